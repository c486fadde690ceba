"""Small things Isle of Skye's sentences are made of."""

from collections.abc import Sequence

from engine.core.match import Step
from engine.core.seats import Seat
from engine.games.isle_of_skye.events import StartsDealt
from engine.games.isle_of_skye.grid import column_of, row_of
from engine.games.isle_of_skye.pieces import tile
from gui.board.lines import Figure, Name, Part, Words
from gui.games.isle_of_skye.words import neutral_name
from gui.i18n import Numbers, language_in_force, translate


def numbers() -> Numbers:
    """The digits of the language in force."""
    return Numbers(language_in_force())


def a_tile(number: int | None) -> Words:
    """A tile as one speaks of it in a sentence."""
    return Words(_a_tile(number))


def _a_tile(number: int | None) -> str:
    if number is None:
        return translate("isle_of_skye", "a tile")
    one = tile(number)
    if one.symbol:
        return translate("isle_of_skye", "a start tile")
    match one.feature:
        case "castle":
            return translate("isle_of_skye", "a castle")
        case "village":
            return translate("isle_of_skye", "a village")
        case "road":
            return translate("isle_of_skye", "a road")
        case "swamp":
            return translate("isle_of_skye", "a swamp")
        case "hill":
            template = translate("isle_of_skye", "a hill with {count}")
            return template.format(count=numbers()(one.hills))
        case None:
            return {
                "sea": translate("isle_of_skye", "a sea tile"),
                "mountain": translate("isle_of_skye", "a mountain tile"),
                "forest": translate("isle_of_skye", "a forest tile"),
                "plain": translate("isle_of_skye", "a plain tile"),
                "start": translate("isle_of_skye", "a start tile"),
            }[one.terrain]


def where(cell: int) -> dict[str, Part]:
    """Row and column of a cell, counted from 1."""
    return {"row": Figure(row_of(cell)), "column": Figure(column_of(cell))}


def owner(seat: Seat, seats: int) -> Part:
    """A seat, or the neutral."""
    return Name(seat) if seat < seats else Words(neutral_name())


def seats_of(steps: Sequence[Step]) -> int:
    """How many play, from the deal of the start tiles; the log is told with all the steps before a line."""
    for step in steps:
        for event in step.events:
            if isinstance(event, StartsDealt):
                return len(event.tiles)
    return 0
