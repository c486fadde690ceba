"""Sheets of paper on the page: where the paper lies in a widget that paints its own shadow, its painting, and names
written on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from gui.art.painting import colour
from gui.art.surfaces import card
from gui.controls import PANEL_AIR
from gui.i18n import isolated

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from gui.theme import Theme
    from gui.windows.table.plan import Box

RADIUS = 14.0


def fitting_name(name: str, typeface: QFont, width: float) -> str:
    """A name shortened to a width, in an isolate: the dots stand where the name ends, in either script."""
    return isolated(QFontMetricsF(typeface).elidedText(name, Qt.TextElideMode.ElideRight, width))


def paper_of(widget: QWidget) -> QRectF:
    """Where the paper lies in a widget."""
    return QRectF(widget.rect().marginsRemoved(PANEL_AIR))


def paint_paper(p: QPainter, theme: Theme, paper: QRectF, part: QRect, lift: float = 1.0) -> None:
    """A sheet with its shadow, as far as `part` needs it: what lies on it changes often, and is painted over it."""
    if paper.adjusted(RADIUS, RADIUS, -RADIUS, -RADIUS).contains(QRectF(part)):
        p.fillRect(part, colour(theme.paper))
        return
    card(p, theme, paper, RADIUS, lift)


def around(box: Box) -> QRect:
    """The widget's rectangle whose paper is the box."""
    return QRect(box.x, box.y, box.width, box.height).marginsAdded(PANEL_AIR)
