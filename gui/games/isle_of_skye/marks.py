"""Marks on the board in the shape of tiles: where one may lie, the dial round a tile in hand, what a card counts."""

import math
from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from gui.art.painting import ellipse, fill, glow, line, saved, stroke
from gui.board.sprites import Picture
from gui.games.isle_of_skye.brushes import hex_path, pen, tint
from gui.games.isle_of_skye.geometry import GRIP
from gui.games.isle_of_skye.hexes import corners, polar
from gui.games.isle_of_skye.tile_pictures import HexPicture
from gui.theme import LIGHT

if TYPE_CHECKING:
    from gui.controls.look import Look

_KEYLINE: Final = "#FBF7EE"
_MITRE: Final = Qt.PenJoinStyle.RoundJoin


def _weight(radius: float) -> float:
    return float(max(0.75, min(2.4, radius / 62)))


class HexMark(HexPicture, frozen=True):
    """Light round a place that may be chosen and a line round it, over a pale keyline. Level 0: something can be taken
    here, 1: it can be put here, 2: pointed at, -1: the last move. `ways` dots say in how many turns a tile fits."""

    level: int = 1
    ways: int = 0

    @property
    def margin(self) -> float:
        return math.ceil(12 * _weight(self.radius))

    @property
    def likeness(self) -> Hashable:
        return ("hex mark", self.level, self.ways)

    def paint(self, p: QPainter, look: "Look") -> None:
        k = _weight(self.radius)
        with saved(p):
            p.translate(self.width / 2, self.height / 2)
            if self.level < 0:
                path = hex_path(self.radius, -1.2 * k)
                stroke(p, path, LIGHT.ink, 4.2 * k, 0.55, join=_MITRE)
                stroke(p, path, "#F2B84B", 2.4 * k, join=_MITRE)
                return
            path = hex_path(self.radius, -2.4 * k)
            light, strength = ((7.0, 0.20), (10.0, 0.34), (13.0, 0.55))[self.level]
            glow(p, path, "#13A09C", light * k, strength)
            width = (1.8, 2.2, 3.2)[self.level] * k
            stroke(p, path, _KEYLINE, width + 2.0 * k, 0.85, join=_MITRE)
            stroke(p, path, LIGHT.turquoise, width, join=_MITRE)
            self._dots(p, k)

    def _dots(self, p: QPainter, k: float) -> None:
        size = min(max(1.6, 3.4 * k), 0.075 * self.radius)
        for number in range(self.ways):
            x = (number - (self.ways - 1) / 2) * size * 2.95
            fill(p, ellipse(x, 0, size + 1.1 * k), _KEYLINE, 0.9)
            fill(p, ellipse(x, 0, size), LIGHT.turquoise)


class CountedMark(HexPicture, frozen=True):
    """A tile that a scoring card counts; `extra`: it brings more; `idle`: looked at, but it brings nothing."""

    extra: bool = False
    idle: bool = False

    @property
    def margin(self) -> float:
        return math.ceil(8 * _weight(self.radius))

    def paint(self, p: QPainter, look: "Look") -> None:
        k = _weight(self.radius)
        with saved(p):
            p.translate(self.width / 2, self.height / 2)
            path = hex_path(self.radius, -3.5 * k)
            if self.idle:
                stroke(p, path, _KEYLINE, 3.0 * k, 0.75, dash=(2.0, 2.0))
                return
            fill(p, path, "#F2C45A", 0.22)
            stroke(p, path, LIGHT.ink, 5.2 * k, 0.6)
            stroke(p, path, "#FFE08A" if self.extra else "#F2B84B", 3.4 * k)


class JointMark(Picture, frozen=True):
    """An edge over which two tiles of a group are joined, `side` of the tile it is at."""

    radius: float
    side: int

    @property
    def margin(self) -> float:
        return 6.0

    def paint(self, p: QPainter, look: "Look") -> None:
        with saved(p):
            p.translate(self.width / 2, self.height / 2)
            size = self.radius * 0.105
            fill(p, ellipse(0, 0, size * 1.35), LIGHT.ink, 0.7)
            fill(p, ellipse(0, 0, size), "#F2B84B")


class ClashMark(HexPicture, frozen=True):
    """The edges of a cell at which a tile disagrees with its neighbours."""

    sides: tuple[int, ...] = ()

    @property
    def margin(self) -> float:
        return math.ceil(8 * _weight(self.radius))

    def paint(self, p: QPainter, look: "Look") -> None:
        k = _weight(self.radius)
        around = corners(0, 0, self.radius - 1.5 * k)
        with saved(p):
            p.translate(self.width / 2, self.height / 2)
            if not self.sides:
                stroke(p, hex_path(self.radius, -2.4 * k), LIGHT.pomegranate, 2.2 * k, dash=(3.0, 2.2))
            for side in self.sides:
                edge = line(*around[side - 1], *around[side])
                stroke(p, edge, _KEYLINE, 8.0 * k, 0.95)
                stroke(p, edge, LIGHT.pomegranate, 5.0 * k)


class Dial(Picture, frozen=True):
    """The ring round a tile in hand: a knob for each turn, and two buttons. `radius` of the tile's cell."""

    radius: float
    rotation: int
    fitting: tuple[int, ...]

    @property
    def margin(self) -> float:
        return math.ceil(18 * _weight(self.radius))

    def paint(self, p: QPainter, look: "Look") -> None:
        k = _weight(self.radius)
        reach = GRIP * self.radius
        theme = LIGHT
        with saved(p):
            p.translate(self.width / 2, self.height / 2)
            ring = ellipse(0, 0, reach)
            stroke(p, ring.translated(0.5, 1.2 * k), theme.ink, 6 * k, 0.16)
            stroke(p, ring, "#FFFCF3", 5 * k, 0.95)
            stroke(p, ring, theme.lapis, 1.3 * k)
            for rotation in range(6):
                x, y = knob_place(rotation, reach)
                if rotation == self.rotation:
                    fill(p, ellipse(x, y, 8.5 * k), "#FFFFFF")
                    fill(p, ellipse(x, y, 7.0 * k), theme.lapis)
                elif rotation in self.fitting:
                    fill(p, ellipse(x, y, 7.0 * k), "#FFFFFF")
                    fill(p, ellipse(x, y, 5.6 * k), theme.turquoise)
                else:
                    fill(p, ellipse(x, y, 3.4 * k), "#8E8672")
                    fill(p, ellipse(x, y, 2.2 * k), theme.paper)
            for steps in (-1, 1):
                self._key(p, steps, reach, k)

    def _key(self, p: QPainter, steps: int, reach: float, k: float) -> None:
        x, y = key_place(steps, reach)
        size = 13.0 * k
        fill(p, ellipse(x + 0.5, y + 2 * k, size + 1.5 * k), LIGHT.ink, 0.18)
        fill(p, ellipse(x, y, size), LIGHT.paper)
        stroke(p, ellipse(x, y, size), LIGHT.lapis, 1.6 * k)
        p.setBrush(Qt.BrushStyle.NoBrush)
        with saved(p):
            p.translate(x, y)
            p.scale(steps * k, k)
            ink = pen(tint(LIGHT.lapis), 2.1)
            p.setPen(ink)
            p.drawArc(-6, -6, 12, 12, 200 * 16, -250 * 16)
            ex, ey = polar(6.0, 50)
            path = line(ex + 4.2, ey - 1.2, ex - 0.4, ey + 0.6)
            path.lineTo(QPointF(ex - 0.8, ey - 4.8))
            p.drawPath(path)


def knob_place(rotation: int, reach: float) -> tuple[float, float]:
    """Where the knob of a rotation sits on the ring."""
    return polar(reach, -90 + 60 * rotation)


def key_place(steps: int, reach: float) -> tuple[float, float]:
    """Where a turn button sits: between the knobs beside the top one."""
    return polar(reach, -90 + 30 * steps)


class EmptyHex(HexPicture, frozen=True):
    """A hollow place for a tile."""

    strong: bool = False

    def paint(self, p: QPainter, look: "Look") -> None:
        with saved(p):
            p.translate(self.width / 2, self.height / 2)
            path = hex_path(self.radius, -1)
            fill(p, path, look.theme.groove, 0.55)
            stroke(p, path, look.theme.rim, 1.3, 0.85 if self.strong else 0.5, dash=(3.2, 2.8))
