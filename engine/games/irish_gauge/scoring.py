"""Wealth and the end of the game (GAUGE-6.1 to 6.3)."""

from typing import Final

from engine.core.outcome import Outcome, ScoreLine, ScoreSheet, rank
from engine.core.seats import Seat
from engine.games.irish_gauge.atlas import COMPANIES
from engine.games.irish_gauge.pieces import ALL_SPACES, COMPANY_COUNT
from engine.games.irish_gauge.table import EndReason, Position

CASH_LINE: Final = "cash"
"""Key of the line of cash; the other lines have the keys of their companies."""


def share_worth(at: Position, seat: Seat) -> int:
    """What the seat's shares are worth at their current prices, in pounds."""
    first = seat * COMPANY_COUNT
    return sum([at.holdings[first + company] * at.prices[company] for company in at.companies])


def wealth(at: Position, seat: Seat) -> int:
    """Cash and shares together, in pounds (GAUGE-6.3)."""
    return at.cash[seat] + share_worth(at, seat)


def end_reason(at: Position, idle: int) -> EndReason | None:
    """Why the game is over at the end of a turn, the `idle`-th in a row in which nothing was sold or built, or None
    (GAUGE-6.1, 6.2). Where the display and the map run out in one turn, the display is named."""
    if not at.display_left:
        return EndReason.DISPLAY_EMPTY
    if at.built == ALL_SPACES:
        return EndReason.MAP_FULL
    return EndReason.STANDSTILL if idle == at.seats else None


def score_sheets(at: Position) -> tuple[ScoreSheet, ...]:
    """Everyone's cash and a line for each company in play, held or not."""
    return tuple(_sheet(at, seat) for seat in range(at.seats))


def _sheet(at: Position, seat: Seat) -> ScoreSheet:
    lines = [ScoreLine(CASH_LINE, "GAUGE-6.3", at.cash[seat])]
    for company in at.companies:
        shares, price = at.holdings[seat * COMPANY_COUNT + company], at.prices[company]
        lines.append(ScoreLine(COMPANIES[company].key, "GAUGE-6.3", shares * price, f"{shares} × {price}"))
    return ScoreSheet(seat, tuple(lines), sum(line.value for line in lines))


def make_outcome(at: Position, reason: EndReason) -> Outcome:
    """The greatest wealth wins; on a tie more cash; still tied, shared (GAUGE-6.3)."""
    ranking = rank({seat: (wealth(at, seat), at.cash[seat]) for seat in range(at.seats)})
    return Outcome(reason.value, ranking, score_sheets(at))
