"""How long a frame takes while pieces move: everything that is done for it, with the rules and the match file."""

from __future__ import annotations

import gc
import time
from collections import deque
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QTimer

from engine.ai.player import Budget
from engine.ai.worker import Position, WorkerClient
from engine.core.match import Match
from engine.games import find_game
from gui.board.animation import FRAME
from gui.studio import SilentComputer, Studio, make_setup, play_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import Struct

    from engine.core.contract import AnyView
    from engine.core.errors import TakhteError
    from gui.windows.main_window import MainWindow

TURNS: Final = 24
SIZE: Final = (1440, 900)
_PAUSE_SECONDS: Final = 0.0005
_SETTLE_SECONDS: Final = 10.0
"""The longest that one turn with the computers' after it may be shown."""
_QUESTIONS_AHEAD: Final = 12
"""So many wait in the worker's pipe, so that it is never idle."""


class Frame(NamedTuple):
    """Milliseconds spent on one: by the clock, and of this process alone."""

    clock: float
    processor: float


def frame_times(game: str, busy: bool = False, turns: int = TURNS) -> list[Frame]:
    """Each frame while a person's turns and those of three computers are shown. `busy`: the worker thinks all the
    while."""
    worker = _BusyWorker() if busy else None
    with Studio(_QuickComputer()) as studio:
        studio.set_up(*SIZE, language="fa", speed=1.0, reduce_motion=False, computer_pace="instant")
        profile = next(iter(find_game(game).profiles))
        setup = make_setup("fa", "human", "random", "random", "random", seed="frames", profile=profile, game_key=game)
        studio.window.start_match(setup)
        frames = _Frames(studio.window)
        # As `gui.app` does it after the window's first picture.
        gc.freeze()
        draw = Random("frames")
        for _ in range(turns):
            _watch(studio, frames, worker)
            _play_one(studio, draw)
        gc.unfreeze()
    if worker is not None:
        worker.close()
    return frames.spent


def _play_one(studio: Studio, draw: Random) -> None:
    play = studio.window.play
    assert play is not None
    if play.match.actor == 0:
        play.session.submit(0, draw.choice(list(play.match.view(0).legal_actions())))


def _watch(studio: Studio, frames: _Frames, worker: _BusyWorker | None) -> None:
    """Until it is the person's turn: let everything be shown, and count what is done for each picture."""
    play, host = studio.window.play, studio.window.pages.table.host
    assert play is not None and host is not None
    end = time.monotonic() + _SETTLE_SECONDS
    work = _Work()
    while (host.busy or play.match.actor > 0) and time.monotonic() < end:
        with work:
            studio.application.processEvents()
        if frames.painted:
            frames.painted = False
            frames.spent.append(work.taken())
        if worker is not None:
            worker.feed()
        time.sleep(_PAUSE_SECONDS)


class _Work:
    """What the next picture waits for: pieces of work with pauses between them. Those that were over a whole frame ago
    kept nobody waiting, since nothing had changed by then."""

    def __init__(self) -> None:
        self._pieces: deque[tuple[float, Frame]] = deque()
        self._began = self._processor = 0.0

    def __enter__(self) -> None:
        self._began, self._processor = time.perf_counter(), time.process_time()
        while self._pieces and self._pieces[0][0] < self._began - FRAME / 1000:
            self._pieces.popleft()

    def __exit__(self, *_: object) -> None:
        over, processor = time.perf_counter(), time.process_time()
        self._pieces.append((over, Frame((over - self._began) * 1000, (processor - self._processor) * 1000)))

    def taken(self) -> Frame:
        """All that is left, for the picture that is there now."""
        frame = Frame(sum(piece.clock for _, piece in self._pieces), sum(piece.processor for _, piece in self._pieces))
        self._pieces.clear()
        return frame


class _Frames(QObject):
    """Notes that the window was painted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.painted = False
        self.spent: list[Frame] = []
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.UpdateRequest:
            self.painted = True
        return False


class _QuickComputer(SilentComputer):
    """Decides in this process and at once, so that only the showing takes time."""

    def think(
        self,
        game: str,
        view: AnyView,
        player: str,
        level: int,
        seed: int,
        answered: Callable[[Struct], None],
        failed: Callable[[TakhteError], None],
    ) -> None:
        action = Random(seed).choice(list(view.legal_actions()))
        QTimer.singleShot(0, lambda: answered(action))


class _BusyWorker:
    """The computer's process, kept thinking."""

    def __init__(self) -> None:
        self._client = WorkerClient()
        self._game = find_game("skyjo")
        setup = make_setup("en", "greedy", "greedy", "greedy", "greedy", seed="busy")
        match = Match(self._game, setup)
        play_on(match, 40)
        self._view: Any = match.view(match.actor)
        self._open = 0
        self.feed()
        self._client.poll(20.0)
        self._open -= 1

    def feed(self) -> None:
        """Take what it has answered and ask as much again."""
        while self._open and self._client.poll() is not None:
            self._open -= 1
        while self._open < _QUESTIONS_AHEAD:
            self._client.ask(Position("", 0, 0), self._game, self._view, "greedy", 3, Budget(milliseconds=1000), 1)
            self._open += 1

    def close(self) -> None:
        self._client.close()
