"""The try-out of a standalone build; `make proofs` builds one and tries it."""

import subprocess
import sys
from pathlib import Path

import pytest

import build

FAKE = """#!/bin/sh
echo "$@" >> "$(dirname "$0")/asked"
case "$1" in
    {failing}) exit 3;;
    demo) mkdir "$2"; touch "$2/one.png";;
esac
"""


def fake(folder: Path, failing: str) -> Path:
    program = folder / "takhte"
    program.write_text(FAKE.replace("{failing}", failing))
    program.chmod(0o755)
    return program


def test_a_program_that_does_everything_passes(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert build.try_out(fake(tmp_path, "nothing")) == 0
    asked = [line.split()[0] for line in (tmp_path / "asked").read_text().splitlines()]
    assert asked == ["--version", "selftest", "simulate", "replay", "demo"]
    assert "1 pictures" in capfd.readouterr().out


def test_the_first_failure_ends_the_try_out(tmp_path: Path) -> None:
    assert build.try_out(fake(tmp_path, "simulate")) == 3
    assert len((tmp_path / "asked").read_text().splitlines()) == 3


def test_the_size_counts_files_once(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "file").write_bytes(b"12345")
    (tmp_path / "link").symlink_to(tmp_path / "inner" / "file")
    assert build.size_of(tmp_path) == 5


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_standalone_program_is_built_and_plays() -> None:
    done = subprocess.run([sys.executable, "packaging/build.py"], cwd=build.ROOT, check=False)
    assert done.returncode == 0
