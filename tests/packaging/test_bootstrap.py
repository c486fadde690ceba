"""The commands behind the Makefile."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from stand_in import Runs, stopped

import bootstrap
from provision import venv_python

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Runs:
    runs = Runs()
    monkeypatch.setattr(subprocess, "run", runs)
    return runs


def test_the_makefile_names_every_command() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z-]+):$", makefile, re.MULTILINE)
    assert sorted(targets) == sorted(bootstrap.COMMANDS)
    [phony] = re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert set(phony.split()) == set(targets)
    assert "make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_without_a_display_one_sentence_names_the_demo() -> None:
    environ = {name: value for name, value in os.environ.items() if "DISPLAY" not in name and name[:3] != "QT_"}
    for language, start in (("en_GB.UTF-8", "There is no display"), ("fa_IR.UTF-8", "نمایشگری نیست")):
        done = subprocess.run(
            [sys.executable, ROOT / "packaging" / "bootstrap.py", "play"],
            env={**environ, "LC_ALL": language, "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 2
        assert done.stderr.startswith(start)
        assert "make demo" in done.stderr
        assert done.stderr.count("\n") == 1
        assert done.stdout == ""


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        bootstrap.main(["party"])
    assert stopped(capsys, stop.value.code) == (f"The commands are: {', '.join(bootstrap.COMMANDS)}.")


def test_an_old_python_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 9, "final", 0))
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SystemExit) as stop:
        bootstrap.main(["test"])
    assert stopped(capsys, stop.value.code).startswith("Takhte needs Python 3.11 or newer")


def test_an_old_python_hands_over_to_a_newer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[list[str]] = []

    def take_over(path: str, argv: list[str]) -> None:
        handed.append(argv)
        raise SystemExit(0)

    monkeypatch.setattr(sys, "version_info", (3, 10, 9, "final", 0))
    monkeypatch.setattr(shutil, "which", lambda name: f"/opt/{name}" if name == "python3.12" else None)
    monkeypatch.setattr(os, "execv", take_over)
    with pytest.raises(SystemExit):
        bootstrap.main(["test", "-q"])
    assert handed == [["/opt/python3.12", bootstrap.__file__, "test", "-q"]]


def test_every_check_runs_even_when_one_fails(
    runs: Runs, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "_set_up_off_screen", lambda kind: None)
    runs.failing = (str(venv_python()), "-m", "ruff", "check")
    assert bootstrap.test([]) == 1
    assert [command[2] for command in runs.commands] == ["ruff", "ruff", "mypy", "pytest"]
    assert capsys.readouterr().out.endswith("Failed: ruff check .\n")
    runs.failing = ()
    assert bootstrap.test(["-k", "one"]) == 0
    assert runs.commands[-1][2:] == ["pytest", "-k", "one"]
