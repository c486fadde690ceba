"""Cards of the market: a picture, a name, an effect in a few words; and their back."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from engine.games.imhotep.pieces import ONE_SHOTS
from gui.art.painting import (
    clipped,
    colour,
    down,
    ellipse,
    fill,
    inset,
    line,
    outline,
    polar,
    rounded,
    saved,
    stroke,
    text,
)
from gui.art.shadows import draw_shadow
from gui.board.sprites import Picture
from gui.fonts import font
from gui.games.imhotep.card_icons import centred
from gui.theme import mix

if TYPE_CHECKING:
    from collections.abc import Hashable

    from gui.controls.look import Look

CORNER: Final = 0.09
"""Of a card, in widths."""
_INK, _INK_SOFT = "#22262B", "#5E574C"
_ONCE, _LASTING = ("#E7D8B4", "#F4EAD2", "#A98F5E"), ("#BFD6C9", "#E6EEDF", "#6F9A8C")
"""The field's upper and lower tone and its rim: cards that are used once, and cards that stay."""
_LEAST: Final = 9.0
_LEAST_EFFECT: Final = 62.0
"""Narrower cards say their name only; pointing at one says the rest."""


def fitting(words: str, wanted: float, weight: int, width: float, least: float = _LEAST) -> float:
    """The size at which a line fits, not below `least`."""
    advance = QFontMetricsF(font(100, weight)).horizontalAdvance(words) / 100
    return max(least, min(wanted, math.floor(2 * width / max(advance, 0.01)) / 2))


@lru_cache(maxsize=256)
def wrapped(words: str, pixels: float, weight: int, width: float, most: int) -> tuple[str, ...]:
    """Words in at most so many lines; what does not fit is cut short in the last one."""
    metrics, current = QFontMetricsF(font(pixels, weight)), ""
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{current} {word}".strip()
        if current and metrics.horizontalAdvance(longer) > width and len(lines) < most - 1:
            lines.append(current)
            current = word
        else:
            current = longer
    lines.append(metrics.elidedText(current, Qt.TextElideMode.ElideRight, width))
    return tuple(lines)


class CardPicture(Picture, frozen=True):
    """A face. `dim`: it cannot be paid now; `copies` above 1 are told in the corner by `count`."""

    kind: int
    name: str
    effect: str
    pixels: float
    rtl: bool
    dim: bool = False
    count: str = ""

    @property
    def margin(self) -> float:
        return math.ceil(self.width * 0.16)

    @property
    def corner(self) -> float:
        return self.width * CORNER

    @property
    def likeness(self) -> Hashable:
        return ("card", self.kind, self.name, self.dim, self.count)

    def paint(self, p: QPainter, look: Look) -> None:
        body, radius = QRectF(0, 0, self.width, self.height), self.corner
        draw_shadow(p, body.adjusted(2, 3, -2, 0), radius, self.width * 0.06, self.width * 0.035, 0.34)
        fill(p, rounded(body, radius), down(body, (0, "#FFFCF4", 1), (1, "#F6EEDC", 1)))
        outline(p, body, radius, "#BFAA7D", max(1.0, self.width * 0.011))
        self._words(p, self._field(p))
        if self.dim:
            fill(p, rounded(body, radius), "#8F8168", 0.30)
        if self.count:
            _copies(p, body, self.count)

    def _field(self, p: QPainter) -> QRectF:
        """The picture; gives the room left below it."""
        edge, name, small = self.width * 0.065, self.pixels, self.pixels * 0.86
        lines = self._lines()
        words = name * 1.5 + small * 1.3 * lines + edge * 0.5
        field = QRectF(edge, edge, self.width - 2 * edge, max(10.0, self.height - 1.6 * edge - words))
        upper, lower, rim = _ONCE if self.kind in ONE_SHOTS else _LASTING
        fill(p, rounded(field, self.width * 0.05), down(field, (0, upper, 1), (1, lower, 1)))
        stroke(p, rounded(field, self.width * 0.05), rim, max(0.8, self.width * 0.008), 0.5)
        centred(p, self.kind, field)
        return QRectF(edge * 0.6, field.bottom(), self.width - 1.2 * edge, self.height - field.bottom() - edge * 0.4)

    def _lines(self) -> int:
        """Of the effect: none where the card is too small to say it."""
        if self.height >= 7.2 * self.pixels:
            return 2
        return 1 if self.width >= _LEAST_EFFECT else 0

    def _words(self, p: QPainter, room: QRectF) -> None:
        size = fitting(self.name, self.pixels, 720, room.width(), 6.5)
        small = max(_LEAST, self.pixels * 0.86)
        top = room.y() + self.pixels * 0.1
        row = QRectF(room.x(), top, room.width(), self.pixels * 1.5)
        text(p, self.name, row, font(size, 720), _INK, "centre", rtl=self.rtl, elide=False)
        if not self._lines():
            return
        most = max(1, int((room.bottom() - row.bottom() + small * 0.25) / (small * 1.25)))
        small = fitting(self.effect, small, 470, room.width()) if most == 1 else small
        for number, words in enumerate(wrapped(self.effect, small, 470, room.width(), most)):
            below = QRectF(room.x(), row.bottom() + number * small * 1.25, room.width(), small * 1.25)
            text(p, words, below, font(small, 470), _INK_SOFT, "centre", rtl=self.rtl, elide=False)


def _copies(p: QPainter, body: QRectF, count: str) -> None:
    """How many alike lie under this one."""
    radius = body.width() * 0.155
    x, y = body.right() - radius * 0.75, body.y() + radius * 0.75
    draw_shadow(p, QRectF(x - radius, y - radius, 2 * radius, 2 * radius), radius, 3, 1.5, 0.4)
    fill(p, ellipse(x, y, radius), "#1F4E8C")
    stroke(p, ellipse(x, y, radius), "#FFF8E8", 1.4)
    frame = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    text(p, count, frame, font(radius * 1.15, 750), "#FFFFFF", "centre", elide=False)


class BackPicture(Picture, frozen=True):
    """The deck: a back, with the edges of `layers` cards under it."""

    layers: int

    @property
    def margin(self) -> float:
        return math.ceil(self.width * 0.2)

    @property
    def corner(self) -> float:
        return self.width * CORNER

    @property
    def likeness(self) -> Hashable:
        return ("back", self.layers)

    def paint(self, p: QPainter, look: Look) -> None:
        body, radius, step = QRectF(0, 0, self.width, self.height), self.corner, max(1.0, self.width * 0.014)
        draw_shadow(p, body.adjusted(2, 3, -2, 0), radius, self.width * 0.06, self.width * 0.035, 0.36)
        for layer in range(self.layers, 0, -1):
            edge = body.translated(step * layer, step * layer)
            fill(p, rounded(edge, radius), mix("#FBF4E2", "#B9A479", 0.3))
            outline(p, edge, radius, "#9C8659", 1)
        fill(p, rounded(body, radius), "#FBF4E2")
        outline(p, body, radius, "#B9A479", 1)
        _lotus(p, inset(body, self.width * 0.055), radius * 0.7)


def _lotus(p: QPainter, field: QRectF, radius: float) -> None:
    """Rays of a disc, and a lotus of eight petals."""
    fill(p, rounded(field, radius), down(field, (0, "#2F6F78", 1), (1, "#205660", 1)))
    stroke(p, rounded(field, radius), "#17444C", 0.8)
    scale = field.width() / 83
    with clipped(p, rounded(field, radius)), saved(p):
        p.translate(field.center())
        p.scale(scale, scale)
        for i in range(24):
            stroke(p, line(*polar(19, i * 15 + 7.5), *polar(70, i * 15 + 7.5)), "#E9CF8F", 1.1, 0.42)
        fill(p, ellipse(0, 0, 17), "#1D4F58")
        stroke(p, ellipse(0, 0, 17), "#E9CF8F", 1.4, 0.9)
        for i in range(8):
            with saved(p):
                p.rotate(i * 45)
                petal = QPainterPath(QPointF(0, -3))
                petal.quadTo(5.2, -9, 0, -14.5)
                petal.quadTo(-5.2, -9, 0, -3)
                fill(p, petal, "#8FBFB4" if i % 2 else "#E9CF8F")
        fill(p, ellipse(0, 0, 3), "#B4572F")
    stroke(p, rounded(inset(field, 3 * scale), radius * 0.7), "#E9CF8F", 1, 0.7)


class EmptySlot(Picture, frozen=True):
    """Where a card is missing on the shelf."""

    def paint(self, p: QPainter, look: Look) -> None:
        frame = rounded(inset(QRectF(0, 0, self.width, self.height), 2), self.width * CORNER)
        fill(p, frame, look.theme.ink, 0.05)
        stroke(p, frame, colour(look.theme.ink_soft).name(), 1.2, 0.45, dash=(4, 3))
