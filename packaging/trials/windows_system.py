"""A Windows of Wine's with nothing in it, used by a person whose name is written in Persian letters."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trials.display import shown
from trials.using import TrialError, need, wait_for
from windows.interpreter import compile_source
from windows.tools import WINE
from windows.wine import Wine

if TYPE_CHECKING:
    from collections.abc import Iterator

PERSON: Final = "کاربر"
SECONDS: Final = 90
"""For a window to come up or a program to end, on a machine that does much else."""
PAINTED: Final = 5000
"""Colours that a page of Takhte has at least, with its wood and pictures."""
PASSING: Final = ("users/Public/", "windows/Temp/", f"users/{PERSON}/Temp/", f"users/{PERSON}/AppData/Local/Temp/")
"""Folders in which Windows' own parts write what is not kept."""
KEPT_BY_WINDOWS: Final = (
    "Software\\Wine",
    "Software\\Microsoft\\Windows\\CurrentVersion\\Explorer",
    "Volatile",
    "Console",
)
"""Keys in which Windows notes what it has seen and done."""


@dataclass(frozen=True)
class WindowsSystem:
    """`display` is the number of an X server on which windows are shown."""

    wine: Wine
    display: str

    @classmethod
    @contextlib.contextmanager
    def made(cls) -> Iterator[WindowsSystem]:
        """A new Windows and a new display, both gone afterwards."""
        with tempfile.TemporaryDirectory(prefix="takhte-windows-") as temporary, shown() as display:
            wine = Wine(Path(temporary) / "wine", PERSON)
            wine.make()
            compile_source("icuuc.c", wine.system_folder / "icuuc.dll", "-shared")
            try:
                yield cls(wine, display)
            finally:
                wine.end()

    def run(self, *command: str, code: int = 0, **environ: str) -> str:
        """Run a program of Windows and return all it printed. Raises `TrialError` where it ends with another code."""
        try:
            return self.wine.run(*command, code=code, folder=self.wine.drive, **environ)
        except (RuntimeError, subprocess.TimeoutExpired) as error:
            raise TrialError(str(error)) from error

    @contextlib.contextmanager
    def opened(self, *command: str, title: str, code: int = 0, says: str = "", **environ: str) -> Iterator[None]:
        """Start a program and wait for its window, which is called so; at the end it is asked to close, as by the cross
        in its frame, and must then end with `code`, having said nothing but `says`. Its output goes through a pipe:
        Python does not start under Wine with a file."""
        with subprocess.Popen(
            [WINE, *command],
            env=self.wine.environment(DISPLAY=self.display, **environ),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        ) as running:
            try:
                self.wait_for_window(title)
                yield
                self.wine.ask_to_close("takhte.exe")
                told, _ = running.communicate(timeout=SECONDS)
            finally:
                running.kill()
        need(running.returncode == code, f"the program ended with {running.returncode} and says: {told}")
        need(says in told if says else not told, f"the program says: {told}")

    def wait_for_window(self, title: str) -> None:
        """Until a window is called so. Raises `TrialError` where none comes."""
        wait_for(lambda: title in self.titles(), SECONDS, lambda: f"no window is called “{title}”: {self.titles()}")

    def titles(self) -> list[str]:
        """What the windows on the display are called."""
        return self._ask("xdotool", "search", "--onlyvisible", "--name", ".", "getwindowname", "%@").splitlines()

    def photograph(self, path: Path, least: int = PAINTED) -> None:
        """A picture of the whole display, once there are as many colours on it. Raises `TrialError` where not."""

        def colours() -> int:
            self._ask("import", "-window", "root", str(path))
            return int(self._ask("identify", "-format", "%k", str(path)) or 0)

        path.parent.mkdir(parents=True, exist_ok=True)
        wait_for(lambda: colours() >= least, SECONDS, lambda: f"there is hardly anything to be seen: {path}")

    def files(self) -> set[str]:
        """Every file and folder on drive C, less what Windows itself does not keep."""
        drive = self.wine.drive
        found = {str(path.relative_to(drive)) + ("/" if path.is_dir() else "") for path in drive.rglob("*")}
        return {path for path in found if not path.startswith(PASSING)}

    def registry(self) -> dict[str, dict[str, str]]:
        """The person's part of the registry: key → name of a value ("@" for the key's own) → its text, as regedit
        writes it."""
        self.wine.wait()
        path = self.wine.drive / "all.reg"
        self.run("regedit", "/E", "C:\\all.reg", "HKEY_CURRENT_USER")
        text = path.read_text(encoding="utf-16")
        path.unlink()
        return {key: values for key, values in read_registry(text).items() if not key.startswith(KEPT_BY_WINDOWS)}

    def inside(self, path: Path) -> str:
        """A path on drive C as Windows writes it."""
        return "C:\\" + str(path.relative_to(self.wine.drive)).replace("/", "\\")

    def _ask(self, *command: str) -> str:
        environ = {**os.environ, "DISPLAY": self.display}
        return subprocess.run(command, env=environ, capture_output=True, encoding="utf-8", check=False).stdout


def read_registry(text: str) -> dict[str, dict[str, str]]:
    """What regedit exported: `"name"="text"` with backslashes and quotes doubled, other kinds of values as they are."""
    found: dict[str, dict[str, str]] = {}
    current: dict[str, str] = {}
    for line in re.sub(r"\\\r?\n\s*", "", text).splitlines():
        if line.startswith("[HKEY_CURRENT_USER\\"):
            current = found.setdefault(line[len("[HKEY_CURRENT_USER\\") : -1], {})
        elif matched := re.fullmatch(r'(@|"(?:[^"\\]|\\.)*")=(.*)', line):
            current[plain(matched[1])] = plain(matched[2])
    return found


def plain(written: str) -> str:
    """A text without its quotes."""
    return re.sub(r"\\(.)", r"\1", written[1:-1]) if written.startswith('"') else written
