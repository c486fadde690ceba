"""Match files: what is on the disk after each step, after a full disk, a torn line and a second program."""

import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from ordinary_user import ordinary_user
from random_play import make_setup, play_on

from engine.core.errors import JournalError
from engine.core.match import Match
from engine.games import GAMES
from engine.library import files
from engine.library.files import continue_match, create_match_file, load_match, match_name, start_match, write_match


@pytest.fixture
def limit_files() -> Iterator[Callable[[int], None]]:
    """Lets files grow to so many bytes only, as a disk does that fills up in the middle of a write."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    def limit(size: int) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))

    yield limit
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def started(folder: Path, steps: int) -> tuple[Path, Match]:
    """A match of so many steps in a file that is closed again."""
    begun = start_match(folder, GAMES[0], make_setup())
    play_on(begun.match, steps)
    begun.file.close()
    return begun.file.path, begun.match


def test_every_step_is_in_the_file_before_the_next(tmp_path: Path) -> None:
    with start_match(tmp_path / "new" / "matches", GAMES[0], make_setup()).file as file:
        match = Match(GAMES[0], make_setup(), file.append)
        for step in range(1, 6):
            play_on(match, 1)
            assert file.path.read_bytes().count(b"\n") == 1 + step


def test_the_name_of_a_file_fits_every_system(tmp_path: Path) -> None:
    setup = make_setup()
    assert match_name(setup).startswith(f"{setup.created[:4]}{setup.created[5:7]}{setup.created[8:10]}-")
    assert match_name(setup).endswith(f"-skyjo-{setup.match_id}.takhte")
    assert set(match_name(setup)).isdisjoint('\\/:*?"<>| ')


def test_a_match_continues_in_its_file(tmp_path: Path) -> None:
    path, _ = started(tmp_path, 10)
    begun = path.read_bytes()
    continued = continue_match(path, GAMES)
    assert continued.notice is None
    play_on(continued.match)
    continued.file.close()
    assert path.read_bytes().startswith(begun)
    reading = load_match(path, GAMES)
    whole = Match(GAMES[0], continued.match.setup)
    play_on(whole)
    assert reading.fault is None
    assert reading.match.steps == whole.steps
    assert reading.match.outcome == whole.outcome is not None


def test_taking_back_is_kept(tmp_path: Path) -> None:
    path, _ = started(tmp_path, 60)
    continued = continue_match(path, GAMES)
    while not continued.match.can_undo:
        play_on(continued.match, 1)
    taken_back = continued.match.undo()
    continued.file.close()
    assert load_match(path, GAMES).match.ply == taken_back
    assert path.read_bytes().endswith(b'{"rewind":%d}\n' % taken_back)


def test_a_line_torn_anywhere_costs_that_step_only(tmp_path: Path) -> None:
    path, _ = started(tmp_path, 12)
    content = path.read_bytes()
    last_line = content.splitlines(keepends=True)[-1]
    for kept in range(1, len(last_line)):
        path.write_bytes(content[: len(content) - kept])
        continued = continue_match(path, GAMES)
        continued.file.close()
        assert continued.match.ply == 11
        if kept == len(last_line):
            assert continued.notice is None
        else:
            assert continued.notice is not None
            assert continued.notice.code == "journal_torn"
        assert path.read_bytes() == content[: -len(last_line)]


def test_a_torn_match_is_played_on_and_ends_like_an_untorn_one(tmp_path: Path) -> None:
    path, _ = started(tmp_path, 30)
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size - 5)
    continued = continue_match(path, GAMES)
    play_on(continued.match)
    continued.file.close()
    whole = Match(GAMES[0], continued.match.setup)
    play_on(whole)
    reading = load_match(path, GAMES)
    assert reading.fault is None
    assert reading.match.steps == whole.steps


def test_a_full_disk_loses_nothing_and_the_step_can_be_done_again(
    tmp_path: Path, limit_files: Callable[[int], None]
) -> None:
    begun = start_match(tmp_path, GAMES[0], make_setup())
    play_on(begun.match, 8)
    size = begun.file.path.stat().st_size
    for room in (3, 0):  # part of a line, nothing at all
        limit_files(size + room)
        with pytest.raises(JournalError) as refused:
            play_on(begun.match, 1)
        assert refused.value.code == "file_unwritable"
        assert begun.match.ply == 8
        assert begun.file.path.stat().st_size == size
    limit_files(resource.RLIM_INFINITY)
    play_on(begun.match, 2)
    begun.file.close()
    reading = load_match(begun.file.path, GAMES)
    assert reading.fault is None
    assert reading.match.steps == begun.match.steps


def test_a_disk_too_full_for_a_new_match_leaves_no_file(tmp_path: Path, limit_files: Callable[[int], None]) -> None:
    limit_files(20)
    with pytest.raises(JournalError) as refused:
        create_match_file(tmp_path, make_setup())
    assert refused.value.code == "file_unwritable"
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    setup = make_setup()
    create_match_file(tmp_path, setup).close()
    path = tmp_path / match_name(setup)
    content = path.read_bytes()
    with pytest.raises(JournalError) as refused:
        create_match_file(tmp_path, setup)
    assert refused.value.code == "file_unwritable"
    with pytest.raises(JournalError):
        write_match(path, b"other")
    assert path.read_bytes() == content


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("")
    with pytest.raises(JournalError) as refused:
        create_match_file(tmp_path / "matches", make_setup())
    assert refused.value.code == "file_unwritable"


def test_two_programs_do_not_write_one_match(tmp_path: Path) -> None:
    path, _ = started(tmp_path, 5)
    program = (
        "import sys; from pathlib import Path; from engine.games import GAMES;"
        "from engine.library.files import continue_match;"
        "continued = continue_match(Path(sys.argv[1]), GAMES); print('held', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(JournalError) as refused:
            continue_match(path, GAMES)
        assert refused.value.code == "file_in_use"
        assert load_match(path, GAMES).match.ply == 5  # looking is allowed
        other.kill()
        other.wait()
    continue_match(path, GAMES).file.close()


def test_where_nothing_can_be_locked_two_programs_do_not_spoil_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "take_lock", lambda descriptor, path: None)
    path, _ = started(tmp_path, 5)
    one, other = continue_match(path, GAMES), continue_match(path, GAMES)
    play_on(one.match, 1)
    for late in (other, other):
        with pytest.raises(JournalError) as refused:
            play_on(late.match, 1)
        assert refused.value.code == "file_in_use"
    play_on(one.match, 1)
    for each in (one, other):
        each.file.close()
    reading = load_match(path, GAMES)
    assert reading.fault is None
    assert reading.match.ply == 7


def test_a_refused_match_is_free_again(tmp_path: Path) -> None:
    path, _ = started(tmp_path, 5)
    content = path.read_bytes()
    path.write_bytes(content + b'{"ply":99,"actor":0,"action":{}}\n')
    for _ in range(2):
        with pytest.raises(JournalError) as refused:
            continue_match(path, GAMES)
        assert refused.value.code == "journal_line"
        assert refused.value.parameters["line"] == 7
    assert path.read_bytes().startswith(content)


@pytest.mark.parametrize("content", [b"", b'{"format":1,"ga'])
def test_a_file_without_a_whole_header_holds_no_match(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "torn.takhte"
    path.write_bytes(content)
    with pytest.raises(JournalError) as refused:
        load_match(path, GAMES)
    assert refused.value.code == "journal_empty"


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    for open_it in (load_match, continue_match):
        with pytest.raises(JournalError) as refused:
            open_it(tmp_path / "nowhere.takhte", GAMES)
        assert refused.value.code == "file_missing"


def test_a_file_that_may_only_be_read_can_be_looked_at(tmp_path: Path) -> None:
    path, _ = started(tmp_path, 5)
    path.chmod(0o444)
    with ordinary_user():
        assert load_match(path, GAMES).match.ply == 5
        with pytest.raises(JournalError) as refused:
            continue_match(path, GAMES)
    assert refused.value.code == "file_unwritable"


def test_a_folder_that_may_only_be_read_takes_no_new_match(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    with ordinary_user(), pytest.raises(JournalError) as refused:
        create_match_file(tmp_path, make_setup())
    assert refused.value.code == "file_unwritable"
    assert isinstance(refused.value.parameters["problem"], PermissionError)


def test_a_file_that_may_not_be_read_is_told(tmp_path: Path) -> None:
    path, _ = started(tmp_path, 5)
    path.chmod(0)
    with ordinary_user(), pytest.raises(JournalError) as refused:
        load_match(path, GAMES)
    assert refused.value.code == "file_unreadable"
