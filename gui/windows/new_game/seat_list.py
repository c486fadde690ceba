"""All seats, in the order of turns; rows slide when one is dragged, opened, added or taken away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QRect, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.i18n import translate
from gui.windows.new_game.add_seat import AddSeat
from gui.windows.new_game.seat_row import AIR, SeatRow
from gui.windows.new_game.words import room_words
from gui.windows.phrases import numbers_of

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from gui.controls import Look
    from gui.windows.new_game.draft import Draft

_SLIDE_MS: Final = 170
_COMPACT_FROM: Final = 5
"""With so many seats rows are lower."""


class SeatList(QWidget):
    """Shows a draft's seats and changes them. `changed` when anything did."""

    changed = Signal()
    focus_moved = Signal(QRect)
    """Where the row being dragged or opened is, so that the page can scroll to it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._draft: Draft | None = None
        self.rows: dict[int, SeatRow] = {}
        self._open = 0
        self._held = 0
        self._held_from = 0
        self._starts: dict[int, QRect] = {}
        self._ends: dict[int, QRect] = {}
        self._tall = 100
        self.add = AddSeat(look, self)
        self.add.clicked.connect(self._add)
        self._slide = QVariantAnimation(self)
        self._slide.setStartValue(0.0)
        self._slide.setEndValue(1.0)
        self._slide.setDuration(_SLIDE_MS)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._slid)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_draft(self, draft: Draft) -> None:
        for row in self.rows.values():
            row.hide()
            row.deleteLater()
        self.rows, self._draft, self._open = {}, draft, 0
        self.refresh(slide=False)

    def refresh(self, *, slide: bool = True) -> None:
        """Everything as the draft has it now."""
        draft = self._draft
        if draft is None:
            return
        keys = [seat.key for seat in draft.seats]
        for key in [key for key in self.rows if key not in keys]:
            gone = self.rows.pop(key)
            gone.hide()
            gone.deleteLater()
        faults = draft.name_faults()
        for seat in draft.seats:
            if seat.key not in self.rows:
                self.rows[seat.key] = self._make(seat.key)
            self.rows[seat.key].show_seat(seat, draft, faults.get(seat.key))
        numbers = numbers_of(self._look)
        self.add.setText(translate("new_game", "Add a seat"))
        self.add.line = room_words(draft.game.seat_range[1] - len(draft.seats), numbers)
        self.add.setAccessibleDescription(self.add.line)
        self.add.setVisible(draft.may_add)
        self._tab_order()
        self._place(slide=slide)

    def retranslate(self) -> None:
        for row in self.rows.values():
            row.retranslate()
        self.refresh(slide=False)

    def set_look(self, look: Look) -> None:
        self._look = look
        self._place(slide=False)

    # ---- Qt

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(632) + AIR.left() + AIR.right(), self._tall)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, self._tall)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._place(slide=False)

    # ---- inside

    def _make(self, key: int) -> SeatRow:
        assert self._draft is not None
        row = SeatRow(self._draft.seat(key), self._draft, self._look, self)
        row.setLayoutDirection(self._look.direction)
        row.retranslate()
        row.changed.connect(self._changed)
        row.style_taken.connect(self._style_taken)
        row.removed.connect(self._removed)
        row.toggled.connect(self._toggled)
        row.tab.lifted.connect(lambda: self._lift(key))
        row.tab.dragged.connect(self._drag)
        row.tab.dropped.connect(self._drop)
        row.tab.nudged.connect(lambda by: self._nudge(key, by))
        row.show()
        return row

    def _place(self, *, slide: bool) -> None:
        """Where every row belongs; with `slide` they go there, else they are there."""
        if self._draft is None or self.width() < 50:
            return
        compact = len(self._draft.seats) >= _COMPACT_FROM
        gap = self._look.px(8 if compact else 14)
        y = 0
        self._starts = {key: row.geometry() for key, row in self.rows.items()}
        self._ends = {}
        for seat in self._draft.seats:
            row = self.rows[seat.key]
            row.set_compact(compact)
            tall = row.height_for(self.width())
            self._ends[seat.key] = QRect(0, y, self.width(), tall + AIR.top() + AIR.bottom())
            y += tall + gap
        chair = self._look.px(58)
        self.add.setGeometry(AIR.left() - 4, y + AIR.top() - 4, self.width() - AIR.left() - AIR.right() + 8, chair + 8)
        y += (chair + gap) if self._draft.may_add else 0
        tall = y - gap + AIR.top() + AIR.bottom()
        if tall != self._tall:
            self._tall = tall
            self.updateGeometry()
        self._slide.stop()
        if slide and self.isVisible() and not self._look.calm:
            self._slide.start()
        else:
            self._slid(1.0)

    def _slid(self, way: object) -> None:
        gone = float(way) if isinstance(way, float) else 1.0
        for key, end in self._ends.items():
            row = self.rows.get(key)
            if row is None:
                continue
            start = self._starts.get(key, end)
            # A row that was not there yet, or has another width, does not travel.
            if start.width() != end.width():
                start = end
            top = round(start.top() + (end.top() - start.top()) * gone)
            if key == self._held:
                top = row.geometry().top()
            row.setGeometry(end.left(), top, end.width(), end.height())

    def _tab_order(self) -> None:
        """The keyboard goes through the rows as they stand."""
        assert self._draft is not None
        last: QWidget | None = None
        for seat in self._draft.seats:
            row = self.rows[seat.key]
            parts = (row.tab, *row.drawer.cells, row.name, *(row.kind.piece(i) for i in (0, 1)), row.level, row.remove)
            for part in parts:
                if last is not None:
                    QWidget.setTabOrder(last, part)
                last = part
        if last is not None:
            QWidget.setTabOrder(last, self.add)

    # ---- changes

    def _changed(self, key: int, field: str, value: object) -> None:
        assert self._draft is not None
        self._draft.change_seat(key, **{field: value})
        self.refresh()
        self.changed.emit()

    def _style_taken(self, key: int, style: int) -> None:
        assert self._draft is not None
        self._draft.take_style(key, style)
        self.refresh()
        self.changed.emit()

    def _removed(self, key: int) -> None:
        assert self._draft is not None
        keys = [seat.key for seat in self._draft.seats]
        if key not in keys or not self._draft.may_remove:
            return  # a screen reader's press takes effect a moment later, when the seat may be gone
        place = keys.index(key)
        self._draft.remove_seat(key)
        self._open = 0 if self._open == key else self._open
        self.refresh()
        heir = self._draft.seats[min(place, len(self._draft.seats) - 1)].key
        self.rows[heir].tab.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _add(self) -> None:
        assert self._draft is not None
        if not self._draft.may_add:
            return
        seat = self._draft.add_seat()
        self.refresh()
        if self.add.isHidden():
            self.rows[seat.key].tab.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _toggled(self, key: int) -> None:
        """One drawer is open at a time."""
        self._open = 0 if self._open == key else key
        for other, row in self.rows.items():
            row.set_open(other == self._open)
        self._place(slide=True)
        if self._open:
            self.focus_moved.emit(self._ends[key])

    # ---- order

    def _nudge(self, key: int, by: int) -> None:
        assert self._draft is not None
        place = [seat.key for seat in self._draft.seats].index(key)
        self._draft.move_seat(key, place + by)
        self.refresh()
        self.changed.emit()

    def _lift(self, key: int) -> None:
        self._held, self._held_from = key, self._ends[key].top()
        row = self.rows[key]
        row.raise_()
        row.set_lifted(True)

    def _drag(self, by: float) -> None:
        """The row follows the pointer; the others make room as soon as its middle passes theirs."""
        assert self._draft is not None
        row = self.rows[self._held]
        lowest = self._tall - row.height()
        top = max(-AIR.top(), min(lowest, round(self._held_from + by)))
        row.move(0, top)
        middle = row.geometry().center().y()
        others = [seat.key for seat in self._draft.seats if seat.key != self._held]
        place = sum(self._ends[key].center().y() < middle for key in others)
        now = [seat.key for seat in self._draft.seats].index(self._held)
        if place != now:
            self._draft.move_seat(self._held, place)
            self._place(slide=True)
        self.focus_moved.emit(QRect(QPoint(0, top), row.size()))

    def _drop(self) -> None:
        self.rows[self._held].set_lifted(False)
        self._held = 0
        self.refresh()
        self.changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._place(slide=False)
