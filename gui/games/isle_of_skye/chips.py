"""A tile as a small picture in a sentence."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.art.painting import saved
from gui.controls.look import Look
from gui.games.isle_of_skye.hexes import APOTHEM
from gui.games.isle_of_skye.tile_pictures import paint_sketch


def paint_piece(p: QPainter, rect: QRectF, kind: str, value: str, look: Look) -> None:
    """Into a rectangle the height of a line of text."""
    with saved(p):
        p.translate(rect.center())
        paint_sketch(p, int(value), 0, rect.height() / 2)


def piece_width(kind: str, value: str, look: Look) -> float:
    """In units of its height."""
    return APOTHEM
