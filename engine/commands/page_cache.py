"""Makes the next start of a program a cold one: its files have to be read from the disk again."""

import os
from pathlib import Path
from typing import Final

_DROP: Final = Path("/proc/sys/vm/drop_caches")
_EVERYTHING: Final = "3\n"
"""Pages, directory entries and inodes (proc(5))."""


def empty_page_cache(folder: Path) -> str | None:
    """Empty the system's cache of files, or, where only root may do that, take the files under `folder` out of it.
    Returns what was done in words, None where neither is possible."""
    if hasattr(os, "sync"):
        os.sync()  # only what is on the disk already can be dropped
    try:
        _DROP.write_text(_EVERYTHING, encoding="ascii")
    except OSError:
        return _forget_files(folder)
    return "whole page cache emptied"


def _forget_files(folder: Path) -> str | None:
    if not hasattr(os, "posix_fadvise"):
        return None
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
    return "its own files out of the page cache"
