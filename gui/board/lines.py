"""Sentences with live places: what a game says in the prompt, the log, the list of choices and on the curtain.

A `Line` is a whole translated template with named places, and what stands in them. The renderer
(`gui.controls.line_label`) writes names bold in an isolate, figures in the language's digits, and pieces as small
pictures; `plain` is the same for screen readers.
"""

from collections.abc import Mapping, Sequence
from string import Formatter
from typing import TypeAlias

from msgspec import Struct

from engine.core.match import SeatSetup
from engine.core.seats import Seat
from gui.i18n import Numbers, isolated


class Name(Struct, frozen=True):
    """A seat's name."""

    seat: Seat


class Piece(Struct, frozen=True):
    """A component shown as a small picture: `kind` and `value` are the game's own (``card``, ``-2``); `spoken` is
    what a screen reader says, already translated."""

    kind: str
    value: str
    spoken: str


class Figure(Struct, frozen=True):
    """A whole number; `signed` writes a plus too."""

    value: int
    signed: bool = False


class Words(Struct, frozen=True):
    """Translated words, as they are."""

    text: str


class Notation(Struct, frozen=True):
    """A clause number or a sum: runs left to right in every language."""

    text: str


Part: TypeAlias = Name | Piece | Figure | Words | Notation | tuple[Piece, ...]


class Line(Struct, frozen=True):
    """A template such as ``{seat} takes {new} for {old}`` and its parts by name."""

    template: str
    parts: Mapping[str, Part] = {}


class LogEntry(Struct, frozen=True):
    """One line of the log. `seat` is None for what nobody did (a deal); `heading` begins a turn or a round.

    `instead`: it takes the place of the last line, which told of the same move when it was only half done (a card
    drawn, then placed)."""

    line: Line
    seat: Seat | None = None
    heading: bool = False
    instead: bool = False


def pieces_of(template: str) -> Sequence[tuple[str, str | None]]:
    """A template as (words, name of the place after them or None) in order."""
    return [(words, name) for words, name, _, _ in Formatter().parse(template)]


def plain(line: Line, seats: Sequence[SeatSetup], numbers: Numbers) -> str:
    """The sentence as text alone."""
    return "".join(
        words + (spoken(line.parts[name], seats, numbers) if name is not None else "")
        for words, name in pieces_of(line.template)
    )


def spoken(part: Part, seats: Sequence[SeatSetup], numbers: Numbers) -> str:
    """One part as text."""
    match part:
        case Name(seat):
            return isolated(seats[seat].name)
        case Piece():
            return part.spoken
        case Figure(value, signed):
            return numbers.signed(value) if signed else numbers.inline(value)
        case Words(text):
            return text
        case Notation(text):
            return numbers.digits(text)
        case tuple():
            return (
                "، ".join(piece.spoken for piece in part)
                if numbers.language == "fa"
                else ", ".join(piece.spoken for piece in part)
            )
