"""What may be done and which clause forbids the rest: the one source of legality, for states and for views.

The lists of choices and the refusals are both made from the functions that say which prices, shares and spaces are
allowed.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, assert_never

from engine.games.irish_gauge.actions import (
    DECLINE_SHARE,
    PASS_BID,
    PURCHASES,
    BuildTrack,
    BuyShare,
    ChooseStarter,
    DealShares,
    DeclineShare,
    DrawCompanies,
    GaugeAction,
    OfferShare,
    PassBid,
    PlaceBid,
)
from engine.games.irish_gauge.choices import BIDS, PricedChoices, builds_in
from engine.games.irish_gauge.pieces import (
    COMPANY_COUNT,
    DEAREST_SPACE,
    LEAST_OPENING,
    PAYABLE,
    SHARES_EACH,
    SPACE_COUNT,
    TOP_PRICE,
)
from engine.games.irish_gauge.table import BID, DEAL, DRAW, MARKET, OFFER, STARTER, TRACK, EndReason, Phase, Position

CHANCE_PHASES: Final = frozenset({DRAW, DEAL, STARTER})

# What is allowed


def highest_opening(at: Position, company: int) -> int:
    """The highest opening price a share of that company may be offered at; 0 if it cannot be offered (GAUGE-3.1)."""
    return min(at.prices[company], max(at.cash)) if at.display[company] else 0


def least_bid(at: Position) -> int:
    """The smallest bid that may be made now (GAUGE-3.2)."""
    return at.high + 1 if at.high else at.opening


def can_buy(at: Position, company: int) -> bool:
    """Whether the seat on turn can take a share of that company at its price (GAUGE-3.1, 3.4)."""
    return at.display[company] > 0 and at.prices[company] <= at.cash[at.turn]


def purchases(at: Position) -> tuple[BuyShare, ...]:
    """What the seat on turn can buy at the current prices (GAUGE-3.1, 3.4)."""
    return tuple([PURCHASES[company] for company in at.companies if can_buy(at, company)])


def buildable(at: Position) -> int:
    """The mask of spaces the seat on turn may build (GAUGE-4.1, 4.2)."""
    seat = at.turn
    if not at.tracks[seat]:
        return 0
    cash = at.cash[seat]
    return at.reachable & ~at.built & PAYABLE[cash if cash < DEAREST_SPACE else DEAREST_SPACE]


def legal_decisions(at: Position) -> Sequence[GaugeAction]:
    """What the actor may do: companies and spaces in their order, prices rising. Empty when no seat acts."""
    phase = at.phase
    if phase is BID:
        least = least_bid(at)
        return PricedChoices((PASS_BID,), ((BIDS, least, at.cash[at.actor] - least + 1),))
    if phase is TRACK:
        return builds_in(buildable(at))
    if phase is OFFER:
        return _offers(at)
    if phase is MARKET:
        bought = purchases(at)
        return bought if at.options.no_bid == "must" else (*bought, DECLINE_SHARE)
    return ()


def _offers(at: Position) -> Sequence[GaugeAction]:
    richest = max(at.cash)
    ranges = []
    for company in at.companies:
        if at.display[company]:
            price = at.prices[company]
            highest = price if price < richest else richest
            ranges.append((company, LEAST_OPENING, highest - LEAST_OPENING + 1))
    direct = purchases(at) if at.options.market_buy == "direct" else ()
    return PricedChoices(direct, tuple(ranges))


# What forbids the rest


def decision_refusal(at: Position, action: GaugeAction) -> str | None:
    """The clause that forbids the acting seat's `action`, or None. Only in phases in which a seat acts; the actions of
    chance are always refused here."""
    match action:
        case DrawCompanies():
            return "GAUGE-2.1"
        case DealShares():
            return "GAUGE-2.3"
        case ChooseStarter():
            return "GAUGE-2.4"
        case OfferShare(company=company, opening=opening):
            return _offer_refusal(at, company, opening) if at.phase is OFFER else "GAUGE-3.1"
        case PlaceBid(amount=amount):
            good = at.phase is BID and least_bid(at) <= amount <= at.cash[at.actor]
            return None if good else "GAUGE-3.2"
        case PassBid():
            return None if at.phase is BID else "GAUGE-3.2"
        case BuyShare(company=company):
            return _purchase_refusal(at, company)
        case DeclineShare():
            return None if at.phase is MARKET and at.options.no_bid == "may" else "GAUGE-3.4"
        case BuildTrack(space=space):
            return building_refusal(at, space) if at.phase is TRACK else "GAUGE-4.1"
        case _:
            assert_never(action)


def waiting_refusal(at: Position, action: GaugeAction) -> str:
    """The clause for whoever acts while somebody else, chance or nobody is to act."""
    match at.phase:
        case Phase.DRAW:
            return "GAUGE-2.1"
        case Phase.DEAL:
            return "GAUGE-2.3"
        case Phase.STARTER:
            return "GAUGE-2.4"
        case Phase.OVER:
            return "GAUGE-6.2" if at.reason is EndReason.STANDSTILL else "GAUGE-6.1"
        case Phase.OFFER | Phase.BID | Phase.MARKET | Phase.TRACK:
            return _out_of_turn(action)
        case _:
            assert_never(at.phase)


def _out_of_turn(action: GaugeAction) -> str:
    if isinstance(action, PlaceBid | PassBid):
        return "GAUGE-3.2"
    return "GAUGE-4.1" if isinstance(action, BuildTrack) else "GAUGE-2.4"


def building_refusal(at: Position, space: int) -> str | None:
    """The clause by which the seat on turn may not build there in its track phase, or None."""
    if not 0 <= space < SPACE_COUNT:
        return "GAUGE-1.2"
    if buildable(at) >> space & 1:
        return None
    empty = not at.built >> space & 1
    return "GAUGE-4.2" if empty and not at.reachable >> space & 1 else "GAUGE-4.1"


def _offer_refusal(at: Position, company: int, opening: int) -> str | None:
    clause = _share_refusal(at, company, "GAUGE-3.1")
    if clause is None and not LEAST_OPENING <= opening <= highest_opening(at, company):
        return "GAUGE-3.1"
    return clause


def _purchase_refusal(at: Position, company: int) -> str | None:
    if at.phase is MARKET:
        clause = "GAUGE-3.4"
    elif at.phase is OFFER and at.options.market_buy == "direct":
        clause = "GAUGE-3.1"
    else:
        return "GAUGE-3.1" if at.phase is OFFER else "GAUGE-3.4"
    return _share_refusal(at, company, clause) or (None if can_buy(at, company) else clause)


def _share_refusal(at: Position, company: int, sold_out: str) -> str | None:
    """The clause by which there is no share of that company to be had, or None."""
    if not 0 <= company < COMPANY_COUNT:
        return "GAUGE-1.1"
    if company not in at.companies:
        return "GAUGE-2.1"
    if at.prices[company] == TOP_PRICE:
        return "GAUGE-5.4"
    return None if at.display[company] else sold_out


# Chance


def draw_refusal(seats: int, companies: Sequence[int]) -> str | None:
    """The clause a draw of companies breaks: as many as players, each once, in rising order."""
    if any(not 0 <= company < COMPANY_COUNT for company in companies):
        return "GAUGE-1.1"
    good = len(companies) == seats and all(one < other for one, other in pairwise(companies))
    return None if good else "GAUGE-2.1"


def deal_refusal(at: Position, companies: Sequence[int]) -> str | None:
    """The clause a deal of first shares breaks: one to each player, of companies in play, five at most of each."""
    if len(companies) != at.seats or any(company not in at.companies for company in companies):
        return "GAUGE-2.3"
    too_many = any(companies.count(company) > SHARES_EACH for company in companies)
    return "GAUGE-1.1" if too_many else None
