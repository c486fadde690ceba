"""The files as they lie on a Linux system, below `usr`; every Linux package is made of such a tree."""

from __future__ import annotations

import gzip
import shutil
from typing import TYPE_CHECKING, Final

from artefacts import icons
from artefacts.manual import PLACES, manual
from artefacts.project import DATA, PROJECT, ROOT, source_time, stamp_times

if TYPE_CHECKING:
    from pathlib import Path

PLACE: Final = "usr/lib/takhte"
ICONS: Final = "usr/share/icons/hicolor"


def make_tree(onedir: Path, tree: Path) -> None:
    """Lay the program, its start command, icons and desktop files into an empty folder."""
    shutil.copytree(onedir, tree / PLACE, symlinks=True)
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin/takhte").symlink_to("../lib/takhte/takhte")
    for name, place in (
        ("takhte.desktop", "usr/share/applications"),
        ("takhte-mime.xml", "usr/share/mime/packages"),
    ):
        _copy(DATA / name, tree / place / name.replace("-mime", ""))
    _write(tree / f"usr/share/metainfo/{PROJECT.identifier}.metainfo.xml", metainfo())
    lay_icons(tree)
    lay_documents(onedir, tree)
    for path in tree.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == tree / PLACE / "takhte" else 0o644)
    stamp_times(tree)


def metainfo() -> str:
    """The AppStream description with this version and the day of its sources."""
    text = (DATA / "takhte.metainfo.xml").read_text(encoding="utf-8")
    return text.replace("@VERSION@", PROJECT.version).replace("@DATE@", f"{source_time():%Y-%m-%d}")


def lay_icons(tree: Path) -> None:
    """The icon in every size, for the program and for its match files."""
    painted = tree / "painted"
    icons.write_icons(painted)
    for side in icons.SIZES:
        _copy(painted / f"takhte-{side}.png", tree / ICONS / f"{side}x{side}" / "apps" / "takhte.png")
    shutil.rmtree(painted)
    _copy(icons.SVG, tree / ICONS / "scalable" / "apps" / "takhte.svg")


def lay_documents(onedir: Path, tree: Path) -> None:
    """Copyright, components, the manual, and the list of changes that Debian asks for."""
    documents = tree / "usr/share/doc/takhte"
    components = onedir / "_internal" / "LICENCES.txt"
    _copy(ROOT / "LICENSE", documents / "copyright")
    if components.exists():
        (documents / "LICENCES.txt").symlink_to("../../../lib/takhte/_internal/LICENCES.txt")
    log = f"takhte ({PROJECT.version}) stable; urgency=medium\n\n  * See the history of the sources.\n\n"
    log += f" -- {PROJECT.maintainer}  {source_time():%a, %d %b %Y %H:%M:%S +0000}\n"
    _compress(documents / "changelog.gz", log)
    for language, place in PLACES.items():
        _compress(tree / place / "takhte.6.gz", manual(language))


def _compress(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
