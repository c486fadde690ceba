"""All choices as a plain list over the board: for the keyboard, for screen readers, for whoever likes lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QWidget,
)

from gui.art.painting import fill, rounded, smooth, text
from gui.art.surfaces import focus_ring
from gui.controls import PANEL_AIR, IconButton, Look, SlimBar, brush_on
from gui.controls.line_setting import LaidLine, LineStyle, LineWords
from gui.controls.look import ring_wanted
from gui.i18n import translate
from gui.windows.table.paper import paint_paper, paper_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from gui.board.lines import Line

_ROW: Final = 38
_HEAD: Final = 48
_STYLE: Final = LineStyle(14)
_NUMBER: Final = Qt.ItemDataRole.UserRole


class _Delegate(QStyledItemDelegate):
    """Paints a choice; lines are set when first seen."""

    def __init__(self, panel: ChoiceList) -> None:
        super().__init__(panel)
        self._panel = panel

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        panel = self._panel
        look, theme = panel.look, panel.look.theme
        rect = QRectF(option.rect)
        inner = rect.adjusted(8, 1, -8, -1)
        here = index == panel.view.currentIndex()
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        smooth(painter)
        if here or over:
            fill(painter, rounded(inner, look.px(8)), theme.lapis, 0.12 if here else 0.06)
        laid = panel.laid(index.row())
        pad = look.px(16)
        left = rect.left() + pad if not look.rtl else rect.right() - pad - panel.line_width()
        laid.draw(painter, left, rect.top() + (rect.height() - laid.height) / 2)
        if here and ring_wanted(panel.view):
            focus_ring(painter, theme, inner.adjusted(4, 3, -4, -3), look.px(6))
        painter.restore()


class ChoiceList(QWidget):
    """Opens above the prompt, closes with Escape, a press elsewhere, or a choice. `chosen(index)`."""

    chosen = Signal(int)
    pointed = Signal(int)
    """The choice somebody considers; -1: none."""
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._words: LineWords | None = None
        self._lines: tuple[Line, ...] = ()
        self._laid: dict[int, LaidLine] = {}
        self._came_from: QWidget | None = None
        self._model = QStandardItemModel(self)
        self.view = QListView(self)
        self.view.setModel(self._model)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setVerticalScrollBar(SlimBar(Qt.Orientation.Vertical, look, self.view))
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.view.setUniformItemSizes(False)
        self.view.setMouseTracking(True)
        self.view.viewport().setAutoFillBackground(False)
        self.view.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.view.setItemDelegate(_Delegate(self))
        self.view.clicked.connect(self._choose)
        self.view.entered.connect(lambda index: self.pointed.emit(index.row()))
        self.view.selectionModel().currentChanged.connect(lambda index: self.pointed.emit(index.row()))
        self.view.installEventFilter(self)
        self.shut = IconButton("close", "", look, size=30, parent=self)
        self.shut.clicked.connect(self.close_list)
        self.retranslate()
        self.hide()

    # ---- use

    def open_list(self, lines: Sequence[Line], words: LineWords, box: QRect) -> None:
        """Show these choices in `box`, or as much of it as they need, standing on its lower edge."""
        self._came_from = self.window().focusWidget()
        self._lines, self._words, self._laid = tuple(lines), words, {}
        self._box = box
        self._fill()
        self.show()
        self.raise_()
        self.view.setFocus(Qt.FocusReason.TabFocusReason)
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def close_list(self) -> None:
        """Away, and the focus back to where it came from."""
        if self.isHidden():
            return
        app = QApplication.instance()
        assert app is not None
        app.removeEventFilter(self)
        inside = self.isAncestorOf(self.window().focusWidget()) if self.window().focusWidget() else False
        self.hide()
        if inside and self._came_from is not None and self._came_from.isVisible():
            self._came_from.setFocus(Qt.FocusReason.OtherFocusReason)
        self._came_from = None
        self.pointed.emit(-1)
        self.closed.emit()

    def set_look(self, look: Look) -> None:
        self.look = look
        self._laid = {}
        if self.isVisible():
            self._fill()

    def retranslate(self) -> None:
        self.shut.set_name(translate("table", "Close the list"))
        self.view.setAccessibleName(translate("table", "All choices"))
        self.setAccessibleName(translate("table", "All choices"))

    # ---- for the delegate

    def laid(self, index: int) -> LaidLine:
        if index not in self._laid:
            assert self._words is not None
            self._laid[index] = LaidLine(self._lines[index], self._words, self.look, _STYLE, self.line_width())
        return self._laid[index]

    def line_width(self) -> float:
        return max(40.0, self.view.width() - 2 * self.look.px(16))

    # ---- Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        kind = event.type()
        if watched is self.view and kind == QEvent.Type.KeyPress:
            return self._key(event)  # type: ignore[arg-type]
        if kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent) and self.isVisible():
            at = self.mapFromGlobal(event.globalPosition().toPoint())
            if not paper_of(self).contains(at) and isinstance(watched, QWidget):
                self.close_list()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, paper = brush_on(self), self.look, paper_of(self)
        paint_paper(p, look.theme, paper, event.rect(), 1.6)
        head = QRectF(paper.left() + look.px(16), paper.top() + look.px(8), paper.width() - look.px(32), look.px(32))
        text(p, translate("table", "All choices"), head, look.font(16, 650), look.theme.ink, rtl=look.rtl)
        p.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        look, paper = self.look, paper_of(self).toRect()
        side = self.shut.sizeHint().width()
        x = paper.left() + look.px(6) if look.rtl else paper.right() - side - look.px(5)
        self.shut.setGeometry(x, paper.top() + look.px(6), side, side)
        top = paper.top() + look.px(_HEAD)
        self.view.setGeometry(paper.left() + 1, top, paper.width() - 2, paper.bottom() - top - look.px(8))

    # ---- inside

    def _fill(self) -> None:
        look = self.look
        assert self._words is not None
        self._model.clear()
        width = self._box.width() - 2
        self._laid = {}
        self.view.resize(width, self.view.height())
        rows = 0
        for index, line in enumerate(self._lines):
            item = QStandardItem(self._words.plain(line))
            height = max(look.px(_ROW), round(self.laid(index).height + look.px(14)))
            item.setData(QSize(width, height), Qt.ItemDataRole.SizeHintRole)
            item.setEditable(False)
            self._model.appendRow(item)
            rows += height
        wanted = min(self._box.height(), rows + look.px(_HEAD + 10))
        box = QRect(self._box.x(), self._box.bottom() - wanted + 1, self._box.width(), wanted)
        self.setGeometry(box.marginsAdded(PANEL_AIR))
        self.view.setCurrentIndex(self._model.index(0, 0))

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            row = index.row()
            self.close_list()
            self.chosen.emit(row)

    def _key(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self.view.currentIndex())
            return True
        if event.key() == Qt.Key.Key_Escape:
            self.close_list()
            return True
        return False
