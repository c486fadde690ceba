"""Hexagons standing on a point: plain geometry, unit radius, no Qt."""

import math
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]

ROOT3: Final = math.sqrt(3)
APOTHEM: Final = ROOT3 / 2


def polar(radius: float, degrees: float) -> Point:
    """The point at that distance and angle, clockwise from the east."""
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))


def turned(p: Point, degrees: float) -> Point:
    """A point turned clockwise round 0, 0."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return p[0] * c - p[1] * s, p[0] * s + p[1] * c


def hex_depth(p: Point, centre: Point = (0.0, 0.0)) -> float:
    """How far a point is inside the unit hexagon round `centre`, negative outside."""
    x, y = p[0] - centre[0], p[1] - centre[1]
    return APOTHEM - max(abs(x), abs(x * 0.5 + y * APOTHEM), abs(x * 0.5 - y * APOTHEM))


def corners(x: float, y: float, radius: float) -> list[Point]:
    """From the lower right corner clockwise; side k lies between corner k - 1 and corner k."""
    return [(x + dx, y + dy) for dx, dy in (polar(radius, 60 * k + 30) for k in range(6))]
