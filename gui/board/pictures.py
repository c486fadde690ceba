"""Pictures every board needs: words on the table, seat signs, glows and rings."""

import math
from collections.abc import Hashable
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from gui.art.painting import colour, fill, glow, rounded, stroke
from gui.art.seats import paint_stone
from gui.board.sprites import Picture
from gui.controls.look import Look
from gui.fonts import font, text_width
from gui.i18n import isolated
from gui.theme import CLOTH, SeatStyle


def elided(words: str, pixels: float, weight: int, width: float) -> str:
    """The line, shortened with an ellipsis where it is wider than `width`; in an isolate, so that the dots stand where
    it ends, in either script."""
    if text_width(words, pixels, weight) <= width:
        return isolated(words)
    metrics = QFontMetricsF(font(pixels, weight))
    return isolated(metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(0.0, width)))


class Words(Picture, frozen=True):
    """One line of text in its own rectangle, at one of its sides."""

    text: str
    pixels: float
    weight: int
    paint_colour: str
    side: Literal["left", "right", "centre"] = "left"
    rtl: bool = False

    def paint(self, p: QPainter, look: Look) -> None:
        typeface = font(self.pixels, self.weight)
        advance = text_width(self.text, self.pixels, self.weight)
        x = {"left": 0.0, "right": self.width - advance, "centre": (self.width - advance) / 2}[self.side]
        p.setFont(typeface)
        p.setPen(colour(self.paint_colour))
        p.setLayoutDirection(Qt.LayoutDirection.RightToLeft if self.rtl else Qt.LayoutDirection.LeftToRight)
        p.drawText(QPointF(round(x), round(self.height / 2 + self.pixels * 0.36)), self.text)


class SeatSign(Picture, frozen=True):
    """A seat's stone."""

    style: SeatStyle

    @property
    def likeness(self) -> Hashable:
        return ("sign", self.style)

    @property
    def margin(self) -> float:
        return math.ceil(self.width * 0.25)

    def paint(self, p: QPainter, look: Look) -> None:
        paint_stone(p, self.style, self.width / 2, self.height / 2, self.width / 2)


def _weight(width: float) -> float:
    """How much bolder a mark is on something large."""
    return float(max(1.0, width / 95) ** 0.7)


class Glow(Picture, frozen=True):
    """Light round something that may be chosen; 2: that is pointed at, 0: that something may be taken from."""

    radius: float
    level: int
    tint: str = CLOTH.glow

    @property
    def margin(self) -> float:
        return math.ceil(22.0 * _weight(self.width))

    @property
    def likeness(self) -> Hashable:
        return ("glow", self.level, self.tint)

    def paint(self, p: QPainter, look: Look) -> None:
        path = rounded(QRectF(-2, -2, self.width + 4, self.height + 4), self.radius + 2)
        width, strength = ((7.0, 0.20), (9.0, 0.30), (15.0, 0.50))[self.level]
        glow(p, path, self.tint, width * _weight(self.width), strength)


class Ring(Picture, frozen=True):
    """The line round it: a dark gap first, because turquoise on ivory alone is hardly seen."""

    radius: float
    level: int
    tint: str = CLOTH.ring
    gap: str = CLOTH.hem_dark

    @property
    def margin(self) -> float:
        return math.ceil(8.0 * _weight(self.width))

    @property
    def likeness(self) -> Hashable:
        return ("ring", self.level, self.tint)

    def paint(self, p: QPainter, look: Look) -> None:
        body = QRectF(0, 0, self.width, self.height)
        out, line = ((3.0, 1.8), (3.2, 2.4), (3.9, 3.8))[self.level]
        weight = _weight(self.width)
        out, near = out * weight, weight
        stroke(p, rounded(body.adjusted(-near, -near, near, near), self.radius + near), self.gap, 2.2 * weight, 0.95)
        stroke(p, rounded(body.adjusted(-out, -out, out, out), self.radius + out), self.tint, line * weight)
        if self.level == 2:
            fill(p, rounded(body, self.radius), CLOTH.glow, 0.12)
