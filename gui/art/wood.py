"""The table: a whisper of long grain under a soft pool of light."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPixmap, QRadialGradient

from gui.art.painting import colour, smooth, stroke

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gui.theme import Theme

# Everything on the table top is long: it is drawn narrow and stretched, which costs a twentieth.
_STRETCH: Final = 16
# Grain is drawn in steps of this many pixels, so that a window being resized reuses it.
_STEP: Final = 512
_SEED: Final = 11


def table_pixmap(size: QSize, theme: Theme, dpr: float) -> QPixmap:
    """The whole table top for a page of `size`. Shared: do not paint into it."""
    return _table_pixmap(max(1, size.width()), max(1, size.height()), theme, dpr)


@lru_cache(maxsize=3)
def _table_pixmap(width: int, height: int, theme: Theme, dpr: float) -> QPixmap:
    tall = math.ceil(height * dpr)
    narrow = QImage(math.ceil(width * dpr / _STRETCH), tall, QImage.Format.Format_RGB32)
    narrow.fill(colour(theme.table))
    painter = QPainter(narrow)
    painter.save()
    painter.scale(dpr / _STRETCH, dpr)
    painter.fillRect(QRectF(0, 0, narrow.width() * _STRETCH, height + 1), light_pool(width, height, theme))
    painter.restore()
    painter.drawPixmap(QPointF(0, 0), _grain(_stepped(width), _stepped(height), theme, dpr))
    painter.end()
    size = QSize(math.ceil(width * dpr), tall)
    ways = (Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    pixmap = QPixmap.fromImage(narrow.scaled(size, *ways))
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _stepped(length: int) -> int:
    return -(-length // _STEP) * _STEP


def light_pool(width: float, height: float, theme: Theme) -> QBrush:
    """Light above the middle of the table, dusk at its rim."""
    gradient = QRadialGradient(QPointF(width / 2, height * 0.30), max(width, height) * 0.62)
    gradient.setColorAt(0, colour(theme.pool, theme.pool_strength))
    gradient.setColorAt(0.6, colour(theme.pool, 0))
    gradient.setColorAt(0.6001, colour(theme.dusk, 0))
    gradient.setColorAt(1, colour(theme.dusk, theme.dusk_strength))
    return QBrush(gradient)


@lru_cache(maxsize=6)
def _grain(width: int, height: int, theme: Theme, dpr: float) -> QPixmap:
    """The lines alone, narrow, in device pixels."""
    narrow = QPixmap(math.ceil(width * dpr / _STRETCH), math.ceil(height * dpr))
    narrow.fill(Qt.GlobalColor.transparent)
    painter = smooth(QPainter(narrow))
    painter.scale(dpr / _STRETCH, dpr)
    draw = random.Random(_SEED)
    for line in _grain_lines(draw, width, height):
        width_of_line = draw.choice([0.7, 1, 1.4, 2.2])
        strength = draw.uniform(0.03, 0.085) * theme.grain_strength
        stroke(painter, line, draw.choice(theme.grain), width_of_line, strength)
    painter.end()
    return narrow


def _grain_lines(draw: random.Random, width: int, height: int) -> Iterator[QPainterPath]:
    """Long lines that wander a little; each keeps its place whatever the height of the page."""
    pieces, y = 8, -20.0
    span = (width + 40) / pieces
    while y < height + 20:
        heights = [y + draw.gauss(0, 1.6) for _ in range(pieces + 1)]
        drift = draw.uniform(-7, 7)
        path = QPainterPath(QPointF(-20, heights[0]))
        for k in range(pieces):
            x0, x1 = -20 + span * k, -20 + span * (k + 1)
            y0, y1 = heights[k] + drift * k / pieces, heights[k + 1] + drift * (k + 1) / pieces
            path.cubicTo(x0 + span * 0.4, y0, x0 + span * 0.6, y1, x1, y1)
        yield path
        y += draw.uniform(5, 12)
