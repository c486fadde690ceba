"""What lies on the table: the data of a position, without the course of the game."""

from enum import StrEnum
from typing import Final

from engine.core.seats import CHANCE, Seat
from engine.games.imhotep.options import ImhotepOptions, stones_each
from engine.games.imhotep.pieces import (
    ALL_BERTHS,
    ALL_SHIPS,
    ALL_SITES,
    BERTHS,
    CARD_COUNTS,
    CARDS_IN_ALL,
    COSTS,
    DEAREST,
    FIRST_BERTH,
    KINDS,
    MARKET_SIZES,
    NO_CARD,
    NO_OWNER,
    SHIP_BERTHS,
    SITES,
)


class Phase(StrEnum):
    """What the table waits for. In CARD a one-shot card was played and has yet to take effect; in MARKET, STARTER and
    REFILL it is chance that acts."""

    MARKET = "market"
    STARTER = "starter"
    TURN = "turn"
    CARD = "card"
    REFILL = "refill"
    OVER = "over"


class EndReason(StrEnum):
    """Why a game ended (IMHOTEP-6.1 to 6.3)."""

    SITES_FULL = "sites_full"
    DECK_EMPTY = "deck_empty"
    STANDSTILL = "standstill"


# The phases by short names: `Phase.TURN` costs a search in the enum's class, too much for every step of a playout.
MARKET: Final = Phase.MARKET
STARTER: Final = Phase.STARTER
TURN: Final = Phase.TURN
CARD: Final = Phase.CARD
REFILL: Final = Phase.REFILL
OVER: Final = Phase.OVER


class Table:
    """A position. Flat lists and masks, because playouts copy and change it by the million.

    By seat: `reserve` and `box` count stones. `hands` holds for every seat how many cards of each kind it has, one-shot
    or lying open: seat × KINDS + kind. `deck` and `discard` count cards by kind; the order of the deck is not known.
    `market` holds a kind per slot; NO_CARD only in REFILL, at `open_slot`. `playing` is the kind of the card played in
    CARD, otherwise NO_CARD. `affordable` gives for 0 … DEAREST stones
    the mask of slots they pay. `berths` holds the owners in all nine berths, NO_OWNER where there is no stone. Masks:
    `harbour` of the ships there, `loaded` of those among them that carry stones, `free` of the free berths of ships
    in the harbour, `open_sites` of the sites with a free place. `sites` lists the owners of each site's stones in
    the order they were placed. `round` counts from 1. `idle` is how many seats in a row have passed or been skipped.
    """

    __slots__ = (
        "actor",
        "affordable",
        "berths",
        "box",
        "deck",
        "deck_left",
        "discard",
        "free",
        "hands",
        "harbour",
        "idle",
        "loaded",
        "market",
        "open_sites",
        "open_slot",
        "options",
        "phase",
        "playing",
        "reason",
        "reserve",
        "round",
        "seats",
        "sites",
        "turn",
    )

    def __init__(self, seats: int, options: ImhotepOptions) -> None:
        self.options: ImhotepOptions = options
        self.seats: int = seats
        self.phase: Phase = MARKET
        self.actor: Seat = CHANCE
        self.turn: Seat = 0
        self.reserve: list[int] = [stones_each(options, seats)] * seats
        self.box: list[int] = [0] * seats
        self.hands: list[int] = [0] * (seats * KINDS)
        self.deck: list[int] = list(CARD_COUNTS)
        self.deck_left: int = CARDS_IN_ALL
        self.discard: list[int] = [0] * KINDS
        self.market: list[int] = [NO_CARD] * MARKET_SIZES[seats]
        self.open_slot: int = 0
        self.playing: int = NO_CARD
        self.affordable: list[int] = [0] * (DEAREST + 1)
        self.berths: list[int] = [NO_OWNER] * BERTHS
        self.harbour: int = ALL_SHIPS
        self.loaded: int = 0
        self.free: int = ALL_BERTHS
        self.sites: list[list[int]] = [[] for _ in range(SITES)]
        self.open_sites: int = ALL_SITES
        self.round: int = 1
        self.idle: int = 0
        self.reason: EndReason | None = None

    def copy_to(self, copy: "Table") -> None:
        """Make another, new or not, an independent copy of this one."""
        pyramid, temple, obelisk, tomb = self.sites
        copy.options = self.options
        copy.seats = self.seats
        copy.phase = self.phase
        copy.actor = self.actor
        copy.turn = self.turn
        copy.reserve = self.reserve[:]
        copy.box = self.box[:]
        copy.hands = self.hands[:]
        copy.deck = self.deck[:]
        copy.deck_left = self.deck_left
        copy.discard = self.discard[:]
        copy.market = self.market[:]
        copy.open_slot = self.open_slot
        copy.playing = self.playing
        copy.affordable = self.affordable[:]
        copy.berths = self.berths[:]
        copy.harbour = self.harbour
        copy.loaded = self.loaded
        copy.free = self.free
        copy.sites = [pyramid[:], temple[:], obelisk[:], tomb[:]]
        copy.open_sites = self.open_sites
        copy.round = self.round
        copy.idle = self.idle
        copy.reason = self.reason

    def ship_berths(self, ship: int) -> list[int]:
        """The owners in a ship's berths from the top down, NO_OWNER where a berth is free."""
        first = FIRST_BERTH[ship]
        return self.berths[first : first + SHIP_BERTHS[ship]]

    def ship_stones(self, ship: int) -> tuple[int, ...]:
        """The owners of a ship's stones in the order they are unloaded (IMHOTEP-3.5)."""
        return tuple([owner for owner in self.ship_berths(ship) if owner != NO_OWNER])

    def lay_card(self, slot: int, card: int) -> None:
        """Take a card out of the deck and lay it in a slot of the market (IMHOTEP-2.1, 3.2)."""
        self.deck[card] -= 1
        self.deck_left -= 1
        self.market[slot] = card
        for stones in range(COSTS[card], DEAREST + 1):
            self.affordable[stones] |= 1 << slot

    def take_card(self, slot: int) -> int:
        """Take the card out of a slot of the market, which waits for the next one then (IMHOTEP-3.2)."""
        card = self.market[slot]
        self.market[slot] = NO_CARD
        self.open_slot = slot
        for stones in range(COSTS[card], DEAREST + 1):
            self.affordable[stones] &= ~(1 << slot)
        return card
