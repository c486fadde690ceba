"""Where on the board each of Imhotep's actions is done, and what somebody meant who moved where it may not be."""

from typing import Any, assert_never

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
from engine.games.imhotep.pieces import LEVER, SHIP_BERTHS, SHIPS
from engine.games.imhotep.previews import exchanged
from engine.games.imhotep.view import ImhotepView
from gui.board.choice import ChoiceIndex, Spots
from gui.games.imhotep.spots import (
    BerthSpot,
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


def choices_of(view: ImhotepView) -> ChoiceIndex:
    """What the watcher may do on the board. With the lever a stone is moved to another's berth: the two change
    places."""
    index = ChoiceIndex(view.legal_actions(), spots_of)
    if view.playing == LEVER:
        for ship in range(SHIPS):
            for one in range(SHIP_BERTHS[ship]):
                for other in range(SHIP_BERTHS[ship]):
                    _add_exchange(index, view, ship, one, other)
    return index


def _add_exchange(index: ChoiceIndex, view: ImhotepView, ship: int, one: int, other: int) -> None:
    owners = exchanged(view, ship, one, other) if one != other else None
    action = None if owners is None else Rearrange(ship, owners)
    if action is not None and index.offers(action):
        index.add_way(BerthSpot(ship, one), BerthSpot(ship, other), action)


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
