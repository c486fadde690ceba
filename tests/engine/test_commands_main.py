"""The command line: what opens the window, what is refused and how, in both languages."""

import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from command_line import CommandLine, FakeGui, command
from ordinary_user import ordinary_user

from engine.commands.display import WAYLAND, display_servers, has_display
from engine.commands.libraries import WAYLAND_LIBRARIES, missing_libraries
from engine.commands.main import COMMANDS, main
from engine.commands.words import WORDS, figure, table
from engine.core.messages import FIRST_STRONG_ISOLATE, MESSAGES, POP_ISOLATE, PROBLEMS
from engine.core.program import program_version
from engine.library.folders import find_folders

__all__ = ["command"]
ROOT = Path(__file__).resolve().parents[2]


def test_without_a_command_the_window_opens(command: CommandLine) -> None:
    assert command().code == 0
    assert command("a match.takhte").code == 0
    assert command.gui.asked == [("run", []), ("run", ["a match.takhte"])]


def test_without_a_display_one_sentence_names_the_way_out(command: CommandLine) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        command.environ.pop(name, None)
    said = command.refused()
    assert "make demo" in said
    assert said.startswith("There is no display")
    assert command.gui.asked == []


def test_a_display_that_does_not_answer_is_none() -> None:
    assert not has_display({"DISPLAY": ":4242"})
    assert not has_display({"DISPLAY": ":4242", "QT_QPA_PLATFORM": "xcb"})
    assert not has_display({})
    assert has_display({"QT_QPA_PLATFORM": "offscreen"})
    assert has_display({"QT_QPA_PLATFORM": "wayland;offscreen:enable_fonts"})


@pytest.mark.skipif(bool(missing_libraries(WAYLAND_LIBRARIES)), reason="Wayland's libraries are not installed")
def test_wayland_is_asked_whether_it_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as server:
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        environ = {"WAYLAND_DISPLAY": "wayland-0"}
        assert not has_display(environ)
        server.bind(f"{folder}/wayland-0")
        server.listen()
        assert display_servers(environ) == [WAYLAND]
        assert display_servers(environ | {"QT_QPA_PLATFORM": "wayland-egl"}) == [WAYLAND]
        assert not has_display(environ | {"QT_QPA_PLATFORM": "xcb"})


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        (["play"], "There is no command called “play”. The commands are: simulate, replay, show,"),
        (["--verbose"], "“takhte” does not know “--verbose”; --help shows what it knows."),
        (["a.takhte", "b.takhte"], "“takhte” does not know “b.takhte”"),
        (["simulate"], "“simulate” needs GAME"),
        (["simulate", "chess"], "There is no game called “chess”. The games are: skyjo"),
        (["simulate", "skyjo", "extra"], "“simulate” does not know “extra”"),
        (["simulate", "skyjo", "--sea", "3"], "“simulate” does not know “--sea”"),
        (["simulate", "skyjo", "--seats"], "“--seats” needs a value after it."),
        (["simulate", "skyjo", "--json=yes"], "“--json” takes no value."),
        (["simulate", "skyjo", "--seats", "many"], "“--seats” is a whole number from 1 up, not “many”."),
        (["simulate", "skyjo", "--seats", "9"], "“skyjo” is for 2 to 8 players, not 9."),
        (["simulate", "skyjo", "--seats", "1"], "“skyjo” is for 2 to 8 players, not 1."),
        (["simulate", "skyjo", "--games", "0"], "“--games” is a whole number from 1 up, not “0”."),
        (["simulate", "skyjo", "--jobs", "-1"], "“--jobs” is a whole number from 1 up, not “-1”."),
        (["simulate", "skyjo", "--profile", "house"], "“skyjo” has no rule set called “house”. It has: tutorial, pub"),
        (
            ["simulate", "skyjo", "--players", "random,genius"],
            "There is no computer player called “genius” for “skyjo”",
        ),
        (["simulate", "skyjo", "--players", "random"], "“skyjo” is for 2 to 8 players, not 1."),
        (["simulate", "skyjo", "--players", "random,random", "--seats", "3"], "2 players were named for 3 seats"),
        (["simulate", "skyjo", "--option", "target=9"], "The option “target” cannot be “9”. It may be: 50 … 200."),
        (["simulate", "skyjo", "--option", "target"], "There is no option called “target”"),
        (["simulate", "skyjo", "--option", "colour=red"], "There is no option called “colour”. The options are: deck,"),
        (["replay"], "“replay” needs FILE"),
        (["replay", "nowhere.takhte"], "There is no file “nowhere.takhte”"),
        (["show", "nowhere.takhte", "--ply", "-3"], "“--ply” is a whole number from 0 up, not “-3”."),
        (["show", "nowhere.takhte", "--seat", "0"], "“--seat” is a whole number from 1 up, not “0”."),
        (["gallery"], "“gallery” needs FOLDER"),
        (["bench", "--fast"], "“bench” does not know “--fast”"),
        (["selftest", "now"], "“selftest” does not know “now”"),
        (["--language", "de"], "There is no language “de” here; it may be: en, fa."),
        (["selftest", "--language"], "“--language” needs a value after it."),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(command: CommandLine, argv: list[str], expected: str) -> None:
    said = command.refused(*argv)
    assert expected in said


def test_refusals_are_in_the_persons_language(command: CommandLine) -> None:
    persian = "بازی‌ای به نام «⁨chess⁩» نداریم"
    assert persian in command.refused("simulate", "chess", "--language", "fa")
    assert persian in command.refused("--language=fa", "simulate", "chess")
    command.environ["LANG"] = "fa_IR.UTF-8"
    assert persian in command.refused("simulate", "chess")
    assert "There is no game" in command.refused("simulate", "chess", "--language", "en")
    assert "از ۱ به بالا" in command.refused("simulate", "skyjo", "--games", "0")


def test_the_language_of_the_settings_comes_before_the_systems(command: CommandLine) -> None:
    settings = find_folders(command.environ).settings
    settings.parent.mkdir(parents=True)
    for content, language in (
        ('{"language": "fa"}', "fa"),
        ('{"language": "de"}', "en"),
        ("not JSON", "en"),
        ("[]", "en"),
        ("{}", "en"),
    ):
        settings.write_text(content)
        number = program_version()
        assert command("--version").out == {"fa": f"تخته ⁨{number}⁩\n", "en": f"Takhte {number}\n"}[language]


def test_help_names_every_command_in_both_languages(command: CommandLine) -> None:
    for language in ("en", "fa"):
        said = command("--help", "--language", language)
        assert said.code == 0
        assert [name for name in COMMANDS if f"takhte {name}" not in said.out] == []
    assert command("simulate", "--help").out == command("-h").out


@pytest.mark.parametrize("name", ["demo", "gallery"])
def test_pictures_go_to_a_new_folder(command: CommandLine, name: str, tmp_path: Path) -> None:
    said = command(name, tmp_path / "new" / "pictures")
    assert said.code == 0
    assert command.gui.asked == [(name, tmp_path / "new" / "pictures")]
    assert (tmp_path / "new" / "pictures").is_dir()
    assert str(tmp_path / "new" / "pictures") in said.out


def test_pictures_that_cannot_be_written_are_told(command: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    assert "cannot be written: it is already there" in command.refused("demo", tmp_path / "taken")
    tmp_path.chmod(0o555)
    with ordinary_user():
        assert "you are not allowed to" in command.refused("gallery", tmp_path / "new")


def test_a_program_built_without_a_part_says_so(command: CommandLine, tmp_path: Path) -> None:
    command.gui = FakeGui(built=False)
    assert command.refused() == "This Takhte was built without gui (run)."
    assert command.refused("demo", tmp_path) == "This Takhte was built without gui (demo)."


def test_a_pipe_that_closes_early_is_no_fault() -> None:
    program = "import runpy, sys; sys.argv = ['main.py', '--help']; runpy.run_path('main.py', run_name='__main__')"
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert done.stderr == b""
    assert done.returncode == 141


def test_persian_does_not_stop_on_a_console_without_its_letters() -> None:
    done = subprocess.run(
        [sys.executable, "main.py", "--version", "--language", "fa"],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
        capture_output=True,
        check=True,
    )
    assert program_version().encode() in done.stdout


def test_headless_commands_load_no_qt() -> None:
    program = (
        "import sys, runpy; sys.argv = ['main.py', 'simulate', 'skyjo', '--games', '2', '--json'];"
        "import contextlib;\n"
        "with contextlib.suppress(SystemExit): runpy.run_path('main.py', run_name='__main__')\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6', 'gui')])"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_every_text_is_there_in_both_languages_with_the_same_places() -> None:
    for texts in (*MESSAGES.values(), *WORDS.values()):
        assert texts.keys() == {"en", "fa"}
        places = [sorted(part.split("}")[0] for part in text.split("{")[1:]) for text in texts.values()]
        assert places[0] == places[1]
    for problem in PROBLEMS.values():
        assert problem.keys() == {"en", "fa"}
    persian = [texts["fa"] for texts in (*MESSAGES.values(), *WORDS.values(), *PROBLEMS.values())]
    assert [text for text in persian if "ي" in text or "ك" in text] == []


def test_numbers_and_tables() -> None:
    assert figure(1234.56, "en", 1) == "1234.6"
    assert figure(-3.5, "fa", 2) == "-۳٫۵۰"
    assert table([["a", "long"], ["word", "1"]]) == "a     long\nword     1"


def test_text_of_unknown_direction_is_isolated_in_persian(command: CommandLine) -> None:
    said = command.refused("replay", "nowhere.takhte", "--language", "fa")
    assert f"«{FIRST_STRONG_ISOLATE}nowhere.takhte{POP_ISOLATE}»" in said


def test_control_c_ends_quietly(command: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(argv: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(command.gui, "run", interrupted)
    assert main([], command.gui, command.environ) == 130
