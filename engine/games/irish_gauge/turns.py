"""The course of the turns: how one begins, how it comes to its track, how it ends (GAUGE-2.4, 3.5, 4.1, 6.1, 6.2)."""

from engine.core.contract import Told
from engine.core.seats import NOBODY, Seat
from engine.games.irish_gauge import events
from engine.games.irish_gauge.pieces import LEAST_OPENING
from engine.games.irish_gauge.rules import buildable
from engine.games.irish_gauge.scoring import end_reason, make_outcome
from engine.games.irish_gauge.table import OFFER, OVER, TRACK, EndReason, Table


def begin_turn(table: Table, seat: Seat, told: Told) -> None:
    """The seat's turn begins; without £5 anywhere it begins with its track (GAUGE-3.5)."""
    table.turn = table.actor = seat
    table.turn_number += 1
    table.sold = table.laid = False
    if told is not None:
        number = table.turn_number
        told.append(events.TurnBegan(seat, number, (number - 1) // table.seats + 1))
    if max(table.cash) >= LEAST_OPENING:
        table.phase = OFFER
        return
    if told is not None:
        told.append(events.SharesSkipped(seat))
    begin_track(table, told)


def begin_track(table: Table, told: Told) -> None:
    """Phase 2, passed without asking if there is nothing to choose from (GAUGE-4.1)."""
    seat = table.turn
    if buildable(table):
        table.phase = TRACK
        table.actor = seat
        return
    if told is not None:
        told.append(events.TrackPassed(seat, "no_cash" if table.tracks[seat] else "no_tracks"))
    end_turn(table, told)


def end_turn(table: Table, told: Told) -> None:
    """The end of the game, or the next seat's turn."""
    if table.sold or table.laid:
        table.idle = 0
    else:
        table.idle += 1
        if told is not None:
            told.append(events.TurnIdle(table.turn, table.idle, table.seats))
    reason = end_reason(table, table.idle)
    if reason is not None:
        _end_game(table, reason, told)
        return
    seat = table.turn + 1
    begin_turn(table, seat if seat < table.seats else 0, told)


def _end_game(table: Table, reason: EndReason, told: Told) -> None:
    table.phase = OVER
    table.actor = NOBODY
    table.reason = reason
    if told is not None:
        told.append(events.GameEnded(reason.value, make_outcome(table, reason).winners))
