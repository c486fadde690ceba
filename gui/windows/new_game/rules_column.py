"""The rules of the game being set up: a set of rules, what the person changed in it, and all the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.core.options import OptionField, OptionValue, option_fields
from gui.controls import Button, ChoiceCard, Disclosure, IconButton, Label, Look, Panel
from gui.i18n import isolated, translate
from gui.windows.new_game.option_controls import OptionBody
from gui.windows.new_game.option_line import OptionLine

if TYPE_CHECKING:
    from gui.games.kit import Sentences
    from gui.windows.new_game.draft import Draft

_ICONS: Final = {"tutorial": "learn", "published": "box"}


class RulesColumn(QWidget):
    """Shows a draft's rules and changes them. `changed` when anything did.

    An option being worked on stays where it is until another is taken up: what one presses does not run away.
    """

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._draft: Draft | None = None
        self._said: Sentences | None = None
        self._fields: dict[str, OptionField] = {}
        self._open = ""
        self._carded: tuple[str, ...] = ()
        self.profiles: dict[str, ChoiceCard] = {}
        self.lines: dict[str, OptionLine] = {}
        self.cards: dict[str, OptionBody] = {}
        self.title = Label("", look, size=20, weight=650)
        self.line = Label("", look, tone="soft", wrap=True)
        self._profile_row = QHBoxLayout()
        self._profile_row.setSpacing(4)
        self.changed_title = Label("", look, weight=650)
        self.undo_all = Button("", look, kind="quiet")
        self.undo_all.clicked.connect(self._undo_all)
        self._changed_head = QWidget()
        head = self._changed_row = QHBoxLayout(self._changed_head)
        head.addWidget(self.changed_title)
        head.addStretch(1)
        head.addWidget(self.undo_all)
        self._cards = QVBoxLayout()
        self._cards.setSpacing(0)
        self.rest_panel = Panel(look, kind="quiet", radius=12, padding=0)
        self.rest = Disclosure("", look, is_open=True)
        self._rest_lines = QVBoxLayout(self.rest.content)
        self._rest_lines.setContentsMargins(0, 0, 0, 6)
        self._rest_lines.setSpacing(0)
        inside = QVBoxLayout(self.rest_panel)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.rest)
        self._lay_out()

    # ---- showing

    def show_draft(self, draft: Draft, said: Sentences) -> None:
        self._draft, self._said = draft, said
        self._fields = {field.name: _in_order(field, draft) for field in option_fields(draft.game.options_type)}
        self._open, self._carded = "", draft.changed
        self.retranslate()

    def retranslate(self) -> None:
        """All words anew; controls are made afresh, because their words are theirs."""
        self.title.setText(translate("new_game", "Rules"))
        self.line.setText(translate("new_game", "Choose a set, then change what you like."))
        self.changed_title.setText(translate("new_game", "You changed"))
        self.undo_all.setText(translate("new_game", "Undo all"))
        if self._draft is None or self._said is None:
            return
        self._make_profiles(self._draft, self._said)
        self._make_all()

    def set_look(self, look: Look) -> None:
        self._look = look
        self._set_margins()

    def _set_margins(self) -> None:
        """Qt does not mirror margins: words begin at the cards' edge, the button's words end there."""
        lead, trail = 8, 2
        left, right = (trail, lead) if self._look.rtl else (lead, trail)
        self._changed_row.setContentsMargins(left, 0, right, 0)

    # ---- building

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setContentsMargins(8, 0, 8, 0)
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.line)
        profiles = QHBoxLayout()
        profiles.setContentsMargins(8, 12, 8, 0)
        profiles.addLayout(self._profile_row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(words)
        column.addLayout(profiles)
        column.addWidget(self._changed_head)
        column.addLayout(self._cards)
        column.addWidget(self.rest_panel)
        column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._set_margins()

    def _make_profiles(self, draft: Draft, said: Sentences) -> None:
        _empty(self._profile_row)
        self.profiles = {}
        for profile in draft.game.profiles:
            card = ChoiceCard(
                said.profile_name(profile),
                said.profile_help(profile),
                self._look,
                icon=_ICONS.get(profile, "sliders"),
                chosen=profile == draft.profile,
            )
            card.setLayoutDirection(self._look.direction)
            card.clicked.connect(lambda _=False, profile=profile: self._take_profile(profile))
            self._profile_row.addWidget(card)
            self.profiles[profile] = card

    def _make_all(self) -> None:
        """Cards for what differs, lines for the rest."""
        draft, said, look = self._draft, self._said, self._look
        assert draft is not None and said is not None
        for layout in (self._cards, self._rest_lines):
            _empty(layout)
        self.cards, self.lines = {}, {}
        shown = [field for field in self._fields.values() if said.option_shown(field.name, draft.options)]
        for field in shown:
            value = getattr(draft.options, field.name)
            if field.name in self._carded:
                self._cards.addWidget(self._card(field, value))
            else:
                line = OptionLine(field, value, said, look)
                line.setLayoutDirection(look.direction)
                line.toggled.connect(self._toggle)
                line.changed.connect(self._set)
                line.show_value(value, field.name in draft.changed)
                self._rest_lines.addWidget(line)
                self.lines[field.name] = line
                if field.name == self._open:
                    line.unfold(value)
        self._changed_head.setVisible(bool(self.cards))
        template = translate("new_game", "As in “{profile}”")
        self.rest.set_words(template.format(profile=said.profile_name(draft.profile)))
        self.rest_panel.setVisible(bool(self.lines))

    def _card(self, field: OptionField, value: OptionValue) -> Panel:
        """An option that differs: a saffron bar, its control, and the way back."""
        draft, said, look = self._draft, self._said, self._look
        assert draft is not None and said is not None
        panel = Panel(look, radius=12, padding=16)
        panel.set_accent(look.theme.saffron)
        panel.setLayoutDirection(look.direction)
        body = OptionBody(field, value, said, look, parent=panel)
        body.changed.connect(self._set)
        usual = said.option_value(field.name, getattr(draft.game.profiles[draft.profile], field.name))
        back = IconButton(
            "undo", translate("new_game", "Back to: {value}").format(value=isolated(usual)), look, size=28
        )
        back.clicked.connect(lambda: self._undo(field.name))
        body.head.addWidget(back, 0, Qt.AlignmentFlag.AlignVCenter)
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(body)
        self.cards[field.name] = body
        return panel

    # ---- changes

    def _take_profile(self, profile: str) -> None:
        assert self._draft is not None
        self._draft.take_profile(profile)
        self._open, self._carded = "", ()
        self._make_all()
        self.changed.emit()

    def _toggle(self, name: str) -> None:
        """Unfold another line; what was being worked on goes where it belongs now."""
        assert self._draft is not None
        self._open = "" if self._open == name else name
        self._carded = tuple(changed for changed in self._draft.changed if changed != self._open)
        self._make_all()
        line = self.lines.get(name)
        if line is not None:
            line.head.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set(self, name: str, value: OptionValue) -> None:
        """A control was moved. Others may come and go with it (rounds with the way the game ends)."""
        assert self._draft is not None and self._said is not None
        before = self._shown()
        self._draft.set_option(name, value)
        if name in self.lines:
            self.lines[name].show_value(value, name in self._draft.changed)
        if self._shown() != before:
            self._make_all()
            self._focus(name)
        self.changed.emit()

    def _undo(self, name: str) -> None:
        assert self._draft is not None
        self._draft.undo_option(name)
        self._settle()
        if name in self.lines:
            self.lines[name].head.setFocus(Qt.FocusReason.OtherFocusReason)

    def _undo_all(self) -> None:
        assert self._draft is not None
        self._draft.take_profile(self._draft.profile)
        self._settle()
        self.profiles[self._draft.profile].setFocus(Qt.FocusReason.OtherFocusReason)

    def _settle(self) -> None:
        assert self._draft is not None
        self._open, self._carded = "", self._draft.changed
        self._make_all()
        self.changed.emit()

    def _shown(self) -> tuple[str, ...]:
        assert self._draft is not None and self._said is not None
        return tuple(name for name in self._fields if self._said.option_shown(name, self._draft.options))

    def _focus(self, name: str) -> None:
        """The control that was just moved keeps the keyboard though it was made afresh."""
        body = self.cards.get(name) or (self.lines[name].body if name in self.lines else None)
        if body is not None:
            body.control.setFocus(Qt.FocusReason.OtherFocusReason)


def _in_order(field: OptionField, draft: Draft) -> OptionField:
    """Words to choose from stand as the rule sets have them, the first set's first; numbers stay in their order."""
    if not field.choices or not all(isinstance(choice, str) for choice in field.choices):
        return field
    usual = [getattr(options, field.name) for options in draft.game.profiles.values()]
    order = dict.fromkeys([*usual, *field.choices])
    return msgspec.structs.replace(field, choices=tuple(order))


def _empty(layout: QHBoxLayout | QVBoxLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
