"""The libraries that Qt takes from a Linux system, and how a person brings them there.

Standard library only: `packaging/bootstrap.py` uses this before anything is installed.
"""

import ctypes
import shlex
import shutil
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
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
    "libxcb.so.1": "libxcb1",
}
"""What the standalone program takes from the system; it brings the rest along."""

WAYLAND_LIBRARIES: Final = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""What a window on Wayland needs besides."""

_ARCH: Final = {
    "libEGL.so.1": "libglvnd",
    "libGL.so.1": "libglvnd",
    "libX11.so.6": "libx11",
    "libX11-xcb.so.1": "libx11",
    "libdbus-1.so.3": "dbus",
    "libfontconfig.so.1": "fontconfig",
    "libgcc_s.so.1": "gcc-libs",
    "libglib-2.0.so.0": "glib2",
    "libstdc++.so.6": "gcc-libs",
    "libwayland-client.so.0": "wayland",
    "libwayland-cursor.so.0": "wayland",
    "libxcb-cursor.so.0": "xcb-util-cursor",
    "libxcb-icccm.so.4": "xcb-util-wm",
    "libxcb-keysyms.so.1": "xcb-util-keysyms",
    "libxcb-shape.so.0": "libxcb",
    "libxcb-xkb.so.1": "libxcb",
    "libxcb.so.1": "libxcb",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11",
    "libxkbcommon.so.0": "libxkbcommon",
}


def missing_libraries(libraries: Mapping[str, str]) -> dict[str, str]:
    """Those that cannot be loaded here, with their Debian packages; none on systems other than Linux."""
    if not sys.platform.startswith("linux"):
        return {}
    return {library: package for library, package in libraries.items() if not _loads(library)}


def missing_packages(libraries: Mapping[str, str]) -> list[str]:
    """The Debian packages of those."""
    return list(missing_libraries(libraries).values())


def install_command(missing: Mapping[str, str], path: str | None = None) -> str | None:
    """The one command for a person to type, for the package manager that is on their PATH, or on another `path`;
    None where there is none that we know, or a package of unknown name.

    rpm's packages say themselves which libraries they bring, so dnf and zypper are asked for the libraries."""
    provided = [f"{library}()(64bit)" for library in missing]
    for manager, command, packages in (
        ("apt-get", ["apt-get", "install", "-y"], list(missing.values())),
        ("dnf", ["dnf", "install", "-y"], provided),
        ("zypper", ["zypper", "--non-interactive", "install"], provided),
        ("pacman", ["pacman", "-S", "--needed"], [_ARCH.get(library, "") for library in missing]),
    ):
        if shutil.which(manager, path=path):
            return None if "" in packages else shlex.join(["sudo", *command, *dict.fromkeys(packages)])
    return None


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
