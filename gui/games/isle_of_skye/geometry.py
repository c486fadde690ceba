"""Where everything of the board lies, for any size: pure arithmetic, no Qt.

Above the plank of the main board (round, bag, three tiles, scoring cards); below it the chart with one territory, and
a column with the centre offer, the watcher's three tiles and the others' territories.
"""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from engine.games.isle_of_skye.grid import CELLS, column_of, row_of
from engine.games.isle_of_skye.pieces import CARDS_IN_PLAY, TILES_DRAWN
from gui.games.isle_of_skye.hexes import ROOT3

ACROSS: Final = 5.5 * ROOT3
DOWN: Final = 8.0
"""Of a grid, in radii of its cells."""
FRAME: Final = 17.0
"""Of the chart: paper and neatline."""
GRIP: Final = 1.217
"""Radius of the dial round a tile in hand, in radii of its cell."""


class Box(Struct, frozen=True):
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

    def inset(self, by: float) -> "Box":
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def holds(self, other: "Box") -> bool:
        return (
            other.x >= self.x - 0.01
            and other.y >= self.y - 0.01
            and other.right <= self.right + 0.01
            and other.bottom <= self.bottom + 0.01
        )

    def meets(self, other: "Box") -> bool:
        """Whether the two overlap."""
        return (
            self.x < other.right - 0.01
            and other.x < self.right - 0.01
            and self.y < other.bottom - 0.01
            and other.y < self.bottom - 0.01
        )


class Hex(Struct, frozen=True):
    """Where a tile lies: its middle and its radius."""

    x: float
    y: float
    radius: float

    @property
    def box(self) -> Box:
        wide = ROOT3 * self.radius
        return Box(self.x - wide / 2, self.y - self.radius, wide, 2 * self.radius)


class GridPlace(Struct, frozen=True):
    """Where a territory lies: the middle of cell 0 and the radius of its cells."""

    x: float
    y: float
    radius: float
    sheet: Box
    """What it is drawn on."""

    def cell(self, cell: int) -> Hex:
        row, column = row_of(cell), column_of(cell)
        shift = 0.5 if row % 2 == 0 else 0.0
        return Hex(
            self.x + (column - 1 + shift) * ROOT3 * self.radius, self.y + (row - 1) * 1.5 * self.radius, self.radius
        )

    @property
    def cells(self) -> tuple[Hex, ...]:
        return tuple(self.cell(cell) for cell in range(CELLS))


class OfferRow(Struct, frozen=True):
    """A row of the centre offer: the tile, the tag with its owner and price, a line below them."""

    place: Hex
    tag: Box
    note: Box


class BoardLayout(Struct, frozen=True):
    """Everything's place. `text` sizes are in pixels."""

    width: float
    height: float
    plank: Box
    round: Box
    stones: Box
    bag: Box
    display: tuple[Hex, ...]
    display_title: Box
    cards: tuple[Box, ...]
    chart: GridPlace
    plate: Box
    offer: Box
    rows: tuple[OfferRow, ...]
    hand: Box
    hand_places: tuple[Hex, ...]
    aside: Hex
    hand_notes: Box
    others: Box
    minis: tuple[GridPlace, ...]
    title: float
    body: float
    small: float


class _Sizes(Struct, frozen=True):
    """Sizes of type: titles, text, remarks."""

    title: float
    body: float
    small: float


@lru_cache(maxsize=32)
def lay_out(width: float, height: float, seats: int, text: float = 1.0) -> BoardLayout:
    """The board of that size for so many seats; `text` is the person's text scale."""
    gap = round(max(8.0, min(width, height) * 0.013))
    sizes = _sizes(width, height, text)
    plank_height = round(max(88.0, min(0.185 * height, 0.17 * width), sizes.body * 5.4))
    plank = Box(2, 2, width - 4, plank_height)
    top = plank.bottom + gap
    below = height - top - 4
    column = _column_width(width, below, gap, text)
    sheet = Box(2, top, width - 4 - gap - column, below)
    side = Box(sheet.right + gap, top, column, below)
    chart = _grid(sheet, FRAME, FRAME + 4)
    offer, hand, others = _sections(side, seats, sizes, gap)
    return _layout(width, height, plank, chart, offer, hand, others, sizes, seats)


def _sizes(width: float, height: float, text: float) -> _Sizes:
    base = min(26.0, max(12.0, min(width / 62, height / 44)))
    scale = min(text, 1.0 + 0.62 * (text - 1.0)) if text > 1 else text
    # Large type on a small board would leave no room for what it names.
    scale = min(scale, max(1.0, height / 26 / base))
    return _Sizes(round(base * 1.12 * scale), round(base * scale), round(max(11.5, base * 0.86) * scale))


def _column_width(width: float, below: float, gap: float, text: float) -> float:
    """What the chart leaves, but never too little."""
    least = max(212.0, 0.27 * width) * (1 + 0.28 * (text - 1))
    wanted = width - 4 - gap - (below - 2 * FRAME - 8) / DOWN * ACROSS - 2 * FRAME
    return round(min(max(least, wanted), 0.46 * width))


def _grid(sheet: Box, aside: float, above: float) -> GridPlace:
    """A grid in the middle of a sheet."""
    radius = min((sheet.width - 2 * aside) / (ACROSS + 0.45), (sheet.height - 2 * above) / (DOWN + 0.45))
    radius = max(1.0, radius if radius < 20 else round(radius * 2) / 2)
    x = sheet.x + (sheet.width - ACROSS * radius) / 2 + ROOT3 * radius / 2
    y = sheet.y + (sheet.height - DOWN * radius) / 2 + radius
    return GridPlace(x, y, radius, sheet)


def _sections(side: Box, seats: int, sizes: _Sizes, gap: float) -> tuple[Box, Box, Box]:
    """Centre offer, own tiles, other territories."""
    rows = 4 if seats == 2 else seats
    room = side.height - 2 * gap
    hand = round(max(0.19 * room, sizes.small * 4.2))
    roomy = sizes.body * (1.8 + 4.6 * rows) + 4
    offer = round(min(roomy, (room - hand) * (0.64 if rows == 4 else 0.58)))
    first = Box(side.x, side.y, side.width, offer)
    second = Box(side.x, first.bottom + gap, side.width, hand)
    return first, second, Box(side.x, second.bottom + gap, side.width, side.bottom - second.bottom - gap)


def _layout(
    width: float,
    height: float,
    plank: Box,
    chart: GridPlace,
    offer: Box,
    hand: Box,
    others: Box,
    sizes: _Sizes,
    seats: int,
) -> BoardLayout:
    pad = round(0.09 * plank.height)
    left = plank.x + pad * 1.6
    head = sizes.title * 1.5
    block = round(min(max(0.175 * plank.width, sizes.title * 8.2), 0.27 * plank.width))
    card = (plank.width * 0.52) / CARDS_IN_PLAY
    cards_left = plank.right - pad - CARDS_IN_PLAY * card
    middle = Box(left + block, plank.y + pad, cards_left - left - block, plank.height - 2 * pad)
    display_head = sizes.small * 1.5
    radius = max(
        3.0, min((middle.width - pad) / (TILES_DRAWN * 1.06 * ROOT3), (middle.height - display_head - 4) / 2 - 2)
    )
    step = ROOT3 * radius * 1.06
    across = middle.x + middle.width / 2 - step
    down = middle.bottom - radius - 3
    stones = Box(left, plank.y + pad + head, block * 0.92, plank.height - 2 * pad - head - sizes.small * 1.7)
    hand_head = sizes.small * 1.6
    places, aside = _hand_places(hand, hand_head, sizes)
    return BoardLayout(
        width=width,
        height=height,
        plank=plank,
        round=Box(left, plank.y + pad, block, head),
        stones=stones,
        bag=Box(left, plank.bottom - pad - sizes.small * 1.5, block * 0.96, sizes.small * 1.5),
        display=tuple(Hex(across + number * step, down, radius) for number in range(TILES_DRAWN)),
        display_title=Box(middle.x + 4, middle.y, middle.width - 8, display_head),
        cards=tuple(
            Box(cards_left + number * card + 4, plank.y + pad, card - 8, plank.height - 2 * pad)
            for number in range(CARDS_IN_PLAY)
        ),
        chart=chart,
        plate=Box(
            chart.sheet.x + 26,
            chart.sheet.bottom - sizes.body * 1.9,
            min(0.6 * chart.sheet.width, sizes.body * 17),
            sizes.body * 1.8,
        ),
        offer=offer,
        rows=_rows(offer, 4 if seats == 2 else seats, sizes),
        hand=hand,
        hand_places=places,
        aside=aside,
        hand_notes=Box(hand.x + 12, hand.y + 4, hand.width - 24, hand_head),
        others=others,
        minis=_minis(others, seats - 1, sizes),
        title=sizes.title,
        body=sizes.body,
        small=sizes.small,
    )


def _rows(offer: Box, count: int, sizes: _Sizes) -> tuple[OfferRow, ...]:
    head = sizes.body * 1.8
    step = (offer.height - head - 4) / count
    radius = max(4.0, min(step / 2 - 3, offer.width * 0.17))
    made = []
    for number in range(count):
        y = offer.y + head + number * step
        middle = y + step / 2
        x = offer.x + 10 + ROOT3 * radius / 2
        left = x + ROOT3 * radius / 2 + max(10.0, radius * 0.28)
        tall = min(step - 6, sizes.body * 3.6, 2 * radius * 0.98 + 8)
        tag = Box(left, middle - tall / 2, offer.right - 12 - left, tall)
        made.append(OfferRow(Hex(x, middle, radius), tag, Box(left, tag.bottom, tag.width, max(0.0, step - tall) / 2)))
    return tuple(made)


def _hand_places(hand: Box, head: float, sizes: _Sizes) -> tuple[tuple[Hex, ...], Hex]:
    foot = sizes.small * 0.3
    room = hand.height - head - foot - 8
    radius = max(9.0, min(room / 2, (hand.width - 40) / (4.35 * ROOT3)))
    step = ROOT3 * radius * 1.06
    y = hand.y + head + 4 + room / 2
    x = hand.x + (hand.width - 4 * step - 0.25 * step) / 2 + step / 2
    places = tuple(Hex(x + number * step, y, radius) for number in range(TILES_DRAWN))
    return places, Hex(x + 3.25 * step, y, radius)


def _minis(others: Box, count: int, sizes: _Sizes) -> tuple[GridPlace, ...]:
    """The others' territories, in as many rows as make them largest."""
    best: tuple[GridPlace, ...] = ()
    head = sizes.small * 1.6
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide, tall = others.width / columns, others.height / rows
        made = tuple(
            _mini(Box(others.x + n % columns * wide, others.y + n // columns * tall, wide, tall), head)
            for n in range(count)
        )
        if not best or made[0].radius > best[0].radius:
            best = made
    return best


def _mini(box: Box, head: float) -> GridPlace:
    inner = box.inset(3)
    sheet = Box(inner.x, inner.y, inner.width, inner.height)
    grid = _grid(Box(sheet.x, sheet.y + head, sheet.width, sheet.height - head), 5, 4)
    return GridPlace(grid.x, grid.y, grid.radius, sheet)
