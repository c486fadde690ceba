"""Strips: what a page is made of. Each knows its height, paints itself, and says where it can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QRectF

from gui.windows.rules.paging import Extent

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

SpotKind = Literal["reference", "fold", "table"]
Paint = Callable[["QPainter", QRectF], None]
"""Paints into the strip's rectangle, which is as wide as the page's column."""


@dataclass(frozen=True)
class Spot:
    """A place to press: from the strip's top left corner. `target` is a number; `said` is for screen readers."""

    rect: QRectF
    kind: SpotKind
    target: str
    said: str


@dataclass(frozen=True)
class Strip:
    """`owner` is the number of the clause or ruling it belongs to, `spoken` what a screen reader says of all that
    follows of its owner (only the first strip of an entry has it)."""

    extent: Extent
    paint: Paint
    owner: str = ""
    spots: tuple[Spot, ...] = ()
    spoken: str = ""
    refused: bool = False


@dataclass(frozen=True)
class Column:
    """The shape of a page's column in logical pixels: the gutter in which numbers hang, and the text beside it.
    Without a gutter numbers stand above their texts. `room` is how tall the column is."""

    gutter: float
    gap: float
    measure: float
    room: float = 600.0

    @property
    def width(self) -> float:
        return self.gutter + self.gap + self.measure

    def text_rect(self, rect: QRectF, rtl: bool) -> QRectF:
        """Where text stands in a strip's rectangle."""
        lead = self.gutter + self.gap
        return rect.adjusted(0, 0, -lead, 0) if rtl else rect.adjusted(lead, 0, 0, 0)

    def gutter_rect(self, rect: QRectF, rtl: bool) -> QRectF:
        """Where numbers hang."""
        x = rect.right() - self.gutter if rtl else rect.left()
        return QRectF(x, rect.top(), self.gutter, rect.height())


@dataclass
class Stack:
    """Strips being gathered, from the top of a chapter on."""

    strips: list[Strip] = field(default_factory=list)

    def add(
        self,
        height: float,
        paint: Paint,
        *,
        gap: float = 0.0,
        keep: bool = False,
        owner: str = "",
        spots: tuple[Spot, ...] = (),
        spoken: str = "",
        refused: bool = False,
    ) -> None:
        self.strips.append(Strip(Extent(height, gap, keep), paint, owner, spots, spoken, refused))
