"""The engine against the plain rules of `skye_oracle`, and what never appears or vanishes."""

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playthrough_format import playthrough_paths, read_playthrough
from scenario_format import path_name
from skye_oracle import Oracle, bad_roads, card_score, places
from skye_tables import all_tiles, choose, whereabouts

from engine.core.options import option_fields
from engine.core.seats import CHANCE, NOBODY
from engine.games.isle_of_skye.events import IncomePaid, TileBought, TileForced
from engine.games.isle_of_skye.grid import CELLS, EDGES, JOINTS, LAID, opposite
from engine.games.isle_of_skye.options import SkyeOptions
from engine.games.isle_of_skye.pieces import CARD_NAMES
from engine.games.isle_of_skye.rules import placements
from engine.games.isle_of_skye.scoring import card_points, losses
from engine.games.isle_of_skye.state import SkyeState, new_state
from engine.games.isle_of_skye.table import Phase

if TYPE_CHECKING:
    from msgspec import Struct

WAITS = {
    "cards": Phase.CARDS,
    "starts": Phase.STARTS,
    "starter": Phase.STARTER,
    "show": Phase.SHOW,
    "draw": Phase.DRAW,
    "neutral": Phase.NEUTRAL,
    "price": Phase.PRICE,
    "buy": Phase.BUY,
    "lay bought": Phase.PLACE_BOUGHT,
    "lay forced": Phase.PLACE_FORCED,
    "lay kept": Phase.PLACE_KEPT,
    "nothing": Phase.OVER,
}


@st.composite
def any_options(draw: st.DrawFn, seats: int) -> SkyeOptions:
    """Any rules that go with so many seats."""
    values: dict[str, Any] = {}
    for field in option_fields(SkyeOptions):
        allowed = st.sampled_from(field.choices) if field.choices else st.integers(field.least, field.most)
        values[field.name] = draw(allowed)
    if seats == 4:
        values["rounds"] = min(values["rounds"], 5)
    return SkyeOptions(**values)


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, SkyeOptions, Random]:
    """Seats, rules and dice."""
    seats = draw(st.integers(2, 4))
    return seats, draw(any_options(seats)), Random(draw(st.integers(0, 99_999)))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(table=tables())
def test_the_engine_agrees_with_the_rules_read_plainly(table: tuple[int, SkyeOptions, Random]) -> None:
    """Step by step: the same choices, the same table, the same end."""
    seats, rules, rng = table
    state, oracle = new_state(seats, rules), Oracle(seats, rules)
    while state.actor != NOBODY:
        if state.actor != CHANCE:
            legal = list(state.legal_actions())
            assert len(set(legal)) == len(legal)
            assert set(legal) == oracle.choices()
            assert state.turn == state.actor == oracle.on_turn
        action = choose(state, rng)
        state.apply(action)
        oracle.do(action)
        assert_alike(state, oracle)
    outcome = state.outcome()
    assert outcome is not None and oracle.waits == "nothing"
    assert outcome.reason == oracle.end
    assert [sheet.total for sheet in outcome.sheets] == [oracle.total(sheet.seat) for sheet in outcome.sheets]
    assert [list(group) for group in outcome.ranking] == oracle.ranking()


def assert_alike(state: SkyeState, oracle: Oracle) -> None:
    assert state.phase is WAITS[oracle.waits]
    assert set(state.bag) == oracle.mixed and len(state.bag) == len(oracle.mixed)
    assert state.bottom == oracle.below
    assert state.coins == oracle.coins
    assert state.debts == oracle.debt
    assert state.scores == oracle.points
    assert (state.round, state.hills) == (oracle.round, oracle.hills)
    assert [tile for tile, buyer in zip(state.shown, state.shown_buyers, strict=True) if buyer < 0] == oracle.board
    for seat in range(state.seats):
        land = {}
        for cell, code in enumerate(state.territory(seat)):
            laid = LAID[code]
            if laid is not None:
                land[cell // 5 + 1, cell % 5 + 1] = (laid.tile, laid.rotation)
        assert land == oracle.land[seat]
        assert state.sizes[seat] == len(land)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(table=tables())
def test_tiles_and_coins_never_appear_or_vanish(table: tuple[int, SkyeOptions, Random]) -> None:
    """48 tiles after every step; coins come by income only and go to the bank by the clauses that say so."""
    seats, rules, rng = table
    state = new_state(seats, rules)
    while state.actor != NOBODY:
        money = sum(state.coins) - sum(state.debts)
        told: list[Struct] = []
        state.apply(choose(state, rng), told)
        assert whereabouts(state) == all_tiles()
        for event in told:
            if isinstance(event, IncomePaid):
                money += sum(event.incomes)
            elif isinstance(event, TileForced):
                assert event.paid + event.debt == event.price
                money -= event.price
            elif isinstance(event, TileBought) and event.paid_to is None:
                money -= event.price
        assert sum(state.coins) - sum(state.debts) == money
        assert min(state.coins) >= 0
        for index, code in enumerate(state.laid):
            seat, cell = divmod(index, CELLS)
            for neighbour, _, side in JOINTS[cell]:
                shows = EDGES[state.laid[seat * CELLS + neighbour]][opposite(side)]
                assert state.surrounds[index] >> 3 * side & 7 == shows, code


@settings(max_examples=40, deadline=None, derandomize=True)
@given(table=tables(), tile=st.integers(1, 48))
def test_any_tile_fits_where_the_rules_say(table: tuple[int, SkyeOptions, Random], tile: int) -> None:
    """On territories as they come at random, and all eight cards at once."""
    seats, rules, rng = table
    state, oracle = new_state(seats, rules), Oracle(seats, rules)
    for _ in range(rng.randrange(10, 150)):
        if state.actor != NOBODY:
            action = choose(state, rng)
            state.apply(action)
            oracle.do(action)
    for seat in range(seats):
        land, laid = oracle.land[seat], state.territory(seat)
        found = {(placement.cell, placement.rotation) for placement in placements(state, seat, tile)}
        must = rules.road_match == "must"
        assert found == {(5 * (row - 1) + column - 1, k) for (row, column), k in places(land, tile, must)}
        assert state.fits_somewhere(seat, tile) == bool(found)
        for card in CARD_NAMES:
            assert card_points(card, laid, 17) == card_score(card, land, 17)
        roads, empty = losses(rules, laid)
        assert (roads.value, empty.value) == (-bad_roads(land, rules.open_road_penalty), len(land) - 25)


@pytest.mark.parametrize("path", [p for p in playthrough_paths() if p.parent.name == "isle_of_skye"], ids=path_name)
def test_the_plain_rules_come_to_the_same_totals(path: Any) -> None:
    match = read_playthrough(path)
    oracle = Oracle(len(match.setup.seats), match.setup.options)
    for step in match.steps:
        oracle.do(step.action)
    assert oracle.waits == "nothing" and match.outcome is not None
    assert [sheet.total for sheet in match.outcome.sheets] == [oracle.total(s.seat) for s in match.outcome.sheets]
