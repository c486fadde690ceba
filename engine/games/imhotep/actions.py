"""Everything that can be done: the decisions of a seat and the results of chance. Each is one small value."""

from typing import Annotated, Final, TypeAlias, final

import msgspec
from msgspec import Struct

from engine.core.seats import Seat, Watcher
from engine.games.imhotep.pieces import (
    KINDS,
    MOST_BERTHS,
    MOST_QUARRIED,
    MOST_SEATS,
    MOST_SLOTS,
    ONE_SHOTS,
    Berth,
    Card,
    SeatNumber,
    Ship,
    Site,
    Slot,
)


@final
class LayOutMarket(Struct, frozen=True, tag="market", forbid_unknown_fields=True):
    """Chance: the cards that lie face up at the beginning, by slot (IMHOTEP-2.1)."""

    cards: Annotated[tuple[Card, ...], msgspec.Meta(max_length=MOST_SLOTS)]


@final
class ChooseStarter(Struct, frozen=True, tag="starter", forbid_unknown_fields=True):
    """Chance: who takes the first turn (IMHOTEP-2.3)."""

    seat: SeatNumber


@final
class TurnUpCard(Struct, frozen=True, tag="card", forbid_unknown_fields=True):
    """Chance: the card of the deck that takes the bought one's place (IMHOTEP-3.2)."""

    card: Card


@final
class LoadStone(Struct, frozen=True, tag="load", forbid_unknown_fields=True):
    """Put a stone from the reserve into a berth (IMHOTEP-3.1), as the turn's action or with extra hands."""

    ship: Ship
    berth: Berth


@final
class BuyCard(Struct, frozen=True, tag="buy", forbid_unknown_fields=True):
    """Buy the card in a slot of the market (IMHOTEP-3.2)."""

    slot: Slot


@final
class SailShip(Struct, frozen=True, tag="sail", forbid_unknown_fields=True):
    """Sail a ship to a site (IMHOTEP-3.3), as the turn's action or with a fair wind."""

    ship: Ship
    site: Site


@final
class UseCard(Struct, frozen=True, tag="use", forbid_unknown_fields=True):
    """Play a one-shot card from the hand (IMHOTEP-5.1). What it does is the next decision: `LoadStone` for extra
    hands, `SailShip` for a fair wind, `TakeBack` for a quarry, `Rearrange` for a lever."""

    card: Card


@final
class TakeBack(Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """With a quarry: so many stones come back from the box (IMHOTEP-5.1)."""

    stones: Annotated[int, msgspec.Meta(ge=1, le=MOST_QUARRIED)]


@final
class Rearrange(Struct, frozen=True, tag="rearrange", forbid_unknown_fields=True):
    """With a lever: the owners of a ship's stones as they shall lie in its occupied berths, from the top down
    (IMHOTEP-5.1)."""

    ship: Ship
    owners: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=MOST_BERTHS)]


@final
class PassTurn(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """End a turn in which no action is possible, keeping the cards that could be played (IMHOTEP-3.6)."""


ImhotepAction: TypeAlias = (
    LayOutMarket
    | ChooseStarter
    | TurnUpCard
    | LoadStone
    | BuyCard
    | SailShip
    | UseCard
    | TakeBack
    | Rearrange
    | PassTurn
)

# One value of each kind, made once: lists of choices share them.
PASS_TURN: Final = PassTurn()
STARTERS: Final = tuple(ChooseStarter(seat) for seat in range(MOST_SEATS))
TURN_UPS: Final = tuple(TurnUpCard(card) for card in range(KINDS))
BUYS: Final = tuple(BuyCard(slot) for slot in range(MOST_SLOTS))
USES: Final = tuple(UseCard(card) for card in ONE_SHOTS)
"""The one-shot cards come first among the kinds."""
TAKE_BACKS: Final = tuple(TakeBack(stones) for stones in range(1, MOST_QUARRIED + 1))


def redact_action(action: ImhotepAction, actor: Seat, watcher: Watcher) -> ImhotepAction:
    """The action as `watcher` saw it: everything is done in the open (IMHOTEP-1.3)."""
    return action
