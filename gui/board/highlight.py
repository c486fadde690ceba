"""Marks: light under what may be chosen and a line round it, and saffron round the last move (design §5).

Glows lie under all pieces and rings over all of them, so that no light falls on a neighbour.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from gui.board.choice import Spot
from gui.board.pictures import Glow, Ring
from gui.board.sprites import Area, ItemId, Sprite
from gui.theme import CLOTH

GLOW_LAYER: Final = 50.0
"""Pieces that may be glowed under lie above this layer, the ground's furniture below it."""
MARK_LAYER: Final = 500.0
RING_LAYER: Final = 510.0

LAST: Final = -1
SOURCE: Final = 0
TARGET: Final = 1
AIMED: Final = 2


def marks(
    areas: Mapping[Spot, Area], levels: Mapping[Spot, int], remembered: Iterable[Spot] = ()
) -> dict[ItemId, Sprite]:
    """The marks of spots by how strongly they are marked, and of the last move."""
    made: dict[ItemId, Sprite] = {}
    for spot in remembered:
        area = areas.get(spot)
        if area is not None and spot not in levels:
            ring = Ring(area.width, area.height, area.radius, TARGET, tint=CLOTH.saffron)
            made["last", spot] = Sprite(ring, *area.middle, MARK_LAYER)
    for spot, level in levels.items():
        area = areas.get(spot)
        if area is None:
            continue
        glow = Glow(area.width, area.height, area.radius, level)
        ring = Ring(area.width, area.height, area.radius, level)
        made["glow", spot] = Sprite(glow, *area.middle, GLOW_LAYER)
        made["ring", spot] = Sprite(ring, *area.middle, RING_LAYER + level)
    return made
