"""Carries an arrangement out on a board of a given size, spreading the room that is left. No Qt."""

from collections.abc import Iterator
from functools import lru_cache

from engine.games.skyjo.pieces import COLUMNS
from gui.games.skyjo.geometry import (
    MARGIN,
    OTHER_GAPS,
    OWN_GAPS,
    OWN_SIZE,
    PILE_GAP,
    GridLayout,
    Rect,
    TableLayout,
    card_height,
    label_type,
    line_height,
    pile_type,
)
from gui.games.skyjo.seating import (
    Measure,
    air,
    best_measure,
    between,
    block_size,
    label_room,
    pile_away,
    pile_label_away,
    pile_label_width,
)


@lru_cache(maxsize=32)
def lay_out(width: float, height: float, seats: int, text: float = 1.0) -> TableLayout:
    """The table for a board of that size; `text` is the person's text scale."""
    room = (max(120.0, width - 2 * MARGIN), max(120.0, height - 2 * MARGIN - 4))
    made = best_measure(*room, seats - 1, text)
    laying = _Block(width, height, made) if made.plan.block else _Round(width, height, made)
    return laying.layout()


class _Laying:
    """What both kinds of arrangement share."""

    def __init__(self, width: float, height: float, made: Measure) -> None:
        self.width, self.height = width, height
        self.m, self.plan = made, made.plan
        self.own, self.other, self.text = made.own, float(round(made.other)), made.text
        self.air = air(made.own)
        self.spare = max(0.0, height - 2 * MARGIN - 4 - made.height)
        self.pile_height = card_height(made.own)
        self.pile_type = pile_type(made.own, made.text)
        self.name_type = label_type(self.other, made.text)
        self.name = line_height(self.name_type)
        self.own_type = label_type(made.own, made.text, own=True)

    def layout(self) -> TableLayout:
        """The whole table."""
        raise NotImplementedError

    def own_grid(self, x: float, y: float, label: Rect, beside: bool) -> GridLayout:
        gap_x, gap_y = round(OWN_GAPS[0] * self.own), round(OWN_GAPS[1] * self.own)
        return GridLayout(x, y, self.own, gap_x, gap_y, label, self.own_type, beside)

    def label_above(self, x: float, y: float) -> Rect:
        """For the own name over its grid."""
        height = line_height(self.own_type)
        return Rect(x, y - height - self.air * 0.3, round(OWN_SIZE[0] * self.own), height)

    def other_grid(self, x: float, y: float) -> GridLayout:
        """A grid whose block with its name begins there."""
        gap_x, gap_y = round(OTHER_GAPS[0] * self.other), round(OTHER_GAPS[1] * self.other)
        x, y = round(x), round(y)
        width = COLUMNS * self.other + 3 * gap_x
        label = Rect(x, y, width, self.name)
        return GridLayout(x, y + self.name, self.other, gap_x, gap_y, label, self.name_type)

    def rows_of(self, count: int, rows: int) -> Iterator[tuple[int, int]]:
        """(row, how many there)."""
        per_row = -(-count // rows)
        for row in range(-(-count // per_row)):
            yield row, min(per_row, count - row * per_row)

    def label_below(self, pile: Rect, wide: float) -> Rect:
        down = round(0.1 * self.own) + 3
        return Rect(pile.middle[0] - wide / 2, pile.bottom + down, wide, round(1.6 * self.pile_type))

    def table(
        self,
        grids: tuple[GridLayout, ...],
        piles: tuple[Rect, Rect],
        labels: tuple[Rect, Rect],
        beside: bool,
        note: Rect | None,
    ) -> TableLayout:
        return TableLayout(
            width=self.width,
            height=self.height,
            grids=grids,
            pile=self.own,
            draw=piles[0],
            discard=piles[1],
            draw_label=labels[0],
            discard_label=labels[1],
            labels_beside=beside,
            pile_type=self.pile_type,
            note=note,
        )


class _Round(_Laying):
    """Everybody round the table."""

    def layout(self) -> TableLayout:
        """The own grid at the bottom, the rest upwards from it."""
        own = self.own
        gap_x, gap_y = round(OWN_GAPS[0] * own), round(OWN_GAPS[1] * own)
        own_width, own_height = COLUMNS * own + 3 * gap_x, 3 * self.pile_height + 2 * gap_y
        x = round((self.width - own_width) / 2)
        y = round(self.height - MARGIN - min(self.spare * 0.22, own * 0.3) - 4 - own_height)
        top_y = MARGIN + min(self.spare * 0.22, own * 0.3)
        above = self.plan.piles == "above"
        piles = self._piles_above(top_y, y) if above else self._piles_beside(x, y, own_width, own_height)
        if self.plan.name_beside:
            left = self._inner_left()
            label = Rect(left, y, max(10.0, x - round(0.3 * own) - left), round(self.own_type * 2.6))
        else:
            label = self.label_above(x, y)
        grid = self.own_grid(x, y, label, self.plan.name_beside)
        labels = self._labels_beside(*piles) if above else self._labels_below(*piles)
        grids = (grid, *self._others(top_y, y))
        return self.table(grids, piles, labels, above, self._note(grid) if above else None)

    def _piles_above(self, top_y: float, own_y: float) -> tuple[Rect, Rect]:
        """In the middle between the top row and the own grid."""
        own, height = self.own, self.pile_height
        ceiling = top_y + (self.m.top_height - self.air * 0.75 if self.plan.spread[1] else 0.0)
        floor = own_y - (0.0 if self.plan.name_beside else line_height(self.own_type) + self.air * 0.3)
        y = round((ceiling + floor) / 2 - height / 2 - own * 0.02)
        gap, middle = round(PILE_GAP * own / 2), round(self.width / 2)
        return Rect(middle - own - gap, y, own, height), Rect(middle + gap, y, own, height)

    def _piles_beside(self, x: float, y: float, width: float, height: float) -> tuple[Rect, Rect]:
        """At the two sides of the own grid."""
        own = self.own
        top = round(y + height - self.pile_height - 2.0 * self.pile_type)
        away = round(pile_away(own, self.text))
        return Rect(x - away - own, top, own, self.pile_height), Rect(x + width + away, top, own, self.pile_height)

    def _labels_beside(self, draw: Rect, discard: Rect) -> tuple[Rect, Rect]:
        own = self.own
        away = round(pile_label_away(own, self.text))
        width = pile_label_width(own, self.text) - away
        height = round(3.2 * self.pile_type)
        y = draw.middle[1] - height / 2
        return Rect(draw.x - away - width, y, width, height), Rect(discard.right + away, y, width, height)

    def _labels_below(self, draw: Rect, discard: Rect) -> tuple[Rect, Rect]:
        wide = label_room(self.own, self.text)
        return self.label_below(draw, wide), self.label_below(discard, wide)

    def _inner_left(self) -> float:
        """Where the room at the left of the own grid begins."""
        beside_sides = self.plan.spread[0] and self.plan.sides != "upper"
        return self._inset() + self.m.side_width if beside_sides else MARGIN

    def _inset(self) -> float:
        """From the edge of the board to those at the sides."""
        return MARGIN + max(0.0, min((self.width - 2 * MARGIN - self.m.width) / 2, 1.6 * self.other))

    def _note(self, own: GridLayout) -> Rect | None:
        """At the right of the own grid, if there is room for words."""
        whole = own.whole
        away = round(0.38 * self.own)
        width = self.width - self._inner_left() - whole.right - away
        if width < 7.5 * self.pile_type:
            return None
        return Rect(whole.right + away, whole.y + whole.height * 0.3, width, whole.height * 0.4)

    def _others(self, top_y: float, own_y: float) -> Iterator[GridLayout]:
        """Clockwise from the own grid: up the left side, along the top, down the right side."""
        side, top, _ = self.plan.spread
        width, height = block_size(self.other, self.text)
        inset = self._inset()
        heights = self._side(side, top_y, own_y, height)
        yield from (self.other_grid(inset, y) for y in reversed(heights))
        yield from self._top(top, top_y, width, height)
        yield from (self.other_grid(self.width - inset - width, y) for y in heights)

    def _side(self, count: int, top_y: float, own_y: float, height: float) -> list[float]:
        """Tops of the grids along one side, from the top down."""
        if not count:
            return []
        ceiling = top_y + (self.m.top_height if self.plan.sides == "lower" else 0.0)
        floor = self.height - MARGIN - 4
        if self.plan.sides == "upper":
            name = 0.0 if self.plan.name_beside else line_height(self.own_type) + self.air * 0.3
            floor = own_y - name - self.air * 0.6
        gap = self.air * 0.6
        used = count * height + (count - 1) * gap
        if count > 1:
            gap = min(gap + (floor - ceiling - used) / (count + 1), 3.2 * gap)
            used = count * height + (count - 1) * gap
        # A single grid stands where the piles are, in sight of its neighbours.
        share = 0.62 if self.plan.sides == "upper" else 0.36
        middle = ceiling + (floor - ceiling) * (0.5 if count > 1 else share)
        start = max(ceiling, min(middle - used / 2, floor - used))
        return [start + k * (height + gap) for k in range(count)]

    def _top(self, count: int, top_y: float, width: float, height: float) -> Iterator[GridLayout]:
        if not count:
            return
        beside_sides = self.plan.spread[0] and self.plan.sides != "lower"
        room = self.width - 2 * (self._inset() + self.m.side_width if beside_sides else MARGIN)
        for row, here in self.rows_of(count, self.plan.rows):
            gap = between(self.other)
            if here > 1:
                gap = max(gap, min(3.4 * gap, (room - here * width) / (here - 1)))
            x = (self.width - here * width - (here - 1) * gap) / 2
            y = top_y + row * (height + self.air * 0.75)
            yield from (self.other_grid(x + k * (width + gap), y) for k in range(here))


class _Block(_Laying):
    """The piles one above the other, the own grid, and everybody else in a block at the right."""

    def layout(self) -> TableLayout:
        """From left to right, with the room that is left between the three."""
        own = self.own
        gap_y = round(OWN_GAPS[1] * own)
        own_height = 3 * self.pile_height + 2 * gap_y
        extra = max(0.0, self.width - 2 * MARGIN - self.m.width)
        column = label_room(own, self.text)
        pile_x = round(MARGIN + extra * 0.3 + (column - own) / 2)
        x = round(MARGIN + extra * 0.5 + column + self.air * 1.6)
        name = line_height(self.own_type) + self.air * 0.3
        y = round((self.height - own_height - name) / 2 + name)
        piles = self._piles(pile_x, y, own_height)
        labels = self.label_below(piles[0], column), self.label_below(piles[1], column)
        block_x = self.width - MARGIN - extra * 0.3 - self.m.side_width
        grid = self.own_grid(x, y, self.label_above(x, y), False)
        return self.table((grid, *self._others(block_x)), piles, labels, False, None)

    def _piles(self, x: float, y: float, height: float) -> tuple[Rect, Rect]:
        """Their middle at the height of the own grid's."""
        label = round(0.1 * self.own) + 3 + round(1.6 * self.pile_type)
        each = self.pile_height + label
        top = round(y + height / 2 - each - self.air / 2)
        first = max(MARGIN, top)
        return (
            Rect(x, first, self.own, self.pile_height),
            Rect(x, round(first + each + self.air), self.own, self.pile_height),
        )

    def _others(self, x: float) -> Iterator[GridLayout]:
        count, rows = self.plan.spread[2], self.plan.rows
        width, height = block_size(self.other, self.text)
        gap = self.air * 0.75
        if rows > 1:
            room = self.height - 2 * MARGIN - 4 - rows * height
            gap = max(gap, min(2.4 * gap, room / (rows - 1)))
        start = (self.height - rows * height - (rows - 1) * gap) / 2
        step = width + between(self.other)
        for row, here in self.rows_of(count, rows):
            left = x + (self.m.side_width - here * step + between(self.other)) / 2
            yield from (self.other_grid(left + k * step, start + row * (height + gap)) for k in range(here))
