"""The tall strip on the new-game page: the landscape of the board, seen so that sand lies under the title."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from engine.games.imhotep.pieces import PYRAMID
from gui.art.painting import clipped, colour, rounded, saved
from gui.games.imhotep.blocks import Iso
from gui.games.imhotep.buildings import site_grid
from gui.games.imhotep.items import FACES
from gui.games.imhotep.land_picture import draw_landscape
from gui.games.imhotep.ship_art import paint_ship
from gui.games.imhotep.sites import UNIT, casing
from gui.games.imhotep.stone_art import paint_cube

if TYPE_CHECKING:
    from gui.controls.look import Look

_LAID = (1, 0, 2, 3, 0)
"""Whose stones lie in the pyramid."""
_ABOARD = (0, 1, None)


def paint_strip(p: QPainter, rect: QRectF, look: Look) -> None:
    """Alike in both themes and languages; no words."""
    scale = max(rect.width() / 330, rect.height() / 900)
    with clipped(p, rounded(rect, 0)), saved(p):
        # The middle of the pyramid over two thirds down.
        p.translate(rect.center().x(), rect.y() + rect.height() * 0.60)
        p.scale(scale, scale)
        p.translate(-584, -130)
        top = 130 - rect.height() * 0.60 / scale
        seen = QRectF(584 - rect.width() / 2 / scale, top, rect.width() / scale, rect.height() / scale)
        draw_landscape(p, seen)
        for place, seat in enumerate(_LAID):
            paint_cube(p, site_grid(PYRAMID), *casing(place), look.seats[seat], shade=False, seen=FACES[place // 3])
        stones = tuple(None if seat is None else look.seats[seat] for seat in _ABOARD)
        labels = tuple(look.number(berth + 1) for berth in range(3))
        paint_ship(p, Iso(520, 316, UNIT), stones, labels)
    light = QLinearGradient(rect.topLeft(), QPointF(rect.x(), rect.y() + rect.height() * 0.4))
    light.setColorAt(0, colour("#FFF6DF", 0.42))
    light.setColorAt(1, colour("#FFF6DF", 0))
    p.fillRect(rect, light)
