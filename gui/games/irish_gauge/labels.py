"""Where the names of the cities stand: out from the station along one of sixteen directions, found once by trial and
kept here. No Qt: widths are given.
"""

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from engine.games.irish_gauge.atlas import CITIES
from engine.games.irish_gauge.pieces import HOMES
from gui.games.irish_gauge.geometry import Rect
from gui.games.irish_gauge.sheet import HEIGHT, HOME, NEAT_LINE, WIDTH, cities

_COMPASS: Final = ["E", "ENE", "NE", "NNE", "N", "NNW", "NW", "WNW", "W", "WSW", "SW", "SSW", "S", "SSE", "SE", "ESE"]
# Direction, how much farther out, and a last shift by eye.
Anchor = tuple[str, float, float, float]
_ENGLISH: Final = (
    "derry W12(4,0) coleraine ENE belfast E omagh ENE12 enniskillen ENE12(9,1) sligo NW8 dundalk WSW8 westport WSW4 "
    "drogheda WNW4(-5,4) mullingar SSW8(2,-1) athlone SW4(-3,1) dublin E galway ESE portlaoise ESE4 ennis WSW "
    "limerick NE thurles SE4(8,2) kilkenny ENE wexford E4 tralee WNW waterford SE8 killarney ENE cork SW"
)
_PERSIAN: Final = (
    "derry W12 coleraine ENE4 belfast E omagh ENE8 enniskillen ENE12 sligo NW8 dundalk WSW8 westport WSW4 "
    "drogheda WNW12 mullingar S8 athlone SW8 dublin E galway ESE portlaoise ESE4 ennis WSW limerick NE "
    "thurles SE4(4,2) kilkenny ENE4 wexford E4 tralee WNW waterford WNW8 killarney WSW cork SW"
)
LINE: Final = 0.95
"""Height of a name in sizes of its type."""


def _read(text: str) -> dict[str, Anchor]:
    words = text.split()
    return {name: _anchor(place) for name, place in zip(words[::2], words[1::2], strict=True)}


def _anchor(place: str) -> Anchor:
    direction, _, shift = place.partition("(")
    dx, dy = (float(part) for part in shift.rstrip(")").split(",")) if shift else (0.0, 0.0)
    name = direction.rstrip("0123456789")
    return name, float(direction[len(name) :] or 0), dx, dy


_ANCHORS: Final[Mapping[str, Mapping[str, Anchor]]] = {"en": _read(_ENGLISH), "fa": _read(_PERSIAN)}


def name_boxes(language: str, widths: Sequence[float], sizes: Sequence[float]) -> tuple[Rect, ...]:
    """By city, the box of its name, in units of the sheet, as are the widths and sizes of type."""
    return _apart([_box(language, city, widths[city], sizes[city]) for city in range(len(CITIES))])


def _apart(boxes: list[Rect]) -> tuple[Rect, ...]:
    """Push names that touch a little apart, up and down: on small sheets the type is larger than the map allows."""
    for _ in range(8):
        touching = [(a, b) for a, b in combinations(range(len(boxes)), 2) if boxes[a].meets(boxes[b])]
        if not touching:
            break
        for a, b in touching:
            upper, lower = (a, b) if boxes[a].y <= boxes[b].y else (b, a)
            by = (boxes[upper].bottom - boxes[lower].y) / 2 + 0.2
            for number, shift in ((upper, -by), (lower, by)):
                box = boxes[number]
                boxes[number] = _inside(Rect(box.x, box.y + shift, box.width, box.height))
    return tuple(boxes)


def _box(language: str, city: int, width: float, size: float) -> Rect:
    direction, extra, dx, dy = _ANCHORS[language][CITIES[city].key]
    angle = _COMPASS.index(direction) * math.pi / 8
    ux, uy = math.cos(angle), -math.sin(angle)
    x, y = cities()[city]
    reach = (HOME + 3 if city in HOMES else 9.0) + extra
    half, tall = width / 2 + 1, size * LINE / 2
    out = 0.0
    # Slide out until the box and the circle part.
    while out < 90 and math.hypot(max(0.0, abs(ux * out) - half), max(0.0, abs(uy * out) - tall)) < reach - 0.01:
        out += 0.5
    box = Rect(x + ux * out - half + dx, y + uy * out - tall + dy, 2 * half, 2 * tall)
    return _inside(box)


def _inside(box: Rect) -> Rect:
    edge = NEAT_LINE + 5
    x = min(max(box.x, edge), WIDTH - edge - box.width)
    return Rect(x, min(max(box.y, edge), HEIGHT - edge - box.height), box.width, box.height)


def clashes(boxes: Sequence[Rect]) -> int:
    """How many pairs of names touch."""
    return sum(one.meets(other) for number, one in enumerate(boxes) for other in boxes[number + 1 :])
