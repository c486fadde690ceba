"""One position of Imhotep with everything in it, and how a turn goes on."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from engine.core.contract import Told
from engine.core.outcome import Outcome, ScoreSheet
from engine.core.seats import CHANCE, NOBODY, Watcher
from engine.games.imhotep import chance, events
from engine.games.imhotep.actions import (
    BuyCard,
    ChooseStarter,
    ImhotepAction,
    LayOutMarket,
    LoadStone,
    PassTurn,
    Rearrange,
    SailShip,
    TakeBack,
    TurnUpCard,
    UseCard,
)
from engine.games.imhotep.options import ImhotepOptions
from engine.games.imhotep.pieces import (
    COSTS,
    FIRST_BERTH,
    KINDS,
    NO_CARD,
    NO_OWNER,
    SHIP_BERTHS,
)
from engine.games.imhotep.rules import can_act, can_play, decision_refusal, legal_decisions
from engine.games.imhotep.sailing import sail
from engine.games.imhotep.scoring import make_outcome, score_sheets
from engine.games.imhotep.table import CARD, OVER, REFILL, STARTER, TURN, EndReason, Table
from engine.games.imhotep.view import ImhotepView, contents, make_view


class ImhotepState(Table):
    """A position that can be played on (`engine.core.contract.State`)."""

    __slots__ = ()

    def clone(self) -> "ImhotepState":
        """An independent copy."""
        copy = ImhotepState.__new__(ImhotepState)
        self.copy_to(copy)
        return copy

    # What may happen now

    def legal_actions(self) -> Sequence[ImhotepAction]:
        """What the acting seat may do, the actions before the cards; empty for chance and at the end."""
        return legal_decisions(self)

    def refusal(self, action: ImhotepAction) -> str | None:
        """The clause that forbids the action now, or None."""
        return chance.refusal(self, action) if self.actor < 0 else decision_refusal(self, action)

    def sample_chance(self, rng: Random) -> ImhotepAction:
        """A market, a first player or a card of the deck, each as likely as at the table."""
        return chance.sample(self, rng)

    # What happens

    def apply(self, action: ImhotepAction, told: Told = None) -> None:
        """Carry out a legal action and all that follows from it until somebody must decide."""
        # Asked by type and the frequent ones first: `match` asks isinstance, slow on classes of msgspec.
        if type(action) is LoadStone:
            self._load(action.ship, action.berth, told)
            self._finish(told)
        elif type(action) is BuyCard:
            self._buy(action.slot, told)
        elif type(action) is TurnUpCard:
            self._refill(action.card, told)
        elif type(action) is SailShip:
            sail(self, action.ship, action.site, told)
            if self.open_sites:
                self._finish(told)
            else:
                self._end_game(EndReason.SITES_FULL, told)
        elif type(action) is UseCard:
            self._use(action.card, told)
        elif type(action) is TakeBack:
            self._take_back(action.stones, told)
            self._finish(told)
        elif type(action) is Rearrange:
            self._rearrange(action.ship, action.owners, told)
            self._finish(told)
        elif type(action) is PassTurn:
            if told is not None:
                told.append(events.TurnPassed(self.turn))
            self._stand_idle(told)
            self._go_on(told)
        elif type(action) is LayOutMarket:
            self._lay_out(action.cards, told)
        elif type(action) is ChooseStarter:
            self.turn = self.actor = action.seat
            self.phase = TURN
            if told is not None:
                told.append(events.StarterChosen(action.seat))
        else:
            assert_never(action)

    def _lay_out(self, cards: tuple[int, ...], told: Told) -> None:
        for slot, card in enumerate(cards):
            self.lay_card(slot, card)
        self.phase = STARTER
        if told is not None:
            told.append(events.MarketLaidOut(cards, self.deck_left))

    def _load(self, ship: int, berth: int, told: Told) -> None:
        """IMHOTEP-3.1."""
        seat = self.turn
        index = FIRST_BERTH[ship] + berth
        self.reserve[seat] -= 1
        self.berths[index] = seat
        self.free ^= 1 << index
        self.loaded |= 1 << ship
        if told is not None:
            told.append(events.StoneLoaded(seat, ship, berth))

    def _buy(self, slot: int, told: Told) -> None:
        """IMHOTEP-3.2; the replacement is chance's."""
        seat = self.turn
        card = self.take_card(slot)
        cost = COSTS[card]
        self.reserve[seat] -= cost
        self.box[seat] += cost
        self.hands[seat * KINDS + card] += 1
        self.phase = REFILL
        self.actor = CHANCE
        if told is not None:
            told.append(events.CardBought(seat, slot, card, cost))

    def _refill(self, card: int, told: Told) -> None:
        """The replacement, which may end the game (IMHOTEP-3.2, 6.2)."""
        slot = self.open_slot
        self.lay_card(slot, card)
        if told is not None:
            told.append(events.MarketRefilled(slot, card, self.deck_left))
        if self.deck_left:
            self._finish(told)
        else:
            self._end_game(EndReason.DECK_EMPTY, told)

    def _use(self, card: int, told: Told) -> None:
        """Discard a one-shot card; what it does is decided next (IMHOTEP-5.1, 5.2)."""
        self.hands[self.turn * KINDS + card] -= 1
        self.discard[card] += 1
        self.playing = card
        self.phase = CARD
        if told is not None:
            told.append(events.CardUsed(self.turn, card))

    def _take_back(self, stones: int, told: Told) -> None:
        self.box[self.turn] -= stones
        self.reserve[self.turn] += stones
        if told is not None:
            told.append(events.StonesQuarried(self.turn, stones))

    def _rearrange(self, ship: int, owners: tuple[int, ...], told: Told) -> None:
        first = FIRST_BERTH[ship]
        before = self.ship_berths(ship)
        occupied = [first + berth for berth in range(SHIP_BERTHS[ship]) if before[berth] != NO_OWNER]
        for index, owner in zip(occupied, owners, strict=True):
            self.berths[index] = owner
        if told is not None:
            after = self.ship_berths(ship)
            told.append(events.ShipRearranged(self.turn, ship, contents(before), contents(after)))

    # How the turn goes on

    def _finish(self, told: Told) -> None:
        """Something was done: as the turn's action, which ends it, or by a card, after which it goes on."""
        self.idle = 0
        if self.phase is CARD:
            self.playing = NO_CARD
        else:
            self._hand_on()
        self._go_on(told)

    def _hand_on(self) -> None:
        """Clockwise (IMHOTEP-2.3)."""
        seat = self.turn + 1
        self.turn = 0 if seat == self.seats else seat

    def _stand_idle(self, told: Told) -> None:
        """The seat on turn passes or is skipped, and the next one comes up (IMHOTEP-3.6, 6.3)."""
        self.idle += 1
        if self.idle == self.seats:
            self._end_game(EndReason.STANDSTILL, told)
        else:
            self._hand_on()

    def _go_on(self, told: Told) -> None:
        """Find who decides next: the seat on turn, or the first after it that can do anything (IMHOTEP-3.6)."""
        while self.phase is not OVER and not can_act(self) and not can_play(self):
            if told is not None:
                told.append(events.TurnSkipped(self.turn))
            self._stand_idle(told)
        if self.phase is not OVER:
            self.phase = TURN
            self.actor = self.turn

    def _end_game(self, reason: EndReason, told: Told) -> None:
        self.phase = OVER
        self.actor = NOBODY
        self.reason = reason
        if told is not None:
            told.append(events.GameEnded(reason.value, make_outcome(self, reason).winners))

    # What can be said about it

    def view(self, watcher: Watcher) -> ImhotepView:
        """What a seat may know, which is what everybody may know."""
        return make_view(self, watcher)

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """What every seat would score if the game ended now."""
        return score_sheets(self.options, self.sites, self.hands, self.seats)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return None if self.reason is None else make_outcome(self, self.reason)


def new_state(seats: int, options: ImhotepOptions) -> ImhotepState:
    """The state before the cards are shuffled."""
    return ImhotepState(seats, options)
