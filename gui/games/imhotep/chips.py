"""Imhotep's cards and stones as small pictures in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.games.imhotep.pieces import ONE_SHOTS
from gui.art.painting import down, fill, inset, outline, rounded
from gui.games.imhotep.card_icons import block, centred

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from gui.controls.look import Look

CARD: Final = "card"
STONE: Final = "stone"
_CORNER: Final = 0.2


def paint_piece(p: QPainter, rect: QRectF, kind: str, value: str, look: Look) -> None:
    """A card by its kind, or a plain stone, into a rectangle the height of a line of text."""
    if kind == STONE:
        block(p, rect.center().x(), rect.center().y(), rect.height() * 0.46)
        return
    once = int(value) in ONE_SHOTS
    radius = rect.height() * _CORNER
    tones = ("#EBDDBB", "#F6EDD8") if once else ("#C6DACE", "#E8F0E2")
    fill(p, rounded(rect, radius), down(rect, (0, tones[0], 1), (1, tones[1], 1)))
    centred(p, int(value), inset(rect, 0.5))
    outline(p, rect, radius, "#A98F5E" if once else "#6F9A8C", 1, 0.8)


def piece_width(kind: str, value: str, look: Look) -> float:
    """Its width in units of its height."""
    return 0.95 if kind == STONE else 1.2
