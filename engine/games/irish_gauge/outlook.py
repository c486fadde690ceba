"""How the game may go on from a position: one plain course of it, for judging what an action is worth.

Nobody is as simple as the seats in here. Each turn the one who can pay most takes the dearest share, for a little more
than the next could pay, and the active player builds what brings them most and the others least.
"""

from typing import Final

from engine.core.seats import Seat
from engine.games.irish_gauge.pieces import (
    CITY_COUNT,
    COMPANY_COUNT,
    HOMES,
    LEAST_OPENING,
    ROUTE_COUNT,
    ROUTE_ENDS,
    ROUTE_SPACES,
    SPACE_COST,
    SPACE_ROUTE,
    TOP_PRICE,
)
from engine.games.irish_gauge.table import Position

NEW: Final = 1 << COMPANY_COUNT
"""Added to a mask of companies: the link reaches a new city."""
NOTHING: Final = 0
"""In place of such a mask: the track completes no link that a company gains by."""
RESERVE: Final = 5
"""Pounds a bidder keeps for a track."""
ARDOUR: Final = 0.5
"""By which part of its price a share is dearer to a bidder for each one on display."""


def most_bid(cash: int, price: int, display_left: int) -> int:
    """What a bidder with so much cash would pay for a share of that price, by a glance; it may be less than nothing."""
    return min(cash - RESERVE, int(price * (1 + ARDOUR * display_left)))


class Outlook:
    """A position, in the shape this needs, and the course of the game from there.

    By city: `networks`, the mask of the cities of its network, and `served`, that of the companies on it. By route:
    `gaps`, its empty spaces, and `keys` (see `_key`); `open` lists the routes with empty spaces. By company: `held`,
    the shares in all hands. The rest is as in `Table`.
    """

    __slots__ = (
        "cash",
        "companies",
        "display",
        "display_left",
        "envy",
        "gaps",
        "held",
        "holdings",
        "keys",
        "networks",
        "open",
        "paid_after",
        "prices",
        "rise_join",
        "rise_new",
        "seats",
        "served",
        "tracks",
    )

    def __init__(self, at: Position, envy: float) -> None:
        options = at.options
        self.envy = envy
        self.seats = at.seats
        self.companies = at.companies
        self.rise_new: int = options.rise_new
        self.rise_join: int = options.rise_join
        self.paid_after = options.dividend == "after"
        self.prices = list(at.prices)
        self.display = list(at.display)
        self.display_left = at.display_left
        self.holdings = list(at.holdings)
        self.cash = list(at.cash)
        self.tracks = list(at.tracks)
        self.networks = list(at.networks)
        self.served = [
            sum(1 << company for company in at.companies if at.networks[city] >> HOMES[company] & 1)
            for city in range(CITY_COUNT)
        ]
        self.gaps = [
            tuple(space for space in ROUTE_SPACES[route] if not at.built >> space & 1) for route in range(ROUTE_COUNT)
        ]
        self.open = [route for route in range(ROUTE_COUNT) if self.gaps[route]]
        self.held = [
            sum([at.holdings[seat * COMPANY_COUNT + c] for seat in range(at.seats)]) for c in range(COMPANY_COUNT)
        ]
        self.keys = [NOTHING] * ROUTE_COUNT
        self._sort_out()

    def copy(self) -> "Outlook":
        """An independent copy."""
        copy = Outlook.__new__(Outlook)
        copy.envy = self.envy
        copy.seats = self.seats
        copy.companies = self.companies
        copy.rise_new = self.rise_new
        copy.rise_join = self.rise_join
        copy.paid_after = self.paid_after
        copy.prices = self.prices[:]
        copy.display = self.display[:]
        copy.display_left = self.display_left
        copy.holdings = self.holdings[:]
        copy.cash = self.cash[:]
        copy.tracks = self.tracks[:]
        copy.networks = self.networks[:]
        copy.served = self.served[:]
        copy.gaps = self.gaps[:]
        copy.open = self.open[:]
        copy.held = self.held[:]
        copy.keys = self.keys[:]
        return copy

    def take_share(self, seat: Seat, company: int, paid: int) -> None:
        """The seat buys a share of the display."""
        self.cash[seat] -= paid
        self.holdings[seat * COMPANY_COUNT + company] += 1
        self.held[company] += 1
        self.display[company] -= 1
        self.display_left -= 1

    def build(self, seat: Seat, space: int) -> None:
        """The seat lays a track, with all that follows from it."""
        self.cash[seat] -= SPACE_COST[space]
        self.tracks[seat] -= 1
        route = SPACE_ROUTE[space]
        gaps = self.gaps[route]
        if len(gaps) > 1:
            self.gaps[route] = tuple([gap for gap in gaps if gap != space])
            self.keys[route] = self._key(route)
            return
        self.gaps[route] = ()
        self.open.remove(route)
        self._link(route)

    def _link(self, route: int) -> None:
        first, second = ROUTE_ENDS[route]
        networks = self.networks
        one, other = networks[first], networks[second]
        if one == other:
            return
        key = self.keys[route]
        both = one | other
        mask = key & ~NEW
        for city in range(CITY_COUNT):
            if both >> city & 1:
                networks[city] = both
                self.served[city] = mask
        rise = self.rise_new if key & NEW else self.rise_join
        prices, holdings, cash = self.prices, self.holdings, self.cash
        for company in self.companies:
            if mask >> company & 1:
                before = prices[company]
                after = min(before + rise, TOP_PRICE)
                each = after if self.paid_after else before
                for seat in range(self.seats):
                    cash[seat] += holdings[seat * COMPANY_COUNT + company] * each
                prices[company] = after
                if after == TOP_PRICE:
                    self.display_left -= self.display[company]
                    self.display[company] = 0
        self._sort_out()

    def _sort_out(self) -> None:
        for route in self.open:
            self.keys[route] = self._key(route)

    def _key(self, route: int) -> int:
        """What a track that completes the route brings is decided by this alone: the companies it concerns, and
        whether it reaches a new city."""
        first, second = ROUTE_ENDS[route]
        one, other = self.networks[first], self.networks[second]
        if one == other or len(self.gaps[route]) > 1:
            return NOTHING
        mask = self.served[first] | self.served[second]
        if not mask:
            return NOTHING
        lone = not self.served[first] and one == 1 << first
        return mask | NEW if lone or (not self.served[second] and other == 1 << second) else mask

    def gain(self, seat: Seat, key: int) -> float:
        """What a link brings the seat in dividends and prices, less the others' mean as far as it is envied."""
        rise = self.rise_new if key & NEW else self.rise_join
        prices, holdings = self.prices, self.holdings
        own = total = 0
        for company in self.companies:
            if key >> company & 1:
                before = prices[company]
                after = min(before + rise, TOP_PRICE)
                each = after - before + (after if self.paid_after else before)
                own += holdings[seat * COMPANY_COUNT + company] * each
                total += self.held[company] * each
        return own - (total - own) * self.envy / (self.seats - 1)

    def track_gain(self, seat: Seat, space: int) -> float:
        """What a track there brings at once, less its cost."""
        return self.gain(seat, self.keys[SPACE_ROUTE[space]]) - SPACE_COST[space]

    def wealth(self, seat: Seat) -> int:
        """Cash and shares at their prices."""
        first = seat * COMPANY_COUNT
        return self.cash[seat] + sum([self.holdings[first + c] * self.prices[c] for c in self.companies])

    def finish(self, seat: Seat, to_track: bool) -> None:
        """Go on to the end of the game: from the seat's track phase, or from the beginning of its turn."""
        idle = 0
        while True:
            sold = not to_track and self._sell()
            to_track = False
            laid = self._build_best(seat)
            idle = 0 if sold or laid else idle + 1
            if not self.display_left or not self.open or idle == self.seats:
                return
            seat += 1
            if seat == self.seats:
                seat = 0

    def _sell(self) -> bool:
        """The dearest share goes to who can pay most."""
        price, company = 0, -1
        for c in self.companies:
            if self.display[c] and self.prices[c] > price:
                price, company = self.prices[c], c
        richest = runner_up = 0
        winner = -1
        for seat, cash in enumerate(self.cash):
            if cash > richest:
                richest, runner_up, winner = cash, richest, seat
            elif cash > runner_up:
                runner_up = cash
        most = most_bid(richest, price, self.display_left)
        if most < LEAST_OPENING:
            return False
        next_bid = most_bid(runner_up, price, self.display_left) + 1
        self.take_share(winner, company, max(LEAST_OPENING, min(next_bid, most)))
        return True

    def _build_best(self, seat: Seat) -> bool:
        """The seat builds what it gains most by; False if it cannot build."""
        if not self.tracks[seat]:
            return False
        cash = self.cash[seat]
        best, chosen = -1e9, -1
        gaps, keys = self.gaps, self.keys
        gains = {NOTHING: 0.0}
        for route in self.open:
            key = keys[route]
            gain = gains.get(key)
            if gain is None:
                gain = gains[key] = self.gain(seat, key)
            if gain <= best:
                continue
            for space in gaps[route]:
                cost = SPACE_COST[space]
                if cost <= cash and gain - cost > best:
                    best, chosen = gain - cost, space
        if chosen < 0:
            return False
        self.build(seat, chosen)
        return True
