"""`selftest` and `bench`: what they find, what they count."""

from pathlib import Path

import pytest
from command_line import CommandLine, FakeGui, command
from ordinary_user import ordinary_user

from engine.ai.worker import WorkerClient
from engine.commands import bench, selftest
from engine.games import GAMES
from engine.library.folders import find_folders

__all__ = ["command"]


@pytest.fixture
def installed(command: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """A sound installation, its translation too, which is compiled only by the set-up."""
    (tmp_path / "resources" / "fonts").mkdir(parents=True)
    (tmp_path / "resources" / "fonts" / "Some.ttf").write_bytes(b"")
    (tmp_path / "resources" / "translations").mkdir()
    (tmp_path / "resources" / "translations" / "takhte_fa.qm").write_bytes(b"")
    monkeypatch.setattr(selftest, "program_folder", lambda: tmp_path)
    return command


def test_a_sound_installation(installed: CommandLine) -> None:
    said = installed("selftest")
    assert said.err == ""
    assert "AMISS" not in said.out
    assert said.code == 0
    assert said.out.endswith("well: window in en\nAll is well.\n")
    assert "in “skyjo”, in a process of its own" in said.out
    persian = installed("selftest", "--language", "fa")
    assert persian.code == 0
    assert persian.out.endswith("همه چیز درست است.\n")
    assert "well" not in persian.out


@pytest.mark.parametrize("missing", ["resources/fonts/Some.ttf", "resources/translations/takhte_fa.qm"])
def test_a_missing_part_is_named(installed: CommandLine, tmp_path: Path, missing: str) -> None:
    (tmp_path / missing).unlink()
    said = installed("selftest")
    assert said.code == 1
    assert said.out.count("AMISS") == 1
    [line] = [line for line in said.out.splitlines() if line.startswith("AMISS")]
    assert str((tmp_path / missing).parent) in line


def test_a_damaged_index_is_made_anew_and_told(installed: CommandLine) -> None:
    index = find_folders(installed.environ).index
    index.parent.mkdir(parents=True)
    index.write_text("this is no database, not at all")
    said = installed("selftest", "--language", "fa")
    assert said.code == 1
    aside = index.with_suffix(".set-aside")
    assert str(aside) in said.out
    assert aside.read_text() == "this is no database, not at all"
    again = installed("selftest")
    assert str(aside) not in again.out
    assert again.code == 0


def test_a_folder_that_cannot_be_written_is_named(installed: CommandLine) -> None:
    data = find_folders(installed.environ).data
    (data / "matches").mkdir(parents=True)
    (data / "matches").chmod(0o555)
    data.chmod(0o555)
    with ordinary_user():
        said = installed("selftest")
    assert said.code == 1
    assert f"AMISS: “{data / 'matches'}” cannot be written: you are not allowed to." in said.out
    assert f"AMISS: the index of matches cannot be written: {data / 'index.sqlite'}" in said.out


def test_a_program_without_a_window_is_not_well(installed: CommandLine) -> None:
    installed.gui = FakeGui(built=False)
    said = installed("selftest")
    assert said.code == 1
    assert "AMISS: This Takhte was built without gui (findings)." in said.out


def test_a_process_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    client = WorkerClient()
    monkeypatch.setattr(client, "ask", lambda *arguments, seed: 1)
    finding = selftest.computer_move(client, GAMES[0], "en")
    assert (finding.good, finding.text) == (False, "no computer move in “skyjo”: no answer")


def test_bench_prints_machine_versions_and_figures(command: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    said = command("bench")
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[0].startswith("machine  ")
    assert "Python" in lines[1]
    assert "msgspec 0." in lines[1]
    assert "skyjo, published, 4 seats: " in lines[2]
    assert [
        word in said.out for word in ("random games/s", "steps/s", "random rounds/s", "clone", "legal_actions")
    ] == ([True] * 5)
    assert lines[-1] == "window: measured"
    command.gui = FakeGui(built=False)
    assert command("bench").out.splitlines()[-1] == "This Takhte was built without gui (measure)."


def test_bench_counts_what_it_plays() -> None:
    game = GAMES[0]
    speed = bench.random_speed(game, game.profiles["published"], 4, 0.05)
    assert speed.games >= 1
    assert speed.steps > 50 * speed.games
    assert speed.seconds >= 0.05
    times = bench.call_times(game, game.profiles["tutorial"], 2, 0.03)
    assert min(times.clone, times.legal_actions, times.apply) > 0
