"""Makes the standalone program in `dist/takhte` and everything a person downloads in `dist/artefacts`.

Runs in the development environment: `make build` makes the program and tries it out, `make dist` makes the artefacts,
`make dist-windows` those for Windows under Wine. On Windows itself everything is in `dist/windows`.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]
from artefacts.project import DIST, build_environment  # noqa: E402

PROGRAM = DIST / "takhte" / ("takhte-console.exe" if sys.platform == "win32" else "takhte")
WORK = DIST / "work" / "takhte"
MEGABYTE = 1_000_000
PACKED = {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"} if sys.platform == "win32" else {}
"""Windows' two programs hold the same code; unpacked, the setup program's own compression makes little of it."""


def main(argv: list[str]) -> int:
    """Build, then try what was built, and perhaps pack it; the exit code is that of the first step that fails. Among
    the arguments, "program" stops before that, and "dist-windows" makes what Wine can."""
    if argv == ["dist-windows"]:
        from windows.build import dist_windows

        return dist_windows()
    build(argv)
    if argv == ["program"]:
        return 0
    if sys.platform == "darwin" and argv == ["dist"]:
        return mac_image()
    print(f"{PROGRAM.parent}: {size_of(PROGRAM.parent) / MEGABYTE:.1f} MB", flush=True)
    if argv == ["dist"]:
        return windows_setup() if sys.platform == "win32" else try_out(PROGRAM) or dist()
    return try_out(PROGRAM)


def build(argv: list[str]) -> None:
    """Run PyInstaller and list what it bundled. Raises `CalledProcessError` where it fails, `KeyError` for a library
    of the system whose package is not known."""
    from artefacts.components import NAME, components_text, find_components, listed_files
    from artefacts.ordering import sort_archive
    from artefacts.project import stamp_times
    from artefacts.run_paths import forget_build_folders
    from artefacts.runtime import static_components
    from artefacts.system import sources

    shutil.rmtree(DIST / "takhte", ignore_errors=True)
    subprocess.run([sys.executable, str(ROOT / "packaging" / "translations.py"), "compile"], check=True)
    if sys.platform == "darwin":
        from artefacts.icons import write_icons

        write_icons(DIST / "icons")
    if sys.platform == "win32":
        from artefacts.icons import write_ico

        write_ico(DIST / "takhte.ico")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    places = ["--distpath", str(DIST), "--workpath", str(DIST / "work")]
    spec = str(ROOT / "packaging" / "takhte.spec")
    subprocess.run([*command, *places, spec], check=True, cwd=ROOT, env=build_environment() | PACKED)
    sort_archive(PROGRAM.parent / "_internal" / "base_library.zip")
    components = find_components(listed_files(WORK))
    if sys.platform.startswith("linux"):
        forget_build_folders(PROGRAM.parent)
        sources(PROGRAM.parent)
        if argv == ["dist"]:
            components += static_components()
    (PROGRAM.parent / "_internal" / NAME).write_text(components_text(components), encoding="utf-8")
    stamp_times(PROGRAM.parent)


def dist() -> int:
    """Pack the program in every form of this system, with the sums of all."""
    from artefacts.appimage import make_appimage
    from artefacts.checksums import write_sums
    from artefacts.deb import make_deb
    from artefacts.project import ARTEFACTS
    from artefacts.rpm import make_rpm
    from artefacts.tarball import make_tarball
    from artefacts.tree import make_tree

    shutil.rmtree(ARTEFACTS, ignore_errors=True)
    ARTEFACTS.mkdir(parents=True)
    with tempfile.TemporaryDirectory(prefix="takhte-tree-") as temporary:
        tree = Path(temporary) / "tree"
        make_tree(PROGRAM.parent, tree)
        for make in (make_tarball, make_deb, make_rpm, make_appimage):
            made = make(tree, ARTEFACTS)
            print(f"{made.name}: {made.stat().st_size / MEGABYTE:.1f} MB", flush=True)
    shutil.copyfile(PROGRAM.parent / "_internal" / "LICENCES.txt", ARTEFACTS / "LICENCES.txt")
    print(write_sums(ARTEFACTS).read_text(encoding="utf-8"), end="")
    return 0


def mac_image() -> int:
    """The disk image for macOS, with its sum."""
    from artefacts.checksums import write_sums
    from artefacts.macos import make_image
    from artefacts.project import ARTEFACTS

    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    make_image(DIST / "Takhte.app", ARTEFACTS)
    print(write_sums(ARTEFACTS).read_text(encoding="utf-8"), end="")
    return 0


def windows_setup() -> int:
    """On Windows itself: the setup program, where makensis is installed."""
    from windows.build import pack_windows

    return pack_windows()


def try_out(program: Path) -> int:
    """Use the program as a person would, in an empty home, without a display, away from the sources."""
    with tempfile.TemporaryDirectory() as home:
        environ = {"TAKHTE_HOME": home, "QT_QPA_PLATFORM": "offscreen", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
        if sys.platform == "win32":  # which starts no program without a good part of its environment
            environ = build_environment() | {"TAKHTE_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
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
    sys.exit(main(sys.argv[1:]))
