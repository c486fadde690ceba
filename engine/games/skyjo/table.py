"""What lies on the table: the data of a position, without the course of the game."""

from typing import TYPE_CHECKING, Final

from engine.core.contract import Told
from engine.core.seats import CHANCE, Seat
from engine.games.skyjo import events
from engine.games.skyjo.options import SkyjoOptions
from engine.games.skyjo.pieces import ALL_PLACES, COLUMN_MASK, PLACES, ROWS, cards_of, copies_of
from engine.games.skyjo.rules import DEAL, Phase, closable_columns

if TYPE_CHECKING:
    from engine.games.skyjo.scoring import RoundResult

NO_STOPPER: Final[Seat] = -1


class Table:
    """A position. Flat lists and masks of places, because playouts copy and change it by the million.

    `cards` holds twelve values per seat by place, meaningless where the place's bit is set in `gone[seat]`; `down`
    marks face-down cards. `draw` is the draw pile: its last card is the next one once the pile was turned over in
    order (`ordered`), otherwise any of its cards may be next. `turned_over`: the pile was made of discards, so
    what is in it is known. `discard` is bottom to top. `hand` is the card the seat on turn has taken, only in
    the PLACE phases. `box` holds the cards of columns closed into the box. `closed_sums` is what closed columns
    count per seat (SKYJO-4.5). `turns` counts the turns done in this round, `turns_left` those still to come
    after a stop.
    """

    __slots__ = (
        "actor",
        "box",
        "cards",
        "closed_sums",
        "discard",
        "down",
        "draw",
        "gone",
        "hand",
        "options",
        "ordered",
        "phase",
        "results",
        "seats",
        "starter",
        "stopper",
        "totals",
        "turn",
        "turned_over",
        "turns",
        "turns_left",
    )

    def __init__(self, seats: int, options: SkyjoOptions) -> None:
        self.options: SkyjoOptions = options
        self.seats: int = seats
        self.phase: Phase = DEAL
        self.actor: Seat = CHANCE
        self.turn: Seat = 0
        self.cards: list[int] = [0] * (seats * PLACES)
        self.down: list[int] = [0] * seats
        self.gone: list[int] = [ALL_PLACES] * seats
        self.draw: list[int] = cards_of(copies_of(options.deck))
        self.ordered: bool = False
        self.turned_over: bool = False
        self.discard: list[int] = []
        self.hand: int = 0
        self.box: list[int] = []
        self.closed_sums: list[int] = [0] * seats
        self.starter: Seat = 0
        self.stopper: Seat = NO_STOPPER
        self.turns: int = 0
        self.turns_left: int = 0
        self.totals: tuple[int, ...] = (0,) * seats
        self.results: tuple[RoundResult, ...] = ()

    def copy_to(self, copy: "Table") -> None:
        """Make another, new or not, an independent copy of this one."""
        copy.options = self.options
        copy.seats = self.seats
        copy.phase = self.phase
        copy.actor = self.actor
        copy.turn = self.turn
        copy.cards = self.cards[:]
        copy.down = self.down[:]
        copy.gone = self.gone[:]
        copy.draw = self.draw[:]
        copy.ordered = self.ordered
        copy.turned_over = self.turned_over
        copy.discard = self.discard[:]
        copy.hand = self.hand
        copy.box = self.box[:]
        copy.closed_sums = self.closed_sums[:]
        copy.starter = self.starter
        copy.stopper = self.stopper
        copy.turns = self.turns
        copy.turns_left = self.turns_left
        copy.totals = self.totals
        copy.results = self.results

    def face_up_sum(self, seat: Seat) -> int:
        """The seat's face-up cards with what its closed columns count, in points."""
        hidden = self.down[seat] | self.gone[seat]
        first = seat * PLACES
        total = self.closed_sums[seat]
        for place in range(PLACES):
            if not hidden >> place & 1:
                total += self.cards[first + place]
        return total

    def closable(self, seat: Seat) -> int:
        """The mask of the seat's columns that qualify for closing (bit c: column c)."""
        blocked = self.down[seat] | self.gone[seat]
        return closable_columns(self.options, self.cards, seat * PLACES, blocked)

    def close(self, seat: Seat, column: int, final: bool, told: Told) -> None:
        """Take a column out of the grid (SKYJO-4.4, 4.5); `final`: in the final reveal."""
        first = seat * PLACES + column * ROWS
        top, middle, bottom = self.cards[first : first + ROWS]
        before = self.face_up_sum(seat)
        self.gone[seat] |= COLUMN_MASK << column * ROWS
        to_discard = self.options.closed_to == "discard"
        (self.discard if to_discard else self.box).extend((bottom, middle, top))
        if self.options.closed_score == "counted":
            self.closed_sums[seat] += top + middle + bottom
        if told is not None:
            after = self.face_up_sum(seat)
            told.append(events.ColumnClosed(seat, column, (top, middle, bottom), before, after, to_discard, final))
