"""Starts the program as a person would, in a home of its own, and hears from it how that went."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from engine.commands.measured import FIRST_PICTURE, WHOLE_GAME, Told
from engine.library.folders import HOME_VARIABLE, Folders, find_folders

SECONDS: Final = 600
"""After so many a program is given up."""


def source_program() -> list[str]:
    """The command that starts Takhte from its source."""
    return [sys.executable, str(Path(__file__).resolve().parents[2] / "main.py")]


def start(program: Sequence[str], home: Path, platform: str, game: str | None = None) -> Told:
    """Start a program on one of Qt's platforms, with its data under `home`; let it play a game to the end if one is
    named. Raises `subprocess.SubprocessError` where it fails or does not end."""
    environ = {**os.environ, HOME_VARIABLE: str(home), "QT_QPA_PLATFORM": platform}
    # Compiled modules are kept, as they are wherever the program is installed, but not beside the sources.
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    environ["PYTHONPYCACHEPREFIX"] = str(home / "compiled")
    wanted = [] if game is None else [WHOLE_GAME, game]
    command = [*program, "bench", FIRST_PICTURE, repr(time.time()), *wanted]
    done = subprocess.run(command, env=environ, capture_output=True, check=True, cwd=home, timeout=SECONDS)
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=Told)


def home_folders(home: Path) -> Folders:
    """Where a program with that home keeps its things."""
    return find_folders({HOME_VARIABLE: str(home)})


def choose_settings(home: Path, **settings: Any) -> None:
    """What the person with this home has set."""
    path = home_folders(home).settings
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(settings))
