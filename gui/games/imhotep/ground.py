"""What does not change on the board: the landscape with its empty sites, the ledge of the shelf, the tray."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from engine.games.imhotep.pieces import OBELISK, PYRAMID, TEMPLE, TOMB
from gui.art.painting import clipped, colour, down, fill, inset, rounded, saved, stroke
from gui.art.shadows import draw_shadow
from gui.games.imhotep.buildings import paint_obelisk, paint_pyramid, paint_shadows, paint_temple
from gui.games.imhotep.growth import paint_palm, paint_reeds
from gui.games.imhotep.harbour import paint_jetty, paint_mole, paint_quay
from gui.games.imhotep.landscape import paint_land
from gui.games.imhotep.tomb import paint_tomb
from gui.theme import Theme, mix

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.board.sprites import Area
    from gui.games.imhotep.geometry import Layout

_FAR_PALMS: Final = (
    (26, 42, 30, 5), (272, 46, 34, -5), (292, 54, 26, 6), (924, 136, 34, 6), (900, 150, 27, -5), (1090, 96, 32, 5),
    (1112, 110, 26, -4), (1290, 130, 30, 6), (-90, 190, 30, -5), (-210, 90, 33, 5),
)  # fmt: skip
_NEAR_PALMS: Final = (
    (38, 398, 32, 5), (14, 392, 25, -5), (514, 518, 34, 6), (540, 526, 27, -5), (914, 354, 34, 5), (932, 366, 25, -4),
    (634, 416, 30, 5), (656, 422, 22, -4), (1130, 330, 32, 5), (1152, 344, 26, -5), (1310, 440, 33, 5),
    (-120, 470, 33, 6), (-96, 482, 25, -4), (-300, 480, 32, 5),
)  # fmt: skip
_FAR_REEDS: Final = ((24, 276), (212, 276), (422, 250), (692, 258), (836, 204), (922, 174), (1190, 148), (-150, 276))
_NEAR_REEDS: Final = ((478, 388), (562, 384), (642, 370), (868, 290), (1120, 252), (-120, 366), (-260, 376))
_NIGHT: Final = "#6878A8"
"""The dark theme's land lies in moonlight: multiplied by this."""


def paint_ground(p: QPainter, layout: Layout, theme: Theme, draw: Callable[[QPainter, QRectF], None]) -> None:
    """Everything; `draw` draws what is seen of the landscape, in its own units."""
    scene = _rect(layout.scene)
    draw_shadow(p, scene.adjusted(3, 3, -3, -4), layout.scene.radius, 4, 2, 0.25)
    with clipped(p, rounded(scene, layout.scene.radius)):
        with saved(p):
            p.translate(*layout.origin)
            p.scale(layout.scale, layout.scale)
            draw(p, QRectF(*layout.seen))
        _light(p, scene, theme)
    stroke(p, rounded(inset(scene, 0.6), layout.scene.radius), "#B99C63" if not theme.dark else "#0D1218", 1.2, 0.8)
    stroke(p, rounded(inset(scene, 1.9), layout.scene.radius - 1.4), "#FFF9EA", 1, 0.12 if theme.dark else 0.5)
    _ledge(p, layout, theme)
    _tray(p, layout, theme)


def paint_landscape(p: QPainter, seen: QRectF) -> None:
    """The land in its own units, back to front."""
    draw = random.Random(7)
    paint_land(p, seen)
    paint_shadows(p)
    for palm in _FAR_PALMS:
        _palm_if_seen(p, seen, palm)
    paint_mole(p)
    paint_temple(p)
    paint_obelisk(p)
    paint_pyramid(p)
    for site in (PYRAMID, OBELISK, TEMPLE):
        paint_jetty(p, site)
    for x, y in _FAR_REEDS:
        paint_reeds(p, draw, x, y)
    paint_quay(p)
    paint_jetty(p, TOMB)
    paint_tomb(p)
    for palm in _NEAR_PALMS:
        _palm_if_seen(p, seen, palm)
    for x, y in _NEAR_REEDS:
        paint_reeds(p, draw, x, y, 6, 11)


def _palm_if_seen(p: QPainter, seen: QRectF, palm: tuple[float, float, float, float]) -> None:
    if seen.adjusted(-30, -10, 30, 50).contains(QPointF(palm[0], palm[1])):
        paint_palm(p, *palm)


def _light(p: QPainter, scene: QRectF, theme: Theme) -> None:
    """Dusk at the rim; by night everything but the middle is blue."""
    if theme.dark:
        p.save()
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        moon = QRadialGradient(QPointF(scene.x() + scene.width() * 0.5, scene.y() + scene.height() * 0.3),
                               scene.width() * 0.75)  # fmt: skip
        moon.setColorAt(0, colour(mix(_NIGHT, "#FFFFFF", 0.16)))
        moon.setColorAt(1, colour(mix(_NIGHT, "#10141F", 0.42)))
        p.fillRect(scene, moon)
        p.restore()
        return
    dusk = QRadialGradient(scene.center(), max(scene.width(), scene.height()) * 0.67)
    dusk.setColorAt(0.6, colour("#6A4A1C", 0))
    dusk.setColorAt(1, colour("#6A4A1C", 0.15))
    p.fillRect(scene, dusk)


def _rect(area: Area) -> QRectF:
    return QRectF(area.x, area.y, area.width, area.height)


def _ledge(p: QPainter, layout: Layout, theme: Theme) -> None:
    """The cedar board that the cards of the market stand on."""
    rect = _rect(layout.ledge)
    draw_shadow(p, rect.adjusted(3, 2, -3, -3), 5, 5, 3, 0.36)
    dim = 0.28 if theme.dark else 0.0
    stops = ((0.0, "#DDB47F"), (0.15, "#D0A26B"), (0.16, "#B07C49"), (0.55, "#A6733F"), (1.0, "#8A5A31"))
    wood = down(rect, *((at, mix(paint, "#1A120A", dim), 1.0) for at, paint in stops))
    fill(p, rounded(rect, 5), wood)
    with clipped(p, rounded(rect, 5)):
        for place in (layout.deck, *layout.slots):
            foot = QRectF(place.x + 2, rect.y(), place.width - 4, 5)
            p.fillRect(foot, down(foot, (0, "#3A2108", 0.42), (1, "#3A2108", 0)))
        _wood_grain(p, rect)
    stroke(p, rounded(inset(rect, 0.5), 5), "#6A4322", 1)


def _wood_grain(p: QPainter, rect: QRectF) -> None:
    draw = random.Random(5)
    for i in range(int(46 * max(1.0, rect.width() / 952))):
        x, y, run = draw.uniform(rect.x() - 60, rect.right()), draw.uniform(rect.y() + 6, rect.bottom()), 0.0
        run = draw.uniform(60, 220)
        path = QPainterPath(QPointF(x, y))
        path.cubicTo(x + run * 0.3, y - 1.2, x + run * 0.6, y + 1.4, x + run, y)
        stroke(p, path, "#5A3517" if i % 3 else "#E4BC88", 0.8, 0.22)


def _tray(p: QPainter, layout: Layout, theme: Theme) -> None:
    """The own side of the table: paper with a shallow cedar tray of sand for the stones."""
    rect, radius = _rect(layout.tray), layout.tray.radius
    draw_shadow(p, rect.adjusted(3, 3, -3, -4), radius, 4, 2, theme.shade + 0.06)
    fill(p, rounded(rect, radius), theme.paper)
    stroke(p, rounded(inset(rect, 0.5), radius), theme.edge, 1, 0.8)
    well = _rect(layout.well)
    dim = 0.35 if theme.dark else 0.0
    frame = down(well, (0, mix("#B98A55", "#140E08", dim), 1), (1, mix("#9A6A3B", "#140E08", dim), 1))
    fill(p, rounded(well, 12), frame)
    stroke(p, rounded(inset(well, 0.5), 12), "#6A4322", 1)
    inner = inset(well, max(4.0, well.height() * 0.08))
    sand = down(inner, *((at, mix(paint, "#1C1A22", dim * 1.2), 1.0)
                         for at, paint in ((0.0, "#C9AE7C"), (0.25, "#DCC597"), (1.0, "#E6D3AA"))))  # fmt: skip
    fill(p, rounded(inner, 8), sand)
    with clipped(p, rounded(inner, 8)):
        for depth in range(4):
            stroke(p, rounded(inner.adjusted(-2, -1, 2, 5), 9), "#4A2E10", 2 + depth * 2.2, 0.13)
    stroke(p, rounded(inner, 8), "#7D5A30", 0.8)
    x = layout.hand.x - layout.tray.height * 0.06
    p.fillRect(QRectF(round(x), rect.y() + rect.height() * 0.18, 1, rect.height() * 0.64), colour(theme.line))
