"""Round scores, score sheets and the end of the game (SKYJO-5.3, 5.4, 6.1, 6.2)."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct

from engine.core.outcome import Outcome, ScoreLine, ScoreSheet, rank
from engine.core.seats import Seat
from engine.games.skyjo.options import SkyjoOptions

ROUND_LINE: Final = "round"
"""Key of a line of a finished round; its number is the round's."""
TABLE_LINE: Final = "table"
"""Key of the line of the round that is running: what lies face up."""


class EndReason(StrEnum):
    """Why a game ended (SKYJO-6.1)."""

    TARGET = "target"
    ROUNDS = "rounds"


class RoundResult(Struct, frozen=True):
    """A scored round: `sums` of the cards and `scores` after doubling, in seat order. `stopper` is None if the
    turns ran out (SKYJO-5.5), `doubled` None if nobody's score was doubled (SKYJO-5.4)."""

    starter: Seat
    stopper: Seat | None
    sums: tuple[int, ...]
    scores: tuple[int, ...]
    doubled: Seat | None


def score_round(options: SkyjoOptions, starter: Seat, stopper: Seat | None, sums: tuple[int, ...]) -> RoundResult:
    """The result of a round in which the seats' cards, with what closed columns count, add up to `sums`."""
    doubled = stopper if options.stopper_doubles and stopper is not None and stops_too_soon(sums, stopper) else None
    scores = tuple(value * 2 if seat == doubled else value for seat, value in enumerate(sums))
    return RoundResult(starter, stopper, sums, scores, doubled)


def stops_too_soon(sums: Sequence[int], stopper: Seat) -> bool:
    """Whether the stopper's score is positive and not strictly the lowest (SKYJO-5.4)."""
    own = sums[stopper]
    return own > 0 and any(value <= own for seat, value in enumerate(sums) if seat != stopper)


def end_reason(options: SkyjoOptions, totals: Sequence[int], rounds_played: int) -> EndReason | None:
    """Why the game is over after a round, or None if another one follows (SKYJO-6.1)."""
    if options.end == "target":
        return EndReason.TARGET if max(totals) >= options.target else None
    return EndReason.ROUNDS if rounds_played >= options.rounds else None


def score_sheets(results: Sequence[RoundResult], table: Sequence[int] | None, seats: int) -> tuple[ScoreSheet, ...]:
    """A line for each finished round, and one for what lies on the table if a round is running (`table`: the seats'
    face-up cards with what closed columns count; nothing doubles there)."""
    return tuple(_sheet(seat, results, None if table is None else table[seat]) for seat in range(seats))


def _sheet(seat: Seat, results: Sequence[RoundResult], on_table: int | None) -> ScoreSheet:
    lines = [_round_line(seat, number, result) for number, result in enumerate(results, start=1)]
    if on_table is not None:
        lines.append(ScoreLine(TABLE_LINE, "SKYJO-5.3", on_table, number=len(results) + 1))
    return ScoreSheet(seat, tuple(lines), sum(line.value for line in lines))


def _round_line(seat: Seat, number: int, result: RoundResult) -> ScoreLine:
    score = result.scores[seat]
    if result.doubled == seat:
        return ScoreLine(ROUND_LINE, "SKYJO-5.4", score, f"{result.sums[seat]} × 2", number)
    return ScoreLine(ROUND_LINE, "SKYJO-5.3", score, number=number)


def make_outcome(reason: EndReason, totals: Sequence[int], results: Sequence[RoundResult]) -> Outcome:
    """The lowest total wins, equals share (SKYJO-6.2)."""
    ranking = rank({seat: (-total,) for seat, total in enumerate(totals)})
    return Outcome(reason.value, ranking, score_sheets(results, None, len(totals)))
