"""How a game ended, in two lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.i18n import isolated, translate
from gui.windows.phrases import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.core.match import SeatSetup
    from engine.core.outcome import Outcome
    from engine.core.seats import Seat
    from gui.i18n import Numbers

    ScoreText = Callable[[int], str] | None


def seat_name(seat: Seat, seats: Sequence[SeatSetup]) -> str:
    """A seat's name; the rival nobody plays is seat n."""
    return seats[seat].name if seat < len(seats) else translate("result", "Neutral rival")


def headline(outcome: Outcome, seats: Sequence[SeatSetup], numbers: Numbers, score_text: ScoreText = None) -> str:
    """``Sara wins with 61 points``; those who share the first place are all named. `score_text` writes a score that is
    not in points (`BoardKit.score_text`)."""
    names = [seat_name(seat, seats) for seat in outcome.winners]
    points = total_of(outcome, outcome.winners[0])
    if score_text is not None:
        if len(names) == 1:
            template = translate("result", "{name} wins with {score}")
            return template.format(name=isolated(names[0]), score=score_text(points))
        template = translate("result", "{names} share the win with {score} each")
        return template.format(names=listed(names, numbers), score=score_text(points))
    one = abs(points) == 1
    if len(names) == 1:
        template = (
            translate("result", "{name} wins with {points} point")
            if one
            else translate("result", "{name} wins with {points} points")
        )
        return template.format(name=isolated(names[0]), points=numbers.inline(points))
    template = (
        translate("result", "{names} share the win with {points} point each")
        if one
        else translate("result", "{names} share the win with {points} points each")
    )
    return template.format(names=listed(names, numbers), points=numbers.inline(points))


def margin(outcome: Outcome, seats: Sequence[SeatSetup], numbers: Numbers, score_text: ScoreText = None) -> str:
    """How far the winner was ahead of the next; nothing where the win is shared."""
    if len(outcome.winners) > 1 or len(outcome.ranking) < 2:
        return ""
    ahead = abs(total_of(outcome, outcome.winners[0]) - total_of(outcome, outcome.ranking[1][0]))
    if not ahead:
        return ""
    name = listed([seat_name(seat, seats) for seat in outcome.ranking[1]], numbers)
    if score_text is not None:
        return translate("result", "{score} ahead of {name}").format(score=score_text(ahead), name=name)
    template = (
        translate("result", "{points} point ahead of {name}")
        if ahead == 1
        else translate("result", "{points} points ahead of {name}")
    )
    return template.format(points=numbers(ahead), name=name)


def total_of(outcome: Outcome, seat: Seat) -> int:
    return next(sheet.total for sheet in outcome.sheets if sheet.seat == seat)
