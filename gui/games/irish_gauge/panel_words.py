"""What the panel offers and says in a position: pure functions of the view."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from engine.core.match import SeatSetup
from engine.core.seats import Seat
from engine.games.irish_gauge.actions import DECLINE_SHARE, PASS_BID, BuyShare, GaugeAction, OfferShare, PlaceBid
from engine.games.irish_gauge.pieces import LEAST_OPENING
from engine.games.irish_gauge.previews import shares_on_display
from engine.games.irish_gauge.rules import buildable, can_buy, highest_opening
from engine.games.irish_gauge.scoring import wealth
from engine.games.irish_gauge.table import Phase
from engine.games.irish_gauge.view import GaugeView
from gui.controls.look import Look
from gui.games.irish_gauge.tags import TagWords
from gui.games.irish_gauge.words import company_name, pounds
from gui.i18n import left_to_right, translate

RAISES: Final = (1, 5, 10)


class Pressed(Struct, frozen=True):
    """A button: what it says and does."""

    words: str
    action: GaugeAction


class Quick(Struct, frozen=True):
    """A price at a press."""

    words: str
    price: int


def companies_offered(view: GaugeView) -> list[int]:
    """Those whose share may be chosen now."""
    if view.phase is Phase.OFFER:
        return [share.company for share in shares_on_display(view) if share.least <= share.highest]
    if view.phase is Phase.MARKET:
        return [company for company in view.companies if can_buy(view, company)]
    return []


def price_range(view: GaugeView, company: int | None) -> tuple[int, int] | None:
    """The prices that may be set now."""
    if view.phase is Phase.OFFER and company is not None:
        return LEAST_OPENING, max(LEAST_OPENING, highest_opening(view, company))
    auction = view.auction
    return None if auction is None else (auction.least, max(auction.least, view.cash[view.actor]))


def quick_prices(view: GaugeView, company: int | None, look: Look) -> list[Quick]:
    """Raises in an auction; before one the least, a middling and the highest opening price."""
    auction = view.auction
    if auction is not None:
        last = auction.least - 1
        return [Quick(left_to_right(f"+{look.number(more)}"), last + more) for more in RAISES]
    if view.phase is Phase.OFFER and company is not None:
        highest = max(LEAST_OPENING, highest_opening(view, company))
        middling = max(LEAST_OPENING, highest // 10 * 5)
        prices = sorted({LEAST_OPENING, middling, highest})
        return [Quick(pounds(price, look), price) for price in prices]
    return []


def buttons(view: GaugeView, company: int | None, price: int, look: Look) -> list[Pressed]:
    """What may be done with the share, the likeliest first."""
    match view.phase:
        case Phase.BID:
            bid = translate("irish_gauge_panel", "Bid {price}").format(price=pounds(price, look))
            return [Pressed(bid, PlaceBid(price)), Pressed(translate("irish_gauge_panel", "Pass"), PASS_BID)]
        case Phase.OFFER if company is not None:
            offer = translate("irish_gauge_panel", "Put up from {price}").format(price=pounds(price, look))
            direct = view.options.market_buy == "direct" and can_buy(view, company)
            return [Pressed(offer, OfferShare(company, price)), *([_buy(view, company, look)] if direct else [])]
        case Phase.MARKET if company is not None:
            nothing = Pressed(translate("irish_gauge_panel", "Buy nothing"), DECLINE_SHARE)
            return [_buy(view, company, look), *([nothing] if view.options.no_bid == "may" else [])]
        case _:
            return []


def _buy(view: GaugeView, company: int, look: Look) -> Pressed:
    words = translate("irish_gauge_panel", "Buy at {price}")
    return Pressed(words.format(price=pounds(view.prices[company], look)), BuyShare(company))


def figures(view: GaugeView, company: int | None, look: Look) -> tuple[str, list[tuple[str, str]]]:
    """A heading and a few labelled figures: of the share it is about, or of the table."""
    cash = (translate("irish_gauge_panel", "cash"), pounds(view.cash[max(0, view.actor)], look))
    if company is not None:
        price = (translate("irish_gauge_panel", "price"), pounds(view.prices[company], look))
        if view.phase is Phase.BID:
            opened = (translate("irish_gauge_panel", "opened at"), pounds(view.opening, look))
            return company_name(company), [price, opened, cash]
        left = (translate("irish_gauge_panel", "left"), look.number(view.display[company]))
        return company_name(company), [price, left, cash]
    if view.phase is Phase.TRACK:
        spaces = (translate("irish_gauge_panel", "open spaces"), look.number(buildable(view).bit_count()))
        tracks = (translate("irish_gauge_panel", "tracks left"), look.number(view.tracks[view.turn]))
        return translate("irish_gauge_panel", "Lay a track"), [spaces, tracks, cash]
    shares = (translate("irish_gauge_panel", "shares on display"), look.number(view.display_left))
    return translate("irish_gauge_panel", "The table"), [shares]


def seat_tags(view: GaugeView, seats: Sequence[SeatSetup], look: Look) -> list[TagWords]:
    """In an auction everyone's bid, in the order in which they speak; else everyone's wealth."""
    auction = view.auction
    order = auction.order if auction is not None else tuple(range(view.seats))
    return [_tag(view, seat, seats[seat], look) for seat in order]


def _tag(view: GaugeView, seat: Seat, setup: SeatSetup, look: Look) -> TagWords:
    style, auction = look.seats[setup.style], view.auction
    if auction is None:
        worth = translate("irish_gauge_panel", "wealth")
        return TagWords(style, setup.name, pounds(wealth(view, seat), look), worth, "plain")
    if not auction.inside[seat]:
        passed = translate("irish_gauge_panel", "pass")
        return TagWords(style, setup.name, passed, translate("irish_gauge_panel", "out"), "out")
    bid = auction.bids[seat]
    figure = pounds(bid, look) if bid is not None else "–"
    if seat == view.actor:
        return TagWords(style, setup.name, figure, translate("irish_gauge_panel", "to bid"), "turn")
    if seat == auction.leader:
        return TagWords(style, setup.name, figure, translate("irish_gauge_panel", "highest"), "lead")
    if bid is None:
        return TagWords(style, setup.name, figure, translate("irish_gauge_panel", "to come"), "in")
    return TagWords(style, setup.name, figure, translate("irish_gauge_panel", "still in"), "in")
