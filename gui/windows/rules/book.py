"""The open book: sets the chapters for its size, shows a spread, turns pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QEasingCurve, QPointF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.art.surfaces import focus_ring
from gui.controls import Look, brush_on, ring_wanted
from gui.i18n import listed, translate
from gui.windows.phrases import numbers_of
from gui.windows.rules.book_parts import SpotButton, TurnButton, make_parts, place_corner
from gui.windows.rules.chapters import COVER, Chapter, find_entry
from gui.windows.rules.keys import turn_of
from gui.windows.rules.leaf import BookShape, paint_paper, paint_ribbon, shape_book
from gui.windows.rules.page_art import chapter_words, paint_frame, paint_washes, running_head
from gui.windows.rules.pages import Page, make_pages, page_of, page_of_chapter
from gui.windows.rules.setter import set_chapter
from gui.windows.rules.setting import Context, number_width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPixmap, QResizeEvent, QWheelEvent

_NOTCH: Final = 120
_TURN_MS, _WASH_MS = 160, 1900


class BookView(QWidget):
    """`turned` when other pages show, `followed(number)` for a reference, `table_wanted` from a refused move."""

    turned = Signal()
    followed = Signal(str)
    table_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title, self._prefix = "", ""
        self._chapters: tuple[Chapter, ...] = ()
        self._context = Context()
        self._pages: tuple[Page, ...] = ()
        self._shape: BookShape | None = None
        self._first = 0
        self._place: str | None = None
        self._washed = ""
        self._wheel = 0
        self._parts: list[QWidget] = []
        self._old: QPixmap | None = None
        self.back = TurnButton(look, forward=False, parent=self)
        self.forward = TurnButton(look, forward=True, parent=self)
        self.back.clicked.connect(lambda: self.turn(-1))
        self.forward.clicked.connect(lambda: self.turn(1))
        self._turning = _fading(_TURN_MS, self)
        self._turning.finished.connect(self._turned)
        self._washing = _fading(_WASH_MS, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # ---- what the page uses

    def show_book(self, title: str, chapters: Sequence[Chapter], context: Context) -> None:
        """Another book, or the same for another game or with other folds; stays at the entry it was open at."""
        keys = [entry.number for chapter in chapters for entry in chapter.entries]
        same = keys == [entry.number for chapter in self._chapters for entry in chapter.entries]
        self._place = self._place if same else None
        self._title, self._chapters, self._context = title, tuple(chapters), context
        self._prefix = keys[0].rpartition("-")[0] + "-" if keys else ""
        self._set()

    def go_to(self, number: str, *, wash: bool = True) -> bool:
        """Open where a clause or ruling stands; False where the book has none of that number."""
        if find_entry(self._chapters, number) is None:
            return False
        place = page_of(self._pages, number)
        if place is not None:
            self._open_at(place)
        self._place = number
        self._washed = number if wash else ""
        self._washing.stop()
        if wash:
            self._washing.start()
        self.update()
        return True

    def go_to_chapter(self, key: str) -> None:
        keys = [chapter.key for chapter in self._chapters]
        if key in keys:
            self._open_at(page_of_chapter(self._pages, keys.index(key)))

    def turn(self, by: int) -> None:
        """So many spreads forwards, or back."""
        self._open_at(self._first + by * self._at_once())

    @property
    def shown_chapters(self) -> tuple[str, ...]:
        """The keys of the chapters on the pages that show."""
        return tuple(dict.fromkeys(self._chapters[page.chapter].key for page in self._shown()))

    @property
    def page_count(self) -> int:
        return len(self._pages)

    @property
    def shape(self) -> BookShape | None:
        return self._shape

    def spot_buttons(self) -> list[SpotButton]:
        """What can be pressed on the pages that show, in reading order."""
        return [part for part in self._parts if isinstance(part, SpotButton)]

    def set_look(self, look: Look) -> None:
        self._look = look
        self._set()

    # ---- Qt

    def sizeHint(self) -> QSize:
        return QSize(1100, 800)

    def minimumSizeHint(self) -> QSize:
        return QSize(260, 220)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.turn_by_key(event):
            super().keyPressEvent(event)

    def turn_by_key(self, event: QKeyEvent) -> bool:
        """Whether the key was one that turns pages."""
        match turn_of(event, rtl=self._look.rtl):
            case "on":
                self.turn(1)
            case "back":
                self.turn(-1)
            case "first":
                self._open_at(0)
            case "last":
                self._open_at(len(self._pages) - 1)
            case None:
                return False
        return True

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._wheel += event.angleDelta().y()
        if abs(self._wheel) >= _NOTCH:
            self.turn(-1 if self._wheel > 0 else 1)
            self._wheel = 0
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._washing.stop()
        self._washed = ""
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        shape = self._shape
        if shape is None:
            return
        p = brush_on(self)
        paint_paper(p, shape, self._look)
        wash = 0.13 * float(self._washing.currentValue() or 0.0)
        for place, page in enumerate(self._shown()):
            chapter = self._chapters[page.chapter]
            if chapter.key != COVER:
                head = running_head(self._title, chapter, page, first_of_two=place == 0 and self._at_once() == 2)
                paint_frame(p, shape, place, head, self._first + place, self._look)
            paint_washes(p, page, shape.columns[place], self._context.refused, self._washed, wash, self._look)
            for placed in page.placed:
                placed.strip.paint(p, placed.rect.translated(shape.columns[place].topLeft()))
        paint_ribbon(p, shape, self._look)
        if self._old is not None:
            p.setOpacity(float(self._turning.currentValue() or 0.0))
            p.drawPixmap(QPointF(0, 0), self._old)
            p.setOpacity(1)
        if ring_wanted(self):
            focus_ring(p, self._look.theme, shape.paper.adjusted(4, 4, -4, -4), 4)
        p.end()

    # ---- inside

    def _at_once(self) -> int:
        return len(self._shape.pages) if self._shape else 1

    def _shown(self) -> tuple[Page, ...]:
        return self._pages[self._first : self._first + self._at_once()]

    def _reading(self) -> str | None:
        """The first entry that shows now or, failing that, its chapter."""
        for page in self._shown():
            for placed in page.placed:
                if placed.strip.owner:
                    return placed.strip.owner
            return f"#{page.chapter}"
        return None

    def _set(self) -> None:
        """Set the book for this size, and open it where it was."""
        if not self._chapters or self.width() < 100 or self.height() < 100:
            return
        look, numbers = self._look, numbers_of(self._look)
        self._shape = shape_book(self.width(), self.height(), number_width(self._prefix, look), look)
        strips = [set_chapter(c, look, numbers, self._shape.column, self._context) for c in self._chapters]
        self._pages = make_pages(strips, self._shape.column.width, self._shape.room)
        place = 0
        if self._place and self._place.startswith("#"):
            place = page_of_chapter(self._pages, int(self._place[1:]))
        elif self._place:
            place = page_of(self._pages, self._place) or 0
        self._first = self._spread_of(place)
        self._fill()
        self.turned.emit()

    def _spread_of(self, page: int) -> int:
        page = max(0, min(len(self._pages) - 1, page))
        return page - page % self._at_once()

    def _open_at(self, page: int) -> None:
        first = self._spread_of(page)
        if first == self._first:
            return
        if self.isVisible() and not self._look.calm:
            self._old = self.grab()
            self._turning.stop()
            self._turning.start()
        self._first = first
        self._place = self._reading()
        self._washed = ""
        self._fill()
        self.turned.emit()

    def _turned(self) -> None:
        self._old = None
        self.update()

    def _fill(self) -> None:
        """Widgets for what shows: spots, spoken texts, the corners."""
        assert self._shape is not None
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._parts = make_parts(self, self._shown(), self._shape, self._look)
        for button in self.spot_buttons():
            button.clicked.connect(lambda _=False, button=button: self._press(button))
        open_at = [self._chapters[page.chapter].title for page in self._shown()]
        self.setAccessibleName(listed(dict.fromkeys((self._title, *open_at))))
        self._place_corners()
        self.update()

    def _place_corners(self) -> None:
        assert self._shape is not None
        for button, page in (
            (self.back, self._first - 1),
            (self.forward, self._first + self._at_once()),
        ):
            there = 0 <= page < len(self._pages)
            button.setVisible(there)
            if not there:
                continue
            button.setText(chapter_words(self._chapters[self._pages[page].chapter], self._look))
            forward = button is self.forward
            button.setAccessibleName(
                translate("rules", "Next page: {chapter}").format(chapter=button.text())
                if forward
                else translate("rules", "Previous page: {chapter}").format(chapter=button.text())
            )
            place_corner(button, self._shape, self._look, forward=forward)

    def _press(self, button: SpotButton) -> None:
        spot = button.spot
        if spot.kind == "reference":
            self.followed.emit(spot.target)
        elif spot.kind == "table":
            self.table_wanted.emit()
        else:
            folds = self._context.unfolded ^ {spot.target}
            self._context = msgspec.structs.replace(self._context, unfolded=folds)
            self._place = spot.target
            self._set()
            self._refocus(spot.target)

    def _refocus(self, target: str) -> None:
        """The fold that was pressed keeps the keyboard, wherever it went."""
        for button in self.spot_buttons():
            if button.spot.kind == "fold" and button.spot.target == target:
                button.setFocus(Qt.FocusReason.OtherFocusReason)


def _fading(milliseconds: int, book: BookView) -> QVariantAnimation:
    """Runs from 1 to 0 and repaints the book."""
    made = QVariantAnimation(book)
    made.setStartValue(1.0)
    made.setEndValue(0.0)
    made.setDuration(milliseconds)
    made.setEasingCurve(QEasingCurve.Type.InOutQuad)
    made.valueChanged.connect(book.update)
    return made
