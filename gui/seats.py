"""Who decides for a seat: a person at this screen or the computer, behind one interface."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from engine.core.contract import AnyView
from engine.core.errors import TakhteError


class Position(Struct, frozen=True):
    """A moment of a match: an answer carries the one it was asked for."""

    match_id: str
    ply: int
    serial: int


class SeatDriver(Protocol):
    """Decides for one seat. `decided` carries (Position, action), `failed` a `TakhteError`."""

    is_human: bool
    decided: SignalInstance
    failed: SignalInstance

    def ask(self, position: Position, view: AnyView) -> None:
        """The seat is to act. Answered, now or later, by `decided`."""

    def cancel(self) -> None:
        """What was asked counts no more."""


class Thinker(Protocol):
    """What an `AiSeat` needs of the computer's process (see `gui.ai_process`)."""

    def think(
        self,
        game: str,
        view: AnyView,
        player: str,
        level: int,
        seed: int,
        answered: Callable[[Struct], None],
        failed: Callable[[TakhteError], None],
    ) -> None:
        """Ask for a decision; one of the two is called later, unless it is forgotten before."""

    def forget(self) -> None:
        """Drop what is being thought."""


class HumanSeat(QObject):
    """A person: does nothing when asked, because the table page submits what is done on the board."""

    decided = Signal(object, object)
    failed = Signal(object)
    is_human = True

    def ask(self, position: Position, view: AnyView) -> None: ...

    def cancel(self) -> None: ...


class AiSeat(QObject):
    """A computer player in the process of its own.

    Its answer is held back until the pause is over, so that a person can follow; with `on_signal` until `release`
    is called, and `ready` says that it is waiting for that.
    """

    decided = Signal(object, object)
    failed = Signal(object)
    ready = Signal()
    is_human = False

    def __init__(self, thinker: Thinker, game: str, player: str, level: int) -> None:
        super().__init__()
        self._thinker = thinker
        self._game, self._player, self._level = game, player, level
        self._asked: Position | None = None
        self._answer: Struct | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._deliver)
        self._held = False
        self.pause_milliseconds = 0
        self.on_signal = False

    def ask(self, position: Position, view: AnyView) -> None:
        self._asked, self._answer, self._held = position, None, self.on_signal
        if not self.on_signal and self.pause_milliseconds:
            self._pause.start(self.pause_milliseconds)
        # Undone and asked again, the computer decides alike.
        seed = Random(f"{position.match_id}/{position.ply}").getrandbits(32)
        self._thinker.think(
            self._game,
            view,
            self._player,
            self._level,
            seed,
            lambda action: self._answered(position, action),
            self.failed.emit,
        )

    def cancel(self) -> None:
        if self._asked is None:
            return
        self._asked = self._answer = None
        self._pause.stop()
        self._thinker.forget()

    def release(self) -> None:
        """Let the move come now, whatever pause was meant."""
        self._held = False
        self._pause.stop()
        self._deliver()

    def _answered(self, position: Position, action: Struct) -> None:
        if position != self._asked:
            return
        self._answer = action
        if self._held:
            self.ready.emit()
        self._deliver()

    def _deliver(self) -> None:
        """Once the answer is there and nothing holds it back, whichever is later."""
        if self._asked is None or self._answer is None or self._held or self._pause.isActive():
            return
        position, action = self._asked, self._answer
        self._asked = self._answer = None
        self.decided.emit(position, action)
