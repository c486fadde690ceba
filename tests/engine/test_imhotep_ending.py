"""Section 6: the three endings, the final score and the winner."""

import pytest
from imhotep_tables import buy, card, do, harbour, kinds, line, load, options, position, sail, totals, use

from engine.core.seats import NOBODY
from engine.games.imhotep.actions import PASS_TURN, BuyCard, ImhotepAction, SailShip, TakeBack, TurnUpCard
from engine.games.imhotep.events import GameEnded, TurnPassed, TurnSkipped
from engine.games.imhotep.state import ImhotepState

ALL_BUT_ONE = {"pyramid": "A" * 12, "temple": "B" * 12, "obelisk": "AABB", "tomb": "AAABB"}
LATE: list[ImhotepAction] = [
    load(2, 1),
    BuyCard(0),
    sail(2, "temple"),
    use("quarry"),
    TakeBack(1),
    PASS_TURN,
    TurnUpCard(0),
]


def assert_over(state: ImhotepState, reason: str, clause: str) -> None:
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == reason
    assert state.actor == NOBODY and len(state.legal_actions()) == 0
    for action in LATE:
        assert state.refusal(action) == clause
        assert all(state.view(watcher).refusal(action) == clause for watcher in (None, 0, 1))


# 6.1


@pytest.mark.clause("IMHOTEP-6.1")
def test_the_last_place_of_the_last_site_ends_the_game() -> None:
    state = position(ships="~~ AAB B...", sites=ALL_BUT_ONE, reserve="3 4")
    told = do(state, sail(4, "tomb"))
    assert kinds(told) == ["ShipSailed", "StonePlaced", "SiteCompleted", "GameEnded"]
    assert_over(state, "sites_full", "IMHOTEP-6.1")
    assert harbour(state) == "~~ AAB ~~~~", "what is on board stays there and counts for nothing"
    assert totals(state) == [24 + 2 + 3, 12 + 2 + 3]


@pytest.mark.clause("IMHOTEP-6.1")
def test_overflow_still_returns_and_no_ship_comes_home() -> None:
    state = position(ships="BA ~~~ ~~~~", sites=ALL_BUT_ONE, reserve="3 4")
    told = do(state, sail(2, "tomb"))
    assert "StoneReturned" in kinds(told) and "RoundBegan" not in kinds(told)
    assert state.reserve == [4, 4] and state.round == 1


@pytest.mark.clause("IMHOTEP-6.1")
def test_three_full_sites_are_not_enough() -> None:
    state = position(ships="A. ... ....", sites={**ALL_BUT_ONE, "tomb": "A"})
    do(state, sail(2, "tomb"))
    assert state.outcome() is None and state.actor == 1


# 6.2


@pytest.mark.clause("IMHOTEP-6.2")
def test_the_card_that_empties_the_deck_ends_the_game_at_once() -> None:
    state = position(3, ships="A. BC. ....", deck="quarry quarry", sites={"temple": "AB"})
    buy(state, "statue", "quarry")
    assert state.outcome() is None and state.actor == 1
    told = buy(state, "obelisk_carver", "quarry")
    assert kinds(told) == ["CardBought", "MarketRefilled", "GameEnded"]
    assert_over(state, "deck_empty", "IMHOTEP-6.2")
    assert totals(state) == [1 + 1, 1, 0]


# 6.3


@pytest.mark.clause("IMHOTEP-6.3")
def test_when_nobody_can_act_any_more_the_game_is_over() -> None:
    state = position(3, reserve="0 0 0", ships="~~ A.. ~~~~")
    told = do(state, sail(3, "temple"))
    assert told[3:] == [TurnSkipped(1), TurnSkipped(2), TurnSkipped(0), GameEnded("standstill", (0,))]
    assert_over(state, "standstill", "IMHOTEP-6.3")


@pytest.mark.clause("IMHOTEP-6.3")
def test_passing_counts_like_being_skipped() -> None:
    state = position(3, reserve="0 0 0", box="0 2 1", hands={"B": "quarry", "C": "quarry"}, ships="~~ A.. ~~~~")
    do(state, sail(3, "temple"))
    assert do(state, PASS_TURN) == [TurnPassed(1)]
    told = do(state, PASS_TURN)
    assert told == [TurnPassed(2), TurnSkipped(0), GameEnded("standstill", (0,))]
    assert_over(state, "standstill", "IMHOTEP-6.3")


@pytest.mark.clause("IMHOTEP-6.3")
def test_a_card_or_an_action_begins_the_count_anew() -> None:
    state = position(3, reserve="0 0 0", box="0 2 1", hands={"B": "quarry", "C": "quarry"}, ships="~~ A.. ~~~~")
    do(state, sail(3, "temple"), PASS_TURN)
    assert state.actor == 2 and state.idle == 1
    do(state, use("quarry"), TakeBack(1))
    assert state.idle == 0 and state.actor == 2
    do(state, load(4, 1))
    assert state.actor == 0 and state.refusal(sail(4, "tomb")) is None
    do(state, sail(4, "tomb"))
    assert state.outcome() is None and state.actor == 1


@pytest.mark.clause("IMHOTEP-6.3")
def test_the_last_card_may_itself_leave_nothing_to_do() -> None:
    """After A's fair wind nobody has a stone: A is the first of those who are skipped."""
    state = position(2, reserve="0 0", ships="A. ~~~ ~~~~", hands={"A": "fair_wind"})
    told = do(state, use("fair_wind"), sail(2, "tomb"))
    assert told[-3:] == [TurnSkipped(0), TurnSkipped(1), GameEnded("standstill", (0,))]


# 6.4


@pytest.mark.clause("IMHOTEP-6.4")
def test_the_final_score_adds_everything_up() -> None:
    state = position(
        3,
        sites={"pyramid": "ABABA", "temple": "AACB", "obelisk": "AAB", "tomb": "BBA"},
        hands={"A": "temple_priest pyramid_mason obelisk_carver statue statue quarry", "B": "tomb_keeper"},
        ships="AB C.. ....",
    )
    sheet = state.sheets()[0]
    assert [(part.key, part.value) for part in sheet.lines] == [
        ("pyramid", 1 + 3 + 2),
        ("temple", 2),
        ("obelisk", 2),
        ("obelisk_bonus", 7),
        ("tomb", 1),
        ("temple_priest", 2),
        ("pyramid_mason", 1),
        ("obelisk_carver", 4),
        ("statue", 3),
    ]
    assert sheet.total == 28
    assert [(part.key, part.value) for part in state.sheets()[1].lines] == [
        ("pyramid", 2 + 1),
        ("temple", 1),
        ("obelisk", 1),
        ("tomb", 2),
        ("tomb_bonus", 5),
        ("tomb_keeper", 2),
    ]
    assert totals(state) == [28, 14, 1]
    assert line(state, "C", "temple") == (1, "", "IMHOTEP-4.2")
    assert state.view(2).sheets() == state.sheets()


@pytest.mark.clause("IMHOTEP-6.4")
def test_the_sheets_of_the_outcome_are_those_of_the_last_position() -> None:
    state = position(ships="A. ... ....", sites=ALL_BUT_ONE, hands={"B": "statue"})
    do(state, SailShip(0, 3))
    outcome = state.outcome()
    assert outcome is not None and outcome.sheets == state.sheets()
    assert [sheet.total for sheet in outcome.sheets] == [24 + 2 + 4 + 5, 12 + 2 + 2 + 1]


# 6.5


def ended(reserve: str, **table: dict[str, str]) -> tuple[tuple[int, ...], ...]:
    """The ranking after A, in whose turn it is, buys the card that empties the deck, for one stone."""
    seats = len(reserve.split())
    state = position(seats, options(), reserve=reserve, deck="quarry", **table)  # type: ignore[arg-type]
    told = do(state, BuyCard(5), TurnUpCard(card("quarry")))
    outcome = state.outcome()
    assert outcome is not None and told[-1] == GameEnded("deck_empty", outcome.winners)
    return outcome.ranking


@pytest.mark.clause("IMHOTEP-6.5")
def test_the_highest_score_wins() -> None:
    assert ended("9 1 1", sites={"temple": "ABBCCC"}) == ((2,), (1,), (0,))


@pytest.mark.clause("IMHOTEP-6.5")
def test_the_larger_reserve_decides_a_tie() -> None:
    assert ended("5 5 9", sites={"temple": "AABBC"}) == ((1,), (0,), (2,))


@pytest.mark.clause("IMHOTEP-6.5")
def test_still_tied_they_share() -> None:
    assert ended("6 5 9", sites={"temple": "AABBC"}) == ((0, 1), (2,))
