"""A line that unfolds what lies below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from gui.art.icons import paint_icon
from gui.art.painting import fill, rounded, text
from gui.art.surfaces import focus_ring
from gui.controls.look import AIR, Look, body, brush_on, ring_wanted

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class Disclosure(QWidget):
    """`opened(bool)` when it is folded or unfolded. Put what it hides into `content`."""

    opened = Signal(bool)

    def __init__(
        self,
        title: str,
        look: Look,
        *,
        line: str = "",
        icon: str | None = None,
        is_open: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.content = QWidget(self)
        self.header = _Header(title, line, icon, look, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.content)
        self.header.setChecked(is_open)
        self.content.setVisible(is_open)
        self.header.toggled.connect(self._fold)

    def set_look(self, look: Look) -> None:
        self.header.set_look(look)

    def set_words(self, title: str, line: str = "") -> None:
        self.header.set_words(title, line)

    def is_open(self) -> bool:
        return self.header.isChecked()

    def set_open(self, is_open: bool) -> None:
        self.header.setChecked(is_open)

    def _fold(self, is_open: bool) -> None:
        self.content.setVisible(is_open)
        self.opened.emit(is_open)


class _Header(QAbstractButton):
    def __init__(self, title: str, line: str, icon: str | None, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._icon_name = icon
        self._line = ""
        self.set_words(title, line)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_words(self, title: str, line: str) -> None:
        self._line = line
        self.setText(title)
        self.setAccessibleDescription(line)
        self.update()

    def sizeHint(self) -> QSize:
        look = self._look
        wide = look.advance(self.text(), 14, 600) + look.advance(self._line, 14) + look.px(110)
        return QSize(round(wide), look.px(48) + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        look = self._look
        return QSize(round(look.advance(self.text(), 14, 600)) + look.px(96), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme, rect = brush_on(self), self._look, self._look.theme, body(self)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        if self.underMouse() and self.isEnabled():
            fill(p, rounded(rect, look.px(10)), theme.ink, 0.05)
        lead, middle = look.px(18), rect.center().y()
        if self._icon_name is not None:
            x = rect.right() - look.px(28) if rtl else rect.left() + look.px(28)
            paint_icon(p, self._icon_name, QPointF(x, middle), theme.lapis, look.px(19), width=1.7)
            lead = look.px(52)
        trail = look.px(44)
        room = rect.adjusted(trail, 0, -lead, 0) if rtl else rect.adjusted(lead, 0, -trail, 0)
        wide = text(p, self.text(), room, look.font(14, 600), theme.ink, rtl=rtl)
        gap = wide + look.px(12)
        rest = room.adjusted(0, 0, -gap, 0) if rtl else room.adjusted(gap, 0, 0, 0)
        if self._line and rest.width() > look.px(40):
            text(p, self._line, rest, look.font(14), theme.ink_soft, rtl=rtl)
        x = rect.left() + look.px(22) if rtl else rect.right() - look.px(22)
        sign = "up" if self.isChecked() else "down"
        paint_icon(p, sign, QPointF(x, middle), theme.ink_soft, look.px(15.5), width=2.2)
        if ring_wanted(self):
            focus_ring(p, theme, QRectF(rect), look.px(10))
        p.end()
