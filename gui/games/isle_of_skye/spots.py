"""The places of the board from which and to which one moves tiles, and those one only points at."""

from typing import TypeAlias

from msgspec import Struct

from engine.core.seats import Seat


class Ware(Struct, frozen=True):
    """A tile for sale."""

    tile: int


class HandTile(Struct, frozen=True):
    """One of the watcher's three tiles, not yet decided about."""

    tile: int


class AsideSlot(Struct, frozen=True):
    """Where one of them is set aside."""


class SaleSlot(Struct, frozen=True):
    """Where one of them is put up for sale."""


class Placing(Struct, frozen=True):
    """The tile that has to be placed now."""

    tile: int


class Cell(Struct, frozen=True):
    """A cell of the territory on the chart."""

    cell: int


class Sheet(Struct, frozen=True):
    """The chart outside the grid."""


class Knob(Struct, frozen=True):
    """A knob of the dial round the tile in hand: turn it that way."""

    rotation: int


class TurnKey(Struct, frozen=True):
    """One of the two buttons of the dial."""

    steps: int


class CardSpot(Struct, frozen=True):
    """A scoring card, by its number."""

    index: int


class Mini(Struct, frozen=True):
    """A territory that lies small beside the chart."""

    seat: Seat


class LaidTile(Struct, frozen=True):
    """A tile that was just moved, wherever it lies."""

    tile: int


SkyeSpot: TypeAlias = (
    Ware | HandTile | AsideSlot | SaleSlot | Placing | Cell | Sheet | Knob | TurnKey | CardSpot | Mini | LaidTile
)
