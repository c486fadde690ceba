"""Where everything of the landscape lies, in units of its own: x 0 … 952, y 0 … 540 is always seen. No Qt.

The picture was composed on one isometric grid: `UNIT` units of the landscape are one edge of a stone.
"""

from typing import Final

from engine.games.imhotep.pieces import OBELISK, PYRAMID, SHIP_BERTHS, TEMPLE, TOMB, column_of, level_of

UNIT: Final = 22.0
SIZE: Final = (952.0, 540.0)
C30: Final = 0.866

Point = tuple[float, float]
Place = tuple[float, float, float]

HARBOUR: Final = (196.0, 314.0)
BASIN: Final = (9.8, 8.2)
"""The harbour's basin along its grid's x and y."""
ORIGINS: Final = {PYRAMID: (584.0, 50.0), TEMPLE: (138.0, 96.0), OBELISK: (349.0, 106.0), TOMB: (778.0, 376.0)}
"""Of the sites' own grids."""
PLINTHS: Final = {
    PYRAMID: (-0.5, -0.5, 8.0, 8.0),
    TEMPLE: (-0.4, -0.4, 6.9, 6.2),
    OBELISK: (-0.2, -0.2, 3.4, 3.4),
    TOMB: (-0.5, -0.5, 4.9, 3.9),
}
"""What each stands on: x, y and how far along both."""
HEIGHTS: Final = {PYRAMID: 4.7, TEMPLE: 3.5, OBELISK: 5.6, TOMB: 1.7}
LANDINGS: Final = {PYRAMID: (562.0, 252.0), TEMPLE: (72.0, 250.0), OBELISK: (349.0, 228.0), TOMB: (690.0, 330.0)}
"""Where the jetties' grids begin."""
JETTY_SIZES: Final = {PYRAMID: (1.9, 1.5), TEMPLE: (1.4, 1.2), OBELISK: (1.4, 1.2), TOMB: (1.4, 1.2)}
MOORINGS: Final = {PYRAMID: (548.0, 296.0), TEMPLE: (128.0, 290.0), OBELISK: (388.0, 270.0), TOMB: (648.0, 316.0)}
"""The middle of a ship that has landed."""
PLAQUES: Final = {PYRAMID: (650.0, 224.0), TEMPLE: (148.0, 243.5), OBELISK: (341.0, 199.5), TOMB: (808.0, 487.5)}
"""The middle of each site's name."""
WAYS_OUT: Final = (1120.0, 214.0)
"""Where ships sail away to, out of sight on the right."""

# Ships lie along the harbour's y axis, their bows towards the river.

SLIPS: Final = (1.7, 4.9, 8.1)
"""The middle of each ship's place along the harbour's x axis."""
STERN: Final = 7.75
PITCH: Final = 1.24
"""From berth to berth."""
DECK: Final = 0.32

# The temple's terrace and the tomb's chamber.

TERRACE: Final = (0.9, 1.95, 0.55)
TERRACE_ROW: Final = 4
TERRACE_STEP: Final = 1.02
CHAMBER: Final = (0.42, 0.42, -0.35)
CHAMBER_ROW: Final = 3
CHAMBER_STEP: Final = 1.04
SHAFT: Final = (1.0, 1.0, 0.75)
SHAFT_STEP: Final = 0.97
BASE: Final = 0.3
"""Of the pyramid's first course."""


def spot(origin: Point, x: float, y: float, z: float = 0.0) -> Point:
    """A place of an isometric grid in the landscape."""
    return origin[0] + (x - y) * UNIT * C30, origin[1] + (x + y) * UNIT * 0.5 - z * UNIT


def casing(place: int) -> Place:
    """A place of the pyramid: the lower back corner of its block. Two columns lean on the left face, two on the
    right one."""
    column, level = column_of(place), level_of(place)
    x, y = ((2, 6 - level), (3, 6 - level), (6 - level, 3), (6 - level, 2))[column]
    return float(x), float(y), BASE + level


def cell_of(site: int, place: int) -> Place:
    """Where a stone stands on its site's grid: the lower back corner."""
    if site == PYRAMID:
        return casing(place)
    if site == TEMPLE:
        row, column = divmod(place, TERRACE_ROW)
        return TERRACE[0] + column, TERRACE[1] + row * TERRACE_STEP, TERRACE[2]
    if site == OBELISK:
        return SHAFT[0], SHAFT[1], SHAFT[2] + place * SHAFT_STEP
    row, column = divmod(place, CHAMBER_ROW)
    return CHAMBER[0] + column * CHAMBER_STEP, CHAMBER[1] + row * CHAMBER_STEP, CHAMBER[2]


def stone_middle(origin: Point, x: float, y: float, z: float) -> Point:
    """The middle of the picture of a stone that stands there."""
    return spot(origin, x + 0.5, y + 0.5, z + 0.5)


def depth_of(site: int, place: int) -> float:
    """Later ones are nearer."""
    return sum(cell_of(site, place))


# Ships


def ship_length(berths: int) -> float:
    return berths * PITCH + 2.9


def berth_offset(berths: int, berth: int) -> float:
    """How far a berth's middle lies from the stern; berth 0 is at the bow."""
    return ship_length(berths) - 1.55 - berth * PITCH


def ship_middle(ship: int) -> Point:
    """The middle of a ship in its slip."""
    return spot(HARBOUR, SLIPS[ship], STERN - ship_length(SHIP_BERTHS[ship]) / 2)


def berth_from_middle(berths: int, berth: int) -> Point:
    """A berth's deck from the middle of its ship, in the landscape's units."""
    along = ship_length(berths) / 2 - berth_offset(berths, berth)
    return spot((0.0, 0.0), 0.0, along, DECK)
