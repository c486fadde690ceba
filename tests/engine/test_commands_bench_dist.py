"""`bench --dist`: sizes beside their aims, and what a measured program is asked."""

import sys
from pathlib import Path

import pytest
from command_line import CommandLine, command

from engine.commands import bench_dist, page_cache
from engine.commands.bench_dist import Row, print_dist, row_line, sizes
from engine.commands.measured import memory_of
from engine.commands.starts import home_folders
from engine.games import GAMES
from engine.library.files import SUFFIX, load_match

__all__ = ["command"]


def built(root: Path, files: dict[str, int]) -> Path:
    """A tree as `make dist` leaves it, with files of so many bytes."""
    for name, length in files.items():
        path = root / "dist" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(bytes(length))
    return root


def test_where_nothing_was_built_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    said: list[str] = []
    print_dist(said.append, tmp_path)
    assert said == [f"Nothing has been built in {tmp_path / 'dist'}: run `make dist` first."]


def test_everything_built_is_listed_with_its_aim(tmp_path: Path) -> None:
    files = {
        "takhte/data": 1_500_000,
        "takhte/inner/more": 500_000,
        "artefacts/takhte_1_amd64.deb": 250_000,
        "artefacts/SHA256SUMS": 7,
        "artefacts/LICENCES.txt": 7,
        "windows/artefacts/Takhte-1-setup.exe": 750_000,
        "windows/artefacts/Takhte-1.msi": 100_000,
    }
    assert sizes(built(tmp_path, files) / "dist") == [
        Row("dist/takhte/", 2.0, "MB", 115.0),
        Row("takhte_1_amd64.deb", 0.25, "MB", 35.0),
        Row("Takhte-1-setup.exe", 0.75, "MB", 22.0),
        Row("Takhte-1.msi", 0.1, "MB"),
    ]


def test_artefacts_without_their_program_are_still_listed(tmp_path: Path) -> None:
    said: list[str] = []
    print_dist(said.append, built(tmp_path, {"artefacts/takhte_1_amd64.deb": 36_000_000}))
    assert said[0].split() == ["takhte_1_amd64.deb", "36.0", "MB", "aim", "35", "MB:", "MISSED"]
    assert said[1].startswith("There is no ")
    assert "make dist" in said[1]


@pytest.mark.skipif(sys.platform == "win32", reason="the program is a shell script")
def test_a_program_that_fails_is_told_with_its_own_words(tmp_path: Path) -> None:
    said: list[str] = []
    program = built(tmp_path, {"takhte/takhte": 0}) / "dist" / "takhte" / "takhte"
    program.write_text("#!/bin/sh\necho There is no display. >&2\nexit 2\n")
    program.chmod(0o755)
    print_dist(said.append, tmp_path)
    assert len(said) == 3
    assert all("could not be measured" in line and line.endswith("There is no display.") for line in said[1:])


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (Row("x", 0.5, "s", 0.5), ["x", "0.50", "s", "aim", "0.5", "s:", "met"]),
        (Row("x", 0.501, "s", 0.5), ["x", "0.50", "s", "aim", "0.5", "s:", "MISSED"]),
        (Row("x", 121.6, "MiB"), ["x", "122", "MiB"]),
        (Row("x: why not", None, ""), ["x:", "why", "not"]),
    ],
)
def test_a_row_says_whether_the_aim_is_met(row: Row, said: list[str]) -> None:
    assert row_line(row).split() == said


def test_without_an_x_display_the_table_says_so() -> None:
    assert ("offscreen", "") in bench_dist.platforms({})
    assert dict(bench_dist.platforms({})).get("xcb", "no display") != ""


def test_the_matches_put_into_a_home_can_be_gone_on_with(tmp_path: Path) -> None:
    bench_dist.keep_unfinished(tmp_path)
    paths = list(home_folders(tmp_path).matches.glob(f"*{SUFFIX}"))
    readings = [load_match(path, GAMES) for path in paths]
    assert {reading.match.setup.game for reading in readings} == set(bench_dist.UNFINISHED)
    assert all(reading.can_continue and reading.match.ply == bench_dist.PLIES for reading in readings)


def test_the_page_cache_is_emptied_as_far_as_one_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"x")
    drop = tmp_path / "drop_caches"
    monkeypatch.setattr(page_cache, "_DROP", drop)
    assert page_cache.empty_page_cache(tmp_path) == "whole page cache emptied"
    assert drop.read_text() == "3\n"
    monkeypatch.setattr(page_cache, "_DROP", tmp_path / "nowhere" / "drop_caches")
    assert page_cache.empty_page_cache(tmp_path) == "its own files out of the page cache"


def test_a_measured_window_opens_as_any_other(command: CommandLine) -> None:
    assert command("bench", "--first-picture", "12.5", "--whole-game", "skyjo").code == 0
    assert command("bench", "--first-picture", "3").code == 0
    assert command.gui.asked == [("run_measured", ([], 12.5, "skyjo")), ("run_measured", ([], 3.0, None))]


def test_bench_dist_measures_nothing_else(
    command: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench_dist, "program_folder", lambda: tmp_path)
    lines = command("bench", "--dist").out.splitlines()
    assert [line.split()[0] for line in lines] == ["machine", "versions", "Nothing"]
    assert command.gui.asked == []


def test_memory_is_this_process_s() -> None:
    memory = memory_of()
    if memory is not None:  # only Linux tells
        held = bytearray(64 << 20)
        held[:: 1 << 12] = b"x" * len(held[:: 1 << 12])
        more = memory_of()
        assert more is not None
        assert 60 < more.now - memory.now < 80
        assert more.peak >= more.now
    assert memory_of(2**22 + 1) is None
