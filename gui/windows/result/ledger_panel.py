"""The ledger on its paper: ranking, lines, totals, with one set of columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.controls import PANEL_AIR, Look, Panel
from gui.i18n import translate
from gui.windows.phrases import numbers_of, player_words
from gui.windows.result.columns import Columns, arrange_columns
from gui.windows.result.headline import seat_name
from gui.windows.result.ledger import Ledger, make_ledger
from gui.windows.result.ledger_art import Sheet
from gui.windows.result.ledger_ends import LedgerFoot, LedgerHead, foot_height, head_height
from gui.windows.result.ledger_view import LedgerView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from engine.core.match import Match, SeatSetup
    from engine.core.outcome import Outcome
    from engine.core.seats import Seat
    from gui.games.kit import BoardKit

_LEAST_ROW, _MOST_ROW = 31, 40
_BAR: Final = 12


class LedgerPanel(Panel):
    """Takes what height it is given: rows are a little taller where there is room, and scroll where there is none."""

    followed = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, padding=0, parent=parent)
        self._seats: Sequence[SeatSetup] = ()
        self._kit: BoardKit | None = None
        self._ledger: Ledger | None = None
        self.head, self.view, self.foot = LedgerHead(look), LedgerView(look), LedgerFoot(look)
        self.view.followed.connect(self.followed)
        self.view.resized.connect(self._arrange)
        self._rows: list[QHBoxLayout] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.head, self.view, self.foot):
            row = QHBoxLayout()
            row.addWidget(part)
            column.addLayout(row, 1 if part is self.view else 0)
            self._rows.append(row)

    def open(self, match: Match, kit: BoardKit) -> None:
        outcome = match.outcome
        assert outcome is not None, "open: the match is not over"
        self.show_outcome(outcome, match.setup.seats, kit)

    def show_outcome(self, outcome: Outcome, seats: Sequence[SeatSetup], kit: BoardKit) -> None:
        """Sheets of a finished game, or as far as they go in one that is not; without a ranking in the order of
        seats."""
        self._seats, self._kit, self._ledger = seats, kit, make_ledger(outcome)
        self._arrange()
        self.view.scrollToTop()
        self.view.setCurrentIndex(self.view.model().index(0, 0))

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        if hasattr(self, "view"):
            self.view.set_look(look)
            self._arrange()

    def retranslate(self) -> None:
        self._arrange()

    def heights(self, width: int) -> tuple[int, int]:
        """For a panel of this width: the least height that is of use, and the one with every line in sight."""
        if self._ledger is None:
            return 200, 200
        around = PANEL_AIR.top() + PANEL_AIR.bottom() + foot_height(self._look)
        columns = self._columns(width - PANEL_AIR.left() - PANEL_AIR.right())
        around += head_height(columns.breadth, self._look)
        rows = len(self._ledger.rows)
        return around + min(rows, 4) * self._look.px(_LEAST_ROW), around + rows * self._look.px(_MOST_ROW)

    # ---- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # ---- inside

    def _columns(self, width: int) -> Columns:
        assert self._ledger is not None
        numbers = numbers_of(self._look)
        figures = [numbers(cell.value) for row in self._ledger.rows for cell in row.cells if cell is not None]
        totals = [numbers(column.total) for column in self._ledger.columns]
        return arrange_columns(self._ledger, self._labels(), figures, totals, max(200, width), self._look)

    def _labels(self) -> tuple[str, ...]:
        assert self._ledger is not None and self._kit is not None
        return tuple(self._kit.sentences.score_line(row.first) for row in self._ledger.rows)

    def _arrange(self) -> None:
        """Columns for this width, rows for this height."""
        if self._ledger is None:
            return
        ledger, look, seats = self._ledger, self._look, self._seats
        room = self.view.height()
        least, most = look.px(_LEAST_ROW), look.px(_MOST_ROW)
        height = max(least, min(most, room // max(1, len(ledger.rows))))
        bar = _BAR if height * len(ledger.rows) > room else 0
        for row in (self._rows[0], self._rows[2]):
            row.setContentsMargins(bar if look.rtl else 0, 0, 0 if look.rtl else bar, 0)
        sheet = Sheet(
            ledger=ledger,
            labels=self._labels(),
            names=tuple(seat_name(column.seat, seats) for column in ledger.columns),
            remarks=tuple(_remarks(column.seat, seats) for column in ledger.columns),
            styles=tuple(seats[c.seat].style if c.seat < len(seats) else -1 for c in ledger.columns),
            numbers=numbers_of(look),
            columns=self._columns(self.width() - PANEL_AIR.left() - PANEL_AIR.right() - bar),
        )
        self.head.show_sheet(sheet)
        self.foot.show_sheet(sheet)
        self.view.show_sheet(sheet, height)


def _remarks(seat: Seat, seats: Sequence[SeatSetup]) -> tuple[str, ...]:
    """What is said below a name in the ranking, at two lengths: nothing of people."""
    if seat >= len(seats) or seats[seat].kind == "human":
        return ()
    level = player_words(seats[seat].player)
    return translate("result", "computer, {level}").format(level=level), level
