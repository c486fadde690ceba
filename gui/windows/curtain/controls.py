"""The two things to press on a curtain: the bright button in the niche and the way home in the corner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QWidget

from gui.art.icons import paint_icon
from gui.art.painting import colour, down, fill, inset, outline, rounded, stroke, text
from gui.art.shadows import draw_shadow
from gui.controls import AIR, brush_on, ring_wanted
from gui.fonts import font
from gui.theme import CURTAIN

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPaintEvent

_SHADE: Final = 16
"""Room round the bright button for its shadow."""


class OpenButton(QAbstractButton):
    """Draws the curtain aside. A double click that began on the table does not count as a press."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_scale(self, scale: float) -> None:
        self._scale = scale
        self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(self._font()).horizontalAdvance(self.text())
        width = max(372 * min(self._scale, 1.3), words + (34 + 56) * self._scale)
        return QSize(round(width) + 2 * _SHADE, round(64 * self._scale) + 2 * _SHADE)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = brush_on(self)
        rect = QRectF(self.rect()).adjusted(_SHADE, _SHADE, -_SHADE, -_SHADE)
        radius = min(14 * self._scale, rect.height() / 2)
        if self.isDown():
            rect = rect.translated(0, 1)
        else:
            draw_shadow(p, rect.adjusted(0, 2, 0, 0), radius, 12, 5, 0.5)
        lighter = 104 if self.underMouse() and not self.isDown() else 100
        top, foot = (QColor(tint).lighter(lighter).name() for tint in (CURTAIN.button_top, CURTAIN.button_foot))
        fill(p, rounded(rect, radius), down(rect, (0, top, 1), (1, foot, 1)))
        outline(p, rect, radius, CURTAIN.night, 1, 0.6)
        gleam = QRectF(rect.left() + radius, rect.top() + 1, rect.width() - 2 * radius, 1)
        p.fillRect(gleam, colour(CURTAIN.ink, 0.7))
        self._words(p, rect)
        if ring_wanted(self):
            stroke(p, rounded(inset(rect, -3.5), radius + 3.5), CURTAIN.ink, 2)
        p.end()

    def _font(self) -> QFont:
        return font(20 * self._scale, 700)

    def _words(self, p: QPainter, rect: QRectF) -> None:
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        room = 34 * self._scale
        advance = QFontMetricsF(self._font()).horizontalAdvance(self.text())
        wide = min(advance + room, rect.width() - 24)
        start = rect.center().x() - wide / 2
        x = start + wide - room / 2 + 6 if rtl else start + room / 2 - 6
        icon = QPointF(x, rect.center().y())
        paint_icon(p, "curtain", icon, CURTAIN.button_ink, 23 * self._scale, width=1.7)
        line = QRectF(start, rect.top(), wide - room, rect.height())
        text(p, self.text(), line if rtl else line.translated(room, 0), self._font(), CURTAIN.button_ink, rtl=rtl)


class LeaveLink(QAbstractButton):
    """Quiet words in the corner: everything is saved already, so home is one press away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_scale(self, scale: float) -> None:
        self._scale = scale
        self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(font(14 * self._scale, 500)).horizontalAdvance(self.text())
        return QSize(round(words + 44 * self._scale) + 2 * AIR, round(36 * self._scale) + 2 * AIR)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = brush_on(self)
        rect = QRectF(self.rect()).adjusted(AIR, AIR, -AIR, -AIR)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        if self.underMouse() or self.isDown():
            fill(p, rounded(rect, 10), CURTAIN.ink, 0.14 if self.isDown() else 0.08)
        pad, room = 10 * self._scale, 22 * self._scale
        # The sign of going out stands at the trailing side and points out of the page.
        line = rect.adjusted(room, 0, -pad, 0) if rtl else rect.adjusted(pad, 0, -room, 0)
        text(p, self.text(), line, font(14 * self._scale, 500), CURTAIN.link, "start", rtl=rtl)
        x = rect.left() + room / 2 if rtl else rect.right() - room / 2
        paint_icon(p, "forward", QPointF(x, rect.center().y()), CURTAIN.link, 15 * self._scale, width=2.2, mirrored=rtl)
        if ring_wanted(self):
            stroke(p, rounded(inset(rect, -1), 11), CURTAIN.ink, 2)
        p.end()
