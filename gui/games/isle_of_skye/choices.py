"""Where on the board each action is done, and what somebody meant who moved a tile where it may not go."""

from collections.abc import Callable, Sequence
from typing import assert_never

from engine.games.isle_of_skye.actions import (
    BuyTile,
    ChooseStarter,
    DealStarts,
    DeclineToBuy,
    DrawCards,
    DrawNeutral,
    DrawTiles,
    OfferTile,
    PlaceTile,
    SetAside,
    SetPrice,
    ShowTiles,
    SkyeAction,
)
from engine.games.isle_of_skye.previews import fitting_cells
from engine.games.isle_of_skye.table import PLACING, PRICE
from engine.games.isle_of_skye.view import SkyeView
from gui.board.choice import ChoiceIndex, Spots
from gui.games.isle_of_skye.spots import AsideSlot, Cell, HandTile, Placing, SaleSlot, Sheet, SkyeSpot, Ware

Wanted = Callable[[int, Sequence[int]], int]
"""(cell, fitting rotations) → the one that is wanted there."""


def choices_of(view: SkyeView, wanted: Wanted) -> ChoiceIndex:
    """What the watcher may do on the board. A cell stands for the wanted one of the rotations that fit there. Buying a
    tile and placing it is one gesture."""

    def follow_ups(action: SkyeAction) -> Sequence[SkyeAction]:
        if not isinstance(action, BuyTile):
            return ()
        cells = fitting_cells(view, view.turn, action.tile)
        return [PlaceTile(one.cell, wanted(one.cell, one.rotations)) for one in cells]

    return ChoiceIndex(_offered(view, wanted), lambda action: spots_of(action, view), follow_ups)


def _offered(view: SkyeView, wanted: Wanted) -> Sequence[SkyeAction]:
    legal = view.legal_actions()
    if view.phase not in PLACING:
        return legal
    rotations: dict[int, list[int]] = {}
    for action in legal:
        assert isinstance(action, PlaceTile), "only placing is offered now"
        rotations.setdefault(action.cell, []).append(action.rotation)
    return [PlaceTile(cell, wanted(cell, turns)) for cell, turns in rotations.items()]


def spots_of(action: SkyeAction, view: SkyeView) -> Spots | None:
    """Source and target of an action; None for what is not done on the board."""
    match action:
        case SetAside(tile=tile) if tile is not None:
            return HandTile(tile), AsideSlot()
        case OfferTile(tile=tile) if tile is not None:
            return HandTile(tile), SaleSlot()
        case BuyTile(tile=tile):
            return Ware(tile), None
        case PlaceTile(cell=cell):
            return Placing(view.placing or 0), Cell(cell)
        case SetAside() | OfferTile() | SetPrice() | DeclineToBuy():
            return None
        case DrawCards() | DealStarts() | ChooseStarter() | ShowTiles() | DrawTiles() | DrawNeutral():
            return None
        case _:
            assert_never(action)


def meant(
    view: SkyeView, source: SkyeSpot | None, target: SkyeSpot, rotation: int
) -> tuple[SkyeAction, int | None] | None:
    """The action somebody had in mind, and the tile it would place if that is not the one the view says; None where
    nothing can have been meant."""
    match source, target:
        case Ware(tile=tile), Cell(cell=cell):
            return PlaceTile(cell, rotation), tile
        case Ware(tile=tile), Sheet():
            return PlaceTile(-1, rotation), tile
        case _, Ware(tile=tile):
            return BuyTile(tile), None
        case ((Placing() | None), Cell(cell=cell)) if view.phase in PLACING:
            return PlaceTile(cell, rotation), None
        case Placing(), Sheet():
            return PlaceTile(-1, rotation), None
        case HandTile(tile=tile), (SaleSlot() | Cell() | Sheet()):
            return OfferTile(tile), None
        case HandTile(tile=tile), AsideSlot():
            return SetAside(tile), None
        case None, HandTile(tile=tile) if view.phase is PRICE:
            return OfferTile(tile), None
        case _:
            return None
