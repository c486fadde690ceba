"""What lies on Skyjo's table, without pixels: from a view, and on from there event by event."""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from engine.core.seats import NOBODY, Seat, Watcher
from engine.games.skyjo.events import (
    CardDrawn,
    CardsExchanged,
    CardTaken,
    CardTurnedUp,
    ColumnClosed,
    ColumnsLeftOpen,
    DrawnDiscarded,
    FinalReveal,
    GameEnded,
    PileTurnedOver,
    RoundDealt,
    RoundScored,
    RoundStopped,
    SkyjoEvent,
    StarterChosen,
    TurnsRanOut,
)
from engine.games.skyjo.options import SkyjoOptions
from engine.games.skyjo.pieces import COLUMNS, PLACES, column_places, copies_of
from engine.games.skyjo.rules import Phase
from engine.games.skyjo.view import EMPTY, SkyjoView

Grid = tuple[int | None, ...]
"""By place: a face-up card, None for a face-down one, EMPTY for no card."""


class Hand(Struct, frozen=True):
    """A card taken and not yet laid; `card` None where the watcher may not see it."""

    seat: Seat
    card: int | None
    from_draw: bool


class Offer(Struct, frozen=True):
    """A column that may be closed: its sum, and the seat's points on the table before and after."""

    column: int
    total: int
    before: int
    after: int


class Shown(Struct, frozen=True):
    """The table. `main` is the seat whose grid lies at the bottom; `turn` is NOBODY when the game is over."""

    options: SkyjoOptions
    watcher: Watcher
    main: Seat
    turn: Seat
    grids: tuple[Grid, ...]
    closed_sums: tuple[int, ...]
    discard: tuple[int, ...]
    draw_size: int
    hand: Hand | None
    stopper: Seat | None

    @property
    def seats(self) -> int:
        return len(self.grids)

    def total(self, seat: Seat) -> int:
        """The seat's face-up cards with what closed columns count."""
        face_up = sum(card for card in self.grids[seat] if card is not None and card != EMPTY)
        return face_up + self.closed_sums[seat]

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """The columns of a seat that qualify for closing (SKYJO-4.1, 4.2) where closing is a choice."""
        if self.options.close != "choice":
            return ()
        found = []
        for column in range(COLUMNS):
            cards = [self.grids[seat][place] for place in column_places(column)]
            up = [card for card in cards if card is not None and card != EMPTY]
            if len(up) == len(cards) and self._qualifies(up):
                before = self.total(seat)
                counted = self.options.closed_score == "counted"
                found.append(Offer(column, sum(up), before, before if counted else before - sum(up)))
        return tuple(found)

    def _qualifies(self, cards: list[int]) -> bool:
        return (self.options.close_nonpositive and sum(cards) <= 0) or (
            self.options.close_equal and len(set(cards)) == 1
        )


def shown_in(view: SkyjoView) -> Shown:
    """The table as a view has it."""
    holding = view.phase in (Phase.PLACE_DRAWN, Phase.PLACE_TAKEN)
    return Shown(
        options=view.options,
        watcher=view.watcher,
        main=view.watcher if view.watcher is not None else view.turn,
        turn=NOBODY if view.actor == NOBODY else view.turn,
        grids=view.grids,
        closed_sums=view.closed_sums,
        discard=view.discard,
        draw_size=view.draw_size,
        hand=Hand(view.turn, view.hand, view.phase is Phase.PLACE_DRAWN) if holding else None,
        stopper=view.stopper,
    )


def after_event(shown: Shown, event: SkyjoEvent) -> Shown:
    """The table once that has happened. Whose turn it is afterwards no event says: the view does."""
    match event:
        case RoundDealt(discard=discard):
            seats = shown.seats
            return replace(
                shown,
                grids=((None,) * PLACES,) * seats,
                closed_sums=(0,) * seats,
                discard=(discard,),
                draw_size=sum(copies_of(shown.options.deck)) - seats * PLACES - 1,
                hand=None,
                stopper=None,
            )
        case StarterChosen(seat=seat):
            return replace(shown, turn=seat)
        case CardTurnedUp(seat=seat, place=place, card=card):
            return replace(shown, grids=_with(shown.grids, seat, {place: card}))
        case CardDrawn(seat=seat, card=drawn):
            return replace(shown, draw_size=shown.draw_size - 1, hand=Hand(seat, drawn, True))
        case CardTaken(seat=seat, card=card):
            return replace(shown, discard=shown.discard[:-1], hand=Hand(seat, card, False))
        case CardsExchanged(seat=seat, place=place, card=card, old=old):
            grids = _with(shown.grids, seat, {place: card})
            return replace(shown, grids=grids, discard=(*shown.discard, old), hand=None)
        case DrawnDiscarded(card=card):
            return replace(shown, discard=(*shown.discard, card), hand=None)
        case ColumnClosed(seat=seat, column=column, cards=cards, to_discard=to_discard):
            return _closed(shown, seat, column, cards, to_discard)
        case PileTurnedOver(count=count):
            return replace(shown, discard=shown.discard[-1:], draw_size=count)
        case RoundStopped(seat=seat):
            return replace(shown, stopper=seat)
        case FinalReveal(cards=revealed):
            grids = shown.grids
            for one in revealed:
                grids = _with(grids, one.seat, {one.place: one.card})
            return replace(shown, grids=grids)
        case ColumnsLeftOpen() | TurnsRanOut() | RoundScored() | GameEnded():
            return shown
        case _:
            assert_never(event)


def _closed(shown: Shown, seat: Seat, column: int, cards: tuple[int, int, int], to_discard: bool) -> Shown:
    counted = sum(cards) if shown.options.closed_score == "counted" else 0
    sums = tuple(value + counted * (number == seat) for number, value in enumerate(shown.closed_sums))
    return replace(
        shown,
        grids=_with(shown.grids, seat, dict.fromkeys(column_places(column), EMPTY)),
        closed_sums=sums,
        discard=(*shown.discard, *reversed(cards)) if to_discard else shown.discard,
    )


def _with(grids: tuple[Grid, ...], seat: Seat, changes: dict[int, int]) -> tuple[Grid, ...]:
    grid = tuple(changes.get(place, card) for place, card in enumerate(grids[seat]))
    return (*grids[:seat], grid, *grids[seat + 1 :])
