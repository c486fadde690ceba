"""A set book cut into pages, and where things are in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from gui.windows.rules.paging import paginate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.windows.rules.strips import Strip


@dataclass(frozen=True)
class Placed:
    """A strip at its place, from the top left corner of the page's column."""

    strip: Strip
    rect: QRectF


@dataclass(frozen=True)
class Page:
    """`chapter` is its place among the chapters, `opens` whether the chapter begins here."""

    chapter: int
    opens: bool
    placed: tuple[Placed, ...]

    def block(self, owner: str, *, refused_only: bool = False) -> QRectF:
        """The rectangle round all of an entry on this page; empty where it is not."""
        found = QRectF()
        for placed in self.placed:
            if placed.strip.owner == owner and (placed.strip.refused or not refused_only):
                found = found.united(placed.rect)
        return found


def make_pages(chapters: Sequence[Sequence[Strip]], width: float, room: float) -> tuple[Page, ...]:
    """Every chapter begins a page."""
    pages = []
    for place, strips in enumerate(chapters):
        for start, end in paginate([strip.extent for strip in strips], room):
            pages.append(Page(place, start == 0, tuple(_placed(strips[start:end], width))))
    return tuple(pages)


def _placed(strips: Sequence[Strip], width: float) -> list[Placed]:
    y = 0.0
    placed = []
    for place, strip in enumerate(strips):
        y += strip.extent.gap if place else 0
        placed.append(Placed(strip, QRectF(0, y, width, strip.extent.height)))
        y += strip.extent.height
    return placed


def page_of(pages: Sequence[Page], number: str) -> int | None:
    """The first page with something of a clause or ruling."""
    for place, page in enumerate(pages):
        if any(placed.strip.owner == number for placed in page.placed):
            return place
    return None


def page_of_chapter(pages: Sequence[Page], chapter: int) -> int:
    return next((place for place, page in enumerate(pages) if page.chapter == chapter), 0)
