"""Moving between spots with the arrow keys, by where they lie."""

import math
from collections.abc import Mapping
from typing import Final, TypeVar

from PySide6.QtCore import Qt

Name = TypeVar("Name")
Point = tuple[float, float]

DIRECTIONS: Final[dict[Qt.Key, Point]] = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}
_SIDEWAYS: Final = 2.2
"""How much more a step aside counts than one ahead."""


def towards(places: Mapping[Name, Point], here: Point, direction: Point) -> Name | None:
    """The nearest of `places` in a direction from `here`; None if there is nothing that way."""
    best: Name | None = None
    least = math.inf
    for name, (x, y) in places.items():
        dx, dy = x - here[0], y - here[1]
        ahead = dx * direction[0] + dy * direction[1]
        aside = abs(dx * direction[1] - dy * direction[0])
        if ahead <= 1.0 or aside > 3 * ahead:
            continue
        cost = ahead + _SIDEWAYS * aside
        if cost < least:
            best, least = name, cost
    return best


def closest(places: Mapping[Name, Point], here: Point) -> Name | None:
    """The nearest of `places`, whichever way."""
    return min(places, key=lambda name: math.dist(places[name], here), default=None)
