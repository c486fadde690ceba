"""Whose the libraries are that a bundle for Windows takes from beside Python: not all of them are Python's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from windows.tools import FOLDER

if TYPE_CHECKING:
    from pathlib import Path

LICENCES: Final = FOLDER / "licences"
ORIGIN: Final = "ORIGIN.txt"
"""Lies in the interpreter that `interpreter.py` makes, and says what that is made of."""


class Origin(NamedTuple):
    """`text` is the name of a file among our licences."""

    component: str
    licence: str
    text: str


ORIGINS: Final = {
    "msvcp140": Origin("microsoft-visual-c++-runtime", "Microsoft Distributable Code", "microsoft.txt"),
    "vcruntime140": Origin("microsoft-visual-c++-runtime", "Microsoft Distributable Code", "microsoft.txt"),
    "libffi-": Origin("libffi", "MIT", "libffi.txt"),
    "sqlite3.dll": Origin("sqlite", "public domain", "sqlite.txt"),
}
"""The beginning of a library's name in small letters → whose it is."""


def origin_of(source: Path) -> Origin | None:
    """Whose a library for Windows is; None for everything else."""
    name = source.name.lower()
    if not name.endswith(".dll"):
        return None
    return next((origin for beginning, origin in ORIGINS.items() if name.startswith(beginning)), None)


def is_our_forwarder(source: Path) -> bool:
    """Whether that is the python3.dll that `interpreter.py` makes: there is nothing of anybody else in it."""
    return source.name.lower() == "python3.dll" and (source.parent / ORIGIN).is_file()


def file_version(source: Path) -> str:
    """The version that a file of Windows says of itself; empty where it says nothing."""
    import pefile  # there on Windows alone, where PyInstaller needs it

    with pefile.PE(str(source), fast_load=True) as read:
        read.parse_data_directories([pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_RESOURCE"]])
        for fixed in getattr(read, "VS_FIXEDFILEINFO", ()):
            words = (fixed.FileVersionMS, fixed.FileVersionLS)
            return ".".join(str(part) for word in words for part in (word >> 16, word & 0xFFFF))
    return ""
