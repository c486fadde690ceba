"""The table behind the hanging: blurred until nothing can be read, dark as a room after the lamp has moved."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QRadialGradient, QRegion
from PySide6.QtWidgets import QWidget

from gui.art.painting import colour
from gui.theme import CURTAIN, SHADOW

_SMALLER: Final = 6
"""The table is drawn this many times smaller, then smaller again: what is read at arm's length is gone."""
_AGAIN: Final = 3
_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
_ANYHOW: Final = Qt.AspectRatioMode.IgnoreAspectRatio


def blurred_table(table: QWidget) -> QImage:
    """What a widget shows now, small and unreadable, darkened. Stretch it over the widget's rectangle."""
    size = QSize(max(1, table.width() // _SMALLER), max(1, table.height() // _SMALLER))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(colour(CURTAIN.table_dark))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.scale(size.width() / max(1, table.width()), size.height() / max(1, table.height()))
    table.render(p, QPoint(), QRegion(), QWidget.RenderFlag.DrawWindowBackground | QWidget.RenderFlag.DrawChildren)
    p.end()
    tiny = QSize(max(1, size.width() // _AGAIN), max(1, size.height() // _AGAIN))
    image = image.scaled(tiny, _ANYHOW, _SMOOTH).scaled(size, _ANYHOW, _SMOOTH)
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    _darken(image)
    return image


def _darken(image: QImage) -> None:
    p = QPainter(image)
    everything = QRectF(image.rect())
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    p.fillRect(everything, colour(CURTAIN.table_tint))
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    p.fillRect(everything, colour(CURTAIN.table_dark, 0.30))
    middle = QPointF(everything.width() / 2, everything.height() * 0.45)
    dusk = QRadialGradient(middle, everything.width() * 0.6)
    dusk.setColorAt(0, colour(SHADOW, 0))
    dusk.setColorAt(1, colour(CURTAIN.table_dusk, 0.42))
    p.fillRect(everything, dusk)
    p.end()
