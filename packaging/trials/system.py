"""A clean Debian in a folder, without Python, in which programs are installed and started."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trials.using import TrialError

if TYPE_CHECKING:
    from collections.abc import Iterator

SUITE: Final = "bookworm"
MIRROR: Final = "http://deb.debian.org/debian"
CACHE: Final = Path(os.environ.get("TAKHTE_TRIAL_CACHE", "/var/cache/takhte-trial"))
PERSON: Final = "person"
PACKAGES: Final = ("desktop-file-utils", "shared-mime-info", "libglib2.0-bin", "locales")
"""What the trial itself needs there: a menu, types of files, `gio` that opens a file as a double click does, and the
languages of both kinds of people."""
LOCALES: Final = {"en": "en_GB.UTF-8", "fa": "fa_IR.UTF-8"}
LIBRARIES: Final = (
    "libgl1",
    "libegl1",
    "libx11-6",
    "libx11-xcb1",
    "libxcb1",
    "libdbus-1-3",
    "fontconfig-config",
    "xkb-data",
    "hicolor-icon-theme",
)
"""What a desktop has of that which the program needs, for those forms of it that cannot ask for it."""
FETCHES: Final = 3
PATIENCE: Final = 'Acquire::Retries "3";\n'
"""For apt, where the network is not the best."""
MOUNTS: Final = ("proc", "sys", "dev", "dev/pts", "dev/shm")


class MirrorError(Exception):
    """There is no clean system to be had."""


@dataclass(frozen=True)
class CleanSystem:
    """`root` is the folder; commands run in it as the person `person` or as root. `before` are the files that were
    there before anything was installed, once they are remembered."""

    root: Path
    before: set[str] = field(default_factory=set)

    @classmethod
    @contextlib.contextmanager
    def made(cls, artefacts: Path) -> Iterator[CleanSystem]:
        """A fresh copy of the system that debootstrap made once, and the artefacts at `/artefacts` in it."""
        base = make_base()
        root = CACHE / "in-use"
        unmount(root)
        shutil.rmtree(root, ignore_errors=True)
        subprocess.run(["cp", "-a", "--reflink=auto", str(base), str(root)], check=True)
        shutil.copytree(artefacts, root / "artefacts")
        mount(root)
        try:
            yield cls(root)
        finally:
            unmount(root)
            shutil.rmtree(root, ignore_errors=True)

    def run(self, *command: str, person: bool = True, code: int = 0, screen: bool = True, **environ: str) -> str:
        """Run a command and return all it printed. `screen` False: it opens no window. Raises
        `TrialError` where it ends with another exit code."""
        offscreen = {} if screen else {"QT_QPA_PLATFORM": "offscreen"}
        done = subprocess.run(
            self._within(command, person),
            env=usual_environment(person) | offscreen | environ,
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

    def start(self, *command: str, **environ: str) -> subprocess.Popen[str]:
        """Start a command as the person and leave it running; what it prints is kept for `communicate`."""
        return subprocess.Popen(
            self._within(command, person=True),
            env=usual_environment(person=True) | environ,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )

    def home(self) -> Path:
        """The person's home as it is seen from outside."""
        return self.root / "home" / PERSON

    def files(self) -> set[str]:
        """Every file, link and folder that an installation could leave."""
        command = ["find", ".", "-xdev", "(", "-path", "./proc", "-o", "-path", "./sys", "-o", "-path", "./dev", ")"]
        done = subprocess.run(
            [*command, "-prune", "-o", "-print"], cwd=self.root, capture_output=True, text=True, check=True
        )
        return set(done.stdout.splitlines())

    def remember(self) -> None:
        """From here on something is installed."""
        self.before.clear()
        self.before.update(self.files())

    def home_files(self) -> set[str]:
        """The files in the person's home, named from there."""
        home = str(self.home())
        return {str(path).removeprefix(home) for path in self.home().rglob("*") if not path.is_dir()}

    def artefact(self, pattern: str) -> str:
        """The path, in there, of the one artefact that is called so."""
        found = sorted((self.root / "artefacts").glob(pattern))
        if len(found) != 1:
            raise TrialError(f"{len(found)} artefacts are called {pattern}; run `make dist` first")
        return f"/artefacts/{found[0].name}"

    def _within(self, command: tuple[str, ...], person: bool) -> list[str]:
        """`chroot` and `env` each give way to what they start, so the process started is the command's own."""
        user = [f"--userspec={PERSON}:{PERSON}"] if person else []
        home = f"/home/{PERSON}" if person else "/root"
        return ["/usr/sbin/chroot", *user, str(self.root), "/usr/bin/env", "--chdir", home, *command]


def usual_environment(person: bool) -> dict[str, str]:
    """What a new session has, and nothing of ours."""
    return {
        "HOME": f"/home/{PERSON}" if person else "/root",
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        "LANG": "C.UTF-8",
        "DEBIAN_FRONTEND": "noninteractive",
    }


def make_base() -> Path:
    """The untouched system, made once: the least Debian there is, with `PACKAGES` and one person. Raises
    `MirrorError` where Debian's archive does not give it."""
    base = CACHE / SUITE
    stamp, recipe = base / "made", " ".join([*PACKAGES, *LOCALES.values(), PATIENCE])
    if stamp.exists() and stamp.read_text(encoding="utf-8") == recipe:
        return base
    unmount(base)
    CACHE.mkdir(parents=True, exist_ok=True)
    print("Making a clean Debian …", flush=True)
    bootstrap(base)
    (base / "etc/apt/apt.conf.d/80patience").write_text(PATIENCE, encoding="utf-8")
    mount(base)
    try:
        furnish(CleanSystem(base))
    except TrialError as error:
        raise MirrorError(str(error)) from error
    finally:
        unmount(base)
    stamp.write_text(recipe, encoding="utf-8")
    return base


def furnish(system: CleanSystem) -> None:
    """What the trial needs in it, and who sits at it."""
    system.run("apt-get", "update", "-q", person=False)
    system.run("apt-get", "install", "-y", "--no-install-recommends", *PACKAGES, person=False)
    for name in LOCALES.values():
        system.run("localedef", "-i", name.partition(".")[0], "-f", "UTF-8", name, person=False)
    system.run("useradd", "--create-home", PERSON, person=False)


def bootstrap(base: Path) -> None:
    """Fetch the system; what a network lost is fetched again. Raises `MirrorError`."""
    for _ in range(FETCHES):
        shutil.rmtree(base, ignore_errors=True)
        command = ["debootstrap", "--variant=minbase", SUITE, str(base), MIRROR]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return
        unmount(base)
    raise MirrorError(f"debootstrap of {MIRROR} failed: {done.stdout[-500:]}{done.stderr}")


def mount(root: Path) -> None:
    """The kernel's file systems, without which hardly a program runs."""
    for name in MOUNTS:
        (root / name).mkdir(parents=True, exist_ok=True)
        subprocess.run(["mount", "--bind", f"/{name}", str(root / name)], check=True)


@contextlib.contextmanager
def shared_folder(root: Path, person: int) -> Iterator[Path]:
    """A folder of the person's that has one path inside and outside: for sockets."""
    with tempfile.TemporaryDirectory(prefix="takhte-desktop-", ignore_cleanup_errors=True) as outside:
        os.chown(outside, person, person)
        inside = root / outside.lstrip("/")
        inside.mkdir(parents=True)
        subprocess.run(["mount", "--bind", outside, str(inside)], check=True)
        try:
            yield Path(outside)
        finally:
            unmount(inside)
            inside.rmdir()


def unmount(root: Path) -> None:
    """Take away everything that is mounted at a folder and below: before it is deleted, and again where a run that
    was killed left something. A process that is about to end may still use it, so it goes in two steps (`--lazy`)."""
    mounted = [line.split()[1] for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    for path in sorted((path for path in mounted if f"{path}/".startswith(f"{root}/")), reverse=True):
        subprocess.run(["umount", "--lazy", path], check=True)
