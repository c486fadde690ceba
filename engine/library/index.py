"""The index over the match files: SQLite, made from the files and never needed to understand them (design §3).

Deleting it loses nothing. An index that is damaged or from a newer Takhte is set aside and made anew; where none can
be written it is kept in memory.
"""

import sqlite3
from pathlib import Path
from typing import Final

import msgspec

from engine.core.contract import Game
from engine.core.journal import FORMAT
from engine.library.entries import MatchEntry, Status, read_entry
from engine.library.files import SUFFIX

VERSION: Final = 1
"""Raised when the tables change; an index of another version is not read."""

_TABLES: Final = """
CREATE TABLE IF NOT EXISTS made_by (fingerprint TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS matches (
    path TEXT PRIMARY KEY,
    size INTEGER NOT NULL,
    modified_ns INTEGER NOT NULL,
    status TEXT NOT NULL,
    game TEXT NOT NULL,
    entry BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS by_status ON matches (status, game, modified_ns);
"""
_DAMAGED: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_MEMORY: Final = ":memory:"


class _NotOursError(Exception):
    """The index is damaged or of another version."""


class MatchIndex:
    """The matches in one folder, by status. Call `refresh` to see what has changed there; to be used from the
    thread that made it."""

    def __init__(self, path: Path, folder: Path, games: tuple[Game, ...]) -> None:
        self._path = path
        self._folder = folder
        self._games = games
        self.set_aside: Path | None = None
        """Where a damaged or newer index was moved to, if one was found."""
        self._database = self._open()

    @property
    def in_memory(self) -> bool:
        """Whether no index could be written."""
        return not self._database.execute("PRAGMA database_list").fetchone()[2]

    def refresh(self) -> None:
        """Read the files that are new or have changed, forget those that are gone."""
        try:
            self._refresh()
        except sqlite3.DatabaseError as error:
            self._database.close()
            if _is_damaged(error):
                self._move_aside()
                self._database = self._open()
            else:
                self._database = self._prepare(_MEMORY)
            self._refresh()

    def unfinished(self) -> tuple[MatchEntry, ...]:
        """Matches to continue, the last played first."""
        return self._select("unfinished", None)

    def finished(self, game: str | None = None) -> tuple[MatchEntry, ...]:
        """Matches played to their end, the last played first; of one game or of all."""
        return self._select("finished", game)

    def unreadable(self) -> tuple[MatchEntry, ...]:
        """Files that are faulty, the last changed first."""
        return self._select("unreadable", None)

    def close(self) -> None:
        self._database.close()

    def _select(self, status: Status, game: str | None) -> tuple[MatchEntry, ...]:
        rows = self._database.execute(
            "SELECT entry FROM matches WHERE status = ? AND (? IS NULL OR game = ?) ORDER BY modified_ns DESC, path",
            (status, game, game),
        )
        return tuple(msgspec.msgpack.decode(row[0], type=MatchEntry) for row in rows)

    def _refresh(self) -> None:
        rows = self._database.execute("SELECT path, size, modified_ns FROM matches")
        known = {path: (size, modified) for path, size, modified in rows}
        with self._database:
            for path in sorted(self._folder.glob(f"*{SUFFIX}")):
                try:
                    found = path.stat()
                except OSError:
                    continue  # gone between listing and looking
                if known.pop(str(path), None) != (found.st_size, found.st_mtime_ns):
                    self._read(path, found.st_size, found.st_mtime_ns)
            self._database.executemany("DELETE FROM matches WHERE path = ?", [(path,) for path in known])

    def _read(self, path: Path, size: int, modified_ns: int) -> None:
        entry = read_entry(path, modified_ns, self._games)
        if entry.fault is not None and entry.fault.code == "file_unreadable":
            size = -1  # being allowed to read it again would not show in size or time
        self._database.execute(
            "INSERT OR REPLACE INTO matches VALUES (?, ?, ?, ?, ?, ?)",
            (str(path), size, modified_ns, entry.status, entry.game, msgspec.msgpack.encode(entry)),
        )

    def _open(self) -> sqlite3.Connection:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            return self._prepare(str(self._path))
        except _NotOursError:
            self._move_aside()
        except (OSError, sqlite3.DatabaseError):
            return self._prepare(_MEMORY)
        try:
            return self._prepare(str(self._path))
        except (_NotOursError, sqlite3.DatabaseError):
            return self._prepare(_MEMORY)

    def _prepare(self, path: str) -> sqlite3.Connection:
        """Open a database and bring it to our tables. Raises `_NotOursError`, and `sqlite3.DatabaseError` where it
        cannot be used."""
        database = sqlite3.connect(path)
        try:
            self._check(database)
            with database:
                database.executescript(_TABLES)
                self._forget_other_rules(database)
                database.execute(f"PRAGMA user_version = {VERSION}")
        except sqlite3.DatabaseError as error:
            database.close()
            if _is_damaged(error):
                raise _NotOursError from error
            raise
        except BaseException:
            database.close()
            raise
        return database

    def _check(self, database: sqlite3.Connection) -> None:
        version = database.execute("PRAGMA user_version").fetchone()[0]
        if version not in (0, VERSION) or database.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise _NotOursError

    def _forget_other_rules(self, database: sqlite3.Connection) -> None:
        """What other rules made of the files no longer holds: they are read again."""
        rules = " ".join(f"{game.key}:{game.rules_version}" for game in self._games)
        ours = f"{FORMAT} {rules}"
        row = database.execute("SELECT fingerprint FROM made_by").fetchone()
        if row is None or row[0] != ours:
            database.execute("DELETE FROM matches")
            database.execute("DELETE FROM made_by")
            database.execute("INSERT INTO made_by VALUES (?)", (ours,))

    def _move_aside(self) -> None:
        """Keep one, the last: it can be made again, but somebody may want to see what broke it."""
        aside = self._path.with_suffix(".set-aside")
        try:
            self._path.replace(aside)
        except OSError:
            return
        self.set_aside = aside


def _is_damaged(error: sqlite3.DatabaseError) -> bool:
    # Not every error comes from SQLite itself, and only those carry its code; the low byte is the kind.
    return (getattr(error, "sqlite_errorcode", 0) & 0xFF) in _DAMAGED
