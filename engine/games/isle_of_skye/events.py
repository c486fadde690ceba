"""What happened, told once each for the log and the animation. Prices and incomes are in coins, scores in points."""

from typing import Literal, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from engine.core.seats import Seat, Watcher
from engine.games.isle_of_skye.actions import open_tiles
from engine.games.isle_of_skye.pieces import CardName

LastRound: TypeAlias = Literal["no", "maybe", "yes"]
"""Whether a round is the last one, as far as can be known before its draw (SKYE-3.11)."""
TileSource: TypeAlias = Literal["bought", "forced", "kept"]
"""How a tile came to whoever places it (SKYE-3.5, 3.6, 3.7)."""
SkipReason: TypeAlias = Literal["nothing_left", "too_dear"]


class Offer(Struct, frozen=True):
    """A priced tile in the centre (SKYE-3.3). The neutral owns its own as seat n; `buyer` is None until it is sold, and
    the owner after a forced purchase."""

    owner: Seat
    tile: int
    price: int
    buyer: Seat | None = None


class Belonging(Struct, frozen=True):
    """A tile and whose it is; the neutral is seat n. `tile` is None where it may not be seen."""

    seat: Seat
    tile: int | None


class CardsDrawn(Struct, frozen=True, tag="cards"):
    """The scoring cards of the game (SKYE-2.1)."""

    cards: tuple[CardName, ...]


class StartsDealt(Struct, frozen=True, tag="starts"):
    """By seat, the start tile that now lies on (3, 3), and the coins everybody begins with (SKYE-2.1)."""

    tiles: tuple[int, ...]
    coins: int


class StarterChosen(Struct, frozen=True, tag="starter"):
    """Who holds the badge in the first round (SKYE-2.4)."""

    seat: Seat


class TilesShown(Struct, frozen=True, tag="shown"):
    """The tiles of the main board for the coming round; there may be fewer than three (SKYE-2.3, 3.10)."""

    tiles: tuple[int, ...]


class RoundBegan(Struct, frozen=True, tag="round"):
    """A round, from 1, and who holds the badge (SKYE-2.4); `last`: whether it is the last (SKYE-3.11)."""

    round: int
    starter: Seat
    last: LastRound


class TilesDrawn(Struct, frozen=True, tag="drawn"):
    """A seat drew three tiles, in this order; others see None (SKYE-3.1)."""

    seat: Seat
    tiles: tuple[int, ...] | None


class NeutralDrew(Struct, frozen=True, tag="neutral"):
    """Three tiles for the neutral, in the order drawn; price 0 marks the one set aside, whose tile is None to everybody
    (SKYE-5.1)."""

    tiles: tuple[int | None, ...]
    prices: tuple[int, ...]


class TileSetAside(Struct, frozen=True, tag="aside"):
    """A seat set a tile aside; others see None (SKYE-3.2)."""

    seat: Seat
    tile: int | None


class TileOffered(Struct, frozen=True, tag="offered"):
    """A seat chose its tile for sale; others see None (SKYE-3.2)."""

    seat: Seat
    tile: int | None


class TilePriced(Struct, frozen=True, tag="priced"):
    """A seat priced its tile and keeps the third one: it is done. Others see None (SKYE-3.2)."""

    seat: Seat
    tile: int | None
    price: int | None
    kept: int | None


class PricesShown(Struct, frozen=True, tag="prices"):
    """Everybody is done: all priced tiles in the centre, by seat, the neutral's last (SKYE-3.3)."""

    offers: tuple[Offer, ...]


class TileBought(Struct, frozen=True, tag="bought"):
    """A seat took a tile. `owner` is whose it was, the neutral's seat n, None for the main board; `paid_to` is the seat
    that got the price, None for the bank (SKYE-3.4, 5.1)."""

    seat: Seat
    tile: int
    price: int
    owner: Seat | None
    paid_to: Seat | None


class BuyerSkipped(Struct, frozen=True, tag="skipped"):
    """A seat could buy nothing: nothing of somebody else's was left, or nothing it could pay for (SKYE-3.4)."""

    seat: Seat
    reason: SkipReason


class PurchaseDeclined(Struct, frozen=True, tag="declined"):
    """A seat that could have paid only for tiles of the main board took none (SKYE-3.4)."""

    seat: Seat


class TileForced(Struct, frozen=True, tag="forced"):
    """A seat had to buy its own tile: `paid` coins went to the bank, `debt` coins became debt (SKYE-3.6)."""

    seat: Seat
    tile: int
    price: int
    paid: int
    debt: int


class TilePlaced(Struct, frozen=True, tag="placed"):
    """A tile lies in a seat's territory and will bring `hills` points this round (SKYE-3.9)."""

    seat: Seat
    tile: int
    cell: int
    rotation: int
    source: TileSource
    hills: int


class TileDidNotFit(Struct, frozen=True, tag="no_fit"):
    """A tile fits nowhere in the seat's territory and is not placed (SKYE-4.3)."""

    seat: Seat
    tile: int
    source: TileSource


class IncomePaid(Struct, frozen=True, tag="income"):
    """By seat, the income and the coins after it (SKYE-3.8)."""

    incomes: tuple[int, ...]
    coins: tuple[int, ...]


class RoundScored(Struct, frozen=True, tag="scored"):
    """By seat, the points for hill symbols placed in the round, and the score after it (SKYE-3.9)."""

    round: int
    points: tuple[int, ...]
    scores: tuple[int, ...]


class CleanedUp(Struct, frozen=True, tag="cleaned"):
    """The four groups that went beneath the others in the bag, each in its order (SKYE-3.10): set aside, by whom; of
    the neutral, unsold; not placed, by whom; left on the main board. `bag` counts the tiles in the bag now. Of those
    set aside a watcher sees its own."""

    aside: tuple[Belonging, ...]
    neutral: tuple[int, ...]
    unplaced: tuple[Belonging, ...]
    display: tuple[int, ...]
    bag: int


class GameEnded(Struct, frozen=True, tag="ended"):
    """The game is over: why (a value of `EndReason`) and who won; the neutral as seat n (SKYE-8.4)."""

    reason: str
    winners: tuple[Seat, ...]


SkyeEvent: TypeAlias = (
    CardsDrawn
    | StartsDealt
    | StarterChosen
    | TilesShown
    | RoundBegan
    | TilesDrawn
    | NeutralDrew
    | TileSetAside
    | TileOffered
    | TilePriced
    | PricesShown
    | TileBought
    | BuyerSkipped
    | PurchaseDeclined
    | TileForced
    | TilePlaced
    | TileDidNotFit
    | IncomePaid
    | RoundScored
    | CleanedUp
    | GameEnded
)


def redact_event(event: SkyeEvent, watcher: Watcher) -> SkyeEvent:
    """The event as `watcher` saw it: what is in somebody else's hand, and what was set aside, is hidden."""
    match event:
        case TilesDrawn(seat=seat) if seat != watcher:
            return TilesDrawn(seat, None)
        case NeutralDrew(tiles=tiles, prices=prices):
            return NeutralDrew(open_tiles(tiles, prices), prices)
        case TileSetAside(seat=seat) if seat != watcher:
            return TileSetAside(seat, None)
        case TileOffered(seat=seat) if seat != watcher:
            return TileOffered(seat, None)
        case TilePriced(seat=seat) if seat != watcher:
            return TilePriced(seat, None, None, None)
        case CleanedUp(aside=aside):
            return replace(event, aside=tuple(_seen_by(one, watcher) for one in aside))
        case _:
            return event


def _seen_by(belonging: Belonging, watcher: Watcher) -> Belonging:
    return belonging if belonging.seat == watcher else Belonging(belonging.seat, None)


def reveals(event: SkyeEvent) -> bool:
    """Whether the event showed somebody a tile or a price they did not know."""
    match event:
        case CardsDrawn() | StartsDealt() | StarterChosen() | TilesShown() | TilesDrawn() | NeutralDrew():
            return True
        case PricesShown():
            return True
        case TilePlaced(source=source) | TileDidNotFit(source=source):
            return source == "kept"
        case RoundBegan() | TileSetAside() | TileOffered() | TilePriced() | TileBought() | BuyerSkipped():
            return False
        case PurchaseDeclined() | TileForced() | IncomePaid() | RoundScored() | CleanedUp() | GameEnded():
            return False
        case _:
            assert_never(event)
