"""Tiles as pictures of the board: the face, the back, the card under it, and a quick sketch of the face."""

import math
from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from gui.art.painting import clipped, fill, saved, stroke
from gui.art.shadows import shadow_of
from gui.board.sprites import Picture
from gui.games.isle_of_skye.brushes import blend, hex_path, patch, pen, ramp, tint
from gui.games.isle_of_skye.emblems import triquetra
from gui.games.isle_of_skye.hexes import ROOT3, corners, polar
from gui.games.isle_of_skye.tile_art import tile_in_steps
from gui.games.isle_of_skye.tile_shape import edge_names, tile_shape

if TYPE_CHECKING:
    from gui.controls.look import Look

_DIM: Final = 0.13
"""Tiles are a little darker in the dark."""
_LANDS: Final = {"sea": "sea", "mountain": "mount", "forest": "forest", "plain": "meadow", "road": "road"}
_TINY: Final = 9.5
"""Device pixels: below that a sketch says as much as the picture."""


class HexPicture(Picture, frozen=True):
    """A picture in a hexagon; `radius` from the middle to a corner."""

    radius: float = 0.0


def size_of(radius: float) -> tuple[float, float]:
    """Of the rectangle round a hexagon."""
    return ROOT3 * radius, 2 * radius


class TilePicture(HexPicture, frozen=True):
    """A tile's face. `raised`: with the card's edge and shadow
    below it."""

    tile: int = 1
    rotation: int = 0
    raised: bool = False
    dim: float = 0.0

    @property
    def margin(self) -> float:
        return math.ceil(self.radius * 0.16) if self.raised else 1.0

    @property
    def corner(self) -> float:
        return self.radius * 0.55

    @property
    def likeness(self) -> Hashable:
        return ("tile", self.tile, self.rotation, self.raised, self.dim)

    @property
    def slow(self) -> bool:
        return self.radius >= _TINY

    def paint(self, p: QPainter, look: "Look") -> None:
        for _ in self.in_steps(p, look):
            pass

    def in_steps(self, p: QPainter, look: "Look") -> Iterator[None]:
        yield from self._put(p, look, sketched=not self.slow)

    def sketch(self, p: QPainter, look: "Look") -> None:
        for _ in self._put(p, look, sketched=True):
            pass

    def _put(self, p: QPainter, look: "Look", *, sketched: bool) -> Iterator[None]:
        device = p.device()
        fine = device.devicePixelRatio() if device is not None else 1.0
        with saved(p):
            p.translate(self.width / 2, self.height / 2)
            if self.raised:
                paint_card(p, self.radius, fine, shadow=True)
                yield
            if sketched:
                paint_sketch(p, self.tile, self.rotation, self.radius)
            else:
                yield from tile_in_steps(p, self.tile, self.rotation, self.radius, fine=fine)
            if look.theme.dark:
                fill(p, hex_path(self.radius, 0.5), "#0B0F14", _DIM)
            if self.dim:
                fill(p, hex_path(self.radius, 0.5), look.theme.paper, self.dim)


class BackPicture(HexPicture, frozen=True):
    """A tile face down."""

    @property
    def margin(self) -> float:
        return math.ceil(self.radius * 0.16)

    def paint(self, p: QPainter, look: "Look") -> None:
        device = p.device()
        r = self.radius
        with saved(p):
            p.translate(self.width / 2, self.height / 2)
            paint_card(p, r, device.devicePixelRatio() if device is not None else 1.0, shadow=True)
            lights = (0.0, blend("medal", "slate_hi", 0.4)), (0.5, tint("medal")), (1.0, tint("medal_lo"))
            fill(p, hex_path(r, 0.2), ramp(-r, -r, r, r, *lights))
            stroke(p, hex_path(r, -r * 0.11), tint("gold", 0.55), max(0.6, r * 0.022))
            p.translate(0, r * 0.035)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(pen(tint("gold", 0.9), max(1.0, r * 0.062)))
            p.drawPath(triquetra(r * 0.46))


class CardEdge(HexPicture, frozen=True):
    """The thickness of a tile that lies among others, and its shadow: below all faces."""

    @property
    def margin(self) -> float:
        return math.ceil(self.radius * 0.22)

    @property
    def likeness(self) -> Hashable:
        return ("card edge",)

    def paint(self, p: QPainter, look: "Look") -> None:
        device = p.device()
        with saved(p):
            p.translate(self.width / 2, self.height / 2)
            paint_card(p, self.radius, device.devicePixelRatio() if device is not None else 1.0, shadow=True)


def paint_card(p: QPainter, radius: float, dpr: float, *, shadow: bool) -> None:
    """What lies under a face: the card's edge, and its shadow."""
    path = hex_path(radius, 0.4)
    if shadow:
        cast, at = shadow_of(path, radius * 0.075, 0.42, dpr)
        p.drawPixmap(at + QPointF(radius * 0.02, radius * 0.06), cast)
    fill(p, path.translated(0, max(0.9, radius * 0.034)), tint("card_lo"))
    fill(p, path.translated(0, max(0.4, radius * 0.014)), tint("card"))


def paint_sketch(p: QPainter, number: int, rotation: int, radius: float) -> None:
    """A tile in a few strokes: its lands by side, its roads, a dot where its picture is."""
    edges = edge_names(number)
    shape = tile_shape(number)
    r = radius
    around = corners(0, 0, r)
    with clipped(p, hex_path(r, 0.35)):
        fill(p, hex_path(r, 0.5), tint("meadow"))
        for side in range(6):
            land = edges[(side - rotation) % 6]
            if land in ("plain", "road"):
                continue
            near, far = around[side - 1], around[side]
            inner = 0.36
            fill(
                p,
                patch((near[0] * inner, near[1] * inner), near, far, (far[0] * inner, far[1] * inner)),
                tint(_LANDS[land]),
            )
        for side in range(6):
            if edges[(side - rotation) % 6] == "road":
                end = polar(r, 60 * side)
                p.setPen(pen(tint("road"), r * 0.2))
                p.drawLine(QPointF(0, 0), QPointF(*end))
        if shape.kind not in (None, "road"):
            paint_dot(p, shape.kind or "", r)


def paint_dot(p: QPainter, kind: str, radius: float) -> None:
    """What is on a tile, too small for its picture."""
    colours = {"castle": "stone", "village": "roof", "swamp": "bog", "hill": "leaf", "symbol": "gold"}
    size = radius * 0.3
    p.setPen(pen(tint("ink", 0.7), max(0.4, radius * 0.05)))
    p.setBrush(tint(colours[kind]))
    p.drawEllipse(QPointF(0, 0), size, size)
