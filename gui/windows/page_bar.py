"""The quiet bar along the top of a page: the way back, what the page is, and room for more at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gui.art.painting import colour
from gui.controls import AIR, IconButton, Label, Look, brush_on

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class PageBar(QWidget):
    """`back_wanted` from its arrow. `row` is the layout: widgets added to it stand after the title."""

    back_wanted = Signal()

    def __init__(self, look: Look, *, height: int = 48, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._height = height
        self.back = IconButton("back", "", look, size=34)
        self.back.clicked.connect(self.back_wanted)
        self.title = Label("", look, size=20, weight=720)
        self.line = Label("", look, tone="soft")
        self.line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.row = QHBoxLayout(self)
        self.row.setSpacing(0)
        self._set_margins()
        for widget in (self.back, self.title):
            self.row.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self._set_margins()
        self.updateGeometry()
        self.update()

    def _set_margins(self) -> None:
        """Qt mirrors what stands in a layout but not its margins."""
        lead, trail = AIR, 20
        left, right = (trail, lead) if self._look.rtl else (lead, trail)
        self.row.setContentsMargins(left, 0, right, 0)

    def sizeHint(self) -> QSize:
        return QSize(600, self._look.px(self._height))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.px(self._height))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = brush_on(self), self._look.theme
        p.fillRect(self.rect(), colour(theme.paper, 0.86))
        p.fillRect(QRectF(0, self.height() - 1, self.width(), 1), colour(theme.line))
        p.end()
