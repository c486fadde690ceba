"""Measures of Skyjo's table: cards, grids, and what a laid-out table says. No Qt.

`gui.games.skyjo.seating` finds the arrangement, `gui.games.skyjo.laying` carries it out.
"""

import math
from typing import Final

from msgspec import Struct

from engine.games.skyjo.pieces import COLUMNS, ROWS

RIM: Final = 0.06
"""The ivory rim of a card, in widths; the field inside is one repeat of the girih, 1 : tan 54°."""
RATIO: Final = (1 - 2 * RIM) * 1.37638 + 2 * RIM
"""Height of a card in widths."""
CORNER: Final = 0.085

OWN_GAPS: Final = (0.175, 0.128)
"""Across and down, in widths: room for rings and brackets."""
OTHER_GAPS: Final = (0.136, 0.136)
OWN_SIZE: Final = (COLUMNS + 3 * OWN_GAPS[0], ROWS * RATIO + 2 * OWN_GAPS[1])
"""Of a grid, in widths of its cards."""
OTHER_SIZE: Final = (COLUMNS + 3 * OTHER_GAPS[0], ROWS * RATIO + 2 * OTHER_GAPS[1])
PILE_GAP: Final = 0.37
MARGIN: Final = 28.0
"""From the edge of the cloth to the nearest piece: the hem and a little air."""

_SEAM: Final = 13.0
"""From the edge of the cloth to its seam: nothing lies beyond."""
_LIFTED: Final = 1.04
"""How much larger a card in hand is drawn."""
HELD_TILT: Final = 3.0
"""Degrees a card in hand is turned."""


def card_height(width: float) -> float:
    """Height of a card that wide, in whole pixels."""
    return float(round(width * RATIO))


def label_type(card: float, text: float, own: bool = False) -> float:
    """Size in pixels of a name over cards that wide; `text` is the person's text scale."""
    return max(12.5 * text, _gentle((0.232 if own else 0.318) * card) * min(text, 1.25))


def pile_type(own: float, text: float) -> float:
    """Size in pixels of the words at the piles."""
    return max(12.5 * text, _gentle(0.165 * own) * min(text, 1.25))


def _gentle(size: float) -> float:
    """Words grow with the cards, but on a large screen not as much."""
    return min(size, 21.0 + (size - 21.0) * 0.45)


def line_height(type_size: float) -> float:
    """Height of a line of that size with its distance to the cards."""
    return float(round(type_size * 1.75))


class Rect(Struct, frozen=True):
    """A rectangle in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, by: float) -> "Rect":
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def meets(self, other: "Rect") -> bool:
        """Whether the two overlap."""
        return (
            self.x < other.right - 1e-6
            and other.x < self.right - 1e-6
            and self.y < other.bottom - 1e-6
            and other.y < self.bottom - 1e-6
        )

    def holds(self, other: "Rect") -> bool:
        return (
            other.x >= self.x - 1e-6
            and other.y >= self.y - 1e-6
            and other.right <= self.right + 1e-6
            and other.bottom <= self.bottom + 1e-6
        )


class GridLayout(Struct, frozen=True):
    """One seat's grid: the card in its top left corner, the gaps, and where the seat's name stands. `beside`: the name
    stands at the left of the grid, its sum below it."""

    x: float
    y: float
    card: float
    gap_x: float
    gap_y: float
    label: Rect
    type: float
    """Size of the name in pixels."""
    beside: bool = False

    @property
    def card_height(self) -> float:
        return card_height(self.card)

    def place(self, place: int) -> Rect:
        """A place of the grid: 3 × column + row."""
        column, row = divmod(place, ROWS)
        return Rect(
            self.x + column * (self.card + self.gap_x),
            self.y + row * (self.card_height + self.gap_y),
            self.card,
            self.card_height,
        )

    def column(self, column: int) -> Rect:
        """A column's three places with half the gap round them: what the bracket encloses."""
        top = self.place(column * ROWS)
        margin = self.gap_x / 2
        return Rect(top.x - margin, top.y - margin, self.card + 2 * margin, self.whole.height + 2 * margin)

    @property
    def whole(self) -> Rect:
        width = COLUMNS * self.card + (COLUMNS - 1) * self.gap_x
        return Rect(self.x, self.y, width, ROWS * self.card_height + (ROWS - 1) * self.gap_y)


class TableLayout(Struct, frozen=True):
    """Everything's place. `grids` are in the order of the seats round the table, the own one first."""

    width: float
    height: float
    grids: tuple[GridLayout, ...]
    pile: float
    """Width of a card of the piles."""
    draw: Rect
    discard: Rect
    draw_label: Rect
    discard_label: Rect
    labels_beside: bool
    """The piles' labels stand beside them in two lines; otherwise below them in one."""
    pile_type: float
    note: Rect | None
    """Room for a word about a column beside the own grid, if there is any."""

    def held(self, from_draw: bool) -> tuple[float, float]:
        """The middle of a card held above the pile it came from: a little outwards, but never over the edge."""
        pile, side = (self.draw, -1) if from_draw else (self.discard, 1)
        reach = math.sin(math.radians(HELD_TILT))
        across = _LIFTED * (pile.width + pile.height * reach) / 2 + _SEAM
        down = _LIFTED * (pile.height + pile.width * reach) / 2 + _SEAM
        x, y = pile.middle[0] + side * 0.11 * pile.width, pile.middle[1] - 0.11 * pile.width
        return max(across, min(x, self.width - across)), max(down, min(y, self.height - down))
