"""What happened since the seat last looked: lines of the table's log as the curtain shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from engine.core.match import SeatSetup
from gui.board.lines import Line, LogEntry, Name, plain

if TYPE_CHECKING:
    from gui.i18n import Numbers

NewsItem: TypeAlias = str | tuple[Line | LogEntry, Sequence[SeatSetup]]
"""A finished sentence, or a line (or entry of the log) with the seats of its match."""

MOST: int = 3
"""More lines would not be read at a curtain: the latest count."""


class NewsLine(Struct, frozen=True):
    """A sentence, and the colour-and-shape indices of the seats it speaks of."""

    text: str
    styles: tuple[int, ...] = ()


def news_lines(items: Sequence[NewsItem], numbers: Numbers) -> tuple[NewsLine, ...]:
    """The latest items, in words."""
    return tuple(_line(item, numbers) for item in items[-MOST:])


def _line(item: NewsItem, numbers: Numbers) -> NewsLine:
    if isinstance(item, str):
        return NewsLine(item)
    told, seats = item
    line = told.line if isinstance(told, LogEntry) else told
    named = [part.seat for part in line.parts.values() if isinstance(part, Name)]
    if isinstance(told, LogEntry) and told.seat is not None:
        named.insert(0, told.seat)
    styles = tuple(seats[seat].style for seat in dict.fromkeys(named) if seat < len(seats))
    return NewsLine(plain(line, seats, numbers), styles[:2])
