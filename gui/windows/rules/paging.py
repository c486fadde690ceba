"""Cutting a chapter's strips into pages. No Qt here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence


class Extent(Struct, frozen=True):
    """How tall a strip is, the gap before it (not at the top of a page), and whether it must not end a page."""

    height: float
    gap: float = 0.0
    keep: bool = False


def paginate(extents: Sequence[Extent], room: float) -> list[tuple[int, int]]:
    """Half-open ranges of strips, a page each. What is kept together stays so, unless it is taller than a page."""
    pages: list[tuple[int, int]] = []
    start = 0
    while start < len(extents):
        end = _last_fitting(extents, start, room)
        if end < len(extents):
            end = _better_end(extents, start, end)
        pages.append((start, end))
        start = end
    return pages


def _last_fitting(extents: Sequence[Extent], start: int, room: float) -> int:
    used = 0.0
    for place in range(start, len(extents)):
        strip = extents[place]
        used += strip.height + (strip.gap if place > start else 0)
        if used > room and place > start:
            return place
    return len(extents)


def _better_end(extents: Sequence[Extent], start: int, end: int) -> int:
    """The nearest place before `end` where the page may be broken."""
    better = end
    while better > start and extents[better - 1].keep:
        better -= 1
    return better if better > start else end
