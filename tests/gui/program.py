"""For tests: the parts of a program in a folder of its own, with a computer that answers at once or when told."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from engine.core.match import Match, SeatSetup, Setup, new_setup
from engine.core.seats import CHANCE
from engine.games import find_game, find_profile
from engine.library.files import start_match
from engine.library.folders import Folders

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import Struct

    from engine.core.contract import AnyView
    from engine.core.errors import TakhteError
    from gui.windows.parts import Computer, WindowParts

ROOT = Path(__file__).resolve().parents[2]
_installed: list[WindowParts] = []


class Thought:
    """One question to the computer."""

    def __init__(
        self, view: AnyView, answered: Callable[[Struct], None], failed: Callable[[TakhteError], None]
    ) -> None:
        self.view, self.answered, self.failed = view, answered, failed

    def answer(self) -> None:
        """Say the first thing that may be done."""
        self.answered(self.view.legal_actions()[0])


class StandInComputer:
    """A `Thinker` in this process. With `patient` it keeps its questions until `thoughts[n].answer()`."""

    def __init__(self, patient: bool = False) -> None:
        self.patient = patient
        self.thoughts: list[Thought] = []
        self.forgotten = 0
        self.closed = False

    def think(
        self,
        game: str,
        view: AnyView,
        player: str,
        level: int,
        seed: int,
        answered: Callable[[Struct], None],
        failed: Callable[[TakhteError], None],
    ) -> None:
        thought = Thought(view, answered, failed)
        self.thoughts.append(thought)
        if not self.patient:
            QTimer.singleShot(0, thought.answer)

    def forget(self) -> None:
        self.forgotten += 1

    def warm(self) -> None: ...

    def close(self) -> None:
        self.closed = True


def make_parts(folder: Path, computer: Computer | None = None, **settings: Any) -> WindowParts:
    """What a window is given, everything of it below `folder`."""
    from gui.assembly import make_parts as assembled
    from gui.controls import dress

    application = QApplication.instance()
    assert isinstance(application, QApplication)
    while _installed:  # what an earlier test spoke must not be heard in this one
        _installed.pop().translations.withdraw()
    compile_translations()
    folders = Folders(folder, folder / "config", folder / "cache")
    environ = {"LANG": "fa_IR.UTF-8"}
    parts = assembled(folders, application, environ, computer=computer or StandInComputer())
    parts.settings.change(**settings)
    parts.translations.use(parts.settings.settings.language)
    dress(application, parts.looks.look)
    _installed.append(parts)
    return parts


def compile_translations() -> None:
    """Bring the catalogues up to the `.ts` files."""
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        import_module("translations").compile_all()
    finally:
        sys.path.remove(str(ROOT / "packaging"))


def make_setup(*kinds: str, seed: str = "7", names: tuple[str, ...] = ("Sara", "Nima", "Mina", "Babak")) -> Setup:
    """A set-up of "human" and "computer" seats by the published rules."""
    game = find_game("skyjo")
    seats = tuple(
        SeatSetup(name, "human" if kind == "human" else "computer", style, "" if kind == "human" else "random")
        for style, (kind, name) in enumerate(zip(kinds, names, strict=False))
    )
    return new_setup(game, seats, find_profile(game, "published"), seed)


def play_some(match: Match, steps: int | None = None) -> None:
    """Play so many steps, or to the end, always the same way."""
    end = None if steps is None else match.ply + steps
    while not match.over and match.ply != end:
        if match.actor == CHANCE:
            match.roll()
        else:
            actions = match.view(match.actor).legal_actions()
            match.play(Random(f"some {match.ply}").choice(list(actions)))


def saved_match(folder: Path, *kinds: str, steps: int | None = 40, seed: str = "7") -> Path:
    """A match played so far, or to its end, in a file of `folder`."""
    begun = start_match(folder, find_game("skyjo"), make_setup(*kinds, seed=seed))
    play_some(begun.match, steps)
    while steps is not None and begun.match.actor == CHANCE:
        begun.match.roll()
    begun.file.close()
    return begun.file.path
