"""The pictures on the home page's cards. Painting one takes up to seconds, so they are shipped as image files;
`python -m gui.card_pictures` paints them anew from the games' own art.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QImageReader, QPainter, QPixmap

from gui.art.framing import CARD
from gui.art.painting import smooth
from gui.fonts import resources
from gui.i18n import LANGUAGES, Language

if TYPE_CHECKING:
    from pathlib import Path

    from gui.controls.look import Look

SCALE: Final = 4
"""Shipped at four times the size they are designed for: sharp on the largest screens."""
SMALL_SCALE: Final = 1.5
"""And smaller, for a window of the usual size: read in a fifth of the time, which the first picture waits for."""
SMALL: Final = "small"
"""The folder of these, among the others."""
QUALITY: Final = 85
Paint = Callable[[QPainter, QRectF, "Look"], None]


class Source(Struct, frozen=True):
    """The art of one game's card."""

    key: str
    paint: Paint


class CardPictures:
    """Pictures by game, cut and scaled to what a card needs."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or resources() / "cards"

    def picture(self, key: str, size: QSizeF, dpr: float, language: Language) -> QPixmap | None:
        """The picture of a game, covering `size`; None where none is shipped."""
        small = size.width() * dpr <= CARD.width() * SMALL_SCALE and size.height() * dpr <= CARD.height() * SMALL_SCALE
        for folder in (self._folder / SMALL, self._folder) if small else (self._folder,):
            for name in (f"{key}.{language}.jpg", f"{key}.jpg"):
                path = folder / name
                if path.exists():
                    return _read(path, size, dpr)
        return None


def _read(path: Path, size: QSizeF, dpr: float) -> QPixmap | None:
    reader = QImageReader(str(path))
    whole = reader.size()
    wanted = QSize(math.ceil(size.width() * dpr), math.ceil(size.height() * dpr))
    if whole.isEmpty() or wanted.isEmpty():
        return None
    scale = max(wanted.width() / whole.width(), wanted.height() / whole.height())
    # Scaled while it is decoded: a fraction of the work.
    reader.setScaledSize(QSize(math.ceil(whole.width() * scale), math.ceil(whole.height() * scale)))
    image = reader.read()
    if image.isNull():
        return None
    spare = image.size() - wanted
    cut = image.copy(QRect(spare.width() // 2, spare.height() // 2, wanted.width(), wanted.height()))
    cut.setDevicePixelRatio(dpr)
    return QPixmap.fromImage(cut)


def painted(source: Source, look: Look, scale: float = SCALE) -> QImage:
    """One picture from the game's own art."""
    size = QSize(round(CARD.width() * scale), round(CARD.height() * scale))
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = smooth(QPainter(image))
    painter.scale(scale, scale)
    source.paint(painter, QRectF(0, 0, CARD.width(), CARD.height()), look)
    painter.end()
    return image


def sources() -> tuple[Source, ...]:
    """The art of every game, playable or not."""
    # Imported here: the home page shows the shipped pictures and needs none of the art.
    from gui.games import KITS
    from gui.games.upcoming import paint_functions

    kits = tuple(Source(kit.key, kit.paint_card) for kit in KITS)
    known = {source.key for source in kits}
    return kits + tuple(Source(key, paint) for key, paint in paint_functions().items() if key not in known)


def file_names(source: Source) -> dict[str, Language]:
    """The files of a picture and the language each is for: one for all, unless digits are to be seen on it."""
    first, *others = [painted(source, look_in(language), 0.5) for language in LANGUAGES]
    if all(first == other for other in others):
        return {f"{source.key}.jpg": "en"}
    return {f"{source.key}.{language}.jpg": language for language in LANGUAGES}


def look_in(language: Language) -> Look:
    """The look pictures are painted in."""
    from gui.look_source import look_for
    from gui.settings import Settings
    from gui.theme import LIGHT

    return look_for(Settings(language=language), LIGHT)


def paint_all(folder: Path) -> None:
    """Paint every picture into files."""
    (folder / SMALL).mkdir(parents=True, exist_ok=True)
    for source in sources():
        for name, language in file_names(source).items():
            painted(source, look_in(language)).save(str(folder / name), quality=QUALITY)
            painted(source, look_in(language), SMALL_SCALE).save(str(folder / SMALL / name), quality=QUALITY)


def main() -> None:
    """Paint the shipped pictures anew."""
    import os

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from gui.fonts import load_fonts

    application = QApplication([])  # the blur of shadows needs widgets
    load_fonts()
    paint_all(resources() / "cards")
    del application


if __name__ == "__main__":
    main()
