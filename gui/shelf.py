"""The person's matches: started, taken up again, listed. The window's side of `engine.library`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.errors import JournalError, TakhteError
from engine.library.files import SUFFIX, Continued, continue_match, load_match, start_match
from engine.library.index import MatchIndex

if TYPE_CHECKING:
    from engine.core.contract import AnyView, Game
    from engine.core.journal import Reading
    from engine.core.match import Setup
    from engine.library.entries import MatchEntry


class Shelf:
    """The matches in one folder. The index over them is opened when it is first asked for."""

    def __init__(self, folder: Path, index: Path, games: tuple[Game, ...]) -> None:
        self.folder = folder
        self._index_path = index
        self._games = games
        self._index: MatchIndex | None = None

    def use_folder(self, folder: Path) -> None:
        """From now on matches lie there; those in the old folder stay where they are."""
        if folder != self.folder:
            self.close()
            self.folder = folder

    def close(self) -> None:
        if self._index is not None:
            self._index.close()
            self._index = None

    @property
    def index_set_aside(self) -> Path | None:
        """Where a damaged or newer index was moved to, if one was found; the matches themselves are all there."""
        return None if self._index is None else self._index.set_aside

    def refresh(self) -> None:
        """See what has changed in the folder."""
        self._opened().refresh()

    def unfinished(self) -> tuple[MatchEntry, ...]:
        """Matches to continue, the last played first, as far as the last `refresh` knows."""
        return self._opened().unfinished()

    def finished(self) -> tuple[MatchEntry, ...]:
        """Matches played to their end, the last played first."""
        return self._opened().finished()

    def unreadable(self) -> tuple[MatchEntry, ...]:
        """Files that are faulty."""
        return self._opened().unreadable()

    def start(self, game: Game, setup: Setup) -> Continued:
        """A new match in a file of its own. Raises `JournalError` where none can be written."""
        return start_match(self.folder, game, setup)

    def resume(self, path: Path) -> Continued:
        """A match to play on. Raises `JournalError`."""
        return continue_match(path, self._games)

    def read(self, path: Path) -> Reading:
        """A match to look at. Raises `JournalError`."""
        return load_match(path, self._games)

    def position(self, entry: MatchEntry) -> AnyView | None:
        """Where a match stands, as everybody may see it; None where its file cannot be read any more."""
        try:
            return self.read(Path(entry.path)).match.view(None)
        except JournalError:
            return None

    def extent(self) -> tuple[int, int]:
        """How many match files there are, and their bytes."""
        sizes = []
        try:
            for path in self.folder.glob(f"*{SUFFIX}"):
                sizes.append(path.stat().st_size)
        except OSError:
            pass  # what was counted so far is as good an answer as any
        return len(sizes), sum(sizes)

    def _opened(self) -> MatchIndex:
        if self._index is None:
            self._index = MatchIndex(self._index_path, self.folder, self._games)
        return self._index


def check_folder(folder: Path) -> None:
    """Raises `TakhteError` ("file_unwritable") where no match could be kept there. Leaves no trace but the folder."""
    probe = folder / ".takhte-can-write"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise TakhteError("file_unwritable", path=str(folder), problem=error) from error
