"""Where on the board each of Imhotep's actions is done, and what somebody meant who moved where it may not be."""

from collections.abc import Iterator
from typing import Any, Final, assert_never

from msgspec import Struct

from engine.core.seats import Seat
from engine.games.imhotep.actions import (
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
from engine.games.imhotep.pieces import LEVER, SHIPS
from engine.games.imhotep.previews import exchanged
from engine.games.imhotep.view import ImhotepView
from gui.board.choice import ChoiceIndex, Spots
from gui.games.imhotep.shown import Berths
from gui.games.imhotep.spots import (
    BerthSpot,
    Done,
    Hand,
    HandCard,
    ImhotepSpot,
    Land,
    Reserve,
    ShipSpot,
    SitePlace,
    SiteSpot,
    Slot,
)


class Shift(Struct, frozen=True):
    """With the lever, before the new order is settled: the stones in two berths of a ship change places."""

    ship: int
    one: int
    other: int


class Sketch(Struct, frozen=True):
    """A ship as its stones have been rearranged so far, berth by berth."""

    ship: int
    berths: Berths

    @property
    def owners(self) -> tuple[Seat, ...]:
        return tuple(owner for owner in self.berths if owner is not None)


def shifted(view: ImhotepView, sketch: Sketch | None, shift: Shift) -> Sketch:
    """The sketch after one more shift; rearranging another ship begins anew."""
    berths = list(_berths(view, sketch, shift.ship))
    berths[shift.one], berths[shift.other] = berths[shift.other], berths[shift.one]
    return Sketch(shift.ship, tuple(berths))


def _berths(view: ImhotepView, sketch: Sketch | None, ship: int) -> Berths:
    return sketch.berths if sketch is not None and sketch.ship == ship else view.ships[ship]


def choices_of(view: ImhotepView, sketch: Sketch | None = None) -> ChoiceIndex:
    """What the watcher may do on the board. With the lever, stones change places until the order is settled; two
    stones can only do so once."""
    legal = view.legal_actions()
    if view.playing != LEVER or not legal:
        return ChoiceIndex(legal, spots_of)
    shifts = [shift for ship in range(SHIPS) if view.in_harbour[ship] for shift in _shifts(view, sketch, ship)]
    index = ChoiceIndex((*legal, *shifts), lambda action: None if isinstance(action, Shift) else spots_of(action))
    for shift in shifts:
        made = shifted(view, sketch, shift)
        settled = Rearrange(shift.ship, made.owners) if len(made.owners) == _PAIR else shift
        index.add_way(BerthSpot(shift.ship, shift.one), BerthSpot(shift.ship, shift.other), settled)
    if sketch is not None and index.offers(Rearrange(sketch.ship, sketch.owners)):
        index.add_way(Done(sketch.ship), None, Rearrange(sketch.ship, sketch.owners))
    return index


_PAIR: Final = 2


def _shifts(view: ImhotepView, sketch: Sketch | None, ship: int) -> Iterator[Shift]:
    """The exchanges that would change anything; none on a ship whose stones are all of one owner."""
    berths = _berths(view, sketch, ship)
    for one, owner in enumerate(berths):
        for other, there in enumerate(berths):
            if owner is not None and there is not None and owner != there:
                yield Shift(ship, one, other)


def spots_of(action: ImhotepAction) -> Spots | None:
    """Source and target of an action; None for what is not done on the board, or in more than one way."""
    match action:
        case LoadStone(ship=ship, berth=berth):
            return Reserve(), BerthSpot(ship, berth)
        case BuyCard(slot=slot):
            return Slot(slot), Hand()
        case SailShip(ship=ship, site=site):
            return ShipSpot(ship), SiteSpot(site, ship)
        case UseCard(card=card):
            return HandCard(card), Land()
        case TakeBack() | Rearrange() | PassTurn() | LayOutMarket() | ChooseStarter() | TurnUpCard():
            return None
        case _:
            assert_never(action)


def refused_move(
    view: ImhotepView, source: ImhotepSpot | None, target: ImhotepSpot
) -> tuple[ImhotepAction, str] | None:
    """The action that was meant and the clause that forbids it; None where nothing can have been meant."""
    meant = _meant(view, source, target)
    if meant is None:
        return None
    clause = view.refusal(meant)
    return None if clause is None else (meant, clause)


def _meant(view: ImhotepView, source: Any, target: Any) -> ImhotepAction | None:
    match source, target:
        case Reserve(), BerthSpot(ship=ship, berth=berth):
            return LoadStone(ship, berth)
        case Reserve(), ShipSpot(ship=ship):
            return LoadStone(ship, _topmost_free(view, ship))
        case ShipSpot(ship=ship), SiteSpot(site=site) | SitePlace(site=site):
            return SailShip(ship, site)
        case Slot(slot=slot), Hand() | HandCard() | Reserve():
            return BuyCard(slot)
        case HandCard(card=card), Land() | SiteSpot() | ShipSpot() | BerthSpot():
            return UseCard(card)
        case BerthSpot(ship=ship, berth=one), BerthSpot(ship=other_ship, berth=other):
            owners = exchanged(view, ship, one, other) if ship == other_ship else None
            return Rearrange(ship, owners) if owners is not None else None
        case None, Slot(slot=slot):
            return BuyCard(slot)
        case None, HandCard(card=card):
            return UseCard(card)
        case None, ShipSpot(ship=ship) | BerthSpot(ship=ship):
            return SailShip(ship, 0)
        case None, Reserve():
            return LoadStone(0, _topmost_free(view, 0))
        case _:
            return None


def _topmost_free(view: ImhotepView, ship: int) -> int:
    """Where a stone would go that is dropped somewhere on a ship."""
    free = [berth for berth, owner in enumerate(view.ships[ship]) if owner is None]
    return free[0] if free else 0
