"""The archive: unpacked in the person's home under a name with Persian letters, put into their menu, taken out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artefacts.project import PROJECT
from trials.using import need, use

if TYPE_CHECKING:
    from trials.system import CleanSystem

PLACE: Final = "/home/person/بازی‌ها و a b"
LEFT: Final = ("/.local/share/takhte", "/.config/takhte", "/.cache")
"""The person's own files."""


def try_tarball(system: CleanSystem) -> None:
    """Unpack, install for one person, use, remove."""
    needed = "libgl1 libegl1 libx11-6 libx11-xcb1 libxcb1 libdbus-1-3 fontconfig-config xkb-data xz-utils"
    system.run("apt-get", "install", "-y", "--no-install-recommends", *needed.split(), person=False)
    system.run("mkdir", "-p", PLACE)
    before = home_files(system)
    system.run("tar", "-xf", system.artefact("*.tar.xz"), "-C", PLACE)
    folder = system.run("sh", "-c", f"ls -d '{PLACE}'/*").strip()
    system.run(f"{folder}/install.sh")
    use(system, "/home/person/.local/bin/takhte", PROJECT.version)
    entry = system.run("cat", "/home/person/.local/share/applications/takhte.desktop")
    need(f'Exec="{folder}/takhte" %f' in entry, f"the menu entry starts something else: {entry}")
    system.run("desktop-file-validate", "/home/person/.local/share/applications/takhte.desktop")
    system.run(f"{folder}/uninstall.sh")
    system.run("rm", "-r", folder)
    left = {path for path in home_files(system) - before if "takhte" in path and not path.startswith(LEFT)}
    need(not left, f"removing left: {sorted(left)}")


def home_files(system: CleanSystem) -> set[str]:
    """The files in the person's home, named from there."""
    return {path.removeprefix("/home/person") for path in system.run("find", "/home/person", "-type", "f").splitlines()}
