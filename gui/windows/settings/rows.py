"""Rows of the settings sheet: groups with an icon, labels with a line below, controls at the end. Laid out by how
wide the sheet is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.art.icons import paint_icon
from gui.art.painting import text
from gui.controls import Hairline, Label, Look, brush_on

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

GROUP_WIDTH: Final = 186
CONTROL_WIDTH: Final = 372
_THREE_COLUMNS: Final = 740
_TWO_COLUMNS: Final = 560


class GroupHead(QWidget):
    """The name of a group after its icon."""

    def __init__(self, icon: str, look: Look) -> None:
        super().__init__()
        self._icon_name = icon
        self._look = look
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_words(self, words: str) -> None:
        self._words = words
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        look = self._look
        return QSize(round(look.advance(self._words, 16, 650)) + look.px(40), look.px(46))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(60), self._look.px(46))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look = brush_on(self), self._look
        middle, half = self.height() / 2, look.px(12)
        x = self.width() - half if look.rtl else half
        paint_icon(p, self._icon_name, QPointF(x, middle), look.theme.lapis, look.px(20))
        lead = look.px(34)
        room = QRectF(0 if look.rtl else lead, 0, self.width() - lead, self.height())
        text(p, self._words, room, look.font(16, 650), look.theme.ink, rtl=look.rtl)
        p.end()


class RowWords(QWidget):
    """What a setting is, and a line that says more."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._name = Label("", look, weight=600, wrap=True)
        self._line = Label("", look, size=12, tone="soft", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self._name)
        column.addWidget(self._line)
        column.addStretch(1)

    def set_look(self, look: Look) -> None:
        self._look = look

    def set_words(self, name: str, line: str = "") -> None:
        self._name.setText(name)
        self._line.setText(line)
        self._line.setVisible(bool(line))

    def line(self) -> str:
        return self._line.text()


@dataclass
class Row:
    """One setting. `at_end`: a small control that stands at the far end instead of filling the column."""

    words: RowWords
    control: QWidget
    at_end: bool = False
    height: int = 56


@dataclass
class Group:
    """Settings that belong together."""

    head: GroupHead
    line: Hairline
    rows: list[Row] = field(default_factory=list)


def lay_rows(grid: QGridLayout, groups: list[Group], width: float, look: Look) -> None:
    """Lay everything for a sheet of that width in design pixels: the group beside, above, or all one below the
    other."""
    while grid.count():
        grid.takeAt(0)
    for old in range(grid.rowCount()):
        grid.setRowMinimumHeight(old, 0)
    three, two = width >= _THREE_COLUMNS, width >= _TWO_COLUMNS
    grid.setColumnMinimumWidth(0, look.px(GROUP_WIDTH) if three else 0)
    grid.setColumnMinimumWidth(2, look.px(CONTROL_WIDTH) if two else 0)
    grid.setColumnStretch(1, 1)
    grid.setColumnStretch(2, 1 if three else 0)
    place = 0
    for number, group in enumerate(groups):
        if number:
            grid.addWidget(group.line, place, 0, 1, 3)
            grid.setRowMinimumHeight(place, look.px(17))
            place += 1
        group.line.setVisible(number > 0)
        top = place
        if not three:
            grid.addWidget(group.head, place, 0, 1, 3)
            place += 1
        for row in group.rows:
            end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            where = end if row.at_end else Qt.AlignmentFlag.AlignVCenter
            if two:
                grid.addWidget(row.words, place, 1 if three else 0, 1, 1 if three else 2)
                grid.addWidget(row.control, place, 2, where)
                grid.setRowMinimumHeight(place, look.px(row.height))
                place += 1
            else:
                grid.addWidget(row.words, place, 0, 1, 3)
                grid.addWidget(row.control, place + 1, 0, 1, 3, where)
                grid.setRowMinimumHeight(place, look.px(34))
                grid.setRowMinimumHeight(place + 1, look.px(row.height - 8))
                place += 2
        if three:
            grid.addWidget(group.head, top, 0, Qt.AlignmentFlag.AlignVCenter)
