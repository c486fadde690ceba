"""Puts in order what a tool leaves in an order of its own, which may be another in another folder."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zipfile import ZipFile, ZipInfo

if TYPE_CHECKING:
    from pathlib import Path


def sort_archive(path: Path) -> None:
    """Write a ZIP archive anew with its members by name, unpacked as PyInstaller lays them and without times."""
    with ZipFile(path) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    with ZipFile(path, "w") as archive:
        for name in sorted(members):
            archive.writestr(ZipInfo(name), members[name])
