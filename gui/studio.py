"""The program off screen, in a folder of its own: for pictures and measurements."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from engine.ai.player import Budget, make_player
from engine.core.match import Match, SeatSetup, Setup
from engine.core.seats import CHANCE
from engine.games import find_game
from engine.library.files import match_name, start_match
from engine.library.folders import Folders
from gui.assembly import make_application, make_parts
from gui.board.view import BoardView
from gui.windows.home.game_card import GameCard
from gui.windows.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from msgspec import Struct

    from engine.core.contract import AnyView
    from engine.core.errors import TakhteError
    from gui.i18n import Language
    from gui.windows.parts import Computer

NOON: Final = datetime(2026, 11, 30, 15, 10, tzinfo=UTC)
"""The moment at which all pictures are taken."""
NAMES: Final[dict[Language, tuple[str, ...]]] = {
    "fa": ("سارا", "کیان", "مینا", "بابک", "هلیا", "نیما", "آرش", "پروانه"),
    "en": ("Sara", "Kian", "Mina", "Babak", "Helia", "Nima", "Arash", "Parvaneh"),
}


class SilentComputer:
    """Thinks for ever: the table stands still for its picture."""

    def think(
        self,
        game: str,
        view: AnyView,
        player: str,
        level: int,
        seed: int,
        answered: Callable[[Struct], None],
        failed: Callable[[TakhteError], None],
    ) -> None: ...

    def forget(self) -> None: ...

    def warm(self) -> None: ...

    def close(self) -> None: ...


class Studio:
    """A window that nobody sees. `computer` None: the real process."""

    def __init__(self, computer: Computer | None = None) -> None:
        if QApplication.instance() is None:
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        running = QApplication.instance()
        self.application = running if isinstance(running, QApplication) else make_application(["takhte"])
        self._place = TemporaryDirectory(prefix="takhte-studio-")
        root = Path(self._place.name)
        self.folders = Folders(root / "data", root / "config", root / "cache")
        self.parts = make_parts(
            self.folders, self.application, os.environ, computer=computer, now=lambda: NOON, rng=Random("studio")
        )
        self.window = MainWindow(self.parts)
        self.window.show()

    def __enter__(self) -> Studio:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.window.close()
        self.window.deleteLater()
        self.parts.translations.withdraw()
        self.settle()
        self._place.cleanup()

    def set_up(self, width: int, height: int, **settings: Any) -> None:
        """The window's size, and some settings."""
        self.window.resize(width, height)
        self.parts.settings.change(**settings)
        self.window.fit_look()
        self.settle()

    def settle(self) -> None:
        """Everything that waits for the next turn of the loop has happened."""
        for _ in range(6):
            self._turn()

    def wait_until(self, done: Callable[[], bool], seconds: float = 60.0) -> bool:
        """Let the program run until something holds; False when it takes too long."""
        end = time.monotonic() + seconds
        while not done():
            if time.monotonic() > end:
                return False
            self._turn()
            time.sleep(0.001)
        return True

    def _turn(self) -> None:
        """One turn of the loop. Outside a running loop Qt deletes nothing that asks for it: done here."""
        self.application.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def picture(self, path: Path) -> None:
        """The window as it is now. Raises `OSError` where no picture can be kept."""
        self.settle()
        for board in self.window.findChildren(BoardView):
            board.board.finish_painting()
        for card in self.window.findChildren(GameCard):
            card.finish_painting()
        if not self.window.grab().save(str(path)):
            raise OSError(f"{path} cannot be written")

    def keep_match(self, setup: Setup, plies: int | None, ago_minutes: int = 0) -> Path:
        """A match played so far, or to its end, in the folder of matches, last played some minutes ago."""
        path = self.folders.matches / match_name(setup)
        begun = start_match(self.folders.matches, find_game(setup.game), setup)
        play_on(begun.match, plies)
        begun.file.close()
        moment = NOON.timestamp() - 60 * ago_minutes
        os.utime(path, (moment, moment))
        return path


def make_setup(
    language: Language, *kinds: str, seed: str, profile: str = "published", game_key: str = "skyjo"
) -> Setup:
    """A set-up of "human" seats and of computer players by name, the same every time."""
    game = find_game(game_key)
    seats = tuple(
        SeatSetup(name, "human", style) if kind == "human" else SeatSetup(name, "computer", style, kind)
        for style, (kind, name) in enumerate(zip(kinds, NAMES[language], strict=False))
    )
    return Setup(game.key, game.rules_version, game.profiles[profile], seats, seed, f"picture-{seed}", NOON.isoformat())


def play_on(match: Match, plies: int | None) -> None:
    """Play sensibly until so many plies are done and a seat is to act, or to the end."""
    player = make_player(match.game, next(iter(match.game.players)))
    while not match.over and (plies is None or match.ply < plies or match.actor == CHANCE):
        if match.actor == CHANCE:
            match.roll()
        else:
            decision = player.decide(match.view(match.actor), Budget(), Random(f"{match.setup.seed}/{match.ply}"))
            match.play(decision.action)


def play_until(match: Match, wanted: Callable[[Match], bool], least: int) -> None:
    """Play sensibly until, after `least` plies, something holds."""
    play_on(match, least)
    while not match.over and not wanted(match):
        play_on(match, match.ply + 1)
