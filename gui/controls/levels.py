"""A computer's level as rising bars, the name beside them: number, height and word say the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from gui.art.painting import text
from gui.art.surfaces import focus_ring, level_bar
from gui.controls.look import AIR, Look, body, brush_on, ring_wanted
from gui.i18n import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QWheelEvent

_BAR_WIDTH, _BAR_STEP, _BAR_LOW, _BAR_RISE = 10, 13, 9.0, 4.6


class LevelBars(QSlider):
    """A level from 1 on: click, drag or arrow keys. `words` gives two lines per level ("level 3", "steady")."""

    def __init__(
        self,
        words: Sequence[tuple[str, str]],
        value: int,
        look: Look,
        *,
        name: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._words = tuple(words)
        self._over = 0
        self.setRange(1, len(self._words))
        self.setPageStep(1)
        self.setValue(value)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self._describe)
        self._describe()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_words(self, words: Sequence[tuple[str, str]]) -> None:
        self._words = tuple(words)
        self._describe()
        self.updateGeometry()
        self.update()

    def bar_rect(self, level: int) -> QRectF:
        """Where the bar of a level stands."""
        look, at = self._look, body(self)
        height = look.px(_BAR_LOW + _BAR_RISE * (level - 1))
        left = at.left() + look.px(_BAR_STEP) * (level - 1)
        foot = at.center().y() + look.px(14)
        rect = QRectF(left, foot - height, look.px(_BAR_WIDTH), height)
        if self._rtl():
            rect.moveLeft(at.left() + at.right() - rect.right())
        return rect

    # ---- Qt

    def sizeHint(self) -> QSize:
        look = self._look
        widest = max(max(look.advance(a, 12), look.advance(b, 14, 600)) for a, b in self._words)
        return QSize(round(self._bars() + widest) + 2 * AIR + 2, look.px(38) + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._level_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._over = self._level_at(event.position().x())
        if self.isSliderDown():
            self.setValue(self._over)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._over = 0
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdigit() and self.minimum() <= int(event.text()) <= self.maximum():
            self.setValue(int(event.text()))
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, rtl = brush_on(self), self._look, self._rtl()
        for level in range(1, self.maximum() + 1):
            level_bar(p, look.theme, self.bar_rect(level), level <= self.value(), level <= self._over)
        small, word = self._words[self.value() - 1]
        rect = body(self)
        room = rect.adjusted(0, 0, -self._bars(), 0) if rtl else rect.adjusted(self._bars(), 0, 0, 0)
        upper, lower = QRectF(room), QRectF(room)
        upper.setHeight(room.height() / 2)
        lower.setTop(upper.bottom() - look.px(1))
        text(p, small, upper, look.font(12), look.theme.ink_soft, rtl=rtl)
        text(p, word, lower, look.font(14, 600), look.theme.ink, rtl=rtl)
        if ring_wanted(self):
            focus_ring(p, look.theme, rect, look.px(8))
        p.end()

    # ---- inside

    def _rtl(self) -> bool:
        return self.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def _bars(self) -> int:
        """From the leading edge to the words."""
        return self._look.px(_BAR_STEP) * len(self._words) + self._look.px(10)

    def _level_at(self, x: float) -> int:
        at = body(self)
        along = at.right() - x if self._rtl() else x - at.left()
        return max(1, min(self.maximum(), int(along // self._look.px(_BAR_STEP)) + 1))

    def _describe(self) -> None:
        self.setAccessibleDescription(listed(self._words[self.value() - 1]))
