"""Where the window stands: kept between runs, and put back onto a screen that is there."""

from __future__ import annotations

import binascii
from base64 import b64decode, b64encode
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QRect, QSize

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

SMALLEST: Final = QSize(1024, 640)
USUAL: Final = QSize(1440, 900)
_GRIP: Final = 120
"""So much of the window's upper edge must be on a screen, to take hold of it."""


def kept_frame(window: QWidget) -> str:
    """The window's place as text for the settings."""
    return b64encode(window.saveGeometry().data()).decode("ascii")


def restore_frame(window: QWidget, kept: str) -> None:
    """Put the window where it was, or, where that cannot be, into the middle of its screen."""
    try:
        known = bool(kept) and window.restoreGeometry(QByteArray(b64decode(kept, validate=True)))
    except (ValueError, binascii.Error):
        known = False
    screens = [screen.availableGeometry() for screen in window.screen().virtualSiblings()]
    whole = window.isMaximized() or window.isFullScreen()
    if whole or (known and reachable(window.geometry(), screens)):
        return
    window.setGeometry(centred(window.screen().availableGeometry()))


def reachable(frame: QRect, screens: Sequence[QRect]) -> bool:
    """Whether a person could see the window's upper edge and take hold of it."""
    if frame.width() < SMALLEST.width() // 2 or frame.height() < SMALLEST.height() // 2:
        return False
    edge = QRect(frame.left(), frame.top(), frame.width(), 24)
    return any(screen.intersected(edge).width() >= min(_GRIP, edge.width()) for screen in screens)


def centred(screen: QRect) -> QRect:
    """The usual size, or as much of it as fits, in the middle of a screen."""
    size = USUAL.boundedTo(screen.size() * 0.94)
    frame = QRect(0, 0, size.width(), size.height())
    frame.moveCenter(screen.center())
    return frame


def smallest_for(screen: QRect) -> QSize:
    """The least size of the window; less on a screen that is smaller still."""
    return SMALLEST.boundedTo(screen.size())
