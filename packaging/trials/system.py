"""A clean Debian in a folder, without Python, in which programs are installed and started."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from artefacts.project import ARTEFACTS
from trials.using import TrialError

if TYPE_CHECKING:
    from collections.abc import Iterator

SUITE: Final = "bookworm"
MIRROR: Final = "http://deb.debian.org/debian"
CACHE: Final = Path(os.environ.get("TAKHTE_TRIAL_CACHE", "/var/cache/takhte-trial"))
PERSON: Final = "person"
PACKAGES: Final = ("desktop-file-utils", "shared-mime-info")
"""What the trial itself needs there."""
MOUNTS: Final = ("proc", "sys", "dev", "dev/pts", "dev/shm")


@dataclass(frozen=True)
class CleanSystem:
    """`root` is the folder; commands run in it as the person `person` or as root."""

    root: Path

    @classmethod
    @contextlib.contextmanager
    def made(cls) -> Iterator[CleanSystem]:
        """A fresh copy of the system that debootstrap made once, and the artefacts at `/artefacts` in it."""
        base = make_base()
        root = CACHE / "in-use"
        unmount(root)
        shutil.rmtree(root, ignore_errors=True)
        subprocess.run(["cp", "-a", "--reflink=auto", str(base), str(root)], check=True)
        shutil.copytree(ARTEFACTS, root / "artefacts")
        mount(root)
        try:
            yield cls(root)
        finally:
            unmount(root)
            shutil.rmtree(root, ignore_errors=True)

    def run(self, *command: str, person: bool = True, code: int = 0, screen: bool = True, **environ: str) -> str:
        """Run a command and return all it printed. `screen` False: it opens no window. Raises
        `TrialError` where it ends with another exit code."""
        home = f"/home/{PERSON}" if person else "/root"
        usual = {
            "HOME": home,
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
        }
        if not screen:
            usual["QT_QPA_PLATFORM"] = "offscreen"
        user = [f"--userspec={PERSON}:{PERSON}"] if person else []
        done = subprocess.run(
            ["/usr/sbin/chroot", *user, str(self.root), "/usr/bin/env", "--chdir", home, *command],
            env=usual | environ,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
            timeout=600,
        )
        if done.returncode != code:
            raise TrialError(f"{' '.join(command)} ended with {done.returncode} instead of {code}:\n{done.stdout}")
        return done.stdout

    def files(self) -> set[str]:
        """Every file, link and folder that an installation could leave."""
        command = ["find", ".", "-xdev", "(", "-path", "./proc", "-o", "-path", "./sys", "-o", "-path", "./dev", ")"]
        done = subprocess.run(
            [*command, "-prune", "-o", "-print"], cwd=self.root, capture_output=True, text=True, check=True
        )
        return set(done.stdout.splitlines())

    def artefact(self, pattern: str) -> str:
        """The path, in there, of the one artefact that is called so."""
        found = sorted((self.root / "artefacts").glob(pattern))
        if len(found) != 1:
            raise TrialError(f"{len(found)} artefacts are called {pattern}; run `make dist` first")
        return f"/artefacts/{found[0].name}"


def make_base() -> Path:
    """The untouched system, made once: the least Debian there is, a menu and types of files, and one person."""
    base = CACHE / SUITE
    if (base / "made").exists():
        return base
    shutil.rmtree(base, ignore_errors=True)
    CACHE.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        ["debootstrap", "--variant=minbase", SUITE, str(base), MIRROR], check=True, stdout=subprocess.DEVNULL
    )
    system = CleanSystem(base)
    mount(base)
    try:
        system.run("apt-get", "update", "-q", person=False)
        system.run("apt-get", "install", "-y", "--no-install-recommends", *PACKAGES, person=False)
        system.run("useradd", "--create-home", PERSON, person=False)
    finally:
        unmount(base)
    (base / "made").touch()
    return base


def mount(root: Path) -> None:
    """The kernel's file systems, without which hardly a program runs."""
    for name in MOUNTS:
        (root / name).mkdir(parents=True, exist_ok=True)
        subprocess.run(["mount", "--bind", f"/{name}", str(root / name)], check=True)


def unmount(root: Path) -> None:
    """Before a folder is deleted, and again where debootstrap left one mounted."""
    mounted = [line.split()[1] for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    for path in sorted((path for path in mounted if path.startswith(f"{root}/")), reverse=True):
        subprocess.run(["umount", path], check=True)
