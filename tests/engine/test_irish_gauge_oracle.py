"""The engine against the plain rules of `irish_gauge_oracle`, and what never appears or vanishes."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from irish_gauge_oracle import Oracle
from irish_gauge_tables import thrifty_step
from playthrough_format import playthrough_paths, read_playthrough
from scenario_format import path_name
from test_scenarios import shown

from engine.core.options import option_fields
from engine.core.seats import CHANCE, NOBODY
from engine.games.irish_gauge.actions import BuildTrack
from engine.games.irish_gauge.atlas import CITIES, COMPANIES
from engine.games.irish_gauge.events import CompanyClosed, DividendsPaid, ShareSold, TrackBuilt
from engine.games.irish_gauge.options import GaugeOptions
from engine.games.irish_gauge.pieces import (
    COMPANY_COUNT,
    SHARES_EACH,
    SPACE_COST,
    SPACE_COUNT,
    TRACKS_EACH,
)
from engine.games.irish_gauge.state import GaugeState, new_state
from engine.games.irish_gauge.table import NO_SEAT, EndReason, Table


@st.composite
def any_options(draw: st.DrawFn, seats: int) -> GaugeOptions:
    """Any rules that go with so many seats."""
    values: dict[str, Any] = {}
    for field in option_fields(GaugeOptions):
        allowed = st.sampled_from(field.choices) if field.choices else st.integers(field.least, field.most)
        values[field.name] = draw(allowed)
    if seats == 5:
        values["initial_shares"] = "one_random"
    return GaugeOptions(**values)


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, GaugeOptions, Random, bool]:
    """Seats, rules, dice, and whether bids are low."""
    seats = draw(st.integers(3, 5))
    return seats, draw(any_options(seats)), Random(draw(st.integers(0, 99_999))), draw(st.booleans())


def course(state: GaugeState, rng: Random, thrifty: bool) -> Iterator[Any]:
    """The actions of a game at random, while somebody applies them."""
    while state.actor != NOBODY:
        if thrifty or state.actor == CHANCE:
            yield thrifty_step(state, rng)
        else:
            actions = state.legal_actions()
            yield actions[int(rng.random() * len(actions))]


@settings(max_examples=60, deadline=None, derandomize=True)
@given(tables())
def test_the_engine_plays_by_the_plain_rules(table: tuple[int, GaugeOptions, Random, bool]) -> None:
    seats, rules, rng, thrifty = table
    state, oracle = new_state(seats, rules), Oracle(seats, rules)
    for action in course(state, rng, thrifty):
        if state.actor != CHANCE:
            assert state.actor == oracle.who
            assert set(state.legal_actions()) == oracle.choices()
        state.apply(action)
        oracle.do(action)
        assert_alike(state, oracle)
        if type(action) is BuildTrack:
            assert_same_networks(state, oracle)
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == oracle.why
    best = max((oracle.wealth(seat), oracle.cash[seat]) for seat in range(seats))
    assert outcome.winners == tuple(s for s in range(seats) if (oracle.wealth(s), oracle.cash[s]) == best)


@pytest.mark.parametrize("path", [p for p in playthrough_paths() if p.parent.name == "irish_gauge"], ids=path_name)
def test_the_plain_rules_come_to_the_same_totals(path: Path) -> None:
    match = read_playthrough(path)
    seats = len(match.setup.seats)
    oracle = Oracle(seats, match.setup.options)
    for step in match.steps:
        oracle.do(step.action)
    assert match.outcome is not None and match.outcome.reason == oracle.why
    assert [sheet.total for sheet in match.outcome.sheets] == [oracle.wealth(seat) for seat in range(seats)]


def test_every_end_is_in_a_scenario_or_a_playthrough() -> None:
    assert shown("irish_gauge")[2] == {reason.value for reason in EndReason}


def assert_alike(state: GaugeState, oracle: Oracle) -> None:
    assert state.cash == oracle.cash and state.tracks == oracle.tracks
    for company in state.companies:
        key = COMPANIES[company].key
        assert state.prices[company] == oracle.price[key]
        assert state.display[company] == oracle.display[key]
        for seat in range(state.seats):
            assert state.holdings[seat * COMPANY_COUNT + company] == oracle.shares[seat].get(key, 0)
    assert state.idle == oracle.idle_turns
    assert [sheet.total for sheet in state.sheets()] == [oracle.wealth(seat) for seat in range(state.seats)]


def assert_same_networks(state: GaugeState, oracle: Oracle) -> None:
    for number, city in enumerate(CITIES):
        network = {other.key for index, other in enumerate(CITIES) if state.networks[number] >> index & 1}
        assert network == oracle.network(city.key)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(tables())
def test_nothing_appears_or_vanishes(table: tuple[int, GaugeOptions, Random, bool]) -> None:
    """Shares, tracks and spaces; and every pound comes from a dividend or goes to a seller or a track."""
    seats, rules, rng, thrifty = table
    state = new_state(seats, rules)
    bank = -seats * rules.starting_cash
    closed: dict[int, int] = {}
    for action in course(state, rng, thrifty):
        before = list(state.display)
        told: list[Any] = []
        state.apply(action, told)
        for event in told:
            match event:
                case ShareSold(paid=paid):
                    bank += paid
                case TrackBuilt(space=space, cost=cost):
                    assert cost == SPACE_COST[space]
                    bank += cost
                case DividendsPaid(payments=payments, cash=cash):
                    bank -= sum(payment.amount for payment in payments)
                    assert len(cash) == seats
                case CompanyClosed(company=company, removed=removed):
                    assert removed <= before[company]
                    closed[company] = removed
        assert bank + sum(state.cash) == 0 and min(state.cash) >= 0
        assert_complete(state, closed)


def assert_complete(state: GaugeState, closed: dict[int, int]) -> None:
    for company in range(COMPANY_COUNT):
        held = sum(state.holdings[company::COMPANY_COUNT])
        there = held + state.display[company] + closed.get(company, 0)
        assert there == (SHARES_EACH if company in state.companies else 0)
        assert 10 <= state.prices[company] <= 100 and state.prices[company] % 5 == 0
        assert (state.prices[company] == 100) == (company in closed)
    assert state.display_left == sum(state.display)
    laid = [state.builders.count(seat) for seat in range(state.seats)]
    assert [left + lying for left, lying in zip(state.tracks, laid, strict=True)] == [TRACKS_EACH] * state.seats
    for space in range(SPACE_COUNT):
        assert (state.builders[space] != NO_SEAT) == bool(state.built >> space & 1)


@settings(max_examples=30, deadline=None, derandomize=True)
@given(tables(), st.integers(0, 400))
def test_every_position_comes_back_from_its_view(table: tuple[int, GaugeOptions, Random, bool], stop: int) -> None:
    """Nothing is hidden: a view holds the whole state, field by field."""
    seats, rules, rng, thrifty = table
    state = new_state(seats, rules)
    for ply, action in enumerate(course(state, rng, thrifty)):
        if ply == stop:
            break
        state.apply(action)
    for watcher in (None, *range(seats)):
        again = state.view(watcher).determinize(rng)
        for name in Table.__slots__:
            assert getattr(again, name) == getattr(state, name), name
