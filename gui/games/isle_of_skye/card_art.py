"""The scoring cards' pictures."""

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from engine.games.isle_of_skye.pieces import CardName
from gui.art.painting import clipped, down, fill, outline, rounded, saved, stroke
from gui.art.shadows import draw_shadow
from gui.board.sprites import Picture
from gui.games.isle_of_skye.board_colours import board_colours
from gui.games.isle_of_skye.brushes import hex_path, pen, ramp, soft_ellipse, spline, tint
from gui.games.isle_of_skye.buildings import paint_castle, paint_village
from gui.games.isle_of_skye.coins import paint_coin
from gui.games.isle_of_skye.emblems import paint_medal
from gui.games.isle_of_skye.tile_things import paint_peak, paint_tree, paint_tuft, paint_wave

if TYPE_CHECKING:
    from gui.controls.look import Look

WIDE, TALL = 92.0, 50.0
"""The room the pictures are drawn for."""


class ScoreCard(Picture, frozen=True):
    """A scoring card without its words: paper, and its picture in the upper part."""

    card: CardName
    art: float
    """Height of the picture."""
    lit: bool = False

    @property
    def margin(self) -> float:
        return 9.0

    @property
    def corner(self) -> float:
        return 7.0

    def paint(self, p: QPainter, look: "Look") -> None:
        body = QRectF(0, 0, self.width, self.height)
        colours = board_colours(look.theme)
        draw_shadow(p, body, 7, 5, 3, 0.36)
        fill(p, rounded(body, 7), down(body, (0, colours.card[0], 1), (1, colours.card[1], 1)))
        outline(p, body, 7, "#F2B84B" if self.lit else colours.card_rim, 2.4 if self.lit else 1)
        if self.art < 12:
            return
        scale = min(self.art / TALL, (self.width - 10) / WIDE)
        with saved(p):
            p.translate(self.width / 2, 5 + self.art / 2)
            p.scale(scale, scale)
            paint_card_picture(p, self.card)


def paint_card_picture(p: QPainter, card: CardName) -> None:
    """Round the origin, WIDE by TALL."""
    match card:
        case "castles":
            paint_castle(p, 0, 20, 44)
        case "waters":
            _waters(p)
        case "roads":
            _roads(p)
        case "symbols":
            soft_ellipse(p, 0, 12, 40, 12, tint("hill_hi", 0.8))
            paint_medal(p, 0, 0, 20)
        case "treasury":
            _treasure(p)
        case "villages":
            paint_village(p, 0, 8, 50)
        case "deep_forest":
            _forest(p)
        case "ranges":
            soft_ellipse(p, 0, 18, 46, 9, tint("mount", 1))
            for x, y, w, h in ((-24, 17, 30, 28), (25, 18, 30, 26), (1, 20, 42, 40)):
                paint_peak(p, x, y, w, h, f"range{x}")


def _waters(p: QPainter) -> None:
    frame = QRectF(-42, -24, 84, 47)
    with clipped(p, rounded(frame, 6)):
        p.fillRect(frame, tint("meadow"))
        for drop, name in ((-3.5, "sand"), (0.0, "shallow"), (3.0, "sea_mid"), (7.0, "sea")):
            shore = _shore(drop)
            shore.lineTo(46, 30)
            shore.lineTo(-46, 30)
            fill(p, shore, tint(name))
        stroke(p, _shore(0), tint("coast", 0.8), 1)
        for x, y in ((-24, 8), (2, 13), (26, 6), (-10, 19), (20, 19)):
            paint_wave(p, x, y, 7, 0.9, 1.5)


def _shore(drop: float) -> QPainterPath:
    heights = (-2, -9, -4, -10, -6, -12, -8)
    return spline(list(zip((-44, -30, -14, 0, 16, 30, 44), (h + drop for h in heights), strict=True)))


def _roads(p: QPainter) -> None:
    two = [hex_path(25).translated(side * 21.65, 0) for side in (-1, 1)]
    for one in two:
        fill(p, one, ramp(-44, -24, 44, 24, (0, tint("meadow_hi")), (1, tint("meadow"))))
        stroke(p, one, tint("hill_lo"), 1)
    for x, y in ((-30, -9), (-16, -13), (-10, 13), (12, -12), (28, 8), (14, 12)):
        paint_tuft(p, x, y, 5, f"rc{x}")
    road = QPainterPath(QPointF(-34, 21))
    road.cubicTo(-24, 2, -14, 0, 0, 0)
    road.cubicTo(14, 0, 24, -2, 34, -21)
    with clipped(p, two[0].united(two[1])):
        p.setBrush(Qt.BrushStyle.NoBrush)
        for name, width in (("road_edge", 9.0), ("road", 6.6)):
            p.setPen(pen(tint(name), width, Qt.PenCapStyle.FlatCap))
            p.drawPath(road)
    for one in two:
        stroke(p, one, tint("ink", 0.55), 1)


def _forest(p: QPainter) -> None:
    soft_ellipse(p, 0, 14, 46, 13, tint("forest", 1))
    rng = Random(3)
    for y, x in sorted((rng.uniform(4, 21), rng.uniform(-34, 34)) for _ in range(26)):
        if abs(x) < 36 - abs(y - 13) * 0.6:
            paint_tree(p, x, y, 23, f"c{x}")


def _treasure(p: QPainter) -> None:
    soft_ellipse(p, 2, 17, 40, 8, tint("ink", 0.4))
    for x, y, value in (
        (-22, 10, 10),
        (-22, 6, 10),
        (-22, 2, 10),
        (22, 10, 1),
        (22, 6, 1),
        (0, 8, 5),
        (0, 4, 5),
        (0, 0, 5),
    ):
        paint_coin(p, x, y, 12, value)
