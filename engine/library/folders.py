"""Where the program keeps what it writes, by the custom of each system."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct
from platformdirs import PlatformDirs

HOME_VARIABLE: Final = "TAKHTE_HOME"
"""An environment variable that puts everything under one folder: for tests and for a program on a stick."""


class Folders(Struct, frozen=True):
    """`data` for matches and their index, `config` for settings, `cache` for what may be deleted. None of them
    needs to exist yet."""

    data: Path
    config: Path
    cache: Path

    @property
    def matches(self) -> Path:
        return self.data / "matches"

    @property
    def index(self) -> Path:
        return self.data / "index.sqlite"

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"


def find_folders(environ: Mapping[str, str]) -> Folders:
    """The folders of this person, or those under ``TAKHTE_HOME``. Nothing is created."""
    home = environ.get(HOME_VARIABLE)
    if home:
        return Folders(Path(home) / "data", Path(home) / "config", Path(home) / "cache")
    usual = PlatformDirs("takhte", appauthor=False)
    return Folders(usual.user_data_path, usual.user_config_path, usual.user_cache_path)
