"""Everything that can be done: the decisions of a seat and the results of chance. Each is one small value."""

from typing import Final, TypeAlias, final

from msgspec import Struct

from engine.core.seats import CHANCE, Seat, Watcher
from engine.games.skyjo.pieces import COLUMNS, LOWEST, MOST_SEATS, PLACES, VALUES, Card, Column, Place, SeatNumber


@final
class DealRound(Struct, frozen=True, tag="deal", forbid_unknown_fields=True):
    """Chance: the grids of all seats, twelve cards each by place, and the first discard (SKYJO-2.1, 2.2). To any
    watcher `hands` is None: nobody sees a face-down card, not even its owner."""

    hands: tuple[tuple[Card, ...], ...] | None
    discard: Card


@final
class ChooseStarter(Struct, frozen=True, tag="starter", forbid_unknown_fields=True):
    """Chance: who begins the first round (SKYJO-2.4)."""

    seat: SeatNumber


@final
class DrawCard(Struct, frozen=True, tag="card", forbid_unknown_fields=True):
    """Chance: the card `seat` finds on the draw pile; None to everybody else (SKYJO-3.1)."""

    seat: SeatNumber
    card: Card | None


@final
class TakeFromDrawPile(Struct, frozen=True, tag="take_draw", forbid_unknown_fields=True):
    """Take the top of the draw pile (SKYJO-3.1); `DrawCard` follows."""


@final
class TakeFromDiscardPile(Struct, frozen=True, tag="take_discard", forbid_unknown_fields=True):
    """Take the top of the discard pile (SKYJO-3.1)."""


@final
class Exchange(Struct, frozen=True, tag="exchange", forbid_unknown_fields=True):
    """Lay the card in hand at `place`; what lay there goes onto the discard pile (SKYJO-3.4)."""

    place: Place


@final
class DiscardDrawn(Struct, frozen=True, tag="discard", forbid_unknown_fields=True):
    """Put the drawn card on the discard pile; a card must then be turned up (SKYJO-3.2)."""


@final
class TurnUp(Struct, frozen=True, tag="turn_up", forbid_unknown_fields=True):
    """Turn up the own card at `place`, before the first turn (SKYJO-2.3) or after discarding (SKYJO-3.2)."""

    place: Place


@final
class CloseColumn(Struct, frozen=True, tag="close", forbid_unknown_fields=True):
    """Close an own column that qualifies (SKYJO-4.3)."""

    column: Column


@final
class KeepOpen(Struct, frozen=True, tag="keep_open", forbid_unknown_fields=True):
    """End the turn without closing any (other) column (SKYJO-4.3)."""


SkyjoAction: TypeAlias = (
    DealRound
    | ChooseStarter
    | DrawCard
    | TakeFromDrawPile
    | TakeFromDiscardPile
    | Exchange
    | DiscardDrawn
    | TurnUp
    | CloseColumn
    | KeepOpen
)

# One value of each kind, made once: lists of choices share them.
TAKE_FROM_DRAW_PILE: Final = TakeFromDrawPile()
TAKE_FROM_DISCARD_PILE: Final = TakeFromDiscardPile()
DISCARD_DRAWN: Final = DiscardDrawn()
KEEP_OPEN: Final = KeepOpen()
EXCHANGES: Final = tuple(Exchange(place) for place in range(PLACES))
TURN_UPS: Final = tuple(TurnUp(place) for place in range(PLACES))
CLOSINGS: Final = tuple(CloseColumn(column) for column in range(COLUMNS))
DRAWS: Final = tuple(tuple(DrawCard(seat, LOWEST + i) for i in range(VALUES)) for seat in range(MOST_SEATS))
"""By seat, then by card − LOWEST."""


def redact_action(action: SkyjoAction, actor: Seat, watcher: Watcher) -> SkyjoAction:
    """The action as `watcher` saw it. A drawn card stays hidden even if the order of the pile was known: the
    event `CardDrawn` tells it then."""
    if actor == CHANCE:
        if isinstance(action, DealRound):
            return DealRound(None, action.discard)
        if isinstance(action, DrawCard) and action.seat != watcher:
            return DrawCard(action.seat, None)
    return action
