"""Match files: made, continued and added to so that what was once shown is never lost (design §3).

The text inside comes from `engine.core.journal`; here are the bytes on the disk.
"""

import contextlib
import os
from pathlib import Path
from types import TracebackType
from typing import Final

from msgspec import Struct

from engine.core.contract import Game
from engine.core.errors import JournalError
from engine.core.journal import Reading, entry_line, header_line, read_match
from engine.core.match import Match, Rewound, Setup, Step
from engine.library.locks import take_lock

SUFFIX: Final = ".takhte"


class MatchFile:
    """A match file open for adding lines, locked against other programs. Its `append` is the match's recorder.

    After a failed write the file is cut back to its last whole line, so the same match can be saved again once
    there is room.
    """

    def __init__(self, path: Path, descriptor: int, good_length: int) -> None:
        self.path = path
        self._descriptor = descriptor
        self._good_length = good_length
        self._torn = False
        """Whether a part of a line that failed may be left at the end."""

    def __enter__(self) -> "MatchFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def append(self, entry: Step | Rewound) -> None:
        """Add one entry; on return it is on the disk. Raises `JournalError` ("file_unwritable", or "file_in_use" where
        another program has written to it) and leaves the file as it was."""
        self._add(entry_line(entry))

    def close(self) -> None:
        """Give the file and its lock back. May be called again."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def _add(self, line: bytes) -> None:
        assert self._descriptor >= 0, "append: the match file is closed"
        try:
            if os.fstat(self._descriptor).st_size != self._good_length:
                self._put_right()
            os.lseek(self._descriptor, self._good_length, os.SEEK_SET)
            _write_all(self._descriptor, line)
            os.fsync(self._descriptor)
        except OSError as error:
            self._torn = True
            with contextlib.suppress(OSError):
                self._put_right()
            raise _unwritable(self.path, error) from error
        self._good_length += len(line)

    def _put_right(self) -> None:
        """Cut away what a failure left behind. Raises `JournalError` ("file_in_use") where it was not ours: in a
        folder that cannot lock, another program writes this match too, and cutting would spoil its lines."""
        if not self._torn:
            raise JournalError("file_in_use", path=str(self.path))
        os.ftruncate(self._descriptor, self._good_length)
        os.fsync(self._descriptor)
        self._torn = False


class Continued(Struct):
    """A match taken up again: `match` records into `file`. `notice` is None, or the `JournalError` that tells of
    a torn last line which was dropped."""

    match: Match
    file: MatchFile
    notice: JournalError | None


def match_name(setup: Setup) -> str:
    """The file name of a match: when it began, the game, its id. Sorts by time, fits every file system."""
    began = setup.created.partition("+")[0].replace("-", "").replace(":", "").replace("T", "-")
    return f"{began}-{setup.game}-{setup.match_id}{SUFFIX}"


def create_match_file(folder: Path, setup: Setup) -> MatchFile:
    """A new file holding the header, on the disk down to its folder's entry; the folder is made where it is
    missing. Raises `JournalError` ("file_unwritable") and leaves nothing behind; never writes over a file."""
    return _create(folder / match_name(setup), header_line(setup))


def write_match(path: Path, content: bytes) -> None:
    """A finished match all at once, in a new file. Raises as `create_match_file`."""
    _create(path, content).close()


def start_match(folder: Path, game: Game, setup: Setup) -> Continued:
    """A new match that records into a new file. Raises as `create_match_file`."""
    file = create_match_file(folder, setup)
    return Continued(Match(game, setup, file.append), file, None)


def load_match(path: Path, games: tuple[Game, ...]) -> Reading:
    """Read a match to look at; nothing is locked or changed. Raises `JournalError` where no match can be made of
    it at all; a fault further on is in the result."""
    try:
        content = path.read_bytes()
    except FileNotFoundError as error:
        raise JournalError("file_missing", path=str(path)) from error
    except OSError as error:
        raise JournalError("file_unreadable", path=str(path), problem=error) from error
    return read_match(content, str(path), games)


def continue_match(path: Path, games: tuple[Game, ...]) -> Continued:
    """Take a match up where it stands; a torn last line is dropped from the file. Raises `JournalError` for a
    file that is open elsewhere, cannot be written, or is faulty otherwise (nothing is changed then)."""
    try:
        descriptor = os.open(path, _OPEN_FLAGS)
    except FileNotFoundError as error:
        raise JournalError("file_missing", path=str(path)) from error
    except OSError as error:
        raise _unwritable(path, error) from error
    try:
        take_lock(descriptor, path)
        # Read only now: until the lock was ours another program may have added a step.
        reading = load_match(path, games)
        if reading.fault is not None and not reading.can_continue:
            raise reading.fault
        if reading.fault is not None:
            _cut_back(descriptor, path, reading.good_length)
    except BaseException:
        os.close(descriptor)
        raise
    file = MatchFile(path, descriptor, reading.good_length)
    reading.match.record_with(file.append)
    return Continued(reading.match, file, reading.fault)


_OPEN_FLAGS: Final = os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


def _create(path: Path, content: bytes) -> MatchFile:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path, _OPEN_FLAGS | os.O_CREAT | os.O_EXCL, 0o666)
    except OSError as error:
        raise _unwritable(path, error) from error
    file = MatchFile(path, descriptor, 0)
    try:
        take_lock(descriptor, path)
        file._add(content)
        _sync_folder(path.parent)
    except BaseException:
        file.close()
        path.unlink(missing_ok=True)
        raise
    return file


def _write_all(descriptor: int, content: bytes) -> None:
    """A single `write` may take only a part of it, on a disk that is just filling up for one."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def _cut_back(descriptor: int, path: Path, length: int) -> None:
    try:
        os.ftruncate(descriptor, length)
        os.fsync(descriptor)
    except OSError as error:
        raise _unwritable(path, error) from error


def _sync_folder(folder: Path) -> None:
    """A new file survives a power cut only with its folder's entry. Windows cannot and need not do this."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):  # some network folders refuse it
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _unwritable(path: Path, error: OSError) -> JournalError:
    return JournalError("file_unwritable", path=str(path), problem=error)
