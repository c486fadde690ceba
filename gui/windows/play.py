"""The match at the table: its file, its session, and who decides for its seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.games import find_kit
from gui.seats import AiSeat, HumanSeat, Position
from gui.session import Session

if TYPE_CHECKING:
    from engine.core.contract import AnyView
    from engine.core.match import Match, Setup
    from engine.library.files import Continued, MatchFile
    from gui.games.kit import BoardKit
    from gui.seats import SeatDriver, Thinker


class Play:
    """One match being played, or only looked at. `close` gives its file back; everything played is in it already."""

    def __init__(self, match: Match, drivers: list[SeatDriver], file: MatchFile | None) -> None:
        self.match = match
        self.kit: BoardKit = find_kit(match.setup.game)
        self.session = Session(match, drivers)
        self._file = file

    def close(self) -> None:
        """May be called again."""
        self.session.stop()
        self.match.record_with(None)
        if self._file is not None:
            self._file.close()


def play_on(continued: Continued, computer: Thinker) -> Play:
    """A new match, or one taken up again."""
    return Play(continued.match, drivers_for(continued.match.setup, computer), continued.file)


def look_at(match: Match) -> Play:
    """A match that cannot be played on: it lies on the table as far as it could be read."""
    return Play(match, [AbsentSeat() for _ in match.setup.seats], None)


def drivers_for(setup: Setup, computer: Thinker) -> list[SeatDriver]:
    """Who decides for each seat. The table sets the pace of computers."""
    return [
        HumanSeat() if seat.kind == "human" else AiSeat(computer, setup.game, seat.player, seat.level)
        for seat in setup.seats
    ]


class AbsentSeat(QObject):
    """Nobody: it never decides."""

    decided = Signal(object, object)
    failed = Signal(object)
    is_human = False

    def ask(self, position: Position, view: AnyView) -> None: ...

    def cancel(self) -> None: ...
