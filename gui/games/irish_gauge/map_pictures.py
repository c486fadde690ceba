"""Pictures on the sheet: rails, stations, plaques, names, and the light along spaces and routes."""

import math
from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPainterPathStroker

from engine.games.irish_gauge.atlas import Terrain
from gui.art.painting import colour, fill, saved, stroke
from gui.board.sprites import Picture, Sprite
from gui.controls.look import Look
from gui.fonts import font
from gui.games.irish_gauge.beds import (
    BED,
    INKS,
    RAILS_AIR,
    open_line,
    paint_rails,
    paint_station,
    plaque_path,
)
from gui.games.irish_gauge.emblems import paint_home
from gui.games.irish_gauge.geometry import BoardLayout
from gui.games.irish_gauge.pigments import CREAM, LAND, LAST, MAP_INK, TARGET, TARGET_LIGHT
from gui.games.irish_gauge.sheet import HOME, Point, bounds, route_line, space_line
from gui.theme import SHADOW, SeatStyle, mix

_FLAT = Qt.PenCapStyle.FlatCap


class OnLine(Picture, frozen=True):
    """Something that follows a line of the sheet; its body is the line's bounds with air."""

    scale: float
    corner_x: float
    corner_y: float

    def into(self, p: QPainter) -> None:
        """From here on the painter draws in units of the sheet."""
        p.scale(self.scale, self.scale)
        p.translate(-self.corner_x, -self.corner_y)


class Rails(OnLine, frozen=True):
    """A track that has been built."""

    space: int
    style: SeatStyle
    ghost: bool = False

    @property
    def likeness(self) -> Hashable:
        return ("rails", self.space, self.style, self.ghost)

    def paint(self, p: QPainter, look: Look) -> None:
        self.into(p)
        paint_rails(p, space_line(self.space), self.style, self.ghost)


class SpaceLight(OnLine, frozen=True):
    """Marks a space: 1 may be built on, 2 is pointed at, -1 was built on last."""

    space: int
    level: int

    @property
    def likeness(self) -> Hashable:
        return ("light", self.space, self.level)

    def paint(self, p: QPainter, look: Look) -> None:
        self.into(p)
        line = open_line(space_line(self.space))
        if self.level < 0:
            _edge(p, line, BED + 9, 2.0, CREAM, 0.9)
            _edge(p, line, BED + 7.4, 2.2, LAST, 1.0)
            return
        if self.level == 2:
            for layer in range(6):
                stroke(p, line, TARGET_LIGHT, BED + 6 + 2.4 * layer, 0.11, cap=_FLAT)
            stroke(p, line, CREAM, BED + 1, 0.75, cap=_FLAT)
        _edge(p, line, BED + 4.6, 3.4, CREAM, 0.9)
        _edge(p, line, BED + 4.6, 5.5, TARGET_LIGHT, 0.22)
        _edge(p, line, BED + 4.0, 1.5 if self.level == 1 else 2.8, TARGET, 1.0)


def _edge(p: QPainter, line: QPainterPath, across: float, width: float, paint: str, alpha: float) -> None:
    """The outline of a band along a line."""
    stroker = QPainterPathStroker()
    stroker.setWidth(across)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroke(p, stroker.createStroke(line).simplified(), paint, width, alpha)


class RouteLight(OnLine, frozen=True):
    """Light along a link."""

    route: int
    tint: str
    strong: bool = False

    @property
    def likeness(self) -> Hashable:
        return ("route", self.route, self.tint, self.strong)

    def paint(self, p: QPainter, look: Look) -> None:
        self.into(p)
        line = open_line(route_line(self.route))
        for layer in range(7):
            stroke(p, line, self.tint, 16 + 3.0 * layer, 0.10 if self.strong else 0.07)
        stroke(p, line, CREAM, 18.5, 0.55)
        stroke(p, line, self.tint, 17, 0.42)


class Station(Picture, frozen=True):
    """A city: a ring, or the badge of the company at home there. Its body is as large as a badge."""

    scale: float
    linked: bool
    home: bool
    company: int | None

    @property
    def margin(self) -> float:
        return math.ceil(6 * self.scale)

    @property
    def likeness(self) -> Hashable:
        return ("station", self.linked, self.home, self.company)

    def paint(self, p: QPainter, look: Look) -> None:
        p.translate(self.width / 2, self.height / 2)
        p.scale(self.scale, self.scale)
        if self.company is None:
            paint_station(p, 0, 0, self.linked, self.home)
        else:
            paint_home(p, self.company, 0, 0, HOME)


class CityLight(Picture, frozen=True):
    """Light round a city of the network that is pointed at."""

    tint: str

    @property
    def margin(self) -> float:
        return math.ceil(self.width * 0.5)

    def paint(self, p: QPainter, look: Look) -> None:
        disc = QPainterPath()
        disc.addEllipse(QPointF(self.width / 2, self.height / 2), self.width / 2, self.height / 2)
        for layer in range(6):
            stroke(p, disc, self.tint, 2.0 + self.width * 0.09 * layer, 0.14)
        fill(p, disc, CREAM, 0.6)
        stroke(p, disc, self.tint, max(1.6, self.width * 0.07))


class Plaque(Picture, frozen=True):
    """What a track costs there, on a plate of its terrain's shape."""

    terrain: Terrain
    text: str
    pixels: float

    @property
    def margin(self) -> float:
        return math.ceil(self.height * 0.35)

    def paint(self, p: QPainter, look: Look) -> None:
        ink = INKS[self.terrain][1]
        with saved(p):
            p.translate(self.width / 2, self.height / 2)
            plate = plaque_path(self.terrain, self.width, self.height)
            fill(p, plate, CREAM)
            stroke(p, plate, ink, max(1.0, self.pixels / 12))
        typeface = font(self.pixels, 680)
        p.setFont(typeface)
        p.setPen(colour(mix(ink, SHADOW, 0.22)))
        x = (self.width - QFontMetricsF(typeface).horizontalAdvance(self.text)) / 2
        p.drawText(QPointF(x, self.height / 2 + self.pixels * 0.36), self.text)


class HaloText(Picture, frozen=True):
    """A name on the sheet, in a halo of the land."""

    text: str
    pixels: float
    weight: int
    spaced: float = 0.0
    ink: str = MAP_INK
    halo: bool = True

    @property
    def margin(self) -> float:
        return math.ceil(self.pixels * 0.4)

    def paint(self, p: QPainter, look: Look) -> None:
        typeface = font(self.pixels, self.weight)
        if self.spaced:
            typeface.setLetterSpacing(typeface.SpacingType.AbsoluteSpacing, self.spaced)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addText(QPointF(0, 0), typeface, self.text)
        box = path.boundingRect()
        across = (self.width - box.width()) / 2 - box.left()
        path.translate(across, self.height / 2 + self.pixels * 0.335)
        if self.halo:
            stroke(p, path, LAND, self.pixels * 0.26, 0.92)
        fill(p, path, self.ink)


def over(
    layout: BoardLayout, line: Sequence[Point], air: float
) -> tuple[tuple[float, float, float, float, float], Point]:
    """Width, height, scale and corner for a picture along a line, and its middle in the scene."""
    left, top, right, foot = bounds(line, air)
    k = layout.scale
    middle = layout.on_sheet(((left + right) / 2, (top + foot) / 2))
    return ((right - left) * k, (foot - top) * k, k, left, top), middle


def rails(layout: BoardLayout, space: int, style: SeatStyle, layer: float, ghost: bool = False) -> Sprite:
    size, middle = over(layout, space_line(space), RAILS_AIR)
    return Sprite(Rails(*size, space, style, ghost), *middle, layer)


def space_light(layout: BoardLayout, space: int, level: int, layer: float) -> Sprite:
    size, middle = over(layout, space_line(space), 18.0)
    return Sprite(SpaceLight(*size, space, level), *middle, layer)


def route_light(layout: BoardLayout, route: int, tint: str, layer: float, strong: bool = False) -> Sprite:
    size, middle = over(layout, route_line(route), 22.0)
    return Sprite(RouteLight(*size, route, tint, strong), *middle, layer)
