"""An Irish Gauge table for tests: matches, and positions that are wanted."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from board_table import NAMES

from engine.ai.player import Budget, make_player
from engine.core.match import Match, SeatSetup, new_setup
from engine.core.options import make_options
from engine.core.seats import CHANCE
from engine.games.irish_gauge.actions import PASS_BID
from engine.games.irish_gauge.game import IRISH_GAUGE
from engine.games.irish_gauge.table import Phase
from engine.games.irish_gauge.view import GaugeView

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.core.match import Step
    from engine.core.seats import Watcher


def new_match(seats: int = 3, seed: str = "gauge", people: int = 5, **options: Any) -> Match:
    """People at the table, and computers after so many of them; nothing drawn."""
    setups = tuple(
        SeatSetup(NAMES[seat], "human", seat) if seat < people else SeatSetup(NAMES[seat], "computer", seat, "random")
        for seat in range(seats)
    )
    chosen: Any = make_options(IRISH_GAUGE.profiles["tutorial"], options)
    return Match(IRISH_GAUGE, new_setup(IRISH_GAUGE, setups, chosen, seed))


def view_of(match: Match, watcher: Watcher = 0) -> GaugeView:
    """A view, by its own type."""
    view = match.view(watcher)
    assert isinstance(view, GaugeView)
    return view


def step_at_random(match: Match, rng: Random) -> Step:
    """One step, whoever acts; bids stay low, so that the game lasts."""
    if match.actor == CHANCE:
        return match.roll()
    legal = match.state().legal_actions()
    return match.play(legal[rng.randrange(min(len(legal), 60))])


def step_wisely(match: Match, rng: Random) -> Step:
    if match.actor == CHANCE:
        return match.roll()
    player = make_player(match.game, "steady")
    return match.play(player.decide(match.view(match.actor), Budget(), rng).action)


def step_mixed(match: Match, rng: Random) -> Step:
    """Offers by chance, many passes, sensible tracks: every phase is met before long."""
    if match.actor >= 0:
        view = view_of(match, match.actor)
        if view.phase is Phase.BID and rng.random() < 0.6:
            return match.play(PASS_BID)
        if view.phase is Phase.OFFER:
            return step_at_random(match, rng)
    return step_wisely(match, rng)


def match_until(wanted: Callable[[GaugeView], bool], seats: int = 3, seat: int = 0, **options: Any) -> Match:
    """A match played up to a position that is wanted of a seat."""
    for seed in range(30):
        match = new_match(seats, f"until {seed}", **options)
        rng = Random(seed)
        while not match.over:
            if match.actor == seat and wanted(view_of(match, seat)):
                return match
            step_mixed(match, rng)
    raise AssertionError("no such position was met")
