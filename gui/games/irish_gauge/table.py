"""A laid-out table: the layout, the look and the seats, and what several makers of sprites ask of them."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from engine.core.match import SeatSetup
from engine.core.seats import Seat
from engine.games.irish_gauge.pieces import CITY_COUNT, HOMES
from gui.board.pictures import Words, elided
from gui.board.sprites import ItemId, Sprite
from gui.controls.look import Look
from gui.fonts import text_width
from gui.games.irish_gauge import words
from gui.games.irish_gauge.geometry import BoardLayout, Rect
from gui.games.irish_gauge.labels import clashes, name_boxes
from gui.i18n import language_in_force
from gui.theme import SeatStyle

Sprites = Iterator[tuple[ItemId, Sprite]]

PAPER_LAYER: Final = 10.0
PRINT_LAYER: Final = 20.0
LIGHT_LAYER: Final = 60.0
RAIL_LAYER: Final = 100.0
MARK_LAYER: Final = 110.0
STATION_LAYER: Final = 130.0
PLAQUE_LAYER: Final = 140.0
NAME_LAYER: Final = 150.0
PIECE_LAYER: Final = 200.0
LEAST_TYPE: Final = 11.0
"""Nothing on the board is set smaller."""


class NameSetting:
    """How the cities' names are set: sizes in pixels, and boxes in units of the sheet."""

    def __init__(self, scale: float, text: float) -> None:
        self.names = tuple(words.city_name(city) for city in range(CITY_COUNT))
        self.weights = tuple(700 if city in HOMES else 560 for city in range(CITY_COUNT))
        wanted = max(LEAST_TYPE, 13.0 * scale * min(text, 1.5))
        while True:
            self.sizes = tuple(wanted * (14 / 13 if city in HOMES else 1) for city in range(CITY_COUNT))
            self.boxes = self._boxes(scale)
            if wanted <= LEAST_TYPE or not clashes(self.boxes):
                return
            wanted = max(LEAST_TYPE, wanted * 0.94)

    def _boxes(self, scale: float) -> tuple[Rect, ...]:
        cities = range(CITY_COUNT)
        widths = [text_width(self.names[c], round(self.sizes[c]), self.weights[c]) / scale for c in cities]
        return name_boxes(language_in_force(), widths, [size / scale for size in self.sizes])


class Table:
    """A board of one size in one look."""

    def __init__(self, layout: BoardLayout, look: Look, seats: Sequence[SeatSetup]) -> None:
        self.layout = layout
        self.look = look
        self.seats = seats

    @cached_property
    def naming(self) -> NameSetting:
        return NameSetting(self.layout.scale, self.look.type.scale)

    @property
    def plaque_scale(self) -> float:
        """Of the plaques, which stay legible when the sheet is small."""
        return max(self.layout.scale, 10.5 / 12)

    def style(self, seat: Seat) -> SeatStyle:
        return self.look.seats[self.seats[seat].style]

    def scene_rect(self, rect: Rect) -> Rect:
        """A rectangle of the sheet in the scene."""
        x, y = self.layout.on_sheet((rect.x, rect.y))
        return Rect(x, y, rect.width * self.layout.scale, rect.height * self.layout.scale)

    def write(
        self,
        text: str,
        rect: Rect,
        pixels: float,
        weight: int,
        tint: str,
        side: str = "start",
        layer: float = PRINT_LAYER,
    ) -> Sprite:
        """A line of text in a rectangle, at its leading or trailing side, shortened where it is too long."""
        rtl = self.look.rtl
        pixels = max(LEAST_TYPE, pixels)
        long = text_width(text, pixels, weight)
        if long > rect.width:
            pixels = max(LEAST_TYPE, pixels * max(0.78, rect.width / long))
        shown = elided(text, pixels, weight, rect.width)
        at = "centre" if side == "centre" else "left" if (side == "start") != rtl else "right"
        picture = Words(rect.width, rect.height, shown, pixels, weight, tint, at, rtl)  # type: ignore[arg-type]
        return Sprite(picture, *rect.middle, layer)

    def type_size(self, size: float) -> float:
        """A size of the type beside the sheet."""
        return size * self.layout.unit
