"""A living position, small enough for "Continue" on the home page."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap, QRadialGradient

from engine.core.contract import AnyView
from engine.games.skyjo.pieces import PLACES
from engine.games.skyjo.view import EMPTY, SkyjoView
from gui.art.cloth import cloth_brush
from gui.art.girih import star10
from gui.art.painting import clear_pixmap, clipped, colour, fill, inset, polygon, rounded, saved, smooth, stroke
from gui.art.shadows import draw_shadow
from gui.controls.look import Look
from gui.games.skyjo.card_art import paint_card
from gui.games.skyjo.geometry import GridLayout, Rect, card_height
from gui.games.skyjo.laying import lay_out
from gui.theme import CARD, CARD_BACK, CLOTH, LADDER

_LARGE: Final = 14.0
"""Cards at least that wide show their number; smaller ones only their colour."""
_AIR: Final = 4.0


def paint_miniature(p: QPainter, rect: QRectF, view: AnyView, look: Look) -> None:
    """The table as it stands, without words: everybody's cards and the two piles."""
    assert isinstance(view, SkyjoView)
    with clipped(p, rounded(rect, 0)):
        _ground(p, rect)
        seats = len(view.grids)
        layout = lay_out(round(rect.width() * 2.6), round(rect.height() * 2.6), seats, 0.5)
        main = view.watcher if view.watcher is not None else view.turn
        with saved(p):
            p.translate(rect.topLeft())
            scale = rect.width() / layout.width
            for seat, cards in enumerate(view.grids):
                _grid(p, layout.grids[(seat - main) % seats], cards, scale, look)
            if view.draw_size:
                _card(p, layout.draw, None, scale, look)
            if view.discard:
                _card(p, layout.discard, view.discard[-1], scale, look)


def _device_ratio(p: QPainter) -> float:
    device = p.device()
    return device.devicePixelRatio() if device is not None else 1.0


def _ground(p: QPainter, rect: QRectF) -> None:
    fill(p, rounded(rect, 0), cloth_brush(_device_ratio(p)))
    at = QPointF(rect.center().x(), rect.y() + rect.height() * 0.45)
    pool = QRadialGradient(at, rect.width() * 0.66)
    pool.setColorAt(0, colour(CLOTH.pool, 0.07))
    pool.setColorAt(1, colour(CLOTH.dusk, 0.30))
    fill(p, rounded(rect, 0), pool)


def _grid(p: QPainter, grid: GridLayout, cards: tuple[int | None, ...], scale: float, look: Look) -> None:
    for place in range(PLACES):
        card = cards[place]
        at = grid.place(place)
        if card == EMPTY:
            hole = QRectF(at.x * scale, at.y * scale, at.width * scale, at.height * scale)
            stroke(p, rounded(inset(hole, 0.5), 1.2), CLOTH.empty, 0.6, 0.35)
        else:
            _card(p, at, card, scale, look)


def _card(p: QPainter, at: Rect, value: int | None, scale: float, look: Look) -> None:
    w = at.width * scale
    with saved(p):
        fine = _device_ratio(p)
        p.translate(round(at.x * scale * fine) / fine, round(at.y * scale * fine) / fine)
        if w < _LARGE:
            _tiny(p, QRectF(0, 0, w, at.height * scale), value)
        elif value is None:
            p.drawPixmap(QPointF(-_AIR, -_AIR), _back(w, fine))
        else:
            paint_card(p, w, value, look.number(value))


@lru_cache(maxsize=8)
def _back(width: float, ratio: float) -> QPixmap:
    """A back with its shadow, `_AIR` round it: painting one takes as long as everything else together."""
    made = clear_pixmap(QSizeF(width + 2 * _AIR, card_height(width) + 2 * _AIR), ratio)
    painter = smooth(QPainter(made))
    painter.translate(_AIR, _AIR)
    paint_card(painter, width, None, "")
    painter.end()
    return made


def _tiny(p: QPainter, body: QRectF, value: int | None) -> None:
    """A card of a few pixels: its colour, or a star on the back."""
    w = body.width()
    draw_shadow(p, body, 1.2, 1.2, 0.6, 0.4)
    fill(p, rounded(body, 1.2), CARD.stock)
    fill(p, rounded(inset(body, 0.7), 0.7), LADDER[value] if value is not None else CARD_BACK.base)
    if value is None:
        x, y = body.center().x(), body.center().y()
        fill(p, polygon(star10(x, y, w * 0.40)), CARD_BACK.star)
        fill(p, polygon(star10(x, y, w * 0.19)), CARD_BACK.gold)
