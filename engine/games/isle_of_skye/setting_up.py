"""What happens before the first round (SKYE-2.1 to 2.4)."""

from engine.core.contract import Told
from engine.core.seats import Seat
from engine.games.isle_of_skye import events
from engine.games.isle_of_skye.grid import START_CELL
from engine.games.isle_of_skye.pieces import STARTING_COINS, CardName
from engine.games.isle_of_skye.rounds import go_on_to_round
from engine.games.isle_of_skye.table import STARTER, STARTS, Table


def draw_cards(table: Table, cards: tuple[CardName, ...], told: Told) -> None:
    """The scoring cards of the game lie open (SKYE-2.1)."""
    table.cards = cards
    table.phase = STARTS
    if told is not None:
        told.append(events.CardsDrawn(cards))


def deal_starts(table: Table, tiles: tuple[int, ...], told: Told) -> None:
    """Everybody's start tile, unturned in the middle (SKYE-2.1); the others stay in the bag (SKYE-2.2)."""
    for seat, tile in enumerate(tiles):
        table.lay(seat, START_CELL, tile, 0)
        table.known[tile] = table.everybody
    table.phase = STARTER
    if told is not None:
        told.append(events.StartsDealt(tiles, STARTING_COINS))


def choose_starter(table: Table, seat: Seat, told: Told) -> None:
    """Who holds the badge first (SKYE-2.4)."""
    table.starter = seat
    if told is not None:
        told.append(events.StarterChosen(seat))
    go_on_to_round(table, told)
