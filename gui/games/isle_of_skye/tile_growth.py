"""Where the small things of a tile stand: trees, peaks, swell, grass. The same at every size, so found once."""

import math
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from gui.games.isle_of_skye.hexes import APOTHEM, hex_depth, polar, turned
from gui.games.isle_of_skye.straddling import Thing, straddlers
from gui.games.isle_of_skye.tile_ground import Ground, Patch, patches_of
from gui.games.isle_of_skye.tile_shape import tile_shape

_TRIES: Final = 100
"""So many are scattered in one step."""
_SCALE: Final = 100.0
"""Radius of the tile they are found for."""
BOXES: Final = {
    "castle": (0.40, 0.60, 0.10),
    "village": (0.44, 0.44, 0.16),
    "swamp": (0.46, 0.42, 0.20),
    "hill": (0.46, 0.52, 0.10),
    "symbol": (0.31, 0.32, 0.32),
}
"""Room of the picture round its place: to each side, above, below."""


class Found(Struct):
    """What stands on a tile; None: nobody has looked yet."""

    things: tuple[Thing, ...] | None = None


def things_of(number: int, rotation: int, small: bool) -> tuple[Thing, ...]:
    """What stands on a tile turned `rotation` steps, unit radius; `small`: fewer and larger things."""
    for _ in find_things(number, rotation, small):
        pass
    found = _found(number, rotation, small).things
    assert found is not None
    return found


def find_things(number: int, rotation: int, small: bool) -> Iterator[None]:
    """Find them in steps of a millisecond or two; afterwards `things_of` takes no time."""
    found = _found(number, rotation, small)
    if found.things is None:
        growth = _Growth(number, rotation, small)
        yield
        yield from growth.in_steps()
        found.things = growth.things_found()


@lru_cache(maxsize=640)
def _found(number: int, rotation: int, small: bool) -> Found:
    return Found()


def edge_things(number: int, rotation: int, small: bool) -> tuple[Thing, ...]:
    """Those of them that lie across the tile's edges, unit radius."""
    edges = tile_shape(number).edges
    found = []
    for side in range(6):
        mx, my = polar(APOTHEM, 60 * side)
        for one in straddlers(edges[(side - rotation) % 6], side % 3, small):
            found.append(Thing(one.kind, mx + one.x, my + one.y, one.width, one.height, one.seed))
    return tuple(found)


def picture_place(number: int, rotation: int) -> tuple[float, float]:
    """The middle of a tile's picture, unit radius."""
    return turned(tile_shape(number).heart, 60.0 * rotation)


class _Growth:
    def __init__(self, number: int, rotation: int, small: bool) -> None:
        self.number, self.rotation, self.radius, self.small = number, rotation, _SCALE, small
        self.shape = tile_shape(number)
        self.degrees = 60.0 * rotation
        self.rng = Random(f"{number}/scatter")
        self.ground = Ground(number, self.shape, self.degrees, _SCALE, small)
        self.inner = self.ground.lands(-0.035)
        self.outer = self.ground.lands(0.06)
        self.deep = [path for _, path in self.ground.lands(-0.16, "sea")]
        self.steps = [path.pointAtPercent(j / 20) for path in self.ground.roads for j in range(21)]
        self.fx, self.fy = (v * _SCALE for v in picture_place(number, rotation))
        self.box = self._picture_box()
        self.things: list[Thing] = []
        self.fixed = 0

    def in_steps(self) -> Iterator[None]:
        self._straddle()
        self.fixed = len(self.things)
        yield from self._scatter()
        self._grow_heather(patches_of(self.number, self.degrees))
        yield

    def things_found(self) -> tuple[Thing, ...]:
        kept = [*self.things[: self.fixed], *(one for one in self.things[self.fixed :] if self._at_sea(one))]
        k = 1 / _SCALE
        return tuple(Thing(o.kind, o.x * k, o.y * k, o.width * k, o.height * k, o.seed) for o in kept)

    def _picture_box(self) -> QRectF | None:
        r = self.radius
        room = BOXES.get(self.shape.kind or "")
        if room is None:
            return None
        aside, above, below = room
        top = self.fy - above * r + 0.08 * r
        return QRectF(self.fx - aside * r, top, 2 * aside * r, (above + below) * r)

    def _straddle(self) -> None:
        r = self.radius
        found = edge_things(self.number, self.rotation, self.small)
        self.things += [Thing(o.kind, o.x * r, o.y * r, o.width * r, o.height * r, o.seed) for o in found]

    def _scatter(self) -> Iterator[None]:
        rng, r = self.rng, self.radius
        for number in range(420 if self.small else 760):
            if number % _TRIES == 0:
                yield
            at = rng.uniform(-1, 1), rng.uniform(-1, 1)
            roll, size, seed = rng.random(), rng.random(), str(rng.randrange(10**6))
            if hex_depth(at) < 0.02:
                continue
            x, y = (c * r for c in turned(at, self.degrees))
            match next((land for land, path in self.inner if path.contains(QPointF(x, y))), None):
                case "forest":
                    self._try_tree(x, y, size, seed)
                case "mountain" if roll < 0.85:
                    self._try_peak(x, y, size, seed)
                case "sea" if roll < 0.35:
                    s = r * (0.075 + 0.02 * size) * (1.4 if self.small else 1)
                    if self._inside(x, y, s * 2.3, s, 0.02) and self._free("wave", x, y, 0.36 if self.small else 0.27):
                        self.things.append(Thing("wave", x, y, s, s, seed))
                case None if roll < 0.4 and not self._over_land(x, y):
                    self._try_tuft(x, y, size, seed)

    def _try_tree(self, x: float, y: float, size: float, seed: str) -> None:
        r = self.radius
        h = r * (0.18 + 0.06 * size) * (1.35 if self.small else 1)
        y += h * 0.4
        if not self._inside(x, y, h * 0.72, h) or self._on_road(x, y, 0.11) or self._on_road(x, y - h * 0.5, 0.10):
            return
        box = self.box
        if box is not None and box.intersects(QRectF(x - h * 0.3, y - h, h * 0.6, h)):
            behind = y < self.fy - 0.30 * r and y - h < box.top() - h * 0.55
            if not behind:
                return
        if self._free("tree", x, y, 0.165 if self.small else 0.114):
            self.things.append(Thing("tree", x, y, h, h, seed))

    def _try_peak(self, x: float, y: float, size: float, seed: str) -> None:
        r = self.radius
        for shrink in (1.0, 0.78, 0.6):
            w = r * (0.32 + 0.20 * size) * shrink
            h = w * 0.92
            base = y + h * 0.42
            if (
                not self._inside(x, base, w, h)
                or not self._on_mountain(x, base, w)
                or self._peak_on_road(x, base, w, h)
            ):
                continue
            box = self.box
            if box is not None:
                inner = box.adjusted(r * 0.03, r * 0.03, -r * 0.03, -r * 0.03)
                if inner.intersects(QRectF(x - w * 0.36, base - h, w * 0.72, h)):
                    continue
            peaks = (o for o in self.things if o.kind == "peak")
            if all(abs(x - o.x) > (w + o.width) * 0.33 or abs(base - o.y) > 0.135 * r for o in peaks):
                self.things.append(Thing("peak", x, base, w, h, seed))
                return

    def _on_mountain(self, x: float, y: float, w: float) -> bool:
        feet = (QPointF(x - w * 0.36, y), QPointF(x + w * 0.36, y))
        hills = [path for land, path in self.outer if land == "mountain"]
        return all(any(path.contains(foot) for path in hills) for foot in feet)

    def _peak_on_road(self, x: float, y: float, w: float, h: float) -> bool:
        return (
            self._on_road(x, y, 0.15)
            or self._on_road(x, y - h * 0.45, 0.12)
            or self._on_road(x - w * 0.35, y, 0.09)
            or self._on_road(x + w * 0.35, y, 0.09)
        )

    def _try_tuft(self, x: float, y: float, size: float, seed: str) -> None:
        s = self.radius * (0.065 + 0.03 * size) * (1.25 if self.small else 1)
        if not self._inside(x, y, s, s) or self._on_road(x, y, 0.14) or self._before_picture(x, y):
            return
        if self._free("tuft", x, y, 0.30 if self.small else 0.20):
            self.things.append(Thing("tuft", x, y, s, s, seed))

    def _grow_heather(self, patches: list[Patch]) -> None:
        """Heather gathers on its patches."""
        rng, r = self.rng, self.radius
        for patch in patches:
            for _ in range(3 if self.small else 9):
                x = (patch.x + rng.uniform(-0.8, 0.8) * patch.radius) * r
                y = (patch.y + rng.uniform(-0.45, 0.45) * patch.radius) * r
                s = r * (0.055 + 0.035 * rng.random())
                if self._over_land(x, y) or not self._inside(x, y, s * 1.2, s) or self._on_road(x, y, 0.13):
                    continue
                if self._before_picture(x, y):
                    continue
                if self._free("heather", x, y, 0.075) and self._free("tuft", x, y, 0.10):
                    self.things.append(Thing("heather", x, y, s, s, str(rng.randrange(10**6))))

    def _inside(self, x: float, y: float, w: float, h: float, margin: float = 0.006) -> bool:
        """Whether a thing of that size is wholly in the hexagon."""
        r = self.radius
        sides = ((a, b) for a in (x - w / 2, x + w / 2) for b in (y - h, y - h / 2, y + h * 0.05))
        return all(hex_depth((a / r, b / r)) > margin for a, b in sides) and hex_depth((x / r, (y - h) / r)) > margin

    def _free(self, kind: str, x: float, y: float, gap: float) -> bool:
        away = gap * self.radius
        return all(o.kind != kind or math.hypot(x - o.x, (y - o.y) * 1.25) > away for o in self.things)

    def _on_road(self, x: float, y: float, margin: float) -> bool:
        away = (margin * self.radius) ** 2
        return any((x - s.x()) ** 2 + (y - s.y()) ** 2 < away for s in self.steps)

    def _over_land(self, x: float, y: float) -> bool:
        return any(path.contains(QPointF(x, y)) for _, path in self.outer)

    def _before_picture(self, x: float, y: float) -> bool:
        return self.box is not None and self.box.adjusted(0, 0, 0, self.radius * 0.04).contains(QPointF(x, y))

    def _at_sea(self, one: Thing) -> bool:
        """Swell keeps off the shore."""
        if one.kind != "wave":
            return True
        ends = QPointF(one.x - one.width * 0.9, one.y), QPointF(one.x + one.width * 0.9, one.y)
        return any(all(path.contains(end) for end in ends) for path in self.deep)
