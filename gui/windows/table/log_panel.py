"""The log at the trailing edge: a sheet of paper with the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from gui.art.painting import text
from gui.controls import IconButton, Look, brush_on
from gui.i18n import translate
from gui.windows.table.log_list import LogList
from gui.windows.table.paper import paint_paper, paper_of
from gui.windows.table.words import with_keys

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from gui.windows.table.log_painting import RowPainter


class LogPanel(QWidget):
    """Paper with a title and the list; `folded` when its corner button is pressed."""

    folded = Signal()

    def __init__(self, look: Look, rows: RowPainter, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.fold = IconButton("panel", "", look, parent=self)
        self.fold.clicked.connect(self.folded)
        self.list = LogList(look, rows, "", self)
        self.retranslate()

    def retranslate(self) -> None:
        self.fold.set_name(translate("table", "Hide the log"))
        self.fold.setToolTip(with_keys(translate("table", "Hide the log"), "F3"))
        self.list.setAccessibleName(translate("table", "Log"))
        self.list.setAccessibleDescription(translate("table", "Enter shows the position after a step"))
        self.update()

    def set_look(self, look: Look) -> None:
        self._look = look
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, paper = brush_on(self), self._look, paper_of(self)
        paint_paper(p, look.theme, paper, event.rect())
        title = QRectF(paper.left() + look.px(18), paper.top() + look.px(12), paper.width() - look.px(36), look.px(30))
        text(p, translate("table", "Log"), title, look.font(20, 650), look.theme.ink, rtl=look.rtl)
        p.end()

    def _arrange(self) -> None:
        look, paper = self._look, paper_of(self).toRect()
        side = self.fold.sizeHint().width()
        x = paper.left() + look.px(6) if look.rtl else paper.right() - side - look.px(5)
        self.fold.setGeometry(x, paper.top() + look.px(6), side, side)
        top = paper.top() + look.px(48)
        self.list.setGeometry(paper.left() + 1, top, paper.width() - 2, paper.bottom() - top - look.px(8))
