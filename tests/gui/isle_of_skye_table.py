"""An Isle of Skye table for tests: matches, positions that are wanted, its board and a person's hands."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from board_table import NAMES, Table

from engine.core.match import Match, SeatSetup, new_setup
from engine.core.options import make_options
from engine.core.seats import CHANCE
from engine.games.isle_of_skye.game import ISLE_OF_SKYE
from engine.games.isle_of_skye.view import SkyeView
from gui.games.isle_of_skye.scene import make_scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.core.seats import Watcher


def new_match(seats: int = 3, seed: str = "skye", **options: Any) -> Match:
    """People at the table, nothing drawn."""
    people = tuple(SeatSetup(NAMES[seat], "human", seat) for seat in range(seats))
    chosen: Any = make_options(ISLE_OF_SKYE.profiles["tutorial"], options)
    return Match(ISLE_OF_SKYE, new_setup(ISLE_OF_SKYE, people, chosen, seed))


def view_of(match: Match, watcher: Watcher = 0) -> SkyeView:
    """A view, by its own type."""
    view = match.view(watcher)
    assert isinstance(view, SkyeView)
    return view


def step_at_random(match: Match, rng: Random) -> Any:
    """One step, whoever acts. Prices are low more often than not, so that something is bought."""
    if match.actor == CHANCE:
        return match.roll()
    legal = match.state().legal_actions()
    return match.play(legal[min(rng.randrange(len(legal)), rng.randrange(len(legal)))])


def match_until(wanted: Callable[[SkyeView], bool], seats: int = 3, **options: Any) -> Match:
    """A match played at random until seat 0 is to act in a position that is wanted."""
    for seed in range(80):
        match = new_match(seats, f"until {seed}", **options)
        rng = Random(seed)
        while not match.over:
            if match.actor == 0 and wanted(view_of(match)):
                return match
            step_at_random(match, rng)
    raise AssertionError("no such position was met")


def table_at(match: Match, size: tuple[int, int] = (896, 728), watcher: Watcher = 0) -> Table:
    """Its board, with seat 0 looking on."""
    return Table(match, watcher, size, make=make_scene)
