"""Prompts, choices and warnings of Irish Gauge."""

from collections.abc import Sequence
from typing import assert_never

from engine.games.irish_gauge.actions import (
    DECLINE_SHARE,
    PASS_BID,
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
from engine.games.irish_gauge.pieces import LEAST_OPENING, SPACE_COST
from engine.games.irish_gauge.previews import preview_track
from engine.games.irish_gauge.rules import highest_opening, purchases
from engine.games.irish_gauge.scoring import wealth
from engine.games.irish_gauge.table import Phase
from engine.games.irish_gauge.view import GaugeView
from gui.board.lines import Figure, Line, Name, Part
from gui.games.irish_gauge import parts
from gui.i18n import translate

BIDS_LISTED = (1, 2, 3, 5, 10, 15, 20, 30, 50)
"""By how much more than the last bid the list of choices goes."""


def prompt(view: GaugeView) -> Line:
    """What is expected now, of whom."""
    seat: dict[str, Part] = {"seat": Name(view.turn)}
    match view.phase:
        case Phase.DRAW:
            return Line(translate("irish_gauge", "It is being drawn which companies take part"))
        case Phase.DEAL:
            return Line(translate("irish_gauge", "The first shares are being dealt"))
        case Phase.STARTER:
            return Line(translate("irish_gauge", "It is being drawn who begins"))
        case Phase.OFFER if view.options.market_buy == "direct" and purchases(view):
            return Line(translate("irish_gauge", "{seat}: put a share up for auction, or buy one at its price"), seat)
        case Phase.OFFER:
            return Line(translate("irish_gauge", "{seat}: put a share up for auction"), seat)
        case Phase.BID:
            return _bidding(view)
        case Phase.MARKET:
            return _market(view)
        case Phase.TRACK:
            return Line(translate("irish_gauge", "{seat}: lay a track"), seat)
        case Phase.OVER:
            return winners_line(view)
        case _:
            assert_never(view.phase)


def _bidding(view: GaugeView) -> Line:
    auction = view.auction
    assert auction is not None
    filled: dict[str, Part] = {
        "seat": Name(view.actor),
        "company": parts.company(auction.company),
        "least": parts.money(auction.least),
    }
    return Line(translate("irish_gauge", "{seat}: bid {least} or more for a share of {company}, or pass"), filled)


def _market(view: GaugeView) -> Line:
    filled: dict[str, Part] = {"seat": Name(view.turn)}
    if view.options.no_bid == "must":
        return Line(translate("irish_gauge", "{seat}: nobody has bid; buy a share at its price"), filled)
    return Line(translate("irish_gauge", "{seat}: nobody has bid; buy a share at its price, or none"), filled)


def winners_line(view: GaugeView) -> Line:
    """Who has won."""
    ranks = [(wealth(view, seat), view.cash[seat]) for seat in range(view.seats)]
    best = max(ranks)
    winners = [seat for seat in range(view.seats) if ranks[seat] == best]
    amount = parts.money(best[0])
    if len(winners) == 1:
        filled: dict[str, Part] = {"seat": Name(winners[0]), "wealth": amount}
        return Line(translate("irish_gauge", "{seat} wins with a wealth of {wealth}"), filled)
    if len(winners) == 2:
        filled = {"first": Name(winners[0]), "second": Name(winners[1]), "wealth": amount}
        return Line(translate("irish_gauge", "{first} and {second} share the win with a wealth of {wealth}"), filled)
    filled = {"count": Figure(len(winners)), "wealth": amount}
    return Line(translate("irish_gauge", "{count} players share the win with a wealth of {wealth}"), filled)


def choice(action: GaugeAction, view: GaugeView) -> Line:
    """An action in the list of choices and on buttons."""
    match action:
        case OfferShare(company=company, opening=opening):
            filled: dict[str, Part] = {"company": parts.company(company), "opening": parts.money(opening)}
            return Line(translate("irish_gauge", "Put up a share of {company} from {opening}"), filled)
        case PlaceBid(amount=amount):
            return Line(translate("irish_gauge", "Bid {amount}"), {"amount": parts.money(amount)})
        case PassBid():
            return Line(translate("irish_gauge", "Pass"))
        case BuyShare(company=company):
            filled = {"company": parts.company(company), "price": parts.money(view.prices[company])}
            return Line(translate("irish_gauge", "Buy a share of {company} at {price}"), filled)
        case DeclineShare():
            return Line(translate("irish_gauge", "Buy nothing"))
        case BuildTrack(space=space):
            return _build(space, view)
        case DrawCompanies() | DealShares() | ChooseStarter():
            raise AssertionError("choice: nobody chooses what chance does")
        case _:
            assert_never(action)


def _build(space: int, view: GaugeView) -> Line:
    filled: dict[str, Part] = {"space": parts.space(space), "cost": parts.money(SPACE_COST[space])}
    link = preview_track(view, space).link
    if link is None:
        return Line(translate("irish_gauge", "Lay a track on {space} for {cost}"), filled)
    paid = link.paid[view.turn]
    if not paid:
        return Line(translate("irish_gauge", "Complete {space} for {cost}"), filled)
    return Line(
        translate("irish_gauge", "Complete {space} for {cost}: pays you {paid}"), {**filled, "paid": parts.money(paid)}
    )


def listed(view: GaugeView) -> Sequence[GaugeAction]:
    """The choices that the list names: of long ranges of prices only some."""
    match view.phase:
        case Phase.OFFER if view.watcher == view.actor:
            direct = purchases(view) if view.options.market_buy == "direct" else ()
            return (*direct, *(OfferShare(c, price) for c in view.companies for price in _openings(view, c)))
        case Phase.BID if view.watcher == view.actor:
            auction = view.auction
            assert auction is not None
            raises = [auction.least + more - 1 for more in BIDS_LISTED]
            bids = [PlaceBid(bid) for bid in raises if bid <= view.cash[view.actor]]
            return (PASS_BID, *bids)
        case _:
            return view.legal_actions()


def _openings(view: GaugeView, company: int) -> list[int]:
    """From dear to cheap."""
    highest = highest_opening(view, company)
    if highest < LEAST_OPENING:
        return []
    return sorted({highest, *range(LEAST_OPENING, highest, 5 if highest <= 30 else 10)}, reverse=True)


def buttons(view: GaugeView) -> Sequence[GaugeAction]:
    """All that is not done on the board is done in the panel; only to decline stands beside the prompt, too."""
    may = view.phase is Phase.MARKET and view.options.no_bid == "may" and view.watcher == view.actor
    return (DECLINE_SHARE,) if may else ()
