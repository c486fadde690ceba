"""Section 4: where a tile may lie, and what happens where it fits nowhere."""

from time import process_time

import pytest
from skye_tables import before_round, buy, cell, codes, do, drawn, kinds, options, priced, put, put_anywhere

from engine.games.isle_of_skye.actions import DECLINE_TO_BUY, PlaceTile
from engine.games.isle_of_skye.events import Belonging, TileDidNotFit
from engine.games.isle_of_skye.fitting import clashing_sides, edges_agree, fitting_rotations
from engine.games.isle_of_skye.grid import CELLS, laid_code
from engine.games.isle_of_skye.options import TUTORIAL, SkyeOptions
from engine.games.isle_of_skye.pieces import FOREST, KINDS, MOUNTAIN, NOTHING, PLAIN, ROAD, SEA
from engine.games.isle_of_skye.state import SkyeState
from engine.games.isle_of_skye.table import Phase


def placing(tile: int, territory: str = "33:43", rules: SkyeOptions = TUTORIAL) -> SkyeState:
    """Seat 0 is about to place a tile that it bought."""
    state = before_round(3, rules, territories=(territory, "33:44", "33:45"))
    others = [spare for spare in state.bag if spare != tile]
    one, two, three, four, five, six, seven, eight = others[:8]
    drawn(state, (one, two, three), (tile, four, five), (six, seven, eight))
    priced(state, (one, two, 0), (four, tile, 0), (six, seven, 0))
    do(state, buy(tile))
    return state


@pytest.mark.clause("SKYE-4.1", "SKYE-4.2")
def test_every_cell_and_rotation_that_fits() -> None:
    """Tile 1 has sea east, southeast and southwest, plain on its other sides. Beside start tile 43 it meets road at two
    cells, plain in the east, sea in the southwest, and mountain and forest, which it has not."""
    state = placing(1)
    assert list(state.legal_actions()) == [
        *[put("22", k) for k in range(6)],
        *[put("34", k) for k in (0, 4, 5)],
        *[put("42", k) for k in (3, 4, 5)],
        *[put("43", k) for k in range(6)],
    ]


@pytest.mark.clause("SKYE-4.2")
def test_a_strict_table_wants_the_same_on_both_sides() -> None:
    state = placing(1, rules=options(road_match="must"))
    assert list(state.legal_actions()) == [
        *[put("34", k) for k in (0, 4, 5)],
        *[put("42", k) for k in (3, 4, 5)],
    ]
    assert state.refusal(put("43")) == "SKYE-4.2"


@pytest.mark.clause("SKYE-4.1")
def test_a_tile_goes_beside_another_on_an_empty_cell() -> None:
    state = placing(1)
    assert state.refusal(put("33")) == "SKYE-4.1"  # taken
    assert state.refusal(put("55")) == state.refusal(put("35")) == "SKYE-4.1"  # apart
    assert state.refusal(put("24")) == "SKYE-4.1"  # two cells east and one up: not even a corner
    do(state, put("22"))
    assert state.territory(0) == codes("33:43 22:1")


@pytest.mark.clause("SKYE-1.3")
@pytest.mark.parametrize("where", [-1, 25, 99])
def test_a_tile_stays_in_the_grid(where: int) -> None:
    assert placing(1).refusal(PlaceTile(where, 0)) == "SKYE-1.3"


@pytest.mark.clause("SKYE-4.1")
@pytest.mark.parametrize("rotation", [-1, 6, 12])
def test_there_are_six_rotations(rotation: int) -> None:
    assert placing(1).refusal(put("43", rotation)) == "SKYE-4.1"


@pytest.mark.clause("SKYE-4.2")
def test_edges_that_agree() -> None:
    """Sea against forest is refused, sea against sea and road against forest are allowed; with `road_match=must` road
    against forest is refused too."""
    assert not edges_agree(SEA, FOREST, strict=False)
    assert edges_agree(SEA, SEA, strict=False)
    assert edges_agree(ROAD, FOREST, strict=False) and edges_agree(FOREST, ROAD, strict=False)
    assert not edges_agree(ROAD, FOREST, strict=True) and not edges_agree(PLAIN, ROAD, strict=True)
    assert edges_agree(ROAD, ROAD, strict=True)
    for kind in KINDS:
        assert edges_agree(kind, NOTHING, strict=True)
        assert edges_agree(kind, MOUNTAIN, strict=False) == (kind in (MOUNTAIN, ROAD))


@pytest.mark.clause("SKYE-4.2")
def test_what_clashes_is_refused() -> None:
    """Southwest of start tile 43 is sea; tile 25 unturned has plain in the northeast, tile 1 turned by one too."""
    assert placing(25).refusal(put("42")) == "SKYE-4.2"
    state = placing(1)
    assert state.refusal(put("42", 1)) == "SKYE-4.2"
    assert state.refusal(put("32", 0)) == "SKYE-4.2"  # sea against mountain
    assert state.refusal(put("42", 3)) is None
    surround = state.surrounds[cell("42")]
    assert clashing_sides(laid_code(1, 1), surround, strict=False) == (5,)
    assert clashing_sides(laid_code(1, 3), surround, strict=False) == ()


@pytest.mark.clause("SKYE-4.2")
def test_all_neighbours_have_to_agree() -> None:
    """Row 3, column 4 meets the start tile in the west (plain) and tile 1 of row 4, column 3 in the southwest (plain).
    Tile 3 has three plain sides in a row, west to northeast as it is drawn."""
    state = placing(3, "33:43 43:1")
    assert [k for k in range(6) if state.refusal(put("34", k)) is None] == [4, 5]
    surround = state.surrounds[cell("34")]
    clashes = [clashing_sides(laid_code(3, k), surround, strict=False) for k in range(6)]
    assert clashes == [(2,), (2, 3), (2, 3), (3,), (), ()]


@pytest.mark.clause("SKYE-4.3", "SKYE-3.7")
def test_a_kept_tile_that_fits_nowhere_is_not_placed() -> None:
    state = before_round(3, territories=("23:35r4 33:48 42:28", "33:44", "33:45"), coins=(0, 10, 10))
    drawn(state, (1, 2, 24), (13, 14, 15), (25, 26, 27))
    assert not state.fits_somewhere(0, 24)
    priced(state, (1, 2, 0), (13, 14, 5), (25, 26, 6))
    do(state, buy(2), put("43"), buy(14))
    told = do(state, put("43"), put("22"))
    assert told[-1] == TileDidNotFit(0, 24, "kept")
    view = state.view(1)
    assert view.unplaced == (Belonging(0, 24),) and view.kept == (24, None, None)
    assert view.held == ((None,), (13, 15), (None, None))


@pytest.mark.clause("SKYE-4.3")
def test_what_was_paid_for_it_stays_paid_and_it_counts_for_nothing() -> None:
    state = before_round(3, territories=("23:35r4 33:48 42:28", "33:44", "33:45"), coins=(9, 10, 10))
    drawn(state, (1, 2, 3), (13, 24, 15), (25, 26, 27))
    priced(state, (1, 2, 0), (13, 24, 7), (25, 26, 9))
    told = do(state, buy(24))
    assert kinds(told)[:2] == ["TileBought", "TileDidNotFit"]
    assert state.coins == [2, 17, 10] and state.unplaced == [(0, 24)]
    size = state.sizes[0]
    while state.results == ():
        told += put_anywhere(state)
    placed = sum(event.seat == 0 for event in told if type(event).__name__ == "TilePlaced")  # type: ignore[attr-defined]
    assert state.results[0].incomes[0] == size + placed
    assert 24 in state.bottom


@pytest.mark.clause("SKYE-4.4")
def test_a_tile_that_fits_must_be_placed() -> None:
    state = placing(1)
    assert all(isinstance(action, PlaceTile) for action in state.legal_actions())
    assert state.refusal(DECLINE_TO_BUY) == "SKYE-4.4"
    assert state.phase is Phase.PLACE_BOUGHT


@pytest.mark.clause("SKYE-4.1", "SKYE-4.2")
def test_the_tables_say_the_same_as_the_edges() -> None:
    """For every tile, every rotation and many surrounds."""
    surrounds = [a | b << 3 | c << 9 | d << 15 for a in range(6) for b in range(6) for c in (0, 2, 5) for d in range(6)]
    for tile in (1, 5, 19, 33, 40, 42, 43, 48):
        for strict in (False, True):
            for surround in surrounds[1:]:
                mask = fitting_rotations(tile, surround, strict)
                agreeing = [not clashing_sides(laid_code(tile, k), surround, strict) for k in range(6)]
                assert [bool(mask >> k & 1) for k in range(6)] == agreeing
            assert fitting_rotations(tile, 0, strict) == 0


def test_legal_actions_are_quick_to_make() -> None:
    """A generous bound for a busy machine; `bench` has the figure."""
    state = placing(1, "33:43 34:12r5 22:13")
    began = process_time()
    for _ in range(2000):
        state.legal_actions()
    assert (process_time() - began) / 2000 < 150e-6
    assert len(state.laid) == 3 * CELLS
