"""What grows along the Nile: palms and reeds, in the landscape's units."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from gui.art.painting import colour, ellipse, fill, line, stroke
from gui.games.imhotep.solids import soft

if TYPE_CHECKING:
    import random

_FRONDS: Final = (
    (200, 20, "#5C7A3A"), (-20, 21, "#4B6A32"), (172, 22, "#6A8844"), (8, 22, "#56753A"), (232, 17, "#56743A"),
    (-52, 18, "#5C7C3C"), (140, 20, "#7C9A52"), (40, 20, "#64843F"), (110, 17, "#8AA65C"), (72, 17, "#779650"),
)  # fmt: skip


def paint_palm(p: QPainter, x: float, y: float, tall: float, lean: float) -> None:
    """A date palm whose foot stands at x, y."""
    shade = ellipse(x + tall * 0.42, y - 1, tall * 0.30, 4.5)
    soft(p, shade.boundingRect(), lambda g: fill(g, shade, "#4B3A18"), 4, 0.28)
    trunk = QPainterPath(QPointF(x - 2.2, y))
    trunk.cubicTo(x - 1.5, y - tall * 0.4, x + lean * 0.3 - 1.2, y - tall * 0.7, x + lean - 1.1, y - tall)
    trunk.lineTo(x + lean + 1.1, y - tall)
    trunk.cubicTo(x + lean * 0.3 + 1.4, y - tall * 0.7, x + 1.4, y - tall * 0.4, x + 2.4, y)
    bark = QLinearGradient(x - 2, 0, x + 4, 0)
    bark.setColorAt(0, colour("#A98455"))
    bark.setColorAt(1, colour("#6F5030"))
    fill(p, trunk, bark)
    for i in range(5):
        ring = y - tall * (0.14 + 0.16 * i)
        stroke(p, line(x - 2 + lean * 0.06 * i, ring, x + 2.4 + lean * 0.06 * i, ring - 0.6), "#5A3F22", 0.7, 0.5)
    cx, cy = x + lean, y - tall
    for degrees, length, green in _FRONDS:
        reach, angle = length * tall / 42, math.radians(degrees)
        dx, dy = math.cos(angle), math.sin(angle)
        tip_x, tip_y = cx + dx * reach, cy - dy * reach * 0.75 + reach * 0.30
        mid_x, mid_y, nx, ny = cx + dx * reach * 0.5, cy - dy * reach * 0.62 - reach * 0.16, -dy * 2.6, -dx * 2.6
        frond = QPainterPath(QPointF(cx, cy))
        frond.quadTo(mid_x + nx, mid_y + ny, tip_x, tip_y)
        frond.quadTo(mid_x - nx * 0.9, mid_y - ny * 0.9 + 1.2, cx, cy)
        fill(p, frond, green)
        stroke(p, frond, "#32491F", 0.5, 0.35)
    fill(p, ellipse(cx - 1.4, cy + 1.4, 1.6), "#8A5A2A")
    fill(p, ellipse(cx + 1.6, cy + 1.8, 1.6), "#8A5A2A")


def paint_reeds(p: QPainter, draw: random.Random, x: float, y: float, count: int = 7, tall: float = 13) -> None:
    """A tuft at the water's edge."""
    for i in range(count):
        at = x + (i - count / 2) * 2.4 + draw.uniform(-0.8, 0.8)
        height, lean = tall * draw.uniform(0.65, 1.1), draw.uniform(-3, 3.5)
        blade = QPainterPath(QPointF(at, y))
        blade.quadTo(at, y - height * 0.6, at + lean, y - height)
        stroke(p, blade, ("#6E8442", "#87994F", "#5A7138")[i % 3], 1.2)
        if i % 3 == 0:
            fill(p, ellipse(at + lean, y - height, 1.1, 2.0), "#8D6A3B")
