"""Whole games between computer players, without a window: the loop under `simulate`."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from msgspec import Struct

from engine.ai.player import Budget, Player, make_player
from engine.core.contract import Game
from engine.core.errors import UsageError
from engine.core.journal import entry_line, header_line
from engine.core.match import SeatSetup, Setup, Step
from engine.core.outcome import Outcome
from engine.core.seats import CHANCE, NOBODY
from engine.games import find_game
from engine.library.files import SUFFIX, write_match


class Plan(Struct, frozen=True):
    """Games to play: `players` are names, one per seat, that move on by one seat from game to game. `folder` is
    where every game's journal goes, or None; `created` is what those say of their date."""

    game: str
    options: Struct
    seed: str
    players: tuple[str, ...]
    folder: Path | None = None
    created: str = ""


class Played(Struct, frozen=True):
    """One finished game. `shares` and `scores` are in the order of the plan's players: a share is 1 for a win and
    a part of it where the first place is shared."""

    steps: int
    reason: str
    shares: tuple[float, ...]
    scores: tuple[int, ...]


def check_plan(plan: Plan) -> None:
    """Raises `UsageError` or `OptionError` for players, seats or options that do not go together."""
    game = find_game(plan.game)
    seats = len(plan.players)
    if not game.seats_allowed(seats):
        least, most = game.seat_range
        raise UsageError("seats_out_of_range", game=game.key, least=least, most=most, seats=seats)
    for name in plan.players:
        make_player(game, name)
    game.new_state(seats, plan.options)


def play_planned(plan: Plan, number: int) -> Played:
    """Play game `number` (from 0) of a plan; the same one every time. Raises `JournalError` where its journal
    cannot be kept."""
    game = find_game(plan.game)
    seats = len(plan.players)
    seated = tuple(plan.players[(seat + number) % seats] for seat in range(seats))
    setup = _setup(game, plan, seated, number)
    players = [make_player(game, name) for name in seated]
    steps, outcome = play_out(game, setup, players)
    if plan.folder is not None:
        lines = [header_line(setup), *(entry_line(step) for step in steps)]
        write_match(plan.folder / f"{game.key}-{number:06d}{SUFFIX}", b"".join(lines))
    share = 1 / len(outcome.winners)
    seat_of = [(position - number) % seats for position in range(seats)]
    return Played(
        steps=len(steps),
        reason=outcome.reason,
        shares=tuple(share if seat in outcome.winners else 0.0 for seat in seat_of),
        scores=tuple(outcome.sheets[seat].total for seat in seat_of),
    )


def play_out(game: Game, setup: Setup, players: Sequence[Player]) -> tuple[list[Step], Outcome]:
    """Play one game to its end on the bare state: a match keeps much that nobody looks at here."""
    state = game.new_state(len(setup.seats), setup.options)
    rngs = [Random(f"{setup.seed}/seat {seat}") for seat in range(len(players))]
    budget = Budget()
    steps: list[Step] = []
    while (actor := state.actor) != NOBODY:
        if actor == CHANCE:
            action = state.sample_chance(Random(f"{setup.seed}/{len(steps)}"))  # as `Match.roll` draws
        else:
            action = players[actor].decide(state.view(actor), budget, rngs[actor]).action
            clause = state.refusal(action)
            assert clause is None, f"{setup.seats[actor].player} chose what {clause} forbids: {action}"
        steps.append(Step(len(steps), actor, action, ()))
        state.apply(action)
    outcome = state.outcome()
    assert outcome is not None, "a game without an actor has an outcome"
    return steps, outcome


def _setup(game: Game, plan: Plan, seated: Sequence[str], number: int) -> Setup:
    seed = f"{plan.seed}/{number}"
    seats = tuple(
        SeatSetup(f"{name} {seat + 1}", "computer", style=seat, player=name) for seat, name in enumerate(seated)
    )
    return Setup(
        game=game.key,
        rules_version=game.rules_version,
        options=plan.options,
        seats=seats,
        seed=seed,
        match_id=f"{Random(seed).getrandbits(64):016x}",
        created=plan.created,
    )
