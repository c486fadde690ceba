"""The computer player of Irish Gauge: sound decisions in clear positions, and much better than chance."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from irish_gauge_tables import (
    D_B,
    GRAND_TRUNK,
    WESTERN,
    bids,
    build,
    do,
    offer,
    play_thriftily,
    position,
    to_track,
)
from test_irish_gauge_oracle import any_options

from engine.ai.player import Budget, Decision, RandomPlayer
from engine.core.seats import CHANCE, NOBODY
from engine.games.irish_gauge.actions import DECLINE_SHARE, PASS_BID, BuildTrack, BuyShare, PlaceBid
from engine.games.irish_gauge.ai import SteadyPlayer
from engine.games.irish_gauge.options import TUTORIAL, GaugeOptions
from engine.games.irish_gauge.outlook import Outlook
from engine.games.irish_gauge.pieces import COMPANY_COUNT
from engine.games.irish_gauge.state import GaugeState, new_state
from engine.games.irish_gauge.table import Phase

NO_SHARES = {"dublin_belfast": 0, "western": 0, "grand_trunk": 0}


def decide(state: GaugeState) -> Decision:
    return SteadyPlayer().decide(state.view(state.actor), Budget(), Random(1))


def play(rules: GaugeOptions, players: list[Any], seed: str) -> GaugeState:
    state, rng = new_state(len(players), rules), Random(seed)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(state.sample_chance(rng))
        else:
            state.apply(players[state.actor].decide(state.view(state.actor), Budget(), rng).action)
    return state


@pytest.mark.parametrize("seats", [3, 5])
def test_it_beats_chance(seats: int) -> None:
    """One against all. Of 400 games it loses two in a hundred, so of these 20 at most three."""
    won = 0
    for game in range(20):
        players: list[Any] = [RandomPlayer() for _ in range(seats)]
        players[game % seats] = SteadyPlayer()
        outcome = play(TUTORIAL, players, f"beats {game}").outcome()
        assert outcome is not None
        won += outcome.winners == (game % seats,)
    assert won >= 17


@settings(max_examples=15, deadline=None, derandomize=True)
@given(data=st.data(), seats=st.integers(3, 5), seed=st.integers(0, 9999))
def test_it_plays_by_any_rules(data: st.DataObject, seats: int, seed: int) -> None:
    state, rng = new_state(seats, data.draw(any_options(seats))), Random(seed)
    while state.actor != NOBODY:
        if state.actor == CHANCE or rng.random() < 0.7:
            play_thriftily(state, rng, 1)
            continue
        view = state.view(state.actor)
        decision = SteadyPlayer().decide(view, Budget(), rng)
        assert decision.considered[0].action == decision.action
        assert all(view.refusal(considered.action) is None for considered in decision.considered)
        state.apply(decision.action)


def test_it_builds_what_pays_itself_more_than_the_others() -> None:
    """Two links reach a new city for £5 each; one pays three shares of its own, the other only seat 1."""
    wanted = {"dublin_belfast": (0, 3, 0), "grand_trunk": (3, 0, 0)}
    state = to_track(shares=wanted, prices={"dublin_belfast": 40, "grand_trunk": 40})
    assert decide(state).action in (build("ennis-limerick"), build("limerick-thurles"))


def test_it_does_not_pay_for_others_if_it_can_help_it() -> None:
    state = to_track(shares={"dublin_belfast": (0, 3, 2)}, prices={"dublin_belfast": 60}, cash=(30, 30, 30))
    chosen = decide(state).action
    assert isinstance(chosen, BuildTrack)
    then = state.clone()
    then.apply(chosen)
    assert then.cash[1:] == [30, 30]


def test_it_bids_for_what_is_worth_it_and_leaves_what_is_not() -> None:
    """A share at £10 with a long game to come is worth £6; a share at £20, the very last one, is not worth £60."""
    early = position(
        cash=(30, 30, 30), shares={"dublin_belfast": (1, 0, 0), "western": (0, 1, 0), "grand_trunk": (0, 0, 1)}
    )
    do(early, offer(D_B), *bids(5))
    assert isinstance(decide(early).action, PlaceBid)
    late = position(cash=(90, 90, 90), display={**NO_SHARES, "western": 1}, prices={"western": 20})
    do(late, offer(WESTERN), *bids(60))
    assert decide(late).action == PASS_BID


def test_it_keeps_money_for_a_track() -> None:
    state = position(cash=(30, 30, 30), shares={"dublin_belfast": (1, 0, 0)})
    do(state, offer(D_B), *bids(27))
    assert decide(state).action == PASS_BID


def test_it_takes_a_bargain_at_the_market() -> None:
    state = position(cash=(90, 6, 6), prices={"western": 60, "dublin_belfast": 10}, display={"grand_trunk": 0})
    do(state, offer(D_B, 10), PASS_BID)
    assert state.phase is Phase.MARKET
    decision = decide(state)
    assert isinstance(decision.action, BuyShare)
    assert {considered.action for considered in decision.considered} == set(state.legal_actions())
    assert decision.considered[-1].action == DECLINE_SHARE


def test_it_ends_the_game_if_the_others_would_gain_by_its_going_on() -> None:
    """Whoever buys the last share ends the game. Seat 1 has four shares that have far to rise, this player none."""
    state = position(
        cash=(60, 30, 30),
        built="drogheda-dublin",
        shares={"dublin_belfast": (0, 4, 0)},
        prices={"dublin_belfast": 50},
        display={**NO_SHARES, "grand_trunk": 1},
    )
    do(state, offer(GRAND_TRUNK, 10), *bids(0, 0, 0))
    buying, declining = decide(state).considered
    assert buying.action == BuyShare(GRAND_TRUNK)
    assert buying.worth - declining.worth > 100


def test_worths_are_expected_wealth_in_pounds() -> None:
    """The last turn of a game: what remains is the track, so the worth of the best can be worked out by hand."""
    state = to_track(
        display=NO_SHARES, cash=(30, 0, 0), shares={"dublin_belfast": (2, 0, 0)}, prices={"dublin_belfast": 50}
    )
    decision = decide(state)
    assert decision.action in (build("drogheda-dublin"),)
    assert decision.considered[0].worth == 30 - 5 + 2 * 50 + 2 * 60
    worths = [considered.worth for considered in decision.considered]
    assert worths == sorted(worths, reverse=True) and len(worths) == 8


@settings(max_examples=40, deadline=None, derandomize=True)
@given(data=st.data(), seats=st.integers(3, 5), seed=st.integers(0, 9999))
def test_what_it_looks_ahead_by_agrees_with_the_rules(data: st.DataObject, seats: int, seed: int) -> None:
    """Tracks and sales have the same effect in an outlook as in the game, all through a game."""
    state, rng = new_state(seats, data.draw(any_options(seats))), Random(seed)
    while state.turn_number == 0:
        play_thriftily(state, rng, 1)
    ahead = Outlook(state, 1.0)
    while state.actor != NOBODY:
        seat, before = state.turn, list(state.holdings)
        cash = list(state.cash)
        laid = state.phase is Phase.TRACK
        built = state.built
        play_thriftily(state, rng, 1)
        for index, shares in enumerate(state.holdings):
            if shares > before[index]:
                buyer, company = divmod(index, COMPANY_COUNT)
                ahead.take_share(buyer, company, cash[buyer] - state.cash[buyer])
        if laid:
            ahead.build(seat, (state.built ^ built).bit_length() - 1)
        assert (ahead.cash, ahead.prices, ahead.display) == (state.cash, state.prices, state.display)
        assert (ahead.networks, ahead.tracks) == (state.networks, state.tracks)
        fresh = Outlook(state, 1.0)
        assert (ahead.keys, ahead.served, ahead.held) == (
            [key if ahead.gaps[route] else ahead.keys[route] for route, key in enumerate(fresh.keys)],
            fresh.served,
            fresh.held,
        )
        assert [ahead.wealth(s) for s in range(seats)] == [sheet.total for sheet in state.sheets()]
