"""The index over the match files: it follows them, and can always be made again from them."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from ordinary_user import ordinary_user
from random_play import make_setup, play_on

from engine.core.match import Match
from engine.core.seats import NOBODY
from engine.games import GAMES
from engine.library.entries import MatchEntry
from engine.library.files import continue_match, start_match
from engine.library.index import VERSION, MatchIndex


def played(folder: Path, steps: int | None, seed: str = "7") -> tuple[Path, Match]:
    begun = start_match(folder, GAMES[0], make_setup(seed=seed))
    play_on(begun.match, steps)
    begun.file.close()
    return begun.file.path, begun.match


def paths(entries: tuple[MatchEntry, ...]) -> list[str]:
    return [entry.path for entry in entries]


@pytest.fixture
def index_of(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[], MatchIndex]:
    """Opens the index over ``tmp_path/matches`` as the program does at its start."""

    def open_it() -> MatchIndex:
        index = MatchIndex(tmp_path / "index.sqlite", tmp_path / "matches", GAMES)
        request.addfinalizer(index.close)
        index.refresh()
        return index

    return open_it


def test_an_unfinished_match_can_be_told_without_opening_it(tmp_path: Path, index_of: Callable[[], MatchIndex]) -> None:
    path, match = played(tmp_path / "matches", 25)
    [entry] = index_of().unfinished()
    assert entry.path == str(path)
    assert entry.match_id == match.setup.match_id
    assert (entry.game, entry.ply, entry.actor) == ("skyjo", 25, match.actor)
    assert entry.seats == match.setup.seats
    assert entry.options == msgspec.to_builtins(match.setup.options)
    assert entry.outcome is None


def test_a_finished_match_carries_its_outcome(tmp_path: Path, index_of: Callable[[], MatchIndex]) -> None:
    _, match = played(tmp_path / "matches", None)
    index = index_of()
    [entry] = index.finished("skyjo")
    assert entry.outcome == match.outcome is not None
    assert entry.actor == NOBODY
    assert index.finished("another game") == ()
    assert index.unfinished() == ()


def test_the_last_played_comes_first(tmp_path: Path, index_of: Callable[[], MatchIndex]) -> None:
    first, _ = played(tmp_path / "matches", 3, "1")
    second, _ = played(tmp_path / "matches", 3, "2")
    os.utime(first, (2_000_000_000, 2_000_000_000))
    assert paths(index_of().unfinished()) == [str(first), str(second)]


def test_it_follows_files_that_grow_end_and_go(tmp_path: Path, index_of: Callable[[], MatchIndex]) -> None:
    path, _ = played(tmp_path / "matches", 3)
    gone, _ = played(tmp_path / "matches", 3, "2")
    index = index_of()
    assert len(index.unfinished()) == 2
    continued = continue_match(path, GAMES)
    play_on(continued.match, 4)
    gone.unlink()
    index.refresh()
    assert [entry.ply for entry in index.unfinished()] == [7]
    play_on(continued.match)
    continued.file.close()
    index.refresh()
    assert index.unfinished() == ()
    assert paths(index.finished()) == [str(path)]


def test_unchanged_files_are_not_read_again(
    tmp_path: Path, index_of: Callable[[], MatchIndex], monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path / "matches", 3)
    index_of()
    monkeypatch.setattr("engine.library.index.read_entry", lambda *_: pytest.fail("read again"))
    assert len(index_of().unfinished()) == 1


def test_a_torn_match_can_still_be_continued(tmp_path: Path, index_of: Callable[[], MatchIndex]) -> None:
    path, _ = played(tmp_path / "matches", 9)
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size - 2)
    [entry] = index_of().unfinished()
    assert entry.ply == 8
    assert entry.fault is not None
    assert entry.fault.error().code == "journal_torn"


@pytest.mark.parametrize(
    ("damage", "code", "game"),
    [
        (lambda content: b"nonsense\n", "journal_header", ""),
        (lambda content: content.replace(b'"format":1', b'"format":99'), "journal_newer", ""),
        (lambda content: content.replace(b'"rules_version":1', b'"rules_version":99'), "journal_rules_newer", ""),
        (lambda content: content + b"{}\n", "journal_line", "skyjo"),
        (lambda content: content[:10], "journal_empty", ""),
    ],
)
def test_a_faulty_file_is_listed_with_what_is_wrong(
    tmp_path: Path, index_of: Callable[[], MatchIndex], damage: Callable[[bytes], bytes], code: str, game: str
) -> None:
    path, _ = played(tmp_path / "matches", 9)
    good, _ = played(tmp_path / "matches", 2, "2")
    path.write_bytes(damage(path.read_bytes()))
    index = index_of()
    [entry] = index.unreadable()
    assert entry.fault is not None
    assert (entry.path, entry.fault.code, entry.game) == (str(path), code, game)
    assert paths(index.unfinished()) == [str(good)]


def test_deleting_the_index_loses_nothing(tmp_path: Path, index_of: Callable[[], MatchIndex]) -> None:
    played(tmp_path / "matches", 9)
    before = index_of().unfinished()
    (tmp_path / "index.sqlite").unlink()
    assert index_of().unfinished() == before


def test_a_damaged_index_is_set_aside_and_made_again(tmp_path: Path, index_of: Callable[[], MatchIndex]) -> None:
    played(tmp_path / "matches", 9)
    before = index_of().unfinished()
    rubbish = b"SQLite format 3\0" + b"rubbish" * 1000
    (tmp_path / "index.sqlite").write_bytes(rubbish)
    index = index_of()
    assert index.unfinished() == before
    assert index.set_aside is not None
    assert index.set_aside.read_bytes() == rubbish
    assert not index.in_memory


def test_an_index_damaged_while_it_is_open_is_made_again(tmp_path: Path, index_of: Callable[[], MatchIndex]) -> None:
    played(tmp_path / "matches", 9)
    index = index_of()
    size = (tmp_path / "index.sqlite").stat().st_size
    (tmp_path / "index.sqlite").write_bytes(b"\xff" * size)
    index.refresh()
    assert len(index.unfinished()) == 1
    assert index.set_aside is not None


def test_an_index_of_a_newer_program_is_set_aside(tmp_path: Path, index_of: Callable[[], MatchIndex]) -> None:
    played(tmp_path / "matches", 9)
    newer = sqlite3.connect(tmp_path / "index.sqlite")
    newer.execute("CREATE TABLE matches (everything TEXT)")
    newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    newer.commit()
    newer.close()
    index = index_of()
    assert len(index.unfinished()) == 1
    assert index.set_aside is not None
    kept = sqlite3.connect(index.set_aside)
    assert kept.execute("PRAGMA user_version").fetchone() == (VERSION + 1,)
    kept.close()


def test_other_rules_make_it_read_the_files_again(tmp_path: Path, index_of: Callable[[], MatchIndex]) -> None:
    path, _ = played(tmp_path / "matches", 9)
    path.write_bytes(path.read_bytes().replace(b'"rules_version":1', b'"rules_version":2'))
    assert len(index_of().unreadable()) == 1
    updated = msgspec.structs.replace(GAMES[0], rules_version=2)
    index = MatchIndex(tmp_path / "index.sqlite", tmp_path / "matches", (updated,))
    index.refresh()
    assert len(index.unfinished()) == 1
    index.close()


def test_without_a_place_to_write_it_is_kept_in_memory(tmp_path: Path) -> None:
    played(tmp_path / "matches", 9)
    (tmp_path / "data").write_text("a file, not a folder")
    index = MatchIndex(tmp_path / "data" / "index.sqlite", tmp_path / "matches", GAMES)
    index.refresh()
    assert index.in_memory
    assert len(index.unfinished()) == 1
    index.close()


def test_a_folder_that_may_only_be_read_is_listed(tmp_path: Path, index_of: Callable[[], MatchIndex]) -> None:
    played(tmp_path / "matches", 9)
    tmp_path.chmod(0o555)
    with ordinary_user():
        index = index_of()
        assert index.in_memory
        assert len(index.unfinished()) == 1


def test_an_index_that_may_only_be_read_is_not_needed(tmp_path: Path, index_of: Callable[[], MatchIndex]) -> None:
    played(tmp_path / "matches", 9)
    index_of().close()
    played(tmp_path / "matches", 4, "2")
    (tmp_path / "index.sqlite").chmod(0o444)
    with ordinary_user():
        index = index_of()
        assert index.in_memory
        assert sorted(entry.ply for entry in index.unfinished()) == [4, 9]


def test_a_match_that_may_be_read_again_is_found_again(tmp_path: Path, index_of: Callable[[], MatchIndex]) -> None:
    path, _ = played(tmp_path / "matches", 9)
    path.chmod(0)
    with ordinary_user():
        index = index_of()
        assert [entry.fault.code for entry in index.unreadable() if entry.fault] == ["file_unreadable"]
    path.chmod(0o600)
    index.refresh()
    assert paths(index.unfinished()) == [str(path)]


def test_no_folder_yet_is_an_empty_list(index_of: Callable[[], MatchIndex]) -> None:
    assert index_of().unfinished() == ()
