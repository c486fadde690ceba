"""A small way to somewhere: an icon, what it is, what is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gui.art.icons import paint_icon
from gui.art.painting import fill, outline, rounded, text
from gui.art.surfaces import focus_ring
from gui.controls import Look, brush_on, ring_wanted
from gui.windows.home.plan import AIR_SIDE, ENTRY_AIR, ENTRY_HEIGHT, LOW_ENTRY

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class Entry(QAbstractButton):
    """A quiet button as wide as a game's card."""

    def __init__(self, icon: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon
        self._look = look
        self._line = ""
        self._height = ENTRY_HEIGHT
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_words(self, name: str, line: str) -> None:
        self._line = line
        self.setText(name)
        self.setAccessibleDescription(line)
        self.update()

    def set_height(self, height: int) -> None:
        """In design pixels; a low one has no second line."""
        self._height = height
        self.setToolTip(self._line if height == LOW_ENTRY else "")
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(self._height) + 2 * ENTRY_AIR)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(120), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect, radius = QRectF(self.rect()).adjusted(AIR_SIDE, ENTRY_AIR, -AIR_SIDE, -ENTRY_AIR), look.px(14)
        rtl, over = look.rtl, self.underMouse()
        fill(p, rounded(rect, radius), theme.paper, 0.9 if over else 0.55)
        if self.isDown():
            fill(p, rounded(rect, radius), theme.lapis, 0.10)
        outline(p, rect, radius, theme.rim if over else theme.edge, 1, 0.9)
        low, middle = self._height == LOW_ENTRY, rect.center().y()
        lead, trail = (look.px(48), look.px(30)) if low else (look.px(64), look.px(40))
        x = rect.right() - lead * 0.56 if rtl else rect.left() + lead * 0.56
        paint_icon(p, self._icon_name, QPointF(x, middle), theme.lapis, look.px(22), mirrored=rtl)
        x = rect.left() + trail * 0.6 if rtl else rect.right() - trail * 0.6
        paint_icon(p, "forward", QPointF(x, middle), theme.ink_soft, look.px(15), width=1.9, mirrored=rtl)
        room = rect.adjusted(trail, 0, -lead, 0) if rtl else rect.adjusted(lead, 0, -trail, 0)
        if low:
            text(p, self.text(), room, look.font(16, 600), theme.ink, rtl=rtl)
        else:
            upper = QRectF(room.x(), middle - look.px(23), room.width(), look.px(26))
            lower = QRectF(room.x(), middle + look.px(1), room.width(), look.px(24))
            text(p, self.text(), upper, look.font(16, 600), theme.ink, rtl=rtl)
            text(p, self._line, lower, look.font(14), theme.ink_soft, rtl=rtl)
        if ring_wanted(self):
            focus_ring(p, theme, rect, radius)
        p.end()
