"""Shares, prices and tracks, and the map of `atlas` in numbers (GAUGE-1.1 to 1.4).

Cities, routes, companies and track spaces are numbered in the order of their tables; a mask holds number n as bit n.
"""

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Struct

from engine.games.irish_gauge.atlas import CITIES, COMPANIES, COST, ROUTES, Terrain

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 5
SHARES_EACH: Final = 5
"""Shares of one company."""
TRACKS_EACH: Final = 15
"""Tracks of one player."""

LOWEST_PRICE: Final = 10
TOP_PRICE: Final = 100
"""A company at this price is closed (GAUGE-5.4)."""
PRICE_STEP: Final = 5
LEAST_OPENING: Final = 5
"""The smallest opening price of an auction (GAUGE-3.1)."""

CITY_COUNT: Final = len(CITIES)
ROUTE_COUNT: Final = len(ROUTES)
COMPANY_COUNT: Final = len(COMPANIES)

ROUTE_KEYS: Final = tuple(route.key for route in ROUTES)
CITY_INDEX: Final = {city.key: number for number, city in enumerate(CITIES)}
ROUTE_INDEX: Final = {key: number for number, key in enumerate(ROUTE_KEYS)}
COMPANY_INDEX: Final = {company.key: number for number, company in enumerate(COMPANIES)}


class Space(Struct, frozen=True):
    """A track space: its route, its place on it, counted from 0 at the route's first end, and what it lies on."""

    route: int
    place: int
    terrain: Terrain


SPACES: Final = tuple(
    Space(number, place, terrain) for number, route in enumerate(ROUTES) for place, terrain in enumerate(route.terrains)
)
SPACE_COUNT: Final = len(SPACES)

CompanyNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=COMPANY_COUNT - 1)]
SpaceNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=SPACE_COUNT - 1)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]
Pounds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99_999)]
"""All dividends of a game together stay far below the bound: 22 links, 25 shares, £100 each."""

# Tables of the rules.

ALL_SPACES: Final = (1 << SPACE_COUNT) - 1
SPACE_COST: Final = tuple(COST[space.terrain] for space in SPACES)
SPACE_ROUTE: Final = tuple(space.route for space in SPACES)
ROUTE_ENDS: Final = tuple((CITY_INDEX[route.ends[0]], CITY_INDEX[route.ends[1]]) for route in ROUTES)
ROUTE_SPACES: Final = tuple(
    tuple(number for number, space in enumerate(SPACES) if space.route == route) for route in range(ROUTE_COUNT)
)
ROUTE_MASKS: Final = tuple(sum(1 << space for space in spaces) for spaces in ROUTE_SPACES)
"""By route, the mask of its spaces."""

TOUCHES_CITY: Final = sum(1 << spaces[0] | 1 << spaces[-1] for spaces in ROUTE_SPACES)
"""The mask of spaces beside a city: the first and the last of each route (GAUGE-4.2)."""


def _neighbours(space: int) -> int:
    spaces = ROUTE_SPACES[SPACE_ROUTE[space]]
    return sum(1 << other for other in spaces if abs(other - space) == 1)


NEIGHBOURS: Final = tuple(_neighbours(space) for space in range(SPACE_COUNT))
"""By space, the mask of the spaces beside it on its route (GAUGE-4.2)."""

DEAREST_SPACE: Final = max(SPACE_COST)
PAYABLE: Final = tuple(
    sum(1 << space for space in range(SPACE_COUNT) if SPACE_COST[space] <= pounds)
    for pounds in range(DEAREST_SPACE + 1)
)
"""By pounds, the mask of spaces whose cost they pay; whoever has more can pay for any."""

HOMES: Final = tuple(CITY_INDEX[company.home] for company in COMPANIES)
"""By company, its home city."""


def homes_mask(companies: tuple[int, ...]) -> int:
    """The mask of the home cities of these companies."""
    return sum(1 << HOMES[company] for company in companies)


def numbers_in(mask: int) -> tuple[int, ...]:
    """The numbers whose bits a mask holds, rising."""
    numbers = []
    while mask:
        lowest = mask & -mask
        numbers.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(numbers)


def space_key(space: int) -> str:
    """``drogheda-dublin``, or ``derry-sligo/2`` where the route has several spaces."""
    route = SPACE_ROUTE[space]
    key = ROUTE_KEYS[route]
    return key if len(ROUTE_SPACES[route]) == 1 else f"{key}/{SPACES[space].place + 1}"
