"""What happened, told once each for the log and the animation. Sums and scores are in points."""

from typing import Literal, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from engine.core.seats import Seat, Watcher

StarterReason: TypeAlias = Literal["drawn", "highest", "rotated", "stopper"]


class RoundDealt(Struct, frozen=True, tag="dealt"):
    """A new round (from 1): every seat has twelve cards face down, `discard` lies open (SKYJO-2.1, 2.2)."""

    round: int
    discard: int


class StarterChosen(Struct, frozen=True, tag="starter"):
    """Who begins the round and why: drawn, the highest cards turned up, the next after the last starter, or
    the one who stopped the last round (SKYJO-2.4)."""

    seat: Seat
    reason: StarterReason


class CardTurnedUp(Struct, frozen=True, tag="turned_up"):
    """A seat turned up a card of its own: before the first turn (`first_look`, SKYJO-2.3) or after discarding what
    it drew (SKYJO-3.2)."""

    seat: Seat
    place: int
    card: int
    first_look: bool


class CardDrawn(Struct, frozen=True, tag="drawn"):
    """A seat took the top of the draw pile (SKYJO-3.1). Others see None, unless the pile had been turned over in
    order and so everybody knows the card (`known`)."""

    seat: Seat
    card: int | None
    known: bool


class CardTaken(Struct, frozen=True, tag="taken"):
    """A seat took the top of the discard pile (SKYJO-3.1)."""

    seat: Seat
    card: int


class CardsExchanged(Struct, frozen=True, tag="exchanged"):
    """`card` lies face up at `place` now and `old` on the discard pile (SKYJO-3.4). `from_draw`: the card had been
    drawn, not taken from the discard pile."""

    seat: Seat
    place: int
    card: int
    old: int
    old_was_down: bool
    from_draw: bool


class DrawnDiscarded(Struct, frozen=True, tag="discarded"):
    """A seat put what it drew on the discard pile (SKYJO-3.2)."""

    seat: Seat
    card: int


class ColumnClosed(Struct, frozen=True, tag="closed"):
    """A column left the grid, `cards` from the top down (SKYJO-4.4). The sums are the owner's face-up cards
    with what closed columns count, before and after. `final`: closed by the final reveal (SKYJO-5.2)."""

    seat: Seat
    column: int
    cards: tuple[int, int, int]
    sum_before: int
    sum_after: int
    to_discard: bool
    final: bool


class ColumnsLeftOpen(Struct, frozen=True, tag="left_open"):
    """A seat declined to close these columns (SKYJO-4.3)."""

    seat: Seat
    columns: tuple[int, ...]


class PileTurnedOver(Struct, frozen=True, tag="turned_over"):
    """`count` discards became the draw pile, shuffled or as they lay; the top one stayed (SKYJO-3.5)."""

    count: int
    shuffled: bool


class RoundStopped(Struct, frozen=True, tag="stopped"):
    """A seat has no face-down card left: everyone else has one more turn (SKYJO-5.1)."""

    seat: Seat


class TurnsRanOut(Struct, frozen=True, tag="ran_out"):
    """Everyone has had `turns` turns and nobody stopped the round (SKYJO-5.5)."""

    turns: int


class Revealed(Struct, frozen=True):
    """One card of the final reveal."""

    seat: Seat
    place: int
    card: int


class FinalReveal(Struct, frozen=True, tag="reveal"):
    """All cards that were still face down, by seat and place; empty if none was (SKYJO-5.2)."""

    cards: tuple[Revealed, ...]


class RoundScored(Struct, frozen=True, tag="scored"):
    """The points of a round in seat order (SKYJO-5.3): `sums` of the cards, `scores` after doubling, and the new
    `totals`. `doubled` is the seat that stopped too soon, if any (SKYJO-5.4)."""

    round: int
    sums: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    doubled: Seat | None


class GameEnded(Struct, frozen=True, tag="ended"):
    """The game is over: why (a value of `EndReason`) and who won (SKYJO-6.1, 6.2)."""

    reason: str
    winners: tuple[Seat, ...]


SkyjoEvent: TypeAlias = (
    RoundDealt
    | StarterChosen
    | CardTurnedUp
    | CardDrawn
    | CardTaken
    | CardsExchanged
    | DrawnDiscarded
    | ColumnClosed
    | ColumnsLeftOpen
    | PileTurnedOver
    | RoundStopped
    | TurnsRanOut
    | FinalReveal
    | RoundScored
    | GameEnded
)


def redact_event(event: SkyjoEvent, watcher: Watcher) -> SkyjoEvent:
    """The event as `watcher` saw it: only a drawn card is ever hidden."""
    if isinstance(event, CardDrawn) and event.seat != watcher and not event.known:
        return replace(event, card=None)
    return event


def reveals(event: SkyjoEvent) -> bool:
    """Whether the event showed somebody a card they did not know."""
    match event:
        case RoundDealt() | CardTurnedUp() | DrawnDiscarded():
            return True
        case CardDrawn(known=known):
            return not known
        case CardsExchanged(old_was_down=old_was_down, from_draw=from_draw):
            return old_was_down or from_draw
        case FinalReveal(cards=cards):
            return bool(cards)
        case StarterChosen() | CardTaken() | ColumnClosed() | ColumnsLeftOpen() | PileTurnedOver():
            return False
        case RoundStopped() | TurnsRanOut() | RoundScored() | GameEnded():
            return False
        case _:
            assert_never(event)
