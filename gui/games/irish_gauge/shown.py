"""What lies on the table, without pixels: a view, taken on event by event. Nothing is hidden in this game, so a view is
all there is to show."""

from typing import assert_never

from msgspec.structs import replace

from engine.games.irish_gauge.events import (
    BidPassed,
    BidPlaced,
    CompaniesDrawn,
    CompanyClosed,
    DisplayEmptied,
    DividendsPaid,
    GameEnded,
    GaugeEvent,
    LinkCompleted,
    MapFilled,
    NobodyBid,
    PricesRose,
    ShareDeclined,
    ShareOffered,
    SharesDealt,
    ShareSold,
    SharesSkipped,
    StarterChosen,
    TrackBuilt,
    TrackPassed,
    TurnBegan,
    TurnIdle,
)
from engine.games.irish_gauge.pieces import COMPANY_COUNT, NEIGHBOURS, SHARES_EACH, homes_mask
from engine.games.irish_gauge.table import NO_SEAT, Phase
from engine.games.irish_gauge.view import GaugeView


def on_stand(shown: GaugeView) -> int | None:
    """The company whose share is being auctioned."""
    return shown.offered if shown.phase is Phase.BID else None


def in_stack(shown: GaugeView, company: int) -> int:
    """Shares that lie in a company's stack: all on display but the one being auctioned."""
    return shown.display[company] - (on_stand(shown) == company)


def after_event(shown: GaugeView, event: GaugeEvent) -> GaugeView:
    """The table once that has happened."""
    match event:
        case CompaniesDrawn(companies=companies):
            display = tuple(SHARES_EACH * (company in companies) for company in range(COMPANY_COUNT))
            return replace(
                shown,
                companies=companies,
                homes=homes_mask(companies),
                display=display,
                display_left=sum(display),
            )
        case SharesDealt(shares=shares):
            return _dealt(shown, shares)
        case TurnBegan(seat=seat, number=number):
            return replace(shown, turn=seat, actor=seat, turn_number=number, phase=Phase.OFFER, sold=False, laid=False)
        case ShareOffered(company=company, opening=opening):
            return replace(
                shown,
                phase=Phase.BID,
                offered=company,
                opening=opening,
                high=0,
                leader=NO_SEAT,
                bids=(0,) * shown.seats,
                bidding=(1 << shown.seats) - 1,
            )
        case BidPlaced(seat=seat, amount=amount):
            return replace(shown, high=amount, leader=seat, bids=_with(shown.bids, seat, amount))
        case BidPassed(seat=seat):
            return replace(shown, bidding=shown.bidding & ~(1 << seat))
        case NobodyBid():
            return replace(shown, phase=Phase.MARKET)
        case ShareSold():
            return _sold(shown, event)
        case ShareDeclined() | SharesSkipped():
            return replace(shown, phase=Phase.TRACK)
        case TrackBuilt():
            return _built(shown, event)
        case LinkCompleted(network=network):
            mask = sum(1 << city for city in network)
            networks = tuple(mask if mask >> city & 1 else old for city, old in enumerate(shown.networks))
            return replace(shown, networks=networks)
        case PricesRose(rises=rises):
            prices = list(shown.prices)
            for rise in rises:
                prices[rise.company] = rise.after
            return replace(shown, prices=tuple(prices))
        case DividendsPaid(cash=cash):
            return replace(shown, cash=cash)
        case CompanyClosed(company=company):
            left = shown.display_left - shown.display[company]
            return replace(shown, display=_with(shown.display, company, 0), display_left=left)
        case StarterChosen() | TrackPassed() | DisplayEmptied() | MapFilled() | TurnIdle() | GameEnded():
            return shown
        case _:
            assert_never(event)


def _dealt(shown: GaugeView, shares: tuple[tuple[int, ...], ...]) -> GaugeView:
    holdings, display = list(shown.holdings), list(shown.display)
    for seat, dealt in enumerate(shares):
        for company in dealt:
            holdings[seat * COMPANY_COUNT + company] += 1
            display[company] -= 1
    return replace(shown, holdings=tuple(holdings), display=tuple(display), display_left=sum(display))


def _sold(shown: GaugeView, event: ShareSold) -> GaugeView:
    place = event.seat * COMPANY_COUNT + event.company
    return replace(
        shown,
        phase=Phase.TRACK,
        holdings=_with(shown.holdings, place, shown.holdings[place] + 1),
        cash=_with(shown.cash, event.seat, event.cash),
        display=_with(shown.display, event.company, event.left),
        display_left=shown.display_left - 1,
        sold=True,
    )


def _built(shown: GaugeView, event: TrackBuilt) -> GaugeView:
    return replace(
        shown,
        builders=_with(shown.builders, event.space, event.seat),
        built=shown.built | 1 << event.space,
        reachable=shown.reachable | NEIGHBOURS[event.space],
        cash=_with(shown.cash, event.seat, event.cash),
        tracks=_with(shown.tracks, event.seat, event.tracks),
        laid=True,
    )


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])
