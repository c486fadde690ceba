"""The bracket round a column that may be closed, with its sum on it (and what closing would cost)."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from gui.art.painting import colour, fill, rounded, stroke
from gui.board.sprites import Picture
from gui.controls.look import Look
from gui.fonts import font
from gui.theme import CLOTH

ARM: Final = 0.10
"""Length of a bracket's arms in widths of the column."""


class Bracket(Picture, frozen=True):
    """`top` stands on the upper line, `foot` on the lower one; empty for none. Level 0 tells, 1 may be chosen, 2 is
    pointed at."""

    top: str
    foot: str
    pixels: float
    level: int
    rtl: bool

    @property
    def margin(self) -> float:
        return 26.0

    def paint(self, p: QPainter, look: Look) -> None:
        w, h = self.width, self.height
        tint = CLOTH.saffron if self.level == 0 else CLOTH.ring
        line = (2.4 if self.level < 2 else 3.6) * max(1.0, w / 110) ** 0.7
        arm = max(8.0, ARM * w)
        for side in (0.0, w):
            inward = arm if side == 0.0 else -arm
            path = QPainterPath(QPointF(side + inward, 0))
            for x, y in ((side, 0.0), (side, h), (side + inward, h)):
                path.lineTo(x, y)
            stroke(p, path, CLOTH.hem_dark, line + 2.4, 0.7, cap=Qt.PenCapStyle.FlatCap, join=Qt.PenJoinStyle.MiterJoin)
            stroke(p, path, tint, line, cap=Qt.PenCapStyle.FlatCap, join=Qt.PenJoinStyle.MiterJoin)
        self._tag(p, self.top, 0.0, tint)
        self._tag(p, self.foot, h, tint)

    def _tag(self, p: QPainter, words: str, y: float, tint: str) -> None:
        """A little label that sits on the line."""
        if not words:
            return
        pixels = self.pixels
        typeface = font(pixels, 700)
        advance = QFontMetricsF(typeface).horizontalAdvance(words)
        room = self.width + 14
        if advance > room:
            pixels *= room / advance
            typeface = font(pixels, 700)
            advance = QFontMetricsF(typeface).horizontalAdvance(words)
        height = pixels * 1.55
        tag = QRectF((self.width - advance) / 2 - pixels * 0.55, y - height / 2, advance + pixels * 1.1, height)
        fill(p, rounded(tag, height / 2), CLOTH.hem_dark, 0.96)
        stroke(p, rounded(tag, height / 2), tint, 1.3)
        p.setFont(typeface)
        p.setPen(colour(tint))
        p.setLayoutDirection(Qt.LayoutDirection.RightToLeft if self.rtl else Qt.LayoutDirection.LeftToRight)
        p.drawText(QPointF(round((self.width - advance) / 2), round(y + pixels * 0.36)), words)
