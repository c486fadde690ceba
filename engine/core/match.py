"""A match: a set-up, the steps so far and the current state. The only owner of log, dice and undo (design §2)."""

import os
from collections.abc import Callable
from datetime import UTC, datetime
from random import Random
from typing import Any, Final, Literal

from msgspec import Struct

from engine.core.contract import AnyState, AnyView, Game
from engine.core.errors import RefusedError, UsageError
from engine.core.outcome import Outcome
from engine.core.seats import CHANCE, NOBODY, Seat, Watcher

SNAPSHOT_EVERY: Final = 24
"""Plies between kept clones: going back costs at most this many applied actions."""


class SeatSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat. `style` is the index of the colour and shape (0 … 7); `player` and `level` (1 … 5)
    choose the computer player and say nothing for a human."""

    name: str
    kind: Literal["human", "computer"]
    style: int = 0
    player: str = ""
    level: int = 3


class Setup(Struct, frozen=True):
    """What a match begins from; with the steps it is the whole match. `options` is the game's options Struct,
    every value of it; `created` is UTC in ISO 8601."""

    game: str
    rules_version: int
    options: Any
    seats: tuple[SeatSetup, ...]
    seed: str
    match_id: str
    created: str


class Step(Struct, frozen=True):
    """One entry of the log: what was done at a ply and what followed from it."""

    ply: int
    actor: Seat
    action: Any
    events: tuple[Any, ...]


class Rewound(Struct, frozen=True):
    """The log was cut back: the next step is number `ply` again."""

    ply: int


Recorder = Callable[[Step | Rewound], None]
"""Writes an entry to disk before it counts; if it raises, the match stays as it was. A step is handed over with
its action only: its events follow from the rules."""


def new_setup(
    game: Game, seats: tuple[SeatSetup, ...], options: Struct | None = None, seed: str | None = None
) -> Setup:
    """A set-up for a new match; without a seed one is drawn. Raises `UsageError` for a seat count that does not
    go and `OptionError` (from the game) for options that do not go with it."""
    if not game.seats_allowed(len(seats)):
        least, most = game.seat_range
        raise UsageError("seats_out_of_range", game=game.key, least=least, most=most, seats=len(seats))
    return Setup(
        game=game.key,
        rules_version=game.rules_version,
        options=options if options is not None else game.default_options(),
        seats=seats,
        seed=seed if seed is not None else os.urandom(4).hex(),
        match_id=os.urandom(8).hex(),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
    )


class Match:
    """A game being played or looked at.

    Steps are numbered by ply from 0; a state "at ply p" is the one before step p, so `ply` is also the number
    of steps done. Steps beyond `ply` were taken back and can be redone until something else is played.
    """

    def __init__(self, game: Game, setup: Setup, record: Recorder | None = None) -> None:
        self.game = game
        self.setup = setup
        self._record = record
        self._steps: list[Step] = []
        self._ply = 0
        self._state = game.new_state(len(setup.seats), setup.options)
        self._snapshots: dict[int, AnyState] = {0: self._state.clone()}

    @property
    def ply(self) -> int:
        return self._ply

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps that count now."""
        return tuple(self._steps[: self._ply])

    @property
    def last_step(self) -> Step | None:
        return self._steps[self._ply - 1] if self._ply else None

    @property
    def actor(self) -> Seat:
        return self._state.actor

    @property
    def over(self) -> bool:
        return self._state.actor == NOBODY

    @property
    def outcome(self) -> Outcome | None:
        return self._state.outcome()

    def record_with(self, record: Recorder | None) -> None:
        """From now on entries go there; a match that was loaded from a file goes on in it."""
        self._record = record

    def state(self) -> AnyState:
        """A copy of the current state: nobody but the match changes its own."""
        return self._state.clone()

    def view(self, watcher: Watcher) -> AnyView:
        return self._state.view(watcher)

    def has_secrets(self, seat: Seat) -> bool:
        """Whether the seat sees more now than a spectator."""
        return self.game.has_secrets(self._state, seat)

    def refusal(self, action: Struct) -> str | None:
        """The clause that forbids the action now, or None."""
        return self._state.refusal(action)

    def play(self, action: Struct) -> Step:
        """Check, record and apply an action of whoever is to act. Raises `RefusedError` with the clause, and
        whatever the recorder raises; in both cases nothing has changed."""
        clause = self._state.refusal(action)
        if clause is not None:
            raise RefusedError(clause)
        ply, actor = self._ply, self._state.actor
        if self._record is not None:
            self._record(Step(ply, actor, action, ()))
        events: list[Struct] = []
        self._state.apply(action, events)
        step = Step(ply, actor, action, tuple(events))
        if not self._can_redo_with(step):
            del self._steps[ply:]
            self._steps.append(step)
            self._snapshots = {kept: state for kept, state in self._snapshots.items() if kept <= ply}
        self._ply += 1
        if self._ply % SNAPSHOT_EVERY == 0:
            self._snapshots[self._ply] = self._state.clone()
        return step

    def roll(self) -> Step:
        """Play the chance action of this ply: the same one however often it is undone (design §2.4)."""
        assert self._state.actor == CHANCE, "roll: chance is not to act"
        return self.play(self._state.sample_chance(Random(f"{self.setup.seed}/{self._ply}")))

    def seen_by(self, step: Step, watcher: Watcher) -> Step:
        """A step as a seat or a spectator saw it."""
        events = (self.game.redact_event(event, watcher) for event in step.events)
        return Step(
            step.ply,
            step.actor,
            self.game.redact_action(step.action, step.actor, watcher),
            tuple(event for event in events if event is not None),
        )

    @property
    def undo_floor(self) -> int:
        """The earliest ply one may take back to: after the last chance result or reveal."""
        for step in reversed(self._steps[: self._ply]):
            if step.actor == CHANCE or any(self.game.reveals(event) for event in step.events):
                return step.ply + 1
        return 0

    @property
    def can_undo(self) -> bool:
        return self._ply > self.undo_floor

    @property
    def can_redo(self) -> bool:
        return self._ply < len(self._steps)

    def undo(self) -> int:
        """Take the last step back and return the ply it had. Only when `can_undo`."""
        assert self.can_undo, "undo: nothing may be taken back"
        self._rewind(self._ply - 1)
        return self._ply

    def redo(self) -> Step:
        """Play again the step that was taken back last. Only when `can_redo`."""
        assert self.can_redo, "redo: nothing was taken back"
        return self.play(self._steps[self._ply].action)

    def go_to(self, ply: int) -> None:
        """Move to any position of the log, forwards or back, past reveals too: for looking through a match and
        for loading one, not for taking back in play. Raises `UsageError` outside the log."""
        if not 0 <= ply <= len(self._steps):
            raise UsageError("ply_out_of_range", ply=ply, last=len(self._steps))
        if ply < self._ply:
            self._rewind(ply)
        while self._ply < ply:
            self.redo()

    def state_at(self, ply: int) -> AnyState:
        """A fresh state before step `ply`; the match does not move. Raises `UsageError` outside the log."""
        if not 0 <= ply <= len(self._steps):
            raise UsageError("ply_out_of_range", ply=ply, last=len(self._steps))
        nearest = max(kept for kept in self._snapshots if kept <= ply)
        state = self._snapshots[nearest].clone()
        for step in self._steps[nearest:ply]:
            state.apply(step.action)
        return state

    def _rewind(self, ply: int) -> None:
        state = self.state_at(ply)
        if self._record is not None:
            self._record(Rewound(ply))
        self._state, self._ply = state, ply

    def _can_redo_with(self, step: Step) -> bool:
        return self._ply < len(self._steps) and self._steps[self._ply] == step
