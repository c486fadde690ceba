"""Coins of copper, silver and gold, with their number in the language's digits."""

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gui.art.painting import ellipse, fill, glyphs, stroke
from gui.board.sprites import Picture
from gui.games.isle_of_skye.brushes import pen, ramp, tint

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.controls.look import Look

METAL: Final = {
    1: ("#D89B6A", "#A5633A", "#5C3217"),
    5: ("#E3E3DC", "#A2A5A6", "#4C5154"),
    10: ("#F3D67C", "#C99528", "#6A470B"),
}
_STEP: Final = 0.92


def paint_coin(p: QPainter, x: float, y: float, r: float, value: int, number: str = "") -> None:
    """A coin round x, y."""
    light, middle, dark = METAL[value]
    fill(p, ellipse(x + r * 0.10, y + r * 0.20, r * 1.02, r), "#281C10", 0.31)
    fill(p, ellipse(x, y + r * 0.11, r), dark)
    fill(p, ellipse(x, y, r), ramp(x - r, y - r, x + r, y + r, (0, tint(light)), (1, tint(middle))))
    stroke(p, ellipse(x, y, r), dark, max(0.7, r * 0.075))
    stroke(p, ellipse(x, y, r * 0.78), dark, max(0.5, r * 0.06), 0.45, dash=(1.2, 1.6))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(pen(tint("#FFFFFF", 0.6), max(0.6, r * 0.09)))
    p.drawArc(QRectF(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76), 100 * 16, 75 * 16)
    if number:
        fill(p, glyphs(number, r * (1.05 if len(number) < 2 else 0.9), 800).translated(x, y), dark)


def coins_of(amount: int) -> list[int]:
    """An amount in as few coins as there can be."""
    found = []
    for value in (10, 5, 1):
        found += [value] * (amount // value)
        amount %= value
    return found


def row_width(amount: int, radius: float) -> float:
    """Of a row of coins."""
    return radius * (2 + _STEP * max(0, len(coins_of(amount)) - 1)) if amount else 0.0


class CoinRow(Picture, frozen=True):
    """An amount in coins, left to right. `numbers`: 1, 5 and 10 in the language's digits."""

    amount: int
    radius: float
    numbers: tuple[str, str, str]

    @property
    def margin(self) -> float:
        return math.ceil(self.radius * 0.35)

    def paint(self, p: QPainter, look: "Look") -> None:
        values = coins_of(self.amount)
        words = dict(zip((1, 5, 10), self.numbers, strict=True))
        x = self.radius
        for at, value in enumerate(values):
            last = at == len(values) - 1 or values[at + 1] != value
            paint_coin(p, x, self.height / 2, self.radius, value, words[value] if last else "")
            x += self.radius * _STEP


def coin_numbers(number: "Callable[[int], str]") -> tuple[str, str, str]:
    """What is written on the three coins."""
    return number(1), number(5), number(10)


class Coin(Picture, frozen=True):
    """A single coin without a number."""

    value: int

    @property
    def margin(self) -> float:
        return 3.0

    def paint(self, p: QPainter, look: "Look") -> None:
        paint_coin(p, self.width / 2, self.height / 2, self.width / 2, self.value)
