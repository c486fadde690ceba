"""An Imhotep table for tests: matches, positions that are wanted, its board and a person's hands."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from board_table import NAMES, Table

from engine.core.match import Match, SeatSetup, new_setup
from engine.core.options import make_options
from engine.core.seats import CHANCE
from engine.games.imhotep.actions import BuyCard, SailShip
from engine.games.imhotep.game import IMHOTEP
from engine.games.imhotep.view import ImhotepView
from gui.games.imhotep.scene import make_scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.core.seats import Watcher


def new_match(seats: int = 2, seed: str = "imhotep", **options: Any) -> Match:
    """People at the table, nothing laid out."""
    people = tuple(SeatSetup(NAMES[seat], "human", seat) for seat in range(seats))
    chosen: Any = make_options(IMHOTEP.profiles["tutorial"], options)
    return Match(IMHOTEP, new_setup(IMHOTEP, people, chosen, seed))


def view_of(match: Match, watcher: Watcher = 0) -> ImhotepView:
    """A view, by its own type."""
    view = match.view(watcher)
    assert isinstance(view, ImhotepView)
    return view


def step_at_random(match: Match, rng: Random, thrift: float = 0.0) -> Any:
    """One step, whoever acts; with `thrift`, less often a purchase, so that the game lasts."""
    if match.actor == CHANCE:
        return match.roll()
    legal = list(match.state().legal_actions())
    if rng.random() < thrift:
        legal = [action for action in legal if not isinstance(action, BuyCard)] or legal
        if rng.random() < 0.4:
            legal = [action for action in legal if not isinstance(action, SailShip)] or legal
    return match.play(rng.choice(legal))


def match_until(wanted: Callable[[ImhotepView], bool], seats: int = 3, **options: Any) -> Match:
    """A match played at random until seat 0 is to act in a position that is wanted."""
    for seed in range(120):
        match = new_match(seats, f"until {seed}", **options)
        rng = Random(seed)
        while not match.over:
            if match.actor == 0 and wanted(view_of(match)):
                return match
            step_at_random(match, rng, thrift=0.75)
    raise AssertionError("no such position was met")


def table_at(match: Match, size: tuple[int, int] = (896, 796), watcher: Watcher = 0) -> Table:
    """Its board, with seat 0 looking on."""
    return Table(match, watcher, size, make=make_scene)
