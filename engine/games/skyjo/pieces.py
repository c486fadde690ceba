"""The cards and the grid as data (SKYJO-1.1, 2.1)."""

from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

import msgspec

LOWEST: Final = -2
HIGHEST: Final = 12
VALUES: Final = HIGHEST - LOWEST + 1

Card: TypeAlias = Annotated[int, msgspec.Meta(ge=LOWEST, le=HIGHEST)]
"""A card is its value, −2 … 12: nothing else tells two cards apart."""

COLUMNS: Final = 4
ROWS: Final = 3
PLACES: Final = COLUMNS * ROWS

Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=PLACES - 1)]
"""A place of a grid: 3 × column + row, columns from the left, rows from the top, both from 0. The three places of
a column lie together, so that masks of places cut into columns."""

Column: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=COLUMNS - 1)]

MOST_SEATS: Final = 8
LEAST_SEATS: Final = 2
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]

ALL_PLACES: Final = (1 << PLACES) - 1
"""Masks hold place p as bit p."""

COLUMN_MASK: Final = (1 << ROWS) - 1
"""The places of column 0; shifted by 3 × column for the others."""

TURN_LIMIT: Final = 60
"""Turns for everyone after which a round nobody stopped is over (SKYJO-5.5)."""

# Copies of each value from −2 up to 12.
TUTORIAL_COPIES: Final = (8, 8, 0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8)
PUBLISHED_COPIES: Final = (5, 10, 15, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10)


def copies_of(deck: str) -> tuple[int, ...]:
    """How often each value is in the deck named by the option, from −2 up to 12 (SKYJO-1.1)."""
    return TUTORIAL_COPIES if deck == "tutorial" else PUBLISHED_COPIES


def cards_of(copies: Sequence[int]) -> list[int]:
    """The cards that such a count stands for, in rising order."""
    cards: list[int] = []
    for index, count in enumerate(copies):
        cards += [LOWEST + index] * count
    return cards


def place_at(column: int, row: int) -> int:
    """The place in that column and row."""
    return column * ROWS + row


def column_of(place: int) -> int:
    """The column of a place, 0 at the left."""
    return place // ROWS


def row_of(place: int) -> int:
    """The row of a place, 0 at the top."""
    return place % ROWS


def column_places(column: int) -> tuple[int, int, int]:
    """The places of a column from the top down."""
    first = column * ROWS
    return first, first + 1, first + 2


def _complete_columns(blocked: int) -> tuple[tuple[int, int], ...]:
    return tuple(
        (column * ROWS, 1 << column) for column in range(COLUMNS) if not blocked & COLUMN_MASK << column * ROWS
    )


COMPLETE_COLUMNS: Final = tuple(_complete_columns(blocked) for blocked in range(ALL_PLACES + 1))
"""For each mask of places that are face down or empty, the columns of three face-up cards: the first place of
each and its bit in a mask of columns."""


def columns_in(mask: int) -> tuple[int, ...]:
    """The columns of a mask with bit c for column c, from the left."""
    return tuple(column for column in range(COLUMNS) if mask >> column & 1)
