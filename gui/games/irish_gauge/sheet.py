"""The map's own geometry, in units of its sheet: where cities lie, and how routes run between them. No Qt.

The sheet is `WIDTH` × `HEIGHT` units; a board scales it. North is up in every language.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

from engine.games.irish_gauge.atlas import CITIES, ROUTES
from engine.games.irish_gauge.coast import OUTLINE
from engine.games.irish_gauge.pieces import CITY_INDEX, ROUTE_COUNT, ROUTE_ENDS, SPACE_COUNT, SPACE_ROUTE, SPACES

Point: TypeAlias = tuple[float, float]

WIDTH: Final = 664.0
HEIGHT: Final = 652.0
NEAT_LINE: Final = 17.0
"""From the edge of the sheet to the line round the map."""
_LATITUDE: Final = 149.5
"""Units of a degree of latitude."""
_LONGITUDE: Final = _LATITUDE * 0.5962 * 1.06
"""At 53.4° north, six per cent wider than true: the east coast needs the room."""
_ORIGIN: Final = (-10.478, 55.386)
_CORNER: Final = (44.0, 30.0)

RING: Final = 6.6
"""Radius of a station."""
HOME: Final = 13.0
"""Radius of a company's badge on its home city."""
_GAP: Final = 3.0
"""Between a station and its track spaces."""
_SPLIT: Final = 6.0
"""Between two spaces of a route."""

# Drawing only: so that every space is long enough to be pointed at.
_NUDGES: Final = {
    "ennis": (-9, -9),
    "limerick": (3, 3),
    "tralee": (-3, -6),
    "killarney": (3, 5),
    "dundalk": (0, -7),
    "drogheda": (1, 1),
    "dublin": (2, 6),
    "omagh": (2, -3),
    "enniskillen": (-3, 9),
    "thurles": (0, 3),
    "kilkenny": (4, 0),
    "waterford": (0, 3),
    "galway": (3, -2),
    "cork": (0, -2),
    "portlaoise": (2, -3),
}
# How far the middle of a route bulges, to the left of travel: round bays and loughs, apart from its neighbours.
_BENDS: Final = {
    "derry-sligo": 4,
    "belfast-omagh": 15,
    "galway-ennis": 5,
    "westport-galway": -6,
    "coleraine-belfast": 7,
    "dublin-wexford": -7,
    "sligo-westport": 5,
    "sligo-mullingar": -15,
    "westport-athlone": 8,
    "athlone-galway": -4,
    "limerick-tralee": -6,
    "limerick-cork": -11,
    "thurles-cork": 13,
    "waterford-cork": 5,
    "cork-killarney": 6,
    "enniskillen-dundalk": 3,
    "enniskillen-mullingar": 9,
    "mullingar-dublin": -2,
    "dublin-portlaoise": 6,
    "belfast-dundalk": 3,
    "drogheda-mullingar": 9,
    "kilkenny-wexford": 4,
    "wexford-waterford": 5,
    "derry-coleraine": 5,
    "portlaoise-kilkenny": -4,
    "athlone-portlaoise": -4,
    "derry-omagh": 7,
    "omagh-enniskillen": -7,
    "enniskillen-sligo": 6,
    "limerick-thurles": -3,
    "killarney-tralee": 3,
}


def project(lon: float, lat: float) -> Point:
    """Degrees east and north as units of the sheet."""
    return _CORNER[0] + (lon - _ORIGIN[0]) * _LONGITUDE, _CORNER[1] + (_ORIGIN[1] - lat) * _LATITUDE


@lru_cache(maxsize=1)
def coast() -> tuple[Point, ...]:
    """The outline of the island."""
    return tuple(project(*point) for point in OUTLINE)


@lru_cache(maxsize=1)
def cities() -> tuple[Point, ...]:
    """By city, its station."""
    found = []
    for city in CITIES:
        x, y = project(city.lon, city.lat)
        dx, dy = _NUDGES.get(city.key, (0, 0))
        found.append((x + dx, y + dy))
    return tuple(found)


@lru_cache(maxsize=ROUTE_COUNT)
def route_line(route: int) -> tuple[Point, ...]:
    """From station to station."""
    first, second = ROUTE_ENDS[route]
    return _curve(cities()[first], cities()[second], _BENDS.get(ROUTES[route].key, 0))


@lru_cache(maxsize=SPACE_COUNT)
def space_line(space: int) -> tuple[Point, ...]:
    """The middle of a track space, from end to end."""
    route, place = SPACE_ROUTE[space], SPACES[space].place
    line = route_line(route)
    number = len(ROUTES[route].terrains)
    first = RING + _GAP
    room = _lengths(line)[-1] - 2 * first - _SPLIT * (number - 1)
    start = first + place * (room / number + _SPLIT)
    return cut(line, start, start + room / number)


def space_middle(space: int) -> Point:
    line = space_line(space)
    return along(line, _lengths(line)[-1] / 2)


def city_number(key: str) -> int:
    return CITY_INDEX[key]


# ---- lines


def _curve(a: Point, b: Point, bend: float, steps: int = 60) -> tuple[Point, ...]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy)
    cx = (a[0] + b[0]) / 2 + dy / length * bend * 2
    cy = (a[1] + b[1]) / 2 - dx / length * bend * 2
    points = []
    for step in range(steps + 1):
        t = step / steps
        u = 1 - t
        points.append(
            (u * u * a[0] + 2 * u * t * cx + t * t * b[0], u * u * a[1] + 2 * u * t * cy + t * t * b[1]),
        )
    return tuple(points)


def _lengths(line: Sequence[Point]) -> list[float]:
    """By point, how far along the line it lies."""
    found = [0.0]
    for p, q in pairwise(line):
        found.append(found[-1] + math.dist(p, q))
    return found


def length(line: Sequence[Point]) -> float:
    return _lengths(line)[-1]


def along(line: Sequence[Point], distance: float) -> Point:
    """The point so far along a line."""
    return _at(line, _lengths(line), distance)


def _at(line: Sequence[Point], lengths: Sequence[float], distance: float) -> Point:
    distance = max(0.0, min(distance, lengths[-1]))
    for number in range(1, len(line)):
        if lengths[number] >= distance:
            span = lengths[number] - lengths[number - 1]
            t = (distance - lengths[number - 1]) / span if span else 0.0
            p, q = line[number - 1], line[number]
            return p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t
    return line[-1]


def cut(line: Sequence[Point], start: float, end: float, step: float = 3.0) -> tuple[Point, ...]:
    """A part of a line."""
    lengths = _lengths(line)
    number = max(2, int((end - start) / step))
    return tuple(_at(line, lengths, start + (end - start) * k / number) for k in range(number + 1))


def offset(line: Sequence[Point], by: float) -> list[Point]:
    """A line beside it."""
    found = []
    for number, (x, y) in enumerate(line):
        before, after = line[max(0, number - 1)], line[min(len(line) - 1, number + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        span = math.hypot(dx, dy) or 1.0
        found.append((x - dy / span * by, y + dx / span * by))
    return found


def walk(line: Sequence[Point], step: float, pad: float = 0.0) -> Iterator[tuple[Point, Point]]:
    """Points about `step` apart with the direction of the line there."""
    lengths = _lengths(line)
    room = lengths[-1] - 2 * pad
    number = max(1, round(room / step))
    for k in range(number):
        here = pad + room / number * (k + 0.5)
        a, b = _at(line, lengths, here - 0.7), _at(line, lengths, here + 0.7)
        span = math.dist(a, b) or 1.0
        yield _at(line, lengths, here), ((b[0] - a[0]) / span, (b[1] - a[1]) / span)


def bounds(line: Sequence[Point], air: float) -> tuple[float, float, float, float]:
    """Left, top, right and bottom with air round."""
    xs, ys = [p[0] for p in line], [p[1] for p in line]
    return min(xs) - air, min(ys) - air, max(xs) + air, max(ys) + air
