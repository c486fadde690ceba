"""The tab at the leading end of a seat's row: it is dragged to reorder and pressed for the drawer of colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gui.art.icons import paint_icon
from gui.art.seats import draw_stone
from gui.art.surfaces import dots, focus_ring
from gui.controls import Look, brush_on, ring_wanted

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

WIDTH: Final = 96
_DRAG_FROM: Final = 6
"""Pixels the pointer travels before a press becomes a drag."""


class SeatTab(QAbstractButton):
    """`clicked` opens and shuts the drawer; `lifted`, `dragged(y)` and `dropped` follow a drag, y in global pixels;
    `nudged(by)` is Alt with an arrow key."""

    lifted = Signal()
    dragged = Signal(float)
    dropped = Signal()
    nudged = Signal(int)

    def __init__(self, style: int, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.style_index = style
        self.is_open = False
        self._pressed_at: QPointF | None = None
        self._dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(WIDTH), self._look.px(56))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    # ---- dragging

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.globalPosition()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            return
        travelled = (event.globalPosition() - self._pressed_at).manhattanLength()
        if not self._dragging and travelled >= _DRAG_FROM:
            self._dragging = True
            self.setDown(False)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.lifted.emit()
        if self._dragging:
            self.dragged.emit(event.globalPosition().y() - self._pressed_at.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = None
        if self._dragging:
            self._dragging = False
            self.setDown(False)
            self.setCursor(Qt.CursorShape.OpenHandCursor)
            self.dropped.emit()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        moves = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in moves and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.nudged.emit(moves[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect, middle = QRectF(self.rect()), self.height() / 2

        def at(x: float) -> float:
            return rect.right() - look.px(x) if look.rtl else rect.left() + look.px(x)

        strong = 1.0 if self.underMouse() or self._dragging else 0.75
        p.save()
        p.translate(at(18), middle)
        p.scale(look.type.scale, look.type.scale)
        dots(p, theme, 0, 0, strong)
        p.restore()
        draw_stone(
            p, look.seats[self.style_index], QPointF(at(53), middle), look.type.px(15.5), self.devicePixelRatioF()
        )
        sign = "up" if self.is_open else "down"
        paint_icon(p, sign, QPointF(at(81), middle), theme.ink_soft, look.px(14), width=2.2)
        if ring_wanted(self):
            focus_ring(p, theme, rect.adjusted(5, 5, -5, -5), look.px(9))
        p.end()
