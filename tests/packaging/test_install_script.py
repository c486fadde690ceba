"""install.sh and uninstall.sh of the archive, in folders that people name as they like."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from artefacts.project import DATA

FOLDERS = (
    "plain",
    "with spaces  two",
    "بازی‌های من",
    "it's",
    'the "best"',
    "$HOME",
    "100% fun %f",
    "back\\slash",
    "two\\\\of them",
    "`id`",
    "a;b&c|d<e>f(g)*?#~[h]",
    "-begins",
    '\\$"`%\\',
    "a=b",
    "a\nb",
)
UNSPEAKABLE = frozenset("%=\n")
"""With one of these in the folder's name the menu starts the command that leads there."""
ARGUMENT = "a match.takhte"
GIO = shutil.which("gio")


@pytest.fixture(params=FOLDERS)
def unpacked(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """The archive's folder with a program in it that writes down what it was given, and a home beside it."""
    return unpack(tmp_path, str(request.param))


def unpack(tmp_path: Path, name: str) -> Path:
    (tmp_path / "home").mkdir()
    folder = tmp_path / name
    for place in ("share/applications", "share/mime/packages", "share/icons/hicolor/16x16/apps"):
        (folder / place).mkdir(parents=True)
    shutil.copyfile(DATA / "takhte.desktop", folder / "share/applications/takhte.desktop")
    shutil.copyfile(DATA / "takhte-mime.xml", folder / "share/mime/packages/takhte.xml")
    (folder / "share/icons/hicolor/16x16/apps/takhte.png").touch()
    for script in ("install.sh", "uninstall.sh"):
        shutil.copyfile(DATA / script, folder / script)
    program = folder / "takhte"
    program.write_text(f'#!/bin/sh\nprintf "%s\\n" "$0" "$@" > "{tmp_path}/home/started"\n')
    program.chmod(0o755)
    return folder


def script(folder: Path, name: str) -> "subprocess.CompletedProcess[str]":
    environ = {"HOME": str(folder.parent / "home"), "PATH": "/usr/bin:/bin", "CDPATH": "/usr"}
    return subprocess.run(
        ["sh", f"./{name}"], cwd=folder, env=environ, capture_output=True, encoding="utf-8", check=False, timeout=60
    )


def started_as(folder: Path) -> str:
    if UNSPEAKABLE & set(folder.name):
        return str(folder.parent / "home/.local/bin/takhte")
    return str(folder / "takhte")


def entry(folder: Path) -> Path:
    return folder.parent / "home/.local/share/applications/takhte.desktop"


def arguments(line: str) -> list[str]:
    """What a desktop starts for an Exec line, by the desktop entry specification: first the escapes of every string
    are undone, then the line is parted at its spaces outside quotes and those are undone, then the fields."""
    line = line.removeprefix("Exec=").replace("\\\\", "\0").replace("\\s", " ").replace("\0", "\\")
    parts, quoted, at = [""], False, 0
    while at < len(line):
        letter = line[at]
        if quoted and letter == "\\":
            at += 1
            assert line[at] in '"`$\\'
            parts[-1] += line[at]
        elif letter == '"':
            quoted = not quoted
        elif letter == " " and not quoted:
            parts.append("")
        else:
            assert quoted or letter not in "\t\n'><~|&;$*?#()`\\", "this wants quotes"
            assert not (quoted and letter in "$`"), "this wants a backslash"
            parts[-1] += letter
        at += 1
    assert not quoted
    return [part.replace("%%", "\0").replace("%f", ARGUMENT).replace("\0", "%") for part in parts]


def test_the_menu_entry_starts_the_program_in_its_folder(unpacked: Path) -> None:
    done = script(unpacked, "install.sh")
    assert (done.returncode, done.stderr) == (0, "")
    [line] = [line for line in entry(unpacked).read_text(encoding="utf-8").splitlines() if line.startswith("Exec=")]
    assert arguments(line) == [started_as(unpacked), ARGUMENT]
    assert (unpacked.parent / "home/.local/bin/takhte").readlink() == unpacked / "takhte"


@pytest.mark.skipif(GIO is None, reason="gio (libglib2.0-bin) is not installed")
def test_a_desktop_starts_it(unpacked: Path) -> None:
    script(unpacked, "install.sh")
    match = unpacked.parent / ARGUMENT
    match.touch()
    started = unpacked.parent / "home/started"
    os.mkfifo(started)  # gio does not wait for what it starts; reading waits
    environ = {"HOME": str(unpacked.parent / "home"), "PATH": "/usr/bin:/bin"}
    command = [str(GIO), "launch", str(entry(unpacked)), str(match)]
    subprocess.run(command, env=environ, check=True, timeout=60)
    assert started.read_text(encoding="utf-8").splitlines() == [started_as(unpacked), str(match)]


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-utils is not installed")
def test_the_entry_stays_valid(unpacked: Path) -> None:
    script(unpacked, "install.sh")
    done = subprocess.run(["desktop-file-validate", entry(unpacked)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_uninstalling_leaves_nothing_but_what_others_made(unpacked: Path) -> None:
    home = unpacked.parent / "home"
    script(unpacked, "install.sh")
    other = home / ".local/share/icons/hicolor/16x16/apps/other.png"
    other.touch()
    done = script(unpacked, "uninstall.sh")
    assert (done.returncode, done.stderr) == (0, "")
    left = {path for path in home.rglob("*") if path.is_symlink() or path.is_file()}
    assert {path for path in left if "takhte" in path.name} == set()
    assert other in left


@pytest.mark.skipif(shutil.which("update-mime-database") is None, reason="shared-mime-info is not installed")
@pytest.mark.parametrize("others", [False, True])
def test_the_lists_of_types_go_with_the_last_program(tmp_path: Path, others: bool) -> None:
    folder, share = unpack(tmp_path, "one"), tmp_path / "home/.local/share"
    script(folder, "install.sh")
    assert (share / "mime/mime.cache").exists()
    if others:
        (share / "mime/packages/other.xml").write_text(
            (DATA / "takhte-mime.xml").read_text().replace("takhte", "other")
        )
        (share / "applications/other.desktop").touch()
    assert script(folder, "uninstall.sh").returncode == 0
    assert (share / "mime/mime.cache").exists() == others
    assert {path.name for path in share.iterdir()} == ({"applications", "mime"} if others else set())


def test_the_command_of_another_folder_stays(tmp_path: Path) -> None:
    folder = unpack(tmp_path, "one")
    script(folder, "install.sh")
    command = tmp_path / "home/.local/bin/takhte"
    command.unlink()
    command.symlink_to("/opt/takhte")
    assert script(folder, "uninstall.sh").returncode == 0
    assert command.readlink() == Path("/opt/takhte")
