"""The end of a game: who won and why, the score sheets line by line, the table as it lay."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.core.options import changed_fields
from gui.controls import Button, Label, Look, ScrollArea, TablePage
from gui.i18n import translate
from gui.windows.page_bar import PageBar
from gui.windows.phrases import numbers_of, press_focused
from gui.windows.result.final_board import FinalBoard
from gui.windows.result.headline import headline, margin
from gui.windows.result.ledger_panel import LedgerPanel
from gui.windows.result.winner import WinnerSigns
from gui.windows.when import when

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from engine.core.match import Match
    from gui.games.kit import BoardKit

_BOARD_FROM = 1180
"""Logical pixels at 100 % text: a narrower window leaves the picture of the table away."""
_MARGIN, _WIDEST = 12, 1760


def _now() -> datetime:
    return datetime.now(UTC)


class ResultPage(TablePage):
    """`open` a finished match. `rules_wanted` carries the clause to open the rule book at, or an empty string."""

    rematch_wanted = Signal()
    home_wanted = Signal()
    rules_wanted = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None, *, now: Callable[[], datetime] = _now) -> None:
        super().__init__(look, parent)
        self._now = now
        self.setLayoutDirection(look.direction)
        self._match: Match | None = None
        self._kit: BoardKit | None = None
        self.bar = PageBar(look)
        self.bar.back_wanted.connect(self.home_wanted)
        self.bar.row.addWidget(self.bar.line, 1)
        self.moment = Label("", look, tone="soft")
        self.bar.row.addWidget(self.moment)
        self.signs = WinnerSigns(look)
        self.headline = Label("", look, size=28, weight=780, wrap=True)
        self.reason = Label("", look, tone="soft", wrap=True)
        self.rematch = Button("", look, kind="primary", icon="rematch")
        self.rules = Button("", look, icon="book")
        self.home = Button("", look, icon="home")
        self.rematch.clicked.connect(self.rematch_wanted)
        self.rules.clicked.connect(lambda: self.rules_wanted.emit(""))
        self.home.clicked.connect(self.home_wanted)
        self.board, self.ledger = FinalBoard(look), LedgerPanel(look)
        self.ledger.followed.connect(self.rules_wanted.emit)
        self._lay_out()
        self.retranslate()

    def open(self, match: Match, kit: BoardKit) -> None:
        """Show how `match`, which is over, ended."""
        self._match, self._kit = match, kit
        self.ledger.open(match, kit)
        self.board.show_board(kit, match.view(None))
        self.retranslate()
        self._fit()
        self.rematch.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.rematch.setText(translate("result", "Play again"))
        self.rules.setText(translate("result", "Rule book"))
        self.home.setText(translate("result", "Home"))
        self.bar.back.set_name(translate("result", "Home"))
        if self._match is None or self._kit is None or self._match.outcome is None:
            return
        match, kit, outcome = self._match, self._kit, self._match.outcome
        seats, numbers = match.setup.seats, numbers_of(self._look)
        self.headline.setText(headline(outcome, seats, numbers, kit.score_text))
        ahead = margin(outcome, seats, numbers, kit.score_text)
        reason = kit.sentences.reason(outcome)
        self.reason.setText(f"{reason}  ·  {ahead}" if ahead else reason)
        self.signs.show_styles([seats[seat].style for seat in outcome.winners if seat < len(seats)])
        self.bar.title.setText(kit.sentences.name())
        self.bar.line.setText(self._rules_line())
        begun = datetime.fromisoformat(match.setup.created)
        self.moment.setText(when(begun, self._now(), numbers))
        self.board.set_caption(kit.sentences.status(match.view(None)))
        self.ledger.retranslate()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._fit()
        self.retranslate()

    # ---- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            press_focused(self)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # ---- inside

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.headline)
        words.addWidget(self.reason)
        words.addStretch(1)
        winner = QHBoxLayout()
        winner.setSpacing(4)
        winner.addWidget(self.signs)
        winner.addLayout(words, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(2)
        buttons.addStretch(1)
        for button in (self.rematch, self.rules, self.home):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.setContentsMargins(8, 8, 8, 4)
        self._top.addLayout(winner, 1)
        self._top.addLayout(buttons)
        body = QHBoxLayout()
        body.setSpacing(0)
        top = Qt.AlignmentFlag.AlignTop
        body.addWidget(self.board, 0, top)
        body.addWidget(self.ledger, 1, top)
        content = QWidget()
        self._page = QVBoxLayout(content)
        self._page.setSpacing(0)
        self._page.addLayout(self._top)
        self._page.addLayout(body)
        self._page.addStretch(1)
        self.scroller = ScrollArea(self._look)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.set_content(content)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(self.scroller, 1)

    def _fit(self) -> None:
        """What stands beside what, in a window of this size with text of this size."""
        look, seats = self._look, len(self._match.setup.seats) if self._match else 0
        narrow = self.width() < look.px(980)
        down, beside = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._top.setDirection(down if narrow else beside)
        shown = self.width() >= look.px(_BOARD_FROM + 30 * max(0, seats - 4))
        self.board.setVisible(shown)
        side = max(_MARGIN, (self.width() - look.px(_WIDEST)) // 2)
        self._page.setContentsMargins(side, 6, side, 6)
        room = self.height() - self.bar.sizeHint().height() - self._top.sizeHint().height() - 16
        inner = self.width() - 2 * side
        width = self._board_width(inner, seats) if shown else 0
        least, natural = self.ledger.heights(inner - width)
        self.ledger.setFixedHeight(max(least, min(room, natural)))
        self.board.setFixedSize(width, max(200, min(room, round(width * 1.12))))

    def _board_width(self, inner: int, seats: int) -> int:
        """What a ledger with its derivations leaves, within reason."""
        spare = inner - self._look.px(270 + 200 * seats)
        least, most = round(inner * (0.31 if seats > 5 else 0.36)), round(inner * 0.45)
        return max(430, least, min(most, spare))

    def _rules_line(self) -> str:
        """``3 players, tutorial rules with 2 changes``."""
        assert self._match is not None and self._kit is not None
        game, options, numbers = self._match.game, self._match.setup.options, numbers_of(self._look)
        changes = {name: len(changed_fields(base, options)) for name, base in game.profiles.items()}
        nearest = min(changes, key=lambda name: changes[name])
        players, profile = numbers(len(self._match.setup.seats)), self._kit.sentences.profile_name(nearest)
        count = changes[nearest]
        if not count:
            template = translate("result", "{players} players  ·  {profile}")
        elif count == 1:
            template = translate("result", "{players} players  ·  {profile} with {count} change")
        else:
            template = translate("result", "{players} players  ·  {profile} with {count} changes")
        return template.format(players=players, profile=profile, count=numbers(count))
