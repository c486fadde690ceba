"""Match files that macOS hands to the running program: there a double click is an event, not an argument."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent

if TYPE_CHECKING:
    from collections.abc import Callable


class FileOpening(QObject):
    """Watches the application for such events, and calls `opened` with the path of each file."""

    def __init__(self, application: QObject, opened: Callable[[str], None]) -> None:
        super().__init__(application)
        self._opened = opened
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Takes the event where it names a file; an address of the web is left to others."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._opened(event.file())
            return True
        return super().eventFilter(watched, event)
