"""Words over the landscape: the sites' names, what a voyage would score, what a card does."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from gui.art.painting import fill, inset, outline, polygon, rounded, saved, stroke, text
from gui.art.seats import paint_stone
from gui.art.shadows import draw_shadow
from gui.board.sprites import Picture
from gui.fonts import font, text_width
from gui.games.imhotep.card_icons import block
from gui.theme import mix

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPainterPath

    from gui.controls.look import Look
    from gui.theme import SeatStyle

_HIGH: Final = 2.0
"""Height of a plaque in sizes of its type."""
_PAD: Final = 0.85
_GAP: Final = 0.6


class Plaque(Picture, frozen=True):
    """A site's name, how many stones it has, who leads there and what for."""

    name: str
    count: str
    leaders: tuple[SeatStyle, ...]
    bonus: str
    pixels: float
    level: int
    """0: as it is, 1: may be sailed to, 2: pointed at."""
    rtl: bool

    @property
    def margin(self) -> float:
        return math.ceil(self.pixels * 0.9)

    def paint(self, p: QPainter, look: Look) -> None:
        body, size, theme = QRectF(0, 0, self.width, self.height), self.pixels, look.theme
        radius = size * 0.52
        draw_shadow(p, body, radius, size * 0.4, size * 0.18, 0.34)
        fill(p, rounded(body, radius), theme.paper)
        line = theme.turquoise if self.level else theme.edge
        outline(p, body, radius, line, (1.0, 1.6, 2.4)[self.level])
        x = self.width - size * _PAD if self.rtl else size * _PAD
        x = self._write(p, x, self.name, 720, theme.ink)
        x = self._write(p, x, self.count, 520, theme.ink_soft)
        if self.leaders:
            self._leaders(p, x, theme.line, theme.saffron_ink)

    def _write(self, p: QPainter, x: float, words: str, weight: int, paint: str) -> float:
        """Write in the reading direction from x; gives where to go on."""
        wide = text_width(words, self.pixels, weight)
        left = x - wide if self.rtl else x
        frame = QRectF(left, 0, wide + 1, self.height)
        text(p, words, frame, font(self.pixels, weight, True), paint, "start", rtl=self.rtl, elide=False)
        return left - self.pixels * _GAP if self.rtl else left + wide + self.pixels * _GAP

    def _leaders(self, p: QPainter, x: float, line: str, paint: str) -> None:
        way, size, middle = (-1 if self.rtl else 1), self.pixels, self.height / 2
        rule = polygon(((x, self.height * 0.24), (x, self.height * 0.76)), closed=False)
        stroke(p, rule, line, 1)
        x += way * size * 1.05
        for place, style in enumerate(self.leaders):
            at = x + way * place * size * 1.15
            paint_stone(p, style, at, middle + size * 0.14, size * 0.5)
            if len(self.leaders) == 1 or self.bonus:
                crown(p, at, middle - size * 0.26, size * 0.46)
        x += way * ((len(self.leaders) - 1) * size * 1.15 + size * 0.8)
        if self.bonus:
            self._write(p, x, self.bonus, 720, paint)


def crown(p: QPainter, x: float, foot: float, half: float) -> None:
    """A gilded crown over a badge."""
    points = ((-1, 0), (-1, -0.92), (-0.4, -0.45), (0, -1.15), (0.4, -0.45), (1, -0.92), (1, 0))
    path = polygon([(x + dx * half, foot + dy * half) for dx, dy in points])
    fill(p, path, "#EBBE55")
    stroke(p, path, "#7A5208", max(0.8, half * 0.13))


def plaque(
    name: str, count: str, leaders: tuple[SeatStyle, ...], bonus: str, pixels: float, level: int, rtl: bool
) -> Plaque:
    """A plaque as wide as its words."""
    wide = 2 * _PAD * pixels + text_width(name, pixels, 720) + _GAP * pixels + text_width(count, pixels, 520)
    if leaders:
        wide += pixels * (_GAP + 1.45 + 1.15 * (len(leaders) - 1))
        wide += text_width(bonus, pixels, 720) + pixels * 0.2 if bonus else 0
    return Plaque(math.ceil(wide), round(_HIGH * pixels), name, count, leaders, bonus, pixels, level, rtl)


class Bubble(Picture, frozen=True):
    """A title, then seats with their change, then a remark; `tip` is where it points to from its own corner."""

    title: tuple[str, ...]
    gains: tuple[tuple[SeatStyle, str, str, bool], ...]
    """Style, name, change, and whether that is the watcher."""
    remark: str
    pixels: float
    rtl: bool
    tip: tuple[float, float] | None = None

    @property
    def margin(self) -> float:
        return math.ceil(self.pixels * 3.2)

    def paint(self, p: QPainter, look: Look) -> None:
        body, size, theme = QRectF(0, 0, self.width, self.height), self.pixels, look.theme
        radius = size * 0.8
        draw_shadow(p, body, radius, size * 0.9, size * 0.35, 0.36)
        path = rounded(body, radius)
        if self.tip is not None:
            path = path.united(self._tail())
        fill(p, path, theme.paper)
        stroke(p, path, theme.turquoise, 1.8)
        pad, y = size * 0.95, size * 0.55
        for words in self.title:
            frame = QRectF(pad, y, self.width - 2 * pad, size * 1.5)
            text(p, words, frame, font(size, 520), theme.ink_soft if self.gains else theme.ink, "start", rtl=self.rtl)
            y += size * 1.5
        for gain in self.gains:
            self._gain(p, y + size * 0.1, gain, look)
            y += size * 1.85
        if self.remark:
            frame = QRectF(pad, y + size * 0.1, self.width - 2 * pad, size * 1.5)
            text(p, self.remark, frame, font(size, 600), theme.saffron_ink, "start", rtl=self.rtl)

    def _tail(self) -> QPainterPath:
        assert self.tip is not None
        x, y = self.tip
        inner = inset(QRectF(0, 0, self.width, self.height), self.pixels * 1.3)
        foot_x = min(max(x, inner.left()), inner.right())
        foot_y = min(max(y, inner.top()), inner.bottom())
        dx, dy = x - foot_x, y - foot_y
        length = max(1.0, math.hypot(dx, dy))
        nx, ny, half = -dy / length, dx / length, self.pixels * 0.75
        reach = min(length, math.hypot(min(abs(dx), self.pixels * 3.6), min(abs(dy), self.pixels * 3.6)))
        tip_x, tip_y = foot_x + dx / length * reach, foot_y + dy / length * reach
        return polygon(
            ((foot_x + nx * half, foot_y + ny * half), (tip_x, tip_y), (foot_x - nx * half, foot_y - ny * half))
        )

    def _gain(self, p: QPainter, y: float, gain: tuple[SeatStyle, str, str, bool], look: Look) -> None:
        style, name, change, own = gain
        size, theme, pad = self.pixels, look.theme, self.pixels * 0.95
        middle = y + size * 0.9
        x = self.width - pad - size * 0.6 if self.rtl else pad + size * 0.6
        paint_stone(p, style, x, middle, size * 0.58)
        wide = text_width(change, size * 1.25, 760)
        inner = self.width - 2 * pad - size * 1.6
        start = pad if self.rtl else pad + size * 1.6
        frame = QRectF(start, y, inner, size * 1.8)
        figure = QRectF(frame.left(), y, wide + 1, size * 1.8)
        if not self.rtl:
            figure.moveRight(frame.right())
        room = QRectF(frame.left() + (wide + size * 0.6 if self.rtl else 0), y, inner - wide - size * 0.6, size * 1.8)
        text(p, name, room, font(size, 720 if own else 560), theme.ink, "start", rtl=self.rtl)
        paint = (
            theme.pomegranate_ink if "\u2212" in change else theme.turquoise_ink if "+" in change else theme.ink_soft
        )
        text(p, change, figure, font(size * 1.25, 760, True), paint, "start", rtl=self.rtl, elide=False)


class Tag(Picture, frozen=True):
    """A price on the ledge: figure and small stones; or words alone."""

    words: str
    stones: int
    pixels: float
    rtl: bool

    def paint(self, p: QPainter, look: Look) -> None:
        body, size = QRectF(0, 0, self.width, self.height), self.pixels
        fill(p, rounded(body, size * 0.38), "#F8F0DE" if not look.theme.dark else "#D9CDB2")
        outline(p, body, size * 0.38, "#6A4322", 1)
        if not self.stones:
            text(p, self.words, body, font(size, 660, True), "#22262B", "centre", rtl=self.rtl)
            return
        unit, step = size * 0.52, size * 1.1
        wide = text_width(self.words, size * 1.1, 740)
        all_in = wide + size * 0.45 + step * self.stones
        x = (self.width - all_in) / 2
        for k in range(self.stones):
            with saved(p):
                block(p, x + step * (k + 0.45), self.height / 2, unit)
        frame = QRectF(x + step * self.stones + size * 0.3, 0, wide + 2, self.height)
        text(p, self.words, frame, font(size * 1.1, 740, True), "#22262B", "start", elide=False)


class Plate(Picture, frozen=True):
    """Points that rise over a stone that has landed."""

    words: str
    pixels: float

    @property
    def margin(self) -> float:
        return math.ceil(self.pixels * 0.6)

    def paint(self, p: QPainter, look: Look) -> None:
        body, radius = QRectF(0, 0, self.width, self.height), self.height * 0.4
        draw_shadow(p, body, radius, self.pixels * 0.3, 2, 0.45)
        fill(p, rounded(body, radius), "#22313F", 0.95)
        outline(p, body, radius, "#F2B84B", 1.6)
        text(p, self.words, body, font(self.pixels, 800, True), "#FFF6E2", "centre", elide=False)


def plate(words: str, pixels: float) -> Plate:
    return Plate(round(max(text_width(words, pixels, 800) + pixels, pixels * 1.7)), round(pixels * 1.5), words, pixels)


class Button(Picture, frozen=True):
    """Something to be settled on the board itself."""

    words: str
    pixels: float
    strong: bool
    rtl: bool

    @property
    def margin(self) -> float:
        return math.ceil(self.pixels)

    def paint(self, p: QPainter, look: Look) -> None:
        body, radius, theme = QRectF(0, 0, self.width, self.height), self.pixels * 0.7, look.theme
        draw_shadow(p, body, radius, self.pixels * 0.5, self.pixels * 0.2, 0.4)
        fill(p, rounded(body, radius), theme.turquoise if not self.strong else mix(theme.turquoise, theme.paper, 0.16))
        outline(p, body, radius, "#E9FFFA", 1.6 if not self.strong else 2.4, 0.95)
        text(p, self.words, body, font(self.pixels, 720), theme.paper, "centre", rtl=self.rtl, elide=False)


class Wash(Picture, frozen=True):
    """Light round a rectangle on the table, with a line that stands out on land and wood."""

    radius: float
    level: int

    @property
    def margin(self) -> float:
        return 16.0

    def paint(self, p: QPainter, look: Look) -> None:
        body = QRectF(0, 0, self.width, self.height)
        path = rounded(inset(body, -3), self.radius + 3)
        # Wide strokes round a large rectangle are dear: no light where something only may be taken.
        for width, strength in ((), ((13.0, 0.14), (8.0, 0.16)), ((16.0, 0.2), (9.0, 0.25)))[self.level]:
            stroke(p, path, "#18B3AC", width, strength)
        stroke(p, path, "#E9FFFA" if not look.theme.dark else "#0C2426", (3.2, 4.4, 5.4)[self.level], 0.95)
        stroke(p, path, look.theme.turquoise, (1.6, 2.2, 3.0)[self.level])


def bubble_height(title: int, gains: int, remark: bool, pixels: float) -> int:
    return round(pixels * (1.1 + 1.5 * title + 1.85 * gains + (1.6 if remark else 0) + (0.2 if gains else 0)))
