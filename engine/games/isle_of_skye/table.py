"""What lies on the table: the data of a position, without the course of the game."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from engine.core.seats import CHANCE, Seat
from engine.games.isle_of_skye.events import LastRound, TileSource
from engine.games.isle_of_skye.fitting import HALF_BITS, HALF_MASK, fit_table
from engine.games.isle_of_skye.grid import CELLS, EDGES, EMPTY, JOINTS, laid_code
from engine.games.isle_of_skye.options import SkyeOptions
from engine.games.isle_of_skye.pieces import (
    ALL_TILES,
    LEAST_SEATS,
    STARTING_COINS,
    TILE_COUNT,
    TILES,
    TILES_DRAWN,
    CardName,
)

NO_TILE: Final = 0
UNPRICED: Final = -1
UNSOLD: Final[Seat] = -1
OPENLY: Final[Seat] = -1
"""In place of who set a tile aside: it went into the bag for all to see."""


class Phase(StrEnum):
    """What the table waits for. In CARDS, STARTS, STARTER, SHOW, DRAW and NEUTRAL it is chance that acts."""

    CARDS = "cards"
    STARTS = "starts"
    STARTER = "starter"
    SHOW = "show"
    DRAW = "draw"
    NEUTRAL = "neutral"
    PRICE = "price"
    BUY = "buy"
    PLACE_BOUGHT = "place_bought"
    PLACE_FORCED = "place_forced"
    PLACE_KEPT = "place_kept"
    OVER = "over"


# The phases by short names: `Phase.BUY` costs a search in the enum's class, too much for every step of a playout.
CARDS: Final = Phase.CARDS
STARTS: Final = Phase.STARTS
STARTER: Final = Phase.STARTER
SHOW: Final = Phase.SHOW
DRAW: Final = Phase.DRAW
NEUTRAL: Final = Phase.NEUTRAL
PRICE: Final = Phase.PRICE
BUY: Final = Phase.BUY
PLACE_BOUGHT: Final = Phase.PLACE_BOUGHT
PLACE_FORCED: Final = Phase.PLACE_FORCED
PLACE_KEPT: Final = Phase.PLACE_KEPT
OVER: Final = Phase.OVER

CHANCE_PHASES: Final = frozenset({CARDS, STARTS, STARTER, SHOW, DRAW, NEUTRAL})
PLACING: Final = frozenset({PLACE_BOUGHT, PLACE_FORCED, PLACE_KEPT})
SOURCES: Final[dict[Phase, TileSource]] = {PLACE_BOUGHT: "bought", PLACE_FORCED: "forced", PLACE_KEPT: "kept"}

HILLS: Final = (0, *(tile.hills for tile in TILES))
"""By tile: its hill symbols."""


class EndReason(StrEnum):
    """Why a game ended: after its last round (SKYE-2.6), or because the bag had too few tiles (SKYE-3.11)."""

    ROUNDS = "rounds"
    TILES = "tiles"


class RoundResult(Struct, frozen=True):
    """A finished round, by seat: points for hill symbols and income in coins."""

    points: tuple[int, ...]
    incomes: tuple[int, ...]


class Table:
    """A position. Flat lists, because playouts copy and change it by the million.

    `turn` is the seat the phase is about, `lap` how many seats have had their turn in it; `starter` holds the badge.

    The bag: `bag` is what is left of the shuffled tiles on top, in no order; `bottom` lies beneath from the top down,
    and `bottom_by` says of each tile there who set it aside, or OPENLY. `known` has by tile a mask of those who know in
    which hand or where in `bottom` it is: bit s for seat s, bit `seats` for a spectator and so for everybody.

    The main board: `shown` and by whom each was bought (`shown_buyers`, UNSOLD). By seat: the three tiles drawn, at
    seat × 3 in the order drawn (`drawn`), and of these `aside`, `offered`, `kept`, NO_TILE until chosen; `prices`
    (UNPRICED) and `buyers` (UNSOLD) of the tile offered. They stay until the clean-up. `neutral`: its three tiles,
    their prices (0: set aside) and buyers. `open_prices`: all are done, the centre is open.

    Territories: 25 codes for each seat at seat × 25 + cell (`laid`), with the surround of each cell (`grid.JOINTS`);
    `sizes` counts the tiles. `placing` is the tile to be placed in the PLACE phases; `unplaced` has (seat, tile) of
    those that did not fit this round. `hills` counts the symbols placed this round.
    """

    __slots__ = (
        "actor",
        "aside",
        "bag",
        "bottom",
        "bottom_by",
        "buyers",
        "cards",
        "coins",
        "debts",
        "drawn",
        "hills",
        "kept",
        "known",
        "laid",
        "lap",
        "last",
        "neutral",
        "neutral_buyers",
        "neutral_prices",
        "offered",
        "open_prices",
        "options",
        "phase",
        "placing",
        "prices",
        "reason",
        "results",
        "round",
        "scores",
        "seats",
        "shown",
        "shown_buyers",
        "sizes",
        "starter",
        "surrounds",
        "turn",
        "unplaced",
    )

    def __init__(self, seats: int, options: SkyeOptions) -> None:
        self.options: SkyeOptions = options
        self.seats: int = seats
        self.phase: Phase = CARDS
        self.actor: Seat = CHANCE
        self.turn: Seat = 0
        self.lap: int = 0
        self.round: int = 0
        self.starter: Seat = 0
        self.last: LastRound = "no"
        self.reason: EndReason | None = None
        self.cards: tuple[CardName, ...] = ()
        self.bag: list[int] = list(ALL_TILES)
        self.bottom: list[int] = []
        self.bottom_by: list[Seat] = []
        self.known: list[int] = [0] * (TILE_COUNT + 1)
        self.shown: list[int] = []
        self.shown_buyers: list[Seat] = []
        self.drawn: list[int] = [NO_TILE] * (seats * TILES_DRAWN)
        self.aside: list[int] = [NO_TILE] * seats
        self.offered: list[int] = [NO_TILE] * seats
        self.kept: list[int] = [NO_TILE] * seats
        self.prices: list[int] = [UNPRICED] * seats
        self.buyers: list[Seat] = [UNSOLD] * seats
        self.open_prices: bool = False
        self.neutral: list[int] = []
        self.neutral_prices: list[int] = []
        self.neutral_buyers: list[Seat] = []
        self.laid: list[int] = [EMPTY] * (seats * CELLS)
        self.surrounds: list[int] = [0] * (seats * CELLS)
        self.sizes: list[int] = [0] * seats
        self.placing: int = NO_TILE
        self.unplaced: list[tuple[Seat, int]] = []
        self.coins: list[int] = [STARTING_COINS] * seats
        self.debts: list[int] = [0] * seats
        self.scores: list[int] = [0] * seats
        self.hills: list[int] = [0] * seats
        self.results: tuple[RoundResult, ...] = ()

    def copy_to(self, copy: "Table") -> None:
        """Make another, new or not, an independent copy of this one."""
        copy.options = self.options
        copy.seats = self.seats
        copy.phase = self.phase
        copy.actor = self.actor
        copy.turn = self.turn
        copy.lap = self.lap
        copy.round = self.round
        copy.starter = self.starter
        copy.last = self.last
        copy.reason = self.reason
        copy.cards = self.cards
        copy.bag = self.bag[:]
        copy.bottom = self.bottom[:]
        copy.bottom_by = self.bottom_by[:]
        copy.known = self.known[:]
        copy.shown = self.shown[:]
        copy.shown_buyers = self.shown_buyers[:]
        copy.drawn = self.drawn[:]
        copy.aside = self.aside[:]
        copy.offered = self.offered[:]
        copy.kept = self.kept[:]
        copy.prices = self.prices[:]
        copy.buyers = self.buyers[:]
        copy.open_prices = self.open_prices
        copy.neutral = self.neutral[:]
        copy.neutral_prices = self.neutral_prices[:]
        copy.neutral_buyers = self.neutral_buyers[:]
        copy.laid = self.laid[:]
        copy.surrounds = self.surrounds[:]
        copy.sizes = self.sizes[:]
        copy.placing = self.placing
        copy.unplaced = self.unplaced[:]
        copy.coins = self.coins[:]
        copy.debts = self.debts[:]
        copy.scores = self.scores[:]
        copy.hills = self.hills[:]
        copy.results = self.results

    @property
    def has_neutral(self) -> bool:
        """Whether the neutral player takes part (SKYE-5.1)."""
        return self.seats == LEAST_SEATS

    @property
    def strict(self) -> bool:
        """Whether a road may only meet a road (SKYE-4.2)."""
        return self.options.road_match == "must"

    @property
    def everybody(self) -> int:
        """The mask in `known` of a tile that everybody knows."""
        return (2 << self.seats) - 1

    @property
    def bag_size(self) -> int:
        """How many tiles are in the bag."""
        return len(self.bag) + len(self.bottom)

    @property
    def tiles_per_draw(self) -> int:
        """How many tiles all draw together, the neutral included (SKYE-3.11)."""
        return TILES_DRAWN * (self.seats + 1 if self.has_neutral else self.seats)

    def seat_in_lap(self) -> Seat:
        """Whose turn it is in a lap: clockwise from the start player (SKYE-3.1, 3.4)."""
        return (self.starter + self.lap) % self.seats

    def hand(self, seat: Seat) -> list[int]:
        """The three tiles the seat drew this round, NO_TILE before."""
        return self.drawn[seat * TILES_DRAWN : (seat + 1) * TILES_DRAWN]

    def territory(self, seat: Seat) -> list[int]:
        """The 25 codes of the seat's territory."""
        return self.laid[seat * CELLS : (seat + 1) * CELLS]

    def fits_somewhere(self, seat: Seat, tile: int) -> bool:
        """Whether the seat could place the tile (SKYE-4.3)."""
        low, high = fit_table(tile, self.strict)
        first = seat * CELLS
        surrounds = self.surrounds[first : first + CELLS]
        laid = self.laid[first : first + CELLS]
        for surround, code in zip(surrounds, laid, strict=True):
            if surround and not code and low[surround & HALF_MASK] & high[surround >> HALF_BITS]:
                return True
        return False

    def lay(self, seat: Seat, cell: int, tile: int, rotation: int) -> None:
        """Put a tile into a territory; nothing else."""
        code = laid_code(tile, rotation)
        first = seat * CELLS
        self.laid[first + cell] = code
        self.sizes[seat] += 1
        edges = EDGES[code]
        surrounds = self.surrounds
        for neighbour, shift, side in JOINTS[cell]:
            surrounds[first + neighbour] |= edges[side] << shift
