"""For tests: matches of any game, remembered with what the contract suite needs to know about every position."""

from functools import cache
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct

from engine.core.contract import AnyState, AnyView, Game
from engine.core.match import Match, SeatSetup, Step, new_setup
from engine.core.seats import CHANCE, Watcher
from engine.games import GAMES, find_game, find_profile

MOST_STEPS = 20_000
"""No game at random takes longer: beyond it lies a game without end."""


class Case(NamedTuple):
    """A game by name, a number of seats and a profile."""

    game: str
    seats: int
    profile: str

    @property
    def descriptor(self) -> Game:
        return find_game(self.game)


CASES = [
    Case(game.key, seats, profile)
    for game in GAMES
    for profile in game.profiles
    for seats in range(game.seat_range[0], game.seat_range[1] + 1)
]


def case_name(case: Case) -> str:
    return f"{case.game}-{case.profile}-{case.seats}"


def new_match(case: Case, seed: str = "contract") -> Match:
    seats = tuple(SeatSetup(f"S{seat}", "computer", player="random") for seat in range(case.seats))
    options = find_profile(case.descriptor, case.profile)
    assert isinstance(options, Struct)
    return Match(case.descriptor, new_setup(case.descriptor, seats, options, seed))


def choose(state: AnyState, rng: Random) -> Any:
    """What happens next at random: a chance result or a legal action."""
    if state.actor == CHANCE:
        return state.sample_chance(rng)
    actions = state.legal_actions()
    return actions[int(rng.random() * len(actions))]


def play_out(match: Match, seed: str) -> Match:
    """Play a match to its end at random."""
    rng = Random(seed)
    while not match.over:
        assert match.ply < MOST_STEPS, "the game does not end"
        if match.actor == CHANCE:
            match.roll()
        else:
            match.play(choose(match.state(), rng))
    return match


@cache
def played(case: Case, seed: str = "contract") -> Match:
    """A match played to its end. Nobody may move it."""
    return play_out(new_match(case, seed), seed)


@cache
def some_plies(case: Case, count: int, seed: str = "contract") -> tuple[int, ...]:
    """So many plies of that match, drawn, with the first and the last among them."""
    last = played(case, seed).ply
    drawn = Random(f"{case} {count}").sample(range(1, last), min(count, last - 1))
    return (0, *sorted(drawn), last)


@cache
def action_pool(case: Case) -> tuple[Any, ...]:
    """Actions of all kinds: those that were to choose from and those that chance brought, from two matches."""
    pool: dict[Any, None] = {}
    for seed in ("contract", "other"):
        match = played(case, seed)
        for ply in some_plies(case, 40, seed):
            state = match.state_at(ply)
            actions = state.legal_actions()
            pool.update(dict.fromkeys(actions[index] for index in range(min(len(actions), 60))))
        pool.update(dict.fromkeys(step.action for step in match.steps[:400]))
    return tuple(pool)


def watchers(case: Case) -> tuple[Watcher, ...]:
    """Everybody who can look: the spectator first."""
    return (None, *range(case.seats))


def told(game: Game, step: Step, watcher: Watcher) -> tuple[Any, tuple[Any, ...]]:
    """The action and the events of a step as somebody saw them."""
    events = (game.redact_event(event, watcher) for event in step.events)
    action = game.redact_action(step.action, step.actor, watcher)
    return action, tuple(event for event in events if event is not None)


def make_step(state: AnyState, action: Any) -> Step:
    """Apply an action and return it as a step of a log."""
    events: list[Struct] = []
    actor = state.actor
    state.apply(action, events)
    return Step(0, actor, action, tuple(events))


def views(case: Case, state: AnyState) -> tuple[AnyView, ...]:
    """What everybody sees."""
    return tuple(state.view(watcher) for watcher in watchers(case))
