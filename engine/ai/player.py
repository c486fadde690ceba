"""What decides for a seat. A player is given a View and never a State: it knows what a person there would."""

from random import Random
from typing import Any, Final, Protocol

from msgspec import Struct

from engine.core.contract import AnyView, Game
from engine.core.errors import UsageError


class Budget(Struct, frozen=True):
    """How long to think: playouts give the same answer again, milliseconds are for play. A player that does not
    search needs neither."""

    playouts: int | None = None
    milliseconds: int | None = None


class Considered(Struct, frozen=True):
    """An action a player weighed, with its worth: expected final score of the seat, higher is better for the
    player whatever the game counts."""

    action: Any
    worth: float


class Decision(Struct, frozen=True):
    """What a player chose and what it had weighed, best first; empty when it did not weigh (random)."""

    action: Any
    considered: tuple[Considered, ...] = ()


class Player(Protocol):
    """A computer player of one game."""

    def decide(self, view: AnyView, budget: Budget, rng: Random) -> Decision:
        """An action out of `view.legal_actions()`; there is at least one."""


class RandomPlayer:
    """Any legal action, all alike."""

    def decide(self, view: AnyView, budget: Budget, rng: Random) -> Decision:
        actions = view.legal_actions()
        return Decision(actions[int(rng.random() * len(actions))])


RANDOM: Final = "random"


def player_names(game: Game) -> tuple[str, ...]:
    """The computer players that can play a game, the random one first."""
    return (RANDOM, *game.players)


def make_player(game: Game, name: str) -> Player:
    """A player by name. Raises `UsageError` listing the names there are."""
    if name == RANDOM:
        return RandomPlayer()
    if name not in game.players:
        known = ", ".join(player_names(game))
        raise UsageError("player_unknown", game=game.key, name=name, known=known)
    player: Player = game.players[name]()
    return player
