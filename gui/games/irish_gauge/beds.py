"""Track spaces: the empty bed of each terrain, the rails on it, the plaque with its cost. Units of the sheet."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from engine.games.irish_gauge.atlas import Terrain
from engine.games.irish_gauge.pieces import SPACE_COUNT, SPACES
from gui.art.painting import fill, polygon, rounded, saved, stroke
from gui.art.seats import seat_path
from gui.games.irish_gauge.pigments import (
    BALLAST,
    CREAM,
    EASY,
    LAND,
    MAP_INK,
    MOUNTAIN,
    NORMAL,
    RAIL,
    RAIL_GLEAM,
)
from gui.games.irish_gauge.sheet import Point, along, length, offset, space_line, walk
from gui.theme import SHADOW, SeatStyle

BED: Final = 11.0
_FLAT: Final = Qt.PenCapStyle.FlatCap
INKS: Final = {Terrain.EASY: EASY, Terrain.NORMAL: NORMAL, Terrain.MOUNTAIN: MOUNTAIN}
PLAQUES: Final = {Terrain.EASY: 23.0, Terrain.NORMAL: 24.0, Terrain.MOUNTAIN: 23.0}
"""Widths of the plaques; all are `PLAQUE` high."""
PLAQUE: Final = 14.4
RAILS_AIR: Final = 10.0
"""What rails need round the line they run on."""


def open_line(points: Sequence[Point]) -> QPainterPath:
    return polygon(tuple(points), closed=False)


def paint_beds(p: QPainter) -> None:
    """All spaces, empty, with a little land cleared round them."""
    for space in range(SPACE_COUNT):
        path = open_line(space_line(space))
        for width, alpha in ((BED + 9, 0.28), (BED + 5.5, 0.5), (BED + 2, 0.9)):
            stroke(p, path, LAND, width, alpha)
    for space in range(SPACE_COUNT):
        paint_bed(p, space_line(space), SPACES[space].terrain)


def paint_bed(p: QPainter, line: Sequence[Point], terrain: Terrain) -> None:
    ground, ink = INKS[terrain]
    path = open_line(line)
    if terrain is Terrain.MOUNTAIN:
        stroke(p, _combs(line), ink, 0.95, cap=_FLAT)
    stroke(p, path, ink, BED + 1.7, cap=_FLAT)
    stroke(p, path, ground, BED - 0.3, cap=_FLAT)
    stroke(p, _ends(line), ink, 0.9, cap=_FLAT)
    match terrain:
        case Terrain.EASY:
            stroke(p, path, ink, 1.0, 0.75, cap=_FLAT, dash=(4, 3.4))
        case Terrain.NORMAL:
            fill(p, _stipple(line), ink, 0.8)
        case Terrain.MOUNTAIN:
            stroke(p, _crosses(line), ink, 0.9, 0.55, cap=_FLAT)


def _across(path: QPainterPath, at: Point, way: Point, near: float, far: float) -> None:
    """A short stroke square to the line."""
    nx, ny = -way[1], way[0]
    path.moveTo(at[0] + nx * near, at[1] + ny * near)
    path.lineTo(at[0] + nx * far, at[1] + ny * far)


def _combs(line: Sequence[Point]) -> QPainterPath:
    """Hachures of a cutting along both edges."""
    path = QPainterPath()
    for at, way in walk(line, 3.0, 0.5):
        for side in (-1, 1):
            _across(path, at, way, side * BED / 2, side * (BED / 2 + 3.4))
    return path


def _ends(line: Sequence[Point]) -> QPainterPath:
    path = QPainterPath()
    for at, other in ((line[0], line[1]), (line[-1], line[-2])):
        span = length((at, other)) or 1.0
        way = ((other[0] - at[0]) / span, (other[1] - at[1]) / span)
        _across(path, at, way, -BED / 2 - 0.6, BED / 2 + 0.6)
    return path


def _stipple(line: Sequence[Point]) -> QPainterPath:
    path = QPainterPath()
    for number, ((x, y), (tx, ty)) in enumerate(walk(line, 2.5, 1)):
        out = (-2.9, 0.2, 3.1)[number % 3]
        path.addEllipse(QPointF(x - ty * out, y + tx * out), 0.72, 0.72)
    return path


def _crosses(line: Sequence[Point]) -> QPainterPath:
    path = QPainterPath()
    for (x, y), (tx, ty) in walk(line, 4.6, 1):
        for side in (-1, 1):
            path.moveTo(x - ty * 3.8 - side * tx * 2, y + tx * 3.8 - side * ty * 2)
            path.lineTo(x + ty * 3.8 + side * tx * 2, y - tx * 3.8 + side * ty * 2)
    return path


def paint_rails(
    p: QPainter, line: Sequence[Point], style: SeatStyle, ghost: bool = False, *, sign: bool = True
) -> None:
    """Sleepers in the builder's colour under two rails, the builder's shape in the middle. `ghost`: not yet laid."""
    path = open_line(line)
    if not ghost:
        with saved(p):
            p.translate(0, 1.1)
            stroke(p, path, SHADOW, 15.5, 0.20, cap=_FLAT)
    stroke(p, path, BALLAST, 14.2, 0.6 if ghost else 0.97, cap=_FLAT)
    outer, inner = QPainterPath(), QPainterPath()
    for at, way in walk(line, 6.4, 0.2):
        _across(outer, at, way, -7.4, 7.4)
        _across(inner, at, way, -7.0, 7.0)
    strength = 0.55 if ghost else 1.0
    stroke(p, outer, QColor(style.fill).darker(150).name(), 4.1, strength, cap=_FLAT)
    stroke(p, inner, style.fill, 3.1, strength, cap=_FLAT)
    for by in (-3.5, 3.5):
        rail = open_line(offset(line, by))
        stroke(p, rail, RAIL_GLEAM, 2.3, 0.85 * strength, cap=_FLAT)
        stroke(p, rail, RAIL, 1.6, strength, cap=_FLAT)
    if sign and not ghost:
        x, y = along(line, length(line) / 2)
        shape = seat_path(style.shape, 6.3, x, y)
        stroke(p, shape, CREAM, 4.4)
        fill(p, shape, style.fill)
        stroke(p, shape, QColor(style.fill).darker(170).name(), 0.8)


def plaque_path(terrain: Terrain, width: float, height: float) -> QPainterPath:
    """Round for easy ground, square for normal, pointed for mountains; its middle at 0, 0."""
    box = QRectF(-width / 2, -height / 2, width, height)
    match terrain:
        case Terrain.EASY:
            return rounded(box, height / 2)
        case Terrain.NORMAL:
            return rounded(box, 1.2)
        case Terrain.MOUNTAIN:
            tip = width / 2 + height * 0.25
            left, right, top, foot = box.left(), box.right(), box.top(), box.bottom()
            return polygon(((left, foot), (-tip, 0), (left, top), (right, top), (tip, 0), (right, foot)))


def paint_station(p: QPainter, x: float, y: float, linked: bool, home: bool) -> None:
    """A ring, filled once a link ends there; larger where a company could be at home."""
    radius = 7.2 if home else 5.6
    sign = QPainterPath()
    sign.addEllipse(QPointF(x, y), radius, radius)
    fill(p, sign, CREAM)
    stroke(p, sign, MAP_INK, 1.7)
    if linked:
        core = QPainterPath()
        core.addEllipse(QPointF(x, y), radius * 0.53, radius * 0.53)
        fill(p, core, MAP_INK)
