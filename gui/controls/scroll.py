"""A page that scrolls: no frame, a slim bar, the ground shows through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollBar, QWidget

from gui.art.painting import fill, rounded
from gui.controls.look import Look, brush_on
from gui.controls.plain_scroll import QWidget as PlainScrollArea

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_THICK = 12


class SlimBar(QScrollBar):
    """A thin rounded handle, stronger under the pointer."""

    def __init__(self, direction: Qt.Orientation, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(direction, parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_THICK, 60) if self.orientation() == Qt.Orientation.Vertical else QSize(60, _THICK)

    def paintEvent(self, event: QPaintEvent) -> None:
        span = self.maximum() - self.minimum() + self.pageStep()
        if span <= self.pageStep() or span <= 0:
            return
        p, theme = brush_on(self), self._look.theme
        upright = self.orientation() == Qt.Orientation.Vertical
        length = self.height() if upright else self.width()
        size = max(28.0, length * self.pageStep() / span)
        way = (length - size) / max(1, self.maximum() - self.minimum())
        at = (self.value() - self.minimum()) * way
        if not upright and self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            at = length - size - at
        strong = self.underMouse() or self.isSliderDown()
        thick = 7.0 if strong else 5.0
        off = (_THICK - thick) / 2
        rect = QRectF(off, at + 2, thick, size - 4) if upright else QRectF(at + 2, off, size - 4, thick)
        fill(p, rounded(rect, thick / 2), theme.rim, 0.85 if strong else 0.5)
        p.end()


class ScrollArea(PlainScrollArea):
    """`setWidget` what scrolls; it follows the width. What gets the focus is scrolled into sight."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimBar(Qt.Orientation.Vertical, look, self))
        self.setHorizontalScrollBar(SlimBar(Qt.Orientation.Horizontal, look, self))
        self.viewport().setAutoFillBackground(False)

    def set_content(self, content: QWidget) -> None:
        """`setWidget`, with the ground showing through."""
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
