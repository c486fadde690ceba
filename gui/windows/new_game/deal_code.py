"""The deal code, folded away: the same code deals the same game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.controls import Disclosure, Label, Look, Panel, PathField
from gui.i18n import translate
from gui.windows.new_game.draft import LONGEST_CODE

if TYPE_CHECKING:
    from gui.windows.new_game.draft import Draft


class DealCode(Panel):
    """`changed` while a code is being written."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, kind="quiet", radius=12, padding=0, parent=parent)
        self._draft: Draft | None = None
        self.fold = Disclosure("", look, icon="key")
        self.field = PathField("", look, name="", icon="key", read_only=False)
        self.field.textEdited.connect(self._edited)
        self.hint = Label("", look, size=12, tone="soft", wrap=True)
        self.fault = Label("", look, size=12, tone="pomegranate", wrap=True)
        self.fault.hide()
        inside = QVBoxLayout(self.fold.content)
        inside.setContentsMargins(16, 0, 16, 12)
        inside.setSpacing(2)
        for widget in (self.field, self.fault, self.hint):
            inside.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.fold)

    def show_draft(self, draft: Draft) -> None:
        self._draft = draft
        self.field.setText(draft.code)
        self.fold.set_open(False)
        self.refresh()

    def refresh(self) -> None:
        """The line beside the title, and what is wrong with the code."""
        if self._draft is None:
            return
        code = self._draft.code.strip()
        self.fold.set_words(translate("new_game", "Deal code"), code or translate("new_game", "a new deal each time"))
        wrong = self._draft.code_fault
        self.fault.setVisible(wrong)
        self.field.setAccessibleDescription(self.fault.text() if wrong else self.hint.text())

    def retranslate(self) -> None:
        self.field.setAccessibleName(translate("new_game", "Deal code"))
        self.hint.setText(
            translate("new_game", "With the same code, seats and rules the same cards come in the same order.")
        )
        template = translate("new_game", "A code has Latin letters, digits and hyphens, {most} at most.")
        self.fault.setText(template.format(most=self._look.number(LONGEST_CODE)))
        self.refresh()

    def _edited(self, words: str) -> None:
        assert self._draft is not None
        self._draft.code = words
        self.refresh()
        self.changed.emit()
