"""Soft shadows, rendered ahead from one blurred alpha mask.

A rounded rectangle's shadow is blurred once per (radius, blur, device pixel ratio) as small as it can be, and
drawn in nine pieces: any size costs the same and a resize blurs nothing.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsBlurEffect, QGraphicsPixmapItem, QGraphicsScene

from gui.art.painting import canvas, fill, rounded
from gui.theme import SHADOW

# A mask fades out within this many blur lengths of its edge, on either side.
_REACH: Final = 1.15


def blurred(image: QImage, radius: float) -> QImage:
    """`image` blurred by `radius` device pixels."""
    if radius < 0.5:
        return image
    scene = QGraphicsScene()
    bare = QImage(image)
    bare.setDevicePixelRatio(1.0)
    item = QGraphicsPixmapItem(QPixmap.fromImage(bare))
    effect = QGraphicsBlurEffect()
    effect.setBlurRadius(radius)
    effect.setBlurHints(QGraphicsBlurEffect.BlurHint.QualityHint)
    item.setGraphicsEffect(effect)
    scene.addItem(item)
    result = QImage(bare.size(), QImage.Format.Format_ARGB32_Premultiplied)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    area = QRectF(result.rect())
    scene.render(painter, area, area)
    painter.end()
    result.setDevicePixelRatio(image.devicePixelRatio())
    return result


def shadow_of(path: QPainterPath, blur: float, strength: float, dpr: float) -> tuple[QPixmap, QPointF]:
    """The shadow of any path, and where its top left corner lies in the path's own coordinates.

    Not cached: keep the pixmap (a `PixmapCache` does).
    """
    reach = math.ceil(blur * _REACH) + 1
    bounds = path.boundingRect().adjusted(-reach, -reach, reach, reach)
    corner = QPointF(math.floor(bounds.left()), math.floor(bounds.top()))
    size = QSizeF(math.ceil(bounds.right() - corner.x()), math.ceil(bounds.bottom() - corner.y()))
    image = canvas(size, dpr)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-corner)
    fill(painter, path, SHADOW, strength)
    painter.end()
    return QPixmap.fromImage(blurred(image, blur * dpr)), corner


@lru_cache(maxsize=128)
def _mask(width: int, height: int, radius: float, blur: float, dpr: float) -> QPixmap:
    """A full black rounded rectangle of device pixels, blurred, with `_margin` of air on each side."""
    margin = _margin(blur, dpr)
    image = QImage(width + 2 * margin, height + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill(painter, rounded(QRectF(margin, margin, width, height), radius * dpr), QColor(SHADOW))
    painter.end()
    return QPixmap.fromImage(blurred(image, blur * dpr))


def _margin(blur: float, dpr: float) -> int:
    return math.ceil(blur * dpr * _REACH) + 1


def draw_shadow(
    p: QPainter,
    rect: QRectF,
    radius: float,
    blur: float,
    drop: float,
    strength: float,
    dpr: float = 0.0,
    *,
    hollow: bool = False,
) -> None:
    """The shadow of a rounded rectangle, `drop` below it. `dpr` 0: the painter's own device.

    `hollow` leaves out the middle, which the thing itself will cover.
    """
    if rect.width() < 1 or rect.height() < 1:
        return
    dpr = dpr or p.device().devicePixelRatio()
    blur, radius = round(blur * 2) / 2, round(radius * 2) / 2
    margin, core = _margin(blur, dpr), math.ceil((radius + blur * _REACH) * dpr) + 2
    width, height = max(1, round(rect.width() * dpr)), max(1, round(rect.height() * dpr))
    mask = _mask(min(width, 2 * core + 1), min(height, 2 * core + 1), radius, blur, dpr)
    columns = _cuts(width, core, margin, mask.width())
    rows = _cuts(height, core, margin, mask.height())
    left, top = _snapped(p, rect.left(), rect.top() + drop)
    p.save()
    p.setOpacity(p.opacity() * strength)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    p.translate(left, top)
    for x, w, sx, sw in columns:
        for y, h, sy, sh in rows:
            if hollow and sw == 1 and sh == 1:
                continue
            p.drawPixmap(QRectF(x / dpr, y / dpr, w / dpr, h / dpr), mask, QRectF(sx, sy, sw, sh))
    p.restore()


def _cuts(length: int, core: int, margin: int, mask: int) -> list[tuple[int, int, int, int]]:
    """Three pieces along one axis: (target, target length, source, source length) in device pixels."""
    if length <= 2 * core + 1:
        return [(-margin, mask, 0, mask)]
    end = margin + core
    return [
        (-margin, end, 0, end),
        (core, length - 2 * core, end, 1),
        (length - core, end, mask - end, end),
    ]


def _snapped(p: QPainter, x: float, y: float) -> tuple[float, float]:
    """The nearest place on whole device pixels, so that the nine pieces meet without a seam."""
    t = p.deviceTransform()
    if t.m12() or t.m21() or not t.m11() or not t.m22():
        return x, y
    return (
        (round(x * t.m11() + t.dx()) - t.dx()) / t.m11(),
        (round(y * t.m22() + t.dy()) - t.dy()) / t.m22(),
    )
