"""What the board shows before anything is done."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from skye_tables import before_round, buy, cell, do, drawn, options, play_at_random, priced
from test_isle_of_skye_oracle import tables

from engine.games.isle_of_skye.actions import BuyTile
from engine.games.isle_of_skye.grid import CELLS
from engine.games.isle_of_skye.options import TUTORIAL, SkyeOptions
from engine.games.isle_of_skye.pieces import CARD_NAMES, CardName
from engine.games.isle_of_skye.previews import (
    CardTiles,
    Clash,
    FittingCell,
    Ware,
    card_lines,
    card_tiles,
    clash,
    costs_a_point,
    fitting_cells,
    placement_effect,
    roads,
    wares,
)
from engine.games.isle_of_skye.state import SkyeState, new_state
from engine.games.isle_of_skye.table import Phase
from engine.games.isle_of_skye.territory import RoadEdge
from engine.games.isle_of_skye.view import SkyeView


def seen(territory: str, rules: SkyeOptions = TUTORIAL, watcher: int = 1) -> SkyeView:
    """Seat 0's territory as somebody sees it; castles, roads, villages and deep forest count."""
    cards: tuple[CardName, ...] = ("castles", "roads", "villages", "deep_forest")
    state = before_round(3, rules, territories=(territory, "33:44", "33:45"), cards=cards)
    return state.view(watcher)


@pytest.mark.clause("SKYE-4.1", "SKYE-4.2")
def test_cells_where_a_tile_fits_and_how() -> None:
    """The worked example of `test_isle_of_skye_placing`, for a seat whose turn it is not."""
    view = seen("33:43")
    every = (0, 1, 2, 3, 4, 5)
    assert fitting_cells(view, 0, 1) == (
        FittingCell(cell("22"), every),
        FittingCell(cell("34"), (0, 4, 5)),
        FittingCell(cell("42"), (3, 4, 5)),
        FittingCell(cell("43"), every),
    )
    assert fitting_cells(seen("23:35r4 33:48 42:28"), 0, 24) == ()


@pytest.mark.clause("SKYE-4.2")
def test_the_edge_that_clashes() -> None:
    view = seen("33:43 43:1")
    assert clash(view, 0, 3, cell("34"), 0) == Clash("SKYE-4.2", (2,))
    assert clash(view, 0, 3, cell("34"), 1) == Clash("SKYE-4.2", (2, 3))
    assert clash(view, 0, 3, cell("34"), 4) is None
    assert clash(view, 0, 3, cell("43"), 0) == Clash("SKYE-4.1", ())
    assert clash(view, 0, 3, cell("15"), 0) == Clash("SKYE-4.1", ())
    assert clash(view, 0, 3, 25, 0) == Clash("SKYE-1.3", ())
    strict = seen("33:43", options(road_match="must"))
    assert clash(strict, 0, 1, cell("43"), 0) == Clash("SKYE-4.2", (4,))


def test_what_a_placement_would_change() -> None:
    """Tile 13, a castle, beside the village on tile 3, onto the start tile's road in the northwest: that is blocked."""
    view = seen("33:43 21:3r3")
    effect = placement_effect(view, 0, 13, cell("22"), 0)
    assert [(change.key, change.clause, change.before, change.after) for change in effect.changes] == [
        ("castles", "SKYE-7.1", 0, 2),
        ("roads", "SKYE-7.3", 0, 0),
        ("villages", "SKYE-7.6", 2, 3),
        ("deep_forest", "SKYE-7.7", 2, 2),
        ("incomplete_roads", "SKYE-8.2", 0, -1),
        ("empty_cells", "SKYE-8.3", -23, -22),
        ("hills", "SKYE-3.9", 0, 0),
    ]
    assert effect.gain == 2 + 1 - 1 + 1
    assert [change.gain for change in effect.changes] == [2, 0, 1, 0, -1, 1, 0]
    hills = placement_effect(seen("33:43"), 0, 8, cell("43"), 0)
    assert hills.changes[-1].after == 3 and hills.gain == 1 + 3 - 1
    with pytest.raises(AssertionError):
        placement_effect(view, 0, 13, cell("55"), 0)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(table=tables(), part=st.floats(0, 1), tile=st.integers(1, 48))
def test_previews_come_true(table: tuple[int, SkyeOptions, Random], part: float, tile: int) -> None:
    """Whatever seat is to place: the sheet changes as it was said, and the fitting cells are its choices."""
    seats, rules, rng = table
    state = new_state(seats, rules)
    play_at_random(state, rng, int(part * 180))
    while state.phase not in (Phase.PLACE_BOUGHT, Phase.PLACE_FORCED, Phase.OVER):
        play_at_random(state, rng, 1)
    if state.phase is Phase.OVER:
        return
    seat, view = state.turn, state.view(state.turn)
    choices = list(state.legal_actions())
    cells = fitting_cells(view, seat, state.placing)
    assert [(c.cell, k) for c in cells for k in c.rotations] == [(a.cell, a.rotation) for a in choices]  # type: ignore[union-attr]
    action = rng.choice(choices)
    effect = placement_effect(view, seat, state.placing, action.cell, action.rotation)  # type: ignore[union-attr]
    before = {line.key: line.value for line in state.sheets()[seat].lines}
    hills, placed = state.hills[seat], state.placing
    coins = state.coins[seat]
    state.lay(seat, action.cell, placed, action.rotation)  # type: ignore[union-attr]
    after = {line.key: line.value for line in state.sheets()[seat].lines}
    assert state.coins[seat] == coins
    for change in effect.changes[:-1]:
        assert (change.before, change.after) == (before[change.key], after[change.key])
    assert effect.changes[-1].before == hills
    for other in range(CELLS):
        for rotation in range(6):
            refused = clash(state.view(None), seat, tile, other, rotation)
            assert refused is None or refused.clause in ("SKYE-4.1", "SKYE-4.2")
            assert (refused is not None and refused.clause == "SKYE-4.2") == bool(refused and refused.sides)


@pytest.mark.clause("SKYE-7.1", "SKYE-7.2", "SKYE-7.4", "SKYE-7.5", "SKYE-7.6")
def test_the_tiles_a_card_counts() -> None:
    view = seen("33:43 11:3 12:13 55:16")
    one, two, far, middle = cell("11"), cell("12"), cell("55"), cell("33")
    assert card_tiles(view, 0, "castles") == CardTiles(((two,),), (two,))
    assert card_tiles(view, 0, "waters") == CardTiles(((one,), (middle,)), (one, middle))
    assert card_tiles(view, 0, "symbols") == CardTiles(((middle,),), (middle,))
    assert card_tiles(view, 0, "villages") == CardTiles(((one,), (far,)), (one, far), extra=(one,))
    assert card_tiles(view, 0, "treasury") == CardTiles((), ())


@pytest.mark.clause("SKYE-7.3", "SKYE-7.7", "SKYE-7.8")
def test_the_groups_a_card_looks_at() -> None:
    """Tiles 40 and 43 share a road; of three woods the largest counts, of ranges those of three."""
    view = seen("33:43 43:40r1 11:34 12:28 31:16 51:21 52:14 53:13r1")
    south, middle = cell("43"), cell("33")
    found = card_tiles(view, 0, "roads")
    assert found == CardTiles(((middle, south),), (middle, south), joints=((middle, 1), (south, 4)))
    woods = card_tiles(view, 0, "deep_forest")
    assert woods.groups == ((0, 1), (middle,), (21,)) and woods.counted == (0, 1)
    assert woods.joints == ((0, 0), (1, 3))
    ranges = card_tiles(view, 0, "ranges")
    assert ranges.groups == ((cell("31"),), (middle,), (20, 21, 22)) and ranges.counted == (20, 21, 22)
    assert ranges.joints == ((20, 0), (21, 0), (21, 3), (22, 3))
    empty = seen("33:43")
    assert card_tiles(empty, 0, "roads") == CardTiles((), ())


@pytest.mark.clause("SKYE-8.2")
def test_road_edges_and_which_of_them_cost() -> None:
    view = seen("33:43 43:40r1 22:1 12:5")
    middle, south, top = cell("33"), cell("43"), cell("12")
    edges = roads(view, 0)
    assert RoadEdge(middle, 1, "joined") in edges and RoadEdge(south, 4, "joined") in edges
    assert RoadEdge(middle, 4, "blocked") in edges  # tile 1 shows sea there
    assert RoadEdge(top, 5, "outside") in edges and RoadEdge(top, 2, "open") in edges
    assert sorted(edge.end for edge in edges if costs_a_point(view, edge)) == ["blocked", "outside"]
    strict = seen("33:43", options(open_road_penalty=True))
    assert [costs_a_point(strict, edge) for edge in roads(strict, 0)] == [True, True]


@pytest.mark.clause("SKYE-3.8", "SKYE-7.1")
def test_what_every_card_brings_everybody_now_and_the_income() -> None:
    view = seen("33:43 11:1 12:16")
    lines = card_lines(view)
    assert [[line.value for line in seat] for seat in lines] == [[2, 0, 3, 2], [0, 0, 0, 2], [0, 0, 0, 2]]
    assert [line.key for line in lines[0]] == ["castles", "roads", "villages", "deep_forest"]
    assert view.incomes == (3, 1, 1)


def market() -> SkyeState:
    state = before_round(3, options(display_market=True, display_price=4), coins=(5, 10, 10))
    drawn(state, (1, 2, 3), (13, 14, 15), (25, 26, 27), shown=(40, 41, 42))
    priced(state, (1, 2, 4), (13, 14, 5), (25, 26, 6))
    return state


@pytest.mark.clause("SKYE-3.4")
def test_why_a_tile_cannot_be_bought() -> None:
    state = market()
    assert wares(state.view(0), 0) == (
        Ware(2, 0, 4, "own"),
        Ware(14, 1, 5, None),
        Ware(26, 2, 6, "too_dear"),
        *[Ware(tile, None, 4, None) for tile in (40, 41, 42)],
    )
    do(state, buy(14))
    assert [ware.hindrance for ware in wares(state.view(2), 0)] == [
        "own",
        "sold",
        "too_dear",
        "too_dear",
        "too_dear",
        "too_dear",
    ]
    closed = drawn(before_round(3), (1, 2, 3))
    assert [ware.hindrance for ware in wares(closed.view(0), 0)] == ["not_for_sale"] * 3


@settings(max_examples=20, deadline=None, derandomize=True)
@given(table=tables())
def test_wares_are_what_can_be_bought(table: tuple[int, SkyeOptions, Random]) -> None:
    seats, rules, rng = table
    state = new_state(seats, rules)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.BUY:
            found = {ware.tile for ware in wares(state.view(state.turn), state.turn) if ware.hindrance is None}
            assert found == {action.tile for action in state.legal_actions() if isinstance(action, BuyTile)}
        play_at_random(state, rng, 1)


def test_every_card_can_be_lit_up() -> None:
    state = new_state(2, TUTORIAL)
    play_at_random(state, Random(1))
    for seat in range(2):
        for card in CARD_NAMES:
            found = card_tiles(state.view(None), seat, card)
            cells = {one for group in found.groups for one in group}
            assert set(found.counted) <= cells and set(found.extra) <= set(found.counted)
