"""Paints the hanging ahead, a step at each turn of the event loop, so that it is there when it must hang."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject, QTimer, Signal

from gui.windows.curtain.hanging import Hanging, in_steps

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from gui.windows.curtain.measures import Measures

_AHEAD_MS: Final = 250
"""A window being resized is not painted for at every size it passes."""
_LEAST_UNITS: Final = 200


class HangingStudio(QObject):
    """`wanted` says for which measures and device pixel ratio. `picture` is the last one that was finished."""

    done = Signal()

    def __init__(self, wanted: Callable[[], tuple[Measures, float]], parent: QObject) -> None:
        super().__init__(parent)
        self._wanted = wanted
        self._finished: tuple[Measures, float] | None = None
        self._begun: tuple[Measures, float] | None = None
        self._steps: Generator[None, None, Hanging] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self.picture: Hanging | None = None

    @property
    def measures(self) -> Measures | None:
        """Those of the finished picture."""
        return self._finished[0] if self._finished else None

    def begin(self) -> None:
        """Soon, between other things."""
        self._timer.start(_AHEAD_MS)

    def finish(self) -> None:
        """Now, whatever is still to do."""
        while self._step():
            pass

    def _go_on(self) -> None:
        if self._step():
            self._timer.start(0)

    def _step(self) -> bool:
        """False when there is nothing left to do."""
        wanted = self._wanted()
        if wanted == self._finished or min(wanted[0].width, wanted[0].height) < _LEAST_UNITS:
            return False
        if self._steps is None or wanted != self._begun:
            self._steps, self._begun = in_steps(*wanted), wanted
        try:
            next(self._steps)
        except StopIteration as end:
            self.picture, self._finished, self._steps = cast("Hanging", end.value), wanted, None
            self.done.emit()
            return False
        return True
