"""Why Irish Gauge refuses something, in words a player understands; the clause's number is shown beside them."""

from engine.games.irish_gauge.actions import BuildTrack, BuyShare, GaugeAction, OfferShare, PassBid, PlaceBid
from engine.games.irish_gauge.pieces import LEAST_OPENING, SPACE_COST, SPACE_COUNT
from engine.games.irish_gauge.rules import highest_opening
from engine.games.irish_gauge.table import Phase
from engine.games.irish_gauge.view import GaugeView
from gui.games.irish_gauge.parts import money_text
from gui.games.irish_gauge.words import company_name
from gui.i18n import translate


def refusal(clause: str, action: GaugeAction, view: GaugeView) -> str:
    """One sentence for a refused action of the watcher."""
    if view.watcher is None or view.watcher != view.actor:
        return _waiting(clause, action)
    match clause:
        case "GAUGE-1.1":
            return translate("irish_gauge", "There is no such company.")
        case "GAUGE-1.2":
            return translate("irish_gauge", "There is no such space on the map.")
        case "GAUGE-2.1":
            return translate("irish_gauge", "This company is not in play.")
        case "GAUGE-3.1":
            return _offer(action, view)
        case "GAUGE-3.2":
            return _bid(action, view)
        case "GAUGE-3.4":
            return _market(action, view)
        case "GAUGE-4.1":
            return _build(action, view)
        case "GAUGE-4.2":
            return translate("irish_gauge", "No city lies beside this space, and nothing is built beside it yet.")
        case "GAUGE-5.4":
            return translate("irish_gauge", "This company is closed: its shares are no longer sold.")
        case _:
            return translate("irish_gauge", "The rules do not allow this here.")


def _waiting(clause: str, action: GaugeAction) -> str:
    match clause:
        case "GAUGE-2.1":
            return translate("irish_gauge", "It is still being drawn which companies take part.")
        case "GAUGE-2.3":
            return translate("irish_gauge", "The first shares are still being dealt.")
        case "GAUGE-6.1" | "GAUGE-6.2":
            return translate("irish_gauge", "The game is over.")
        case "GAUGE-3.2" if isinstance(action, PlaceBid | PassBid):
            return translate("irish_gauge", "It is not your turn to bid.")
        case _:
            return translate("irish_gauge", "It is not your turn.")


def _offer(action: GaugeAction, view: GaugeView) -> str:
    if isinstance(action, BuyShare):
        if view.phase is not Phase.OFFER or view.options.market_buy != "direct":
            return translate("irish_gauge", "A share is bought only when nobody has bid for it in an auction.")
        return _unpayable(action, view)
    if view.phase is not Phase.OFFER:
        return translate("irish_gauge", "This turn a share has been put up already.")
    if not isinstance(action, OfferShare) or not view.display[action.company]:
        return translate("irish_gauge", "No share of this company is left on display.")
    if action.opening < LEAST_OPENING:
        words = translate("irish_gauge", "An auction opens at {least} or more.")
        return words.format(least=money_text(LEAST_OPENING))
    if action.opening > view.prices[action.company]:
        words = translate("irish_gauge", "The opening price is at most the company's price, {price}.")
        return words.format(price=money_text(view.prices[action.company]))
    words = translate("irish_gauge", "Nobody at the table can pay more than {highest}.")
    return words.format(highest=money_text(highest_opening(view, action.company)))


def _bid(action: GaugeAction, view: GaugeView) -> str:
    if view.phase is not Phase.BID:
        return translate("irish_gauge", "There is no auction now.")
    auction = view.auction
    if isinstance(action, PlaceBid) and auction is not None and action.amount < auction.least:
        if auction.high is None:
            words = translate("irish_gauge", "The first bid must reach the opening price, {least}.")
        else:
            words = translate("irish_gauge", "A bid must be higher than the last one: at least {least}.")
        return words.format(least=money_text(auction.least))
    words = translate("irish_gauge", "You cannot bid more than your cash, {cash}.")
    return words.format(cash=money_text(view.cash[view.actor]))


def _market(action: GaugeAction, view: GaugeView) -> str:
    if view.phase is not Phase.MARKET:
        return translate("irish_gauge", "A share is bought only when nobody has bid for it in an auction.")
    if isinstance(action, BuyShare):
        if not view.display[action.company]:
            return translate("irish_gauge", "No share of this company is left on display.")
        return _unpayable(action, view)
    return translate("irish_gauge", "At this table you must buy a share if you can pay for one.")


def _unpayable(action: BuyShare, view: GaugeView) -> str:
    words = translate("irish_gauge", "You cannot pay {price} for a share of {company}.")
    return words.format(price=money_text(view.prices[action.company]), company=company_name(action.company))


def _build(action: GaugeAction, view: GaugeView) -> str:
    if isinstance(action, BuildTrack) and 0 <= action.space < SPACE_COUNT and view.built >> action.space & 1:
        return translate("irish_gauge", "A track lies on this space already.")
    if view.phase in (Phase.OFFER, Phase.BID, Phase.MARKET):
        return translate("irish_gauge", "First the share is settled, then a track is laid.")
    if isinstance(action, BuildTrack) and not view.tracks[view.turn]:
        return translate("irish_gauge", "You have no track left.")
    if isinstance(action, BuildTrack) and 0 <= action.space < SPACE_COUNT:
        words = translate("irish_gauge", "A track here costs {cost}, and you have {cash}.")
        return words.format(cost=money_text(SPACE_COST[action.space]), cash=money_text(view.cash[view.turn]))
    return translate("irish_gauge", "Now you have to lay a track.")
