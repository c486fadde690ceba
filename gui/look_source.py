"""Where the look in force comes from: the settings, and the system where a setting says so."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, Qt, Signal

from gui.controls.look import Look
from gui.fonts import MAX_SCALE, Typography
from gui.i18n import Language, Numbers, direction
from gui.theme import SEAT_PALETTES, PaletteName, Theme, theme_named

if TYPE_CHECKING:
    from PySide6.QtGui import QStyleHints

    from gui.settings import Settings, SettingsStore

DESIGNED: Final = QSize(1440, 900)
"""The window the pages are drawn for; much larger ones show everything larger."""
_MOST_GROWTH: Final = 1.75
_GROWTH_STEP: Final = 0.125


class LookSource(QObject):
    """The look in force. `changed` carries a new one whenever a setting or the system's theme makes it another."""

    changed = Signal(object)

    def __init__(self, settings: SettingsStore, hints: QStyleHints) -> None:
        super().__init__()
        self._settings = settings
        self._hints = hints
        self.look = self._made()
        settings.changed.connect(self._refresh)
        hints.colorSchemeChanged.connect(self._refresh)

    def theme(self) -> Theme:
        """The theme in force: "system" is light where the system does not say."""
        chosen = self._settings.settings.theme
        if chosen != "system":
            return theme_named(chosen)
        dark = self._hints.colorScheme() == Qt.ColorScheme.Dark
        return theme_named("dark" if dark else "light")

    def _refresh(self) -> None:
        look = self._made()
        if look != self.look:
            self.look = look
            self.changed.emit(look)

    def _made(self) -> Look:
        return look_for(self._settings.settings, self.theme())


def look_for(settings: Settings, theme: Theme) -> Look:
    """The look that some settings ask for, in a theme."""
    return Look(
        theme=theme,
        type=Typography(settings.text_scale / 100),
        direction=direction(settings.language),
        number=numbers_in(settings.language),
        seats=SEAT_PALETTES[palette_name(settings)],
        calm=settings.reduce_motion,
    )


@lru_cache(maxsize=2)
def numbers_in(language: Language) -> Numbers:
    """One `Numbers` per language, so that equal looks compare equal."""
    return Numbers(language)


def palette_name(settings: Settings) -> PaletteName:
    """The seat palette's name in the theme's table."""
    names: dict[str, PaletteName] = {
        "normal": "normal",
        "red_green": "red-green",
        "blue_yellow": "blue-yellow",
        "greyscale": "greyscale",
    }
    return names[settings.palette]


def grown(look: Look, window: QSize) -> Look:
    """The look for a window of that size: on a very large one everything is larger, less so the larger the text
    already is."""
    ratio = min(window.width() / DESIGNED.width(), window.height() / DESIGNED.height())
    growth = max(1.0, min(_MOST_GROWTH, ratio // _GROWTH_STEP * _GROWTH_STEP))
    scale = look.type.scale + (growth - 1) * (MAX_SCALE - look.type.scale)
    if scale == look.type.scale:
        return look
    return Look(look.theme, Typography(scale), look.direction, look.number, look.seats, look.calm)
