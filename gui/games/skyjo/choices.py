"""Where on the table each of Skyjo's actions is done, and what somebody meant who moved a card where it may not go."""

from collections.abc import Sequence
from typing import assert_never

from engine.core.seats import Seat
from engine.games.skyjo.actions import (
    DISCARD_DRAWN,
    TAKE_FROM_DRAW_PILE,
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
from engine.games.skyjo.rules import Phase, decision_refusal, legal_decisions
from engine.games.skyjo.view import EMPTY, SkyjoView
from gui.board.choice import ChoiceIndex, Spots
from gui.games.skyjo.spots import DiscardPile, DrawPile, GridColumn, GridPlace, InHand, SkyjoSpot


def choices_of(view: SkyjoView) -> ChoiceIndex:
    """What the watcher may do on the table. Taking the open card and laying it is one gesture."""
    seat = view.turn

    def follow_ups(action: SkyjoAction) -> Sequence[SkyjoAction]:
        return _after_taking(view) if isinstance(action, TakeFromDiscardPile) else ()

    return ChoiceIndex(view.legal_actions(), lambda action: spots_of(action, seat), follow_ups)


def spots_of(action: SkyjoAction, seat: Seat) -> Spots | None:
    """Source and target of an action of `seat`; None for what is not done on the table."""
    match action:
        case TakeFromDrawPile():
            return DrawPile(), None
        case TakeFromDiscardPile():
            return DiscardPile(), None
        case Exchange(place=place):
            return InHand(), GridPlace(seat, place)
        case DiscardDrawn():
            return InHand(), DiscardPile()
        case TurnUp(place=place):
            return GridPlace(seat, place), None
        case CloseColumn(column=column):
            return GridColumn(seat, column), None
        case KeepOpen() | DealRound() | ChooseStarter() | DrawCard():
            return None
        case _:
            assert_never(action)


def _masks(view: SkyjoView) -> tuple[int, int]:
    grid = view.grids[view.turn]
    down = sum(1 << place for place, card in enumerate(grid) if card is None)
    return down, sum(1 << place for place, card in enumerate(grid) if card == EMPTY)


def _after_taking(view: SkyjoView) -> Sequence[SkyjoAction]:
    """Where the open card could be laid."""
    return legal_decisions(Phase.PLACE_TAKEN, view.options, *_masks(view), 0)


def refused_move(view: SkyjoView, source: SkyjoSpot | None, target: SkyjoSpot) -> tuple[SkyjoAction, str] | None:
    """The action that was meant and the clause that forbids it; None where nothing can have been meant, as with
    somebody else's cards."""
    meant = _meant(view, source, target)
    if meant is None:
        return None
    if isinstance(source, DiscardPile) and isinstance(meant, Exchange):
        clause = decision_refusal(Phase.PLACE_TAKEN, view.options, *_masks(view), 0, meant)
    else:
        clause = view.refusal(meant)
    return None if clause is None else (meant, clause)


def _meant(view: SkyjoView, source: SkyjoSpot | None, target: SkyjoSpot) -> SkyjoAction | None:
    match target:
        case GridPlace(seat=seat, place=place) if seat == view.turn:
            if source is not None:
                return Exchange(place)
            if view.phase is Phase.CLOSE:
                return CloseColumn(place // 3)
            return TurnUp(place)
        case GridColumn(seat=seat, column=column) if seat == view.turn:
            return CloseColumn(column)
        case DiscardPile() if source is not None or view.phase is not Phase.TAKE:
            return DISCARD_DRAWN
        case DrawPile() if source is None:
            return TAKE_FROM_DRAW_PILE
        case _:
            return None
