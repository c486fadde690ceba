"""Prompts, choices and warnings of Skyjo."""

from collections.abc import Sequence
from typing import assert_never

from engine.core.seats import Seat
from engine.games.skyjo.actions import (
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
from engine.games.skyjo.pieces import column_places
from engine.games.skyjo.rules import Phase
from engine.games.skyjo.view import EMPTY, SkyjoView
from gui.board.lines import Figure, Line, Name, Part
from gui.games.skyjo.parts import card, numbers, where
from gui.i18n import translate


def prompt(view: SkyjoView) -> Line:
    """What is expected now, of whom."""
    seat: dict[str, Part] = {"seat": Name(view.turn)}
    match view.phase:
        case Phase.DEAL:
            return Line(translate("skyjo", "The cards are being dealt"))
        case Phase.STARTER:
            return Line(translate("skyjo", "It is being drawn who begins"))
        case Phase.FIRST_LOOK:
            turned = sum(value is not None for value in view.grids[view.turn])
            if turned == 0:
                return Line(translate("skyjo", "{seat}: turn up two of your cards"), seat)
            return Line(translate("skyjo", "{seat}: turn up one more card"), seat)
        case Phase.TAKE:
            return _taking(view)
        case Phase.DRAW:
            return Line(translate("skyjo", "{seat} draws a card"), seat)
        case Phase.PLACE_DRAWN | Phase.PLACE_TAKEN:
            return _placing(view)
        case Phase.TURN_UP:
            return Line(translate("skyjo", "{seat}: now turn up one of your face-down cards"), seat)
        case Phase.CLOSE:
            return _closing(view)
        case Phase.OVER:
            return winners_line(view.totals)
        case _:
            assert_never(view.phase)


def _taking(view: SkyjoView) -> Line:
    parts: dict[str, Part] = {"seat": Name(view.turn), "card": card(view.discard[-1])}
    if view.stopper is None:
        return Line(translate("skyjo", "{seat}: draw a card, or take the {card} from the discard pile"), parts)
    return Line(
        translate("skyjo", "{seat}, your last turn: draw a card, or take the {card} from the discard pile"), parts
    )


def _placing(view: SkyjoView) -> Line:
    if view.hand is None:
        return Line(translate("skyjo", "{seat} has drawn a card"), {"seat": Name(view.turn)})
    parts: dict[str, Part] = {"seat": Name(view.turn), "card": card(view.hand)}
    only_down, drawn = view.options.swap == "face_down", view.phase is Phase.PLACE_DRAWN
    if drawn and only_down:
        return Line(
            translate("skyjo", "{seat}: put the {card} on a face-down card, or on the discard pile and turn one up"),
            parts,
        )
    if drawn:
        return Line(
            translate("skyjo", "{seat}: put the {card} in place of one of your cards, or discard it and turn one up"),
            parts,
        )
    if only_down:
        return Line(translate("skyjo", "{seat}: put the {card} on a face-down card"), parts)
    return Line(translate("skyjo", "{seat}: put the {card} in place of one of your cards"), parts)


def _closing(view: SkyjoView) -> Line:
    columns = view.closable[view.turn]
    parts: dict[str, Part] = {"seat": Name(view.turn)}
    if len(columns) > 1:
        return Line(translate("skyjo", "{seat}: you may close columns before your turn ends"), parts)
    cards = _cards(view, view.turn, columns[0])
    parts["column"] = Figure(columns[0] + 1)
    if len(set(cards)) == 1:
        return Line(translate("skyjo", "{seat}: column {column} may be closed, its cards are alike"), parts)
    parts["sum"] = Figure(sum(cards))
    return Line(translate("skyjo", "{seat}: column {column} may be closed, it adds up to {sum}"), parts)


def winners_line(totals: Sequence[int]) -> Line:
    """Who has won with these totals."""
    lowest = min(totals)
    winners = [seat for seat, total in enumerate(totals) if total == lowest]
    points = Figure(lowest)
    if len(winners) == 1:
        return Line(
            translate("skyjo", "{seat} wins with {points} in all"), {"seat": Name(winners[0]), "points": points}
        )
    if len(winners) == 2:
        return Line(
            translate("skyjo", "{first} and {second} share the win with {points} in all"),
            {"first": Name(winners[0]), "second": Name(winners[1]), "points": points},
        )
    return Line(
        translate("skyjo", "{count} players share the win with {points} in all"),
        {"count": Figure(len(winners)), "points": points},
    )


def choice(action: SkyjoAction, view: SkyjoView) -> Line:
    """An action in the list of choices and on buttons; it is the seat's that is on turn."""
    match action:
        case TakeFromDrawPile():
            return Line(translate("skyjo", "Draw a card"))
        case TakeFromDiscardPile():
            return Line(translate("skyjo", "Take the {card} from the discard pile"), {"card": card(view.discard[-1])})
        case Exchange(place=place):
            return _exchange(place, view)
        case DiscardDrawn():
            assert view.hand is not None, "choice: only the drawer discards"
            return Line(translate("skyjo", "Discard the {card} and turn up a card"), {"card": card(view.hand)})
        case TurnUp(place=place):
            return Line(translate("skyjo", "Turn up the card in column {column}, row {row}"), where(place))
        case CloseColumn(column=column):
            before, after = sums_of_closing(view, column)
            return Line(
                translate("skyjo", "Close column {column}: {before} → {after}"),
                {"column": Figure(column + 1), "before": Figure(before), "after": Figure(after)},
            )
        case KeepOpen():
            if len(view.closable[view.turn]) == 1:
                return Line(translate("skyjo", "Leave it open"))
            return Line(translate("skyjo", "Leave them open"))
        case DealRound() | ChooseStarter() | DrawCard():
            raise AssertionError("choice: nobody chooses what chance does")
        case _:
            assert_never(action)


def _exchange(place: int, view: SkyjoView) -> Line:
    assert view.hand is not None, "choice: only the drawer places"
    old = view.grids[view.turn][place]
    parts: dict[str, Part] = where(place) | {"card": card(view.hand)}
    if old is None:
        return Line(translate("skyjo", "Put the {card} on the face-down card in column {column}, row {row}"), parts)
    parts["old"] = card(old)
    return Line(translate("skyjo", "Put the {card} in place of the {old} in column {column}, row {row}"), parts)


def buttons(view: SkyjoView) -> Sequence[SkyjoAction]:
    """The legal actions done by a button: closing is offered with its price."""
    return view.legal_actions() if view.phase is Phase.CLOSE else ()


def warning(action: SkyjoAction, view: SkyjoView) -> str:
    """What to know before it is done: a column below zero counted in its owner's favour."""
    if not isinstance(action, CloseColumn):
        return ""
    before, after = sums_of_closing(view, action.column)
    if after <= before:
        return ""
    write = numbers()
    template = translate("skyjo", "Column {column} is below zero: closing it adds {points} to your score.")
    return template.format(column=write(action.column + 1), points=write(after - before))


def sums_of_closing(view: SkyjoView, column: int) -> tuple[int, int]:
    """What the seat on turn shows before and after closing a column (SKYJO-4.5)."""
    before = view.sums[view.turn]
    counted = view.options.closed_score == "counted"
    return before, before if counted else before - sum(_cards(view, view.turn, column))


def _cards(view: SkyjoView, seat: Seat, column: int) -> list[int]:
    grid = view.grids[seat]
    cards = (grid[place] for place in column_places(column))
    return [value for value in cards if value is not None and value != EMPTY]
