"""Behind the Makefile: makes everything ready and runs the program, its checks or its builds.

Standard library only, because it runs before anything is installed.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys

from provision import NEEDED_PYTHON, ROOT, ensure_tools, set_up, stop, venv_python

NEWER_PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("pytest", "-n", "2"),
)
PROOFS = (("pytest", "-n", "2", "-m", "slow", "--timeout", "3600"),)
OFF_SCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def main(argv: list[str]) -> int:
    """Carry out one of the commands below with its own arguments and return the exit code."""
    _need_python(argv)
    sys.path.insert(0, str(ROOT))
    os.chdir(ROOT)
    name, *arguments = argv or ["play"]
    if name not in COMMANDS:
        stop(f"The commands are: {', '.join(COMMANDS)}.")
    return COMMANDS[name](arguments)


def play(arguments: list[str]) -> int:
    """Set up and open the window, or run the command that is named."""
    from engine.commands.display import has_display
    from engine.commands.language import system_language
    from engine.commands.libraries import WINDOW_LIBRARIES
    from engine.core.messages import MESSAGES

    if not arguments and not has_display(os.environ):  # told at once, not after a minute of installing
        stop(MESSAGES["no_display"][system_language(os.environ)].format(demo="make demo"))
    set_up(WINDOW_LIBRARIES, "play")
    return _python("main.py", *arguments)


def demo(arguments: list[str]) -> int:
    """A whole game off screen, with pictures."""
    return _off_screen("demo", arguments)


def bench(arguments: list[str]) -> int:
    """Measure the rules and the window."""
    return _off_screen("bench", arguments)


def gallery(arguments: list[str]) -> int:
    """Draw every page and board."""
    return _off_screen("gallery", arguments or ["gallery"])


def test(arguments: list[str]) -> int:
    """Set up and run every check, all of them even when one fails; with arguments only pytest with those."""
    _set_up_off_screen("development")
    return _run_all([("pytest", *arguments)] if arguments else CHECKS)


def proofs(arguments: list[str]) -> int:
    """The slow tests: thousands of games, fifty kills."""
    _set_up_off_screen("development")
    return _run_all([(*proof, *arguments) for proof in PROOFS])


def translations(arguments: list[str]) -> int:
    """Bring the `.ts` files up to the source and say what still wants translating."""
    import translations as catalogues

    print("\n".join([*(f"changed {path}" for path in catalogues.update()), *catalogues.check()]))
    return 0


def build(arguments: list[str]) -> int:
    """Make the standalone program in dist/takhte and try it."""
    _set_up_bundling()
    return _python("packaging/build.py", *arguments)


def dist(arguments: list[str]) -> int:
    """Make everything a person downloads, in dist/artefacts."""
    _set_up_bundling()
    if sys.platform.startswith("linux"):
        from artefacts.tools import HEADERS, TOOLS

        ensure_tools({**TOOLS, **HEADERS})
    return _python("packaging/build.py", "dist", *arguments)


def dist_twice(arguments: list[str]) -> int:
    """Make everything twice in different folders and compare it byte for byte."""
    _set_up_off_screen("development")
    return _python("packaging/compare_builds.py", *arguments)


def test_dist(arguments: list[str]) -> int:
    """Install, use and remove what `dist` made, in a Debian of its own without Python."""
    from trials.tools import ALL_FORMS

    _set_up_bundling()  # for the older version
    ensure_tools(ALL_FORMS)
    return _python("packaging/try_artefacts.py", *arguments)


def test_dist_sample(arguments: list[str]) -> int:
    """The same with a .deb alone, built for it of the sources as they are; left out where no Debian can be made."""
    from trials.tools import TOOLS, hindrance

    reason = hindrance()
    if reason is not None:
        print(f"The trial of the .deb is left out: {reason}.", flush=True)
        return 0
    try:
        _set_up_bundling()
        ensure_tools(TOOLS)
    except SystemExit:
        print("The trial of the .deb is left out: what it needs could not be installed.", flush=True)
        return 0
    return _python("packaging/try_artefacts.py", "sample", *arguments)


def dist_windows(arguments: list[str]) -> int:
    """Make the program for Windows and its installers under Wine, in dist/windows/artefacts."""
    from windows.tools import BUILD_TOOLS

    _set_up_off_screen("development")
    ensure_tools(BUILD_TOOLS)
    return _python("packaging/build.py", "dist-windows", *arguments)


def test_dist_windows(arguments: list[str]) -> int:
    """Install, use and remove what `dist-windows` made, in a Windows of Wine's."""
    from windows.tools import TRIAL_TOOLS

    _set_up_off_screen("development")
    ensure_tools(TRIAL_TOOLS)
    return _python("packaging/try_windows.py", *arguments)


COMMANDS = {
    "play": play,
    "demo": demo,
    "bench": bench,
    "gallery": gallery,
    "test": test,
    "proofs": proofs,
    "translations": translations,
    "build": build,
    "dist": dist,
    "dist-twice": dist_twice,
    "test-dist": test_dist,
    "test-dist-sample": test_dist_sample,
    "dist-windows": dist_windows,
    "test-dist-windows": test_dist_windows,
}


def _set_up_off_screen(kind: str) -> None:
    from engine.commands.libraries import OFFSCREEN_LIBRARIES

    set_up(OFFSCREEN_LIBRARIES, kind)
    os.environ.update(OFF_SCREEN)


def _set_up_bundling() -> None:
    """Everything that is bundled has to be on this system, the libraries of a window too, which is not opened here."""
    from engine.commands.libraries import WINDOW_LIBRARIES

    set_up(WINDOW_LIBRARIES, "development")
    os.environ.update(OFF_SCREEN)


def _off_screen(command: str, arguments: list[str]) -> int:
    _set_up_off_screen("play")
    return _python("main.py", command, *arguments)


def _run_all(commands: list[tuple[str, ...]] | tuple[tuple[str, ...], ...]) -> int:
    failed = []
    for command in commands:
        print(f"\n$ {shlex.join(command)}", flush=True)
        if _python("-m", *command):
            failed.append(shlex.join(command))
    if failed:
        print(f"\nFailed: {'; '.join(failed)}", flush=True)
    return 1 if failed else 0


def _python(*arguments: str) -> int:
    return subprocess.run([str(venv_python()), *arguments], check=False).returncode


def _need_python(argv: list[str]) -> None:
    """Go on with a newer Python where this one is too old and another is installed."""
    if sys.version_info >= NEEDED_PYTHON:
        return
    for name in NEWER_PYTHONS:
        found = shutil.which(name)
        if found is not None:
            os.execv(found, [found, __file__, *argv])
    stop("Takhte needs Python 3.11 or newer; on Debian 12 and Ubuntu 24.04: sudo apt-get install python3")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as fault:
        stop(f"This step failed: {shlex.join(map(str, fault.cmd))}")
    except KeyboardInterrupt:
        sys.exit(130)
