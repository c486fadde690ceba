"""`simulate`: many games between computer players, and what came of them."""

import json
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from msgspec import Struct
from tqdm import tqdm

from engine.ai.player import RANDOM
from engine.commands.arguments import Arguments, whole_number
from engine.commands.desk import Desk
from engine.commands.selfplay import Plan, Played, check_plan, play_planned
from engine.commands.words import figure, say, table
from engine.core.contract import Game
from engine.core.errors import JournalError, TakhteError, UsageError
from engine.core.options import make_options, parse_option
from engine.games import find_game, find_profile
from engine.library.files import SUFFIX

CHUNK = 20
"""Games a process plays before it reports."""


class _Wish(Struct):
    """The command line, understood."""

    plan: Plan
    profile: str
    games: int
    jobs: int
    as_json: bool


def simulate(argv: list[str], desk: Desk) -> int:
    """Play and print. Raises `TakhteError` for a command line or folder that does not go."""
    wish = _read(argv)
    check_plan(wish.plan)
    if wish.plan.folder is not None:
        _check_empty(wish.plan.folder)
    began = time.perf_counter()
    quiet = sys.stderr is None or not sys.stderr.isatty()
    played = list(tqdm(_play(wish), total=wish.games, unit="", disable=quiet, leave=False))
    report = summary(wish.plan, wish.profile, played, time.perf_counter() - began)
    if wish.as_json:
        print(json.dumps(report))
    else:
        _print_report(report, wish.plan, desk)
    return 0


def summary(plan: Plan, profile: str, played: list[Played], seconds: float) -> dict[str, Any]:
    """The result as plain values. `wins` and `mean_score` are by player name: the share of the games that the
    seats of that name won, and the mean of their final scores."""
    games = len(played)
    steps = sum(game.steps for game in played)
    wins: dict[str, float] = dict.fromkeys(plan.players, 0.0)
    scores: dict[str, list[int]] = {name: [] for name in plan.players}
    for game in played:
        for name, share, score in zip(plan.players, game.shares, game.scores, strict=True):
            wins[name] += share / games
            scores[name].append(score)
    return {
        "game": plan.game,
        "seats": len(plan.players),
        "profile": profile,
        "games": games,
        "steps": steps,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 2),
        "steps_per_second": round(steps / seconds, 1),
        "wins": {name: round(share, 6) for name, share in wins.items()},
        "mean_score": {name: round(sum(values) / len(values), 4) for name, values in scores.items()},
        "reasons": dict(Counter(game.reason for game in played).most_common()),
    }


def _read(argv: list[str]) -> _Wish:
    arguments = Arguments("simulate")
    arguments.add_argument("game", nargs="?")
    arguments.add_argument("--seats", type=whole_number("--seats", 1))
    arguments.add_argument("--profile")
    arguments.add_argument("--seed", default="1")
    arguments.add_argument("--games", type=whole_number("--games", 1), default=100)
    arguments.add_argument("--players")
    arguments.add_argument("--option", action="append", default=[])
    arguments.add_argument("--json", action="store_true")
    arguments.add_argument("--save", type=Path)
    arguments.add_argument("--jobs", type=whole_number("--jobs", 1), default=1)
    found = arguments.read(argv)
    game = find_game(arguments.needed(found.game, "GAME"))
    profile = found.profile if found.profile is not None else next(iter(game.profiles))
    base = find_profile(game, profile)
    options = make_options(base, dict(parse_option(base, text) for text in found.option))
    players = _players(game, found.players, found.seats)
    now = datetime.now(UTC).isoformat(timespec="seconds")
    plan = Plan(game.key, options, found.seed, players, found.save, now)
    return _Wish(plan, profile, found.games, found.jobs, found.json)


def _players(game: Game, names: str | None, seats: int | None) -> tuple[str, ...]:
    """One name per seat; without names, random players on as many seats as were asked for or the game needs."""
    if names is None:
        return (RANDOM,) * (seats if seats is not None else game.seat_range[0])
    players = tuple(name.strip() for name in names.split(","))
    if seats is not None and seats != len(players):
        raise UsageError("players_count", players=len(players), seats=seats)
    return players


def _check_empty(folder: Path) -> None:
    """Nothing is overwritten, and that is said before hours of play rather than after."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        taken = any(folder.glob(f"*{SUFFIX}"))
    except OSError as error:
        raise JournalError("file_unwritable", path=str(folder), problem=error) from error
    if taken:
        raise UsageError("folder_not_empty", path=str(folder))


def _play(wish: _Wish) -> Iterator[Played]:
    if wish.jobs == 1:
        for number in range(wish.games):
            yield play_planned(wish.plan, number)
        return
    parts = [range(start, min(start + CHUNK, wish.games)) for start in range(0, wish.games, CHUNK)]
    with ProcessPoolExecutor(wish.jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts) as pool:
        try:
            for result in pool.map(_play_part, [wish.plan] * len(parts), parts):
                if isinstance(result, _Failed):
                    raise JournalError(result.code, **result.parameters)
                yield from result
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)  # the parts that wait would otherwise all be played
            raise


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class _Failed(Struct):
    """A `TakhteError` on its way between processes."""

    code: str
    parameters: dict[str, Any]


def _play_part(plan: Plan, numbers: range) -> list[Played] | _Failed:
    try:
        return [play_planned(plan, number) for number in numbers]
    except TakhteError as error:
        return _Failed(error.code, error.parameters)


def _print_report(report: dict[str, Any], plan: Plan, desk: Desk) -> None:
    language = desk.language
    shown = {name: report[name] for name in ("game", "profile", "seats", "games")}
    print(say("simulated", language, seed=plan.seed, **shown))
    rows = [[say(word, language) for word in ("player", "wins", "mean_score")]]
    for name, share in report["wins"].items():
        mean = figure(report["mean_score"][name], language, 2)
        rows.append([name, f"{figure(100 * share, language, 1)} %", mean])
    print("\n" + table(rows) + "\n")
    rows = [[say(word, language) for word in ("reason", "games")]]
    rows += [[reason, figure(count, language)] for reason, count in report["reasons"].items()]
    print(table(rows) + "\n")
    rates = {name: figure(report[name], language, 1) for name in ("games_per_second", "steps_per_second")}
    print(say("speed", language, steps=report["steps"], seconds=figure(report["seconds"], language, 2), **rates))
    if plan.folder is not None:
        print(say("saved", language, path=str(plan.folder)))
