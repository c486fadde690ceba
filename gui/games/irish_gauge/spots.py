"""The places of the board that are pointed at."""

from typing import TypeAlias

from msgspec import Struct


class TrackSpace(Struct, frozen=True):
    """A space for a track."""

    space: int


class CitySpot(Struct, frozen=True):
    """A city: pointing at it shows its network."""

    city: int


class CompanySpot(Struct, frozen=True):
    """A company's row: its shares on display are taken from here."""

    company: int


class AuctionStand(Struct, frozen=True):
    """Where a share lies while it is auctioned."""


class TrackStock(Struct, frozen=True):
    """The tracks of the seat on turn."""


class OwnHand(Struct, frozen=True):
    """What a share that is bought without an auction is drawn to: the same place as the tracks."""


GaugeSpot: TypeAlias = TrackSpace | CitySpot | CompanySpot | AuctionStand | TrackStock | OwnHand
