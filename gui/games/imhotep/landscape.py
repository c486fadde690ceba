"""The land along the Nile: dunes, fields, the river, paved ways. Everything in the landscape's own units."""

from __future__ import annotations

import itertools
import math
import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPainterPath, QPainterPathStroker, QPixmap, qRgba

from gui.art.painting import Point, clipped, colour, ellipse, fill, line, stroke
from gui.games.imhotep.blocks import Iso
from gui.games.imhotep.sites import BASIN, HARBOUR, UNIT
from gui.games.imhotep.solids import dot, soft, top

HARBOUR_GRID: Final = Iso(*HARBOUR, UNIT)
_DUNES: Final = (
    (242, 16, 560, 46, 0.5), (22, 30, 330, 34, 0.55), (892, 42, 330, 44, 0.45), (532, 8, 300, 24, 0.4),
    (672, 506, 620, 60, 0.4), (472, 446, 300, 34, 0.45), (72, 506, 300, 40, 0.4), (892, 526, 260, 40, 0.4),
    (1240, 60, 520, 52, 0.5), (1260, 470, 560, 56, 0.45), (-320, 60, 480, 44, 0.5), (-330, 480, 520, 50, 0.45),
)  # fmt: skip
_WAYS: Final = (
    ((72, 268), (82, 246), (98, 218)),
    ((349, 248), (349, 216), (349, 172)),
    ((562, 274), (564, 242), (578, 208)),
    ((690, 338), (708, 370), (742, 416)),
)
_RIPPLES: Final = (
    (832, 160, 5), (472, 186, 3), (252, 206, 3), (412, 512, 5), (752, 520, 5), (892, 482, 4), (652, 466, 4),
    (92, 524, 4), (872, 196, 3), (24, 146, 4), (42, 208, 3), (1150, 380, 5), (1320, 90, 4), (-160, 140, 4),
    (-240, 460, 5),
)  # fmt: skip
_PARCELS: Final = (
    ((10.4, 12.7), (-5, -2.4, -0.1, 2.2, 4.6, 6.3), 0.92),
    ((12.8, 14.9), (-6, -3.4, -1.3, 1.2, 3.3), 0.78),
    ((15.0, 16.7), (-6.4, -4.5, -2.4, -0.4), 0.5),
)
_GREENS: Final = ("#AEB574", "#BCBC80", "#A2AD6A", "#C4BF88", "#B2B778", "#A8B26E")


@lru_cache(maxsize=1)
def river() -> QPainterPath:
    """The Nile, and the harbour's basin with it. It goes on beyond what is mostly seen."""
    grid = HARBOUR_GRID
    path = QPainterPath(QPointF(-1500, 330))
    path.cubicTo(-900, 250, -300, 292, -48, 276)
    path.cubicTo(62, 264, 162, 280, 252, 260)
    path.cubicTo(322, 244, 412, 242, 492, 252)
    path.cubicTo(572, 264, 662, 260, 742, 232)
    path.cubicTo(822, 202, 892, 168, 1002, 158)
    path.cubicTo(1300, 130, 1700, 190, 2500, 120)
    path.lineTo(2500, 260)
    path.cubicTo(1700, 320, 1300, 226, 1002, 252)
    path.cubicTo(912, 264, 832, 292, 752, 322)
    path.cubicTo(672, 352, 602, 370, 528, 372)
    path.cubicTo(QPointF(488, 374), QPointF(462, 382), dot(grid, BASIN[0], -1.2))
    path.lineTo(dot(grid, *BASIN))
    path.lineTo(dot(grid, 0, BASIN[1]))
    path.lineTo(dot(grid, 0, 3.0))
    path.cubicTo(112, 346, 62, 366, -48, 366)
    path.cubicTo(-300, 372, -900, 350, -1500, 470)
    path.closeSubpath()
    return path


@lru_cache(maxsize=1)
def _channel() -> QPainterPath:
    """Where the water is deep."""
    path = QPainterPath(QPointF(-1500, 400))
    path.cubicTo(-900, 300, -300, 330, -28, 314)
    path.cubicTo(132, 308, 292, 312, 472, 308)
    path.cubicTo(632, 304, 732, 276, 982, 202)
    path.cubicTo(1300, 176, 1700, 256, 2500, 190)
    return path


@lru_cache(maxsize=1)
def _stream() -> QPainterPath:
    """The channel where it is mostly seen, for the current."""
    path = QPainterPath(QPointF(-500, 330))
    path.cubicTo(-300, 322, -150, 320, -28, 314)
    path.cubicTo(132, 308, 292, 312, 472, 308)
    path.cubicTo(632, 304, 732, 276, 982, 202)
    path.cubicTo(1100, 190, 1240, 190, 1450, 204)
    return path


def _dry(seen: QRectF, bank: float) -> QPainterPath:
    """The land, so far from the water."""
    stroker = QPainterPathStroker()
    stroker.setWidth(bank)
    land = QPainterPath()
    land.addRect(seen)
    return land.subtracted(stroker.createStroke(river()).united(river()))


def paint_land(p: QPainter, seen: QRectF) -> None:
    """Everything flat: `seen` is what the board shows of the landscape."""
    _sand(p, seen)
    for x, y, w, h, light in _DUNES:
        _dune(p, x, y, w, h, light)
    _fields(p, seen)
    _water(p, seen)
    _ways(p, seen)
    _grains(p, seen)


def paint_sand(p: QPainter, seen: QRectF) -> None:
    """Nothing but sand."""
    _sand(p, seen)
    _grains(p, seen)


def _grains(p: QPainter, seen: QRectF) -> None:
    p.save()
    p.setOpacity(0.13)
    p.scale(0.5, 0.5)
    tile, area = grain(), QRectF(seen.x() * 2, seen.y() * 2, seen.width() * 2, seen.height() * 2)
    p.drawTiledPixmap(area, tile, QPointF(area.x() % tile.width(), area.y() % tile.height()))
    p.restore()


@lru_cache(maxsize=1)
def grain() -> QPixmap:
    """Grains of sand, light and dark."""
    side = 256
    image = QImage(random.Random(3).randbytes(side * side), side, side, side, QImage.Format.Format_Indexed8)
    table = []
    for value in range(256):
        strength = round(abs(value - 127.5) * 1.2)
        table.append(qRgba(255, 250, 235, strength) if value > 127 else qRgba(90, 62, 24, strength))
    image.setColorTable(table)
    return QPixmap.fromImage(image.copy())


def _sand(p: QPainter, seen: QRectF) -> None:
    ground = QLinearGradient(QPointF(0, 0), QPointF(952, 540))
    for at, paint in ((0.0, "#F3E4C2"), (0.5, "#EAD6AC"), (1.0, "#DFC797")):
        ground.setColorAt(at, colour(paint))
    p.fillRect(seen, ground)


def _dune(p: QPainter, x: float, y: float, w: float, h: float, light: float) -> None:
    """A lit crest and a soft lee side."""
    crest = QPainterPath(QPointF(x - w / 2, y))
    crest.cubicTo(x - w * 0.2, y - h, x + w * 0.12, y - h * 0.9, x + w / 2, y - h * 0.1)
    crest.cubicTo(x + w * 0.2, y - h * 0.35, x, y - h * 0.1, x - w / 2, y)
    shine = QLinearGradient(x, y - h, x, y)
    shine.setColorAt(0, colour("#FFF6DF", light))
    shine.setColorAt(1, colour("#FFF6DF", 0))
    fill(p, crest, shine)
    lee = QPainterPath(QPointF(x - w * 0.12, y - h * 0.66))
    lee.cubicTo(x + w * 0.1, y - h * 0.75, x + w * 0.2, y - h * 0.2, x + w / 2, y - h * 0.1)
    lee.cubicTo(x + w * 0.2, y + h * 0.2, x, y - h * 0.1, x - w * 0.12, y - h * 0.66)
    shade = QLinearGradient(x, y - h * 0.7, x, y + h * 0.1)
    shade.setColorAt(0, colour("#B58A48", 0.30))
    shade.setColorAt(1, colour("#B98F4E", 0))
    soft(p, lee.boundingRect(), lambda g: fill(g, lee, shade), 5, fine=0.5)


def _fields(p: QPainter, seen: QRectF) -> None:
    """The green strip that the flood leaves, parcels on the harbour's grid."""
    number = 0
    with clipped(p, _dry(seen, 34)):
        for column, ((x0, x1), cuts, strength) in enumerate(_PARCELS):
            for row, (y0, y1) in enumerate(itertools.pairwise(cuts)):
                number += 1
                fade = strength * (0.6 if row == len(cuts) - 2 else 1)
                _parcel(p, (x0, x1, y0, y1 - 0.1), _GREENS[(number * 5 + column) % 6], fade, (row + column) % 2 == 1)


def _parcel(p: QPainter, at: tuple[float, float, float, float], green: str, fade: float, along: bool) -> None:
    x0, x1, y0, y1 = at
    grid = HARBOUR_GRID
    path = top(grid, x0, y0, 0, x1 - x0, y1 - y0)
    fill(p, path, green, fade)
    furrows = QPainterPath()
    for i in range(1, int((y1 - y0 if along else x1 - x0) / 0.27) + 1):
        t = i * 0.27 - 0.06
        ends = ((x0 + 0.12, y0 + t), (x1 - 0.12, y0 + t)) if along else ((x0 + t, y0 + 0.12), (x0 + t, y1 - 0.12))
        furrows.moveTo(dot(grid, *ends[0]))
        furrows.lineTo(dot(grid, *ends[1]))
    stroke(p, furrows, "#68743A", 0.9, 0.34 * fade)
    stroke(p, path, "#74803F", 0.8, 0.25 * fade)


def _water(p: QPainter, seen: QRectF) -> None:
    """The ground is cut, so the far shores show a strip of damp earth."""
    water = river()
    soft(p, seen, lambda g: stroke(g, water, "#A5A25C", 26, 0.8), 10, 0.75, fine=0.4)
    stroke(p, water, "#D9C395", 7)
    with clipped(p, water):
        p.fillRect(seen, colour("#8C6E43"))
        stroke(p, water, "#B4935F", 5)
        p.translate(0, 7)
        depth = QLinearGradient(0, 196, 0, 526)
        for at, paint in ((0.0, "#7BB9AE"), (0.35, "#61A7A3"), (1.0, "#78B6AB")):
            depth.setColorAt(at, colour(paint))
        fill(p, water, depth)
        p.setClipPath(water, Qt.ClipOperation.IntersectClip)
        soft(p, seen, lambda g: stroke(g, water, "#CBE3CC", 16), 9, 0.75, fine=0.4)
        soft(p, seen, lambda g: stroke(g, _channel(), "#2F7F86", 44), 16, 0.42, fine=0.25)
        _current(p)
        stroke(p, water, "#F4FBF1", 1.6, 0.75)
        p.translate(0, 4)
        stroke(p, water, "#F4FBF1", 1, 0.30)


def _current(p: QPainter) -> None:
    """Short strokes that follow the stream, and the calm of the basin."""
    draw, stream = random.Random(7), _stream()
    length = stream.length()
    for i in range(190):
        share, off, run = draw.random(), (draw.random() - 0.5) * 84, 10 + draw.random() * 26
        a, b = stream.pointAtPercent(share), stream.pointAtPercent(min(1, share + run / length))
        down = off * 0.55
        path = QPainterPath(QPointF(a.x(), a.y() + down))
        path.quadTo((a.x() + b.x()) / 2, (a.y() + b.y()) / 2 + down - 2.2, b.x(), b.y() + down)
        strength = 1 - abs(off) / 48 * 0.5
        paint, alpha = ("#E9F7EE", 0.36) if i % 3 else ("#1F6A72", 0.26)
        stroke(p, path, paint, 1.0 + draw.random() * 0.5, alpha * strength)
    for _ in range(34):
        a, run = dot(HARBOUR_GRID, draw.uniform(0.4, 9.4), draw.uniform(0.4, 8)), draw.uniform(5, 13)
        path = QPainterPath(a)
        path.quadTo(a.x() + run / 2, a.y() - 1.8, a.x() + run, a.y())
        stroke(p, path, "#EAF8F0", 1, 0.32)


def _ways(p: QPainter, seen: QRectF) -> None:
    for points in _WAYS:
        _way(p, *points)
    draw = random.Random(21)
    with clipped(p, _dry(seen, 40)):
        for x, y, count in _RIPPLES:
            _wind(p, draw, x, y, count)
        for _ in range(46):
            _pebble(p, draw, draw.uniform(-180, 1130), draw.choice((draw.uniform(176, 246), draw.uniform(466, 534))))


def _way(p: QPainter, start: Point, bend: Point, end: Point) -> None:
    """A paved way from a jetty to its site."""
    path = QPainterPath(QPointF(*start))
    path.quadTo(QPointF(*bend), QPointF(*end))
    area = path.boundingRect().adjusted(-20, -20, 20, 20)
    soft(p, area, lambda g: stroke(g, path, "#FFF6DF", 22), 5, 0.75, fine=0.5)
    stroke(p, path, "#F7EBCF", 15, 0.9, cap=Qt.PenCapStyle.FlatCap)
    for i in range(1, int(path.length() / 9) + 1):
        share = path.percentAtLength(i * 9.0 - 4)
        at, angle = path.pointAtPercent(share), math.radians(path.angleAtPercent(share) + 90)
        dx, dy = math.cos(angle) * 7.5, -math.sin(angle) * 7.5
        stroke(p, line(at.x() - dx, at.y() - dy, at.x() + dx, at.y() + dy), "#B79B68", 0.8, 0.55)


def _wind(p: QPainter, draw: random.Random, x: float, y: float, count: int) -> None:
    for i in range(count):
        at_x, at_y, run = x + draw.uniform(-26, 26), y + (i - count / 2) * 6, draw.uniform(18, 44)
        path = QPainterPath(QPointF(at_x - run, at_y))
        path.cubicTo(at_x - run * 0.4, at_y - 4, at_x + run * 0.4, at_y + 3, at_x + run, at_y - 2)
        stroke(p, path, "#A67F42", 1, 0.20)
        stroke(p, path.translated(0, 1.4), "#FFF9E8", 1, 0.45)


def _pebble(p: QPainter, draw: random.Random, x: float, y: float) -> None:
    size = draw.uniform(1.2, 3.0)
    fill(p, ellipse(x + 1.2, y + 0.8, size * 1.2, size * 0.6), "#6A4A1C", 0.25)
    fill(p, ellipse(x, y, size, size * 0.7), "#CDB485")
    fill(p, ellipse(x - 0.4, y - 0.4, size * 0.6, size * 0.35), "#F0E1BF")
