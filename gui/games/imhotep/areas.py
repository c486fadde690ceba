"""Where the spots of the board lie."""

from typing import Final

from engine.games.imhotep.pieces import CAPACITIES, OBELISK, PYRAMID, SHIP_BERTHS, SHIPS, SITES, TEMPLE, TOMB
from gui.board.choice import Spot
from gui.board.sprites import Area
from gui.fonts import text_width
from gui.games.imhotep import sites, words
from gui.games.imhotep.geometry import hand_places
from gui.games.imhotep.items import Table
from gui.games.imhotep.shown import Shown
from gui.games.imhotep.spots import (
    BerthSpot,
    Done,
    Hand,
    HandCard,
    Land,
    Reserve,
    ShipSpot,
    SitePlace,
    SiteSpot,
    Slot,
)

_REACHES: Final = {
    PYRAMID: (584.0, 136.0, 250.0, 210.0),
    TEMPLE: (140.0, 146.0, 200.0, 180.0),
    OBELISK: (349.0, 116.0, 150.0, 190.0),
    TOMB: (772.0, 384.0, 200.0, 160.0),
}
"""Middle and size of where a ship may be dropped at a site, in the landscape's units. Not larger than needed: a ship
still in the harbour is over none."""
_BERTH_REACH: Final = 0.66
_BEAM_REACH: Final = 1.3


def spots_on(shown: Shown, table: Table) -> dict[Spot, Area]:
    """Every spot, those that lie above others first."""
    layout = table.layout
    found: dict[Spot, Area] = {}
    if shown.sketched is not None:
        found[Done(shown.sketched)] = _done(table, shown.sketched)
    for (kind, _), (area, _) in zip(shown.hand, hand_places(layout.hand, len(shown.hand)), strict=True):
        found[HandCard(kind)] = area
    found[Hand()] = layout.hand
    found[Reserve()] = layout.well
    for slot, card in enumerate(shown.market):
        if card is not None:
            found[Slot(slot)] = layout.slots[slot]
    for ship in range(SHIPS):
        if shown.in_harbour[ship]:
            found.update((BerthSpot(ship, berth), _berth(table, ship, berth)) for berth in range(SHIP_BERTHS[ship]))
    for ship in reversed(range(SHIPS)):
        if shown.in_harbour[ship]:
            found[ShipSpot(ship)] = _ship(table, ship)
    for site in range(SITES):
        found[SiteSpot(site)] = area = _site(table, site)
        found.update((SiteSpot(site, ship), area) for ship in range(SHIPS))
        for place in range(min(len(shown.sites[site]), CAPACITIES[site])):
            found[SitePlace(site, place)] = _stone(table, *layout.stone(site, place))
    found[Land()] = layout.scene
    return found


def _done(table: Table, ship: int) -> Area:
    """A button under the middle of the ship."""
    layout, size = table.layout, table.layout.type
    x, y = layout.ship(ship)
    width = round(text_width(words.done_word(), size, 720) + size * 2.4)
    height = round(size * 2.3)
    return Area(round(x - width / 2 + layout.unit * 2.2), round(y + layout.unit * 1.9), width, height, size * 0.7)


def _berth(table: Table, ship: int, berth: int) -> Area:
    x, y = table.layout.aboard(ship, berth)
    area = _stone(table, x, y)
    reach = _BERTH_REACH * table.layout.unit
    low = y + 0.35 * table.layout.unit
    return Area(area.x, area.y, area.width, area.height, area.radius, ((x, y - 0.3 * reach), (x, low)), reach)


def _stone(table: Table, x: float, y: float) -> Area:
    width, height = table.layout.stone_box
    return Area(x - width / 2, y - height / 2, width, height, width * 0.36)


def _ship(table: Table, ship: int) -> Area:
    layout = table.layout
    x, y = layout.ship(ship)
    half = sites.ship_length(SHIP_BERTHS[ship]) * 0.44
    dx, dy = half * sites.C30 * layout.unit, half * 0.5 * layout.unit
    lift = 0.35 * layout.unit
    ends = ((x - dx, y + dy - lift), (x + dx, y - dy - lift))
    reach = _BEAM_REACH * layout.unit
    return Area(
        x - dx - reach * 0.6,
        y - dy - lift - reach * 0.7,
        2 * dx + 1.2 * reach,
        2 * dy + 1.4 * reach,
        reach,
        ends,
        reach,
    )


def _site(table: Table, site: int) -> Area:
    layout = table.layout
    x, y, width, height = _REACHES[site]
    left, top = layout.at((x - width / 2, y - height / 2))
    return Area(left, top, width * layout.scale, height * layout.scale, 14.0)
