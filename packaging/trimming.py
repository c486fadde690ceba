"""What belongs into the standalone program: Qt's plugins by name, libraries by who needs them.

PyInstaller brings along whatever a plugin that might be used needs, GTK and Kerberos among it: 159 MB. Here the plugins
of no use go first, then every library that nothing left over needs.
"""

from __future__ import annotations

import subprocess
from os.path import normpath
from pathlib import Path
from typing import Final, TypeAlias

Entry: TypeAlias = tuple[str, str, str]
"""As PyInstaller lists a file: its name in the bundle, where it is now, its kind."""

KEPT_PLUGINS: Final[dict[str, tuple[str, ...] | None]] = {
    "platforms": ("libqxcb", "libqoffscreen", "libqwayland", "qwindows", "qoffscreen", "libqcocoa"),
    "imageformats": ("libqsvg", "libqico", "libqjpeg", "qsvg", "qico", "qjpeg"),
    "iconengines": None,
    "platforminputcontexts": ("libibusplatforminputcontextplugin", "libcomposeplatforminputcontextplugin"),
    "wayland-shell-integration": ("libxdg-shell",),
    "wayland-decoration-client": None,
    "styles": ("libqmacstyle",),
}
"""Folder of Qt plugins → the beginnings of the names that stay, or None for all; other folders go. Nothing is drawn
through OpenGL, so neither are its ways into X11 and Wayland here."""

EXCLUDED: Final = [
    *("tkinter", "pytest", "hypothesis", "mypy", "setuptools", "pip", "pdb", "pydoc", "doctest", "unittest", "asyncio"),
    *("PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtDBus"),
    # Only for encrypted connections; `hashlib` has its own code for the sums that we need.
    *("ssl", "_ssl", "_hashlib"),
    # Archives; `shutil` and `zipfile` do without.
    *("bz2", "_bz2", "lzma", "_lzma"),
    # The network, which nothing here uses: `multiprocessing.connection` names it for another kind of pipe.
    *("xmlrpc", "http", "urllib.request", "xml", "pyexpat"),
    # Progress elsewhere than in a terminal.
    "tqdm.notebook",
    # Legacy encodings of East Asia. Linux is told to speak UTF-8 (takhte.spec); Windows has them in its Python.
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw", "_multibytecodec"),
]
"""Python modules that PyInstaller finds and nobody calls."""

DROPPED_LIBRARIES: Final = (
    *("libQt6Network", "libQt6Pdf", "libQt6Qml", "libQt6Quick", "libQt6VirtualKeyboard", "libQt6Test", "libQt6Sql"),
    *("Qt6Network", "Qt6Pdf", "Qt6Qml", "Qt6Quick", "Qt6VirtualKeyboard", "opengl32sw", "icuuc.dll", "api-ms-"),
)
"""Never needed; on Windows the last two are the system's own."""

SYSTEM_LIBRARIES: Final = (
    *("libc.so", "libm.so", "libdl.so", "libpthread.so", "librt.so", "libutil.so", "libresolv.so", "ld-linux"),
    *("libGL.", "libEGL.", "libGLX", "libGLdispatch", "libX11.", "libX11-xcb", "libxcb.so", "libdrm", "libgbm"),
    *("libwayland-client", "libwayland-cursor", "libwayland-egl", "libdbus-1", "libstdc++.so", "libgcc_s.so"),
)
"""Every Linux system brings its own, which must fit its drivers, its display and its C library. Those of the compiler
among them: drivers that want newer ones than ours would not load beside them."""


def is_kept(name: str) -> bool:
    """Whether a file may belong into the bundle, judged by its name alone."""
    path = Path(name)
    parts = path.parts
    if parts[:2] == ("resources", "pictures"):
        return False  # of the README
    if any(part.endswith(".dist-info") for part in parts):
        return path.name == "METADATA"  # the rest tells of the environment it was installed in
    if "translations" in parts and "PySide6" in parts:
        return path.name.startswith(("qtbase_fa", "qtbase_en"))
    if "plugins" in parts:
        folder = parts[parts.index("plugins") + 1]
        names = KEPT_PLUGINS.get(folder, ())
        return names is None or path.name.startswith(names)
    return not path.name.startswith((*DROPPED_LIBRARIES, *SYSTEM_LIBRARIES))


def trim(entries: list[Entry]) -> list[Entry]:
    """The files that stay: those kept by name, less the libraries that none of them needs any more."""
    named = [entry for entry in entries if is_kept(entry[0])]
    libraries = {
        Path(name).name: (name, source) for name, source, kind in named if is_library(name, kind) and kind != "SYMLINK"
    }
    waiting = [source for name, source, kind in named if not is_library(name, kind) and kind != "SYMLINK"]
    reached: set[str] = set()
    while waiting:
        for needed in needed_libraries(Path(waiting.pop())):
            if needed in libraries and needed not in reached:
                reached.add(needed)
                waiting.append(libraries[needed][1])
    return [entry for entry in named if not is_library(entry[0], entry[2]) or Path(entry[0]).name in reached]


def without_dangling(links: list[Entry], files: list[Entry]) -> list[Entry]:
    """The entries less the links to what is not among the files any more."""
    there = {name for name, _, kind in [*links, *files] if kind != "SYMLINK"}
    return [entry for entry in links if entry[2] != "SYMLINK" or target(entry) in there]


def target(link: Entry) -> str:
    """Where a link leads, as a name in the bundle."""
    return normpath(f"{Path(link[0]).parent}/{link[1]}")


def is_library(name: str, kind: str) -> bool:
    """Whether a file is there only for those that are linked with it: a shared library of Linux, or a link to one.
    Python's own is loaded by name."""
    base = Path(name).name
    return ".so." in base and not base.startswith("libpython") and kind in ("BINARY", "SYMLINK", "EXTENSION")


def needed_libraries(path: Path) -> list[str]:
    """The names a file of machine code is linked with; none for what is no such file."""
    done = subprocess.run(
        ["objdump", "-p", str(path)],
        capture_output=True,
        text=True,
        check=False,
        env={"LC_ALL": "C", "PATH": "/usr/bin"},
    )
    return [line.split()[1] for line in done.stdout.splitlines() if line.startswith("  NEEDED")]
