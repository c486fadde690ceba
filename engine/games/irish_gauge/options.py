"""The house rules of Irish Gauge and their profiles."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from engine.core.errors import OptionError

Rise: TypeAlias = Literal[0, 5, 10, 15, 20, 25, 30]
"""Pounds by which a price goes up."""


class GaugeOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Every value of a table's rules; the defaults are the tutorial's. The comments name the clause."""

    starting_cash: Annotated[int, msgspec.Meta(ge=10, le=100)] = 30  # GAUGE-2.2
    initial_shares: Literal["one_random", "one_of_each"] = "one_random"  # GAUGE-2.3
    market_buy: Literal["after_auction", "direct"] = "after_auction"  # GAUGE-3.1
    no_bid: Literal["may", "must"] = "may"  # GAUGE-3.4
    rise_new: Rise = 10  # GAUGE-5.1
    rise_join: Rise = 5  # GAUGE-5.2
    dividend: Literal["before", "after"] = "before"  # GAUGE-5.3


TUTORIAL: Final = GaugeOptions()

PROFILES: Final[Mapping[str, GaugeOptions]] = {"tutorial": TUTORIAL}

ONE_OF_EACH_SEATS: Final = (3, 4)
"""With five players one of each would be every share there is (GAUGE-2.3, GAUGE-R1)."""


def check_options(seats: int, options: GaugeOptions) -> None:
    """Raises `OptionError` where an option does not go with the number of seats."""
    if options.initial_shares == "one_of_each" and seats not in ONE_OF_EACH_SEATS:
        raise OptionError("option_value", name="initial_shares", value="one_of_each", allowed="one_random")
