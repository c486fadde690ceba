"""The .deb of the sources as they are, for trials: built beside `dist`, and packed in seconds instead of a minute."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from artefacts.deb import QUICK, make_deb
from artefacts.project import DIST_VARIABLE, PROJECT, ROOT
from artefacts.tree import make_tree

if TYPE_CHECKING:
    from pathlib import Path


def make_sample(folder: Path) -> Path:
    """Build and pack in an empty folder; the folder in it that holds what `dist/artefacts` would. Raises
    `CalledProcessError` where the build fails."""
    build_program(ROOT, folder)
    return pack(folder, PROJECT.version)


def build_program(sources: Path, folder: Path) -> None:
    """The program of a tree of sources, in the folder's `takhte`; what its build says is shown where it fails."""
    environ = {**os.environ, DIST_VARIABLE: str(folder)}
    command = [sys.executable, str(sources / "packaging" / "build.py"), "program"]
    done = subprocess.run(
        command, cwd=sources, env=environ, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(f"{done.stdout}{done.stderr}", flush=True)
    done.check_returncode()


def pack(folder: Path, version: str) -> Path:
    """The .deb of the folder's `takhte`."""
    artefacts, tree = folder / "artefacts", folder / "tree"
    artefacts.mkdir()
    make_tree(folder / "takhte", tree)
    make_deb(tree, artefacts, version, QUICK)
    return artefacts
