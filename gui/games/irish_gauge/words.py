"""What is written on the board, and what a screen reader says of its places."""

from collections.abc import Sequence

from engine.core.match import SeatSetup
from engine.games.irish_gauge.atlas import CITIES, COMPANIES, Terrain
from engine.games.irish_gauge.pieces import HOMES, ROUTE_ENDS, ROUTE_SPACES, SPACE_COST, SPACE_ROUTE, SPACES
from engine.games.irish_gauge.table import NO_SEAT
from engine.games.irish_gauge.view import GaugeView
from gui.controls.look import Look
from gui.games.irish_gauge.spots import AuctionStand, CitySpot, CompanySpot, GaugeSpot, OwnHand, TrackSpace, TrackStock
from gui.i18n import isolated, language_in_force, left_to_right, translate


def city_name(city: int) -> str:
    return CITIES[city].name_fa if language_in_force() == "fa" else CITIES[city].name_en


def company_name(company: int) -> str:
    return COMPANIES[company].name_fa if language_in_force() == "fa" else COMPANIES[company].name_en


def pounds(amount: int, look: Look) -> str:
    """A sum with its sign, which stays before the digits in every language."""
    return left_to_right(f"£{look.number(amount)}")


def gain(amount: int, look: Look) -> str:
    return left_to_right(f"+£{look.number(amount)}")


def route_name(route: int) -> str:
    """``Cork – Killarney``."""
    first, second = ROUTE_ENDS[route]
    words = translate("irish_gauge_board", "{first} – {second}")
    return words.format(first=isolated(city_name(first)), second=isolated(city_name(second)))


def space_name(space: int) -> str:
    """Its route, and which space of it where there are two."""
    route = SPACE_ROUTE[space]
    if len(ROUTE_SPACES[route]) == 1:
        return route_name(route)
    end = ROUTE_ENDS[route][0 if SPACES[space].place == 0 else 1]
    words = translate("irish_gauge_board", "{route}, by {city}")
    return words.format(route=route_name(route), city=isolated(city_name(end)))


def terrain_word(terrain: Terrain) -> str:
    return {
        Terrain.EASY: translate("irish_gauge_board", "easy"),
        Terrain.NORMAL: translate("irish_gauge_board", "normal"),
        Terrain.MOUNTAIN: translate("irish_gauge_board", "mountain"),
    }[terrain]


def map_title() -> str:
    return translate("irish_gauge_board", "IRELAND")


def sea_words() -> tuple[tuple[str, str], tuple[str, str]]:
    """The ocean and the sea, in two lines each."""
    ocean = (translate("irish_gauge_board", "ATLANTIC"), translate("irish_gauge_board", "OCEAN"))
    return ocean, (translate("irish_gauge_board", "IRISH"), translate("irish_gauge_board", "SEA"))


def home_words(company: int, closed: bool, on_offer: bool) -> str:
    """Below a company's name."""
    if on_offer:
        return translate("irish_gauge_board", "under the hammer")
    if closed:
        return translate("irish_gauge_board", "closed: not sold, still pays")
    return translate("irish_gauge_board", "Home: {city}").format(city=city_name(HOMES[company]))


def left_words(count: int, closed: bool, look: Look) -> str:
    if closed:
        return translate("irish_gauge_board", "closed")
    if not count:
        return translate("irish_gauge_board", "none left")
    return translate("irish_gauge_board", "{count} left").format(count=look.number(count))


def stand_word() -> str:
    return translate("irish_gauge_board", "Auction")


def stock_words(name: str, left: int, look: Look) -> str:
    return translate("irish_gauge_board", "{name}: tracks {count}").format(name=isolated(name), count=look.number(left))


def spot_name(spot: GaugeSpot, shown: GaugeView, seats: Sequence[SeatSetup], look: Look) -> str:
    """A place and what lies there."""
    match spot:
        case TrackSpace(space=space):
            return _space_words(space, shown, seats, look)
        case CitySpot(city=city):
            return city_name(city)
        case CompanySpot(company=company):
            words = translate("irish_gauge_board", "{company}, price {price}, {left} on display")
            return words.format(
                company=company_name(company),
                price=pounds(shown.prices[company], look),
                left=look.number(shown.display[company]),
            )
        case AuctionStand():
            return translate("irish_gauge_board", "The auction stand")
        case TrackStock():
            return stock_words(seats[shown.turn].name, shown.tracks[shown.turn], look)
        case OwnHand():
            return translate("irish_gauge_board", "Buy it without an auction")


def _space_words(space: int, shown: GaugeView, seats: Sequence[SeatSetup], look: Look) -> str:
    builder = shown.builders[space]
    where = space_name(space)
    if builder != NO_SEAT:
        words = translate("irish_gauge_board", "{space}: a track of {name}")
        return words.format(space=where, name=isolated(seats[builder].name))
    words = translate("irish_gauge_board", "{space}: {terrain}, {cost}")
    terrain = terrain_word(SPACES[space].terrain)
    return words.format(space=where, terrain=terrain, cost=pounds(SPACE_COST[space], look))
