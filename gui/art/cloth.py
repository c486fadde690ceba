"""The cloth of a card table: plain weave, a damask of the girih, a stitched hem."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap, QRadialGradient, QTransform

from gui.art.girih import girih_lines
from gui.art.painting import canvas, clipped, colour, fill, inset, rounded, smooth, stroke
from gui.art.shadows import draw_shadow
from gui.theme import CLOTH, Theme, channels

_TILE: Final = 192
_FINE: Final = 9  # levels of brightness per step of tone
_MIDDLE: Final = 128
_DAMASK_UNIT: Final = 74.0


@lru_cache(maxsize=8)
def weave(dpr: float, base: str = CLOTH.base) -> QPixmap:
    """A seamless tile of plain weave in device pixels: threads over and under, each a little its own tone."""
    step = 3 if dpr >= 2 else 2
    image = QImage(_tile_levels(step), _TILE, _TILE, _TILE, QImage.Format.Format_Indexed8)
    image.setColorTable(_tones(base))
    return QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_RGB32))


def _tile_levels(step: int) -> bytes:
    """The tile as one byte of brightness per pixel; threads are `step` pixels wide."""
    draw = random.Random(3)
    threads = _TILE // step
    warp = [round(draw.gauss(0, 1.5) * _FINE) for _ in range(threads)]
    weft = [round(draw.gauss(0, 1.5) * _FINE) for _ in range(threads)]
    noise = [round(draw.gauss(0, 0.9) * _FINE) + _MIDDLE for _ in range(2048)]
    lift, light, dim = (round(tone * _FINE) for tone in (1.6, 1.2, -0.4))
    # In a row of either parity: the warp's tone where it lies over, and whether the weft does.
    over = [[warp[x // step] + lift if (x // step + parity) % 2 == 0 else 0 for x in range(_TILE)] for parity in (0, 1)]
    under = [[(x // step + parity) % 2 for x in range(_TILE)] for parity in (0, 1)]
    rows = []
    for y in range(_TILE):
        j = y // step
        tone = weft[j] - lift + (light if y % step == 0 else dim)
        grains = noise[(start := y * 397 % 1847) : start + _TILE]
        rows.append(bytes(o + u * tone + n for o, u, n in zip(over[j & 1], under[j & 1], grains, strict=True)))
    return b"".join(rows)


def _tones(base: str) -> list[int]:
    """The base colour from darker to lighter, one per level."""
    red, green, blue = channels(base)
    tones = []
    for level in range(256):
        factor = 1 + (level - _MIDDLE) / _FINE * 0.016
        r, g, b = (min(255, max(0, round(v * factor))) for v in (red, green, blue))
        tones.append(0xFF000000 | r << 16 | g << 8 | b)
    return tones


def cloth_brush(dpr: float, base: str = CLOTH.base) -> QBrush:
    """The weave as a brush for a painter that draws in logical pixels."""
    made = QBrush(weave(dpr, base))
    made.setTransform(QTransform.fromScale(1 / dpr, 1 / dpr))
    return made


def paint_cloth(p: QPainter, rect: QRectF, theme: Theme, dpr: float, *, radius: float = 20, hem: float = 11) -> None:
    """The whole cloth with its shadow on the table. About 30 ms for a table: paint it into a pixmap."""
    draw_shadow(p, rect, radius, 18, 6, 0.30 if not theme.dark else 0.55, dpr)
    path = rounded(rect, radius)
    fill(p, path, cloth_brush(dpr))
    pool = QRadialGradient(QPointF(rect.center().x(), rect.y() + rect.height() * 0.46), rect.width() * 0.66)
    pool.setColorAt(0, colour(CLOTH.pool, 0.075))
    pool.setColorAt(0.55, colour(CLOTH.dusk, 0))
    pool.setColorAt(1, colour(CLOTH.dusk, 0.34 if not theme.dark else 0.46))
    fill(p, path, pool)
    stroke(p, rounded(inset(rect, 0.5), radius - 0.5), CLOTH.border, 1, 0.8)
    if rect.width() < 4 * hem or rect.height() < 4 * hem:
        return
    with clipped(p, rounded(inset(rect, hem + 1), radius * 0.55)):
        p.drawImage(rect.topLeft(), _damask(rect, dpr))
    _hem(p, inset(rect, hem), radius * 0.6)


def _damask(rect: QRectF, dpr: float) -> QImage:
    """The card's own star, tone on tone, fading towards the rim."""
    image = canvas(rect.size(), dpr)
    painter = smooth(QPainter(image))
    area = QRectF(0, 0, rect.width(), rect.height())
    girih_lines(painter, area, CLOTH.damask, strap=0.055, unit=_DAMASK_UNIT)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    fade = QRadialGradient(area.center(), area.width() * 0.60)
    for at, strength in ((0.0, 0.075), (0.55, 0.052), (1.0, 0.012)):
        fade.setColorAt(at, colour("#000000", strength))
    painter.fillRect(area, QBrush(fade))
    painter.end()
    return image


def _hem(p: QPainter, rect: QRectF, radius: float) -> None:
    """A pressed fold and a saddle stitch."""
    path = rounded(rect, radius)
    stroke(p, path.translated(0, 1), CLOTH.hem_light, 1, 0.10)
    stroke(p, path, CLOTH.hem_dark, 1.6, 0.45)
    stroke(p, path, CLOTH.stitch, 1.5, 0.60, cap=Qt.PenCapStyle.FlatCap, dash=(4.2, 3.4))
