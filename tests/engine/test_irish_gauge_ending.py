"""Section 6: the end of the game and the winner."""

import pytest
from irish_gauge_tables import (
    D_B,
    bids,
    build,
    do,
    first_of,
    kinds,
    offer,
    position,
    to_track,
)

from engine.core.outcome import ScoreLine, ScoreSheet
from engine.core.seats import NOBODY
from engine.games.irish_gauge.actions import BUILDS, DECLINE_SHARE, GaugeAction, PlaceBid
from engine.games.irish_gauge.events import DisplayEmptied, GameEnded, MapFilled, TurnIdle
from engine.games.irish_gauge.pieces import ALL_SPACES, SPACE_COUNT, space_key
from engine.games.irish_gauge.state import GaugeState
from engine.games.irish_gauge.table import EndReason, Phase

LAST_ONE = {"dublin_belfast": 1, "western": 0, "grand_trunk": 0}


@pytest.mark.clause("GAUGE-6.1")
def test_the_display_runs_empty_and_the_turn_is_still_played() -> None:
    """The last share is sold in phase 1; the track of that turn is built and pays, the buyer's share too."""
    state = position(display=LAST_ONE, shares={"dublin_belfast": (0, 2, 0)})
    told = do(state, offer(D_B, 5), *bids(0, 8, 0))
    assert told[-1] == DisplayEmptied() and state.phase is Phase.TRACK
    assert state.outcome() is None
    told = do(state, build("drogheda-dublin"))
    assert state.cash == [25, 50, 32]
    assert told[-1] == GameEnded("display_empty", (1,))
    assert state.actor == NOBODY and len(state.legal_actions()) == 0


@pytest.mark.clause("GAUGE-6.1")
def test_a_display_that_closes_down_ends_the_game_too() -> None:
    state = to_track(
        display={"dublin_belfast": 3, "western": 0, "grand_trunk": 0}, prices={"dublin_belfast": 90}, turn=2
    )
    told = do(state, build("drogheda-dublin"))
    assert kinds(told)[-3:] == ["CompanyClosed", "DisplayEmptied", "GameEnded"]
    assert state.outcome() is not None and state.outcome().reason == EndReason.DISPLAY_EMPTY  # type: ignore[union-attr]


@pytest.mark.clause("GAUGE-6.1")
def test_the_map_is_full() -> None:
    keys = [space_key(space) for space in range(SPACE_COUNT)]
    state = to_track(built=" ".join(keys[:-1]))
    told = do(state, BUILDS[SPACE_COUNT - 1])
    assert state.built == ALL_SPACES
    assert MapFilled() in told and told[-1] == GameEnded("map_full", (1, 2))


@pytest.mark.clause("GAUGE-6.1")
def test_display_and_map_may_run_out_in_one_turn() -> None:
    keys = [space_key(space) for space in range(SPACE_COUNT)]
    state = position(built=" ".join(keys[:-1]), display=LAST_ONE)
    told = do(state, offer(D_B), *bids(0, 0, 5), BUILDS[SPACE_COUNT - 1])
    assert kinds(told)[-2:] == ["MapFilled", "GameEnded"]
    assert first_of(told, GameEnded).reason == "display_empty"


# Standstill


def idle_turn(state: GaugeState) -> list[object]:
    """A turn in which nobody buys, in a game in which nobody has tracks left."""
    seats = state.seats
    actions: list[GaugeAction] = [offer(D_B, 10), *bids(*[0] * seats)]
    told: list[object] = list(do(state, *actions))
    if state.phase is Phase.MARKET:
        told += do(state, DECLINE_SHARE)
    return told


@pytest.mark.clause("GAUGE-6.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_round_of_turns_without_a_sale_or_a_track_ends_the_game(seats: int) -> None:
    state = position(cash=(30,) * seats, tracks=(0,) * seats)
    for count in range(1, seats):
        told = idle_turn(state)
        assert told[-2] == TurnIdle(count - 1, count, seats)
        assert state.outcome() is None and state.turn == count
    told = idle_turn(state)
    assert told[-2:] == [TurnIdle(seats - 1, seats, seats), GameEnded("standstill", tuple(range(seats)))]


@pytest.mark.clause("GAUGE-6.2")
def test_a_sale_to_anybody_or_a_track_starts_the_count_again() -> None:
    state = position(tracks=(0, 0, 1))
    idle_turn(state)
    do(state, offer(D_B), *bids(5, 0, 0))  # seat 1 offers, seat 2 buys; nobody builds
    assert state.idle == 0 and state.turn == 2
    do(state, offer(D_B, 10), *bids(0, 0, 0), DECLINE_SHARE, build("athlone-portlaoise"))
    assert state.idle == 0 and state.turn == 0
    for _ in range(3):
        assert state.outcome() is None
        idle_turn(state)
    assert state.outcome() is not None


@pytest.mark.clause("GAUGE-6.2", "GAUGE-3.5")
def test_broke_players_are_done_at_once() -> None:
    """Nobody can do anything any more: the three turns pass within one step."""
    state = to_track(cash=(5, 4, 4))
    told = do(state, build("athlone-portlaoise"))
    assert kinds(told)[2:] == ["TurnBegan", "SharesSkipped", "TrackPassed", "TurnIdle"] * 3 + ["GameEnded"]
    assert [event.seat for event in told if isinstance(event, TurnIdle)] == [1, 2, 0]
    assert state.outcome() is not None and state.outcome().winners == (1, 2)  # type: ignore[union-attr]


@pytest.mark.clause("GAUGE-6.1", "GAUGE-6.2")
def test_nothing_is_done_after_the_end() -> None:
    by_display = position(display=LAST_ONE)
    do(by_display, offer(D_B), *bids(5, 0, 0), build("athlone-portlaoise"))
    standing = to_track(cash=(5, 4, 4))
    do(standing, build("athlone-portlaoise"))
    for state, clause in ((by_display, "GAUGE-6.1"), (standing, "GAUGE-6.2")):
        for action in (offer(D_B), PlaceBid(5), build("galway-ennis"), DECLINE_SHARE):
            assert state.refusal(action) == clause
            assert state.view(0).refusal(action) == clause


# Wealth


@pytest.mark.clause("GAUGE-6.3")
def test_wealth_line_by_line() -> None:
    state = position(cash=(40, 70, 0), shares={"western": (2, 1, 0), "grand_trunk": (0, 0, 1)}, prices={"western": 30})
    assert state.sheets() == (
        ScoreSheet(
            0,
            (
                ScoreLine("cash", "GAUGE-6.3", 40),
                ScoreLine("dublin_belfast", "GAUGE-6.3", 0, "0 × 10"),
                ScoreLine("western", "GAUGE-6.3", 60, "2 × 30"),
                ScoreLine("grand_trunk", "GAUGE-6.3", 0, "0 × 10"),
            ),
            100,
        ),
        ScoreSheet(
            1,
            (
                ScoreLine("cash", "GAUGE-6.3", 70),
                ScoreLine("dublin_belfast", "GAUGE-6.3", 0, "0 × 10"),
                ScoreLine("western", "GAUGE-6.3", 30, "1 × 30"),
                ScoreLine("grand_trunk", "GAUGE-6.3", 0, "0 × 10"),
            ),
            100,
        ),
        ScoreSheet(
            2,
            (
                ScoreLine("cash", "GAUGE-6.3", 0),
                ScoreLine("dublin_belfast", "GAUGE-6.3", 0, "0 × 10"),
                ScoreLine("western", "GAUGE-6.3", 0, "0 × 30"),
                ScoreLine("grand_trunk", "GAUGE-6.3", 10, "1 × 10"),
            ),
            10,
        ),
    )
    assert state.view(None).sheets() == state.sheets()


@pytest.mark.clause("GAUGE-6.3")
@pytest.mark.parametrize(
    ("cash", "western", "ranking"),
    [
        ((40, 70, 5), (2, 1, 0), ((1,), (0,), (2,))),  # 100 each: more cash wins
        ((40, 40, 5), (2, 2, 0), ((0, 1), (2,))),  # alike in both: shared
        ((41, 70, 5), (2, 1, 0), ((0,), (1,), (2,))),  # 101 beats 100 with more cash
        ((10, 10, 10), (0, 0, 0), ((0, 1, 2),)),
    ],
)
def test_the_winner(cash: tuple[int, ...], western: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]) -> None:
    state = to_track(
        cash=(cash[0] + 5, *cash[1:]),
        shares={"western": western},
        prices={"western": 30},
        display={"dublin_belfast": 0, "western": 0, "grand_trunk": 0},
    )
    told = do(state, build("athlone-portlaoise"))
    outcome = state.outcome()
    assert outcome is not None and outcome.ranking == ranking
    assert told[-1] == GameEnded("display_empty", ranking[0])
    assert outcome.sheets == state.sheets()
