"""Puts the parts of the program together: for `gui.app`, and for pictures and measurements off screen."""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from engine.commands.language import usual_language
from engine.games import GAMES
from gui.ai_process import AiProcess
from gui.board.pixmaps import PixmapCache
from gui.card_pictures import CardPictures
from gui.controls import dress
from gui.fonts import FontError, choose_font_engine, load_fonts, resources
from gui.i18n import Translations
from gui.look_source import LookSource
from gui.settings import SettingsStore
from gui.shelf import Shelf
from gui.windows.parts import Computer, WindowParts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from random import Random

    from engine.library.folders import Folders


def make_application(argv: Sequence[str]) -> QApplication:
    """The application, named and in our typeface."""
    choose_font_engine(os.environ)
    application = QApplication(list(argv))
    application.setApplicationName("takhte")
    application.setDesktopFileName("takhte")
    # A plain style under our own painting: alike on every system, and it follows the palette.
    application.setStyle("Fusion")
    try:
        load_fonts()
    except FontError as error:
        # Everything works in another typeface, only less well.
        print(error, file=sys.stderr)
    return application


def now_here() -> datetime:
    """This moment."""
    return datetime.now(UTC)


def make_parts(
    folders: Folders,
    application: QApplication,
    environ: Mapping[str, str],
    *,
    computer: Computer | None = None,
    now: Callable[[], datetime] = now_here,
    rng: Random | None = None,
) -> WindowParts:
    """Settings, language, look, pictures, the computer players and the matches of these folders. The rest is for
    those who want the same every time: `computer` instead of the process, `now` for the clock, `rng` for the dice of
    a new game."""
    first_start = not folders.settings.exists()
    settings = SettingsStore(folders.settings)
    if first_start or settings.set_aside is not None:
        settings.change(language=usual_language(folders.settings, environ))
    translations = Translations(resources() / "translations")
    translations.use(settings.settings.language)
    looks = LookSource(settings, application.styleHints())
    dress(application, looks.look)
    chosen = settings.settings.matches_folder
    return WindowParts(
        settings=settings,
        translations=translations,
        looks=looks,
        pixmaps=PixmapCache(),
        pictures=CardPictures(),
        computer=computer if computer is not None else AiProcess(),
        shelf=Shelf(Path(chosen) if chosen else folders.matches, folders.index, GAMES),
        usual_folder=folders.matches,
        now=now,
        rng=rng,
    )
