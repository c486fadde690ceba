"""Before the window opens: whether this system lets it, and how to say so to a person who may have no terminal."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from engine.commands.display import WAYLAND, X11, display_servers, is_without_display
from engine.commands.libraries import (
    BUNDLE_LIBRARIES,
    OFFSCREEN_LIBRARIES,
    WAYLAND_LIBRARIES,
    WINDOW_LIBRARIES,
    install_command,
    missing_libraries,
)
from engine.core.errors import UsageError
from engine.library.folders import Folders

DIALOGS: Final = (
    ("zenity", "--error", "--no-markup", "--title=Takhte", "--text"),
    ("kdialog", "--title", "Takhte", "--error"),
    ("xmessage", "-center"),
    ("notify-send", "Takhte"),
)
"""Programs of common desktops that show a sentence without our help, the sentence coming last."""

_BOX_ERROR, _BOX_IN_FRONT, _BOX_RIGHT, _BOX_RIGHT_TO_LEFT = 0x10, 0x10000, 0x80000, 0x100000
"""Windows' numbers for message boxes."""
X11_DIALOGS: Final = ("xmessage",)
"""Of these, those that know no Wayland."""
KNOWN_LIBRARIES: Final = {**WINDOW_LIBRARIES, **BUNDLE_LIBRARIES, **WAYLAND_LIBRARIES}
TRIAL_BYTES: Final = 4096
"""A disk that is full may still take an empty file."""


def in_bundle() -> bool:
    """Whether this is the standalone program."""
    return bool(getattr(sys, "frozen", False))


def demo_command() -> str:
    """How a person calls the demo here."""
    return "takhte demo" if in_bundle() else "make demo"


def need_libraries(environ: Mapping[str, str]) -> None:
    """Raises `UsageError` where the system lacks a library for a window: to be called before anything of Qt is loaded,
    in which it would end in a trace or a long complaint."""
    wanted = BUNDLE_LIBRARIES if in_bundle() else OFFSCREEN_LIBRARIES
    if not is_without_display(environ):
        servers = display_servers(environ)
        if X11 in servers and not in_bundle():
            wanted = WINDOW_LIBRARIES
        if servers == [WAYLAND]:  # where X11 answers as well, Qt goes on to that
            wanted = {**wanted, **WAYLAND_LIBRARIES}
    missing = missing_libraries(wanted)
    if missing:
        raise libraries_error(missing)


def libraries_error(missing: Mapping[str, str]) -> UsageError:
    """What to say of libraries that are not there: library → its Debian package, or nothing where it is not known."""
    command = install_command(missing)
    if command is None:
        return UsageError("libraries_unnamed", names=", ".join(missing))
    return UsageError("libraries_missing", command=command)


def import_fault(error: ImportError) -> UsageError | None:
    """What to say where a library of the system was not found while something was imported, and of all others that
    are missing too; None where it was something else."""
    found = re.match(r"(lib\S+\.so\S*): cannot open shared object file", str(error))
    if found is None:
        return None
    others = missing_libraries(BUNDLE_LIBRARIES if in_bundle() else OFFSCREEN_LIBRARIES)
    return libraries_error({found[1]: KNOWN_LIBRARIES.get(found[1], ""), **others})


def need_write_access(folders: Folders) -> None:
    """Raises `UsageError` where matches cannot be kept: they would be played for nothing.

    Settings that cannot be written hold for this run, and an index that cannot is kept in memory. Where the person
    chose another folder for the matches nothing is asked here: only in the window can they choose another."""
    if _chose_a_folder(folders.settings):
        return
    try:
        folders.matches.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folders.matches) as trial:
            trial.write(bytes(TRIAL_BYTES))
    except OSError as error:
        raise UsageError("file_unwritable", path=str(folders.matches), problem=error) from error


def _chose_a_folder(settings: Path) -> bool:
    try:
        return bool(json.loads(settings.read_bytes())["matches_folder"])
    except (OSError, ValueError, TypeError, KeyError):
        return False


def box_style(sentence: str) -> int:
    """How Windows shows a sentence: as an error, before other windows, and a Persian one from right to left."""
    persian = any("\u0600" <= letter <= "\u06ff" for letter in sentence)
    return _BOX_ERROR | _BOX_IN_FRONT | (_BOX_RIGHT | _BOX_RIGHT_TO_LEFT if persian else 0)


def show(sentence: str, environ: Mapping[str, str]) -> bool:
    """Show a sentence in a dialog, for a program that was started from a menu: nobody sees its output there. Whether
    there was a way to."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, "Takhte", box_style(sentence))
        return True
    if not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        return False
    for program, *arguments in DIALOGS:
        if program in X11_DIALOGS and not environ.get("DISPLAY"):
            continue
        if shutil.which(program, path=environ.get("PATH")):
            # What a dialog says of its own display is not for the person.
            command, theirs = [program, *arguments, sentence], _environ_of_others(environ)
            subprocess.run(command, check=False, env=theirs, stderr=subprocess.DEVNULL)
            return True
    return False


def _environ_of_others(environ: Mapping[str, str]) -> dict[str, str]:
    """The environment for a program that is not ours: PyInstaller has ours look for its libraries in the bundle."""
    name = "LD_LIBRARY_PATH"
    usual = {key: value for key, value in environ.items() if key != name or not in_bundle()}
    before = environ.get(f"{name}_ORIG")
    return usual | ({name: before} if before else {})
