"""What the bundle needs of the system it runs on, found in its machine code, and the packages that bring it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from trimming import needed_libraries

if TYPE_CHECKING:
    from pathlib import Path


class Source(NamedTuple):
    """The packages that bring a library: Debian's, and what rpm calls it for any distribution."""

    debian: str
    rpm: str


SOURCES: Final = {
    "libstdc++.so.6": Source("libstdc++6", "libstdc++.so.6()(64bit)"),
    "libgcc_s.so.1": Source("libgcc-s1", "libgcc_s.so.1()(64bit)"),
    "libGL.so.1": Source("libgl1", "libGL.so.1()(64bit)"),
    "libEGL.so.1": Source("libegl1", "libEGL.so.1()(64bit)"),
    "libX11.so.6": Source("libx11-6", "libX11.so.6()(64bit)"),
    "libX11-xcb.so.1": Source("libx11-xcb1", "libX11-xcb.so.1()(64bit)"),
    "libxcb.so.1": Source("libxcb1", "libxcb.so.1()(64bit)"),
    "libdbus-1.so.3": Source("libdbus-1-3", "libdbus-1.so.3()(64bit)"),
    "libwayland-client.so.0": Source("libwayland-client0", "libwayland-client.so.0()(64bit)"),
    "libwayland-cursor.so.0": Source("libwayland-cursor0", "libwayland-cursor.so.0()(64bit)"),
    "libwayland-egl.so.1": Source("libwayland-egl1", "libwayland-egl.so.1()(64bit)"),
}
C_LIBRARY: Final = (
    "libc.so",
    "libm.so",
    "libdl.so",
    "libpthread.so",
    "librt.so",
    "libutil.so",
    "libresolv.so",
    "ld-linux",
)
FOLDER_PACKAGES: Final = ("hicolor-icon-theme", "shared-mime-info")
"""What rpm's packages ask for besides, by these names everywhere: they own the folders in which icons and types lie, so
that removing leaves none, and bring both up to date."""
DATA_PACKAGES: Final = (Source("fontconfig-config", "fontconfig"), Source("xkb-data", "xkeyboard-config"))
"""Read while running, though nothing is linked with them: which fonts there are, what the keys say."""


def wanted_from_system(folder: Path) -> list[str]:
    """The libraries that something in the bundle is linked with and that are not in it, the C library left out."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    bundled = {path.name for path in files}
    wanted = {name for path in files if not path.is_symlink() for name in needed_libraries(path)} - bundled
    return sorted(name for name in wanted if not name.startswith(C_LIBRARY))


def sources(folder: Path) -> list[Source]:
    """The packages for that. Raises `KeyError` for a library whose package nobody has looked up yet."""
    wanted = wanted_from_system(folder)
    unknown = [name for name in wanted if name not in SOURCES]
    if unknown:
        raise KeyError(f"not bundled, and no package is named for them in system.py: {', '.join(unknown)}")
    return [*(SOURCES[name] for name in wanted), *DATA_PACKAGES]


def c_library_version(folder: Path) -> str:
    """The newest version of the C library that something in the bundle asks for, "2.34" or the like."""
    versions = {
        tuple(int(part) for part in version.split(".")) for path in machine_code(folder) for version in glibc(path)
    }
    return ".".join(str(part) for part in max(versions, default=(2, 31)))


def machine_code(folder: Path) -> list[Path]:
    """Programs and libraries."""
    found = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink()]
    return [path for path in found if _begins(path, b"\x7fELF")]


def _begins(path: Path, magic: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(magic)) == magic


def glibc(path: Path) -> set[str]:
    """The versions of the C library's symbols that a file asks for."""
    import re

    return set(re.findall(r"GLIBC_(\d+\.\d+)\b", path.read_bytes().decode("latin-1")))
