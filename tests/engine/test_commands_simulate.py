"""`simulate`: whole games between computer players, counted rightly, kept and kept apart."""

import io
import json
import resource
from pathlib import Path

import pytest
from command_line import CommandLine, command
from ordinary_user import ordinary_user

from engine.commands.selfplay import Plan, Played, play_planned
from engine.commands.simulate import summary
from engine.games import GAMES
from engine.library.files import load_match

__all__ = ["command"]
KEYS = [
    "game",
    "seats",
    "profile",
    "games",
    "steps",
    "seconds",
    "games_per_second",
    "steps_per_second",
    "wins",
    "mean_score",
    "reasons",
]
ONE_ROUND = ("--option", "end=rounds", "--option", "rounds=1")
TIMES = {"seconds", "games_per_second", "steps_per_second"}


def untimed(out: str) -> dict[str, object]:
    report = json.loads(out.splitlines()[-1])
    assert list(report) == KEYS
    return {key: value for key, value in report.items() if key not in TIMES}


def test_the_summary_shares_ties_and_adds_up_seats_of_one_name() -> None:
    plan = Plan("skyjo", GAMES[0].default_options(), "1", ("random", "greedy", "random"))
    played = [
        Played(10, "target", (1.0, 0.0, 0.0), (5, 50, 100)),
        Played(20, "rounds", (0.0, 0.5, 0.5), (60, 3, 3)),
        Played(30, "target", (1 / 3, 1 / 3, 1 / 3), (1, 1, 1)),
        Played(40, "target", (0.0, 1.0, 0.0), (9, 2, 12)),
    ]
    report = summary(plan, "tutorial", played, 2.0)
    assert list(report) == KEYS
    assert (report["game"], report["seats"], report["profile"]) == ("skyjo", 3, "tutorial")
    assert (report["games"], report["steps"], report["seconds"]) == (4, 100, 2.0)
    assert (report["games_per_second"], report["steps_per_second"]) == (2.0, 50.0)
    assert report["wins"] == {"random": round((1 + 0.5 + 2 / 3) / 4, 6), "greedy": round((0.5 + 1 / 3 + 1) / 4, 6)}
    assert report["mean_score"] == {"random": (5 + 100 + 60 + 3 + 1 + 1 + 9 + 12) / 8, "greedy": 14.0}
    assert report["reasons"] == {"target": 3, "rounds": 1}


def test_json_is_one_object_on_the_last_line_with_plain_values(command: CommandLine) -> None:
    said = command("simulate", "skyjo", "--seats", 3, "--profile", "published", "--games", 6, "--json", "--seed", 5)
    assert (said.code, said.err) == (0, "")
    report = untimed(said.out)
    assert (report["game"], report["seats"], report["profile"], report["games"]) == ("skyjo", 3, "published", 6)
    assert report["wins"] == {"random": 1.0}
    assert json.loads(said.out.splitlines()[-1])["steps_per_second"] > 0


def test_the_same_seed_gives_the_same_games_however_many_processes(command: CommandLine) -> None:
    line = ["simulate", "skyjo", "--games", 25, "--players", "random,greedy", "--json", *ONE_ROUND]
    alone = untimed(command(*line).out)
    assert alone["wins"] != {"random": 0.5, "greedy": 0.5}
    assert untimed(command(*line).out) == alone
    assert untimed(command(*line, "--jobs", 2).out) == alone
    assert untimed(command(*line, "--seed", "other").out) != alone


def test_seats_move_on_from_game_to_game(tmp_path: Path) -> None:
    names = ("random", "greedy", "random")
    options = GAMES[0].default_options()
    for number in range(4):
        plan = Plan("skyjo", options, "1", names, tmp_path, "2026-01-01T00:00:00+00:00")
        result = play_planned(plan, number)
        reading = load_match(tmp_path / f"skyjo-{number:06d}.takhte", GAMES)
        seated = [seat.player for seat in reading.match.setup.seats]
        assert seated == [names[(seat + number) % 3] for seat in range(3)]
        outcome = reading.match.outcome
        assert outcome is not None
        for player in range(3):
            seat = (player - number) % 3
            assert result.scores[player] == outcome.sheets[seat].total
            assert (result.shares[player] > 0) == (seat in outcome.winners)
        assert sum(result.shares) == pytest.approx(1)
        assert result.steps == reading.match.ply
        assert result.reason == outcome.reason


def test_kept_games_replay_to_the_same_end(command: CommandLine, tmp_path: Path) -> None:
    folder = tmp_path / "kept" / "games"
    said = command(
        "simulate", "skyjo", "--games", 3, "--save", folder, "--option", "end=rounds", "--option", "rounds=2"
    )
    assert said.code == 0
    assert str(folder) in said.out
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [f"skyjo-00000{number}.takhte" for number in range(3)]
    for path in files:
        reading = load_match(path, GAMES)
        assert reading.fault is None
        assert reading.match.outcome is not None
        assert reading.match.outcome.reason == "rounds"
        assert reading.match.setup.options.rounds == 2


def test_kept_games_are_never_written_over(command: CommandLine, tmp_path: Path) -> None:
    line = ["simulate", "skyjo", "--games", 1, "--save", tmp_path / "kept"]
    assert command(*line).code == 0
    content = [path.read_bytes() for path in (tmp_path / "kept").iterdir()]
    assert "already holds matches" in command.refused(*line)
    assert [path.read_bytes() for path in (tmp_path / "kept").iterdir()] == content


def test_a_folder_that_cannot_be_written_is_told(command: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    line = ["simulate", "skyjo", "--games", 2, "--save"]
    assert "cannot be written" in command.refused(*line, tmp_path / "taken")
    (tmp_path / "locked").mkdir(mode=0o555)
    with ordinary_user():
        assert "cannot be written: you are not allowed to" in command.refused(*line, tmp_path / "locked")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_disk_that_fills_up_is_told_and_leaves_no_half_game(command: CommandLine, tmp_path: Path, jobs: int) -> None:
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (3000, limits[1]))  # other processes inherit it
    try:
        said = command.refused("simulate", "skyjo", "--games", 2, "--jobs", jobs, "--save", tmp_path / "kept")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert "cannot be written: the file may not grow further" in said
    assert list((tmp_path / "kept").iterdir()) == []


def test_the_table_is_in_the_persons_language(command: CommandLine) -> None:
    line = ["simulate", "skyjo", "--games", 4, "--players", "random,greedy", "--seed", 1]
    english = command(*line)
    assert english.out.startswith("skyjo, rules “tutorial”, 2 seats, 4 games, seed 1\n")
    assert [word in english.out for word in ("player", "wins", "mean score", "greedy", "target")] == [True] * 5
    persian = command(*line, "--language", "fa")
    assert "۴ بازی" in persian.out
    assert "میانگین امتیاز" in persian.out


def test_progress_is_shown_on_a_terminal_only(command: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    assert command("simulate", "skyjo", "--games", 3).err == ""
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    command("simulate", "skyjo", "--games", 3)
    assert "3/3" in terminal.getvalue() or "0/3" in terminal.getvalue()
