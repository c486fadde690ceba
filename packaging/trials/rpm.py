"""The .rpm, as near as a Debian comes to trying it: the machine's own rpm unpacks it into the clean system and takes it
out again. Its requirements cannot be met by packages there; that they are understood is all that is seen of them."""

from __future__ import annotations

import re
import subprocess
from typing import TYPE_CHECKING, Final

from artefacts.project import PROJECT
from trials.using import SAID, TrialError, need

if TYPE_CHECKING:
    from trials.system import CleanSystem

DATABASE: Final = "/var/lib/rpm"
OTHERS: Final = (
    f".{DATABASE}",
    "./tmp",
    "./var/cache",
    "./var/log",
    "./home/person/",
)
"""What rpm itself writes, what every program may, and the person's own files."""
UNDERSTOOD: Final = re.compile(r"rpmlib\(\w+\) <= [\d.-]+|lib[\w.+-]+\.so[\w.]*\((GLIBC_[\d.]+)?\)\(64bit\)|[a-z-]+")
LIBRARIES: Final = (
    "libgl1 libegl1 libx11-6 libx11-xcb1 libxcb1 libdbus-1-3 fontconfig-config xkb-data hicolor-icon-theme"
)
FOLDERS: Final = ("/usr/share/metainfo", "/usr/share/man/man6", "/usr/share/man/fa/man6")
"""Every system of rpm's kind has these; the least Debian has not."""


def try_rpm(system: CleanSystem) -> None:
    """Install, verify, use, erase."""
    system.run("apt-get", "install", "-y", "--no-install-recommends", *LIBRARIES.split(), person=False)
    system.run("mkdir", "-p", *FOLDERS, person=False)
    package = f"{system.root}{system.artefact('*.rpm')}"
    for required in rpm(system, "--query", "--package", "--requires", package).splitlines():
        need(bool(UNDERSTOOD.fullmatch(required)), f"it requires what no distribution may have: {required}")
    before = system.files()
    rpm(system, "--install", "--nodeps", package)
    need(rpm(system, "--verify", "--nodeps", "takhte") == "", "what was installed is not as it was packed")
    named = rpm(system, "--query", "takhte").strip()
    need(named == f"takhte-{PROJECT.version}-1.x86_64", f"what is installed is called {named}")
    need(PROJECT.version in system.run("takhte", "--version"), "it does not start")
    for language, words in SAID.items():
        told = system.run("takhte", "--language", language, "selftest", screen=False)
        need(words in told, f"the self-test says: {told}")
    system.run("desktop-file-validate", "/usr/share/applications/takhte.desktop")
    rpm(system, "--erase", "takhte")
    left = {path for path in system.files() - before if not path.startswith(OTHERS)}
    need(not left, f"erasing left: {sorted(left)[:20]}")
    lost = {path for path in before - system.files() if not path.startswith(OTHERS)}
    need(not lost, f"erasing took away: {sorted(lost)[:20]}")


def rpm(system: CleanSystem, *arguments: str) -> str:
    """Run this machine's rpm on the clean system. Raises `TrialError`."""
    command = ["rpm", "--root", str(system.root), "--dbpath", DATABASE, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise TrialError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout
