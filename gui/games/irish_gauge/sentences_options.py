"""Irish Gauge's options in words."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from engine.core.options import OptionValue
from gui.games.irish_gauge.parts import money_text
from gui.i18n import translate

Said: TypeAlias = Callable[[], str]
"""Words in the language in force when they are asked for."""

NAMES: Final[Mapping[str, Said]] = {
    "starting_cash": lambda: translate("irish_gauge", "Money at the start"),
    "initial_shares": lambda: translate("irish_gauge", "First shares"),
    "market_buy": lambda: translate("irish_gauge", "Buying without an auction"),
    "no_bid": lambda: translate("irish_gauge", "When nobody bids"),
    "rise_new": lambda: translate("irish_gauge", "A new city is worth"),
    "rise_join": lambda: translate("irish_gauge", "A join is worth"),
    "dividend": lambda: translate("irish_gauge", "Dividend"),
}

HELP: Final[Mapping[str, Said]] = {
    "starting_cash": lambda: translate("irish_gauge", "What everyone owns before the first turn."),
    "initial_shares": lambda: translate("irish_gauge", "What everyone holds before the first turn."),
    "market_buy": lambda: translate("irish_gauge", "Whether you may buy at the price instead of holding an auction."),
    "no_bid": lambda: translate("irish_gauge", "Whether you may buy then, or must if you can pay."),
    "rise_new": lambda: translate("irish_gauge", "How far prices rise when a link reaches a new city."),
    "rise_join": lambda: translate("irish_gauge", "How far prices rise when a link joins two networks."),
    "dividend": lambda: translate("irish_gauge", "Which price a share pays: before the rise, or after it."),
}

_VALUES: Final[Mapping[tuple[str, OptionValue], Said]] = {
    ("initial_shares", "one_random"): lambda: translate("irish_gauge", "one, by lot"),
    ("initial_shares", "one_of_each"): lambda: translate("irish_gauge", "one of each company"),
    ("market_buy", "after_auction"): lambda: translate("irish_gauge", "only if nobody bids"),
    ("market_buy", "direct"): lambda: translate("irish_gauge", "at any time"),
    ("no_bid", "may"): lambda: translate("irish_gauge", "may buy"),
    ("no_bid", "must"): lambda: translate("irish_gauge", "must buy"),
    ("dividend", "before"): lambda: translate("irish_gauge", "before the rise"),
    ("dividend", "after"): lambda: translate("irish_gauge", "after the rise"),
}

CLAUSES: Final[Mapping[str, str]] = {
    "starting_cash": "GAUGE-2.2",
    "initial_shares": "GAUGE-2.3",
    "market_buy": "GAUGE-3.1",
    "no_bid": "GAUGE-3.4",
    "rise_new": "GAUGE-5.1",
    "rise_join": "GAUGE-5.2",
    "dividend": "GAUGE-5.3",
}


def value_words(field: str, value: OptionValue) -> str:
    """A value of an option in words; sums are written."""
    if (said := _VALUES.get((field, value))) is not None:
        return said()
    assert isinstance(value, int), f"{field}: no words for {value!r}"
    if field in ("rise_new", "rise_join") and value == 0:
        return translate("irish_gauge", "nothing")
    return money_text(value)
