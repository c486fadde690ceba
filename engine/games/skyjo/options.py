"""The house rules of Skyjo and their two profiles."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Struct


class SkyjoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Every value of a table's rules; the defaults are the tutorial's. The comments name the clause."""

    deck: Literal["tutorial", "published"] = "tutorial"  # SKYJO-1.1
    initial_reveal: Literal[0, 2] = 0  # SKYJO-2.3
    next_starter: Literal["rotate", "stopper"] = "rotate"  # SKYJO-2.4
    swap: Literal["face_down", "any"] = "face_down"  # SKYJO-3.4
    reshuffle: Literal["keep_order", "shuffle"] = "keep_order"  # SKYJO-3.5
    close_nonpositive: bool = True  # SKYJO-4.1
    close_equal: bool = False  # SKYJO-4.2
    close: Literal["choice", "automatic"] = "choice"  # SKYJO-4.3
    closed_to: Literal["box", "discard"] = "box"  # SKYJO-4.4
    closed_score: Literal["zero", "counted"] = "zero"  # SKYJO-4.5
    stopper_doubles: bool = False  # SKYJO-5.4
    end: Literal["target", "rounds"] = "target"  # SKYJO-6.1
    target: Annotated[int, msgspec.Meta(ge=50, le=200)] = 100  # SKYJO-6.1
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 5  # SKYJO-6.1


TUTORIAL: Final = SkyjoOptions()

PUBLISHED: Final = SkyjoOptions(
    deck="published",
    initial_reveal=2,
    next_starter="stopper",
    swap="any",
    reshuffle="shuffle",
    close_nonpositive=False,
    close_equal=True,
    close="automatic",
    closed_to="discard",
    closed_score="zero",
    stopper_doubles=True,
)

PROFILES: Final[Mapping[str, SkyjoOptions]] = {"tutorial": TUTORIAL, "published": PUBLISHED}
