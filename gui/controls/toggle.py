"""On or off: the knob's side, a tick and the colour say the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gui.art.painting import stroke
from gui.art.surfaces import focus_ring, groove, knob, tick
from gui.controls.look import AIR, Look, body, brush_on, ring_wanted

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_WIDTH, _HEIGHT = 46, 26
_GLIDE_MS = 130


class Toggle(QAbstractButton):
    """`toggled(bool)` as in QAbstractButton; Space or a click turns it."""

    def __init__(self, look: Look, *, name: str, on: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setCheckable(True)
        self.setChecked(on)
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(_GLIDE_MS)
        self._glide.valueChanged.connect(self.update)
        self.toggled.connect(self._slide)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(_WIDTH) + 2 * AIR, self._look.px(_HEIGHT) + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme, rect = brush_on(self), self._look.theme, body(self)
        if not self.isEnabled():
            p.setOpacity(0.5)
        on, half = self.isChecked(), rect.height() / 2
        groove(p, theme, rect, half, theme.lapis if on else None, 0.0 if on else 0.55)
        if on:
            x = self._mirrored(rect, rect.left() + half - 0.5)
            stroke(p, tick(x, rect.center().y(), half / 13), theme.on_lapis, 1.8)
        at = rect.left() + half + self._place() * (rect.width() - 2 * half)
        over = self.underMouse() and self.isEnabled()
        knob(p, theme, self._mirrored(rect, at), rect.center().y(), half * 0.76, hover=over)
        if ring_wanted(self):
            focus_ring(p, theme, rect, half)
        p.end()

    def _mirrored(self, rect: QRectF, x: float) -> float:
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        return rect.left() + rect.right() - x if rtl else x

    def _place(self) -> float:
        """The knob's way, 0 … 1 in reading direction."""
        if self._glide.state() == QVariantAnimation.State.Running:
            return float(self._glide.currentValue())
        return 1.0 if self.isChecked() else 0.0

    def _slide(self, on: bool) -> None:
        self._glide.stop()
        if self.isVisible() and not self._look.calm:
            self._glide.setStartValue(0.0 if on else 1.0)
            self._glide.setEndValue(1.0 if on else 0.0)
            self._glide.start()
        self.update()
