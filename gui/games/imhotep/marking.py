"""Marks on the board: what may be taken and where it may go (2: pointed at)."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.games.imhotep.pieces import SHIP_BERTHS
from gui.board.choice import Spot
from gui.board.highlight import LAST
from gui.board.sprites import Area, ItemId, Sprite
from gui.games.imhotep import sites, words
from gui.games.imhotep.areas import spots_on
from gui.games.imhotep.geometry import hand_places
from gui.games.imhotep.items import LOOSE_LAYER, SHIP_LAYER, STONE_LAYER, Table
from gui.games.imhotep.plaques import Button, Wash
from gui.games.imhotep.ship_art import ShipMark
from gui.games.imhotep.shown import Shown
from gui.games.imhotep.site_marks import site_mark
from gui.games.imhotep.spots import BerthSpot, Done, Hand, HandCard, Land, Reserve, ShipSpot, SitePlace, SiteSpot, Slot
from gui.games.imhotep.stone_art import StoneMark

GROUND_LAYER: Final = 60.0
FRAME_LAYER: Final = 295.0
CARD_LAYER: Final = 440.0
_CASING: Final = "#E9FFFA"

Marks = Iterator[tuple[ItemId, Sprite]]


def marks_for(shown: Shown, spots: Mapping[Spot, int], table: Table) -> dict[ItemId, Sprite]:
    """The marks of these spots by how strongly they are marked."""
    made: dict[ItemId, Sprite] = {}
    for spot, level in spots.items():
        made.update(_mark(shown, spot, level, table))
    return made


def _mark(shown: Shown, spot: Spot, level: int, table: Table) -> Marks:
    layout = table.layout
    match spot:
        case BerthSpot() | SitePlace() if level == LAST:
            yield from _last(spot, table)
        case _ if level == LAST:
            return
        case SiteSpot(site=site):
            x, y = layout.at(sites.ORIGINS[site])
            yield ("mark", spot), Sprite(site_mark(site, layout.scale, level == 2), x, y, GROUND_LAYER)
            yield ("plaque", site), table.plaque(shown, site, level)
        case ShipSpot(ship=ship):
            berths = SHIP_BERTHS[ship]
            length = sites.ship_length(berths)
            mark = ShipMark(
                round(layout.unit * length * 0.5), round(layout.unit * length * 0.28), layout.unit, berths,
                "#18B3AC", _CASING, level > 0,
            )  # fmt: skip
            yield ("mark", spot), Sprite(mark, *layout.ship(ship), SHIP_LAYER + 10 * ship - 1)
        case BerthSpot(ship=ship, berth=berth):
            mark_of_berth = _berth_mark(table, level)
            x, y = layout.aboard(ship, berth)
            yield ("mark", spot), Sprite(mark_of_berth, x, y, LOOSE_LAYER + 10 * ship + berth + 5)
        case Done() if (area := spots_on(shown, table).get(spot)) is not None:
            button = Button(round(area.width), round(area.height), words.done_word(), layout.type, level == 2,
                            table.look.rtl)  # fmt: skip
            yield ("mark", spot), Sprite(button, *area.middle, CARD_LAYER + 20)
        case Reserve():
            yield ("mark", spot), _wash(layout.well, level)
        case Hand():
            yield ("mark", spot), _wash(layout.hand, level)
        case Slot(slot=slot):
            yield ("mark", spot), _wash(layout.slots[slot], level)
        case HandCard():
            area = table_hand_area(shown, spot, table)
            if area is not None:
                yield ("mark", spot), _wash(area, level)
        case Land():
            yield ("mark", spot), _wash(_inner(layout.scene), level)
        case _:
            return


def _last(spot: BerthSpot | SitePlace, table: Table) -> Marks:
    """A saffron line round the stone that came last."""
    layout = table.layout
    if isinstance(spot, BerthSpot):
        at, layer = layout.aboard(spot.ship, spot.berth), LOOSE_LAYER + 10 * spot.ship + 8
    else:
        at, layer = layout.stone(spot.site, spot.place), STONE_LAYER + 50
    unit = layout.unit
    mark = StoneMark(round(unit * 1.3), round(unit * 1.1), unit, "#F2B84B", "#5C3B05")
    yield ("mark", spot), Sprite(mark, *at, layer)


def _inner(area: Area) -> Area:
    return Area(area.x + 7, area.y + 7, area.width - 14, area.height - 14, area.radius)


def table_hand_area(shown: Shown, spot: HandCard, table: Table) -> Area | None:
    """Where the own cards of that kind lie."""
    kinds = [kind for kind, _ in shown.hand]
    if spot.card not in kinds:
        return None
    return hand_places(table.layout.hand, len(kinds))[kinds.index(spot.card)][0]


def _berth_mark(table: Table, level: int) -> StoneMark:
    unit = table.layout.unit
    strong = level == 2
    return StoneMark(round(unit * 1.3), round(unit * 1.1), unit, "#0E8F8A" if not strong else "#18B3AC", _CASING)


def _wash(area: Area, level: int) -> Sprite:
    picture = Wash(round(area.width), round(area.height), area.radius, level)
    return Sprite(picture, *area.middle, CARD_LAYER)
