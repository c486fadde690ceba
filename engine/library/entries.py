"""What the library knows of one match file without opening it again."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from engine.core.contract import Game
from engine.core.errors import JournalError
from engine.core.match import SeatSetup
from engine.core.outcome import Outcome
from engine.core.seats import NOBODY, Seat
from engine.library.files import load_match

Status: TypeAlias = Literal["unfinished", "finished", "unreadable"]


class Fault(Struct, frozen=True):
    """A `JournalError` as plain values."""

    code: str
    parameters: dict[str, str | int]

    def error(self) -> JournalError:
        return JournalError(self.code, **self.parameters)


class MatchEntry(Struct, frozen=True):
    """One match file.

    "unfinished" can be continued (after a torn last line too: `fault` then says so), "finished" is for replays
    and statistics, "unreadable" stops at `fault`; what stands before the fault is told as far as it was read:
    without a readable header `game` is empty and there are no seats.
    """

    path: str
    status: Status
    last_played: datetime
    match_id: str = ""
    game: str = ""
    created: str = ""
    seats: tuple[SeatSetup, ...] = ()
    options: dict[str, Any] = {}
    ply: int = 0
    actor: Seat = NOBODY
    outcome: Outcome | None = None
    fault: Fault | None = None


def read_entry(path: Path, modified_ns: int, games: tuple[Game, ...]) -> MatchEntry:
    """Read a file through the rules. Never raises for what is in the file."""
    last_played = datetime.fromtimestamp(modified_ns / 1e9, UTC)
    try:
        reading = load_match(path, games)
    except JournalError as error:
        return MatchEntry(str(path), "unreadable", last_played, fault=_plain(error))
    match = reading.match
    status: Status = "finished" if match.over else "unfinished"
    if not reading.can_continue:
        status = "unreadable"
    return MatchEntry(
        path=str(path),
        status=status,
        last_played=last_played,
        match_id=match.setup.match_id,
        game=match.setup.game,
        created=match.setup.created,
        seats=match.setup.seats,
        options=msgspec.to_builtins(match.setup.options),
        ply=match.ply,
        actor=match.actor,
        outcome=match.outcome,
        fault=None if reading.fault is None else _plain(reading.fault),
    )


def _plain(error: JournalError) -> Fault:
    return Fault(error.code, {name: _plain_value(value) for name, value in error.parameters.items()})


def _plain_value(value: object) -> str | int:
    return value if isinstance(value, str | int) else str(value)
