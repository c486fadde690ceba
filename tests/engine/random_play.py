"""For tests: matches played by chance alone, the same ones every time."""

from random import Random

from engine.core.match import Match, SeatSetup, Setup, new_setup
from engine.core.seats import CHANCE
from engine.games import find_game, find_profile


def make_setup(seats: int = 3, profile: str = "published", seed: str = "7", game: str = "skyjo") -> Setup:
    """A set-up of computer players named A, B, C …"""
    found = find_game(game)
    sitting = tuple(SeatSetup(chr(ord("A") + seat), "computer", style=seat, player="random") for seat in range(seats))
    return new_setup(found, sitting, find_profile(found, profile), seed)


def play_on(match: Match, steps: int | None = None) -> None:
    """Play so many steps, or to the end. What is chosen at a ply depends on the ply only."""
    end = None if steps is None else match.ply + steps
    while not match.over and match.ply != end:
        if match.actor == CHANCE:
            match.roll()
        else:
            actions = match.view(match.actor).legal_actions()
            match.play(Random(f"random play {match.ply}").choice(actions))
