"""What a position promises: every seat's expected final score, judged from what lies on the table."""

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from engine.core.seats import Seat
from engine.games.imhotep.pieces import (
    BONUS_SITES,
    BONUSES,
    CAPACITIES,
    CARDS,
    EXTRA_HANDS,
    FAIR_WIND,
    KINDS,
    LEVER,
    QUARRY,
    SHIPS,
    SITE_CARDS,
    SITES,
    STONE_POINTS,
    landing_points,
)
from engine.games.imhotep.scoring import secure_points
from engine.games.imhotep.table import Table


class Traits(Struct, frozen=True):
    """What the judgement cannot read off the table. Points, unless said otherwise; found by playing against itself
    with other values."""

    extra_hands: float = 1.2
    fair_wind: float = 0.9
    quarry: float = 0.5
    lever: float = 0.5
    stone: float = 0.35
    """A stone in reserve that there will be time to use."""
    pace: float = 0.8
    """Stones that will be placed for every card that the deck has left."""
    victory: float = 20.0
    """Having won; as much is lost by losing."""
    best_rival: float = 0.5
    """The share of the best rival in what the rivals' scores count together; the rest is their mean."""


class Appraisal:
    """A judgement of one table. `scores` are the expected final scores by seat."""

    def __init__(self, table: Table, traits: Traits) -> None:
        self.table = table
        self.traits = traits
        self.each = table.options.majority_tie == "each"
        self.counts = [tuple([stones.count(seat) for seat in range(table.seats)]) for stones in table.sites]
        self.rates = [self._rates(seat) for seat in range(table.seats)]
        self.scores = [float(secure_points(table.sites, table.hands, seat)) for seat in range(table.seats)]
        self._add_bonuses()
        self._add_prospects()
        for ship in range(SHIPS):
            if table.loaded >> ship & 1:
                self._add_voyage(table.ship_stones(ship))

    def _rates(self, seat: Seat) -> list[float]:
        """What one more stone brings the seat at the end, by site, bonuses apart."""
        rates = [float(points) for points in STONE_POINTS]
        for kind in SITE_CARDS:
            copies = self.table.hands[seat * KINDS + kind]
            if copies:
                card = CARDS[kind]
                assert card.site is not None
                rates[card.site] += copies * card.points / card.stones
        return rates

    def _add_bonuses(self) -> None:
        for site in BONUS_SITES:
            for seat, hope in enumerate(bonus_hopes(site, self.counts[site], self.each)):
                self.scores[seat] += hope

    def _add_prospects(self) -> None:
        """What stones in reserve, cards in hand and cards for sites that are still growing will bring."""
        table, traits = self.table, self.traits
        rooms = [capacity - len(stones) for capacity, stones in zip(CAPACITIES, table.sites, strict=True)]
        left = min(1.0, sum(rooms) / 10, table.deck_left / 5)
        filling = min(1.0, traits.pace * table.deck_left / max(1, sum(rooms)))
        usable = (sum(rooms) + table.deck_left) / table.seats
        for seat in range(table.seats):
            first = seat * KINDS
            hands = table.hands
            in_hand = (
                min(hands[first + EXTRA_HANDS], table.reserve[seat]) * traits.extra_hands
                + hands[first + FAIR_WIND] * traits.fair_wind
                + min(hands[first + QUARRY], table.box[seat]) * traits.quarry
                + hands[first + LEVER] * traits.lever
            )
            growth = 0.0
            for site in range(SITES):
                growth += (self.rates[seat][site] - STONE_POINTS[site]) * rooms[site]
            stones = min(float(table.reserve[seat]), usable)
            self.scores[seat] += in_hand * left + growth * filling / table.seats + stones * traits.stone

    def _add_voyage(self, stones: tuple[int, ...]) -> None:
        """What the stones of a ship will bring, wherever it will be sailed: anybody may come first, and picks the
        site that serves it best against the others."""
        seats = self.table.seats
        gains = [self._gains(stones, site) for site in range(SITES) if self.table.open_sites >> site & 1]
        sums = [sum(gain) for gain in gains]
        for sailor in range(seats):
            best = max(range(len(gains)), key=lambda choice: gains[choice][sailor] * seats - sums[choice])
            for seat in range(seats):
                self.scores[seat] += gains[best][seat] / seats

    def _gains(self, stones: tuple[int, ...], site: int) -> list[float]:
        """What it brings every seat if these stones are unloaded at the site."""
        seats = self.table.seats
        gains = [0.0] * seats
        place = len(self.table.sites[site])
        landed = list(self.counts[site])
        for owner in stones:
            if place == CAPACITIES[site]:
                break
            gains[owner] += landing_points(site, place) + self.rates[owner][site]
            landed[owner] += 1
            place += 1
        if site in BONUS_SITES:
            before = bonus_hopes(site, self.counts[site], self.each)
            for seat, hope in enumerate(bonus_hopes(site, tuple(landed), self.each)):
                gains[seat] += hope - before[seat]
        return gains

    def lead(self, seat: Seat) -> float:
        """By how much the seat's expected score exceeds what counts of its rivals'."""
        return self.scores[seat] - rivals_score(self.scores, seat, self.traits)


def rivals_score(scores: Sequence[float], seat: Seat, traits: Traits) -> float:
    """The scores of a seat's rivals as one figure."""
    rivals = [score for rival, score in enumerate(scores) if rival != seat]
    return traits.best_rival * max(rivals) + (1 - traits.best_rival) * sum(rivals) / len(rivals)


@cache
def bonus_hopes(site: int, counts: tuple[int, ...], each: bool) -> tuple[float, ...]:
    """The expected bonus of every seat when the site is full, if each stone still to come is as likely to be any
    seat's (IMHOTEP-4.3 to 4.5). `counts` are the stones there by seat; with `each`, ties are paid."""
    seats = len(counts)
    if sum(counts) == CAPACITIES[site]:
        most = max(counts)
        paid = BONUSES[site] if each or counts.count(most) == 1 else 0
        return tuple(float(paid) if count == most else 0.0 for count in counts)
    futures = [
        bonus_hopes(site, (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :]), each) for seat in range(seats)
    ]
    return tuple(sum(future[seat] for future in futures) / seats for seat in range(seats))
