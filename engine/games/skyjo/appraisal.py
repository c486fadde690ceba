"""How good a position is for the seat that looks at it: the judgement behind the computer player.

Everything is in points of the running round. The worth of a position is the lead that the seat can expect over the
average of the others when the round is scored.
"""

from typing import Final

from msgspec import Struct

from engine.core.seats import Seat
from engine.games.skyjo.guess import unseen_copies
from engine.games.skyjo.odds import (
    CARDS,
    Cells,
    FixedUpkeep,
    Odds,
    Upkeep,
    at_most,
    copies_in,
    improved_costs,
    odds_of,
)
from engine.games.skyjo.pieces import LOWEST, PLACES, ROWS
from engine.games.skyjo.view import EMPTY, SkyjoView

FIRST_PLACES: Final = range(0, PLACES, ROWS)


class Traits(Struct, frozen=True):
    """What the judgement leans on; the values were found by self-play."""

    pace: float = 0.75
    """Face-down cards that a seat turns up per turn."""
    patience: float = 3.0
    """Turns that a seat who is not ahead lets pass before it stops the round."""
    second: float = 0.5
    """How often the discard pile offers a chance as good as another draw."""
    rivalry: float = 1.0
    """Weight of the others' average against the own score."""
    gift: float = 1.0
    """Weight of what a discard gives the next seat."""
    alike: float = 2.0
    """Chances per turn to get one wanted value, as a multiple of drawing it."""


class Appraisal:
    """A view judged: what its watcher's grid would be worth after this or that change."""

    def __init__(self, view: SkyjoView, traits: Traits) -> None:
        assert view.watcher is not None, "Appraisal: a spectator has nothing to judge"
        self.view = view
        self.options = view.options
        self.traits = traits
        self.me: Seat = view.watcher
        self.others: list[Seat] = [seat for seat in range(len(view.grids)) if seat != self.me]
        self._weigh_cards()
        self._weigh_others()
        self._weigh_grid()

    def _weigh_cards(self) -> None:
        view = self.view
        unseen = unseen_copies(view)
        self.hidden: Odds = odds_of(unseen)
        known = view.draw_order or view.draw_cards
        pile = odds_of(copies_in(known)) if known else self.hidden
        self.draw: Odds = odds_of(copies_in(view.draw_order[:1])) if view.draw_order else pile
        self.improved: list[float] = improved_costs(pile, self.traits.second)

    def _weigh_others(self) -> None:
        view, grids = self.view, self.view.grids
        self.turns, rival_turns = self._turns_to_come()
        rivals = [self._upkeep(seat, rival_turns).total(grids[seat]) + view.closed_sums[seat] for seat in self.others]
        # What the others will have when the seat stops the round now: each has one more turn (SKYJO-5.1).
        self.last_sums: list[float] = [
            self._upkeep(seat, 1).total(grids[seat]) + view.closed_sums[seat] for seat in self.others
        ]
        self.rival_mean: float = self.traits.rivalry * sum(rivals) / len(rivals)
        self.last_mean: float = self.traits.rivalry * sum(self.last_sums) / len(rivals)
        self.gifts: list[float] = self._gifts()
        self.hidden_gift: float = self.hidden.average(self.gifts)

    def _weigh_grid(self) -> None:
        grid = self.view.grids[self.me]
        self.upkeep: Upkeep = self._upkeep(self.me, self.turns)
        self.columns: list[Cells] = [grid[first : first + ROWS] for first in FIRST_PLACES]
        self.down: int = grid.count(None)
        self._costs: dict[Cells, float] = {}
        self._sums: dict[Cells, float] = {}
        costs = [self.column_cost(cells) for cells in self.columns]
        sums = [self.column_sum(cells) for cells in self.columns]
        closed = self.view.closed_sums[self.me]
        self._other_costs: list[float] = [sum(costs) + self.upkeep.offset + closed - cost for cost in costs]
        self._other_sums: list[float] = [sum(sums) + closed - own for own in sums]

    def _turns_to_come(self) -> tuple[int, int]:
        """How many turns the seat has after this one and how many the others have, guessed: whoever will run out of
        face-down cards first stops the round, and waits with it unless it is ahead."""
        if self.view.stopper is not None:
            return 0, 1
        downs = [grid.count(None) for grid in self.view.grids]
        ahead = [total + down * self.hidden.mean for total, down in zip(self.view.sums, downs, strict=True)]
        downs[self.me] = max(0, downs[self.me] - 1)
        if self.options.swap == "face_down":
            return downs[self.me], downs[self.me] + 1
        wait = self.traits.patience
        ends = [
            down / self.traits.pace + (wait if total > min(ahead) else 0)
            for down, total in zip(downs, ahead, strict=True)
        ]
        turns = max(1, round(min(ends)))
        return turns, turns + (ends[self.me] == min(ends))

    def _upkeep(self, seat: Seat, turns: int) -> Upkeep:
        if self.options.swap == "face_down":
            return FixedUpkeep(turns, self.hidden, self.improved)
        return Upkeep(self.view.grids[seat], turns, self.hidden, self.improved)

    # Columns of the own grid

    def column_cost(self, cells: Cells) -> float:
        """What a column will cost by the end of the round, its closing in mind."""
        cost = self._costs.get(cells)
        if cost is None:
            cost = self._costs[cells] = self._column_cost(cells)
        return cost

    def _column_cost(self, cells: Cells) -> float:
        open_cost = self.open_cost(cells)
        if self.qualifies(cells):
            closed = self.closed_sum(cells)
            return closed if self.options.close == "automatic" else min(closed, open_cost)
        if self.options.close_equal and self.turns:
            return min(open_cost, self._pair_cost(cells, open_cost))
        return open_cost

    def open_cost(self, cells: Cells) -> float:
        """What a column will cost if it is never closed."""
        cost = self.upkeep.cost
        return sum([cost(card) for card in cells if card != EMPTY])

    def _pair_cost(self, cells: Cells, open_cost: float) -> float:
        """What a column costs if its two equal cards wait for a third."""
        top, middle, bottom = cells
        if top is not None and top in (middle, bottom):
            card, rest = top, bottom if top == middle else middle
        elif middle is not None and middle == bottom:
            card, rest = middle, top
        else:
            return open_cost
        if card == EMPTY or (self.options.swap == "face_down" and rest is not None):
            return open_cost
        chance = 1 - (1 - min(0.9, self.traits.alike * self.draw.chances[card - LOWEST])) ** self.turns
        closed = self.closed_sum((card, card, card))
        return chance * closed + (1 - chance) * (2 * card + self.upkeep.cost(rest))

    def column_sum(self, cells: Cells) -> float:
        """What a column counts if the round ends now: face-down cards at their mean, closed if that is better."""
        total = self._sums.get(cells)
        if total is None:
            mean = self.hidden.mean
            total = sum([mean if card is None else card for card in cells if card != EMPTY])
            if self.qualifies(cells):
                closed = self.closed_sum(cells)
                total = closed if self.options.close == "automatic" else min(closed, total)
            self._sums[cells] = total
        return total

    def qualifies(self, cells: Cells) -> bool:
        """Whether a column may be closed (SKYJO-4.1, 4.2)."""
        top, middle, bottom = cells
        if top is None or middle is None or bottom is None or top == EMPTY:
            return False
        if self.options.close_equal and top == middle == bottom:
            return True
        return self.options.close_nonpositive and top + middle + bottom <= 0

    def closed_sum(self, cells: Cells) -> float:
        """What a column of face-up cards counts once it is closed (SKYJO-4.5)."""
        if self.options.closed_score == "zero":
            return 0.0
        return float(sum(card for card in cells if card is not None))

    # The next seat

    def gift(self, card: int | None) -> float:
        """What a card on the discard pile gives the next seat, weighted; None for a card not seen yet."""
        return self.hidden_gift if card is None else self.gifts[card - LOWEST]

    def _gifts(self) -> list[float]:
        if self.view.turns_left == 1:
            return [0.0] * len(CARDS)
        gains = self._next_gains((self.me + 1) % len(self.view.grids))
        usual = self.hidden.average([max(0.0, gain) for gain in gains])
        weight = self.traits.gift / len(self.others)
        return [weight * max(0.0, gain - usual) for gain in gains]

    def _next_gains(self, seat: Seat) -> list[float]:
        """For each card, how much it takes off another seat's sum in its best place."""
        grid = self.view.grids[seat]
        fixed = self.options.swap == "face_down"
        costs = [self.hidden.mean if card is None else float(card) for card in grid]
        open_to_exchange = [card is None or not (fixed or card == EMPTY) for card in grid]
        worst = max([cost for cost, free in zip(costs, open_to_exchange, strict=True) if free], default=0.0)
        gains = [worst - card for card in CARDS]
        if self.options.close_equal:
            for place in range(PLACES):
                pair = _pair_beside(grid, place)
                if pair is not None and open_to_exchange[place]:
                    gains[pair - LOWEST] = max(gains[pair - LOWEST], costs[place] + 2 * pair)
        return gains

    # Worth

    def worth_with(self, column: int, cells: Cells) -> float:
        """The worth of the own grid with one column changed."""
        if self.view.stopper is not None:
            return self._last_turn_worth(column, cells)
        if self.down == self.columns[column].count(None) - cells.count(None):
            return self._stopping_worth(self._other_sums[column] + self.column_sum(cells))
        return self.rival_mean - self._other_costs[column] - self.column_cost(cells)

    def _stopping_worth(self, own: float) -> float:
        """The worth of stopping the round with that sum (SKYJO-5.1, 5.4)."""
        if self.options.stopper_doubles and own > 0:
            lowest = 1.0
            for seat, total in zip(self.others, self.last_sums, strict=True):
                variance = 4.0 + self.view.grids[seat].count(None) * self.hidden.variance
                lowest *= 1 - at_most(own + 0.5, total, variance)
            own *= 2 - lowest
        return self.last_mean - own

    def _last_turn_worth(self, column: int, cells: Cells) -> float:
        """The worth of the last turn after somebody stopped: to come down to the stopper's score doubles it, if it is
        positive (SKYJO-5.4)."""
        own = self._other_sums[column] + self.column_sum(cells)
        view = self.view
        assert view.stopper is not None
        stopped_at = view.sums[view.stopper]
        if not self.options.stopper_doubles or stopped_at <= 0:
            return self.last_mean - own
        down = self.down - self.columns[column].count(None) + cells.count(None)
        chance = at_most(stopped_at + 0.5, own, down * self.hidden.variance)
        return self.last_mean - own + self.traits.rivalry * stopped_at * chance / len(self.others)


def _pair_beside(grid: Cells, place: int) -> int | None:
    """The card that both other places of the column show, if they show the same."""
    first = place - place % ROWS
    one, two = [grid[other] for other in range(first, first + ROWS) if other != place]
    return one if one == two and one != EMPTY else None
