"""The .deb: its menu entry and file type, a double click on a match, and that it leaves nothing behind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artefacts.project import PROJECT
from trials.associated import double_click, need_known_type
from trials.system import PERSON
from trials.using import TrialError, need, use

if TYPE_CHECKING:
    from trials.system import CleanSystem

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


def try_deb(system: CleanSystem) -> None:
    """Install it, if the trial of the upgrade has not, and use it."""
    package = system.artefact("*.deb")
    if not system.before:
        install_dependencies(system, package)
        system.remember()
    system.run("apt-get", "install", "-y", package, person=False)
    told = system.run("dpkg-query", "-W", "-f", "${Status} ${Version}", "takhte")
    need(told == f"install ok installed {PROJECT.version}", f"dpkg says of it: {told}")
    need_whole(system)
    use(system, "takhte", PROJECT.version)
    try_desktop(system)
    double_click(system, "takhte")


def install_dependencies(system: CleanSystem, package: str) -> None:
    """What the package says that it needs, without versions: before the files are counted that it brings itself."""
    told = system.run("dpkg-deb", "--field", package, "Depends")
    names = [wanted.split()[0] for wanted in told.split(",")]
    system.run("apt-get", "install", "-y", "--no-install-recommends", *names, person=False)


def need_whole(system: CleanSystem) -> None:
    """Everything is as it was packed, and nothing of another version lies beside it."""
    changed = system.run("dpkg", "--verify", "takhte", person=False)
    need(not changed, f"dpkg finds changed: {changed}")
    packed = set(system.run("dpkg", "--listfiles", "takhte").splitlines())
    lie = set(system.run("find", "/usr/lib/takhte").splitlines())
    need(lie <= packed, f"the package does not know of {sorted(lie - packed)[:20]}")


def try_desktop(system: CleanSystem) -> None:
    """The menu entry, the icon, and the type of a match file, by its name and by its first bytes."""
    system.run("desktop-file-validate", "/usr/share/applications/takhte.desktop")
    globs = (system.root / "usr/share/mime/globs").read_text(encoding="utf-8")
    need(f"{PROJECT.mime_type}:*{PROJECT.suffix}" in globs, "match files have no type by name")
    magic = (system.root / "usr/share/mime/magic").read_bytes()
    need(PROJECT.mime_type.encode() in magic, "match files have no type by content")
    need_known_type(system)
    for size in (16, 48, 256):
        need(
            (system.root / f"usr/share/icons/hicolor/{size}x{size}/apps/takhte.png").exists(),
            f"no icon of {size} pixels",
        )


def try_removal(system: CleanSystem) -> None:
    """Remove it: nothing is left but what the person made."""
    if not system.before:
        raise TrialError("the trial `deb` has to come first")
    folder = f"/home/{PERSON}/.local/share/takhte/matches"
    matches = system.root / folder[1:]
    system.run("takhte", "simulate", "skyjo", "--games", "1", "--seats", "2", "--save", folder)
    own = {path: path.read_bytes() for path in matches.iterdir()}
    system.run("apt-get", "purge", "-y", "takhte", person=False)
    need({path: path.read_bytes() for path in matches.iterdir()} == own != {}, "removing touched the person's matches")
    left = {path for path in system.files() - system.before if not path.startswith((KEPT, *OTHERS))}
    need(not left, f"removing left: {sorted(left)[:20]}")
    lost = {path for path in system.before - system.files() if not path.startswith(OTHERS)}
    need(not lost, f"removing took away: {sorted(lost)[:20]}")
    print(f"removed; the person's {len(own)} matches are there", flush=True)
