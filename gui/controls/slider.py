"""A value along a groove, with ticks and words under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from gui.art.painting import ellipse, fill, rounded, text
from gui.art.surfaces import focus_ring, groove, knob
from gui.controls.look import AIR, Look, brush_on, ring_wanted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QWheelEvent

_KNOB = 11


class ValueSlider(QSlider):
    """`valueChanged(int)` as in QSlider. `labels` maps values to words under the groove, `ticks` adds bare marks.

    A value with a label is spoken by its label. `side` keeps the ends that far in, so that sliders above
    one another begin alike.
    """

    def __init__(
        self,
        minimum: int,
        maximum: int,
        value: int,
        look: Look,
        *,
        name: str,
        ticks: Sequence[int] = (),
        labels: Mapping[int, str] | None = None,
        step: int = 1,
        side: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._ticks = tuple(ticks)
        self._side = side
        self._labels = dict(labels or {})
        self.setRange(minimum, maximum)
        self.setSingleStep(step)
        self.setPageStep(max(step, (maximum - minimum) // 4))
        self.setValue(value)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self._describe)
        self._describe()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_labels(self, labels: Mapping[int, str]) -> None:
        self._labels = dict(labels)
        self._describe()
        self.updateGeometry()
        self.update()

    # ---- Qt

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(240), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(120), self._height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme, way = brush_on(self), self._look.theme, self._way()
        if not self.isEnabled():
            p.setOpacity(0.5)
        half = self._look.px(4)
        middle = way.center().y()
        bed = QRectF(way.left() - half, middle - half, way.width() + 2 * half, 2 * half)
        groove(p, theme, bed, half)
        self._filled(p, bed, half)
        for value in {*self._ticks, *self._labels}:
            mark = QRectF(self._x(value) - 0.75, middle + 10 * half / 4, 1.5, 5)
            fill(p, rounded(mark, 0.7), theme.rim, 0.9)
        self._words(p, middle)
        at, radius = self._x(self.value()), self._look.px(_KNOB)
        knob(p, theme, at, middle, radius, hover=self.underMouse() or self.isSliderDown())
        fill(p, ellipse(at, middle, radius * 0.36), theme.knob_dot)
        if ring_wanted(self):
            focus_ring(p, theme, QRectF(at - radius, middle - radius, 2 * radius, 2 * radius), radius)
        p.end()

    # ---- inside

    def value_at(self, x: float) -> int:
        """The value under a place in the widget, on a whole step."""
        way = self._way()
        share = max(0.0, min(1.0, (x - way.left()) / max(1.0, way.width())))
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        step = self.singleStep()
        return self.minimum() + round(share * (self.maximum() - self.minimum()) / step) * step

    def _x(self, value: int) -> float:
        way = self._way()
        share = (value - self.minimum()) / max(1, self.maximum() - self.minimum())
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        return way.left() + share * way.width()

    def _way(self) -> QRectF:
        """From the first to the last place of the knob's middle."""
        side = max(AIR + self._look.px(_KNOB), self._look.px(self._side))
        if self._labels:
            side = max(side, round(max(self._look.advance(w, 12, 700) for w in self._labels.values()) / 2) + 2)
        top = AIR + self._look.px(_KNOB)
        return QRectF(side, top, max(1.0, self.width() - 2 * side), 0)

    def _height(self) -> int:
        knob_height = 2 * (AIR + self._look.px(_KNOB))
        return knob_height + (self._look.px(22) if self._labels else self._look.px(4) if self._ticks else 0)

    def _filled(self, p: QPainter, bed: QRectF, half: float) -> None:
        at = self._x(self.value())
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        lit = (
            QRectF(at, bed.y(), bed.right() - at, 2 * half) if rtl else QRectF(bed.x(), bed.y(), at - bed.x(), 2 * half)
        )
        fill(p, rounded(lit.adjusted(1, 1, -1, -1), half - 1), self._look.theme.lapis)

    def _words(self, p: QPainter, middle: float) -> None:
        look, height = self._look, self._look.px(18)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for value, words in self._labels.items():
            on = value == self.value()
            rect = QRectF(self._x(value) - 200, middle + look.px(18), 400, height)
            ink = look.theme.ink if on else look.theme.ink_soft
            text(p, words, rect, look.font(12, 700 if on else 400), ink, "centre", rtl=rtl)

    def _describe(self) -> None:
        self.setAccessibleDescription(self._labels.get(self.value(), ""))
