"""Small things Skyjo's sentences are made of."""

from engine.games.skyjo.pieces import column_of, row_of
from gui.board.lines import Figure, Part, Piece
from gui.games.skyjo.chips import CARD
from gui.i18n import Numbers, language_in_force


def numbers() -> Numbers:
    """The digits of the language in force."""
    return Numbers(language_in_force())


def card(value: int) -> Piece:
    """A face-up card as a chip."""
    return Piece(CARD, str(value), numbers().inline(value))


def where(place: int) -> dict[str, Part]:
    """Column and row of a place, counted from 1 as people do."""
    return {"column": Figure(column_of(place) + 1), "row": Figure(row_of(place) + 1)}
