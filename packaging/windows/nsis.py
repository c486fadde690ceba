"""The setup program for Windows, by NSIS: what `setup.nsi` leaves open is filled in here."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from artefacts.project import PROJECT, stamp_times
from artefacts.tools import run
from windows.files import Listed, folders, kilobytes, listed
from windows.pictures import Pictures, write_pictures
from windows.registry import (
    ASSOCIATION,
    KIND,
    OWN,
    PACKAGE,
    PROGRAM,
    PUBLISHER,
    SUFFIX_KEY,
    UNINSTALL,
    Value,
    own_keys,
    shared_keys,
)
from windows.tools import FOLDER

if TYPE_CHECKING:
    from collections.abc import Iterable

SCRIPT: Final = FOLDER / "setup.nsi"
INNER: Final = "$INSTDIR"
WORDS: Final = {"folder": INNER, "match": "$(MatchName)", "title": "$(ProgramName)"}
USUAL_PLACE: Final = Path("C:/Program Files (x86)/NSIS/makensis.exe")
"""Where NSIS puts itself on Windows; there it makes 32-bit setups only, which install the same."""


def found_makensis() -> str | None:
    """The compiler of setup programs, or None."""
    return shutil.which("makensis") or (str(USUAL_PLACE) if USUAL_PLACE.is_file() else None)


def make_setup(onedir: Path, folder: Path, version: str = PROJECT.version) -> Path:
    """Make the setup program of a onedir. Raises `RuntimeError` with the words of makensis."""
    makensis = found_makensis()
    if makensis is None:
        raise RuntimeError("makensis is not installed; on Debian: apt-get install nsis")
    made = folder.resolve() / f"Takhte-{version}-setup.exe"
    with tempfile.TemporaryDirectory(prefix="takhte-setup-") as temporary:
        pictures = write_pictures(Path(temporary))
        script = Path(temporary) / "setup.nsi"
        script.write_text(script_text(listed(onedir.resolve()), made, pictures, version), encoding="utf-8-sig")
        stamp_times(Path(temporary))  # the pictures' times go in too
        run([makensis, "-V2", "-WX", str(script)])
    return made


def script_text(files: list[Listed], made: Path, pictures: Pictures, version: str = PROJECT.version) -> str:
    """The whole script."""
    size = Value(UNINSTALL, "EstimatedSize", kilobytes(files))
    values = (*ASSOCIATION, *(_versioned(value, version) for value in PROGRAM), size)
    filled = {
        "TARGET": "x86-unicode" if sys.platform == "win32" else "amd64-unicode",
        "OUTPUT": str(made),
        "ICON": str(pictures.icon),
        "SIDE_PICTURE": str(pictures.side),
        "VERSION": version,
        "NUMBERS": ".".join([*version.split("."), "0", "0", "0", "0"][:4]),
        "PUBLISHER": PUBLISHER,
        "UNINSTALL": UNINSTALL,
        "OWN": OWN,
        "PACKAGE": PACKAGE,
        "INSTALL_FILES": lines(install_lines(files)),
        "DELETE_FILES": lines(delete_lines(files)),
        "WRITE_REGISTRY": lines(write_line(value) for value in values),
        "DELETE_REGISTRY": lines(forget_lines(values)),
    }
    text = SCRIPT.read_text(encoding="utf-8")
    for name, value in filled.items():
        text = text.replace(f"@{name}@", value)
    return text


def install_lines(files: list[Listed]) -> list[str]:
    """Lay each file into its folder."""
    told: list[str] = []
    current = None
    for source, place in files:
        if place.parent != current:
            current = place.parent
            told.append(f"SetOutPath {quoted(INNER, str(current) if current.parts else '')}")
        told.append(f'File "/oname={place.name}" "{source}"')
    return told


def delete_lines(files: list[Listed]) -> list[str]:
    """Take each file away, then each folder that is empty by then."""
    told = [f"Delete {quoted(INNER, str(place))}" for _, place in files]
    return told + [f"RMDir {quoted(INNER, str(place))}" for place in folders(files)]


def write_line(value: Value) -> str:
    """Write one value into the registry."""
    place = f'HKCU "{value.key}" "{value.name}"'
    if isinstance(value.data, int):
        return f"WriteRegDWORD {place} {value.data}"
    return f"WriteRegStr {place} '{value.data.format(**WORDS)}'"


def forget_lines(values: tuple[Value, ...]) -> list[str]:
    """Take out of the registry what `write_line` wrote; of what others may have changed, only what is still ours."""
    shared = [value for value in values if value.shared]
    listings = [value for value in shared if _listing(value)]
    told = [f'ReadRegStr $1 HKCU "{SUFFIX_KEY}" ""', f'${{If}} $1 == "{KIND}"']
    told += [f"  {_delete_line(value)}" for value in shared if value not in listings]
    told += ["${EndIf}", *map(_delete_line, listings)]
    told += [f'DeleteRegKey /ifempty HKCU "{key}"' for key in shared_keys(values)]
    return told + [f'DeleteRegKey HKCU "{key}"' for key in own_keys(values)]


def lines(told: Iterable[str]) -> str:
    """As a part of a section."""
    return "\n".join(f"  {line}" for line in told)


def quoted(folder: str, place: str) -> str:
    """A path on the person's computer."""
    return f'"{folder}\\{place}"' if place else f'"{folder}"'


def _delete_line(value: Value) -> str:
    return f'DeleteRegValue HKCU "{value.key}" "{value.name}"'


def _listing(value: Value) -> bool:
    """Whether it is an entry of ours in a list of programs, which stands beside those of others."""
    return value.name == KIND


def _versioned(value: Value, version: str) -> Value:
    return Value(value.key, value.name, version) if value.name == "DisplayVersion" else value
