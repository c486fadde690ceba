"""Skyjo's cards as small pictures in a sentence: the value on its colour of the ladder, or a back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QFontMetricsF, QPainter

from gui.art.painting import fill, inset, outline, polar, polygon, rounded, text
from gui.fonts import font
from gui.theme import CARD_BACK, LADDER, face_ink

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from gui.controls.look import Look

CARD: Final = "card"
BACK: Final = "back"
_TYPE: Final = 0.66
"""Size of the figure in heights of the chip; 12 on 18."""
_WEIGHT: Final = 700
_SIDE: Final = 0.25
"""Air at each side of the figure."""
_CORNER: Final = 0.25


def paint_piece(p: QPainter, rect: QRectF, kind: str, value: str, look: Look) -> None:
    """A card, or the back of one, into a rectangle the height of a line of text."""
    radius = rect.height() * _CORNER
    if kind == BACK:
        fill(p, rounded(rect, radius), CARD_BACK.base)
        x, y, reach = rect.center().x(), rect.center().y(), rect.height() * 0.3
        star = [polar(reach * (0.55 if k % 2 else 1.0), 36 * k - 90) for k in range(10)]
        fill(p, polygon([(x + dx, y + dy) for dx, dy in star]), CARD_BACK.gold)
        outline(p, rect, radius, CARD_BACK.edge, 1, 0.7)
        return
    number = int(value)
    fill(p, rounded(rect, radius), LADDER[number])
    if look.theme.dark:
        outline(p, rect, radius, look.theme.gleam, 1, 0.16)
    typeface = font(rect.height() * _TYPE, _WEIGHT)
    text(p, look.number(number), inset(rect, 0.5), typeface, face_ink(number), "centre", elide=False)


def piece_width(kind: str, value: str, look: Look) -> float:
    """The chip's width in units of its height."""
    if kind == BACK:
        return 0.8
    advance = QFontMetricsF(font(100 * _TYPE, _WEIGHT)).horizontalAdvance(look.number(int(value)))
    return max(1.0, advance / 100 + 2 * _SIDE)
