"""A ship of the harbour with its stones: bow to the upper right, berths numbered in the order of unloading."""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPolygonF

from gui.art.painting import clipped, colour, ellipse, fill, polygon, stroke, text
from gui.board.sprites import Picture
from gui.fonts import font
from gui.games.imhotep.blocks import Iso
from gui.games.imhotep.sites import DECK, berth_offset, ship_length
from gui.games.imhotep.solids import blend, face, flat, soft, top
from gui.games.imhotep.stone_art import paint_cube
from gui.theme import SeatStyle, mix

if TYPE_CHECKING:
    from collections.abc import Hashable

    from gui.art.painting import Point
    from gui.controls.look import Look

_BEAM: Final = 1.16
_RIM: Final = 0.62
_WATER: Final = -0.25
_INSET: Final = 0.17
_CUTS: Final = 48
_LINE: Final = "#4F2E19"


class Hull:
    """The lines of a hull with so many berths round the origin of an isometric view, the bow towards −y."""

    def __init__(self, iso: Iso, berths: int) -> None:
        self.iso, self.berths, self.length = iso, berths, ship_length(berths)
        self.along = [self.length * i / _CUTS for i in range(_CUTS + 1)]

    def half(self, s: float) -> float:
        t = s / self.length
        return float(_BEAM * max(0.0, math.sin(math.pi * min(1.0, max(0.0, 0.022 + t * 0.972)))) ** 0.48)

    def rise(self, s: float) -> float:
        t = 2 * s / self.length - 1
        return float(_RIM + abs(t) ** 4.2 * (1.15 if t > 0 else 1))

    def at(self, x: float, s: float, z: float) -> Point:
        """`s` from the stern."""
        return self.iso.at(x, self.length / 2 - s, z)

    def rim(self, s: float, side: int, inset: float = 0.0, z: float | None = None) -> Point:
        return self.at(side * max(0.0, self.half(s) - inset), s, self.rise(s) if z is None else z)

    def water(self, s: float, side: int) -> Point:
        s = min(self.length * 0.92, max(self.length * 0.08, s))
        t = (s / self.length - 0.08) / 0.84
        half = _BEAM * 0.80 * max(0.0, math.sin(math.pi * min(1.0, max(0.0, t)))) ** 0.6
        return self.at(side * half, s, _WATER)

    def outline(self) -> list[Point]:
        return [self.rim(s, -1) for s in self.along] + [self.rim(s, 1) for s in reversed(self.along)]

    def between(self, low: float, high: float) -> list[float]:
        return [s for s in self.along if low * self.length < s < high * self.length]

    def strake(self, share: float, low: int, high: int) -> QPainterPath:
        """A line on the near side, `share` of the way from the rim to the water."""
        points = []
        for s in self.along[low : len(self.along) - high]:
            (ax, ay), (bx, by) = self.rim(s, 1), self.water(s, 1)
            points.append((ax + (bx - ax) * share, ay + (by - ay) * share))
        return polygon(points, closed=False)


def paint_ship(p: QPainter, iso: Iso, stones: tuple[SeatStyle | None, ...], labels: tuple[str, ...]) -> None:
    """A ship round the origin of `iso`; None is an empty berth. `labels` are the berths' numbers."""
    hull = Hull(iso, len(stones))
    _water_line(p, hull)
    for side in (-1, 1):
        _side(p, hull, side)
    k = iso.unit / 22
    for share in (0.34, 0.64):
        stroke(p, hull.strake(share, 2, 2), "#40230F", 0.8 * k, 0.45)
    stroke(p, hull.strake(0.17, 1, 1), "#D9A866", 1.7 * k, 0.85)
    _deck(p, hull, k)
    _post(p, hull, hull.length - 0.04, 1, 1.15, False)
    _berths(p, hull, stones, k)
    _gunwale(p, hull, k)
    _post(p, hull, 0.04, -1, 1.35, True)
    _shields(p, hull, labels, k)


def _water_line(p: QPainter, hull: Hull) -> None:
    k = hull.iso.unit / 22
    middle = hull.between(0.06, 0.94)
    points = [hull.at(-hull.half(s) * 0.9, s, _WATER) for s in middle]
    points += [hull.at(hull.half(s) * 0.9, s, _WATER) for s in reversed(middle)]
    path = polygon(points)
    shade = path.translated(7 * k, 5 * k)
    soft(p, shade.boundingRect(), lambda g: fill(g, shade, "#0E3E44"), 4 * k, 0.50)
    foam = path.translated(0, 1.5 * k)
    fill(p, foam, "#1C5F66", 0.35)
    stroke(p, foam, "#F1FBF3", 1.3 * k, 0.55)


def _side(p: QPainter, hull: Hull, side: int) -> None:
    """The seen part of a side, shaded strip by strip."""
    seen = []
    for i, (stern, bow) in enumerate(zip(hull.along, hull.along[1:], strict=False)):
        ny = hull.half(bow) - hull.half(stern)
        length = math.hypot(bow - stern, ny) or 1.0
        nx, ny = side * (bow - stern) / length, ny / length
        if nx + ny > (0.12 if side < 0 else -0.02):
            seen.append((i, max(0.0, ny)))
    if len(seen) < (5 if side < 0 else 1):
        return
    ends = [hull.along[i] for i, _ in seen] + [hull.along[seen[-1][0] + 1]]
    upper, lower = [hull.rim(s, side) for s in ends], [hull.water(s, side) for s in ends]
    shape = polygon(upper + lower[::-1])
    face(p, shape, "#8A5730", _LINE, 0.9, 1.0)
    p.setPen(Qt.PenStyle.NoPen)
    with clipped(p, shape):
        for (_, light), a, b, c, d in zip(seen, upper, upper[1:], lower[1:], lower, strict=False):
            tone = QColor(mix("#744526", "#B98250", 0.12 + 0.88 * min(1.0, light)))
            shade = QLinearGradient(QPointF(*a), QPointF(*d))
            shade.setColorAt(0, tone.lighter(110))
            shade.setColorAt(0.5, tone)
            shade.setColorAt(1, tone.darker(130))
            p.setBrush(shade)
            grown = [QPointF(*a), QPointF(b[0] + 0.8, b[1] - 0.4), QPointF(c[0] + 0.8, c[1] - 0.4), QPointF(*d)]
            p.drawPolygon(QPolygonF(grown))
    stroke(p, shape, _LINE, 0.8, 0.7)


def _deck(p: QPainter, hull: Hull, k: float) -> None:
    middle = hull.length / 2
    across = (hull.rim(middle, -1), hull.rim(middle, 1))
    face(p, polygon(hull.outline()), blend(*across, "#DBAD74", "#B98550"), _LINE, 0.85, 0.9 * k)
    inner = hull.between(0.055, 0.945)
    hollow = polygon([hull.rim(s, -1, _INSET) for s in inner] + [hull.rim(s, 1, _INSET) for s in reversed(inner)])
    face(p, hollow, "#6A4023", _LINE, 0.8, 0.8 * k)
    with clipped(p, hollow):
        planks = [hull.rim(s, -1, _INSET, DECK) for s in inner]
        deck = polygon(planks + [hull.rim(s, 1, _INSET, DECK) for s in reversed(inner)])
        light = QLinearGradient(QPointF(*across[0]), QPointF(*across[1]))
        for at, paint in ((0.0, "#A87646"), (0.3, "#CB9A62"), (1.0, "#D8AB74")):
            light.setColorAt(at, colour(paint))
        fill(p, deck, light)
        p.setClipPath(deck, Qt.ClipOperation.IntersectClip)
        s = 0.0
        while s < hull.length:
            joint = polygon((hull.at(-_BEAM, s, DECK), hull.at(_BEAM, s, DECK)), closed=False)
            stroke(p, joint, "#7C5029", 0.7 * k, 0.5)
            s += 0.26


def _berths(p: QPainter, hull: Hull, stones: tuple[SeatStyle | None, ...], k: float) -> None:
    iso, places = hull.iso, [hull.length / 2 - berth_offset(len(stones), i) for i in range(len(stones))]
    for y in places:
        face(p, top(iso, -0.53, y - 0.53, DECK, 1.06, 1.06), "#996A3E", "#5A3517", 0.9, k)
        lip = flat(iso, (-0.53, y + 0.53, DECK), (0.53, y + 0.53, DECK), (0.53, y - 0.53, DECK), closed=False)
        stroke(p, lip, "#F3D9AC", 0.9 * k, 0.55)
    for y, style in zip(places, stones, strict=True):
        if style is not None:
            paint_cube(p, iso, -0.5, y - 0.5, DECK, style)


def _gunwale(p: QPainter, hull: Hull, k: float) -> None:
    """The near rim passes in front of the stones' feet."""
    near = hull.between(0.08, 0.93)
    band = [hull.rim(s, 1, _INSET) for s in near] + [hull.rim(s, 1) for s in reversed(near)]
    fill(p, polygon(band), "#C39058")
    inner = polygon([hull.rim(s, 1, _INSET) for s in hull.between(0.055, 0.945)], closed=False)
    stroke(p, inner, _LINE, 0.9 * k, 0.85)
    stroke(p, polygon([hull.rim(s, 1) for s in hull.along], closed=False), _LINE, 0.9 * k, 0.85)


def _post(p: QPainter, hull: Hull, start: float, way: int, tall: float, curl: bool) -> None:
    """Stem or stern, with a lotus bud at its end."""
    k, points = hull.iso.unit / 22, []
    foot = hull.rise(min(hull.length, max(0.0, start))) - 0.34
    for i in range(15):
        t = i / 14
        bend = 0.36 * max(0.0, t - 0.55) / 0.45 if curl else 0.0
        s = start + way * (0.42 * math.sin(t * 2.2) - bend)
        points.append((hull.at(0, s, foot + (tall + 0.18) * t), 1 - t))
    for width, paint in ((6.0, _LINE), (4.6, "#B27C47")):
        for (a, thick), (b, _) in itertools.pairwise(points):
            stroke(p, polygon((a, b), closed=False), paint, width * k * (0.5 + 0.5 * thick))
    bud = points[-1][0]
    face(p, ellipse(*bud, 3.0 * k), "#2C8583", _LINE, 1, 0.8 * k)
    fill(p, ellipse(*bud, 1.3 * k), "#E9C46A")


def _shields(p: QPainter, hull: Hull, labels: tuple[str, ...], k: float) -> None:
    """Limestone shields on the near side, never covered by stones."""
    radius = max(7.4 * k, 6.0)
    for berth, label in enumerate(labels):
        s = berth_offset(len(labels), berth)
        x, y = hull.at(hull.half(s) + 0.02, s, hull.rise(s) - 0.14)
        shade = blend((x - radius, y - radius), (x + radius, y + radius), "#FFF8E8", "#DECBA2")
        face(p, ellipse(x, y, radius), shade, "#5A3A1C", 1, k)
        frame = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        text(p, label, frame, font(radius * 1.62, 700), "#4A3012", "centre", elide=False)


class ShipPicture(Picture, frozen=True):
    """A ship round the middle of its picture; the body is its middle part, for the shadow under it."""

    unit: float
    stones: tuple[SeatStyle | None, ...]
    labels: tuple[str, ...]

    @property
    def margin(self) -> float:
        return math.ceil(self.unit * (ship_length(len(self.stones)) * 0.26 + 2.6))

    @property
    def corner(self) -> float:
        return self.height / 2

    @property
    def likeness(self) -> Hashable:
        return ("ship", self.stones, self.labels)

    def paint(self, p: QPainter, look: Look) -> None:
        paint_ship(p, Iso(self.width / 2, self.height / 2, self.unit), self.stones, self.labels)


def ship_picture(unit: float, stones: tuple[SeatStyle | None, ...], labels: tuple[str, ...]) -> ShipPicture:
    length = ship_length(len(stones))
    return ShipPicture(round(unit * length * 0.5), round(unit * length * 0.28), unit, stones, labels)


class ShipMark(Picture, frozen=True):
    """Light and a line along a ship's rim: it may be taken, or is pointed at."""

    unit: float
    berths: int
    line: str
    casing: str
    strong: bool

    @property
    def margin(self) -> float:
        return math.ceil(self.unit * (ship_length(self.berths) * 0.26 + 2.6))

    def paint(self, p: QPainter, look: Look) -> None:
        hull = Hull(Iso(self.width / 2, self.height / 2, self.unit), self.berths)
        path, k = polygon(hull.outline()), self.unit / 22
        soft(p, path.boundingRect(), lambda g: stroke(g, path, self.line, 12 * k), 6 * k, 0.9 if self.strong else 0.5)
        stroke(p, path, self.casing, (4.6 if self.strong else 3.6) * k, 0.9)
        stroke(p, path, self.line, (2.6 if self.strong else 1.8) * k)
