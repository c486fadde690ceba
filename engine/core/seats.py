"""Who acts. A seat is a whole number from 0; the names below stand for those who are not a seat."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""0 … n−1 in turn order. A rival nobody plays (the neutral of Isle of Skye) is seat n on score sheets only."""

CHANCE: Final[Seat] = -1
"""Deals, draws and shuffles: `State.sample_chance` acts for it."""

NOBODY: Final[Seat] = -2
"""The actor of a finished game."""

Watcher: TypeAlias = Seat | None
"""Who looks at the table: a seat, or None for a spectator who knows what is public."""
