"""What `bench` says of the window, a line at a time."""

from __future__ import annotations

import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from engine.commands.starts import source_program, start
from engine.games import GAMES
from gui.measure.frames import SIZE, frame_times

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gui.measure.frames import Frame

_STARTS: Final = 5
_BUSY: Final = "skyjo"
"""The game that is measured a second time, while the worker thinks."""


def measure(report: Callable[[str], None]) -> None:
    """Measure everything; `report` takes one line at a time."""
    for line in starts():
        report(line)
    for game in GAMES:
        report(frame_line(f"{game.key}, worker at rest", frame_times(game.key)))
        if game.key == _BUSY:
            report(frame_line(f"{game.key}, worker thinking", frame_times(game.key, busy=True)))


def starts() -> Iterator[str]:
    """The first picture. The first start of all counts not: it compiles the modules."""
    if getattr(sys, "frozen", False):
        yield "first painted window: from source, or of dist/takhte with bench --dist"
        return
    with TemporaryDirectory(prefix="takhte-start-") as home:
        told = [start(source_program(), Path(home), "offscreen").first_painted for _ in range(_STARTS + 1)][1:]
    seconds = [each.seconds for each in told]
    processor = statistics.median(each.processor for each in told)
    yield (
        f"first painted window after process start, from source, offscreen: median {statistics.median(seconds):.2f} s, "
        f"best {min(seconds):.2f} s of {_STARTS} starts; processor time {processor:.2f} s"
    )
    memory = [each.memory.peak for each in told if each.memory is not None]
    if memory:
        yield f"peak memory then: {statistics.median(memory):.0f} MiB"


def frame_line(words: str, frames: list[Frame]) -> str:
    """Median, 99th percentile and longest of some frames."""
    clock, processor = sorted(each.clock for each in frames), sorted(each.processor for each in frames)
    return (
        f"frame at {SIZE[0]} x {SIZE[1]}, {words}: median {statistics.median(clock):.1f} ms, "
        f"99th percentile {percentile(clock, 0.99):.1f} ms, longest {clock[-1]:.1f} ms; of processor time "
        f"{statistics.median(processor):.1f} and {percentile(processor, 0.99):.1f} ms ({len(frames)} frames)"
    )


def percentile(ordered: list[float], share: float) -> float:
    """The value below which that share of some ascending values lies."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
