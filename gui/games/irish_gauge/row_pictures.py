"""Pictures beside the sheet: the companies' papers, ladders and riders, certificates, the stand and the stock."""

import math
from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from gui.art.painting import clipped, colour, fill, glow, line, outline, polygon, rounded, stroke
from gui.art.seats import paint_flat
from gui.art.shadows import draw_shadow
from gui.board.sprites import Picture
from gui.controls.look import Look
from gui.fonts import font, text_width
from gui.games.irish_gauge.beds import paint_rails
from gui.games.irish_gauge.emblems import paint_badge, paint_small_certificate
from gui.games.irish_gauge.pigments import BRASS, BRASS_EDGE, DULL
from gui.theme import SeatStyle

RISERS = 10
"""Figures of a ladder: £10 to £100."""


class Paper(Picture, frozen=True):
    """The paper of a row; `mark` is a bar at its leading edge (a share of it is under the hammer)."""

    mark: bool = False
    quiet: bool = False
    rtl: bool = False

    @property
    def margin(self) -> float:
        return 8.0

    @property
    def corner(self) -> float:
        return 8.0

    @property
    def likeness(self) -> Hashable:
        return ("paper", self.mark, self.quiet, self.rtl)

    def paint(self, p: QPainter, look: Look) -> None:
        theme = look.theme
        box = QRectF(0, 0, self.width, self.height)
        draw_shadow(p, box, 8, 5, 2, theme.shade * (0.6 if self.quiet else 1.0))
        fill(p, rounded(box, 8), theme.paper)
        if self.quiet:
            fill(p, rounded(box, 8), theme.table, 0.45)
        outline(p, box, 8, theme.edge, 1, 0.8)
        if self.mark:
            with clipped(p, rounded(box, 8)):
                p.fillRect(QRectF(self.width - 4 if self.rtl else 0, 0, 4, self.height), colour(theme.saffron))


class Badge(Picture, frozen=True):
    company: int
    dim: bool = False

    @property
    def margin(self) -> float:
        return 2.0

    @property
    def likeness(self) -> Hashable:
        return ("badge", self.company, self.dim)

    def paint(self, p: QPainter, look: Look) -> None:
        paint_badge(p, self.company, self.width / 2, self.height / 2, self.width / 2, dim=self.dim)


class Ladder(Picture, frozen=True):
    """A surveyor's scale bar from £10 to £100. Its body is the bar; the figures hang below it."""

    figures: tuple[str, ...]
    """From £10 on, as they stand from left to right; none: no room for them."""
    pixels: float
    closed: bool

    @property
    def margin(self) -> float:
        return math.ceil(self.pixels * 2.2)

    def paint(self, p: QPainter, look: Look) -> None:
        theme = look.theme
        ink = theme.ink_soft if self.closed else theme.ink
        step = self.width / 18
        for k in range(18):
            part = QRectF(k * step, 0, step, self.height)
            p.fillRect(part, colour(ink if k % 2 == 0 else theme.paper))
        rim = QPainterPath()
        rim.addRect(QRectF(0, 0, self.width, self.height))
        stroke(p, rim, ink, 0.9)
        p.setFont(font(self.pixels, 420))
        for k in range(RISERS):
            x = k * 2 * step
            stroke(p, line(x, self.height, x, self.height + 3.4), ink, 0.9, cap=Qt.PenCapStyle.FlatCap)
            if self.figures:
                words = self.figures[k]
                p.setPen(colour(theme.ink_soft))
                at = x - text_width(words, self.pixels, 420) / 2
                p.drawText(QPointF(at, self.height + 4 + self.pixels * 1.02), words)


class Rider(Picture, frozen=True):
    """The brass rider of a ladder: its tip is the middle of the lower edge. `ghost`: where it would go."""

    closed: bool = False
    ghost: bool = False

    @property
    def margin(self) -> float:
        return 4.0

    def paint(self, p: QPainter, look: Look) -> None:
        w, h = self.width, self.height
        shape = polygon(((0, 0), (w, 0), (w, h * 0.57), (w / 2, h), (0, h * 0.57)))
        if self.ghost:
            fill(p, shape, look.theme.turquoise, 0.16)
            stroke(p, shape, look.theme.turquoise, 1.4, dash=(2.2, 1.8))
            return
        draw_shadow(p, QRectF(1, 1, w - 2, h * 0.7), 2, 3, 1.5, 0.35)
        sheen = QLinearGradient(0, 0, w, 0)
        stops = zip((0, 0.35, 0.6, 1), DULL if self.closed else BRASS, strict=True)
        for at, tint in stops:
            sheen.setColorAt(at, colour(tint))
        fill(p, shape, sheen)
        stroke(p, shape, look.theme.ink_soft if self.closed else BRASS_EDGE, 0.9)


class Certificates(Picture, frozen=True):
    """A stack of shares, one upon the other; its body is the lowest."""

    company: int
    count: int
    rtl: bool = False

    @property
    def margin(self) -> float:
        return math.ceil(self.width * 0.5)

    @property
    def corner(self) -> float:
        return 2.0

    @property
    def likeness(self) -> Hashable:
        return ("stack", self.company, self.count, self.rtl)

    def paint(self, p: QPainter, look: Look) -> None:
        side = -1 if self.rtl else 1
        for k in range(self.count):
            x, y = side * k * self.width * 0.07, -k * self.height * 0.10
            box = QRectF(x, y, self.width, self.height)
            draw_shadow(p, box, 1, 3, 1.2, 0.30)
            paint_small_certificate(p, self.company, box)


class NoShares(Picture, frozen=True):
    """Where a stack lay."""

    def paint(self, p: QPainter, look: Look) -> None:
        box = QPainterPath()
        box.addRect(QRectF(0.5, 0.5, self.width - 1, self.height - 1))
        stroke(p, box, look.theme.ink_soft, 1, 0.6, dash=(3, 3), cap=Qt.PenCapStyle.FlatCap)


class Sign(Picture, frozen=True):
    """A seat's flat sign: a share it holds."""

    style: SeatStyle

    @property
    def margin(self) -> float:
        return math.ceil(self.width * 0.15)

    def paint(self, p: QPainter, look: Look) -> None:
        paint_flat(p, self.style, look.theme, self.width / 2, self.height / 2, self.width * 0.46)


class Stand(Picture, frozen=True):
    """Where a share lies while it is auctioned: a block, a gavel while it is empty."""

    empty: bool

    @property
    def margin(self) -> float:
        return 8.0

    def paint(self, p: QPainter, look: Look) -> None:
        Paper(self.width, self.height).paint(p, look)
        theme = look.theme
        place = QRectF(0, 0, self.width, self.height).adjusted(6, 6, -6, -6)
        stroke(p, rounded(place, 5), theme.ink_soft, 1, 0.5, dash=(4, 3.4), cap=Qt.PenCapStyle.FlatCap)
        if self.empty:
            _gavel(p, self.width / 2, self.height * 0.36, self.height * 0.26, theme.ink_soft)


def _gavel(p: QPainter, x: float, y: float, size: float, ink: str) -> None:
    p.save()
    p.translate(x, y)
    p.rotate(-38)
    fill(p, rounded(QRectF(-size * 0.42, -size * 0.62, size * 0.84, size * 0.62), size * 0.1), ink, 0.75)
    for dx in (-0.52, 0.36):
        fill(p, rounded(QRectF(size * dx, -size * 0.70, size * 0.16, size * 0.78), size * 0.06), ink, 0.95)
    fill(p, rounded(QRectF(-size * 0.08, 0, size * 0.16, size * 1.05), size * 0.08), ink, 0.75)
    p.restore()
    fill(p, rounded(QRectF(x - size * 0.8, y + size * 0.78, size * 0.9, size * 0.2), size * 0.08), ink, 0.55)


class PlaceLight(Picture, frozen=True):
    """Marks a row, the stand or the stock: 1 may be chosen, 2 is pointed at, 0: something may be taken from there."""

    level: int

    @property
    def margin(self) -> float:
        return 12.0

    @property
    def likeness(self) -> Hashable:
        return ("place light", self.level)

    def paint(self, p: QPainter, look: Look) -> None:
        theme = look.theme
        box = QRectF(0, 0, self.width, self.height)
        glow(p, rounded(box, 8), theme.turquoise, (4.0, 5.0, 8.0)[self.level], (0.16, 0.22, 0.40)[self.level])
        if self.level == 2:
            fill(p, rounded(box, 8), theme.turquoise, 0.06)
        outline(p, box.adjusted(-1, -1, 1, 1), 9, theme.turquoise, (1.6, 2.0, 3.0)[self.level])


class Rack(Picture, frozen=True):
    """Fifteen sleepers on two rails; those not yet built are in the seat's colour."""

    style: SeatStyle
    left: int
    rtl: bool

    def paint(self, p: QPainter, look: Look) -> None:
        step, h = self.width / 15, self.height
        wide = step * 0.52
        for k in range(15):
            x = (14 - k if self.rtl else k) * step + (step - wide) / 2
            box = QPainterPath()
            box.addRect(QRectF(x, 0.5, wide, h - 1))
            if k < self.left:
                fill(p, box, self.style.on(look.theme))
                stroke(p, box, look.theme.ink, 0.6, 0.6)
            else:
                stroke(p, box, look.theme.rim, 0.9, 0.7)
        for dy in (0.28, 0.72):
            stroke(p, line(0, h * dy, self.width, h * dy), look.theme.paper, 2.4, 0.9)
            stroke(p, line(0, h * dy, self.width, h * dy), look.theme.ink, 1.3, 0.9)


class LooseTrack(Picture, frozen=True):
    """A length of rails to be laid."""

    style: SeatStyle

    @property
    def margin(self) -> float:
        return 4.0

    @property
    def corner(self) -> float:
        return 3.0

    def paint(self, p: QPainter, look: Look) -> None:
        scale = self.height / 20
        p.scale(scale, scale)
        paint_rails(p, ((1, 10), (self.width / scale / 2, 10), (self.width / scale - 1, 10)), self.style, sign=False)


class Tag(Picture, frozen=True):
    """Money on its way to a seat: its sign and an amount."""

    text: str
    pixels: float
    style: SeatStyle

    @property
    def margin(self) -> float:
        return 12.0

    def paint(self, p: QPainter, look: Look) -> None:
        theme = look.theme
        box = QRectF(0, 0, self.width, self.height)
        draw_shadow(p, box, self.height / 2, 6, 3, 0.35)
        fill(p, rounded(box, self.height / 2), theme.paper)
        outline(p, box, self.height / 2, self.style.on(theme), 1.8)
        paint_flat(p, self.style, theme, self.height * 0.58, self.height / 2, self.height * 0.26)
        p.setFont(font(self.pixels, 720))
        p.setPen(colour(theme.ink))
        p.drawText(QPointF(self.height * 0.98, self.height / 2 + self.pixels * 0.36), self.text)
