"""The session: nothing counts that did not pass the match and its recorder; late answers are dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from program import StandInComputer, make_setup

from engine.core.errors import TakhteError
from engine.core.match import Match, Rewound, SeatSetup, Step
from engine.core.seats import CHANCE
from engine.games import find_game
from engine.games.skyjo.actions import DiscardDrawn, Exchange, TakeFromDiscardPile
from gui.seats import AiSeat, HumanSeat
from gui.session import Session
from gui.windows.play import drivers_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot


class Heard:
    """Everything a session said, in order."""

    def __init__(self, session: Session) -> None:
        self.told: list[tuple[str, Any]] = []
        for name in ("stepped", "rewound", "awaiting", "finished", "failed"):
            getattr(session, name).connect(lambda value, name=name: self.told.append((name, value)))

    def of(self, name: str) -> list[Any]:
        return [value for told, value in self.told if told == name]


class Pen:
    """A recorder that can be out of ink."""

    def __init__(self) -> None:
        self.lines: list[Step | Rewound] = []
        self.broken = False

    def __call__(self, entry: Step | Rewound) -> None:
        if self.broken:
            raise TakhteError("file_unwritable", path="x", problem="full")
        self.lines.append(entry)


def begun(*kinds: str, computer: StandInComputer | None = None) -> tuple[Session, Heard, StandInComputer, Pen]:
    computer = computer if computer is not None else StandInComputer(patient=True)
    pen, setup = Pen(), make_setup(*kinds)
    match = Match(find_game("skyjo"), setup, pen)
    session = Session(match, drivers_for(setup, computer))
    heard = Heard(session)
    session.start()
    return session, heard, computer, pen


def first_choice(session: Session) -> Any:
    return session.match.view(session.match.actor).legal_actions()[0]


def quiet_choice(session: Session) -> Any:
    """Something that reveals nothing, where there is such a thing: the open card for an open card."""
    seat = session.match.actor
    view: Any = session.match.view(seat)
    for action in view.legal_actions():
        if isinstance(action, TakeFromDiscardPile):
            return action
        if isinstance(action, Exchange) and view.grids[seat][action.place] is not None:
            return action
    return view.legal_actions()[0]


def until_turn_of(session: Session, wanted: Callable[[], bool]) -> None:
    """People play, as quietly as they can, until something holds; the computer answers on the way."""
    for _ in range(200):
        if wanted():
            return
        if not session.is_human(session.match.actor):
            thoughts = session.drivers[session.match.actor]._thinker.thoughts  # type: ignore[attr-defined]
            thoughts[-1].answer()
            continue
        assert session.submit(session.match.actor, quiet_choice(session)) is None
    raise AssertionError("it never came to that")


def test_chance_is_rolled_until_somebody_decides(qapp: object) -> None:
    session, heard, _, pen = begun("human", "human")
    assert session.match.actor >= 0
    assert all(step.actor == CHANCE for step in heard.of("stepped"))
    assert len(pen.lines) == session.match.ply == len(heard.of("stepped"))
    assert heard.told[-1] == ("awaiting", session.match.actor)


def test_a_persons_action_is_played_and_told(qapp: object) -> None:
    session, heard, _, _ = begun("human", "human")
    seat, ply = session.match.actor, session.match.ply
    action = first_choice(session)
    assert session.submit(seat, action) is None
    played = [step for step in heard.of("stepped") if step.ply == ply]
    assert [(step.actor, step.action) for step in played] == [(seat, action)]


def test_a_refused_action_changes_nothing_and_names_the_clause(qapp: object) -> None:
    session, heard, _, pen = begun("human", "human")
    until_turn_of(session, lambda: bool(_forbidden(session)))
    action, before = _forbidden(session)[0], (session.match.ply, len(pen.lines), len(heard.told))
    clause = session.submit(session.match.actor, action)
    assert clause is not None and clause.startswith("SKYJO-")
    assert session.refusal(action) == clause
    assert (session.match.ply, len(pen.lines), len(heard.told)) == before


def _forbidden(session: Session) -> list[Any]:
    """Actions of the game that may not be done now."""
    actions: list[Any] = [TakeFromDiscardPile(), DiscardDrawn(), *(Exchange(place) for place in range(12))]
    return [action for action in actions if session.refusal(action)]


def test_a_failed_write_leaves_the_match_as_it_was(qapp: object) -> None:
    session, heard, _, pen = begun("human", "human")
    seat, ply, action = session.match.actor, session.match.ply, first_choice(session)
    pen.broken = True
    assert session.submit(seat, action) is None
    assert session.match.ply == ply
    assert session.match.actor == seat
    assert [error.code for error in heard.of("failed")] == ["file_unwritable"]
    pen.broken = False
    assert session.submit(seat, action) is None
    assert session.match.ply > ply


def test_a_failed_write_of_taking_back_leaves_the_match_as_it_was(qapp: object) -> None:
    session, heard, _, pen = begun("human", "human")
    until_turn_of(session, lambda: session.can_undo)
    ply = session.match.ply
    pen.broken = True
    assert not session.undo()
    assert session.match.ply == ply
    assert heard.of("failed")
    pen.broken = False
    assert session.undo()


def test_the_computer_answers_in_its_turn(qapp: object, qtbot: QtBot) -> None:
    session, heard, _computer, _ = begun("computer", "computer", computer=StandInComputer())
    qtbot.waitUntil(lambda: bool(heard.of("finished")), timeout=60_000)
    assert session.match.over
    assert heard.of("finished") == [session.match.outcome]
    assert not heard.of("failed")


def test_undo_while_the_computer_thinks_drops_its_answer(qapp: object) -> None:
    session, heard, computer, _ = begun("human", "computer")
    until_turn_of(session, lambda: session.match.actor == 1 and session.can_undo)
    late = computer.thoughts[-1]
    forgotten = computer.forgotten
    assert session.undo()
    assert computer.forgotten > forgotten
    assert session.match.actor == 0
    before = session.match.ply
    late.answer()
    assert session.match.ply == before
    assert not heard.of("failed")


def test_an_answer_for_another_moment_is_dropped(qapp: object) -> None:
    session, _heard, computer, _ = begun("human", "computer")
    until_turn_of(session, lambda: session.match.actor == 1)
    driver = session.drivers[1]
    assert isinstance(driver, AiSeat)
    stale = session.position
    action = first_choice(session)
    computer.thoughts[-1].answer()
    assert session.match.ply > stale.ply
    ply = session.match.ply
    driver.decided.emit(stale, action)
    assert session.match.ply == ply


def test_an_illegal_answer_is_told_and_not_played(qapp: object) -> None:
    session, heard, computer, _ = begun("human", "computer")
    until_turn_of(session, lambda: session.match.actor == 1)
    ply = session.match.ply
    forbidden = _forbidden(session)
    assert forbidden
    computer.thoughts[-1].answered(forbidden[0])
    assert session.match.ply == ply
    assert heard.of("failed")


def test_redo_goes_to_the_next_decision_of_a_person(qapp: object) -> None:
    session, _heard, _, _ = begun("human", "human")
    until_turn_of(session, lambda: session.can_undo)
    ply = session.match.ply
    assert session.undo()
    assert session.can_redo
    assert session.redo()
    assert session.match.ply == ply
    assert not session.can_redo


def test_after_stop_nothing_is_played(qapp: object) -> None:
    session, _heard, computer, _ = begun("human", "computer")
    until_turn_of(session, lambda: session.match.actor == 1)
    ply = session.match.ply
    session.stop()
    computer.thoughts[-1].answer()
    assert session.match.ply == ply


def test_a_computers_move_waits_for_the_sign(qapp: object) -> None:
    computer = StandInComputer(patient=True)
    seat = AiSeat(computer, "skyjo", "random", 3)
    seat.on_signal = True
    said: list[Any] = []
    ready: list[bool] = []
    seat.decided.connect(lambda position, action: said.append(action))
    seat.ready.connect(lambda: ready.append(True))
    session, _, _, _ = begun("human", "human")
    seat.ask(session.position, session.match.view(session.match.actor))
    computer.thoughts[-1].answer()
    assert ready and not said
    seat.release()
    assert len(said) == 1


def test_a_computers_move_keeps_its_pause(qapp: object, qtbot: QtBot) -> None:
    computer = StandInComputer(patient=True)
    seat = AiSeat(computer, "skyjo", "random", 3)
    seat.pause_milliseconds = 30
    said: list[Any] = []
    seat.decided.connect(lambda position, action: said.append(action))
    session, _, _, _ = begun("human", "human")
    seat.ask(session.position, session.match.view(session.match.actor))
    computer.thoughts[-1].answer()
    assert not said
    qtbot.waitUntil(lambda: len(said) == 1)


def test_undone_and_asked_again_the_computer_is_given_the_same_seed(qapp: object) -> None:
    seeds: list[int] = []

    class Noting(StandInComputer):
        def think(self, game: str, view: Any, player: str, level: int, seed: int, *rest: Any) -> None:
            seeds.append(seed)

    seat = AiSeat(Noting(), "skyjo", "random", 3)
    session, _, _, _ = begun("human", "human")
    view = session.match.view(session.match.actor)
    seat.ask(session.position, view)
    seat.cancel()
    seat.ask(session.position, view)
    assert len(set(seeds)) == 1


def test_people_and_computers_are_told_apart(qapp: object) -> None:
    session, _, _, _ = begun("human", "computer", "human")
    assert session.humans == (0, 2)
    assert session.is_human(0) and not session.is_human(1)
    assert isinstance(session.drivers[0], HumanSeat)
    assert SeatSetup("A", "human").kind == "human"
