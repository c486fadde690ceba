"""Who looks at the screen, and when the curtain must hang."""

from __future__ import annotations

from program import make_setup, play_some

from engine.core.match import Match
from engine.games import find_game
from gui.privacy import Privacy


class Table:
    """Stands in for a match: who is to act, and which seats hold a secret."""

    def __init__(self, actor: int, *secret: int) -> None:
        self.actor = actor
        self.secret = secret

    def has_secrets(self, seat: int) -> bool:
        return seat in self.secret


def asks(privacy: Privacy, table: Table) -> bool:
    return privacy.needs_curtain(table)  # type: ignore[arg-type]


def sit(privacy: Privacy, table: Table) -> None:
    privacy.sit_down(table)  # type: ignore[arg-type]


def test_one_person_always_sees_their_own_view_and_no_curtain() -> None:
    privacy = Privacy([2], "always")
    assert privacy.watcher == 2
    for actor in range(4):
        assert not asks(privacy, Table(actor, 0, 1, 2, 3))
        sit(privacy, Table(actor))
        assert privacy.watcher == 2


def test_computers_alone_are_watched_as_a_spectator() -> None:
    privacy = Privacy([], "always")
    sit(privacy, Table(1))
    assert privacy.watcher is None
    assert not asks(privacy, Table(0, 0))


def test_the_curtain_hangs_only_where_something_is_secret() -> None:
    privacy = Privacy([0, 1], "secret")
    sit(privacy, Table(0))
    assert not asks(privacy, Table(1))
    assert asks(privacy, Table(1, 0))  # who looks has a secret
    assert asks(privacy, Table(1, 1))  # who comes has one
    assert not asks(privacy, Table(0, 0, 1))  # nobody changes places


def test_always_and_never() -> None:
    for setting, wanted in (("always", True), ("never", False)):
        privacy = Privacy([0, 1], setting)  # type: ignore[arg-type]
        sit(privacy, Table(0))
        assert asks(privacy, Table(1, 0, 1)) is wanted


def test_the_view_stays_with_the_last_person_while_computers_act() -> None:
    privacy = Privacy([0, 2], "secret")
    sit(privacy, Table(0))
    sit(privacy, Table(1))
    assert privacy.watcher == 0
    assert not asks(privacy, Table(1, 0))
    sit(privacy, Table(2))
    assert privacy.watcher == 2


def test_behind_the_curtain_nobody_looks() -> None:
    privacy = Privacy([0, 1], "secret")
    sit(privacy, Table(0))
    privacy.leave()
    assert privacy.watcher is None
    alone = Privacy([0], "secret")
    alone.leave()
    assert alone.watcher == 0


def test_at_the_end_everybody_looks_on() -> None:
    match = Match(find_game("skyjo"), make_setup("human", "human"))
    play_some(match)
    privacy = Privacy([0, 1], "secret")
    privacy.sit_down(match)
    assert privacy.watcher is None


def test_a_drawn_card_hangs_the_curtain_before_the_next_person() -> None:
    match = Match(find_game("skyjo"), make_setup("human", "human"))
    privacy = Privacy([0, 1], "secret")
    for _ in range(400):
        if match.actor >= 0:
            other = 1 - match.actor
            secret = match.has_secrets(match.actor) or match.has_secrets(other)
            privacy = Privacy([0, 1], "secret")
            sit(privacy, Table(other))
            assert privacy.needs_curtain(match) is secret
        if match.over:
            break
        play_some(match, 1)
