"""Buttons: with words, with an icon alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gui.art.icons import paint_icon
from gui.art.painting import fill, rounded, text
from gui.art.surfaces import focus_ring, groove, primary, raised
from gui.controls.look import AIR, Look, body, brush_on, ring_wanted

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPaintEvent

Kind = Literal["primary", "plain", "quiet", "danger"]
_HEIGHTS = {12: 32, 14: 38, 16: 44, 20: 64}
_FOOT = 6  # more air below a large primary button, for its deeper shadow


class Button(QAbstractButton):
    """`primary` is solid lapis (one per page), `plain` a raised piece, `quiet` lapis words, `danger` warns."""

    def __init__(
        self,
        words: str,
        look: Look,
        *,
        kind: Kind = "plain",
        icon: str | None = None,
        size: Literal[12, 14, 16, 20] = 14,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._kind = kind
        self._icon_name = icon
        self._size = size
        self._reason = ""
        self.setText(words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_kind(self, kind: Kind) -> None:
        self._kind = kind
        self.updateGeometry()
        self.update()

    def set_icon(self, icon: str | None) -> None:
        self._icon_name = icon
        self.updateGeometry()
        self.update()

    def block(self, reason: str) -> None:
        """Switch the button off and say why; an empty reason switches it on again."""
        self._reason = reason
        self.setEnabled(not reason)
        self.setToolTip(reason)
        self.setAccessibleDescription(reason)
        self.update()

    # ---- Qt

    def sizeHint(self) -> QSize:
        look = self._look
        wide = look.advance(self.text(), self._size, self._weight()) + self._icon_room()
        side = 6 if self._kind == "quiet" else 18 if self._size < 20 else 28
        width = round(wide + 2 * look.px(side)) + 2 * AIR + 1
        return QSize(width, look.px(_HEIGHTS[self._size]) + 2 * AIR + self._foot())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = brush_on(self)
        rect = body(self).adjusted(0, 0, 0, -self._foot())
        radius = min(rect.height() / 2, self._look.px(14 if self._size >= 20 else 10))
        ink = self._ground(p, rect, radius)
        shift = 1 if self.isDown() and self._kind != "quiet" else 0
        self._words(p, rect.translated(0, shift), ink)
        if ring_wanted(self):
            focus_ring(p, self._look.theme, rect, radius)
        p.end()

    # ---- painting

    def _foot(self) -> int:
        return _FOOT if self._kind == "primary" and self._size >= 20 else 0

    def _weight(self) -> int:
        return {"primary": 650, "quiet": 550}.get(self._kind, 600)

    def _icon_room(self) -> float:
        if self._icon_name is None:
            return 0.0
        return self._look.px(24 if self.text() else 18)

    def _ground(self, p: QPainter, rect: QRectF, radius: float) -> str:
        """Paint what lies under the words; gives their colour."""
        theme = self._look.theme
        over = self.underMouse() and self.isEnabled()
        if self._kind == "quiet":
            if over or self.isDown():
                fill(p, rounded(rect, radius), theme.lapis, 0.14 if self.isDown() else 0.08)
            return theme.lapis if self.isEnabled() else theme.ink_soft
        if not self.isEnabled():
            groove(p, theme, rect, radius, theme.groove_pale, 0.35)
            return theme.ink_soft
        if self._kind == "primary":
            primary(p, theme, rect, radius, hover=over, pressed=self.isDown())
            return theme.on_lapis
        raised(p, theme, rect, radius, hover=over, pressed=self.isDown(), chosen=self.isChecked())
        return theme.pomegranate_ink if self._kind == "danger" else theme.ink

    def _words(self, p: QPainter, rect: QRectF, ink: str) -> None:
        look, rtl = self._look, self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        font = look.font(self._size, self._weight())
        room = self._icon_room()
        wide = look.advance(self.text(), self._size, self._weight())
        if self._reason and rect.height() >= look.px(56):
            below = rect.adjusted(8, rect.height() / 2, -8, -6)
            text(p, self._reason, below, look.font(12), look.theme.ink_soft, "centre", rtl=rtl)
            rect = rect.adjusted(0, 4, 0, -rect.height() / 2 + 4)
        start = rect.center().x() - min(wide + room, rect.width() - 8) / 2
        end = rect.center().x() + min(wide + room, rect.width() - 8) / 2
        if self._icon_name is not None:
            half = look.px(9)
            x = end - half if rtl else start + half
            if not self.text():
                x = rect.center().x()
            paint_icon(
                p,
                self._icon_name,
                QPointF(x, rect.center().y()),
                ink,
                look.px(18),
                width=1.8,
                mirrored=rtl,
            )
        line = QRectF(start, rect.y(), end - start, rect.height())
        line = line.adjusted(0, 0, -room, 0) if rtl else line.adjusted(room, 0, 0, 0)
        text(p, self.text(), line, font, ink, "start", rtl=rtl)


class IconButton(QAbstractButton):
    """An icon alone; `name` is what a screen reader says and what the tooltip shows. May be checkable."""

    def __init__(self, icon: str, name: str, look: Look, *, size: int = 34, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._icon_name = icon
        self._size = size
        self.set_name(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_icon(self, icon: str) -> None:
        self._icon_name = icon
        self.update()

    def set_name(self, name: str) -> None:
        self.setAccessibleName(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        side = self._look.px(self._size) + 2 * AIR
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect = body(self)
        radius = look.px(9)
        ink, strength = theme.ink, 1.0
        if not self.isEnabled():
            strength = 0.38
        elif self.isDown():
            fill(p, rounded(rect, radius), theme.ink, 0.13)
        elif self.isChecked():
            raised(p, theme, rect, radius, chosen=True)
            ink = theme.lapis
        elif self.underMouse():
            fill(p, rounded(rect, radius), theme.ink, 0.07)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        side = look.px(self._size * 0.59)
        paint_icon(p, self._icon_name, rect.center(), ink, side, mirrored=rtl, alpha=strength)
        if ring_wanted(self):
            focus_ring(p, theme, rect, radius)
        p.end()
