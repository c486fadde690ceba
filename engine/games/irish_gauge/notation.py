"""Language-neutral text of actions and positions, for the command line and for files people read.

Cities, routes and companies have their keys, seats are numbered from 1, and the spaces of a longer route from its first
end.
"""

from typing import assert_never

from engine.games.irish_gauge.actions import (
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
from engine.games.irish_gauge.atlas import COMPANIES
from engine.games.irish_gauge.pieces import ROUTE_KEYS, ROUTE_MASKS, ROUTE_SPACES, space_key
from engine.games.irish_gauge.table import NO_SEAT
from engine.games.irish_gauge.view import GaugeView


def action_text(action: GaugeAction) -> str:
    """One short line for an action."""
    match action:
        case DrawCompanies(companies=companies):
            return " ".join(["companies", *(COMPANIES[company].key for company in companies)])
        case DealShares(companies=companies):
            return " ".join(["deal", *(COMPANIES[company].key for company in companies)])
        case ChooseStarter(seat=seat):
            return f"starter {seat + 1}"
        case OfferShare(company=company, opening=opening):
            return f"offer {COMPANIES[company].key} {opening}"
        case PlaceBid(amount=amount):
            return f"bid {amount}"
        case PassBid():
            return "pass"
        case BuyShare(company=company):
            return f"buy {COMPANIES[company].key}"
        case DeclineShare():
            return "decline"
        case BuildTrack(space=space):
            return f"build {space_key(space)}"
        case _:
            assert_never(action)


def view_text(view: GaugeView) -> str:
    """The position: a line on the turn, the auction if there is one, the companies, the seats, and the routes begun
    with the seats whose tracks lie there."""
    head = f"round {view.round} turn {view.turn_number} {view.phase.value} seat {view.turn + 1}"
    lines = [f"{head}  display {view.display_left}  idle {view.idle}"]
    auction = view.auction
    if auction is not None:
        bids = " ".join(_bid_text(view, seat) for seat in auction.order)
        lines.append(f"auction {COMPANIES[auction.company].key} from {auction.opening}: {bids}")
    for company in view.companies:
        held = " ".join(str(view.shares(seat, company)) for seat in range(view.seats))
        closed = "  closed" if view.closed(company) else ""
        lines.append(
            f"{COMPANIES[company].key:<15}{view.prices[company]:>4}  left {view.display[company]}  held {held}{closed}"
        )
    for sheet in view.sheets():
        seat = sheet.seat
        mark = ">" if seat == view.actor else " "
        lines.append(
            f"{mark}{seat + 1}  cash {view.cash[seat]:>4}  wealth {sheet.total:>4}  tracks {view.tracks[seat]}"
        )
    lines += [_route_text(view, route) for route, mask in enumerate(ROUTE_MASKS) if view.built & mask]
    return "\n".join(lines)


def _bid_text(view: GaugeView, seat: int) -> str:
    bid = str(view.bids[seat]) if view.bids[seat] else "-"
    return f"{seat + 1}:{bid}" + ("" if view.bidding >> seat & 1 else " out")


def _route_text(view: GaugeView, route: int) -> str:
    tracks = "".join("·" if view.builders[s] == NO_SEAT else str(view.builders[s] + 1) for s in ROUTE_SPACES[route])
    return f"{ROUTE_KEYS[route]:<22}{tracks}"
