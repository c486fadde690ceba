"""How a game of Imhotep ended and what the lines of its score sheet are called."""

from collections.abc import Callable, Mapping
from typing import Final, assert_never

from engine.games.imhotep.pieces import CARDS
from engine.games.imhotep.table import EndReason
from gui.games.imhotep.words import card_name
from gui.i18n import translate

_LINES: Final[Mapping[str, Callable[[], str]]] = {
    "pyramid": lambda: translate("imhotep", "Stones in the pyramid"),
    "temple": lambda: translate("imhotep", "Stones in the temple"),
    "obelisk": lambda: translate("imhotep", "Stones at the obelisk"),
    "tomb": lambda: translate("imhotep", "Stones in the tomb"),
    "obelisk_bonus": lambda: translate("imhotep", "Most stones at the obelisk"),
    "tomb_bonus": lambda: translate("imhotep", "Most stones in the tomb"),
}


def reason(ended: EndReason) -> str:
    """Why the game is over, as a sentence."""
    match ended:
        case EndReason.SITES_FULL:
            return translate("imhotep", "All four sites are full.")
        case EndReason.DECK_EMPTY:
            return translate("imhotep", "The last card of the deck has come into the market.")
        case EndReason.STANDSTILL:
            return translate("imhotep", "Nobody could act any more.")
        case _:
            assert_never(ended)


def score_line(key: str) -> str:
    """The label of a line: a site, a bonus, or a card."""
    if key in _LINES:
        return _LINES[key]()
    return card_name(next(kind for kind, card in enumerate(CARDS) if card.name == key))
