"""What is inside the bundle and under which licence: found from the lists that PyInstaller leaves, file by file.

A file comes from a Python package, from Python itself, from a Debian package or from us; a file of none of these stops
the build, because nobody would know its licence.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Final

from artefacts.project import PROJECT, ROOT
from windows.origins import LICENCES, ORIGIN, Origin, file_version, is_our_forwarder, origin_of

NAME: Final = "LICENCES.txt"
TEXTS: Final = ROOT / "packaging" / "licences"
COMMON: Final = Path("/usr/share/common-licenses")
QT: Final = ("pyside6-essentials", "shiboken6")
QT_LICENCE: Final = "LGPL-3.0-only (of LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only)"

RELINKING: Final = (
    "That head is linked statically. You may link it anew with your own version of these libraries: its source is",
    "packaging/artefacts/appimage_runtime.c of Takhte's sources, under the MIT licence, and runtime.py beside it has",
    "the command. What follows the head in the file is a SquashFS image, which stays as it is. The libraries' sources",
    "are Debian's source packages of the versions above.",
)


@dataclass
class Component:
    """`texts` are the licences' own words, by the name of the file they come from. `place` is where it is, if that is
    not the bundle."""

    name: str
    version: str
    licence: str
    files: set[str] = field(default_factory=set)
    texts: dict[str, str] = field(default_factory=dict)
    place: str = ""


class UnknownOriginError(RuntimeError):
    """A bundled file that belongs to no known component."""


def listed_files(work: Path) -> dict[str, Path]:
    """Name in the bundle → where it was taken from, of the folder and of the Python archive."""
    found: dict[str, Path] = {}
    for toc in (work / "COLLECT-00.toc", work / "PYZ-00.toc"):
        for entries in ast.literal_eval(toc.read_text(encoding="utf-8")):
            if isinstance(entries, list):
                found |= {name: Path(source) for name, source, kind in entries if kind != "SYMLINK" and source != "-"}
    return {name: source for name, source in found.items() if not source.is_relative_to(work)}


def find_components(files: dict[str, Path]) -> list[Component]:
    """The components of these files, by name. Raises `UnknownOriginError`."""
    found: dict[str, Component] = {"pyinstaller": _of_distribution(_named("pyinstaller"))}
    owners = _owners()
    for name, source in files.items():
        if _is_ours(source):
            continue
        known, origin = owners.get(source.resolve()), origin_of(source)
        if origin is not None:
            component = found.setdefault(origin.component, _of_windows(origin, source))
        elif known is not None:
            component = found.setdefault(known.name, _of_distribution(known))
        elif _is_python(source):
            component = found.setdefault("python", _python())
        else:
            package = debian_package(source)
            if package is None:
                raise UnknownOriginError(f"{source} is bundled, and nothing tells whose it is")
            component = found.setdefault(package, of_debian(package))
        component.files.add(name)
    return sorted(found.values(), key=lambda component: component.name.lower())


def components_text(components: list[Component]) -> str:
    """A list, then every licence's own words."""
    lines = [
        f"Takhte {PROJECT.version} is under the MIT licence, its typeface under the SIL Open Font License 1.1.",
        "Qt and PySide6 are used under the GNU LGPL 3, unchanged and as separate libraries in _internal/PySide6, which",
        "you may replace by your own. Their sources are at https://download.qt.io; what Qt itself was made of, ICU",
        "among it, is listed at https://doc.qt.io/qt-6/licenses-used-in-qt.html.",
        "",
        *_table([each for each in components if not each.place]),
    ]
    for place in sorted({each.place for each in components if each.place}):
        lines += ["", f"Linked into {place} and in nothing else:", ""]
        lines += _table([each for each in components if each.place == place])
        lines += ["", *RELINKING]
    for each in components:
        for source, text in sorted(each.texts.items()):
            lines += ["", "=" * 100, f"{each.name}: {source}", "=" * 100, text.strip()]
    for name, text in common_texts(components).items():
        lines += ["", "=" * 100, name, "=" * 100, text.strip()]
    return "\n".join([*lines, ""])


def _table(components: list[Component]) -> list[str]:
    head = f"{'component':32} {'version':26} licence"
    return [head, *(f"{each.name:32} {each.version:26} {each.licence}" for each in components)]


def common_texts(components: list[Component]) -> dict[str, str]:
    """The licences that Debian's files only point to, and those of Qt."""
    told = "\n".join(text for each in components for text in each.texts.values())
    pointed = sorted(set(re.findall(r"/usr/share/common-licenses/([\w.-]*\w)", told)))
    texts = {name: (COMMON / name).read_text(encoding="utf-8") for name in pointed if (COMMON / name).exists()}
    return texts | {path.stem: path.read_text(encoding="utf-8") for path in sorted(TEXTS.glob("*.txt"))}


def debian_package(path: Path) -> str | None:
    """The package a file of the system belongs to; None on systems that have no such packages."""
    if shutil.which("dpkg") is None:
        return None
    real = path.resolve()
    for candidate in (
        path,
        real,
        *(Path("/") / each.relative_to("/usr") for each in (path, real) if each.is_relative_to("/usr")),
    ):
        done = subprocess.run(["dpkg", "-S", str(candidate)], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return done.stdout.split(":")[0]
    return None


def of_debian(package: str) -> Component:
    """A component as its package describes it."""
    asked = ["dpkg-query", "-W", "-f", "${Version}\n", package]
    version = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split()[0]
    path = Path("/usr/share/doc") / package / "copyright"
    text = path.read_text(encoding="utf-8", errors="replace")
    named = sorted({name.strip() for name in re.findall(r"^License:\s*(\S.*)$", text, re.MULTILINE)})
    licence = "; ".join(named) if named else "see its text below"
    return Component(package, version, licence, texts={str(path): text})


def _of_distribution(found: Distribution) -> Component:
    name = found.metadata["Name"]
    texts = {
        Path(str(path)).name: Path(str(found.locate_file(path))).read_text(encoding="utf-8")
        for path in found.files or ()
        if re.match(r"(LICEN[CS]E|COPYING)", Path(str(path)).name) and ".dist-info" in str(path)
    }
    told = found.metadata.json
    licence = str(told.get("license_expression") or told.get("license") or "see its text below")
    if name.lower().replace("_", "-") in QT:
        licence = QT_LICENCE
    return Component(name, found.version, licence.splitlines()[0], texts=texts)


def _of_windows(origin: Origin, source: Path) -> Component:
    text = (LICENCES / origin.text).read_text(encoding="utf-8")
    return Component(origin.component, file_version(source), origin.licence, texts={origin.text: text})


def _python() -> Component:
    texts = {path.name: path.read_text(encoding="utf-8") for path in _python_licences() if path.exists()}
    return Component("python", ".".join(map(str, sys.version_info[:3])), "PSF-2.0", texts=texts)


def _python_licences() -> list[Path]:
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    beside = [Path(sys.base_prefix) / name for name in ("LICENSE.txt", "PARTS.txt", ORIGIN)]
    return [*beside, Path("/usr/share/doc") / version / "copyright"]


def _is_ours(source: Path) -> bool:
    """Whether that is of the sources; an interpreter may lie among them."""
    python = Path(sys.base_prefix)
    of_python = python.is_relative_to(ROOT) and source.is_relative_to(python)
    sourced = source.is_relative_to(ROOT) and ".venv" not in source.parts and not of_python
    return sourced or is_our_forwarder(source)


def _is_python(source: Path) -> bool:
    # Elsewhere than on Linux the libraries that Python needs lie beside it.
    beside = not sys.platform.startswith("linux") and source.is_relative_to(sys.base_prefix)
    return beside or source.is_relative_to(Path(ast.__file__).parent) or "libpython" in source.name


def _named(name: str) -> Distribution:
    return next(found for found in distributions() if found.metadata["Name"].lower() == name)


def _owners() -> dict[Path, Distribution]:
    """Every file of the environment → the package that brought it."""
    return {
        Path(str(found.locate_file(path))).resolve(): found for found in distributions() for path in found.files or ()
    }
