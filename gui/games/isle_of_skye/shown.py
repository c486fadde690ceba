"""What lies on the board, without pixels: a view, and on from there event by event."""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from engine.core.seats import Seat
from engine.games.isle_of_skye.events import (
    Belonging,
    BuyerSkipped,
    CardsDrawn,
    CleanedUp,
    GameEnded,
    IncomePaid,
    NeutralDrew,
    Offer,
    PricesShown,
    PurchaseDeclined,
    RoundBegan,
    RoundScored,
    SkyeEvent,
    StarterChosen,
    StartsDealt,
    TileBought,
    TileDidNotFit,
    TileForced,
    TileOffered,
    TilePlaced,
    TilePriced,
    TilesDrawn,
    TileSetAside,
    TilesShown,
)
from engine.games.isle_of_skye.grid import CELLS, START_CELL, Laid
from engine.games.isle_of_skye.view import Displayed, Hand, Progress, SkyeView


class Shown(Struct, frozen=True):
    """The table as a view has it, or as it is on the way to the next one. `main` is whose territory the chart shows."""

    view: SkyeView
    main: Seat


def own_seat(view: SkyeView) -> Seat:
    """Whose tiles the chart shows by itself."""
    return view.watcher if view.watcher is not None else view.turn


def shown_in(view: SkyeView) -> Shown:
    """The table as a view has it."""
    return Shown(view, own_seat(view))


def after_event(shown: Shown, event: SkyeEvent) -> Shown:
    """The table once that has happened, as far as the event says; the view that follows says the rest."""
    return Shown(_after(shown.view, event), shown.main)


def _after(view: SkyeView, event: SkyeEvent) -> SkyeView:
    match event:
        case CardsDrawn(cards=cards):
            return replace(view, cards=cards)
        case StartsDealt(tiles=tiles, coins=coins):
            starts = tuple(_with(view.territories[seat], START_CELL, Laid(tile, 0)) for seat, tile in enumerate(tiles))
            return replace(view, territories=starts, coins=(coins,) * view.seats)
        case StarterChosen(seat=seat):
            return replace(view, starter=seat)
        case TilesShown(tiles=tiles):
            return replace(view, shown=tuple(Displayed(tile, None) for tile in tiles))
        case RoundBegan(round=number, starter=starter, last=last):
            return replace(view, round=number, starter=starter, last=last)
        case TilesDrawn(seat=seat, tiles=drawn):
            if drawn is None or seat != view.watcher:
                return view
            return replace(view, hand=Hand(drawn, None, None, None, None))
        case NeutralDrew(tiles=drawn, prices=prices):
            return _neutral_drew(view, drawn, prices)
        case TileSetAside(seat=seat, tile=tile):
            progress = _progress(view, seat, aside=True)
            hand = view.hand if tile is None or view.hand is None else replace(view.hand, aside=tile)
            return replace(view, progress=progress, hand=hand)
        case TileOffered(seat=seat, tile=tile):
            progress = _progress(view, seat, offered=True)
            hand = view.hand if tile is None or view.hand is None else replace(view.hand, offered=tile)
            return replace(view, progress=progress, hand=hand)
        case TilePriced(seat=seat, price=price, kept=kept):
            progress = _progress(view, seat, done=True)
            mine = price is not None and view.hand is not None
            hand = replace(view.hand, price=price, kept=kept) if mine and view.hand is not None else view.hand
            return replace(view, progress=progress, hand=hand)
        case PricesShown(offers=offers):
            return replace(view, offers=offers)
        case TileBought(seat=seat, tile=tile, price=price, paid_to=paid_to):
            return _sold(_paid(view, seat, price, paid_to), seat, tile)
        case TileForced(seat=seat, tile=tile, paid=paid, debt=debt):
            debts = tuple(owed + debt * (number == seat) for number, owed in enumerate(view.debts))
            return _sold(replace(_paid(view, seat, paid, None), debts=debts), seat, tile)
        case TilePlaced(seat=seat, tile=tile, cell=cell, rotation=rotation, hills=hills):
            lands = list(view.territories)
            lands[seat] = _with(lands[seat], cell, Laid(tile, rotation))
            found = tuple(count + hills * (number == seat) for number, count in enumerate(view.hills))
            return replace(view, territories=tuple(lands), hills=found, placing=None)
        case TileDidNotFit(seat=seat, tile=tile):
            return replace(view, unplaced=(*view.unplaced, Belonging(seat, tile)), placing=None)
        case IncomePaid(coins=coins):
            return replace(view, coins=coins)
        case RoundScored(scores=scores):
            return replace(view, scores=scores, hills=(0,) * view.seats)
        case CleanedUp(bag=bag):
            return replace(
                view, offers=(), hand=None, unplaced=(), shown=(), neutral=(), neutral_prices=(), bag_size=bag
            )
        case BuyerSkipped() | PurchaseDeclined() | GameEnded():
            return view
        case _:
            assert_never(event)


def _with(land: tuple[Laid | None, ...], cell: int, laid: Laid) -> tuple[Laid | None, ...]:
    full = land if len(land) == CELLS else (None,) * CELLS
    return (*full[:cell], laid, *full[cell + 1 :])


def _progress(view: SkyeView, seat: Seat, **done: bool) -> tuple[Progress, ...]:
    return tuple(replace(one, **done) if number == seat else one for number, one in enumerate(view.progress))


def _neutral_drew(view: SkyeView, drawn: tuple[int | None, ...], prices: tuple[int, ...]) -> SkyeView:
    pairs = zip(drawn, prices, strict=True)
    offers = tuple(Offer(view.seats, tile, price) for tile, price in pairs if tile is not None and price)
    return replace(view, offers=offers, neutral=drawn, neutral_prices=prices)


def _paid(view: SkyeView, seat: Seat, price: int, paid_to: Seat | None) -> SkyeView:
    coins = list(view.coins)
    coins[seat] -= price
    if paid_to is not None:
        coins[paid_to] += price
    return replace(view, coins=tuple(coins))


def _sold(view: SkyeView, buyer: Seat, tile: int) -> SkyeView:
    offers = tuple(replace(offer, buyer=buyer) if offer.tile == tile else offer for offer in view.offers)
    shown = tuple(replace(item, buyer=buyer) if item.tile == tile else item for item in view.shown)
    return replace(view, offers=offers, shown=shown, placing=tile)
