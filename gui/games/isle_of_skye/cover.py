"""The picture on Isle of Skye's card: a young territory in the heather, a tile about to be laid."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt

from gui.art.framing import CARD, cast_shadow, covering
from gui.art.painting import ellipse, fill, glow, line, polar, polygon, saved, stroke
from gui.games.isle_of_skye.land import Clearing, Edges, Tile, hexagon, paint_land
from gui.games.isle_of_skye.pigments import CELL, CELL_RIM, HEATHER, HEATHER_TUFTS, MIST, TARGET, Land
from gui.games.isle_of_skye.signs import paint_castle, paint_cottage

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from gui.controls.look import Look

_RADIUS: Final = 47.0
_ACROSS: Final = _RADIUS * math.sqrt(3) + 1.6
_DOWN: Final = _RADIUS * 1.5 + 1.6
_LAID: Final = ((-1, -1), (-1, 0), (0, -1), (0, 0), (0, 1), (1, 0))
_ROADS: Final[dict[tuple[int, int], tuple[int, ...]]] = {(0, 0): (5, 1), (1, 0): (4,), (-1, 0): (2,)}
_CASTLE: Final = (-1, 0)
_VILLAGE: Final = (1, 0)
_HELD: Final = Tile(("plain", "plain", "forest", "sea", "sea", "sea"), "plain", seed=77)


def paint_card(p: QPainter, rect: QRectF, look: Look) -> None:
    """Alike in both themes and languages."""
    with covering(p, rect):
        _heather(p)
        p.translate(CARD.width() * 0.5 + 12, CARD.height() * 0.5 - 1)
        for row in range(-2, 3):
            for column in range(-2, 3):
                cell = polygon(hexagon(*_place(row, column), _RADIUS - 3))
                fill(p, cell, CELL, 0.22)
                stroke(p, cell, CELL_RIM, 1, 0.28)
        for row, column in _LAID:
            cast_shadow(p, polygon(hexagon(*_place(row, column), _RADIUS * 0.97)), 8, 7, 0.34)
        for row, column in _LAID:
            _lay(p, row, column)
        _held(p)
        _mist(p)


def _place(row: int, column: int) -> tuple[float, float]:
    return column * _ACROSS + (_ACROSS / 2 if row % 2 else 0), row * _DOWN


def _region(x: float, y: float) -> Land:
    """Lands as regions of the plane, so that neighbouring edges always agree."""
    if x + y * 0.55 < -42:
        return "sea"
    if y < -34 and x > 8:
        return "mountain"
    if y < -60:
        return "forest" if x < -20 else "plain"
    if x > 50 and y > -34:
        return "forest" if y < 60 else "plain"
    return "plain"


def _tile(row: int, column: int, x: float, y: float) -> Tile:
    k = 51 / _RADIUS
    lands = []
    for edge in range(6):
        dx, dy = polar(_RADIUS * 0.866, 60 * edge)
        lands.append(_region((x + dx) * k, (y + dy) * k))
    a, b, c, d, e, f = lands
    edges: Edges = (a, b, c, d, e, f)
    clearings: tuple[Clearing, ...] = ()
    if (row, column) == _CASTLE:
        clearings = (Clearing(1, 1, 23),)
    elif (row, column) == _VILLAGE:
        clearings = (Clearing(8, -2, 20),)
    return Tile(edges, _region(x * k, y * k), _ROADS.get((row, column), ()), clearings, row * 10 + column)


def _lay(p: QPainter, row: int, column: int) -> None:
    x, y = _place(row, column)
    paint_land(p, x, y, _RADIUS, _tile(row, column, x, y))
    if (row, column) == _CASTLE:
        paint_castle(p, x + 1, y + 9, 1.0)
    elif (row, column) == _VILLAGE:
        for dx, dy, k in ((8, -8, 1.0), (16, 3, 1.1), (4, 6, 1.1)):
            paint_cottage(p, x + dx, y + dy, k)


def _held(p: QPainter) -> None:
    """The tile in the hand, and its cell glowing."""
    x, y = _place(1, -1)
    cell = polygon(hexagon(x, y, _RADIUS - 1.5))
    glow(p, cell, TARGET[0], 7, 0.30)
    stroke(p, cell, TARGET[1], 2.2, join=Qt.PenJoinStyle.MiterJoin)
    with saved(p):
        p.translate(x - 40, y - 9)
        p.rotate(-7)
        p.scale(1.05, 1.05)
        shape = polygon(hexagon(0, 0, _RADIUS))
        cast_shadow(p, shape, 13, 14, 0.40)
        cast_shadow(p, shape, 4, 6, 0.20)
        paint_land(p, 0, 0, _RADIUS, _HELD)


def _heather(p: QPainter) -> None:
    width, height = CARD.width(), CARD.height()
    p.fillRect(QRectF(0, 0, width, height), HEATHER)
    draw = random.Random(4)
    for _ in range(int(width * height / 38)):
        x, y = draw.uniform(0, width), draw.uniform(0, height)
        tuft = line(x, y, x + draw.uniform(-1.4, 1.4), y - draw.uniform(2, 4))
        stroke(p, tuft, draw.choice(HEATHER_TUFTS), 1.1, 0.55)


def _mist(p: QPainter) -> None:
    """A little sea mist along the top."""
    left, top, width = -CARD.width() / 2 - 12, -CARD.height() / 2 + 1, CARD.width()
    for k, (y, strength) in enumerate(((18, 0.16), (34, 0.12), (8, 0.20))):
        for layer in range(6):
            thin = 1 - layer * 0.12
            cloud = ellipse(left + width * (0.2 + 0.3 * k), top + y - 14, width * 0.5 * thin, 15 * thin)
            fill(p, cloud, MIST, strength * 0.28)


def paint_cover(p: QPainter, rect: QRectF, look: Look) -> None:
    """The strip on the new-game page: heather, calm at the top, a young territory below."""
    # Imported when called: the home page needs only the card.
    from gui.games.isle_of_skye.cover_strip import paint_strip

    paint_strip(p, rect, look)
