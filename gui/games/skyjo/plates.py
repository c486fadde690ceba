"""The plate on which points, or a word, rise over a grid."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gui.art.painting import colour, fill, outline, rounded
from gui.art.shadows import draw_shadow
from gui.board.sprites import Picture
from gui.controls.look import Look
from gui.fonts import font, text_width
from gui.theme import CLOTH


class Plate(Picture, frozen=True):
    """Words on dark cloth, so that they are read over any card."""

    text: str
    pixels: float

    @property
    def margin(self) -> float:
        return 18.0

    def paint(self, p: QPainter, look: Look) -> None:
        body = QRectF(0, 0, self.width, self.height)
        radius = self.height * 0.32
        draw_shadow(p, body, radius, 9, 4, 0.5)
        fill(p, rounded(body, radius), CLOTH.hem_dark, 0.93)
        outline(p, body, radius, CLOTH.saffron, 1.6, 0.9)
        p.setFont(font(self.pixels, 800))
        p.setPen(colour(CLOTH.ink))
        x = (self.width - text_width(self.text, self.pixels, 800)) / 2
        p.drawText(QPointF(round(x), round(self.height / 2 + self.pixels * 0.36)), self.text)
