"""The program itself: where its own files lie, and which version it is."""

import sys
from functools import lru_cache
from pathlib import Path


def program_folder() -> Path:
    """The folder that holds `resources`, `seeds` and `pyproject.toml`: that of the sources, or inside a PyInstaller
    bundle."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else Path(__file__).resolve().parents[2]


@lru_cache(maxsize=1)
def program_version() -> str:
    """The number in pyproject.toml, the only place where it is written."""
    import tomllib  # the window's start does not ask

    project = tomllib.loads((program_folder() / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])
