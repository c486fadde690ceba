"""A version that people may have: an older state of these sources, built and packed as a .deb of its own."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tarfile
from typing import TYPE_CHECKING, Final

from artefacts.project import ROOT
from trials.sample import build_program, pack

if TYPE_CHECKING:
    from pathlib import Path

VERSION: Final = "0.0.9"
COMMIT: Final = "56403ac"
"""The first that could be packed, with all four games."""
VERSIONED: Final = {"pyproject.toml": "version = ", "engine/version.py": "VERSION: Final = "}
"""The files that tell the version, and how their line begins; the second is in old states only."""


def make_older(folder: Path) -> Path:
    """The package, made in an empty folder. Where the history does not reach back so far, it is made of the sources
    as they are. Raises `CalledProcessError` where the build fails."""
    sources = folder / "sources"
    state = COMMIT if _git("cat-file", "-e", f"{COMMIT}^{{commit}}").returncode == 0 else "HEAD"
    print(f"The older version, {VERSION}, is made of {state}.", flush=True)
    packed = _git("archive", "--format=tar", state)
    packed.check_returncode()
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(sources, filter="data")
    for name, begins in VERSIONED.items():
        if (sources / name).exists():
            call_older(sources / name, begins)
    compiling = [sys.executable, str(sources / "packaging" / "translations.py"), "compile"]
    subprocess.run(compiling, cwd=sources, check=True)
    build_program(sources, folder)
    if not (folder / "takhte").exists():  # the older build script knows its own folder only
        shutil.move(sources / "dist" / "takhte", folder / "takhte")
    [package] = pack(folder, VERSION).glob("*.deb")
    return package


def call_older(path: Path, begins: str) -> None:
    """Write the older number into the one line that begins so."""
    lines = path.read_text(encoding="utf-8").splitlines()
    [place] = [number for number, line in enumerate(lines) if line.startswith(begins)]
    lines[place] = f'{begins}"{VERSION}"'
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _git(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=False)
