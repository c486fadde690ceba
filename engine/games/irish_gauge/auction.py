"""Phase 1 of a turn: offering, bidding, buying (GAUGE-3.1 to 3.4)."""

from typing import Literal

from engine.core.contract import Told
from engine.core.seats import Seat
from engine.games.irish_gauge import events
from engine.games.irish_gauge.pieces import COMPANY_COUNT
from engine.games.irish_gauge.rules import least_bid, purchases
from engine.games.irish_gauge.table import BID, MARKET, NO_SEAT, OFFER, Table
from engine.games.irish_gauge.turns import begin_track


def offer(table: Table, company: int, opening: int, told: Told) -> None:
    """A share goes up for auction (GAUGE-3.1); the active player's left neighbour speaks first."""
    table.phase = BID
    table.offered = company
    table.opening = opening
    table.high = 0
    table.leader = NO_SEAT
    table.bids = [0] * table.seats
    table.bidding = (1 << table.seats) - 1
    if told is not None:
        told.append(events.ShareOffered(table.turn, company, opening, table.prices[company]))
    _ask_after(table, table.turn, told)


def bid(table: Table, amount: int, told: Told) -> None:
    """The actor is the highest bidder now (GAUGE-3.2)."""
    seat = table.actor
    table.high = table.bids[seat] = amount
    table.leader = seat
    if told is not None:
        told.append(events.BidPlaced(seat, table.offered, amount))
    _ask_after(table, seat, told)


def leave(table: Table, told: Told) -> None:
    """The actor passes (GAUGE-3.2)."""
    seat = table.actor
    _drop(table, seat, False, told)
    _ask_after(table, seat, told)


def _ask_after(table: Table, seat: Seat, told: Told) -> None:
    """Clockwise from `seat` to whoever can bid, passing those who cannot; or to the end of the auction (GAUGE-3.2)."""
    leader = table.leader
    least = least_bid(table)
    # Nobody bids against themselves: the auction is over when only the leader, or nobody, has not passed.
    over = 0 if leader == NO_SEAT else 1 << leader
    while table.bidding != over:
        seat += 1
        if seat == table.seats:
            seat = 0
        if seat == leader or not table.bidding >> seat & 1:
            continue
        if table.cash[seat] >= least:
            table.actor = seat
            return
        _drop(table, seat, True, told)
    if leader == NO_SEAT:
        _find_no_bid(table, told)
    else:
        _sell(table, leader, table.offered, table.high, "auction", told)


def _drop(table: Table, seat: Seat, unasked: bool, told: Told) -> None:
    table.bidding ^= 1 << seat
    if told is not None:
        told.append(events.BidPassed(seat, table.offered, unasked))


def _find_no_bid(table: Table, told: Told) -> None:
    """The active player may buy at the market, if they can pay for any share there (GAUGE-3.4)."""
    seat = table.turn
    if told is not None:
        told.append(events.NobodyBid(seat, table.offered))
    if purchases(table):
        table.phase = MARKET
        table.actor = seat
        return
    if told is not None:
        told.append(events.ShareDeclined(seat, True))
    begin_track(table, told)


def buy(table: Table, company: int, told: Told) -> None:
    """The active player takes a share at its price, instead of an auction (GAUGE-3.1) or after one (GAUGE-3.4)."""
    how: Literal["direct", "market"] = "direct" if table.phase is OFFER else "market"
    _sell(table, table.turn, company, table.prices[company], how, told)


def decline(table: Table, told: Told) -> None:
    """The active player buys nothing (GAUGE-3.4)."""
    if told is not None:
        told.append(events.ShareDeclined(table.turn, False))
    begin_track(table, told)


def _sell(
    table: Table, seat: Seat, company: int, paid: int, how: Literal["auction", "direct", "market"], told: Told
) -> None:
    table.cash[seat] -= paid
    table.holdings[seat * COMPANY_COUNT + company] += 1
    table.display[company] -= 1
    table.display_left -= 1
    table.sold = True
    if told is not None:
        told.append(events.ShareSold(seat, company, paid, how, table.cash[seat], table.display[company]))
        if not table.display_left:
            told.append(events.DisplayEmptied())
    begin_track(table, told)
