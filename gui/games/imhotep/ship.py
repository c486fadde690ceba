"""A Nile boat seen at a slant: the shell first, then the deck, then the stones, then the near gunwale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from gui.art.framing import cast_shadow
from gui.art.painting import Point, clipped, fill, polygon, saved, stroke
from gui.games.imhotep.blocks import Iso, paint_block, seat_faces
from gui.games.imhotep.pigments import (
    BERTH,
    DECK,
    HULL,
    HULL_DARK,
    HULL_INSIDE,
    HULL_LIGHT,
    KEEL,
    LOTUS,
)
from gui.theme import SeatStyle, mix

if TYPE_CHECKING:
    from collections.abc import Sequence

_CUTS: Final = 40
_ALONG: Final = tuple(-1 + 2 * k / _CUTS for k in range(_CUTS + 1))
_BERTH: Final = 1.12


class _Hull:
    """The lines of a hull of `length` and `width` round the origin of an isometric view."""

    def __init__(self, iso: Iso, length: float, width: float) -> None:
        self.iso, self.length, self.width = iso, length, width

    def beam(self, t: float) -> float:
        return self.width * (1 - abs(t) ** 2.6) ** 0.72 if abs(t) < 1 else 0.0

    def rise(self, t: float) -> float:
        return float(1.9 * abs(t) ** 4.2)

    def gunwale(self, side: int, lower: float = 0.0) -> list[Point]:
        return [self.iso.at(t * self.length / 2, side * self.beam(t) / 2, 0.62 + self.rise(t) - lower) for t in _ALONG]

    def waterline(self, side: int) -> list[Point]:
        return [self.iso.at(t * self.length * 0.40, side * self.beam(t) * 0.39) for t in _ALONG]

    def plank(self, share: float, reach: float) -> list[Point]:
        """A line on the deck, `share` of half the beam away from the middle."""
        return [
            self.iso.at(t * self.length / 2 * reach, self.beam(t) / 2 * share, 0.42 + self.rise(t) * 0.55)
            for t in _ALONG
        ]


def paint_ship(
    p: QPainter,
    iso: Iso,
    stones: Sequence[SeatStyle | None],
    *,
    length: float = 7.6,
    width: float = 2.5,
) -> None:
    """A ship round the origin of `iso` with a berth for each of `stones`; None is an empty berth."""
    hull = _Hull(iso, length, width)
    near, far = hull.gunwale(1), hull.gunwale(-1)
    _shell(p, hull, near, far)
    first = -len(stones) * _BERTH / 2
    _inside(p, hull, polygon(near + far[::-1]), [first + _BERTH * k for k in range(len(stones))])
    stroke(p, polygon(far, closed=False), HULL_LIGHT, 1.8)
    stroke(p, polygon(far, closed=False), HULL_DARK, 0.5, 0.5)
    for berth, owner in enumerate(stones):
        if owner is not None:
            x = first + berth * _BERTH + 0.08
            paint_block(p, iso, x, -0.48, 0.44, side=0.96, height=0.86, faces=seat_faces(owner), owner=owner)
    fill(p, polygon(near + hull.gunwale(1, 0.16)[::-1]), HULL_LIGHT)
    stroke(p, polygon(near, closed=False), mix(HULL_LIGHT, "#FFFFFF", 0.4), 0.8)
    for end in (-1, 1):
        _finial(p, iso, end * length / 2, 0.62 + hull.rise(1), end)


def _shell(p: QPainter, hull: _Hull, near: list[Point], far: list[Point]) -> None:
    water, unit = hull.waterline(1), hull.iso.unit
    with saved(p):
        p.translate(0, unit * 0.20)
        cast_shadow(p, polygon(water + hull.waterline(-1)[::-1]), unit * 0.4, unit * 0.1, 0.34)
    fill(p, polygon(far + water[::-1]), HULL_DARK)
    fill(p, polygon(near + water[::-1]), HULL)
    for k in (0.34, 0.64):
        strake = [(n[0] * (1 - k) + w[0] * k, n[1] * (1 - k) + w[1] * k) for n, w in zip(near, water, strict=True)][
            2:-2
        ]
        stroke(p, polygon(strake, closed=False), HULL_DARK, 0.9, 0.5)
    stroke(p, polygon(water[3:-3], closed=False), KEEL, 1.4, 0.5)


def _inside(p: QPainter, hull: _Hull, hollow: QPainterPath, berths: list[float]) -> None:
    fill(p, hollow, HULL_INSIDE)
    with clipped(p, hollow):
        fill(p, polygon(hull.plank(0.84, 0.9) + hull.plank(-0.80, 0.9)[::-1]), DECK)
        for share in (-0.55, -0.28, 0.0, 0.28, 0.55):
            stroke(p, polygon(hull.plank(share, 0.88), closed=False), HULL_DARK, 0.7, 0.4)
        for x in berths:
            half, middle = 0.46, x + _BERTH / 2
            corners = ((-half, -half), (half, -half), (half, half), (-half, half))
            berth = polygon([hull.iso.at(middle + dx, dy, 0.44) for dx, dy in corners])
            fill(p, berth, BERTH, 0.55)
            stroke(p, berth, HULL_DARK, 0.8, 0.6)


def _finial(p: QPainter, iso: Iso, x: float, z: float, way: int) -> None:
    """Stem and stern curl up into a lotus."""
    (fx, fy), u = iso.at(x, 0, z), iso.unit
    stem = QPainterPath(QPointF(fx - way * u * 0.22, fy + u * 0.16))
    stem.quadTo(fx + way * u * 0.20, fy - u * 0.20, fx + way * u * 0.02, fy - u * 0.80)
    stroke(p, stem, HULL, u * 0.26)
    stroke(p, stem.translated(-0.6, -0.3), HULL_LIGHT, u * 0.10)
    leaf = QPainterPath(QPointF(0, 1.5))
    leaf.quadTo(u * 0.17, -u * 0.24, 0, -u * 0.55)
    leaf.quadTo(-u * 0.17, -u * 0.24, 0, 1.5)
    for turn in (-34, 0, 34):
        with saved(p):
            p.translate(fx + way * u * 0.02, fy - u * 0.86 + 2)
            p.rotate(turn)
            fill(p, leaf, LOTUS[0] if turn else LOTUS[1])
