"""Where every tile that can be seen lies on the board."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from engine.core.seats import Seat
from engine.games.isle_of_skye.table import PLACING, PRICE
from engine.games.isle_of_skye.view import SkyeView
from gui.games.isle_of_skye.geometry import BoardLayout, GridPlace, Hex
from gui.games.isle_of_skye.shown import Shown


class Put(Struct, frozen=True):
    """A tile at its place; `laid` in a territory, among others. `faded`: it is out of play for this round."""

    at: Hex
    rotation: int = 0
    laid: bool = False
    faded: bool = False


def grid_of(shown: Shown, seat: Seat, layout: BoardLayout) -> GridPlace:
    """Where a seat's territory lies: the main one on the chart, the others small, in order."""
    if seat == shown.main:
        return layout.chart
    others = [other for other in range(shown.view.seats) if other != shown.main]
    return layout.minis[others.index(seat)]


def tile_places(shown: Shown, layout: BoardLayout) -> Mapping[int, Put]:
    """By tile."""
    found: dict[int, Put] = {}
    for number, put in (
        *_laid(shown, layout),
        *_offered(shown, layout),
        *_in_hand(shown, layout),
        *_on_show(shown, layout),
    ):
        found.setdefault(number, put)
    return found


def _laid(shown: Shown, layout: BoardLayout) -> Iterator[tuple[int, Put]]:
    for seat, territory in enumerate(shown.view.territories):
        grid = grid_of(shown, seat, layout)
        for cell, laid in enumerate(territory):
            if laid is not None:
                yield laid.tile, Put(grid.cell(cell), laid.rotation, laid=True)


def row_number(view: SkyeView, owner: Seat, tile: int | None) -> int:
    """Which row of the centre offer a tile lies in: one for each seat, then the neutral's."""
    if owner < view.seats:
        return owner
    mine = [offer.tile for offer in view.offers if offer.owner == owner]
    return view.seats + (mine.index(tile) if tile in mine else 0)


def _offered(shown: Shown, layout: BoardLayout) -> Iterator[tuple[int, Put]]:
    view = shown.view
    for offer in view.offers:
        number = row_number(view, offer.owner, offer.tile)
        if number < len(layout.rows):
            gone = offer.buyer is not None and offer.tile != view.placing
            yield offer.tile, Put(layout.rows[number].place, faded=gone)


def _in_hand(shown: Shown, layout: BoardLayout) -> Iterator[tuple[int, Put]]:
    view, hand = shown.view, shown.view.hand
    if hand is None or view.watcher is None:
        return
    for number, tile in enumerate(hand.drawn):
        if tile == hand.aside:
            yield tile, Put(layout.aside)
        elif tile == hand.offered and view.phase is PRICE:
            yield tile, Put(layout.rows[view.watcher].place)
        elif tile != hand.offered:
            gone = tile == hand.kept and any(one.tile == tile for one in view.unplaced)
            yield tile, Put(layout.hand_places[number], faded=gone)
        else:
            yield tile, Put(layout.rows[view.watcher].place)


def _on_show(shown: Shown, layout: BoardLayout) -> Iterator[tuple[int, Put]]:
    view = shown.view
    for place, item in zip(layout.display, view.shown, strict=False):
        gone = item.buyer is not None and item.tile != view.placing
        yield item.tile, Put(place, faded=gone)
    # A tile somebody else places whom it came to unseen: it waits beside the bag.
    if view.placing is not None and view.phase in PLACING:
        yield view.placing, Put(layout.hand_places[1])
