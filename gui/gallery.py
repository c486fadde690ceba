"""Pictures of every page and board, and of a whole game between computers; always the same ones."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from engine.commands.language import usual_language
from engine.core.match import Match
from engine.games import GAMES, find_game
from engine.library.folders import find_folders
from gui.studio import SilentComputer, Studio, make_setup, play_until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from gui.i18n import Language


class Shot(Struct, frozen=True):
    """How a page is photographed."""

    language: Language
    theme: str
    width: int
    height: int
    text_scale: int = 100

    def name(self, page: str) -> str:
        return f"{page}-{self.language}-{self.theme}-{self.width}x{self.height}-{self.text_scale}.png"


SHOTS: Final = (
    Shot("fa", "light", 1440, 900),
    Shot("en", "light", 1440, 900),
    Shot("fa", "dark", 1440, 900),
    Shot("en", "dark", 1440, 900),
    Shot("fa", "light", 1024, 640),
    Shot("en", "dark", 1024, 640),
    Shot("fa", "light", 1440, 900, 200),
    Shot("en", "dark", 1440, 900, 200),
    Shot("en", "light", 1024, 640, 200),
    Shot("fa", "dark", 3840, 2160),
    Shot("en", "light", 3840, 2160),
)


class Board(Struct, frozen=True):
    """A position of a game, with a person to move or at its end (`plies` None)."""

    name: str
    game: str
    players: tuple[str, ...]
    plies: int | None


BOARDS: Final = (
    Board("imhotep-opening-2", "imhotep", ("human", "steady"), 6),
    Board("imhotep-middle-3", "imhotep", ("human", "random", "steady"), 44),
    Board("imhotep-middle-4", "imhotep", ("human", "random", "random", "steady"), 60),
    Board("imhotep-end-4", "imhotep", ("human", "random", "random", "steady"), None),
    Board("skye-opening-2", "isle_of_skye", ("human", "steady"), 4),
    Board("skye-pricing-4", "isle_of_skye", ("human", "steady", "steady", "steady"), 73),
    Board("skye-buying-3", "isle_of_skye", ("human", "steady", "steady"), 59),
    Board("skye-middle-4", "isle_of_skye", ("human", "steady", "steady", "steady"), 139),
    Board("skye-end-2", "isle_of_skye", ("human", "steady"), None),
    Board("irish_gauge-opening-3", "irish_gauge", ("human", "steady", "steady"), 16),
    Board("irish_gauge-auction-4", "irish_gauge", ("human", "steady", "steady", "steady"), 60),
    Board("irish_gauge-track-5", "irish_gauge", ("human", "steady", "steady", "steady", "steady"), 148),
    Board("irish_gauge-end-4", "irish_gauge", ("human", "steady", "steady", "steady"), None),
)
_DEMO_SIZE: Final = (1440, 900)
_DEMO_EVERY: Final = 60


def gallery(folder: Path, pages: tuple[str, ...] = ()) -> None:
    """Draw every page and board, or only the `pages` named, into `folder`. Raises `OSError` where a picture cannot be
    kept."""
    for shot in SHOTS:
        with Studio(SilentComputer()) as studio:
            studio.set_up(
                shot.width,
                shot.height,
                language=shot.language,
                theme=shot.theme,
                text_scale=shot.text_scale,
                speed=0.0,
            )
            for name, stage in _stages(shot.language):
                if not pages or name in pages:
                    stage(studio)
                    studio.picture(folder / shot.name(name))


def _stages(language: Language) -> Iterator[tuple[str, Callable[[Studio], None]]]:
    """Each page's name, and how it comes to be shown."""
    game = GAMES[0].key
    yield "home-first", lambda studio: studio.window.show_home()
    yield "new-game", lambda studio: studio.window.show_new_game(game)
    yield "table-2", lambda studio: _table(studio, language, 2)
    yield "table-4", lambda studio: _table(studio, language, 4)
    yield "table-8", lambda studio: _table(studio, language, 8)
    for board in BOARDS:
        yield board.name, partial(_board, language=language, board=board)
    yield "rules", lambda studio: studio.window.show_rules("SKYJO-3.4")
    yield "curtain", lambda studio: _curtain(studio, language)
    yield "result", lambda studio: _result(studio, language)
    yield "settings", lambda studio: studio.window.show_settings()
    yield "matches", lambda studio: _matches(studio, language)
    yield "home", lambda studio: studio.window.show_home()


def _table(studio: Studio, language: Language, seats: int) -> None:
    """The first seat is a person who has most to choose from."""
    setup = make_setup(language, "human", *["greedy"] * (seats - 1), seed=f"table {seats}")
    match = Match(find_game(setup.game), setup)
    play_until(match, lambda m: m.actor == 0 and len(m.view(0).legal_actions()) > 6, least=24 * seats)
    studio.window.open_match(studio.keep_match(setup, match.ply, ago_minutes=30 * seats))


def _board(studio: Studio, *, language: Language, board: Board) -> None:
    setup = make_setup(language, *board.players, seed=board.name, profile="tutorial", game_key=board.game)
    match = Match(find_game(setup.game), setup)
    if board.plies is not None:
        play_until(match, lambda m: m.actor == 0, least=board.plies)
    studio.window.open_match(studio.keep_match(setup, None if board.plies is None else match.ply, ago_minutes=60))


def _curtain(studio: Studio, language: Language) -> None:
    studio.parts.settings.change(curtain="always")
    setup = make_setup(language, "human", "human", "greedy", seed="curtain")
    match = Match(find_game(setup.game), setup)
    play_until(match, lambda m: m.actor == 1, least=70)
    studio.window.open_match(studio.keep_match(setup, match.ply, ago_minutes=26 * 60))


def _result(studio: Studio, language: Language) -> None:
    setup = make_setup(language, "human", "greedy", "greedy", "random", seed="result")
    studio.window.open_match(studio.keep_match(setup, None, ago_minutes=3 * 24 * 60))


def _matches(studio: Studio, language: Language) -> None:
    setup = make_setup(language, *["greedy"] * 3, seed="another")
    studio.keep_match(setup, 20, ago_minutes=40 * 24 * 60)
    studio.window.show_home()
    studio.window.show_matches("unfinished")


def demo(folder: Path) -> None:
    """Let the computer play a whole game against itself, and draw pictures of it into `folder`."""
    language = usual_language(find_folders(os.environ).settings, os.environ)
    with Studio() as studio:
        studio.set_up(*_DEMO_SIZE, language=language, speed=0.0, computer_pace="instant")
        window = studio.window
        studio.picture(folder / "01-home.png")
        window.show_new_game(GAMES[0].key)
        studio.picture(folder / "02-new-game.png")
        window.start_match(make_setup(language, "greedy", "greedy", "random", seed="demo"))
        _play_through(studio, folder, first=3)


def _play_through(studio: Studio, folder: Path, first: int) -> None:
    """A picture every so many plies, and of the end."""
    play, number = studio.window.play, first
    if play is None:
        raise OSError(studio.window.note.words())
    match = play.match
    while not match.over:
        if not studio.wait_until(_played(match, match.ply + _DEMO_EVERY)):
            raise TimeoutError("the computer does not go on")
        studio.picture(folder / f"{number:02}-table-{match.ply:03}.png")
        number += 1
    studio.window.show_result()
    studio.picture(folder / f"{number:02}-result.png")


def _played(match: Match, ply: int) -> Callable[[], bool]:
    """Whether a match has come so far, or to its end."""
    return lambda: match.over or match.ply >= ply
