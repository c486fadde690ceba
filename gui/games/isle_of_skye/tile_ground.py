"""The ground of a tile: meadow, seas, mountains and woods with their shores, roads."""

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gui.games.isle_of_skye.brushes import blend, pen, ramp, soft_ellipse, spline, tint
from gui.games.isle_of_skye.hexes import APOTHEM, Point, hex_depth, polar, turned
from gui.games.isle_of_skye.tile_shape import Run, TileShape, along, boundary

FLAT: Final = Qt.PenCapStyle.FlatCap


class Patch(Struct, frozen=True):
    """A patch of heather, unit radius."""

    x: float
    y: float
    radius: float


class Ground:
    """One tile's ground turned by `degrees`, in pixels; `small`: simplified for little tiles."""

    def __init__(self, number: int, shape: TileShape, degrees: float, radius: float, small: bool) -> None:
        self.number, self.shape, self.small = number, shape, small
        self.degrees, self.radius = degrees, radius
        self.roads = self._road_paths()

    # ---- shapes

    def turned(self, p: Point) -> Point:
        x, y = turned(p, self.degrees)
        return x * self.radius, y * self.radius

    def land(self, index: int, delta: float) -> QPainterPath:
        """The area between the rim and a run's inner boundary, shifted by `delta`."""
        run = self.shape.runs[index]
        path = spline([self.turned(p) for p in boundary(self.number, index, delta)])
        for reach, degrees in _rim(run):
            path.lineTo(*self.turned(polar(reach, degrees)))
        path.closeSubpath()
        return path

    def lands(self, delta: float, land: str | None = None) -> list[tuple[str, QPainterPath]]:
        """All of them, or those of one land, with their names."""
        runs = enumerate(self.shape.runs)
        return [(run.land, self.land(index, delta)) for index, run in runs if land in (None, run.land)]

    def shore(self, index: int, delta: float) -> QPainterPath:
        """A run's inner boundary alone."""
        return spline([self.turned(p) for p in boundary(self.number, index, delta)])

    def _road_paths(self) -> list[QPainterPath]:
        """Every two road edges are joined by one curve through the middle."""
        rng = Random(f"{self.number}/road")
        ends = [turned(polar(APOTHEM * 1.03, 60 * side), self.degrees) for side in self.shape.roads]
        bends = [rng.uniform(-0.07, 0.07) for _ in range(6)]
        pairs = [(a, b) for a in range(len(ends)) for b in range(a + 1, len(ends))]
        return [
            self._road(ends[a], ends[b], bends[number], crossing=len(ends) > 2) for number, (a, b) in enumerate(pairs)
        ]

    def _road(self, one: Point, two: Point, bend: float, *, crossing: bool) -> QPainterPath:
        straight = abs(one[0] + two[0]) + abs(one[1] + two[1]) < 0.2
        handle = 0.42 if straight else 0.10 if crossing else 0.20
        aside = turned(one, 90) if straight else (0.0, 0.0)
        b, r = bend * 2.2, self.radius
        path = QPainterPath(QPointF(one[0] * r, one[1] * r))
        path.cubicTo(
            (one[0] * handle + aside[0] * b) * r,
            (one[1] * handle + aside[1] * b) * r,
            (two[0] * handle - aside[0] * b) * r,
            (two[1] * handle - aside[1] * b) * r,
            two[0] * r,
            two[1] * r,
        )
        return path

    # ---- painting

    def paint_meadow(self, p: QPainter) -> None:
        """Grass with moss and patches of heather."""
        r, rng = self.radius, Random(f"{self.number}/fill")
        p.fillRect(QRectF(-r * 1.1, -r * 1.1, r * 2.2, r * 2.2), tint("meadow"))
        for _ in range(26):
            x, y = turned((rng.uniform(-0.8, 0.8), rng.uniform(-0.9, 0.9)), self.degrees)
            deep = hex_depth((x, y))
            if deep > 0.08:
                size = min(deep, rng.uniform(0.12, 0.30))
                colour = tint(rng.choice(("meadow_hi", "meadow_lo")), 0.42)
                soft_ellipse(p, x * r, y * r, size * r, size * r * 0.8, colour)
        for patch in patches_of(self.number, self.degrees):
            reach = patch.radius * r
            soft_ellipse(p, patch.x * r, patch.y * r, reach, reach * 0.55, tint("heather2", 0.50))

    def lands_in_steps(self, p: QPainter) -> Iterator[None]:
        """Paint woods, mountains and seas."""
        p.setPen(Qt.PenStyle.NoPen)
        for index, run in enumerate(self.shape.runs):
            match run.land:
                case "forest":
                    yield from self._wood(p, index, run)
                case "mountain":
                    yield from self._mountain(p, index, run)
                case _:
                    yield from self._sea(p, index)

    def _wood(self, p: QPainter, index: int, run: Run) -> Iterator[None]:
        r = self.radius
        yield from self._fading(p, index, tint("forest", 0.20), [0.06 - 0.016 * step for step in range(9)])
        yield from self._fading(p, index, tint("forest", 0.9), [-0.05])
        rng = Random(f"{self.number}/{run.first}/scrub")
        for x, y, nx, ny, corner in along(self.shape.curves[index], 0.055):
            size = rng.uniform(0.035, 0.075) * min(1, corner / 0.3)
            at = self.turned((x - nx * 0.015, y - ny * 0.015))
            soft_ellipse(p, *at, size * r * 1.25, size * r, tint("forest_lo", 0.62))

    def _mountain(self, p: QPainter, index: int, run: Run) -> Iterator[None]:
        yield from self._fading(p, index, tint("mount", 0.15), [0.09 - 0.017 * step for step in range(16)])
        yield from self._fading(p, index, tint("mount", 0.9), [-0.19])
        if self.small:
            return
        rng = Random(f"{self.number}/{run.first}/hachure")
        for x, y, nx, ny, corner in along(self.shape.curves[index], 0.036, 0.16):
            length = rng.uniform(0.05, 0.10) * min(1, corner / 0.34)
            off = rng.uniform(-0.01, 0.035)
            begin = self.turned((x + nx * off, y + ny * off))
            end = self.turned((x + nx * (off - length), y + ny * (off - length)))
            ink = ramp(*begin, *end, (0, tint("rock_ink", 0.42)), (1, tint("rock_ink", 0.0)))
            p.setPen(QPen(ink, self.radius * 0.009, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            p.drawLine(QPointF(*begin), QPointF(*end))
        p.setPen(Qt.PenStyle.NoPen)

    def _sea(self, p: QPainter, index: int) -> Iterator[None]:
        r = self.radius
        yield from self._fading(p, index, tint("sand", 0.35), [0.085])
        yield from self._fading(p, index, tint("sand"), [0.055])
        yield from self._fading(p, index, tint("shallow"), [0.0])
        for step in range(1, 8):
            yield from self._fading(p, index, blend("shallow", "sea", step / 7), [-0.028 * step])
        p.setBrush(Qt.BrushStyle.NoBrush)
        for delta, strength, width in ((-0.045, 0.75, 0.016), (-0.095, 0.5, 0.013), (-0.15, 0.3, 0.011)):
            if self.small and delta < -0.05:
                continue
            p.setPen(pen(tint("foam", strength), max(0.5, r * width * (1.6 if self.small else 1))))
            p.drawPath(self.shore(index, delta))
        p.setPen(pen(tint("coast", 0.75), max(0.6, r * 0.014)))
        p.drawPath(self.shore(index, 0))
        p.setPen(Qt.PenStyle.NoPen)

    def _fading(self, p: QPainter, index: int, colour: QColor, deltas: list[float]) -> Iterator[None]:
        p.setBrush(colour)
        for delta in deltas:
            p.drawPath(self.land(index, delta))
            yield

    def paint_roads(self, p: QPainter) -> None:
        """Shadow, casing, ribbon and two wheel ruts."""
        r = self.radius
        p.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width, shift in (
            (tint("ink", 0.14), 0.195, 0.02),
            (tint("road_edge", 0.9), 0.166, 0.0),
            (tint("road"), 0.136, 0.0),
            (blend("road", "road_rut", 0.75), 0.066, 0.0),
            (blend("road", "road_rut", 0.12), 0.044, 0.0),
        ):
            if self.small and width < 0.1:
                continue
            for path in self.roads:
                p.setPen(pen(colour, r * width, FLAT))
                p.drawPath(path.translated(r * shift, r * shift))
            if len(self.roads) > 2 and width > 0.1:
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(colour)
                p.drawEllipse(QPointF(r * shift, r * shift), r * (width * 0.5 + 0.115), r * (width * 0.5 + 0.115))
                p.setBrush(Qt.BrushStyle.NoBrush)


def patches_of(number: int, degrees: float) -> list[Patch]:
    """Where heather grows on a tile."""
    rng = Random(f"{number}/heather")
    found = []
    for _ in range(5):
        x, y = turned((rng.uniform(-0.6, 0.6), rng.uniform(-0.6, 0.6)), degrees)
        deep = hex_depth((x, y))
        if deep > 0.12:
            found.append(Patch(x, y, min(deep, rng.uniform(0.16, 0.28))))
    return found


def _rim(run: Run) -> list[Point]:
    """From the far corner of a run back to the near one, outside the hexagon between them: radius and degrees."""
    way: list[Point] = []
    for corner in range(run.count, -1, -1):
        degrees = 60 * (run.first + corner) - 30
        way.append((1.12 if 0 < corner < run.count else 1.0, degrees))
        if corner:
            way.append((1.12, degrees - 4 if corner == run.count else degrees))
            before = degrees - 60
            way.append((1.12, before + 4 if corner == 1 else before))
    return way
