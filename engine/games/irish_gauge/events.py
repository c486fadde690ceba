"""What happened, told once each, in its order, for the log and the animation. All sums are in pounds; cash, prices and
shares left are those after the event."""

from enum import StrEnum
from typing import Literal, TypeAlias

from msgspec import Struct

from engine.core.seats import Seat, Watcher


class LinkKind(StrEnum):
    """What a completed link does (GAUGE-4.4, 5.1, 5.2, 5.5)."""

    NEW_CITY = "new_city"
    JOIN = "join"
    WITHIN = "within"
    """Its cities were in one network before: nothing rises or pays."""
    UNSERVED = "unserved"
    """No company on either side: nothing rises or pays, but the networks are one now."""


class CompaniesDrawn(Struct, frozen=True, tag="companies"):
    """The companies in play (GAUGE-2.1)."""

    companies: tuple[int, ...]


class SharesDealt(Struct, frozen=True, tag="dealt"):
    """The first shares: by seat, the company of each share it got (GAUGE-2.3)."""

    shares: tuple[tuple[int, ...], ...]


class StarterChosen(Struct, frozen=True, tag="starter"):
    """Who has the first turn (GAUGE-2.4)."""

    seat: Seat


class TurnBegan(Struct, frozen=True, tag="turn"):
    """A seat's turn begins. `number` counts all turns from 1, `round` the turns of one seat."""

    seat: Seat
    number: int
    round: int


class SharesSkipped(Struct, frozen=True, tag="skipped"):
    """Nobody owns £5: no share is offered this turn (GAUGE-3.5)."""

    seat: Seat


class ShareOffered(Struct, frozen=True, tag="offered"):
    """The seat on turn put a share up for auction (GAUGE-3.1). `price` is the company's."""

    seat: Seat
    company: int
    opening: int
    price: int


class BidPlaced(Struct, frozen=True, tag="bid"):
    """A seat bid for the share on offer (GAUGE-3.2)."""

    seat: Seat
    company: int
    amount: int


class BidPassed(Struct, frozen=True, tag="passed"):
    """A seat left the auction; `unasked` if it could do nothing else (GAUGE-3.2)."""

    seat: Seat
    company: int
    unasked: bool


class NobodyBid(Struct, frozen=True, tag="nobody_bid"):
    """Everybody passed: the share stays on display (GAUGE-3.4). `seat` offered it."""

    seat: Seat
    company: int


class ShareSold(Struct, frozen=True, tag="sold"):
    """A seat paid the bank and has the share: won in the auction (GAUGE-3.3), bought after an auction without a bid
    (`market`, GAUGE-3.4) or instead of one (`direct`, GAUGE-3.1). `left` of that company are on display."""

    seat: Seat
    company: int
    paid: int
    how: Literal["auction", "market", "direct"]
    cash: int
    left: int


class ShareDeclined(Struct, frozen=True, tag="declined"):
    """The seat on turn buys nothing after an auction without a bid; `unasked` if it could not pay for any
    (GAUGE-3.4)."""

    seat: Seat
    unasked: bool


class TrackBuilt(Struct, frozen=True, tag="built"):
    """A seat laid a track on a space and paid the bank for it (GAUGE-4.1, 4.3); it has `tracks` left."""

    seat: Seat
    space: int
    cost: int
    cash: int
    tracks: int


class TrackPassed(Struct, frozen=True, tag="no_track"):
    """A seat builds nothing, because it has no track left or can pay for no empty space (GAUGE-4.1)."""

    seat: Seat
    reason: Literal["no_tracks", "no_cash"]


class LinkCompleted(Struct, frozen=True, tag="link"):
    """The last space of a route is built (GAUGE-4.4). `city` is the new city it reached, if it did (GAUGE-5.1);
    `network` lists the cities that are one network now, `companies` those on it."""

    route: int
    kind: LinkKind
    city: int | None
    network: tuple[int, ...]
    companies: tuple[int, ...]


class PriceRise(Struct, frozen=True):
    """A company's price before and after; the same where it stood at £100."""

    company: int
    before: int
    after: int


class PricesRose(Struct, frozen=True, tag="rose"):
    """What a link did to the prices of all companies it concerns (GAUGE-5.1, 5.2, 5.4); not told if none moved."""

    rises: tuple[PriceRise, ...]


class Payment(Struct, frozen=True):
    """The dividend of one company to one holder: `shares` × `each` = `amount`."""

    company: int
    seat: Seat
    shares: int
    each: int
    amount: int


class DividendsPaid(Struct, frozen=True, tag="paid"):
    """What a link paid, by company and then by seat, and everyone's cash after it (GAUGE-5.3); not told if nobody was
    paid. It comes before the rise or after it, as the option has it."""

    payments: tuple[Payment, ...]
    cash: tuple[int, ...]


class CompanyClosed(Struct, frozen=True, tag="closed"):
    """A company has reached £100; `removed` of its shares left the display (GAUGE-5.4)."""

    company: int
    removed: int


class DisplayEmptied(Struct, frozen=True, tag="display_empty"):
    """No share is left on display: this turn is the last (GAUGE-6.1)."""


class MapFilled(Struct, frozen=True, tag="map_full"):
    """All spaces are built: this turn was the last (GAUGE-6.1)."""


class TurnIdle(Struct, frozen=True, tag="idle"):
    """A turn without a share sold or a track built, the `count`-th in a row; after `needed` the game is over
    (GAUGE-6.2)."""

    seat: Seat
    count: int
    needed: int


class GameEnded(Struct, frozen=True, tag="ended"):
    """The game is over: why (a value of `EndReason`) and who won (GAUGE-6.1 to 6.3)."""

    reason: str
    winners: tuple[Seat, ...]


GaugeEvent: TypeAlias = (
    CompaniesDrawn
    | SharesDealt
    | StarterChosen
    | TurnBegan
    | SharesSkipped
    | ShareOffered
    | BidPlaced
    | BidPassed
    | NobodyBid
    | ShareSold
    | ShareDeclined
    | TrackBuilt
    | TrackPassed
    | LinkCompleted
    | PricesRose
    | DividendsPaid
    | CompanyClosed
    | DisplayEmptied
    | MapFilled
    | TurnIdle
    | GameEnded
)


def redact_event(event: GaugeEvent, watcher: Watcher) -> GaugeEvent:
    """The event as `watcher` saw it: nothing is hidden in this game."""
    return event


def reveals(event: GaugeEvent) -> bool:
    """Whether the event told somebody something new: only chance does, and that is marked by its actor."""
    return False
