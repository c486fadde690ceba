"""The right control for an option, and an option as a card with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.controls import DropDown, Label, Look, Segmented, Stepper, Toggle

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.core.options import OptionField, OptionValue
    from gui.games.kit import Sentences

_MOST_SEGMENTS = 3


class OptionControl(QWidget):
    """A toggle, a stepper, segments or a list for one option. `changed(value)` by the person only; `is_small` ones
    stand beside the title, the others below it."""

    changed = Signal(object)

    def __init__(
        self, field: OptionField, value: OptionValue, said: Sentences, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.field = field
        self.is_small = field.is_switch or field.is_number
        name = said.option_name(field.name)
        words = [said.option_value(field.name, choice) for choice in field.choices]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.control: Toggle | Stepper | Segmented | DropDown
        tell = self._teller()
        if field.is_switch:
            self.control = Toggle(look, name=name, on=bool(value))
            self.control.toggled.connect(tell)
        elif field.is_number:
            self.control = Stepper(field.least, field.most, int(value), look, name=name, step=_step(field))
            self.control.valueChanged.connect(tell)
        else:
            chosen = field.choices.index(value)
            room = sum(look.advance(word, 14, 650) + look.px(28) for word in words)
            if len(words) <= _MOST_SEGMENTS and room <= look.px(310):
                self.control = Segmented(words, look, name=name, chosen=chosen)
                self.control.changed.connect(lambda place: tell(field.choices[place]))
            else:
                self.control = DropDown(words, look, name=name, chosen=chosen)
                self.control.activated.connect(lambda place: tell(field.choices[place]))
        row.addWidget(self.control)
        if not self.is_small:
            self.control.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(_first(self.control))

    def _teller(self) -> Callable[[OptionValue], None]:
        return self.changed.emit


def _step(field: OptionField) -> int:
    """Wide ranges go by fives."""
    return 5 if field.most - field.least >= 100 else 1


def _first(control: QWidget) -> QWidget:
    return control.piece(control.chosen()) if isinstance(control, Segmented) else control


class OptionBody(QWidget):
    """Title and clause, the control, one line of explanation. With `titled` False the title stands elsewhere."""

    changed = Signal(str, object)

    def __init__(
        self,
        field: OptionField,
        value: OptionValue,
        said: Sentences,
        look: Look,
        *,
        titled: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.control = OptionControl(field, value, said, look)
        self.control.changed.connect(lambda chosen: self.changed.emit(field.name, chosen))
        helping = Label(said.option_help(field.name), look, tone="soft", wrap=True)
        self.head = QHBoxLayout()
        self.head.setSpacing(4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        middle = Qt.AlignmentFlag.AlignVCenter
        if titled:
            title = Label(said.option_name(field.name), look, size=16, weight=600, wrap=True)
            clause = Label(said.option_clause(field.name), look, size=12, weight=450, tone="soft")
            self.head.addWidget(title, 0, middle)
            self.head.addWidget(clause, 0, middle)
            self.head.addStretch(1)
            if self.control.is_small:
                self.head.addWidget(self.control, 0, middle)
            column.addLayout(self.head)
            column.addWidget(helping)
            if not self.control.is_small:
                column.addWidget(self.control)
        elif self.control.is_small:
            self.head.addWidget(helping, 1, middle)
            self.head.addWidget(self.control, 0, middle)
            column.addLayout(self.head)
        else:
            column.addWidget(helping)
            column.addWidget(self.control)
