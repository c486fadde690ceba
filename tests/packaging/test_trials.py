"""The parts of the trials that need no clean system."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

import bootstrap
import provision
import try_artefacts
from trials import older, tools
from trials.reading import Reader
from trials.system import CleanSystem, usual_environment
from trials.using import TrialError, wait_for
from trials.windowed import ending


def reader(*told: dict[str, Any], pressed: bool = True) -> Reader:
    """A reader of a window that holds these elements."""
    usual = {"depth": 0, "role": "push button", "description": "", "enabled": True, "actions": ["Press"]}
    elements = [{"id": number, **usual, **one} for number, one in enumerate(told)]
    return Reader(lambda request: elements if request["do"] == "read" else pressed)


def test_an_element_is_found_by_its_role_and_how_its_name_begins_and_ends() -> None:
    found = reader({"role": "label", "name": "Draw pile, 75 cards"}, {"name": "Draw pile, 74 cards"})
    assert found.wait_for("push button", "Draw pile, ").name == "Draw pile, 74 cards"
    assert found.wait_for("label", "Draw", "cards").id == 0
    assert found.press("push button", "Draw").id == 1


def test_what_cannot_be_pressed_is_told() -> None:
    disabled = {"name": "Take back", "enabled": False, "description": "Nothing to take back"}
    with pytest.raises(TrialError, match=r"“Take back” is disabled: Nothing to take back"):
        reader(disabled).press("push button", "Take back")
    with pytest.raises(TrialError, match="“Skyjo” could not be pressed"):
        reader({"name": "Skyjo"}, pressed=False).press("push button", "Skyjo")


def test_waiting_ends_with_what_is_there_instead() -> None:
    with pytest.raises(TrialError, match="two are there"):
        wait_for(lambda: None, 0, lambda: "two are there")


@pytest.mark.parametrize(("line", "fault"), [("exit 3", "ended with 3"), ("echo oh", "says: oh")])
def test_a_program_that_ends_badly_or_says_something_is_told(line: str, fault: str) -> None:
    with pytest.raises(TrialError, match=fault), ending(shell(line)):
        pass


def test_a_program_may_end_well_or_by_the_signal_it_was_sent(tmp_path: Path) -> None:
    with ending(shell("true")):
        pass
    ready = tmp_path / "ready"
    with ending(shell(f"trap 'exit 0' TERM; touch {ready}; read forever"), ends=15):
        wait_for(ready.exists, 60, lambda: "the shell did not start")


def shell(line: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(["sh", "-c", line], stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True)


def test_the_older_number_is_written_into_one_line(tmp_path: Path) -> None:
    told = tmp_path / "version.py"
    told.write_text('# VERSION: Final = "x"\nVERSION: Final = "1.2.3"\n')
    older.call_older(told, "VERSION: Final = ")
    assert told.read_text() == '# VERSION: Final = "x"\nVERSION: Final = "0.0.9"\n'
    begins = older.VERSIONED["pyproject.toml"]
    lines = (Path(try_artefacts.ROOT) / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.startswith(begins)]) == 1


def test_a_new_session_has_nothing_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAKHTE_HOME", "/elsewhere")
    assert set(usual_environment(person=True)) == {"HOME", "PATH", "LANG", "DEBIAN_FRONTEND"}
    assert usual_environment(person=True)["HOME"] == "/home/person"
    assert usual_environment(person=False)["HOME"] == "/root"


def test_an_artefact_is_found_by_its_ending(tmp_path: Path) -> None:
    (tmp_path / "artefacts").mkdir()
    system = CleanSystem(tmp_path)
    with pytest.raises(TrialError, match=r"0 artefacts are called \*\.deb; run `make dist` first"):
        system.artefact("*.deb")
    (tmp_path / "artefacts" / "takhte_1_amd64.deb").touch()
    assert system.artefact("*.deb") == "/artefacts/takhte_1_amd64.deb"


def test_an_unknown_trial_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert try_artefacts.main(["deb", "dep"]) == 2
    assert "there is none called dep" in capsys.readouterr().out
    assert set(try_artefacts.SAMPLE) < set(try_artefacts.TRIALS)


def test_without_root_there_is_no_clean_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    assert tools.hindrance() == "it takes root to make a system in a folder"
    monkeypatch.setattr("sys.platform", "darwin")
    assert tools.hindrance() == "this is no Debian or Ubuntu"


def test_the_sample_is_left_out_where_nothing_can_be_mounted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tools, "hindrance", lambda: "nothing can be mounted here")
    assert bootstrap.test_dist_sample([]) == 0
    assert capsys.readouterr().out == "The trial of the .deb is left out: nothing can be mounted here.\n"


def test_the_sample_is_left_out_where_its_tools_cannot_be_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tools, "hindrance", lambda: None)
    monkeypatch.setattr(bootstrap, "_set_up_bundling", lambda: None)
    monkeypatch.setattr(bootstrap, "ensure_tools", lambda wanted: provision.stop(f"no mirror for {len(wanted)}"))
    assert bootstrap.test_dist_sample([]) == 0
    told = capsys.readouterr()
    assert told.out == "The trial of the .deb is left out: what it needs could not be installed.\n"
    assert told.err == f"no mirror for {len(tools.TOOLS)}\n"
