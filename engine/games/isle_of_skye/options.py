"""The house rules of Isle of Skye and their profile."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Struct

from engine.core.errors import OptionError
from engine.games.isle_of_skye.pieces import MOST_SEATS

MOST_ROUNDS_OF_FOUR: Final = 5


class SkyeOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Every value of a table's rules; the defaults are the tutorial's. The comments name the clause."""

    rounds: Annotated[int, msgspec.Meta(ge=3, le=6)] = 5  # SKYE-2.6
    road_match: Literal["free", "must"] = "free"  # SKYE-4.2
    neutral_score: Literal["cards_less_empty", "cards", "off"] = "cards_less_empty"  # SKYE-5.3
    display_market: bool = False  # SKYE-3.4
    display_price: Annotated[int, msgspec.Meta(ge=0, le=10)] = 2  # SKYE-3.4, in coins
    open_road_penalty: bool = False  # SKYE-8.2


TUTORIAL: Final = SkyeOptions()

PROFILES: Final[Mapping[str, SkyeOptions]] = {"tutorial": TUTORIAL}


def check_options(seats: int, options: SkyeOptions) -> None:
    """Raises `OptionError` where an option does not go with the number of seats (SKYE-2.6)."""
    if seats == MOST_SEATS and options.rounds > MOST_ROUNDS_OF_FOUR:
        raise OptionError("option_value", name="rounds", value=str(options.rounds), allowed="3 … 5")
