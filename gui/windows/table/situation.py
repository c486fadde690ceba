"""Where a table stands, for those who speak of it: who may act, who looks at what, how it ended, what went wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from engine.core.errors import TakhteError
    from engine.core.outcome import Outcome
    from engine.core.seats import Seat
    from gui.windows.table.chronicle import Row


@dataclass
class Situation:
    """At most one of `offered` and `handing` is a seat."""

    offered: Seat | None = None
    """The person who may act now, on the board or by a button."""
    handing: Seat | None = None
    """The person the screen passes to; the curtain hangs, or will as soon as the board is at rest."""
    looking: Row | None = None
    """The row of the log whose position is looked back at."""
    outcome: Outcome | None = None
    fault: TakhteError | None = None
    on_signal: bool = False
    """The computer waits to be told."""


@dataclass(frozen=True)
class Intent:
    """What a button of the prompt asks for; `action` for a choice."""

    kind: Literal["choose", "result", "release", "return"]
    action: Any = None
