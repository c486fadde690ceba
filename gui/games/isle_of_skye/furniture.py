"""Things that lie on the board: the round's stones, the bag, price tags, the plate with a name."""

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from gui.art.painting import down, ellipse, fill, outline, rounded, saved, stroke
from gui.art.shadows import draw_shadow, shadow_of
from gui.board.sprites import Picture
from gui.games.isle_of_skye.board_colours import board_colours
from gui.games.isle_of_skye.brushes import pen, ramp, soft_ellipse, spline, tint
from gui.games.isle_of_skye.emblems import triquetra

if TYPE_CHECKING:
    from gui.controls.look import Look


class Stones(Picture, frozen=True):
    """The rounds as flat stones, a standing stone on the one that is played (0: none yet). The numbers are words of
    their own, at `stone_place`."""

    round: int
    rounds: int

    @property
    def margin(self) -> float:
        return 4.0

    def paint(self, p: QPainter, look: "Look") -> None:
        colours = board_colours(look.theme)
        for number in range(1, self.rounds + 1):
            x, y, r = stone_place(number, self.rounds, self.width, self.height)
            flat = r * 0.68
            fill(p, ellipse(x, y + r * 0.1, r * 1.14, flat * 1.2), "#3A2C18", 0.34)
            done = number < self.round
            light, dark = colours.stone_done if done else colours.stone
            body = ellipse(x, y, r, flat)
            fill(p, body, ramp(x - r, y - flat, x + r, y + flat, (0, tint(light)), (1, tint(dark))))
            stroke(p, body, tint("stone_ink", 0.7), 0.9)
        if 1 <= self.round <= self.rounds:
            x, y, r = stone_place(self.round, self.rounds, self.width, self.height)
            _standing_stone(p, x, y, min(r / 12.6, (y + 2) / 46))


def stone_place(number: int, rounds: int, width: float, height: float) -> tuple[float, float, float]:
    """Middle and half width of a stone in a picture of that size."""
    step = width / rounds
    r = min(step * 0.40, height * 0.26)
    return step * (number - 0.5), height - r * 0.95 - (r * 0.22 if number % 2 else 0), r


def _standing_stone(p: QPainter, x: float, y: float, k: float) -> None:
    with saved(p):
        p.translate(x, y)
        p.scale(k, k)
        soft_ellipse(p, 8, 4, 17, 6, tint("ink", 0.7))
        points = [(-9.5, 4.0), (-11.5, -10.0), (-9.0, -26.0), (-9.5, -36.0), (-4.0, -45.0), (3.5, -41.0)]
        points += [(7.0, -33.0), (8.0, -20.0), (11.5, -8.0), (10.0, 4.0), (0.0, 7.0)]
        body = spline(points, True)
        lights = (0.0, tint("stone_hi")), (0.5, tint("stone")), (1.0, tint("stone_lo"))
        fill(p, body, ramp(-11, -40, 12, 0, *lights))
        stroke(p, body, tint("stone_ink"), 1.1)
        p.translate(0, -15)
        stroke(p, triquetra(7.2), tint("medal"), 1.7)


class Bag(Picture, frozen=True):
    """The bag of tiles, as high as a line."""

    def paint(self, p: QPainter, look: "Look") -> None:
        k = self.height / 96
        with saved(p):
            p.translate(self.width / 2, self.height * 0.5)
            p.scale(k, k)
            bag = QPainterPath(QPointF(-12, -26))
            bag.cubicTo(-44, -6, -46, 42, -28, 45)
            bag.cubicTo(-10, 48, 12, 48, 28, 45)
            bag.cubicTo(46, 42, 44, -6, 12, -26)
            bag.closeSubpath()
            lights = (0.0, tint("#B6A182")), (0.5, tint("#957E5E")), (1.0, tint("#665139"))
            fill(p, bag, ramp(-40, -20, 44, 40, *lights))
            stroke(p, bag, tint("peat", 0.9), 3)
            neck = [(-12.0, -25.0), (-20.0, -42.0), (-9.0, -38.0), (-2.0, -45.0), (7.0, -38.0), (19.0, -43.0)]
            top = spline([*neck, (12.0, -25.0), (0.0, -22.0)], True)
            fill(p, top, ramp(-18, -44, 20, -24, (0, tint("#C9B595")), (1, tint("#816A4B"))))
            stroke(p, top, tint("peat", 0.9), 3)
            p.setPen(pen(tint("medal"), 6))
            p.drawLine(QPointF(-12.5, -25.5), QPointF(12.5, -25.5))
            p.translate(0, 15)
            stroke(p, triquetra(15), tint("gold", 0.85), 4)


class Tag(Picture, frozen=True):
    """A price tag, tied to the tile at its left."""

    faded: bool = False

    @property
    def margin(self) -> float:
        return 16.0

    def paint(self, p: QPainter, look: "Look") -> None:
        colours = board_colours(look.theme)
        w, h = self.width, self.height
        cut = min(12.0, h * 0.2)
        path = QPainterPath(QPointF(cut, 0))
        for x, y in ((w - 3, 0), (w, 3), (w, h - 3), (w - 3, h), (cut, h), (0, h - cut), (0, cut)):
            path.lineTo(x, y)
        path.closeSubpath()
        if self.faded:
            p.setOpacity(0.5)
        device = p.device()
        cast, at = shadow_of(path, 3, 0.26, device.devicePixelRatio() if device is not None else 1.0)
        p.drawPixmap(at + QPointF(0.6, 2), cast)
        body = QRectF(0, 0, w, h)
        fill(p, path, down(body, (0, colours.tag[0], 1), (1, colours.tag[1], 1)))
        stroke(p, path, colours.tag_rim, 1)
        hole = min(9.0, cut * 0.75)
        fill(p, ellipse(hole, h / 2, max(2.0, hole * 0.38)), colours.tag_rim, 0.8)
        string = QPainterPath(QPointF(hole, h / 2))
        string.cubicTo(hole - 13, h / 2 + 6, hole - 15, h / 2 - 4, hole - 23, h / 2 + 2)
        stroke(p, string, tint("#8A6F45"), 1.3)


class Plate(Picture, frozen=True):
    """A plate with a name on the chart's line."""

    @property
    def margin(self) -> float:
        return 6.0

    def paint(self, p: QPainter, look: "Look") -> None:
        body = QRectF(0, 0, self.width, self.height)
        draw_shadow(p, body, 5, 4, 2, 0.28)
        fill(p, rounded(body, 5), look.theme.paper)
        outline(p, body, 5, board_colours(look.theme).neatline, 1, 0.8)


class Gain(Picture, frozen=True):
    """A plaque behind a change in points."""

    good: bool = True

    @property
    def margin(self) -> float:
        return math.ceil(self.height * 0.3)

    def paint(self, p: QPainter, look: "Look") -> None:
        body = QRectF(0, 0, self.width, self.height)
        paint = look.theme.turquoise if self.good else look.theme.pomegranate
        draw_shadow(p, body, self.height / 2, 4, 2, 0.3)
        fill(p, rounded(body, self.height / 2), look.theme.paper)
        outline(p, body, self.height / 2, paint, 1.6)
