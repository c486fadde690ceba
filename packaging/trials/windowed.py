"""The window on a real X11 display: it opens by itself and with a match file, and is seen by others on the display."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
from typing import TYPE_CHECKING, Final

from trials.using import TrialError, need

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trials.system import CleanSystem

SECONDS: Final = 60


def try_window(system: CleanSystem) -> None:
    """Open the window alone, then with a match that is not over, and read its title."""
    system.run("takhte", "simulate", "skyjo", "--games", "1", "--seats", "2", "--save", "/tmp/opened")
    file = system.run("sh", "-c", "ls /tmp/opened/*.takhte").strip()
    with display() as number:
        for arguments in ([], [file]):
            title = open_window(system, number, arguments)
            print(f"takhte {' '.join(arguments)}: a window called “{title}”", flush=True)
    system.run("rm", "-r", "/tmp/opened")


@contextlib.contextmanager
def display() -> Iterator[str]:
    """An X server without a screen; it tells its number when it is ready."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1440x900x24", "-ac", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            yield f":{server.stdout.readline().strip()}"
        finally:
            server.terminate()


def open_window(system: CleanSystem, number: str, arguments: list[str]) -> str:
    """Start the program, wait for its window, close it; its title. It must end well."""
    environ = {"HOME": "/home/person", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "DISPLAY": number}
    command = ["/usr/sbin/chroot", "--userspec=person:person", str(system.root), "/usr/bin/takhte", *arguments]
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as program:
        try:
            window = wait_for_window(number, program.pid)
            title = xdo(number, "getwindowname", window)
            need(program.poll() is None, "the program ended by itself")
        finally:
            program.terminate()
        told, _ = program.communicate(timeout=SECONDS)
    need("Traceback" not in told, f"the program says: {told}")
    return title


def wait_for_window(number: str, process: int) -> str:
    """The window that a process shows; xdotool waits for it."""
    found = xdo(number, "search", "--sync", "--onlyvisible", "--pid", str(process))
    need(bool(re.match(r"\d+", found)), "no window came up")
    return found.split()[0]


def xdo(number: str, *command: str) -> str:
    """Ask the display."""
    done = subprocess.run(
        ["timeout", str(SECONDS), "xdotool", *command],
        env={**os.environ, "DISPLAY": number},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise TrialError(f"xdotool {' '.join(command)}: {done.stderr or 'nothing came'}")
    return done.stdout.strip()
