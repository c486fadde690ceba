"""What the window is given: everything it did not make itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from gui.seats import Thinker

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime
    from pathlib import Path
    from random import Random

    from gui.board.pixmaps import PixmapCache
    from gui.card_pictures import CardPictures
    from gui.i18n import Translations
    from gui.look_source import LookSource
    from gui.settings import SettingsStore
    from gui.shelf import Shelf


class Computer(Thinker, Protocol):
    """The computer players (see `gui.ai_process`)."""

    def warm(self) -> None:
        """Be ready before the first question."""

    def close(self) -> None:
        """The program ends."""


class WindowParts(Struct, frozen=True):
    """Made by `gui.app`, or by a test."""

    settings: SettingsStore
    translations: Translations
    looks: LookSource
    pixmaps: PixmapCache
    pictures: CardPictures
    computer: Computer
    shelf: Shelf
    usual_folder: Path
    """Where matches lie unless the settings name another place."""
    now: Callable[[], datetime]
    rng: Random | None = None
    """For the dice of a new game; None: the system's."""
