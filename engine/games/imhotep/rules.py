"""What may be done and which clause forbids the rest: the one source of legality, for states and for views.

The lists of choices and the refusals are both made from the functions that say which berths, slots, ships and
orders are allowed.
"""

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import Final, assert_never

from engine.games.imhotep.actions import (
    BUYS,
    PASS_TURN,
    TAKE_BACKS,
    USES,
    BuyCard,
    ChooseStarter,
    ImhotepAction,
    LayOutMarket,
    LoadStone,
    PassTurn,
    Rearrange,
    SailShip,
    TakeBack,
    TurnUpCard,
    UseCard,
)
from engine.games.imhotep.pieces import (
    ALL_BERTHS,
    BERTHS,
    DEAREST,
    EXTRA_HANDS,
    FAIR_WIND,
    FIRST_BERTH,
    KINDS,
    LEVER,
    MOST_QUARRIED,
    NO_CARD,
    ONE_SHOTS,
    QUARRY,
    SHIP_BERTHS,
    SHIP_MASKS,
    SHIPS,
    SITES,
)
from engine.games.imhotep.table import CARD, MARKET, REFILL, STARTER, TURN, EndReason, Phase, Table

# What is allowed


def loadable(table: Table) -> int:
    """The mask of berths into which the seat on turn may put a stone (IMHOTEP-3.1)."""
    if not table.reserve[table.turn]:
        return 0
    return table.free if table.options.berths == "choose" else _TOPMOST_FREE[table.free]


def affordable(table: Table) -> int:
    """The mask of market slots whose card the seat on turn can pay (IMHOTEP-3.2)."""
    reserve = table.reserve[table.turn]
    return table.affordable[reserve if reserve < DEAREST else DEAREST]


def sailable(table: Table) -> int:
    """The mask of ships that may be sailed, as long as a site is open (IMHOTEP-3.3)."""
    return table.loaded


def quarriable(table: Table) -> int:
    """How many stones a quarry can bring back at most (IMHOTEP-5.1)."""
    return min(table.box[table.turn], MOST_QUARRIED)


@cache
def lever_orders(stones: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The orders of owners that a lever can make of these, listed from the top down; none if all stones are of one
    owner (IMHOTEP-5.1, 5.3)."""
    return tuple(sorted(set(permutations(stones)) - {stones}))


def can_act(table: Table) -> bool:
    """Whether the seat on turn can load, buy or sail (IMHOTEP-3.6)."""
    return bool(sailable(table) or loadable(table) or affordable(table))


def can_use(table: Table, kind: int) -> bool:
    """Whether a one-shot card of that kind would do anything for the seat on turn, held or not (IMHOTEP-5.3)."""
    if kind == EXTRA_HANDS:
        return bool(loadable(table))
    if kind == FAIR_WIND:
        return bool(sailable(table))
    if kind == QUARRY:
        return bool(quarriable(table))
    assert kind == LEVER, "can_use: not a one-shot card"
    return any(lever_orders(table.ship_stones(ship)) for ship in range(SHIPS))


def can_play(table: Table) -> bool:
    """Whether the seat on turn holds a card that it may play (IMHOTEP-5.1, 5.3)."""
    first = table.turn * KINDS
    return any(table.hands[first + kind] and can_use(table, kind) for kind in ONE_SHOTS)


def legal_decisions(table: Table) -> Sequence[ImhotepAction]:
    """What the seat on turn may do: load, buy, sail or pass, then the cards it may play; once it has played one, what
    that allows. Empty unless it is somebody's turn."""
    if table.phase is CARD:
        return _effects(table)
    if table.phase is not TURN:
        return ()
    found = _loads(loadable(table)) + _buys(affordable(table)) + _sails(sailable(table), table.open_sites)
    if not found:
        found = (PASS_TURN,)
    first = table.turn * KINDS
    for kind in ONE_SHOTS:
        if table.hands[first + kind] and can_use(table, kind):
            found += (USES[kind],)
    return found


def _effects(table: Table) -> Sequence[ImhotepAction]:
    """What the card in play allows (IMHOTEP-5.1)."""
    if table.playing == EXTRA_HANDS:
        return _loads(loadable(table))
    if table.playing == FAIR_WIND:
        return _sails(sailable(table), table.open_sites)
    if table.playing == QUARRY:
        return TAKE_BACKS[: quarriable(table)]
    found: list[ImhotepAction] = []
    for ship in range(SHIPS):
        found += _orders(ship, table.ship_stones(ship))
    return found


# Which clause forbids it


def decision_refusal(table: Table, action: ImhotepAction) -> str | None:
    """The clause that forbids the seat on turn the action, or None. Only when it is somebody's turn; the actions of
    chance are always refused here."""
    match action:
        case LayOutMarket():
            return "IMHOTEP-2.1"
        case ChooseStarter():
            return "IMHOTEP-2.3"
        case TurnUpCard():
            return "IMHOTEP-3.2"
        case LoadStone(ship=ship, berth=berth):
            return _busy(table, EXTRA_HANDS) or _load_refusal(table, ship, berth)
        case BuyCard(slot=slot):
            return _busy(table) or _buy_refusal(table, slot)
        case SailShip(ship=ship, site=site):
            return _busy(table, FAIR_WIND) or _sail_refusal(table, ship, site)
        case UseCard(card=card):
            return _busy(table) or _card_refusal(table, card)
        case TakeBack(stones=stones):
            return None if table.playing == QUARRY and 1 <= stones <= quarriable(table) else "IMHOTEP-5.1"
        case Rearrange(ship=ship, owners=owners):
            return _order_refusal(table, ship, owners) if table.playing == LEVER else "IMHOTEP-5.1"
        case PassTurn():
            return _busy(table) or ("IMHOTEP-3.6" if can_act(table) else None)
        case _:
            assert_never(action)


def waiting_refusal(phase: Phase, reason: EndReason | None, action: ImhotepAction) -> str:
    """The clause for a seat that acts when it is not its turn, while chance acts or when the game is over."""
    if reason is not None:
        return END_CLAUSES[reason]
    if phase is TURN or phase is CARD:
        return "IMHOTEP-5.1" if isinstance(action, UseCard | TakeBack | Rearrange) else "IMHOTEP-2.3"
    return _PHASE_CLAUSES[phase]


END_CLAUSES: Final = {
    EndReason.SITES_FULL: "IMHOTEP-6.1",
    EndReason.DECK_EMPTY: "IMHOTEP-6.2",
    EndReason.STANDSTILL: "IMHOTEP-6.3",
}
"""By why the game ended."""

_PHASE_CLAUSES: Final = {MARKET: "IMHOTEP-2.1", STARTER: "IMHOTEP-2.3", REFILL: "IMHOTEP-3.2"}


def _busy(table: Table, card: int = NO_CARD) -> str | None:
    """Why nothing can be done that neither a turn nor `card` allows: another card is in play (IMHOTEP-5.1)."""
    return None if table.playing == NO_CARD or table.playing == card else "IMHOTEP-5.1"


def _load_refusal(table: Table, ship: int, berth: int) -> str | None:
    if not 0 <= ship < SHIPS or not 0 <= berth < SHIP_BERTHS[ship]:
        return "IMHOTEP-1.2"
    return None if loadable(table) >> FIRST_BERTH[ship] + berth & 1 else "IMHOTEP-3.1"


def _buy_refusal(table: Table, slot: int) -> str | None:
    if not 0 <= slot < len(table.market):
        return "IMHOTEP-2.1"
    return None if affordable(table) >> slot & 1 else "IMHOTEP-3.2"


def _sail_refusal(table: Table, ship: int, site: int) -> str | None:
    if not 0 <= ship < SHIPS:
        return "IMHOTEP-1.2"
    if not 0 <= site < SITES:
        return "IMHOTEP-1.1"
    if not table.harbour >> ship & 1:
        return "IMHOTEP-3.4"
    return None if sailable(table) >> ship & 1 and table.open_sites >> site & 1 else "IMHOTEP-3.3"


def _card_refusal(table: Table, card: int) -> str | None:
    if not 0 <= card < KINDS:
        return "IMHOTEP-1.4"
    if card not in ONE_SHOTS:
        return "IMHOTEP-5.2"
    if not table.hands[table.turn * KINDS + card]:
        return "IMHOTEP-5.1"
    return None if can_use(table, card) else "IMHOTEP-5.3"


def _order_refusal(table: Table, ship: int, owners: tuple[int, ...]) -> str | None:
    if not 0 <= ship < SHIPS:
        return "IMHOTEP-1.2"
    orders = lever_orders(table.ship_stones(ship))
    if not orders and table.harbour >> ship & 1:
        return "IMHOTEP-5.3"
    return None if owners in orders else "IMHOTEP-5.1"


# The lists below are asked for at every step of every playout; there are few different ones of each.


@cache
def _loads(berths: int) -> tuple[ImhotepAction, ...]:
    return tuple(LoadStone(*_BERTHS[index]) for index in range(BERTHS) if berths >> index & 1)


@cache
def _buys(slots: int) -> tuple[ImhotepAction, ...]:
    return tuple(action for action in BUYS if slots >> action.slot & 1)


@cache
def _sails(ships: int, sites: int) -> tuple[ImhotepAction, ...]:
    pairs = [(ship, site) for ship in range(SHIPS) for site in range(SITES)]
    return tuple(SailShip(ship, site) for ship, site in pairs if ships >> ship & 1 and sites >> site & 1)


@cache
def _orders(ship: int, stones: tuple[int, ...]) -> tuple[ImhotepAction, ...]:
    return tuple(Rearrange(ship, owners) for owners in lever_orders(stones))


_BERTHS: Final = tuple((ship, berth) for ship in range(SHIPS) for berth in range(SHIP_BERTHS[ship]))
"""The nine berths of the row as ship and berth of that ship."""


def _topmost_free(free: int) -> int:
    """The lowest bit of each ship's part of the mask."""
    parts = [free & mask for mask in SHIP_MASKS]
    return sum(part & -part for part in parts)


_TOPMOST_FREE: Final = tuple(_topmost_free(free) for free in range(ALL_BERTHS + 1))
