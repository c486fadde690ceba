"""For tests: Irish Gauge once more, written straight from the rules and as plainly as can be, to check the engine by.

Everything has a name, and networks are searched for anew each time. It does not decide what chance brings: it takes any
action and keeps its own account of the table.
"""

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
from engine.games.irish_gauge.atlas import COMPANIES, ROUTES
from engine.games.irish_gauge.options import GaugeOptions

POUNDS = {"easy": 5, "normal": 10, "mountain": 20}
SPACES = [(route.key, place, POUNDS[terrain.value]) for route in ROUTES for place, terrain in enumerate(route.terrains)]
ENDS = {route.key: route.ends for route in ROUTES}
LENGTH = {route.key: len(route.terrains) for route in ROUTES}
NAMES = [company.key for company in COMPANIES]
HOME = {company.key: company.home for company in COMPANIES}


class Oracle:
    """A table. `waits` names what must be done next, `who` by whom: the words of the rules, not the engine's phases."""

    def __init__(self, seats: int, options: GaugeOptions) -> None:
        self.seats = seats
        self.options = options
        self.cash = [options.starting_cash] * seats
        self.tracks = [15] * seats
        self.shares: list[dict[str, int]] = [{} for _ in range(seats)]
        self.price: dict[str, int] = {}
        self.display: dict[str, int] = {}
        self.built: dict[tuple[str, int], int] = {}
        self.waits = "companies"
        self.active = 0
        self.who: int | None = None
        self.still_in: list[int] = []
        self.offered = ""
        self.opening = 0
        self.high = 0
        self.leader: int | None = None
        self.something = False
        self.idle_turns = 0
        self.why: str | None = None

    # What may be done

    def choices(self) -> set[GaugeAction]:
        if self.waits == "offer":
            found: set[GaugeAction] = set()
            for company, left in self.display.items():
                if left:
                    for opening in range(5, self.price[company] + 1):
                        if any(cash >= opening for cash in self.cash):
                            found.add(OfferShare(NAMES.index(company), opening))
            if self.options.market_buy == "direct":
                found |= self.market()
            return found
        if self.waits == "bid":
            assert self.who is not None
            return {PassBid(), *(PlaceBid(amount) for amount in range(self.least(), self.cash[self.who] + 1))}
        if self.waits == "market":
            return self.market() | (set() if self.options.no_bid == "must" else {DeclineShare()})
        if self.waits == "track":
            return {BuildTrack(number) for number in self.spaces()}
        return set()

    def market(self) -> set[GaugeAction]:
        cash = self.cash[self.active]
        return {BuyShare(NAMES.index(c)) for c, left in self.display.items() if left and self.price[c] <= cash}

    def least(self) -> int:
        return self.opening if self.leader is None else self.high + 1

    def spaces(self) -> list[int]:
        if not self.tracks[self.active]:
            return []
        return [
            number
            for number, (route, place, cost) in enumerate(SPACES)
            if (route, place) not in self.built and cost <= self.cash[self.active] and self.touches(route, place)
        ]

    def touches(self, route: str, place: int) -> bool:
        at_a_city = place in (0, LENGTH[route] - 1)
        return at_a_city or (route, place - 1) in self.built or (route, place + 1) in self.built

    def network(self, city: str, without: str = "") -> set[str]:
        """The cities one can reach from a city over links, leaving out one route."""
        reached, edge = {city}, [city]
        while edge:
            here = edge.pop()
            for route, ends in ENDS.items():
                linked = all((route, place) in self.built for place in range(LENGTH[route]))
                if linked and route != without and here in ends:
                    for other in set(ends) - reached:
                        reached.add(other)
                        edge.append(other)
        return reached

    # What happens

    def do(self, action: GaugeAction) -> None:
        match action:
            case DrawCompanies(companies=companies):
                for number in companies:
                    self.price[NAMES[number]] = 10
                    self.display[NAMES[number]] = 5
                self.waits = "deal"
                if self.options.initial_shares == "one_of_each":
                    for seat in range(self.seats):
                        for company in self.price:
                            self.give(seat, company)
                    self.waits = "starter"
            case DealShares(companies=companies):
                for seat, number in enumerate(companies):
                    self.give(seat, NAMES[number])
                self.waits = "starter"
            case ChooseStarter(seat=seat):
                self.begin(seat)
            case OfferShare(company=number, opening=opening):
                self.offered, self.opening, self.high, self.leader = NAMES[number], opening, 0, None
                # The order in which they speak: the left neighbour first, the active player last.
                self.still_in = [(self.active + step) % self.seats for step in range(1, self.seats + 1)]
                self.waits = "bid"
                self.ask()
            case PlaceBid(amount=amount):
                self.high, self.leader = amount, self.who
                assert self.who is not None
                self.still_in = [*self.still_in[1:], self.who]
                self.ask()
            case PassBid():
                self.still_in.pop(0)
                self.ask()
            case BuyShare(company=number):
                self.sell(self.active, NAMES[number], self.price[NAMES[number]])
            case DeclineShare():
                self.to_track()
            case BuildTrack(space=number):
                self.build(number)

    def give(self, seat: int, company: str) -> None:
        self.display[company] -= 1
        self.shares[seat][company] = self.shares[seat].get(company, 0) + 1

    def begin(self, seat: int) -> None:
        self.active = self.who = seat
        self.something = False
        self.waits = "offer"
        if all(cash < 5 for cash in self.cash):
            self.to_track()

    def ask(self) -> None:
        """`still_in` is a queue: whoever has spoken goes to its end."""
        while self.still_in:
            seat = self.still_in[0]
            if seat == self.leader:
                # It is the leader's turn again, so all others have passed or been passed.
                assert self.still_in == [seat]
                self.sell(seat, self.offered, self.high)
                return
            if self.cash[seat] >= self.least():
                self.who = seat
                return
            self.still_in.pop(0)
        self.who = self.active
        if self.market():
            self.waits = "market"
        else:
            self.to_track()

    def sell(self, seat: int, company: str, pounds: int) -> None:
        self.cash[seat] -= pounds
        self.give(seat, company)
        self.something = True
        self.to_track()

    def to_track(self) -> None:
        self.waits, self.who = "track", self.active
        if not self.spaces():
            self.end_turn()

    def build(self, number: int) -> None:
        route, place, cost = SPACES[number]
        self.cash[self.active] -= cost
        self.tracks[self.active] -= 1
        self.built[route, place] = self.active
        self.something = True
        if all((route, other) in self.built for other in range(LENGTH[route])):
            self.link(route)
        self.end_turn()

    def link(self, route: str) -> None:
        sides = [self.network(city, without=route) for city in ENDS[route]]
        if sides[0] == sides[1]:
            return
        on_side = [[company for company in self.price if HOME[company] in side] for side in sides]
        new_city = any(len(side) == 1 and not on for side, on in zip(sides, on_side, strict=True))
        rise = self.options.rise_new if new_city else self.options.rise_join
        for company in on_side[0] + on_side[1]:
            old = self.price[company]
            self.price[company] = min(100, old + rise)
            dividend = old if self.options.dividend == "before" else self.price[company]
            for seat in range(self.seats):
                self.cash[seat] += dividend * self.shares[seat].get(company, 0)
            if self.price[company] == 100:
                self.display[company] = 0

    def end_turn(self) -> None:
        self.idle_turns = 0 if self.something else self.idle_turns + 1
        if not any(self.display.values()):
            self.why = "display_empty"
        elif len(self.built) == len(SPACES):
            self.why = "map_full"
        elif self.idle_turns == self.seats:
            self.why = "standstill"
        if self.why is not None:
            self.waits, self.who = "nothing", None
        else:
            self.begin((self.active + 1) % self.seats)

    def wealth(self, seat: int) -> int:
        return self.cash[seat] + sum(count * self.price[company] for company, count in self.shares[seat].items())
