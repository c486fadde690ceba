"""The 5 × 5 grid of a territory (SKYE-1.3), and tiles lying in it."""

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Struct

from engine.games.isle_of_skye.pieces import FOREST, MOUNTAIN, NOTHING, ROAD, SIDES, TILES

LENGTH: Final = 5
CELLS: Final = LENGTH * LENGTH

Cell: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=CELLS - 1)]
"""A cell is 5 × (row − 1) + column − 1: 0 … 24 in reading order."""
Rotation: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=SIDES - 1)]
"""Rotation k turns a tile k × 60° clockwise."""

OUTSIDE: Final = -1
"""In place of a neighbouring cell beyond the edge of the grid."""


def cell_at(row: int, column: int) -> int:
    """The cell in that row and column, both from 1."""
    return LENGTH * (row - 1) + column - 1


def row_of(cell: int) -> int:
    """The row of a cell, 1 at the top."""
    return cell // LENGTH + 1


def column_of(cell: int) -> int:
    """The column of a cell, 1 at the left."""
    return cell % LENGTH + 1


def opposite(side: int) -> int:
    """The side by which a neighbour meets that side."""
    return (side + 3) % SIDES


START_CELL: Final = cell_at(3, 3)


def _neighbours(cell: int) -> tuple[int, ...]:
    row, column = row_of(cell), column_of(cell)
    shift = 1 if row % 2 == 0 else 0  # rows 2 and 4 lie half a cell further right
    around = (
        (row, column + 1),
        (row + 1, column + shift),
        (row + 1, column + shift - 1),
        (row, column - 1),
        (row - 1, column + shift - 1),
        (row - 1, column + shift),
    )
    return tuple(cell_at(r, c) if 1 <= r <= LENGTH and 1 <= c <= LENGTH else OUTSIDE for r, c in around)


NEIGHBOURS: Final = tuple(_neighbours(cell) for cell in range(CELLS))
"""By cell, then by side: the cell there, or OUTSIDE."""

EMPTY: Final = 0
"""In a territory: no tile lies here."""


class Laid(Struct, frozen=True):
    """A tile in a territory."""

    tile: int
    rotation: int


def laid_code(tile: int, rotation: int) -> int:
    """A tile in some rotation as one number, which is never EMPTY. Territories hold these."""
    return tile * SIDES + rotation


def tile_of(code: int) -> int:
    """The tile of such a number."""
    return code // SIDES


def _turned(edges: tuple[int, ...], rotation: int) -> tuple[int, ...]:
    return tuple(edges[(side - rotation) % SIDES] for side in range(SIDES))


_NO_EDGES: Final = (NOTHING,) * SIDES

EDGES: Final = (_NO_EDGES,) * SIDES + tuple(_turned(tile.edges, k) for tile in TILES for k in range(SIDES))
"""By code, then by side: what the tile shows as it lies."""

LAID: Final = (None,) * SIDES + tuple(Laid(tile.number, k) for tile in TILES for k in range(SIDES))
"""By code: the tile and its rotation."""


def _sides_showing(kind: int) -> tuple[int, ...]:
    return tuple(sum(1 << side for side in range(SIDES) if edges[side] == kind) for edges in EDGES)


# By code: the mask of the sides that show the kind, bit s for side s.
ROAD_SIDES: Final = _sides_showing(ROAD)
FOREST_SIDES: Final = _sides_showing(FOREST)
MOUNTAIN_SIDES: Final = _sides_showing(MOUNTAIN)

JOINTS: Final = tuple(
    tuple((neighbour, 3 * opposite(side), side) for side, neighbour in enumerate(around) if neighbour != OUTSIDE)
    for around in NEIGHBOURS
)
"""By cell, its neighbours within the grid: the cell, by how many bits its `surround` is shifted for the edge it meets
this cell with, and the side of this cell they meet at.

The surround of a cell has three bits for each side, from side 0 in the lowest ones: what the neighbour there shows
towards the cell, NOTHING if no tile lies there."""
