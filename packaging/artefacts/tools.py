"""The tools that make the artefacts, and how each is run."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING, Final

from artefacts.project import build_environment

if TYPE_CHECKING:
    from pathlib import Path

TOOLS: Final = {
    "objdump": "binutils",
    "ar": "binutils",
    "dpkg-deb": "dpkg",
    "xz": "xz-utils",
    "tar": "tar",
    "rpmbuild": "rpm",
    "mksquashfs": "squashfs-tools",
    "gcc": "gcc",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "update-mime-database": "shared-mime-info",
}
HEADERS: Final = {
    "/usr/include/stdio.h": "libc6-dev",
    "/usr/include/squashfuse/squashfuse.h": "libsquashfuse-dev",
    "/usr/include/lzma.h": "liblzma-dev",
}
"""For the AppImage's runtime."""

XZ: Final = ["xz", "-T1", "--x86", "--lzma2=preset=9e"]
"""Machine code packs better when the addresses in its jumps are made absolute before. One thread: as many make other
bytes."""


def run(command: list[str], folder: Path | None = None) -> str:
    """Run a tool and return what it printed. Raises `RuntimeError` with its words where it fails."""
    done = subprocess.run(command, cwd=folder, env=build_environment(), capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout
