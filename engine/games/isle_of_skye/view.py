"""What one watcher may know of a position, made by copying what is allowed (design §2)."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.core.outcome import ScoreSheet
from engine.core.seats import Seat, Watcher
from engine.games.isle_of_skye.actions import SkyeAction
from engine.games.isle_of_skye.events import Belonging, LastRound, Offer
from engine.games.isle_of_skye.grid import LAID, Laid
from engine.games.isle_of_skye.options import SkyeOptions
from engine.games.isle_of_skye.pieces import CardName
from engine.games.isle_of_skye.recall import recalled
from engine.games.isle_of_skye.rules import decision_refusal, legal_decisions, offers, waits_for
from engine.games.isle_of_skye.scoring import score_sheets
from engine.games.isle_of_skye.table import (
    NO_TILE,
    OPENLY,
    PLACE_KEPT,
    UNPRICED,
    UNSOLD,
    EndReason,
    Phase,
    RoundResult,
    Table,
)

if TYPE_CHECKING:
    from engine.games.isle_of_skye.state import SkyeState


class Hand(Struct, frozen=True):
    """The watcher's own three tiles in the order drawn, and what it has made of them so far; None where it has not
    decided. They stay here until the clean-up, wherever they lie by then (SKYE-3.2)."""

    drawn: tuple[int, ...]
    aside: int | None
    offered: int | None
    price: int | None
    kept: int | None


class Progress(Struct, frozen=True):
    """How far a seat is with pricing, for all to see: has it set a tile aside, chosen one for sale, is it done?"""

    aside: bool
    offered: bool
    done: bool


class Displayed(Struct, frozen=True):
    """A tile of the main board; once it is bought only its place is left."""

    tile: int
    buyer: Seat | None


class BottomTile(Struct, frozen=True):
    """A tile that was returned to the bag: None if the watcher does not know it. `by` is who set it aside, the neutral
    as seat n; None if it was returned for all to see (SKYE-3.10)."""

    tile: int | None
    by: Seat | None


class SkyeView(Struct, frozen=True, tag="isle_of_skye_view"):
    """The table as `watcher` knows it with a perfect memory. Lists go by seat; the neutral is seat n = `seats`."""

    watcher: Watcher
    options: SkyeOptions
    seats: int
    phase: Phase
    actor: Seat
    turn: Seat
    """Whom the phase is about: who draws, prices, buys or places."""
    lap: int
    """How many seats have had their turn in this phase; they go clockwise from the starter."""
    round: int
    """From 1; 0 before the first one begins. Until the next begins it is the one just finished."""
    starter: Seat
    """Who holds the badge; seat 0 until it is drawn."""
    last: LastRound
    """Whether this round is the last (SKYE-3.11)."""
    reason: EndReason | None
    cards: tuple[CardName, ...]
    coins: tuple[int, ...]
    debts: tuple[int, ...]
    scores: tuple[int, ...]
    """Points for hill symbols of the finished rounds."""
    hills: tuple[int, ...]
    """Hill symbols placed in this round, not scored yet (SKYE-3.9)."""
    territories: tuple[tuple[Laid | None, ...], ...]
    """By seat, then by cell, 5 × (row − 1) + column − 1."""
    shown: tuple[Displayed, ...]
    """The main board."""
    offers: tuple[Offer, ...]
    """The centre, sold tiles too: the players' once everybody is done (SKYE-3.3), the neutral's before (SKYE-5.1)."""
    hand: Hand | None
    """The watcher's own; None for a spectator and between rounds."""
    progress: tuple[Progress, ...]
    held: tuple[tuple[int | None, ...], ...]
    """By seat, the tiles it has drawn that do not lie open, with the one set aside. Those the watcher knows come first
    and rise, None stands for the others."""
    kept: tuple[int | None, ...]
    """By seat, the tile it kept, once it was placed or did not fit (SKYE-3.7)."""
    neutral: tuple[int | None, ...]
    """The neutral's three tiles in the order drawn; None for the one set aside, unless the watcher knows it."""
    neutral_prices: tuple[int, ...]
    """Prices of those; 0 for the one set aside."""
    placing: int | None
    """The tile that is to be placed, if the watcher may see it: a kept tile is its owner's secret until it lies."""
    unplaced: tuple[Belonging, ...]
    """What fitted nowhere this round, and in whose territory (SKYE-4.3)."""
    bag_size: int
    bag_mixed: int
    """How many tiles on top of the bag are as they were shuffled; below them lies `bag_bottom`."""
    bag_bottom: tuple[BottomTile, ...]
    """Tiles returned to the bag, from the next one on (SKYE-3.10)."""
    results: tuple[RoundResult, ...]
    """The finished rounds."""

    @property
    def incomes(self) -> tuple[int, ...]:
        """By seat, the income if the round ended now (SKYE-3.8)."""
        return tuple(sum(laid is not None for laid in territory) for territory in self.territories)

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats as they have their turns: clockwise from who holds the badge. The first `lap` have had theirs."""
        return tuple((self.starter + step) % self.seats for step in range(self.seats))

    def legal_actions(self) -> Sequence[SkyeAction]:
        """What the watcher may do now; empty when it is not its turn."""
        if self.watcher is None or self.watcher != self.actor:
            return ()
        return legal_decisions(recalled(self))

    def refusal(self, action: SkyeAction) -> str | None:
        """The clause that forbids the watcher the action now, or None."""
        table = recalled(self)
        if self.watcher is None or self.watcher != self.actor:
            return waits_for(table)
        return decision_refusal(table, action)

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """What everybody would score if the game ended now, the neutral last where it is ranked."""
        return score_sheets(recalled(self))

    def determinize(self, rng: Random) -> "SkyeState":
        """A state that this watcher could be looking at: what it has not seen lies anywhere, all alike."""
        # A state makes views and a view makes states: one of the two imports has to wait.
        from engine.games.isle_of_skye.guess import guess_state

        return guess_state(self, rng)


def make_view(table: Table, watcher: Watcher) -> SkyeView:
    """The view of a watcher, who may be None: what is public."""
    seats = range(table.seats)
    eye = 1 << (table.seats if watcher is None else watcher)
    return SkyeView(
        watcher=watcher,
        options=table.options,
        seats=table.seats,
        phase=table.phase,
        actor=table.actor,
        turn=table.turn,
        lap=table.lap,
        round=table.round,
        starter=table.starter,
        last=table.last,
        reason=table.reason,
        cards=table.cards,
        coins=tuple(table.coins),
        debts=tuple(table.debts),
        scores=tuple(table.scores),
        hills=tuple(table.hills),
        territories=tuple([tuple([LAID[code] for code in table.territory(seat)]) for seat in seats]),
        shown=tuple([Displayed(*item) for item in zip(table.shown, map(_sold_to, table.shown_buyers), strict=True)]),
        offers=offers(table),
        hand=None if watcher is None else _hand(table, watcher),
        progress=tuple([_progress(table, seat) for seat in seats]),
        held=tuple([_known_first(table, held_tiles(table, seat), eye) for seat in seats]),
        kept=tuple([_kept(table, seat) for seat in seats]),
        neutral=_neutral(table, eye),
        neutral_prices=tuple(table.neutral_prices),
        placing=_placing(table, watcher),
        unplaced=tuple([Belonging(seat, tile) for seat, tile in table.unplaced]),
        bag_size=table.bag_size,
        bag_mixed=len(table.bag),
        bag_bottom=_bottom(table, eye),
        results=table.results,
    )


def _sold_to(buyer: Seat) -> Seat | None:
    return None if buyer == UNSOLD else buyer


def _hand(table: Table, seat: Seat) -> Hand | None:
    drawn = table.hand(seat)
    if drawn[0] == NO_TILE:
        return None
    price = table.prices[seat]
    return Hand(
        tuple(drawn),
        table.aside[seat] or None,
        table.offered[seat] or None,
        None if price == UNPRICED else price,
        table.kept[seat] or None,
    )


def _progress(table: Table, seat: Seat) -> Progress:
    done = table.prices[seat] != UNPRICED
    return Progress(table.aside[seat] != NO_TILE, table.offered[seat] != NO_TILE, done)


def held_tiles(table: Table, seat: Seat) -> list[int]:
    """What the seat has drawn and does not lie open (SKYE-2.5)."""
    drawn = table.hand(seat)
    if drawn[0] == NO_TILE:
        return []
    if not table.open_prices:
        return drawn
    return [table.aside[seat]] if kept_is_open(table, seat) else [table.kept[seat], table.aside[seat]]


def kept_is_open(table: Table, seat: Seat) -> bool:
    """Whether the seat has placed the tile it kept, or found that it does not fit."""
    return table.phase is PLACE_KEPT and (seat - table.starter) % table.seats < table.lap


def _kept(table: Table, seat: Seat) -> int | None:
    return table.kept[seat] if kept_is_open(table, seat) else None


def _known_first(table: Table, tiles: list[int], eye: int) -> tuple[int | None, ...]:
    known = sorted([tile for tile in tiles if table.known[tile] & eye])
    return (*known, *[None] * (len(tiles) - len(known)))


def _neutral(table: Table, eye: int) -> tuple[int | None, ...]:
    return tuple([tile if table.known[tile] & eye else None for tile in table.neutral])


def _placing(table: Table, watcher: Watcher) -> int | None:
    if table.phase is PLACE_KEPT and table.turn != watcher:
        return None
    return table.placing or None


def _bottom(table: Table, eye: int) -> tuple[BottomTile, ...]:
    return tuple(
        [
            BottomTile(tile if table.known[tile] & eye else None, None if by == OPENLY else by)
            for tile, by in zip(table.bottom, table.bottom_by, strict=True)
        ]
    )


def has_secrets(table: Table, seat: Seat) -> bool:
    """Whether the seat knows of a tile or price that a spectator does not."""
    if table.hand(seat)[0] != NO_TILE:
        return True
    public = 1 << table.seats
    hidden = [*table.bottom, *table.neutral]
    for other in range(table.seats):
        hidden += held_tiles(table, other)
    return any(table.known[tile] >> seat & 1 and not table.known[tile] & public for tile in hidden)
