"""Section 4: which columns may be closed, when, where they go and what they count."""

import pytest
from skyjo_tables import HIDDEN, do, draw_and_lay, first_of, grid_text, kinds, options, position, take_and_lay

from engine.core.outcome import ScoreLine
from engine.games.skyjo.actions import (
    CLOSINGS,
    DISCARD_DRAWN,
    EXCHANGES,
    KEEP_OPEN,
    TAKE_FROM_DRAW_PILE,
    TURN_UPS,
    DrawCard,
)
from engine.games.skyjo.events import ColumnClosed, ColumnsLeftOpen, RoundScored
from engine.games.skyjo.options import PUBLISHED, TUTORIAL

EQUAL = options(TUTORIAL, close_equal=True)


@pytest.mark.clause("SKYJO-4.1")
def test_three_face_up_cards_of_zero_or_less_qualify() -> None:
    state = position(TUTORIAL, "-2 5 ?-2 -2 / -1 -2 -1 -2 / 3 -2 -1 ?-2", HIDDEN)
    assert state.view(0).closable[0] == (0,)  # sum 0; 5 − 2 − 2 is 1; the others are not all face up
    state = position(TUTORIAL, "-2 5 -2 -2 / -1 -2 -1 -2 / 3 -2 -1 1", HIDDEN)
    assert state.view(None).closable[0] == (0, 2, 3)


@pytest.mark.clause("SKYJO-4.1")
def test_nonpositive_columns_stay_where_the_rule_is_off() -> None:
    rules = options(TUTORIAL, close_nonpositive=False)
    state = position(rules, "?5 4 4 4 / -1 4 4 4 / -1 4 4 ?4", HIDDEN)
    draw_and_lay(state, -2, "A1")
    assert state.phase.value == "take" and state.actor == 1
    assert state.view(0).closable[0] == ()


@pytest.mark.clause("SKYJO-4.2")
def test_three_alike_qualify_only_with_the_option() -> None:
    sevens = "7 1 ?7 2 / 7 1 7 3 / 7 2 7 ?4"
    assert position(TUTORIAL, sevens, HIDDEN).view(0).closable[0] == ()
    assert position(EQUAL, sevens, HIDDEN).view(0).closable[0] == (0,)
    assert position(PUBLISHED, sevens, HIDDEN).view(0).closable[0] == (0,)


@pytest.mark.clause("SKYJO-4.2")
def test_two_alike_do_not_qualify() -> None:
    for grid in ("7 7 6 2 / 7 6 7 3 / 6 7 7 ?4", "-1 0 1 2 / 0 -1 0 3 / 0 0 0 ?4"):
        assert position(PUBLISHED, grid, HIDDEN).view(0).closable[0] == ()


@pytest.mark.clause("SKYJO-4.3")
def test_closing_is_offered_at_the_end_of_the_own_turn() -> None:
    state = position(TUTORIAL, "?5 4 ?4 4 / -1 4 4 4 / -1 4 4 ?4", HIDDEN, discard="2 3")
    assert kinds(draw_and_lay(state, 2, "A1")) == ["CardDrawn", "CardsExchanged"]
    assert state.phase.value == "close" and state.actor == 0
    assert list(state.legal_actions()) == [CLOSINGS[0], KEEP_OPEN]
    for action in (TAKE_FROM_DRAW_PILE, EXCHANGES[3], DISCARD_DRAWN, TURN_UPS[8]):
        assert state.refusal(action) == "SKYJO-4.3"
    told = do(state, CLOSINGS[0])
    assert told == [ColumnClosed(0, 0, (2, -1, -1), 28, 28, to_discard=False, final=False)]
    assert grid_text(state, 0) == ". 4 ?4 4 / . 4 4 4 / . 4 4 ?4"
    assert state.actor == 1 and state.phase.value == "take"


@pytest.mark.clause("SKYJO-4.3")
def test_closing_may_be_declined_and_is_offered_again() -> None:
    state = position(TUTORIAL, "?5 ?4 ?4 4 / -1 ?4 4 4 / -1 4 4 ?4", HIDDEN)
    draw_and_lay(state, 2, "A1")
    assert do(state, KEEP_OPEN) == [ColumnsLeftOpen(0, (0,))]
    assert state.actor == 1
    take_and_lay(state, "A1")
    assert state.actor == 0 and state.phase.value == "take"
    assert state.refusal(CLOSINGS[0]) == "SKYJO-4.3"
    draw_and_lay(state, 6, "B1")
    assert list(state.legal_actions()) == [CLOSINGS[0], KEEP_OPEN]


@pytest.mark.clause("SKYJO-4.3")
def test_each_qualifying_column_may_be_closed_or_kept() -> None:
    state = position(EQUAL, "?5 8 7 4 / -1 8 -2 4 / -1 8 -2 ?4", HIDDEN)
    draw_and_lay(state, 2, "A1")
    assert list(state.legal_actions()) == [CLOSINGS[0], CLOSINGS[1], KEEP_OPEN]
    assert state.refusal(CLOSINGS[2]) == "SKYJO-4.1"  # 7 − 2 − 2 is 3
    assert state.refusal(CLOSINGS[3]) == "SKYJO-4.1"
    told = do(state, CLOSINGS[1])
    assert told == [ColumnClosed(0, 1, (8, 8, 8), 35, 11, to_discard=False, final=False)]
    assert list(state.legal_actions()) == [CLOSINGS[0], KEEP_OPEN]
    assert state.refusal(CLOSINGS[1]) == "SKYJO-4.4"
    assert do(state, KEEP_OPEN) == [ColumnsLeftOpen(0, (0,))]
    assert grid_text(state, 0) == "2 . 7 4 / -1 . -2 4 / -1 . -2 ?4"


@pytest.mark.clause("SKYJO-4.3")
def test_where_only_alike_close_that_clause_forbids_the_rest() -> None:
    state = position(options(EQUAL, close_nonpositive=False), "?5 -1 7 4 / 2 -1 6 4 / 2 -1 7 ?4", HIDDEN)
    draw_and_lay(state, 2, "A1")
    assert list(state.legal_actions()) == [CLOSINGS[0], CLOSINGS[1], KEEP_OPEN]
    assert state.refusal(CLOSINGS[2]) == "SKYJO-4.2"
    assert state.refusal(type(CLOSINGS[0])(4)) == "SKYJO-2.1"


@pytest.mark.clause("SKYJO-4.3")
def test_only_own_columns_and_only_at_the_own_turn() -> None:
    """Seat 1's column qualifies all along; seat 0's turn passes without asking anybody."""
    state = position(TUTORIAL, HIDDEN, "1 5 6 7 / -2 5 6 7 / -2 5 6 ?7")
    assert state.view(1).closable == ((), (0,))
    draw_and_lay(state, 3, "A1")
    assert state.phase.value == "take" and state.actor == 1


@pytest.mark.clause("SKYJO-4.3")
def test_automatic_closing_asks_nobody() -> None:
    state = position(options(EQUAL, close="automatic"), "?5 8 7 4 / -1 8 6 4 / -1 8 5 ?4", HIDDEN)
    told = draw_and_lay(state, 2, "A1")
    assert kinds(told) == ["CardDrawn", "CardsExchanged", "ColumnClosed", "ColumnClosed"]
    assert grid_text(state, 0) == ". . 7 4 / . . 6 4 / . . 5 ?4"
    assert state.actor == 1
    assert state.refusal(CLOSINGS[0]) == state.refusal(KEEP_OPEN) == "SKYJO-4.3"


@pytest.mark.clause("SKYJO-4.3")
def test_with_choice_nothing_closes_after_the_final_reveal() -> None:
    state = position(
        TUTORIAL, "1 1 1 1 / 1 1 1 1 / 1 1 1 1", "?-1 5 6 7 / -1 5 6 7 / -1 5 6 7", turn=1, stopper=0, turns_left=1
    )
    told = draw_and_lay(state, -2, "A1")
    assert state.phase.value == "close"
    told = do(state, KEEP_OPEN)
    assert "ColumnClosed" not in kinds(told)
    assert first_of(told, RoundScored).sums == (12, 50)  # −4 + 15 + 18 + 21
    rules = options(TUTORIAL, swap="any")
    state = position(
        rules, "1 1 1 1 / 1 1 1 1 / 1 1 1 1", "?-1 5 6 ?7 / -1 5 6 7 / -1 5 6 7", turn=1, stopper=0, turns_left=1
    )
    told = draw_and_lay(state, 3, "D1")
    assert kinds(told)[2:] == ["FinalReveal", "RoundScored"]
    assert first_of(told, RoundScored).sums == (12, -3 + 15 + 18 + 17)


@pytest.mark.clause("SKYJO-4.4")
def test_to_the_box() -> None:
    state = position(TUTORIAL, "?5 4 4 4 / -1 4 4 4 / -1 4 4 ?4", HIDDEN, discard="9 3")
    draw_and_lay(state, 2, "A1")
    do(state, CLOSINGS[0])
    assert state.discard == [9, 3, 5]
    assert state.view(None).box == (-1, -1, 2)


@pytest.mark.clause("SKYJO-4.4")
def test_to_the_discard_pile_the_top_row_uppermost() -> None:
    rules = options(TUTORIAL, closed_to="discard")
    state = position(rules, "?5 4 4 4 / -1 4 4 4 / -2 4 4 ?4", HIDDEN, discard="9 3")
    draw_and_lay(state, 2, "A1")
    told = do(state, CLOSINGS[0])
    assert told == [ColumnClosed(0, 0, (2, -1, -2), 31, 32, to_discard=True, final=False)]
    assert state.discard == [9, 3, 5, -2, -1, 2]
    assert state.box == []


@pytest.mark.clause("SKYJO-4.5")
def test_a_closed_column_scores_nothing() -> None:
    state = position(TUTORIAL, "?5 4 4 4 / -2 4 4 4 / -2 4 4 ?4", HIDDEN)
    draw_and_lay(state, -1, "A1")
    event = first_of(do(state, CLOSINGS[0]), ColumnClosed)
    assert (event.sum_before, event.sum_after) == (32 - 5, 32)
    assert state.view(0).sums[0] == 32 and state.view(0).closed_sums[0] == 0
    assert state.sheets()[0].lines == (ScoreLine("table", "SKYJO-5.3", 32, number=1),)


@pytest.mark.clause("SKYJO-4.5")
def test_a_closed_column_counts_where_the_table_says_so() -> None:
    rules = options(TUTORIAL, closed_score="counted")
    state = position(rules, "?5 4 4 4 / -2 4 4 4 / -2 4 4 ?4", HIDDEN)
    draw_and_lay(state, -1, "A1")
    event = first_of(do(state, CLOSINGS[0]), ColumnClosed)
    assert (event.sum_before, event.sum_after) == (27, 27)
    assert state.view(0).sums[0] == 27 and state.view(0).closed_sums[0] == -5
    assert state.sheets()[0].total == 27


@pytest.mark.clause("SKYJO-4.5")
@pytest.mark.parametrize(("counted", "score"), [("zero", 24), ("counted", 24 + 21)])
def test_what_closed_columns_count_reaches_the_round_score(counted: str, score: int) -> None:
    rules = options(PUBLISHED, closed_score=counted, stopper_doubles=False)
    stopped = "1 2 1 2 / 2 1 2 1 / 1 2 1 2"  # 18
    state = position(rules, "?5 1 2 1 / 7 2 1 4 / 7 3 2 8", stopped, stopper=1, turns_left=1)
    told = draw_and_lay(state, 7, "A1")
    assert first_of(told, RoundScored).sums == (score, 18)
    assert state.totals == (score, 18)


@pytest.mark.clause("SKYJO-4.4")
def test_an_empty_place_takes_no_card_and_is_not_turned_up() -> None:
    state = position(PUBLISHED, ". ?1 2 1 / . 2 ?1 4 / . 3 2 8", HIDDEN)
    do(state, TAKE_FROM_DRAW_PILE, DrawCard(0, 4))
    assert [state.refusal(EXCHANGES[place]) for place in (0, 1, 2, 3)] == ["SKYJO-4.4"] * 3 + [None]
    do(state, DISCARD_DRAWN)
    assert [state.refusal(TURN_UPS[place]) for place in (0, 3, 4)] == ["SKYJO-4.4", None, "SKYJO-3.2"]
