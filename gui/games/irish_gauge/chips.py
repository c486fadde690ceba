"""Companies as small pictures in a sentence: a badge, or a badge with how many shares of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from gui.art.painting import text
from gui.fonts import font
from gui.games.irish_gauge.emblems import paint_badge
from gui.games.irish_gauge.parts import HOLDING
from gui.i18n import left_to_right

if TYPE_CHECKING:
    from gui.controls.look import Look

_TYPE: Final = 0.72
"""Size of the figure in heights of the chip."""
_WEIGHT: Final = 620


def paint_piece(p: QPainter, rect: QRectF, kind: str, value: str, look: Look) -> None:
    """Into a rectangle the height of a line of text."""
    company, _, held = value.partition(" ")
    radius = rect.height() / 2
    x = rect.right() - radius if look.rtl else rect.left() + radius
    paint_badge(p, int(company), x, rect.center().y(), radius - 0.5)
    if kind == HOLDING:
        words = _count(held, look)
        room = QRectF(rect)
        if look.rtl:
            room.setRight(rect.right() - 2 * radius - 2)
        else:
            room.setLeft(rect.left() + 2 * radius + 2)
        text(p, words, room, font(rect.height() * _TYPE, _WEIGHT), look.theme.ink, rtl=look.rtl, elide=False)


def piece_width(kind: str, value: str, look: Look) -> float:
    """The chip's width in units of its height."""
    if kind != HOLDING:
        return 1.0
    held = value.partition(" ")[2]
    return 1.14 + QFontMetricsF(font(100 * _TYPE, _WEIGHT)).horizontalAdvance(_count(held, look)) / 100


def _count(held: str, look: Look) -> str:
    return left_to_right(f"×{look.number(int(held))}")
