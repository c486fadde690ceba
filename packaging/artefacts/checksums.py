"""The list of SHA-256 sums beside the artefacts, as `sha256sum --check` reads it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

NAME: Final = "SHA256SUMS"


def sum_of(path: Path) -> str:
    """One file's sum."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_sums(folder: Path) -> Path:
    """Sum up every file in a folder."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != NAME)
    made = folder / NAME
    made.write_text("".join(f"{sum_of(path)}  {path.name}\n" for path in files), encoding="utf-8")
    return made
