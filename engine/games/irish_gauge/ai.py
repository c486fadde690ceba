"""The computer player of Irish Gauge: it plays every choice on to the end of the game by a plain course of it."""

from random import Random
from typing import assert_never

from msgspec import Struct

from engine.ai.player import Budget, Considered, Decision
from engine.core.seats import Seat
from engine.games.irish_gauge.actions import BUILDS, DECLINE_SHARE, PASS_BID, GaugeAction, OfferShare, PlaceBid
from engine.games.irish_gauge.outlook import RESERVE, Outlook, most_bid
from engine.games.irish_gauge.pieces import LEAST_OPENING, numbers_in
from engine.games.irish_gauge.rules import buildable, highest_opening, least_bid, purchases
from engine.games.irish_gauge.table import NO_SEAT, Phase
from engine.games.irish_gauge.view import GaugeView


class Traits(Struct, frozen=True):
    """What the player is like. `envy`: how much a pound for the others (their mean) counts against one of its own.
    `width`: how many tracks it thinks through. `haste`: by which part of the way to what the others would pay it raises
    a bid."""

    envy: float = 1.0
    width: int = 8
    haste: float = 0.8


class Prospect(Struct, frozen=True):
    """Final wealth as far as it can be foreseen, in pounds: the seat's own and the mean of the others'."""

    own: float
    others: float


class SteadyPlayer:
    """Weighs what it may do and takes the best."""

    def __init__(self, traits: Traits | None = None) -> None:
        self.traits = traits or Traits()

    def decide(self, view: GaugeView, budget: Budget, rng: Random) -> Decision:
        """The best action among those weighed, and what they are worth: for the best its foreseen final wealth, for
        another one its own less what it would give the others more."""
        envy = self.traits.envy
        weighed = Turn(view, self.traits).weigh()
        weighed.sort(key=lambda pair: envy * pair[1].others - pair[1].own)
        best = weighed[0][1]
        return Decision(
            weighed[0][0],
            tuple(Considered(action, then.own - envy * (then.others - best.others)) for action, then in weighed),
        )


class Turn:
    """The choices of one decision, each with its prospect."""

    def __init__(self, view: GaugeView, traits: Traits) -> None:
        assert view.watcher is not None and view.watcher == view.actor, "weigh: the watcher is not to act"
        self.view = view
        self.traits = traits
        self.me: Seat = view.watcher
        self.now = Outlook(view, traits.envy)
        self._sales: dict[tuple[Seat, int, int], Prospect] = {}

    def weigh(self) -> list[tuple[GaugeAction, Prospect]]:
        """What the watcher may do, as far as it is worth a thought."""
        match self.view.phase:
            case Phase.OFFER:
                return self._offers()
            case Phase.BID:
                return self._bids()
            case Phase.MARKET:
                return self._market()
            case Phase.TRACK:
                return self._tracks()
            case Phase.DRAW | Phase.DEAL | Phase.STARTER | Phase.OVER:
                return []
            case _:
                assert_never(self.view.phase)

    # Track

    def _tracks(self) -> list[tuple[GaugeAction, Prospect]]:
        spaces = sorted(numbers_in(buildable(self.view)), key=lambda space: -self.now.track_gain(self.me, space))
        return [(BUILDS[space], self._after_track(space)) for space in spaces[: self.traits.width]]

    def _after_track(self, space: int) -> Prospect:
        then = self.now.copy()
        then.build(self.me, space)
        if then.display_left and then.open:
            then.finish((self.me + 1) % then.seats, False)
        return self._prospect(then)

    # Offering and buying

    def _offers(self) -> list[tuple[GaugeAction, Prospect]]:
        view = self.view
        weighed: list[tuple[GaugeAction, Prospect]] = []
        for company in view.companies:
            highest = highest_opening(view, company)
            if highest:
                for opening in sorted({LEAST_OPENING, (LEAST_OPENING + highest) // 2, highest}):
                    weighed.append((OfferShare(company, opening), self._after_offer(company, opening)))
        if view.options.market_buy == "direct":
            weighed += self._purchases()
        return weighed

    def _after_offer(self, company: int, opening: int) -> Prospect:
        """The share goes to who means to pay most, for a pound more than the next; or to the market."""
        limits = sorted(((self._means(seat, company), seat) for seat in range(self.view.seats)), reverse=True)
        (highest, winner), (second, _) = limits[:2]
        if highest >= opening:
            return self._after_sale(winner, company, max(opening, min(highest, second + 1)))
        price = self.view.prices[company]
        if price <= self.view.cash[self.me]:
            return self._after_sale(self.me, company, price)
        return self._after_no_sale()

    def _market(self) -> list[tuple[GaugeAction, Prospect]]:
        weighed = self._purchases()
        if self.view.options.no_bid == "may":
            weighed.append((DECLINE_SHARE, self._after_no_sale()))
        return weighed

    def _purchases(self) -> list[tuple[GaugeAction, Prospect]]:
        """Purchases that leave enough for a track; any, where one must be made or the last share is for sale."""
        view = self.view
        prices = view.prices
        possible = purchases(view)
        most = view.cash[self.me] - (RESERVE if view.display_left > 1 else 0)
        sound = [purchase for purchase in possible if prices[purchase.company] <= most]
        if not sound and view.phase is Phase.MARKET and view.options.no_bid == "must":
            sound = list(possible)
        return [(purchase, self._after_sale(self.me, purchase.company, prices[purchase.company])) for purchase in sound]

    # Bidding

    def _bids(self) -> list[tuple[GaugeAction, Prospect]]:
        """Passing, and one bid: on the way to what it takes, if that is not more than the share is worth."""
        view = self.view
        company, least = view.offered, least_bid(view)
        rivals = [seat for seat in range(view.seats) if seat != self.me and view.bidding >> seat & 1]
        rival = max(rivals, key=lambda seat: self._means(seat, company), default=NO_SEAT)
        means = 0 if rival == NO_SEAT else self._means(rival, company)
        weighed: list[tuple[GaugeAction, Prospect]] = [(PASS_BID, self._after_passing(rival, means))]
        limit = self._limit(company, least, rival)
        if limit >= least:
            # Whoever goes on beyond what one thought they would pay may go on for long: then in larger steps.
            goal = means + 1 if means >= least else least + (limit - least) // 3
            top = max(least, min(limit, goal))
            bid = least + int((top - least) * self.traits.haste)
            won = limit > means or means < least
            then = self._after_sale(self.me, company, top) if won else self._after_sale(rival, company, limit + 1)
            weighed.append((PlaceBid(bid), then))
        return weighed

    def _after_passing(self, rival: Seat, means: int) -> Prospect:
        view = self.view
        if view.leader != NO_SEAT:
            return self._after_sale(view.leader, view.offered, view.high)
        if means >= view.opening:
            return self._after_sale(rival, view.offered, view.opening)
        return self._after_no_sale()

    def _limit(self, company: int, least: int, rival: Seat) -> int:
        """The most it would pay for the share rather than leave it to the rival for as much; 0 if not even `least`."""
        highest = self.view.cash[self.me] - RESERVE
        if highest < least or not self._better_mine(company, least, rival):
            return 0
        if self._better_mine(company, highest, rival):
            return highest
        low = least
        while low < highest - 1:
            middle = (low + highest) // 2
            if self._better_mine(company, middle, rival):
                low = middle
            else:
                highest = middle
        return low

    def _better_mine(self, company: int, paid: int, rival: Seat) -> bool:
        mine = self._after_sale(self.me, company, paid)
        if rival == NO_SEAT:
            other = self._after_no_sale()
        else:
            other = self._after_sale(rival, company, min(paid, self.view.cash[rival]))
        return mine.own - other.own >= self.traits.envy * (mine.others - other.others)

    def _means(self, seat: Seat, company: int) -> int:
        """What a seat would pay for the share, as far as one can tell."""
        return most_bid(self.view.cash[seat], self.view.prices[company], self.view.display_left)

    # Prospects

    def _after_sale(self, seat: Seat, company: int, paid: int) -> Prospect:
        key = (seat, company, paid)
        if key not in self._sales:
            then = self.now.copy()
            then.take_share(seat, company, paid)
            then.finish(self.view.turn, True)
            self._sales[key] = self._prospect(then)
        return self._sales[key]

    def _after_no_sale(self) -> Prospect:
        key = (NO_SEAT, 0, 0)
        if key not in self._sales:
            then = self.now.copy()
            then.finish(self.view.turn, True)
            self._sales[key] = self._prospect(then)
        return self._sales[key]

    def _prospect(self, then: Outlook) -> Prospect:
        wealth = [then.wealth(seat) for seat in range(then.seats)]
        own = wealth[self.me]
        return Prospect(own, (sum(wealth) - own) / (then.seats - 1))
