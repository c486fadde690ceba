"""The list of the log's rows: follows the newest unless scrolled up, tells which step somebody wants to see.

Rows are kept in C++ with their sizes, so that a new one costs the same in a long match as in a short one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QStyledItemDelegate, QWidget

from gui.art.painting import smooth
from gui.controls.look import ring_wanted
from gui.controls.scroll import SlimBar
from gui.windows.table.log_painting import RowPainter, RowState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from engine.core.match import Step
    from gui.controls.look import Look
    from gui.windows.table.chronicle import Change, Chronicle, Row

ROW: Final = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class LogModel:
    """One watcher's chronicle with the model that shows it. `seen` is the ply up to which the watcher has looked."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle = chronicle
        self.items = QStandardItemModel()
        self.seen = 0

    def hear(self, steps: Sequence[Step], painter: RowPainter, width: int) -> None:
        """Add the steps this watcher has not heard yet."""
        for step in steps:
            self._apply(self.chronicle.add(step), painter, width)

    def cut(self, ply: int, painter: RowPainter, width: int) -> None:
        self._apply(self.chronicle.cut(ply), painter, width)
        self.seen = min(self.seen, ply)

    def measure(self, painter: RowPainter, width: int) -> None:
        """Sizes for another width or text size."""
        for at, row in enumerate(self.chronicle.rows):
            self.items.item(at).setData(painter.size(row, width), Qt.ItemDataRole.SizeHintRole)

    def _apply(self, change: Change, painter: RowPainter, width: int) -> None:
        if change.dropped:
            self.items.removeRows(self.items.rowCount() - change.dropped, change.dropped)
        for row in change.added:
            self.items.appendRow(_item(row, painter, width))


def _item(row: Row, painter: RowPainter, width: int) -> QStandardItem:
    item = QStandardItem(painter.words.plain(row.entry.line))
    item.setData(row, ROW)
    item.setData(painter.size(row, width), Qt.ItemDataRole.SizeHintRole)
    item.setEditable(False)
    if row.entry.heading:
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
    return item


class _Delegate(QStyledItemDelegate):
    """Paints rows; sizes come from the model."""

    def __init__(self, view: LogList) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW)
        view = self._view
        newest = index.row() == index.model().rowCount() - 1
        state = RowState(
            newest=newest,
            looked_at=view.looking_at is not None and row is view.looking_at,
            over=bool(option.state & QStyle.StateFlag.State_MouseOver),
            focused=ring_wanted(view) and index == view.currentIndex(),
        )
        painter.save()
        view.rows.paint(smooth(painter), row, QRectF(option.rect), state)
        painter.restore()


class LogList(QListView):
    """Shows one `LogModel` at a time."""

    wanted = Signal(object)
    """A `Row` was clicked or entered: show the position after its step."""

    def __init__(self, look: Look, rows: RowPainter, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = rows
        self.looking_at: Row | None = None
        self._log: LogModel | None = None
        self._following = True
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(SlimBar(Qt.Orientation.Vertical, look, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Always: the slim bar paints nothing where nothing scrolls, and the rows keep their width.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Fixed)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setItemDelegate(_Delegate(self))
        self.setAccessibleName(name)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._ranged)
        self.clicked.connect(self._enter)

    def set_rows(self, rows: RowPainter) -> None:
        """Another look or language."""
        self.rows = rows
        self.verticalScrollBar().setSingleStep(rows.look.px(24))
        self.viewport().update()

    def show_log(self, log: LogModel) -> None:
        if log is self._log:
            return
        self._log = log
        self.looking_at = None
        self._following = True
        self.setModel(log.items)
        self.follow()

    def clear_log(self) -> None:
        """No match any more."""
        self._log = self.looking_at = None
        self.setModel(None)

    @property
    def row_width(self) -> int:
        return max(80, self.viewport().width())

    @property
    def following(self) -> bool:
        return self._following

    def follow(self) -> None:
        """To the newest row, and stay with it."""
        self._following = True
        self.executeDelayedItemsLayout()
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def mark(self, row: Row | None) -> None:
        """The row whose position is looked at."""
        self.looking_at = row
        self.viewport().update()

    # ---- Qt

    def sizeHint(self) -> QSize:
        return QSize(200, 200)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and self._log is not None:
            self._log.measure(self.rows, self.row_width)
        if self._following:
            self.follow()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard begins at the newest row."""
        by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        if not by_mouse and not self.currentIndex().isValid() and self.model() is not None:
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter(self.currentIndex())
            return
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
            return
        super().keyPressEvent(event)

    # ---- inside

    def _enter(self, index: QModelIndex) -> None:
        row = index.data(ROW) if index.isValid() else None
        if row is not None and not row.entry.heading:
            self.wanted.emit(row)

    def _scrolled(self, value: int) -> None:
        self._following = value >= self.verticalScrollBar().maximum() - 4

    def _ranged(self, _least: int, most: int) -> None:
        if self._following:
            self.verticalScrollBar().setValue(most)
