"""The AppImage: one file that is made executable and started. Its head is our own small runtime."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from pathlib import Path
from typing import Final

from artefacts.project import PROJECT, stamp_times
from artefacts.runtime import compile_runtime
from artefacts.tools import run
from artefacts.tree import PLACE

MAGIC: Final = b"AI\x02"
"""Marks an AppImage of type 2, in the unused bytes of the ELF head."""


def make_appimage(tree: Path, folder: Path) -> Path:
    """Pack the tree behind the runtime. The runtime knows the sum of what follows it: a changed program is unpacked
    anew."""
    made = folder / f"Takhte-{PROJECT.version}-x86_64.AppImage"
    with tempfile.TemporaryDirectory(prefix="takhte-appimage-") as temporary:
        image = Path(temporary) / "image"
        pack(lay(tree, Path(temporary) / "AppDir"), image)
        content = image.read_bytes()
        head = Path(temporary) / "runtime"
        compile_runtime(head, f"{PROJECT.version}-{hashlib.sha256(content).hexdigest()[:16]}")
        runtime = bytearray(head.read_bytes())
        runtime[8:11] = MAGIC
        made.write_bytes(bytes(runtime) + content)
    made.chmod(0o755)
    return made


def lay(tree: Path, folder: Path) -> Path:
    """The tree with what AppImage tools look for at its top."""
    shutil.copytree(tree, folder, symlinks=True)
    (folder / "AppRun").symlink_to(f"{PLACE}/takhte")
    (folder / "takhte.desktop").symlink_to("usr/share/applications/takhte.desktop")
    (folder / "takhte.png").symlink_to("usr/share/icons/hicolor/256x256/apps/takhte.png")
    (folder / ".DirIcon").symlink_to("takhte.png")
    stamp_times(folder)
    return folder


def pack(folder: Path, image: Path) -> None:
    """One file system of a folder, the same bytes each time. Times come from SOURCE_DATE_EPOCH. The head unpacks xz
    and nothing else; `bcj` makes machine code smaller before."""
    how = ["-comp", "xz", "-Xbcj", "x86", "-b", "1M", "-all-root", "-no-xattrs", "-no-progress", "-processors", "1"]
    run(["mksquashfs", str(folder), str(image), *how])
