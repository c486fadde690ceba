"""The text of a match file: JSON Lines, a header, then one line per step or rewind (design §3).

Pure encoding and decoding; `engine.library.files` reads, writes and syncs. Lines are only ever added: taking back
adds ``{"rewind": ply}`` and leaves what was there.
"""

from functools import cache
from typing import Any, Final

import msgspec

from engine.core.contract import Game
from engine.core.errors import JournalError, OptionError, RefusedError, UsageError
from engine.core.match import Match, Rewound, SeatSetup, Setup, Step

FORMAT: Final = 1
"""Raised when the shape of the lines changes."""


class _Header(msgspec.Struct, frozen=True):
    format: int
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[SeatSetup, ...]
    seed: str
    match_id: str
    created: str


class _Version(msgspec.Struct):
    format: int
    game: str
    rules_version: int


class _StepLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ply: int
    actor: int
    action: msgspec.Raw


class _RewindLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rewind: int


# Made once: making a decoder takes longer than reading a line with it.
_KEYS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_STEP: Final = msgspec.json.Decoder(_StepLine)
_REWIND: Final = msgspec.json.Decoder(_RewindLine)


def header_line(setup: Setup) -> bytes:
    """The first line of a file, with its line end."""
    header = _Header(
        format=FORMAT,
        game=setup.game,
        rules_version=setup.rules_version,
        options=msgspec.to_builtins(setup.options),
        seats=setup.seats,
        seed=setup.seed,
        match_id=setup.match_id,
        created=setup.created,
    )
    return msgspec.json.encode(header) + b"\n"


def entry_line(entry: Step | Rewound) -> bytes:
    """One step or rewind as a line, with its line end. A step's events are not written: the rules tell them."""
    if isinstance(entry, Rewound):
        return msgspec.json.encode(_RewindLine(entry.ply)) + b"\n"
    action = msgspec.Raw(msgspec.json.encode(entry.action))
    return msgspec.json.encode(_StepLine(entry.ply, entry.actor, action)) + b"\n"


class Reading(msgspec.Struct):
    """A match read from a file.

    `good_length` is the number of bytes up to the end of the last line that counts. `fault` is None, or what
    stopped the reading; the match then stands at the last good step. A torn last line may be dropped and the match
    go on (`can_continue`); after any other fault it may only be looked at.
    """

    match: Match
    good_length: int
    fault: JournalError | None = None

    @property
    def can_continue(self) -> bool:
        return self.fault is None or self.fault.code == "journal_torn"


def read_setup(line: bytes, path: str, games: tuple[Game, ...]) -> tuple[Game, Setup]:
    """The game and set-up of a header line. `path` is for messages. Raises `JournalError` for a line that is cut
    off, is no header, names an unknown game or newer rules, or has options the game does not take."""
    if not line.endswith(b"\n"):
        raise JournalError("journal_empty", path=path)
    try:
        version = msgspec.json.decode(line, type=_Version)
        if version.format > FORMAT:
            raise JournalError("journal_newer", path=path, found=version.format, known=FORMAT)
        game = _game_of(version, path, games)
        header = msgspec.json.decode(line, type=_Header)
        options = msgspec.convert(header.options, game.options_type)
        _check_setup(game, header, options)
    except (msgspec.MsgspecError, ValueError) as error:
        raise JournalError("journal_header", path=path, problem=str(error)) from error
    return game, Setup(
        game=header.game,
        rules_version=header.rules_version,
        options=options,
        seats=header.seats,
        seed=header.seed,
        match_id=header.match_id,
        created=header.created,
    )


def _game_of(version: _Version, path: str, games: tuple[Game, ...]) -> Game:
    for game in games:
        if game.key == version.game:
            if version.rules_version > game.rules_version:
                raise JournalError(
                    "journal_rules_newer",
                    path=path,
                    game=game.key,
                    found=version.rules_version,
                    known=game.rules_version,
                )
            return game
    raise JournalError("journal_header", path=path, problem=f"game “{version.game}”")


def _check_setup(game: Game, header: _Header, options: msgspec.Struct) -> None:
    """A hand-made header must not reach the rules: raises ValueError saying what does not go."""
    if not game.seats_allowed(len(header.seats)):
        raise ValueError(f"{len(header.seats)} seats")
    missing = set(type(options).__struct_fields__) - set(header.options)
    unknown = set(header.options) - set(type(options).__struct_fields__)
    if missing or unknown:
        raise ValueError("options: " + ", ".join(sorted(missing | unknown)))
    try:
        game.new_state(len(header.seats), options)
    except OptionError as error:
        raise ValueError(str(error)) from error


def read_match(content: bytes, path: str, games: tuple[Game, ...]) -> Reading:
    """Replay a whole file through the rules. Raises `JournalError` only where no match can be made at all (see
    `read_setup`); a fault further on is in the result."""
    lines = content.splitlines(keepends=True)
    game, setup = read_setup(lines[0] if lines else b"", path, games)
    reading = Reading(Match(game, setup), len(lines[0]))
    for number, line in enumerate(lines[1:], start=2):
        fault = _take_line(reading.match, line, number, path)
        if fault is not None:
            reading.fault = fault
            break
        reading.good_length += len(line)
    return reading


def _take_line(match: Match, line: bytes, number: int, path: str) -> JournalError | None:
    if not line.endswith(b"\n"):
        return JournalError("journal_torn", path=path)
    try:
        entry = _decode_entry(match, line)
        if isinstance(entry, Rewound):
            if entry.ply > match.ply:
                return JournalError("journal_line", path=path, line=number, problem=f"rewind {entry.ply}")
            match.go_to(entry.ply)
        else:
            match.play(entry.action)
    except RefusedError as error:
        return JournalError("journal_illegal", path=path, line=number, clause=error.clause)
    except (msgspec.MsgspecError, ValueError, UsageError) as error:
        return JournalError("journal_line", path=path, line=number, problem=str(error))
    return None


def _decode_entry(match: Match, line: bytes) -> Step | Rewound:
    """One line as an entry that can come next. Raises msgspec errors and ValueError."""
    if "rewind" in _KEYS.decode(line):
        return Rewound(_REWIND.decode(line).rewind)
    step = _STEP.decode(line)
    if step.ply != match.ply or step.actor != match.actor:
        raise ValueError(f"ply {step.ply}, actor {step.actor}; expected {match.ply}, {match.actor}")
    return Step(step.ply, step.actor, _action_decoder(match.game.action_type).decode(step.action), ())


@cache
def _action_decoder(action_type: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(action_type)
