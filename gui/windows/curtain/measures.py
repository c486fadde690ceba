"""How large the hanging is and where things are on it: pure arithmetic, nothing is painted here.

The hanging is drawn in units of its own; `unit` says how many logical pixels one of them is. At 1440 × 900 a unit is a
pixel and the hanging is 1000 × 796.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

PLEAT: Final = 1000 / 13
"""The width of one fold of cloth, in units: there is a ring on the rod at each."""
FRINGE: Final = 24
"""How far the fringe hangs below the hem."""
ROD_TOP: Final = 28
HANGING_TOP: Final = 40
_DESIGN: Final = (1440, 900)
_LINK_WIDTH, _LINK_HEIGHT = 210, 48
_LEAST_UNIT, _MOST_UNIT = 0.66, 4.0


@dataclass(frozen=True)
class Measures:
    """Everything the art depends on. Lengths are units, `unit` is logical pixels."""

    unit: float
    width: float
    height: float
    side: float
    apex: float
    foot: float

    @property
    def spring(self) -> float:
        """Where the arch of the niche leaves its upright sides."""
        return self.apex + 196

    @property
    def calm(self) -> float:
        """Up to here from the middle (1: the edge) the cloth hangs flat, so that words stand on calm cloth."""
        return 0.715 * (1 - 2 * self.side / self.width)

    @property
    def pleats(self) -> int:
        return round(self.width / PLEAT)


def measure(width: int, height: int, text_scale: float) -> Measures:
    """The hanging for a window. Larger text gets a wider cloth and a wider niche."""
    unit = min(width / _DESIGN[0], height / _DESIGN[1])
    unit = min(_MOST_UNIT, max(_LEAST_UNIT, unit))
    # In a large window everything is larger anyway: only what text has beyond that needs more cloth.
    link = min(text_scale, max(1.4, unit))
    text_scale = max(1.0, text_scale / max(1.0, unit))
    widest = (width - 2 * 72) / unit
    pleats = max(9, int(min(1000 * text_scale, widest) / PLEAT))
    cloth = pleats * PLEAT
    # Where the link in the corner would lie under the fringe, the cloth ends above it.
    corner = (width - cloth * unit) / 2 < _LINK_WIDTH * link
    below = max(64 * unit, (_LINK_HEIGHT * link + FRINGE * unit) if corner else 0)
    tall = min((height - below) / unit - HANGING_TOP, cloth * 1.35)
    extra = text_scale - 1
    return Measures(
        unit=unit,
        width=cloth,
        height=tall,
        side=max(104.0, 178 - 74 * extra) * min(1.0, cloth / 1000),
        apex=97 - 37 * extra,
        foot=tall - 60,
    )


@dataclass(frozen=True)
class Block:
    """A strip of words in the niche. Those with the smallest `worth` go first when there is not enough room."""

    name: str
    height: float
    gap: float
    worth: int


def stacked(blocks: Sequence[Block], top: float, bottom: float) -> dict[str, float]:
    """Where the strips that find room begin, by name; what is left over is shared out above and below."""
    kept = list(blocks)
    while kept and _needed(kept) > bottom - top:
        least = min(block.worth for block in kept)
        if least == max(block.worth for block in kept):
            break
        kept.remove(next(block for block in reversed(kept) if block.worth == least))
    spare = max(0.0, bottom - top - _needed(kept))
    y = top + spare * 0.42
    places = {}
    for position, block in enumerate(kept):
        y += block.gap if position else 0
        places[block.name] = y
        y += block.height
    return places


def _needed(blocks: Sequence[Block]) -> float:
    return sum(block.height for block in blocks) + sum(block.gap for block in blocks[1:])
