"""One position of Irish Gauge with everything in it, and how the game goes on."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from engine.core.contract import Told
from engine.core.outcome import Outcome, ScoreSheet
from engine.core.seats import CHANCE, NOBODY, Watcher
from engine.games.irish_gauge import auction, setting_up
from engine.games.irish_gauge.actions import (
    BuildTrack,
    BuyShare,
    ChooseStarter,
    DealShares,
    DeclineShare,
    DrawCompanies,
    GaugeAction,
    OfferShare,
    PassBid,
    PlaceBid,
)
from engine.games.irish_gauge.building import build
from engine.games.irish_gauge.options import GaugeOptions, check_options
from engine.games.irish_gauge.rules import (
    CHANCE_PHASES,
    deal_refusal,
    decision_refusal,
    draw_refusal,
    legal_decisions,
    waiting_refusal,
)
from engine.games.irish_gauge.scoring import make_outcome, score_sheets
from engine.games.irish_gauge.table import DEAL, DRAW, STARTER, Table
from engine.games.irish_gauge.view import GaugeView, make_view


class GaugeState(Table):
    """A position that can be played on (`engine.core.contract.State`)."""

    __slots__ = ()

    def clone(self) -> "GaugeState":
        """An independent copy."""
        copy = GaugeState.__new__(GaugeState)
        self.copy_to(copy)
        return copy

    # What may happen now

    def legal_actions(self) -> Sequence[GaugeAction]:
        """What the acting seat may do: companies and spaces in their order, prices rising; empty for chance and at the
        end. Ranges of prices are not written out."""
        return legal_decisions(self)

    def refusal(self, action: GaugeAction) -> str | None:
        """The clause that forbids the action now, or None."""
        if self.phase in CHANCE_PHASES:
            return self._chance_refusal(action)
        return waiting_refusal(self, action) if self.actor == NOBODY else decision_refusal(self, action)

    def _chance_refusal(self, action: GaugeAction) -> str | None:
        match action:
            case DrawCompanies(companies=companies) if self.phase is DRAW:
                return draw_refusal(self.seats, companies)
            case DealShares(companies=companies) if self.phase is DEAL:
                return deal_refusal(self, companies)
            case ChooseStarter(seat=seat) if self.phase is STARTER:
                return None if 0 <= seat < self.seats else "GAUGE-2.4"
            case _:
                return waiting_refusal(self, action)

    def sample_chance(self, rng: Random) -> GaugeAction:
        """Companies, a deal or a starter, each as likely as at the table."""
        if self.phase is DRAW:
            return setting_up.sample_companies(self.seats, rng)
        if self.phase is DEAL:
            return setting_up.sample_deal(self.companies, self.seats, rng)
        assert self.phase is STARTER and self.actor == CHANCE, "sample_chance: chance is not to act"
        return ChooseStarter(rng.randrange(self.seats))

    # What happens

    def apply(self, action: GaugeAction, told: Told = None) -> None:
        """Carry out a legal action and all that follows from it until somebody must decide."""
        # Asked by type and the frequent ones first: `match` asks isinstance, slow on classes of msgspec.
        if type(action) is PlaceBid:
            auction.bid(self, action.amount, told)
        elif type(action) is PassBid:
            auction.leave(self, told)
        elif type(action) is BuildTrack:
            build(self, action.space, told)
        elif type(action) is OfferShare:
            auction.offer(self, action.company, action.opening, told)
        elif type(action) is BuyShare:
            auction.buy(self, action.company, told)
        elif type(action) is DeclineShare:
            auction.decline(self, told)
        elif type(action) is DrawCompanies:
            setting_up.take_companies(self, action.companies, told)
        elif type(action) is DealShares:
            setting_up.deal(self, tuple((company,) for company in action.companies), told)
        elif type(action) is ChooseStarter:
            setting_up.choose_starter(self, action.seat, told)
        else:
            assert_never(action)

    # What can be said about it

    def view(self, watcher: Watcher) -> GaugeView:
        """What a seat may know, or what is public: all there is."""
        return make_view(self, watcher)

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """Everyone's wealth now (GAUGE-6.3)."""
        return score_sheets(self)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return None if self.reason is None else make_outcome(self, self.reason)


def new_state(seats: int, options: GaugeOptions) -> GaugeState:
    """The state before the companies are drawn. Raises `OptionError` where an option does not go with the seats."""
    check_options(seats, options)
    return GaugeState(seats, options)


def state_of(view: GaugeView) -> GaugeState:
    """The state a view was made of."""
    state = GaugeState(view.seats, view.options)
    state.phase = view.phase
    state.actor = view.actor
    state.turn = view.turn
    state.turn_number = view.turn_number
    state.companies = view.companies
    state.homes = view.homes
    state.prices = list(view.prices)
    state.display = list(view.display)
    state.display_left = view.display_left
    state.holdings = list(view.holdings)
    state.cash = list(view.cash)
    state.tracks = list(view.tracks)
    state.builders = list(view.builders)
    state.built = view.built
    state.reachable = view.reachable
    state.networks = list(view.networks)
    state.offered = view.offered
    state.opening = view.opening
    state.high = view.high
    state.leader = view.leader
    state.bids = list(view.bids)
    state.bidding = view.bidding
    state.sold = view.sold
    state.laid = view.laid
    state.idle = view.idle
    state.reason = view.reason
    return state
