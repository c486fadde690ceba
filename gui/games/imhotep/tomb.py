"""The tomb without its stones: a chamber cut open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from engine.games.imhotep.pieces import CAPACITIES, TOMB
from gui.art.painting import clipped, colour, ellipse, fill, saved, stroke
from gui.games.imhotep.buildings import site_grid
from gui.games.imhotep.sites import CHAMBER, cell_of
from gui.games.imhotep.solids import (
    LIMESTONE,
    SANDSTONE,
    blend,
    box,
    cell,
    convex,
    face,
    flat,
    left,
    left_plane,
    lighter,
    right,
    right_plane,
    soft,
    top,
)

if TYPE_CHECKING:
    from gui.games.imhotep.blocks import Iso

_EDGE: Final = "#94805A"
_TEAL, _BRICK, _OCHRE = "#2C7D7D", "#B4572F", "#C98510"


def paint_tomb(p: QPainter) -> None:
    """A chamber seen from above: its rear walls stand, the front ones are cut low."""
    iso, (across, along), floor, head, t = site_grid(TOMB), (3.9, 2.9), CHAMBER[2], 1.55, 0.5
    box(p, iso, -t, -t, 0, (across + 2 * t, along + 2 * t, 0.1), SANDSTONE)
    inside = convex([
        iso.at(0, 0, head), iso.at(across, 0, head), iso.at(across, 0, 0.1), iso.at(across, along, 0.1),
        iso.at(0, along, 0.1), iso.at(0, along, head),
    ])  # fmt: skip
    with clipped(p, inside):
        _chamber_walls(p, iso, across, along, floor, head)
        _chamber_floor(p, iso, across, along, floor)
    _wall_heads(p, iso, across, along, head, t)
    sx, sy = across + 1.25, -0.9
    slab = top(iso, sx + 0.05, sy - 0.1, 0, 1.5, 3.2)
    soft(p, slab.boundingRect(), lambda g: fill(g, slab, "#5C421C"), 4, 0.4)
    box(p, iso, sx, sy, 0, (1.35, 3.1, 0.3), LIMESTONE)


def _chamber_walls(p: QPainter, iso: Iso, across: float, along: float, floor: float, head: float) -> None:
    shade = blend(iso.at(0, 0, head), iso.at(0, 0, floor), "#E3CFA4", "#C2A672")
    fill(p, left(iso, 0, 0, floor, across, head - floor), shade)
    shade = blend(iso.at(0, 0, head), iso.at(0, 0, floor), "#B99C6A", "#8F7347")
    fill(p, right(iso, 0, 0, floor, along, head - floor), shade)
    for low, high, paint in ((1.18, 1.34, _BRICK), (1.02, 1.13, _TEAL), (-0.05, 0.06, _BRICK)):
        fill(p, left(iso, 0, 0, low, across, high - low), paint, 0.72)
        fill(p, right(iso, 0, 0, low, along, high - low), lighter(paint, 80), 0.72)
    with saved(p):
        p.setTransform(left_plane(iso, 0, 0, head), True)
        for i in (0, 1, 2, 6, 7, 8):
            _figure(p, 0.22 + i * 0.43, 0.09, "#7C5A2C")
        for rect, paint, alpha in (
            (QRectF(1.5, 0.52, 0.9, 1.4), "#8C6A38", 1.0),
            (QRectF(1.62, 0.64, 0.66, 1.3), "#6B4E26", 1.0),
            (QRectF(1.76, 0.80, 0.38, 1.2), "#3E2C14", 1.0),
            (QRectF(1.5, 0.47, 0.9, 0.07), _OCHRE, 0.8),
        ):
            p.fillRect(rect, colour(paint, alpha))
    with saved(p):
        p.setTransform(right_plane(iso, 0, along, head), True)
        for i in range(7):
            _figure(p, 0.2 + i * 0.4, 0.08, "#4E3718")


def _figure(p: QPainter, x: float, wide: float, paint: str) -> None:
    """A painted upright figure on a wall."""
    p.fillRect(QRectF(x, 0.62, wide, 0.62), colour(paint, 0.42))
    fill(p, ellipse(x + wide / 2, 0.62, 0.08), paint, 0.42)


def _chamber_floor(p: QPainter, iso: Iso, across: float, along: float, floor: float) -> None:
    shade = QLinearGradient(QPointF(*iso.at(0, 0, floor)), QPointF(*iso.at(across, along, floor)))
    for at, paint in ((0.0, "#A88C5C"), (0.5, "#CBB285"), (1.0, "#D8C397")):
        shade.setColorAt(at, colour(paint))
    fill(p, top(iso, 0, 0, floor, across, along), shade)
    for place in range(CAPACITIES[TOMB]):
        cell(p, iso, *cell_of(TOMB, place), paint="#54401C", alpha=0.75)


def _wall_heads(p: QPainter, iso: Iso, across: float, along: float, head: float, t: float) -> None:
    box(p, iso, -t, -t, head, (across + t, t, 0.12), LIMESTONE)
    face(p, right(iso, across, -t, 0.1, t, head - 0.1), LIMESTONE.right, _EDGE, 0.5)
    box(p, iso, -t, -t, head, (t, along + t, 0.12), LIMESTONE)
    shade = blend(iso.at(0, along, head), iso.at(0, along, 0), LIMESTONE.left, "#CDB98F")
    face(p, left(iso, -t, along, 0.1, t, head - 0.1), shade, _EDGE, 0.5)
    z = head + 0.12
    fill(p, left(iso, 0, 0, head, across, 0.12), LIMESTONE.left)
    fill(p, right(iso, 0, 0, head, along, 0.12), LIMESTONE.right)
    rim = flat(iso, (-t, -t, z), (across, -t, z), (across, 0, z), (0, 0, z), (0, along, z), (-t, along, z))
    face(p, rim, blend(iso.at(-t, -t, z), iso.at(across, along, z), "#F8F0DE", "#EBDDBF"), _EDGE, 0.6)
    for i in range(1, 4):
        stroke(p, flat(iso, (i * across / 4, -t, z), (i * across / 4, 0, z), closed=False), _EDGE, 0.7, 0.35)
    for i in range(1, 3):
        stroke(p, flat(iso, (-t, i * along / 3, z), (0, i * along / 3, z), closed=False), _EDGE, 0.7, 0.35)
