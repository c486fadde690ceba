"""What everything lies on: the driftwood plank, the chart with its empty cells, the papers at the side."""

from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from gui.art.painting import clipped, colour, down, ellipse, fill, line, rounded, saved, stroke
from gui.art.shadows import draw_shadow
from gui.games.isle_of_skye.board_colours import BoardColours, board_colours
from gui.games.isle_of_skye.brushes import hex_path, patch, soft_ellipse
from gui.games.isle_of_skye.geometry import FRAME, BoardLayout, Box, GridPlace, Hex
from gui.games.isle_of_skye.hexes import polar, turned
from gui.games.isle_of_skye.tile_art import grain_brush
from gui.theme import Theme

RADIUS: Final = 10.0


def rect_of(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)


def paint_ground(p: QPainter, layout: BoardLayout, theme: Theme) -> None:
    """Painted once per size."""
    colours = board_colours(theme)
    _plank(p, layout, colours)
    _chart(p, layout, colours, theme)
    for box in (layout.offer, layout.others):
        _paper(p, box, theme, theme.paper)
    _paper(p, layout.hand, theme, colours.private)
    for mini in layout.minis:
        _mini(p, mini, colours)


def _paper(p: QPainter, box: Box, theme: Theme, paint: str) -> None:
    rect = rect_of(box)
    draw_shadow(p, rect, RADIUS, 7, 3, theme.shade * 1.4)
    fill(p, rounded(rect, RADIUS), paint)
    stroke(p, rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS - 0.5), theme.edge, 1, 0.8)


def _plank(p: QPainter, layout: BoardLayout, colours: BoardColours) -> None:
    rect = rect_of(layout.plank)
    draw_shadow(p, rect, RADIUS, 10, 4, 0.34)
    path = rounded(rect, RADIUS)
    one, two, three = colours.wood
    fill(p, path, down(rect, (0, one, 1), (0.5, two, 1), (1, three, 1)))
    with clipped(p, path):
        _wood_grain(p, rect, colours)
        p.fillRect(rect, grain_brush())
    stroke(p, rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS), colours.wood_rim, 1)
    stroke(p, line(rect.x() + 10, rect.y() + 1.4, rect.right() - 10, rect.y() + 1.4), colours.wood_light, 1, 0.5)
    for place in layout.display:
        _well(p, place, colours)


def _wood_grain(p: QPainter, rect: QRectF, colours: BoardColours) -> None:
    rng = Random(5)
    for _ in range(58):
        y = rect.y() + rng.uniform(0, rect.height())
        x = rect.x() + rng.uniform(-0.1, 1) * rect.width()
        length = rng.uniform(0.15, 0.65) * rect.width()
        path = QPainterPath(QPointF(x, y))
        bend = [y + rng.uniform(-3, 3), y + rng.uniform(-3, 3), y + rng.uniform(-2, 2)]
        path.cubicTo(x + length * 0.3, bend[0], x + length * 0.7, bend[1], x + length, bend[2])
        paint = colours.wood_dark if rng.random() < 0.6 else colours.wood_light
        stroke(p, path, paint, rng.uniform(0.6, 1.5), rng.uniform(0.10, 0.26))


def _well(p: QPainter, place: Hex, colours: BoardColours) -> None:
    """A shallow recess: dark at the top left, light at the lower right."""
    path = hex_path(place.radius, 2.0).translated(place.x, place.y)
    fill(p, path, "#54442C", 0.41)
    with clipped(p, path):
        for step in range(5):
            stroke(p, path.translated(1.2, 1.8), "#32261A", 2 + step * 2, 0.13)
    stroke(p, path.translated(0.6, 0.9), colours.wood_light, 1, 0.4)


def _chart(p: QPainter, layout: BoardLayout, colours: BoardColours, theme: Theme) -> None:
    sheet = rect_of(layout.chart.sheet)
    draw_shadow(p, sheet, 4, 10, 4, theme.shade * 1.6)
    fill(p, rounded(sheet, 4), colours.sheet)
    stroke(p, rounded(sheet.adjusted(0.5, 0.5, -0.5, -0.5), 4), colours.neatline, 1, 0.35)
    frame = sheet.adjusted(FRAME - 4, FRAME - 4, 4 - FRAME, 4 - FRAME)
    _mist(p, frame, colours)
    _neatline(p, frame, colours.neatline)
    _compass(p, frame.right() - 40, frame.bottom() - 40, min(26.0, frame.width() * 0.04), colours)
    for cell in layout.chart.cells:
        _empty_cell(p, cell, colours, 1.0)


def _mist(p: QPainter, frame: QRectF, colours: BoardColours) -> None:
    middle = QPointF(frame.x() + frame.width() * 0.42, frame.center().y())
    light = QRadialGradient(middle, frame.width() * 0.62)
    for at, paint in zip((0.0, 0.6, 1.0), colours.mist, strict=True):
        light.setColorAt(at, colour(paint))
    p.fillRect(frame, light)
    rng = Random(11)
    with saved(p):
        p.setClipRect(frame)
        for _ in range(16):
            x = frame.x() + rng.uniform(0, frame.width())
            y = frame.y() + rng.uniform(0, frame.height())
            wide, tall = frame.width() * rng.uniform(0.17, 0.4), frame.height() * rng.uniform(0.022, 0.055)
            soft_ellipse(p, x, y, wide, tall, colour(colours.haze, colours.haze_strength))
        p.fillRect(frame, grain_brush())


def _neatline(p: QPainter, frame: QRectF, ink: str) -> None:
    """The graduated border of a chart."""
    wide = 6.0

    def ruled(rect: QRectF, width: float, strength: float) -> None:
        path = QPainterPath()
        path.addRect(rect)
        stroke(p, path, ink, width, strength)

    outer = frame.adjusted(-wide, -wide, wide, wide)
    ruled(frame, 1.1, 0.85)
    ruled(outer, 1.1, 0.85)
    ruled(outer.adjusted(-3, -3, 3, 3), 0.6, 0.5)
    across, along = max(10, 2 * round(frame.width() / 48)), max(8, 2 * round(frame.height() / 48))
    paint = colour(ink, 0.72)
    step = frame.width() / across
    for number in range(0, across, 2):
        p.fillRect(QRectF(frame.x() + number * step, outer.y(), step, wide), paint)
        p.fillRect(QRectF(frame.x() + (number + 1) * step, frame.bottom(), step, wide), paint)
    step = frame.height() / along
    for number in range(0, along, 2):
        p.fillRect(QRectF(outer.x(), frame.y() + number * step, wide, step), paint)
        p.fillRect(QRectF(frame.right(), frame.y() + (number + 1) * step, wide, step), paint)


def _compass(p: QPainter, x: float, y: float, r: float, colours: BoardColours) -> None:
    ink = colours.neatline
    for size in (0.62, 0.56):
        stroke(p, ellipse(x, y, r * size), ink, 0.8, 0.45)
    for number in range(8):
        degrees = 45.0 * number
        length, width = (r, r * 0.16) if number % 2 == 0 else (r * 0.62, r * 0.11)
        tip = polar(length, degrees - 90)
        for side in (-1, 1):
            waist = turned((width, side * width), degrees - 90)
            path = patch((0, 0), waist, tip).translated(x, y)
            fill(p, path, ink if side > 0 else colours.sheet, 0.55 if side > 0 else 0.9)
            stroke(p, path, ink, 0.6, 0.55)


def _empty_cell(p: QPainter, cell: Hex, colours: BoardColours, width: float) -> None:
    path = hex_path(cell.radius, -max(0.6, cell.radius * 0.045)).translated(cell.x, cell.y)
    fill(p, path, colours.cell, colours.cell_strength)
    stroke(p, path, colours.cell_rim, width, 0.36)


def _mini(p: QPainter, mini: GridPlace, colours: BoardColours) -> None:
    """A little chart."""
    around = [cell.box for cell in (mini.cell(0), mini.cell(9), mini.cell(24))]
    left, top = around[0].x - 5, around[0].y - 4
    rect = QRectF(left, top, around[1].right + 5 - left, around[2].bottom + 4 - top)
    light = QRadialGradient(rect.center(), rect.width() * 0.7)
    light.setColorAt(0, colour(colours.mist[0]))
    light.setColorAt(1, colour(colours.mist[2]))
    fill(p, rounded(rect, 7), light)
    stroke(p, rounded(rect, 7), colours.neatline, 1, 0.25)
    for cell in mini.cells:
        _empty_cell(p, cell, colours, 0.7)
