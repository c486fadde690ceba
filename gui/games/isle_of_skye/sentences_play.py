"""Prompts, choices and warnings of Isle of Skye."""

from collections.abc import Sequence
from typing import assert_never

from engine.core.seats import Seat
from engine.games.isle_of_skye.actions import (
    BuyTile,
    ChooseStarter,
    DealStarts,
    DeclineToBuy,
    DrawCards,
    DrawNeutral,
    DrawTiles,
    OfferTile,
    PlaceTile,
    SetAside,
    SetPrice,
    ShowTiles,
    SkyeAction,
)
from engine.games.isle_of_skye.previews import fitting_cells, wares
from engine.games.isle_of_skye.table import Phase
from engine.games.isle_of_skye.view import SkyeView
from gui.board.lines import Figure, Line, Name, Part
from gui.games.isle_of_skye.parts import a_tile, owner, where
from gui.i18n import translate


def prompt(view: SkyeView) -> Line:
    """What is expected now, of whom."""
    seat: dict[str, Part] = {"seat": Name(view.turn)}
    match view.phase:
        case Phase.CARDS:
            return Line(translate("isle_of_skye", "The scoring cards are being drawn"))
        case Phase.STARTS:
            return Line(translate("isle_of_skye", "The start tiles are being dealt"))
        case Phase.STARTER:
            return Line(translate("isle_of_skye", "It is being drawn who begins"))
        case Phase.SHOW:
            return Line(translate("isle_of_skye", "New tiles come onto the main board"))
        case Phase.DRAW:
            return Line(translate("isle_of_skye", "{seat} draws three tiles"), seat)
        case Phase.NEUTRAL:
            return Line(translate("isle_of_skye", "The neutral player's tiles are drawn"))
        case Phase.PRICE:
            return _pricing(view)
        case Phase.BUY:
            return Line(translate("isle_of_skye", "{seat}: buy a tile from somebody else"), seat)
        case Phase.PLACE_BOUGHT:
            parts = seat | {"tile": a_tile(view.placing)}
            return Line(translate("isle_of_skye", "{seat}: place what you bought, {tile}"), parts)
        case Phase.PLACE_FORCED:
            parts = seat | {"tile": a_tile(view.placing)}
            return Line(translate("isle_of_skye", "{seat}: nobody bought your tile; place it, {tile}"), parts)
        case Phase.PLACE_KEPT:
            parts = seat | {"tile": a_tile(view.placing)}
            return Line(translate("isle_of_skye", "{seat}: place what you kept, {tile}"), parts)
        case Phase.OVER:
            return winners_line(view)
        case _:
            assert_never(view.phase)


def _pricing(view: SkyeView) -> Line:
    seat: dict[str, Part] = {"seat": Name(view.turn)}
    hand = view.hand
    if view.watcher != view.turn or hand is None:
        return Line(translate("isle_of_skye", "{seat} is pricing"), seat)
    if hand.aside is None and hand.offered is None:
        return Line(translate("isle_of_skye", "{seat}: set one tile aside and put one up for sale"), seat)
    if hand.offered is None:
        return Line(translate("isle_of_skye", "{seat}: put one of the two up for sale"), seat)
    if hand.aside is None:
        return Line(translate("isle_of_skye", "{seat}: set one of the two aside"), seat)
    parts = seat | {"tile": a_tile(hand.offered), "coins": Figure(view.coins[view.turn])}
    return Line(translate("isle_of_skye", "{seat}: what is {tile} to cost? You own {coins}"), parts)


def winners_line(view: SkyeView) -> Line:
    """Who has won."""
    sheets = view.sheets()
    best = max(sheet.total for sheet in sheets)
    first = [sheet.seat for sheet in sheets if sheet.total == best]
    players = [seat for seat in first if seat < view.seats]
    if not players:
        parts: dict[str, Part] = {"points": Figure(best)}
        return Line(translate("isle_of_skye", "The neutral player wins with {points}"), parts)
    wealth = {seat: view.coins[seat] - view.debts[seat] for seat in players}
    winners = [seat for seat in players if wealth[seat] == max(wealth.values())]
    return _won(winners, best)


def _won(winners: Sequence[Seat], best: int) -> Line:
    points = Figure(best)
    if len(winners) == 1:
        return Line(
            translate("isle_of_skye", "{seat} wins with {points}"), {"seat": Name(winners[0]), "points": points}
        )
    if len(winners) == 2:
        parts: dict[str, Part] = {"first": Name(winners[0]), "second": Name(winners[1]), "points": points}
        return Line(translate("isle_of_skye", "{first} and {second} share the win with {points}"), parts)
    parts = {"count": Figure(len(winners)), "points": points}
    return Line(translate("isle_of_skye", "{count} players share the win with {points}"), parts)


def choice(action: SkyeAction, view: SkyeView) -> Line:
    """An action in the list of choices and on buttons; it is the seat's that is on turn."""
    match action:
        case SetAside(tile=tile):
            return Line(translate("isle_of_skye", "Set aside {tile}"), {"tile": a_tile(tile)})
        case OfferTile(tile=tile):
            return Line(translate("isle_of_skye", "Put up for sale {tile}"), {"tile": a_tile(tile)})
        case SetPrice(price=price):
            return Line(translate("isle_of_skye", "Price {price}"), {"price": Figure(price or 0)})
        case BuyTile(tile=tile):
            return _buying(tile, view)
        case DeclineToBuy():
            return Line(translate("isle_of_skye", "Buy nothing"))
        case PlaceTile(cell=cell, rotation=rotation):
            parts = where(cell) | {"turn": Figure(rotation + 1)}
            return Line(translate("isle_of_skye", "Row {row}, column {column}, turn {turn} of 6"), parts)
        case DrawCards() | DealStarts() | ChooseStarter() | ShowTiles() | DrawTiles() | DrawNeutral():
            raise AssertionError("choice: nobody chooses what chance does")
        case _:
            assert_never(action)


def _buying(tile: int, view: SkyeView) -> Line:
    ware = next(ware for ware in wares(view, view.turn) if ware.tile == tile)
    parts: dict[str, Part] = {"tile": a_tile(tile), "price": Figure(ware.price)}
    if ware.owner is None:
        return Line(translate("isle_of_skye", "Buy {tile} off the main board for {price}"), parts)
    parts["owner"] = owner(ware.owner, view.seats)
    return Line(translate("isle_of_skye", "Buy {tile} from {owner} for {price}"), parts)


def buttons(view: SkyeView) -> Sequence[SkyeAction]:
    """The legal actions done by a button beside the prompt; the price is set in the panel."""
    return [action for action in view.legal_actions() if isinstance(action, DeclineToBuy)] if _buys(view) else ()


def _buys(view: SkyeView) -> bool:
    return view.phase is Phase.BUY


def warning(action: SkyeAction, view: SkyeView) -> str:
    """What to know before it is done."""
    if isinstance(action, BuyTile) and not fitting_cells(view, view.turn, action.tile):
        return translate("isle_of_skye", "This tile fits nowhere in your territory: what you pay for it is lost.")
    return ""
