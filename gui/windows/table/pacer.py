"""When a computer's move may come: at once, when the eye has rested, or when somebody says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QObject, QTimer

from gui.seats import AiSeat

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.seats import SeatDriver

_REST_MS: Final = 420
_AGAIN_MS: Final = 180
"""Before what the same seat does next in its turn."""
Pace = Literal["instant", "calm", "signal"]


class Pacer(QObject):
    """Holds computer seats back while `busy` says that something is still being shown."""

    def __init__(self, busy: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._busy = busy
        self._waiting: AiSeat | None = None
        self._moved: AiSeat | None = None
        self._speed = 1.0
        self._pace: Pace = "calm"
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self.release)

    @property
    def waiting(self) -> bool:
        """Whether a computer's move is being held back."""
        return self._waiting is not None

    def set_pace(self, pace: Pace) -> None:
        """Also for the move that is being thought."""
        self._pace = pace
        if self._waiting is not None:
            self._rest.stop()
            self.settled()

    def set_speed(self, speed: float) -> None:
        """Whoever lets pieces move fast does not want to rest long; without movement the eye needs its time."""
        self._speed = max(0.5, speed) if speed > 0 else 1.0

    def ask(self, driver: SeatDriver) -> None:
        """This seat is about to be asked."""
        self._waiting = None
        self._rest.stop()
        if not isinstance(driver, AiSeat):
            return
        driver.pause_milliseconds = 0
        driver.on_signal = self._pace != "instant"
        if driver.on_signal:
            self._waiting = driver
            self.settled()

    def settled(self) -> None:
        """Nothing moves any more, as far as the caller knows."""
        if self._waiting is None or self._busy():
            return
        if self._pace == "instant":
            # Not from within the call that asks the seat: it has to be asked first.
            QTimer.singleShot(0, self, self.release)
        elif self._pace == "calm":
            rest = _AGAIN_MS if self._waiting is self._moved else _REST_MS
            self._rest.start(round(rest / self._speed))

    def release(self) -> None:
        """Let it move."""
        driver, self._waiting = self._waiting, None
        self._rest.stop()
        if driver is not None:
            self._moved = driver
            driver.release()

    def forget(self) -> None:
        """Nobody is waited for any more: it is a person's turn."""
        self._waiting = self._moved = None
        self._rest.stop()
