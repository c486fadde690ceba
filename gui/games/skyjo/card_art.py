"""Skyjo's cards: girih on the back, a ladder of colours on the faces, and how they look in a pile."""

import math
import random
from collections.abc import Hashable
from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform

from gui.art.girih import APOTHEM, WIDTH, girih, girih_lines, star10
from gui.art.painting import clear_pixmap, clipped, fill, glyphs, inset, polygon, rounded, saved, smooth, stroke
from gui.art.shadows import draw_shadow
from gui.board.sprites import Picture
from gui.controls.look import Look
from gui.games.skyjo.geometry import CORNER, RIM, card_height
from gui.theme import CARD, CARD_BACK, CLOTH, LADDER, face_ink, mix

SMALL = 60.0
"""Below this width a card has no figures in its corners and bolder straps."""
TINY = 26.0
_TURNED_ALIKE = frozenset({"6", "9", "۷", "۸"})
"""Figures that are another one upside down: a line tells which way is up."""


@lru_cache(maxsize=256)
def _figure(text: str, pixels: float, weight: int) -> QPainterPath:
    return glyphs(text, pixels, weight)


def paint_stock(p: QPainter, w: float, h: float) -> None:
    """The ivory card itself, with its edge below."""
    fill(p, rounded(QRectF(0, max(0.7, w * 0.012), w, h), w * CORNER), CARD.stock_edge)
    fill(p, rounded(QRectF(0, 0, w, h), w * CORNER), CARD.stock)
    stroke(p, rounded(QRectF(0.35, 0.35, w - 0.7, h - 0.7), w * CORNER), CARD.stock_gleam, 0.7, 0.9)


def paint_back(p: QPainter, w: float, h: float) -> None:
    """A card lying face down."""
    paint_stock(p, w, h)
    field = inset(QRectF(0, 0, w, h), w * RIM)
    shape = rounded(field, w * CORNER * 0.62)
    with clipped(p, shape):
        if w < TINY:
            girih(p, field, strap=0.17, interlaced=False)
        else:
            girih(p, field, strap=0.155 if w < SMALL else 0.118, interlaced=w > 34)
    stroke(p, shape, CARD_BACK.edge, max(0.6, w * 0.010), 0.9)


def paint_face(p: QPainter, w: float, h: float, value: int, text: str) -> None:
    """A card lying face up; `text` is its value in the digits of the language."""
    paint_stock(p, w, h)
    field = inset(QRectF(0, 0, w, h), w * RIM)
    shape = rounded(field, w * CORNER * 0.62)
    tint, ink = LADDER[value], face_ink(value)
    light = ink == CARD.ink_light
    with clipped(p, shape):
        fill(p, shape, tint)
        if w >= 30:
            p.drawPixmap(field.topLeft(), _ghost(field.width(), field.height(), light, _scale_of(p)))
            # Calm the middle, so that the number stands free.
            calm = star10(w / 2, h / 2, field.width() / WIDTH * APOTHEM * 0.985)
            fill(p, polygon(calm), tint, 0.72)
    stroke(p, shape, mix(tint, "#000000", 0.35), max(0.5, w * 0.009), 0.55)
    _paint_number(p, w, h, text, ink)
    if w >= SMALL:
        _paint_corners(p, w, h, text, ink)


@lru_cache(maxsize=16)
def _ghost(width: float, height: float, light: bool, scale: float) -> QPixmap:
    """The girih as a ghost on a face: the same on all dark faces, and on all light ones."""
    made = clear_pixmap(QSizeF(width, height), scale)
    painter = smooth(QPainter(made))
    paint, alpha = ("#FFFFFF", 0.15) if light else ("#FFF6D8", 0.315)
    girih_lines(painter, QRectF(0, 0, width, height), paint, strap=0.10, alpha=alpha)
    painter.end()
    return made


def _scale_of(p: QPainter) -> float:
    """Device pixels per unit, turned or not."""
    t = p.deviceTransform()
    return round(math.hypot(t.m11(), t.m12()) * 4) / 4 or 1.0


def _paint_number(p: QPainter, w: float, h: float, text: str, ink: str) -> None:
    number = _figure(text, 100, 800)
    size = w * (0.56 if w >= SMALL else 0.62) / 100
    wide = number.boundingRect().width() * size
    if wide > w * 0.66:
        size *= w * 0.66 / wide
    placed = QTransform().translate(w / 2, h / 2).scale(size, size).map(number)
    placed.setFillRule(Qt.FillRule.WindingFill)
    fill(p, placed, ink)


def _paint_corners(p: QPainter, w: float, h: float, text: str, ink: str) -> None:
    figure = QTransform.fromScale(w * 0.155 / 100, w * 0.155 / 100).map(_figure(text, 100, 700))
    figure.setFillRule(Qt.FillRule.WindingFill)
    box = figure.boundingRect()
    margin = w * (RIM + 0.075)
    placed = figure.translated(margin + box.width() / 2, margin + box.height() / 2)
    for upside_down in (False, True):
        with saved(p):
            if upside_down:
                p.translate(w, h)
                p.rotate(180)
            fill(p, placed, ink)
            if text in _TURNED_ALIKE:
                line = QRectF(margin, margin + box.height() + w * 0.019, box.width(), w * 0.015)
                fill(p, rounded(line, line.height() / 2), ink)


def paint_resting_shadow(p: QPainter, w: float, h: float, strength: float = 1.0) -> None:
    """The soft shadow of a card lying on the cloth."""
    body = QRectF(0, 0, w, h)
    draw_shadow(p, body, w * CORNER, max(2.2, w * 0.055) * 1.2, max(1.2, w * 0.030), 0.50 * strength)
    draw_shadow(p, body, w * CORNER, 1.2, 0.8, 0.35 * strength)


def paint_card(p: QPainter, w: float, value: int | None, text: str, shadow: float = 1.0) -> None:
    """A whole card with its top left corner at 0, 0; no value: its back."""
    h = card_height(w)
    if shadow:
        paint_resting_shadow(p, w, h, shadow)
    if value is None:
        paint_back(p, w, h)
    else:
        paint_face(p, w, h, value, text)


class CardPicture(Picture, frozen=True):
    """A card on the table; `value` None is its back."""

    value: int | None
    text: str

    @property
    def margin(self) -> float:
        return math.ceil(self.width * 0.14) + 2.0

    @property
    def corner(self) -> float:
        return self.width * CORNER

    @property
    def likeness(self) -> Hashable:
        return ("card", self.width < SMALL, self.value, self.text)

    def paint(self, p: QPainter, look: Look) -> None:
        paint_card(p, self.width, self.value, self.text)


class PilePicture(Picture, frozen=True):
    """The edges of a pile of cards, seen below its top card, which lies on it as an item of its own."""

    layers: int

    @property
    def margin(self) -> float:
        return math.ceil(self.width * 0.26) + 4.0

    @property
    def likeness(self) -> Hashable:
        return ("pile", self.layers)

    def paint(self, p: QPainter, look: Look) -> None:
        w, h, k = self.width, self.height, self.layers
        step = max(0.8, w / 86)
        draw_shadow(p, QRectF(-1, 2, w + 2, h + k * step), w * CORNER, w * 0.105, w * 0.06, 0.42)
        draw = random.Random(5)
        for layer in range(k):
            y, shift = (k - layer) * step, draw.uniform(-0.5, 0.5) * step
            edge = rounded(QRectF(shift, y, w, h), w * CORNER)
            fill(p, edge, CARD.stock if layer % 2 else "#EBE0C6")
            stroke(p, edge, "#B7A67F", 0.5, 0.8)
        paint_back(p, w, h)


class EmptyPlace(Picture, frozen=True):
    """A place without a card: its column was closed, or nothing has been dealt."""

    @property
    def likeness(self) -> Hashable:
        return ("empty", self.width < SMALL)

    def paint(self, p: QPainter, look: Look) -> None:
        w, h = self.width, self.height
        shape = rounded(QRectF(1, 1, w - 2, h - 2), w * CORNER)
        fill(p, shape, CLOTH.hem_dark, 0.10)
        stroke(p, shape, CLOTH.empty, max(1.0, w * 0.014), 0.40, dash=(3, 3), cap=Qt.PenCapStyle.FlatCap)
