"""The games, in one explicit list. A new game is one line here."""

from typing import Final

from msgspec import Struct

from engine.core.contract import Game
from engine.core.errors import UsageError
from engine.games.imhotep.game import IMHOTEP
from engine.games.irish_gauge.game import IRISH_GAUGE
from engine.games.isle_of_skye.game import ISLE_OF_SKYE
from engine.games.skyjo.game import SKYJO

GAMES: Final[tuple[Game, ...]] = (SKYJO, IMHOTEP, ISLE_OF_SKYE, IRISH_GAUGE)


def find_game(key: str) -> Game:
    """The game of that name. Raises `UsageError` listing the names there are."""
    for game in GAMES:
        if game.key == key:
            return game
    raise UsageError("game_unknown", name=key, known=", ".join(game.key for game in GAMES))


def find_profile(game: Game, name: str) -> Struct:
    """A game's named option values. Raises `UsageError` listing the names there are."""
    if name not in game.profiles:
        raise UsageError("profile_unknown", game=game.key, name=name, known=", ".join(game.profiles))
    return game.profiles[name]
