"""One program at a time writes a match file: an advisory lock that the system drops when the program dies."""

import errno
import os
import sys
from pathlib import Path
from typing import Final

from engine.core.errors import JournalError

_TAKEN: Final = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK})
_BEYOND_THE_END: Final = 1 << 30
"""Windows locks bytes and keeps others from reading them, so a byte is locked that no match file has."""


def take_lock(descriptor: int, path: Path) -> None:
    """Lock an open file until it is closed. Raises `JournalError` ("file_in_use") where another holds it; a
    folder that cannot lock (some network shares) is used without."""
    try:
        _lock(descriptor)
    except OSError as error:
        if error.errno in _TAKEN:
            raise JournalError("file_in_use", path=str(path)) from error


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _BEYOND_THE_END, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            # Wine 8 refuses as Windows does, but leaves out the number that says why.
            raise OSError(error.errno or errno.EACCES, error.strerror) from error

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
