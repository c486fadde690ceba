"""Line icons: as a path, painted, as a cached pixmap, as a QIcon for plain Qt widgets."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPixmap, QTransform

from gui.art.icon_shapes import MIRRORED, SHAPES, SOLID
from gui.art.painting import clear_pixmap, ellipse, fill, polar, polygon, saved, smooth, stroke

BOX: Final = 20.0
ICON_NAMES: Final = frozenset(SHAPES)
_ARITY: Final = {"M": 2, "L": 2, "C": 6, "Z": 0, "E": 4, "R": 5, "J": 5, "A": 6}


@lru_cache(maxsize=256)
def icon_path(name: str, mirrored: bool = False) -> QPainterPath:
    """The path of an icon in its 20 px box round 0, 0. `mirrored`: right to left, for the icons it concerns."""
    if name not in SHAPES:
        raise KeyError(f"no icon is called {name!r}")
    path = _gear() if name == "gear" else _parsed(SHAPES[name])
    if mirrored and name in MIRRORED:
        path = QTransform.fromScale(-1, 1).map(path)
    return path


def _parsed(shape: str) -> QPainterPath:
    path = QPainterPath()
    tokens = iter(shape.split())
    for command in tokens:
        _append(path, command, [float(next(tokens)) for _ in range(_ARITY[command])])
    return path


def _append(path: QPainterPath, command: str, n: list[float]) -> None:
    match command:
        case "M":
            path.moveTo(n[0], n[1])
        case "L":
            path.lineTo(n[0], n[1])
        case "C":
            path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
        case "E":
            path.addEllipse(QPointF(n[0], n[1]), n[2], n[3])
        case "R":
            path.addRoundedRect(QRectF(n[0], n[1], n[2], n[3]), n[4], n[4])
        case "J":
            path.arcMoveTo(QRectF(n[0], n[1], n[2], n[3]), n[4])
        case "A":
            path.arcTo(QRectF(n[0], n[1], n[2], n[3]), n[4], n[5])
        case _:
            path.closeSubpath()


def _gear() -> QPainterPath:
    rim = [(-13.0, 6.6), (-9.0, 8.8), (9.0, 8.8), (13.0, 6.6)]
    path = polygon([polar(radius, 45 * tooth + turn) for tooth in range(8) for turn, radius in rim])
    path.addPath(ellipse(0, 0, 3))
    return path


def paint_icon(
    p: QPainter,
    name: str,
    centre: QPointF,
    paint: str,
    size: float = BOX,
    *,
    width: float = 1.6,
    mirrored: bool = False,
    alpha: float = 1.0,
) -> None:
    """An icon round `centre`; `width` is its line in the 20 px box."""
    with saved(p):
        p.translate(centre)
        p.scale(size / BOX, size / BOX)
        path = icon_path(name, mirrored)
        if name in SOLID:
            fill(p, path, paint, alpha)
        stroke(p, path, paint, width, alpha)


@lru_cache(maxsize=512)
def icon_pixmap(
    name: str, paint: str, size: float = BOX, dpr: float = 1.0, mirrored: bool = False, width: float = 1.6
) -> QPixmap:
    """An icon in a square of `size`, with room for the stroke. Shared: do not paint into it."""
    pixmap = clear_pixmap(QSizeF(size, size), dpr)
    painter = smooth(QPainter(pixmap))
    middle = QPointF(size / 2, size / 2)
    paint_icon(painter, name, middle, paint, size * 0.9, width=width, mirrored=mirrored)
    painter.end()
    return pixmap


def icon(name: str, paint: str, size: float = BOX, mirrored: bool = False) -> QIcon:
    """An icon for plain Qt widgets, sharp at one, two and three times the size."""
    made = QIcon()
    for dpr in (1.0, 2.0, 3.0):
        made.addPixmap(icon_pixmap(name, paint, size, dpr, mirrored))
    return made
