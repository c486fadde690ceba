"""Builds one commit twice, in clones in different folders, and compares everything byte for byte: `make dist-twice`.

With one argument, a folder, the clones stay in that. With two it compares the `dist` folders that are named. What
differs is named, in archives by the member; the exit code is then 1.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "packaging")]

from artefacts.project import build_environment  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDERS: Final = ("one", "another/with a longer name")
"""Where the clones lie: a path that got into an artefact would be of another length there."""
UNPACK: Final = {
    ".xz": 'tar -xf "$1" -C "$2"',
    ".deb": 'dpkg-deb --raw-extract "$1" "$2/content"',
    ".rpm": 'rpm -qp --xml "$1" > "$2/header.xml"; rpm2archive < "$1" | tar -xz -C "$2"',
    ".AppImage": 'cd "$2"; "$1" --appimage-extract; head -c 500000 "$1" > head',
}
"""By the ending of the name: how the file $1 is unpacked into the folder $2."""


def main(argv: list[str]) -> int:
    """Compare two folders, or build them first; the exit code is 0 where nothing differs."""
    if len(argv) == 2:
        return report(Path(argv[0]), Path(argv[1]))
    if argv:
        return build_twice(Path(argv[0]))
    with tempfile.TemporaryDirectory(prefix="takhte-twice-") as temporary:
        return build_twice(Path(temporary))


def build_twice(folder: Path) -> int:
    """Build in two clones below a folder and compare them."""
    clones = [folder / name for name in FOLDERS]
    for clone in clones:  # both before the first is built: the last commit may be another one afterwards
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    told = ["git", "-C", str(clones[0]), "rev-parse", "HEAD"]
    commit = subprocess.run(told, check=True, capture_output=True, text=True).stdout.strip()
    for clone in clones:
        subprocess.run(["git", "-C", str(clone), "checkout", "--quiet", "--detach", commit], check=True)
        build(clone)
    return report(clones[0] / "dist", clones[1] / "dist")


def build(clone: Path) -> None:
    """Make everything in a clone, in an environment of its own. Raises `CalledProcessError`."""
    print(f"building in {clone} …", flush=True)
    python = getattr(sys, "_base_executable", sys.executable)
    command = [python, "packaging/bootstrap.py", "dist"]
    subprocess.run(command, cwd=clone, check=True, stdout=subprocess.DEVNULL)


def report(one: Path, other: Path) -> int:
    """Print what differs between two `dist` folders."""
    found = list(differences(one, other))
    print("\n".join(found or ["nothing differs"]), flush=True)
    return 1 if found else 0


def differences(one: Path, other: Path) -> Iterator[str]:
    """A sentence for each difference: of the program's folder, then of each artefact."""
    for name in ("takhte", "artefacts"):
        if not list((one / name).iterdir()):
            yield f"{name} is empty"
    yield from compare_trees(one / "takhte", other / "takhte", "takhte")
    for name in compare_names(one / "artefacts", other / "artefacts"):
        first, second = one / "artefacts" / name, other / "artefacts" / name
        if not (first.exists() and second.exists()):
            yield f"{name} is there only once"
        elif first.read_bytes() != second.read_bytes():
            yield f"{name} differs from byte {first_difference(first, second)} on"
            yield from compare_members(first, second)


def compare_members(one: Path, other: Path) -> Iterator[str]:
    """The members of two archives that differ."""
    how = UNPACK.get(one.suffix)
    if how is None:
        return
    with tempfile.TemporaryDirectory(prefix="takhte-members-") as temporary:
        first, second = Path(temporary) / "one", Path(temporary) / "other"
        for archive, folder in ((one, first), (other, second)):
            folder.mkdir()
            command = ["sh", "-euc", how, "sh", str(archive.resolve()), str(folder)]
            subprocess.run(command, check=True, env=build_environment())
        found = list(compare_trees(first, second, one.name))
    yield from found or [f"{one.name}: its members are the same, so it is how they are packed"]


def compare_trees(one: Path, other: Path, called: str) -> Iterator[str]:
    """What differs below two folders: names, kinds, permissions, where links lead, contents."""
    for name in compare_names(one, other):
        first, second = one / name, other / name
        if not (exists(first) and exists(second)):
            yield f"{called}: {name} is there only once"
        elif first.is_symlink() or second.is_symlink():
            if not (first.is_symlink() and second.is_symlink()) or first.readlink() != second.readlink():
                yield f"{called}: {name} leads elsewhere"
        elif first.stat().st_mode != second.stat().st_mode:
            yield f"{called}: {name} has other permissions"
        elif first.is_file() and first.read_bytes() != second.read_bytes():
            yield f"{called}: {name} differs from byte {first_difference(first, second)} on"


def compare_names(one: Path, other: Path) -> list[str]:
    """The names below either folder."""
    return sorted({str(path.relative_to(folder)) for folder in (one, other) for path in folder.rglob("*")})


def exists(path: Path) -> bool:
    """Whether there is something of that name, a dangling link as well."""
    return path.is_symlink() or path.exists()


def first_difference(one: Path, other: Path) -> int:
    """How many bytes two files begin with alike."""
    first, second = one.read_bytes(), other.read_bytes()
    shorter = min(len(first), len(second))
    return next((at for at in range(shorter) if first[at] != second[at]), shorter)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
