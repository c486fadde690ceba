"""Holding a piece: what is held, where it hangs under the pointer, and which target it would fall on."""

import math
from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import Struct

from gui.board.choice import Spot
from gui.board.items import Pose
from gui.board.sprites import FLYING, Area, ItemId

TILT: Final = -3.0
"""Degrees a held piece leans."""
HELD_LAYER: Final = 2 * FLYING
REACH: Final = 0.62
"""A target within this share of its own diagonal draws the piece."""
BAND_REACH: Final = 1.15
"""A band draws it from so many times its own reach: bands lie close together."""


class Hold(Struct):
    """A piece in somebody's hand."""

    spot: Spot
    item: ItemId
    x: float
    y: float
    dx: float = 0.0
    dy: float = 0.0
    by_pointer: bool = False
    """Held by a pressed button; otherwise only kept where it is until it is laid."""
    tilt: float = TILT
    at: tuple[float, float] | None = None
    """Where it snapped to."""

    def move(self, x: float, y: float) -> None:
        """The pointer is there now."""
        self.x, self.y = x + self.dx, y + self.dy

    def pose(self, pose: Pose, flat: bool = False) -> Pose:
        """The item's pose with place and tilt as it is held; `flat`: not turning over any more."""
        x, y = self.at or (self.x, self.y)
        # What hangs straight takes the size of its picture: it may be another one over the target.
        width = pose.width if self.tilt else 0.0
        return Pose(x, y, HELD_LAYER, self.tilt, 1.0, 1.0, width, 1.0 if flat else pose.turn)


def nearest(areas: Mapping[Any, Area], targets: Iterable[Spot], hold: Hold, x: float, y: float) -> Spot | None:
    """The target under the pointer, or else the nearest one that what is held nearly covers."""
    best: Spot | None = None
    least = math.inf
    for spot in targets:
        area = areas.get(spot)
        if area is None:
            continue
        if area.path:
            distance, reach = area.distance(x, y), area.reach * BAND_REACH
        elif area.holds(x, y):
            return spot
        else:
            mx, my = area.middle
            distance, reach = math.hypot(mx - hold.x, my - hold.y), REACH * math.hypot(area.width, area.height)
        if distance < least and distance < reach:
            best, least = spot, distance
    return best


def spot_at(areas: Mapping[Any, Area], x: float, y: float, live: Iterable[Spot]) -> Spot | None:
    """The spot under a point: one with which something can be done before the others, and of bands the nearest."""
    alive = frozenset(live)
    under: list[Spot] = [spot for spot, area in areas.items() if area.holds(x, y)]
    plain = [spot for spot in under if not areas[spot].path]
    bands = [spot for spot in under if areas[spot].path]
    for spot in plain:
        if spot in alive:
            return spot
    if bands:
        nearest = min(bands, key=lambda band: areas[band].distance(x, y))
        if nearest in alive or not plain:
            return nearest
    return plain[0] if plain else None
