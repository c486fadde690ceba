"""The composition root: makes everything the window needs and hands it over. Nothing imports this but `main.py`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from engine.commands.language import usual_language
from engine.games import GAMES
from engine.library.folders import Folders, find_folders
from engine.version import VERSION
from gui.ai_process import AiProcess
from gui.board.pixmaps import PixmapCache
from gui.card_pictures import CardPictures
from gui.controls import dress
from gui.fonts import FontError, load_fonts, resources
from gui.i18n import Translations, isolated, translate
from gui.look_source import LookSource
from gui.settings import SettingsStore
from gui.shelf import Shelf
from gui.windows.main_window import MainWindow
from gui.windows.parts import WindowParts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def run(argv: Sequence[str], file: str | None = None) -> int:
    """Open the window and return the exit code when it is closed. `argv` is the program, perhaps followed by a match
    file to open."""
    application = make_application(argv)
    parts = make_parts(find_folders(os.environ), application, os.environ)
    window = open_window(parts)
    path = file or next(iter(argv[1:]), None)
    if path is not None:
        QTimer.singleShot(0, window, lambda: window.open_match(path))
    code = application.exec()
    parts.computer.close()
    return code


def make_application(argv: Sequence[str]) -> QApplication:
    """The application, named and in our typeface."""
    application = QApplication(list(argv))
    application.setApplicationName("takhte")
    application.setApplicationVersion(VERSION)
    application.setDesktopFileName("takhte")
    # A plain style under our own painting: alike on every system, and it follows the palette.
    application.setStyle("Fusion")
    try:
        load_fonts()
    except FontError as error:
        # Everything works in another typeface, only less well.
        print(error, file=sys.stderr)
    return application


def make_parts(folders: Folders, application: QApplication, environ: Mapping[str, str]) -> WindowParts:
    """Settings, language, look, pictures, the computer's process and the matches of these folders."""
    first_start = not folders.settings.exists()
    settings = SettingsStore(folders.settings)
    if first_start:
        settings.change(language=usual_language(folders.settings, environ))
    translations = Translations(resources() / "translations")
    translations.use(settings.settings.language)
    looks = LookSource(settings, application.styleHints())
    dress(application, looks.look)
    chosen = settings.settings.matches_folder
    shelf = Shelf(Path(chosen) if chosen else folders.matches, folders.index, GAMES)
    return WindowParts(
        settings=settings,
        translations=translations,
        looks=looks,
        pixmaps=PixmapCache(),
        pictures=CardPictures(),
        computer=AiProcess(),
        shelf=shelf,
        usual_folder=folders.matches,
    )


def open_window(parts: WindowParts) -> MainWindow:
    """Show the window; what it can do without comes after its first picture."""
    window = MainWindow(parts)
    window.show()
    if parts.settings.set_aside is not None:
        words = translate("window", "The settings could not be read; they begin anew. The old ones are kept in {path}.")
        window.say(words.format(path=isolated(str(parts.settings.set_aside))))
    QTimer.singleShot(0, window, lambda: _after_first_picture(window, parts))
    return window


def _after_first_picture(window: MainWindow, parts: WindowParts) -> None:
    parts.computer.warm()
    window.pages.refresh_home()
