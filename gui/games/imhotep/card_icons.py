"""The pictures on the cards, in a field of 64 × 52 round 0, 0: one ink line and a few flat tints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from engine.games.imhotep.pieces import (
    EXTRA_HANDS,
    FAIR_WIND,
    LEVER,
    OBELISK_CARVER,
    PYRAMID_MASON,
    QUARRY,
    STATUE,
    TEMPLE_PRIEST,
    TOMB_KEEPER,
)
from gui.art.painting import clipped, ellipse, fill, line, polygon, rounded, saved, stroke
from gui.games.imhotep.blocks import Iso
from gui.games.imhotep.solids import Material, box

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter, QPainterPath

INK: Final = "#4A371E"
_SAND, _TEAL, _BRICK, _GOLD, _CLAY = "#EAD7AE", "#2C7D7D", "#B4572F", "#D9A23C", "#C98B57"
_WOOD, _METAL, _PALE = "#B67D48", "#8FA3A3", "#FBF4E2"
_BLOCK: Final = Material("#F6EBD2", "#DCC99F", "#B79D6D", INK)


def _path(start: tuple[float, float], *steps: tuple[float, ...], closed: bool = False) -> QPainterPath:
    """Lines (2 numbers), quadratic (4) and cubic (6) curves."""
    made = polygon((start,), closed=False)
    for step in steps:
        if len(step) == 2:
            made.lineTo(*step)
        elif len(step) == 4:
            made.quadTo(*step)
        else:
            made.cubicTo(*step)
    if closed:
        made.closeSubpath()
    return made


def _drawn(p: QPainter, path: QPainterPath, tint: str, width: float = 1.8) -> None:
    fill(p, path, tint)
    stroke(p, path, INK, width)


def block(p: QPainter, x: float, y: float, unit: float, material: Material = _BLOCK) -> None:
    """A small block whose top corner is at x, y."""
    box(p, Iso(x, y, unit), 0, 0, 0, (1, 1, 1), material, edge=0.9, gleam=False, width=1.2)


def paint_icon(p: QPainter, kind: int) -> None:
    """The picture of a kind of card."""
    _PICTURES[kind](p)


def _extra_hands(p: QPainter) -> None:
    """Raised arms lift a block."""
    block(p, 0, -14, 11)
    arms = _path((-24, -16), (-24, 6), (-24, 15, -15, 15), (15, 15), (24, 15, 24, 6), (24, -16))
    stroke(p, arms, INK, 8.4)
    stroke(p, arms, _CLAY, 5.2)
    for s in (-1, 1):
        hand = _path((s * 28, -15), (s * 27.5, -22, s * 24, -25), (s * 19.5, -22, s * 19.5, -15), closed=True)
        _drawn(p, hand, _CLAY, 1.6)
        stroke(p, line(s * 21.6, -8, s * 26.4, -8), _GOLD, 3.2)


def _fair_wind(p: QPainter) -> None:
    stroke(p, line(-9, -24, -9, 20), INK, 2.4)
    sail = _path((-8, -22), (26, -20, 22, -2), (20, 9, -8, 12), (-1, -4, -8, -22))
    fill(p, sail, "#F8EFD9")
    with clipped(p, sail):
        fill(p, _path((-12, -9), (14, -12, 30, -9), (30, -2), (12, -3, -12, 1)), _TEAL, 0.85)
    stroke(p, sail, INK, 1.8)
    _drawn(p, _path((-27, 15), (-18, 24, 0, 23), (18, 23, 26, 12), (14, 17, -2, 17), (-18, 18, -27, 15)), _WOOD)
    for y, run in ((-15, 12), (-7, 17), (1, 12)):
        stroke(p, _path((-14 - run, y), (-17 - run / 2 + 3, y - 3, -14, y)), _TEAL, 1.6)


def _quarry(p: QPainter) -> None:
    rock = _path((-30, 22), (-30, -12), (-21, -20), (-8, -22), (-3, -12), (6, -9), (9, 3), (18, 6), (22, 22),
                 closed=True)  # fmt: skip
    _drawn(p, rock, "#D8C08D")
    for joint in ((-30, -2, -12, -4), (-12, -4, -14, 9), (-30, 10, -2, 8), (-4, -11, -5, 8), (7, 4, 6, 21)):
        stroke(p, line(*joint), INK, 1.2)
    block(p, 18, 2, 10.5)
    block(p, 2, 5, 9.5)
    stroke(p, line(4, -4, 23, -21), INK, 2.6)
    _drawn(p, _path((14, -25), (24, -25, 28, -14), (24, -18), (21, -22, 14, -25)), _METAL)


def _lever(p: QPainter) -> None:
    _drawn(p, polygon(((-2, 8), (9, 22), (-14, 22))), _SAND)
    with saved(p):
        p.translate(0, 6)
        p.rotate(-12)
        _drawn(p, rounded(QRectF(-31, -2, 62, 5), 2), _WOOD)
    block(p, 20, -20, 9)
    stroke(p, line(-26, -9, -26, 2), _BRICK, 1.7)
    stroke(p, polygon(((-30.5, -2.5), (-26, 2.5), (-21.5, -2.5)), closed=False), _BRICK, 1.7)


def _temple_priest(p: QPainter) -> None:
    """The ankh before a temple front."""
    _drawn(p, _path((-28, -10), (-25, -20), (25, -20), (28, -10), closed=True), _SAND)
    for x in (-22, 14):
        _drawn(p, polygon(((x, -10), (x + 8, -10), (x + 8, 22), (x, 22))), _SAND)
    stroke(p, line(-29, 22, 29, 22), INK, 1.8)
    loop = _path((0, 6), (-12, -6, -8, -16, 0, -16), (8, -16, 12, -6, 0, 6))
    fill(p, loop, _PALE)
    for width, paint in ((7.6, INK), (4.4, _GOLD)):
        for path in (loop, line(0, 7, 0, 20), line(-9, 8.5, 9, 8.5)):
            stroke(p, path, paint, width)


def _pyramid_mason(p: QPainter) -> None:
    _drawn(p, polygon(((-6, -22), (6, 22), (-31, 22))), "#F4E6C6")
    _drawn(p, polygon(((-6, -22), (6, 22), (18, 14))), "#C9AC74")
    for t in (0.33, 0.66):
        points = ((-6 - 25 * t, -22 + 44 * t), (-6 + 12 * t, -22 + 44 * t), (-6 + 24 * t, -22 + 36 * t))
        stroke(p, polygon(points, closed=False), INK, 1.1)
    frame = _path((7, 20), (18, -8), (29, 20))
    for width, paint in ((5.8, INK), (3.0, _BRICK)):
        stroke(p, frame, paint, width)
        stroke(p, line(11.5, 9, 24.5, 9), paint, width)
    stroke(p, line(18, -6, 18, 13), INK, 1.1)
    fill(p, ellipse(18, 14.5, 1.8, 2.2), INK)


def _obelisk_carver(p: QPainter) -> None:
    _drawn(p, _path((-12, 18), (-8, -16), (-3, -25), (-1, 18), closed=True), "#F4E6C6")
    _drawn(p, _path((-1, 18), (-3, -25), (3, -16), (8, 15), closed=True), "#C9AC74")
    _drawn(p, polygon(((-17, 18), (13, 18), (13, 23), (-17, 23))), _SAND)
    for y in (-8, 0, 8):
        stroke(p, line(-7, y, -4, y), _TEAL, 1.3)
    with saved(p):
        p.translate(18, -1)
        p.rotate(38)
        _drawn(p, polygon(((-2.2, -2), (2.2, -2), (2.2, 13), (-2.2, 13))), _METAL, 1.6)
        _drawn(p, rounded(QRectF(-3, -14, 6, 12), 2), _WOOD, 1.6)
    stroke(p, line(10, 16, 14, 19), _BRICK, 1.5)
    stroke(p, line(14, 12, 18, 13), _BRICK, 1.5)


def _tomb_keeper(p: QPainter) -> None:
    """The guarding eye."""
    stroke(p, _path((-29, -13), (-8, -27, 28, -13)), INK, 4.2)
    eye = _path((-27, -1), (-8, -17, 16, -5), (20, -3, 29, -2), (16, 8, -2, 9), (-16, 8, -27, -1))
    _drawn(p, eye, _PALE, 2.6)
    _drawn(p, ellipse(-2, -2.6, 8), _TEAL)
    fill(p, ellipse(-2, -2.6, 3.4), INK)
    stroke(p, _path((-8, 9), (-9, 16), (-5, 23)), INK, 3)
    stroke(p, _path((2, 9), (10, 23, 24, 20), (31, 17, 28, 11), (24, 8, 21, 12), (21, 15, 24, 15)), INK, 3)


def _statue(p: QPainter) -> None:
    """A standing figure with a striped headcloth."""
    body = _path((-11, -3), (-14, 6, -10, 18), (-8, 22), (8, 22), (10, 18), (14, 6, 11, -3), closed=True)
    _drawn(p, body, "#E6D0A0")
    cloth = _path((-8, -21), (0, -29, 8, -21), (13, -8, 12, 1), (6, 2), (6, -8), (-6, -8), (-6, 2), (-12, 1),
                  (-13, -8, -8, -21))  # fmt: skip
    _drawn(p, cloth, _GOLD)
    for y in (-3.4, 0.0):
        for s in (-1, 1):
            stroke(p, line(s * 7, y - 2, s * 11.4, y - 2.6), _TEAL, 1.3)
    _drawn(p, ellipse(0, -14, 6, 7), "#E9D3A6", 1.5)
    for mark in ((-3, -15, -1.4, -15), (1.4, -15, 3, -15), (0, -7, 0, -3)):
        stroke(p, line(*mark), INK, 1.2)
    for s in (-1, 1):
        stroke(p, line(s * 9, 3, -s * 5, 10), INK, 1.8)
    _drawn(p, polygon(((-9, 14), (9, 14), (9, 16.2), (-9, 16.2))), _BRICK)
    _drawn(p, polygon(((-16, 22), (16, 22), (16, 26), (-16, 26))), "#C9AC74")


_PICTURES: Final[dict[int, Callable[[QPainter], None]]] = {
    EXTRA_HANDS: _extra_hands,
    FAIR_WIND: _fair_wind,
    QUARRY: _quarry,
    LEVER: _lever,
    TEMPLE_PRIEST: _temple_priest,
    PYRAMID_MASON: _pyramid_mason,
    OBELISK_CARVER: _obelisk_carver,
    TOMB_KEEPER: _tomb_keeper,
    STATUE: _statue,
}


def centred(p: QPainter, kind: int, field: QRectF) -> None:
    """The picture in the middle of a field, as large as it fits."""
    with saved(p):
        p.translate(field.center() + QPointF(0, field.height() * 0.02))
        scale = min((field.height() * 0.90) / 54, (field.width() * 0.90) / 66)
        p.scale(scale, scale)
        paint_icon(p, kind)
