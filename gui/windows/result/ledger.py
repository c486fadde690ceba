"""The score sheets of a finished game as one table: a row for each line, a column for each seat. No Qt here."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from engine.core.outcome import Outcome, ScoreLine
    from engine.core.seats import Seat


class LedgerColumn(Struct, frozen=True):
    """A seat in the order of the ranking. `rank` counts from 1; equals have the same."""

    seat: Seat
    rank: int
    total: int
    winner: bool


class LedgerRow(Struct, frozen=True):
    """One line of the sheets. `first` is any seat's line of it (for the label), `clause` the one most seats have it
    by, `cells` a line per column or None."""

    first: ScoreLine
    clause: str
    cells: tuple[ScoreLine | None, ...]
    begins_group: bool

    def clause_at(self, column: int) -> str:
        """The clause behind one seat's figure."""
        cell = self.cells[column]
        return cell.clause if cell is not None else self.clause


class Ledger(Struct, frozen=True):
    """The whole table. `low_wins`: the fewest points were the best, so a minus is no loss."""

    columns: tuple[LedgerColumn, ...]
    rows: tuple[LedgerRow, ...]
    low_wins: bool


def make_ledger(outcome: Outcome) -> Ledger:
    sheets = {sheet.seat: sheet for sheet in outcome.sheets}
    columns = []
    rank = 1
    for group in outcome.ranking:
        columns += [LedgerColumn(seat, rank, sheets[seat].total, group == outcome.winners) for seat in group]
        rank += len(group)
    ranked = {column.seat for column in columns}
    # A rival nobody plays has a sheet but no place in the ranking.
    columns += [LedgerColumn(seat, 0, sheet.total, False) for seat, sheet in sheets.items() if seat not in ranked]
    keys = dict.fromkeys((line.key, line.number) for sheet in outcome.sheets for line in sheet.lines)
    lines = {(sheet.seat, line.key, line.number): line for sheet in outcome.sheets for line in sheet.lines}
    rows: list[LedgerRow] = []
    for key, number in keys:
        cells = tuple(lines.get((column.seat, key, number)) for column in columns)
        there = [cell for cell in cells if cell is not None]
        clause = Counter(cell.clause for cell in there).most_common(1)[0][0]
        begins = not rows or rows[-1].first.key != key
        rows.append(LedgerRow(there[0], clause, cells, begins))
    totals = [sheets[seat].total for group in outcome.ranking for seat in group]
    return Ledger(tuple(columns), tuple(rows), low_wins=bool(totals) and totals[0] < max(totals))
