"""The line under the board that always says what is expected now, with the buttons that go with it."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from gui.art.icons import paint_icon
from gui.art.painting import clipped, ellipse, fill, rounded
from gui.art.seats import paint_flat
from gui.board.lines import Line
from gui.controls import Button, Look, brush_on
from gui.controls.line_label import LineLabel
from gui.controls.line_setting import LineStyle, LineWords
from gui.i18n import translate
from gui.windows.table.paper import RADIUS, paint_paper, paper_of
from gui.windows.table.words import with_keys

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent

    from engine.core.seats import Seat

_SIDE: Final = 12
_LEAD: Final = 46
_LEAST: Final = 54
"""High enough for a line and a smaller one below it."""
_NARROW: Final = 560
"""A paper narrower than that speaks in the smaller type."""
_DOT_MS: Final = 320

Mood = Literal["plain", "warn", "look", "end"]
_ICONS: Final[dict[Mood, str]] = {"plain": "info", "warn": "warn", "look": "clock", "end": "trophy"}


_NOTHING: Final = Line("")


class Prompt(QWidget):
    """`pressed(index)` is one of the buttons given last; `list_wanted` asks for all choices."""

    pressed = Signal(int)
    list_wanted = Signal()
    resized = Signal()
    """It needs another height."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._words: LineWords | None = None
        self.rest: QWidget | None = None
        """Where the keyboard goes on when the button it was on is gone."""
        self._seat: Seat | None = None
        self._buttons: list[Button] = []
        self._mood: Mood = "plain"
        self._detailed = False
        self._dots = 0
        self._label = LineLabel(look, parent=self)
        self._label.set_style(LineStyle(16))
        self._detail = LineLabel(look, parent=self)
        self.all_choices = Button("", look, icon="list", parent=self)
        self.all_choices.clicked.connect(self.list_wanted)
        self.all_choices.hide()
        self._beat = QTimer(self)
        self._beat.setInterval(_DOT_MS)
        self._beat.timeout.connect(self._next_dot)
        self.retranslate()

    # ---- what it says

    def set_words(self, words: LineWords) -> None:
        self._words = words
        self._label.set_words(words)
        self._detail.set_words(words)

    def say(
        self,
        line: Line,
        seat: Seat | None = None,
        *,
        detail: Line = _NOTHING,
        mood: Mood = "plain",
        buttons: Sequence[str] = (),
        primary: int = -1,
        choices: bool = False,
        thinking: bool = False,
    ) -> None:
        """What is expected, of whom; `detail` is a smaller line below; `choices` offers the whole list."""
        news = (line, detail) != (self._label.line, self._detail.line)
        self._seat, self._mood = seat, mood
        self._label.set_line(line)
        self._detailed = bool(detail.template)
        self._detail.set_line(detail)
        self._detail.setVisible(self._detailed)
        self._style_words()
        self._set_buttons(buttons, primary)
        self.all_choices.setVisible(choices)
        self._set_thinking(thinking)
        self._arrange()
        self.resized.emit()
        self.update()
        if news and self._words is not None and self.isVisible():
            told = " ".join(part for part in (self._words.plain(line), self._words.plain(detail)) if part)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))

    @property
    def line(self) -> Line:
        return self._label.line

    @property
    def detail(self) -> Line:
        return self._detail.line

    @property
    def buttons(self) -> Sequence[Button]:
        """Those of the moment, in order."""
        return self._buttons

    def set_look(self, look: Look) -> None:
        self._look = look
        self._style_words()
        self._arrange()
        self.update()

    def retranslate(self) -> None:
        self.all_choices.setAccessibleName(translate("table", "All choices"))
        self.all_choices.setToolTip(with_keys(translate("table", "Everything you may do now"), "F2"))
        self._arrange()

    # ---- room

    def height_for(self, width: int) -> int:
        """Of the paper, at a width of the paper."""
        return self._place(QRectF(0, 0, width, 0), move=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._style_words()
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(600, self._look.px(_LEAST))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme, paper = brush_on(self), self._look, self._look.theme, paper_of(self)
        paint_paper(p, theme, paper, event.rect())
        if self._mood != "plain":
            with clipped(p, rounded(paper, RADIUS)):
                x = paper.right() - 4 if look.rtl else paper.left()
                accent = theme.lapis if self._mood == "look" else theme.saffron
                p.fillRect(QRectF(x, paper.top(), 4, paper.height()), accent)
        side = look.px(26)
        x = paper.right() - side if look.rtl else paper.left() + side
        y = self._label.y() + look.px(self._size() * 0.75)
        if self._seat is not None and self._words is not None:
            style = look.seats[self._words.seats[self._seat].style]
            paint_flat(p, style, theme, x, y, look.px(8.5))
        elif self._words is not None and self._label.line.template:
            ink = theme.lapis if self._mood == "look" else theme.saffron_ink if self._mood == "end" else theme.ink_soft
            paint_icon(p, _ICONS[self._mood], QPointF(x, y), ink, look.px(20), width=1.8)
        self._paint_dots(p, y)
        p.end()

    # ---- inside

    def _size(self) -> int:
        return 14 if paper_of(self).width() < _NARROW * self._look.type.scale else 16

    def _style_words(self) -> None:
        theme = self._look.theme
        self._label.set_style(LineStyle(self._size()))
        self._detail.set_style(LineStyle(14, ink=theme.saffron_ink if self._mood == "warn" else theme.ink_soft))

    def _set_thinking(self, thinking: bool) -> None:
        self._dots = 0
        if thinking and not self._look.calm:
            self._beat.start()
        else:
            self._beat.stop()

    def _next_dot(self) -> None:
        self._dots = self._dots % 3 + 1
        self.update()

    def _paint_dots(self, p: QPainter, y: float) -> None:
        """Three dots after the words while somebody thinks."""
        if not self._beat.isActive():
            return
        look = self._look
        words = min(self._label.natural_width(), self._label.width())
        for dot in range(3):
            along = words + look.px(12 + 9 * dot)
            x = self._label.geometry().right() - along if look.rtl else self._label.x() + along
            lit = dot < self._dots
            fill(p, ellipse(x, y + look.px(3), look.px(2.2)), look.theme.ink_soft, 0.9 if lit else 0.25)

    def _set_buttons(self, words: Sequence[str], primary: int) -> None:
        had_focus = any(button.hasFocus() for button in (*self._buttons, self.all_choices))
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        for index, said in enumerate(words):
            button = Button(said, self._look, kind="primary" if index == primary else "plain", parent=self)
            button.clicked.connect(lambda _=False, index=index: self.pressed.emit(index))
            button.show()
            self._buttons.append(button)
        order: list[QWidget] = [*self._buttons, self.all_choices]
        for first, second in itertools.pairwise(order):
            QWidget.setTabOrder(first, second)
        if had_focus and self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        elif had_focus and self.rest is not None:
            self.rest.setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrange(self) -> None:
        self._place(paper_of(self), move=True)

    def _shown_buttons(self) -> list[Button]:
        return [*self._buttons, *([self.all_choices] if not self.all_choices.isHidden() else [])]

    def _place(self, paper: QRectF, *, move: bool) -> int:
        """Words and buttons side by side, or the buttons below where they would crowd the words. Gives the height."""
        look = self._look
        side, lead, least = look.px(_SIDE), look.px(_LEAD), look.px(_LEAST)
        buttons = self._shown_buttons()
        room = paper.width() - lead - side
        wanted = max(self._label.natural_width(), self._detail.natural_width() if self._detailed else 0)
        for words in (translate("table", "All choices"), ""):
            # The list's own words go first where they would crowd what is said.
            self.all_choices.setText(words)
            sizes = [button.sizeHint() for button in buttons]
            beside = room - sum(size.width() for size in sizes) - look.px(14)
            if beside >= wanted or self.all_choices not in buttons:
                break
        stacked = bool(buttons) and (beside < min(wanted, 0.62 * room))
        width = room if stacked or not buttons else beside
        label = self._label.height_for(width)
        detail = self._detail.height_for(width) if self._detailed else 0
        text = label + detail
        tall = max((size.height() for size in sizes), default=0)
        if not stacked:
            height = max(least, round(text + look.px(9 if label + detail > look.px(30) else 20)), tall + look.px(6))
            if move:
                self._put_text(paper, width, (paper.height() - text) / 2, label, detail)
                self._put_buttons(paper, [(buttons, sizes)], (paper.height() - tall) / 2)
            return height
        rows = _rows(buttons, sizes, room)
        top = look.px(12)
        if move:
            self._put_text(paper, width, top, label, detail)
            self._put_buttons(paper, rows, top + text + look.px(2))
        return round(top + text + look.px(2) + tall * len(rows) + look.px(6))

    def _put_text(self, paper: QRectF, width: float, top: float, label: float, detail: float) -> None:
        lead = self._look.px(_LEAD)
        x = paper.right() - lead - width if self._look.rtl else paper.left() + lead
        self._label.setGeometry(round(x), round(paper.top() + top), round(width), round(label))
        self._detail.setGeometry(round(x), round(paper.top() + top + label), round(width), round(detail))

    def _put_buttons(self, paper: QRectF, rows: list[tuple[list[Button], list[QSize]]], top: float) -> None:
        """Each row stands at the trailing edge."""
        y, side = paper.top() + top, self._look.px(_SIDE) - 4
        for buttons, sizes in rows:
            x = 0.0
            for button, size in zip(reversed(buttons), reversed(sizes), strict=True):
                left = paper.left() + side + x if self._look.rtl else paper.right() - side - x - size.width()
                button.setGeometry(round(left), round(y), size.width(), size.height())
                x += size.width()
            y += max((size.height() for size in sizes), default=0)


def _rows(buttons: list[Button], sizes: list[QSize], room: float) -> list[tuple[list[Button], list[QSize]]]:
    """Buttons broken into rows of a width."""
    rows: list[tuple[list[Button], list[QSize]]] = [([], [])]
    taken = 0
    for button, size in zip(buttons, sizes, strict=True):
        if rows[-1][0] and taken + size.width() > room:
            rows.append(([], []))
            taken = 0
        rows[-1][0].append(button)
        rows[-1][1].append(size)
        taken += size.width()
    return rows
