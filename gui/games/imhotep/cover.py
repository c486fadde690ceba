"""The picture on Imhotep's card: a laden ship on the Nile, the pyramid growing behind it."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from gui.art.framing import CARD, cast_shadow, covering
from gui.art.painting import Point, ellipse, fill, line, polar, polygon, stroke
from gui.games.imhotep.blocks import Iso, paint_block, seat_faces
from gui.games.imhotep.pigments import (
    BANKS,
    COURT,
    DATES,
    DEEP,
    DUNE,
    FRONDS,
    LIMESTONE,
    REEDS,
    RIPPLE,
    SAND,
    SAND_DARK,
    SAND_LIGHT,
    STONE_DUSK,
    TRUNK,
    WAKE,
)
from gui.games.imhotep.ship import paint_ship
from gui.theme import SEAT_STYLES, mix

if TYPE_CHECKING:
    from gui.controls.look import Look

_SLOPE: Final = 0.577
_SHORE: Final = 72.0
_LAYERS: Final = 5
# Stones of the seats in the pyramid: (layer, x, y) → seat.
_LAID: Final = {
    (0, 4, 2): 0,
    (0, 1, 4): 1,
    (0, 4, 0): 3,
    (0, 3, 4): 2,
    (1, 3, 3): 1,
    (1, 0, 3): 0,
    (1, 3, 1): 2,
    (2, 2, 0): 1,
    (2, 1, 2): 3,
    (0, 0, 4): 3,
    (3, 1, 1): 0,
    (4, 0, 0): 1,
}


def paint_card(p: QPainter, rect: QRectF, look: Look) -> None:
    """Alike in both themes and languages."""
    with covering(p, rect):
        draw = random.Random(5)
        _sand(p, draw)
        _river(p, draw)
        _pyramid(p)
        _palm(p, 44, 66, 1.05, -7)
        _palm(p, 68, 76, 0.82, 7)
        _reeds(p, draw)
        ship = Iso(CARD.width() * 0.272, CARD.height() * 0.70, 17.5, 0.92)
        _wake(p, ship)
        paint_ship(p, ship, (SEAT_STYLES[1], SEAT_STYLES[0], SEAT_STYLES[2], None))


def _sand(p: QPainter, draw: random.Random) -> None:
    width, height = CARD.width(), CARD.height()
    p.fillRect(QRectF(0, 0, width, height), SAND)
    for _ in range(420):
        grain = ellipse(draw.uniform(0, width), draw.uniform(0, height), 0.7, 0.5)
        fill(p, grain, SAND_DARK if draw.random() < 0.6 else SAND_LIGHT, 0.30)
    for k in range(7):
        y = 12 + k * 17
        dune = QPainterPath(QPointF(-10, y))
        dune.cubicTo(width * 0.25, y - 14, width * 0.55, y + 16, width + 10, y - 6)
        stroke(p, dune, DUNE, 1, 0.32)


def _bank() -> list[Point]:
    """Where the water begins: it runs along the x axis of the isometry and wavers a little."""
    return [_bank_at(-20 + (CARD.width() + 40) * k / 40) for k in range(41)]


def _bank_at(x: float) -> Point:
    return x, _SHORE + x * _SLOPE + 2.5 * math.sin(x * 0.05 + 7.2)


def _river(p: QPainter, draw: random.Random) -> None:
    far = [(CARD.width() + 30, CARD.height() + 260), (-30, CARD.height() + 260)]
    bank = _bank()

    def below(shift: float) -> QPainterPath:
        return polygon([(x, y + shift) for x, y in bank] + far)

    for shift, paint in zip((-9, -5, -1.5, 1.2), BANKS, strict=True):
        fill(p, below(shift), paint)
    fill(p, below(26), DEEP[0], 0.75)
    fill(p, below(70), DEEP[1], 0.8)
    for _ in range(70):
        x, depth, length = draw.uniform(-10, CARD.width()), draw.uniform(10, 190), draw.uniform(8, 20)
        y, third = _SHORE + x * _SLOPE + depth, length / 3
        ripple = QPainterPath(QPointF(x, y))
        ripple.cubicTo(
            x + third,
            y + third * _SLOPE - 2.2,
            x + 2 * third,
            y + 2 * third * _SLOPE + 2.2,
            x + length,
            y + length * _SLOPE,
        )
        stroke(p, ripple, RIPPLE, 1.0, draw.uniform(0.20, 0.5))


def _pyramid(p: QPainter) -> None:
    iso, n = Iso(CARD.width() * 0.66, 60, 17.4, 0.94), _LAYERS
    court = polygon((iso.at(-0.6, -0.6), iso.at(n + 0.6, -0.6), iso.at(n + 0.6, n + 0.6), iso.at(-0.6, n + 0.6)))
    cast_shadow(p, court, 8, 3, 0.22)
    fill(p, court, COURT[0])
    stroke(p, court, COURT[1], 0.8, 0.7)
    for layer in range(n):
        side = n - layer
        # From back to front, so that near blocks cover far ones.
        for x, y in sorted(((x, y) for x in range(side) for y in range(side)), key=sum):
            _lay(p, iso, layer, x, y)


def _lay(p: QPainter, iso: Iso, layer: int, x: int, y: int) -> None:
    at = (layer * 0.5 + x, layer * 0.5 + y, layer)
    seat = _LAID.get((layer, x, y))
    if seat is not None:
        style = SEAT_STYLES[seat]
        paint_block(p, iso, *at, faces=seat_faces(style), owner=style)
        return
    tone = random.Random(layer * 97 + x * 13 + y).uniform(-0.06, 0.06)
    toward = "#FFFFFF" if tone > 0 else STONE_DUSK
    top, left, right = (mix(face, toward, abs(tone)) for face in LIMESTONE)
    paint_block(p, iso, *at, faces=(top, left, right))


def _palm(p: QPainter, x: float, y: float, k: float, lean: float) -> None:
    trunk = QPainterPath(QPointF(x, y))
    trunk.quadTo(x + lean * 0.2 * k, y - 20 * k, x + lean * k, y - 38 * k)
    fill(p, ellipse(x + 4 * k, y + k, 12 * k, 3.2 * k), STONE_DUSK, 0.22)
    stroke(p, trunk, TRUNK[0], 3.4 * k)
    stroke(p, trunk.translated(-0.7 * k, 0), TRUNK[1], 1.1 * k)
    top = (x + lean * k, y - 38 * k)
    fronds = ((-168, 21), (-140, 23), (-112, 19), (-68, 19), (-40, 23), (-12, 21), (12, 15), (168, 15))
    for angle, length in fronds:
        dx, dy = polar(length * k, angle)
        middle = (top[0] + dx * 0.5, top[1] + dy * 0.36 - 4.5 * k)
        frond = QPainterPath(QPointF(*top))
        frond.quadTo(middle[0], middle[1] - 3 * k, top[0] + dx, top[1] + dy * 0.72 + 7 * k)
        frond.quadTo(middle[0], middle[1] + 4 * k, top[0], top[1])
        fill(p, frond, FRONDS[0] if angle in (-140, -68, -12, 12) else FRONDS[1])
    for dx in (-2.2, 1.4):
        fill(p, ellipse(top[0] + dx * k, top[1] + 3 * k, 1.9 * k), DATES)


def _reeds(p: QPainter, draw: random.Random) -> None:
    for k in range(26):
        x = draw.uniform(150, CARD.width() + 5) if k % 2 else draw.uniform(-5, 60)
        y = _bank_at(x)[1] + draw.uniform(-2, 4)
        for _ in range(3):
            reed = line(x, y, x + draw.uniform(-3, 3), y - draw.uniform(7, 14))
            stroke(p, reed, draw.choice(REEDS), 1.1, 0.9)


def _wake(p: QPainter, ship: Iso) -> None:
    for spread, strength in ((1.5, 0.55), (1.9, 0.30)):
        for side in (-1, 1):
            wake = QPainterPath(QPointF(*ship.at(-3.0, side * 0.72 * spread)))
            wake.cubicTo(
                QPointF(*ship.at(-4.2, side * spread)),
                QPointF(*ship.at(-5.2, side * spread * 1.1)),
                QPointF(*ship.at(-7, side * spread * 1.4)),
            )
            stroke(p, wake, WAKE, 1.3, strength)


def paint_cover(p: QPainter, rect: QRectF, look: Look) -> None:
    """The strip on the new-game page: the site of the pyramid from above, calm sand where the title stands."""
    # Imported when called: the home page needs only the card.
    from gui.games.imhotep.cover_strip import paint_strip

    paint_strip(p, rect, look)
