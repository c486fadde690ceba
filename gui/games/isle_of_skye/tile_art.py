"""A tile, painted from its data. The land turns with the tile; pictures and light stay upright.

Some 20 ms for a small tile and 60 ms for a large one: paint each once (`gui.games.isle_of_skye.tile_pictures`).
"""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from statistics import NormalDist
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPen

from gui.art.painting import clipped, saved
from gui.games.isle_of_skye.brushes import hex_path, tint
from gui.games.isle_of_skye.buildings import paint_castle, paint_village
from gui.games.isle_of_skye.emblems import paint_hill, paint_medal, paint_swamp
from gui.games.isle_of_skye.straddling import Thing
from gui.games.isle_of_skye.tile_ground import Ground
from gui.games.isle_of_skye.tile_growth import BOXES, edge_things, find_things, picture_place, things_of
from gui.games.isle_of_skye.tile_shape import tile_shape
from gui.games.isle_of_skye.tile_things import paint_peak, paint_tree, paint_tuft, paint_wave

SMALL: Final = 46.0
"""A tile of fewer device pixels from its middle to a corner is simplified."""


def paint_tile(p: QPainter, number: int, rotation: int, radius: float, *, fine: float = 1.0) -> None:
    """The face of a tile turned `rotation` steps clockwise round the painter's origin; `fine`: device pixels per
    unit."""
    for _ in tile_in_steps(p, number, rotation, radius, fine=fine):
        pass


def tile_in_steps(p: QPainter, number: int, rotation: int, radius: float, *, fine: float = 1.0) -> Iterator[None]:
    """The same in steps of a few milliseconds at most."""
    yield from _TilePainter(number, rotation, radius, radius * fine < SMALL).in_steps(p)


def paint_plain_tile(p: QPainter, number: int, rotation: int, radius: float) -> None:
    """The same with what stands across its edges only: a third of the time, for pictures painted in one go."""
    for _ in _TilePainter(number, rotation, radius, radius < SMALL).in_steps(p, plain=True):
        pass


class _TilePainter:
    def __init__(self, number: int, rotation: int, radius: float, small: bool) -> None:
        self.number, self.rotation, self.radius, self.small = number, rotation, radius, small
        self.shape = tile_shape(number)
        self.ground = Ground(number, self.shape, 60.0 * rotation, radius, small)
        self.fx, self.fy = (v * radius for v in picture_place(number, rotation))

    def in_steps(self, p: QPainter, *, plain: bool = False) -> Iterator[None]:
        r = self.radius
        with clipped(p, hex_path(r, 0.35)):
            p.setPen(Qt.PenStyle.NoPen)
            self.ground.paint_meadow(p)
            yield
            yield from self.ground.lands_in_steps(p)
            self.ground.paint_roads(p)
            yield
            if plain:
                yield from self._paint_things(p, edge_things(self.number, self.rotation, self.small))
            else:
                yield from find_things(self.number, self.rotation, self.small)
                yield from self._paint_things(p, self._things())
            p.setOpacity(0.75 * p.opacity())
            p.fillRect(QRectF(-r * 1.1, -r * 1.1, r * 2.2, r * 2.2), grain_brush())
        with saved(p):
            p.setBrush(Qt.BrushStyle.NoBrush)
            seam = QPen(tint("ink", 0.16 if self.small else 0.20), 0.6 if self.small else 0.8)
            seam.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            p.setPen(seam)
            p.drawPath(hex_path(r, -0.1))

    def _things(self) -> tuple[Thing, ...]:
        return things_of(self.number, self.rotation, self.small)

    def _paint_things(self, p: QPainter, found: tuple[Thing, ...]) -> Iterator[None]:
        """What lies flat first, then everything that stands by where its foot is."""
        r = self.radius
        things = [Thing(o.kind, o.x * r, o.y * r, o.width * r, o.height * r, o.seed) for o in found]
        if self.shape.kind in BOXES:
            things.append(Thing("picture", self.fx, self.fy + r * 0.16, 0, 0, ""))
        for one in sorted(things, key=lambda one: (one.kind not in ("wave", "tuft", "heather"), one.y)):
            self._paint_thing(p, one)
            yield

    def _paint_thing(self, p: QPainter, one: Thing) -> None:
        match one.kind:
            case "tree":
                paint_tree(p, one.x, one.y, one.height, one.seed, self.small)
            case "peak":
                paint_peak(p, one.x, one.y, one.width, one.height, one.seed, self.small)
            case "wave":
                paint_wave(p, one.x, one.y, one.width, 0.85, max(0.7, self.radius * 0.016))
            case "tuft":
                paint_tuft(p, one.x, one.y, one.width, one.seed)
            case "heather":
                paint_tuft(p, one.x, one.y, one.width, one.seed, 0.0)
            case _:
                self._paint_picture(p)

    def _paint_picture(self, p: QPainter) -> None:
        r, x, y, small = self.radius, self.fx, self.fy, self.small
        z = 1.12 if small else 1.0
        match self.shape.kind:
            case "castle":
                paint_castle(p, x, y + r * 0.26, r * 0.68 * z, small)
            case "village":
                paint_village(p, x, y + r * 0.14, r * 0.78 * z, small)
            case "swamp":
                paint_swamp(p, x, y + r * 0.12, r * (0.92 if small else 0.76), str(self.number), small)
            case "hill":
                paint_hill(p, x - r * 0.02, y + r * 0.24, r * 0.70 * z, self.shape.hills, small)
            case _:
                paint_medal(p, x, y, r * 0.285 * z, small)


@lru_cache(maxsize=1)
def _grain() -> QImage:
    """Paper grain: light and dark specks."""
    side, strength, most = 192, 7.5, 40
    bell = NormalDist(0, strength)
    specks = [int(bell.inv_cdf((byte + 0.5) / 256)) for byte in range(256)]
    looks = [bytes((0, 0, 0, min(most, -v))) if v < 0 else bytes((min(most, v),) * 4) for v in specks]
    pixels = b"".join(looks[byte] for byte in Random(7).randbytes(side * side))
    image = QImage(pixels, side, side, side * 4, QImage.Format.Format_ARGB32_Premultiplied).copy()
    image.setDevicePixelRatio(2)
    return image


def grain_brush() -> QBrush:
    """For everything that is printed: tiles, sheets."""
    return QBrush(_grain())


def tile_outline(radius: float) -> QPainterPath:
    """Of the face."""
    return hex_path(radius, 0.35)
