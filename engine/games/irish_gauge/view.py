"""What one watcher may know of a position, made by copying what is allowed: here that is everything."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.core.outcome import ScoreSheet
from engine.core.seats import Seat, Watcher
from engine.games.irish_gauge.actions import GaugeAction
from engine.games.irish_gauge.options import GaugeOptions
from engine.games.irish_gauge.pieces import COMPANY_COUNT, TOP_PRICE
from engine.games.irish_gauge.rules import decision_refusal, least_bid, legal_decisions, waiting_refusal
from engine.games.irish_gauge.scoring import score_sheets
from engine.games.irish_gauge.table import BID, NO_SEAT, EndReason, Phase, Table

if TYPE_CHECKING:
    from engine.games.irish_gauge.state import GaugeState


class Auction(Struct, frozen=True):
    """The auction that is going on. `order` lists all seats as they speak, the active player last; `bids` has by seat
    the last bid, None before the first; `inside` by seat whether it has not passed."""

    seller: Seat
    company: int
    opening: int
    order: tuple[Seat, ...]
    bids: tuple[int | None, ...]
    inside: tuple[bool, ...]
    leader: Seat | None
    high: int | None
    least: int
    """The smallest bid that may be made next."""


class GaugeView(Struct, frozen=True, tag="irish_gauge_view"):
    """The table as `watcher` knows it. Fields are those of `Table` under the same names; sums are in pounds."""

    watcher: Watcher
    options: GaugeOptions
    seats: int
    phase: Phase
    actor: Seat
    turn: Seat
    """The active player, also while others bid."""
    turn_number: int
    """Turns begun by everybody together; 0 before the first."""
    companies: tuple[int, ...]
    """Those in play, rising; none before they are drawn."""
    homes: int
    """Mask of the home cities in play."""
    prices: tuple[int, ...]
    """By company, also for those not in play."""
    display: tuple[int, ...]
    """By company, the shares for sale."""
    display_left: int
    holdings: tuple[int, ...]
    """At seat × COMPANY_COUNT + company; see `shares`."""
    cash: tuple[int, ...]
    tracks: tuple[int, ...]
    """By seat, those left."""
    builders: tuple[Seat, ...]
    """By space, whose track lies there, or NO_SEAT."""
    built: int
    """Mask of the spaces built."""
    reachable: int
    """Mask of the spaces that touch a city or a built space of their route (GAUGE-4.2)."""
    networks: tuple[int, ...]
    """By city, the mask of cities linked to it, itself among them (GAUGE-4.4)."""
    offered: int
    """In BID the company on offer, in MARKET the one nobody bid for; afterwards out of date. `auction` is easier."""
    opening: int
    high: int
    leader: Seat
    bids: tuple[int, ...]
    bidding: int
    sold: bool
    """Whether a share was sold this turn."""
    laid: bool
    idle: int
    """Turns in a row in which no share was sold and no track built, before this one (GAUGE-6.2)."""
    reason: EndReason | None

    @property
    def round(self) -> int:
        """Which turn of theirs the seats are at, from 1; 0 before the first."""
        return (self.turn_number + self.seats - 1) // self.seats

    @property
    def auction(self) -> Auction | None:
        """The auction, while one goes on."""
        if self.phase is not BID:
            return None
        return Auction(
            seller=self.turn,
            company=self.offered,
            opening=self.opening,
            order=tuple((self.turn + step) % self.seats for step in range(1, self.seats + 1)),
            bids=tuple(bid or None for bid in self.bids),
            inside=tuple(bool(self.bidding >> seat & 1) for seat in range(self.seats)),
            leader=None if self.leader == NO_SEAT else self.leader,
            high=self.high or None,
            least=least_bid(self),
        )

    def shares(self, seat: Seat, company: int) -> int:
        """How many shares of the company the seat holds."""
        return self.holdings[seat * COMPANY_COUNT + company]

    def closed(self, company: int) -> bool:
        """Whether the company is at £100 (GAUGE-5.4)."""
        return self.prices[company] == TOP_PRICE

    def legal_actions(self) -> Sequence[GaugeAction]:
        """What the watcher may do now; empty when it is not its turn."""
        return legal_decisions(self) if self.watcher is not None and self.watcher == self.actor else ()

    def refusal(self, action: GaugeAction) -> str | None:
        """The clause that forbids the watcher the action now, or None."""
        if self.watcher is None or self.watcher != self.actor:
            return waiting_refusal(self, action)
        return decision_refusal(self, action)

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """Everyone's wealth now (GAUGE-6.3)."""
        return score_sheets(self)

    def determinize(self, rng: Random) -> "GaugeState":
        """The state the watcher is looking at: nothing is hidden, so nothing has to be guessed."""
        # A state makes views and a view makes states: one of the two imports has to wait.
        from engine.games.irish_gauge.state import state_of

        return state_of(self)


def make_view(table: Table, watcher: Watcher) -> GaugeView:
    """Copy the table."""
    return GaugeView(
        watcher=watcher,
        options=table.options,
        seats=table.seats,
        phase=table.phase,
        actor=table.actor,
        turn=table.turn,
        turn_number=table.turn_number,
        companies=table.companies,
        homes=table.homes,
        prices=tuple(table.prices),
        display=tuple(table.display),
        display_left=table.display_left,
        holdings=tuple(table.holdings),
        cash=tuple(table.cash),
        tracks=tuple(table.tracks),
        builders=tuple(table.builders),
        built=table.built,
        reachable=table.reachable,
        networks=tuple(table.networks),
        offered=table.offered,
        opening=table.opening,
        high=table.high,
        leader=table.leader,
        bids=tuple(table.bids),
        bidding=table.bidding,
        sold=table.sold,
        laid=table.laid,
        idle=table.idle,
        reason=table.reason,
    )
