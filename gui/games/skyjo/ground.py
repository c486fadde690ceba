"""The cloth the cards lie on: plain weave, the cards' own star in it like a damask, a stitched hem, light above."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap, QRadialGradient

from gui.art.cloth import weave
from gui.art.girih import HEIGHT, WIDTH, girih_lines
from gui.art.painting import canvas, clear_pixmap, clipped, colour, inset, rounded, smooth, stroke
from gui.theme import CLOTH, Theme

RADIUS: Final = 20.0
"""Of the cloth's corners."""
HEM: Final = 11.0
_UNIT: Final = 74.0
_DAMASK: Final = ((0.0, 0.075), (0.55, 0.052), (1.0, 0.012))


def paint_ground(p: QPainter, area: QRectF, theme: Theme, dpr: float, light: QPointF) -> None:
    """The whole cloth; `light` is where the lamp hangs. Painted once per size: some 10 ms for a table."""
    with clipped(p, rounded(area, RADIUS)):
        p.fillRect(area, _weave_brush(dpr))
        pool = QRadialGradient(light, area.width() * 0.66)
        pool.setColorAt(0, colour(CLOTH.pool, 0.085))
        pool.setColorAt(0.55, colour(CLOTH.dusk, 0))
        pool.setColorAt(1, colour(CLOTH.dusk, 0.46 if theme.dark else 0.34))
        p.fillRect(area, pool)
    inner = inset(area, HEM + 1)
    if inner.width() > 0 and inner.height() > 0:
        with clipped(p, rounded(inner, RADIUS - HEM)):
            p.drawImage(area.topLeft(), _damask(area, dpr))
        _hem(p, inset(area, HEM))
    stroke(p, rounded(inset(area, 0.5), RADIUS - 0.5), CLOTH.border, 1, 0.8)


def _weave_brush(dpr: float) -> QBrush:
    made = QBrush(weave(dpr))
    transform = made.transform()
    transform.scale(1 / dpr, 1 / dpr)
    made.setTransform(transform)
    return made


@lru_cache(maxsize=4)
def _repeat(dpr: float) -> QPixmap:
    """One repeat of the girih's lines. Its size is rounded to whole pixels: drawing the field line by line would cost
    four times as much as everything else."""
    size = QSizeF(round(WIDTH * _UNIT), round(HEIGHT * _UNIT))
    made = clear_pixmap(size, dpr)
    painter = smooth(QPainter(made))
    girih_lines(painter, QRectF(QPointF(0, 0), size), CLOTH.damask, strap=0.055, unit=_UNIT)
    painter.end()
    return made


def _damask(area: QRectF, dpr: float) -> QImage:
    """The field, a whole star in the middle, fading towards the rim."""
    image = canvas(area.size(), dpr)
    tile = _repeat(dpr)
    whole = QRectF(QPointF(0, 0), area.size())
    size = tile.deviceIndependentSize()
    start = QPointF(size.width() / 2 - whole.center().x(), size.height() / 2 - whole.center().y())
    painter = QPainter(image)
    painter.drawTiledPixmap(whole, tile, QPointF(start.x() % size.width(), start.y() % size.height()))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    fade = QRadialGradient(whole.center(), whole.width() * 0.60)
    for at, strength in _DAMASK:
        fade.setColorAt(at, colour("#000000", strength))
    painter.fillRect(whole, QBrush(fade))
    painter.end()
    return image


def _hem(p: QPainter, rect: QRectF) -> None:
    """A pressed fold and a saddle stitch."""
    path = rounded(rect, RADIUS * 0.6)
    stroke(p, path.translated(0, 1), CLOTH.hem_light, 1, 0.10)
    stroke(p, path, CLOTH.hem_dark, 1.6, 0.45)
    stroke(p, path, CLOTH.stitch, 1.5, 0.60, cap=Qt.PenCapStyle.FlatCap, dash=(4.2, 3.4))
