"""Which keys turn the pages of a book."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

Turn = Literal["on", "back", "first", "last"]


def turn_of(event: QKeyEvent, *, rtl: bool) -> Turn | None:
    """Arrows in reading direction, page keys, space (with shift: back), home and end."""
    key = event.key()
    if key == Qt.Key.Key_Space:
        return "back" if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else "on"
    turns: dict[int, Turn] = {
        Qt.Key.Key_Left: "on" if rtl else "back",
        Qt.Key.Key_Right: "back" if rtl else "on",
        Qt.Key.Key_PageDown: "on",
        Qt.Key.Key_PageUp: "back",
        Qt.Key.Key_Home: "first",
        Qt.Key.Key_End: "last",
    }
    return turns.get(key)
