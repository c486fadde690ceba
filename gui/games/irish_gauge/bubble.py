"""The bubble over a space: what a track there would do."""

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.art.painting import ellipse, fill, hairline, line, outline, polygon, rounded, stroke, text
from gui.art.seats import paint_flat
from gui.art.shadows import draw_shadow
from gui.board.sprites import Picture
from gui.controls.look import Look
from gui.fonts import font, text_width
from gui.games.irish_gauge.emblems import paint_badge
from gui.games.irish_gauge.pigments import CREAM, TARGET
from gui.theme import SeatStyle

ROW: Final = 1.75
"""Height of a line in sizes of the type."""
PAD: Final = 0.9


class RiseLine(Struct, frozen=True):
    """A company's price before and after."""

    company: int
    before: str
    after: str


class PaidLine(Struct, frozen=True):
    """What a seat is paid."""

    style: SeatStyle
    name: str
    amount: str


class Bubble(Picture, frozen=True):
    """Its tail points to the left or right, at `tail` from its top."""

    pixels: float
    title: str
    cost: str
    remark: str
    rises: tuple[RiseLine, ...]
    paid: tuple[PaidLine, ...]
    note: str
    rtl: bool
    tail: float
    tail_left: bool
    forbidden: bool = False

    @property
    def margin(self) -> float:
        return 16.0

    def paint(self, p: QPainter, look: Look) -> None:
        theme, box = look.theme, QRectF(0, 0, self.width, self.height)
        accent = theme.pomegranate if self.forbidden else theme.turquoise
        draw_shadow(p, box, 9, 9, 4, 0.32)
        x, tip = (0.0, -10.0) if self.tail_left else (self.width, self.width + 10.0)
        tail = polygon(((x, self.tail - 8), (tip, self.tail), (x, self.tail + 8)))
        fill(p, tail, accent)
        fill(p, rounded(box, 9), theme.paper)
        outline(p, box, 9, accent, 1.8)
        inner = box.adjusted(self.pixels * PAD, self.pixels * 0.55, -self.pixels * PAD, 0)
        y = inner.top()
        y = self._heading(p, look, inner, y)
        for rise in self.rises:
            self._rise(p, look, inner, y, rise)
            y += self.pixels * ROW
        for paid in self.paid:
            self._paid(p, look, inner, y, paid)
            y += self.pixels * ROW
        if self.note:
            self._line(p, self.note, inner, y, 0.92, 600, theme.saffron_ink)

    def _line(
        self,
        p: QPainter,
        words: str,
        inner: QRectF,
        y: float,
        share: float,
        weight: int,
        tint: str,
        side: str = "start",
    ) -> None:
        row = QRectF(inner.left(), y, inner.width(), self.pixels * ROW)
        typeface = font(self.pixels * share, weight)
        text(p, words, row, typeface, tint, "end" if side == "end" else "start", rtl=self.rtl)

    def _heading(self, p: QPainter, look: Look, inner: QRectF, y: float) -> float:
        theme = look.theme
        self._line(p, self.title, inner, y, 1.0, 680, theme.ink)
        tint = theme.pomegranate_ink if self.forbidden else theme.turquoise_ink
        self._line(p, self.cost, inner, y, 1.0, 700, tint, "end")
        y += self.pixels * ROW * 0.95
        if self.remark:
            self._line(p, self.remark, inner, y, 0.88, 420, theme.ink_soft)
            y += self.pixels * ROW
        if self.rises or self.paid:
            hairline(p, inner.left(), y, inner.width(), theme.line)
            y += self.pixels * 0.3
        return y

    def _rise(self, p: QPainter, look: Look, inner: QRectF, y: float, rise: RiseLine) -> None:
        size, middle = self.pixels, y + self.pixels * ROW / 2
        radius = size * 0.72
        x = inner.right() - radius if self.rtl else inner.left() + radius
        paint_badge(p, rise.company, x, middle, radius)
        arrow = "←" if self.rtl else "→"
        row = inner.adjusted(0, 0, -2.6 * radius, 0) if self.rtl else inner.adjusted(2.6 * radius, 0, 0, 0)
        self._line(p, f"{rise.before} {arrow} {rise.after}", row, y, 1.05, 650, look.theme.ink)

    def _paid(self, p: QPainter, look: Look, inner: QRectF, y: float, paid: PaidLine) -> None:
        size, middle = self.pixels, y + self.pixels * ROW / 2
        x = inner.right() - size * 0.6 if self.rtl else inner.left() + size * 0.6
        paint_flat(p, paid.style, look.theme, x, middle, size * 0.44)
        row = inner.adjusted(0, 0, -1.5 * size, 0) if self.rtl else inner.adjusted(1.5 * size, 0, 0, 0)
        self._line(p, paid.name, row, y, 0.95, 440, look.theme.ink)
        self._line(p, paid.amount, row, y, 1.0, 680, look.theme.turquoise_ink, "end")


class Leader(Picture, frozen=True):
    """A fine line from a bubble to its space, falling to the right or rising."""

    falls: bool

    @property
    def margin(self) -> float:
        return 6.0

    def paint(self, p: QPainter, look: Look) -> None:
        start, end = (0.0, self.height) if self.falls else (self.height, 0.0)
        path = line(0.0, start, self.width, end)
        stroke(p, path, CREAM, 3.4, 0.55)
        stroke(p, path, TARGET, 1.2, 0.9, dash=(3.0, 2.8))
        for x, y in ((0.0, start), (self.width, end)):
            fill(p, ellipse(x, y, 3.0), TARGET)


def bubble_size(bubble: Bubble) -> tuple[float, float]:
    """Width and height that its lines need."""
    size = bubble.pixels
    widest = text_width(bubble.title, size, 680) + text_width(bubble.cost, size, 700) + size * 1.4
    widest = max(widest, text_width(bubble.remark, size * 0.88, 420), text_width(bubble.note, size * 0.92, 600))
    for paid in bubble.paid:
        line = text_width(paid.name, size * 0.95, 440) + text_width(paid.amount, size, 680)
        widest = max(widest, line + size * 3)
    rows = 0.95 + bool(bubble.remark) + len(bubble.rises) + len(bubble.paid) + 0.95 * bool(bubble.note)
    air = 1.1 + (0.3 if bubble.rises or bubble.paid else 0)
    return round(widest + 2 * PAD * size + 4), round(rows * ROW * size + air * size)
