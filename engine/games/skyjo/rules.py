"""What may be done and which clause forbids the rest: the one source of legality, for states and for views."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from typing import Final, assert_never

from engine.core.seats import NOBODY, Seat
from engine.games.skyjo.actions import (
    CLOSINGS,
    DISCARD_DRAWN,
    EXCHANGES,
    KEEP_OPEN,
    TAKE_FROM_DISCARD_PILE,
    TAKE_FROM_DRAW_PILE,
    TURN_UPS,
    ChooseStarter,
    CloseColumn,
    DealRound,
    DiscardDrawn,
    DrawCard,
    Exchange,
    KeepOpen,
    SkyjoAction,
    TakeFromDiscardPile,
    TakeFromDrawPile,
    TurnUp,
)
from engine.games.skyjo.options import SkyjoOptions
from engine.games.skyjo.pieces import ALL_PLACES, COLUMN_MASK, COLUMNS, COMPLETE_COLUMNS, PLACES, ROWS


class Phase(StrEnum):
    """What the table waits for. In DEAL, STARTER and DRAW it is chance that acts."""

    DEAL = "deal"
    STARTER = "starter"
    FIRST_LOOK = "first_look"
    TAKE = "take"
    DRAW = "draw"
    PLACE_DRAWN = "place_drawn"
    PLACE_TAKEN = "place_taken"
    TURN_UP = "turn_up"
    CLOSE = "close"
    OVER = "over"


# The phases by short names: `Phase.TAKE` costs a search in the enum's class, too much for every step of a playout.
DEAL: Final = Phase.DEAL
STARTER: Final = Phase.STARTER
FIRST_LOOK: Final = Phase.FIRST_LOOK
TAKE: Final = Phase.TAKE
DRAW: Final = Phase.DRAW
PLACE_DRAWN: Final = Phase.PLACE_DRAWN
PLACE_TAKEN: Final = Phase.PLACE_TAKEN
TURN_UP: Final = Phase.TURN_UP
CLOSE: Final = Phase.CLOSE
OVER: Final = Phase.OVER

CHANCE_PHASES: Final = frozenset({DEAL, STARTER, DRAW})

_TAKES: Final[tuple[SkyjoAction, ...]] = (TAKE_FROM_DRAW_PILE, TAKE_FROM_DISCARD_PILE)


def legal_decisions(phase: Phase, options: SkyjoOptions, down: int, gone: int, closable: int) -> Sequence[SkyjoAction]:
    """What the acting seat may do, in order of places. `down` and `gone` are the masks of its places face down and
    without a card, `closable` that of its columns that qualify (bit c: column c). Empty in chance's phases."""
    if phase is TAKE:
        return _TAKES
    if phase is PLACE_DRAWN:
        return _placements_of_drawn(exchangeable(options, down, gone))
    if phase is PLACE_TAKEN:
        return _exchanges(exchangeable(options, down, gone))
    if phase is TURN_UP or phase is FIRST_LOOK:
        return _turn_ups(down)
    return _closings(closable) if phase is CLOSE else ()


def exchangeable(options: SkyjoOptions, down: int, gone: int) -> int:
    """The mask of places whose card may be exchanged (SKYJO-3.4)."""
    return down if options.swap == "face_down" else ALL_PLACES & ~gone


def closable_columns(options: SkyjoOptions, cards: Sequence[int], first: int, blocked: int) -> int:
    """The mask of columns of three face-up cards that qualify (SKYJO-4.1, 4.2). A grid's twelve cards begin at
    index `first`; `blocked` is the mask of its places that are face down or empty."""
    mask = 0
    for place, bit in COMPLETE_COLUMNS[blocked]:
        top = cards[first + place]
        middle = cards[first + place + 1]
        bottom = cards[first + place + 2]
        equal = options.close_equal and top == middle == bottom
        if equal or (options.close_nonpositive and top + middle + bottom <= 0):
            mask |= bit
    return mask


def decision_refusal(
    phase: Phase, options: SkyjoOptions, down: int, gone: int, closable: int, action: SkyjoAction
) -> str | None:
    """The clause that forbids the acting seat's `action`, or None. Arguments as for `legal_decisions`; only in
    phases in which a seat acts. Chance's actions are always refused here."""
    match action:
        case DealRound():
            return "SKYJO-2.1"
        case ChooseStarter():
            return "SKYJO-2.4"
        case DrawCard():
            return "SKYJO-3.1"
        case TakeFromDrawPile() | TakeFromDiscardPile():
            return None if phase is TAKE else _waits_for(phase)
        case Exchange(place=place):
            if phase is PLACE_DRAWN or phase is PLACE_TAKEN:
                return _exchange_refusal(options, down, gone, place)
            return _waits_for(phase)
        case DiscardDrawn():
            return None if phase is PLACE_DRAWN else _waits_for(phase)
        case TurnUp(place=place):
            if phase is TURN_UP or phase is FIRST_LOOK:
                return _turn_up_refusal(phase, down, gone, place)
            return "SKYJO-3.2" if phase is TAKE else _waits_for(phase)
        case CloseColumn(column=column):
            return _closing_refusal(options, gone, closable, column) if phase is CLOSE else "SKYJO-4.3"
        case KeepOpen():
            return None if phase is CLOSE else "SKYJO-4.3"
        case _:
            assert_never(action)


def _waits_for(phase: Phase) -> str:
    """The clause of what must be done in a phase, for whoever tries something else."""
    match phase:
        case Phase.DEAL:
            return "SKYJO-2.1"
        case Phase.STARTER:
            return "SKYJO-2.4"
        case Phase.FIRST_LOOK:
            return "SKYJO-2.3"
        case Phase.TAKE | Phase.DRAW:
            return "SKYJO-3.1"
        case Phase.PLACE_DRAWN | Phase.TURN_UP:
            return "SKYJO-3.2"
        case Phase.PLACE_TAKEN:
            return "SKYJO-3.3"
        case Phase.CLOSE:
            return "SKYJO-4.3"
        case Phase.OVER:
            return "SKYJO-6.1"
        case _:
            assert_never(phase)


def waiting_refusal(phase: Phase, actor: Seat, stopper: Seat | None) -> str:
    """The clause for a seat that acts when it is not its turn, and for a decision while chance acts."""
    if actor == NOBODY or phase in CHANCE_PHASES or phase is FIRST_LOOK:
        return _waits_for(phase)
    return "SKYJO-3.1" if stopper is None else "SKYJO-5.1"


def _exchange_refusal(options: SkyjoOptions, down: int, gone: int, place: int) -> str | None:
    if not 0 <= place < PLACES:
        return "SKYJO-2.1"
    if exchangeable(options, down, gone) >> place & 1:
        return None
    return "SKYJO-4.4" if gone >> place & 1 else "SKYJO-3.4"


def _turn_up_refusal(phase: Phase, down: int, gone: int, place: int) -> str | None:
    if not 0 <= place < PLACES:
        return "SKYJO-2.1"
    if down >> place & 1:
        return None
    return "SKYJO-4.4" if gone >> place & 1 else _waits_for(phase)


def _closing_refusal(options: SkyjoOptions, gone: int, closable: int, column: int) -> str | None:
    if not 0 <= column < COLUMNS:
        return "SKYJO-2.1"
    if closable >> column & 1:
        return None
    if gone & COLUMN_MASK << column * ROWS:
        return "SKYJO-4.4"
    return "SKYJO-4.1" if options.close_nonpositive else "SKYJO-4.2"


# The lists below are asked for at every step of every playout; there are at most 4,096 of each.


@cache
def _exchanges(mask: int) -> tuple[SkyjoAction, ...]:
    return tuple(action for action in EXCHANGES if mask >> action.place & 1)


@cache
def _placements_of_drawn(mask: int) -> tuple[SkyjoAction, ...]:
    return (*_exchanges(mask), DISCARD_DRAWN)


@cache
def _turn_ups(mask: int) -> tuple[SkyjoAction, ...]:
    return tuple(action for action in TURN_UPS if mask >> action.place & 1)


@cache
def _closings(mask: int) -> tuple[SkyjoAction, ...]:
    return (*(action for action in CLOSINGS if mask >> action.column & 1), KEEP_OPEN)
