"""The empty chair below the seats: dashed, and filled by a press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from gui.art.icons import paint_icon
from gui.art.painting import fill, rounded, stroke, text
from gui.art.surfaces import focus_ring
from gui.controls import Look, brush_on, ring_wanted

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class AddSeat(QAbstractButton):
    """An empty chair: dashed."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.line = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        if self.underMouse():
            fill(p, rounded(rect, 13), theme.lapis, 0.10 if self.isDown() else 0.05)
        ink = theme.lapis if self.underMouse() else theme.rim
        stroke(p, rounded(rect.adjusted(0.75, 0.75, -0.75, -0.75), 13), ink, 1.3, 0.8, dash=(4, 4))

        def at(x: float) -> float:
            return rect.right() - look.px(x) if look.rtl else rect.left() + look.px(x)

        paint_icon(p, "plus", QPointF(at(53), rect.center().y()), theme.lapis, look.px(20), width=1.9)
        lead, trail = look.px(114), look.px(20)
        room = rect.adjusted(trail, 0, -lead, 0) if look.rtl else rect.adjusted(lead, 0, -trail, 0)
        taken = text(p, self.text(), room, look.font(16, 600), theme.lapis, rtl=look.rtl)
        if taken + look.advance(self.line, 14) + look.px(16) <= room.width():
            text(p, self.line, room, look.font(14), theme.ink_soft, "end", rtl=look.rtl)
        if ring_wanted(self):
            focus_ring(p, theme, rect, 13)
        p.end()
