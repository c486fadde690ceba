"""The table as a view knows it: the rules, the scores and the previews are asked of this."""

from typing import TYPE_CHECKING

from engine.core.seats import Seat
from engine.games.isle_of_skye.grid import CELLS
from engine.games.isle_of_skye.pieces import TILES_DRAWN
from engine.games.isle_of_skye.table import BUY, NO_TILE, OPENLY, PLACING, UNPRICED, UNSOLD, Table

if TYPE_CHECKING:
    from engine.games.isle_of_skye.view import SkyeView


def recalled(view: "SkyeView") -> Table:
    """A table with all that the view shows. What the watcher does not know is missing: the shuffled part of the bag is
    empty, and NO_TILE or UNPRICED stands for hidden tiles and prices."""
    table = Table(view.seats, view.options)
    recall(view, table)
    return table


def recall(view: "SkyeView", table: Table) -> None:
    """Lay out a new table like that."""
    table.phase = view.phase
    table.actor = view.actor
    table.turn = view.turn
    table.lap = view.lap
    table.round = view.round
    table.starter = view.starter
    table.last = view.last
    table.reason = view.reason
    table.cards = view.cards
    table.coins = list(view.coins)
    table.debts = list(view.debts)
    table.scores = list(view.scores)
    table.hills = list(view.hills)
    table.results = view.results
    table.open_prices = view.phase is BUY or view.phase in PLACING
    table.placing = view.placing or NO_TILE
    _recall_territories(view, table)
    _recall_centre(view, table)
    _recall_hands(view, table)
    _recall_bag(view, table)


def _recall_territories(view: "SkyeView", table: Table) -> None:
    for seat, territory in enumerate(view.territories):
        for cell in range(CELLS):
            laid = territory[cell]
            if laid is not None:
                table.lay(seat, cell, laid.tile, laid.rotation)
                table.known[laid.tile] = table.everybody


def _recall_centre(view: "SkyeView", table: Table) -> None:
    table.shown = [item.tile for item in view.shown]
    table.shown_buyers = [_buyer(item.buyer) for item in view.shown]
    table.neutral = [tile or NO_TILE for tile in view.neutral]
    table.neutral_prices = list(view.neutral_prices)
    table.neutral_buyers = [UNSOLD] * len(view.neutral)
    for offer in view.offers:
        if offer.owner == view.seats:
            table.neutral_buyers[table.neutral.index(offer.tile)] = _buyer(offer.buyer)
        else:
            table.offered[offer.owner] = offer.tile
            table.prices[offer.owner] = offer.price
            table.buyers[offer.owner] = _buyer(offer.buyer)
        table.known[offer.tile] = table.everybody
    for tile in table.shown:
        table.known[tile] = table.everybody
    for seat, kept in enumerate(view.kept):
        table.kept[seat] = kept or NO_TILE
    for belonging in view.unplaced:
        assert belonging.tile is not None, "recall: what does not fit lies open"
        table.unplaced.append((belonging.seat, belonging.tile))
        table.known[belonging.tile] = table.everybody
    for tile, price in zip(table.neutral, view.neutral_prices, strict=True):
        if tile and not price:
            table.known[tile] |= knowing(view)


def _recall_hands(view: "SkyeView", table: Table) -> None:
    for holder, tiles in enumerate(view.held):
        for tile in tiles:
            if tile is not None:
                table.known[tile] |= knowing(view) | 1 << holder
    hand = view.hand
    if hand is not None:
        seat = view.watcher
        assert seat is not None, "recall: a spectator has no hand"
        table.drawn[seat * TILES_DRAWN : (seat + 1) * TILES_DRAWN] = hand.drawn
        table.aside[seat] = hand.aside or NO_TILE
        table.offered[seat] = hand.offered or NO_TILE
        table.kept[seat] = hand.kept or NO_TILE
        table.prices[seat] = UNPRICED if hand.price is None else hand.price


def _recall_bag(view: "SkyeView", table: Table) -> None:
    table.bag = []
    for item in view.bag_bottom:
        by = OPENLY if item.by is None else item.by
        table.bottom.append(item.tile or NO_TILE)
        table.bottom_by.append(by)
        if item.tile is not None:
            table.known[item.tile] = table.everybody if by == OPENLY else knowing(view) | owner_bit(view, by)


def knowing(view: "SkyeView") -> int:
    """The mask of those who know what the view shows of hidden tiles: everybody, if a spectator does."""
    return (2 << view.seats) - 1 if view.watcher is None else 1 << view.watcher


def owner_bit(view: "SkyeView", seat: Seat) -> int:
    """The bit of a seat that knows its own tiles; the neutral has none."""
    return 1 << seat if seat < view.seats else 0


def _buyer(seat: Seat | None) -> Seat:
    return UNSOLD if seat is None else seat
