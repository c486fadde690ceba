"""A seat's sign: a colour and a shape, flat or as an enamelled stone with an ivory rim."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPixmap, QTransform

from gui.art.painting import (
    Paint,
    clear_pixmap,
    colour,
    down,
    ellipse,
    fill,
    polar,
    polygon,
    rounded,
    saved,
    smooth,
    stroke,
)
from gui.theme import SHADOW, STONE_RIM, SeatStyle, Shape, Theme

# Shapes that look equally large need not be equally wide.
_OPTICAL: Final[dict[Shape, float]] = {
    "circle": 0.98,
    "triangle": 0.98,
    "square": 1.0,
    "diamond": 1.0,
    "star": 1.06,
    "cross": 0.96,
    "hexagon": 1.03,
    "saltire": 0.98,
}
# A stone with rim and shadow fits into a square of this many radii.
STONE_BOX: Final = 2.9


@lru_cache(maxsize=64)
def _unit_shape(shape: Shape) -> QPainterPath:
    match shape:
        case "circle":
            return ellipse(0, 0, 0.92)
        case "triangle":
            return polygon(((0, -1.02), (1.02, 0.78), (-1.02, 0.78)))
        case "square":
            return rounded(QRectF(-0.84, -0.84, 1.68, 1.68), 0.12)
        case "diamond":
            return polygon(((0, -1.12), (1.12, 0), (0, 1.12), (-1.12, 0)))
        case "star":
            return polygon([polar(0.5 if k % 2 else 1.12, -90 + 36 * k) for k in range(10)])
        case "hexagon":
            return polygon([polar(1, 30 + 60 * k) for k in range(6)])
        case "cross":
            return _bars(1.0)
        case "saltire":
            return QTransform().rotate(45).map(_bars(1.08))


def _bars(reach: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRect(QRectF(-0.36, -reach, 0.72, 2 * reach))
    path.addRect(QRectF(-reach, -0.36, 2 * reach, 0.72))
    return path.simplified()


def seat_path(shape: Shape, radius: float, x: float = 0.0, y: float = 0.0) -> QPainterPath:
    """The outline of a seat's shape round x, y."""
    return QTransform.fromScale(radius, radius).map(_unit_shape(shape)).translated(x, y)


def paint_flat(
    p: QPainter, style: SeatStyle, theme: Theme, x: float, y: float, radius: float, *, ring: str | None = None
) -> None:
    """The plain sign for lists and tracks, with a darker rim (saffron and ivory need it on paper)."""
    path = seat_path(style.shape, radius, x, y)
    base = style.on(theme)
    if ring is not None:
        stroke(p, path, ring, 3.2)
    fill(p, path, base)
    stroke(p, path, _rim(style, base, 125 if theme.dark else 145), max(0.8, radius * 0.09))


def paint_stone(
    p: QPainter,
    style: SeatStyle,
    x: float,
    y: float,
    radius: float,
    *,
    alpha: float = 1.0,
    rim: bool = True,
) -> None:
    """The stone: a soft shadow, an ivory rim, enamel that is lighter at the top."""
    size = radius * _OPTICAL[style.shape]
    sink = radius * 0.06 if style.shape in ("triangle", "star") else 0.0
    path = seat_path(style.shape, size, x, y + sink)
    with saved(p):
        p.setOpacity(p.opacity() * alpha)
        for drop, strength in ((0.20, 0.12), (0.11, 0.18)):
            _lump(p, path.translated(0, radius * drop), colour(SHADOW, strength), max(1.0, radius * 0.30))
        if rim:
            _lump(p, path, STONE_RIM, max(1.8, radius * 0.30))
        base = QColor(style.fill)
        box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        enamel = down(box, (0, base.lighter(124).name(), 1), (0.5, style.fill, 1), (1, base.darker(116).name(), 1))
        fill(p, path, enamel)
        stroke(p, path, _rim(style, style.fill, 145), max(0.9, radius * 0.085))


def _rim(style: SeatStyle, base: str, darker: int) -> str:
    return QColor(base).darker(190 if style.shape == "hexagon" else darker).name()


def _lump(p: QPainter, path: QPainterPath, paint: Paint, width: float) -> None:
    """A path filled and fattened in one go, so that a translucent colour does not double."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    fill(p, stroker.createStroke(path).united(path), paint)


def stone_pixmap(style: SeatStyle, radius: float, dpr: float) -> QPixmap:
    """The stone in a square of `STONE_BOX` radii, its middle in the middle. Shared: do not paint into it."""
    return _stone_pixmap(style, round(radius * 4) / 4, dpr)


@lru_cache(maxsize=256)
def _stone_pixmap(style: SeatStyle, radius: float, dpr: float) -> QPixmap:
    side = radius * STONE_BOX
    pixmap = clear_pixmap(QSizeF(side, side), dpr)
    painter = smooth(QPainter(pixmap))
    paint_stone(painter, style, side / 2, side / 2, radius)
    painter.end()
    return pixmap


def draw_stone(p: QPainter, style: SeatStyle, centre: QPointF, radius: float, dpr: float) -> None:
    """Draw the cached stone round `centre`."""
    pixmap = stone_pixmap(style, radius, dpr)
    half = pixmap.deviceIndependentSize() / 2
    p.drawPixmap(centre - QPointF(half.width(), half.height()), pixmap)
