"""Where everything lies on a board of a given size. Pure numbers; no Qt.

From the top: the landscape, as large as it fits with more of the land around it where there is room; the shelf of the
market; the tray with the own reserve and the own cards.
"""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from engine.games.imhotep.pieces import MARKET_SIZES, SHIP_BERTHS
from gui.board.sprites import Area
from gui.games.imhotep import sites

CARD_RATIO: Final = 1.08
"""Height of a card in widths."""
_CARD: Final = 0.135
"""Height of a card in heights of the board."""
_TRAY: Final = 0.122
_LEDGE: Final = 0.29
"""Height of the ledge in heights of a card."""
_MOST_TYPE: Final = 2.0


class Layout(Struct, frozen=True):
    """A laid-out board. `scale` is pixels per unit of the landscape, `origin` where its 0, 0 lies."""

    width: float
    height: float
    scene: Area
    scale: float
    origin: tuple[float, float]
    deck: Area
    slots: tuple[Area, ...]
    ledge: Area
    tray: Area
    well: Area
    """Where the own stones lie."""
    well_words: Area
    hand: Area
    """Where the own cards lie."""
    hand_words: Area
    type: float
    """Size in pixels of names in the landscape."""
    small: float
    """Of words in the tray."""
    card_type: float

    @property
    def unit(self) -> float:
        """Pixels of a stone's edge."""
        return sites.UNIT * self.scale

    def at(self, point: sites.Point) -> tuple[float, float]:
        """A point of the landscape on the board."""
        return self.origin[0] + point[0] * self.scale, self.origin[1] + point[1] * self.scale

    @property
    def seen(self) -> tuple[float, float, float, float]:
        """What is seen of the landscape, in its own units: x, y, width, height."""
        x = (self.scene.x - self.origin[0]) / self.scale
        y = (self.scene.y - self.origin[1]) / self.scale
        return x, y, self.scene.width / self.scale, self.scene.height / self.scale

    def stone(self, site: int, place: int) -> tuple[float, float]:
        """The middle of a stone in its site."""
        return self.at(sites.stone_middle(sites.ORIGINS[site], *sites.cell_of(site, place)))

    def ship(self, ship: int, site: int | None = None) -> tuple[float, float]:
        """The middle of a ship: in its slip, or where it has landed."""
        return self.at(sites.ship_middle(ship) if site is None else sites.MOORINGS[site])

    def aboard(self, ship: int, berth: int, site: int | None = None) -> tuple[float, float]:
        """The middle of a stone in its berth."""
        x, y = self.ship(ship, site)
        dx, dy = sites.berth_from_middle(SHIP_BERTHS[ship], berth)
        return x + dx * self.scale, y + (dy - 0.5 * sites.UNIT) * self.scale

    @property
    def stone_box(self) -> tuple[float, float]:
        """Width and height of a stone's silhouette."""
        return 1.74 * self.unit, 2.0 * self.unit


@lru_cache(maxsize=32)
def lay_out(width: float, height: float, seats: int, text: float = 1.0) -> Layout:
    """The board of that size for so many players; `text` is the person's text scale."""
    width, height = max(width, 320.0), max(height, 280.0)
    slots = MARKET_SIZES[seats]
    gap = float(round(min(12.0, height * 0.013)))
    tray_height = float(round(height * _TRAY * (1 + 0.22 * (text - 1))))
    pad = float(round(width * 0.008))
    pitch = (width - 2 * pad) / (slots + 1)
    card_gap = max(4.0, min(round(pitch * 0.1), height * 0.014))
    card_width = float(round(min(pitch - card_gap, height * _CARD / CARD_RATIO)))
    card_height = float(round(card_width * CARD_RATIO))
    ledge_height = float(round(max(20.0, card_height * _LEDGE, 14.0 * min(text, 1.6) * 1.5)))
    tray = Area(0, height - tray_height, width, tray_height, 14.0)
    ledge = Area(0, tray.y - gap - ledge_height, width, ledge_height, 5.0)
    shelf_y = ledge.y - card_height + 1
    scene = Area(0, 0, width, shelf_y - gap, 16.0)
    scale = min(scene.width / sites.SIZE[0], scene.height / sites.SIZE[1])
    origin = (scene.width - sites.SIZE[0] * scale) / 2, (scene.height - sites.SIZE[1] * scale) / 2
    step = min(pitch, card_width * 1.28)
    start = (width - step * (slots + 1)) / 2 + (step - card_width) / 2
    places = [Area(round(start + step * k), shelf_y, card_width, card_height, card_width * 0.09)
              for k in range(slots + 1)]  # fmt: skip
    type_size = float(round(min(max(12.0, 13.5 * scale) * min(text, _MOST_TYPE), scene.width * 0.034)))
    small = float(round(min(max(11.0, tray_height * 0.135) * min(text, _MOST_TYPE), tray_height * 0.21)))
    return Layout(
        width=width,
        height=height,
        scene=scene,
        scale=scale,
        origin=origin,
        deck=places[0],
        slots=tuple(places[1:]),
        ledge=ledge,
        tray=tray,
        **_tray_parts(tray, small, text),
        type=type_size,
        small=small,
        card_type=float(max(9.0, round(min(card_width * 0.148 * min(1.25, text**0.4), 15 * max(1.0, scale) * text)))),
    )


def _tray_parts(tray: Area, small: float, text: float) -> dict[str, Area]:
    """Stones at the left with words beside them, cards at the right."""
    pad = float(round(tray.height * 0.13))
    words = min(small * 6.2, tray.width * 0.15)
    well = Area(tray.x + pad * 1.2, tray.y + pad, round(tray.width * 0.33), tray.height - 2 * pad, 12.0)
    beside = Area(well.x + well.width + pad, tray.y + pad * 0.6, words, tray.height - 1.2 * pad)
    hand_words = Area(tray.width - pad * 1.2 - words, beside.y, words, beside.height)
    left = beside.x + words + pad
    hand = Area(left, tray.y + 4, max(60.0, hand_words.x - pad - left), tray.height - 8, 8.0)
    return {"well": well, "well_words": beside, "hand": hand, "hand_words": hand_words}


def spread(count: int, room: float, each: float, gap: float) -> tuple[float, float]:
    """Where `count` things begin and how far apart they lie, in the middle of a room; closer where it is narrow."""
    if count < 2:
        return (room - each) / 2, each + gap
    step = min(each + gap, (room - each) / (count - 1))
    return (room - each - step * (count - 1)) / 2, step


def _rows(count: int) -> int:
    return 1 if count <= 8 else 2 if count <= 20 else 3


_DROP: Final = 0.62
"""From one row of own stones to the one before it, in edges of a stone."""


def reserve_unit(layout: Layout, count: int) -> float:
    """The edge of a stone in the tray: as large as aboard, if so many fit."""
    tall = 2.25 + _DROP * (_rows(count) - 1)
    return float(round(min(layout.unit, layout.well.height * 0.9 / tall), 1))


def reserve_places(well: Area, unit: float, count: int) -> tuple[tuple[float, float], ...]:
    """The middle of so many own stones, the one to be taken next at the end: rows that lie one before the other."""
    rows, across = _rows(count), 1.74 * unit
    per_row = -(-count // rows) if count else 1
    shift = 0.42 * unit if rows > 1 else 0.0
    rim = max(6.0, well.height * 0.12)
    room = well.width - 2 * rim - shift
    found = []
    for index in range(count):
        row, column = divmod(index, per_row)
        start, step = spread(min(per_row, count - row * per_row), room, across, 0.3 * unit)
        y = well.y + well.height / 2 + (row - (rows - 1) / 2) * _DROP * unit
        found.append((well.x + rim + start + across / 2 + column * step + shift * (row % 2), y))
    return tuple(found)


def hand_places(hand: Area, count: int) -> tuple[tuple[Area, float], ...]:
    """Where so many kinds of own cards lie, and how askew."""
    height = float(round(hand.height))
    width = float(round(height / CARD_RATIO))
    start, step = spread(count, hand.width, width, width * 0.12)
    return tuple(
        (Area(round(hand.x + start + k * step), hand.y, width, height, width * 0.09), 0.0) for k in range(count)
    )
