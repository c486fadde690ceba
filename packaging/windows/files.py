"""The files of the program as an installer for Windows lists them."""

from __future__ import annotations

from pathlib import Path, PureWindowsPath
from typing import NamedTuple


class Listed(NamedTuple):
    """A file: where it is now, and its path below the folder of the program."""

    source: Path
    place: PureWindowsPath


def listed(onedir: Path) -> list[Listed]:
    """Every file in the same order each time, the programs first: they hold much the same and pack well together."""
    files = [Listed(path, PureWindowsPath(path.relative_to(onedir))) for path in onedir.rglob("*") if path.is_file()]
    return sorted(files, key=lambda each: (len(each.place.parts) > 1, each.place.parts))


def folders(files: list[Listed]) -> list[PureWindowsPath]:
    """Every folder below that of the program, the inner ones first."""
    found = {parent for each in files for parent in each.place.parents if parent.parts}
    return sorted(found, key=lambda path: (-len(path.parts), path.parts))


def kilobytes(files: list[Listed]) -> int:
    """What they take on the disk, about."""
    return sum(-(-each.source.stat().st_size // 1024) for each in files)
