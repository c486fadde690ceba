"""What lies on the table: the data of a position, without the course of the game."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, Protocol

from engine.core.seats import CHANCE, Seat
from engine.games.irish_gauge.options import GaugeOptions
from engine.games.irish_gauge.pieces import (
    CITY_COUNT,
    COMPANY_COUNT,
    LOWEST_PRICE,
    SPACE_COUNT,
    TOUCHES_CITY,
    TRACKS_EACH,
)

NO_SEAT: Final[Seat] = -1
"""No builder, no highest bidder."""
NO_COMPANY: Final = -1


class Phase(StrEnum):
    """What the table waits for. In DRAW (of companies), DEAL and STARTER it is chance that acts; in BID whoever is to
    bid; in OFFER, MARKET (after an auction without a bid) and TRACK the seat whose turn it is."""

    DRAW = "draw"
    DEAL = "deal"
    STARTER = "starter"
    OFFER = "offer"
    BID = "bid"
    MARKET = "market"
    TRACK = "track"
    OVER = "over"


class EndReason(StrEnum):
    """Why a game ended (GAUGE-6.1, 6.2)."""

    DISPLAY_EMPTY = "display_empty"
    MAP_FULL = "map_full"
    STANDSTILL = "standstill"


# The phases by short names: `Phase.BID` costs a search in the enum's class, too much for every step of a playout.
DRAW: Final = Phase.DRAW
DEAL: Final = Phase.DEAL
STARTER: Final = Phase.STARTER
OFFER: Final = Phase.OFFER
BID: Final = Phase.BID
MARKET: Final = Phase.MARKET
TRACK: Final = Phase.TRACK
OVER: Final = Phase.OVER


class Position(Protocol):
    """What the rules, the score sheets and the previews read: a `Table` has it, and so has a view."""

    @property
    def options(self) -> GaugeOptions: ...
    @property
    def seats(self) -> int: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def actor(self) -> Seat: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def companies(self) -> tuple[int, ...]: ...
    @property
    def homes(self) -> int: ...
    @property
    def prices(self) -> Sequence[int]: ...
    @property
    def display(self) -> Sequence[int]: ...
    @property
    def display_left(self) -> int: ...
    @property
    def holdings(self) -> Sequence[int]: ...
    @property
    def cash(self) -> Sequence[int]: ...
    @property
    def tracks(self) -> Sequence[int]: ...
    @property
    def builders(self) -> Sequence[Seat]: ...
    @property
    def built(self) -> int: ...
    @property
    def reachable(self) -> int: ...
    @property
    def networks(self) -> Sequence[int]: ...
    @property
    def opening(self) -> int: ...
    @property
    def high(self) -> int: ...
    @property
    def leader(self) -> Seat: ...
    @property
    def reason(self) -> EndReason | None: ...


class Table:
    """A position. Flat lists and masks, because playouts copy and change it by the million.

    `turn` is the active player, `turn_number` counts the turns begun. `companies` are those in play, `homes` the mask
    of their home cities. By company: `prices`, and `display`, the shares for sale; `display_left` is their sum.
    `holdings` has the shares of seat s in company c at s × COMPANY_COUNT + c. By seat: `cash` in pounds, and `tracks`,
    those left. `builders` has for every space the seat whose track lies there, or NO_SEAT; `built` is the mask of those
    spaces and `reachable` that of the spaces which touch a city or a built one, built or not (GAUGE-4.2). `networks`
    has for every city the mask of cities linked to it, itself among them (GAUGE-4.4).

    The auction, meaningful in BID: the company on offer (in MARKET still the one nobody bid for), the opening price,
    the highest bid (0: none) and who made it, each seat's last bid (0: none) and the mask of seats that have not
    passed. `sold` and `laid`: whether this turn a share was sold or a track built; `idle` counts the turns in a row in
    which neither was (GAUGE-6.2).
    """

    __slots__ = (
        "actor",
        "bidding",
        "bids",
        "builders",
        "built",
        "cash",
        "companies",
        "display",
        "display_left",
        "high",
        "holdings",
        "homes",
        "idle",
        "laid",
        "leader",
        "networks",
        "offered",
        "opening",
        "options",
        "phase",
        "prices",
        "reachable",
        "reason",
        "seats",
        "sold",
        "tracks",
        "turn",
        "turn_number",
    )

    def __init__(self, seats: int, options: GaugeOptions) -> None:
        self.options: GaugeOptions = options
        self.seats: int = seats
        self.phase: Phase = DRAW
        self.actor: Seat = CHANCE
        self.turn: Seat = 0
        self.turn_number: int = 0
        self.companies: tuple[int, ...] = ()
        self.homes: int = 0
        self.prices: list[int] = [LOWEST_PRICE] * COMPANY_COUNT
        self.display: list[int] = [0] * COMPANY_COUNT
        self.display_left: int = 0
        self.holdings: list[int] = [0] * (seats * COMPANY_COUNT)
        self.cash: list[int] = [options.starting_cash] * seats
        self.tracks: list[int] = [TRACKS_EACH] * seats
        self.builders: list[Seat] = [NO_SEAT] * SPACE_COUNT
        self.built: int = 0
        self.reachable: int = TOUCHES_CITY
        self.networks: list[int] = [1 << city for city in range(CITY_COUNT)]
        self.offered: int = NO_COMPANY
        self.opening: int = 0
        self.high: int = 0
        self.leader: Seat = NO_SEAT
        self.bids: list[int] = [0] * seats
        self.bidding: int = 0
        self.sold: bool = False
        self.laid: bool = False
        self.idle: int = 0
        self.reason: EndReason | None = None

    def copy_to(self, copy: "Table") -> None:
        """Make another, new or not, an independent copy of this one."""
        copy.options = self.options
        copy.seats = self.seats
        copy.phase = self.phase
        copy.actor = self.actor
        copy.turn = self.turn
        copy.turn_number = self.turn_number
        copy.companies = self.companies
        copy.homes = self.homes
        copy.prices = self.prices[:]
        copy.display = self.display[:]
        copy.display_left = self.display_left
        copy.holdings = self.holdings[:]
        copy.cash = self.cash[:]
        copy.tracks = self.tracks[:]
        copy.builders = self.builders[:]
        copy.built = self.built
        copy.reachable = self.reachable
        copy.networks = self.networks[:]
        copy.offered = self.offered
        copy.opening = self.opening
        copy.high = self.high
        copy.leader = self.leader
        copy.bids = self.bids[:]
        copy.bidding = self.bidding
        copy.sold = self.sold
        copy.laid = self.laid
        copy.idle = self.idle
        copy.reason = self.reason
