"""The package for Debian, Ubuntu and their kin."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from pathlib import Path
from typing import Final

from artefacts import system
from artefacts.project import DATA, PROJECT, stamp_times
from artefacts.tools import XZ, run
from artefacts.tree import PLACE

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

OVERRIDES: Final = "usr/share/lintian/overrides/takhte"
PLAIN: Final = ("-Znone",)
QUICK: Final = ("-Zgzip", "-z1")
"""How to pack, for `dpkg-deb`: not at all, because it is done by ourselves, and for trials that would wait a minute."""
MEMBERS: Final = ("control.tar", "data.tar")


def make_deb(tree: Path, folder: Path, version: str = PROJECT.version, packing: tuple[str, ...] = PLAIN) -> Path:
    """Make the package out of a tree, which gains a `DEBIAN` folder and lintian's overrides while it is made. Menus,
    icons and file types are brought up to date by the triggers of the packages that keep them."""
    made = folder / f"takhte_{version}_amd64.deb"
    overrides, control = tree / OVERRIDES, tree / "DEBIAN"
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(DATA / "lintian-overrides", overrides)
    text, sums = control_text(tree, version), sums_text(tree)
    control.mkdir()
    (control / "control").write_text(text, encoding="utf-8")
    (control / "md5sums").write_text(sums, encoding="utf-8")
    stamp_times(tree)
    run(["dpkg-deb", "--root-owner-group", *packing, "--build", str(tree), str(made)])
    if packing == PLAIN:
        pack(made)
    shutil.rmtree(control)
    shutil.rmtree(tree / "usr/share/lintian")
    stamp_times(tree)
    return made


def pack(package: Path) -> None:
    """Pack the members of a package that are not yet packed: smaller than dpkg-deb does it, which has no filter for
    machine code, and as readable."""
    with tempfile.TemporaryDirectory(prefix="takhte-deb-") as temporary:
        run(["ar", "x", str(package.resolve())], Path(temporary))
        for name in MEMBERS:
            run([*XZ, name], Path(temporary))
        package.unlink()
        packed = [f"{name}.xz" for name in MEMBERS]
        run(["ar", "rcD", str(package.resolve()), "debian-binary", *packed], Path(temporary))


def sums_text(tree: Path) -> str:
    """The MD5 sums of the files, by which dpkg tells whether one was changed."""
    files = [path for path in sorted(tree.rglob("*")) if path.is_file() and not path.is_symlink()]
    return "".join(f"{_md5(path)}  {path.relative_to(tree)}\n" for path in files)


def _md5(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "md5").hexdigest()


def control_text(tree: Path, version: str) -> str:
    """The package's description. The sizes are those of the files alone, alike on every file system."""
    files = [path for path in tree.rglob("*") if path.is_file() and not path.is_symlink()]
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
