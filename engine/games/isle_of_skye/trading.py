"""Buying, forced purchases and kept tiles, each with the placing that follows (SKYE-3.4 to 3.7, 4.1 to 4.4)."""

from engine.core.contract import Told
from engine.core.seats import Seat
from engine.games.isle_of_skye import events
from engine.games.isle_of_skye.rounds import end_round
from engine.games.isle_of_skye.rules import purchases
from engine.games.isle_of_skye.table import (
    BUY,
    HILLS,
    NO_TILE,
    PLACE_BOUGHT,
    PLACE_FORCED,
    PLACE_KEPT,
    SOURCES,
    UNSOLD,
    Phase,
    Table,
)


def open_trade(table: Table, told: Told) -> None:
    """The centre lies open: buying begins."""
    table.lap = 0
    _seek_buyer(table, told)


def _seek_buyer(table: Table, told: Told) -> None:
    """The next seat that can buy; after the lap the forced purchases (SKYE-3.4)."""
    while table.lap < table.seats:
        seat = table.seat_in_lap()
        if purchases(table, seat):
            table.phase = BUY
            table.turn = table.actor = seat
            return
        if told is not None:
            told.append(events.BuyerSkipped(seat, _skip_reason(table, seat)))
        table.lap += 1
    table.lap = 0
    _seek_forced(table, told)


def _skip_reason(table: Table, seat: Seat) -> events.SkipReason:
    others = any(buyer == UNSOLD for owner, buyer in enumerate(table.buyers) if owner != seat)
    neutral = any(
        buyer == UNSOLD for buyer, price in zip(table.neutral_buyers, table.neutral_prices, strict=True) if price
    )
    market = table.options.display_market and UNSOLD in table.shown_buyers
    return "too_dear" if others or neutral or market else "nothing_left"


def buy(table: Table, tile: int, told: Told) -> None:
    """A seat takes a tile, pays for it and has to place it (SKYE-3.4, 3.5)."""
    seat = table.turn
    owner: Seat | None = None
    paid_to: Seat | None = None
    if tile in table.offered:
        owner = paid_to = table.offered.index(tile)
        cost = table.prices[owner]
        table.buyers[owner] = seat
        table.coins[owner] += cost
    elif tile in table.neutral:
        owner = table.seats
        index = table.neutral.index(tile)
        cost = table.neutral_prices[index]
        table.neutral_buyers[index] = seat
    else:
        cost = table.options.display_price
        table.shown_buyers[table.shown.index(tile)] = seat
    table.coins[seat] -= cost
    if told is not None:
        told.append(events.TileBought(seat, tile, cost, owner, paid_to))
    if not _take(table, seat, tile, PLACE_BOUGHT, told):
        table.lap += 1
        _seek_buyer(table, told)


def decline(table: Table, told: Told) -> None:
    """A seat takes nothing off the main board (SKYE-3.4)."""
    if told is not None:
        told.append(events.PurchaseDeclined(table.turn))
    table.lap += 1
    _seek_buyer(table, told)


def _seek_forced(table: Table, told: Told) -> None:
    """The next seat that must buy its own tile and can place it; after the lap the kept tiles (SKYE-3.6)."""
    while table.lap < table.seats:
        seat = table.seat_in_lap()
        if table.buyers[seat] == UNSOLD and _force(table, seat, told):
            return
        table.lap += 1
    table.lap = 0
    _seek_kept(table, told)


def _force(table: Table, seat: Seat, told: Told) -> bool:
    cost, tile = table.prices[seat], table.offered[seat]
    paid = min(cost, table.coins[seat])
    table.coins[seat] -= paid
    table.debts[seat] += cost - paid
    table.buyers[seat] = seat
    if told is not None:
        told.append(events.TileForced(seat, tile, cost, paid, cost - paid))
    return _take(table, seat, tile, PLACE_FORCED, told)


def _seek_kept(table: Table, told: Told) -> None:
    """The next seat that can place the tile it kept; after the lap the end of the round (SKYE-3.7)."""
    while table.lap < table.seats:
        seat = table.seat_in_lap()
        if _take(table, seat, table.kept[seat], PLACE_KEPT, told):
            return
        table.lap += 1
    end_round(table, told)


# Placing


def _take(table: Table, seat: Seat, tile: int, phase: Phase, told: Told) -> bool:
    """Let the seat place a tile. False if it fits nowhere (SKYE-4.3)."""
    if table.fits_somewhere(seat, tile):
        table.phase = phase
        table.turn = table.actor = seat
        table.placing = tile
        return True
    table.unplaced.append((seat, tile))
    table.known[tile] = table.everybody
    if told is not None:
        told.append(events.TileDidNotFit(seat, tile, SOURCES[phase]))
    return False


def place(table: Table, cell: int, rotation: int, told: Told) -> None:
    """The tile to be placed lies there now; then the next seat (SKYE-4.1)."""
    seat, tile, phase = table.turn, table.placing, table.phase
    table.lay(seat, cell, tile, rotation)
    table.known[tile] = table.everybody
    table.hills[seat] += HILLS[tile]
    table.placing = NO_TILE
    if told is not None:
        told.append(events.TilePlaced(seat, tile, cell, rotation, SOURCES[phase], HILLS[tile]))
    table.lap += 1
    if phase is PLACE_BOUGHT:
        _seek_buyer(table, told)
    elif phase is PLACE_FORCED:
        _seek_forced(table, told)
    else:
        _seek_kept(table, told)
