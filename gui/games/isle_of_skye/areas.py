"""Where the spots of the board lie."""

from collections.abc import Iterator, Mapping

from engine.games.isle_of_skye.grid import CELLS
from engine.games.isle_of_skye.table import PRICE
from gui.board.choice import Spot
from gui.board.sprites import Area
from gui.games.isle_of_skye.aiming import Aim
from gui.games.isle_of_skye.geometry import GRIP, BoardLayout, Box, Hex
from gui.games.isle_of_skye.marks import key_place, knob_place
from gui.games.isle_of_skye.shown import Shown
from gui.games.isle_of_skye.spots import (
    AsideSlot,
    CardSpot,
    Cell,
    HandTile,
    Knob,
    LaidTile,
    Mini,
    Placing,
    SaleSlot,
    Sheet,
    TurnKey,
    Ware,
)
from gui.games.isle_of_skye.tile_places import Put, grid_of, tile_places

FAR = 1e6


def areas_of(shown: Shown, layout: BoardLayout, aim: Aim, *, own: bool) -> dict[Spot, Area]:
    """Every spot, those that lie above others first; `own`: the chart shows the watcher's own territory."""
    lying = tile_places(shown, layout)
    found: dict[Spot, Area] = {}
    for part in (_handles(layout, aim), _tiles(shown, layout, lying), _rest(shown, layout)):
        found.update(part)
    if own:
        for cell in range(CELLS):
            found[Cell(cell)] = hex_area(layout.chart.cell(cell))
    found[Sheet()] = _backdrop(layout.chart.sheet)
    return found


def hex_area(at: Hex) -> Area:
    """A hexagon: whatever is nearest to a middle belongs to it, which among cells side by side is just that."""
    box = at.box
    return Area(box.x, box.y, box.width, box.height, path=((at.x, at.y), (at.x, at.y)), reach=at.radius)


def _backdrop(box: Box) -> Area:
    """What lies behind all hexagons: a band whose line is farther away than any middle."""
    line = (box.x - FAR, box.y), (box.x - FAR, box.bottom)
    return Area(box.x, box.y, box.width, box.height, path=line, reach=2 * FAR)


def box_area(box: Box) -> Area:
    return Area(box.x, box.y, box.width, box.height, 8.0)


def _handles(layout: BoardLayout, aim: Aim) -> Iterator[tuple[Spot, Area]]:
    if aim.cell is None or aim.held or len(aim.choices) < 2:
        return
    at = layout.chart.cell(aim.cell)
    reach = GRIP * at.radius
    size = max(9.0, 0.25 * at.radius)
    for steps in (-1, 1):
        x, y = key_place(steps, reach)
        yield TurnKey(steps), hex_area(Hex(at.x + x, at.y + y, size * 1.4))
    for rotation in aim.choices:
        x, y = knob_place(rotation, reach)
        yield Knob(rotation), hex_area(Hex(at.x + x, at.y + y, size))


def _tiles(shown: Shown, layout: BoardLayout, lying: Mapping[int, Put]) -> Iterator[tuple[Spot, Area]]:
    view = shown.view
    if view.placing is not None and view.placing in lying:
        yield Placing(view.placing), hex_area(lying[view.placing].at)
    for offer in view.offers:
        if offer.buyer is None and offer.tile in lying:
            yield Ware(offer.tile), _row_area(layout, lying[offer.tile].at)
    for item in view.shown:
        if item.buyer is None and item.tile in lying:
            yield Ware(item.tile), hex_area(lying[item.tile].at)
    if view.hand is not None and view.phase is PRICE:
        for tile in view.hand.drawn:
            if tile in lying and tile not in (view.hand.aside, view.hand.offered):
                yield HandTile(tile), hex_area(lying[tile].at)


def _row_area(layout: BoardLayout, at: Hex) -> Area:
    """A tile of the centre with its tag."""
    row = next((row for row in layout.rows if row.place == at), None)
    if row is None:
        return hex_area(at)
    box = at.box
    return Area(box.x, box.y, row.tag.right - box.x, box.height, 8.0)


def _rest(shown: Shown, layout: BoardLayout) -> Iterator[tuple[Spot, Area]]:
    view = shown.view
    if view.hand is not None and view.watcher is not None and view.phase is PRICE:
        yield AsideSlot(), hex_area(layout.aside)
        yield SaleSlot(), _row_area(layout, layout.rows[view.watcher].place)
    for index in range(len(view.cards)):
        yield CardSpot(index), box_area(layout.cards[index])
    for seat in range(view.seats):
        if seat != shown.main:
            yield Mini(seat), box_area(grid_of(shown, seat, layout).sheet)


def place_of(spot: Spot, shown: Shown, layout: BoardLayout, lying: Mapping[int, Put], *, own: bool) -> Hex | None:
    """The hexagon that marks a spot."""
    match spot:
        case Cell(cell=cell):
            return layout.chart.cell(cell) if own else None
        case Ware(tile=tile) | HandTile(tile=tile) | Placing(tile=tile) | LaidTile(tile=tile):
            return lying[tile].at if tile in lying else None
        case AsideSlot():
            return layout.aside
        case SaleSlot():
            return layout.rows[shown.view.watcher or 0].place
        case _:
            return None
