"""Where everything lies on the table, for any number of seats and any shape of the board. No Qt.

The grid of whoever looks lies at the bottom, the others' around it in turn order, clockwise from the left; the piles
stand above the own grid, or beside it where the board is wide. Of all arrangements the one with the largest cards wins.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from engine.games.skyjo.pieces import COLUMNS, ROWS

RIM: Final = 0.06
"""The ivory rim of a card, in widths; the field inside is one repeat of the girih, 1 : tan 54°."""
RATIO: Final = (1 - 2 * RIM) * 1.37638 + 2 * RIM
"""Height of a card in widths."""
CORNER: Final = 0.085

_OWN_GAPS: Final = (0.175, 0.128)
_OTHER_GAPS: Final = (0.136, 0.136)
_OWN_SIZE: Final = (COLUMNS + 3 * _OWN_GAPS[0], ROWS * RATIO + 2 * _OWN_GAPS[1])
_OTHER_SIZE: Final = (COLUMNS + 3 * _OTHER_GAPS[0], ROWS * RATIO + 2 * _OTHER_GAPS[1])
_PILE_GAP: Final = 0.37
_MARGIN: Final = 28.0
"""From the edge of the cloth to the nearest piece: the hem and a little air."""
_SHARES: Final = (0.5, 0.46, 0.42, 0.38, 0.34, 0.54, 0.58, 0.62, 0.3)
"""How large other seats' cards may be against the own ones."""
_OTHERS_WEIGHT: Final = 0.40
_BESIDE_WORTH: Final = 0.68
"""Piles in the middle are worth smaller cards."""
_LEAST_OTHER: Final = 15.0
"""Width of a card that can still be read."""


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


Spread = tuple[int, int, int]


class _Plan(Struct, frozen=True):
    """An arrangement: how many others at the left, at the top and at the right, in how many rows at the top; where the
    piles stand; whether the sides reach up beside the top row."""

    spread: Spread
    rows: int
    piles: Literal["above", "beside"]
    full_sides: bool
    name_beside: bool


class _Measure(Struct, frozen=True):
    """A plan with sizes of cards, and the room it needs."""

    plan: _Plan
    own: float
    other: float
    text: float
    width: float
    height: float
    centre_width: float
    centre_height: float
    top_width: float
    top_height: float
    side_width: float
    side_height: float


def card_height(width: float) -> float:
    """Height of a card that wide, in whole pixels."""
    return float(round(width * RATIO))


def label_type(card: float, text: float, own: bool = False) -> float:
    """Size of a name in pixels over cards that wide."""
    return max(12.5 * text, (0.232 if own else 0.318) * card * min(text, 1.25))


def _row(type_size: float) -> float:
    """Height of a line of that size with its distance to the cards."""
    return round(type_size * 1.75)


def _air(own: float) -> float:
    """Between groups of pieces: glow and ring must have room."""
    return max(14.0, 0.24 * own)


def _spreads(others: int) -> Iterator[tuple[Spread, int]]:
    """Ways to sit round the table, as even as the number allows, with the rows at the top."""
    for side in range(4):
        top = others - 2 * side
        if top < 0:
            return
        yield (side, top, side), 1
        if top >= 4:
            yield (side, top, side), 2
    return


def _plans(others: int) -> Iterator[_Plan]:
    for spread, rows in _spreads(others):
        for piles in ("above", "beside"):
            for full_sides in (True, False) if spread[0] and spread[1] else (True,):
                for name_beside in (True, False):
                    yield _Plan(spread, rows, "above" if piles == "above" else "beside", full_sides, name_beside)
    if others == 1:
        for name_beside in (True, False):
            yield _Plan((1, 0, 0), 1, "beside", True, name_beside)


def _measure(plan: _Plan, own: float, share: float, text: float) -> _Measure:
    """The room a plan needs at a size of the own cards."""
    other = own * share
    air = _air(own)
    left, top, _ = plan.spread
    name = _row(label_type(other, text))
    block_width, block_height = _OTHER_SIZE[0] * other, _OTHER_SIZE[1] * other + name
    columns = -(-top // plan.rows)
    between = max(1.1 * other, 18.0)
    top_width = columns * block_width + max(0, columns - 1) * between
    top_height = plan.rows * (block_height + air * 0.75) if top else 0.0
    side_width = block_width + air * 1.25 if left else 0.0
    side_height = left * block_height + max(0, left - 1) * air * 0.6
    own_width, own_height = _OWN_SIZE[0] * own, _OWN_SIZE[1] * own
    own_type = label_type(own, text, own=True)
    if not plan.name_beside:
        own_height += _row(own_type)
    pile_height = own * RATIO + 0.1 * own
    beside_label = _pile_label_width(own, text)
    if plan.piles == "above":
        centre_width = max(own_width, (2 + _PILE_GAP) * own + 2 * beside_label)
        centre_height = own_height + air + pile_height
        if plan.name_beside:
            centre_width = max(centre_width, own_width + 2 * (7.2 * own_type))
    else:
        wing = max(own + air * 1.6, own * 0.9 + beside_label)
        if plan.name_beside:
            wing = max(wing, 7.2 * own_type)
        centre_width = own_width + 2 * wing
        centre_height = max(own_height, 2 * (pile_height + 1.5 * _pile_type(own, text)) + air)
    if plan.full_sides:
        width = max(centre_width, top_width) + 2 * side_width
        height = max(centre_height + top_height, side_height)
    else:
        width = max(centre_width + 2 * side_width, top_width)
        height = top_height + max(centre_height, side_height)
    return _Measure(
        plan, own, other, text, width, height, centre_width, centre_height, top_width, top_height,
        side_width, side_height,
    )  # fmt: skip


def _pile_type(own: float, text: float) -> float:
    return max(12.5 * text, 0.165 * own * min(text, 1.25))


def _pile_label_width(own: float, text: float) -> float:
    """Room beside a pile for its word."""
    return 0.2 * own + 4.3 * _pile_type(own, text)


def _better(plan: _Plan, share: float, room: tuple[float, float], text: float, least: float) -> _Measure | None:
    """The plan with the largest own cards that fit, if it scores more than `least`."""

    def fitting(own: float) -> _Measure | None:
        made = _measure(plan, own, share, text)
        return made if made.width <= room[0] and made.height <= room[1] else None

    low, high = 8.0, min(room[0] / _OWN_SIZE[0], room[1] / _OWN_SIZE[1])
    low = max(low, (least / (_weight(plan) * share**_OTHERS_WEIGHT)) ** (1 / (1 + _OTHERS_WEIGHT)))
    best = fitting(low) if low <= high else None
    if best is None:
        return None
    for _ in range(8):
        own = (low + high) / 2
        made = fitting(own)
        if made is None:
            high = own
        else:
            best, low = made, own
    return best


def _weight(plan: _Plan) -> float:
    """What an arrangement is worth apart from the size of its cards: piles in the middle, names beside."""
    return (_BESIDE_WORTH if plan.piles == "beside" else 1.0) * (1.0 if plan.name_beside else 0.97)


def _score(made: _Measure) -> float:
    """Large own cards first, then large others; cards too small to read count for little."""
    value = _weight(made.plan) * made.own * made.other**_OTHERS_WEIGHT
    return float(value * min(1.0, made.other / _LEAST_OTHER) ** 2)


@lru_cache(maxsize=32)
def lay_out(width: float, height: float, seats: int, text: float = 1.0) -> TableLayout:
    """The table for a board of that size; `text` is the person's text scale."""
    room = (max(120.0, width - 2 * _MARGIN), max(120.0, height - 2 * _MARGIN))
    best: _Measure | None = None
    most = 0.0
    for plan in _plans(seats - 1):
        for share in _SHARES:
            made = _better(plan, share, room, text, most)
            if made is not None and _score(made) > most:
                best, most = made, _score(made)
    if best is None:
        # Far below the smallest window: keep the proportions, let words be cut.
        best = _measure(next(_plans(seats - 1)), 10.0, 0.5, 0.2)
    own, other = float(int(best.own)), float(int(best.other + 0.01))
    return _Layer(width, height, _measure(best.plan, own, other / own, text), seats).layout()


class _Layer:
    """Lays a measured plan on the board, spreading the room that is left."""

    def __init__(self, width: float, height: float, measure: _Measure, seats: int) -> None:
        self.width, self.height = width, height
        self.m = measure
        self.plan = measure.plan
        self.seats = seats
        self.air = _air(measure.own)
        self.spare = max(0.0, height - 2 * _MARGIN - measure.height)

    def layout(self) -> TableLayout:
        m, plan = self.m, self.plan
        own = m.own
        own_width, own_height = _OWN_SIZE[0] * own, _OWN_SIZE[1] * own
        own_x = round((self.width - own_width) / 2)
        bottom = self.height - _MARGIN - min(self.spare * 0.22, own * 0.3) - 4
        own_y = round(bottom - own_height)
        top_block = m.top_height if plan.spread[1] else 0.0
        top_y = _MARGIN + min(self.spare * 0.22, own * 0.3)
        pile_height = card_height(own)
        if plan.piles == "above":
            ceiling = top_y + top_block - (self.air * 0.75 if top_block else 0)
            name = 0.0 if plan.name_beside else _row(label_type(own, m.text, own=True))
            pile_y = round((ceiling + own_y - name) / 2 - pile_height / 2 - own * 0.02)
            gap = round(_PILE_GAP * own / 2)
            draw = Rect(round(self.width / 2) - own - gap, pile_y, own, pile_height)
            discard = Rect(round(self.width / 2) + gap, pile_y, own, pile_height)
        else:
            draw, discard = self._piles_beside(own_x, own_y, own_height, pile_height)
        grids = (self._own_grid(own_x, own_y), *self._others(top_y, own_y, draw))
        draw_label, discard_label = self._pile_labels(draw, discard)
        return TableLayout(
            width=self.width,
            height=self.height,
            grids=grids,
            pile=own,
            draw=draw,
            discard=discard,
            draw_label=draw_label,
            discard_label=discard_label,
            labels_beside=plan.piles == "above",
            pile_type=_pile_type(own, m.text),
            note=self._note(grids),
        )

    def _piles_beside(self, own_x: float, own_y: float, own_height: float, pile_height: float) -> tuple[Rect, Rect]:
        """The draw pile at the left of the own grid, the discard pile at its right, at the height of its middle."""
        own = self.m.own
        y = round(own_y + own_height - pile_height - 2.0 * _pile_type(own, self.m.text))
        right = own_x + _OWN_SIZE[0] * own
        away = round(max(self.air * 1.6, 0.4 * own))
        return Rect(own_x - away - own, y, own, pile_height), Rect(round(right) + away, y, own, pile_height)

    def _pile_labels(self, draw: Rect, discard: Rect) -> tuple[Rect, Rect]:
        own, size = self.m.own, _pile_type(self.m.own, self.m.text)
        if self.plan.piles == "above":
            height = round(3.2 * size)
            width = _pile_label_width(own, self.m.text) - 0.2 * own
            y = draw.middle[1] - height / 2
            away = round(0.2 * own)
            return (
                Rect(draw.x - away - width, y, width, height),
                Rect(discard.right + away, y, width, height),
            )
        height = round(1.7 * size)
        down = round(0.1 * own) + 2
        wide = own + 2 * min(0.2 * own, self.air)
        return (
            Rect(draw.middle[0] - wide / 2, draw.bottom + down, wide, height),
            Rect(discard.middle[0] - wide / 2, discard.bottom + down, wide, height),
        )

    def _own_grid(self, x: float, y: float) -> GridLayout:
        own, text = self.m.own, self.m.text
        size = label_type(own, text, own=True)
        gap_x, gap_y = round(_OWN_GAPS[0] * own), round(_OWN_GAPS[1] * own)
        if self.plan.name_beside:
            left = self._left_of_own(y)
            away = round(0.3 * own)
            label = Rect(left, y, max(10.0, x - away - left), round(size * 2.6))
        else:
            height = _row(size)
            label = Rect(x, y - height - self.air * 0.3, _OWN_SIZE[0] * own, height)
        return GridLayout(x, y, own, gap_x, gap_y, label, size, self.plan.name_beside)

    def _left_of_own(self, y: float) -> float:
        """Where the room at the left of the own grid begins, at the height of its top."""
        left = _MARGIN
        if self.plan.spread[0]:
            left = _MARGIN + self.m.side_width
        return left

    def _others(self, top_y: float, own_y: float, draw: Rect) -> Iterator[GridLayout]:
        """Clockwise from the own grid: up the left side, along the top, down the right side."""
        m = self.m
        left, top, right = self.plan.spread
        other = round(m.other)
        size = label_type(other, m.text)
        name = _row(size)
        block_height = _OTHER_SIZE[1] * other + name
        block_width = _OTHER_SIZE[0] * other
        inset = min((self.width - 2 * _MARGIN - m.width) / 2, 1.6 * other)
        inset = _MARGIN + max(0.0, inset)
        yield from (self._grid(inset, y, name, size) for y in reversed(self._side(left, top_y, own_y, block_height)))
        yield from self._top(top, top_y, block_width, block_height, name, size)
        x = self.width - inset - block_width
        yield from (self._grid(x, y, name, size) for y in self._side(right, top_y, own_y, block_height))

    def _side(self, count: int, top_y: float, own_y: float, block_height: float) -> list[float]:
        """Tops of the grids along one side, from the top down."""
        if not count:
            return []
        m = self.m
        floor = self.height - _MARGIN - 4
        ceiling = top_y if self.plan.full_sides else top_y + m.top_height
        gap = self.air * 0.6
        room = floor - ceiling
        used = count * block_height + (count - 1) * gap
        if count > 1:
            gap = min(gap + (room - used) / (count + 1), 3.2 * gap)
            used = count * block_height + (count - 1) * gap
        # A single grid stands where the piles are, in sight of its neighbours.
        middle = ceiling + room * (0.5 if count > 1 else 0.36)
        start = min(max(ceiling, middle - used / 2), floor - used)
        return [start + k * (block_height + gap) for k in range(count)]

    def _top(
        self, count: int, top_y: float, width: float, height: float, name: float, size: float
    ) -> Iterator[GridLayout]:
        if not count:
            return
        rows = self.plan.rows
        per_row = -(-count // rows)
        between = max(1.1 * self.m.other, 18.0)
        room = self.width - 2 * _MARGIN - (2 * self.m.side_width if self.plan.full_sides else 0)
        done = 0
        for row in range(rows):
            here = min(per_row, count - done)
            gap = between
            if here > 1:
                gap = min(3.4 * between, (room - here * width) / (here - 1))
            x = (self.width - here * width - (here - 1) * gap) / 2
            for k in range(here):
                yield self._grid(x + k * (width + gap), top_y + row * (height + self.air * 0.75), name, size)
            done += here

    def _grid(self, x: float, y: float, name: float, size: float) -> GridLayout:
        other = float(round(self.m.other))
        gap_x, gap_y = round(_OTHER_GAPS[0] * other), round(_OTHER_GAPS[1] * other)
        x, y = round(x), round(y)
        width = COLUMNS * other + 3 * gap_x
        return GridLayout(x, y + name, other, gap_x, gap_y, Rect(x, y, width, name), size)

    def _note(self, grids: tuple[GridLayout, ...]) -> Rect | None:
        own = grids[0].whole
        right = self.width - _MARGIN - (self.m.side_width if self.plan.spread[2] else 0.0)
        away = round(0.38 * self.m.own)
        size = _pile_type(self.m.own, self.m.text)
        if self.plan.piles == "beside":
            return None
        room = Rect(own.right + away, own.y + own.height * 0.3, right - own.right - away, own.height * 0.4)
        return room if room.width >= 7.5 * size else None
