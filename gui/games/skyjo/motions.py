"""How Skyjo's events move on the table."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.core.seats import Seat
from engine.games.skyjo.events import (
    CardDrawn,
    CardsExchanged,
    CardTaken,
    CardTurnedUp,
    ColumnClosed,
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
from engine.games.skyjo.pieces import PLACES, column_places
from gui.board.sprites import FLYING, ItemId, Manner, Movement, Sprite
from gui.fonts import text_width
from gui.games.skyjo import words
from gui.games.skyjo.items import DRAW_TOP, HAND, Table, card_id, discard_id
from gui.games.skyjo.plates import Plate
from gui.games.skyjo.shown import Shown

Sprites = Mapping[ItemId, Sprite]

MOVE: Final = 220
TURN: Final = 260
RISE: Final = 500
SLIDE: Final = 380
_DEAL_STEP: Final = 16
_WAVE_STEP: Final = 45


def movements_of(event: SkyjoEvent, was: Sprites, now: Sprites, after: Shown, table: Table) -> Sequence[Movement]:
    """What moves when that happens; `was` and `now` are the table before and after."""
    match event:
        case RoundDealt():
            return tuple(_deal(after, now, table))
        case CardTurnedUp(seat=seat, place=place):
            card = card_id(seat, place)
            return (_turn(card, was[card], now[card]),)
        case CardDrawn(card=card):
            manner = Manner.MOVE if card is None else Manner.TURN
            return (Movement(HAND, now[HAND], origin=DRAW_TOP, manner=manner, duration=TURN),)
        case CardTaken():
            return (Movement(HAND, now[HAND], origin=discard_id(0), duration=MOVE),)
        case CardsExchanged():
            return tuple(_exchange(event, now))
        case DrawnDiscarded():
            return (Movement(discard_id(0), now[discard_id(0)], origin=HAND, duration=MOVE),)
        case ColumnClosed():
            return tuple(_close(event, was, table))
        case PileTurnedOver():
            return tuple(_turn_over(was, now))
        case FinalReveal():
            return tuple(_reveal(event, was, now))
        case StarterChosen(seat=seat):
            return (_plate(seat, words.starter_word(), after, table),)
        case RoundStopped(seat=seat):
            return (_plate(seat, words.stop_word(), after, table),)
        case RoundScored(scores=scores):
            number = table.look.number
            return tuple(_plate(seat, number(score), after, table) for seat, score in enumerate(scores))
        case _:
            return ()


def table_turned(was: Sprites, now: Sprites) -> Sequence[Movement]:
    """Somebody else's grid comes to lie at the bottom: everything slides round."""
    return tuple(
        Movement(item, end, was[item], manner=Manner.SLIDE, duration=SLIDE)
        for item, end in now.items()
        if item in was and (was[item].x, was[item].y) != (end.x, end.y)
    )


def pause_after(event: SkyjoEvent) -> int:
    """Milliseconds to look at it before the next thing happens."""
    match event:
        case CardDrawn(card=None) | CardTaken():
            return 160
        case CardsExchanged() | DrawnDiscarded():
            return 120
        case FinalReveal(cards=cards):
            return 500 if cards else 0
        case RoundScored():
            return 1300
        case RoundStopped():
            return 600
        case StarterChosen() | TurnsRanOut() | GameEnded():
            return 300
        case _:
            return 0


def _turn(item: ItemId, start: Sprite, end: Sprite, delay: int = 0) -> Movement:
    return Movement(item, end, start, manner=Manner.TURN, delay=delay, duration=TURN)


def _exchange(event: CardsExchanged, now: Sprites) -> Iterator[Movement]:
    """The new card goes to its place; the old one turns up there and flies to the discard pile."""
    card, top = card_id(event.seat, event.place), discard_id(0)
    yield Movement(card, now[card], origin=HAND, duration=MOVE)
    manner = Manner.TURN if event.old_was_down else Manner.MOVE
    yield Movement(top, now[top], origin=card, manner=manner, delay=90, duration=TURN + 60)


def _deal(after: Shown, now: Sprites, table: Table) -> Iterator[Movement]:
    """Round after round of cards flies from the pile to every seat, then the first discard is turned up."""
    start = now.get(DRAW_TOP)
    if start is None:
        return
    number = 0
    for place in range(PLACES):
        for step in range(after.seats):
            seat = (after.main + 1 + step) % after.seats
            card = card_id(seat, place)
            end = now[card]
            yield Movement(card, end, _at(end, start), delay=number * _DEAL_STEP, duration=MOVE, unseen=True)
            number += 1
    top = discard_id(0)
    yield Movement(top, now[top], start, manner=Manner.TURN, delay=number * _DEAL_STEP + 60, duration=TURN, unseen=True)


def _at(sprite: Sprite, place: Sprite) -> Sprite:
    """The sprite where another lies and as large."""
    return Sprite(place.picture, place.x, place.y, sprite.z)


def _close(event: ColumnClosed, was: Sprites, table: Table) -> Iterator[Movement]:
    """The three cards leave: to the discard pile, or off the table."""
    layout = table.layout
    for order, place in enumerate(reversed(column_places(event.column))):
        start = was.get(card_id(event.seat, place))
        if start is None:
            continue
        if event.to_discard:
            x, y = layout.discard.middle
            width = layout.pile
        else:
            x, y, width = start.x, -start.picture.height * 1.2, start.picture.width
        picture = table.card(width, event.cards[2 - order])
        end = Sprite(picture, x, y, start.z + order)
        manner = Manner.MOVE if event.to_discard else Manner.LEAVE
        yield Movement(("leaving", order), end, start, manner=manner, delay=order * 70, duration=MOVE + 180)


def _turn_over(was: Sprites, now: Sprites) -> Iterator[Movement]:
    """The discards become the draw pile."""
    below = was.get(discard_id(1))
    if below is not None and DRAW_TOP in now:
        yield Movement(DRAW_TOP, now[DRAW_TOP], below, manner=Manner.TURN, duration=TURN + 120)


def _reveal(event: FinalReveal, was: Sprites, now: Sprites) -> Iterator[Movement]:
    """Everything still hidden turns up, in waves from the left, all seats together."""
    for one in event.cards:
        card = card_id(one.seat, one.place)
        wave = one.place // 3 * 3 + one.place % 3
        yield _turn(card, was[card], now[card], delay=wave * _WAVE_STEP)


def _plate(seat: Seat, text: str, after: Shown, table: Table) -> Movement:
    """Points or a word that rise over a seat's grid."""
    whole = table.grid(after, seat).whole
    pixels = whole.height * 0.24
    pixels = round(pixels * min(1.0, whole.width * 0.8 / text_width(text, pixels, 800)))
    wide = text_width(text, pixels, 800)
    picture = Plate(round(max(wide + pixels * 0.9, pixels * 1.7)), round(pixels * 1.45), text, pixels)
    x, y = whole.middle
    start = Sprite(picture, x, y + pixels * 0.5, FLYING)
    return Movement(("plate", seat), Sprite(picture, x, y, FLYING), start, manner=Manner.RISE, duration=RISE)
