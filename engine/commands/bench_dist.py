"""`bench --dist`: what was built in `dist`, beside the aims: sizes, the first picture, memory. Plain English."""

import os
import statistics
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from subprocess import CalledProcessError, SubprocessError, TimeoutExpired
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct

from engine.commands.display import has_display
from engine.commands.measured import FirstPainted, Memory
from engine.commands.page_cache import empty_page_cache
from engine.commands.starts import choose_settings, home_folders, start
from engine.core.match import SeatSetup, new_setup
from engine.core.program import program_folder
from engine.core.seats import CHANCE
from engine.games import GAMES, find_game
from engine.library.files import start_match

STARTS: Final = 7
COLD_STARTS: Final = 3
MEGABYTE: Final = 1_000_000
SIZE_AIMS: Final = {".deb": 35.0, "setup.exe": 22.0}
"""The end of an artefact's name → the most megabytes it should have."""
FOLDER_AIM: Final = 115.0
SECONDS_AIM: Final = 0.5
MEMORY_AIM: Final = 120.0
"""MiB."""
QUICK: Final = {"language": "fa", "speed": 3.0, "computer_pace": "instant"}
"""Settings under which a whole game is shown in little time, every piece still moving."""
UNFINISHED: Final = ("skyjo", "isle_of_skye")
"""Matches that lie at home, as on any day but the first."""
PLIES: Final = 40


class Row(Struct, frozen=True):
    """One line of the table. `figure` is None where nothing could be measured, and `what` says why; `aim` is the most
    it should be."""

    what: str
    figure: float | None
    unit: str
    aim: float | None = None


def print_dist(report: Callable[[str], None], root: Path | None = None) -> None:
    """Measure what lies under `root`, the sources' folder if it is not given; `report` takes one line at a time."""
    dist = (root or program_folder()) / "dist"
    found = sizes(dist)
    if not found:
        report(f"Nothing has been built in {dist}: run `make dist` first.")
        return
    for row in found:
        report(row_line(row))
    program = built_program(dist)
    if not program.exists():
        report(f"There is no {program}: run `make dist` for the first picture and the memory.")
        return
    for rows in (first_pictures(program), games_played(program)):
        try:
            for row in rows:
                report(row_line(row))
        except SubprocessError as error:
            report(f"{program} could not be measured: {failure(error)}")


def built_program(dist: Path) -> Path:
    """Where the program of this system lies, whether it is there or not."""
    return dist / "windows" / "takhte" / "takhte.exe" if sys.platform == "win32" else dist / "takhte" / "takhte"


def failure(error: SubprocessError) -> str:
    """What went wrong with a program, in its own words where it had any."""
    said = error.stderr if isinstance(error, CalledProcessError | TimeoutExpired) else None
    return " ".join([str(error), *(said or b"").decode(errors="replace").splitlines()[-1:]])


def row_line(row: Row) -> str:
    """A line of the table: what, the figure, the aim, whether it is met."""
    if row.figure is None:
        return row.what
    figure = f"{row.what:<74}{row.figure:>8.{_places(row.unit)}f} {row.unit:<4}"
    if row.aim is None:
        return figure.rstrip()
    return f"{figure} aim {row.aim:g} {row.unit}: {'met' if row.figure <= row.aim else 'MISSED'}"


# ---- sizes


def sizes(dist: Path) -> list[Row]:
    """The folders and files that were built, for this system and for Windows."""
    rows = []
    for place in (dist, dist / "windows"):
        folder = place / "takhte"
        if folder.is_dir():
            rows.append(Row(f"{folder.relative_to(dist.parent)}/", _folder_size(folder), "MB", FOLDER_AIM))
        for path in sorted((place / "artefacts").glob("*")):
            if path.suffix not in ("", ".txt"):
                rows.append(Row(path.name, path.stat().st_size / MEGABYTE, "MB", _size_aim(path.name)))
    return rows


def _folder_size(folder: Path) -> float:
    paths = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return sum(path.stat().st_size for path in paths) / MEGABYTE


def _size_aim(name: str) -> float | None:
    return next((aim for end, aim in SIZE_AIMS.items() if name.endswith(end)), None)


# ---- the first picture


def first_pictures(program: Path) -> Iterator[Row]:
    """Warm and cold, on each of Qt's platforms that there is here."""
    for platform, words in platforms(os.environ):
        if words:
            yield Row(words, None, "")
            continue
        with TemporaryDirectory(prefix="takhte-start-") as place:
            home = Path(place)
            told = _starts(program, home, platform, STARTS)
            yield from _first_picture_rows(f"first picture, {platform}, warm", told)
            keep_unfinished(home)
            told = _starts(program, home, platform, STARTS)
            yield from _first_picture_rows(f"first picture, {platform}, warm, two games to go on with", told)
            yield _cold(program, home, platform)


def platforms(environ: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Qt's platforms, each with the reason why nothing can be measured on it, or none. An Xvfb for this wants
    `-noreset`: without it the server begins anew whenever its last client leaves, which a desktop's never does."""
    yield "offscreen", ""
    if sys.platform.startswith("linux"):
        there = has_display({**environ, "QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": ""})
        yield "xcb", "" if there else "first picture, xcb: not measured, no X display answers here"


def keep_unfinished(home: Path) -> None:
    """Put matches that are not over into a home."""
    for key in UNFINISHED:
        game = find_game(key)
        seats = tuple(SeatSetup(f"{seat}", "computer", seat) for seat in range(2))
        begun = start_match(home_folders(home).matches, game, new_setup(game, seats, seed="unfinished"))
        draw = Random("unfinished")
        for _ in range(PLIES):
            match = begun.match
            if match.actor == CHANCE:
                match.roll()
            else:
                match.play(draw.choice(list(match.view(match.actor).legal_actions())))
        begun.file.close()


def _starts(program: Path, home: Path, platform: str, times: int) -> list[FirstPainted]:
    """The first one does not count: it reads everything from the disk and meets an empty home."""
    choose_settings(home, language="fa")
    return [start([str(program)], home, platform).first_painted for _ in range(times + 1)][1:]


def _first_picture_rows(words: str, told: list[FirstPainted]) -> Iterator[Row]:
    seconds = [each.seconds for each in told]
    yield Row(f"{words}: median of {len(told)}", statistics.median(seconds), "s", SECONDS_AIM)
    yield Row("  best of them", min(seconds), "s")
    yield Row("  processor time of it, median", statistics.median(each.processor for each in told), "s")
    memory = [each.memory for each in told if each.memory is not None]
    if memory:
        yield Row("  memory then, most so far", statistics.median(each.peak for each in memory), "MiB", MEMORY_AIM)


def _cold(program: Path, home: Path, platform: str) -> Row:
    seconds, how = [], ""
    for _ in range(COLD_STARTS):
        emptied = empty_page_cache(program.parent)
        if emptied is None:
            return Row(
                f"first picture, {platform}, cold: not measured, this system lets nobody empty its cache", None, ""
            )
        how = emptied
        seconds.append(start([str(program)], home, platform).first_painted.seconds)
    return Row(f"first picture, {platform}, cold ({how}): median of {COLD_STARTS}", statistics.median(seconds), "s")


# ---- a whole game


def games_played(program: Path) -> Iterator[Row]:
    """Memory after one whole game of each kind in the window, off screen, each in a fresh process."""
    for game in GAMES:
        with TemporaryDirectory(prefix="takhte-game-") as home:
            choose_settings(Path(home), **QUICK)
            played = start([str(program)], Path(home), "offscreen", game.key).game_played
        assert played is not None
        words = f"after a whole game of {game.key} ({played.steps} steps in {played.seconds:.0f} s)"
        yield from _memory_rows(words, played.memory, played.players_memory)


def _memory_rows(words: str, window: Memory | None, players: Memory | None) -> Iterator[Row]:
    if window is None:
        yield Row(f"memory {words}: not told by this system", None, "")
        return
    yield Row(f"memory {words}", window.now, "MiB", MEMORY_AIM)
    yield Row("  most so far", window.peak, "MiB", MEMORY_AIM)
    if players is not None:
        yield Row("  of the computer players' process besides", players.now, "MiB")


def _places(unit: str) -> int:
    return {"MB": 1, "s": 2}.get(unit, 0)
