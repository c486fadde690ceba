"""Everything that can be done: the decisions of a seat and the results of chance. Each is one small value."""

from typing import Annotated, Final, TypeAlias, final

import msgspec
from msgspec import Struct

from engine.core.seats import Seat, Watcher
from engine.games.isle_of_skye.grid import CELLS, Cell, Rotation
from engine.games.isle_of_skye.pieces import (
    ALL_TILES,
    NEUTRAL_PRICES,
    SIDES,
    CardName,
    Price,
    SeatNumber,
    TileNumber,
)

NeutralPrice: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=max(NEUTRAL_PRICES))]


@final
class DrawCards(Struct, frozen=True, tag="cards", forbid_unknown_fields=True):
    """Chance: the four scoring cards of the game (SKYE-2.1)."""

    cards: tuple[CardName, ...]


@final
class DealStarts(Struct, frozen=True, tag="starts", forbid_unknown_fields=True):
    """Chance: everybody's start tile, by seat (SKYE-2.1)."""

    tiles: tuple[TileNumber, ...]


@final
class ChooseStarter(Struct, frozen=True, tag="starter", forbid_unknown_fields=True):
    """Chance: who holds the badge in the first round (SKYE-2.4)."""

    seat: SeatNumber


@final
class ShowTiles(Struct, frozen=True, tag="show", forbid_unknown_fields=True):
    """Chance: the tiles of the main board, off the top of the bag (SKYE-2.3, 3.10)."""

    tiles: tuple[TileNumber, ...]


@final
class DrawTiles(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Chance: the three tiles `seat` draws, in order; None to everybody else (SKYE-3.1)."""

    seat: SeatNumber
    tiles: tuple[TileNumber, ...] | None


@final
class DrawNeutral(Struct, frozen=True, tag="neutral", forbid_unknown_fields=True):
    """Chance: the three tiles drawn for the neutral, in order, and their prices; price 0 stands for the one set aside,
    whose tile nobody sees: it is None to everybody (SKYE-5.1)."""

    tiles: tuple[TileNumber | None, ...]
    prices: tuple[NeutralPrice, ...]


@final
class SetAside(Struct, frozen=True, tag="aside", forbid_unknown_fields=True):
    """Set a tile of one's three aside; others see None (SKYE-3.2). Before or after `OfferTile`."""

    tile: TileNumber | None


@final
class OfferTile(Struct, frozen=True, tag="offer", forbid_unknown_fields=True):
    """Choose a tile of one's three for sale; others see None (SKYE-3.2). The third is kept."""

    tile: TileNumber | None


@final
class SetPrice(Struct, frozen=True, tag="price", forbid_unknown_fields=True):
    """Price the tile for sale, in coins, and be done with pricing; others see None (SKYE-3.2)."""

    price: Price | None


@final
class BuyTile(Struct, frozen=True, tag="buy", forbid_unknown_fields=True):
    """Take a tile out of the centre, or off the main board where that sells (SKYE-3.4)."""

    tile: TileNumber


@final
class DeclineToBuy(Struct, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Take none of the tiles of the main board (SKYE-3.4)."""


@final
class PlaceTile(Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Lay the tile that is to be placed on `cell`, turned by `rotation` (SKYE-4.1)."""

    cell: Cell
    rotation: Rotation


SkyeAction: TypeAlias = (
    DrawCards
    | DealStarts
    | ChooseStarter
    | ShowTiles
    | DrawTiles
    | DrawNeutral
    | SetAside
    | OfferTile
    | SetPrice
    | BuyTile
    | DeclineToBuy
    | PlaceTile
)

# One value of each kind, made once: lists of choices share them. By tile number; number 0 is never used.
DECLINE_TO_BUY: Final = DeclineToBuy()
SET_ASIDES: Final[tuple[SkyeAction, ...]] = (SetAside(None), *(SetAside(tile) for tile in ALL_TILES))
OFFERS: Final[tuple[SkyeAction, ...]] = (OfferTile(None), *(OfferTile(tile) for tile in ALL_TILES))
PURCHASES: Final[tuple[SkyeAction, ...]] = (DECLINE_TO_BUY, *(BuyTile(tile) for tile in ALL_TILES))

PLACEMENTS: Final = tuple(
    tuple(
        tuple(PlaceTile(cell, rotation) for rotation in range(SIDES) if mask >> rotation & 1)
        for mask in range(1 << SIDES)
    )
    for cell in range(CELLS)
)
"""By cell, then by mask of rotations: the placements there."""


def redact_action(action: SkyeAction, actor: Seat, watcher: Watcher) -> SkyeAction:
    """The action as `watcher` saw it: what is drawn and how it is priced is for the owner's eyes only (SKYE-2.5)."""
    if isinstance(action, DrawTiles):
        return action if action.seat == watcher else DrawTiles(action.seat, None)
    if isinstance(action, DrawNeutral):
        return DrawNeutral(open_tiles(action.tiles, action.prices), action.prices)
    if actor == watcher:
        return action
    if isinstance(action, SetAside):
        return SetAside(None)
    if isinstance(action, OfferTile):
        return OfferTile(None)
    if isinstance(action, SetPrice):
        return SetPrice(None)
    return action


def open_tiles(tiles: tuple[int | None, ...], prices: tuple[int, ...]) -> tuple[int | None, ...]:
    """The neutral's tiles without the one set aside."""
    return tuple(tile if price else None for tile, price in zip(tiles, prices, strict=True))
