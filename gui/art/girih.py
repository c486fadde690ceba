"""The girih: decagons and bow-ties with straps that leave every edge's middle at 54 degrees (Hankin).

One repeat is WIDTH x HEIGHT units: a whole star in the middle, a quarter of one in each corner.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from gui.art.painting import Point, fill, line, polar, polygon, stroke
from gui.theme import CARD_BACK, GirihColours

APOTHEM: Final = 0.5 / math.tan(math.radians(18))
WIDTH: Final = 4 * APOTHEM * math.sin(math.radians(36))
HEIGHT: Final = 4 * APOTHEM * math.cos(math.radians(36))
INNER: Final = math.cos(math.radians(54)) / math.cos(math.radians(36))
_FLAT: Final = Qt.PenCapStyle.FlatCap
_MITRE: Final = Qt.PenJoinStyle.MiterJoin


class Crossing(NamedTuple):
    """Where a strap lies over another: a point and the upper strap's direction."""

    x: float
    y: float
    dx: float
    dy: float


def star10(cx: float, cy: float, radius: float, turn: float = 18, inner: float = INNER) -> list[Point]:
    """The points of a ten-pointed star."""
    points = []
    for k in range(10):
        for r, angle in ((radius, turn + 36 * k), (radius * inner, turn + 36 * k + 18)):
            x, y = polar(r, angle)
            points.append((cx + x, cy + y))
    return points


def girih(
    p: QPainter,
    rect: QRectF,
    colours: GirihColours = CARD_BACK,
    *,
    strap: float = 0.125,
    interlaced: bool = True,
    unit: float = 0.0,
) -> None:
    """The field in full colour. `unit` 0: one repeat is as wide as `rect`."""
    unit = unit or rect.width() / WIDTH
    stars = _centres(rect.width() / unit, rect.height() / unit)
    p.save()
    _enter(p, rect, unit)
    reach = QRectF(-rect.width() / unit / 2 - 1, -rect.height() / unit / 2 - 1, rect.width() / unit + 2, 0)
    reach.setHeight(rect.height() / unit + 2)
    p.fillRect(reach, colours.base)
    for x, y in stars:
        fill(p, polygon(star10(x, y, APOTHEM)), colours.star)
    for kite in _kites(stars):
        fill(p, polygon(kite), colours.kite)
    straps = _straps(stars)
    edge = strap + strap * 0.672
    stroke(p, straps, colours.edge, edge, cap=_FLAT, join=_MITRE)
    stroke(p, straps, colours.strap, strap, cap=_FLAT, join=_MITRE)
    if interlaced:
        for crossing in _crossings(stars):
            stroke(p, _along(crossing, strap * 0.95), colours.edge, edge, cap=_FLAT)
            stroke(p, _along(crossing, strap * 1.425), colours.strap, strap, cap=_FLAT)
    for x, y in stars:
        fill(p, polygon(star10(x, y, APOTHEM * 0.40)), colours.gold)
        fill(p, polygon(star10(x, y, APOTHEM * 0.17, turn=0)), colours.star)
    p.restore()


def girih_lines(
    p: QPainter, rect: QRectF, paint: str, *, strap: float = 0.1, alpha: float = 1.0, unit: float = 0.0
) -> None:
    """A ghost of the straps alone, on whatever lies there."""
    unit = unit or rect.width() / WIDTH
    p.save()
    _enter(p, rect, unit)
    straps = _straps(_centres(rect.width() / unit, rect.height() / unit))
    stroke(p, straps, paint, strap, alpha, cap=_FLAT, join=_MITRE)
    p.restore()


def _enter(p: QPainter, rect: QRectF, unit: float) -> None:
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.translate(rect.center())
    p.scale(unit, unit)


def _key(x: float, y: float) -> tuple[float, float]:
    return round(x, 3), round(y, 3)


@lru_cache(maxsize=32)
def _centres(width: float, height: float) -> tuple[Point, ...]:
    """The middles of all decagons that touch a field of this many units round 0, 0."""
    columns, rows = int(width / WIDTH) + 2, int(height / HEIGHT) + 2
    found = []
    for i in range(-columns, columns + 1):
        for j in range(-rows, rows + 1):
            for half in (0.0, 0.5):
                x, y = (i + half) * WIDTH, (j + half) * HEIGHT
                if abs(x) < width / 2 + 2 and abs(y) < height / 2 + 2:
                    found.append((x, y))
    return tuple(found)


def _kites(stars: tuple[Point, ...]) -> list[list[Point]]:
    """Two kites in each bow-tie, which stand between the decagons of a row."""
    ties = {_key(x + side * WIDTH / 2, y): (x + side * WIDTH / 2, y) for x, y in stars for side in (1, -1)}
    return [
        [(x, y + s * 0.951), (x + 0.345, y + s * 0.4755), (x, y + s * 0.3633), (x - 0.345, y + s * 0.4755)]
        for x, y in ties.values()
        for s in (-1, 1)
    ]


@lru_cache(maxsize=32)
def _straps(stars: tuple[Point, ...]) -> QPainterPath:
    path = QPainterPath()
    for x, y in stars:
        path.addPath(polygon(star10(x, y, APOTHEM)))
    for kite in _kites(stars):
        path.addPath(polygon(kite))
    return path


def _crossings(stars: tuple[Point, ...]) -> list[Crossing]:
    """The strap that turns right as seen from inside its tile lies over: that alternates by itself."""
    found: dict[tuple[float, float], Crossing] = {}
    for cx, cy in stars:
        points = star10(cx, cy, APOTHEM)
        for k in range(10):
            (x, y), (nx, ny) = points[2 * k], points[2 * k + 1]
            length = math.hypot(nx - x, ny - y)
            found.setdefault(_key(x, y), Crossing(x, y, (nx - x) / length, (ny - y) / length))
    return list(found.values())


def _along(c: Crossing, t: float) -> QPainterPath:
    return line(c.x - c.dx * t, c.y - c.dy * t, c.x + c.dx * t, c.y + c.dy * t)
