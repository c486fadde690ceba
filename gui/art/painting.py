"""Paths, fills, strokes and text. Colours come in as "#RRGGBB" strings."""

from __future__ import annotations

import math
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)

from gui.fonts import font

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Point = tuple[float, float]
Paint = str | QColor | QBrush | QGradient
Align = Literal["start", "centre", "end"]
Stop = tuple[float, str, float]

# Where a baseline stands below the middle of a line, in ems: centres Persian and Latin alike.
BASELINE = 0.36


def colour(value: str, alpha: float = 1.0) -> QColor:
    made = QColor(value)
    made.setAlphaF(max(0.0, min(1.0, alpha)))
    return made


def brush(paint: Paint, alpha: float = 1.0) -> QBrush:
    if isinstance(paint, str):
        return QBrush(colour(paint, alpha))
    return QBrush(paint)


# ---- paths


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def polygon(points: Sequence[Point], closed: bool = True) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    if closed:
        path.closeSubpath()
    return path


def line(x0: float, y0: float, x1: float, y1: float) -> QPainterPath:
    return polygon(((x0, y0), (x1, y1)), closed=False)


def polar(radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return radius * math.cos(angle), radius * math.sin(angle)


def inset(rect: QRectF, by: float) -> QRectF:
    return rect.adjusted(by, by, -by, -by)


def mirrored(rect: QRectF, within: QRectF, rtl: bool) -> QRectF:
    """`rect`, given from the leading edge of `within`, at its place in the reading direction."""
    if not rtl:
        return rect
    return QRectF(within.left() + within.right() - rect.right(), rect.top(), rect.width(), rect.height())


def glyphs(text: str, pixels: float, weight: int) -> QPainterPath:
    """Text as a path whose ink is centred on 0, 0. Variable fonts overlap contours: winding fill, or holes show."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(QPointF(0, 0), font(200, weight), text)
    path = QTransform.fromScale(pixels / 200, pixels / 200).map(path)
    path.setFillRule(Qt.FillRule.WindingFill)
    middle = path.boundingRect().center()
    path.translate(-middle.x(), -middle.y())
    return path


# ---- filling and stroking


def fill(p: QPainter, path: QPainterPath, paint: Paint, alpha: float = 1.0) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(brush(paint, alpha))
    p.drawPath(path)


def stroke(
    p: QPainter,
    path: QPainterPath,
    paint: Paint,
    width: float = 1.0,
    alpha: float = 1.0,
    *,
    dash: Sequence[float] | None = None,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
    join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin,
) -> None:
    pen = QPen(brush(paint, alpha), width, Qt.PenStyle.SolidLine, cap, join)
    if dash is not None:
        pen.setDashPattern(list(dash))
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(path)


def outline(p: QPainter, rect: QRectF, radius: float, paint: Paint, width: float = 1.0, alpha: float = 1.0) -> None:
    """A line that lies just inside a rounded rectangle."""
    stroke(p, rounded(inset(rect, width / 2), max(0.0, radius - width / 2)), paint, width, alpha)


def hairline(p: QPainter, x: float, y: float, width: float, paint: str, alpha: float = 1.0) -> None:
    p.fillRect(QRectF(x, round(y), width, 1), colour(paint, alpha))


def glow(p: QPainter, path: QPainterPath, paint: str, width: float, strength: float, layers: int = 12) -> None:
    """Light round a path, strongest at its line."""
    for layer in range(layers):
        stroke(p, path, paint, width * (1 - layer / layers) * 2, strength / layers * 2)


def down(rect: QRectF, *stops: Stop) -> QLinearGradient:
    """A gradient from the top of `rect` to its foot."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for at, value, alpha in stops:
        gradient.setColorAt(at, colour(value, alpha))
    return gradient


@contextmanager
def clipped(p: QPainter, path: QPainterPath) -> Iterator[None]:
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    try:
        yield
    finally:
        p.restore()


@contextmanager
def saved(p: QPainter) -> Iterator[None]:
    p.save()
    try:
        yield
    finally:
        p.restore()


def smooth(p: QPainter) -> QPainter:
    """Switch on every kind of smoothing."""
    hint = QPainter.RenderHint
    p.setRenderHints(hint.Antialiasing | hint.TextAntialiasing | hint.SmoothPixmapTransform)
    return p


# ---- text


def text(
    p: QPainter,
    words: str,
    rect: QRectF,
    typeface: QFont,
    paint: str,
    align: Align = "start",
    *,
    rtl: bool = False,
    alpha: float = 1.0,
    elide: bool = True,
) -> float:
    """One line, vertically in the middle of `rect`; start and end follow the reading direction. Gives its width."""
    metrics = QFontMetricsF(typeface)
    if elide and metrics.horizontalAdvance(words) > rect.width() + 0.5:
        words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, rect.width())
    advance = metrics.horizontalAdvance(words)
    if align == "centre":
        x = rect.center().x() - advance / 2
    elif (align == "start") != rtl:
        x = rect.left()
    else:
        x = rect.right() - advance
    y = rect.center().y() + typeface.pixelSize() * BASELINE
    p.setFont(typeface)
    p.setPen(colour(paint, alpha))
    p.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
    p.drawText(QPointF(round(x * 2) / 2, round(y)), words)
    p.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    return advance


# ---- images to paint into


def canvas(size: QSizeF, dpr: float) -> QImage:
    """A clear image of `size` in logical pixels."""
    image = QImage(
        max(1, math.ceil(size.width() * dpr - 1e-6)),
        max(1, math.ceil(size.height() * dpr - 1e-6)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    return image


def clear_pixmap(size: QSizeF, dpr: float) -> QPixmap:
    """A clear pixmap of `size` in logical pixels."""
    pixmap = QPixmap(max(1, math.ceil(size.width() * dpr - 1e-6)), max(1, math.ceil(size.height() * dpr - 1e-6)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
