"""What every artefact says of the program: name, version, words in both languages, the time of its sources."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
DIST_VARIABLE: Final = "TAKHTE_DIST"
"""An environment variable that has everything built in another folder: for trials."""
_USUAL: Final = Path(os.environ.get(DIST_VARIABLE) or ROOT / "dist")
DIST: Final = _USUAL / "windows" if sys.platform == "win32" else _USUAL
"""Under Wine the same tree is built from as on Linux, so that Windows has a folder of its own in it."""
ONEDIR: Final = DIST / "takhte"
ARTEFACTS: Final = DIST / "artefacts"
DATA: Final = ROOT / "packaging" / "desktop"
EPOCH_VARIABLE: Final = "SOURCE_DATE_EPOCH"


@dataclass(frozen=True)
class Project:
    """`version` is pyproject.toml's and nobody else's."""

    version: str
    summary: str
    name: str = "takhte"
    title: str = "Takhte"
    persian_title: str = "تخته"
    persian_summary: str = "چهار بازی رومیزی نو بر یک میز، به فارسی و انگلیسی"
    identifier: str = "org.takhte.Takhte"
    maintainer: str = "Takhte maintainers <takhte@example.org>"
    licence: str = "MIT"
    suffix: str = ".takhte"
    mime_type: str = "application/x-takhte-match"


def read_project(root: Path = ROOT) -> Project:
    """The project as pyproject.toml describes it."""
    told = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return Project(version=told["version"], summary=told["description"])


PROJECT: Final = read_project()


@lru_cache(maxsize=1)
def source_epoch() -> int:
    """The one time that is written into every artefact: SOURCE_DATE_EPOCH, or that of the last commit."""
    given = os.environ.get(EPOCH_VARIABLE)
    if given:
        return int(given)
    done = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    return int(done.stdout) if done.returncode == 0 and done.stdout.strip() else 1_700_000_000


def source_time() -> datetime:
    """The same, as a time."""
    return datetime.fromtimestamp(source_epoch(), UTC)


def build_environment() -> dict[str, str]:
    """The environment of every tool that writes something into an artefact: one time, one language, one order."""
    fixed = {EPOCH_VARIABLE: str(source_epoch()), "LC_ALL": "C.UTF-8", "TZ": "UTC", "PYTHONHASHSEED": "0"}
    return {**os.environ, **fixed}


def stamp_times(folder: Path) -> None:
    """Give everything under a folder the time of the sources."""
    follow = os.utime not in os.supports_follow_symlinks  # on Windows, where we make no links
    for path in [folder, *folder.rglob("*")]:
        os.utime(path, (source_epoch(), source_epoch()), follow_symlinks=follow)
