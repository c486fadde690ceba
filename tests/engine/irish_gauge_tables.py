"""For tests: positions of Irish Gauge written down as they lie on a table, with companies and spaces by their keys."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from engine.core.seats import CHANCE, NOBODY, Seat
from engine.games.irish_gauge.actions import BuildTrack, BuyShare, GaugeAction, OfferShare, PassBid, PlaceBid
from engine.games.irish_gauge.links import link_effect, linked_routes, merge
from engine.games.irish_gauge.options import TUTORIAL, GaugeOptions
from engine.games.irish_gauge.pieces import (
    CITY_INDEX,
    COMPANY_COUNT,
    COMPANY_INDEX,
    NEIGHBOURS,
    ROUTE_INDEX,
    SHARES_EACH,
    SPACE_COUNT,
    homes_mask,
    space_key,
)
from engine.games.irish_gauge.state import GaugeState
from engine.games.irish_gauge.table import Phase

D_B, WESTERN, GRAND_TRUNK, SOUTHERN, NORTHERN = range(COMPANY_COUNT)
SPACE = {space_key(space): space for space in range(SPACE_COUNT)}
CITY = CITY_INDEX
ROUTE = ROUTE_INDEX


def options(**changes: Any) -> GaugeOptions:
    """The tutorial's rules with some values changed."""
    values = {name: getattr(TUTORIAL, name) for name in TUTORIAL.__struct_fields__}
    return GaugeOptions(**{**values, **changes})


def position(
    rules: GaugeOptions = TUTORIAL,
    *,
    companies: str = "dublin_belfast western grand_trunk",
    cash: Sequence[int] = (30, 30, 30),
    shares: Mapping[str, Sequence[int]] | None = None,
    prices: Mapping[str, int] | None = None,
    display: Mapping[str, int] | None = None,
    built: str = "",
    tracks: Sequence[int] | None = None,
    turn: Seat = 0,
    phase: Phase = Phase.OFFER,
) -> GaugeState:
    """A position of `turn`, at its beginning or in its track phase. `shares` has by company what each seat holds,
    `display` what is for sale (without it: the rest, but nothing of a company at £100); `built` names spaces, built by
    seat 0 without any payment or price rise. Networks are worked out from them."""
    state = GaugeState(len(cash), rules)
    state.companies = tuple(sorted(COMPANY_INDEX[key] for key in companies.split()))
    state.homes = homes_mask(state.companies)
    state.cash = list(cash)
    for key, price in (prices or {}).items():
        state.prices[COMPANY_INDEX[key]] = price
    for key, held in (shares or {}).items():
        for seat, count in enumerate(held):
            state.holdings[seat * COMPANY_COUNT + COMPANY_INDEX[key]] = count
    for company in state.companies:
        held_by_all = sum(state.holdings[company::COMPANY_COUNT])
        state.display[company] = 0 if state.prices[company] == 100 else SHARES_EACH - held_by_all
    for key, left in (display or {}).items():
        state.display[COMPANY_INDEX[key]] = left
    state.display_left = sum(state.display)
    for key in built.split():
        _lay(state, SPACE[key])
    for route in linked_routes(state.built):
        merge(state.networks, link_effect(state, route).network)
    if tracks is not None:
        state.tracks = list(tracks)
    state.turn = state.actor = turn
    state.turn_number = turn + 1
    state.phase = phase
    return state


def _lay(state: GaugeState, space: int) -> None:
    state.builders[space] = 0
    state.built |= 1 << space
    state.reachable |= NEIGHBOURS[space]


def to_track(**wanted: Any) -> GaugeState:
    """A position in which the active player is to build."""
    return position(**wanted, phase=Phase.TRACK)


def do(state: GaugeState, *actions: GaugeAction) -> list[Struct]:
    """Play legal actions and return what was told."""
    told: list[Struct] = []
    for action in actions:
        clause = state.refusal(action)
        assert clause is None, f"{action} is refused by {clause}"
        state.apply(action, told)
    return told


def build(key: str) -> BuildTrack:
    return BuildTrack(SPACE[key])


def offer(company: int, opening: int = 5) -> OfferShare:
    return OfferShare(company, opening)


def bids(*amounts: int) -> list[GaugeAction]:
    """Bids in their order; 0 is a pass."""
    return [PlaceBid(amount) if amount else PassBid() for amount in amounts]


def buy(company: int) -> BuyShare:
    return BuyShare(company)


def held(state: GaugeState, seat: Seat) -> dict[int, int]:
    """How many shares of which companies a seat has."""
    own = state.holdings[seat * COMPANY_COUNT : (seat + 1) * COMPANY_COUNT]
    return {company: count for company, count in enumerate(own) if count}


def first_of(told: Sequence[Struct], kind: type[Struct]) -> Any:
    """The first event of a kind; there is one."""
    return next(event for event in told if type(event) is kind)


def kinds(told: Sequence[Struct]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in told]


def thrifty_step(state: GaugeState, rng: Random) -> GaugeAction:
    """What happens next, at random, but bids are low ones: such games go on for longer than quite random ones."""
    if state.actor == CHANCE:
        return state.sample_chance(rng)
    actions = state.legal_actions()
    many = min(len(actions), 4) if state.phase is Phase.BID else len(actions)
    return actions[int(rng.random() * many)]


def play_thriftily(state: GaugeState, rng: Random, steps: int = 100_000) -> GaugeState:
    """Play so many steps, or to the end."""
    for _ in range(steps):
        if state.actor == NOBODY:
            break
        state.apply(thrifty_step(state, rng))
    return state
