"""The archive: unpacked in the person's home under a name with Persian letters, put into their menu, taken out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artefacts.project import PROJECT
from trials.accessible import try_accessible
from trials.associated import double_click, need_known_type
from trials.system import LIBRARIES
from trials.using import need, use
from trials.windowed import try_window

if TYPE_CHECKING:
    from trials.system import CleanSystem

PLACE: Final = "/home/person/بازی‌ها و a b"
PROGRAM: Final = "/home/person/.local/bin/takhte"
OWN: Final = ("/.local/share/takhte", "/.config/takhte", "/.cache")
"""The person's own files, and what may be deleted."""


def try_tarball(system: CleanSystem) -> None:
    """Unpack, install for one person, use, remove."""
    system.run("apt-get", "install", "-y", "--no-install-recommends", *LIBRARIES, "xz-utils", person=False)
    system.run("mkdir", "-p", PLACE)
    before = system.home_files()
    system.run("tar", "-xf", system.artefact("*.tar.xz"), "-C", PLACE)
    folder = system.run("sh", "-c", f"ls -d '{PLACE}'/*").strip()
    system.run(f"{folder}/install.sh")
    use(system, PROGRAM, PROJECT.version)
    entry = system.run("cat", "/home/person/.local/share/applications/takhte.desktop")
    need(f'Exec="{folder}/takhte" %f' in entry, f"the menu entry starts something else: {entry}")
    system.run("desktop-file-validate", "/home/person/.local/share/applications/takhte.desktop")
    need_known_type(system)
    double_click(system, PROGRAM)
    try_window(system, PROGRAM)
    try_accessible(system, PROGRAM)
    system.run(f"{folder}/uninstall.sh")
    system.run("rm", "-r", folder)
    left = {path for path in system.home_files() - before if not path.startswith(OWN)}
    need(not left, f"removing left: {sorted(left)}")
