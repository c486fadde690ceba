"""The sites, the ships and the cards as data (IMHOTEP-1.1 to 1.4, 5.1, 5.2)."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]

NO_OWNER: Final = -1
"""In a berth: no stone."""

# Stones (IMHOTEP-1.3)

BASE_STONES: Final = 4
EXTRA_STONES: Final = {2: 26, 3: 17, 4: 12}
"""By the number of seats."""

# Building sites (IMHOTEP-1.1). The places of a site are numbered from 0 in the order in which they fill.

PYRAMID: Final = 0
TEMPLE: Final = 1
OBELISK: Final = 2
TOMB: Final = 3

SITE_NAMES: Final = ("pyramid", "temple", "obelisk", "tomb")
CAPACITIES: Final = (12, 12, 4, 6)
SITES: Final = len(CAPACITIES)
ALL_SITES: Final = (1 << SITES) - 1
"""Masks hold site s as bit s."""

Site: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=SITES - 1)]

LEVELS: Final = 3
LEVEL_POINTS: Final = (1, 2, 3)
"""Of a stone in the pyramid, from the bottom level up (IMHOTEP-4.1)."""
BONUSES: Final = (0, 0, 7, 5)
"""For the most stones, by site (IMHOTEP-4.3, 4.4); 0 where there is no such bonus."""
BONUS_SITES: Final = tuple(site for site in range(SITES) if BONUSES[site])
STONE_POINTS: Final = (0, 1, 1, 1)
"""Of a stone at the end, by site (IMHOTEP-4.2 to 4.4)."""


def column_of(place: int) -> int:
    """The column of a place in the pyramid, from 0."""
    return place // LEVELS


def level_of(place: int) -> int:
    """The level of a place in the pyramid, 0 at the bottom."""
    return place % LEVELS


def landing_points(site: int, place: int) -> int:
    """What a stone scores its owner the moment it is set down there (IMHOTEP-4.1)."""
    return LEVEL_POINTS[place % LEVELS] if site == PYRAMID else 0


# Ships (IMHOTEP-1.2). The berths of a ship are numbered from 0 at the top; all nine lie in one row.

SHIP_BERTHS: Final = (2, 3, 4)
SHIPS: Final = len(SHIP_BERTHS)
ALL_SHIPS: Final = (1 << SHIPS) - 1
"""Masks hold ship s as bit s."""
MOST_BERTHS: Final = max(SHIP_BERTHS)
BERTHS: Final = sum(SHIP_BERTHS)
ALL_BERTHS: Final = (1 << BERTHS) - 1
"""Masks hold berth b of the row as bit b."""
FIRST_BERTH: Final = tuple(sum(SHIP_BERTHS[:ship]) for ship in range(SHIPS))
"""Where in the row each ship's berths begin."""
SHIP_MASKS: Final = tuple((1 << SHIP_BERTHS[ship]) - 1 << FIRST_BERTH[ship] for ship in range(SHIPS))
"""The berths of each ship."""

Ship: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=SHIPS - 1)]
Berth: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_BERTHS - 1)]

# Cards (IMHOTEP-1.4, 5.1, 5.2)

EXTRA_HANDS: Final = 0
FAIR_WIND: Final = 1
QUARRY: Final = 2
LEVER: Final = 3
TEMPLE_PRIEST: Final = 4
PYRAMID_MASON: Final = 5
OBELISK_CARVER: Final = 6
TOMB_KEEPER: Final = 7
STATUE: Final = 8


class CardKind(Struct, frozen=True):
    """One kind of card: how many there are and what one costs, in stones. A permanent card scores `points` for
    every `stones` stones its owner has at `site`; statues score by `STATUE_POINTS` and have no site."""

    name: str
    use: Literal["one_shot", "permanent"]
    count: int
    cost: int
    site: Site | None = None
    points: int = 0
    stones: int = 1


CARDS: Final = (
    CardKind("extra_hands", "one_shot", 4, 1),
    CardKind("fair_wind", "one_shot", 3, 1),
    CardKind("quarry", "one_shot", 4, 1),
    CardKind("lever", "one_shot", 3, 1),
    CardKind("temple_priest", "permanent", 3, 3, TEMPLE, 1),
    CardKind("pyramid_mason", "permanent", 3, 2, PYRAMID, 1, 2),
    CardKind("obelisk_carver", "permanent", 3, 1, OBELISK, 2),
    CardKind("tomb_keeper", "permanent", 3, 2, TOMB, 1),
    CardKind("statue", "permanent", 4, 2),
)
"""By the number of the kind."""

KINDS: Final = len(CARDS)
ONE_SHOTS: Final = tuple(kind for kind in range(KINDS) if CARDS[kind].use == "one_shot")
PERMANENTS: Final = tuple(kind for kind in range(KINDS) if CARDS[kind].use == "permanent")
SITE_CARDS: Final = tuple(kind for kind in PERMANENTS if CARDS[kind].site is not None)
COSTS: Final = tuple(card.cost for card in CARDS)
DEAREST: Final = max(COSTS)
CARD_COUNTS: Final = tuple(card.count for card in CARDS)
CARDS_IN_ALL: Final = sum(CARD_COUNTS)

Card: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=KINDS - 1)]
"""A card is the number of its kind: nothing else tells two cards apart."""

STATUE_POINTS: Final = (0, 1, 3, 6, 10)
"""By the number of statues."""

MOST_QUARRIED: Final = 3
"""Stones that one quarry brings back at most."""

# The market (IMHOTEP-2.1)

MARKET_SIZES: Final = {2: 6, 3: 8, 4: 10}
"""By the number of seats."""
MOST_SLOTS: Final = max(MARKET_SIZES.values())
NO_CARD: Final = -1
"""In a slot of the market: a card was bought and the next one is not yet turned up."""

Slot: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_SLOTS - 1)]
