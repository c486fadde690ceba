"""The bundled typeface and the scale of its sizes.

Vazirmatn is a variable font: its weight is set through the `wght` axis alone. `QFont.setWeight` would only fake
a bold, and both together double it.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from engine.core.program import program_folder

if TYPE_CHECKING:
    from collections.abc import MutableMapping
    from pathlib import Path

FAMILY: Final = "Vazirmatn"
FONT_FILE: Final = "Vazirmatn[wght].ttf"
SIZES: Final = (12, 14, 16, 20, 28)
Size = Literal[12, 14, 16, 20, 28]
MIN_SCALE: Final = 1.0
MAX_SCALE: Final = 2.0


class FontError(RuntimeError):
    """The bundled font is missing or not readable."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{why}: {path}")
        self.path = path


def resources() -> Path:
    """The folder `resources/` of the program."""
    return program_folder() / "resources"


def choose_font_engine(environ: MutableMapping[str, str], platform: str = sys.platform) -> None:
    """Have letters drawn by FreeType on Windows too, to be called before the application is made: by that engine the
    typeface is tried out, and not every DirectWrite knows the weights of a variable font (Wine's shows one only)."""
    if platform == "win32":
        environ.setdefault("QT_QPA_PLATFORM", "windows:fontengine=freetype")


def load_fonts(folder: Path | None = None) -> str:
    """Make the bundled font known to Qt and return its family. Needs a QGuiApplication."""
    path = (folder or resources() / "fonts") / FONT_FILE
    if not path.is_file():
        raise FontError(path, "The bundled font is missing")
    # Not by its path: FreeType on Windows opens none with letters that the system's code page lacks.
    number = QFontDatabase.addApplicationFontFromData(QByteArray(path.read_bytes()))
    if number < 0:
        raise FontError(path, "The bundled font cannot be read")
    text_width.cache_clear()
    families = QFontDatabase.applicationFontFamilies(number)
    if FAMILY not in families:
        raise FontError(path, f"The bundled font holds {families} instead of {FAMILY}")
    return FAMILY


@lru_cache(maxsize=256)
def _font(pixels: int, weight: int, tabular: bool) -> QFont:
    font = QFont(FAMILY)
    font.setPixelSize(pixels)
    font.setVariableAxis(QFont.Tag("wght"), weight)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


def font(pixels: float, weight: int = 400, tabular: bool = False) -> QFont:
    """The typeface at a size in pixels, whatever the user's text scale: for art. Text uses `Typography`. `tabular` is
    for columns only: elsewhere Persian figures would stand too far apart."""
    return QFont(_font(max(1, round(pixels)), weight, tabular))


@lru_cache(maxsize=4096)
def text_width(text: str, pixels: float, weight: int = 400, tabular: bool = False) -> float:
    """How wide a line comes out at a size in pixels. Kept: shaping Persian takes long, and the same words come again
    with every step of a game."""
    return QFontMetricsF(font(pixels, weight, tabular)).horizontalAdvance(text)


class Typography(Struct, frozen=True):
    """The type scale times the user's text scale (1.0 … 2.0)."""

    scale: float = 1.0

    def __post_init__(self) -> None:
        if not MIN_SCALE <= self.scale <= MAX_SCALE:
            raise ValueError(f"text scale {self.scale} is outside {MIN_SCALE} … {MAX_SCALE}")

    def px(self, length: float) -> float:
        """A length that grows with the text."""
        return length * self.scale

    def font(self, size: float, weight: int = 400, tabular: bool = False) -> QFont:
        """The typeface at `size` of the scale (12, 14, 16, 20, 28; the logotype alone is larger)."""
        return font(size * self.scale, weight, tabular)

    def advance(self, text: str, size: float, weight: int = 400, tabular: bool = False) -> float:
        """How wide `text` comes out on one line."""
        return text_width(text, size * self.scale, weight, tabular)
