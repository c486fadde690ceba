"""The table: a whisper of long grain under a soft pool of light."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPixmap, QRadialGradient

from gui.art.painting import clear_pixmap, colour, smooth, stroke

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gui.theme import Theme

# Grain is rendered in steps of this many pixels, so that a window being resized reuses it.
_STEP: Final = 512
_STRETCH: Final = 8
_SEED: Final = 11


def table_pixmap(size: QSize, theme: Theme, dpr: float) -> QPixmap:
    """The whole table top for a page of `size`. Shared: do not paint into it."""
    return _table_pixmap(max(1, size.width()), max(1, size.height()), theme, dpr)


@lru_cache(maxsize=4)
def _table_pixmap(width: int, height: int, theme: Theme, dpr: float) -> QPixmap:
    pixmap = clear_pixmap(QSizeF(width, height), dpr)
    painter = QPainter(pixmap)
    painter.drawPixmap(QPointF(0, 0), _grain(_stepped(width), _stepped(height), theme, dpr))
    painter.fillRect(QRectF(0, 0, width, height), light_pool(width, height, theme))
    painter.end()
    return pixmap


def _stepped(length: int) -> int:
    return -(-length // _STEP) * _STEP


def light_pool(width: float, height: float, theme: Theme) -> QBrush:
    """Light above the middle of the table, dusk at its rim."""
    gradient = QRadialGradient(QPointF(width / 2, height * 0.30), max(width, height) * 0.62)
    gradient.setColorAt(0, colour(theme.pool, theme.pool_strength))
    gradient.setColorAt(0.6, colour(theme.pool, 0))
    gradient.setColorAt(0.6, colour(theme.dusk, 0))
    gradient.setColorAt(1, colour(theme.dusk, theme.dusk_strength))
    return QBrush(gradient)


@lru_cache(maxsize=6)
def _grain(width: int, height: int, theme: Theme, dpr: float) -> QPixmap:
    """Grain is long: it is drawn narrow and stretched, which costs a tenth."""
    narrow = clear_pixmap(QSizeF(width / _STRETCH, height), dpr)
    narrow.fill(colour(theme.table))
    painter = smooth(QPainter(narrow))
    painter.scale(1 / _STRETCH, 1)
    draw = random.Random(_SEED)
    for line in _grain_lines(draw, width, height):
        width_of_line = draw.choice([0.7, 1, 1.4, 2.2])
        strength = draw.uniform(0.03, 0.085) * theme.grain_strength
        stroke(painter, line, draw.choice(theme.grain), width_of_line, strength)
    painter.end()
    size = QSize(round(width * dpr), round(height * dpr))
    way = (Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    wide = narrow.scaled(size, *way)
    wide.setDevicePixelRatio(dpr)
    return wide


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
