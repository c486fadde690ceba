"""Makes the standalone program in `dist/takhte` and tries it: it starts, passes its self-test and plays.

Runs in the development environment: ``make build``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PROGRAM = DIST / "takhte" / ("takhte.exe" if os.name == "nt" else "takhte")
MEGABYTE = 1_000_000


def main() -> int:
    """Build, then try what was built; the exit code is that of the first step that fails."""
    build()
    print(f"{PROGRAM.parent}: {size_of(PROGRAM.parent) / MEGABYTE:.0f} MB")
    return try_out(PROGRAM)


def build() -> None:
    """Run PyInstaller. Raises `CalledProcessError` where it fails."""
    shutil.rmtree(DIST / "takhte", ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(DIST), "--workpath", str(DIST / "work")]
    subprocess.run([*command, *places, str(ROOT / "packaging" / "takhte.spec")], check=True, cwd=ROOT)


def try_out(program: Path) -> int:
    """Use the program as a person would, in an empty home, without a display, away from the sources."""
    with tempfile.TemporaryDirectory() as home:
        environ = {"TAKHTE_HOME": home, "QT_QPA_PLATFORM": "offscreen", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
        kept = str(Path(home) / "kept")
        for arguments in (
            ["--version"],
            ["selftest"],
            ["simulate", "skyjo", "--games", "4", "--players", "random,greedy", "--jobs", "2", "--save", kept],
            ["replay", str(Path(kept) / "skyjo-000000.takhte")],
            ["demo", str(Path(home) / "demo")],
        ):
            print(f"\n$ takhte {' '.join(arguments)}", flush=True)
            done = subprocess.run([str(program), *arguments], env=environ, cwd=home, check=False)
            if done.returncode:
                print(f"This failed with exit code {done.returncode}.")
                return done.returncode
        pictures = sorted(path.name for path in (Path(home) / "demo").rglob("*.png"))
    print(f"\nThe demo drew {len(pictures)} pictures.")
    return 0 if pictures else 1


def size_of(folder: Path) -> int:
    """Bytes of all files under a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


if __name__ == "__main__":
    sys.exit(main())
