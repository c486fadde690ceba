"""A desktop that nobody looks at: an X server, a window manager, a session bus by which screen readers are reached."""

from __future__ import annotations

import contextlib
import os
import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from trials.display import shown
from trials.system import shared_folder
from trials.using import TrialError, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trials.system import CleanSystem

SECONDS: Final = 60
"""For a window to come up or go, on a machine that does much else."""
LISTINGS: Final = 5
"""How often the windows may be listed in vain."""
MANAGER: Final = "<?xml version='1.0'?><JWM></JWM>"
"""The window manager's set-up: nothing but what it does by itself."""


@dataclass(frozen=True)
class Window:
    """A window as a taskbar knows it."""

    number: str
    process: int
    title: str


@dataclass(frozen=True)
class Desktop:
    """`environ` is what programs on it are started with; `person` is the number of who sits at it."""

    environ: dict[str, str]
    person: int

    def windows(self) -> list[Window]:
        """Those that the window manager knows of now."""
        lines = [line.split(maxsplit=4) for line in self._listed()]
        return [Window(number, int(process), "".join(title)) for number, _, process, _, *title in lines]

    def wait_for_window(self, title: str, process: int | None = None) -> Window:
        """The window called so, of a process if one is given. Raises `TrialError` where none comes."""

        def look() -> Window | None:
            known = [window for window in self.windows() if process in (None, window.process)]
            return next((window for window in known if window.title == title), None)

        return wait_for(look, SECONDS, lambda: f"no window is called “{title}”; there are {self.windows()}")

    def close(self, window: Window) -> None:
        """Ask the window to close, as the cross in its frame does."""
        self._ask("-i", "-c", window.number)
        wait_for(
            lambda: window.number not in [other.number for other in self.windows()],
            SECONDS,
            lambda: f"“{window.title}” did not close",
        )

    def _listed(self) -> list[str]:
        """A window that goes while the list is made spoils it."""
        for _ in range(LISTINGS - 1):
            with contextlib.suppress(TrialError):
                return self._ask("-l", "-p").splitlines()
        return self._ask("-l", "-p").splitlines()

    def _ask(self, *arguments: str) -> str:
        environ = {**os.environ, **self.environ, "LC_ALL": "C.UTF-8"}
        done = subprocess.run(
            ["wmctrl", *arguments], env=environ, capture_output=True, encoding="utf-8", check=False, timeout=SECONDS
        )
        if done.returncode:
            raise TrialError(f"wmctrl {' '.join(arguments)}: {done.stderr}")
        return done.stdout


@contextlib.contextmanager
def made_desktop(system: CleanSystem) -> Iterator[Desktop]:
    """Outside the clean system, in which nothing of it is; its sockets are seen inside too."""
    person = system.home().stat().st_uid
    with shared_folder(system.root, person) as folder, shown() as display, contextlib.ExitStack() as running:
        environ = {"DISPLAY": display, "XDG_RUNTIME_DIR": str(folder)}
        (folder / "jwmrc").write_text(MANAGER, encoding="utf-8")
        running.enter_context(_running(["jwm", "-f", str(folder / "jwmrc")], environ, os.geteuid()))
        bus = f"unix:path={folder}/bus"
        command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={bus}"]
        running.enter_context(_running(command, environ, person))
        desktop = Desktop(environ | {"DBUS_SESSION_BUS_ADDRESS": bus}, person)
        wait_for(lambda: _answers(desktop), SECONDS, lambda: "the window manager did not come up")
        wait_for((folder / "bus").exists, SECONDS, lambda: "the session bus did not come up")
        yield desktop


@contextlib.contextmanager
def _running(command: list[str], environ: dict[str, str], user: int) -> Iterator[None]:
    home = {"HOME": environ["XDG_RUNTIME_DIR"], "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
    with subprocess.Popen(
        command,
        env=home | environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        user=user,
        group=user,
        extra_groups=[],
    ) as program:
        try:
            yield
        finally:
            program.terminate()


def _answers(desktop: Desktop) -> bool:
    """Whether a window manager is there that lists windows."""
    try:
        desktop.windows()
    except TrialError:
        return False
    return True
