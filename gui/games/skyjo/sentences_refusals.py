"""Why Skyjo refuses something, in words a player understands; the clause's number is shown beside them."""

from engine.games.skyjo.actions import CloseColumn, Exchange, SkyjoAction, TurnUp
from engine.games.skyjo.pieces import PLACES, column_places
from engine.games.skyjo.rules import Phase
from engine.games.skyjo.view import SkyjoView
from gui.i18n import translate


def refusal(clause: str, action: SkyjoAction, view: SkyjoView) -> str:
    """One sentence for a refused action of the watcher."""
    if view.watcher is None or view.watcher != view.actor:
        return _waiting(clause)
    match clause:
        case "SKYJO-2.1":
            return translate("skyjo", "There is no such place in your grid.")
        case "SKYJO-2.3" if isinstance(action, TurnUp):
            return translate("skyjo", "This card is face up already; choose a face-down one.")
        case "SKYJO-2.3":
            return translate("skyjo", "First turn up two of your cards.")
        case "SKYJO-3.1":
            return translate("skyjo", "First take a card from one of the two piles.")
        case "SKYJO-3.2":
            return _after_drawing(action, view)
        case "SKYJO-3.3":
            return translate("skyjo", "A card from the discard pile cannot be put back: it goes into your grid.")
        case "SKYJO-3.4":
            return translate("skyjo", "Only a face-down card may be exchanged here.")
        case "SKYJO-4.1" | "SKYJO-4.2":
            return _not_closable(clause, action, view)
        case "SKYJO-4.3":
            return _closing_time(action, view)
        case "SKYJO-4.4" if isinstance(action, Exchange | TurnUp):
            return translate("skyjo", "This column has been closed; no card lies here.")
        case "SKYJO-4.4":
            return translate("skyjo", "This column has been closed already.")
        case _:
            return translate("skyjo", "The rules do not allow this here.")


def _waiting(clause: str) -> str:
    match clause:
        case "SKYJO-2.1":
            return translate("skyjo", "The cards are still being dealt.")
        case "SKYJO-2.3":
            return translate("skyjo", "Others are turning up their first cards; you are not to act now.")
        case "SKYJO-2.4":
            return translate("skyjo", "It is still being drawn who begins.")
        case "SKYJO-5.1":
            return translate("skyjo", "It is not your turn: everyone has one last turn, in order.")
        case "SKYJO-6.1":
            return translate("skyjo", "The game is over.")
        case _:
            return translate("skyjo", "It is not your turn.")


def _after_drawing(action: SkyjoAction, view: SkyjoView) -> str:
    if view.phase is Phase.TAKE:
        return translate("skyjo", "You may turn a card up only after discarding one you drew.")
    if view.phase is Phase.PLACE_DRAWN:
        return translate("skyjo", "First place the card you drew, or discard it.")
    if isinstance(action, TurnUp):
        return translate("skyjo", "This card is face up already; choose a face-down one.")
    return translate("skyjo", "You have discarded: now turn up one of your face-down cards.")


def _not_closable(clause: str, action: SkyjoAction, view: SkyjoView) -> str:
    down = isinstance(action, CloseColumn) and any(
        view.grids[view.turn][place] is None for place in column_places(action.column) if place < PLACES
    )
    if down:
        return translate("skyjo", "A column can be closed only when its three cards are face up.")
    if clause == "SKYJO-4.2":
        return translate("skyjo", "Only three cards that are alike can be closed.")
    return translate("skyjo", "This column adds up to more than zero.")


def _closing_time(action: SkyjoAction, view: SkyjoView) -> str:
    if view.options.close == "automatic":
        return translate("skyjo", "Columns close by themselves at this table.")
    if isinstance(action, CloseColumn):
        return translate("skyjo", "You may close a column only at the end of your turn.")
    if view.phase is Phase.CLOSE:
        return translate("skyjo", "First decide about your columns: close one, or leave them open.")
    return translate("skyjo", "There is no column to decide about now.")
