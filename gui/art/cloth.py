"""The cloth of a card table: plain weave as a tile and as a brush."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QBrush, QImage, QPixmap, QTransform

from gui.theme import CLOTH, channels

_TILE: Final = 192
_FINE: Final = 9  # levels of brightness per step of tone
_MIDDLE: Final = 128


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
