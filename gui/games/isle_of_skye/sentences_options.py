"""Isle of Skye's options in words."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.core.options import OptionValue
from engine.games.isle_of_skye.options import SkyeOptions
from gui.games.isle_of_skye.parts import numbers
from gui.i18n import translate

Said = Callable[[], str]

NAMES: Final[Mapping[str, Said]] = {
    "rounds": lambda: translate("isle_of_skye", "Rounds"),
    "road_match": lambda: translate("isle_of_skye", "Roads"),
    "neutral_score": lambda: translate("isle_of_skye", "Neutral player's score"),
    "display_market": lambda: translate("isle_of_skye", "The main board sells"),
    "display_price": lambda: translate("isle_of_skye", "Price on the main board"),
    "open_road_penalty": lambda: translate("isle_of_skye", "Open roads cost"),
}

HELP: Final[Mapping[str, Said]] = {
    "rounds": lambda: translate("isle_of_skye", "How many rounds are played; five at most with four players."),
    "road_match": lambda: translate("isle_of_skye", "Whether a road may also run against another land."),
    "neutral_score": lambda: translate("isle_of_skye", "How the neutral player counts when two play."),
    "display_market": lambda: translate("isle_of_skye", "Whether its tiles may be bought from the bank."),
    "display_price": lambda: translate("isle_of_skye", "What each of its tiles costs."),
    "open_road_penalty": lambda: translate("isle_of_skye", "Whether a road towards an empty cell costs a point too."),
}

_VALUES: Final[Mapping[tuple[str, OptionValue], Said]] = {
    ("road_match", "free"): lambda: translate("isle_of_skye", "need not join"),
    ("road_match", "must"): lambda: translate("isle_of_skye", "only meet roads"),
    ("neutral_score", "cards_less_empty"): lambda: translate("isle_of_skye", "cards less empty cells"),
    ("neutral_score", "cards"): lambda: translate("isle_of_skye", "cards alone"),
    ("neutral_score", "off"): lambda: translate("isle_of_skye", "not ranked"),
}

CLAUSES: Final[Mapping[str, str]] = {
    "rounds": "SKYE-2.6",
    "road_match": "SKYE-4.2",
    "neutral_score": "SKYE-5.3",
    "display_market": "SKYE-3.4",
    "display_price": "SKYE-3.4",
    "open_road_penalty": "SKYE-8.2",
}


def value_words(field: str, value: OptionValue) -> str:
    """A value of an option in words; switches are on or off, numbers are written."""
    if (said := _VALUES.get((field, value))) is not None:
        return said()
    if isinstance(value, bool):
        return translate("isle_of_skye", "on") if value else translate("isle_of_skye", "off")
    assert isinstance(value, int), f"{field}: no words for {value!r}"
    return numbers()(value)


def shown(field: str, options: SkyeOptions) -> bool:
    """Whether the option changes anything with these other values."""
    return options.display_market if field == "display_price" else True
