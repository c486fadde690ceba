"""The list of contents beside the book: chapters, and the clauses of those that lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from gui.art.painting import colour, ellipse, fill, rounded, text
from gui.art.surfaces import focus_ring
from gui.controls import Hairline, Label, Look, Panel, ScrollArea, brush_on, ring_wanted
from gui.i18n import translate
from gui.windows.phrases import numbers_of
from gui.windows.rules.chapters import COVER, EXAMPLES, RULINGS, Chapter
from gui.windows.rules.markup import short_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter, QPaintEvent


class ContentsRow(QAbstractButton):
    """A line of the list. A chapter has a count at its end, a clause a number before its title."""

    def __init__(self, look: Look, *, number: str, title: str, count: str = "", clause: bool = False) -> None:
        super().__init__()
        self._look = look
        self._number, self._count, self._clause = number, count, clause
        self.current = False
        self.refused = False
        self.setText(title)
        self.setAccessibleName(f"{number} {title}".strip())
        self.setAccessibleDescription(count)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(180, self._look.px(25 if self._clause else 36))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect = QRectF(self.rect())
        pill = rect.adjusted(look.px(8), 0, -look.px(8), 0)
        if self.refused:
            fill(p, rounded(pill, 6), theme.pomegranate, 0.09)
        elif self.underMouse():
            fill(p, rounded(pill, 6), theme.ink, 0.05)
        if self._clause:
            self._paint_clause(p, rect)
        else:
            self._paint_chapter(p, rect)
        if ring_wanted(self):
            focus_ring(p, theme, pill.adjusted(2, 2, -2, -2), 5)
        p.end()

    def _paint_chapter(self, p: QPainter, rect: QRectF) -> None:
        look, theme, rtl = self._look, self._look.theme, self._look.rtl
        side = look.px(20)
        line = rect.adjusted(side, 0, -side, 0)
        weight = 700 if self.current else 560
        if self._number:
            ink = theme.lapis if self.current else theme.ink_soft
            text(p, self._number, line, look.font(14, weight), ink, rtl=rtl)
        lead = look.px(22)
        words = line.adjusted(0, 0, -lead, 0) if rtl else line.adjusted(lead, 0, 0, 0)
        taken = text(p, self.text(), words, look.font(14, 700 if self.current else 500), theme.ink, rtl=rtl)
        if not self._count:
            return
        wide = look.advance(self._count, 12)
        if taken + wide + look.px(6) > words.width():
            return
        text(p, self._count, line, look.font(12), theme.ink_soft, "end", rtl=rtl)
        if taken + wide + look.px(24) > words.width():
            return
        pen = QPen(colour(theme.ink_soft, 0.45), 1.1, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.1, 4])
        p.setPen(pen)
        gap, y = look.px(8), rect.center().y() + look.px(2)
        a, b = words.left() + wide + gap, words.right() - taken - gap
        if not rtl:
            a, b = words.left() + taken + gap, words.right() - wide - gap
        p.drawLine(QPointF(a, y), QPointF(b, y))

    def _paint_clause(self, p: QPainter, rect: QRectF) -> None:
        look, theme, rtl = self._look, self._look.theme, self._look.rtl
        ink = theme.pomegranate_ink if self.refused else theme.ink
        bar = QRectF(0, rect.top(), 2, rect.height())
        bar.moveLeft(rect.right() - look.px(26) if rtl else rect.left() + look.px(24))
        p.fillRect(bar, colour(theme.lapis, 0.5))
        lead, gap = look.px(42), look.px(30)
        line = rect.adjusted(look.px(18), 0, -lead, 0) if rtl else rect.adjusted(lead, 0, -look.px(18), 0)
        soft = theme.pomegranate_ink if self.refused else theme.ink_soft
        text(p, self._number, line, look.font(12, 560), soft, rtl=rtl)
        words = line.adjusted(0, 0, -gap, 0) if rtl else line.adjusted(gap, 0, 0, 0)
        text(p, self.text(), words, look.font(14, 620 if self.refused else 400), ink, rtl=rtl)
        if self.refused:
            x = rect.left() + look.px(18) if rtl else rect.right() - look.px(18)
            fill(p, ellipse(x, rect.center().y(), look.px(3)), theme.pomegranate)


class Contents(Panel):
    """`chapter_wanted(key)` and `clause_wanted(number)`."""

    chapter_wanted = Signal(str)
    clause_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, radius=12, padding=0, parent=parent)
        self._rows: dict[str, ContentsRow] = {}
        self._clauses: dict[str, list[ContentsRow]] = {}
        self.scroller = ScrollArea(look)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 8)
        column.addWidget(self.scroller)

    def show_book(
        self,
        chapters: Sequence[Chapter],
        options: Sequence[tuple[str, str, str]],
        refused: str,
    ) -> None:
        """`options`: name, value and clause of what the game beside the book plays with."""
        look, _numbers = self._look, numbers_of(self._look)
        self._rows, self._clauses = {}, {}
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(0)
        head = Label(translate("rules", "Contents"), look, size=16, weight=750)
        head.setContentsMargins(look.px(20), 0, look.px(20), 6)
        column.addWidget(head)
        for chapter in chapters:
            if chapter.key == RULINGS:
                self._options(column, options)
                column.addSpacing(look.px(8))
                column.addWidget(Hairline(look))
                column.addSpacing(look.px(4))
            if chapter.key != COVER:
                self._chapter(column, chapter, refused)
        column.addStretch(1)
        inside.setLayoutDirection(look.direction)
        self.scroller.set_content(inside)

    def mark(self, shown: Sequence[str]) -> None:
        """Which chapters lie open."""
        for key, row in self._rows.items():
            row.current = key in shown
            row.update()
        for key, rows in self._clauses.items():
            for row in rows:
                row.setVisible(key in shown)

    def row(self, key: str) -> ContentsRow:
        """The line of a chapter, or of a clause by its number."""
        return (
            self._rows[key]
            if key in self._rows
            else next(row for rows in self._clauses.values() for row in rows if row.property("number") == key)
        )

    # ---- inside

    def _chapter(self, column: QVBoxLayout, chapter: Chapter, refused: str) -> None:
        numbers = numbers_of(self._look)
        size = len(chapter.examples) if chapter.key == EXAMPLES else len(chapter.entries)
        count = numbers(size)
        if chapter.numeral:
            template = translate("rules", "{count} clause") if size == 1 else translate("rules", "{count} clauses")
            count = template.format(count=count)
        number = numbers(chapter.numeral) if chapter.numeral else ""
        row = ContentsRow(self._look, number=number, title=chapter.title, count=count)
        row.clicked.connect(lambda _=False, key=chapter.key: self.chapter_wanted.emit(key))
        column.addWidget(row)
        self._rows[chapter.key] = row
        if not chapter.numeral:
            return
        rows = []
        for entry in chapter.entries:
            shown = numbers.digits(short_number(entry.number))
            line = ContentsRow(self._look, number=shown, title=entry.title, clause=True)
            line.setProperty("number", entry.number)
            line.refused = entry.number == refused
            line.clicked.connect(lambda _=False, number=entry.number: self.clause_wanted.emit(number))
            column.addWidget(line)
            rows.append(line)
        self._clauses[chapter.key] = rows

    def _options(self, column: QVBoxLayout, options: Sequence[tuple[str, str, str]]) -> None:
        if not options:
            return
        look = self._look
        column.addSpacing(look.px(8))
        column.addWidget(Hairline(look))
        column.addSpacing(look.px(10))
        head = Label(translate("rules", "Options of this game"), look, weight=700)
        head.setContentsMargins(look.px(20), 0, look.px(20), 2)
        column.addWidget(head)
        for name, value, clause in options:
            row = OptionRow(look, name, value)
            row.clicked.connect(lambda _=False, clause=clause: self.clause_wanted.emit(clause))
            column.addWidget(row)


class OptionRow(QAbstractButton):
    """An option and its value; leads to the clause it changes."""

    def __init__(self, look: Look, name: str, value: str) -> None:
        super().__init__()
        self._look, self._value = look, value
        self.setText(name)
        self.setAccessibleName(f"{name}: {value}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(180, self._look.px(25 if self._one_line() else 46))

    def _one_line(self) -> bool:
        look = self._look
        wide = look.advance(self.text(), 14) + look.advance(self._value, 14, 620) + look.px(10)
        return wide <= look.px(180)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect = QRectF(self.rect())
        if self.underMouse():
            fill(p, rounded(rect.adjusted(look.px(8), 0, -look.px(8), 0), 6), theme.ink, 0.05)
        line = rect.adjusted(look.px(20), 0, -look.px(20), 0)
        upper, lower = QRectF(line), QRectF(line)
        if not self._one_line():
            upper.setHeight(line.height() / 2)
            lower.setTop(upper.bottom())
        text(p, self.text(), upper, look.font(14), theme.ink_soft, rtl=look.rtl)
        text(p, self._value, lower, look.font(14, 620), theme.lapis, "end", rtl=look.rtl)
        if ring_wanted(self):
            focus_ring(p, theme, rect.adjusted(look.px(10), 2, -look.px(10), -2), 5)
        p.end()
