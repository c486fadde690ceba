"""The AppImage's head: what is linked into it, and what it does with the program behind it."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from artefacts import appimage
from artefacts.components import components_text
from artefacts.runtime import compile_runtime, linked_libraries, static_components
from artefacts.tools import HEADERS, TOOLS
from provision import missing_tools

pytestmark = pytest.mark.skipif(
    bool({*HEADERS.values(), "gcc", "squashfs-tools"} & set(missing_tools({**TOOLS, **HEADERS}))),
    reason="the tools that make an AppImage are not installed; `make dist` installs them",
)
PROGRAM = '#!/bin/sh\necho "$APPDIR $@"\n'


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An AppImage of a program that says where it is and what it was told."""
    folder = tmp_path_factory.mktemp("appimage")
    content = folder / "content"
    (content / "یک پوشه").mkdir(parents=True)
    (content / "یک پوشه").chmod(0o755)
    (content / "یک پوشه" / "a 'b' $c").write_bytes(b"x" * 300_000)
    (content / "AppRun").write_text(PROGRAM)
    (content / "AppRun").chmod(0o755)
    (content / "link").symlink_to("یک پوشه/a 'b' $c")
    appimage.pack(content, folder / "image")
    head = folder / "head"
    compile_runtime(head, "key")
    program = folder / "Some.AppImage"
    program.write_bytes(head.read_bytes() + (folder / "image").read_bytes())
    program.chmod(0o755)
    return program


def start(
    program: Path, *arguments: str, folder: Path | None = None, **environ: str
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [program, *arguments],
        cwd=folder,
        env=environ,
        capture_output=True,
        encoding="utf-8",
        check=False,
        umask=0o022,
        timeout=60,
    )


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_nothing_under_the_gpl_and_nothing_unused_is_linked_in(tmp_path: Path) -> None:
    libraries = linked_libraries(compile_runtime(tmp_path / "head", "key"))
    archives = {path.name for path in libraries if path.suffix == ".a"}
    assert archives == {"libsquashfuse.a", "liblzma.a", "libc.a", "libgcc.a", "libgcc_eh.a"}
    words = (tmp_path / "head").read_bytes().lower()
    assert [name for name in (b"lzo", b"lz4", b"zstd", b"inflate") if name in words] == []


def test_an_archive_of_which_nothing_is_taken_is_not_linked() -> None:
    told = "Archive member included\n\n/usr/lib/a/../libone.a(x.o)\n   /tmp/c.o (f)\n\nLOAD /usr/lib/libtwo.a\n"
    assert linked_libraries(f"{told}LOAD /usr/lib/crt1.o\nLOAD /tmp/c.o\n") == {
        Path("/usr/lib/libone.a"),
        Path("/usr/lib/crt1.o"),
    }


def test_the_list_of_licences_names_what_is_linked_in() -> None:
    text = components_text(static_components())
    heading = text.index("Linked into the head of the AppImage and in nothing else:")
    for name in ("libc6-dev", "libgcc-", "liblzma-dev", "libsquashfuse-dev"):
        assert f"\n{name}" in text[heading:], name
    assert "lzo" not in text[: text.index("====")]
    assert "appimage_runtime.c" in text


def test_it_unpacks_itself_once_and_starts_what_is_inside(made: Path, tmp_path: Path) -> None:
    for _ in range(2):
        done = start(made, "one", "two three", XDG_CACHE_HOME=str(tmp_path))
        assert done.stdout == f"{tmp_path}/takhte-appimage/key one two three\n"
    assert names(tmp_path / "takhte-appimage") == ["key"]
    assert start(made, "--appimage-remove", XDG_CACHE_HOME=str(tmp_path)).returncode == 0
    assert names(tmp_path) == []


def test_it_can_be_unpacked_without_being_started(made: Path, tmp_path: Path) -> None:
    assert start(made, "--appimage-extract", folder=tmp_path).returncode == 0
    unpacked = tmp_path / "squashfs-root"
    assert {str(path.relative_to(unpacked)) for path in unpacked.rglob("*")} == {
        "AppRun",
        "link",
        "یک پوشه",
        "یک پوشه/a 'b' $c",
    }
    assert (unpacked / "link").read_bytes() == b"x" * 300_000
    assert os.access(unpacked / "AppRun", os.X_OK)
    assert (unpacked / "یک پوشه").stat().st_mode & 0o777 == 0o755


def test_a_folder_that_is_in_the_way_stays_as_it_is(made: Path, tmp_path: Path) -> None:
    (tmp_path / "squashfs-root").mkdir()
    (tmp_path / "squashfs-root" / "mine").touch()
    done = start(made, "--appimage-extract", folder=tmp_path, LANG="en_GB.UTF-8")
    assert done.returncode == 2
    assert done.stderr.startswith('Takhte cannot unpack itself into "squashfs-root"')
    assert names(tmp_path / "squashfs-root") == ["mine"]
    assert "squashfs-root" in start(made, "--appimage-extract", folder=tmp_path, LANG="fa_IR.UTF-8").stderr


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make files of somebody else")
def test_what_somebody_else_laid_there_is_not_started(made: Path, tmp_path: Path) -> None:
    trap = tmp_path / "takhte-appimage" / "key"
    trap.mkdir(parents=True)
    shutil.copyfile(shutil.which("true") or "/bin/true", trap / "AppRun")
    os.chown(trap, 65534, 65534)
    done = start(made, XDG_CACHE_HOME=str(tmp_path), LC_ALL="fa_IR.UTF-8")
    assert done.returncode == 2
    assert "XDG_CACHE_HOME" in done.stderr


@pytest.mark.parametrize("cut", [True, False])
def test_a_damaged_file_leaves_nothing_half_unpacked(made: Path, tmp_path: Path, cut: bool) -> None:
    content = made.read_bytes()
    begin = len(content) - (made.parent / "image").stat().st_size + 96  # after the image's own head the files begin
    broken = tmp_path / "broken"
    broken.write_bytes(content[:begin] + (b"" if cut else bytes(300) + content[begin + 300 :]))
    broken.chmod(0o755)
    done = start(broken, XDG_CACHE_HOME=str(tmp_path / "cache"))
    assert done.returncode == 2
    assert "cannot unpack itself" in done.stderr
    assert list((tmp_path / "cache").rglob("*")) == [tmp_path / "cache" / "takhte-appimage"]
