"""The small things that stand on the land: trees, peaks, a castle, cottages."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from gui.art.painting import ellipse, fill, line, polygon, stroke
from gui.games.isle_of_skye.pigments import (
    BANNER,
    BLOOM,
    COTTAGE,
    CURTAIN_WALL,
    DOOR,
    GATE,
    GRASS,
    GROUND_SHADOW,
    ROCK,
    SNOW,
    THATCH,
    TREE_DUSK,
    TREE_SHADOW,
    WALL,
    WAVE,
)
from gui.theme import mix


def paint_wave(p: QPainter, x: float, y: float, k: float) -> None:
    wave = QPainterPath()
    wave.moveTo(x - 8 * k, y)
    wave.cubicTo(x - 5 * k, y - 3.4 * k, x - 3 * k, y - 2.6 * k, x, y)
    wave.cubicTo(x + 3 * k, y - 3.4 * k, x + 5 * k, y - 2.6 * k, x + 8 * k, y)
    stroke(p, wave, WAVE, 1.15 * k, 0.62)


def paint_tree(p: QPainter, x: float, y: float, k: float, paint: str) -> None:
    fill(p, ellipse(x + k, y + 0.5 * k, 3.6 * k, 1.5 * k), TREE_SHADOW, 0.35)
    for width, lift in ((3.9, 0.0), (3.1, 3.2), (2.2, 6.2)):
        tip = (x, y - (lift + 6.4) * k)
        fill(p, polygon(((x - width * k, y - lift * k), tip, (x + width * k, y - lift * k))), paint)
        shaded = polygon((tip, (x + width * k, y - lift * k), (x + 0.2 * k, y - lift * k)))
        fill(p, shaded, mix(paint, TREE_DUSK, 0.28))


def paint_peak(p: QPainter, x: float, y: float, k: float) -> None:
    def at(*points: tuple[float, float]) -> QPainterPath:
        return polygon([(x + dx * k, y + dy * k) for dx, dy in points])

    fill(p, at((-9, 0), (-1, -13), (9, 0)), ROCK[0])
    fill(p, at((-1, -13), (9, 0), (1.2, 0), (0.4, -5)), ROCK[1])
    fill(p, at((-1, -13), (-3.6, -8.8), (-1.9, -9.6), (-0.3, -7.6), (1.2, -9.4), (2.4, -8.6)), SNOW)


def paint_tuft(p: QPainter, x: float, y: float, k: float, paint: str, bloom: bool) -> None:
    for dx in (-2, 0, 2):
        stroke(p, line(x + dx * k * 0.5, y, x + dx * k * 1.1, y - 3.6 * k), paint, k, 0.9)
    if bloom:
        fill(p, ellipse(x + 4 * k, y - k, 1.1 * k), BLOOM)


def paint_castle(p: QPainter, x: float, y: float, k: float) -> None:
    fill(p, ellipse(x + k, y + 0.6 * k, 13 * k, 3.4 * k), GROUND_SHADOW, 0.35)
    p.fillRect(QRectF(x - 9 * k, y - 9 * k, 18 * k, 9 * k), CURTAIN_WALL)
    for i in range(4):
        p.fillRect(QRectF(x - 6 * k + i * 3.4 * k, y - 11 * k, 2.1 * k, 2.2 * k), CURTAIN_WALL)
    for dx, width, height in ((-9, 6.4, 14), (9, 6.4, 14), (0, 8, 19)):
        _tower(p, x + dx * k, y, width * k, height * k, k)
    gate = QPainterPath()
    gate.moveTo(x - 2 * k, y)
    gate.lineTo(x - 2 * k, y - 4 * k)
    gate.arcTo(QRectF(x - 2 * k, y - 6 * k, 4 * k, 4 * k), 180, -180)
    gate.lineTo(x + 2 * k, y)
    fill(p, gate, GATE)
    stroke(p, line(x, y - 21 * k, x, y - 28 * k), GATE, k)
    fill(p, polygon(((x, y - 28 * k), (x + 6.5 * k, y - 26 * k), (x, y - 23.6 * k))), BANNER)


def _tower(p: QPainter, x: float, y: float, width: float, height: float, k: float) -> None:
    p.fillRect(QRectF(x - width / 2, y - height, width, height), WALL[0])
    p.fillRect(QRectF(x + width * 0.12, y - height, width * 0.38, height), WALL[1])
    merlon = (width + 1.2 * k) / 3
    for i in range(3):
        rect = QRectF(x - width / 2 - 0.6 * k + i * merlon, y - height - 2.6 * k, merlon - 0.9 * k, 3 * k)
        p.fillRect(rect, WALL[0] if i < 2 else WALL[1])


def paint_cottage(p: QPainter, x: float, y: float, k: float) -> None:
    p.fillRect(QRectF(x - 4 * k, y - 5 * k, 8 * k, 5 * k), COTTAGE[0])
    p.fillRect(QRectF(x + k, y - 5 * k, 3 * k, 5 * k), COTTAGE[1])
    roof = ((-5.0, -4.6), (-2.6, -9.4), (2.8, -9.4), (5.0, -4.6))
    fill(p, polygon([(x + dx * k, y + dy * k) for dx, dy in roof]), THATCH)
    p.fillRect(QRectF(x - 1.4 * k, y - 3.4 * k, 2.2 * k, 3.4 * k), DOOR)


def grass(flip: bool) -> str:
    """One of the two greens of a tuft."""
    return GRASS[1] if flip else GRASS[0]
