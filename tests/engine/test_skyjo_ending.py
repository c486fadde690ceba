"""Sections 5 and 6: stopping, the final reveal, scores, the 60 turns, the end of the game."""

from random import Random

import pytest
from skyjo_tables import (
    HIDDEN,
    do,
    draw_and_lay,
    draw_and_turn_up,
    first_of,
    kinds,
    options,
    play_at_random,
    position,
    take_and_lay,
)

from engine.core.outcome import ScoreLine
from engine.core.seats import CHANCE, NOBODY
from engine.games.skyjo.actions import (
    CLOSINGS,
    EXCHANGES,
    KEEP_OPEN,
    TAKE_FROM_DISCARD_PILE,
    TAKE_FROM_DRAW_PILE,
    ChooseStarter,
    DealRound,
    DrawCard,
    SkyjoAction,
)
from engine.games.skyjo.events import FinalReveal, GameEnded, Revealed, RoundScored, RoundStopped, TurnsRanOut
from engine.games.skyjo.options import PUBLISHED, TUTORIAL, SkyjoOptions
from engine.games.skyjo.rules import Phase
from engine.games.skyjo.scoring import EndReason, RoundResult, end_reason, score_round, stops_too_soon
from engine.games.skyjo.state import SkyjoState, new_state

LAST_DOWN = "?8 6 7 8 / 5 6 7 8 / 4 1 2 9"
"""One card face down; 9 + 13 + 16 + 25 = 63 face up, and no column that qualifies."""
OPEN_12 = "1 1 1 1 / 1 1 1 1 / 1 1 1 1"
UNSTOPPED = options(PUBLISHED, close_equal=False)


@pytest.mark.clause("SKYJO-5.1")
def test_without_a_face_down_card_at_the_end_of_a_turn_the_round_is_stopped() -> None:
    state = position(TUTORIAL, HIDDEN, LAST_DOWN, HIDDEN, turn=1)
    told = draw_and_lay(state, 9, "A1")
    assert told[-1] == RoundStopped(1)
    view = state.view(None)
    assert (view.stopper, view.turns_left, view.actor) == (1, 2, 2)


@pytest.mark.clause("SKYJO-5.1")
def test_every_other_seat_has_exactly_one_more_turn() -> None:
    state = position(TUTORIAL, HIDDEN, LAST_DOWN, HIDDEN, turn=1)
    draw_and_lay(state, 9, "A1")
    order = []
    for _ in range(2):
        order.append(state.actor)
        told = draw_and_lay(state, 3, "A1")
    assert order == [2, 0]
    assert kinds(told)[-2:] == ["FinalReveal", "RoundScored"]
    assert state.actor == CHANCE and state.phase is Phase.DEAL


@pytest.mark.clause("SKYJO-5.1")
def test_extra_turns_stop_nobody_else() -> None:
    state = position(TUTORIAL, LAST_DOWN, LAST_DOWN, LAST_DOWN, turn=1)
    draw_and_lay(state, 9, "A1")
    assert "RoundStopped" not in kinds(draw_and_lay(state, 9, "A1"))
    assert state.view(None).turns_left == 1
    told = draw_and_lay(state, 9, "A1")
    assert first_of(told, RoundScored).sums == (72, 72, 72)
    assert state.results[0].stopper == 1


@pytest.mark.clause("SKYJO-5.1")
def test_whoever_has_stopped_is_said_to_those_who_act_out_of_turn() -> None:
    state = position(TUTORIAL, HIDDEN, LAST_DOWN, HIDDEN, turn=1)
    draw_and_lay(state, 9, "A1")
    assert state.view(1).refusal(TAKE_FROM_DRAW_PILE) == "SKYJO-5.1"
    assert state.view(2).refusal(TAKE_FROM_DRAW_PILE) is None


@pytest.mark.clause("SKYJO-5.1")
def test_the_stop_waits_for_the_closing() -> None:
    state = position(TUTORIAL, "?8 6 7 8 / -1 6 7 8 / -1 6 7 9", HIDDEN)
    assert "RoundStopped" not in kinds(draw_and_lay(state, 2, "A1"))
    assert kinds(do(state, CLOSINGS[0])) == ["ColumnClosed", "RoundStopped"]


@pytest.mark.clause("SKYJO-5.1")
def test_a_grid_without_cards_has_stopped_too() -> None:
    state = position(PUBLISHED, "?8 . . . / 5 . . . / 5 . . .", HIDDEN)
    told = draw_and_lay(state, 5, "A1")
    assert kinds(told)[-2:] == ["ColumnClosed", "RoundStopped"]
    assert state.gone[0] == 0b111111111111


@pytest.mark.clause("SKYJO-5.1")
@pytest.mark.clause("SKYJO-5.2")
@pytest.mark.parametrize("seed", range(5))
def test_by_the_tutorial_the_starter_stops_in_the_twelfth_turn(seed: int) -> None:
    """Every turn shows exactly one card more, so the final reveal finds none."""
    state = new_state(3, options(TUTORIAL, end="rounds", rounds=1))
    rng = Random(seed)
    told: list[object] = []
    while state.stopper == -1:
        state.apply(state.sample_chance(rng) if state.actor == CHANCE else rng.choice(list(state.legal_actions())))
    assert state.stopper == state.starter and state.turns == 34
    while state.actor != NOBODY:
        told = []
        action = state.sample_chance(rng) if state.actor == CHANCE else rng.choice(list(state.legal_actions()))
        state.apply(action, told)  # type: ignore[arg-type]
    assert FinalReveal(()) in told
    assert state.turns == 36


@pytest.mark.clause("SKYJO-5.2")
def test_face_down_cards_are_turned_up_at_the_end() -> None:
    state = position(PUBLISHED, LAST_DOWN, "?7 ?6 1 2 / 3 4 5 6 / 1 2 3 4", turn=0)
    draw_and_lay(state, 9, "A1")
    told = draw_and_lay(state, 8, "B1")
    assert first_of(told, FinalReveal) == FinalReveal((Revealed(1, 0, 7),))
    assert state.view(None).grids[1][0] == 7
    assert first_of(told, RoundScored).sums == (72, 11 + 14 + 9 + 12)


@pytest.mark.clause("SKYJO-5.2")
def test_columns_that_qualify_only_now_close_by_themselves() -> None:
    """Three 7 of seat 1, in the published profile onto the discard pile."""
    state = position(PUBLISHED, LAST_DOWN, "?7 ?6 1 2 / 7 4 5 6 / 7 2 3 4", turn=0)
    draw_and_lay(state, 9, "A1")
    told = draw_and_lay(state, 8, "B1")
    assert kinds(told)[2:5] == ["FinalReveal", "ColumnClosed", "RoundScored"]
    closed = told[3]
    assert (closed.seat, closed.column, closed.final) == (1, 0, True)  # type: ignore[attr-defined]
    assert (closed.sum_before, closed.sum_after) == (21 + 14 + 9 + 12, 35)  # type: ignore[attr-defined]
    assert first_of(told, RoundScored).sums[1] == 35
    assert state.discard[-3:] == [7, 7, 7]


@pytest.mark.clause("SKYJO-5.3")
def test_the_round_score_is_the_sum_of_the_cards() -> None:
    state = position(
        TUTORIAL,
        "-2 6 7 8 / 5 -1 7 8 / 4 6 . 9".replace(".", "12"),
        "?3 . 7 1 / 5 . 7 1 / 4 . 2 2",
        stopper=0,
        turns_left=1,
        turn=1,
        totals=(50, 30),
    )
    told = draw_and_lay(state, 10, "A1")
    assert first_of(told, RoundScored) == RoundScored(
        1, sums=(7 + 11 + 26 + 25, 19 + 16 + 4), scores=(69, 39), totals=(119, 69), doubled=None
    )
    assert state.totals == (119, 69)


def stopped(sums: tuple[int, ...], stopper: int = 0) -> RoundResult:
    return score_round(options(TUTORIAL, stopper_doubles=True), 0, stopper, sums)


@pytest.mark.clause("SKYJO-5.4")
@pytest.mark.parametrize(
    ("sums", "scores"),
    [
        ((12, 9, 30), (24, 9, 30)),
        ((9, 9), (18, 9)),
        ((9, 10), (9, 10)),
        ((-3, -5), (-3, -5)),
        ((0, -5), (0, -5)),
        ((1, 0), (2, 0)),
        ((12, 13, 30), (12, 13, 30)),
    ],
)
def test_a_stopper_who_is_not_lowest_scores_double(sums: tuple[int, ...], scores: tuple[int, ...]) -> None:
    result = stopped(sums)
    assert result.scores == scores and result.sums == sums
    assert result.doubled == (0 if sums != scores else None)
    assert stops_too_soon(sums, 0) == (sums != scores)


@pytest.mark.clause("SKYJO-5.4")
def test_nobody_else_and_nobody_without_the_option_is_doubled() -> None:
    assert stopped((30, 9, 12), stopper=1).scores == (30, 9, 12)
    assert stopped((5, 9, 12), stopper=2).scores == (5, 9, 24)
    assert score_round(TUTORIAL, 0, 0, (12, 9)).scores == (12, 9)
    assert score_round(PUBLISHED, 0, None, (12, 9)).scores == (12, 9)


@pytest.mark.clause("SKYJO-5.4")
def test_a_doubled_score_is_told_and_derived_on_the_sheet() -> None:
    state = position(
        options(PUBLISHED, target=200),
        "1 2 1 2 / 2 1 2 1 / 1 1 1 1",
        "?1 . . . / 1 . . . / 2 . . .",
        stopper=0,
        turns_left=1,
        turn=1,
    )
    told = draw_and_lay(state, 3, "A1")
    assert first_of(told, RoundScored) == RoundScored(1, (16, 6), (32, 6), (32, 6), doubled=0)
    assert state.sheets()[0].lines == (ScoreLine("round", "SKYJO-5.4", 32, "16 × 2", 1),)
    assert state.sheets()[1].lines == (ScoreLine("round", "SKYJO-5.3", 6, "", 1),)
    assert state.sheets()[0].total == 32


def exchange_for_ever(state: SkyjoState, turns: int) -> list[str]:
    """So many turns in which every seat exchanges its face-up A1 with the discard; the last turn's events."""
    told: list[str] = []
    for _ in range(turns):
        told = kinds(take_and_lay(state, "A1"))
    return told


OPEN_CORNER = "1 ?2 ?3 ?4 / ?1 ?2 ?3 ?4 / ?1 ?2 ?3 ?4"


@pytest.mark.clause("SKYJO-5.5")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_round_nobody_stops_ends_after_sixty_turns_each(seats: int) -> None:
    state = position(UNSTOPPED, *[OPEN_CORNER] * seats)
    assert "TurnsRanOut" not in exchange_for_ever(state, 60 * seats - 1)
    told = do(state, TAKE_FROM_DISCARD_PILE, EXCHANGES[0])
    assert kinds(told)[2:] == ["TurnsRanOut", "FinalReveal", "RoundScored"]
    assert told[2] == TurnsRanOut(60)
    assert len(first_of(told, FinalReveal).cards) == 11 * seats
    assert state.results[0].stopper is None and state.results[0].doubled is None
    assert state.phase is Phase.DEAL


@pytest.mark.clause("SKYJO-5.5")
def test_a_stop_in_the_sixtieth_turn_counts() -> None:
    state = position(UNSTOPPED, OPEN_CORNER, LAST_DOWN, OPEN_CORNER, turns=178, turn=1)
    assert kinds(draw_and_lay(state, 9, "A1"))[-1] == "RoundStopped"
    assert state.actor == 2 and state.view(2).turn_number == 60
    assert kinds(take_and_lay(state, "A1")) == ["CardTaken", "CardsExchanged"]
    assert state.actor == 0 and state.view(0).turn_number == 61
    assert kinds(take_and_lay(state, "A1"))[2:4] == ["FinalReveal", "RoundScored"]
    assert state.results[0].stopper == 1


@pytest.mark.clause("SKYJO-5.5")
def test_the_very_last_turn_can_still_stop() -> None:
    state = position(UNSTOPPED, OPEN_CORNER, LAST_DOWN, turns=119, turn=1)
    assert kinds(draw_and_turn_up(state, 9, "A1"))[-1] == "RoundStopped"
    assert state.view(0).turns_left == 1


@pytest.mark.clause("SKYJO-6.1")
def test_the_target_ends_the_game_once_any_total_reaches_it() -> None:
    assert end_reason(TUTORIAL, (98, 99, 61), 40) is None
    assert end_reason(TUTORIAL, (98, 100, 61), 4) is EndReason.TARGET
    assert end_reason(options(TUTORIAL, target=50), (50, 20), 1) is EndReason.TARGET
    assert end_reason(options(TUTORIAL, target=200), (199, 20), 30) is None


@pytest.mark.clause("SKYJO-6.1")
def test_a_fixed_number_of_rounds() -> None:
    five = options(TUTORIAL, end="rounds")
    assert end_reason(five, (180, 200), 4) is None
    assert end_reason(five, (10, 20), 5) is EndReason.ROUNDS
    assert end_reason(options(five, rounds=1), (10, 20), 1) is EndReason.ROUNDS


def last_turn(rules: SkyjoOptions, totals: tuple[int, int, int]) -> tuple[SkyjoState, list[object]]:
    """A game in which the round about to end scores 12, 0 and 24 (a grid closed altogether scores nothing)."""
    closed = ". . . . / . . . . / . . . ."
    last = "?1 . . . / 5 . . . / 9 . . ."
    state = position(rules, OPEN_12, closed, last, turn=2, stopper=0, turns_left=1, totals=totals)
    told = draw_and_lay(state, 10, "A1")
    return state, list(told)


@pytest.mark.clause("SKYJO-6.1")
@pytest.mark.clause("SKYJO-6.2")
def test_the_lowest_total_wins_when_the_target_is_reached() -> None:
    """The worked example: 98, 104 and 61."""
    state, told = last_turn(TUTORIAL, (86, 104, 37))
    assert state.totals == (98, 104, 61)
    assert told[-1] == GameEnded("target", (2,))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranking) == ("target", ((2,), (0,), (1,)))
    assert state.actor == NOBODY and state.legal_actions() == ()


@pytest.mark.clause("SKYJO-6.1")
def test_below_the_target_another_round_is_dealt() -> None:
    state, told = last_turn(TUTORIAL, (87, 5, 37))
    assert state.totals == (99, 5, 61)
    assert not any(isinstance(event, GameEnded) for event in told)
    assert state.outcome() is None and state.phase is Phase.DEAL
    assert state.view(0).round == 2


@pytest.mark.clause("SKYJO-6.2")
def test_equal_lowest_totals_share_the_win() -> None:
    state, told = last_turn(options(TUTORIAL, end="rounds", rounds=1), (3, 15, 50))
    assert state.totals == (15, 15, 74)
    assert told[-1] == GameEnded("rounds", (0, 1))
    outcome = state.outcome()
    assert outcome is not None and outcome.ranking == ((0, 1), (2,)) and outcome.winners == (0, 1)


@pytest.mark.clause("SKYJO-6.1")
@pytest.mark.parametrize("rounds", [1, 3])
def test_so_many_rounds_are_played(rounds: int) -> None:
    state = new_state(2, options(PUBLISHED, end="rounds", rounds=rounds))
    play_at_random(state, Random(2))
    assert len(state.results) == rounds
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "rounds"
    for seat, sheet in enumerate(outcome.sheets):
        assert [line.number for line in sheet.lines] == list(range(1, rounds + 1))
        assert sheet.total == state.totals[seat] == sum(line.value for line in sheet.lines)


@pytest.mark.clause("SKYJO-6.1")
@pytest.mark.parametrize(
    "action",
    [TAKE_FROM_DRAW_PILE, EXCHANGES[0], KEEP_OPEN, CLOSINGS[0], DrawCard(0, 5), ChooseStarter(0), DealRound(None, 3)],
)
def test_nothing_is_done_once_the_game_is_over(action: SkyjoAction) -> None:
    state, _ = last_turn(TUTORIAL, (86, 104, 37))
    assert state.refusal(action) == "SKYJO-6.1"
    assert state.view(0).refusal(action) == state.view(None).refusal(action) == "SKYJO-6.1"


@pytest.mark.clause("SKYJO-5.3")
def test_the_sheet_of_a_running_round_counts_what_lies_face_up() -> None:
    state = position(TUTORIAL, LAST_DOWN, OPEN_CORNER)
    state.results = (RoundResult(0, 1, (20, 7), (20, 7), None),)
    state.totals = (20, 7)
    for sheets in (state.sheets(), state.view(None).sheets()):
        assert [(line.key, line.value, line.number) for line in sheets[0].lines] == [("round", 20, 1), ("table", 63, 2)]
        assert [sheet.total for sheet in sheets] == [83, 8]
