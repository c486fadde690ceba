"""The sheet everything lies on: painted once per size, and dimmed a little in the dark."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.games.irish_gauge.atlas import Terrain
from gui.art.painting import colour, fill, rounded, saved, stroke
from gui.art.shadows import draw_shadow
from gui.games.irish_gauge.beds import paint_bed, paint_beds
from gui.games.irish_gauge.engraving import paint_map
from gui.games.irish_gauge.geometry import BoardLayout
from gui.games.irish_gauge.pigments import FOLD, MAP_INK, NIGHT, NIGHT_SHARE, SHEET
from gui.games.irish_gauge.sheet import HEIGHT, WIDTH
from gui.games.irish_gauge.vignettes import (
    CARTOUCHE,
    paint_cartouche,
    paint_compass,
    paint_engine,
    paint_frame,
)
from gui.theme import Theme

_WHOLE: Final = QRectF(0, 0, WIDTH, HEIGHT)


def legend_line(terrain: Terrain) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the legend shows a terrain's bed."""
    row = (Terrain.EASY, Terrain.NORMAL, Terrain.MOUNTAIN).index(terrain)
    y = CARTOUCHE.top() + 63 + 25 * row
    return (CARTOUCHE.left() + 16, y), (CARTOUCHE.left() + 76, y)


def paint_sheet(p: QPainter) -> None:
    """The whole sheet in its own units, without words."""
    fill(p, rounded(_WHOLE, 2), SHEET)
    paint_map(p)
    paint_beds(p)
    paint_cartouche(p)
    for terrain in Terrain:
        paint_bed(p, legend_line(terrain), terrain)
    paint_compass(p, WIDTH - 70, 76, 30)
    paint_engine(p, WIDTH - 120, HEIGHT - 56, 0.92)
    paint_frame(p)
    _folds(p)


def _folds(p: QPainter) -> None:
    """It was folded for the pocket once."""
    for share in (1 / 3, 2 / 3):
        x = WIDTH * share
        p.fillRect(QRectF(x - 0.5, 2, 1, HEIGHT - 4), colour(MAP_INK, 0.05))
        p.fillRect(QRectF(x + 0.5, 2, 1, HEIGHT - 4), colour(FOLD, 0.22))
    p.fillRect(QRectF(2, HEIGHT / 2 - 0.5, WIDTH - 4, 1), colour(MAP_INK, 0.05))
    p.fillRect(QRectF(2, HEIGHT / 2 + 0.5, WIDTH - 4, 1), colour(FOLD, 0.22))


def paint_ground(p: QPainter, layout: BoardLayout, theme: Theme, dpr: float) -> None:
    """The sheet where it lies on the board."""
    at = layout.sheet
    area = QRectF(at.x, at.y, at.width, at.height)
    draw_shadow(p, area.adjusted(1, 1, -1, -1), 3, 6, 2, 0.34)
    with saved(p):
        p.translate(at.x, at.y)
        p.scale(layout.scale, layout.scale)
        paint_sheet(p)
    if theme.dark:
        fill(p, rounded(area, 2 * layout.scale), NIGHT, NIGHT_SHARE)
    stroke(p, rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), 2), MAP_INK, 1, 0.25)
