"""A living position, small enough for "Continue" on the home page."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from engine.core.contract import AnyView
from engine.games.irish_gauge.pieces import CITY_COUNT, HOMES, ROUTE_COUNT, SPACE_COUNT
from engine.games.irish_gauge.table import NO_SEAT
from engine.games.irish_gauge.view import GaugeView
from gui.art.painting import clipped, ellipse, fill, polygon, rounded, saved, stroke
from gui.controls.look import Look
from gui.games.irish_gauge.beds import open_line
from gui.games.irish_gauge.emblems import livery
from gui.games.irish_gauge.pigments import CREAM, LAND, LAND_EDGE, MAP_INK, NORMAL, WATER, WATER_LINE
from gui.games.irish_gauge.sheet import cities, coast, route_line, space_line
from gui.theme import SEAT_STYLES

_CROP = (24.0, 16.0, 510.0, 620.0)
"""The part of the sheet with the island on it."""


def paint_miniature(p: QPainter, rect: QRectF, view: AnyView, look: Look) -> None:
    """The island with everybody's tracks, without words."""
    assert isinstance(view, GaugeView)
    left, top, across, tall = _CROP
    with clipped(p, rounded(rect, 0)):
        p.fillRect(rect, WATER)
        scale = min(rect.width() / across, rect.height() / tall)
        with saved(p):
            p.translate(rect.center())
            p.scale(scale, scale)
            p.translate(-(left + across / 2), -(top + tall / 2))
            _paint(p, view)


def _paint(p: QPainter, view: GaugeView) -> None:
    land = polygon(coast())
    for width, alpha in ((34, 0.14), (20, 0.2), (9, 0.3)):
        stroke(p, land, WATER_LINE, width, alpha)
    fill(p, land, LAND)
    with clipped(p, land):
        stroke(p, land, LAND_EDGE, 16, 0.5)
    stroke(p, land, MAP_INK, 2.4)
    for route in range(ROUTE_COUNT):
        stroke(p, open_line(route_line(route)), NORMAL[1], 3.0, 0.5)
    for space in range(SPACE_COUNT):
        if view.builders[space] != NO_SEAT:
            path = open_line(space_line(space))
            stroke(p, path, CREAM, 20, cap=Qt.PenCapStyle.FlatCap)
            stroke(p, path, SEAT_STYLES[view.builders[space]].fill, 16, cap=Qt.PenCapStyle.FlatCap)
    homes = {HOMES[company]: company for company in view.companies}
    for city in range(CITY_COUNT):
        x, y = cities()[city]
        if city in homes:
            fill(p, ellipse(x, y, 18), CREAM)
            fill(p, ellipse(x, y, 15), livery(homes[city]))
        else:
            fill(p, ellipse(x, y, 8), CREAM)
            stroke(p, ellipse(x, y, 8), MAP_INK, 3)
