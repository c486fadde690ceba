"""Light round a building site that may be sailed to."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from gui.art.painting import clipped, fill, stroke
from gui.board.sprites import Picture
from gui.games.imhotep.blocks import Iso
from gui.games.imhotep.sites import HEIGHTS, JETTY_SIZES, LANDINGS, ORIGINS, PLINTHS, UNIT
from gui.games.imhotep.solids import convex, soft, top

if TYPE_CHECKING:
    from gui.controls.look import Look

_LIGHT, _CASING, _LINE = "#18B3AC", "#E9FFFA", "#137C7C"
_LARGE = 1.4
_FOOT = 0.3


class SiteMark(Picture, frozen=True):
    """Glow on the ground and a line round the plinth and its jetty; the building itself stays as it is. Painted in
    the landscape's units: `scale` pixels each, the site's own origin in the middle."""

    site: int
    scale: float
    strong: bool

    @property
    def margin(self) -> float:
        return math.ceil(self.scale * 40)

    @property
    def slow(self) -> bool:
        """On very large boards the lines come first and the light follows."""
        return self.scale > _LARGE

    def sketch(self, p: QPainter, look: Look) -> None:
        self._paint(p, look, glowing=False)

    def paint(self, p: QPainter, look: Look) -> None:
        self._paint(p, look, glowing=True)

    def _paint(self, p: QPainter, look: Look, *, glowing: bool) -> None:
        p.translate(self.width / 2, self.height / 2)
        p.scale(self.scale, self.scale)
        iso = Iso(0, 0, UNIT)
        x, y, dx, dy = PLINTHS[self.site]
        corners = ((x, y), (x + dx, y), (x + dx, y + dy), (x, y + dy))
        plinth = convex([iso.at(*corner, z) for corner in corners for z in (0, _FOOT)])
        jetty, everything = self._jetty(), QPainterPath()
        everything.addRect(QRectF(-2000, -2000, 4000, 4000))
        around = everything.subtracted(self._body(iso))
        if glowing:
            with clipped(p, around):
                self._glow(p, plinth, plinth.united(jetty).boundingRect())
        for path, seen in ((plinth, around), (jetty, everything)):
            with clipped(p, seen):
                stroke(p, path, _CASING, 6.2 if self.strong else 4.6, 0.92)
                stroke(p, path, _LINE, 3.2 if self.strong else 2.2)
        if self.strong:
            fill(p, jetty, "#2CC9C0", 0.25)

    def _glow(self, p: QPainter, plinth: QPainterPath, area: QRectF) -> None:
        width, strength = (26.0, 0.95) if self.strong else (14.0, 0.75)
        soft(p, area, lambda g: stroke(g, plinth, _LIGHT, width), width * 0.55, strength, fine=0.6)
        if self.strong:
            soft(p, area, lambda g: fill(g, plinth, "#2CC9C0", 0.5), 8, 0.55, fine=0.6)

    def _jetty(self) -> QPainterPath:
        x, y = LANDINGS[self.site]
        ox, oy = ORIGINS[self.site]
        dx, dy = JETTY_SIZES[self.site]
        return top(Iso(x - ox, y - oy, UNIT), -0.12, -0.12, 0.09, dx + 0.24, dy + 0.24)

    def _body(self, iso: Iso) -> QPainterPath:
        """The outline of what stands on the plinth."""
        x, y, dx, dy = PLINTHS[self.site]
        corners = ((x + 0.5, y + 0.5), (x + dx - 0.5, y + 0.5), (x + dx - 0.5, y + dy - 0.5), (x + 0.5, y + dy - 0.5))
        points = [iso.at(*corner, _FOOT) for corner in corners]
        tall = HEIGHTS[self.site]
        if self.site in (0, 2):
            points.append(iso.at(x + dx / 2, y + dy / 2, tall))
        else:
            points += [iso.at(x + 0.3, y + 0.3, tall), iso.at(x + dx - 0.3, y + 0.3, tall)]
            points.append(iso.at(x + 0.3, y + 1.8 if self.site == 1 else y + dy - 0.3, tall))
        return convex(points)


def site_mark(site: int, scale: float, strong: bool) -> SiteMark:
    """Its body is as large as the site's grid on the board; what glows lies around it."""
    return SiteMark(round(340 * scale), round(420 * scale), site, scale, strong)
