"""Networks, and what completing a link does to prices and purses (GAUGE-4.4, 5.1 to 5.5). Nothing is changed here: the
state carries it out, the previews show it."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from engine.games.irish_gauge.events import LinkKind, Payment, PriceRise
from engine.games.irish_gauge.pieces import (
    CITY_COUNT,
    COMPANY_COUNT,
    HOMES,
    ROUTE_COUNT,
    ROUTE_ENDS,
    ROUTE_MASKS,
    SPACE_ROUTE,
    TOP_PRICE,
    numbers_in,
)
from engine.games.irish_gauge.table import Position

# The kinds by short names, as the phases in `table`.
NEW_CITY: Final = LinkKind.NEW_CITY
JOIN: Final = LinkKind.JOIN
WITHIN: Final = LinkKind.WITHIN
UNSERVED: Final = LinkKind.UNSERVED


class LinkEffect(Struct, frozen=True):
    """What a link does. `network` is the mask of the cities that are one network with it, `city` the new city it
    reaches, if any. By company it concerns, in rising order: `companies`, their prices `before` and `after`, and the
    `dividends` in pounds a share. Those three are empty for a link WITHIN or UNSERVED."""

    kind: LinkKind
    network: int
    city: int | None
    companies: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    dividends: tuple[int, ...]


def completed_route(built: int, space: int) -> int | None:
    """The route that a track on `space` completes where the spaces in the mask `built` are built, or None."""
    route = SPACE_ROUTE[space]
    return None if ROUTE_MASKS[route] & ~(built | 1 << space) else route


def link_effect(at: Position, route: int) -> LinkEffect:
    """What completing that route does now."""
    first, second = ROUTE_ENDS[route]
    one, other = at.networks[first], at.networks[second]
    network = one | other
    if one == other:
        return LinkEffect(WITHIN, network, None, (), (), (), ())
    homes = at.homes
    if not network & homes:
        return LinkEffect(UNSERVED, network, None, (), (), (), ())
    city = _new_city(first, one, second, other, homes)
    rise = at.options.rise_join if city is None else at.options.rise_new
    prices = at.prices
    companies = tuple([company for company in at.companies if network >> HOMES[company] & 1])
    before = tuple([prices[company] for company in companies])
    after = tuple([min(price + rise, TOP_PRICE) for price in before])
    dividends = before if at.options.dividend == "before" else after
    return LinkEffect(JOIN if city is None else NEW_CITY, network, city, companies, before, after, dividends)


def _new_city(first: int, one: int, second: int, other: int, homes: int) -> int | None:
    """The end of a link that is a single city and nobody's home in play (GAUGE-5.1). A company is on the other side
    then, since one is on either."""
    if one == 1 << first and not one & homes:
        return first
    if other == 1 << second and not other & homes:
        return second
    return None


def paid_to(effect: LinkEffect, holdings: Sequence[int], seat: int) -> int:
    """What the link pays that seat (GAUGE-5.3)."""
    first = seat * COMPANY_COUNT
    return sum([holdings[first + c] * each for c, each in zip(effect.companies, effect.dividends, strict=True)])


def payments_of(effect: LinkEffect, holdings: Sequence[int], seats: int) -> tuple[Payment, ...]:
    """Who is paid what for which shares, by company and then by seat (GAUGE-5.3)."""
    payments = []
    for company, each in zip(effect.companies, effect.dividends, strict=True):
        for seat in range(seats):
            shares = holdings[seat * COMPANY_COUNT + company]
            if shares:
                payments.append(Payment(company, seat, shares, each, shares * each))
    return tuple(payments)


def rises_of(effect: LinkEffect) -> tuple[PriceRise, ...]:
    """How the prices move, by company (GAUGE-5.1, 5.2, 5.4)."""
    return tuple(map(PriceRise, effect.companies, effect.before, effect.after))


def merge(networks: list[int], network: int) -> None:
    """Make the cities in the mask one network (GAUGE-4.4)."""
    for city in range(CITY_COUNT):
        if network >> city & 1:
            networks[city] = network


def linked_routes(built: int) -> tuple[int, ...]:
    """The routes that are links (GAUGE-4.4)."""
    return tuple(route for route in range(ROUTE_COUNT) if not ROUTE_MASKS[route] & ~built)


class Network(Struct, frozen=True):
    """Cities joined by links: the cities, the links between them and the companies at home there."""

    cities: tuple[int, ...]
    routes: tuple[int, ...]
    companies: tuple[int, ...]


def network_of_city(at: Position, city: int) -> Network:
    """The network a city lies in; the city alone where no link ends there (GAUGE-4.4)."""
    mask = at.networks[city]
    routes = tuple(route for route in linked_routes(at.built) if mask >> ROUTE_ENDS[route][0] & 1)
    return Network(numbers_in(mask), routes, tuple(c for c in at.companies if mask >> HOMES[c] & 1))


def network_of_company(at: Position, company: int) -> Network:
    """The network a company in play is on: that of its home city (GAUGE-4.4)."""
    return network_of_city(at, HOMES[company])
