"""From an older version to this one: what was played and chosen with the older is there in the newer."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from artefacts.project import PROJECT
from trials import older
from trials.deb import install_dependencies, need_whole
from trials.desktop import SECONDS, Desktop, made_desktop
from trials.system import LOCALES
from trials.using import need, wait_for
from trials.windowed import TITLES, begun_match, opened, seen

if TYPE_CHECKING:
    from trials.system import CleanSystem

OLDER_TITLE: Final = "تخته"
"""The older version's window is called so, whatever is open in it."""


def try_upgrade(system: CleanSystem) -> None:
    """Play a match in the older version, chosen to be Persian; go on with it in this one, on an English system."""
    package, old = system.artefact("*.deb"), older_package(system)
    for one in (old, package):
        install_dependencies(system, one)
    system.remember()
    system.run("apt-get", "install", "-y", old, person=False)
    need(older.VERSION in system.run("takhte", "--version"), "the older version does not tell its number")
    with made_desktop(system) as desktop:
        match = begun_match(system, "takhte")
        play_on(system, desktop, match, OLDER_TITLE, "fa")
        system.run("apt-get", "install", "-y", package, person=False)
        need(PROJECT.version in system.run("takhte", "--version"), "the upgrade tells another number")
        need_whole(system)
        play_on(system, desktop, match, TITLES["fa"][1], "en")
        print(f"begun with {older.VERSION}, gone on with {PROJECT.version}, still in Persian", flush=True)
    system.run("rm", seen(system, match))


def play_on(system: CleanSystem, desktop: Desktop, match: Path, title: str, language: str) -> None:
    """Open a match of computer players by its file's name, let them play, close the window: the match has grown, and
    what was there is as it was."""
    before = match.read_bytes()
    with opened(system, desktop, ["takhte", seen(system, match)], title, {"LANG": LOCALES[language]}) as window:
        wait_for(lambda: match.stat().st_size > len(before), SECONDS, lambda: "the match does not go on")
        desktop.close(window)
    need(match.read_bytes().startswith(before), "the match was changed where it had been played")
    need((system.home() / ".config/takhte/settings.json").exists(), "no settings were kept")


def older_package(system: CleanSystem) -> str:
    """Build it; its path in the clean system."""
    with tempfile.TemporaryDirectory(prefix="takhte-older-") as folder:
        shutil.copyfile(older.make_older(Path(folder)), system.root / "tmp" / "older.deb")
    return "/tmp/older.deb"
