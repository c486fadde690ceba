"""The quietest buttons: words and an icon, without a body until the pointer is over them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from gui.art.icons import paint_icon
from gui.art.painting import fill, rounded, text
from gui.art.surfaces import focus_ring
from gui.controls import AIR, Look, body, brush_on, ring_wanted

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPaintEvent

_SIDE: Final = 12


class InkLink(QAbstractButton):
    """An icon before words, both in plain ink."""

    _ICON = 20.0
    _GAP = 8

    def __init__(self, icon: str, look: Look) -> None:
        super().__init__()
        self._look = look
        self._icon_name = icon
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        look = self._look
        room = look.px(2 * _SIDE + self._ICON + self._GAP) + 2 * AIR
        return QSize(round(look.advance(self.text(), 14, 500)) + room + 1, look.px(38) + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme, rect = brush_on(self), self._look, self._look.theme, body(self)
        if self.underMouse() or self.isDown():
            fill(p, rounded(rect, look.px(9)), self._ink(), 0.13 if self.isDown() else 0.07)
        self._paint(p, rect.adjusted(look.px(_SIDE), 0, -look.px(_SIDE), 0))
        if ring_wanted(self):
            focus_ring(p, theme, rect, look.px(9))
        p.end()

    def _ink(self) -> str:
        return self._look.theme.ink

    def _paint(self, p: QPainter, room: QRectF) -> None:
        look, rtl, half = self._look, self._look.rtl, self._look.px(self._ICON / 2)
        x = room.right() - half if rtl else room.left() + half
        paint_icon(p, self._icon_name, QPointF(x, room.center().y()), self._ink(), look.px(self._ICON), width=1.5)
        lead = look.px(self._ICON + self._GAP)
        words = room.adjusted(0, 0, -lead, 0) if rtl else room.adjusted(lead, 0, 0, 0)
        text(p, self.text(), words, look.font(14, 500), self._ink(), rtl=rtl)


class MoreLink(InkLink):
    """Lapis words and a small arrow after them: there is more this way."""

    _ICON = 13.0
    _GAP = 5

    def __init__(self, look: Look) -> None:
        super().__init__("forward", look)

    def _ink(self) -> str:
        return self._look.theme.lapis

    def _paint(self, p: QPainter, room: QRectF) -> None:
        look, rtl, half = self._look, self._look.rtl, self._look.px(self._ICON / 2)
        x = room.left() + half if rtl else room.right() - half
        at = QPointF(x, room.center().y() + look.px(1))
        paint_icon(p, self._icon_name, at, self._ink(), look.px(self._ICON), width=2.4, mirrored=rtl)
        trail = look.px(self._ICON + self._GAP)
        words = room.adjusted(trail, 0, 0, 0) if rtl else room.adjusted(0, 0, -trail, 0)
        text(p, self.text(), words, look.font(14, 500), self._ink(), rtl=rtl)
