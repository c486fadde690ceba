"""The .deb: over an older version, its menu entry and file type, and that it leaves nothing behind."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Final

from artefacts.project import PROJECT
from artefacts.tools import run
from trials.system import PERSON, CleanSystem
from trials.using import TrialError, need, use

OLDER: Final = "0.0.1"
KEPT: Final = f"./home/{PERSON}/"
"""Where the person's own files are."""
OTHERS: Final = (
    "./var/lib/dpkg/",
    "./var/lib/apt/",
    "./var/cache/",
    "./var/log/",
    "./tmp",
    "./etc/ld.so.cache",
    "./artefacts",
)
"""What the package manager writes of every package."""
_before: set[str] = set()


def try_deb(system: CleanSystem) -> None:
    """Install what it depends on, then an older version, then this one over it; use it."""
    package = system.artefact("*.deb")
    system.run("apt-get", "install", "-y", "--no-install-recommends", *dependencies(system, package), person=False)
    _before.clear()
    _before.update(system.files())
    older = older_package(system, package)
    system.run("dpkg", "--install", older, person=False)
    need((system.root / "usr/lib/takhte/of-the-older").exists(), "the older version was not installed")
    system.run("apt-get", "install", "-y", package, person=False)
    need(not (system.root / "usr/lib/takhte/of-the-older").exists(), "the upgrade left a file of the older version")
    told = system.run("dpkg-query", "-W", "-f", "${Status} ${Version}", "takhte")
    need(told == f"install ok installed {PROJECT.version}", f"dpkg says of it: {told}")
    use(system, "takhte", PROJECT.version)
    try_desktop(system)


def try_desktop(system: CleanSystem) -> None:
    """The menu entry, the icon, and the type of a match file, by its name and by its first bytes."""
    system.run("desktop-file-validate", "/usr/share/applications/takhte.desktop")
    listed = (system.root / "usr/share/applications/mimeinfo.cache").read_text(encoding="utf-8")
    need(f"{PROJECT.mime_type}=takhte.desktop" in listed, "no program is registered for match files")
    globs = (system.root / "usr/share/mime/globs").read_text(encoding="utf-8")
    need(f"{PROJECT.mime_type}:*{PROJECT.suffix}" in globs, "match files have no type by name")
    magic = (system.root / "usr/share/mime/magic").read_bytes()
    need(PROJECT.mime_type.encode() in magic, "match files have no type by content")
    for size in (16, 48, 256):
        need(
            (system.root / f"usr/share/icons/hicolor/{size}x{size}/apps/takhte.png").exists(),
            f"no icon of {size} pixels",
        )


def try_removal(system: CleanSystem) -> None:
    """Remove it: nothing is left but what the person made."""
    if not _before:
        raise TrialError("the trial `deb` has to come first")
    system.run("apt-get", "purge", "-y", "takhte", person=False)
    left = {path for path in system.files() - _before if not path.startswith((KEPT, *OTHERS))}
    need(not left, f"removing left: {sorted(left)[:20]}")
    lost = {path for path in _before - system.files() if not path.startswith(OTHERS)}
    need(not lost, f"removing took away: {sorted(lost)[:20]}")
    need(bool(system.files() & {f"{KEPT}.local/share/takhte/matches"}), "removing took the person's matches")


def dependencies(system: CleanSystem, package: str) -> list[str]:
    """What the package says that it needs, without versions."""
    told = system.run("dpkg-deb", "--field", package, "Depends")
    return [wanted.split()[0] for wanted in told.split(",")]


def older_package(system: CleanSystem, package: str) -> str:
    """The same under an older version, with a file more that the newer one does not have. Without the program: it is
    not started, and packing it takes minutes."""
    with tempfile.TemporaryDirectory(prefix="takhte-older-") as temporary:
        tree = Path(temporary) / "tree"
        run(["dpkg-deb", "--raw-extract", f"{system.root}{package}", str(tree)])
        control = tree / "DEBIAN" / "control"
        text = control.read_text(encoding="utf-8")
        control.write_text(text.replace(f"Version: {PROJECT.version}", f"Version: {OLDER}"), encoding="utf-8")
        shutil.rmtree(tree / "usr/lib/takhte/_internal")
        (tree / "usr/lib/takhte/of-the-older").touch()
        made = system.root / "tmp" / "older.deb"
        run(["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(tree), str(made)])
    return "/tmp/older.deb"
