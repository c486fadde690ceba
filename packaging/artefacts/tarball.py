"""The archive for every other Linux: unpacked anywhere it runs, and `install.sh` puts it into the person's menu."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from artefacts.project import DATA, PROJECT, source_epoch, stamp_times
from artefacts.tools import XZ, run
from artefacts.tree import PLACE


def make_tarball(tree: Path, folder: Path) -> Path:
    """Pack the program as it lies under `usr/lib`, with the rest of the tree beside it."""
    name = f"takhte-{PROJECT.version}-linux-x86_64"
    made = folder / f"{name}.tar.xz"
    with tempfile.TemporaryDirectory(prefix="takhte-tar-") as temporary:
        top = Path(temporary) / name
        shutil.copytree(tree / PLACE, top, symlinks=True)
        shutil.copytree(tree / "usr/share", top / "share", symlinks=True)
        for unwanted in ("doc", "man"):
            shutil.rmtree(top / "share" / unwanted)
        for script in ("install.sh", "uninstall.sh"):
            shutil.copyfile(DATA / script, top / script)
            (top / script).chmod(0o755)
        stamp_times(top)
        plain = Path(temporary) / f"{name}.tar"
        order = [
            "--sort=name",
            "--owner=0",
            "--group=0",
            "--numeric-owner",
            f"--mtime=@{source_epoch()}",
            "--format=gnu",
        ]
        run(["tar", *order, "-C", temporary, "-cf", str(plain), name])
        run([*XZ, str(plain)])
        shutil.move(f"{plain}.xz", made)
    return made
