"""What happened, told once each for the log and the animation. Ships, berths, slots and places count from 0."""

from typing import TypeAlias, assert_never

from msgspec import Struct

from engine.core.seats import Seat, Watcher


class MarketLaidOut(Struct, frozen=True, tag="market"):
    """The cards that lie face up at the beginning, by slot, and how many the deck has left (IMHOTEP-2.1)."""

    cards: tuple[int, ...]
    deck_left: int


class StarterChosen(Struct, frozen=True, tag="starter"):
    """Who takes the first turn (IMHOTEP-2.3)."""

    seat: Seat


class CardUsed(Struct, frozen=True, tag="used"):
    """A seat played a one-shot card, which is discarded (IMHOTEP-5.1, 5.2). What it does is told by the next
    step."""

    seat: Seat
    card: int


class StoneLoaded(Struct, frozen=True, tag="loaded"):
    """A stone went from its owner's reserve into a berth (IMHOTEP-3.1)."""

    seat: Seat
    ship: int
    berth: int


class CardBought(Struct, frozen=True, tag="bought"):
    """A seat took the card in a slot of the market; `cost` stones went from its reserve into the box
    (IMHOTEP-3.2)."""

    seat: Seat
    slot: int
    card: int
    cost: int


class MarketRefilled(Struct, frozen=True, tag="refilled"):
    """The next card of the deck lies in the slot; so many are left (IMHOTEP-3.2)."""

    slot: int
    card: int
    deck_left: int


class ShipSailed(Struct, frozen=True, tag="sailed"):
    """A seat sailed a ship to a site (IMHOTEP-3.3). Its stones follow one by one from the top berth down."""

    seat: Seat
    ship: int
    site: int


class StonePlaced(Struct, frozen=True, tag="placed"):
    """A stone went from its berth to a place of the site and scored `points` at once (IMHOTEP-3.5, 4.1). `seat` is
    its owner, `place` counts from 0 in the order in which the site fills."""

    seat: Seat
    ship: int
    berth: int
    site: int
    place: int
    points: int


class StoneReturned(Struct, frozen=True, tag="returned"):
    """The site was full: a stone went from its berth back to its owner's reserve (IMHOTEP-3.5)."""

    seat: Seat
    ship: int
    berth: int


class SiteCompleted(Struct, frozen=True, tag="completed"):
    """The last free place of a site was taken (IMHOTEP-1.1)."""

    site: int


class RoundBegan(Struct, frozen=True, tag="round"):
    """All three ships had sailed and came back empty; `round` (the first is 1) begins (IMHOTEP-3.4)."""

    round: int


class StonesQuarried(Struct, frozen=True, tag="quarried"):
    """So many stones of the seat went from the box back to its reserve (IMHOTEP-5.1)."""

    seat: Seat
    stones: int


class ShipRearranged(Struct, frozen=True, tag="rearranged"):
    """A seat moved the stones of a ship with the lever: what lay in all its berths, from the top down, before and
    after; None in an empty berth (IMHOTEP-5.1)."""

    seat: Seat
    ship: int
    before: tuple[Seat | None, ...]
    after: tuple[Seat | None, ...]


class TurnPassed(Struct, frozen=True, tag="passed"):
    """A seat that could not act passed and kept its cards (IMHOTEP-3.6)."""

    seat: Seat


class TurnSkipped(Struct, frozen=True, tag="skipped"):
    """A seat could neither act nor play a card (IMHOTEP-3.6)."""

    seat: Seat


class GameEnded(Struct, frozen=True, tag="ended"):
    """The game is over: why (a value of `EndReason`) and who won (IMHOTEP-6.1 to 6.5)."""

    reason: str
    winners: tuple[Seat, ...]


ImhotepEvent: TypeAlias = (
    MarketLaidOut
    | StarterChosen
    | CardUsed
    | StoneLoaded
    | CardBought
    | MarketRefilled
    | ShipSailed
    | StonePlaced
    | StoneReturned
    | SiteCompleted
    | RoundBegan
    | StonesQuarried
    | ShipRearranged
    | TurnPassed
    | TurnSkipped
    | GameEnded
)


def redact_event(event: ImhotepEvent, watcher: Watcher) -> ImhotepEvent:
    """The event as `watcher` saw it: everything happens in the open (IMHOTEP-1.3)."""
    return event


def reveals(event: ImhotepEvent) -> bool:
    """Whether the event showed a card that nobody knew."""
    match event:
        case MarketLaidOut() | MarketRefilled():
            return True
        case StarterChosen() | CardUsed() | StoneLoaded() | CardBought() | ShipSailed() | StonePlaced():
            return False
        case StoneReturned() | SiteCompleted() | RoundBegan() | StonesQuarried() | ShipRearranged():
            return False
        case TurnPassed() | TurnSkipped() | GameEnded():
            return False
        case _:
            assert_never(event)
