"""The places of the board from which and to which one moves stones, ships and cards, and where they lie."""

from typing import TypeAlias

from msgspec import Struct


class Reserve(Struct, frozen=True):
    """The own stones."""


class Hand(Struct, frozen=True):
    """Where the own cards lie."""


class Slot(Struct, frozen=True):
    """A card of the market."""

    slot: int


class HandCard(Struct, frozen=True):
    """The own cards of one kind."""

    card: int


class ShipSpot(Struct, frozen=True):
    """A whole ship."""

    ship: int


class BerthSpot(Struct, frozen=True):
    """One place of a ship, 0 at the bow."""

    ship: int
    berth: int


class SiteSpot(Struct, frozen=True):
    """A building site; with `ship`, as where that ship may be sailed to."""

    site: int
    ship: int | None = None


class SitePlace(Struct, frozen=True):
    """One place of a site."""

    site: int
    place: int


class Land(Struct, frozen=True):
    """The whole landscape: a card is played by laying it there."""


class Done(Struct, frozen=True):
    """Beside a ship whose stones are being rearranged: let it be so."""

    ship: int


ImhotepSpot: TypeAlias = Reserve | Hand | Slot | HandCard | ShipSpot | BerthSpot | SiteSpot | SitePlace | Land | Done
