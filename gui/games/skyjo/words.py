"""What is written on the table, and what a screen reader says of its places."""

from collections.abc import Sequence

from engine.core.match import SeatSetup
from engine.core.seats import Seat
from engine.games.skyjo.pieces import COLUMNS, column_of, column_places, row_of
from engine.games.skyjo.view import EMPTY
from gui.controls.look import Look
from gui.games.skyjo.shown import Shown
from gui.games.skyjo.spots import DiscardPile, DrawPile, GridColumn, GridPlace, InHand, SkyjoSpot
from gui.i18n import FIRST_STRONG_ISOLATE, POP_ISOLATE, left_to_right, translate


def draw_word() -> str:
    return translate("skyjo_board", "Draw")


def discard_word() -> str:
    return translate("skyjo_board", "Discard")


def starter_word() -> str:
    """Over the grid of who begins the round."""
    return translate("skyjo_board", "Begins")


def stop_word() -> str:
    """Over the grid of who has no card face down any more."""
    return translate("skyjo_board", "Stop!")


def showing(total: int, look: Look) -> str:
    """Under the own name: the sum of the face-up cards."""
    return translate("skyjo_board", "showing {sum}").format(sum=_figure(total, look))


def sum_word(total: int, look: Look) -> str:
    """On a bracket: what the column adds up to."""
    return translate("skyjo_board", "Sum {sum}").format(sum=_figure(total, look))


def change_word(before: int, after: int, look: Look) -> str:
    """On a bracket: the points on the table before and after closing it."""
    return left_to_right(f"{look.number(before)} → {look.number(after)}")


def closable_words() -> tuple[str, str]:
    """Beside a column that will be offered for closing, in two lines."""
    return translate("skyjo_board", "may be closed"), translate("skyjo_board", "when the turn ends")


def closing_words(column: int, before: int, after: int, look: Look) -> tuple[str, str]:
    """Beside a column that may be closed now, in two lines: what is done, and the points before and after."""
    title = translate("skyjo_board", "Close column {number}").format(number=look.number(column + 1))
    points = translate("skyjo_board", "Points: {change}").format(change=change_word(before, after, look))
    return title, points


def _figure(value: int, look: Look) -> str:
    text = look.number(value)
    return left_to_right(text) if value < 0 else text


def spot_name(spot: SkyjoSpot, shown: Shown, seats: Sequence[SeatSetup], look: Look) -> str:
    """A place and what lies there."""
    match spot:
        case DrawPile():
            words = translate("skyjo_board", "Draw pile, {count} cards")
            return words.format(count=look.number(shown.draw_size))
        case DiscardPile():
            if not shown.discard:
                return translate("skyjo_board", "Discard pile, empty")
            return translate("skyjo_board", "Discard pile, {card} on top").format(card=_figure(shown.discard[-1], look))
        case InHand():
            if shown.hand is None or shown.hand.card is None:
                return translate("skyjo_board", "The card in hand")
            return translate("skyjo_board", "The card in hand, {card}").format(card=_figure(shown.hand.card, look))
        case GridColumn(seat=seat, column=column):
            return _column_name(seat, column, shown, look)
        case GridPlace(seat=seat, place=place):
            return _place_name(seat, place, shown, seats, look)


def _column_name(seat: Seat, column: int, shown: Shown, look: Look) -> str:
    cards = [shown.grids[seat][place] for place in column_places(column)]
    total = sum(card for card in cards if card is not None and card != EMPTY)
    return translate("skyjo_board", "Column {number} of {columns}, sum {sum}").format(
        number=look.number(column + 1), columns=look.number(COLUMNS), sum=_figure(total, look)
    )


def _place_name(seat: Seat, place: int, shown: Shown, seats: Sequence[SeatSetup], look: Look) -> str:
    card = shown.grids[seat][place]
    if card is None:
        what = translate("skyjo_board", "face down")
    elif card == EMPTY:
        what = translate("skyjo_board", "no card")
    else:
        what = _figure(card, look)
    words = (
        translate("skyjo_board", "Own row {row}, column {column}: {what}")
        if seat == shown.main
        else translate("skyjo_board", "{name}, row {row}, column {column}: {what}")
    )
    return words.format(
        name=f"{FIRST_STRONG_ISOLATE}{seats[seat].name}{POP_ISOLATE}",
        row=look.number(row_of(place) + 1),
        column=look.number(column_of(place) + 1),
        what=what,
    )
