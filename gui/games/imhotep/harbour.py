"""The harbour's masonry and timber: mole, quay, piers, slips, and the jetties at the sites."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from engine.games.imhotep.pieces import SHIP_BERTHS, SHIPS
from gui.art.painting import colour, ellipse, fill, line, polygon, rounded, stroke
from gui.games.imhotep.blocks import Iso
from gui.games.imhotep.landscape import HARBOUR_GRID
from gui.games.imhotep.sites import BASIN, JETTY_SIZES, LANDINGS, SLIPS, STERN, UNIT, ship_length
from gui.games.imhotep.solids import CEDAR, LIMESTONE, SANDSTONE, box, face, right, soft, top

_PLANK: Final = 0.26


def paint_mole(p: QPainter) -> None:
    """The wall at the left of the basin; behind the ships."""
    grid = HARBOUR_GRID
    box(p, grid, -1.2, 2.8, 0, (1.2, 7.0, 0.28), SANDSTONE)
    fill(p, right(grid, 0, 2.8, -0.35, BASIN[1] - 2.8, 0.36), "#7E6840")
    for k in range(1, 7):
        y = 3 + k * 0.93
        stroke(p, polygon((grid.at(-1.2, y, 0.28), grid.at(0, y, 0.28)), closed=False), "#94805A", 0.7, 0.5)
    for ship in range(SHIPS):
        _slip(p, SLIPS[ship], SHIP_BERTHS[ship])
    for x in (3.05, 6.25):
        _pier(p, x)


def _slip(p: QPainter, x: float, berths: int) -> None:
    """Where a ship comes back to."""
    length, grid = ship_length(berths), HARBOUR_GRID

    def half(s: float) -> float:
        return float(1.05 * max(0.0, math.sin(math.pi * min(1, max(0, 0.035 + s / length * 0.945)))) ** 0.48)

    along = [length * i / 40 for i in range(41)]
    rim = [grid.at(x - half(s), STERN - s, -0.3) for s in along]
    rim += [grid.at(x + half(s), STERN - s, -0.3) for s in reversed(along)]
    fill(p, polygon(rim), "#123F46", 0.10)
    stroke(p, polygon(rim), "#F6FDF4", 1.4, 0.85, dash=(4, 3.2))


def _post(p: QPainter, iso: Iso, x: float, y: float, z: float = 0.55, foot: float = -0.35) -> None:
    (ax, ay), (bx, by), w = iso.at(x, y, foot), iso.at(x, y, z), 2.4
    bark = QLinearGradient(ax - w, 0, ax + w, 0)
    bark.setColorAt(0, colour("#C08E58"))
    bark.setColorAt(1, colour("#6E4324"))
    face(p, rounded(QRectF(ax - w, by, 2 * w, ay - by), 1.2), bark, "#4F2E19", 0.8, 0.7)
    face(p, ellipse(bx, by, w, w * 0.58), "#DDB47C", "#4F2E19", 0.8, 0.7)


def _pier(p: QPainter, x: float, y: float = 3.4, wide: float = 0.55) -> None:
    grid, length = HARBOUR_GRID, BASIN[1] - y
    for at in (x - 0.02, x + wide + 0.02):
        _post(p, grid, at, y + 0.25)
    shade = top(grid, x + 0.35, y, -0.35, wide, length)
    soft(p, shade.boundingRect(), lambda g: fill(g, shade, "#0E3E44"), 3, 0.45)
    box(p, grid, x, y, -0.02, (wide, length, 0.12), CEDAR)
    k = y + _PLANK
    while k < BASIN[1]:
        stroke(p, polygon((grid.at(x, k, 0.1), grid.at(x + wide, k, 0.1)), closed=False), "#6E4324", 0.7, 0.5)
        k += _PLANK


def paint_quay(p: QPainter) -> None:
    """The wall before the ships, with what waits on it."""
    grid, y = HARBOUR_GRID, BASIN[1]
    shade = top(grid, -1.2, y + 0.05, 0, 12.3, 1.65)
    soft(p, shade.boundingRect(), lambda g: fill(g, shade, "#5C421C"), 4, 0.35)
    box(p, grid, -1.2, y, 0, (12.0, 1.45, 0.28), LIMESTONE)
    for k in range(1, 10):
        x = -1.2 + k * 1.2
        joint = polygon((grid.at(x, y, 0.28), grid.at(x, y + 1.45, 0.28), grid.at(x, y + 1.45, 0)), closed=False)
        stroke(p, joint, "#94805A", 0.7, 0.45)
    stroke(p, polygon((grid.at(-1.2, y + 0.72, 0.28), grid.at(10.8, y + 0.72, 0.28)), closed=False), "#94805A", 0.7)
    for x in (0.9, 2.5, 4.1, 5.7, 7.3, 8.9):
        _post(p, grid, x, y + 0.2, 0.62, 0.28)
    for x, at, z in ((3.0, y + 0.5, 0.28), (3.75, y + 0.55, 0.28), (3.35, y + 0.5, 0.98)):
        fill(p, top(grid, x + 0.05, at, z, 0.78, 0.78), "#3A2708", 0.18)
        box(p, grid, x, at, z, (0.7, 0.7, 0.7), SANDSTONE, width=0.7)
    cx, cy = grid.at(6.6, y + 0.85, 0.3)
    for radius in (6.5, 4.6, 2.7):
        stroke(p, ellipse(cx, cy, radius, radius * 0.56), "#8A6A3A", 2.0)
        stroke(p, ellipse(cx, cy, radius, radius * 0.56), "#D9BC84", 1.0)


def paint_jetty(p: QPainter, site: int) -> None:
    """Where ships land at a site."""
    iso, (dx, dy) = Iso(*LANDINGS[site], UNIT), JETTY_SIZES[site]
    shade = top(iso, 0.3, 0.1, -0.2, dx, dy)
    soft(p, shade.boundingRect(), lambda g: fill(g, shade, "#0E3E44"), 4, 0.4)
    for x, y in ((0.1, dy), (dx, 0.1), (dx, dy)):
        _post(p, iso, x - 0.03, y - 0.03, 0.2, -0.5)
    box(p, iso, 0, 0, -0.05, (dx, dy, 0.14), CEDAR)
    k = _PLANK
    while k < dx:
        (x0, y0), (x1, y1) = iso.at(k, 0, 0.09), iso.at(k, dy, 0.09)
        stroke(p, line(x0, y0, x1, y1), "#6E4324", 0.7, 0.5)
        k += _PLANK
