"""A card that is a choice: a title, a line below it, an icon; the chosen one rises and carries a tick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gui.art.icons import paint_icon
from gui.art.painting import fill, outline, rounded, text
from gui.art.surfaces import card_body, card_shadow, check_disc, focus_ring, ghost_card
from gui.controls.look import AIR, Look, brush_on, ring_wanted

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPaintEvent

_AIR = QMargins(AIR, AIR, AIR, 10)


class ChoiceCard(QAbstractButton):
    """Checkable and exclusive among its siblings: `toggled(bool)`, `clicked()` as in QAbstractButton.

    With `exclusive=False` it is a plain large button (the home page's entries) that is never chosen.
    """

    def __init__(
        self,
        title: str,
        line: str,
        look: Look,
        *,
        icon: str,
        chosen: bool = False,
        exclusive: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._line = line
        self._icon_name = icon
        self.setText(title)
        self.setAccessibleDescription(line)
        self.setCheckable(exclusive)
        self.setAutoExclusive(exclusive)
        self.setChecked(chosen)
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
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        look = self._look
        widest = max(look.advance(self.text(), 14, 650), look.advance(self._line, 12))
        width = round(widest) + look.px(46 + 16) + _AIR.left() + _AIR.right()
        return QSize(width, look.px(80) + _AIR.top() + _AIR.bottom())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(120), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect, radius = QRectF(self.rect().marginsRemoved(_AIR)), look.px(12)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        on, over = self.isChecked(), self.underMouse() and self.isEnabled()
        if not self.isEnabled():
            p.setOpacity(0.5)
        if on:
            card_shadow(p, theme, rect, radius, 0.5)
            card_body(p, theme, rect, radius)
            outline(p, rect, radius, theme.lapis, 2)
        else:
            ghost_card(p, theme, rect, radius)
            if over:
                fill(p, rounded(rect, radius), theme.lapis, 0.10 if self.isDown() else 0.05)
                outline(p, rect, radius, theme.rim, 1, 0.8)
        self._words(p, rect, rtl)
        if on:
            check_disc(p, theme, rect.left() + 5 if rtl else rect.right() - 5, rect.top() + 5)
        if ring_wanted(self):
            focus_ring(p, theme, rect, radius)
        p.end()

    def _words(self, p: QPainter, rect: QRectF, rtl: bool) -> None:
        look, theme = self._look, self._look.theme
        lead, middle = look.px(46), rect.center().y()
        x = rect.right() - look.px(26) if rtl else rect.left() + look.px(26)
        ink = theme.lapis if self.isChecked() or not self.isCheckable() else theme.ink_soft
        paint_icon(p, self._icon_name, QPointF(x, middle - look.px(10)), ink, look.px(20), mirrored=rtl)
        room = rect.adjusted(look.px(12), 0, -lead, 0) if rtl else rect.adjusted(lead, 0, -look.px(12), 0)
        upper = QRectF(room.x(), middle - look.px(22), room.width(), look.px(24))
        lower = QRectF(room.x(), middle + look.px(2), room.width(), look.px(24))
        text(p, self.text(), upper, look.font(14, 650), theme.ink, rtl=rtl)
        text(p, self._line, lower, look.font(12), theme.ink_soft, rtl=rtl)
