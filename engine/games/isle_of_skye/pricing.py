"""Drawing and pricing (SKYE-3.1 to 3.3, 5.1)."""

from engine.core.contract import Told
from engine.core.seats import Seat
from engine.games.isle_of_skye import events
from engine.games.isle_of_skye.pieces import TILES_DRAWN
from engine.games.isle_of_skye.rules import offers
from engine.games.isle_of_skye.table import NEUTRAL, PRICE, UNSOLD, Table
from engine.games.isle_of_skye.trading import open_trade


def draw(table: Table, seat: Seat, tiles: tuple[int, ...], told: Told) -> None:
    """A seat's three tiles (SKYE-3.1); then the next seat's, the neutral's, or pricing."""
    table.drawn[seat * TILES_DRAWN : (seat + 1) * TILES_DRAWN] = tiles
    for tile in tiles:
        table.known[tile] |= 1 << seat
    if told is not None:
        told.append(events.TilesDrawn(seat, tiles))
    table.lap += 1
    if table.lap < table.seats:
        table.turn = table.seat_in_lap()
    elif table.has_neutral:
        table.phase = NEUTRAL
    else:
        _begin_pricing(table)


def draw_neutral(table: Table, tiles: tuple[int, ...], prices: tuple[int, ...], told: Told) -> None:
    """The neutral's three tiles: two lie open in the centre from now on (SKYE-5.1)."""
    table.neutral = list(tiles)
    table.neutral_prices = list(prices)
    table.neutral_buyers = [UNSOLD] * len(tiles)
    for tile, price in zip(tiles, prices, strict=True):
        if price:
            table.known[tile] = table.everybody
    if told is not None:
        told.append(events.NeutralDrew(tiles, prices))
    _begin_pricing(table)


def _begin_pricing(table: Table) -> None:
    table.phase = PRICE
    table.lap = 0
    table.turn = table.actor = table.starter


def set_aside(table: Table, tile: int, told: Told) -> None:
    """A seat chooses the tile nobody gets (SKYE-3.2)."""
    table.aside[table.turn] = tile
    if told is not None:
        told.append(events.TileSetAside(table.turn, tile))


def offer(table: Table, tile: int, told: Told) -> None:
    """A seat chooses the tile for sale (SKYE-3.2)."""
    table.offered[table.turn] = tile
    if told is not None:
        told.append(events.TileOffered(table.turn, tile))


def price(table: Table, amount: int, told: Told) -> None:
    """A seat is done with pricing; the last one makes all prices open (SKYE-3.2, 3.3)."""
    seat = table.turn
    aside, offered = table.aside[seat], table.offered[seat]
    kept = next(tile for tile in table.hand(seat) if tile != aside and tile != offered)
    table.kept[seat] = kept
    table.prices[seat] = amount
    if told is not None:
        told.append(events.TilePriced(seat, offered, amount, kept))
    table.lap += 1
    if table.lap < table.seats:
        table.turn = table.actor = table.seat_in_lap()
        return
    table.open_prices = True
    for tile in table.offered:
        table.known[tile] = table.everybody
    if told is not None:
        told.append(events.PricesShown(offers(table)))
    open_trade(table, told)
