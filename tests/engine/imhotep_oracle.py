"""For tests: Imhotep once more, written straight from the rules and as plainly as can be, to check the engine against.

Everything is kept by name in lists and dictionaries. It does not decide what chance brings: it takes any action and
keeps its own account of the table.
"""

from itertools import permutations

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

NAMES = [
    "extra_hands",
    "fair_wind",
    "quarry",
    "lever",
    "temple_priest",
    "pyramid_mason",
    "obelisk_carver",
    "tomb_keeper",
    "statue",
]
COUNT = dict(zip(NAMES, [4, 3, 4, 3, 3, 3, 3, 3, 4], strict=True))
COST = dict(zip(NAMES, [1, 1, 1, 1, 3, 2, 1, 2, 2], strict=True))
ROOM = {"pyramid": 12, "temple": 12, "obelisk": 4, "tomb": 6}
SITE = list(ROOM)


class Oracle:
    """A table. `waits` names what must be done next: the words of the rules, not the engine's phases."""

    def __init__(self, seats: int, options: ImhotepOptions) -> None:
        extra = options.extra_stones if options.extra_stones >= 0 else {2: 26, 3: 17, 4: 12}[seats]
        self.seats = seats
        self.options = options
        self.reserve = [4 + extra] * seats
        self.box = [0] * seats
        self.held: list[list[str]] = [[] for _ in range(seats)]
        self.used: list[str] = []
        self.deck = [name for name in NAMES for _ in range(COUNT[name])]
        self.market: list[str | None] = []
        self.ship: list[list[int | None] | None] = [[None] * 2, [None] * 3, [None] * 4]
        self.built: dict[str, list[int]] = {name: [] for name in ROOM}
        self.score = [0] * seats
        self.round = 1
        self.waits = "market"
        self.card: str | None = None
        self.on_turn = 0
        self.idle = 0
        self.end: str | None = None

    # What may be done

    def loads(self) -> set[ImhotepAction]:
        found: set[ImhotepAction] = set()
        for number, berths in enumerate(self.ship):
            if berths is not None and self.reserve[self.on_turn] > 0:
                free = [berth for berth, owner in enumerate(berths) if owner is None]
                if self.options.berths == "in_order":
                    free = free[:1]
                found |= {LoadStone(number, berth) for berth in free}
        return found

    def buys(self) -> set[ImhotepAction]:
        return {
            BuyCard(slot)
            for slot, name in enumerate(self.market)
            if name is not None and COST[name] <= self.reserve[self.on_turn]
        }

    def sails(self) -> set[ImhotepAction]:
        return {
            SailShip(number, SITE.index(name))
            for number, berths in enumerate(self.ship)
            for name, stones in self.built.items()
            if berths is not None and any(owner is not None for owner in berths) and len(stones) < ROOM[name]
        }

    def orders(self) -> set[ImhotepAction]:
        found: set[ImhotepAction] = set()
        for number, berths in enumerate(self.ship):
            stones = tuple(owner for owner in berths or [] if owner is not None)
            found |= {Rearrange(number, changed) for changed in permutations(stones) if changed != stones}
        return found

    def returns(self) -> set[ImhotepAction]:
        return {TakeBack(stones) for stones in (1, 2, 3) if stones <= self.box[self.on_turn]}

    def effects(self, name: str) -> set[ImhotepAction]:
        ways = {"extra_hands": self.loads, "fair_wind": self.sails, "quarry": self.returns, "lever": self.orders}
        return ways[name]() if name in ways else set()

    def choices(self) -> set[ImhotepAction]:
        if self.waits == "effect":
            assert self.card is not None
            return self.effects(self.card)
        if self.waits != "turn":
            return set()
        plays: set[ImhotepAction] = {
            UseCard(NAMES.index(name)) for name in self.held[self.on_turn] if self.effects(name)
        }
        actions = self.loads() | self.buys() | self.sails()
        return plays | (actions or {PassTurn()})

    # What happens

    def do(self, action: ImhotepAction) -> None:
        seat = self.on_turn
        match action:
            case LayOutMarket(cards=cards):
                self.market = [NAMES[kind] for kind in cards]
                for kind in cards:
                    self.deck.remove(NAMES[kind])
                self.waits = "starter"
            case ChooseStarter(seat=starter):
                self.on_turn, self.waits = starter, "turn"
            case TurnUpCard(card=kind):
                self.deck.remove(NAMES[kind])
                self.market[self.market.index(None)] = NAMES[kind]
                if self.deck:
                    self.done()
                else:
                    self.finish("deck_empty")
            case LoadStone(ship=number, berth=berth):
                berths = self.ship[number]
                assert berths is not None
                berths[berth] = seat
                self.reserve[seat] -= 1
                self.done()
            case BuyCard(slot=slot):
                name = self.market[slot]
                assert name is not None
                self.market[slot] = None
                self.held[seat].append(name)
                self.reserve[seat] -= COST[name]
                self.box[seat] += COST[name]
                self.waits = "card"
            case SailShip(ship=number, site=site):
                self.unload(number, SITE[site])
                if all(len(stones) == ROOM[name] for name, stones in self.built.items()):
                    self.finish("sites_full")
                    return
                if self.ship == [None, None, None]:
                    self.ship = [[None] * 2, [None] * 3, [None] * 4]
                    self.round += 1
                self.done()
            case UseCard(card=kind):
                self.held[seat].remove(NAMES[kind])
                self.used.append(NAMES[kind])
                self.card, self.waits = NAMES[kind], "effect"
            case TakeBack(stones=stones):
                self.box[seat] -= stones
                self.reserve[seat] += stones
                self.done()
            case Rearrange(ship=number, owners=owners):
                berths = self.ship[number]
                assert berths is not None
                order = list(owners)
                self.ship[number] = [None if owner is None else order.pop(0) for owner in berths]
                self.done()
            case PassTurn():
                self.idle += 1
                self.next_seat()
                self.skip()

    def unload(self, number: int, name: str) -> None:
        berths = self.ship[number]
        assert berths is not None
        self.ship[number] = None
        for owner in berths:
            if owner is None:
                continue
            if len(self.built[name]) == ROOM[name]:
                self.reserve[owner] += 1
                continue
            if name == "pyramid":
                self.score[owner] += len(self.built[name]) % 3 + 1
            self.built[name].append(owner)

    def done(self) -> None:
        """An action ends the turn, a card does not."""
        self.idle = 0
        if self.waits == "effect":
            self.card = None
        else:
            self.next_seat()
        self.skip()

    def next_seat(self) -> None:
        self.on_turn = (self.on_turn + 1) % self.seats

    def skip(self) -> None:
        """Go past those who can do nothing, but not for ever."""
        self.waits = "turn"
        while self.idle < self.seats and self.choices() == {PassTurn()}:
            self.idle += 1
            self.next_seat()
        if self.idle == self.seats:
            self.finish("standstill")

    def finish(self, why: str) -> None:
        self.waits, self.end = "nothing", why

    # What it is worth

    def totals(self) -> list[int]:
        found = []
        for seat in range(self.seats):
            have = {name: stones.count(seat) for name, stones in self.built.items()}
            score = self.score[seat] + have["temple"] + have["obelisk"] + have["tomb"]
            for name, extra in (("obelisk", 7), ("tomb", 5)):
                others = [stones for stones in range(self.seats) if stones != seat]
                rivals = [self.built[name].count(other) for other in others]
                ahead = have[name] > max(rivals)
                level = have[name] == max(rivals) > 0 and self.options.majority_tie == "each"
                score += extra if ahead or level else 0
            for name in self.held[seat]:
                score += {
                    "temple_priest": have["temple"],
                    "pyramid_mason": have["pyramid"] // 2,
                    "obelisk_carver": 2 * have["obelisk"],
                    "tomb_keeper": have["tomb"],
                }.get(name, 0)
            statues = self.held[seat].count("statue")
            found.append(score + statues * (statues + 1) // 2)
        return found

    def winners(self) -> list[int]:
        worth = [(total, self.reserve[seat]) for seat, total in enumerate(self.totals())]
        return [seat for seat in range(self.seats) if worth[seat] == max(worth)]
