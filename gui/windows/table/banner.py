"""A slip of paper at the head of the board: something went wrong, nothing is lost, and what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from gui.art.icons import paint_icon
from gui.art.painting import clipped, rounded
from gui.controls import PANEL_AIR, Button, Look, brush_on
from gui.controls.line_label import LineLabel
from gui.controls.line_setting import LineStyle, LineWords
from gui.windows.table.paper import RADIUS, paint_paper, paper_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from gui.board.lines import Line

_SIDE: Final = 12
_LEAD: Final = 46


class Banner(QWidget):
    """`pressed(index)` is one of its buttons. It lies over the board and lets it be seen around."""

    pressed = Signal(int)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._words: LineWords | None = None
        self._room = QRect()
        self._label = LineLabel(look, style=LineStyle(14, 550), parent=self)
        self._buttons: list[Button] = []
        self.hide()

    @property
    def buttons(self) -> Sequence[Button]:
        return self._buttons

    @property
    def line(self) -> Line:
        return self._label.line

    def set_look(self, look: Look) -> None:
        self._look = look
        self.place(self._room)

    def tell(self, line: Line, words: LineWords, buttons: Sequence[str]) -> None:
        self._words = words
        self._label.set_words(words)
        self._label.set_line(line)
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        for index, said in enumerate(buttons):
            made = Button(said, self._look, size=12, parent=self)
            made.clicked.connect(lambda _=False, index=index: self.pressed.emit(index))
            made.show()
            self._buttons.append(made)
        self.show()
        self.raise_()
        self.place(self._room)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words.plain(line)))

    def place(self, room: QRect) -> None:
        """Stand at the head of the board, as wide as its words."""
        self._room = room
        if self._words is None or not room.isValid():
            return
        look = self._look
        sizes = [button.sizeHint() for button in self._buttons]
        taken = sum(size.width() for size in sizes)
        lead, side = look.px(_LEAD), look.px(_SIDE)
        natural = lead + self._label.natural_width() + 2 + look.px(12) + taken + side
        width = min(room.width(), round(natural) + 1)
        words = width - lead - taken - look.px(12) - side
        tall = max((size.height() for size in sizes), default=0)
        below = words < look.px(160) and bool(sizes)
        if below:
            words = width - lead - side
        label = self._label.height_for(words)
        height = max(look.px(46), round(label + look.px(18)), tall + 6)
        if below:
            height = round(label + look.px(12) + tall + 6)
        left = room.x() + (room.width() - width) // 2
        paper = QRect(left, room.y() + look.px(16), width, height)
        self.setGeometry(paper.marginsAdded(PANEL_AIR))
        inner = paper_of(self)
        x = inner.right() - lead - words if look.rtl else inner.left() + lead
        top = look.px(10) if below else (height - label) / 2
        self._label.setGeometry(round(x), round(inner.top() + top), round(words), round(label))
        along = 0
        for button, size in zip(reversed(self._buttons), reversed(sizes), strict=True):
            at = inner.left() + side - 4 + along if look.rtl else inner.right() - side + 4 - along - size.width()
            y = inner.bottom() - size.height() - 3 if below else inner.center().y() - size.height() / 2
            button.setGeometry(round(at), round(y), size.width(), size.height())
            along += size.width()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme, paper = brush_on(self), self._look, self._look.theme, paper_of(self)
        paint_paper(p, theme, paper, event.rect(), 1.5)
        with clipped(p, rounded(paper, RADIUS)):
            x = paper.right() - 4 if look.rtl else paper.left()
            p.fillRect(QRectF(x, paper.top(), 4, paper.height()), theme.pomegranate)
        x = paper.right() - look.px(26) if look.rtl else paper.left() + look.px(26)
        y = self._label.y() + look.px(10.5)
        paint_icon(p, "warn", QPointF(x, y), theme.pomegranate_ink, look.px(19), width=1.8)
        p.end()
