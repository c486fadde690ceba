"""What one watcher may know of a position, made by copying what is allowed (design §2)."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.core.outcome import ScoreSheet
from engine.core.seats import Seat, Watcher
from engine.games.imhotep.actions import ImhotepAction
from engine.games.imhotep.options import ImhotepOptions
from engine.games.imhotep.pieces import (
    CAPACITIES,
    FIRST_BERTH,
    KINDS,
    NO_CARD,
    NO_OWNER,
    PYRAMID,
    SHIP_BERTHS,
    SHIPS,
    SITES,
)
from engine.games.imhotep.rules import decision_refusal, legal_decisions, waiting_refusal
from engine.games.imhotep.scoring import Standing, pyramid_points, score_sheets, standing
from engine.games.imhotep.table import EndReason, Phase, Table

if TYPE_CHECKING:
    from engine.games.imhotep.state import ImhotepState


class ImhotepView(Struct, frozen=True, tag="imhotep_view"):
    """The table as `watcher` knows it with a perfect memory: all of it, for only the order of the deck is unknown, to
    everybody (IMHOTEP-1.3)."""

    watcher: Watcher
    options: ImhotepOptions
    phase: Phase
    actor: Seat
    turn: Seat
    """Whose turn it is, also while chance turns up a card."""
    playing: int | None
    """The kind of the card that was played and has yet to take effect (IMHOTEP-5.1)."""
    round: int
    """From 1."""
    reserve: tuple[int, ...]
    """Stones by seat."""
    box: tuple[int, ...]
    """Stones by seat: what it has paid for cards (IMHOTEP-3.2)."""
    hands: tuple[tuple[int, ...], ...]
    """By seat, how many cards of each kind it has, in hand (one-shot) or lying open (permanent)."""
    market: tuple[int | None, ...]
    """The kinds of the cards by slot; None before they are laid out and where the next card is about to be laid."""
    deck: tuple[int, ...]
    """What the deck holds, by kind, as anybody can work out who has seen the other cards."""
    discard: tuple[int, ...]
    """The one-shot cards that were used, by kind."""
    ships: tuple[tuple[Seat | None, ...], ...]
    """By ship and berth from the top down: the owner of the stone there, or None."""
    in_harbour: tuple[bool, ...]
    """By ship: whether it has yet to sail this round (IMHOTEP-3.4)."""
    sites: tuple[tuple[Seat, ...], ...]
    """By site: the owners of its stones in the order in which they were placed."""
    idle: int
    """How many seats in a row have passed or been skipped (IMHOTEP-6.3)."""
    reason: EndReason | None
    """Why the game is over; None while it goes on."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.reserve)

    @property
    def deck_left(self) -> int:
        """Cards in the deck."""
        return sum(self.deck)

    @property
    def points(self) -> tuple[int, ...]:
        """What the pyramid has scored so far, by seat (IMHOTEP-4.1)."""
        return tuple(pyramid_points(self.sites[PYRAMID], seat) for seat in range(self.seats))

    def standing(self, site: int) -> Standing:
        """Who has the most stones at a site and by how much."""
        return standing(self.sites[site], self.seats)

    def legal_actions(self) -> Sequence[ImhotepAction]:
        """What the watcher may do now; empty when it is not its turn."""
        return legal_decisions(self.table()) if self._may_act else ()

    def refusal(self, action: ImhotepAction) -> str | None:
        """The clause that forbids the watcher the action now, or None."""
        if self._may_act:
            return decision_refusal(self.table(), action)
        return waiting_refusal(self.phase, self.reason, action)

    @property
    def _may_act(self) -> bool:
        return self.watcher is not None and self.watcher == self.actor

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """What every seat would score if the game ended now."""
        hands = [count for hand in self.hands for count in hand]
        return score_sheets(self.options, self.sites, hands, self.seats)

    def table(self) -> Table:
        """The position as the rules take it."""
        table = Table(self.seats, self.options)
        self._fill(table)
        return table

    def determinize(self, rng: Random) -> "ImhotepState":
        """The state that this watcher is looking at: nothing is hidden."""
        # A state makes views and a view makes states: one of the two imports has to wait.
        from engine.games.imhotep.state import ImhotepState

        state = ImhotepState(self.seats, self.options)
        self._fill(state)
        return state

    def _fill(self, table: Table) -> None:
        """Lay everything out on a new table."""
        for slot, card in enumerate(self.market):
            if card is not None:
                table.lay_card(slot, card)
            elif self.phase is Phase.REFILL:
                table.open_slot = slot
        table.deck = list(self.deck)
        table.deck_left = self.deck_left
        table.phase = self.phase
        table.actor = self.actor
        table.turn = self.turn
        table.playing = NO_CARD if self.playing is None else self.playing
        table.round = self.round
        table.reserve = list(self.reserve)
        table.box = list(self.box)
        table.hands = [count for hand in self.hands for count in hand]
        table.discard = list(self.discard)
        table.sites = [list(stones) for stones in self.sites]
        table.idle = self.idle
        table.reason = self.reason
        table.berths = [NO_OWNER if owner is None else owner for row in self.ships for owner in row]
        _mark(table, self.in_harbour)


def _mark(table: Table, in_harbour: Sequence[bool]) -> None:
    """Set the masks of a table that was filled."""
    table.harbour = sum(1 << ship for ship in range(SHIPS) if in_harbour[ship])
    table.loaded = sum(1 << ship for ship in range(SHIPS) if in_harbour[ship] and table.ship_stones(ship))
    table.free = sum(
        1 << FIRST_BERTH[ship] + berth
        for ship in range(SHIPS)
        for berth in range(SHIP_BERTHS[ship])
        if in_harbour[ship] and table.ship_berths(ship)[berth] == NO_OWNER
    )
    table.open_sites = sum(1 << site for site in range(SITES) if len(table.sites[site]) < CAPACITIES[site])


def make_view(table: Table, watcher: Watcher) -> ImhotepView:
    """The view of a watcher, who may be None: they all see the same."""
    return ImhotepView(
        watcher=watcher,
        options=table.options,
        phase=table.phase,
        actor=table.actor,
        turn=table.turn,
        playing=None if table.playing == NO_CARD else table.playing,
        round=table.round,
        reserve=tuple(table.reserve),
        box=tuple(table.box),
        hands=tuple(tuple(table.hands[seat * KINDS : (seat + 1) * KINDS]) for seat in range(table.seats)),
        market=tuple(None if card == NO_CARD else card for card in table.market),
        deck=tuple(table.deck),
        discard=tuple(table.discard),
        ships=tuple(contents(table.ship_berths(ship)) for ship in range(SHIPS)),
        in_harbour=tuple(bool(table.harbour >> ship & 1) for ship in range(SHIPS)),
        sites=tuple(tuple(stones) for stones in table.sites),
        idle=table.idle,
        reason=table.reason,
    )


def contents(berths: Sequence[int]) -> tuple[Seat | None, ...]:
    """Berths as events and views tell them: the owner of the stone there, or None."""
    return tuple(None if owner == NO_OWNER else owner for owner in berths)
