"""The computer player of Skyjo: one turn ahead, by a judgement that sees only what a person there would."""

from collections.abc import Sequence
from functools import cached_property
from random import Random

from engine.ai.player import Budget, Considered, Decision
from engine.games.skyjo.actions import DISCARD_DRAWN, TAKE_FROM_DISCARD_PILE, CloseColumn, Exchange, SkyjoAction, TurnUp
from engine.games.skyjo.appraisal import Appraisal, Traits
from engine.games.skyjo.odds import CARDS, Cells
from engine.games.skyjo.pieces import LOWEST, ROWS
from engine.games.skyjo.rules import Phase
from engine.games.skyjo.view import EMPTY, SkyjoView


class GreedyPlayer:
    """Weighs everything it may do and takes the best."""

    def __init__(self, traits: Traits | None = None) -> None:
        self.traits: Traits = traits or Traits()

    def decide(self, view: SkyjoView, budget: Budget, rng: Random) -> Decision:
        """The action of greatest worth out of the view's legal ones, and what the others are worth: the lead in
        points expected at the end of the round."""
        choices = Choices(view, self.traits)
        weighed = [Considered(action, choices.worth(action)) for action in view.legal_actions()]
        weighed.sort(key=lambda considered: -considered.worth)
        return Decision(weighed[0].action, tuple(weighed))


class Choices:
    """What the watcher of a view can do, each with its worth."""

    def __init__(self, view: SkyjoView, traits: Traits) -> None:
        self.view = view
        self.appraisal = Appraisal(view, traits)

    def worth(self, action: SkyjoAction) -> float:
        """The worth of a legal action (see `Appraisal`)."""
        phase, hand = self.view.phase, self.view.hand
        if isinstance(action, Exchange):
            assert hand is not None
            return self._exchange_worth(action.place, hand)
        if action == DISCARD_DRAWN:
            assert hand is not None
            return self.best_turn_up - self.appraisal.gift(hand)
        if isinstance(action, TurnUp):
            return 0.0 if phase is Phase.FIRST_LOOK else self._turn_up_worth(action.place)
        if phase is Phase.CLOSE:
            return self._closing_worth(action.column if isinstance(action, CloseColumn) else None)
        if action == TAKE_FROM_DISCARD_PILE:
            return self._best_exchange(self.view.discard[-1])
        return self._drawing_worth()

    def _drawing_worth(self) -> float:
        draw = self.appraisal.draw
        return draw.average([self._best_with_drawn(card) if draw.chances[card - LOWEST] else 0.0 for card in CARDS])

    @cached_property
    def _slots(self) -> Sequence[tuple[int, Cells, Cells, float]]:
        """Places for a card in hand, one of each kind: the column, its cells before and after the place, and what
        the card that lies there gives the next seat."""
        appraisal = self.appraisal
        kinds: dict[tuple[int, int | None], tuple[int, Cells, Cells, float]] = {}
        for column, cells in enumerate(appraisal.columns):
            for row, old in enumerate(cells):
                if old != EMPTY and (old is None or self.view.options.swap == "any"):
                    kinds[column, old] = (column, cells[:row], cells[row + 1 :], appraisal.gift(old))
        return tuple(kinds.values())

    def _best_exchange(self, card: int) -> float:
        worth_with = self.appraisal.worth_with
        return max([worth_with(column, (*before, card, *after)) - gift for column, before, after, gift in self._slots])

    def _best_with_drawn(self, card: int) -> float:
        return max(self._best_exchange(card), self.best_turn_up - self.appraisal.gift(card))

    def _exchange_worth(self, place: int, card: int) -> float:
        column, row = divmod(place, ROWS)
        cells = self.appraisal.columns[column]
        worth = self.appraisal.worth_with(column, (*cells[:row], card, *cells[row + 1 :]))
        return worth - self.appraisal.gift(cells[row])

    @cached_property
    def best_turn_up(self) -> float:
        """The worth of turning up the best face-down card, before what the discard gives away."""
        columns = enumerate(self.appraisal.columns)
        places = [column * ROWS + cells.index(None) for column, cells in columns if None in cells]
        return max([self._turn_up_worth(place) for place in places])

    def _turn_up_worth(self, place: int) -> float:
        column, row = divmod(place, ROWS)
        cells = self.appraisal.columns[column]
        before, after = cells[:row], cells[row + 1 :]
        return self.appraisal.hidden.average(
            [self.appraisal.worth_with(column, (*before, card, *after)) for card in CARDS]
        )

    def _closing_worth(self, closing: int | None) -> float:
        """Of closing one column, or none, as if no other were ever closed."""
        appraisal = self.appraisal
        return -sum(
            appraisal.closed_sum(cells) if column == closing else appraisal.open_cost(cells)
            for column, cells in enumerate(appraisal.columns)
        )
