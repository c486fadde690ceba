"""The computer player of Imhotep: one turn ahead, by a judgement that sees only what a person there would."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.ai.player import Budget, Considered, Decision
from engine.core.seats import Seat
from engine.games.imhotep.actions import ImhotepAction, UseCard
from engine.games.imhotep.appraisal import Appraisal, Traits, rivals_score
from engine.games.imhotep.scoring import totals
from engine.games.imhotep.state import ImhotepState
from engine.games.imhotep.table import CARD, OVER, REFILL
from engine.games.imhotep.view import ImhotepView

FOLLOWED: Final = 3
"""Ways of using a card that are followed to the end of the turn."""


class SteadyPlayer:
    """Weighs everything it may do by where it leaves the whole table, and takes the best."""

    def __init__(self, traits: Traits | None = None) -> None:
        self.traits = traits or Traits()

    def decide(self, view: ImhotepView, budget: Budget, rng: Random) -> Decision:
        """The action of greatest worth out of the view's legal ones, and what the others are worth."""
        considered = consider(view.determinize(rng), self.traits)
        return Decision(considered[0].action, considered)


def consider(state: ImhotepState, traits: Traits) -> tuple[Considered, ...]:
    """What the acting seat may do with its worth, best first; equals in the order of the choices. The worth is the
    score the seat can expect, less what the action gives its rivals."""
    seat = state.actor
    turn = Turn(seat, traits)
    actions = state.legal_actions()
    leads = turn.ways(state, actions) if state.phase is CARD else [turn.reach(state, action) for action in actions]
    rivals = rivals_score(Appraisal(state, traits).scores, seat, traits)
    weighed = [Considered(action, rivals + lead) for action, lead in zip(actions, leads, strict=True)]
    return tuple(sorted(weighed, key=lambda considered: -considered.worth))


class Turn:
    """A turn of one seat. A lead is by how much its score exceeds what counts of its rivals'."""

    def __init__(self, seat: Seat, traits: Traits) -> None:
        self.seat = seat
        self.traits = traits

    def reach(self, state: ImhotepState, action: ImhotepAction) -> float:
        """The lead an action leads to; a card is put to its best use, and the turn's action follows it."""
        after = _after(state, action)
        return max(self.ways(after, after.legal_actions())) if type(action) is UseCard else self.lead(after)

    def ways(self, state: ImhotepState, actions: Sequence[ImhotepAction]) -> list[float]:
        """The leads the ways of using the card in play lead to. To the most promising ones the action that follows in
        the same turn is added."""
        ends = [_after(state, action) for action in actions]
        leads = [self.lead(end) for end in ends]
        best_first = sorted(range(len(ends)), key=lambda index: -leads[index])
        for index in best_first[:FOLLOWED]:
            if ends[index].actor == self.seat:
                following = [action for action in ends[index].legal_actions() if type(action) is not UseCard]
                leads[index] = max(self.reach(ends[index], action) for action in following)
        return leads

    def lead(self, state: ImhotepState) -> float:
        """The lead in a position. Once the game is certain to be over, winning counts besides."""
        if state.phase is not OVER and not (state.phase is REFILL and state.deck_left == 1):
            return Appraisal(state, self.traits).lead(self.seat)
        scores = totals(state.options, state.sites, state.hands, state.seats)
        best = max(score for rival, score in enumerate(scores) if rival != self.seat)
        victory = (scores[self.seat] > best) - (scores[self.seat] < best)
        return scores[self.seat] - rivals_score(scores, self.seat, self.traits) + victory * self.traits.victory


def _after(state: ImhotepState, action: ImhotepAction) -> ImhotepState:
    """The position an action leads to."""
    after = state.clone()
    after.apply(action)
    return after
