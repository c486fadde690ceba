"""The set-up behind the Makefile: what it installs, when it does not, what it tells who may not install."""

import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import pytest

import bootstrap

ROOT = Path(__file__).resolve().parents[2]


class Runs:
    """Stands in for `subprocess.run`: remembers commands, and fails those that begin with `failing`."""

    def __init__(self, failing: tuple[str, ...] = ()) -> None:
        self.failing = failing
        self.commands: list[list[str]] = []

    def __call__(self, command: list[str], **how: Any) -> subprocess.CompletedProcess[str]:
        self.commands.append(command)
        code = 1 if self.failing and command[: len(self.failing)] == list(self.failing) else 0
        return subprocess.CompletedProcess(command, code, "out of luck\n", "")


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Runs:
    runs = Runs()
    monkeypatch.setattr(subprocess, "run", runs)
    return runs


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(bootstrap, "VENV", tmp_path / "venv")
    (tmp_path / "venv").mkdir()
    return tmp_path / "venv"


def stopped(capsys: pytest.CaptureFixture[str], exit_code: object) -> str:
    assert exit_code == 2
    return capsys.readouterr().err.strip()


def test_the_makefile_names_every_command() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z-]+):$", makefile, re.MULTILINE)
    assert sorted(targets) == sorted(bootstrap.COMMANDS)
    [phony] = re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert set(phony.split()) == set(targets)
    assert "make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_every_installed_package_is_pinned() -> None:
    """A fresh environment gets the versions that were tested, those that others bring along, too."""
    pins = dict(line.split("==") for line in bootstrap.CONSTRAINTS.read_text(encoding="utf-8").split())
    pinned = {name.lower().replace("_", "-"): version for name, version in pins.items()}
    installed = {found.metadata["Name"].lower().replace("_", "-"): found.version for found in distributions()}
    ours = {name: version for name, version in installed.items() if name not in ("pip", "setuptools")}
    assert ours == {name: pinned.get(name) for name in ours}
    for wanted in bootstrap.wanted_packages("development"):
        name, version = wanted.split("==")
        assert pinned[name.lower().replace("_", "-")] == version


def test_playing_needs_less_than_development() -> None:
    play, development = bootstrap.wanted_packages("play"), bootstrap.wanted_packages("development")
    assert set(play) < set(development)
    assert [name for name in play if "pytest" in name or "mypy" in name] == []


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


def test_packages_are_installed_once(venv: Path, runs: Runs) -> None:
    bootstrap.ensure_packages("play")
    [command] = runs.commands
    assert command[1:4] == ["-m", "pip", "install"]
    assert command[command.index("--constraint") + 1] == str(bootstrap.CONSTRAINTS)
    assert command[-len(bootstrap.wanted_packages("play")) :] == bootstrap.wanted_packages("play")
    bootstrap.ensure_packages("play")
    assert len(runs.commands) == 1


def test_development_holds_what_playing_needs(venv: Path, runs: Runs) -> None:
    bootstrap.ensure_packages("play")
    bootstrap.ensure_packages("development")
    assert len(runs.commands) == 2
    (venv / "takhte-play.stamp").unlink()
    bootstrap.ensure_packages("play")
    bootstrap.ensure_packages("development")
    assert len(runs.commands) == 2


def test_other_pins_are_installed_again(
    venv: Path, runs: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bootstrap.ensure_packages("development")
    other = tmp_path / "constraints.txt"
    other.write_text(bootstrap.CONSTRAINTS.read_text(encoding="utf-8").replace("msgspec==", "msgspec==1"))
    monkeypatch.setattr(bootstrap, "CONSTRAINTS", other)
    bootstrap.ensure_packages("development")
    assert len(runs.commands) == 2


def test_a_half_installed_environment_is_tried_again(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(*command: object, **how: object) -> None:
        raise subprocess.CalledProcessError(1, "pip")

    monkeypatch.setattr(subprocess, "run", broken_off)
    with pytest.raises(subprocess.CalledProcessError):
        bootstrap.ensure_packages("play")
    assert list(venv.iterdir()) == []


def test_an_environment_that_does_not_work_is_made_anew(venv: Path, runs: Runs) -> None:
    runs.failing = (str(bootstrap.venv_python()),)
    bootstrap.ensure_environment()
    assert runs.commands[-1] == [sys.executable, "-m", "venv", "--clear", str(venv)]


def test_an_environment_that_works_is_kept() -> None:
    assert bootstrap.works(Path(sys.executable))
    assert not bootstrap.works(Path("/nowhere/python"))


def test_root_installs_everything_that_is_missing_at_once(
    venv: Path, runs: Runs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "works", lambda python: False)
    monkeypatch.setattr(bootstrap, "can_make_environments", lambda: False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    bootstrap.ensure_system({"libnone.so.9": "libnone9", "libc.so.6": "libc6"})
    update, install = runs.commands
    assert update[:2] == ["apt-get", "update"]
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    assert install == ["apt-get", "install", "-y", "--no-install-recommends", "libnone9", version]


def test_nothing_missing_runs_nothing(venv: Path, runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "works", lambda python: True)
    bootstrap.ensure_system({"libc.so.6": "libc6"})
    assert runs.commands == []


def test_others_are_told_the_one_command(
    runs: Runs, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(SystemExit) as stop:
        bootstrap.install_packages(["libnone9", "libother1"])
    said = stopped(capsys, stop.value.code)
    assert said.splitlines()[-1] == "sudo apt-get install -y --no-install-recommends libnone9 libother1"
    assert runs.commands == []
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SystemExit) as stop:
        bootstrap.install_packages(["libnone9"])
    assert stopped(capsys, stop.value.code).endswith("libnone9")


def test_an_apt_that_fails_is_told_with_its_words(
    runs: Runs, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    runs.failing = ("apt-get", "install")
    with pytest.raises(SystemExit) as stop:
        bootstrap.install_packages(["libnone9"])
    said = stopped(capsys, stop.value.code)
    assert "libnone9 failed:\nout of luck" in said


def test_every_check_runs_even_when_one_fails(
    runs: Runs, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "_set_up_off_screen", lambda kind: None)
    runs.failing = (str(bootstrap.venv_python()), "-m", "ruff", "check")
    assert bootstrap.test([]) == 1
    assert [command[2] for command in runs.commands] == ["ruff", "ruff", "mypy", "pytest"]
    assert capsys.readouterr().out.endswith("Failed: ruff check .\n")
    runs.failing = ()
    assert bootstrap.test(["-k", "one"]) == 0
    assert runs.commands[-1][2:] == ["pytest", "-k", "one"]
