"""The computer player of Skyjo: sound decisions in clear positions, and much better than chance."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from skyjo_tables import HIDDEN, do, options, place, position
from test_skyjo_oracle import any_options

from engine.ai.player import Budget, Decision, RandomPlayer
from engine.core.seats import CHANCE, NOBODY
from engine.games.skyjo.actions import (
    CLOSINGS,
    DISCARD_DRAWN,
    EXCHANGES,
    KEEP_OPEN,
    TAKE_FROM_DISCARD_PILE,
    TAKE_FROM_DRAW_PILE,
    DrawCard,
)
from engine.games.skyjo.ai import GreedyPlayer
from engine.games.skyjo.odds import at_most, copies_in, improved_costs, odds_of
from engine.games.skyjo.options import PROFILES, PUBLISHED, TUTORIAL, SkyjoOptions
from engine.games.skyjo.state import SkyjoState, new_state

MIDDLING = "?5 ?5 ?5 ?5 / 4 3 4 3 / 5 6 6 5"


def decide(state: SkyjoState) -> Decision:
    return GreedyPlayer().decide(state.view(state.actor), Budget(), Random(1))


def play(rules: SkyjoOptions, players: list[Any], seed: str) -> SkyjoState:
    state, rng = new_state(len(players), rules), Random(seed)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(state.sample_chance(rng))
        else:
            state.apply(players[state.actor].decide(state.view(state.actor), Budget(), rng).action)
    return state


@pytest.mark.parametrize("profile", list(PROFILES))
@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_chance_every_time(profile: str, seats: int) -> None:
    """One against all: 8 games of a fifth of a second."""
    for game in range(8):
        winner = game % seats
        players: list[Any] = [GreedyPlayer() if seat == winner else RandomPlayer() for seat in range(seats)]
        outcome = play(PROFILES[profile], players, f"beats {game}").outcome()
        assert outcome is not None and outcome.winners == (winner,)


@settings(max_examples=15, deadline=None, derandomize=True)
@given(rules=any_options(), seats=st.integers(2, 5), seed=st.integers(0, 9999))
def test_it_plays_by_any_rules(rules: SkyjoOptions, seats: int, seed: int) -> None:
    state, rng = new_state(seats, rules), Random(seed)
    for _ in range(220):
        if state.actor == NOBODY:
            break
        if state.actor == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        view = state.view(state.actor)
        decision = GreedyPlayer().decide(view, Budget(), rng)
        assert {considered.action for considered in decision.considered} == set(view.legal_actions())
        state.apply(decision.action if rng.random() < 0.8 else rng.choice(list(state.legal_actions())))


@pytest.mark.parametrize("rules", PROFILES.values(), ids=list(PROFILES))
def test_a_low_discard_is_taken_and_a_high_one_is_not(rules: SkyjoOptions) -> None:
    assert decide(position(rules, MIDDLING, HIDDEN, discard="-2")).action == TAKE_FROM_DISCARD_PILE
    assert decide(position(rules, MIDDLING, HIDDEN, discard="12")).action == TAKE_FROM_DRAW_PILE


@pytest.mark.parametrize("rules", PROFILES.values(), ids=list(PROFILES))
def test_a_high_card_is_discarded_and_a_low_one_laid(rules: SkyjoOptions) -> None:
    for card, discarded in ((12, True), (-2, False)):
        state = position(rules, MIDDLING, HIDDEN)
        do(state, TAKE_FROM_DRAW_PILE, DrawCard(0, card))
        assert (decide(state).action == DISCARD_DRAWN) is discarded


def test_the_worst_card_goes_first() -> None:
    state = position(PUBLISHED, "12 ?5 ?5 ?5 / 4 3 4 3 / 5 6 6 5", HIDDEN, discard="0")
    do(state, TAKE_FROM_DISCARD_PILE)
    assert decide(state).action == EXCHANGES[place("A1")]


def test_three_alike_are_completed() -> None:
    """A third 11 closes 22 points away, under rules that know it; under others the 11 is of no use."""
    grid = "11 ?5 ?5 ?5 / 11 3 4 3 / ?5 6 6 5"
    state = position(PUBLISHED, grid, HIDDEN, discard="11")
    assert decide(state).action == TAKE_FROM_DISCARD_PILE
    do(state, TAKE_FROM_DISCARD_PILE)
    assert decide(state).action == EXCHANGES[place("A3")]
    assert (
        decide(position(options(PUBLISHED, close_equal=False), grid, HIDDEN, discard="11")).action
        == TAKE_FROM_DRAW_PILE
    )


def test_a_column_is_closed_only_if_that_pays() -> None:
    """SKYJO-R4: to close a negative column costs points."""
    rules = options(TUTORIAL, close_equal=True)
    for column, action in (("-2 -2 -1", KEEP_OPEN), ("7 7 7", CLOSINGS[0])):
        top, middle, bottom = column.split()
        state = position(rules, f"?5 ?5 ?5 ?5 / {middle} 3 4 3 / {bottom} 6 6 5", HIDDEN)
        do(state, TAKE_FROM_DRAW_PILE, DrawCard(0, int(top)), EXCHANGES[0])
        assert decide(state).action == action


def test_it_does_not_stop_into_a_doubled_score() -> None:
    """Beside the last face-down card lie 54 points, against a rival with 5: to lay the 3 there would double them."""
    bad = "12 ?5 4 6 / 4 3 4 3 / 5 6 6 5"
    good = "0 1 0 1 / 0 0 1 0 / 1 0 1 ?5"
    state = position(PUBLISHED, bad, good, discard="3")
    do(state, TAKE_FROM_DISCARD_PILE)
    decision = decide(state)
    assert decision.action != EXCHANGES[place("B1")]
    stopping = next(considered for considered in decision.considered if considered.action == EXCHANGES[place("B1")])
    assert decision.considered[0].worth - stopping.worth > 50


def test_it_stops_while_far_ahead() -> None:
    good = "0 1 0 1 / 0 2 1 0 / 1 0 1 ?5"
    bad = "12 ?5 ?4 ?6 / ?4 ?3 ?4 ?3 / 5 12 11 9"
    state = position(PUBLISHED, good, bad, discard="1")
    do(state, TAKE_FROM_DISCARD_PILE)
    assert decide(state).action == EXCHANGES[place("D3")]


def test_what_it_weighed_comes_best_first_with_worths_in_points() -> None:
    decision = decide(position(PUBLISHED, MIDDLING, HIDDEN, discard="-2"))
    assert [considered.action for considered in decision.considered] == [TAKE_FROM_DISCARD_PILE, TAKE_FROM_DRAW_PILE]
    better, worse = (considered.worth for considered in decision.considered)
    assert 0.5 < better - worse < 12


def test_odds_of_a_pile() -> None:
    odds = odds_of(copies_in([2, 2, 2, 10]))
    assert (odds.mean, odds.variance) == (4.0, 12.0)
    assert odds.average([1.0 if card == 10 else 0.0 for card in range(-2, 13)]) == 0.25
    assert odds_of([0] * 15).mean == 5.0


def test_what_a_turn_leaves_of_a_card() -> None:
    """A 12 against one draw of 2 or 10: 6 on average; against the better of two, 2 three times in four: 4."""
    odds = odds_of(copies_in([2, 10]))
    assert improved_costs(odds, 0.0)[12 + 2] == pytest.approx(6.0)
    assert improved_costs(odds, 1.0)[12 + 2] == pytest.approx(4.0)
    assert improved_costs(odds, 0.0)[1 + 2] == pytest.approx(1.0)


def test_the_normal_distribution() -> None:
    assert at_most(3.0, 3.0, 4.0) == 0.5
    assert at_most(5.0, 3.0, 4.0) == pytest.approx(0.8413, abs=1e-3)
    assert at_most(5.0, 3.0, 0.0) == 1.0
