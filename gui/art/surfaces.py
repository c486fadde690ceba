"""Carved and raised: what can be set is a groove cut into the paper with a raised piece lying in it."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from gui.art.painting import (
    Paint,
    clear_pixmap,
    clipped,
    colour,
    down,
    ellipse,
    fill,
    inset,
    outline,
    polygon,
    rounded,
    smooth,
    stroke,
)
from gui.art.shadows import draw_shadow
from gui.theme import SHADOW, Theme

_AIR: Final = 26
"""A card's shadow ends within this many pixels, times its lift."""


def card(
    p: QPainter, theme: Theme, rect: QRectF, radius: float = 14, lift: float = 1.0, ground: str | None = None
) -> None:
    """A sheet of paper lying on the table: contact shadow, cast shadow, rim, light on the upper edge. Painted once per
    size: it is painted over and over, whenever something on it changes."""
    device = p.device()
    dpr = device.devicePixelRatio() if device is not None else 1.0
    if not all((edge * dpr).is_integer() for edge in (rect.x(), rect.y(), rect.width(), rect.height())):
        # Between two pixels a picture of it would be blurred.
        card_shadow(p, theme, rect, radius, lift)
        card_body(p, theme, rect, radius, ground)
        return
    air = math.ceil(_AIR * max(1.0, lift))
    sheet = _sheet(rect.width(), rect.height(), radius, lift, theme, ground, air, dpr)
    p.drawPixmap(rect.topLeft() - QPointF(air, air), sheet)


@lru_cache(maxsize=12)
def _sheet(
    width: float, height: float, radius: float, lift: float, theme: Theme, ground: str | None, air: int, dpr: float
) -> QPixmap:
    made = clear_pixmap(QSizeF(width + 2 * air, height + 2 * air), dpr)
    painter = smooth(QPainter(made))
    rect = QRectF(air, air, width, height)
    card_shadow(painter, theme, rect, radius, lift)
    card_body(painter, theme, rect, radius, ground)
    painter.end()
    return made


def card_shadow(p: QPainter, theme: Theme, rect: QRectF, radius: float, lift: float = 1.0) -> None:
    draw_shadow(p, rect.adjusted(2, 2, -2, -2), radius, 14 * lift, 6 * lift, theme.shade * 1.15, hollow=True)
    draw_shadow(p, rect, radius, 2.5, 1.2, theme.shade, hollow=True)


def card_body(p: QPainter, theme: Theme, rect: QRectF, radius: float, ground: str | None = None) -> None:
    fill(p, rounded(rect, radius), ground or theme.paper)
    with clipped(p, rounded(rect, radius)):
        lip = QRectF(rect.x() + 1, rect.y() + 1.2, rect.width() - 2, rect.height() + 20)
        stroke(p, rounded(lip, radius - 1), theme.gleam, 1, theme.gleam_card)
    outline(p, rect, radius, theme.edge, 1, 0.8)


def ghost_card(p: QPainter, theme: Theme, rect: QRectF, radius: float = 12) -> None:
    """A pane that does not rise: half paper, a hairline."""
    fill(p, rounded(rect, radius), theme.paper, 0.58)
    outline(p, rect, radius, theme.edge, 1, 0.95)


def groove(
    p: QPainter, theme: Theme, rect: QRectF, radius: float, ground: Paint | None = None, rim: float = 0.55
) -> None:
    """Carved into the paper: dark under the upper lip, light on the lower one."""
    path = rounded(rect, radius)
    fill(p, path.translated(0, 1.4), theme.gleam, theme.gleam_groove)
    fill(p, path, theme.groove if ground is None else ground)
    with clipped(p, path):
        for depth in range(4):
            lip = QRectF(rect.x() - 1, rect.y() - 0.6, rect.width() + 2, rect.height() + 4)
            stroke(p, rounded(lip, radius), SHADOW, 1.2 + depth * 1.7, theme.shade_groove)
    if rim > 0:
        outline(p, rect, radius, theme.rim, 1, rim)


def raised(
    p: QPainter,
    theme: Theme,
    rect: QRectF,
    radius: float,
    *,
    chosen: bool = False,
    hover: bool = False,
    pressed: bool = False,
) -> None:
    """A piece lying in a groove or on the paper. Pressed, it has sunk and casts no shadow."""
    if pressed:
        rect = rect.translated(0, 1)
    else:
        draw_shadow(p, rect, radius, 4, 1.6, theme.shade_raised * 1.25)
    fill(p, rounded(rect, radius), theme.raised)
    if hover and not pressed:
        fill(p, rounded(rect, radius), theme.gleam if theme.dark else theme.lapis, 0.05)
    gleam(p, theme, rect, radius, theme.gleam_raised)
    if chosen:
        outline(p, rect, radius, theme.lapis, 1.6)
    else:
        outline(p, rect, radius, theme.rim, 1, 0.85 if hover else 0.45)


def primary(
    p: QPainter, theme: Theme, rect: QRectF, radius: float, *, hover: bool = False, pressed: bool = False
) -> None:
    """Solid lapis: one per page."""
    if pressed:
        rect = rect.translated(0, 1)
    else:
        deep = rect.height() >= 52
        cast = rect.adjusted(6, 4, -6, 0) if deep else rect.adjusted(1, 0, -1, 0)
        draw_shadow(p, cast, radius, 9 if deep else 4, 4 if deep else 1.8, theme.shade_primary * 1.2)
    base = QColor(theme.lapis).lighter(106) if hover and not pressed else QColor(theme.lapis)
    top = base.lighter(106 if theme.dark else 118).name()
    fill(p, rounded(rect, radius), down(rect, (0, top, 1), (1, base.darker(104).name(), 1)))
    gleam(p, theme, rect, radius, 0.28)
    outline(p, rect, radius, QColor(theme.lapis).darker(128).name(), 1)


def gleam(p: QPainter, theme: Theme, rect: QRectF, radius: float, strength: float) -> None:
    """Light on the upper edge of a raised thing."""
    edge = QRectF(rect.x() + radius, rect.y() + 1, rect.width() - 2 * radius, 1)
    if edge.width() > 0:
        p.fillRect(edge, colour(theme.gleam, strength))


def knob(p: QPainter, theme: Theme, x: float, y: float, radius: float, *, hover: bool = False) -> None:
    """The round piece of a toggle or a slider."""
    draw_shadow(p, QRectF(x - radius, y - radius, 2 * radius, 2 * radius), radius, 4, 1.4, 0.38)
    disc = ellipse(x, y, radius)
    fill(p, disc, theme.knob)
    stroke(p, ellipse(x, y, radius - 0.5), theme.lapis if hover else theme.rim, 1, 0.9 if hover else 0.7)


def tick(x: float, y: float, size: float = 1.0) -> QPainterPath:
    """A check mark round x, y, about 8 px wide."""
    return polygon(
        ((x - 4.1 * size, y + 0.2 * size), (x - 1.2 * size, y + 3.1 * size), (x + 4.2 * size, y - 3.2 * size)),
        closed=False,
    )


def check_disc(p: QPainter, theme: Theme, x: float, y: float, radius: float = 9) -> None:
    """The chosen one: a lapis disc with a tick, cut free from what lies under it."""
    disc = ellipse(x, y, radius)
    stroke(p, disc, theme.table, 3)
    fill(p, disc, theme.lapis)
    stroke(p, tick(x, y, radius / 9), theme.on_lapis, 1.8)


def focus_ring(p: QPainter, theme: Theme, rect: QRectF, radius: float) -> None:
    """The keyboard is here: the same lapis ring round every control."""
    stroke(p, rounded(inset(rect, -2.75), radius + 2.75), theme.lapis, 2)


def dots(p: QPainter, theme: Theme, x: float, y: float, alpha: float = 1.0) -> None:
    """Six dots: here it can be taken hold of."""
    for i in (-1, 1):
        for j in (-1, 0, 1):
            fill(p, ellipse(x + i * 3.1, y + j * 6.2, 1.65), theme.rim, alpha)


def level_bar(p: QPainter, theme: Theme, rect: QRectF, full: bool, hover: bool = False) -> None:
    """One of the rising bars of a computer's level."""
    if not full:
        fill(p, rounded(rect, 2.6), theme.groove)
        outline(p, rect, 2.6, theme.lapis if hover else theme.rim, 1, 0.8)
        return
    draw_shadow(p, rect, 2.6, 2.5, 1, 0.22)
    top = QColor(theme.lapis).lighter(118).name()
    fill(p, rounded(rect, 2.6), down(rect, (0, top, 1), (1, theme.lapis, 1)))
