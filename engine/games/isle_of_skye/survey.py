"""One territory surveyed, so that many placements in it can be judged quickly: what each would change, exactly for the
cards and the losses, and by rule of thumb for what may still come of it."""

from typing import Final

from msgspec import Struct

from engine.games.isle_of_skye.fitting import HALF_BITS, HALF_MASK, fit_table
from engine.games.isle_of_skye.grid import (
    CELLS,
    EDGES,
    JOINTS,
    NEIGHBOURS,
    OUTSIDE,
    laid_code,
    tile_of,
)
from engine.games.isle_of_skye.options import SkyeOptions
from engine.games.isle_of_skye.pieces import (
    FOREST,
    MOUNTAIN,
    NOTHING,
    ROAD,
    SEA,
    SIDES,
    TILES,
    CardName,
)
from engine.games.isle_of_skye.scoring import RANGE_SIZE
from engine.games.isle_of_skye.territory import (
    FEATURES,
    Territory,
    cells_with_feature,
    connected_road_cells,
    groups,
    villages_with_castle,
)

OUTER_SIDES: Final = tuple(tuple(side for side in range(SIDES) if around[side] == OUTSIDE) for around in NEIGHBOURS)
"""By cell: the sides that are the outside of the grid."""


class Outlook(Struct, frozen=True):
    """What is hoped for beyond the points of a placement, in points."""

    open_road: float = 0.3
    """Cost of a road edge that faces an empty cell: the tile there may block it (SKYE-8.2)."""
    forest_joint: float = 0.2
    """Worth of forest joined outside the largest wood, where deep forest counts."""
    young_range: tuple[float, ...] = (0.0, 0.3, 1.2)
    """Worth of a group of 0, 1 or 2 mountain tiles, where ranges count."""
    castle_hope: float = 0.25
    """Worth of a village that still may get a castle, where villages count."""


class Survey:
    """A territory as it lies: 25 codes, and the surrounds of its cells (`grid.JOINTS`)."""

    def __init__(
        self,
        laid: Territory,
        surrounds: Territory,
        cards: tuple[CardName, ...],
        options: SkyeOptions,
        outlook: Outlook,
    ) -> None:
        self.laid = laid
        self.surrounds = surrounds
        self.strict: bool = options.road_match == "must"
        self.outlook = outlook
        # An open road that costs already cannot cost more once it is blocked.
        self.open_road: float = 1.0 if options.open_road_penalty else outlook.open_road
        self.roads: bool = "roads" in cards
        self.villages: bool = "villages" in cards
        self.forests: bool = "deep_forest" in cards
        self.ranges: bool = "ranges" in cards
        self.base: list[float] = [_base_worth(tile, cards, outlook) for tile in range(len(FEATURES))]
        self.connected: set[int] = set(connected_road_cells(laid)) if self.roads else set()
        self.settled: set[int] = set(villages_with_castle(laid)) if self.villages else set()
        self.castles: set[int] = set(cells_with_feature(laid, "castle")) if self.villages else set()
        self.woods, self.wood_sizes = _groups_by_cell(laid, FOREST) if self.forests else ([], [])
        self.largest: int = max(self.wood_sizes, default=0)
        self.hills, self.range_sizes = _groups_by_cell(laid, MOUNTAIN) if self.ranges else ([], [])

    def gain(self, cell: int, code: int) -> float:
        """What laying that tile there is worth in points; hill symbols and the cell it fills included."""
        edges = EDGES[code]
        surround = self.surrounds[cell]
        tile = tile_of(code)
        worth = self.base[tile]
        road_neighbours: list[int] = []
        wood_neighbours: list[int] = []
        hill_neighbours: list[int] = []
        for neighbour, _, side in JOINTS[cell]:
            own = edges[side]
            other = surround >> 3 * side & 7
            if other == NOTHING:
                if own == ROAD:
                    worth -= self.open_road
            elif own == ROAD:
                if other == ROAD:
                    road_neighbours.append(neighbour)
                    worth += self.open_road
                else:
                    worth -= 1.0
            elif other == ROAD:
                worth -= 1.0 - self.open_road
            elif own == FOREST:
                wood_neighbours.append(neighbour)
            elif own == MOUNTAIN:
                hill_neighbours.append(neighbour)
        for side in OUTER_SIDES[cell]:
            if edges[side] == ROAD:
                worth -= 1.0
        if self.roads and road_neighbours:
            worth += 2.0 + 2.0 * len([found for found in road_neighbours if found not in self.connected])
        if self.villages:
            worth += self._village_gain(cell, tile)
        if self.forests and FOREST in edges:
            worth += self._forest_gain(wood_neighbours)
        if self.ranges and MOUNTAIN in edges:
            worth += self._range_gain(hill_neighbours)
        return worth

    def _village_gain(self, cell: int, tile: int) -> float:
        """SKYE-7.6, beyond the 2 points of the village itself."""
        feature = FEATURES[tile]
        if feature == "village":
            near = any(neighbour in self.castles for neighbour in NEIGHBOURS[cell])
            return 1.0 if near else self.outlook.castle_hope
        if feature != "castle":
            return 0.0
        laid = self.laid
        villages = [
            neighbour
            for neighbour, _, _ in JOINTS[cell]
            if neighbour not in self.settled and FEATURES[tile_of(laid[neighbour])] == "village"
        ]
        return len(villages) * (1.0 - self.outlook.castle_hope)

    def _forest_gain(self, neighbours: list[int]) -> float:
        """SKYE-7.7."""
        joined = {self.woods[cell] for cell in neighbours}
        size = 1 + sum([self.wood_sizes[group] for group in joined])
        growth = size - self.largest
        return 2.0 * growth if growth > 0 else self.outlook.forest_joint * len(joined)

    def _range_gain(self, neighbours: list[int]) -> float:
        """SKYE-7.8."""
        joined = {self.hills[cell] for cell in neighbours}
        size = 1
        before = 0.0
        for group in joined:
            size += self.range_sizes[group]
            before += self._range_worth(self.range_sizes[group])
        return self._range_worth(size) - before

    def _range_worth(self, size: int) -> float:
        return 3.0 if size >= RANGE_SIZE else self.outlook.young_range[size]

    def gains(self, tile: int) -> list[tuple[float, int, int]]:
        """Every placement of a tile: what it is worth, the cell and the rotation, cells and rotations rising."""
        low, high = fit_table(tile, self.strict)
        found: list[tuple[float, int, int]] = []
        for cell in range(CELLS):
            surround = self.surrounds[cell]
            if surround and not self.laid[cell]:
                mask = low[surround & HALF_MASK] & high[surround >> HALF_BITS]
                for rotation in range(SIDES):
                    if mask >> rotation & 1:
                        found.append((self.gain(cell, laid_code(tile, rotation)), cell, rotation))
        return found

    def best_gain(self, tile: int) -> float | None:
        """The worth of a tile's best placement, None if it fits nowhere."""
        return max([gain for gain, _, _ in self.gains(tile)], default=None)


def _base_worth(tile: int, cards: tuple[CardName, ...], outlook: Outlook) -> float:
    """What a tile brings wherever it lies: the filled cell, its hills, and the cards that count single tiles."""
    if not tile:
        return 0.0
    data = TILES[tile - 1]
    worth = 1.0 + data.hills
    worth += 2.0 * ("castles" in cards and data.feature == "castle")
    worth += 2.0 * ("villages" in cards and data.feature == "village")
    worth += 2.0 * ("waters" in cards and SEA in data.edges)
    worth += 3.0 * ("symbols" in cards and data.symbol)
    return worth


def _groups_by_cell(laid: Territory, kind: int) -> tuple[list[int], list[int]]:
    """By cell, the number of its group of that kind (−1 without one); and the groups' sizes."""
    numbers = [-1] * CELLS
    sizes: list[int] = []
    for number, group in enumerate(groups(laid, kind)):
        sizes.append(len(group))
        for cell in group:
            numbers[cell] = number
    return numbers, sizes
