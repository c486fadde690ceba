"""A start that cannot be: one sentence, in the person's language, with what helps, and an exit code."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from artefacts.system import SOURCES
from engine.commands import start
from engine.commands.libraries import BUNDLE_LIBRARIES, WAYLAND_LIBRARIES, install_command
from engine.core.errors import UsageError
from engine.core.messages import PROBLEMS, error_text
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
    assert set(WAYLAND_LIBRARIES.items()) <= {(name, source.debian) for name, source in SOURCES.items()}


@pytest.fixture
def systems(tmp_path: Path) -> Callable[..., str]:
    """Makes a PATH on which package managers of these names are."""

    def make(*managers: str) -> str:
        folder = tmp_path / "-".join(("on", *managers))
        folder.mkdir()
        for name in managers:
            (folder / name).write_text("#!/bin/sh\n")
            (folder / name).chmod(0o755)
        return str(folder)

    return make


@pytest.mark.parametrize(
    ("managers", "command"),
    [
        (("apt-get", "dnf"), "sudo apt-get install -y libgl1 libwayland-client0 libwayland-cursor0"),
        (
            ("dnf", "zypper"),
            "sudo dnf install -y 'libGL.so.1()(64bit)' 'libwayland-client.so.0()(64bit)' "
            "'libwayland-cursor.so.0()(64bit)'",
        ),
        (
            ("zypper",),
            "sudo zypper --non-interactive install 'libGL.so.1()(64bit)' 'libwayland-client.so.0()(64bit)' "
            "'libwayland-cursor.so.0()(64bit)'",
        ),
        (("pacman",), "sudo pacman -S --needed libglvnd wayland"),
        ((), None),
    ],
)
def test_the_command_is_the_systems_own(
    systems: Callable[..., str], managers: tuple[str, ...], command: str | None
) -> None:
    missing = {"libGL.so.1": "libgl1", **WAYLAND_LIBRARIES}
    assert install_command(missing, systems(*managers)) == command


def test_every_library_has_a_package_everywhere(systems: Callable[..., str]) -> None:
    pacman = systems("pacman")
    for library, package in start.KNOWN_LIBRARIES.items():
        assert install_command({library: package}, pacman) is not None, library
        assert package.startswith("lib")


def test_where_no_package_manager_is_known_the_libraries_are_named(
    systems: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", systems())
    fault = start.libraries_error({"libGL.so.1": "libgl1", "libX11.so.6": "libx11-6"})
    assert "libGL.so.1, libX11.so.6" in error_text(fault, "en")
    assert "libGL.so.1, libX11.so.6" in error_text(fault, "fa")


def test_a_missing_library_is_told_with_its_package(
    systems: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", systems("apt-get"))
    monkeypatch.setattr(start, "BUNDLE_LIBRARIES", {"libnone.so.9": "libnone9", "libc.so.6": "libc6"})
    monkeypatch.setattr(start, "OFFSCREEN_LIBRARIES", {"libc.so.6": "libc6"})
    start.need_libraries({"QT_QPA_PLATFORM": "offscreen"})
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(UsageError) as told:
        start.need_libraries({"QT_QPA_PLATFORM": "offscreen"})
    assert told.value.parameters == {"command": "sudo apt-get install -y libnone9"}
    assert start.demo_command() == "takhte demo"


@pytest.mark.parametrize(
    ("servers", "named"),
    [
        (["wayland"], "libnone-wayland9"),
        (["wayland", "xcb"], "libnone-window9"),
        (["xcb"], "libnone-window9"),
    ],
)
def test_what_a_display_needs_is_asked_for(
    systems: Callable[..., str], monkeypatch: pytest.MonkeyPatch, servers: list[str], named: str
) -> None:
    """Where X11 answers as well, Wayland's libraries are not missed: Qt goes on to X11."""
    monkeypatch.setenv("PATH", systems("apt-get"))
    monkeypatch.setattr(start, "display_servers", lambda environ: servers)
    monkeypatch.setattr(start, "OFFSCREEN_LIBRARIES", {})
    monkeypatch.setattr(start, "WINDOW_LIBRARIES", {"libnone.so.9": "libnone-window9"})
    monkeypatch.setattr(start, "WAYLAND_LIBRARIES", {"libnone.so.8": "libnone-wayland9"})
    with pytest.raises(UsageError) as told:
        start.need_libraries({})
    assert told.value.parameters == {"command": f"sudo apt-get install -y {named}"}


def test_a_library_that_an_import_misses_is_told(systems: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", systems("apt-get"))
    monkeypatch.setattr(start, "OFFSCREEN_LIBRARIES", {"libnone.so.9": "libnone9", "libc.so.6": "libc6"})
    missed = "libEGL.so.1: cannot open shared object file: No such file or directory"
    fault = start.import_fault(ImportError(missed))
    assert fault is not None
    assert fault.parameters == {"command": "sudo apt-get install -y libegl1 libnone9"}
    unknown = start.import_fault(ImportError(missed.replace("EGL", "Strange")))
    assert unknown is not None
    assert unknown.parameters == {"names": "libStrange.so.1, libnone.so.9"}
    assert start.import_fault(ImportError("cannot import name 'x'")) is None


@pytest.mark.parametrize(("language", "begin"), [("en_GB.UTF-8", "“"), ("fa_IR.UTF-8", "در «")])
def test_a_folder_that_cannot_be_written_is_told_before_the_window(tmp_path: Path, language: str, begin: str) -> None:
    (tmp_path / "home").write_text("in the way")
    done = window(tmp_path / "home", LC_ALL=language)
    assert done.returncode == 2
    assert done.stderr.startswith(begin)
    assert str(tmp_path / "home") in done.stderr
    assert done.stderr.count("\n") == 1


def test_write_access_makes_the_folder_and_leaves_nothing_in_it(tmp_path: Path) -> None:
    folders = find_folders({"TAKHTE_HOME": str(tmp_path / "new")})
    start.need_write_access(folders)
    assert list(folders.matches.iterdir()) == []
    assert not folders.config.exists()


def test_matches_that_lie_elsewhere_do_not_need_the_usual_folder(tmp_path: Path) -> None:
    folders = find_folders({"TAKHTE_HOME": str(tmp_path)})
    folders.config.mkdir()
    folders.data.write_text("in the way")
    folders.settings.write_text('{"matches_folder": "/media/stick"}')
    start.need_write_access(folders)
    for broken in ('{"matches_folder": ""}', "{}", "[]", "no settings at all"):
        folders.settings.write_text(broken)
        with pytest.raises(UsageError):
            start.need_write_access(folders)


@pytest.mark.parametrize("language", ["en_GB.UTF-8", "fa_IR.UTF-8"])
def test_a_disk_that_takes_no_more_is_told_before_the_window(tmp_path: Path, language: str) -> None:
    """An empty file goes even on a full disk; here no file may have a content."""
    command = ["sh", "-c", 'ulimit -f 0; exec "$@"', "sh", sys.executable, str(ROOT / "main.py")]
    environ = {"PATH": os.environ["PATH"], "TAKHTE_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        command, env=environ | {"LC_ALL": language}, capture_output=True, encoding="utf-8", check=False, timeout=60
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert str(tmp_path / "data" / "matches") in done.stderr
    assert PROBLEMS[errno.EFBIG]["fa" if language.startswith("fa") else "en"] in done.stderr


def test_without_a_terminal_the_desktops_own_dialog_says_it(tmp_path: Path) -> None:
    dialog = tmp_path / "kdialog"
    dialog.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > "{tmp_path}/shown"\n')
    dialog.chmod(0o755)
    assert start.show("Nothing works.", {"DISPLAY": ":9", "PATH": f"{tmp_path}:/bin"})
    assert (tmp_path / "shown").read_text().splitlines()[-1] == "Nothing works."
    assert not start.show("Nothing works.", {"PATH": str(tmp_path)})
    assert not start.show("Nothing works.", {"DISPLAY": ":9", "PATH": str(tmp_path / "none")})


def test_a_dialog_of_x11_is_not_asked_on_wayland_and_what_it_complains_of_is_not_heard(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for name in ("xmessage", "notify-send"):
        (tmp_path / name).write_text(f'#!/bin/sh\necho no display >&2; echo {name} >> "{tmp_path}/shown"\n')
        (tmp_path / name).chmod(0o755)
    assert start.show("Nothing works.", {"WAYLAND_DISPLAY": "wayland-9", "PATH": f"{tmp_path}:/bin"})
    assert start.show("Nothing works.", {"DISPLAY": ":9", "PATH": f"{tmp_path}:/bin"})
    assert (tmp_path / "shown").read_text().splitlines() == ["notify-send", "xmessage"]
    assert capfd.readouterr().err == ""


def test_the_dialog_is_not_given_the_bundles_libraries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = tmp_path / "zenity"
    dialog.write_text(f'#!/bin/sh\nprintf "%s" "$LD_LIBRARY_PATH" > "{tmp_path}/libraries"\n')
    dialog.chmod(0o755)
    environ = {"DISPLAY": ":9", "PATH": f"{tmp_path}:/bin", "LD_LIBRARY_PATH": "/bundle"}
    for frozen, before, seen in ((False, {}, "/bundle"), (True, {}, ""), (True, {"LD_LIBRARY_PATH_ORIG": "/a"}, "/a")):
        monkeypatch.setattr(sys, "frozen", frozen, raising=False)
        assert start.show("Nothing works.", environ | before)
        assert (tmp_path / "libraries").read_text() == seen


def test_windows_shows_a_persian_sentence_from_right_to_left() -> None:
    error, in_front, right, right_to_left = 0x10, 0x10000, 0x80000, 0x100000
    assert start.box_style("Nothing works.") == error | in_front
    assert start.box_style("هیچ چیز کار نمی‌کند.") == error | in_front | right | right_to_left
