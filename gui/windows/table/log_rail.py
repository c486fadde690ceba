"""What is left of a folded log: a slip of paper with a button, and whose steps were the last ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from gui.art.painting import fill, rounded
from gui.art.seats import paint_flat
from gui.art.surfaces import ghost_card
from gui.controls import IconButton, Look, brush_on
from gui.i18n import translate
from gui.windows.table.words import with_keys

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent

_STEP: Final = 26


class LogRail(QWidget):
    """`opened` when the button or the slip is pressed."""

    opened = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._styles: tuple[int, ...] = ()
        self.button = IconButton("panel", "", look, parent=self)
        self.button.clicked.connect(self.opened)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        self.button.set_name(translate("table", "Show the log"))
        self.button.setToolTip(with_keys(translate("table", "Show the log"), "F3"))

    def set_look(self, look: Look) -> None:
        self._look = look
        self._arrange()

    def show_last(self, styles: Sequence[int]) -> None:
        """The colours of the seats whose steps the log told last, the newest last."""
        if tuple(styles) != self._styles:
            self._styles = tuple(styles)
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.opened.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        ghost_card(p, theme, QRectF(self.rect()), 14)
        foot = self.height() - look.px(22)
        top = self.button.geometry().bottom() + look.px(20)
        x = self.width() / 2
        for at, style in enumerate(reversed(self._styles)):
            y = foot - at * look.px(_STEP)
            if y < top:
                break
            if at == 0:
                mark = QRectF(x - look.px(14), y - look.px(13), look.px(28), look.px(26))
                fill(p, rounded(mark, look.px(8)), theme.saffron, 0.16)
            p.setOpacity(max(0.25, 1 - 0.09 * at))
            paint_flat(p, look.seats[style], theme, x, y, look.px(5.5))
            p.setOpacity(1)
        p.end()

    def _arrange(self) -> None:
        side = min(self.button.sizeHint().width(), self.width())
        self.button.setGeometry((self.width() - side) // 2, self._look.px(6), side, side)
        self.update()
