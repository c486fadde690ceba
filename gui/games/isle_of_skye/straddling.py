"""What lies across an edge of a tile. Both tiles draw it, each clips its half: woods and swell flow on."""

import math
from collections.abc import Iterator
from functools import cache
from random import Random

from msgspec import Struct

from gui.games.isle_of_skye.hexes import APOTHEM, Point, hex_depth, polar, turned


class Thing(Struct, frozen=True):
    """Something small that stands on the land: its foot, its size."""

    kind: str
    x: float
    y: float
    width: float
    height: float
    seed: str


def _in_two(p: Point, axis: int, margin: float = 0.012) -> bool:
    """Whether a point lies in one of the two tiles that meet at an edge, off the third ones."""
    other = polar(2 * APOTHEM, 60 * axis)
    one, two = hex_depth(p), hex_depth(p, other)
    return max(one, two) > margin or (one > -0.02 and two > -0.02 and _aside(p, axis) < 0.46)


def _aside(p: Point, axis: int) -> float:
    middle = polar(APOTHEM, 60 * axis)
    return abs(turned((p[0] - middle[0], p[1] - middle[1]), -60 * axis)[1])


class _Edge:
    """Tries places across one kind of edge; chosen by land and axis only, not by tile."""

    def __init__(self, land: str, axis: int, small: bool) -> None:
        self.land, self.axis, self.small = land, axis, small
        self.rng = Random(f"edge/{land}/{axis}")
        self.middle = polar(APOTHEM, 60 * axis)
        self.found: list[tuple[str, float, float, float, float]] = []

    def free(self, left: float, top: float, right: float, bottom: float) -> bool:
        return all(
            _in_two((x, y), self.axis)
            for x in (left, (left + right) / 2, right)
            for y in (top, (top + bottom) / 2, bottom)
        )

    def spot(self, lengthwise: float, across: float) -> Point:
        along = turned((across, lengthwise), 60 * self.axis)
        return self.middle[0] + along[0], self.middle[1] + along[1]

    def draw(self, wide: float, deep: float) -> Point:
        lengthwise = self.rng.uniform(-wide, wide)
        return self.spot(lengthwise, self.rng.uniform(-deep, deep))

    def trees(self) -> None:
        tall, gap = (0.30, 0.15) if self.small else (0.215, 0.105)
        for _ in range(260):
            h = tall * self.rng.uniform(0.85, 1.1)
            x, y = self.draw(0.48, 0.08)
            y += h * 0.45
            apart = all(math.dist((x, y), o[1:3]) > gap for o in self.found)
            if apart and self.free(x - h * 0.36, y - h, x + h * 0.36, y + h * 0.03):
                self.found.append(("tree", x, y, h, h))

    def peaks(self) -> None:
        for w, h in ((0.50, 0.46), (0.34, 0.30), (0.28, 0.24)):
            for _ in range(150):
                x, y = self.draw(0.42, 0.05)
                y += h * 0.45
                apart = all(abs(x - o[1]) > (w + o[3]) * 0.36 or abs(y - o[2]) > 0.17 for o in self.found)
                if apart and self.free(x - w / 2, y - h, x + w / 2, y):
                    self.found.append(("peak", x, y, w, h))
                    break

    def waves(self) -> None:
        for lengthwise, across in ((-0.24, 0.03), (0.04, -0.04), (0.29, 0.04)):
            x, y = self.spot(lengthwise + self.rng.uniform(-0.03, 0.03), across)
            s = 0.12 if self.small else 0.085
            if self.free(x - s, y - s * 0.4, x + s, y + s * 0.3) and (not self.small or lengthwise < 0.1):
                self.found.append(("wave", x, y, s, s))

    def tufts(self) -> None:
        s = 0.075
        for _ in range(40):
            x, y = self.draw(0.42, 0.05)
            if self.free(x - s, y - s, x + s, y) and all(math.dist((x, y), o[1:3]) > 0.24 for o in self.found):
                self.found.append(("tuft", x, y, s, s))

    def things(self) -> Iterator[Thing]:
        """Relative to the middle of the edge."""
        for number, (kind, x, y, w, h) in enumerate(self.found):
            yield Thing(kind, x - self.middle[0], y - self.middle[1], w, h, f"{self.land}{self.axis}{number}")


@cache
def straddlers(land: str, axis: int, small: bool) -> tuple[Thing, ...]:
    """What lies across an edge of that land; `small`: simplified for little tiles."""
    edge = _Edge(land, axis, small)
    match land:
        case "forest":
            edge.trees()
        case "mountain":
            edge.peaks()
        case "sea":
            edge.waves()
        case "plain":
            edge.tufts()
    return tuple(edge.things())
