"""The package for Fedora, openSUSE and their kin."""

from __future__ import annotations

import shlex
import shutil
import tempfile
from pathlib import Path

from artefacts import system
from artefacts.project import PROJECT
from artefacts.tools import run
from artefacts.tree import PLACE

SPEC = """\
%global __os_install_post %{{nil}}
%global debug_package %{{nil}}
%global _build_id_links none
%global _buildhost localhost
%global _binary_payload w9.xzdio
%global source_date_epoch_from_changelog 0
%global use_source_date_epoch_as_buildtime 1
%global clamp_mtime_to_source_date_epoch 1
Name: takhte
Version: {version}
Release: 1
Summary: {summary}
Summary(fa): {persian}
License: MIT AND LGPL-3.0-only
Group: Amusements/Games/Board
AutoReqProv: no
{requires}
%description
Skyjo, Imhotep, Isle of Skye and Irish Gauge against computer players, or several people at one screen. Everything
it needs but the display's own libraries is inside; no Python has to be installed.
%install
mkdir -p %{{buildroot}}
cp -a {tree} %{{buildroot}}/
%files
%defattr(-,root,root,-)
{files}
"""


def make_rpm(tree: Path, folder: Path, version: str = PROJECT.version) -> Path:
    """Make the package out of a tree."""
    with tempfile.TemporaryDirectory(prefix="takhte-rpm-") as temporary:
        top = Path(temporary)
        spec = top / "takhte.spec"
        spec.write_text(spec_text(tree, version), encoding="utf-8")
        run(["rpmbuild", "-bb", "--target", "x86_64", "--define", f"_topdir {top}", str(spec)])
        [made] = (top / "RPMS" / "x86_64").glob("*.rpm")
        return Path(shutil.move(made, folder / made.name))


def spec_text(tree: Path, version: str) -> str:
    """What rpmbuild is told. Folders are named only where they are ours, so that removing leaves the system's."""
    sources = system.sources(tree / PLACE)
    wanted = sorted(
        {source.rpm for source in sources}
        | {f"libc.so.6(GLIBC_{system.c_library_version(tree / PLACE)})(64bit)", *system.FOLDER_PACKAGES}
    )
    return SPEC.format(
        version=version,
        summary=PROJECT.summary,
        persian=PROJECT.persian_summary,
        requires="\n".join(f"Requires: {name}" for name in wanted),
        tree=shlex.quote(f"{tree.resolve()}/.").replace("%", "%%"),
        files="\n".join(listed(tree)),
    )


def listed(tree: Path) -> list[str]:
    """The lines of `%files`: our own folders whole, single files elsewhere."""
    own = [tree / PLACE, tree / "usr/share/doc/takhte"]
    lines = [f"/{path.relative_to(tree)}" for path in own]
    for path in sorted(tree.rglob("*")):
        if (path.is_symlink() or path.is_file()) and not any(path.is_relative_to(folder) for folder in own):
            lines.append(f"/{path.relative_to(tree)}")
    return lines
