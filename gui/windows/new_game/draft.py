"""The game that is being set up: seats, rules, deal code. No Qt here; the page shows it and hands it changes."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from engine.ai.player import player_names
from engine.core.match import SeatSetup, Setup, new_setup
from engine.core.options import OptionValue, changed_fields, make_options
from gui.windows.new_game.names import NAMES, free_name, person_of

if TYPE_CHECKING:
    from random import Random

    from engine.core.contract import Game
    from gui.i18n import Language

LONGEST_NAME = 24
LONGEST_CODE = 24
STYLES = 8
_DEFAULT_SEATS = 3
_PLAIN_DIGITS = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩", "01234567890123456789")

NameFault = Literal["empty", "taken", "long"]


@dataclass(frozen=True)
class DraftSeat:
    """A seat to be. Seats are told apart by `key`, whatever their order."""

    key: int
    name: str
    kind: Literal["human", "computer"]
    style: int
    player: str


class Remembered(msgspec.Struct, frozen=True):
    """A seat as the settings keep it."""

    name: str
    kind: Literal["human", "computer"]
    style: int = 0
    player: str = ""


@dataclass
class Draft:
    """Everything one can choose. Methods keep it playable: never too few or too many seats, never two of a colour."""

    game: Game
    language: Language
    seats: list[DraftSeat] = field(default_factory=list)
    profile: str = ""
    options: Any = None
    code: str = ""
    _next: int = 0

    # ---- seats

    def add_seat(self) -> DraftSeat:
        """One more computer player at the end, with a name and colour of its own."""
        assert self.may_add, "add_seat: the table is full"
        name = free_name([seat.name for seat in self.seats], self.language)
        seat = DraftSeat(self._key(), name, "computer", self._free_style(), player_names(self.game)[-1])
        self.seats.append(seat)
        return seat

    def remove_seat(self, key: int) -> None:
        assert self.may_remove, "remove_seat: fewer cannot play"
        self.seats = [seat for seat in self.seats if seat.key != key]

    @property
    def may_add(self) -> bool:
        return len(self.seats) < self.game.seat_range[1]

    @property
    def may_remove(self) -> bool:
        return len(self.seats) > self.game.seat_range[0]

    def change_seat(self, key: int, **changes: Any) -> None:
        """Another name, kind or player."""
        self.seats = [replace(seat, **changes) if seat.key == key else seat for seat in self.seats]

    def take_style(self, key: int, style: int) -> None:
        """A colour and shape; if another seat has it, the two swap."""
        mine = self.seat(key).style
        self.seats = [
            replace(seat, style=style)
            if seat.key == key
            else replace(seat, style=mine)
            if seat.style == style
            else seat
            for seat in self.seats
        ]

    def move_seat(self, key: int, to: int) -> None:
        """To another place in the order of turns."""
        seat = self.seat(key)
        rest = [other for other in self.seats if other.key != key]
        rest.insert(max(0, min(to, len(rest))), seat)
        self.seats = rest

    def shuffle(self, rng: Random) -> None:
        """Another order than before, drawn."""
        before = list(self.seats)
        while len(before) > 1 and self.seats == before:
            rng.shuffle(self.seats)

    def seat(self, key: int) -> DraftSeat:
        return next(seat for seat in self.seats if seat.key == key)

    def speak(self, language: Language) -> None:
        """People nobody has renamed are called as in the other language now."""
        self.language = language
        self.seats = [
            replace(seat, name=NAMES[language][person]) if (person := person_of(seat.name)) is not None else seat
            for seat in self.seats
        ]

    # ---- rules

    def take_profile(self, profile: str) -> None:
        """All values of a named set of rules."""
        self.profile = profile
        self.options = self.game.profiles[profile]

    def set_option(self, name: str, value: OptionValue) -> None:
        self.options = make_options(self.options, {name: value})

    def undo_option(self, name: str) -> None:
        self.set_option(name, getattr(self.game.profiles[self.profile], name))

    @property
    def changed(self) -> tuple[str, ...]:
        """The options that differ from the chosen set."""
        return changed_fields(self.game.profiles[self.profile], self.options)

    # ---- whether it can begin

    def name_faults(self) -> dict[int, NameFault]:
        """What is wrong with names, by seat key."""
        faults: dict[int, NameFault] = {}
        seen: set[str] = set()
        for seat in self.seats:
            name = " ".join(seat.name.split())
            if not name:
                faults[seat.key] = "empty"
            elif len(name) > LONGEST_NAME:
                faults[seat.key] = "long"
            elif name.casefold() in seen:
                faults[seat.key] = "taken"
            seen.add(name.casefold())
        return faults

    @property
    def code_fault(self) -> bool:
        """Whether the deal code has signs that no code has."""
        code = plain_code(self.code)
        return len(code) > LONGEST_CODE or not all(sign.isascii() and (sign.isalnum() or sign == "-") for sign in code)

    def setup(self) -> Setup:
        """The match to begin. Only when nothing is at fault."""
        assert not self.name_faults() and not self.code_fault, "setup: something is still wrong"
        seats = tuple(
            SeatSetup(
                " ".join(seat.name.split()), seat.kind, seat.style, seat.player if seat.kind == "computer" else ""
            )
            for seat in self.seats
        )
        return new_setup(self.game, seats, self.options, plain_code(self.code) or None)

    def remembered(self) -> list[dict[str, Any]]:
        """The seats for the settings."""
        return [msgspec.to_builtins(Remembered(seat.name, seat.kind, seat.style, seat.player)) for seat in self.seats]

    # ---- inside

    def _key(self) -> int:
        self._next += 1
        return self._next

    def _free_style(self) -> int:
        taken = {seat.style for seat in self.seats}
        return next(style for style in range(STYLES) if style not in taken)


def plain_code(code: str) -> str:
    """A deal code as it is kept: Latin digits, no spaces at its ends."""
    return code.translate(_PLAIN_DIGITS).strip()


def new_draft(game: Game, language: Language, remembered: Any = None) -> Draft:
    """The last seats of this game if they still go, else one person and computers; the default rules."""
    draft = Draft(game, language)
    draft.take_profile(next(iter(game.profiles)))
    for seat in _valid(game, remembered):
        draft.seats.append(DraftSeat(draft._key(), seat.name, seat.kind, seat.style, seat.player))
    if not draft.seats:
        least, most = game.seat_range
        for _ in range(max(least, min(most, _DEFAULT_SEATS))):
            draft.add_seat()
        draft.change_seat(draft.seats[0].key, kind="human")
    draft.speak(language)
    return draft


def _valid(game: Game, remembered: Any) -> list[Remembered]:
    """What the settings kept, or nothing if it is not a table for this game."""
    try:
        seats = msgspec.convert(remembered, list[Remembered])
    except msgspec.ValidationError:
        return []
    names = {seat.name.casefold() for seat in seats}
    styles = {seat.style for seat in seats}
    players = player_names(game)
    good = (
        game.seats_allowed(len(seats))
        and len(names) == len(styles) == len(seats)
        and all(0 < len(seat.name.strip()) <= LONGEST_NAME and 0 <= seat.style < STYLES for seat in seats)
    )
    if not good:
        return []
    return [msgspec.structs.replace(s, player=s.player if s.player in players else players[-1]) for s in seats]
