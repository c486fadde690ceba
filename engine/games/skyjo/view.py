"""What one watcher may know of a position, made by copying what is allowed (design §2)."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from engine.core.outcome import ScoreSheet
from engine.core.seats import Seat, Watcher
from engine.games.skyjo.actions import SkyjoAction
from engine.games.skyjo.options import SkyjoOptions
from engine.games.skyjo.pieces import PLACES, columns_in
from engine.games.skyjo.rules import (
    DEAL,
    FIRST_LOOK,
    OVER,
    PLACE_DRAWN,
    PLACE_TAKEN,
    STARTER,
    Phase,
    decision_refusal,
    legal_decisions,
    waiting_refusal,
)
from engine.games.skyjo.scoring import RoundResult, score_sheets
from engine.games.skyjo.table import NO_STOPPER, Table

if TYPE_CHECKING:
    from engine.games.skyjo.state import SkyjoState

EMPTY: Final = 99
"""In a grid: no card lies here, because its column was closed or nothing has been dealt yet."""


class SkyjoView(Struct, frozen=True, tag="skyjo_view"):
    """The table as `watcher` knows it with a perfect memory. Scores and sums are in points."""

    watcher: Watcher
    options: SkyjoOptions
    phase: Phase
    actor: Seat
    turn: Seat
    """Whose turn it is, also while chance acts for that seat; at the first look whose look it is."""
    round: int
    """From 1; the last one when the game is over."""
    starter: Seat | None
    """Who began this round; None until that is known."""
    stopper: Seat | None
    turns: int
    """Turns done in this round, everyone's together."""
    turns_left: int | None
    """Turns still to come after a stop, the running one included; None if nobody has stopped."""
    grids: tuple[tuple[int | None, ...], ...]
    """By seat, then by place (3 × column + row): a face-up card, None for a face-down one, or EMPTY."""
    sums: tuple[int, ...]
    """Each seat's face-up cards with what closed columns count (SKYJO-4.5)."""
    closed_sums: tuple[int, ...]
    """What closed columns count, by seat; part of `sums`."""
    closable: tuple[tuple[int, ...], ...]
    """By seat, the columns that qualify for closing (SKYJO-4.1, 4.2), whoever's turn it is."""
    hand: int | None
    """The card the seat on turn has taken, if the watcher knows it: from the discard pile or a known draw pile
    everybody does, from another draw pile only that seat."""
    discard: tuple[int, ...]
    """The discard pile, bottom to top: every card of it was seen."""
    draw_size: int
    draw_order: tuple[int, ...]
    """The draw pile from the next card on, where it was turned over as it lay (SKYJO-3.5); otherwise empty."""
    draw_cards: tuple[int, ...]
    """What the draw pile is made of, in rising order, where it was turned over and shuffled; a card just drawn that the
    watcher may not see is still among them. Otherwise empty."""
    box: tuple[int, ...]
    """Cards of columns closed into the box this round."""
    totals: tuple[int, ...]
    """After the last finished round."""
    results: tuple[RoundResult, ...]
    """The finished rounds."""

    @property
    def turn_number(self) -> int:
        """Which turn of theirs the seats are at, from 1; a round nobody stops has 60 (SKYJO-5.5)."""
        return self.turns // len(self.grids) + 1

    def legal_actions(self) -> Sequence[SkyjoAction]:
        """What the watcher may do now; empty when it is not its turn."""
        if self.watcher is None or self.watcher != self.actor:
            return ()
        down, gone, closable = self._masks(self.watcher)
        return legal_decisions(self.phase, self.options, down, gone, closable)

    def refusal(self, action: SkyjoAction) -> str | None:
        """The clause that forbids the watcher the action now, or None."""
        if self.watcher is None or self.watcher != self.actor:
            return waiting_refusal(self.phase, self.actor, self.stopper)
        down, gone, closable = self._masks(self.watcher)
        return decision_refusal(self.phase, self.options, down, gone, closable, action)

    def _masks(self, seat: Seat) -> tuple[int, int, int]:
        grid = self.grids[seat]
        down = sum(1 << place for place in range(PLACES) if grid[place] is None)
        gone = sum(1 << place for place in range(PLACES) if grid[place] == EMPTY)
        return down, gone, sum(1 << column for column in self.closable[seat])

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """A line for each finished round, and one for the face-up cards of a running one."""
        running = self.phase is not OVER and self.phase is not DEAL
        return score_sheets(self.results, self.sums if running else None, len(self.grids))

    def determinize(self, rng: Random) -> "SkyjoState":
        """A state that this watcher could be looking at: the cards it has not seen lie anywhere, all alike."""
        # A state makes views and a view makes states: one of the two imports has to wait.
        from engine.games.skyjo.guess import guess_state

        return guess_state(self, rng)


def make_view(table: Table, watcher: Watcher) -> SkyjoView:
    """The view of a watcher, who may be None: what is public."""
    seats = range(table.seats)
    holding = table.phase is PLACE_DRAWN or table.phase is PLACE_TAKEN
    sees_hand = holding and hand_seen(table, watcher)
    stopper = None if table.stopper == NO_STOPPER else table.stopper
    started = table.phase not in (DEAL, FIRST_LOOK, STARTER)
    between = table.phase is DEAL or table.phase is OVER
    mixed = table.turned_over and not table.ordered
    unseen_hand = [table.hand] if holding and not sees_hand else []
    return SkyjoView(
        watcher=watcher,
        options=table.options,
        phase=table.phase,
        actor=table.actor,
        turn=table.turn,
        round=len(table.results) + (table.phase is not OVER),
        starter=table.starter if started else None,
        stopper=stopper,
        turns=table.turns,
        turns_left=None if stopper is None or between else table.turns_left,
        grids=tuple(_grid(table, seat) for seat in seats),
        sums=tuple(table.face_up_sum(seat) for seat in seats),
        closed_sums=tuple(table.closed_sums),
        closable=tuple(columns_in(table.closable(seat)) for seat in seats),
        hand=table.hand if sees_hand else None,
        discard=tuple(table.discard),
        draw_size=len(table.draw),
        draw_order=tuple(reversed(table.draw)) if table.ordered else (),
        draw_cards=tuple(sorted([*table.draw, *unseen_hand])) if mixed else (),
        box=tuple(table.box),
        totals=table.totals,
        results=table.results,
    )


def hand_seen(table: Table, watcher: Watcher) -> bool:
    """Whether the watcher knows the card the seat on turn holds (SKYJO-3.1)."""
    return table.phase is PLACE_TAKEN or table.ordered or table.turn == watcher


def _grid(table: Table, seat: Seat) -> tuple[int | None, ...]:
    first = seat * PLACES
    down, gone = table.down[seat], table.gone[seat]
    return tuple(
        EMPTY if gone >> place & 1 else None if down >> place & 1 else table.cards[first + place]
        for place in range(PLACES)
    )
