"""Why Isle of Skye refuses something, in words a player understands; the clause's number is shown beside them."""

from engine.games.isle_of_skye.actions import BuyTile, PlaceTile, SkyeAction
from engine.games.isle_of_skye.previews import wares
from engine.games.isle_of_skye.table import PLACING, Phase
from engine.games.isle_of_skye.view import SkyeView
from gui.i18n import translate


def refusal(clause: str, action: SkyeAction, view: SkyeView) -> str:
    """One sentence for a refused action of the watcher."""
    if view.watcher is None or view.watcher != view.actor:
        return _waiting(view)
    match clause:
        case "SKYE-1.3":
            return translate("isle_of_skye", "A territory has five rows of five cells; this is outside.")
        case "SKYE-4.1":
            return _not_there(action, view)
        case "SKYE-4.2":
            return _no_match(view)
        case "SKYE-4.4":
            return translate("isle_of_skye", "A tile that can be placed must be placed.")
        case "SKYE-3.2":
            return _pricing(view)
        case "SKYE-3.4":
            return _buying(action, view)
        case "SKYE-3.5" | "SKYE-3.6" | "SKYE-3.7":
            return translate("isle_of_skye", "First place the tile that is to be placed.")
        case "SKYE-8.1":
            return translate("isle_of_skye", "The game is over.")
        case _:
            return translate("isle_of_skye", "The rules do not allow this here.")


def _waiting(view: SkyeView) -> str:
    match view.phase:
        case Phase.OVER:
            return translate("isle_of_skye", "The game is over.")
        case Phase.PRICE:
            return translate("isle_of_skye", "Others are still pricing; wait until everyone is done.")
        case Phase.BUY | Phase.PLACE_BOUGHT | Phase.PLACE_FORCED | Phase.PLACE_KEPT:
            return translate("isle_of_skye", "It is not your turn.")
        case _:
            return translate("isle_of_skye", "Tiles are still being drawn.")


def _not_there(action: SkyeAction, view: SkyeView) -> str:
    taken = isinstance(action, PlaceTile) and view.territories[view.turn][action.cell] is not None
    if taken:
        return translate("isle_of_skye", "A tile lies there already.")
    return translate("isle_of_skye", "A tile has to touch your territory, edge to edge.")


def _no_match(view: SkyeView) -> str:
    if view.options.road_match == "must":
        return translate(
            "isle_of_skye", "The edges do not agree, however it is turned: land meets land, road meets road."
        )
    return translate(
        "isle_of_skye", "The edges do not agree, however it is turned: both sides need one land, or a road."
    )


def _pricing(view: SkyeView) -> str:
    hand = view.hand
    if view.phase is not Phase.PRICE or hand is None:
        return translate("isle_of_skye", "Pricing is over for this round.")
    if hand.aside is not None and hand.offered is not None:
        return translate("isle_of_skye", "A price is a whole number from nothing up to the coins you own.")
    if hand.aside is not None or hand.offered is not None:
        return translate("isle_of_skye", "Three tiles: one is set aside, one is for sale, one is kept.")
    return translate("isle_of_skye", "First set a tile aside and put one up for sale.")


def _buying(action: SkyeAction, view: SkyeView) -> str:
    if view.phase in PLACING:
        return translate("isle_of_skye", "First place the tile that is to be placed.")
    if not isinstance(action, BuyTile):
        return translate("isle_of_skye", "You have to buy a tile you can pay for.")
    ware = next((ware for ware in wares(view, view.turn) if ware.tile == action.tile), None)
    match ware.hindrance if ware is not None else None:
        case "own":
            return translate("isle_of_skye", "This tile is yours; buy one that belongs to somebody else.")
        case "sold":
            return translate("isle_of_skye", "This tile has been sold.")
        case "too_dear":
            return translate("isle_of_skye", "You cannot pay for this tile.")
        case "not_for_sale":
            return translate("isle_of_skye", "The main board sells nothing at this table.")
        case _:
            return translate("isle_of_skye", "Now everyone buys a tile from somebody else.")
