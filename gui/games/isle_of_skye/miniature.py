"""A living position, small enough for "Continue" on the home page: the territory of who looks."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QRadialGradient

from engine.core.contract import AnyView
from engine.core.seats import Seat
from engine.games.isle_of_skye.table import OVER
from engine.games.isle_of_skye.view import SkyeView
from gui.art.painting import clipped, colour, fill, rounded, saved, stroke
from gui.controls.look import Look
from gui.games.isle_of_skye.board_colours import board_colours
from gui.games.isle_of_skye.brushes import hex_path
from gui.games.isle_of_skye.geometry import ACROSS, DOWN, Box, GridPlace
from gui.games.isle_of_skye.hexes import ROOT3
from gui.games.isle_of_skye.shown import own_seat
from gui.games.isle_of_skye.tile_art import paint_plain_tile
from gui.games.isle_of_skye.tile_pictures import paint_card, paint_sketch

_LARGE: Final = 18.0
"""Smaller tiles are sketched: this small it looks the same, and is quick."""


def paint_miniature(p: QPainter, rect: QRectF, view: AnyView, look: Look) -> None:
    """The territory as it stands, without words."""
    assert isinstance(view, SkyeView)
    colours = board_colours(look.theme)
    radius = min(rect.width() / (ACROSS + 0.8), rect.height() / (DOWN + 0.8))
    left = rect.center().x() - ACROSS * radius / 2 + ROOT3 * radius / 2
    grid = GridPlace(left, rect.center().y() - DOWN * radius / 2 + radius, radius, Box(0, 0, 1, 1))
    territory = view.territories[_seat_shown(view)]
    with clipped(p, rounded(rect, 0)):
        light = QRadialGradient(rect.center(), rect.width() * 0.7)
        light.setColorAt(0, colour(colours.mist[0]))
        light.setColorAt(1, colour(colours.mist[2]))
        p.fillRect(rect, light)
        for cell, at in enumerate(grid.cells):
            with saved(p):
                p.translate(at.x, at.y)
                if territory[cell] is None:
                    stroke(p, hex_path(radius, -0.6), colours.cell_rim, 0.7, 0.35)
                    continue
                paint_card(p, radius, 1.0, shadow=False)
        for cell, at in enumerate(grid.cells):
            laid = territory[cell]
            if laid is None:
                continue
            with saved(p):
                p.translate(at.x, at.y)
                if radius < _LARGE:
                    paint_sketch(p, laid.tile, laid.rotation, radius)
                else:
                    paint_plain_tile(p, laid.tile, laid.rotation, radius)
                if look.theme.dark:
                    fill(p, hex_path(radius, 0.3), "#0B0F14", 0.13)


def _seat_shown(view: SkyeView) -> Seat:
    """Whose territory it is: at the end that of the best of those at the table."""
    if view.phase is not OVER:
        return own_seat(view)
    totals = {sheet.seat: sheet.total for sheet in view.sheets() if sheet.seat < view.seats}
    return max(totals, key=lambda seat: (totals[seat], view.coins[seat] - view.debts[seat]))
