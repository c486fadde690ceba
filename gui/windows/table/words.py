"""What the table page itself says, in the language in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.board.lines import Figure, Line, Name
from gui.i18n import translate
from gui.windows.phrases import player_words

if TYPE_CHECKING:
    from engine.core.match import SeatSetup
    from engine.core.seats import Seat
    from gui.i18n import Numbers


def kind_words(seat: SeatSetup) -> str:
    """Below a name: who decides for that seat."""
    if seat.kind == "human":
        return translate("table", "human")
    return translate("table", "computer · {player}").format(player=player_words(seat.player))


def thinking(seat: Seat) -> Line:
    return Line(translate("table", "{seat} is thinking"), {"seat": Name(seat)})


def decided(seat: Seat) -> Line:
    return Line(translate("table", "{seat} has decided"), {"seat": Name(seat)})


def passing(seat: Seat) -> Line:
    return Line(translate("table", "Pass the screen to {seat}"), {"seat": Name(seat)})


def looking_back(step: int, last: int) -> Line:
    return Line(
        translate("table", "Looking back: after step {step} of {last}"), {"step": Figure(step), "last": Figure(last)}
    )


def total_words(total: int, numbers: Numbers) -> str:
    return translate("table", "total {total}").format(total=numbers.inline(total))


def with_keys(words: str, keys: str) -> str:
    """A tooltip that names its keys."""
    return translate("table", "{what} ({keys})").format(what=words, keys=f"\u2066{keys}\u2069")


def undo_refused(steps: int) -> str:
    """Why nothing can be taken back."""
    if steps == 0:
        return translate("table", "Nothing to take back yet")
    return translate("table", "Nothing to take back: something has been revealed since")


def redo_refused() -> str:
    return translate("table", "Nothing was taken back")
