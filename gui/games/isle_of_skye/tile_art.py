"""A tile, painted from its data. The land turns with the tile; pictures and light stay upright.

Some 20 ms for a small tile and 60 ms for a large one: paint each once (`gui.games.isle_of_skye.tile_pictures`).
"""

import math
from functools import lru_cache
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPen

from gui.art.painting import clipped, saved
from gui.games.isle_of_skye.brushes import hex_path, tint
from gui.games.isle_of_skye.buildings import paint_castle, paint_village
from gui.games.isle_of_skye.emblems import paint_hill, paint_medal, paint_swamp
from gui.games.isle_of_skye.hexes import APOTHEM, hex_depth, polar, turned
from gui.games.isle_of_skye.straddling import Thing, straddlers
from gui.games.isle_of_skye.tile_ground import Ground, Patch
from gui.games.isle_of_skye.tile_shape import tile_shape
from gui.games.isle_of_skye.tile_things import paint_peak, paint_tree, paint_tuft, paint_wave

SMALL: Final = 46.0
"""A tile of fewer device pixels from its middle to a corner is simplified."""
_BOXES: Final = {
    "castle": (0.40, 0.60, 0.10),
    "village": (0.44, 0.44, 0.16),
    "swamp": (0.46, 0.42, 0.20),
    "hill": (0.46, 0.52, 0.10),
    "symbol": (0.31, 0.32, 0.32),
}
"""Room of the picture round its place: to each side, above, below."""


def paint_tile(p: QPainter, number: int, rotation: int, radius: float, *, fine: float = 1.0) -> None:
    """The face of a tile turned `rotation` steps clockwise round the painter's origin; `fine`: device pixels per
    unit."""
    _TilePainter(number, rotation, radius, radius * fine < SMALL).paint(p)


class _TilePainter:
    def __init__(self, number: int, rotation: int, radius: float, small: bool) -> None:
        self.number, self.radius, self.small = number, radius, small
        self.shape = tile_shape(number)
        self.degrees = 60.0 * rotation
        self.edges = [self.shape.edges[(side - rotation) % 6] for side in range(6)]
        self.rng = Random(f"{number}/fill")
        self.ground = Ground(number, self.shape, self.degrees, radius, small)
        self.inner = self.ground.lands(-0.035)
        self.outer = self.ground.lands(0.06)
        self.deep = [path for _, path in self.ground.lands(-0.16, "sea")]
        self.steps = [path.pointAtPercent(j / 20) for path in self.ground.roads for j in range(21)]
        self.fx, self.fy = (v * radius for v in turned(self.shape.heart, self.degrees))
        self.box = self._picture_box()
        self.things: list[Thing] = []

    def paint(self, p: QPainter) -> None:
        r = self.radius
        with clipped(p, hex_path(r, 0.35)):
            p.setPen(Qt.PenStyle.NoPen)
            patches = self.ground.paint_meadow(p, self.rng)
            self.ground.paint_lands(p)
            self.ground.paint_roads(p)
            self._straddle()
            fixed = len(self.things)
            self._scatter()
            self._grow_heather(patches)
            self._paint_things(p, fixed)
            p.setOpacity(0.75 * p.opacity())
            p.fillRect(QRectF(-r * 1.1, -r * 1.1, r * 2.2, r * 2.2), grain_brush())
        with saved(p):
            p.setBrush(Qt.BrushStyle.NoBrush)
            seam = QPen(tint("ink", 0.16 if self.small else 0.20), 0.6 if self.small else 0.8)
            seam.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            p.setPen(seam)
            p.drawPath(hex_path(r, -0.1))

    # ---- where things stand

    def _picture_box(self) -> QRectF | None:
        r = self.radius
        room = _BOXES.get(self.shape.kind or "")
        if room is None:
            return None
        aside, above, below = room
        top = self.fy - above * r + 0.08 * r
        return QRectF(self.fx - aside * r, top, 2 * aside * r, (above + below) * r)

    def _straddle(self) -> None:
        r = self.radius
        for side in range(6):
            mx, my = polar(APOTHEM * r, 60 * side)
            for one in straddlers(self.edges[side], side % 3, self.small):
                self.things.append(
                    Thing(one.kind, mx + one.x * r, my + one.y * r, one.width * r, one.height * r, one.seed)
                )

    def _scatter(self) -> None:
        rng, r = self.rng, self.radius
        for _ in range(420 if self.small else 760):
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

    # ---- painting

    def _paint_things(self, p: QPainter, fixed: int) -> None:
        """What lies flat first, then everything that stands by where its foot is."""
        kept = [*self.things[:fixed], *(one for one in self.things[fixed:] if self._at_sea(one))]
        if self.shape.kind in _BOXES:
            kept.append(Thing("picture", self.fx, self.fy + self.radius * 0.16, 0, 0, ""))
        for one in sorted(kept, key=lambda one: (one.kind not in ("wave", "tuft", "heather"), one.y)):
            self._paint_thing(p, one)

    def _at_sea(self, one: Thing) -> bool:
        """Swell keeps off the shore."""
        if one.kind != "wave":
            return True
        ends = QPointF(one.x - one.width * 0.9, one.y), QPointF(one.x + one.width * 0.9, one.y)
        return any(all(path.contains(end) for end in ends) for path in self.deep)

    def _paint_thing(self, p: QPainter, one: Thing) -> None:
        match one.kind:
            case "tree":
                paint_tree(p, one.x, one.y, one.height, one.seed, self.small)
            case "peak":
                paint_peak(p, one.x, one.y, one.width, one.height, one.seed, self.small)
            case "wave":
                paint_wave(p, one.x, one.y, one.width, 0.85, max(0.7, self.radius * 0.016))
            case "tuft":
                paint_tuft(p, one.x, one.y, one.width, one.seed)
            case "heather":
                paint_tuft(p, one.x, one.y, one.width, one.seed, 0.0)
            case _:
                self._paint_picture(p)

    def _paint_picture(self, p: QPainter) -> None:
        r, x, y, small = self.radius, self.fx, self.fy, self.small
        z = 1.12 if small else 1.0
        match self.shape.kind:
            case "castle":
                paint_castle(p, x, y + r * 0.26, r * 0.68 * z, small)
            case "village":
                paint_village(p, x, y + r * 0.14, r * 0.78 * z, small)
            case "swamp":
                paint_swamp(p, x, y + r * 0.12, r * (0.92 if small else 0.76), str(self.number), small)
            case "hill":
                paint_hill(p, x - r * 0.02, y + r * 0.24, r * 0.70 * z, self.shape.hills, small)
            case _:
                paint_medal(p, x, y, r * 0.285 * z, small)


@lru_cache(maxsize=1)
def _grain() -> QImage:
    """Paper grain: light and dark specks."""
    side, strength, most = 192, 7.5, 40
    rng = Random(7)
    pixels = bytearray()
    for _ in range(side * side):
        v = int(rng.gauss(0, strength))
        pixels += bytes((0, 0, 0, min(most, -v))) if v < 0 else bytes((min(most, v),) * 4)
    image = QImage(bytes(pixels), side, side, side * 4, QImage.Format.Format_ARGB32_Premultiplied).copy()
    image.setDevicePixelRatio(2)
    return image


def grain_brush() -> QBrush:
    """For everything that is printed: tiles, sheets."""
    return QBrush(_grain())


def tile_outline(radius: float) -> QPainterPath:
    """Of the face."""
    return hex_path(radius, 0.35)
