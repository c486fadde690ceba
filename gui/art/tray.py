"""A walnut tray with wells, where the eight stones lie in the settings."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from gui.art.painting import clipped, colour, down, fill, inset, outline, rounded, stroke
from gui.art.shadows import draw_shadow
from gui.theme import TRAY


def paint_tray(p: QPainter, rect: QRectF, wells: list[QRectF], radius: float = 12) -> None:
    """The tray, and a well for each rectangle of `wells`."""
    draw_shadow(p, rect, radius, 5, 2.4, 0.3)
    fill(p, rounded(rect, radius), down(rect, (0, TRAY.top, 1), (1, TRAY.foot, 1)))
    with clipped(p, rounded(rect, radius)):
        _grain(p, rect)
    outline(p, rect, radius, TRAY.grain_dark, 1, 0.7)
    p.fillRect(QRectF(rect.x() + radius, rect.y() + 1, rect.width() - 2 * radius, 1), colour(TRAY.gleam, 0.5))
    for well in wells:
        _well(p, well)


def _grain(p: QPainter, rect: QRectF) -> None:
    draw = random.Random(3)
    for _ in range(34):
        y = rect.y() + draw.uniform(0, rect.height())
        x = rect.x() + draw.uniform(-60, rect.width())
        length = draw.uniform(80, 260)
        path = QPainterPath(QPointF(x, y))
        path.cubicTo(
            x + length * 0.3, y + draw.uniform(-2, 2), x + length * 0.7, y + draw.uniform(-2, 2), x + length, y
        )
        tone = TRAY.grain_dark if draw.random() < 0.6 else TRAY.grain_light
        stroke(p, path, tone, draw.uniform(0.6, 1.3), draw.uniform(0.12, 0.3))


def _well(p: QPainter, rect: QRectF) -> None:
    path = rounded(rect, 11)
    fill(p, path, TRAY.well, 0.62)
    with clipped(p, path):
        for depth in range(4):
            stroke(p, path.translated(0, 1.4), TRAY.well_shade, 1.5 + depth * 1.6, 0.16)
    stroke(p, rounded(inset(rect, 0.2), 11).translated(0, 0.8), TRAY.well_lip, 0.9, 0.35)
