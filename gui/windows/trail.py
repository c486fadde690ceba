"""The pages of the window, one shown at a time, and the way back."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget


class Trail(QStackedWidget):
    """`shown(page)` tells of every page that comes to the front."""

    shown = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._before: list[QWidget] = []

    @property
    def can_go_back(self) -> bool:
        return bool(self._before)

    def start_at(self, page: QWidget, *before: QWidget) -> None:
        """Show a page as if one had come from `before` and nowhere else."""
        self._before = list(before)
        self._show(page)

    def go_to(self, page: QWidget) -> None:
        """Show a page; the one shown until now is the way back. Going where one has been goes back there."""
        here = self.currentWidget()
        if page is here:
            return
        if page in self._before:
            del self._before[self._before.index(page) :]
        elif here is not None:
            self._before.append(here)
        self._show(page)

    def go_back(self) -> None:
        if self._before:
            self._show(self._before.pop())

    def _show(self, page: QWidget) -> None:
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.shown.emit(page)
