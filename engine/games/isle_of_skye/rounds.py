"""How a round begins and ends: the main board, income, round score and the clean-up (SKYE-2.3, 3.8 to 3.11)."""

from engine.core.contract import Told
from engine.core.seats import CHANCE, NOBODY, Seat
from engine.games.isle_of_skye import events
from engine.games.isle_of_skye.drawing import tiles_to_show
from engine.games.isle_of_skye.pieces import NEUTRAL_PRICES, TILES_DRAWN
from engine.games.isle_of_skye.scoring import make_outcome
from engine.games.isle_of_skye.table import (
    DRAW,
    NO_TILE,
    OPENLY,
    OVER,
    SHOW,
    UNPRICED,
    UNSOLD,
    EndReason,
    RoundResult,
    Table,
)


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


def end_round(table: Table, told: Told) -> None:
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
    _clean_up(table, told)
    if table.round == table.options.rounds:
        _end_game(table, EndReason.ROUNDS, told)
    elif table.bag_size < table.tiles_per_draw:
        _end_game(table, EndReason.TILES, told)
    else:
        go_on_to_round(table, told)


def _clean_up(table: Table, told: Told) -> None:
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
