"""In a measured program: tells of its first picture, perhaps of a whole game, and closes the window."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, QTimer

from engine.commands.measured import FirstPainted, GamePlayed, Told, memory_of
from gui.first_picture import FirstPicture

if TYPE_CHECKING:
    from gui.ai_process import AiProcess
    from gui.windows.main_window import MainWindow

_LOOK_MS: Final = 20
_SEATS: Final = 4
_LEVEL: Final = 1


class Visit(QObject):
    """One of these per program. `started` is the time at which the process was asked for, `game` what is to be played;
    `computer` tells which process the computer players think in."""

    def __init__(self, window: MainWindow, computer: AiProcess, started: float, game: str | None) -> None:
        super().__init__(window)
        self._window, self._computer = window, computer
        self._started, self._game = started, game
        self._painted: FirstPainted | None = None
        self._began = 0.0
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(self._look)
        FirstPicture(window).painted.connect(self._see)

    def _see(self) -> None:
        self._painted = FirstPainted(time.time() - self._started, time.process_time(), memory_of())
        if self._game is None:
            self._tell(None)
        else:
            self._play(self._game)

    def _play(self, key: str) -> None:
        from engine.core.match import SeatSetup, new_setup
        from engine.games import find_game

        game = find_game(key)
        least, most = game.seat_range
        player = next(iter(game.players))
        seats = [
            SeatSetup(f"{seat}", "computer", seat, player, _LEVEL) for seat in range(max(least, min(most, _SEATS)))
        ]
        self._began = time.monotonic()
        self._window.start_match(new_setup(game, tuple(seats), seed="measured"))
        self._looking.start()

    def _look(self) -> None:
        play, host = self._window.play, self._window.pages.table.host
        if play is None or host is None or not play.match.over or host.busy:
            return
        self._looking.stop()
        played = GamePlayed(
            play.match.setup.game,
            play.match.ply,
            time.monotonic() - self._began,
            memory_of(),
            memory_of(self._computer.pid) if self._computer.pid else None,
        )
        self._tell(played)

    def _tell(self, played: GamePlayed | None) -> None:
        assert self._painted is not None
        print(msgspec.json.encode(Told(self._painted, played)).decode(), flush=True)
        self._window.close()
