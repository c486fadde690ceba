"""What adorns the sheet: the frame with its degrees, the compass, the old engine. Units of the sheet."""

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from gui.art.painting import clipped, colour, ellipse, fill, line, polygon, rounded, saved, stroke
from gui.games.irish_gauge.engraving import flowing
from gui.games.irish_gauge.pigments import CERTIFICATE, MAP_INK, SHEET, STEAM, STEEL, WATER, WATER_LINE
from gui.games.irish_gauge.sheet import HEIGHT, NEAT_LINE, WIDTH, Point, project
from gui.theme import mix

CARTOUCHE: Final = QRectF(36, 34, 156, 132)
"""The box of the legend."""
_INK: Final = mix(WATER_LINE, MAP_INK, 0.45)


def paint_frame(p: QPainter) -> None:
    """Lines round the map, with a scale of quarter degrees that is true."""
    for by, width in ((8.0, 1.5), (11.0, 0.6), (NEAT_LINE, 0.6)):
        path = QPainterPath()
        path.addRect(QRectF(by, by, WIDTH - 2 * by, HEIGHT - 2 * by))
        stroke(p, path, MAP_INK, width)
    ink = colour(MAP_INK)
    for quarter in range(-48, -16, 2):
        start = max(NEAT_LINE, project(quarter / 4, 53)[0])
        end = min(WIDTH - NEAT_LINE, project(quarter / 4 + 0.25, 53)[0])
        for y in (12.4, HEIGHT - NEAT_LINE + 1.4):
            if end > start:
                p.fillRect(QRectF(start, y, end - start, 3.2), ink)
    for quarter in range(204, 224, 2):
        start = max(NEAT_LINE, project(-8, quarter / 4 + 0.25)[1])
        end = min(HEIGHT - NEAT_LINE, project(-8, quarter / 4)[1])
        for x in (12.4, WIDTH - NEAT_LINE + 1.4):
            if end > start:
                p.fillRect(QRectF(x, start, 3.2, end - start), ink)


def paint_cartouche(p: QPainter) -> None:
    """The frame of the legend, empty."""
    fill(p, _box(CARTOUCHE), SHEET, 0.94)
    for by, width in ((0.0, 1.4), (3.2, 0.6)):
        stroke(p, _box(CARTOUCHE.adjusted(by, by, -by, -by)), MAP_INK, width)
    for x in (CARTOUCHE.left(), CARTOUCHE.right()):
        for y in (CARTOUCHE.top(), CARTOUCHE.bottom()):
            corner = _box(QRectF(x - 4, y - 4, 8, 8))
            fill(p, corner, SHEET)
            stroke(p, corner, MAP_INK, 1)
            fill(p, _box(QRectF(x - 1.6, y - 1.6, 3.2, 3.2)), MAP_INK)
    x, y = CARTOUCHE.center().x(), CARTOUCHE.top() + 43
    flourish = QPainterPath(QPointF(x - 50, y))
    flourish.quadTo(x, y - 1.6, x + 50, y)
    flourish.quadTo(x, y + 2.4, x - 50, y)
    fill(p, flourish, MAP_INK, 0.85)


def _box(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path


def paint_compass(p: QPainter, x: float, y: float, radius: float) -> None:
    with saved(p):
        p.translate(x, y)
        for share, width in ((1.0, 0.8), (0.94, 0.5), (0.62, 0.5)):
            stroke(p, ellipse(0, 0, radius * share), MAP_INK, width, 0.8)
        for k in range(72):
            angle = k * math.pi / 36
            ux, uy = math.cos(angle) * radius, math.sin(angle) * radius
            far = 1.0 if k % 6 else 0.88
            stroke(p, line(ux * 0.94, uy * 0.94, ux * far, uy * far), MAP_INK, 0.55, 0.7)
        for k in range(4):
            _petal(p, 45 + 90 * k, radius * 0.60, radius * 0.13)
        for k in range(4):
            _petal(p, 90 * k, radius * (1.16 if k == 0 else 0.90), radius * 0.15)


def _petal(p: QPainter, angle: float, reach: float, wide: float) -> None:
    with saved(p):
        p.rotate(angle)
        for side, paint in ((-1, CERTIFICATE), (1, MAP_INK)):
            half = polygon(((0, 0), (side * wide, -wide), (0, -reach)))
            fill(p, half, paint)
            stroke(p, half, MAP_INK, 0.6)


Hatch = Callable[[QPainter, QRectF], None]


def paint_engine(p: QPainter, x: float, y: float, scale: float) -> None:
    """A single-driver engine and its tender on a bit of road, as cut in the 1850s."""
    with saved(p):
        p.translate(x, y)
        with saved(p):
            p.scale(1, 0.62)
            calm = QRadialGradient(QPointF(-18, -30), 100)
            for at, alpha in ((0.0, 1.0), (0.72, 0.95), (1.0, 0.0)):
                calm.setColorAt(at, colour(WATER, alpha))
            p.fillRect(QRectF(-140, -150, 240, 210), calm)
        p.scale(scale, scale)
        _road(p)
        for cx, radius, spokes in ((-27, 8.5, 10), (32, 8.5, 10), (2, 15.5, 18), (-60, 8, 10), (-84, 8, 10)):
            _wheel(p, cx, radius, spokes)
        _tender(p)
        _boiler(p)
        _underframe(p)
        _smoke(p)


def _ink(p: QPainter, path: QPainterPath, width: float, alpha: float = 1.0) -> None:
    stroke(p, path, _INK, width, alpha)


def _road(p: QPainter) -> None:
    _ink(p, line(-106, 0.9, 66, 0.9), 1.3)
    _ink(p, line(-108, 2.6, 68, 2.6), 0.6)
    for k in range(22):
        p.fillRect(QRectF(-104 + k * 7.8, 3, 4, 2.2), colour(_INK))
    for row in range(4):
        for k in range(9):
            start = -104 + row * 7 + k * 19 + (row * 5) % 7
            end = min(66 - row * 8, start + 13 - row)
            _ink(p, line(start, 7.5 + row * 2, end, 7.5 + row * 2), 0.5, 0.75 - 0.14 * row)


def _wheel(p: QPainter, x: float, radius: float, spokes: int) -> None:
    rim = ellipse(x, -radius, radius)
    fill(p, rim, STEEL)
    _ink(p, rim, 1.5)
    _ink(p, ellipse(x, -radius, radius - 2), 0.6)
    for k in range(spokes):
        angle = 2 * math.pi * k / spokes + 0.15
        ux, uy = math.cos(angle), math.sin(angle)
        near, far = radius * 0.2, radius - 2
        _ink(p, line(x + ux * near, -radius + uy * near, x + ux * far, -radius + uy * far), 0.75)
    fill(p, ellipse(x, -radius, radius * 0.17), _INK)


def _body(p: QPainter, path: QPainterPath, hatch: Hatch | None = None, width: float = 0.9) -> None:
    fill(p, path, STEEL)
    if hatch is not None:
        with clipped(p, path):
            hatch(p, path.boundingRect())
    _ink(p, path, width)


def _upright(step: float, width: float = 0.5) -> Hatch:
    def hatch(p: QPainter, box: QRectF) -> None:
        x = box.left()
        while x < box.right():
            _ink(p, line(x, box.top(), x, box.bottom()), width, 0.85)
            x += step

    return hatch


def _slanting(step: float) -> Hatch:
    def hatch(p: QPainter, box: QRectF) -> None:
        x = box.left() - box.height()
        while x < box.right():
            _ink(p, line(x, box.bottom(), x + box.height(), box.top()), 0.5, 0.85)
            x += step

    return hatch


def _rounding(p: QPainter, box: QRectF) -> None:
    """Lines that thicken away from the light, as on a cylinder."""
    count = int(box.height() / 1.15)
    for k in range(count + 1):
        t = k / count
        shade = max(0.0, (t - 0.34) / 0.66) if t > 0.34 else max(0.0, (0.12 - t) / 0.3)
        if shade > 0:
            y = box.top() + box.height() * t
            _ink(p, line(box.left(), y, box.right(), y), 0.28 + 0.75 * shade, 0.9)


def _tender(p: QPainter) -> None:
    coal = flowing(((-92, -31), (-86, -36), (-80, -34.5), (-74, -38), (-67, -36), (-60, -37.5), (-53, -31)))
    coal.closeSubpath()
    fill(p, coal, _INK)
    _body(p, polygon(((-94, -31), (-50, -31), (-50, -15), (-94, -15))), _slanting(2.1))
    _ink(p, line(-96, -31, -48, -31), 1.1)
    _body(p, rounded(QRectF(-95, -16, 47, 3.6), 0.5))
    _ink(p, line(-47, -14, -42, -14), 1)


def _boiler(p: QPainter) -> None:
    _body(p, rounded(QRectF(-20, -37, 57, 17), 1), _rounding)
    firebox: tuple[Point, ...] = ((-36, -19), (-36, -39), (-33, -41), (-21, -41), (-18, -39), (-18, -19))
    _body(p, polygon(firebox), _upright(1.5))
    _body(p, rounded(QRectF(36, -38, 9, 20), 1), _upright(1.15, 0.6))
    for x in (-6, 8, 22):
        _ink(p, line(x, -37, x, -20), 0.9)
    chimney: tuple[Point, ...] = (
        (38.4, -38), (38.2, -57), (36.8, -60.5), (44.6, -60.5), (43.2, -57), (43, -38),
    )  # fmt: skip
    _body(p, polygon(chimney), _upright(1.1))
    _ink(p, line(36.2, -60.8, 45.2, -60.8), 1.3)
    dome = QPainterPath(QPointF(8.5, -37))
    dome.lineTo(9.2, -43)
    dome.cubicTo(9.2, -49, 18.8, -49, 18.8, -43)
    dome.lineTo(19.5, -37)
    dome.closeSubpath()
    _body(p, dome, _upright(1.2, 0.45))
    _body(p, polygon(((-31, -41), (-30, -46), (-24, -46), (-23, -41))), _upright(1.3, 0.45))
    _ink(p, line(-27, -46, -27, -49), 1)
    _body(p, polygon(((-38, -20), (-38, -54), (-36.6, -54), (-36.6, -20))))
    _ink(p, line(-41, -54, -31, -54.6), 1.1)
    _ink(p, line(-20, -33, 36, -33.6), 0.6)


def _underframe(p: QPainter) -> None:
    _body(p, rounded(QRectF(-43, -20, 92, 4.6), 0.6))
    with clipped(p, _box(QRectF(-20, -36, 44, 16))):
        _ink(p, ellipse(2, -18.5, 17, 15.8), 0.9)
    for x in (-33, -8, 12, 24):
        _ink(p, line(x, -17.7, x + 7, -17.7), 0.6)
    _body(p, rounded(QRectF(48, -20, 2.6, 6), 0.4))
    _ink(p, line(50.6, -17, 54, -17), 1.4)
    _ink(p, line(54, -19, 54, -15), 1.6)
    _body(p, rounded(QRectF(22, -14.5, 15, 5), 1), _upright(1.2))
    _ink(p, line(22, -12, 2, -12), 1.2)


_PUFFS: Final = (
    (40.6, -65, 2.6), (38, -69, 3.8), (32, -73, 5.2), (38, -75, 4.2), (23, -76.5, 6.6), (28, -81, 5.4),
    (11, -78, 7.2), (16, -84, 6.4), (-3, -80, 7.4), (3, -87, 6.6), (-17, -82, 6.8), (-11, -88.5, 6),
    (-30, -84.5, 5.6), (-25, -90, 4.6), (-41, -87, 4.2), (-50, -89.5, 2.8),
)  # fmt: skip


def _smoke(p: QPainter) -> None:
    """One outline round many puffs, shaded from below with short arcs."""
    cloud = QPainterPath()
    for x, y, radius in _PUFFS:
        cloud = cloud.united(ellipse(x, y, radius * 1.15, radius))
    fill(p, cloud, STEAM)
    with clipped(p, cloud):
        for x, y, radius in _PUFFS:
            for k in range(4):
                share = 0.98 - k * 0.17
                rx, ry = radius * 1.15 * share, radius * share
                _ink(p, _arc(x, y, rx, ry, 215 + k * 10, 130 - k * 20), 0.55 - 0.05 * k, 0.75 - 0.12 * k)
    _ink(p, cloud, 0.8, 0.9)
    for x, y, reach in ((-58, -91, 6), (-66, -93, 4), (-60, -87.5, 3.4)):
        _ink(p, _arc(x, y, reach, 2, 20, 140), 0.6, 0.6)


def _arc(x: float, y: float, rx: float, ry: float, start: float, sweep: float) -> QPainterPath:
    box = QRectF(x - rx, y - ry, 2 * rx, 2 * ry)
    path = QPainterPath()
    path.arcMoveTo(box, start)
    path.arcTo(box, start, sweep)
    return path
