"""An option that is as the chosen set has it: one quiet line, which unfolds to its control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from gui.art.painting import colour, fill, rounded, text
from gui.art.surfaces import focus_ring
from gui.controls import Look, brush_on, ring_wanted
from gui.windows.new_game.option_controls import OptionBody

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from engine.core.options import OptionField, OptionValue
    from gui.games.kit import Sentences


class LineHead(QAbstractButton):
    """Title, clause and value on one line."""

    def __init__(self, title: str, clause: str, look: Look) -> None:
        super().__init__()
        self._look = look
        self._clause = clause
        self._value = ""
        self.differs = False
        self.setText(title)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_value(self, value: str, differs: bool) -> None:
        self._value, self.differs = value, differs
        self.setAccessibleName(f"{self.text()}: {value}")
        self.setAccessibleDescription(self._clause)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._look.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect, rtl = QRectF(self.rect()), look.rtl
        if self.underMouse():
            fill(p, rounded(rect.adjusted(look.px(8), 2, -look.px(8), -2), 8), theme.ink, 0.05)
        side = look.px(20)
        p.fillRect(QRectF(rect.left() + side, rect.top(), rect.width() - 2 * side, 1), colour(theme.edge, 0.6))
        line = rect.adjusted(side, 0, -side, 0)
        weight = 650 if self.isChecked() else 400
        title = look.advance(self.text(), 14, weight)
        clause = look.advance(self._clause, 12, 450) + look.px(10)
        value = look.advance(self._value, 14, 600) if not self.isChecked() else 0.0
        taken = text(p, self.text(), line, look.font(14, weight), theme.ink, rtl=rtl)
        if title + clause + value + look.px(14) <= line.width():
            gap = taken + look.px(10)
            rest = line.adjusted(0, 0, -gap, 0) if rtl else line.adjusted(gap, 0, 0, 0)
            text(p, self._clause, rest, look.font(12, 450), theme.ink_soft, rtl=rtl)
        if not self.isChecked():
            ink = theme.saffron_ink if self.differs else theme.ink_soft
            room = line.adjusted(0, 0, -title - 8, 0) if rtl else line.adjusted(title + 8, 0, 0, 0)
            text(p, self._value, room, look.font(14, 600 if self.differs else 450), ink, "end", rtl=rtl)
        if ring_wanted(self):
            focus_ring(p, theme, rect.adjusted(look.px(12), 5, -look.px(12), -5), 6)
        p.end()


class OptionLine(QWidget):
    """`toggled(field)` when its line is pressed, `changed(field, value)` from its control."""

    toggled = Signal(str)
    changed = Signal(str, object)

    def __init__(
        self, field: OptionField, value: OptionValue, said: Sentences, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._said, self.field = look, said, field
        self._differs = False
        self.head = LineHead(said.option_name(field.name), said.option_clause(field.name), look)
        self.head.clicked.connect(lambda: self.toggled.emit(field.name))
        self.body: OptionBody | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.head)
        self.show_value(value, False)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def show_value(self, value: OptionValue, differs: bool) -> None:
        self._differs = differs
        self.head.set_value(self._said.option_value(self.field.name, value), differs)
        self.update()

    def unfold(self, value: OptionValue) -> None:
        """Show explanation and control."""
        if self.body is not None:
            return
        self.head.setChecked(True)
        self.body = OptionBody(self.field, value, self._said, self._look, titled=False, parent=self)
        self.body.setLayoutDirection(self._look.direction)
        self.body.changed.connect(self.changed)
        side = self._look.px(16)
        self.body.setContentsMargins(side, 0, side, self._look.px(10))
        self._column.addWidget(self.body)
        self.body.show()

    def fold(self) -> None:
        self.head.setChecked(False)
        if self.body is not None:
            self.body.hide()
            self.body.deleteLater()
            self.body = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """A bar at the leading edge while it differs from the set and is still being worked on."""
        if not self._differs:
            return
        p = brush_on(self)
        x = self.width() - 4 if self._look.rtl else 0
        p.fillRect(QRectF(x, 2, 4, self.height() - 4), colour(self._look.theme.saffron))
        p.end()
