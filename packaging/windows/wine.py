"""Wine, with a Windows of its own in a folder: what is run in it leaves nothing in the person's home."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from artefacts.project import build_environment
from windows.tools import SERVER, WINE

if TYPE_CHECKING:
    from pathlib import Path

SETTINGS: Final = {
    "WINEDEBUG": "-all",
    "WINELOADER": WINE,
    # Neither .NET nor a browser is asked for, so no question whether to install them comes up; no menu entry or file
    # type of this Windows is told to the desktop outside.
    "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=d",
}
SECONDS: Final = 900


@dataclass(frozen=True)
class Wine:
    """`prefix` is the folder of this Windows, `person` the name of who uses it."""

    prefix: Path
    person: str = "takhte"

    @property
    def drive(self) -> Path:
        """Drive C, as a folder of Linux."""
        return self.prefix / "drive_c"

    @property
    def system_folder(self) -> Path:
        return self.drive / "windows" / "system32"

    @property
    def home(self) -> Path:
        return self.drive / "users" / self.person

    def make(self) -> None:
        """Make this Windows, in the version 10. Raises `RuntimeError` where Wine cannot."""
        self.prefix.mkdir(parents=True, exist_ok=True)
        self.run("wineboot", "-i")
        self.run("winecfg", "-v", "win10")
        self.wait()

    def environment(self, **more: str) -> dict[str, str]:
        """Without a display, unless `DISPLAY` is among `more`."""
        outer = {name: value for name, value in build_environment().items() if name != "DISPLAY"}
        folder = str(self.prefix.resolve())
        ours = {"WINEPREFIX": folder, "HOME": folder, "USER": self.person, "LOGNAME": self.person}
        return {**outer, **SETTINGS, **ours, **more}

    def run(self, *command: str, code: int = 0, folder: Path | None = None, **environ: str) -> str:
        """Run a program of Windows to its end and return all it printed. Raises `RuntimeError` with that where it
        ends with another exit code (Wine passes on the lowest 8 bits)."""
        done = subprocess.run(
            [WINE, *command],
            cwd=folder,
            env=self.environment(**environ),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
            timeout=SECONDS,
        )
        if done.returncode != code:
            raise RuntimeError(f"{' '.join(command)} ended with {done.returncode} instead of {code}:\n{done.stdout}")
        return done.stdout.replace("\r\n", "\n")

    def ask_to_close(self, program: str) -> None:
        """Ask every window of a program to close, as by the cross in its frame."""
        environ = self.environment()
        subprocess.run([WINE, "taskkill", "/IM", program], env=environ, capture_output=True, check=False)

    def wait(self) -> None:
        """Until every program in this Windows has ended and its registry is written."""
        subprocess.run([SERVER, "-w"], env=self.environment(), check=False, timeout=SECONDS)

    def end(self) -> None:
        """End whatever still runs in this Windows, and in no other."""
        subprocess.run([SERVER, "-k"], env=self.environment(), check=False, timeout=SECONDS)
        self.wait()


def windows_path(path: Path) -> str:
    """A path of Linux as Wine's drive Z shows it."""
    return "Z:" + str(path.resolve()).replace("/", "\\")
