"""The signs of those who won, with a cup in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.art.icons import paint_icon
from gui.art.seats import paint_stone
from gui.controls import Look, brush_on
from gui.theme import CLOTH, LIGHT, contrast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

_RADIUS, _STEP = 23, 40


class WinnerSigns(QWidget):
    """One stone for each winner, overlapping where several share the win."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._styles: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_styles(self, styles: Sequence[int]) -> None:
        self._styles = tuple(styles)
        self.updateGeometry()
        self.update()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = self._look.px(2 * _RADIUS + 18)
        return QSize(side + self._look.px(_STEP) * max(0, len(self._styles) - 1), side)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look = brush_on(self), self._look
        radius = look.px(_RADIUS)
        for place, style in enumerate(self._styles):
            along = self.height() / 2 + place * look.px(_STEP)
            x = self.width() - along if look.rtl else along
            fill = look.seats[style].fill
            paint_stone(p, look.seats[style], x, self.height() / 2, radius)
            ink = max((CLOTH.ink, LIGHT.ink), key=lambda tint: contrast(tint, fill))
            small = look.seats[style].shape in ("triangle", "star", "saltire", "cross")
            sink = radius * 0.22 if look.seats[style].shape == "triangle" else 0
            size = radius * (0.62 if small else 0.86)
            paint_icon(p, "trophy", QPointF(x, self.height() / 2 + sink), ink, size, width=2.0)
        p.end()
