"""Makes the program for Windows and its installers, with the sums of all."""

from __future__ import annotations

import shutil
import sys
from typing import Final

from artefacts.checksums import write_sums
from artefacts.components import NAME
from artefacts.project import ROOT
from windows.files import listed
from windows.interpreter import SYSTEMS_OWN, InterpreterError, made_interpreter
from windows.msi import make_msi
from windows.nsis import make_setup
from windows.tools import ARTEFACTS, ONEDIR
from windows.wine import windows_path

MEGABYTE: Final = 1_000_000


def dist_windows() -> int:
    """Everything, on Linux, under Wine; the exit code."""
    try:
        build_program()
    except InterpreterError as error:
        print(error, file=sys.stderr)
        return 2
    return pack_windows()


def build_program() -> None:
    """Run the build script in Wine's Windows."""
    wine, python = made_interpreter()
    shutil.rmtree(ONEDIR, ignore_errors=True)
    script = ROOT / "packaging" / "build.py"
    print(wine.run(str(python), "-B", windows_path(script), "program", folder=ROOT), end="", flush=True)


def pack_windows() -> int:
    """The installers of the program that was built, its licences and the sums."""
    shutil.rmtree(ARTEFACTS, ignore_errors=True)
    ARTEFACTS.mkdir(parents=True)
    left = [path.name for path in ONEDIR.rglob("*.dll") if path.name.lower().startswith(SYSTEMS_OWN)]
    if left:
        raise RuntimeError(f"These are the system's own and must not be passed on: {', '.join(left)}")
    print(f"{ONEDIR}: {sum(each.source.stat().st_size for each in listed(ONEDIR)) / MEGABYTE:.1f} MB", flush=True)
    for make in (make_setup,) if sys.platform == "win32" else (make_setup, make_msi):
        made = make(ONEDIR, ARTEFACTS)
        print(f"{made.name}: {made.stat().st_size / MEGABYTE:.1f} MB", flush=True)
    shutil.copyfile(ONEDIR / "_internal" / NAME, ARTEFACTS / NAME)
    print(write_sums(ARTEFACTS).read_text(encoding="utf-8"), end="")
    return 0
