"""The lines of the ledger: a table that scrolls; its labels lead to their clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from gui.art.painting import colour, outline, smooth
from gui.controls import Look, SlimBar, ring_wanted
from gui.windows.result.columns import EDGE
from gui.windows.result.ledger_art import Sheet, paint_cell, paint_label, paint_wash, side_edge
from gui.windows.result.ledger_model import LedgerModel

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent


class LedgerView(QTableView):
    """`followed(clause)` when a line, or a figure that rests on a clause of its own, is clicked or entered."""

    followed = Signal(str)
    resized = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model = LedgerModel()
        self.sheet: Sheet | None = None
        self.over = QPersistentModelIndex()
        self.setModel(self._model)
        self.setItemDelegate(_CellPainter(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(10)
        self.verticalHeader().setMinimumSectionSize(10)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimBar(Qt.Orientation.Vertical, look, self))
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)
        self.clicked.connect(self._clicked)

    @property
    def look(self) -> Look:
        return self._look

    def set_look(self, look: Look) -> None:
        self._look = look
        self.viewport().update()

    def show_sheet(self, sheet: Sheet, row_height: int) -> None:
        fresh = self.sheet is None or self.sheet.ledger != sheet.ledger or self.sheet.labels != sheet.labels
        self.sheet = sheet
        if fresh:
            self._model.show(sheet.ledger, sheet.labels, sheet.names, sheet.numbers)
        self.verticalHeader().setDefaultSectionSize(row_height)
        for section, width in enumerate(sheet.columns.widths(len(sheet.names), self.viewport().width())):
            self.setColumnWidth(section, width)
        self.viewport().update()

    def clause_here(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """The clause a press on this cell leads to; empty where it leads nowhere."""
        if not index.isValid():
            return ""
        plain = self._model.index(index.row(), index.column())
        if index.column() > 0 and not self._model.own_clause(plain):
            return ""
        return self._model.clause(plain)

    # ---- Qt

    def sizeHint(self) -> QSize:
        return QSize(400, self._model.rowCount() * self.verticalHeader().defaultSectionSize())

    def minimumSizeHint(self) -> QSize:
        return QSize(100, 2 * self.verticalHeader().defaultSectionSize())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point_at(self.indexAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(QModelIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            index = self.currentIndex()
            if index.isValid():
                self.followed.emit(self._model.clause(index))
            event.accept()
        else:
            super().keyPressEvent(event)

    # ---- inside

    def _clicked(self, index: QModelIndex) -> None:
        clause = self.clause_here(index)
        if clause:
            self.followed.emit(clause)

    def _point_at(self, index: QModelIndex) -> None:
        if self.over != QPersistentModelIndex(index):
            self.over = QPersistentModelIndex(index)
            leads = bool(self.clause_here(index))
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)
            self.viewport().update()


class _CellPainter(QStyledItemDelegate):
    def __init__(self, view: LedgerView) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        sheet, look = self._view.sheet, self._view.look
        if sheet is None:
            return
        p.save()
        smooth(p)
        rect, row, column = QRectF(option.rect), index.row(), index.column() - 1
        if column >= 0:
            paint_wash(p, sheet, column, rect, look)
        if row == self._view.over.row():
            p.fillRect(rect, colour(look.theme.ink, 0.035))
        if row:
            strength = 1.0 if sheet.ledger.rows[row].begins_group else 0.45
            p.fillRect(_rule(rect, column, sheet, look), colour(look.theme.line, strength))
        over = QPersistentModelIndex(index) == self._view.over
        if column < 0:
            paint_label(p, sheet, row, rect, look, over=over)
        else:
            paint_cell(p, sheet, row, column, rect, look, over=over)
        if option.state & QStyle.StateFlag.State_HasFocus and ring_wanted(self._view):
            outline(p, rect.adjusted(2, 2, -2, -2), 6, look.theme.lapis, 2)
        p.restore()


def _rule(rect: QRectF, column: int, sheet: Sheet, look: Look) -> QRectF:
    """The line above a cell; at the sheet's sides it ends with the words and the figures."""
    rule = QRectF(rect.left(), rect.top(), rect.width(), 1)
    leading = look.px(EDGE) if column < 0 else 0
    trailing = side_edge(sheet, look) if column == len(sheet.names) - 1 else 0
    left, right = (trailing, leading) if look.rtl else (leading, trailing)
    return rule.adjusted(left, 0, -right, 0)
