"""The companies' emblems in a unit circle, their badges, and share certificates."""

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from engine.games.irish_gauge.atlas import COMPANIES
from gui.art.painting import clear_pixmap, clipped, ellipse, fill, line, polygon, rounded, saved, smooth, stroke
from gui.games.irish_gauge.pigments import (
    CERTIFICATE,
    CERTIFICATE_EDGE,
    CREAM,
    DULL_BADGE,
    DULL_INK,
    EMBLEM,
    LIVERIES,
    MAP_INK,
)

_CASTLE: Final = (
    (-0.56, 0.58), (-0.56, -0.30), (-0.62, -0.30), (-0.62, -0.62), (-0.42, -0.62), (-0.42, -0.46), (-0.30, -0.46),
    (-0.30, -0.62), (-0.12, -0.62), (-0.12, -0.30), (-0.18, -0.30), (-0.18, -0.12), (0.18, -0.12), (0.18, -0.30),
    (0.12, -0.30), (0.12, -0.62), (0.30, -0.62), (0.30, -0.46), (0.42, -0.46), (0.42, -0.62), (0.62, -0.62),
    (0.62, -0.30), (0.56, -0.30), (0.56, 0.58),
)  # fmt: skip


def livery(company: int) -> str:
    return LIVERIES[COMPANIES[company].key]


def paint_emblem(p: QPainter, company: int, ink: str, ground: str) -> None:
    """In a circle of radius 1 round 0, 0."""
    (_castle, _hooker, _wheel, _anchor, _harp)[company](p, ink, ground)


def _castle(p: QPainter, ink: str, ground: str) -> None:
    door = QPainterPath(QPointF(-0.2, 0.6))
    door.lineTo(-0.2, 0.24)
    door.cubicTo(-0.2, -0.04, 0.2, -0.04, 0.2, 0.24)
    door.lineTo(0.2, 0.6)
    door.closeSubpath()
    fill(p, polygon(_CASTLE).subtracted(door), ink)
    for x in (-0.38, 0.38):
        fill(p, rounded(QRectF(x - 0.045, -0.2, 0.09, 0.24), 0.045), ground)
    stroke(p, line(-0.68, 0.66, 0.68, 0.66), ink, 0.09)


def _hooker(p: QPainter, ink: str, ground: str) -> None:
    """A Galway hooker under sail."""
    hull = QPainterPath(QPointF(-0.74, 0.2))
    hull.cubicTo(-0.3, 0.3, 0.3, 0.3, 0.74, 0.1)
    hull.cubicTo(0.66, 0.46, 0.5, 0.58, 0.26, 0.58)
    hull.lineTo(-0.4, 0.58)
    hull.cubicTo(-0.6, 0.52, -0.7, 0.4, -0.74, 0.2)
    fill(p, hull, ink)
    sail = QPainterPath(QPointF(-0.02, -0.74))
    sail.cubicTo(-0.2, -0.4, -0.46, -0.1, -0.62, 0.06)
    sail.lineTo(-0.02, 0.14)
    sail.closeSubpath()
    fill(p, sail, ink)
    jib = QPainterPath(QPointF(0.1, -0.56))
    jib.cubicTo(0.34, -0.3, 0.52, -0.12, 0.72, -0.02)
    jib.lineTo(0.1, 0.12)
    jib.closeSubpath()
    fill(p, jib, ink)
    wave = QPainterPath(QPointF(-0.62, 0.74))
    wave.cubicTo(-0.4, 0.64, -0.3, 0.84, -0.08, 0.74)
    wave.cubicTo(0.14, 0.64, 0.26, 0.84, 0.58, 0.74)
    stroke(p, wave, ink, 0.07)


def _wheel(p: QPainter, ink: str, ground: str) -> None:
    """A driving wheel with its counterweight."""
    stroke(p, ellipse(0, 0, 0.66), ink, 0.17)
    for k in range(10):
        angle = math.pi * k / 5 + 0.1
        ux, uy = math.cos(angle), math.sin(angle)
        stroke(p, line(ux * 0.16, uy * 0.16, ux * 0.62, uy * 0.62), ink, 0.085)
    fill(p, ellipse(0, 0, 0.2), ink)
    weight = QPainterPath()
    weight.moveTo(0, 0)
    weight.arcTo(QRectF(-0.62, -0.62, 1.24, 1.24), 200, 80)
    weight.closeSubpath()
    fill(p, weight.subtracted(ellipse(0, 0, 0.38)), ink)
    fill(p, ellipse(0, 0, 0.075), ground)


def _anchor(p: QPainter, ink: str, ground: str) -> None:
    stroke(p, ellipse(0, -0.56, 0.14), ink, 0.13)
    stroke(p, line(0, -0.40, 0, 0.62), ink, 0.13)
    stroke(p, line(-0.32, -0.2, 0.32, -0.2), ink, 0.13)
    arms = QPainterPath(QPointF(-0.62, 0.12))
    arms.cubicTo(-0.56, 0.5, -0.26, 0.66, 0, 0.68)
    arms.cubicTo(0.26, 0.66, 0.56, 0.5, 0.62, 0.12)
    stroke(p, arms, ink, 0.13)
    for side in (-1, 1):
        fill(p, polygon(((side * 0.62, -0.06), (side * 0.40, 0.22), (side * 0.76, 0.26))), ink)


def _harp(p: QPainter, ink: str, ground: str) -> None:
    """The harp of the north's linen seals."""
    frame = QPainterPath(QPointF(-0.46, 0.66))
    frame.cubicTo(-0.40, 0.10, -0.50, -0.36, -0.34, -0.66)
    frame.cubicTo(-0.10, -0.38, 0.12, -0.66, 0.50, -0.50)
    frame.cubicTo(0.56, -0.06, 0.24, 0.44, -0.46, 0.66)
    stroke(p, frame, ink, 0.13)
    for k, (top, foot) in enumerate(((-0.46, 0.42), (-0.42, 0.32), (-0.44, 0.20), (-0.48, 0.04))):
        x = -0.22 + 0.17 * k
        stroke(p, line(x, top, x, foot), ink, 0.055)
    fill(p, ellipse(-0.38, -0.66, 0.1), ink)


def paint_badge(p: QPainter, company: int, x: float, y: float, radius: float, *, dim: bool = False) -> None:
    with saved(p):
        p.translate(x, y)
        disc = ellipse(0, 0, radius)
        if dim:
            fill(p, disc, DULL_BADGE)
            stroke(p, disc, DULL_INK, max(0.8, radius * 0.07), 0.75)
            p.scale(radius * 0.70, radius * 0.70)
            paint_emblem(p, company, DULL_INK, DULL_BADGE)
            return
        fill(p, disc, livery(company))
        stroke(p, disc, QColor(livery(company)).darker(150).name(), max(0.8, radius * 0.07))
        stroke(p, ellipse(0, 0, radius * 0.86), EMBLEM, max(0.6, radius * 0.05), 0.85)
        p.scale(radius * 0.72, radius * 0.72)
        paint_emblem(p, company, EMBLEM, livery(company))


def paint_home(p: QPainter, company: int, x: float, y: float, radius: float) -> None:
    """A badge on the map, in a cream rim."""
    fill(p, ellipse(x, y, radius + 2.4), CREAM)
    stroke(p, ellipse(x, y, radius + 2.2), MAP_INK, 1)
    paint_badge(p, company, x, y, radius)


# ---- certificates


def paint_small_certificate(p: QPainter, company: int, box: QRectF) -> None:
    """One of a stack."""
    tall = box.height()
    paper = rounded(box, tall * 0.04)
    fill(p, paper, CERTIFICATE)
    stroke(p, paper, CERTIFICATE_EDGE, 0.8, 0.7)
    rim = QPainterPath()
    margin = tall * 0.10
    rim.addRect(box.adjusted(margin, margin, -margin, -margin))
    stroke(p, rim, livery(company), max(0.8, tall * 0.05))
    with saved(p):
        p.translate(box.center())
        fill(p, ellipse(0, 0, tall * 0.27), livery(company))
        p.scale(tall * 0.2, tall * 0.2)
        paint_emblem(p, company, EMBLEM, livery(company))


def paint_certificate(p: QPainter, company: int, box: QRectF) -> None:
    """A share as it was printed: guilloche, rosette, emblem."""
    tall, ink = box.height(), livery(company)
    paper = rounded(box, tall * 0.03)
    fill(p, paper, CERTIFICATE)
    stroke(p, paper, CERTIFICATE_EDGE, 0.8, 0.65)
    margin, band = tall * 0.055, tall * 0.115
    outer = box.adjusted(margin, margin, -margin, -margin)
    inner = outer.adjusted(band, band, -band, -band)
    _guilloche(p, outer, inner, band, ink)
    with saved(p):
        p.translate(box.center())
        for radius, swing, waves, alpha in ((0.285, 0.16, 12, 0.55), (0.255, 0.22, 18, 0.45), (0.30, 0.07, 24, 0.6)):
            stroke(p, _rosette(radius * tall, swing, waves), ink, 0.6, alpha)
    paint_badge(p, company, box.center().x(), box.center().y(), tall * 0.215)
    _print(p, box, inner, ink)


def draw_certificate(p: QPainter, company: int, box: QRectF, dpr: float) -> None:
    """The same from a picture that is kept, for what is painted again and again."""
    corner = QPointF(math.floor(box.x()) - 1, math.floor(box.y()) - 1)
    at = box.translated(-corner)
    p.drawPixmap(corner, _certificate(company, (at.x(), at.y(), at.width(), at.height()), dpr))


@lru_cache(maxsize=8)
def _certificate(company: int, place: tuple[float, float, float, float], dpr: float) -> QPixmap:
    box = QRectF(*place)
    made = clear_pixmap(QSizeF(math.ceil(box.right()) + 1, math.ceil(box.bottom()) + 1), dpr)
    painter = smooth(QPainter(made))
    paint_certificate(painter, company, box)
    painter.end()
    return made


def _guilloche(p: QPainter, outer: QRectF, inner: QRectF, band: float, ink: str) -> None:
    ring = rounded(outer, 1).subtracted(rounded(inner, 1))
    fill(p, ring, ink, 0.16)
    stroke(p, rounded(outer, 1), ink, 0.9)
    stroke(p, rounded(inner, 1), ink, 0.7)
    middle = outer.adjusted(band / 2, band / 2, -band / 2, -band / 2)
    corners = ((middle.topLeft(), middle.topRight()), (middle.bottomLeft(), middle.bottomRight()))
    sides = ((middle.topLeft(), middle.bottomLeft()), (middle.topRight(), middle.bottomRight()))
    with clipped(p, ring):
        for a, b in (*corners, *sides):
            for phase, swing in ((0.0, 0.42), (math.pi, 0.42), (math.pi / 2, 0.22), (-math.pi / 2, 0.22)):
                stroke(p, _wave(a, b, band, phase, swing * band), ink, 0.55, 0.9)


def _wave(a: QPointF, b: QPointF, band: float, phase: float, swing: float) -> QPainterPath:
    dx, dy = b.x() - a.x(), b.y() - a.y()
    span = math.hypot(dx, dy) or 1.0
    waves = max(1, round(span / (band * 1.05)))
    points = []
    for k in range(121):
        t = k / 120
        out = math.sin(t * waves * math.pi * 2 + phase) * swing
        points.append((a.x() + dx * t - dy / span * out, a.y() + dy * t + dx / span * out))
    return polygon(points, closed=False)


def _rosette(radius: float, swing: float, waves: int) -> QPainterPath:
    points = []
    for k in range(361):
        angle = k / 180 * math.pi
        reach = radius * (1 + swing * math.sin(waves * angle))
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    return polygon(points)


def _print(p: QPainter, box: QRectF, inner: QRectF, ink: str) -> None:
    """Lines of small print at both sides of the rosette: nobody reads them."""
    tall, middle = box.height(), box.center()
    for side in (-1, 1):
        start = middle.x() + side * tall * 0.40
        room = abs((inner.right() if side > 0 else inner.left()) - start) - tall * 0.05
        for k, (dy, share) in enumerate(((-0.20, 0.30), (-0.12, 0.36), (-0.04, 0.30), (0.04, 0.36), (0.12, 0.30))):
            reach = min(room, tall * share)
            if reach > 3:
                y = middle.y() + dy * tall
                stroke(p, line(start, y, start + side * reach, y), ink, 1.3 if k == 1 else 0.75, 0.6, cap=_FLAT)


_FLAT: Final = Qt.PenCapStyle.FlatCap
