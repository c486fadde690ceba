"""For tests: Isle of Skye once more, written straight from the rules and as plainly as can be, to check the engine
against.

Cells are (row, column), edges are words. It does not decide what chance brings: it takes any action and keeps its own
account of the table. The neutral is seat n.
"""

from functools import cache

from engine.games.isle_of_skye.actions import (
    BuyTile,
    ChooseStarter,
    DealStarts,
    DeclineToBuy,
    DrawCards,
    DrawNeutral,
    DrawTiles,
    OfferTile,
    PlaceTile,
    SetAside,
    SetPrice,
    ShowTiles,
    SkyeAction,
)
from engine.games.isle_of_skye.options import SkyeOptions
from engine.games.isle_of_skye.pieces import TILES

Spot = tuple[int, int]
Land = dict[Spot, tuple[int, int]]

WORDS = {"S": "sea", "M": "mountain", "F": "forest", "P": "plain", "R": "road"}
ALL_SPOTS = [(row, column) for row in range(1, 6) for column in range(1, 6)]


@cache
def edges(tile: int, rotation: int) -> list[str]:
    """East, southeast, southwest, west, northwest, northeast."""
    words = [WORDS[letter] for letter in TILES[tile - 1].letters]
    for _ in range(rotation):
        words = [words[-1], *words[:-1]]
    return words


@cache
def around(spot: Spot) -> list[Spot]:
    row, column = spot
    if row in (2, 4):
        return [
            (row, column + 1),
            (row + 1, column + 1),
            (row + 1, column),
            (row, column - 1),
            (row - 1, column),
            (row - 1, column + 1),
        ]
    return [
        (row, column + 1),
        (row + 1, column),
        (row + 1, column - 1),
        (row, column - 1),
        (row - 1, column - 1),
        (row - 1, column),
    ]


def fits(land: Land, spot: Spot, tile: int, rotation: int, must: bool) -> bool:
    if spot in land or spot not in ALL_SPOTS:
        return False
    met = 0
    for side, other in enumerate(around(spot)):
        if other in land:
            met += 1
            mine, theirs = edges(tile, rotation)[side], edges(*land[other])[side - 3]
            if mine != theirs and (must or "road" not in (mine, theirs)):
                return False
    return met > 0


def places(land: Land, tile: int, must: bool) -> set[tuple[Spot, int]]:
    return {(spot, k) for spot in ALL_SPOTS for k in range(6) if fits(land, spot, tile, k, must)}


def clusters(land: Land, word: str) -> list[int]:
    """The sizes of the groups of tiles joined by such edges."""
    left = {spot for spot in land if word in edges(*land[spot])}
    sizes = []
    while left:
        group, todo = set(), [left.pop()]
        while todo:
            spot = todo.pop()
            group.add(spot)
            for side, other in enumerate(around(spot)):
                if other in left and edges(*land[spot])[side] == word == edges(*land[other])[side - 3]:
                    left.remove(other)
                    todo.append(other)
        sizes.append(len(group))
    return sizes


def card_score(card: str, land: Land, coins: int) -> int:
    features = {spot: TILES[land[spot][0] - 1].feature for spot in land}
    match card:
        case "castles":
            return 2 * sum(feature == "castle" for feature in features.values())
        case "waters":
            return 2 * sum("sea" in edges(*land[spot]) for spot in land)
        case "roads":
            return 2 * sum(
                any(
                    other in land and edges(*land[spot])[side] == "road" == edges(*land[other])[side - 3]
                    for side, other in enumerate(around(spot))
                )
                for spot in land
            )
        case "symbols":
            return 3 * sum(TILES[tile - 1].symbol for tile, _ in land.values())
        case "treasury":
            return coins // 5
        case "villages":
            villages = [spot for spot in land if features[spot] == "village"]
            return sum(2 + any(features.get(other) == "castle" for other in around(spot)) for spot in villages)
        case "deep_forest":
            return 2 * max([0, *clusters(land, "forest")])
        case _:
            assert card == "ranges"
            return 3 * sum(size >= 3 for size in clusters(land, "mountain"))


def bad_roads(land: Land, open_too: bool) -> int:
    count = 0
    for spot in land:
        for side, other in enumerate(around(spot)):
            if edges(*land[spot])[side] == "road":
                outside = other not in ALL_SPOTS
                blocked = other in land and edges(*land[other])[side - 3] != "road"
                loose = open_too and not outside and other not in land
                count += outside or blocked or loose
    return count


class Oracle:
    """A table. `waits` names what must be done next: the words of the rules, not the engine's phases."""

    def __init__(self, seats: int, options: SkyeOptions) -> None:
        self.n = seats
        self.options = options
        self.neutral = seats == 2
        self.mixed = set(range(1, 49))
        self.below: list[int] = []
        self.land: list[Land] = [{} for _ in range(seats)]
        self.coins = [10] * seats
        self.debt = [0] * seats
        self.points = [0] * seats
        self.hills = [0] * seats
        self.cards: list[str] = []
        self.round = 0
        self.badge = 0
        self.waits = "cards"
        self.queue: list[int] = []
        self.board: list[int] = []
        self.hand: dict[int, list[int]] = {}
        self.aside: dict[int, int] = {}
        self.for_sale: dict[int, tuple[int, int]] = {}
        self.chosen: dict[int, int] = {}
        self.neutral_for_sale: dict[int, int] = {}
        self.left_over: list[tuple[int, int]] = []
        self.to_place = 0
        self.spent_by_bank = 0
        self.end = ""

    @property
    def on_turn(self) -> int:
        return self.queue[0]

    def order(self) -> list[int]:
        return [(self.badge + step) % self.n for step in range(self.n)]

    @property
    def must(self) -> bool:
        return self.options.road_match == "must"

    # What may be done

    def choices(self) -> set[SkyeAction]:
        if self.waits == "price":
            seat = self.on_turn
            if seat in self.aside and seat in self.chosen:
                return {SetPrice(price) for price in range(self.coins[seat] + 1)}
            free = set(self.hand[seat]) - {self.aside.get(seat), self.chosen.get(seat)}
            found: set[SkyeAction] = set()
            if seat not in self.aside:
                found |= {SetAside(tile) for tile in free}
            if seat not in self.chosen:
                found |= {OfferTile(tile) for tile in free}
            return found
        if self.waits == "buy":
            return self.purchases(self.on_turn)
        if self.waits in ("lay bought", "lay forced", "lay kept"):
            land = self.land[self.on_turn]
            return {PlaceTile(5 * (r - 1) + c - 1, k) for (r, c), k in places(land, self.to_place, self.must)}
        return set()

    def purchases(self, seat: int) -> set[SkyeAction]:
        wealth = self.coins[seat]
        others = {tile for owner, (tile, price) in self.for_sale.items() if owner != seat and price <= wealth}
        others |= {tile for tile, price in self.neutral_for_sale.items() if price <= wealth}
        found: set[SkyeAction] = {BuyTile(tile) for tile in others}
        if self.options.display_market and self.options.display_price <= wealth and self.board:
            found |= {BuyTile(tile) for tile in self.board}
            if not others:
                found.add(DeclineToBuy())
        return found

    # What happens

    def do(self, action: SkyeAction) -> None:
        match action:
            case DrawCards(cards=cards):
                self.cards, self.waits = list(cards), "starts"
            case DealStarts(tiles=tiles):
                for seat, tile in enumerate(tiles):
                    self.land[seat][3, 3] = (tile, 0)
                    self.mixed.remove(tile)
                self.waits = "starter"
            case ChooseStarter(seat=seat):
                self.badge = seat
                self.prepare()
            case ShowTiles(tiles=tiles):
                self.show(list(tiles))
            case DrawTiles(seat=seat, tiles=tiles):
                assert tiles is not None and seat == self.on_turn
                self.take_off(list(tiles))
                self.hand[seat] = list(tiles)
                self.queue.pop(0)
                if not self.queue:
                    self.waits = "neutral"
                    if not self.neutral:
                        self.waits, self.queue = "price", self.order()
            case DrawNeutral(tiles=three, prices=prices):
                tiles_drawn = [tile for tile in three if tile is not None]
                self.take_off(tiles_drawn)
                self.hand[self.n] = tiles_drawn
                for tile, price in zip(tiles_drawn, prices, strict=True):
                    if price:
                        self.neutral_for_sale[tile] = price
                    else:
                        self.aside[self.n] = tile
                self.waits, self.queue = "price", self.order()
            case SetAside(tile=one):
                assert one is not None
                self.aside[self.on_turn] = one
            case OfferTile(tile=one):
                assert one is not None
                self.chosen[self.on_turn] = one
            case SetPrice(price=amount):
                assert amount is not None
                self.for_sale[self.on_turn] = (self.chosen[self.on_turn], amount)
                self.queue.pop(0)
                if not self.queue:
                    self.queue = self.order()
                    self.buying()
            case BuyTile(tile=bought):
                self.buy(bought)
            case DeclineToBuy():
                self.queue.pop(0)
                self.buying()
            case PlaceTile(cell=cell, rotation=rotation):
                seat = self.queue.pop(0)
                self.land[seat][cell // 5 + 1, cell % 5 + 1] = (self.to_place, rotation)
                self.hills[seat] += TILES[self.to_place - 1].hills
                {"lay bought": self.buying, "lay forced": self.forcing, "lay kept": self.keeping}[self.waits]()

    def take_off(self, tiles: list[int]) -> None:
        for tile in tiles:
            if self.mixed:
                self.mixed.remove(tile)
            else:
                assert self.below.pop(0) == tile

    def prepare(self) -> None:
        need = 3 * (self.n + self.neutral)
        self.waits = "show"
        if min(3, len(self.mixed) + len(self.below) - need) == 0:
            self.show([])

    def show(self, tiles: list[int]) -> None:
        self.take_off(tiles)
        self.board = tiles
        self.board_drawn = list(tiles)
        if self.round:
            self.badge = (self.badge + 1) % self.n
        self.round += 1
        self.waits, self.queue = "draw", self.order()

    def buying(self) -> None:
        while self.queue and not self.purchases(self.on_turn):
            self.queue.pop(0)
        if self.queue:
            self.waits = "buy"
        else:
            self.queue = self.order()
            self.forcing()

    def buy(self, tile: int) -> None:
        seat = self.on_turn
        owner = next((owner for owner, (found, _) in self.for_sale.items() if found == tile), None)
        if owner is not None:
            _, price = self.for_sale.pop(owner)
            self.coins[owner] += price
        elif tile in self.neutral_for_sale:
            price = self.neutral_for_sale.pop(tile)
        else:
            price = self.options.display_price
            self.board.remove(tile)
        self.coins[seat] -= price
        if not self.lay(seat, tile, "lay bought"):
            self.queue.pop(0)
            self.buying()

    def lay(self, seat: int, tile: int, how: str) -> bool:
        if places(self.land[seat], tile, self.must):
            self.to_place, self.waits = tile, how
            return True
        self.left_over.append((seat, tile))
        return False

    def forcing(self) -> None:
        while self.queue:
            seat = self.on_turn
            if seat in self.for_sale:
                tile, price = self.for_sale.pop(seat)
                while price and self.coins[seat]:
                    self.coins[seat] -= 1
                    price -= 1
                self.debt[seat] += price
                if self.lay(seat, tile, "lay forced"):
                    return
            self.queue.pop(0)
        self.queue = self.order()
        self.keeping()

    def keeping(self) -> None:
        while self.queue:
            seat = self.on_turn
            kept = set(self.hand[seat]) - {self.aside[seat], self.chosen[seat]}
            if self.lay(seat, kept.pop(), "lay kept"):
                return
            self.queue.pop(0)
        self.finish()

    def finish(self) -> None:
        for seat in range(self.n):
            self.coins[seat] += len(self.land[seat])
            self.points[seat] += self.hills[seat]
        order = self.order()
        all_drawn = [*self.board_drawn, *[tile for seat in [*order, self.n] for tile in self.hand.get(seat, [])]]
        self.below += [self.aside[seat] for seat in [*order, self.n] if seat in self.aside]
        self.below += [tile for tile in self.hand.get(self.n, []) if tile in self.neutral_for_sale]
        for seat in order:
            self.below += sorted([tile for who, tile in self.left_over if who == seat], key=all_drawn.index)
        self.below += self.board
        self.hills = [0] * self.n
        self.board, self.hand, self.aside, self.for_sale, self.chosen = [], {}, {}, {}, {}
        self.neutral_for_sale, self.left_over = {}, []
        if self.round == self.options.rounds:
            self.waits, self.end = "nothing", "rounds"
        elif len(self.mixed) + len(self.below) < 3 * (self.n + self.neutral):
            self.waits, self.end = "nothing", "tiles"
        else:
            self.prepare()

    # What it is worth

    def card_points(self, seat: int) -> int:
        return sum(card_score(card, self.land[seat], self.coins[seat]) for card in self.cards)

    def total(self, seat: int) -> int:
        if seat == self.n:
            base = [
                self.card_points(one) - (25 - len(self.land[one])) * (self.options.neutral_score != "cards")
                for one in (0, 1)
            ]
            return sum(base) // 2
        losses = bad_roads(self.land[seat], self.options.open_road_penalty) + 25 - len(self.land[seat])
        return self.points[seat] + self.card_points(seat) - losses - self.debt[seat]

    def ranking(self) -> list[list[int]]:
        """Groups of equals, the winners first."""
        ranked = list(range(self.n + (self.neutral and self.options.neutral_score != "off")))

        def key(seat: int) -> tuple[int, int, int]:
            if seat == self.n:
                return self.total(seat), 0, 0
            return self.total(seat), 1, self.coins[seat] - self.debt[seat]

        best = sorted({key(seat) for seat in ranked}, reverse=True)
        return [[seat for seat in ranked if key(seat) == value] for value in best]
