"""Where a tile fits (SKYE-4.1, 4.2), by tables."""

from functools import cache
from typing import Final

from engine.games.isle_of_skye.grid import EDGES, laid_code
from engine.games.isle_of_skye.pieces import KINDS, NOTHING, ROAD, SIDES

HALF_BITS: Final = 9
HALF_MASK: Final = (1 << HALF_BITS) - 1
"""A surround is looked up in two halves, three sides each."""

FitTable = tuple[bytes, bytes]


def edges_agree(own: int, other: int, strict: bool) -> bool:
    """Whether two edges may meet: the same kind, or, unless the table is strict, a road on at least one side; any edge
    may meet NOTHING (SKYE-4.2)."""
    if own == other or other == NOTHING:
        return True
    return not strict and ROAD in (own, other)


@cache
def fit_table(tile: int, strict: bool) -> FitTable:
    """For each half of a surround the mask of the rotations in which the tile agrees with it, bit k for rotation k. The
    two looked-up masks together are the fitting rotations."""
    low, high = (_half_table(tile, strict, first) for first in (0, SIDES // 2))
    return low, high


def _half_table(tile: int, strict: bool, first: int) -> bytes:
    """For the three sides from `first` on."""
    agreeing = [
        [_rotations_agreeing(tile, strict, side, kind) for kind in (NOTHING, *KINDS)]
        for side in range(first, first + SIDES // 2)
    ]
    table = bytearray(1 << HALF_BITS)
    for a, mask_a in enumerate(agreeing[0]):
        for b, mask_b in enumerate(agreeing[1]):
            for c, mask_c in enumerate(agreeing[2]):
                table[a | b << 3 | c << 6] = mask_a & mask_b & mask_c
    return bytes(table)


def _rotations_agreeing(tile: int, strict: bool, side: int, kind: int) -> int:
    turns = range(SIDES)
    return sum(1 << k for k in turns if edges_agree(EDGES[laid_code(tile, k)][side], kind, strict))


def fitting_rotations(tile: int, surround: int, strict: bool) -> int:
    """The mask of rotations in which the tile fits a cell with that surround; 0 for a cell without neighbours."""
    if not surround:
        return 0
    low, high = fit_table(tile, strict)
    return low[surround & HALF_MASK] & high[surround >> HALF_BITS]


def clashing_sides(code: int, surround: int, strict: bool) -> tuple[int, ...]:
    """The sides at which a tile lying like this would disagree with its neighbours."""
    edges = EDGES[code]
    return tuple(side for side in range(SIDES) if not edges_agree(edges[side], surround >> 3 * side & 7, strict))
