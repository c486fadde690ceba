"""Comparing two builds: what differs is named, down to the member of an archive."""

import subprocess
from pathlib import Path

import pytest

import compare_builds


@pytest.fixture
def builds(tmp_path: Path) -> tuple[Path, Path]:
    """Two builds that are alike: a program and an archive of it."""
    for name in ("one", "other"):
        program = tmp_path / name / "takhte"
        (program / "_internal").mkdir(parents=True)
        (program / "takhte").write_bytes(b"program")
        (program / "_internal" / "link").symlink_to("../takhte")
        pack(tmp_path / name)
    return tmp_path / "one", tmp_path / "other"


def pack(build: Path) -> None:
    (build / "artefacts").mkdir(exist_ok=True)
    how = ["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "-cJf", "artefacts/takhte.tar.xz", "takhte"]
    subprocess.run(["tar", *how], cwd=build, check=True)


def test_alike(builds: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert compare_builds.main([str(build) for build in builds]) == 0
    assert capsys.readouterr().out == "nothing differs\n"


def test_every_difference_is_named(builds: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    other = builds[1]
    (other / "takhte" / "takhte").write_bytes(b"proGram")
    (other / "takhte" / "more").touch()
    (other / "takhte" / "_internal" / "link").unlink()
    (other / "takhte" / "_internal" / "link").symlink_to("elsewhere")
    pack(other)
    assert compare_builds.main([str(build) for build in builds]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[:3] == [
        "takhte: _internal/link leads elsewhere",
        "takhte: more is there only once",
        "takhte: takhte differs from byte 3 on",
    ]
    assert told[3].startswith("takhte.tar.xz differs from byte ")
    assert told[4:] == [
        "takhte.tar.xz: takhte/_internal/link leads elsewhere",
        "takhte.tar.xz: takhte/more is there only once",
        "takhte.tar.xz: takhte/takhte differs from byte 3 on",
    ]


def test_permissions_and_packing_count(builds: tuple[Path, Path]) -> None:
    (builds[1] / "takhte" / "takhte").chmod(0o600)
    assert list(compare_builds.differences(*builds)) == ["takhte: takhte has other permissions"]
    (builds[1] / "takhte" / "takhte").chmod((builds[0] / "takhte" / "takhte").stat().st_mode & 0o777)
    archive = builds[1] / "artefacts" / "takhte.tar.xz"
    subprocess.run(
        ["sh", "-c", f"xz -dc '{archive}' | xz -0 > '{archive}.new' && mv '{archive}.new' '{archive}'"], check=True
    )
    assert list(compare_builds.differences(*builds))[1:] == [
        "takhte.tar.xz: its members are the same, so it is how they are packed"
    ]


def test_a_build_that_made_nothing_is_no_proof(builds: tuple[Path, Path]) -> None:
    for build in builds:
        (build / "artefacts" / "takhte.tar.xz").unlink()
    assert list(compare_builds.differences(*builds)) == ["artefacts is empty"]
