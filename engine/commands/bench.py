"""`bench`: how fast the rules are here; the window's figures come from `gui`. Plain English, for comparing.

Seconds are this process's own on one core, so that whatever else the machine does counts for nothing.
"""

import os
import platform
import statistics
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.commands.arguments import Arguments
from engine.commands.bench_dist import print_dist
from engine.commands.desk import Desk
from engine.core.contract import AnyState, Game
from engine.core.errors import UsageError
from engine.core.messages import error_text
from engine.core.program import program_version
from engine.core.seats import CHANCE, NOBODY
from engine.games import GAMES

SECONDS: Final = 2.0
"""How long each figure is measured."""
SEATS: Final[dict[str, tuple[int, ...]]] = {"skyjo": (4,)}
"""The seat counts to measure, where they are not the least and the most."""
PROFILE: Final = "published"
POSITIONS: Final = 1000
ONE_ROUND: Final[dict[str, dict[str, Any]]] = {"skyjo": {"end": "rounds", "rounds": 1}}
"""Options that end a game after one round, where that is a measure of its own."""


class Speed(Struct, frozen=True):
    """Random games of one kind: how many, their steps and the seconds they took."""

    games: int
    steps: int
    seconds: float


class CallTimes(Struct, frozen=True):
    """Microseconds per call, the mean over many positions of random games."""

    clone: float
    legal_actions: float
    apply: float


def bench(argv: list[str], desk: Desk) -> int:
    """Measure and print everything; with `--dist` only what was built there."""
    arguments = Arguments("bench")
    arguments.add_argument("--dist", action="store_true")
    found = arguments.read(argv)
    for line in machine_lines():
        print(line)
    if found.dist:
        print_dist(print)
        return 0
    for game in GAMES:
        for line in game_lines(game, SECONDS):
            print(line)
    try:
        desk.gui.measure(print)
    except UsageError as error:
        print(error_text(error, desk.language))
    return 0


def machine_lines() -> list[str]:
    """What the figures were measured on."""
    packages = [f"{name} {_version(name)}" for name in ("PySide6-Essentials", "msgspec")]
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return [
        f"machine  {platform.node()}: {_processor()}, {os.cpu_count()} cores, {platform.platform()}",
        f"versions Takhte {program_version()}, {python}, {', '.join(packages)}",
    ]


def game_lines(game: Game, seconds: float) -> list[str]:
    """One game's figures, each measured for that many seconds."""
    profile = PROFILE if PROFILE in game.profiles else next(iter(game.profiles))
    options = game.profiles[profile]
    lines = []
    for seats in SEATS.get(game.key, game.seat_range):
        name = f"{game.key}, {profile}, {seats} seats"
        whole = random_speed(game, options, seats, seconds)
        lines.append(
            f"{name}: {whole.games / whole.seconds:.0f} random games/s, {whole.steps / whole.seconds:.0f} steps/s, "
            f"{whole.steps / whole.games:.0f} steps a game"
        )
        if game.key in ONE_ROUND:
            short = msgspec.structs.replace(options, **ONE_ROUND[game.key])
            rounds = random_speed(game, short, seats, seconds)
            per_second, steps = rounds.games / rounds.seconds, rounds.steps / rounds.games
            lines.append(f"{name}: {per_second:.0f} random rounds/s, {steps:.0f} steps a round")
    calls = call_times(game, options, seats, seconds)
    lines.append(
        f"{name}: clone {calls.clone:.2f} µs, legal_actions {calls.legal_actions:.2f} µs, apply {calls.apply:.2f} µs"
    )
    by_phase = listing_medians(game, options, seats)
    lines.append(f"{name}: legal_actions, median: " + ", ".join(f"{name} {time:.1f} µs" for name, time in by_phase))
    return lines


def listing_medians(game: Game, options: Struct, seats: int) -> list[tuple[str, float]]:
    """The median microseconds of `legal_actions` by what the position asks for, over many positions."""
    times: dict[str, list[float]] = {}
    for state in _positions(game, options, seats):
        state.legal_actions()  # once before: what is computed once and kept is not the cost of a call
        fresh = state.clone()
        began = time.perf_counter_ns()
        fresh.legal_actions()
        times.setdefault(str(getattr(state, "phase", "any")), []).append((time.perf_counter_ns() - began) / 1000)
    return sorted((phase, statistics.median(taken)) for phase, taken in times.items())


def random_speed(game: Game, options: Struct, seats: int, seconds: float) -> Speed:
    """Play random games on the bare state, as a search's playouts do, for at least that long."""
    games = steps = 0
    rng = Random(1)
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds or not games:
        steps += playout(game.new_state(seats, options), rng)
        games += 1
    return Speed(games, steps, passed)


def playout(state: AnyState, rng: Random) -> int:
    """Play a state to its end at random, in place; the number of steps."""
    steps = 0
    while (actor := state.actor) != NOBODY:
        if actor == CHANCE:
            action = state.sample_chance(rng)
        else:
            actions = state.legal_actions()
            action = actions[int(rng.random() * len(actions))]
        state.apply(action)
        steps += 1
    return steps


def call_times(game: Game, options: Struct, seats: int, seconds: float) -> CallTimes:
    """Time single calls on positions in which a seat is to act, out of random games."""
    states = _positions(game, options, seats)
    rng = Random(2)
    chosen = [_any_action(state, rng) for state in states]

    def clone_all() -> None:
        for state in states:
            state.clone()

    def list_all() -> None:
        for state in states:
            state.legal_actions()

    return CallTimes(
        clone=_microseconds(clone_all, len(states), seconds / 3),
        legal_actions=_microseconds(list_all, len(states), seconds / 3),
        apply=_apply_microseconds(states, chosen, seconds / 3),
    )


def _positions(game: Game, options: Struct, seats: int) -> list[AnyState]:
    rng = Random(3)
    states: list[AnyState] = []
    while len(states) < POSITIONS:
        state = game.new_state(seats, options)
        while state.actor != NOBODY and len(states) < POSITIONS:
            if state.actor == CHANCE:
                state.apply(state.sample_chance(rng))
                continue
            states.append(state.clone())
            state.apply(_any_action(state, rng))
    return states


def _any_action(state: AnyState, rng: Random) -> Any:
    actions = state.legal_actions()
    return actions[int(rng.random() * len(actions))]


def _microseconds(run: Callable[[], None], calls: int, seconds: float) -> float:
    rounds = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds or not rounds:
        run()
        rounds += 1
    return passed / rounds / calls * 1e6


def _apply_microseconds(states: list[AnyState], chosen: list[Any], seconds: float) -> float:
    """Every call needs a fresh clone; making it is not timed."""
    rounds, spent = 0, 0.0
    while spent < seconds or not rounds:
        fresh = [state.clone() for state in states]
        began = time.process_time()
        for state, action in zip(fresh, chosen, strict=True):
            state.apply(action)
        spent += time.process_time() - began
        rounds += 1
    return spent / rounds / len(states) * 1e6


def _processor() -> str:
    """The model; `platform.processor` is empty on Linux."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:  # a bundle carries no package data
        return "bundled"
