"""What can be said about one territory: its groups, roads and neighbours. A territory is 25 codes by cell."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from engine.games.isle_of_skye.grid import (
    CELLS,
    EDGES,
    EMPTY,
    JOINTS,
    NEIGHBOURS,
    OUTSIDE,
    ROAD_SIDES,
    opposite,
    tile_of,
)
from engine.games.isle_of_skye.pieces import ROAD, SIDES, TILES, Feature

Territory: TypeAlias = Sequence[int]

FEATURES: Final[tuple[Feature | None, ...]] = (None, *(tile.feature for tile in TILES))
"""By tile."""

RoadEnd: TypeAlias = Literal["joined", "open", "blocked", "outside"]
"""What a road edge faces: another road, an empty cell, an edge that is not road, or the outside of the grid."""


class RoadEdge(Struct, frozen=True):
    """A road edge of a tile in a territory."""

    cell: int
    side: int
    end: RoadEnd


def taken_cells(laid: Territory) -> list[int]:
    """The cells with a tile, rising."""
    return [cell for cell in range(CELLS) if laid[cell]]


def cells_with_feature(laid: Territory, feature: Feature) -> list[int]:
    """The cells whose tile carries the feature."""
    return [cell for cell in range(CELLS) if FEATURES[tile_of(laid[cell])] == feature]


def cells_showing(laid: Territory, kind: int) -> list[int]:
    """The cells whose tile has that kind of edge."""
    return [cell for cell in range(CELLS) if kind in EDGES[laid[cell]]]


def cells_with_symbol(laid: Territory) -> list[int]:
    """The cells whose tile bears the special symbol."""
    return [cell for cell in range(CELLS) if laid[cell] and TILES[tile_of(laid[cell]) - 1].symbol]


def joined_by(laid: Territory, cell: int, kind: int) -> list[int]:
    """The neighbours a tile is joined to by an edge of that kind on both sides."""
    edges = EDGES[laid[cell]]
    return [
        neighbour
        for neighbour, _, side in JOINTS[cell]
        if edges[side] == kind == EDGES[laid[neighbour]][opposite(side)]
    ]


def joints_within(laid: Territory, kind: int) -> list[tuple[int, int]]:
    """All edges of that kind that meet one of the same kind, each by its cell and side; from both tiles."""
    return [
        (cell, side)
        for cell in range(CELLS)
        for neighbour, _, side in JOINTS[cell]
        if EDGES[laid[cell]][side] == kind == EDGES[laid[neighbour]][opposite(side)]
    ]


def groups(laid: Territory, kind: int) -> list[list[int]]:
    """The groups of tiles joined by edges of that kind, each with its cells rising, in the order of their first cells;
    a tile with such an edge is a group of one at least (SKYE-7.7)."""
    found: list[list[int]] = []
    left = set(cells_showing(laid, kind))
    for first in sorted(left):
        if first not in left:
            continue
        left.discard(first)
        group = [first]
        for cell in group:  # grows while it is walked
            for neighbour in joined_by(laid, cell, kind):
                if neighbour in left:
                    left.discard(neighbour)
                    group.append(neighbour)
        found.append(sorted(group))
    return found


def connected_road_cells(laid: Territory) -> list[int]:
    """The cells whose road meets a road of at least one neighbour (SKYE-7.3)."""
    return [cell for cell in range(CELLS) if laid[cell] and joined_by(laid, cell, ROAD)]


def villages_with_castle(laid: Territory) -> list[int]:
    """The cells of villages that have a castle on a neighbouring tile (SKYE-7.6)."""
    castles = set(cells_with_feature(laid, "castle"))
    return [cell for cell in cells_with_feature(laid, "village") if castles & set(NEIGHBOURS[cell])]


def road_edges(laid: Territory) -> list[RoadEdge]:
    """Every road edge and what it faces, by cell and side (SKYE-8.2)."""
    return [
        RoadEdge(cell, side, _road_end(laid, cell, side))
        for cell in range(CELLS)
        for side in range(SIDES)
        if ROAD_SIDES[laid[cell]] >> side & 1
    ]


def _road_end(laid: Territory, cell: int, side: int) -> RoadEnd:
    neighbour = NEIGHBOURS[cell][side]
    if neighbour == OUTSIDE:
        return "outside"
    if laid[neighbour] == EMPTY:
        return "open"
    return "joined" if EDGES[laid[neighbour]][opposite(side)] == ROAD else "blocked"
