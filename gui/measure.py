"""Figures of the window: how soon the first picture is there, how long a frame takes while cards fly."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QTimer

from engine.ai.player import Budget
from engine.ai.worker import Position, WorkerClient
from engine.core.match import Match
from engine.games import find_game
from engine.library.folders import HOME_VARIABLE
from gui.studio import SilentComputer, Studio, make_setup, play_on

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from msgspec import Struct

    from engine.core.contract import AnyView
    from engine.core.errors import TakhteError
    from gui.windows.main_window import MainWindow

_STARTS: Final = 5
_TURNS: Final = 24
_SIZE: Final = (1440, 900)
_CHILD: Final = """
import sys
sys.path.insert(0, sys.argv[1])
from gui.app import run
from gui.measure import first_picture
first_picture(float(sys.argv[2]), run)
"""
_QUESTIONS_AHEAD: Final = 12
"""So many wait in the worker's pipe, so that it is never idle."""


def measure(report: Callable[[str], None]) -> None:
    """Measure everything; `report` takes one line at a time."""
    for line in _starts():
        report(line)
    for words, busy in (("worker at rest", False), ("worker thinking", True)):
        frames = frame_times(busy)
        by_clock, by_processor = [each.clock for each in frames], [each.processor for each in frames]
        report(
            f"frame of an animated Skyjo turn at {_SIZE[0]} x {_SIZE[1]}, {words}: median {_middle(by_clock):.1f} ms, "
            f"99th percentile {_percentile(by_clock, 0.99):.1f} ms, longest {max(by_clock):.1f} ms; "
            f"of processor time {_middle(by_processor):.1f} and {_percentile(by_processor, 0.99):.1f} ms "
            f"({len(frames)} frames)"
        )


# ---- the first picture


def _starts() -> Iterator[str]:
    if getattr(sys, "frozen", False):
        yield "first painted window: measured from source only"
        return
    seconds, processor, memory = [], [], []
    for _ in range(_STARTS):
        found = _one_start()
        seconds.append(found["seconds"])
        processor.append(found["processor"])
        memory.append(found["megabytes"])
    yield (
        f"first painted window after process start, offscreen: median {_middle(seconds):.2f} s, "
        f"best {min(seconds):.2f} s of {_STARTS} starts; processor time {_middle(processor):.2f} s"
    )
    yield f"peak memory then: {_middle(memory):.0f} MiB"


def _one_start() -> dict[str, float]:
    """A fresh process with a home of its own; the second start counts, as on any day but the first."""
    root = Path(__file__).resolve().parent.parent
    with TemporaryDirectory(prefix="takhte-start-") as home:
        environ = {**os.environ, HOME_VARIABLE: home, "QT_QPA_PLATFORM": "offscreen"}
        # Compiled modules are kept, as they are wherever the program is installed, but not beside the sources.
        environ.pop("PYTHONDONTWRITEBYTECODE", None)
        environ["PYTHONPYCACHEPREFIX"] = str(Path(home) / "compiled")
        for _ in range(2):
            command = [sys.executable, "-c", _CHILD, str(root), repr(time.time())]
            done = subprocess.run(
                command, env=environ, capture_output=True, text=True, check=True, cwd=root, timeout=60
            )
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def first_picture(started: float, run_program: Callable[..., int]) -> None:
    """In the fresh process: open the window as `main.py` does, tell when it is painted, and end. `run_program` is
    `gui.app.run`, which the script hands in because nothing may import it."""
    from engine.commands.main import main
    from main import LazyGui

    class Gui(LazyGui):
        def run(self, argv: list[str]) -> int:
            return run_program(argv, opened=lambda window: _Watch(window, started).begin())

    main([], Gui())


class _Watch(QObject):
    """Waits for the window's first picture."""

    def __init__(self, window: MainWindow, started: float) -> None:
        super().__init__(window)
        self._window, self._started = window, started
        self._seen = False

    def begin(self) -> None:
        self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() == QEvent.Type.UpdateRequest and not self._seen:
            self._seen = True
            # When the loop turns again, all pages in the window are painted and shown.
            QTimer.singleShot(0, self, self._tell)
        return False

    def _tell(self) -> None:
        found = {
            "seconds": time.time() - self._started,
            "processor": time.process_time(),
            "megabytes": _peak_megabytes(),
        }
        print(json.dumps(found), flush=True)
        self._window.close()


def _peak_megabytes() -> float:
    if sys.platform == "win32":
        return 0.0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)


# ---- frames


class Frame(NamedTuple):
    """Milliseconds spent on one: by the clock, and of this process alone."""

    clock: float
    processor: float


def frame_times(busy: bool) -> list[Frame]:
    """Each frame while turns are shown, everything that is done for it included. `busy`: the worker thinks all the
    while."""
    worker = _BusyWorker() if busy else None
    with Studio(_QuickComputer()) as studio:
        studio.set_up(*_SIZE, language="fa", speed=1.0, reduce_motion=False, computer_pace="instant")
        studio.window.start_match(make_setup("fa", "human", "random", "random", "random", seed="frames"))
        frames = _Frames(studio.window)
        draw = Random("frames")
        for _ in range(_TURNS):
            _play_one(studio, draw)
            _watch(studio, frames, worker)
    if worker is not None:
        worker.close()
    return frames.spent


def _play_one(studio: Studio, draw: Random) -> None:
    play = studio.window.play
    assert play is not None
    if play.match.over or play.match.actor != 0:
        return
    seat = play.match.actor
    play.session.submit(seat, draw.choice(list(play.match.view(seat).legal_actions())))


def _watch(studio: Studio, frames: _Frames, worker: _BusyWorker | None) -> None:
    """Let everything be shown, and count the time between pictures that is not waiting."""
    host = studio.window.pages.table.host
    assert host is not None
    end = time.monotonic() + 10
    clock = processor = 0.0
    while host.busy and time.monotonic() < end:
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


def _middle(values: list[float]) -> float:
    return statistics.median(values)


def _percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
