"""Which rule books there are in a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from engine.core.program import program_folder

if TYPE_CHECKING:
    from pathlib import Path

    from gui.i18n import Language

_ORDER: Final = ("skyjo", "imhotep", "isle_of_skye", "irish_gauge")
"""As the games are shown everywhere; a book nobody knows comes after these."""


class Volume(Struct, frozen=True):
    """A book on the shelf: the game's key, and its name from the book's own title."""

    game: str
    title: str


def seeds_folder() -> Path:
    """The program's own rule books."""
    return program_folder() / "seeds"


def shelf(language: Language, folder: Path) -> tuple[Volume, ...]:
    """The books of a language; a game without one is not there."""
    found = [Volume(path.name.partition(".")[0], _title(path)) for path in folder.glob(f"*.{language}.md")]
    return tuple(sorted(found, key=lambda volume: (_place(volume.game), volume.game)))


def _title(path: Path) -> str:
    with path.open(encoding="utf-8") as file:
        return file.readline().lstrip("# ").strip()


def _place(game: str) -> int:
    return _ORDER.index(game) if game in _ORDER else len(_ORDER)
