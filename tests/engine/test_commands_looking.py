"""`replay` and `show`: match files as text, and every kind of bad file."""

from collections.abc import Callable
from pathlib import Path

import pytest
from command_line import CommandLine, command
from random_play import make_setup, play_on

from engine.core.match import Match
from engine.games import GAMES
from engine.library.files import start_match

__all__ = ["command"]


def write(folder: Path, steps: int | None, seats: int = 3) -> tuple[Path, Match]:
    begun = start_match(folder, GAMES[0], make_setup(seats))
    play_on(begun.match, steps)
    begun.file.close()
    return begun.file.path, begun.match


def rows(out: str) -> dict[str, list[str]]:
    """The rows of the sheet by their first word or two."""
    lines = [line.split() for line in out.splitlines() if line]
    return {" ".join(cells[:2]) if cells[0] == "round" else cells[0]: cells for cells in lines}


def test_replay_prints_the_final_sheet(command: CommandLine, tmp_path: Path) -> None:
    path, match = write(tmp_path, None)
    said = command("replay", path)
    assert (said.code, said.err) == (0, "")
    assert match.outcome is not None
    sheet = rows(said.out)
    assert sheet["line"] == ["line", "A", "B", "C", "clause"]
    assert sheet["total"][1:] == [str(sheet.total) for sheet in match.outcome.sheets]
    places = {seat: str(place) for place, group in enumerate(match.outcome.ranking, 1) for seat in group}
    assert sheet["rank"][1:] == [places[seat] for seat in range(3)]
    rounds = len(match.outcome.sheets[0].lines)
    assert sum(key.startswith("round ") for key in sheet) == rounds
    assert f"The match is over: {match.outcome.reason}." in said.out


def test_a_doubled_round_shows_how(command: CommandLine, tmp_path: Path) -> None:
    path, match = write(tmp_path, None)
    assert match.outcome is not None
    doubled = [line for sheet in match.outcome.sheets for line in sheet.lines if line.derivation]
    assert doubled, "this seed has a doubled round"
    out = command("replay", path).out
    assert [f"{line.derivation} = {line.value}" in out for line in doubled] == [True] * len(doubled)


def test_an_unfinished_match_says_so(command: CommandLine, tmp_path: Path) -> None:
    path, match = write(tmp_path, 40)
    said = command("replay", path)
    assert said.code == 0
    assert "The match is not over" in said.out
    assert rows(said.out)["total"][1:] == [str(sheet.total) for sheet in match.state().sheets()]
    assert "rank" not in rows(said.out)


def test_persian_sheets_have_persian_digits(command: CommandLine, tmp_path: Path) -> None:
    path, match = write(tmp_path, None)
    assert match.outcome is not None
    out = command("replay", path, "--language", "fa").out
    total = str(match.outcome.sheets[0].total).translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹"))
    assert total in next(line for line in out.splitlines() if line.startswith("جمع"))


def test_a_torn_match_is_told_and_shown(command: CommandLine, tmp_path: Path) -> None:
    path, _ = write(tmp_path, 40)
    content = path.read_bytes()[:-4]
    path.write_bytes(content)
    said = command("replay", path)
    assert said.code == 0
    assert "was cut off while it was being written; that one step is lost" in said.err
    assert "39 steps" in said.out
    assert "total" in said.out
    assert path.read_bytes() == content


Damage = Callable[[list[bytes]], list[bytes]]


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        (lambda lines: [*lines[:9], b"{nonsense}\n", *lines[9:]], "Line 10 of “{path}” is not a step"),
        (lambda lines: [*lines[:9], b"\xff\xfe\n", *lines[9:]], "Line 10 of “{path}” is not a step"),
        (lambda lines: [*lines[:9], *lines[10:]], "Line 10 of “{path}” is not a step: ply 9, actor"),
        (lambda lines: [*lines[:5], b'{"rewind":99}\n'], "Line 6 of “{path}” is not a step: rewind 99"),
        (lambda lines: [*lines[:5], b'{"rewind":-1}\n'], "Line 6 of “{path}” is not a step"),
        (lambda lines: [*lines[:5], lines[5].replace(b'"ply"', b'"plu"')], "Line 6 of “{path}” is not a step"),
        (lambda lines: [*lines[:5], lines[5].replace(b'"type"', b'"kind"')], "Line 6 of “{path}” is not a step"),
        (lambda lines: [*lines[:5], b"\n"], "Line 6 of “{path}” is not a step"),
    ],
)
def test_a_bad_line_is_told_with_its_number_and_the_match_shown_up_to_there(
    command: CommandLine, tmp_path: Path, damage: Damage, expected: str
) -> None:
    path, _ = write(tmp_path, 40)
    path.write_bytes(b"".join(damage(path.read_bytes().splitlines(keepends=True))))
    said = command("replay", path)
    assert said.code == 2
    assert said.err.startswith(expected.format(path=path))
    assert said.err.count("\n") == 1
    assert "total" in said.out
    assert command("show", path).code == 2


def test_an_illegal_step_is_told_with_its_line_and_clause(command: CommandLine, tmp_path: Path) -> None:
    path, match = write(tmp_path, 40)
    lines = path.read_bytes().splitlines(keepends=True)
    # The first look (SKYJO-2.3) turns up two places; turning up one of them again is what the rules forbid.
    looks = [step for step in match.steps if step.actor >= 0][:2]
    again = lines[looks[0].ply + 1].replace(b'"ply":%d' % looks[0].ply, b'"ply":%d' % looks[1].ply)
    lines[looks[1].ply + 1] = again
    path.write_bytes(b"".join(lines))
    assert looks[0].actor == looks[1].actor
    said = command("replay", path)
    assert said.code == 2
    assert said.err.startswith(f"Line {looks[1].ply + 2} of “{path}” breaks clause SKYJO-")
    persian = command("replay", path, "--language", "fa")
    assert "بند ⁨SKYJO-" in persian.err


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        (lambda lines: [], "holds no match: its first line is missing or cut off."),
        (lambda lines: [lines[0][:30]], "holds no match: its first line is missing or cut off."),
        (lambda lines: [b"\x89PNG\r\n", *lines], "is not a Takhte match"),
        (lambda lines: lines[1:], "is not a Takhte match"),
        (lambda lines: [lines[0].replace(b'"format":1', b'"format":2')], "was written by a newer Takhte (format 2;"),
        (
            lambda lines: [lines[0].replace(b'"rules_version":1', b'"rules_version":7')],
            "was played by newer rules of “skyjo” (version 7;",
        ),
        (lambda lines: [lines[0].replace(b'"skyjo"', b'"chess"')], "is not a Takhte match"),
        (lambda lines: [lines[0].replace(b'"target":100', b'"target":1')], "is not a Takhte match"),
        (lambda lines: [lines[0].replace(b'"target":100,', b"")], "is not a Takhte match"),
        (lambda lines: [lines[0].replace(b'"computer"', b'"robot"')], "is not a Takhte match"),
    ],
)
def test_a_file_that_is_no_match_is_refused(
    command: CommandLine, tmp_path: Path, damage: Damage, expected: str
) -> None:
    path, _ = write(tmp_path, 5)
    whole = path.read_bytes()
    path.write_bytes(b"".join(damage(whole.splitlines(keepends=True))))
    assert path.read_bytes() != whole
    for name in ("replay", "show"):
        said = command.refused(name, path)
        assert f"“{path}” {expected}" in said


def test_a_folder_is_no_match(command: CommandLine, tmp_path: Path) -> None:
    assert command.refused("replay", tmp_path).startswith(f"“{tmp_path}” cannot be read: it is a folder.")


def test_show_prints_a_position_as_its_watcher_sees_it(command: CommandLine, tmp_path: Path) -> None:
    path, match = write(tmp_path, 60)
    game = match.game
    for seat in (None, 0, 2):
        for ply in (0, 17, 60):
            seat_words = [] if seat is None else ["--seat", seat + 1]
            said = command("show", path, "--ply", ply, *seat_words)
            assert (said.code, said.err) == (0, "")
            assert game.view_text(match.state_at(ply).view(seat)) in said.out
            assert f"Position {ply} of 60" in said.out
            assert ("as a spectator sees it" if seat is None else f"as {'ABC'[seat]} sees it") in said.out


def test_show_keeps_what_a_seat_may_not_know(command: CommandLine, tmp_path: Path) -> None:
    """A drawn card is in the line of the last action for the seat that drew it alone (SKYJO-3.1)."""
    path, match = write(tmp_path, 200)
    text = match.game.action_text
    drawn = next(step for step in match.steps if text(match.seen_by(step, None).action) == "card ?")
    owner = match.state_at(drawn.ply + 1).actor
    line = ["show", path, "--ply", drawn.ply + 1]
    assert f"before it: chance: {text(drawn.action)}\n" in command(*line, "--seat", owner + 1).out
    for others in (["--seat", (owner + 1) % 3 + 1], ["--seat", (owner + 2) % 3 + 1], []):
        assert "before it: chance: card ?\n" in command(*line, *others).out


def test_show_says_whose_turn_it_is(command: CommandLine, tmp_path: Path) -> None:
    path, match = write(tmp_path, 60)
    expected = "chance" if match.actor < 0 else "ABC"[match.actor]
    assert f"to act: {expected}" in command("show", path).out
    over, _ = write(tmp_path / "over", None)
    assert "the game is over" in command("show", over).out


def test_positions_and_seats_that_are_not_there_are_refused(command: CommandLine, tmp_path: Path) -> None:
    path, _ = write(tmp_path, 60)
    assert command.refused("show", path, "--ply", 61) == "This match has positions 0 to 60; there is no position 61."
    assert command.refused("show", path, "--seat", 4) == "This match has seats 1 to 3; there is no seat 4."
