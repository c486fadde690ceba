"""Sheets of paper on the page: where the paper lies in a widget that paints its own shadow, and the painting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF

from gui.art.surfaces import card_body, card_shadow
from gui.controls import PANEL_AIR

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from gui.theme import Theme
    from gui.windows.table.plan import Box

RADIUS = 14.0


def paper_of(widget: QWidget) -> QRectF:
    """Where the paper lies in a widget."""
    return QRectF(widget.rect().marginsRemoved(PANEL_AIR))


def paint_paper(p: QPainter, theme: Theme, paper: QRectF, lift: float = 1.0) -> None:
    card_shadow(p, theme, paper, RADIUS, lift)
    card_body(p, theme, paper, RADIUS)


def around(box: Box) -> QRect:
    """The widget's rectangle whose paper is the box."""
    return QRect(box.x, box.y, box.width, box.height).marginsAdded(PANEL_AIR)
