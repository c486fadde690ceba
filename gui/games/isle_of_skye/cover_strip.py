"""The tall strip on the new-game page: sea mist over a chart, a territory of real tiles at its foot."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient

from gui.art.painting import clipped, colour, fill, rounded, saved, stroke
from gui.games.isle_of_skye.board_colours import board_colours
from gui.games.isle_of_skye.brushes import hex_path, soft_ellipse
from gui.games.isle_of_skye.hexes import ROOT3
from gui.games.isle_of_skye.tile_art import grain_brush, paint_tile
from gui.games.isle_of_skye.tile_pictures import paint_card

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from gui.controls.look import Look

_TILES: Final = ((0, 0, 44, 0), (1, 0, 30, 0), (1, -1, 20, 3), (-1, 0, 4, 3), (-1, -1, 5, 5))
"""Row and column from the middle one, tile, rotation: they fit by the rules."""


def paint_strip(p: QPainter, rect: QRectF, look: Look) -> None:
    """Whatever its size."""
    colours = board_colours(look.theme)
    radius = min(rect.width() / (3.1 * ROOT3), rect.height() * 0.11)
    with clipped(p, rounded(rect, 0)):
        light = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        for at, paint in zip((0.0, 0.5, 1.0), colours.mist, strict=True):
            light.setColorAt(at, colour(paint))
        p.fillRect(rect, light)
        rng = Random(11)
        for _ in range(14):
            x, y = rect.x() + rng.uniform(0, rect.width()), rect.y() + rng.uniform(0.1, 1) * rect.height()
            wide = rect.width() * rng.uniform(0.3, 0.7)
            soft_ellipse(p, x, y, wide, rect.height() * 0.02, colour(colours.haze, colours.haze_strength))
        p.fillRect(rect, grain_brush())
        middle = QPointF(rect.center().x(), rect.y() + rect.height() * 0.66)
        for row in range(-8, 5):
            for column in range(-3, 4):
                spot = _place(middle, row, column, radius)
                strength = max(0.0, min(1.0, (spot.y() - rect.y()) / rect.height() * 1.7 - 0.45))
                path = hex_path(radius, -radius * 0.045).translated(spot)
                fill(p, path, colours.cell, colours.cell_strength * strength)
                stroke(p, path, colours.cell_rim, 1, 0.36 * strength)
        _territory(p, middle, radius, look)


def _place(middle: QPointF, row: int, column: int, radius: float) -> QPointF:
    shift = 0.5 if row % 2 else 0.0
    return middle + QPointF((column + shift) * ROOT3 * radius, 1.5 * row * radius)


def _territory(p: QPainter, middle: QPointF, radius: float, look: Look) -> None:
    device = p.device()
    fine = device.devicePixelRatio() if device is not None else 1.0
    for faces in (False, True):
        for row, column, tile, rotation in _TILES:
            with saved(p):
                p.translate(_place(middle, row, column, radius))
                if not faces:
                    paint_card(p, radius, fine, shadow=True)
                    continue
                paint_tile(p, tile, rotation, radius, fine=fine)
                if look.theme.dark:
                    fill(p, hex_path(radius, 0.4), "#0B0F14", 0.13)
