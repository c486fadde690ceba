"""Phase 2 of a turn: a track, and what the link it completes does (GAUGE-4.1 to 5.5)."""

from engine.core.contract import Told
from engine.games.irish_gauge import events
from engine.games.irish_gauge.links import (
    LinkEffect,
    completed_route,
    link_effect,
    merge,
    paid_to,
    payments_of,
    rises_of,
)
from engine.games.irish_gauge.pieces import ALL_SPACES, NEIGHBOURS, SPACE_COST, TOP_PRICE, numbers_in
from engine.games.irish_gauge.table import Table
from engine.games.irish_gauge.turns import end_turn


def build(table: Table, space: int, told: Told) -> None:
    """The active player lays a track there and pays for it; the turn ends (GAUGE-4.1, 4.3)."""
    seat = table.turn
    table.cash[seat] -= SPACE_COST[space]
    table.tracks[seat] -= 1
    table.builders[space] = seat
    route = completed_route(table.built, space)
    table.built |= 1 << space
    table.reachable |= NEIGHBOURS[space]
    table.laid = True
    if told is not None:
        told.append(events.TrackBuilt(seat, space, SPACE_COST[space], table.cash[seat], table.tracks[seat]))
    if route is not None:
        _link(table, route, told)
    if told is not None and table.built == ALL_SPACES:
        told.append(events.MapFilled())
    end_turn(table, told)


def _link(table: Table, route: int, told: Told) -> None:
    effect = link_effect(table, route)
    if told is not None:
        network = numbers_in(effect.network)
        told.append(events.LinkCompleted(route, effect.kind, effect.city, network, effect.companies))
    merge(table.networks, effect.network)
    if not effect.companies:
        return
    if table.options.dividend == "before":
        _pay(table, effect, told)
        _raise(table, effect, told)
    else:
        _raise(table, effect, told)
        _pay(table, effect, told)
    for company, before, after in zip(effect.companies, effect.before, effect.after, strict=True):
        if before < after == TOP_PRICE:
            _close(table, company, told)


def _pay(table: Table, effect: LinkEffect, told: Told) -> None:
    """GAUGE-5.3."""
    for seat in range(table.seats):
        table.cash[seat] += paid_to(effect, table.holdings, seat)
    if told is not None:
        payments = payments_of(effect, table.holdings, table.seats)
        if payments:
            told.append(events.DividendsPaid(payments, tuple(table.cash)))


def _raise(table: Table, effect: LinkEffect, told: Told) -> None:
    """GAUGE-5.1, 5.2."""
    for company, price in zip(effect.companies, effect.after, strict=True):
        table.prices[company] = price
    if told is not None and effect.before != effect.after:
        told.append(events.PricesRose(rises_of(effect)))


def _close(table: Table, company: int, told: Told) -> None:
    """GAUGE-5.4."""
    removed = table.display[company]
    table.display[company] = 0
    table.display_left -= removed
    if told is not None:
        told.append(events.CompanyClosed(company, removed))
        if removed and not table.display_left:
            told.append(events.DisplayEmptied())
