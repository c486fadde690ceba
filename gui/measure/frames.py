"""How long a frame takes while pieces move: everything that is done for it, with the rules and the match file."""

from __future__ import annotations

import gc
import time
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QTimer

from engine.ai.player import Budget
from engine.ai.worker import Position, WorkerClient
from engine.core.match import Match
from engine.games import find_game
from gui.studio import SilentComputer, Studio, make_setup, play_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import Struct

    from engine.core.contract import AnyView
    from engine.core.errors import TakhteError
    from gui.windows.main_window import MainWindow

TURNS: Final = 24
SIZE: Final = (1440, 900)
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
    """Until it is the person's turn: let everything be shown, and count the time between pictures that is not
    waiting."""
    play, host = studio.window.play, studio.window.pages.table.host
    assert play is not None and host is not None
    end = time.monotonic() + _SETTLE_SECONDS
    clock = processor = 0.0
    while (host.busy or play.match.actor > 0) and time.monotonic() < end:
        before, before_here = time.perf_counter(), time.process_time()
        studio.application.processEvents()
        clock += time.perf_counter() - before
        processor += time.process_time() - before_here
        if frames.painted:
            frames.painted = False
            frames.spent.append(Frame(clock * 1000, processor * 1000))
            clock = processor = 0.0
        if worker is not None:
            worker.feed()
        time.sleep(0.0005)


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
