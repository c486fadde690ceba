"""The course of a round: whose turn it is, what happens of itself, and the clean-up (SKYE-3.1 to 3.11)."""

from engine.core.contract import Told
from engine.core.seats import CHANCE, NOBODY, Seat
from engine.games.isle_of_skye import events
from engine.games.isle_of_skye.drawing import tiles_to_show
from engine.games.isle_of_skye.pieces import NEUTRAL_PRICES, TILES_DRAWN
from engine.games.isle_of_skye.rules import offers, purchases
from engine.games.isle_of_skye.scoring import make_outcome
from engine.games.isle_of_skye.table import (
    BUY,
    DRAW,
    HILLS,
    NEUTRAL,
    NO_TILE,
    OPENLY,
    OVER,
    PLACE_BOUGHT,
    PLACE_FORCED,
    PLACE_KEPT,
    PRICE,
    SHOW,
    SOURCES,
    UNPRICED,
    UNSOLD,
    EndReason,
    Phase,
    RoundResult,
    Table,
)


def seat_in_lap(table: Table) -> Seat:
    """Whose turn it is in a lap: clockwise from the start player."""
    return (table.starter + table.lap) % table.seats


# Before the round


def go_on_to_round(table: Table, told: Told) -> None:
    """Show the tiles of the main board, by chance if there are any to show, then begin (SKYE-2.3, 3.10)."""
    table.actor = CHANCE
    table.phase = SHOW
    if not tiles_to_show(table):
        show(table, (), told)


def show(table: Table, tiles: tuple[int, ...], told: Told) -> None:
    """Put tiles on the main board, pass the badge on and begin the round (SKYE-2.4, 3.10)."""
    table.shown = list(tiles)
    table.shown_buyers = [UNSOLD] * len(tiles)
    for tile in tiles:
        table.known[tile] = table.everybody
    if told is not None:
        told.append(events.TilesShown(tiles))
    if table.round:
        table.starter = (table.starter + 1) % table.seats
    table.round += 1
    table.last = last_round(table)
    table.lap = 0
    table.turn = table.starter
    table.phase = DRAW
    if told is not None:
        told.append(events.RoundBegan(table.round, table.starter, table.last))


def last_round(table: Table) -> events.LastRound:
    """Whether the round is the last: by its number, or perhaps because the bag will have too few tiles after it. Asked
    before the draw (SKYE-3.11)."""
    if table.round == table.options.rounds:
        return "yes"
    # Every tile priced or kept may be placed, and for every seat one of the neutral's or of the main board besides.
    besides = len(NEUTRAL_PRICES) if table.has_neutral else 0
    if table.options.display_market:
        besides += len(table.shown)
    most = 2 * table.seats + min(table.seats, besides)
    left = table.bag_size + len(table.shown) - most
    return "no" if left >= table.tiles_per_draw else "maybe"


def draw(table: Table, seat: Seat, tiles: tuple[int, ...], told: Told) -> None:
    """A seat's three tiles (SKYE-3.1); then the next seat's, the neutral's, or pricing."""
    table.drawn[seat * TILES_DRAWN : (seat + 1) * TILES_DRAWN] = tiles
    for tile in tiles:
        table.known[tile] |= 1 << seat
    if told is not None:
        told.append(events.TilesDrawn(seat, tiles))
    table.lap += 1
    if table.lap < table.seats:
        table.turn = seat_in_lap(table)
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


# Pricing


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
        table.turn = table.actor = seat_in_lap(table)
        return
    table.open_prices = True
    for tile in table.offered:
        table.known[tile] = table.everybody
    if told is not None:
        told.append(events.PricesShown(offers(table)))
    table.phase = BUY
    table.lap = 0
    _seek_buyer(table, told)


# Buying


def _seek_buyer(table: Table, told: Told) -> None:
    """The next seat that can buy; after the lap the forced purchases (SKYE-3.4)."""
    while table.lap < table.seats:
        seat = seat_in_lap(table)
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
        seat = seat_in_lap(table)
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
        seat = seat_in_lap(table)
        if _take(table, seat, table.kept[seat], PLACE_KEPT, told):
            return
        table.lap += 1
    _end_round(table, told)


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


# After the round


def _end_round(table: Table, told: Told) -> None:
    """Income, round score, clean-up; then another round or the end (SKYE-3.8 to 3.11)."""
    seats = range(table.seats)
    result = RoundResult(tuple(table.hills), tuple(table.sizes))
    table.results = (*table.results, result)
    for seat in seats:
        table.coins[seat] += result.incomes[seat]
        table.scores[seat] += result.points[seat]
    if told is not None:
        told.append(events.IncomePaid(result.incomes, tuple(table.coins)))
        told.append(events.RoundScored(table.round, result.points, tuple(table.scores)))
    clean_up(table, told)
    if table.round == table.options.rounds:
        _end_game(table, EndReason.ROUNDS, told)
    elif table.bag_size < table.tiles_per_draw:
        _end_game(table, EndReason.TILES, told)
    else:
        go_on_to_round(table, told)


def clean_up(table: Table, told: Told) -> None:
    """The four groups of tiles go to the bottom of the bag, each in its order (SKYE-3.10)."""
    order = [(table.starter + step) % table.seats for step in range(table.seats)]
    aside = [(table.aside[seat], seat) for seat in order]
    neutral = []
    for tile, cost, buyer in zip(table.neutral, table.neutral_prices, table.neutral_buyers, strict=True):
        if not cost:
            aside.append((tile, table.seats))
        elif buyer == UNSOLD:
            neutral.append(tile)
    unplaced = _in_order(table, order)
    display = [tile for tile, buyer in zip(table.shown, table.shown_buyers, strict=True) if buyer == UNSOLD]
    openly = [*neutral, *(tile for _, tile in unplaced), *display]
    table.bottom += [tile for tile, _ in aside]
    table.bottom_by += [seat for _, seat in aside]
    table.bottom += openly
    table.bottom_by += [OPENLY] * len(openly)
    _clear(table)
    if told is not None:
        told.append(
            events.CleanedUp(
                tuple(events.Belonging(seat, tile) for tile, seat in aside),
                tuple(neutral),
                tuple(events.Belonging(seat, tile) for seat, tile in unplaced),
                tuple(display),
                table.bag_size,
            )
        )


def _in_order(table: Table, order: list[Seat]) -> list[tuple[Seat, int]]:
    """What was not placed: by seat, then as it was drawn, the tiles of the main board first."""
    if len(table.unplaced) < 2:
        return table.unplaced
    drawn = table.shown + [tile for seat in order for tile in table.hand(seat)] + table.neutral
    return sorted(table.unplaced, key=lambda item: (order.index(item[0]), drawn.index(item[1])))


def _clear(table: Table) -> None:
    seats = table.seats
    table.shown = []
    table.shown_buyers = []
    table.drawn = [NO_TILE] * (seats * TILES_DRAWN)
    table.aside = [NO_TILE] * seats
    table.offered = [NO_TILE] * seats
    table.kept = [NO_TILE] * seats
    table.prices = [UNPRICED] * seats
    table.buyers = [UNSOLD] * seats
    table.open_prices = False
    table.neutral = []
    table.neutral_prices = []
    table.neutral_buyers = []
    table.unplaced = []
    table.hills = [0] * seats


def _end_game(table: Table, reason: EndReason, told: Told) -> None:
    table.phase = OVER
    table.actor = NOBODY
    table.reason = reason
    if told is not None:
        told.append(events.GameEnded(reason.value, make_outcome(table, reason).winners))
