"""The foot of the page: what is about to begin, in a sentence, and the button that begins it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.art.painting import colour
from gui.controls import Button, Label, Look, brush_on

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_START_WIDTH = 360


class Footer(QWidget):
    """Stands still while the page above it scrolls."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.company = Label("", look, size=16, weight=600, wrap=True)
        self.rules = Label("", look, tone="soft", wrap=True)
        self.start = Button("", look, kind="primary", size=20)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.company)
        words.addWidget(self.rules)
        words.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(8, 16, 8, 12)
        self._row.setSpacing(16)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.start, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def fit(self, width: int, start_width: int, *, low: bool) -> None:
        """The button below the words where both do not go beside one another; without them in a low window."""
        narrow = width < start_width + self._look.px(300)
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(down if narrow else across)
        self._row.setSpacing(4 if narrow else 16)
        self.rules.setVisible(not narrow)
        self.company.setVisible(not (narrow and low))
        self.start.setMinimumWidth(width - 16 if narrow else min(start_width, width))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = brush_on(self)
        p.fillRect(QRectF(12, 0, self.width() - 24, 1), colour(self._look.theme.edge, 0.9))
        p.end()
