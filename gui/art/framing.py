"""A picture drawn in units of its own, laid over a rectangle so that it covers it."""

from __future__ import annotations

import math
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from gui.art.painting import saved
from gui.art.shadows import shadow_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPainter, QPainterPath

CARD: Final = QSizeF(302, 222)
"""The picture on a game's card on the home page."""


@contextmanager
def covering(p: QPainter, rect: QRectF, size: QSizeF = CARD) -> Iterator[None]:
    """Inside, the painter draws a picture of `size` from 0, 0; what does not fit is cut off at both ends alike."""
    with saved(p):
        p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        scale = max(rect.width() / size.width(), rect.height() / size.height())
        p.translate(rect.center())
        p.scale(scale, scale)
        p.translate(-size.width() / 2, -size.height() / 2)
        yield


def device_scale(p: QPainter) -> float:
    """How many device pixels one unit of the painter is."""
    t = p.deviceTransform()
    return math.hypot(t.m11(), t.m12())


def cast_shadow(p: QPainter, path: QPainterPath, blur: float, drop: float, strength: float) -> None:
    """The soft shadow of a path, for pictures that are painted once."""
    shadow, corner = shadow_of(path, blur, strength, device_scale(p))
    p.drawPixmap(corner + QPointF(0, drop), shadow)
