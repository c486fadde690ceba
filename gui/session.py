"""The bridge between a match and the window (design §5): the only thing that plays actions of a living match.

It holds no widgets and never waits for an animation. Whoever decides, a person or the computer, hands in an action for
a position; it is checked by the match, recorded, and told to everybody.
"""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from engine.core.errors import RefusedError, TakhteError
from engine.core.match import Match, Rewound, Step
from engine.core.seats import CHANCE, NOBODY, Seat
from gui.seats import Position, SeatDriver


class Session(QObject):
    """A match being played at this screen."""

    stepped = Signal(object)
    """A `Step` was played; whole, for `Match.seen_by` to redact."""
    rewound = Signal(int)
    """The match stands at an earlier ply."""
    awaiting = Signal(int)
    """This seat is to act."""
    finished = Signal(object)
    """The `Outcome`."""
    failed = Signal(object)
    """A `TakhteError`: a step could not be saved, or a computer player did not answer well. Nothing was applied."""

    def __init__(self, match: Match, drivers: Sequence[SeatDriver], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self._drivers = tuple(drivers)
        self._serial = 0
        self._running = False
        for seat, driver in enumerate(self._drivers):
            driver.decided.connect(lambda position, action, seat=seat: self._decided(seat, position, action))
            driver.failed.connect(self.failed)

    @property
    def position(self) -> Position:
        """Names the moment an answer is for: the ply, and how often the match was rewound before it."""
        return Position(self.match.setup.match_id, self.match.ply, self._serial)

    @property
    def drivers(self) -> tuple[SeatDriver, ...]:
        """Who decides for each seat."""
        return self._drivers

    def is_human(self, seat: Seat) -> bool:
        return self._drivers[seat].is_human

    @property
    def humans(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, driver in enumerate(self._drivers) if driver.is_human)

    def start(self) -> None:
        """Begin, or go on where a loaded match stands."""
        self._running = True
        self._go_on()

    def stop(self) -> None:
        """No more steps: what is being thought is forgotten. Everything played is saved already."""
        self._running = False
        for driver in self._drivers:
            driver.cancel()

    def submit(self, seat: Seat, action: Struct) -> str | None:
        """An action of a person. Returns the clause that refuses it (nothing changed), or None when it was played
        or could not be saved (`failed` was emitted)."""
        assert self._running, "submit: the session is not running"
        assert seat == self.match.actor and self.is_human(seat), "submit: it is not this person's turn"
        return self._play(action)

    def refusal(self, action: Struct) -> str | None:
        return self.match.refusal(action)

    @property
    def can_undo(self) -> bool:
        return self._undo_target() is not None

    @property
    def can_redo(self) -> bool:
        return self.match.can_redo

    def undo(self) -> bool:
        """Back to the last decision of a person that may still be taken back, past what computers did since. False
        where there is none."""
        target = self._undo_target()
        if target is None:
            return False
        return self._move(target)

    def redo(self) -> bool:
        """Play again what was taken back, up to the next decision of a person."""
        if not self.match.can_redo:
            return False
        self._cancel()
        try:
            while self.match.can_redo:
                self.stepped.emit(self.match.redo())
                if self.match.actor in self.humans:
                    break
        except TakhteError as error:
            self.failed.emit(error)
            return False
        self._go_on()
        return True

    def _undo_target(self) -> int | None:
        floor = self.match.undo_floor
        for step in reversed(self.match.steps[floor:]):
            if step.actor in self.humans:
                return step.ply
        return None

    def _move(self, ply: int) -> bool:
        self._cancel()
        try:
            self.match.go_to(ply)
        except TakhteError as error:
            self.failed.emit(error)
            return False
        self.rewound.emit(ply)
        self._go_on()
        return True

    def _cancel(self) -> None:
        self._serial += 1
        for driver in self._drivers:
            driver.cancel()

    def _decided(self, seat: Seat, position: Position, action: Struct) -> None:
        """An answer of a driver; one for another moment is dropped, every one is checked again."""
        if not self._running or position != self.position or seat != self.match.actor:
            return
        clause = self._play(action)
        if clause is not None:
            self.failed.emit(RefusedError(clause))

    def _play(self, action: Struct) -> str | None:
        try:
            step = self.match.play(action)
        except RefusedError as error:
            return error.clause
        except TakhteError as error:
            self.failed.emit(error)
            return None
        self._tell(step)
        self._go_on()
        return None

    def _tell(self, step: Step | Rewound) -> None:
        self.stepped.emit(step)

    def _go_on(self) -> None:
        """Roll what chance has to roll, then wait for whoever is to act."""
        while self._running and self.match.actor == CHANCE:
            try:
                self._tell(self.match.roll())
            except TakhteError as error:
                self.failed.emit(error)
                return
        if not self._running:
            return
        if self.match.actor == NOBODY:
            self._running = False
            self.finished.emit(self.match.outcome)
            return
        seat = self.match.actor
        self.awaiting.emit(seat)
        if self._running and seat == self.match.actor:
            self._drivers[seat].ask(self.position, self.match.view(seat))
