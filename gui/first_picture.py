"""When a window that was just shown has its first picture: what can wait until then does not delay it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class FirstPicture(QObject):
    """Watches a window after its `show`."""

    painted = Signal()
    """Once: all that is in the window has been painted and handed to the screen."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._surface = window.windowHandle()
        self._surface.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() == QEvent.Type.Expose and self._surface.isExposed():
            self._surface.removeEventFilter(self)
            # Qt paints the window while it handles this event: it has done so when the loop turns again.
            QTimer.singleShot(0, self, self.painted.emit)
        return False
