"""Stones as isometric cubes."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QPainter, QTransform

from gui.art.painting import Point, fill, polygon, saved, stroke
from gui.art.seats import seat_path
from gui.games.imhotep.pigments import LIMESTONE, SIGN, STONE_LINE
from gui.theme import SeatStyle, mix

Faces = tuple[str, str, str]


class Iso(NamedTuple):
    """An isometric view: where its origin lies, the pixels of a unit, how tall a unit stands."""

    x: float
    y: float
    unit: float
    tall: float = 1.0

    def at(self, x: float, y: float, z: float = 0.0) -> Point:
        return (
            self.x + (x - y) * self.unit * 0.866,
            self.y + (x + y) * self.unit * 0.5 - z * self.unit * self.tall,
        )


def seat_faces(style: SeatStyle) -> Faces:
    """A stone in a seat's colour, lit from above."""
    return mix(style.fill, "#FFFFFF", 0.22), style.fill, mix(style.fill, "#0B1220", 0.28)


def paint_block(
    p: QPainter,
    iso: Iso,
    x: float,
    y: float,
    z: float,
    *,
    side: float = 1.0,
    height: float = 1.0,
    faces: Faces = LIMESTONE,
    owner: SeatStyle | None = None,
) -> None:
    """A block whose near lower corner stands at x + side, y + side. `owner` puts a seat's shape on its top."""
    at, top = iso.at, z + height
    roof = polygon((at(x, y, top), at(x + side, y, top), at(x + side, y + side, top), at(x, y + side, top)))
    left = polygon((at(x, y + side, top), at(x + side, y + side, top), at(x + side, y + side, z), at(x, y + side, z)))
    right = polygon((at(x + side, y, top), at(x + side, y + side, top), at(x + side, y + side, z), at(x + side, y, z)))
    edge = mix(faces[2], STONE_LINE, 0.35)
    for face, paint in ((left, faces[1]), (right, faces[2]), (roof, faces[0])):
        fill(p, face, paint)
        stroke(p, face, edge, 0.6, 0.55)
    lip = polygon((at(x, y + side, top), at(x + side, y + side, top), at(x + side, y, top)), closed=False)
    stroke(p, lip, mix(faces[0], "#FFFFFF", 0.5), 0.7, 0.8)
    if owner is not None:
        with saved(p):
            p.setTransform(QTransform(0.866, 0.5, -0.866, 0.5, *at(x + side / 2, y + side / 2, top)), True)
            fill(p, seat_path(owner.shape, iso.unit * side * 0.27), SIGN, 0.93)
