"""A start that cannot be: one sentence, in the person's language, with what helps, and an exit code."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from artefacts.system import SOURCES
from engine.commands import start
from engine.commands.display import BUNDLE_LIBRARIES
from engine.core.errors import UsageError
from engine.library.folders import find_folders

ROOT = Path(__file__).resolve().parents[2]


def window(home: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """Ask the program for its window, off screen, with nothing of Qt to be reached."""
    usual = {"PATH": os.environ["PATH"], "TAKHTE_HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    command = [sys.executable, str(ROOT / "main.py")]
    return subprocess.run(command, env=usual | environ, capture_output=True, encoding="utf-8", check=False, timeout=60)


def test_the_window_and_the_packages_ask_for_the_same_libraries() -> None:
    """Wayland's are asked for by the packages alone: without them the window opens through X11."""
    packaged = {name: source.debian for name, source in SOURCES.items() if "wayland" not in name}
    assert packaged == BUNDLE_LIBRARIES


def test_a_missing_library_is_told_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "BUNDLE_LIBRARIES", {"libnone.so.9": "libnone9", "libc.so.6": "libc6"})
    start.need_bundle_libraries()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(UsageError) as told:
        start.need_bundle_libraries()
    assert told.value.parameters == {"command": "sudo apt-get install -y libnone9"}
    assert start.demo_command() == "takhte demo"


@pytest.mark.parametrize(("language", "begin"), [("en_GB.UTF-8", "“"), ("fa_IR.UTF-8", "در «")])
def test_a_folder_that_cannot_be_written_is_told_before_the_window(tmp_path: Path, language: str, begin: str) -> None:
    (tmp_path / "home").write_text("in the way")
    done = window(tmp_path / "home", LC_ALL=language)
    assert done.returncode == 2
    assert done.stderr.startswith(begin)
    assert str(tmp_path / "home") in done.stderr
    assert done.stderr.count("\n") == 1


def test_write_access_makes_the_folders_and_leaves_nothing_in_them(tmp_path: Path) -> None:
    folders = find_folders({"TAKHTE_HOME": str(tmp_path / "new")})
    start.need_write_access(folders)
    assert list(folders.data.iterdir()) == []


def test_without_a_terminal_the_desktops_own_dialog_says_it(tmp_path: Path) -> None:
    dialog = tmp_path / "kdialog"
    dialog.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > "{tmp_path}/shown"\n')
    dialog.chmod(0o755)
    assert start.show("Nothing works.", {"DISPLAY": ":9", "PATH": f"{tmp_path}:/bin"})
    assert (tmp_path / "shown").read_text().splitlines()[-1] == "Nothing works."
    assert not start.show("Nothing works.", {"PATH": str(tmp_path)})
    assert not start.show("Nothing works.", {"DISPLAY": ":9", "PATH": str(tmp_path / "none")})
