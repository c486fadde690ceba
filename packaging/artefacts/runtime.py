"""The head of the AppImage: compiled static, and which libraries that puts into it."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import Final

from artefacts.components import Component, UnknownOriginError, debian_package, of_debian
from artefacts.tools import run

SOURCE: Final = Path(__file__).with_name("appimage_runtime.c")
LIBRARIES: Final = ("-lsquashfuse", "-llzma")
PLACE: Final = "the head of the AppImage"
LICENCES: Final = {
    "libc6-dev": "LGPL-2.1-or-later (the C library)",
    "libgcc": "GPL-3.0-or-later WITH GCC-exception-3.1 (the compiler's own functions)",
    "liblzma-dev": "public domain (the library of XZ Utils)",
    "libsquashfuse-dev": "BSD-2-Clause",
}
"""The beginning of a package's name → what its part in there is under. The package's own file, printed below the list,
tells of programs and tests too."""


def compile_runtime(program: Path, key: str) -> str:
    """Static, so that it starts on every Linux. No build identifier: it would tell of the folder. Returns the linker's
    map, which names every part of a library that was taken."""
    flags = ["-Os", "-static", "-s", "-Wall", "-Wextra", "-Werror", "-Wl,--build-id=none", f'-DKEY="{key}"']
    with tempfile.TemporaryDirectory(prefix="takhte-map-") as temporary:
        told = Path(temporary) / "map"
        run(["gcc", *flags, f"-Wl,-Map={told}", "-o", str(program), str(SOURCE), *LIBRARIES])
        return told.read_text(encoding="utf-8")


def linked_libraries(told: str) -> set[Path]:
    """The archives and objects of the system that a linker's map names as taken; an archive of which nothing was taken
    is not among them."""
    archives = re.findall(r"^(/\S+\.a)\(", told, re.MULTILINE)
    objects = re.findall(r"^LOAD (/\S+\.o)$", told, re.MULTILINE)
    return {Path(name).resolve() for name in [*archives, *objects] if name.startswith("/usr/")}


def static_components() -> list[Component]:
    """The libraries in the head, as the system's packages describe them. Raises `UnknownOriginError` for one of which
    nobody has looked up what it is under."""
    with tempfile.TemporaryDirectory(prefix="takhte-runtime-") as temporary:
        libraries = linked_libraries(compile_runtime(Path(temporary) / "runtime", "none"))
    packages = {package for path in libraries if (package := debian_package(path)) is not None}
    return [_component(package) for package in sorted(packages)]


def _component(package: str) -> Component:
    found = of_debian(package)
    for beginning, licence in LICENCES.items():
        if package.startswith(beginning):
            found.licence, found.place = licence, PLACE
            return found
    raise UnknownOriginError(f"{package} is linked into {PLACE}, and nobody has said what it is under")
