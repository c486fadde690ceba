"""Folders of the building machine are taken out of machine code."""

import ctypes
import shutil
import subprocess
from pathlib import Path

import pytest

from artefacts.run_paths import forget_build_folders

pytestmark = pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed; `make dist` installs it")


def library(folder: Path, name: str, *flags: str) -> Path:
    """A library with one function, which answers 42."""
    made = folder / name
    source = "int answer(void) { return 42; }"
    command = ["gcc", "-shared", "-fPIC", "-x", "c", "-", "-o", str(made), *flags]
    subprocess.run(command, input=source, text=True, check=True)
    return made


def dynamic(path: Path) -> str:
    return subprocess.run(["readelf", "-d", path], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("kind", ["--enable-new-dtags", "--disable-new-dtags"])
def test_a_folder_of_the_building_machine_is_forgotten(tmp_path: Path, kind: str) -> None:
    made = library(tmp_path, "libone.so", f"-Wl,{kind},-rpath,/home/builder/lib", "-lm", "-Wl,--no-as-needed")
    before = dynamic(made)
    assert "/home/builder/lib" in before
    assert forget_build_folders(tmp_path) == ["libone.so"]
    after = dynamic(made)
    assert "/home/builder/lib" not in after
    assert "PATH" not in after
    assert [line.split()[1:] for line in after.splitlines() if "NEEDED" in line] == [
        line.split()[1:] for line in before.splitlines() if "NEEDED" in line
    ]
    assert ctypes.CDLL(str(made)).answer() == 42
    assert forget_build_folders(tmp_path) == []


def test_what_lies_beside_the_file_may_be_looked_for(tmp_path: Path) -> None:
    made = library(tmp_path, "libtwo.so", "-Wl,-rpath,$ORIGIN/../lib")
    (tmp_path / "no machine code").write_text("words")
    content = made.read_bytes()
    assert forget_build_folders(tmp_path) == []
    assert made.read_bytes() == content
    assert "$ORIGIN/../lib" in dynamic(made)
