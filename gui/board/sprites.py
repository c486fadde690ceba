"""What lies on a board, as values: pictures, where they are, where spots are, and what moves."""

import math
from collections.abc import Hashable, Iterator
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from gui.controls.look import Look

ItemId: TypeAlias = Hashable
"""Names an item of the scene: a string or tuple of the game's own, ``("card", 2, 5)``."""

FLYING: Final = 10_000.0
"""Added to the layer of what moves."""


class Picture(Struct, frozen=True):
    """Something that can be painted, and the key of its pixmap: it says everything the pixels depend on except size of
    the device's pixels and the theme. Width and height are those of the body, in logical pixels; `margin` is the air
    round it for its shadow."""

    width: float
    height: float

    @property
    def margin(self) -> float:
        return 0.0

    @property
    def corner(self) -> float:
        """The radius of its corners, for the shadow under it when it is lifted."""
        return 0.0

    @property
    def likeness(self) -> Hashable:
        """What it has in common with itself at another size: while a board is being resized, a pixmap of that size is
        stretched. None: too cheap or too delicate for that."""
        return None

    @property
    def slow(self) -> bool:
        """Takes so long to paint that something simpler stands in for it until the board has time."""
        return False

    def sketch(self, p: "QPainter", look: "Look") -> None:
        """Paint what stands in for it, quickly."""
        self.paint(p, look)

    def paint(self, p: "QPainter", look: "Look") -> None:
        """Paint the body into the rectangle 0, 0, width, height."""
        raise NotImplementedError

    def in_steps(self, p: "QPainter", look: "Look") -> Iterator[None]:
        """Paint the same, stopping wherever a frame may come between."""
        self.paint(p, look)
        yield


class Sprite(Struct, frozen=True):
    """What one item shows and where: the middle of its body in the scene, its layer, how it lies. `lift` 0 lies on
    the table, 1 is held above it."""

    picture: Picture
    x: float
    y: float
    z: float
    angle: float = 0.0
    lift: float = 0.0
    opacity: float = 1.0


class Area(Struct, frozen=True):
    """Where a spot lies in the scene. With `path` it is the band within `reach` of that line, and the rectangle only
    bounds it."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0
    path: tuple[tuple[float, float], ...] = ()
    reach: float = 0.0

    @property
    def middle(self) -> tuple[float, float]:
        if self.path:
            return self.path[len(self.path) // 2]
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        inside = self.x <= x <= self.x + self.width and self.y <= y <= self.y + self.height
        return inside and (not self.path or self.distance(x, y) <= self.reach)

    def distance(self, x: float, y: float) -> float:
        """From the line of the band."""
        return min(_to_segment(x, y, a, b) for a, b in pairwise(self.path))


def _to_segment(x: float, y: float, a: tuple[float, float], b: tuple[float, float]) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = dx * dx + dy * dy
    t = max(0.0, min(1.0, ((x - a[0]) * dx + (y - a[1]) * dy) / long)) if long else 0.0
    return math.hypot(x - a[0] - t * dx, y - a[1] - t * dy)


class Manner(Enum):
    """How something moves."""

    MOVE = "move"
    """From one place to another."""
    SLIDE = "slide"
    """The same, without leaving the table: when the table itself turns."""
    TURN = "turn"
    """The same, turning over on the way; in place if both are one place."""
    RISE = "rise"
    """A figure that rises, stays for the pause after it, and then is gone."""
    LEAVE = "leave"
    """Something that was there goes off and is gone."""


class Movement(Struct, frozen=True):
    """One thing that moves when an event is told. It starts as `start` says, or where and how the item `origin` is at
    that moment (in somebody's hand, perhaps), and ends as `end` says. Milliseconds, at the normal pace."""

    item: ItemId
    end: Sprite
    start: Sprite | None = None
    origin: ItemId | None = None
    manner: Manner = Manner.MOVE
    delay: int = 0
    duration: int = 220
    unseen: bool = False
    """Not to be seen until it sets out: it is still among others of a pile."""
    via: tuple[float, float] | None = None
    """It bends towards this point on its way, unless it sets out from elsewhere than `start`."""
