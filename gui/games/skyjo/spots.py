"""The places of the table from which and to which one moves cards."""

from typing import TypeAlias

from msgspec import Struct

from engine.core.seats import Seat


class DrawPile(Struct, frozen=True):
    """The face-down pile."""


class DiscardPile(Struct, frozen=True):
    """The open pile."""


class InHand(Struct, frozen=True):
    """The card that was taken and not yet laid."""


class GridPlace(Struct, frozen=True):
    """A place of a seat's grid."""

    seat: Seat
    place: int


class GridColumn(Struct, frozen=True):
    """A column of a seat's grid, as something to be closed."""

    seat: Seat
    column: int


SkyjoSpot: TypeAlias = DrawPile | DiscardPile | InHand | GridPlace | GridColumn
