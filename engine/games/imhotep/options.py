"""The house rules of Imhotep and their profiles."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Struct

from engine.games.imhotep.pieces import BASE_STONES, EXTRA_STONES

BY_SEATS: Final = -1
"""As `extra_stones`: the number the rules give for so many seats (IMHOTEP-1.3)."""
MOST_EXTRA_STONES: Final = 40


class ImhotepOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Every value of a table's rules; the defaults are the tutorial's. The comments name the clause."""

    extra_stones: Annotated[int, msgspec.Meta(ge=BY_SEATS, le=MOST_EXTRA_STONES)] = BY_SEATS  # IMHOTEP-1.3
    berths: Literal["in_order", "choose"] = "in_order"  # IMHOTEP-3.1
    majority_tie: Literal["none", "each"] = "none"  # IMHOTEP-4.5


TUTORIAL: Final = ImhotepOptions()

PROFILES: Final[Mapping[str, ImhotepOptions]] = {"tutorial": TUTORIAL}


def stones_each(options: ImhotepOptions, seats: int) -> int:
    """How many stones of their colour everybody begins with (IMHOTEP-1.3)."""
    extra = EXTRA_STONES[seats] if options.extra_stones == BY_SEATS else options.extra_stones
    return BASE_STONES + extra
