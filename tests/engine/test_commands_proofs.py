"""Random games of every profile and seat count end: thousands of them under `make proofs`, a few in `make test`."""

from random import Random

import pytest

from engine.core.contract import Game
from engine.core.seats import CHANCE, NOBODY
from engine.games import GAMES

STEPS_AT_MOST = 100_000
CASES = [
    pytest.param(game, profile, seats, id=f"{game.key}-{profile}-{seats}")
    for game in GAMES
    for profile in game.profiles
    for seats in range(game.seat_range[0], game.seat_range[1] + 1)
]


@pytest.mark.parametrize("games", [20, pytest.param(10_000, marks=[pytest.mark.slow, pytest.mark.timeout(3600)])])
@pytest.mark.parametrize(("game", "profile", "seats"), CASES)
def test_random_games_end(game: Game, profile: str, seats: int, games: int) -> None:
    rng = Random(f"{game.key} {profile} {seats}")
    for _ in range(games):
        state = game.new_state(seats, game.profiles[profile])
        steps = 0
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                action = state.sample_chance(rng)
            else:
                actions = state.legal_actions()
                assert actions, "somebody is to act and can do nothing"
                action = actions[int(rng.random() * len(actions))]
            state.apply(action)
            steps += 1
            assert steps < STEPS_AT_MOST
        outcome = state.outcome()
        assert outcome is not None
        ranked = sorted(seat for group in outcome.ranking for seat in group)
        # A rival nobody plays, seat n, may be ranked as well.
        assert ranked in (list(range(seats)), [sheet.seat for sheet in outcome.sheets])
