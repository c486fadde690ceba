"""Why Imhotep refuses something, in words a player understands; the clause's number is shown beside them."""

from engine.games.imhotep.actions import BuyCard, ImhotepAction, LoadStone, Rearrange, SailShip, TakeBack, UseCard
from engine.games.imhotep.pieces import (
    CAPACITIES,
    EXTRA_HANDS,
    FAIR_WIND,
    LEVER,
    QUARRY,
    SHIPS,
    SITES,
)
from engine.games.imhotep.table import Phase
from engine.games.imhotep.view import ImhotepView
from gui.i18n import translate


def refusal(clause: str, action: ImhotepAction, view: ImhotepView) -> str:
    """One sentence for a refused action of the watcher."""
    if view.watcher is None or view.watcher != view.actor:
        return _waiting(clause)
    match clause:
        case "IMHOTEP-1.1":
            return translate("imhotep", "There is no such building site.")
        case "IMHOTEP-1.2":
            return translate("imhotep", "There is no such ship or berth.")
        case "IMHOTEP-1.4":
            return translate("imhotep", "There is no such card.")
        case "IMHOTEP-2.1":
            return translate("imhotep", "No card lies there.")
        case "IMHOTEP-3.1":
            return _not_loaded(action, view)
        case "IMHOTEP-3.2":
            return _not_bought(action, view)
        case "IMHOTEP-3.3":
            return _not_sailed(action, view)
        case "IMHOTEP-3.4":
            return translate("imhotep", "This ship has already sailed this round.")
        case "IMHOTEP-3.6":
            return translate("imhotep", "You can take an action, so you must.")
        case "IMHOTEP-5.1":
            return _wrong_time(action, view)
        case "IMHOTEP-5.2":
            return translate("imhotep", "This card stays where it lies and scores at the end; it is not played.")
        case "IMHOTEP-5.3":
            return _no_effect(action)
        case _:
            return translate("imhotep", "The rules do not allow this here.")


def _waiting(clause: str) -> str:
    match clause:
        case "IMHOTEP-2.1":
            return translate("imhotep", "The market is still being laid out.")
        case "IMHOTEP-3.2":
            return translate("imhotep", "First a new card comes into the market.")
        case "IMHOTEP-5.1":
            return translate("imhotep", "Cards are played in your own turn only.")
        case "IMHOTEP-6.1" | "IMHOTEP-6.2" | "IMHOTEP-6.3":
            return translate("imhotep", "The game is over.")
        case _:
            return translate("imhotep", "It is not your turn.")


def _not_loaded(action: ImhotepAction, view: ImhotepView) -> str:
    if not view.reserve[view.turn]:
        return translate("imhotep", "You have no stone in your reserve.")
    if isinstance(action, LoadStone) and 0 <= action.ship < SHIPS:
        if not view.in_harbour[action.ship]:
            return translate("imhotep", "This ship has sailed; it comes back next round.")
        row = view.ships[action.ship]
        if None not in row:
            return translate("imhotep", "This ship is full.")
        if action.berth < len(row) and row[action.berth] is not None:
            return translate("imhotep", "There is a stone in this berth already.")
    return translate("imhotep", "A stone goes into the topmost free berth.")


def _not_bought(action: ImhotepAction, view: ImhotepView) -> str:
    if isinstance(action, BuyCard) and action.slot < len(view.market) and view.market[action.slot] is None:
        return translate("imhotep", "No card lies there.")
    return translate("imhotep", "Your reserve has too few stones for this card.")


def _not_sailed(action: ImhotepAction, view: ImhotepView) -> str:
    if isinstance(action, SailShip):
        if 0 <= action.ship < SHIPS and all(owner is None for owner in view.ships[action.ship]):
            return translate("imhotep", "An empty ship cannot sail.")
        if 0 <= action.site < SITES and len(view.sites[action.site]) >= CAPACITIES[action.site]:
            return translate("imhotep", "This site is full.")
    return translate("imhotep", "This ship cannot sail there.")


def _wrong_time(action: ImhotepAction, view: ImhotepView) -> str:
    if view.phase is Phase.CARD:
        return _card_in_play(action, view)
    match action:
        case UseCard():
            return translate("imhotep", "You do not hold this card.")
        case TakeBack():
            return translate("imhotep", "Stones come back from the box only with a quarry.")
        case Rearrange():
            return translate("imhotep", "Stones on a ship are moved only with a lever.")
        case _:
            return translate("imhotep", "The rules do not allow this here.")


def _card_in_play(action: ImhotepAction, view: ImhotepView) -> str:
    if view.playing == LEVER and isinstance(action, Rearrange):
        return translate("imhotep", "The order of the owners must come out different.")
    if view.playing == EXTRA_HANDS:
        return translate("imhotep", "First load the stone of your extra hands.")
    if view.playing == FAIR_WIND:
        return translate("imhotep", "First sail a ship with your fair wind.")
    if view.playing == QUARRY:
        if isinstance(action, TakeBack):
            return translate("imhotep", "You do not have so many stones in the box.")
        return translate("imhotep", "First take stones back with your quarry.")
    return translate("imhotep", "First rearrange a ship with your lever.")


def _no_effect(action: ImhotepAction) -> str:
    """The card would do nothing."""
    kind = action.card if isinstance(action, UseCard) else LEVER
    if kind == EXTRA_HANDS:
        return translate("imhotep", "Extra hands need a stone in your reserve and a free berth in the harbour.")
    if kind == FAIR_WIND:
        return translate("imhotep", "A fair wind needs a ship that can sail.")
    if kind == QUARRY:
        return translate("imhotep", "A quarry needs a stone of yours in the box.")
    return translate("imhotep", "The lever needs a ship in the harbour with stones of at least two owners.")
