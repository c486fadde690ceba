"""Skyjo's options in words."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from engine.core.options import OptionValue
from engine.games.skyjo.options import SkyjoOptions
from gui.games.skyjo.parts import numbers
from gui.i18n import translate

Said: TypeAlias = Callable[[], str]
"""Words in the language in force when they are asked for."""

NAMES: Final[Mapping[str, Said]] = {
    "deck": lambda: translate("skyjo", "Deck"),
    "initial_reveal": lambda: translate("skyjo", "First look"),
    "next_starter": lambda: translate("skyjo", "Who begins later rounds"),
    "swap": lambda: translate("skyjo", "Exchange"),
    "reshuffle": lambda: translate("skyjo", "Empty draw pile"),
    "close_nonpositive": lambda: translate("skyjo", "Close zero or less"),
    "close_equal": lambda: translate("skyjo", "Close three alike"),
    "close": lambda: translate("skyjo", "Closing"),
    "closed_to": lambda: translate("skyjo", "Closed cards go"),
    "closed_score": lambda: translate("skyjo", "A closed column counts"),
    "stopper_doubles": lambda: translate("skyjo", "Stopped too soon"),
    "end": lambda: translate("skyjo", "The game ends"),
    "target": lambda: translate("skyjo", "Target"),
    "rounds": lambda: translate("skyjo", "Rounds"),
}

HELP: Final[Mapping[str, Said]] = {
    "deck": lambda: translate("skyjo", "The published deck is larger and has zeros."),
    "initial_reveal": lambda: translate("skyjo", "Whether everyone turns up two cards before the first turn."),
    "next_starter": lambda: translate("skyjo", "Who has the first turn once a round has been played."),
    "swap": lambda: translate("skyjo", "Which of your cards you may give up for a new one."),
    "reshuffle": lambda: translate("skyjo", "What becomes of the discards when nothing is left to draw."),
    "close_nonpositive": lambda: translate("skyjo", "Three face-up cards of zero or less can leave the grid."),
    "close_equal": lambda: translate("skyjo", "Three face-up cards of one value can leave the grid."),
    "close": lambda: translate("skyjo", "Whether you decide, or columns close by themselves."),
    "closed_to": lambda: translate("skyjo", "Where the three cards of a closed column are put."),
    "closed_score": lambda: translate("skyjo", "What is left of a closed column in your score."),
    "stopper_doubles": lambda: translate("skyjo", "Whoever stops without being lowest counts double."),
    "end": lambda: translate("skyjo", "At a total, or after a fixed number of rounds."),
    "target": lambda: translate("skyjo", "The game ends after the round in which a total reaches it."),
    "rounds": lambda: translate("skyjo", "How many rounds are played."),
}

_VALUES: Final[Mapping[tuple[str, OptionValue], Said]] = {
    ("deck", "tutorial"): lambda: translate("skyjo", "tutorial, {count} cards").format(count=numbers()(112)),
    ("deck", "published"): lambda: translate("skyjo", "published, {count} cards").format(count=numbers()(150)),
    ("initial_reveal", 0): lambda: translate("skyjo", "none"),
    ("initial_reveal", 2): lambda: translate("skyjo", "two cards"),
    ("next_starter", "rotate"): lambda: translate("skyjo", "the next player"),
    ("next_starter", "stopper"): lambda: translate("skyjo", "whoever stopped"),
    ("swap", "face_down"): lambda: translate("skyjo", "face-down cards"),
    ("swap", "any"): lambda: translate("skyjo", "any card"),
    ("reshuffle", "keep_order"): lambda: translate("skyjo", "turned over"),
    ("reshuffle", "shuffle"): lambda: translate("skyjo", "shuffled"),
    ("close", "choice"): lambda: translate("skyjo", "as you like"),
    ("close", "automatic"): lambda: translate("skyjo", "by itself"),
    ("closed_to", "box"): lambda: translate("skyjo", "out of the round"),
    ("closed_to", "discard"): lambda: translate("skyjo", "to the discards"),
    ("closed_score", "zero"): lambda: translate("skyjo", "nothing"),
    ("closed_score", "counted"): lambda: translate("skyjo", "its sum"),
    ("end", "target"): lambda: translate("skyjo", "at a total"),
    ("end", "rounds"): lambda: translate("skyjo", "after rounds"),
}

CLAUSES: Final[Mapping[str, str]] = {
    "deck": "SKYJO-1.1",
    "initial_reveal": "SKYJO-2.3",
    "next_starter": "SKYJO-2.4",
    "swap": "SKYJO-3.4",
    "reshuffle": "SKYJO-3.5",
    "close_nonpositive": "SKYJO-4.1",
    "close_equal": "SKYJO-4.2",
    "close": "SKYJO-4.3",
    "closed_to": "SKYJO-4.4",
    "closed_score": "SKYJO-4.5",
    "stopper_doubles": "SKYJO-5.4",
    "end": "SKYJO-6.1",
    "target": "SKYJO-6.1",
    "rounds": "SKYJO-6.1",
}


def value_words(field: str, value: OptionValue) -> str:
    """A value of an option in words; switches are on or off, numbers are written."""
    if (said := _VALUES.get((field, value))) is not None:
        return said()
    if isinstance(value, bool):
        return translate("skyjo", "on") if value else translate("skyjo", "off")
    assert isinstance(value, int), f"{field}: no words for {value!r}"
    return numbers()(value)


def shown(field: str, options: SkyjoOptions) -> bool:
    """Whether the option changes anything with these other values."""
    match field:
        case "target":
            return options.end == "target"
        case "rounds":
            return options.end == "rounds"
        case "close" | "closed_to" | "closed_score":
            return options.close_nonpositive or options.close_equal
        case _:
            return True
