"""The Debian packages that Windows artefacts are made and tried with, and where those lie."""

from __future__ import annotations

import sys
from typing import Final

from artefacts.project import DIST, ROOT

FOLDER: Final = ROOT / "packaging" / "windows"
OUTPUT: Final = DIST if sys.platform == "win32" else DIST / "windows"
"""Everything made for Windows, on whichever system."""
INTERPRETER: Final = OUTPUT / "interpreter"
ONEDIR: Final = OUTPUT / "takhte"
ARTEFACTS: Final = OUTPUT / "artefacts"
WINE: Final = "/usr/lib/wine/wine64"
SERVER: Final = "/usr/lib/wine/wineserver64"
COMPILER: Final = "x86_64-w64-mingw32-gcc"
OBJDUMP: Final = "x86_64-w64-mingw32-objdump"

BUILD_TOOLS: Final = {
    WINE: "wine64",
    "wine-stable": "wine",
    COMPILER: "gcc-mingw-w64-x86-64",
    OBJDUMP: "binutils-mingw-w64-x86-64",
    "makensis": "nsis",
    "wixl": "wixl",
}
TRIAL_TOOLS: Final = {**BUILD_TOOLS, "Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick"}
