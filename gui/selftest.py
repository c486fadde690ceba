"""The part of `takhte selftest` that needs Qt: its plugins, the typeface, the Persian catalogue, a painted widget."""

import os
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtGui import QImageReader
from PySide6.QtWidgets import QApplication, QLabel

from engine.commands.desk import Finding
from engine.commands.display import has_display
from engine.commands.start import need_libraries
from engine.commands.words import say
from engine.core.errors import UsageError
from engine.core.messages import Language, error_text
from engine.library.folders import find_folders
from gui.fonts import FontError, choose_font_engine, load_fonts, resources
from gui.i18n import Translations
from gui.settings import SettingsStore

IMAGE_FORMATS = ("svg", "jpeg", "png")


def findings(language: Language) -> Iterator[Finding]:
    """Look at each in turn. Off screen where no window can be opened: Qt would end the process."""
    if not has_display(os.environ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        need_libraries(os.environ)
    except UsageError as error:
        yield Finding(False, error_text(error, language))
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    choose_font_engine(os.environ)
    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else QApplication(["takhte"])
    yield Finding(True, say("check_qt", language, version=qVersion(), platform=application.platformName()))
    yield _settings(find_folders(os.environ).settings, language)
    yield _image_formats(language)
    yield _typeface(language)
    yield _catalogue(language)
    yield _painting(language)
    if running is None:
        application.shutdown()


def _settings(path: Path, language: Language) -> Finding:
    """Broken ones are set aside, as when the window opens, and told as a fault once."""
    aside = SettingsStore(path).set_aside
    if aside is not None:
        return Finding(False, say("check_settings_anew", language, path=str(aside)))
    return Finding(True, say("check_settings", language, path=str(path)))


def _image_formats(language: Language) -> Finding:
    known = {bytes(name.data()).decode() for name in QImageReader.supportedImageFormats()}
    missing = [name for name in IMAGE_FORMATS if name not in known]
    if missing:
        return Finding(False, say("check_formats_missing", language, found=", ".join(missing)))
    return Finding(True, say("check_formats", language, found=", ".join(IMAGE_FORMATS)))


def _typeface(language: Language) -> Finding:
    try:
        return Finding(True, say("check_typeface", language, found=load_fonts()))
    except FontError as error:
        return Finding(False, str(error))


def _catalogue(language: Language) -> Finding:
    loaded = Translations(resources() / "translations").use("fa")
    return Finding(loaded, say("check_catalogue" if loaded else "check_catalogue_missing", language))


def _painting(language: Language) -> Finding:
    """Whether letters come out: a picture of a word is not of one colour."""
    picture = QLabel("تخته Takhte").grab().toImage()
    colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    painted = len(colours) > 1
    return Finding(painted, say("check_painting" if painted else "check_painting_missing", language))
