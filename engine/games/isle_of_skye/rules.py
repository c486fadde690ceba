"""What may be done and which clause forbids the rest: the one source of legality, for states and for views.

A view is judged by a table rebuilt from it (`recall`), so both ask the same functions.
"""

from collections.abc import Sequence
from typing import assert_never

from engine.core.seats import Seat
from engine.games.isle_of_skye.actions import (
    DECLINE_TO_BUY,
    OFFERS,
    PLACEMENTS,
    PURCHASES,
    SET_ASIDES,
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
from engine.games.isle_of_skye.choices import PriceChoices
from engine.games.isle_of_skye.events import Offer
from engine.games.isle_of_skye.fitting import HALF_BITS, HALF_MASK, fit_table, fitting_rotations
from engine.games.isle_of_skye.grid import CELLS
from engine.games.isle_of_skye.pieces import SIDES
from engine.games.isle_of_skye.table import (
    BUY,
    PLACING,
    PRICE,
    UNSOLD,
    Phase,
    Table,
)


def legal_decisions(table: Table) -> Sequence[SkyeAction]:
    """What the acting seat may do, tiles in the order they lie, cells and rotations rising. Empty when no seat acts."""
    phase = table.phase
    if phase in PLACING:
        return placements(table, table.turn, table.placing)
    if phase is BUY:
        return purchases(table, table.turn)
    if phase is PRICE:
        return _pricings(table, table.turn)
    return ()


def _pricings(table: Table, seat: Seat) -> Sequence[SkyeAction]:
    """SKYE-3.2."""
    aside, offered = table.aside[seat], table.offered[seat]
    if aside and offered:
        return PriceChoices(table.coins[seat])
    free = [tile for tile in table.hand(seat) if tile != aside and tile != offered]
    choices: list[SkyeAction] = []
    if not aside:
        choices += [SET_ASIDES[tile] for tile in free]
    if not offered:
        choices += [OFFERS[tile] for tile in free]
    return choices


def placements(table: Table, seat: Seat, tile: int) -> list[PlaceTile]:
    """Everywhere the seat may place the tile (SKYE-4.1, 4.2)."""
    low, high = fit_table(tile, table.strict)
    first = seat * CELLS
    surrounds = table.surrounds[first : first + CELLS]
    laid = table.laid[first : first + CELLS]
    found: list[PlaceTile] = []
    for cell in range(CELLS):
        surround = surrounds[cell]
        if surround and not laid[cell]:
            found += PLACEMENTS[cell][low[surround & HALF_MASK] & high[surround >> HALF_BITS]]
    return found


def purchases(table: Table, seat: Seat) -> list[SkyeAction]:
    """What the seat may take: what it can pay for of the others', by seat, the neutral's after them, then of the main
    board. Empty if it must be skipped (SKYE-3.4)."""
    coins = table.coins[seat]
    offered, prices, buyers = table.offered, table.prices, table.buyers
    found: list[SkyeAction] = []
    for owner in range(table.seats):
        if owner != seat and buyers[owner] == UNSOLD and prices[owner] <= coins:
            found.append(PURCHASES[offered[owner]])
    if table.neutral:
        for tile, price, buyer in zip(table.neutral, table.neutral_prices, table.neutral_buyers, strict=True):
            if price and buyer == UNSOLD and price <= coins:
                found.append(PURCHASES[tile])
    options = table.options
    if options.display_market and options.display_price <= coins:
        only_display = not found
        for tile, buyer in zip(table.shown, table.shown_buyers, strict=True):
            if buyer == UNSOLD:
                found.append(PURCHASES[tile])
        if only_display and found:
            found.append(DECLINE_TO_BUY)
    return found


def offers(table: Table) -> tuple[Offer, ...]:
    """The priced tiles that lie open in the centre, sold or not: by seat once everybody is done (SKYE-3.3), the
    neutral's after them as soon as they are drawn (SKYE-5.1)."""
    found: list[Offer] = []
    if table.open_prices:
        for owner, tile in enumerate(table.offered):
            found.append(Offer(owner, tile, table.prices[owner], _buyer(table.buyers[owner])))
    for tile, price, buyer in zip(table.neutral, table.neutral_prices, table.neutral_buyers, strict=True):
        if price:
            found.append(Offer(table.seats, tile, price, _buyer(buyer)))
    return tuple(found)


def _buyer(seat: Seat) -> Seat | None:
    return None if seat == UNSOLD else seat


def decision_refusal(table: Table, action: SkyeAction) -> str | None:
    """The clause that forbids the acting seat's `action`, or None. Chance's actions are always refused here."""
    match action:
        case DrawCards() | DealStarts():
            return "SKYE-2.1"
        case ChooseStarter():
            return "SKYE-2.4"
        case ShowTiles():
            return "SKYE-2.3"
        case DrawTiles():
            return "SKYE-3.1"
        case DrawNeutral():
            return "SKYE-5.1"
        case SetAside() | OfferTile() | SetPrice():
            if table.phase is PRICE:
                return None if action in _pricings(table, table.turn) else "SKYE-3.2"
            return waits_for(table)
        case BuyTile():
            if table.phase is BUY:
                return None if action in purchases(table, table.turn) else "SKYE-3.4"
            return waits_for(table)
        case DeclineToBuy():
            if table.phase is BUY:
                return None if action in purchases(table, table.turn) else "SKYE-3.4"
            return "SKYE-4.4" if table.phase in PLACING else waits_for(table)
        case PlaceTile(cell=cell, rotation=rotation):
            if table.phase in PLACING:
                return placement_refusal(table, table.turn, table.placing, cell, rotation)
            return waits_for(table)
        case _:
            assert_never(action)


def placement_refusal(table: Table, seat: Seat, tile: int, cell: int, rotation: int) -> str | None:
    """The clause that forbids the seat to lay the tile there like that, or None."""
    if not 0 <= cell < CELLS:
        return "SKYE-1.3"
    index = seat * CELLS + cell
    surround = table.surrounds[index]
    if table.laid[index] or not surround or not 0 <= rotation < SIDES:
        return "SKYE-4.1"
    return None if fitting_rotations(tile, surround, table.strict) >> rotation & 1 else "SKYE-4.2"


def waits_for(table: Table) -> str:
    """The clause of what must be done now, for whoever tries something else."""
    phase = table.phase
    match phase:
        case Phase.CARDS | Phase.STARTS:
            return "SKYE-2.1"
        case Phase.STARTER:
            return "SKYE-2.4"
        case Phase.SHOW:
            return "SKYE-3.10" if table.round else "SKYE-2.3"
        case Phase.DRAW:
            return "SKYE-3.1"
        case Phase.NEUTRAL:
            return "SKYE-5.1"
        case Phase.PRICE:
            return "SKYE-3.2"
        case Phase.BUY:
            return "SKYE-3.4"
        case Phase.PLACE_BOUGHT:
            return "SKYE-3.5"
        case Phase.PLACE_FORCED:
            return "SKYE-3.6"
        case Phase.PLACE_KEPT:
            return "SKYE-3.7"
        case Phase.OVER:
            return "SKYE-8.1"
        case _:
            assert_never(phase)
