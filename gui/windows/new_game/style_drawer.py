"""The drawer of colours and shapes inside a seat's row: never a popup over other seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.art.painting import fill, outline, rounded, text
from gui.art.seats import draw_stone, paint_stone
from gui.art.surfaces import focus_ring, raised
from gui.controls import AIR, Label, Look, brush_on, ring_wanted
from gui.i18n import isolated, translate
from gui.windows.new_game.draft import STYLES
from gui.windows.new_game.words import style_names

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPainter, QPaintEvent

_CELL_WIDTH, _CELL_HEIGHT = 64, 76


class StyleCell(QAbstractButton):
    """One colour and shape; with `owner` another seat has it, and taking it swaps."""

    def __init__(self, style: int, look: Look) -> None:
        super().__init__()
        self._look = look
        self.style_index = style
        self.owner = ""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def show_state(self, name: str, owner: str, mine: bool) -> None:
        self.owner = owner
        self.setText(name)
        self.setChecked(mine)
        self.setAccessibleName(name)
        self.setAccessibleDescription(
            translate("new_game", "{name} has it; the two swap").format(name=isolated(owner)) if owner else ""
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(_CELL_WIDTH) + 2 * AIR, self._look.px(_CELL_HEIGHT) + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(52), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect = QRectF(self.rect()).adjusted(AIR, AIR, -AIR, -AIR)
        radius = look.px(10)
        if self.isChecked():
            raised(p, theme, rect, radius, chosen=True)
        elif self.underMouse():
            fill(p, rounded(rect, radius), theme.raised, 0.8)
            outline(p, rect, radius, theme.rim, 1, 0.7)
        style = look.seats[self.style_index]
        middle = QRectF(rect.left(), rect.top() + look.px(6), rect.width(), look.px(44)).center()
        if self.owner:
            paint_stone(p, style, middle.x(), middle.y(), look.px(14), alpha=0.5)
        else:
            draw_stone(p, style, middle, look.px(14), self.devicePixelRatioF())
        foot = QRectF(rect.left() + 2, rect.bottom() - look.px(25), rect.width() - 4, look.px(20))
        if self.owner:
            self._paint_owner(p, foot)
        else:
            weight = 650 if self.isChecked() else 400
            text(p, self.text(), foot, look.font(12, weight), theme.ink, "centre", rtl=look.rtl)
        if ring_wanted(self):
            focus_ring(p, theme, rect, radius)
        p.end()

    def _paint_owner(self, p: QPainter, foot: QRectF) -> None:
        look, theme = self._look, self._look.theme
        width = min(foot.width(), look.advance(self.owner, 12, 600) + look.px(18))
        pill = QRectF(foot.center().x() - width / 2, foot.top(), width, foot.height())
        fill(p, rounded(pill, pill.height() / 2), theme.paper)
        outline(p, pill, pill.height() / 2, theme.rim, 1, 0.6)
        text(p, self.owner, pill.adjusted(6, 0, -6, 0), look.font(12, 600), theme.ink, "centre", rtl=look.rtl)


class StyleDrawer(QWidget):
    """`taken(style)` when a cell is pressed."""

    taken = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self.cells = [StyleCell(style, look) for style in range(STYLES)]
        for cell in self.cells:
            cell.clicked.connect(lambda _=False, style=cell.style_index: self.taken.emit(style))
        self.hint = Label("", look, size=12, tone="soft", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(2)
        column.addLayout(self._grid)
        column.addWidget(self.hint)
        self._columns = 0
        self.set_columns(8)

    def set_look(self, look: Look) -> None:
        self._look = look

    def set_columns(self, columns: int) -> None:
        """All in one row, or in two where there is no room."""
        if columns == self._columns:
            return
        self._columns = columns
        for place, cell in enumerate(self.cells):
            self._grid.addWidget(cell, place // columns, place % columns)

    def show_styles(self, mine: int, owners: Mapping[int, str]) -> None:
        """`owners`: who has which of the others."""
        for cell, name in zip(self.cells, style_names(), strict=True):
            cell.show_state(name, owners.get(cell.style_index, ""), cell.style_index == mine)
        self.hint.setText(
            translate("new_game", "Each colour has its own shape. Take one that is taken and the two seats swap.")
        )
