"""The pictures of the setup program, painted from the program's icon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPainter

from artefacts.icons import paint, write_ico
from gui.theme import LIGHT

if TYPE_CHECKING:
    from pathlib import Path

SIDE: Final = (164, 314)
"""Pixels of the picture beside the words of the last page, as NSIS wants it."""
MARK: Final = 116
TOP: Final = 40


class Pictures(NamedTuple):
    """Files: the icon of the setup program, and the picture at the side of its last page."""

    icon: Path
    side: Path


def write_pictures(folder: Path) -> Pictures:
    """Paint both into a folder."""
    pictures = Pictures(folder / "takhte.ico", folder / "side.bmp")
    write_ico(pictures.icon)
    if not side_picture().save(str(pictures.side)):
        raise OSError(f"Qt did not write {pictures.side}")
    return pictures


def side_picture() -> QImage:
    """The mark on the cloth of the program's own colour. 24 bits a pixel: NSIS knows no other."""
    image = QImage(*SIDE, QImage.Format.Format_RGB888)
    image.fill(QColor(LIGHT.paper))
    painter = QPainter(image)
    painter.drawImage(QPoint((SIDE[0] - MARK) // 2, TOP), paint(MARK))
    painter.end()
    return image
