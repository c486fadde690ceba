"""Small things Imhotep's sentences are made of."""

from engine.games.imhotep.pieces import OBELISK, PYRAMID, TEMPLE
from gui.board.lines import Figure, Part, Piece, Words
from gui.games.imhotep.chips import CARD
from gui.games.imhotep.words import card_name, ship_name
from gui.i18n import Numbers, language_in_force, translate


def numbers() -> Numbers:
    """The digits of the language in force."""
    return Numbers(language_in_force())


def card(kind: int) -> dict[str, Part]:
    """A card as a small picture, which says nothing by itself, and its name."""
    return {"card": Piece(CARD, str(kind), ""), "name": Words(card_name(kind))}


def ship(number: int) -> Words:
    """A ship within a sentence."""
    return Words(ship_name(number))


def site(number: int) -> Words:
    """A site within a sentence."""
    if number == PYRAMID:
        return Words(translate("imhotep", "pyramid"))
    if number == TEMPLE:
        return Words(translate("imhotep", "temple"))
    if number == OBELISK:
        return Words(translate("imhotep", "obelisk"))
    return Words(translate("imhotep", "tomb"))


def berth(number: int) -> Figure:
    """A berth, counted from 1 at the top as people do."""
    return Figure(number + 1)
