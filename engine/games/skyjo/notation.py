"""Language-neutral text of actions and positions, for the command line and for files people read.

Columns are A … D from the left, rows 1 … 3 from the top, seats are numbered from 1.
"""

from typing import Final, assert_never

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
from engine.games.skyjo.pieces import COLUMNS, ROWS, column_of, place_at, row_of
from engine.games.skyjo.view import EMPTY, SkyjoView

COLUMN_NAMES: Final = "ABCD"


def place_name(place: int) -> str:
    """``B2`` for the middle place of the second column."""
    return f"{COLUMN_NAMES[column_of(place)]}{row_of(place) + 1}"


def action_text(action: SkyjoAction) -> str:
    """One short word or two for an action; ``?`` stands for what was not seen."""
    match action:
        case DealRound(discard=discard):
            return f"deal {discard}"
        case ChooseStarter(seat=seat):
            return f"starter {seat + 1}"
        case DrawCard(card=card):
            return f"card {'?' if card is None else card}"
        case TakeFromDrawPile():
            return "draw"
        case TakeFromDiscardPile():
            return "take"
        case Exchange(place=place):
            return f"lay {place_name(place)}"
        case DiscardDrawn():
            return "discard"
        case TurnUp(place=place):
            return f"turn {place_name(place)}"
        case CloseColumn(column=column):
            return f"close {COLUMN_NAMES[column]}"
        case KeepOpen():
            return "keep"
        case _:
            assert_never(action)


def view_text(view: SkyjoView) -> str:
    """The position: a line on the table, then each seat's grid beside its number, sums and total."""
    discard = view.discard[-1] if view.discard else "-"
    hand = "" if view.hand is None else f" hand {view.hand}"
    stopped = "" if view.stopper is None else f" stop {view.stopper + 1}"
    head = f"round {view.round} turn {view.turn_number} {view.phase.value} seat {view.turn + 1}"
    piles = f"draw ({view.draw_size}) discard {discard} ({len(view.discard)})"
    lines = [f"{head}  {piles}{hand}{stopped}"]
    for seat, grid in enumerate(view.grids):
        for row in range(ROWS):
            cells = "".join(_cell(grid[place_at(column, row)]) for column in range(COLUMNS))
            mark = ">" if seat == view.turn and row == 0 else " "
            label = (f"{mark}{seat + 1}", f"  {view.sums[seat]}", f"  {view.totals[seat]}")[row]
            lines.append(f"{label:<6}{cells}")
    return "\n".join(lines)


def _cell(card: int | None) -> str:
    if card is None:
        return "   ▒"
    return "   ·" if card == EMPTY else f"{card:>4}"
