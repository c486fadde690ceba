"""A stone as a picture: a cube in its seat's colour with the seat's shape cut into its top."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtGui import QColor, QPainter

from gui.art.painting import fill, saved, stroke
from gui.art.seats import seat_path
from gui.board.sprites import Picture
from gui.games.imhotep.blocks import Iso
from gui.games.imhotep.buildings import paint_gilded_tip
from gui.games.imhotep.solids import Material, blend, cube_outline, face, flat, left, left_plane, right, top
from gui.theme import SeatStyle, luminance, mix

if TYPE_CHECKING:
    from collections.abc import Hashable

    from gui.controls.look import Look

Seen = Literal["all", "left", "right"]
"""Which faces are seen besides the top one: a neighbour covers the other."""

SIDE: Final = 0.97
_ENGRAVED: Final = 0.31


def stone_material(style: SeatStyle) -> Material:
    """The three tones of a seat's colour, lit from above."""
    base = style.fill
    return Material(mix(base, "#FFFFFF", 0.30), mix(base, "#FFFFFF", 0.07), mix(base, "#0B0F18", 0.24),
                    mix(base, "#000000", 0.48))  # fmt: skip


def inlay(style: SeatStyle) -> str:
    """What the shape is filled with: ivory, or dark on a light stone."""
    return mix(style.fill, "#1B1002", 0.78) if luminance(style.fill) > 0.26 else "#F8EFDF"


def paint_cube(
    p: QPainter,
    iso: Iso,
    x: float,
    y: float,
    z: float,
    style: SeatStyle,
    *,
    seen: Seen = "all",
    signed_side: bool = False,
    shade: bool = True,
    side: float = SIDE,
) -> None:
    """A stone whose place has its lower back corner at x, y, z."""
    inset = (1 - side) / 2
    if shade:
        fill(p, top(iso, x + inset + 0.05, y + inset - 0.03, z, side + 0.06, side + 0.06), "#3A2708", 0.20)
        cast = flat(iso, (x + 1 - inset, y + inset + 0.05, z), (x + 1.5, y + inset - 0.06, z), (x + 1.5, y + 0.72, z),
                    (x + 1 - inset, y + 1 - inset, z))  # fmt: skip
        fill(p, cast, "#3A2708", 0.17)
    _faces(p, iso, x + inset, y + inset, z, side, stone_material(style), seen)
    _engrave(p, iso, x, y, z + side, style)
    if signed_side:
        with saved(p):
            p.setTransform(left_plane(iso, x, y + 1 - inset, z + side), True)
            p.translate(0.5, 0.48)
            path = seat_path(style.shape, 0.27)
            fill(p, path.translated(0.02, 0.04), "#FFFFFF", 0.25)
            fill(p, path, inlay(style), 0.95)


def _faces(p: QPainter, iso: Iso, x: float, y: float, z: float, s: float, material: Material, seen: Seen) -> None:
    at, up, edge = iso.at, z + s, material.edge
    width = max(0.6, iso.unit * 0.036)

    def tone(paint: str, percent: int) -> str:
        base = QColor(paint)
        return (base.lighter(percent) if percent > 100 else base.darker(200 - percent)).name()

    if seen != "right":
        shade = blend(at(x, y + s, up), at(x, y + s, z), tone(material.left, 106), tone(material.left, 92))
        face(p, left(iso, x, y + s, z, s, s), shade, edge, 0.75, width)
    if seen != "left":
        shade = blend(at(x + s, y, up), at(x + s, y, z), tone(material.right, 106), tone(material.right, 92))
        face(p, right(iso, x + s, y, z, s, s), shade, edge, 0.75, width)
    shade = blend(at(x, y, up), at(x + s, y + s, up), tone(material.top, 106), tone(material.top, 97))
    face(p, top(iso, x, y, up, s, s), shade, edge, 0.75, width)
    lip = flat(iso, (x + 0.04, y + s, up - 0.02), (x + s, y + s, up - 0.02), (x + s, y + 0.04, up - 0.02), closed=False)
    stroke(p, lip, "#FFFFFF", width, 0.5)


def _engrave(p: QPainter, iso: Iso, x: float, y: float, z: float, style: SeatStyle) -> None:
    """Cut into the top: an upright outline lying in the plane, turned by 45°."""
    cx, cy = iso.at(x + 0.5, y + 0.5, z)
    path, u = seat_path(style.shape, _ENGRAVED * iso.unit), iso.unit
    with saved(p):
        p.translate(cx, cy)
        p.scale(1.2247, 0.7071)
        fill(p, path.translated(0, u * 0.055), "#FFFFFF", 0.38)
        fill(p, path.translated(0, -u * 0.045), mix(style.fill, "#000000", 0.5), 0.75)
        fill(p, path, inlay(style))


class StonePicture(Picture, frozen=True):
    """A stone in the middle of its picture. Its body is small: what is cut from it is only shadow."""

    unit: float
    style: SeatStyle
    seen: Seen = "all"
    signed_side: bool = False
    shade: bool = True

    @property
    def margin(self) -> float:
        return math.ceil(self.unit * 0.9)

    @property
    def corner(self) -> float:
        return self.height / 2

    @property
    def likeness(self) -> Hashable:
        return ("stone", self.style, self.seen, self.signed_side, self.shade)

    def paint(self, p: QPainter, look: Look) -> None:
        iso = Iso(self.width / 2, self.height / 2, self.unit)
        paint_cube(p, iso, -0.5, -0.5, -0.5, self.style, seen=self.seen, signed_side=self.signed_side, shade=self.shade)


def stone_picture(
    unit: float, style: SeatStyle, *, seen: Seen = "all", signed_side: bool = False, shade: bool = True
) -> StonePicture:
    return StonePicture(round(unit * 1.3), round(unit * 1.1), unit, style, seen, signed_side, shade)


class StoneMark(Picture, frozen=True):
    """The outline of a stone: where it would come to lie, or where one may be put or was put last."""

    unit: float
    line: str
    casing: str

    @property
    def margin(self) -> float:
        return math.ceil(self.unit * 0.9)

    def paint(self, p: QPainter, look: Look) -> None:
        iso = Iso(self.width / 2, self.height / 2, self.unit)
        path = cube_outline(iso, -0.5, -0.5, -0.5)
        weight = max(1.6, self.unit * 0.1)
        stroke(p, path, self.casing, weight * 1.9, 0.95)
        stroke(p, path, self.line, weight)


class TipPicture(Picture, frozen=True):
    """The obelisk's gilded tip."""

    unit: float

    @property
    def margin(self) -> float:
        return math.ceil(self.unit * 0.9)

    def paint(self, p: QPainter, look: Look) -> None:
        paint_gilded_tip(p, Iso(self.width / 2, self.height / 2, self.unit))
