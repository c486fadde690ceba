"""The tiles and the scoring cards as data (SKYE-1.1, 1.2, 1.4)."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]

# What an edge shows (SKYE-1.2); NOTHING where there is no tile.
NOTHING: Final = 0
SEA: Final = 1
MOUNTAIN: Final = 2
FOREST: Final = 3
PLAIN: Final = 4
ROAD: Final = 5
KINDS: Final = (SEA, MOUNTAIN, FOREST, PLAIN, ROAD)

SIDES: Final = 6
"""Sides count clockwise from east: E, SE, SW, W, NW, NE are 0 … 5. Also the number of rotations."""

_LETTERS: Final = " SMFPR"

Terrain: TypeAlias = Literal["sea", "mountain", "forest", "plain", "start"]
Feature: TypeAlias = Literal["castle", "village", "road", "hill", "swamp"]


class Tile(Struct, frozen=True):
    """One tile. `letters` are its edges at rotation 0 by side, by the first letters of their kinds; `hills` counts
    hill symbols, `symbol` is the special one."""

    number: int
    terrain: Terrain
    letters: str
    feature: Feature | None = None
    hills: int = 0
    symbol: bool = False

    @property
    def edges(self) -> tuple[int, ...]:
        """What each side shows at rotation 0."""
        return tuple(_LETTERS.index(letter) for letter in self.letters)


TILES: Final = (
    Tile(1, "sea", "SSSPPP", "castle"),
    Tile(2, "sea", "SSSMPP", "castle"),
    Tile(3, "sea", "SSSPPP", "village"),
    Tile(4, "sea", "SSSSPF", "village"),
    Tile(5, "sea", "SSRSPR", "road"),
    Tile(6, "sea", "SSSRPR", "road"),
    Tile(7, "sea", "SSSFFP", "hill", 1),
    Tile(8, "sea", "SSSPMP", "hill", 3),
    Tile(9, "sea", "SSSSPP", "swamp"),
    Tile(10, "sea", "SSSPFP", "swamp"),
    Tile(11, "sea", "SSSMMP", "swamp"),
    Tile(12, "sea", "SSSPPM"),
    Tile(13, "mountain", "MMMPPP", "castle"),
    Tile(14, "mountain", "MMMMPF", "castle"),
    Tile(15, "mountain", "MMMPSP", "castle"),
    Tile(16, "mountain", "MMMPPP", "village"),
    Tile(17, "mountain", "MMMSPP", "village"),
    Tile(18, "mountain", "MMRMPR", "road"),
    Tile(19, "mountain", "MRMPMR", "road"),
    Tile(20, "mountain", "MMMFFP", "hill", 1),
    Tile(21, "mountain", "MMMMPP", "hill", 2),
    Tile(22, "mountain", "MMMPPS", "hill", 2),
    Tile(23, "mountain", "MMMPFP", "swamp"),
    Tile(24, "mountain", "MMMSSP", "swamp"),
    Tile(25, "forest", "FFFPPP", "castle"),
    Tile(26, "forest", "FFFMPP", "castle"),
    Tile(27, "forest", "FFFPPP", "village"),
    Tile(28, "forest", "FFFFPS", "village"),
    Tile(29, "forest", "FFRPFR", "road"),
    Tile(30, "forest", "FRFFRP", "road"),
    Tile(31, "forest", "FFFRPR", "road"),
    Tile(32, "forest", "FFFSSP", "hill", 1),
    Tile(33, "forest", "FFFPMP", "hill", 3),
    Tile(34, "forest", "FFFFPP", "swamp"),
    Tile(35, "forest", "FFFPSP", "swamp"),
    Tile(36, "forest", "FFFMMP"),
    Tile(37, "plain", "PPPPSS", "castle"),
    Tile(38, "plain", "PPPPMM", "village"),
    Tile(39, "plain", "PPPPFF", "village"),
    Tile(40, "plain", "PRPRPR", "road"),
    Tile(41, "plain", "PPPSPM", "hill", 2),
    Tile(42, "plain", "PPPFPS", "swamp"),
    Tile(43, "start", "PRSMRF", symbol=True),
    Tile(44, "start", "PRMSRF", symbol=True),
    Tile(45, "start", "PRFSRM", symbol=True),
    Tile(46, "start", "PSRMFR", symbol=True),
    Tile(47, "start", "PMRSFR", symbol=True),
    Tile(48, "start", "PFRMSR", symbol=True),
)

TILE_COUNT: Final = len(TILES)
ALL_TILES: Final = range(1, TILE_COUNT + 1)
"""Tiles are known by their numbers from 1; 0 stands for no tile."""

TileNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=TILE_COUNT)]

START_TILES: Final = tuple(tile.number for tile in TILES if tile.terrain == "start")
LAND_TILES: Final = tuple(tile.number for tile in TILES if tile.terrain != "start")


def tile(number: int) -> Tile:
    """The tile of that number."""
    return TILES[number - 1]


CardName: TypeAlias = Literal["castles", "waters", "roads", "symbols", "treasury", "villages", "deep_forest", "ranges"]
CARD_NAMES: Final[tuple[CardName, ...]] = (
    "castles",
    "waters",
    "roads",
    "symbols",
    "treasury",
    "villages",
    "deep_forest",
    "ranges",
)
"""The eight scoring cards in the order of their clauses, SKYE-7.1 to 7.8."""

CARDS_IN_PLAY: Final = 4
TILES_DRAWN: Final = 3
"""By everybody in a round (SKYE-3.1), and shown on the main board (SKYE-2.3)."""
STARTING_COINS: Final = 10
NEUTRAL_PRICES: Final = (1, 2)
MOST_COINS: Final = 999
"""More than there can be: six rounds of 25 coins each for four, and what they began with."""
Price: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_COINS)]
