"""One position of Skyjo with everything in it, and how a turn goes on."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from engine.core.contract import Told
from engine.core.outcome import Outcome, ScoreSheet
from engine.core.seats import CHANCE, NOBODY, Watcher
from engine.games.skyjo import events, rounds
from engine.games.skyjo.actions import (
    DRAWS,
    ChooseStarter,
    CloseColumn,
    DealRound,
    DiscardDrawn,
    DrawCard,
    Exchange,
    KeepOpen,
    SkyjoAction,
    TakeFromDiscardPile,
    TakeFromDrawPile,
    TurnUp,
)
from engine.games.skyjo.dealing import deal_refusal, sample_deal
from engine.games.skyjo.options import SkyjoOptions
from engine.games.skyjo.pieces import COMPLETE_COLUMNS, LOWEST, PLACES, TURN_LIMIT, columns_in
from engine.games.skyjo.rules import (
    CHANCE_PHASES,
    CLOSE,
    DEAL,
    DRAW,
    FIRST_LOOK,
    OVER,
    PLACE_DRAWN,
    PLACE_TAKEN,
    STARTER,
    TAKE,
    TURN_UP,
    closable_columns,
    decision_refusal,
    legal_decisions,
    waiting_refusal,
)
from engine.games.skyjo.scoring import end_reason, make_outcome, score_sheets
from engine.games.skyjo.table import NO_STOPPER, Table
from engine.games.skyjo.view import SkyjoView, make_view


class SkyjoState(Table):
    """A position that can be played on (`engine.core.contract.State`)."""

    __slots__ = ()

    def clone(self) -> "SkyjoState":
        """An independent copy."""
        copy = SkyjoState.__new__(SkyjoState)
        self.copy_to(copy)
        return copy

    # What may happen now

    def legal_actions(self) -> Sequence[SkyjoAction]:
        """What the acting seat may do, in order of places; empty for chance and at the end."""
        seat = self.turn
        closable = self.closable(seat) if self.phase is CLOSE else 0
        return legal_decisions(self.phase, self.options, self.down[seat], self.gone[seat], closable)

    def refusal(self, action: SkyjoAction) -> str | None:
        """The clause that forbids the action now, or None."""
        if self.phase in CHANCE_PHASES:
            return self._chance_refusal(action)
        if self.actor == NOBODY:
            return "SKYJO-6.1"
        seat = self.turn
        return decision_refusal(self.phase, self.options, self.down[seat], self.gone[seat], self.closable(seat), action)

    def _chance_refusal(self, action: SkyjoAction) -> str | None:
        match action:
            case DealRound() if self.phase is DEAL:
                return deal_refusal(self.options.deck, self.seats, action)
            case ChooseStarter(seat=seat) if self.phase is STARTER:
                return None if 0 <= seat < self.seats else "SKYJO-2.4"
            case DrawCard(seat=seat, card=card) if self.phase is DRAW:
                if seat != self.turn or card not in self.draw:
                    return "SKYJO-3.1"
                return "SKYJO-3.5" if self.ordered and card != self.draw[-1] else None
            case _:
                return waiting_refusal(self.phase, self.actor, None)

    def sample_chance(self, rng: Random) -> SkyjoAction:
        """A deal, a starter or a drawn card, each as likely as at the table."""
        if self.phase is DRAW:
            draw = self.draw
            card = draw[-1] if self.ordered else draw[int(rng.random() * len(draw))]
            return DRAWS[self.turn][card - LOWEST]
        if self.phase is DEAL:
            return sample_deal(self.options.deck, self.seats, rng)
        assert self.phase is STARTER, "sample_chance: chance is not to act"
        return ChooseStarter(rng.randrange(self.seats))

    # What happens

    def apply(self, action: SkyjoAction, told: Told = None) -> None:
        """Carry out a legal action and all that follows from it until somebody must decide."""
        # Asked by type and the frequent ones first: `match` asks isinstance, slow on classes of msgspec.
        if type(action) is Exchange:
            self._exchange(action.place, told)
        elif type(action) is TakeFromDiscardPile:
            self.hand = self.discard.pop()
            self.phase = PLACE_TAKEN
            if told is not None:
                told.append(events.CardTaken(self.turn, self.hand))
        elif type(action) is TakeFromDrawPile:
            self.phase = DRAW
            self.actor = CHANCE
        elif type(action) is DrawCard:
            assert action.card is not None, "apply: a redacted draw"
            self._draw(action.card, told)
        elif type(action) is TurnUp:
            self._turn_up(action.place, told)
        elif type(action) is DiscardDrawn:
            self.discard.append(self.hand)
            self.phase = TURN_UP
            if told is not None:
                told.append(events.DrawnDiscarded(self.turn, self.hand))
        elif type(action) is CloseColumn:
            self.close(self.turn, action.column, False, told)
            self._offer_closing(told)
        elif type(action) is KeepOpen:
            if told is not None:
                told.append(events.ColumnsLeftOpen(self.turn, columns_in(self.closable(self.turn))))
            self._end_turn(told)
        elif type(action) is DealRound:
            rounds.deal(self, action, told)
        elif type(action) is ChooseStarter:
            rounds.begin(self, action.seat, "drawn", told)
        else:
            assert_never(action)

    def _draw(self, card: int, told: Told) -> None:
        if self.ordered:
            self.draw.pop()
        else:
            self.draw.remove(card)
        self.hand = card
        self.phase = PLACE_DRAWN
        self.actor = self.turn
        if told is not None:
            told.append(events.CardDrawn(self.turn, card, self.ordered))

    def _exchange(self, place: int, told: Told) -> None:
        seat = self.turn
        index = seat * PLACES + place
        bit = 1 << place
        card = self.hand
        old = self.cards[index]
        old_was_down = self.down[seat] & bit
        self.cards[index] = card
        self.down[seat] ^= old_was_down
        self.discard.append(old)
        if told is not None:
            from_draw = self.phase is PLACE_DRAWN
            told.append(events.CardsExchanged(seat, place, card, old, bool(old_was_down), from_draw))
        self._offer_closing(told)

    def _turn_up(self, place: int, told: Told) -> None:
        seat = self.turn
        self.down[seat] ^= 1 << place
        first_look = self.phase is FIRST_LOOK
        if told is not None:
            told.append(events.CardTurnedUp(seat, place, self.cards[seat * PLACES + place], first_look))
        if not first_look:
            self._offer_closing(told)
        elif self.down[seat].bit_count() == PLACES - self.options.initial_reveal:
            self.turn = self.actor = seat + 1
            if self.turn == self.seats:
                rounds.find_starter(self, told)

    def _offer_closing(self, told: Told) -> None:
        """The end of a turn begins: closing comes first (SKYJO-4.3)."""
        seat = self.turn
        blocked = self.down[seat] | self.gone[seat]
        if COMPLETE_COLUMNS[blocked]:
            closable = closable_columns(self.options, self.cards, seat * PLACES, blocked)
            if closable:
                if self.options.close == "choice":
                    self.phase = CLOSE
                    return
                for column in columns_in(closable):
                    self.close(seat, column, False, told)
        self._end_turn(told)

    def _end_turn(self, told: Told) -> None:
        """After any closing: the empty draw pile (SKYJO-3.5), the stop (SKYJO-5.1), the next seat."""
        if not self.draw:
            self._turn_pile_over(told)
        seat = self.turn
        self.turns += 1
        if self.stopper != NO_STOPPER:
            self.turns_left -= 1
            if not self.turns_left:
                rounds.end(self, told)
                return
        elif not self.down[seat]:
            self.stopper = seat
            self.turns_left = self.seats - 1
            if told is not None:
                told.append(events.RoundStopped(seat))
        elif self.turns == TURN_LIMIT * self.seats:
            if told is not None:
                told.append(events.TurnsRanOut(TURN_LIMIT))
            rounds.end(self, told)
            return
        seat += 1
        if seat == self.seats:
            seat = 0
        self.turn = self.actor = seat
        self.phase = TAKE

    def _turn_pile_over(self, told: Told) -> None:
        """SKYJO-3.5. A shuffled pile is kept as a mixture, so shuffling needs no chance."""
        top = self.discard.pop()
        self.draw = self.discard[::-1]
        self.discard = [top]
        self.turned_over = True
        self.ordered = self.options.reshuffle == "keep_order"
        if told is not None:
            told.append(events.PileTurnedOver(len(self.draw), not self.ordered))

    # What can be said about it

    def view(self, watcher: Watcher) -> SkyjoView:
        """What a seat may know, or what is public."""
        return make_view(self, watcher)

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """A line for each finished round, and one for the face-up cards of a running one."""
        running = self.phase is not OVER and self.phase is not DEAL
        table = [self.face_up_sum(seat) for seat in range(self.seats)] if running else None
        return score_sheets(self.results, table, self.seats)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        if self.phase is not OVER:
            return None
        reason = end_reason(self.options, self.totals, len(self.results))
        assert reason is not None
        return make_outcome(reason, self.totals, self.results)


def new_state(seats: int, options: SkyjoOptions) -> SkyjoState:
    """The state before the first deal."""
    return SkyjoState(seats, options)
