"""What every command is given: the person's language and folders, and the parts that need Qt."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from engine.core.messages import Language
from engine.library.folders import Folders


class Finding(Struct, frozen=True):
    """One line of a self-test: what was looked at, in the person's language, and whether it is well."""

    good: bool
    text: str


class Gui(Protocol):
    """The parts in `gui`, which this package may not import: `main.py` hands them in, each loading Qt only when
    it is called. Each raises `UsageError` ("part_missing") in a program that was built without it."""

    def run(self, argv: list[str]) -> int:
        """Open the window and return the exit code; `argv` as in `sys.argv`: the program, perhaps a match file."""

    def run_measured(self, argv: list[str], started: float, game: str | None) -> int:
        """As `run`, but the program tells of itself and closes the window (see `engine.commands.measured`)."""

    def demo(self, folder: Path) -> None:
        """Play a whole game off screen and draw pictures of it."""

    def gallery(self, folder: Path) -> None:
        """Draw every page and board."""

    def measure(self, report: Callable[[str], None]) -> None:
        """Measure the window; `report` takes one line at a time."""

    def findings(self, language: Language) -> Iterable[Finding]:
        """The self-test of what needs Qt."""


class Desk(Struct, frozen=True):
    """`environ` is the process's environment, or a test's."""

    language: Language
    folders: Folders
    environ: Mapping[str, str]
    gui: Gui
