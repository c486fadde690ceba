"""Shows on the board itself that it is the past one looks at: a lapis frame with a tab at its head."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from gui.art.painting import fill, inset, rounded, stroke, text
from gui.controls import Look, brush_on
from gui.i18n import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_LINE = 4
_RADIUS = 20.0


class LookFrame(QWidget):
    """Lies over the board and lets every press through."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._words = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def show_step(self, step: int, last: int) -> None:
        """The position after `step` steps of `last`; 0: the game itself, without a frame."""
        template = translate("table", "Step {step} of {last}")
        self._words = template.format(step=self._look.number(step), last=self._look.number(last))
        self.setVisible(step > 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        whole = QRectF(self.rect())
        fill(p, rounded(whole, _RADIUS), theme.veil, 0.16)
        stroke(p, rounded(inset(whole, _LINE / 2), _RADIUS - _LINE / 2), theme.lapis, _LINE)
        wide = look.advance(self._words, 12, 650) + look.px(32)
        tab = QRectF(whole.center().x() - wide / 2, whole.top() - 10, wide, look.px(24) + 10)
        fill(p, rounded(tab, look.px(9)), theme.lapis)
        row = tab.adjusted(0, 10, 0, 0)
        text(p, self._words, row, look.font(12, 650), theme.on_lapis, "centre", rtl=look.rtl, elide=False)
        p.end()
