"""Where on the board each action is done, and what somebody meant who tried what is not allowed."""

from collections.abc import Mapping
from typing import Any

from engine.games.irish_gauge.actions import BuildTrack, BuyShare, GaugeAction, OfferShare
from engine.games.irish_gauge.choices import builds_in
from engine.games.irish_gauge.pieces import LEAST_OPENING
from engine.games.irish_gauge.previews import shares_on_display
from engine.games.irish_gauge.rules import buildable, highest_opening, purchases
from engine.games.irish_gauge.table import Phase
from engine.games.irish_gauge.view import GaugeView
from gui.board.choice import ChoiceIndex, Spots
from gui.games.irish_gauge.spots import AuctionStand, CompanySpot, GaugeSpot, OwnHand, TrackSpace, TrackStock


def choices_of(view: GaugeView, openings: Mapping[int, int]) -> ChoiceIndex:
    """What the watcher may do on the board. Of the many opening prices it offers one for each company: the one that is
    set in the panel, or else the highest. Bids are made in the panel alone."""
    return ChoiceIndex(board_actions(view, openings), spots_of)


def board_actions(view: GaugeView, openings: Mapping[int, int]) -> tuple[GaugeAction, ...]:
    if view.watcher is None or view.watcher != view.actor:
        return ()
    match view.phase:
        case Phase.OFFER:
            offers = [
                OfferShare(share.company, opening_of(view, share.company, openings))
                for share in shares_on_display(view)
                if share.least <= share.highest
            ]
            return (*offers, *(purchases(view) if view.options.market_buy == "direct" else ()))
        case Phase.MARKET:
            return purchases(view)
        case Phase.TRACK:
            return tuple(builds_in(buildable(view)))
        case _:
            return ()


def opening_of(view: GaugeView, company: int, openings: Mapping[int, int]) -> int:
    """The opening price at which a share of the company would go up for auction."""
    highest = highest_opening(view, company)
    return max(LEAST_OPENING, min(openings.get(company, highest), highest))


def spots_of(action: Any) -> Spots | None:
    match action:
        case OfferShare(company=company):
            return CompanySpot(company), AuctionStand()
        case BuyShare(company=company):
            return CompanySpot(company), OwnHand()
        case BuildTrack(space=space):
            return TrackStock(), TrackSpace(space)
        case _:
            return None


def refused_move(view: GaugeView, source: GaugeSpot | None, target: GaugeSpot) -> tuple[GaugeAction, str] | None:
    """The action that was meant and the clause that forbids it; None where nothing can have been meant."""
    meant: GaugeAction | None = None
    match source, target:
        case _, TrackSpace(space=space):
            meant = BuildTrack(space)
        case None, CompanySpot(company=company):
            meant = BuyShare(company) if view.phase is Phase.MARKET else _offer(view, company)
        case CompanySpot(company=company), AuctionStand():
            meant = _offer(view, company)
        case CompanySpot(company=company), OwnHand() | TrackStock():
            meant = BuyShare(company)
        case _:
            return None
    clause = view.refusal(meant)
    return None if clause is None else (meant, clause)


def _offer(view: GaugeView, company: int) -> OfferShare:
    return OfferShare(company, max(LEAST_OPENING, view.prices[company] if not view.closed(company) else LEAST_OPENING))
