"""Where the columns of the ledger stand and how much each shows: one answer for head, lines and total."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.controls import Look
    from gui.windows.result.ledger import Ledger

Breadth = Literal["wide", "medium", "narrow"]
EDGE: Final = 22
_WIDE, _MEDIUM = 196, 112
_LEAST_LABEL: Final = 74


class Columns(Struct, frozen=True):
    """Widths in logical pixels. `figure` is the box at the trailing side in which figures stand on their units,
    right to left as well."""

    label: int
    seat: int
    figure: int
    breadth: Breadth
    short_clause: bool
    total_size: Literal[14, 16, 20]

    def widths(self, count: int, total: int) -> list[int]:
        """Of the label's column and of `count` seats; the first takes what division leaves over."""
        return [total - count * self.seat, *[self.seat] * count]


def arrange_columns(
    ledger: Ledger, labels: Sequence[str], figures: Sequence[str], totals: Sequence[str], width: int, look: Look
) -> Columns:
    """Seats share what the labels leave. In narrow columns the clause loses its game's name and figures stand
    alone."""
    count = max(1, len(ledger.columns))
    words = max((look.advance(label, 14, 520) for label in labels), default=60.0)
    clauses = [row.clause for row in ledger.rows]

    def label_width(short: bool) -> int:
        shown = [short_clause(clause) if short else clause for clause in clauses]
        clause = max((look.advance(text, 12) for text in shown), default=0.0)
        return round(words + clause + look.px(EDGE + 16 + 14))

    def share(label: int) -> int:
        return (width - label) // count

    full, least = label_width(False), max(look.px(_LEAST_LABEL), label_width(True))
    roomy = share(full) >= look.px(_MEDIUM)
    label = min(max(full, look.px(262)) if share(look.px(262)) >= look.px(_WIDE) else full, width // 2)
    if not roomy:
        label = min(least, width // 3)
    seat = share(label)
    breadth: Breadth = "wide" if seat >= look.px(_WIDE) else "medium" if seat >= look.px(_MEDIUM) else "narrow"

    def total_width(size: int) -> float:
        return max((look.type.advance(total, size, 780, True) for total in totals), default=0.0)

    sizes: tuple[Literal[20], Literal[16], Literal[14]] = (20, 16, 14)
    size = next((size for size in sizes if total_width(size) <= seat - look.px(8)), sizes[-1])
    widest = max(max((look.type.advance(figure, 14, 640, True) for figure in figures), default=0.0), total_width(size))
    return Columns(label, seat, round(widest) + 2, breadth, not roomy, size)


def short_clause(clause: str) -> str:
    """``5.3`` of ``SKYJO-5.3``."""
    return clause.rpartition("-")[2]
