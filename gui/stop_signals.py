"""Signals that ask the program to end: the session is over, Ctrl+C in the terminal, the terminal is closed."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSocketNotifier

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

STOPPING: Final = ("SIGTERM", "SIGINT", "SIGHUP")
"""Windows has no SIGHUP, and asks windows to close by other means."""


class StopSignals(QObject):
    """Calls `stopped` in the event loop at the first such signal; the second ends the process as it would have
    without us. Python runs its own handlers only between lines of Python, so Qt is woken through a pipe."""

    def __init__(self, application: QObject, stopped: Callable[[], object]) -> None:
        super().__init__(application)
        self._stopped = stopped
        self._reading, writing = os.pipe()
        for end in (self._reading, writing):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        for number in (getattr(signal, name) for name in STOPPING):
            if signal.getsignal(number) is not signal.SIG_IGN:  # as under nohup
                signal.signal(number, _once)
        notifier = QSocketNotifier(self._reading, QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._stop)

    def _stop(self) -> None:
        os.read(self._reading, 1)
        self._stopped()


def _once(number: int, frame: FrameType | None) -> None:
    signal.signal(number, signal.SIG_DFL)
