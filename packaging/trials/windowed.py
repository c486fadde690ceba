"""The window on a real X11 display: it opens by itself and with a match file, says so in its title, and ends well."""

from __future__ import annotations

import contextlib
import signal
import subprocess
from typing import TYPE_CHECKING, Final

from trials.desktop import SECONDS, made_desktop
from trials.reading import SWITCH, made_reader
from trials.system import LOCALES
from trials.using import TrialError, need, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from trials.desktop import Desktop, Window
    from trials.system import CleanSystem

TITLES: Final = {"en": ("Takhte", "Skyjo — Takhte"), "fa": ("تخته", "اسکای‌جو — تخته")}
"""Without a match and with one."""
IN_USE: Final = {"en": "” is open in another Takhte; close it there first.", "fa": "» در تختهٔ دیگری باز است"}
NAME: Final = "بازی من a.takhte"
"""As a person names a file."""
QTS_OWN: Final = "qt.accessibility.atspi"
"""What Qt says by itself where a screen reader is at work, of what it does not offer or of what just went."""
BEGUN: Final = 12
"""Lines of a match that is not over: its head, the deal, who begins, a few turns."""


def try_window(system: CleanSystem, program: str = "takhte") -> None:
    """Open the window alone and with a match, in each language; close it in every way there is."""
    with made_desktop(system) as desktop:
        for language, (alone, with_match) in TITLES.items():
            environ = {"LANG": LOCALES[language], "TAKHTE_HOME": f"/tmp/window-{language}"}
            match = begun_match(system, program)
            command = [program, seen(system, match)]
            with opened(system, desktop, [program], alone, environ) as window:
                desktop.close(window)
            with opened(system, desktop, command, with_match, environ) as window:
                second_start(system, desktop, command, language, environ)
                desktop.close(window)
            need_played_on(system, program, match)
            print(f"{program}, {language}: opened alone and with a match; closed by its cross", flush=True)
            with opened(system, desktop, command, with_match, environ, ends=signal.SIGTERM):
                pass
            need_played_on(system, program, match)
            system.run("rm", "-r", environ["TAKHTE_HOME"], seen(system, match))
    try_offscreen(system, program)


def second_start(
    system: CleanSystem, desktop: Desktop, command: list[str], language: str, environ: dict[str, str]
) -> None:
    """While a match is open in one window, another leaves it alone and says why."""
    alone, _ = TITLES[language]
    with made_reader(desktop) as reader, opened(system, desktop, command, alone, environ | SWITCH) as window:
        note = wait_for(
            lambda: next((one.name for one in reader.read() if IN_USE[language] in one.name), None),
            SECONDS,
            lambda: "a second window does not say that the match is open in the first",
        )
        print(f"a second window says: {note}", flush=True)
        desktop.close(window)


def try_offscreen(system: CleanSystem, program: str) -> None:
    """Without a display a match of computer players goes on by itself, and SIGTERM ends it without a loss."""
    match = begun_match(system, program)
    before = match.read_bytes()
    running = system.start(program, seen(system, match), QT_QPA_PLATFORM="offscreen", TAKHTE_HOME="/tmp/offscreen")
    with ending(running, signal.SIGTERM):
        wait_for(lambda: match.stat().st_size > len(before), SECONDS, lambda: "off screen the match does not go on")
    need_played_on(system, program, match)
    print(f"{program}: a match went on off screen", flush=True)
    system.run("rm", "-r", "/tmp/offscreen", seen(system, match))


@contextlib.contextmanager
def opened(
    system: CleanSystem, desktop: Desktop, command: list[str], title: str, environ: dict[str, str], ends: int = 0
) -> Iterator[Window]:
    """A program whose window is called so. At the end it is sent the signal `ends`, or has been closed; it must end
    with 0 and have said nothing."""
    running = system.start(*command, **desktop.environ, **environ)
    with ending(running, ends):
        yield desktop.wait_for_window(title, running.pid)


@contextlib.contextmanager
def ending(running: subprocess.Popen[str], ends: int = 0) -> Iterator[None]:
    """Sees to it that a program ends, and well."""
    told = ""
    try:
        yield
        if ends:
            running.send_signal(ends)
        told, _ = running.communicate(timeout=SECONDS)
    except subprocess.TimeoutExpired as error:
        raise TrialError("the program does not end") from error
    except TrialError as error:
        running.kill()
        told, _ = running.communicate()
        raise TrialError(f"{error}\nThe program ended with {running.returncode} and says: {told}") from error
    finally:
        running.kill()
        running.wait()
    need(running.returncode == 0, f"the program ended with {running.returncode} and says: {told}")
    words = [line for line in told.splitlines() if not line.startswith(QTS_OWN)]
    need(not words, f"the program says: {told}")


def begun_match(system: CleanSystem, program: str) -> Path:
    """A match of two computer players that is not over, in the person's home under a person's name; seen from
    outside."""
    system.run(program, "simulate", "skyjo", "--games", "1", "--seats", "2", "--save", "/tmp/begun", "--json")
    file = system.run("sh", "-c", "ls /tmp/begun/*.takhte").strip()
    match = system.home() / NAME
    system.run("sh", "-c", f"head -n {BEGUN} {file} > '{seen(system, match)}'; rm -r /tmp/begun")
    return match


def need_played_on(system: CleanSystem, program: str, match: Path) -> None:
    """The match is whole: nothing of it was lost or spoilt."""
    lines = match.read_text(encoding="utf-8").splitlines()
    need(len(lines) >= BEGUN, f"the match has lost lines: {lines}")
    told = system.run(program, "replay", seen(system, match), "--language", "en")
    need(len(told.splitlines()) > 2, f"the replay says: {told}")


def seen(system: CleanSystem, path: Path) -> str:
    """A path as it is seen in the clean system."""
    return f"/{path.relative_to(system.root)}"
