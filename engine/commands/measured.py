"""What a program that is being measured tells of itself, on one line of JSON: for `bench`, which starts it."""

import re
import sys
from pathlib import Path
from typing import Final

from msgspec import Struct

FIRST_PICTURE: Final = "--first-picture"
"""`takhte bench --first-picture STARTED`: open the window as usual, tell about its first picture, close. STARTED is the
time (`time.time`) at which the process was asked for."""
WHOLE_GAME: Final = "--whole-game"
"""Added to it, with a game's name: play one between computer players in the window before closing it."""


class Memory(Struct, frozen=True):
    """A process's memory in MiB: the most it ever held, and what it holds now."""

    peak: float
    now: float


class FirstPainted(Struct, frozen=True):
    """Seconds from the start of the process to the first picture, those its own processor time, and its memory then;
    None where this system does not tell."""

    seconds: float
    processor: float
    memory: Memory | None


class GamePlayed(Struct, frozen=True):
    """One whole game in the window: its steps, the seconds it took, and the memory of the window's process and of the
    computer players' after it."""

    game: str
    steps: int
    seconds: float
    memory: Memory | None
    players_memory: Memory | None


class Told(Struct, frozen=True):
    """Everything."""

    first_painted: FirstPainted
    game_played: GamePlayed | None = None


def memory_of(process: int | None = None) -> Memory | None:
    """The resident memory of a process, or of this one; None where this system does not tell."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        status = Path(f"/proc/{process or 'self'}/status").read_text(encoding="utf-8")
    except OSError:
        return None
    kibibytes = {name: int(value) for name, value in re.findall(r"^(VmHWM|VmRSS):\s+(\d+) kB$", status, re.MULTILINE)}
    return Memory(kibibytes["VmHWM"] / 1024, kibibytes["VmRSS"] / 1024)
