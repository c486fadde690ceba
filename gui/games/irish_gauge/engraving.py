"""The map as an engraver cut it: water lines, land, loughs, hachures. In units of the sheet; painted once per size."""

from functools import lru_cache
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF, QRadialGradient

from gui.art.painting import clipped, colour, fill, polygon, saved, stroke
from gui.fonts import resources
from gui.games.irish_gauge.pigments import (
    LAND,
    LAND_EDGE,
    LOUGH,
    MAP_INK,
    SHALLOWS,
    STROKE,
    WASHES,
    WATER,
    WATER_LINE,
)
from gui.games.irish_gauge.sheet import HEIGHT, NEAT_LINE, WIDTH, Point, coast, project
from gui.games.irish_gauge.waters import LOUGHS, RIVERS
from gui.theme import mix

INNER: Final = QRectF(NEAT_LINE, NEAT_LINE, WIDTH - 2 * NEAT_LINE, HEIGHT - 2 * NEAT_LINE)
_FLAT: Final = Qt.PenCapStyle.FlatCap
_BEVEL: Final = Qt.PenJoinStyle.BevelJoin
"""Much cheaper than round, and no different in lines so fine."""


def paint_map(p: QPainter) -> None:
    """Sea and land, without anything that belongs to the game."""
    land = polygon(coast())
    with clipped(p, _rectangle(INNER)):
        _sea(p)
        fill(p, land, LAND)
        _tint(p, land)
        with clipped(p, land):
            _waters(p)
        _mountains(p)
        stroke(p, land, MAP_INK, 1.15)


def _rectangle(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path


def _sea(p: QPainter) -> None:
    """Lines along the coast that fade out to sea, the water between them paler and paler."""
    p.fillRect(INNER, colour(WATER))
    lines = _cut().out
    for number in range(len(lines) - 1, -1, -1):
        t = number / (len(lines) - 1)
        path = _outline(lines[number])
        depth = 0.1 + 1.25 * t
        if depth < 1:
            fill(p, path, mix(SHALLOWS, WATER, depth))
        stroke(p, path, mix(WATER_LINE, WATER, 0.30 + 0.62 * t), 1.0 - 0.45 * t, cap=_FLAT, join=_BEVEL)


def _tint(p: QPainter, land: QPainterPath) -> None:
    """The edge tinted by hand, and an uneven wash."""
    for inner in _cut().within:
        rim = QPainterPath(land)
        rim.addPath(_outline(inner))
        rim.setFillRule(Qt.FillRule.OddEvenFill)
        fill(p, rim, LAND_EDGE, 0.15)
    for x, y, wash in WASHES:
        spread = QRadialGradient(QPointF(x, y), 150)
        spread.setColorAt(0, colour(wash, 0.34))
        spread.setColorAt(1, colour(LAND, 0))
        with saved(p):
            p.setClipRect(QRectF(x - 150, y - 150, 300, 300), Qt.ClipOperation.IntersectClip)
            fill(p, land, spread)


def flowing(points: tuple[Point, ...], closed: bool = False) -> QPainterPath:
    """A smooth line through the points."""
    count = len(points)

    def at(k: int) -> Point:
        return points[k % count] if closed else points[max(0, min(count - 1, k))]

    path = QPainterPath(QPointF(*points[0]))
    for k in range(count if closed else count - 1):
        a, b, c, d = at(k - 1), at(k), at(k + 1), at(k + 2)
        path.cubicTo(
            b[0] + (c[0] - a[0]) / 6,
            b[1] + (c[1] - a[1]) / 6,
            c[0] - (d[0] - b[0]) / 6,
            c[1] - (d[1] - b[1]) / 6,
            *c,
        )
    if closed:
        path.closeSubpath()
    return path


def _waters(p: QPainter) -> None:
    for river in RIVERS:
        path = flowing(tuple(project(*point) for point in river))
        stroke(p, path, WATER_LINE, 1.5, 0.62)
        stroke(p, path, WATER, 0.6)
    for lough in LOUGHS.values():
        path = flowing(tuple(project(*point) for point in lough), closed=True)
        fill(p, path, SHALLOWS)
        with clipped(p, path):
            for width in (8.0, 4.4):
                stroke(p, path, WATER_LINE, width + 0.7, 0.55)
                stroke(p, path, LOUGH, width - 0.7)
        stroke(p, path, MAP_INK, 0.8, 0.75)


class _Cut(msgspec.Struct):
    """`resources/maps/engraving.json`, in tenths of a unit: what takes seconds to compute and never changes.

    `out` are lines along the coast ever farther out at sea, `within` ever farther inland, each of closed outlines.
    `strokes` are the hachures by their `widths`, three points each: from the contours of the mountains down the slope.
    """

    out: list[list[list[int]]]
    within: list[list[list[int]]] = msgspec.field(name="in")
    widths: list[float]
    strokes: list[list[int]]


@lru_cache(maxsize=1)
def _cut() -> _Cut:
    return msgspec.json.decode((resources() / "maps" / "engraving.json").read_bytes(), type=_Cut)


def _outline(outlines: list[list[int]]) -> QPainterPath:
    path = QPainterPath()
    for flat in outlines:
        path.addPolygon(QPolygonF([QPointF(flat[k] / 10, flat[k + 1] / 10) for k in range(0, len(flat), 2)]))
        path.closeSubpath()
    return path


@lru_cache(maxsize=1)
def _hachures() -> tuple[tuple[float, QPainterPath, QPainterPath], ...]:
    """By width: the upper halves of the strokes and their fine ends."""
    cut, made = _cut(), []
    for width, flat in zip(cut.widths, cut.strokes, strict=True):
        upper, lower = QPainterPath(), QPainterPath()
        for k in range(0, len(flat), 6):
            x0, y0, x1, y1, x2, y2 = flat[k : k + 6]
            upper.moveTo(x0 / 10, y0 / 10)
            upper.lineTo(x1 / 10, y1 / 10)
            lower.moveTo(x1 / 10, y1 / 10)
            lower.lineTo(x2 / 10, y2 / 10)
        made.append((width, upper, lower))
    return tuple(made)


def _mountains(p: QPainter) -> None:
    for width, upper, lower in _hachures():
        stroke(p, upper, STROKE, width, 0.80, cap=_FLAT)
        stroke(p, lower, STROKE, width * 0.6, 0.72, cap=_FLAT)
