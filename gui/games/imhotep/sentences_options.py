"""Imhotep's options in words."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from engine.core.options import OptionValue
from engine.games.imhotep.options import BY_SEATS
from gui.games.imhotep.parts import numbers
from gui.i18n import translate

Said: TypeAlias = Callable[[], str]
"""Words in the language in force when they are asked for."""

NAMES: Final[Mapping[str, Said]] = {
    "extra_stones": lambda: translate("imhotep", "Extra stones"),
    "berths": lambda: translate("imhotep", "Berth of a stone"),
    "majority_tie": lambda: translate("imhotep", "Tied for the most"),
}

HELP: Final[Mapping[str, Said]] = {
    "extra_stones": lambda: translate("imhotep", "How many stones everyone has besides the first four."),
    "berths": lambda: translate("imhotep", "Whether you may choose among the free berths of a ship."),
    "majority_tie": lambda: translate("imhotep", "Who gets the bonus at the obelisk and the tomb when players tie."),
}

_VALUES: Final[Mapping[tuple[str, OptionValue], Said]] = {
    ("extra_stones", BY_SEATS): lambda: translate("imhotep", "by players"),
    ("berths", "in_order"): lambda: translate("imhotep", "from the top"),
    ("berths", "choose"): lambda: translate("imhotep", "any free one"),
    ("majority_tie", "none"): lambda: translate("imhotep", "nobody"),
    ("majority_tie", "each"): lambda: translate("imhotep", "each in full"),
}

CLAUSES: Final[Mapping[str, str]] = {
    "extra_stones": "IMHOTEP-1.3",
    "berths": "IMHOTEP-3.1",
    "majority_tie": "IMHOTEP-4.5",
}


def value_words(field: str, value: OptionValue) -> str:
    """A value of an option in words; numbers are written."""
    if (said := _VALUES.get((field, value))) is not None:
        return said()
    assert isinstance(value, int), f"{field}: no words for {value!r}"
    return numbers()(value)
