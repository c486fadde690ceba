"""Skyjo's pictures: the card on the home page and the tall strip on the new-game page."""

from collections.abc import Mapping
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QRadialGradient

from gui.art.cloth import cloth_brush
from gui.art.girih import girih_lines
from gui.art.painting import clipped, colour, fill, inset, rounded, saved, stroke
from gui.art.shadows import draw_shadow
from gui.controls.look import Look
from gui.games.skyjo.card_art import paint_card
from gui.games.skyjo.geometry import CORNER, card_height
from gui.theme import CLOTH

Lying = int | Literal["back", "gap"]

_HOME: Final[Mapping[tuple[int, int], Lying]] = {
    (0, 0): "back", (0, 1): 9, (0, 2): "back", (0, 3): 2,
    (1, 0): 5, (1, 1): "gap", (1, 2): "back", (1, 3): "back",
    (2, 0): "back", (2, 1): "back", (2, 2): -1, (2, 3): 12,
}  # fmt: skip
_COVER: Final[Mapping[tuple[int, int], Lying]] = {
    (0, 0): "back", (0, 1): 3, (0, 2): "back", (0, 3): "back",
    (1, 0): 8, (1, 1): "back", (1, 2): 0, (1, 3): 11,
    (2, 0): "back", (2, 1): "gap", (2, 2): "back", (2, 3): -1,
    (3, 0): 5, (3, 1): "back", (3, 2): 12, (3, 3): "back",
    (4, 0): "back", (4, 1): 1, (4, 2): "back", (4, 3): 6,
    (5, 0): 10, (5, 1): "back", (5, 2): 4, (5, 3): "back",
}  # fmt: skip
_GAP: Final = 10 / 76
_LEAN: Final = -9.0


def paint_home_card(p: QPainter, rect: QRectF, look: Look) -> None:
    """A grid seen close, one card lifted over the place it goes to. The picture is shown as wide as it is high and a
    third more; it fills any rectangle."""
    w = max(rect.width() / 302, rect.height() / 222) * 76
    with clipped(p, rounded(rect, 0)):
        _cloth(p, rect, QPointF(0.5, 0.4), 0.75)
        middle = rect.center() + QPointF(0, w * 4 / 76)
        _grid(p, _HOME, middle, w, look)
        _lifted(p, rect.center() + QPointF(-w * 34 / 76, -w * 8 / 76), w, -2, -3.0, look)


def paint_cover(p: QPainter, rect: QRectF, look: Look) -> None:
    """The strip: quiet cloth above, where the title stands in `CLOTH.ink`, the grid growing out of it below."""
    w = max(rect.width() / 348, rect.height() / 1100) * 92
    with clipped(p, rounded(rect, 0)):
        _cloth(p, rect, QPointF(0.45, 0.36), 1.1)
        _damask(p, rect, w)
        _hem(p, rect)
        rows = 1 + max(row for row, _ in _COVER)
        height = rows * card_height(w) + (rows - 1) * w * _GAP
        start = rect.top() + max(rect.height() * 0.27, 210.0)
        middle = QPointF(rect.center().x() + w * 0.1, start + height / 2)
        _grid(p, _COVER, middle, w, look)
        _veil(p, rect, start)
        # The gap of the third row, seen from the middle of the grid.
        hole = middle + QPointF(-(0.5 + _GAP / 2) * w, -0.5 * (card_height(w) + w * _GAP))
        _lifted(p, hole + QPointF(-w * 0.20, -w * 0.28), w, -2, 4.0, look)


def _cloth(p: QPainter, rect: QRectF, light: QPointF, reach: float) -> None:
    device = p.device()
    fill(p, rounded(rect, 0), cloth_brush(device.devicePixelRatio() if device is not None else 1.0))
    at = QPointF(rect.x() + rect.width() * light.x(), rect.y() + rect.height() * light.y())
    pool = QRadialGradient(at, max(rect.width(), rect.height() * 0.6) * reach)
    pool.setColorAt(0, colour(CLOTH.pool, 0.09))
    pool.setColorAt(1, colour(CLOTH.dusk, 0.34))
    fill(p, rounded(rect, 0), pool)


def _damask(p: QPainter, rect: QRectF, w: float) -> None:
    girih_lines(p, rect, CLOTH.damask, strap=0.055, alpha=0.055, unit=w * 0.72)


def _veil(p: QPainter, rect: QRectF, start: float) -> None:
    """The upper cards sink into the shade, so that the words above them stand quiet."""
    shade = QLinearGradient(0, start - 60, 0, start + 170)
    shade.setColorAt(0, colour(CLOTH.base, 0.0))
    shade.setColorAt(0.35, colour(CLOTH.base, 0.5))
    shade.setColorAt(1, colour(CLOTH.base, 0.0))
    p.fillRect(QRectF(rect.x(), start - 60, rect.width(), 230), shade)


def _hem(p: QPainter, rect: QRectF) -> None:
    path = rounded(inset(rect, 14), 10)
    stroke(p, path.translated(0, 1), CLOTH.hem_light, 1, 0.12)
    stroke(p, path, CLOTH.hem_dark, 1.8, 0.5)
    stroke(p, path, CLOTH.stitch, 1.5, 0.75, cap=Qt.PenCapStyle.FlatCap, dash=(4.2, 3.4))


def _grid(p: QPainter, cards: Mapping[tuple[int, int], Lying], middle: QPointF, w: float, look: Look) -> None:
    rows, columns = 1 + max(row for row, _ in cards), 1 + max(column for _, column in cards)
    h, gap = card_height(w), w * _GAP
    left, top = -(columns * w + (columns - 1) * gap) / 2, -(rows * h + (rows - 1) * gap) / 2
    with saved(p):
        p.translate(middle)
        p.rotate(_LEAN)
        for (row, column), card in sorted(cards.items(), key=lambda item: item[0]):
            with saved(p):
                p.translate(left + column * (w + gap), top + row * (h + gap))
                if card == "gap":
                    hole = rounded(QRectF(1, 1, w - 2, h - 2), w * CORNER)
                    fill(p, hole, CLOTH.hem_dark, 0.16)
                    stroke(p, hole, CLOTH.empty, 1.2, 0.45, cap=Qt.PenCapStyle.FlatCap, dash=(3, 3))
                elif card == "back":
                    paint_card(p, w, None, "")
                else:
                    paint_card(p, w, card, look.number(card))


def _lifted(p: QPainter, at: QPointF, w: float, value: int, angle: float, look: Look) -> None:
    h = card_height(w)
    with saved(p):
        p.translate(at)
        p.rotate(angle)
        p.scale(1.06, 1.06)
        p.translate(-w / 2, -h / 2)
        body = QRectF(2, 2, w - 4, h - 4)
        draw_shadow(p, body, w * CORNER, w * 0.26, w * 0.24, 0.60)
        draw_shadow(p, body, w * CORNER, w * 0.07, w * 0.08, 0.28)
        paint_card(p, w, value, look.number(value), shadow=0)
