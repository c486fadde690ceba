"""The mark: a small board with one ten-fold star, a piece of the card's back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QIcon, QPainter, QPixmap

from gui.art.girih import girih
from gui.art.painting import clear_pixmap, clipped, fill, inset, rounded, smooth, stroke
from gui.theme import LIGHT, MARK

ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)


def paint_mark(p: QPainter, rect: QRectF) -> None:
    """The mark in a square."""
    half = rect.width() / 2
    fill(p, rounded(rect, half * 0.30), LIGHT.lapis)
    field = inset(rect, half * 0.14)
    small = rect.width() < 28
    with clipped(p, rounded(field, half * 0.2)):
        girih(p, field, MARK, strap=0.2 if small else 0.16, interlaced=not small, unit=half * 0.60)
    stroke(p, rounded(field, half * 0.2), MARK.strap, max(1.0, half * 0.055))


def mark_pixmap(side: float, dpr: float) -> QPixmap:
    pixmap = clear_pixmap(QSizeF(side, side), dpr)
    painter = smooth(QPainter(pixmap))
    paint_mark(painter, QRectF(0, 0, side, side))
    painter.end()
    return pixmap


def app_icon() -> QIcon:
    """The icon of the program's windows."""
    made = QIcon()
    for side in ICON_SIZES:
        made.addPixmap(mark_pixmap(side, 1.0))
    return made
