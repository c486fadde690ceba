"""What set-up installs, when it does not, what it tells who may not install."""

import os
import shutil
import subprocess
import sys
from importlib.metadata import distributions
from pathlib import Path

import pytest
from stand_in import Runs, stopped

import provision


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Runs:
    runs = Runs()
    monkeypatch.setattr(subprocess, "run", runs)
    return runs


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(provision, "VENV", tmp_path / "venv")
    (tmp_path / "venv").mkdir()
    return tmp_path / "venv"


def test_every_installed_package_is_pinned() -> None:
    """A fresh environment gets the versions that were tested, those that others bring along, too."""
    pins = dict(line.split("==") for line in provision.CONSTRAINTS.read_text(encoding="utf-8").split())
    pinned = {name.lower().replace("_", "-"): version for name, version in pins.items()}
    installed = {found.metadata["Name"].lower().replace("_", "-"): found.version for found in distributions()}
    ours = {name: version for name, version in installed.items() if name not in ("pip", "setuptools")}
    assert ours == {name: pinned.get(name) for name in ours}
    for wanted in provision.wanted_packages("development"):
        name, version = wanted.split("==")
        assert pinned[name.lower().replace("_", "-")] == version


def test_playing_needs_less_than_development() -> None:
    play, development = provision.wanted_packages("play"), provision.wanted_packages("development")
    assert set(play) < set(development)
    assert [name for name in play if "pytest" in name or "mypy" in name] == []


def test_packages_are_installed_once(venv: Path, runs: Runs) -> None:
    provision.ensure_packages("play")
    [command] = runs.commands
    assert command[1:4] == ["-m", "pip", "install"]
    assert command[command.index("--constraint") + 1] == str(provision.CONSTRAINTS)
    assert command[-len(provision.wanted_packages("play")) :] == provision.wanted_packages("play")
    provision.ensure_packages("play")
    assert len(runs.commands) == 1


def test_development_holds_what_playing_needs(venv: Path, runs: Runs) -> None:
    provision.ensure_packages("play")
    provision.ensure_packages("development")
    assert len(runs.commands) == 2
    (venv / "takhte-play.stamp").unlink()
    provision.ensure_packages("play")
    provision.ensure_packages("development")
    assert len(runs.commands) == 2


def test_other_pins_are_installed_again(
    venv: Path, runs: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    provision.ensure_packages("development")
    other = tmp_path / "constraints.txt"
    other.write_text(provision.CONSTRAINTS.read_text(encoding="utf-8").replace("msgspec==", "msgspec==1"))
    monkeypatch.setattr(provision, "CONSTRAINTS", other)
    provision.ensure_packages("development")
    assert len(runs.commands) == 2


def test_a_half_installed_environment_is_tried_again(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(*command: object, **how: object) -> None:
        raise subprocess.CalledProcessError(1, "pip")

    monkeypatch.setattr(subprocess, "run", broken_off)
    with pytest.raises(subprocess.CalledProcessError):
        provision.ensure_packages("play")
    assert list(venv.iterdir()) == []


def test_an_environment_that_does_not_work_is_made_anew(venv: Path, runs: Runs) -> None:
    runs.failing = (str(provision.venv_python()),)
    provision.ensure_environment()
    assert runs.commands[-1] == [sys.executable, "-m", "venv", "--clear", str(venv)]


def test_an_environment_that_works_is_kept() -> None:
    assert provision.works(Path(sys.executable))
    assert not provision.works(Path("/nowhere/python"))


def test_root_installs_everything_that_is_missing_at_once(
    venv: Path, runs: Runs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(provision, "works", lambda python: False)
    monkeypatch.setattr(provision, "can_make_environments", lambda: False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    provision.ensure_system({"libnone.so.9": "libnone9", "libc.so.6": "libc6"})
    update, install = runs.commands
    assert update[:2] == ["apt-get", "update"]
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    assert install == ["apt-get", "install", "-y", "--no-install-recommends", "libnone9", version]


def test_nothing_missing_runs_nothing(venv: Path, runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(provision, "works", lambda python: True)
    provision.ensure_system({"libc.so.6": "libc6"})
    assert runs.commands == []


def test_others_are_told_the_one_command(
    runs: Runs, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(SystemExit) as stop:
        provision.install_packages(["libnone9", "libother1"])
    said = stopped(capsys, stop.value.code)
    assert said.splitlines()[-1] == "sudo apt-get install -y --no-install-recommends libnone9 libother1"
    assert runs.commands == []
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SystemExit) as stop:
        provision.install_packages(["libnone9"])
    assert stopped(capsys, stop.value.code).endswith("libnone9")


def test_an_apt_that_fails_is_told_with_its_words(
    runs: Runs, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    runs.failing = ("apt-get", "install")
    with pytest.raises(SystemExit) as stop:
        provision.install_packages(["libnone9"])
    said = stopped(capsys, stop.value.code)
    assert "libnone9 failed:\nout of luck" in said


def test_missing_tools_are_named_by_their_packages_once(tmp_path: Path) -> None:
    (tmp_path / "there").touch()
    here = {"sh": "dash", str(tmp_path / "there"): "one"}
    assert provision.missing_tools({**here, str(tmp_path / "gone"): "two", "no-such": "three", "none": "two"}) == [
        "two",
        "three",
    ]
