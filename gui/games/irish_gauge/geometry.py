"""Where everything lies on the board: the sheet, and beside it a row for each company and a foot for what is taken up.
No Qt.
"""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from gui.games.irish_gauge.sheet import HEIGHT, WIDTH, Point

EDGE: Final = 7.0
"""Air at the rim of the board, for shadows and marks."""
GAP: Final = 12.0
ROW_GAP: Final = 9.0
_LEAST_COLUMN: Final = 214.0
_WIDEST: Final = 0.52
"""Of the companies' column, in widths of the sheet."""
_LEAST_ROW: Final = 52.0
_ROOMY_ROW: Final = 150.0
"""A row of that height has everything at full size."""


class Rect(Struct, frozen=True):
    """A rectangle in the scene or on the sheet."""

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
    def middle(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    def meets(self, other: "Rect") -> bool:
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def holds(self, other: "Rect") -> bool:
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def mirrored(self, width: float) -> "Rect":
        """The same in a board of `width` read from the right."""
        return Rect(width - self.right, self.y, self.width, self.height)


class Row(Struct, frozen=True):
    """The parts of a company's row. `unit` is the size of its type as a share of the full one."""

    whole: Rect
    unit: float
    badge: Point
    radius: float
    name: Rect
    below: Rect | None
    price: Rect
    ladder: Rect
    """The bar alone; the rider stands on it, its figures hang below."""
    figures: bool
    folded: bool
    """No room for its shares: only badge, name, price and ladder."""
    stack: Rect
    left: Rect
    holders: Rect


class BoardLayout(Struct, frozen=True):
    """The board. `scale` is that of the sheet."""

    width: float
    height: float
    rtl: bool
    sheet: Rect
    scale: float
    rows: tuple[Row, ...]
    stand: Rect
    """Where a share lies while it is auctioned."""
    stock: Rect
    """The tracks of the seat on turn."""
    unit: float

    def on_sheet(self, point: Point) -> Point:
        """A point of the sheet in the scene."""
        return self.sheet.x + point[0] * self.scale, self.sheet.y + point[1] * self.scale


@lru_cache(maxsize=16)
def lay_out(width: float, height: float, companies: int, text: float, rtl: bool) -> BoardLayout:
    """A board of that size; `text` is the person's text scale."""
    room = width - 2 * EDGE
    least = min(_LEAST_COLUMN * text**0.7, room * 0.42)
    scale = max(0.2, min((height - 2 * EDGE) / HEIGHT, (room - GAP - least) / WIDTH))
    across, tall = WIDTH * scale, HEIGHT * scale
    column = min(room - GAP - across, across * (_WIDEST + 0.2 * (text - 1)))
    left = (width - across - GAP - column) / 2
    top = (height - tall) / 2
    sheet = Rect(left, top, across, tall)
    x = sheet.right + GAP
    foot = max(min(52.0 * min(text, 1.5), tall * 0.2), min(tall * 0.125, 210.0))
    number = max(1, companies)
    each = (tall - foot - ROW_GAP * number) / number
    most = min(each, column * 0.56)
    unit = _unit(most, column, text)
    rows = tuple(_row(Rect(x, top + k * (each + ROW_GAP), column, each), unit) for k in range(number))
    y = top + tall - foot
    stand = Rect(x, y, column * 0.36, foot)
    stock = Rect(stand.right + ROW_GAP, y, x + column - stand.right - ROW_GAP, foot)
    if rtl:
        sheet, stand, stock = (rect.mirrored(width) for rect in (sheet, stand, stock))
        rows = tuple(_mirrored(row, width) for row in rows)
    return BoardLayout(width, height, rtl, sheet, scale, rows, stand, stock, unit)


def _unit(row: float, column: float, text: float) -> float:
    """The size of type in the rows: with the row, at least legible, at most what the column's width allows."""
    by_height = row / _ROOMY_ROW
    by_width = column / 250.0
    wanted = max(by_height * 1.05, min(by_height * 1.9, 0.9 * text) if text > 1 else 0.0)
    return max(0.80, min(wanted, by_width, 2.6))


def _row(whole: Rect, unit: float) -> Row:
    pad = max(7.0, min(14.0 * unit, whole.height * 0.09))
    inner = Rect(whole.x + pad, whole.y + pad * 0.7, whole.width - 2 * pad, whole.height - 1.4 * pad)
    roomy = whole.height >= 126 * unit
    figures = whole.height >= 97 * unit
    head = 38 * unit if roomy else min(26 * unit, inner.height * 0.36)
    radius = head * (0.46 if roomy else 0.48)
    price = Rect(inner.right - 58 * unit, inner.y, 58 * unit, head * (0.72 if roomy else 1.0))
    start = inner.x + 2 * radius + 8 * unit
    name = Rect(start, inner.y, price.x - start - 2, 21 * unit if roomy else head)
    below = Rect(start, inner.y + 20 * unit, inner.right - start, 17 * unit) if roomy else None
    folded = whole.height < _LEAST_ROW
    if folded:
        head = inner.height * 0.66
        radius = head * 0.48
        price = Rect(inner.right - 50 * unit, inner.y, 50 * unit, head)
        start = inner.x + 2 * radius + 6
        name = Rect(start, inner.y, price.x - start - 2, head)
    foot = min(30 * unit, inner.height * 0.32) if not folded else 0.0
    rest = inner.height - head - foot
    bar = max(3.5, 5 * unit)
    rider, below_bar = 16 * max(0.8, unit), 17 * unit if figures else 4.0
    slack = max(0.0, rest - rider - bar - below_bar)
    y = min(inner.y + head + rider + slack * 0.5, inner.y + head + rest - bar - 1)
    ladder = Rect(inner.x + 7 * unit, y, inner.width - 14 * unit, bar)
    line = Rect(inner.x, inner.bottom - foot, inner.width, foot)
    stack = Rect(line.x + 2, line.y + foot * 0.30, foot * 1.08, foot * 0.70)
    left = Rect(stack.right + 14 * unit, line.y + foot * 0.12, min(72 * unit, line.width * 0.36), foot)
    holders = Rect(left.right + 4, line.y, line.right - left.right - 4, foot)
    return Row(
        whole,
        unit,
        (inner.x + radius, inner.y + head / 2),
        radius,
        name,
        below,
        price,
        ladder,
        figures,
        folded,
        stack,
        left,
        holders,
    )


def _mirrored(row: Row, width: float) -> Row:
    return Row(
        row.whole.mirrored(width),
        row.unit,
        (width - row.badge[0], row.badge[1]),
        row.radius,
        row.name.mirrored(width),
        None if row.below is None else row.below.mirrored(width),
        row.price.mirrored(width),
        row.ladder.mirrored(width),
        row.figures,
        row.folded,
        row.stack.mirrored(width),
        row.left.mirrored(width),
        row.holders.mirrored(width),
    )


def price_place(row: Row, price: float, rtl: bool) -> float:
    """Where on its ladder a price stands."""
    share = (price - 10) / 90
    return row.ladder.x + row.ladder.width * (1 - share if rtl else share)
