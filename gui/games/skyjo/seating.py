"""How to sit round the table: of all arrangements the one with the largest cards wins. No Qt.

The grid of whoever looks lies at the bottom with the piles above it or at its sides, the others' sit round it in turn
order, clockwise from the left. Where the board is wide they stand in a block beside it instead.
"""

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct

from gui.games.skyjo.geometry import (
    OTHER_SIZE,
    OWN_SIZE,
    PILE_GAP,
    RATIO,
    card_height,
    label_type,
    line_height,
    pile_type,
)

Spread = tuple[int, int, int]
"""How many others sit at the left, at the top and at the right."""
Sides = Literal["whole", "lower", "upper"]
"""Which part of the board's height those at the sides have: all of it, what is below the top row, or what is above
the own grid."""

_SHARES: Final = (0.5, 0.46, 0.42, 0.38, 0.34, 0.54, 0.58, 0.62, 0.3)
"""How large other seats' cards may be against the own ones."""
_OTHERS_WEIGHT: Final = 0.45
_EASY_OTHER: Final = 38.0
_LEAST_OTHER: Final = 15.0
"""Widths of cards that are read easily, and that can still be read."""
_BESIDE_WORTH: Final = 0.70
"""Piles in the middle are worth smaller cards."""
_BLOCK_WORTH: Final = 0.78
_ROW_WORTH: Final = 0.9
"""Sitting round the table is, too."""
_ABOVE_WORTH: Final = 0.97
"""A name above the own grid, not beside it."""
_NAME_ROOM: Final = 7.2
"""Room for the own name beside the grid, in its size."""


class Plan(Struct, frozen=True):
    """An arrangement. `rows`: of those at the top, or of the block."""

    spread: Spread
    rows: int
    piles: Literal["above", "beside", "stacked"]
    sides: Sides
    name_beside: bool

    @property
    def block(self) -> bool:
        """Everybody else stands in a block at the right."""
        return self.piles == "stacked"


class Measure(Struct, frozen=True):
    """A plan with sizes of cards, and the room its parts and the whole need."""

    plan: Plan
    own: float
    other: float
    text: float
    width: float
    height: float
    top_height: float
    side_width: float


def air(own: float) -> float:
    """Between groups of pieces: glow and ring must have room."""
    return max(14.0, 0.24 * own)


def between(other: float) -> float:
    """From one grid to the next in a row."""
    return max(1.1 * other, 18.0)


def pile_label_away(own: float, text: float) -> float:
    """From a pile to the word beside it: room for the glow, however small the card."""
    return max(0.2 * own, 9.0 * text)


def pile_label_width(own: float, text: float) -> float:
    """Room beside a pile for its word, with the distance to the pile."""
    return pile_label_away(own, text) + 4.3 * pile_type(own, text)


def label_room(own: float, text: float) -> float:
    """Width of a pile whose cards lie untidily, and of a line of words below it."""
    return max(1.2 * own, 5.6 * pile_type(own, text))


def pile_away(own: float, text: float) -> float:
    """From a pile at its side to the own grid."""
    return max(air(own) * 1.6, (label_room(own, text) - own) / 2 + 8.0)


def block_size(other: float, text: float) -> tuple[float, float]:
    """Of another seat's grid with its name."""
    return OTHER_SIZE[0] * other, OTHER_SIZE[1] * other + line_height(label_type(other, text))


def _plans(others: int) -> Iterator[Plan]:
    for side in range(min(3, others // 2) + 1):
        top = others - 2 * side
        for rows in (1, 2) if top >= 4 else (1,):
            for sides in _sides(side, top):
                for name_beside in (True, False):
                    yield Plan((side, top, side), rows, "above", sides, name_beside)
                    yield Plan((side, top, side), rows, "beside", sides, name_beside)
    for rows in range(1, min(others, 4) + 1):
        yield Plan((0, 0, others), rows, "stacked", "whole", False)


def _sides(side: int, top: int) -> tuple[Sides, ...]:
    if not side:
        return ("whole",)
    return ("whole", "lower", "upper") if top else ("whole", "upper")


def measure(plan: Plan, own: float, share: float, text: float) -> Measure:
    """The room a plan needs at a size of the own cards."""
    return _measure_block(plan, own, share, text) if plan.block else _measure_round(plan, own, share, text)


def _measure_round(plan: Plan, own: float, share: float, text: float) -> Measure:
    other, gap = own * share, air(own)
    side, top, _ = plan.spread
    grid_width, grid_height = block_size(other, text)
    columns = -(-top // plan.rows)
    top_width = columns * grid_width + max(0, columns - 1) * between(other)
    top_height = plan.rows * (grid_height + gap * 0.75) if top else 0.0
    side_width = grid_width + gap * 1.25 if side else 0.0
    side_height = side * grid_height + max(0, side - 1) * gap * 0.6
    name = label_type(own, text, own=True)
    name_width = 2 * _NAME_ROOM * name if plan.name_beside else 0.0
    own_width, own_height = OWN_SIZE[0] * own, OWN_SIZE[1] * own
    if not plan.name_beside:
        own_height += line_height(name) + gap * 0.3
    pile_height = own * RATIO + 0.1 * own
    if plan.piles == "above":
        pile_height = max(pile_height, 3.4 * pile_type(own, text))
        pile_row, upper = (2 + PILE_GAP) * own + 2 * pile_label_width(own, text), pile_height + gap
        centre_width = max(own_width + name_width, pile_row)
    else:
        pile_row, upper = 0.0, 0.0
        wing = own + pile_away(own, text) + (label_room(own, text) - own) / 2
        wing = max(wing, name_width / 2)
        centre_width = own_width + 2 * wing
        own_height = max(own_height, pile_height + 1.7 * pile_type(own, text) + gap)
    if plan.sides == "whole":
        width = max(centre_width, top_width) + 2 * side_width
        height = max(top_height + upper + own_height, side_height)
    elif plan.sides == "lower":
        width = max(centre_width + 2 * side_width, top_width)
        height = top_height + max(upper + own_height, side_height)
    else:
        width = max(max(top_width, pile_row) + 2 * side_width, centre_width)
        height = max(top_height + upper, side_height + gap * 0.6) + own_height
    return Measure(plan, own, other, text, width, height, top_height, side_width)


def _measure_block(plan: Plan, own: float, share: float, text: float) -> Measure:
    other, gap = own * share, air(own)
    count = plan.spread[2]
    columns = -(-count // plan.rows)
    grid_width, grid_height = block_size(other, text)
    wing = columns * grid_width + (columns - 1) * between(other)
    tall = plan.rows * grid_height + (plan.rows - 1) * gap * 0.75
    own_height = OWN_SIZE[1] * own + line_height(label_type(own, text, own=True)) + gap * 0.3
    pile_column = label_room(own, text)
    piles = 2 * (card_height(own) + 0.1 * own + 1.7 * pile_type(own, text)) + gap
    width = pile_column + gap * 1.6 + OWN_SIZE[0] * own + gap * 2.2 + wing
    return Measure(plan, own, other, text, width, max(own_height, tall, piles), 0.0, wing)


def _weight(plan: Plan) -> float:
    """What an arrangement is worth apart from the size of its cards."""
    if plan.block:
        return _BLOCK_WORTH
    side, top, _ = plan.spread
    worth = 1.0 if side or top < 2 else _ROW_WORTH
    if plan.piles == "beside":
        worth *= _BESIDE_WORTH
    return worth if plan.name_beside else worth * _ABOVE_WORTH


def _score(made: Measure) -> float:
    """Large own cards first, then large others; cards too small to read count for little."""
    value = _weight(made.plan) * made.own * made.other**_OTHERS_WEIGHT
    return float(value * min(1.0, made.other / _EASY_OTHER) ** 0.5 * min(1.0, made.other / _LEAST_OTHER) ** 1.5)


def best_measure(width: float, height: float, others: int, text: float) -> Measure:
    """The arrangement for that much room, with cards of whole pixels."""
    best: Measure | None = None
    most = 0.0
    for plan in _plans(others):
        for share in _SHARES:
            made = _better(plan, share, (width, height), text, most)
            if made is not None and _score(made) > most:
                best, most = made, _score(made)
    if best is None:
        # Far below the smallest window: keep the proportions, let words be cut.
        return measure(next(_plans(others)), 10.0, 0.5, 0.2)
    own, other = float(int(best.own)), float(int(best.other + 0.01))
    return measure(best.plan, own, other / own, text)


def _better(plan: Plan, share: float, room: tuple[float, float], text: float, least: float) -> Measure | None:
    """The plan with the largest own cards that fit, if it scores more than `least`."""

    def fitting(own: float) -> Measure | None:
        made = measure(plan, own, share, text)
        return made if made.width <= room[0] and made.height <= room[1] else None

    high = min(room[0] / OWN_SIZE[0], room[1] / OWN_SIZE[1])
    low = max(8.0, (least / (_weight(plan) * share**_OTHERS_WEIGHT)) ** (1 / (1 + _OTHERS_WEIGHT)))
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
