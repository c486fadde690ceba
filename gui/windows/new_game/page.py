"""Setting up a game: seats, rules, one button. Everything has a sensible value from the start."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.controls import Button, Label, Look, ScrollArea, TablePage
from gui.i18n import translate
from gui.windows.new_game.cover import SHADE, CoverStrip
from gui.windows.new_game.deal_code import DealCode
from gui.windows.new_game.draft import Draft, new_draft
from gui.windows.new_game.footer import Footer
from gui.windows.new_game.rules_column import RulesColumn
from gui.windows.new_game.seat_list import SeatList
from gui.windows.new_game.words import company, players_and_minutes, rules_in_short
from gui.windows.page_bar import PageBar
from gui.windows.phrases import numbers_of, press_focused

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from engine.core.contract import Game
    from gui.games.kit import BoardKit
    from gui.settings import SettingsStore

_COVER, _COVER_SLIM = 348, 140
_COVER_FROM, _SLIM_FROM = 1200, 1100
"""Widths of the window at 100 % text from which the cover stands in full, and at all."""
_SEATS, _RULES, _BETWEEN = 632, 360, 32
_SCROLL_BAR = 12
_GROW = 1.3
"""Columns grow this much at most in a wide window."""


class NewGamePage(TablePage):
    """`open` for a game; `start_wanted` carries the `Setup`, `back_wanted` goes home."""

    start_wanted = Signal(object)
    back_wanted = Signal()

    def __init__(
        self, look: Look, settings: SettingsStore, parent: QWidget | None = None, *, rng: Random | None = None
    ) -> None:
        super().__init__(look, parent)
        self._settings = settings
        self.setLayoutDirection(look.direction)
        self._rng = rng or SystemRandom()
        self._draft: Draft | None = None
        self._kit: BoardKit | None = None
        self.cover = CoverStrip(look)
        self.bar = PageBar(look)
        self.seats_title = Label("", look, size=20, weight=650)
        self.seats_line = Label("", look, tone="soft", wrap=True)
        self.shuffle = Button("", look, icon="shuffle")
        self.seats, self.code, self.rules = SeatList(look), DealCode(look), RulesColumn(look)
        self.footer = Footer(look)
        self.scroller = ScrollArea(look)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._connect()
        self._lay_out()
        self.retranslate()

    # ---- what the window uses

    def open(self, game: Game, kit: BoardKit) -> None:
        """Begin from the last seats of this game and its default rules."""
        self._kit = kit
        remembered = self._settings.settings.last_seats.get(game.key)
        self._draft = new_draft(game, numbers_of(self._look).language, remembered)
        self.cover.show_kit(kit)
        self.seats.show_draft(self._draft)
        self.code.show_draft(self._draft)
        self.rules.show_draft(self._draft, kit.sentences)
        self.retranslate()
        self._fit()
        self.scroller.verticalScrollBar().setValue(0)
        self.footer.start.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def draft(self) -> Draft:
        assert self._draft is not None, "draft: no game is open"
        return self._draft

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._fit()

    def retranslate(self) -> None:
        home = translate("new_game", "Home")
        self.bar.back.set_name(home)
        self.seats_title.setText(translate("new_game", "At the table"))
        self.seats_line.setText(translate("new_game", "Turns pass from top to bottom."))
        self.shuffle.setText(translate("new_game", "Shuffle seats"))
        self.footer.start.setText(translate("new_game", "Start the game"))
        if self._draft is None or self._kit is None:
            return
        numbers = numbers_of(self._look)
        self._draft.speak(numbers.language)
        said = self._kit.sentences
        line = translate("new_game", "New game")
        small = players_and_minutes(self._draft.game, numbers)
        self.cover.set_words(said.name(), line, small, home)
        self.bar.title.setText(said.name())
        self.bar.line.setText(f"{line}  ·  {small}")
        self.seats.retranslate()
        self.code.retranslate()
        self.rules.retranslate()
        self._refresh()

    # ---- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            press_focused(self)
        else:
            super().keyPressEvent(event)

    # ---- inside

    def _connect(self) -> None:
        self.cover.back_wanted.connect(self.back_wanted)
        self.bar.back_wanted.connect(self.back_wanted)
        self.shuffle.clicked.connect(self._shuffle)
        self.seats.changed.connect(self._refresh)
        self.seats.focus_moved.connect(self._show_row)
        self.code.changed.connect(self._refresh)
        self.rules.changed.connect(self._refresh)
        self.footer.start.clicked.connect(self._start)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.seats_title)
        words.addWidget(self.seats_line)
        head = QHBoxLayout()
        head.setContentsMargins(8, 0, 8, 0)
        head.addLayout(words, 1)
        self.shuffle.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        head.addWidget(self.shuffle, 0, Qt.AlignmentFlag.AlignTop)
        self._table = QWidget()
        table = QVBoxLayout(self._table)
        table.setContentsMargins(0, 0, 0, 0)
        table.setSpacing(0)
        table.addLayout(head)
        table.addSpacing(9)
        table.addWidget(self.seats)
        table.addWidget(self.code)
        table.addStretch(1)
        content = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._columns.addWidget(self._table, 0, Qt.AlignmentFlag.AlignTop)
        self._columns.addWidget(self.rules, 0, Qt.AlignmentFlag.AlignTop)
        self._columns.addStretch(1)
        self.scroller.set_content(content)
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        self.bar.row.addWidget(self.bar.line, 1)
        right.addWidget(self.bar)
        right.addWidget(self.scroller, 1)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.footer)
        right.addLayout(self._foot)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.cover)
        whole.addLayout(right, 1)

    def _fit(self) -> None:
        """Cover in full, slim or not at all; rules beside the seats or below them."""
        look, width = self._look, self.width()
        full, slim = width >= look.px(_COVER_FROM), width >= look.px(_SLIM_FROM)
        strip = look.px(_COVER_SLIM)
        if full:
            strip = max(look.px(_COVER), min(round(width * 0.24), round(self.height() * 0.39)))
        self.cover.setVisible(slim)
        self.cover.set_worded(full)
        self.cover.setFixedWidth(strip + SHADE)
        self.bar.setVisible(not full)
        room = width - (strip if slim else 0)
        beside = room >= look.px(_SEATS + _RULES + _BETWEEN) + 48
        seats, rules = self._widths(room, beside)
        inner = seats + rules + (look.px(_BETWEEN) if beside else 0) if beside else seats
        side = max(8, (room - inner) // 2 - 12)
        lead = max(0, side - SHADE) if slim else side
        # The scroll bar takes its room from the trailing margin, so that nothing moves when it comes.
        trail = max(0, side - _SCROLL_BAR)
        left, right = (side, lead) if look.rtl else (lead, side)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if beside else down)
        self._columns.setSpacing(look.px(_BETWEEN) - 24 if beside else look.px(12))
        top = look.px(40 if full else 20)
        self._columns.setContentsMargins(trail if look.rtl else lead, top, lead if look.rtl else trail, 0)
        self._table.setFixedWidth(seats + 24)
        self.rules.setFixedWidth((rules if beside else seats) + 24)
        self._foot.setContentsMargins(left, 0, right, look.px(14 if full else 2))
        self.footer.fit(inner + 24, look.px(_RULES) + 8, low=self.height() < look.px(520))

    def _widths(self, room: int, beside: bool) -> tuple[int, int]:
        """Of the seats' paper and of the rules'."""
        look = self._look
        if not beside:
            return min(room - 48, look.px(round(_SEATS * _GROW))), 0
        free = room - look.px(_SEATS + _RULES + _BETWEEN) - 72
        grown = 1 + max(0.0, min(_GROW - 1, free / look.px(_SEATS + _RULES)))
        return round(look.px(_SEATS) * grown), round(look.px(_RULES) * grown)

    def _refresh(self) -> None:
        """The foot says what the draft is now, and whether it can begin."""
        draft, kit = self._draft, self._kit
        if draft is None or kit is None:
            return
        numbers = numbers_of(self._look)
        self.footer.company.setText(company(draft, numbers))
        self.footer.rules.setText(rules_in_short(draft, kit.sentences, numbers))
        reason = ""
        if draft.name_faults():
            reason = translate("new_game", "Every seat needs a name of its own.")
        elif draft.code_fault:
            reason = translate("new_game", "The deal code is not one.")
        self.footer.start.block(reason)

    def _shuffle(self) -> None:
        self.draft.shuffle(self._rng)
        self.seats.refresh()
        self._refresh()

    def _show_row(self, place: QRect) -> None:
        """Keep in sight what is dragged or opened."""
        content = self.scroller.widget()
        if content is not None:
            corner = self.seats.mapTo(content, place.topLeft())
            for point in (corner, corner + QPoint(0, place.height())):
                self.scroller.ensureVisible(point.x() + 40, point.y(), 0, 8)

    def _start(self) -> None:
        """Remember the seats and hand the match over."""
        draft = self.draft
        setup = draft.setup()
        kept = dict(self._settings.settings.last_seats) | {draft.game.key: draft.remembered()}
        self._settings.change(last_seats=kept)
        self.start_wanted.emit(setup)
