"""The composition root: makes everything the window needs and hands it over. Nothing imports this but `main.py`."""

from __future__ import annotations

import gc
import os
import platform
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from engine.library.folders import find_folders
from gui.assembly import make_application, make_parts
from gui.file_open import FileOpening
from gui.first_picture import FirstPicture
from gui.i18n import isolated, translate
from gui.program_icon import program_icon
from gui.stop_signals import StopSignals
from gui.windows.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gui.windows.parts import WindowParts


def run(
    argv: Sequence[str], file: str | None = None, opened: Callable[[MainWindow, WindowParts], None] | None = None
) -> int:
    """Open the window and return the exit code when it is closed. `argv` is the program, perhaps followed by a match
    file to open; `opened` is told of the window and its parts before its first picture."""
    application = make_application(argv)
    parts = make_parts(find_folders(os.environ), application, os.environ)
    window = open_window(parts)
    if platform.system() == "Darwin":  # elsewhere every event would pass through Python for nothing
        FileOpening(application, window.open_match)
    if os.name == "posix":
        StopSignals(application, lambda: (window.close(), application.quit()))
    path = file or next(iter(argv[1:]), None)
    if path is not None:
        QTimer.singleShot(0, window, lambda: window.open_match(path))
    if opened is not None:
        opened(window, parts)
    code = application.exec()
    parts.computer.close()
    return code


def open_window(parts: WindowParts) -> MainWindow:
    """Show the window; what it can do without comes after its first picture."""
    window = MainWindow(parts)
    window.show()
    _say_what_was_set_aside(window, parts)
    FirstPicture(window).painted.connect(lambda: _after_first_picture(window, parts))
    return window


def _after_first_picture(window: MainWindow, parts: WindowParts) -> None:
    # Modules and pages are there to stay: without them a full collection takes a fraction of a frame.
    gc.freeze()
    gc.enable()
    window.setWindowIcon(program_icon())
    parts.computer.warm()
    window.pages.refresh_home()
    if parts.shelf.index_set_aside is not None:
        _say_what_was_set_aside(window, parts)


def _say_what_was_set_aside(window: MainWindow, parts: WindowParts) -> None:
    """The index is opened only after the first picture; what was said of the settings is then said with it."""
    said = []
    if parts.settings.set_aside is not None:
        words = translate("window", "The settings could not be read; they begin anew. The old ones are kept in {path}.")
        said.append(words.format(path=isolated(str(parts.settings.set_aside))))
    if parts.shelf.index_set_aside is not None:
        said.append(
            translate("window", "The list of your games was damaged and has been made anew; none of them is lost.")
        )
    if said:
        window.say(" ".join(said))
