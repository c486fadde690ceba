"""What the board shows before anything is done: what a track would cost and do, and what may be offered and bid.

Pure functions of a view (or a state). The networks of a city or a company are in `links`, wealth line by line are the
score sheets of the view, the auction is a property of it.
"""

from msgspec import Struct

from engine.core.seats import Seat
from engine.games.irish_gauge.events import LinkKind, Payment, PriceRise
from engine.games.irish_gauge.links import completed_route, link_effect, paid_to, payments_of, rises_of
from engine.games.irish_gauge.pieces import (
    ALL_SPACES,
    LEAST_OPENING,
    SPACE_COST,
    TOP_PRICE,
    numbers_in,
)
from engine.games.irish_gauge.rules import buildable, building_refusal, can_buy, highest_opening
from engine.games.irish_gauge.table import EndReason, Position


class LinkPreview(Struct, frozen=True):
    """What a link would do. `city` is the new city it reaches, if any, `network` the cities that are one then.
    `payments` go by company and then by seat, `paid` sums them up by seat, in pounds. `closing` lists companies that
    would reach £100, `removed` how many shares leave the display with them (GAUGE-5.1 to 5.5)."""

    route: int
    kind: LinkKind
    city: int | None
    network: tuple[int, ...]
    rises: tuple[PriceRise, ...]
    payments: tuple[Payment, ...]
    paid: tuple[int, ...]
    closing: tuple[int, ...]
    removed: int


class TrackPreview(Struct, frozen=True):
    """A track of the seat on turn on a space. `refusal` is the clause by which the seat could not build there in its
    track phase, or None. `link` is None where the route stays incomplete. `cash` is the seat's after cost and
    dividends, `ends` why the game would be over with this turn, if it would."""

    space: int
    seat: Seat
    cost: int
    refusal: str | None
    link: LinkPreview | None
    cash: int
    ends: EndReason | None


def preview_track(at: Position, space: int) -> TrackPreview:
    """What a track there would cost and do now, with the present holdings; also while a share is being auctioned. For a
    space that is taken the link is None."""
    seat = at.turn
    taken = at.built >> space & 1
    route = None if taken else completed_route(at.built, space)
    link = None if route is None else preview_link(at, route)
    return TrackPreview(
        space=space,
        seat=seat,
        cost=SPACE_COST[space],
        refusal=building_refusal(at, space),
        link=link,
        cash=at.cash[seat] - SPACE_COST[space] + (link.paid[seat] if link is not None else 0),
        ends=_ends(at, space, 0 if link is None else link.removed),
    )


def preview_link(at: Position, route: int) -> LinkPreview:
    """What completing a route would do now."""
    effect = link_effect(at, route)
    moves = zip(effect.companies, effect.before, effect.after, strict=True)
    closing = tuple([company for company, before, after in moves if before < after == TOP_PRICE])
    return LinkPreview(
        route=route,
        kind=effect.kind,
        city=effect.city,
        network=numbers_in(effect.network),
        rises=rises_of(effect),
        payments=payments_of(effect, at.holdings, at.seats),
        paid=tuple([paid_to(effect, at.holdings, seat) for seat in range(at.seats)]),
        closing=closing,
        removed=sum([at.display[company] for company in closing]),
    )


def _ends(at: Position, space: int, removed: int) -> EndReason | None:
    if at.display_left == removed:
        return EndReason.DISPLAY_EMPTY
    return EndReason.MAP_FULL if at.built | 1 << space == ALL_SPACES else None


def buildable_spaces(at: Position) -> tuple[int, ...]:
    """The spaces the seat on turn can build: in its track phase the lit ones, before that those it could build now."""
    return numbers_in(buildable(at))


class ShareChoice(Struct, frozen=True):
    """A company's share on display for the seat on turn: opening prices run from `least` to `highest`, and `buyable`
    says whether the seat could pay its price (GAUGE-3.1, 3.4)."""

    company: int
    price: int
    left: int
    least: int
    highest: int
    buyable: bool


def shares_on_display(at: Position) -> tuple[ShareChoice, ...]:
    """The companies of which shares are for sale. `highest` is below `least` where nobody can pay £5 (GAUGE-3.5)."""
    return tuple(
        ShareChoice(
            company,
            at.prices[company],
            at.display[company],
            LEAST_OPENING,
            highest_opening(at, company),
            can_buy(at, company),
        )
        for company in at.companies
        if at.display[company]
    )
