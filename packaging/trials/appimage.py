"""The AppImage: started as it is, without FUSE; unpacks itself once, says where it cannot, removes what it unpacked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artefacts.project import PROJECT
from trials.accessible import try_accessible
from trials.system import LIBRARIES
from trials.tarball import OWN
from trials.using import need, use
from trials.windowed import try_window

if TYPE_CHECKING:
    from trials.system import CleanSystem

PROGRAM: Final = "/home/person/Takhte.AppImage"
CACHE: Final = "/home/person/.cache/takhte-appimage"


def try_appimage(system: CleanSystem) -> None:
    """Use it, then delete it as its help says."""
    system.run("apt-get", "install", "-y", "--no-install-recommends", *LIBRARIES, person=False)
    before = system.home_files()
    system.run("cp", system.artefact("*.AppImage"), PROGRAM)
    system.run("chmod", "+x", PROGRAM)
    for language, words in (("en_GB.UTF-8", "cannot unpack itself"), ("fa_IR.UTF-8", "نمی‌تواند خود را")):
        told = system.run(PROGRAM, "--version", code=2, LANG=language, XDG_CACHE_HOME="/usr/not-mine")
        need(words in told and "/usr/not-mine" in told, f"where it cannot unpack it says: {told}")
    use(system, PROGRAM, PROJECT.version)
    need(len(system.run("ls", CACHE).split()) == 1, "it unpacked itself more than once, or left half of it")
    try_window(system, PROGRAM)
    try_accessible(system, PROGRAM)
    system.run(PROGRAM, "--appimage-remove")
    system.run("rm", PROGRAM)
    system.run("test", "!", "-e", CACHE)
    left = {path for path in system.home_files() - before if not path.startswith(OWN)}
    need(not left, f"removing left: {sorted(left)}")
