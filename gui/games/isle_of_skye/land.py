"""A tile of land: every edge's land fills its sector and blends to the middle; its signs are scattered over it."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from gui.art.painting import Point, clipped, colour, ellipse, fill, line, polar, polygon, stroke
from gui.games.isle_of_skye.pigments import LAND, ROAD, ROAD_RIM, TILE_RIM, TILE_SIDE, TREES, Land
from gui.games.isle_of_skye.signs import grass, paint_peak, paint_tree, paint_tuft, paint_wave
from gui.theme import mix

if TYPE_CHECKING:
    from collections.abc import Sequence

Edges = tuple[Land, Land, Land, Land, Land, Land]
_UNIT: Final = 58.0  # the radius for which the signs are drawn at their own size
_APART: Final[dict[Land, float]] = {"sea": 17, "mountain": 15, "forest": 7.6, "plain": 12}
_TRIES: Final = 900


class Clearing(NamedTuple):
    """A round place kept free of signs, for something that stands there."""

    x: float
    y: float
    radius: float


class Tile(NamedTuple):
    """What is on a tile: the lands at its edges clockwise from the east, the middle, roads to edges, clearings."""

    edges: Edges
    middle: Land
    roads: tuple[int, ...] = ()
    clearings: tuple[Clearing, ...] = ()
    seed: int = 0


class _Sign(NamedTuple):
    x: float
    y: float
    land: Land
    room: float


def hexagon(x: float, y: float, radius: float) -> list[Point]:
    """The corners of a hexagon that stands on a point, from the top clockwise."""
    return [(x + dx, y + dy) for dx, dy in (polar(radius, -90 + 60 * k) for k in range(6))]


def paint_land(p: QPainter, x: float, y: float, radius: float, tile: Tile) -> None:
    """A whole tile round x, y, with its thickness below it."""
    k, corners = radius / _UNIT, hexagon(x, y, radius)
    shape = polygon(corners)
    fill(p, shape.translated(0, 5 * k), TILE_SIDE[0])
    stroke(p, shape.translated(0, 5 * k), TILE_SIDE[1], 0.6, 0.6)
    with clipped(p, shape):
        p.translate(x, y)
        _grounds(p, radius, tile)
        roads = _road_lines(radius, tile.roads)
        draw = random.Random(tile.seed * 7919 + 3)
        signs = _scatter(draw, radius, tile, roads)
        _paint_roads(p, roads, k)
        for sign in sorted(signs, key=lambda sign: sign.y):
            _paint_sign(p, sign, k, draw)
    mitre = Qt.PenJoinStyle.MiterJoin
    stroke(p, shape, TILE_RIM[0], max(1.0, 2.2 * k), 0.95, join=mitre)
    stroke(p, shape, TILE_RIM[1], 0.6, 0.55, join=mitre)


def _grounds(p: QPainter, radius: float, tile: Tile) -> None:
    corners = hexagon(0, 0, radius)
    fill(p, polygon(corners), LAND[tile.middle])
    for edge in range(6):
        here, there = tile.edges[edge], tile.edges[(edge + 1) % 6]
        a, b = corners[(edge + 1) % 6], corners[(edge + 2) % 6]
        fill(p, polygon(((0, 0), a, b)), LAND[here])
        if here != there:
            seam = mix(LAND[here], LAND[there], 0.5)
            for width, strength in ((0.20, 0.25), (0.12, 0.35), (0.05, 0.5)):
                stroke(p, line(0, 0, *b), seam, radius * width, strength)
    blend = QRadialGradient(QPointF(0, 0), radius * 0.78)
    for at, strength in ((0.0, 1.0), (0.45, 0.92), (1.0, 0.0)):
        blend.setColorAt(at, colour(LAND[tile.middle], strength))
    fill(p, polygon(corners), blend)


def _land_at(tile: Tile, radius: float, x: float, y: float) -> Land:
    if math.hypot(x, y) < radius * 0.42:
        return tile.middle
    return tile.edges[round(math.degrees(math.atan2(y, x)) / 60) % 6]


def _scatter(
    draw: random.Random, radius: float, tile: Tile, roads: Sequence[tuple[Point, Point, Point]]
) -> list[_Sign]:
    k, signs = radius / _UNIT, list[_Sign]()
    for _ in range(_TRIES):
        x, y = polar(radius * 0.93 * math.sqrt(draw.random()), draw.uniform(0, 360))
        land = _land_at(tile, radius, x, y)
        room = _APART[land] * k
        if any(math.hypot(x - s.x, (y - s.y) * 1.35) < max(room, s.room) * 0.92 for s in signs):
            continue
        if land != "sea" and any(_away(x, y, road) < 7.5 * k for road in roads):
            continue
        if any(math.hypot(x - c.x, y - c.y) < c.radius for c in tile.clearings):
            continue
        signs.append(_Sign(x, y, land, room))
    return signs


def _paint_sign(p: QPainter, sign: _Sign, k: float, draw: random.Random) -> None:
    match sign.land:
        case "sea":
            paint_wave(p, sign.x, sign.y, k)
        case "mountain":
            paint_peak(p, sign.x, sign.y + 4 * k, 0.82 * k * draw.uniform(0.8, 1.1))
        case "forest":
            paint_tree(p, sign.x, sign.y + 3 * k, 0.82 * k * draw.uniform(0.85, 1.1), draw.choice(TREES))
        case "plain":
            paint_tuft(p, sign.x, sign.y, k, grass(draw.random() < 0.5), draw.random() < 0.16)


def _road_lines(radius: float, roads: tuple[int, ...]) -> list[tuple[Point, Point, Point]]:
    """Each road as start, control point and end of a curve; two meet in one bend through the middle."""
    ends = [polar(radius * 0.866, 60 * edge) for edge in roads]
    if len(ends) == 2:
        return [(ends[0], (0.0, 0.0), ends[1])]
    return [(end, (0.0, 0.0), (0.0, 0.0)) for end in ends]


def _paint_roads(p: QPainter, roads: Sequence[tuple[Point, Point, Point]], k: float) -> None:
    paths = []
    for start, control, end in roads:
        path = QPainterPath(QPointF(*start))
        path.quadTo(QPointF(*control), QPointF(*end))
        paths.append(path)
    flat = Qt.PenCapStyle.FlatCap
    for path in paths:
        stroke(p, path, ROAD_RIM, 8 * k, 0.75, cap=flat)
    for path in paths:
        stroke(p, path, ROAD, 6 * k, cap=flat)
    if len(roads) == 1 and roads[0][2] == (0.0, 0.0):
        fill(p, ellipse(0, 0, 3 * k), ROAD)


def _away(x: float, y: float, road: tuple[Point, Point, Point]) -> float:
    """How far a point is from a road."""
    nearest = math.inf
    for step in range(13):
        t = step / 12
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        rx = a * road[0][0] + b * road[1][0] + c * road[2][0]
        ry = a * road[0][1] + b * road[1][1] + c * road[2][1]
        nearest = min(nearest, math.hypot(x - rx, y - ry))
    return nearest
