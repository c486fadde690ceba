"""The picture on Irish Gauge's card: an engraved railway map on old paper."""

from __future__ import annotations

import itertools
import math
import random
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from gui.art.framing import CARD, covering
from gui.art.painting import Point, clipped, ellipse, fill, inset, line, polygon, rounded, saved, stroke
from gui.fonts import resources
from gui.games.irish_gauge.pigments import (
    COAST_WASH,
    FOXING,
    HACHURE,
    HILL,
    INK,
    MARGIN,
    PAPER,
    ROAD_BED,
    ROAD_LINE,
    SEA,
    SLEEPER,
    STATION,
    STATION_INK,
    WATERLINES,
)
from gui.theme import SEAT_STYLES

if TYPE_CHECKING:
    from gui.controls.look import Look

_MIDDLE: Final = (-8.0, 53.4)  # longitude and latitude in the middle of the map
_SCALE: Final = 76.0  # pixels of a degree of latitude
_K: Final = _SCALE / 66
_FLAT: Final = Qt.PenCapStyle.FlatCap
_LINES: Final = (
    (0, ("dublin", "drogheda", "dundalk", "belfast")),
    (2, ("cork", "thurles", "portlaoise")),
    (1, ("galway", "athlone", "mullingar")),
    (3, ("limerick", "tralee", "killarney")),
)
"""Railways that stand already: the seat whose colour they have, and the cities they join."""
_HILLS: Final = (
    (-6.42, 53.02, 1.1),
    (-6.62, 52.86, 0.9),
    (-9.75, 52.02, 1.15),
    (-9.35, 51.92, 0.9),
    (-8.15, 52.36, 1.0),
    (-7.85, 52.27, 0.85),
    (-9.62, 53.52, 1.0),
    (-9.95, 53.98, 0.8),
    (-8.1, 54.86, 1.05),
    (-7.75, 54.98, 0.85),
    (-6.0, 54.2, 0.8),
    (-6.85, 54.82, 0.9),
    (-6.3, 55.0, 0.7),
    (-7.6, 53.02, 0.75),
    (-8.45, 54.02, 0.7),
)


class _Map(msgspec.Struct):
    """`resources/maps/ireland.json`: longitudes and latitudes."""

    outline: list[Point]
    cities: dict[str, Point]
    homes: list[str]
    routes: list[tuple[str, str]]


def paint_card(p: QPainter, rect: QRectF, look: Look) -> None:
    """Alike in both themes and languages."""
    chart = msgspec.json.decode((resources() / "maps" / "ireland.json").read_bytes(), type=_Map)
    sheet = QRectF(0, 0, CARD.width(), CARD.height())
    with covering(p, rect):
        p.fillRect(sheet, MARGIN)
        with clipped(p, rounded(inset(sheet, 11), 6)):
            p.fillRect(sheet, SEA)
            _land(p, polygon([_at(*point) for point in chart.outline]))
            for lon, lat, size in _HILLS:
                _hill(p, *_at(lon, lat), size * _SCALE / 56)
            _railways(p, chart)
        for gap, width in ((7.5, 1.5), (11, 0.7)):
            stroke(p, rounded(inset(sheet, gap), 6), INK, width, 0.8)
        _compass(p, CARD.width() - 44, CARD.height() - 48)


def _at(lon: float, lat: float) -> Point:
    x = (lon - _MIDDLE[0]) * math.cos(math.radians(_MIDDLE[1])) * _SCALE
    return CARD.width() * 0.455 + x, CARD.height() * 0.50 - (lat - _MIDDLE[1]) * _SCALE


def _land(p: QPainter, coast: QPainterPath) -> None:
    """Water lines that fade out to sea, a wash along the coast, foxed paper."""
    distances = (2.2, 4.8, 7.8, 11.2, 15.2, 19.8, 25.2)
    for number, distance in reversed(list(enumerate(distances))):
        stroke(p, coast, WATERLINES, 2 * distance, 0.62 * (1 - number / len(distances)) + 0.10)
        stroke(p, coast, SEA, 2 * distance - 1.3)
    fill(p, coast, PAPER)
    draw = random.Random(2)
    with clipped(p, coast):
        stroke(p, coast, COAST_WASH, 9, 0.35)
        stroke(p, coast, COAST_WASH, 4, 0.4)
        for _ in range(260):
            fill(p, ellipse(draw.uniform(0, CARD.width()), draw.uniform(0, CARD.height()), 0.6), FOXING, 0.28)
    stroke(p, coast, INK, 1.1)


def _hill(p: QPainter, x: float, y: float, k: float) -> None:
    ridge = QPainterPath()
    ridge.moveTo(x - 9 * k, y)
    ridge.quadTo(x - 4 * k, y - 3 * k, x - k, y - 9 * k)
    ridge.quadTo(x + 3 * k, y - 3.4 * k, x + 9 * k, y)
    body = QPainterPath(ridge)
    body.closeSubpath()
    fill(p, body, HILL)
    stroke(p, ridge, HACHURE, 0.9 * k)
    for step in range(6):
        t = step / 6
        hx, hy = x + k * (-0.3 + t * 7.2), y - k * 8.2 * (1 - t) ** 1.5
        hachure = line(hx, hy + 0.6 * k, hx - k * (1.6 - 1.2 * t), hy + k * (5.2 * (1 - t) + 0.9))
        stroke(p, hachure, HACHURE, 0.75 * k)


def _railways(p: QPainter, chart: _Map) -> None:
    places = {name: _at(*place) for name, place in chart.cities.items()}
    built = {frozenset(pair): SEAT_STYLES[seat].fill for seat, cities in _LINES for pair in itertools.pairwise(cities)}
    for a, b in chart.routes:
        bed = line(*places[a], *places[b])
        stroke(p, bed, ROAD_BED, 4.6 * _K, 0.9, cap=_FLAT)
        if frozenset((a, b)) not in built:
            stroke(p, bed, ROAD_LINE, 1.2 * _K, 0.9, cap=_FLAT, dash=(3.2, 2.4))
    for a, b in chart.routes:
        paint = built.get(frozenset((a, b)))
        if paint is not None:
            _rail(p, places[a], places[b], paint)
    for name, (x, y) in places.items():
        radius = (5.0 if name in chart.homes else 3.4) * _K
        fill(p, ellipse(x, y, radius), STATION)
        stroke(p, ellipse(x, y, radius), STATION_INK, 1.5 * _K)
        if name in chart.homes:
            fill(p, ellipse(x, y, radius * 0.42), STATION_INK)


def _rail(p: QPainter, a: Point, b: Point, paint: str) -> None:
    length = math.dist(a, b)
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    sleepers = max(3, int(length / (4.2 * _K)))
    for number in range(sleepers):
        along = (number + 0.5) / sleepers * length
        x, y, half = a[0] + ux * along, a[1] + uy * along, 3.3 * _K
        stroke(p, line(x + uy * half, y - ux * half, x - uy * half, y + ux * half), SLEEPER, 1.5 * _K, 0.9, cap=_FLAT)
    for side in (-1, 1):
        dx, dy = -uy * side * 1.7 * _K, ux * side * 1.7 * _K
        stroke(p, line(a[0] + dx, a[1] + dy, b[0] + dx, b[1] + dy), paint, 1.5 * _K, cap=_FLAT)


def _compass(p: QPainter, x: float, y: float) -> None:
    with saved(p):
        p.translate(x, y)
        for _ in range(4):
            fill(p, polygon(((0, 0), (-4, -4), (0, -20))), INK)
            light = polygon(((0, 0), (4, -4), (0, -20)))
            fill(p, light, ROAD_BED)
            stroke(p, light, INK, 0.7)
            p.rotate(90)
        for radius in (11, 13):
            stroke(p, ellipse(0, 0, radius), INK, 0.7, 0.8)
