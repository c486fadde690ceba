"""Makes the program for Windows and its installers, with the sums of all."""

from __future__ import annotations

import shutil

from artefacts.project import ROOT
from windows.interpreter import made_interpreter
from windows.tools import ONEDIR
from windows.wine import windows_path


def dist_windows() -> int:
    """Everything, on Linux, under Wine."""
    build_program()
    return pack_windows()


def build_program() -> None:
    """Run the build script in Wine's Windows."""
    wine, python = made_interpreter()
    shutil.rmtree(ONEDIR, ignore_errors=True)
    script = ROOT / "packaging" / "build.py"
    print(wine.run(str(python), "-B", windows_path(script), "program", folder=ROOT), end="", flush=True)


def pack_windows() -> int:
    return 0
