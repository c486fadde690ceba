"""The landscape as a shipped picture. Painting it takes seconds on a large screen, so it is kept as an image file;
`python -m gui.games.imhotep.land_picture` paints it anew from its own art.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QImage, QImageReader, QPainter

from gui.art.painting import smooth
from gui.fonts import resources
from gui.games.imhotep.ground import paint_landscape
from gui.games.imhotep.landscape import paint_sand

if TYPE_CHECKING:
    from pathlib import Path

REGION: Final = QRectF(-424, -66, 1800, 672)
"""What the picture shows of the landscape, in its own units."""
SCALE: Final = 2.6
"""Pixels per unit: as fine as the largest screens show it."""
QUALITY: Final = 88
NAME: Final = "imhotep_land.jpg"


def picture_path() -> Path:
    return resources() / "boards" / NAME


def draw_landscape(p: QPainter, seen: QRectF) -> None:
    """Draw what is seen of the landscape in its own units: from the picture, with plain sand above and below it; or
    painted where the picture does not reach."""
    transform = p.deviceTransform()
    scale = math.hypot(transform.m11(), transform.m12())
    wide_enough = REGION.left() <= seen.left() and seen.right() <= REGION.right()
    part = seen.intersected(REGION)
    image = read(part, scale) if wide_enough and scale <= SCALE * 1.25 else None
    if image is None:
        paint_landscape(p, seen)
        return
    if part != seen:
        paint_sand(p, seen)
    p.drawImage(part, image)


def read(seen: QRectF, scale: float) -> QImage | None:
    """The part that is seen, at so many pixels per unit; None where the picture is missing."""
    reader = QImageReader(str(picture_path()))
    if not reader.canRead():
        return None
    size = QSize(round(REGION.width() * scale), round(REGION.height() * scale))
    # Scaled while it is decoded: a fraction of the work.
    reader.setScaledSize(size)
    left, top = round((seen.x() - REGION.x()) * scale), round((seen.y() - REGION.y()) * scale)
    part = QRect(left, top, round(seen.width() * scale), round(seen.height() * scale))
    reader.setScaledClipRect(part.intersected(QRect(0, 0, size.width(), size.height())))
    image = reader.read()
    return None if image.isNull() else image


def painted(scale: float) -> QImage:
    """The whole region, painted from its art."""
    image = QImage(round(REGION.width() * scale), round(REGION.height() * scale), QImage.Format.Format_RGB32)
    painter = smooth(QPainter(image))
    painter.scale(scale, scale)
    painter.translate(-REGION.topLeft())
    paint_landscape(painter, REGION)
    painter.end()
    return image


def main() -> None:
    """Write the picture."""
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication([])
    path = picture_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    painted(SCALE).save(str(path), quality=QUALITY)
    assert application is not None


if __name__ == "__main__":
    main()
