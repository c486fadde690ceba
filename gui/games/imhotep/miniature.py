"""A living position, small enough for "Continue" on the home page."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from engine.core.contract import AnyView
from engine.games.imhotep.pieces import OBELISK, PYRAMID, SHIPS, SITES, column_of
from engine.games.imhotep.view import ImhotepView
from gui.art.painting import clear_pixmap, clipped, rounded, saved, smooth
from gui.controls.look import Look
from gui.games.imhotep import sites
from gui.games.imhotep.blocks import Iso
from gui.games.imhotep.buildings import site_grid
from gui.games.imhotep.items import FACES
from gui.games.imhotep.land_picture import draw_landscape
from gui.games.imhotep.ship_art import paint_ship
from gui.games.imhotep.stone_art import paint_cube


def paint_miniature(p: QPainter, rect: QRectF, view: AnyView, look: Look) -> None:
    """The landscape as it stands, without words."""
    assert isinstance(view, ImhotepView)
    device = p.device()
    ratio = device.devicePixelRatio() if device is not None else 1.0
    scale = min(rect.width() / sites.SIZE[0], rect.height() / sites.SIZE[1])
    with clipped(p, rounded(rect, 0)):
        p.drawPixmap(rect.topLeft(), _land(round(rect.width()), round(rect.height()), scale, ratio))
        with saved(p):
            p.translate(rect.center())
            p.scale(scale, scale)
            p.translate(-sites.SIZE[0] / 2, -sites.SIZE[1] / 2)
            _pieces(p, view, look)


@lru_cache(maxsize=6)
def _land(width: int, height: int, scale: float, ratio: float) -> QPixmap:
    """The land without anything on it: all miniatures share it."""
    made = clear_pixmap(QSizeF(width, height), ratio)
    painter = smooth(QPainter(made))
    painter.translate(QPointF(width / 2, height / 2))
    painter.scale(scale, scale)
    painter.translate(-sites.SIZE[0] / 2, -sites.SIZE[1] / 2)
    left, top = sites.SIZE[0] / 2 - width / 2 / scale, sites.SIZE[1] / 2 - height / 2 / scale
    draw_landscape(painter, QRectF(left, top, width / scale, height / scale))
    painter.end()
    return made


def _pieces(p: QPainter, view: ImhotepView, look: Look) -> None:
    for site in range(SITES):
        order = sorted(range(len(view.sites[site])), key=lambda place, site=site: sites.depth_of(site, place))  # type: ignore[misc]
        for place in order:
            style = look.seats[view.sites[site][place]]
            seen = FACES[column_of(place)] if site == PYRAMID else "all"
            paint_cube(p, site_grid(site), *sites.cell_of(site, place), style, seen=seen,
                       signed_side=site == OBELISK, shade=False)  # fmt: skip
    for ship in range(SHIPS):
        if view.in_harbour[ship]:
            stones = tuple(None if owner is None else look.seats[owner] for owner in view.ships[ship])
            paint_ship(p, Iso(*sites.ship_middle(ship), sites.UNIT), stones, ("",) * len(stones))
