"""Before the window opens: whether this system lets it, and how to say so to a person who may have no terminal."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from typing import Final

from engine.commands.display import BUNDLE_LIBRARIES, install_command, missing_packages
from engine.core.errors import UsageError
from engine.library.folders import Folders

DIALOGS: Final = (
    ("zenity", "--error", "--no-markup", "--title=Takhte", "--text"),
    ("kdialog", "--title", "Takhte", "--error"),
    ("xmessage", "-center"),
    ("notify-send", "Takhte"),
)
"""Programs of common desktops that show a sentence without our help, the sentence coming last."""


def in_bundle() -> bool:
    """Whether this is the standalone program."""
    return bool(getattr(sys, "frozen", False))


def demo_command() -> str:
    """How a person calls the demo here."""
    return "takhte demo" if in_bundle() else "make demo"


def need_bundle_libraries() -> None:
    """Raises `UsageError` where the system lacks a library that the standalone program takes from it: to be called
    before anything of Qt is loaded, in which it would end in a trace."""
    missing = missing_packages(BUNDLE_LIBRARIES) if in_bundle() else []
    if missing:
        raise UsageError("libraries_missing", command=install_command(missing))


def need_write_access(folders: Folders) -> None:
    """Raises `UsageError` where nothing can be kept: a match would be played for nothing."""
    for folder in (folders.data, folders.config):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
        except OSError as error:
            raise UsageError("file_unwritable", path=str(folder), problem=error) from error


def show(sentence: str, environ: Mapping[str, str]) -> bool:
    """Show a sentence in a dialog, for a program that was started from a menu: nobody sees its output there. Whether
    there was a way to."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, "Takhte", 0x10)
        return True
    if not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        return False
    for program, *arguments in DIALOGS:
        if shutil.which(program, path=environ.get("PATH")):
            subprocess.run([program, *arguments, sentence], check=False, env=dict(environ))
            return True
    return False
