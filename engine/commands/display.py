"""What a window needs of a Linux system: Qt's libraries and a display to open it on.

Standard library only: `packaging/bootstrap.py` uses this before anything is installed.
"""

import ctypes
import sys
from collections.abc import Mapping
from typing import Final

OFFSCREEN_LIBRARIES: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""What Qt loads even without a display, with the Debian package that brings it."""

WINDOW_LIBRARIES: Final = {
    **OFFSCREEN_LIBRARIES,
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-shape.so.0": "libxcb-shape0",
}
"""What it needs for a window on X11 besides."""

BUNDLE_LIBRARIES: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxcb.so.1": "libxcb1",
}
"""What the standalone program takes from the system; it brings the rest along."""


def missing_packages(libraries: Mapping[str, str]) -> list[str]:
    """The packages whose library cannot be loaded here; none on systems other than Linux."""
    if not sys.platform.startswith("linux"):
        return []
    return [package for library, package in libraries.items() if not _loads(library)]


def install_command(packages: list[str]) -> str:
    """The one command for a person to type."""
    return f"sudo apt-get install -y {' '.join(packages)}"


def has_display(environ: Mapping[str, str]) -> bool:
    """Whether a window can be opened. Qt would end the process with a long complaint where it cannot."""
    if not sys.platform.startswith("linux"):
        return True
    platform = environ.get("QT_QPA_PLATFORM", "")
    if platform and not platform.startswith(("xcb", "wayland")):
        return True  # offscreen, vnc and the like need none
    if environ.get("WAYLAND_DISPLAY"):
        return True
    return bool(environ.get("DISPLAY")) and _x11_answers(environ["DISPLAY"])


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _x11_answers(display: str) -> bool:
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # not to be told from here; missing libraries are another complaint
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    answers = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return answers
