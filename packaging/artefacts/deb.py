"""The package for Debian, Ubuntu and their kin."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Final

from artefacts import system
from artefacts.project import PROJECT, stamp_times
from artefacts.tools import run
from artefacts.tree import PLACE

if TYPE_CHECKING:
    from pathlib import Path

CONTROL = """\
Package: takhte
Version: {version}
Architecture: amd64
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {depends}
Section: games
Priority: optional
Description: {summary}
 Skyjo, Imhotep, Isle of Skye and Irish Gauge against computer players, or
 several people at one screen. Everything it needs but the display's own
 libraries is inside; no Python has to be installed.
"""


SMALL: Final = ("-Zxz", "-z9", "-Sextreme", "--threads-max=1")
QUICK: Final = ("-Zgzip", "-z1")
"""How to pack, for `dpkg-deb`: for people, and for trials that would wait a minute for it."""


def make_deb(tree: Path, folder: Path, version: str = PROJECT.version, packing: tuple[str, ...] = SMALL) -> Path:
    """Make the package out of a tree, which gains a `DEBIAN` folder while it is made. Menus, icons and file types
    are brought up to date by the triggers of the packages that keep them."""
    made = folder / f"takhte_{version}_amd64.deb"
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(control_text(tree, version), encoding="utf-8")
    stamp_times(control)
    run(["dpkg-deb", "--root-owner-group", *packing, "--build", str(tree), str(made)])
    shutil.rmtree(control)
    stamp_times(tree)
    return made


def control_text(tree: Path, version: str) -> str:
    """The package's description. The sizes are those of the files alone, alike on every file system."""
    files = [
        path for path in tree.rglob("*") if path.is_file() and not path.is_symlink() and "DEBIAN" not in path.parts
    ]
    kilobytes = sum(-(-path.stat().st_size // 1024) for path in files)
    depends = [f"libc6 (>= {system.c_library_version(tree / PLACE)})"]
    depends += sorted({source.debian for source in system.sources(tree / PLACE)})
    return CONTROL.format(
        version=version,
        maintainer=PROJECT.maintainer,
        kilobytes=kilobytes,
        depends=", ".join(depends),
        summary=PROJECT.summary,
    )
