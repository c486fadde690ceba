"""How likely each card is, and what cards cost a seat that still has turns to come."""

from collections.abc import Sequence
from math import erf, sqrt
from typing import Final, TypeAlias

from msgspec import Struct

from engine.games.skyjo.pieces import HIGHEST, LOWEST, VALUES
from engine.games.skyjo.view import EMPTY

Cells: TypeAlias = tuple[int | None, ...]
"""Places of a grid as a view shows them: a card, None for a face-down one, EMPTY."""

CARDS: Final = range(LOWEST, HIGHEST + 1)


class Odds(Struct, frozen=True):
    """The probability of each value from −2 up, with their mean and variance."""

    chances: tuple[float, ...]
    mean: float
    variance: float

    def average(self, table: Sequence[float]) -> float:
        """The mean of a table by card − LOWEST."""
        return sum([chance * value for chance, value in zip(self.chances, table, strict=True)])


def odds_of(copies: Sequence[int]) -> Odds:
    """The odds of one card out of so many copies of each value; of any value alike if there are none."""
    count = sum(copies)
    chances = tuple([number / count for number in copies]) if count else (1 / VALUES,) * VALUES
    mean = sum([card * chance for card, chance in zip(CARDS, chances, strict=True)])
    variance = sum([(card - mean) ** 2 * chance for card, chance in zip(CARDS, chances, strict=True)])
    return Odds(chances, mean, variance)


def copies_in(cards: Sequence[int]) -> list[int]:
    """How often each value is among some cards, from −2 up."""
    copies = [0] * VALUES
    for card in cards:
        copies[card - LOWEST] += 1
    return copies


def at_most(value: float, mean: float, variance: float) -> float:
    """The probability that something normally distributed is not above a value."""
    return 0.5 + 0.5 * erf((value - mean) / sqrt(2 * variance + 1e-9))


def improved_costs(odds: Odds, second: float) -> list[float]:
    """For each card, what is left of its cost on average after a turn spent on replacing it, by the better of two
    draws with probability `second`, else by one."""
    costs: list[float] = []
    gain = reached = 0.0
    for card, chance in zip(CARDS, odds.chances, strict=True):
        costs.append(card - gain)
        reached += chance
        gain += (1 - second) * reached + second * (1 - (1 - reached) ** 2)
    return costs


class Upkeep:
    """What the cards of one grid cost by the end of the round: the worst ones will have been replaced.

    With k turns to come, the k worst places get the better of their card and what turns up. A card beyond the k-th
    worst place (the brink) then costs only as much more than the brink as is left of the difference. Such costs are
    right in their differences; `offset` makes their sum the sum to be expected.
    """

    __slots__ = ("costs", "offset", "unknown")

    def __init__(self, grid: Cells, turns: int, hidden: Odds, improved: Sequence[float]) -> None:
        worst = sorted([hidden.mean if card is None else card for card in grid if card != EMPTY], reverse=True)
        count = min(turns, len(worst))
        self.costs: list[float] = [float(card) for card in CARDS]
        self.offset: float = 0.0
        if count:
            brink = worst[count] if count < len(worst) else float(LOWEST)
            left = _between(improved, brink)
            for index in range(int(brink) - LOWEST + 1, VALUES):
                self.costs[index] = min(self.costs[index], brink + improved[index] - left)
            self.offset = count * (left - brink)
        self.unknown: float = hidden.average(self.costs)

    def cost(self, card: int | None) -> float:
        """The cost of one place that is not empty."""
        return self.unknown if card is None else self.costs[card - LOWEST]

    def total(self, grid: Cells) -> float:
        """The sum to be expected of a whole grid."""
        return self.offset + sum([self.cost(card) for card in grid if card != EMPTY])


class FixedUpkeep(Upkeep):
    """Upkeep where face-up cards stay (SKYJO-3.4, `swap=face_down`): each face-down place gets one choice."""

    __slots__ = ()

    def __init__(self, turns: int, hidden: Odds, improved: Sequence[float]) -> None:
        self.costs = [float(card) for card in CARDS]
        self.offset = 0.0
        self.unknown = _between(improved, hidden.mean) if turns else hidden.mean


def _between(table: Sequence[float], value: float) -> float:
    """A table by card − LOWEST, read between its entries."""
    index = min(int(value - LOWEST), VALUES - 2)
    share = value - LOWEST - index
    return table[index] * (1 - share) + table[index + 1] * share
