"""Finds the command that was asked for, and turns every fault into one sentence and an exit code."""

import io
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from engine.commands.arguments import HELP, Arguments
from engine.commands.desk import Desk, Gui
from engine.commands.display import has_display
from engine.commands.help import HELP_TEXT
from engine.commands.language import usual_language
from engine.commands.measured import FIRST_PICTURE, WHOLE_GAME
from engine.commands.start import demo_command, in_bundle, need_libraries, need_write_access, show
from engine.commands.words import say
from engine.core.errors import TakhteError, UsageError
from engine.core.messages import Language, error_text
from engine.core.program import program_version
from engine.library.files import SUFFIX
from engine.library.folders import find_folders

USAGE_FAULT: Final = 2
INTERRUPTED: Final = 130
"""As a shell reports it."""
OUTPUT_CLOSED: Final = 141

Command: TypeAlias = Callable[[list[str], Desk], int]


def main(argv: Sequence[str], gui: Gui, environ: Mapping[str, str] = os.environ) -> int:
    """Carry out a command line (without the program's name) and return the exit code: 0 when all went well, 2 for
    what cannot be done as asked, 1 where a self-test found something amiss."""
    _prepare_output()
    folders = find_folders(environ)
    language = usual_language(folders.settings, environ)
    rest: list[str] = []
    try:
        language, rest = _take_language(argv, language)
        return _run(rest, Desk(language, folders, environ, gui))
    except TakhteError as error:
        _complain(error_text(error, language), rest, environ)
        return USAGE_FAULT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # `| head` has seen enough; Python must not complain of it again at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OUTPUT_CLOSED


def _run(argv: list[str], desk: Desk) -> int:
    if HELP in argv or "-h" in argv:
        print(HELP_TEXT[desk.language])
        return 0
    if "--version" in argv:
        print(say("version", desk.language, version=program_version()))
        return 0
    if _asks_for_window(argv):
        return _window(argv, desk)
    command = COMMANDS.get(argv[0])
    if command is not None:
        return command(argv[1:], desk)
    if argv[0].startswith("-"):
        raise UsageError("argument_unknown", command="takhte", name=argv[0], help=HELP)
    raise UsageError("command_unknown", name=argv[0], known=", ".join(COMMANDS))


def _asks_for_window(argv: list[str]) -> bool:
    return not argv or argv[0].endswith(SUFFIX)


def _complain(text: str, argv: list[str], environ: Mapping[str, str]) -> None:
    """On the terminal, or in a dialog where the window was asked for and there is no terminal."""
    if sys.stderr is not None:  # there is none in a windowed program of Windows
        print(text, file=sys.stderr, flush=True)
    if _asks_for_window(argv) and in_bundle() and not (sys.stderr is not None and sys.stderr.isatty()):
        show(text, environ)


def _window(argv: list[str], desk: Desk, run: Callable[[list[str]], int] | None = None) -> int:
    """`run` opens the window, if not the usual way."""
    if argv[1:]:
        raise UsageError("argument_unknown", command="takhte", name=argv[1], help=HELP)
    if not has_display(desk.environ):
        raise UsageError("no_display", demo=demo_command())
    need_libraries(desk.environ)
    need_write_access(desk.folders)
    return (run or desk.gui.run)([sys.argv[0], *argv])


# The commands are imported when they are called: the window should open without waiting for the others.


def _simulate(argv: list[str], desk: Desk) -> int:
    from engine.commands.simulate import simulate

    return simulate(argv, desk)


def _replay(argv: list[str], desk: Desk) -> int:
    from engine.commands.looking import replay

    return replay(argv, desk)


def _show(argv: list[str], desk: Desk) -> int:
    from engine.commands.looking import show

    return show(argv, desk)


def _bench(argv: list[str], desk: Desk) -> int:
    if FIRST_PICTURE in argv:
        return _measured_window(argv, desk)
    from engine.commands.bench import bench

    return bench(argv, desk)


def _measured_window(argv: list[str], desk: Desk) -> int:
    """The window as it always opens, for `bench` in another process: whatever else it loads would be measured too."""
    arguments = Arguments("bench")
    arguments.add_argument(FIRST_PICTURE, type=float, dest="started")
    arguments.add_argument(WHOLE_GAME, dest="game")
    found = arguments.read(argv)
    return _window([], desk, lambda window_argv: desk.gui.run_measured(window_argv, found.started, found.game))


def _demo(argv: list[str], desk: Desk) -> int:
    return _draw(argv, desk, "demo", "demo")


def _gallery(argv: list[str], desk: Desk) -> int:
    return _draw(argv, desk, "gallery", None)


def _draw(argv: list[str], desk: Desk, command: str, usual: str | None) -> int:
    arguments = Arguments(command)
    arguments.add_argument("folder", nargs="?", default=usual)
    found = arguments.read(argv)
    folder = Path(arguments.needed(found.folder, "FOLDER"))
    draw = {"demo": desk.gui.demo, "gallery": desk.gui.gallery}[command]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        draw(folder)
    except OSError as error:
        raise UsageError("file_unwritable", path=str(folder), problem=error) from error
    print(say("pictures", desk.language, path=str(folder)))
    return 0


def _selftest(argv: list[str], desk: Desk) -> int:
    from engine.commands.selftest import selftest

    return selftest(argv, desk)


COMMANDS: Final[dict[str, Command]] = {
    "simulate": _simulate,
    "replay": _replay,
    "show": _show,
    "bench": _bench,
    "demo": _demo,
    "gallery": _gallery,
    "selftest": _selftest,
}


def _take_language(argv: Sequence[str], usual: Language) -> tuple[Language, list[str]]:
    """`--language` may stand anywhere."""
    arguments = Arguments("takhte")
    arguments.add_argument("--language", default=usual)
    found, rest = arguments.read_some(argv)
    if found.language == "en":
        return "en", rest
    if found.language == "fa":
        return "fa", rest
    raise UsageError("language_unknown", name=found.language)


def _prepare_output() -> None:
    """Persian must not stop a command where the console's code page lacks it; a windowed program has no console."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8" if sys.platform == "win32" else None, errors="replace")
