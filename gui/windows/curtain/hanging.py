"""The cloth in its folds on the rod, as one pixmap; and the lamp that hangs in the niche."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QGradient, QImage, QLinearGradient, QPainter, QPixmap, QRadialGradient

from gui.art.girih import star10
from gui.art.painting import canvas, colour, ellipse, fill, polygon, rounded, smooth, stroke
from gui.art.seats import paint_stone
from gui.art.shadows import draw_shadow
from gui.theme import BRASS, CURTAIN, SHADOW, SeatStyle, mix
from gui.windows.curtain.carpet import cloth, lamp_middle
from gui.windows.curtain.measures import FRINGE, HANGING_TOP, PLEAT, ROD_TOP, Measures

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

_OVERHANG: Final = 64
"""How far the rod reaches past the cloth on either side."""
_MARGIN: Final = 96
"""Room round the cloth for the rod's ends and the shadow, in units."""
_BATCH: Final = 32
"""Columns of folded cloth painted in one step, when a unit is a pixel."""


class Hanging(NamedTuple):
    """The picture and where its corner lies from the top middle of the window, in logical pixels."""

    pixmap: QPixmap
    left: float
    top: float


def in_steps(m: Measures, dpr: float) -> Generator[None, None, Hanging]:
    """Cloth, folds, fringe, rod and shadow, a few milliseconds at a time: the costliest picture of the program is
    painted ahead, between other things."""
    folded = yield from _folded(m, dpr)
    size = QSizeF((m.width + 2 * _MARGIN) * m.unit, (m.height + HANGING_TOP + FRINGE + _MARGIN) * m.unit)
    image = canvas(size, dpr)
    p = smooth(QPainter(image))
    u = m.unit
    shade = QRectF((_MARGIN + 4) * u, (HANGING_TOP + 26) * u, (m.width - 8) * u, m.height * u)
    draw_shadow(p, shade, 4, 40 * min(u, 1.4), 0, 0.75, dpr)
    p.end()
    yield
    p = smooth(QPainter(image))
    p.drawImage(QPointF(_MARGIN * u, HANGING_TOP * u), folded)
    p.end()
    yield
    p = smooth(QPainter(image))
    p.scale(u, u)
    _rod(p, m)
    p.end()
    yield
    return Hanging(QPixmap.fromImage(image), -(m.width / 2 + _MARGIN) * u, 0)


def _fold(m: Measures, x: float) -> float:
    """How deep the folds are at x, 0 … 1."""
    away, calm = abs(x / m.width - 0.5) * 2, m.calm
    return 0.0 if away <= calm else float(0.05 + 0.95 * ((away - calm) / (1 - calm)) ** 0.8)


def _phase(x: float) -> float:
    return 2 * math.pi * x / PLEAT


def _folded(m: Measures, dpr: float) -> Generator[None, None, QImage]:
    """Column by column where the cloth is folded, in one piece where it is calm; then the folds' own light."""
    flat = yield from cloth(m, dpr)
    flat.setDevicePixelRatio(1)
    scale = m.unit * dpr
    image = QImage(flat.width(), round((m.height + FRINGE + 16) * scale), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    calm = [column for column in range(flat.width()) if _fold(m, column / scale) == 0]
    folds = [*range(calm[0]), *range(calm[-1] + 1, flat.width())]
    batch = max(6, round(_BATCH / scale))
    for start in range(0, len(folds), batch):
        _paint_folds(image, flat, m, folds[start : start + batch], scale)
        yield
    p = QPainter(image)
    p.drawImage(QPointF(calm[0], 0), flat, QRectF(calm[0], 0, calm[-1] - calm[0] + 1, flat.height()))
    for column in calm:
        _thread(p, m, column, column / scale, m.height * scale, scale)
    p.end()
    yield
    _light(m, image)
    yield
    image.setDevicePixelRatio(dpr)
    return image


def _paint_folds(image: QImage, flat: QImage, m: Measures, columns: Sequence[int], scale: float) -> None:
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for column in columns:
        x = column / scale
        depth = _fold(m, x)
        edge = min(1.0, min(x, m.width - x) / 34)
        source = max(0.5, min(m.width - 1.5, x - 5.5 * depth * edge * math.sin(_phase(x))))
        hem = (m.height + depth * 8 * math.cos(_phase(x))) * scale
        p.drawImage(QRectF(column, 0, 1, hem), flat, QRectF(source * scale, 0, 1, flat.height()))
        _thread(p, m, column, source, hem, scale)
    p.end()


def _thread(p: QPainter, m: Measures, column: int, x: float, hem: float, scale: float) -> None:
    """One column of the fringe: threads gathered in tassels, bound with madder."""
    t = (x % 13) / 13
    middle = abs(t - 0.5)
    if middle >= 0.40:
        return
    tint = mix(CURTAIN.fringe_dark, CURTAIN.fringe_light, 0.62 + 0.38 * math.sin(t * math.pi))
    p.fillRect(QRectF(column, hem - 1, 1, (19 - 10 * middle) * scale), colour(tint))
    p.fillRect(QRectF(column, hem + 3.5 * scale, 1, 1.6 * scale), colour(CURTAIN.madder))


def _light(m: Measures, image: QImage) -> None:
    """Dark in the hollows, a gleam on the ridges; dark under the rod and towards the hem."""
    p = QPainter(image)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    steps = m.pleats * 24
    dark, bright = (QLinearGradient(0, 0, image.width(), 0) for _ in range(2))
    for step in range(steps + 1):
        x = m.width * step / steps
        slope = math.cos(_phase(x) - 0.7)
        depth = max(0.05, _fold(m, x))
        strength = depth * abs(slope) ** 1.3
        dark.setColorAt(step / steps, colour(SHADOW, 0.56 * strength if slope < 0 else 0))
        bright.setColorAt(step / steps, colour(CURTAIN.fold_gleam, 0.17 * strength if slope > 0 else 0))
    everything = QRectF(image.rect())
    p.fillRect(everything, dark)
    p.fillRect(everything, bright)
    fall = QLinearGradient(0, 0, 0, image.height())
    for at, tint, strength in (
        (0.0, SHADOW, 0.50),
        (0.022, SHADOW, 0.10),
        (0.10, CURTAIN.fold_gleam, 0.06),
        (0.5, SHADOW, 0.0),
        (1.0, SHADOW, 0.30),
    ):
        fall.setColorAt(at, colour(tint, strength))
    p.fillRect(everything, fall)
    p.end()


def _rod(p: QPainter, m: Measures) -> None:
    left, right = _MARGIN - _OVERHANG, _MARGIN + m.width + _OVERHANG
    bar = QRectF(left, ROD_TOP, right - left, 13)
    draw_shadow(p, bar, 6, 10, 8, 0.5, p.device().devicePixelRatio())
    metal = QLinearGradient(0, bar.top(), 0, bar.bottom())
    _pour(metal, (0.0, 0.22, 0.45, 1.0), BRASS.rod)
    fill(p, rounded(bar, 6.5), metal)
    stroke(p, rounded(bar.adjusted(0.5, 0.5, -0.5, -0.5), 6), BRASS.line, 1, 0.6)
    for x in (left - 4, right + 4):
        shine = QRadialGradient(QPointF(x - 5, ROD_TOP), 22)
        _pour(shine, (0.0, 0.5, 1.0), BRASS.head)
        head = polygon(star10(x, ROD_TOP + 6.5, 19, 0, 0.80))
        fill(p, head, shine)
        stroke(p, head, BRASS.line, 1, 0.7)
        fill(p, ellipse(x, ROD_TOP + 6.5, 6), BRASS.garnet)
        stroke(p, ellipse(x, ROD_TOP + 6.5, 6), BRASS.line, 1, 0.7)
    for pleat in range(m.pleats + 1):
        x = _MARGIN + min(m.width - 10, max(10.0, pleat * PLEAT))
        ring = QRectF(x - 5, ROD_TOP - 4, 10, 24)
        metal = QLinearGradient(ring.left(), 0, ring.right(), 0)
        _pour(metal, (0.0, 0.35, 1.0), BRASS.ring)
        fill(p, rounded(ring, 5), metal)
        stroke(p, rounded(ring, 5), BRASS.line, 0.9, 0.7)


def _pour(gradient: QGradient, places: Sequence[float], tints: Sequence[str]) -> None:
    for at, tint in zip(places, tints, strict=True):
        gradient.setColorAt(at, colour(tint))


def paint_lamp(p: QPainter, m: Measures, style: SeatStyle) -> None:
    """The seat's stone hangs where a mosque lamp would; in units, from the cloth's corner."""
    middle = lamp_middle(m)
    x, y = middle.x(), middle.y()
    link = m.apex + 10
    while link < y - 46:
        stroke(p, ellipse(x, link, 1.5, 2.5), CURTAIN.chain, 1.1)
        link += 6
    stroke(p, ellipse(x, y - 44, 5), CURTAIN.chain, 2)
    paint_stone(p, style, x, y, 36)
