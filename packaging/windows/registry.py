"""What an installed Takhte writes into the person's own part of Windows' registry, and takes out again: its entry in
the list of programs, and that a double click on a match opens it.

The texts hold names in braces: `{folder}` where the program lies, `{match}` what a match is called, and those of the
entry in the list of programs. Both installers put their own words there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from artefacts.project import PROJECT

CLASSES: Final = "Software\\Classes"
UNINSTALL: Final = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Takhte"
KIND: Final = "Takhte.Match"
"""Windows' name for the kind of file."""
SUFFIX_KEY: Final = f"{CLASSES}\\{PROJECT.suffix}"
OWN: Final = "Software\\Takhte"
PACKAGE: Final = "Package"
"""A value in our own key by which the setup program sees that Windows Installer has installed Takhte already."""
PUBLISHER: Final = PROJECT.maintainer.partition(" <")[0]


@dataclass(frozen=True)
class Value:
    """One value below HKEY_CURRENT_USER. `name` empty: the key's own. `shared`: in its key others may write too."""

    key: str
    name: str
    data: str | int
    shared: bool = False


ASSOCIATION: Final = (
    Value(SUFFIX_KEY, "", KIND, shared=True),
    Value(SUFFIX_KEY, "Content Type", PROJECT.mime_type, shared=True),
    Value(f"{SUFFIX_KEY}\\OpenWithProgids", KIND, "", shared=True),
    Value(f"{CLASSES}\\{KIND}", "", "{match}"),
    Value(f"{CLASSES}\\{KIND}", "FriendlyTypeName", "{match}"),
    Value(f"{CLASSES}\\{KIND}\\DefaultIcon", "", "{folder}\\takhte.exe,0"),
    Value(f"{CLASSES}\\{KIND}\\shell\\open\\command", "", '"{folder}\\takhte.exe" "%1"'),
)
PROGRAM: Final = (
    Value(UNINSTALL, "DisplayName", "{title}"),
    Value(UNINSTALL, "DisplayVersion", PROJECT.version),
    Value(UNINSTALL, "Publisher", PUBLISHER),
    Value(UNINSTALL, "DisplayIcon", "{folder}\\takhte.exe,0"),
    Value(UNINSTALL, "InstallLocation", "{folder}"),
    Value(UNINSTALL, "UninstallString", '"{folder}\\uninstall.exe"'),
    Value(UNINSTALL, "QuietUninstallString", '"{folder}\\uninstall.exe" /S'),
    Value(UNINSTALL, "NoModify", 1),
    Value(UNINSTALL, "NoRepair", 1),
)
"""Windows Installer writes an entry of its own."""


def own_keys(values: tuple[Value, ...]) -> list[str]:
    """The keys that go whole: the outermost of those in which nobody else writes."""
    keys = {value.key for value in values if not value.shared}
    return sorted(key for key in keys if not any(key.startswith(f"{other}\\") for other in keys))


def shared_keys(values: tuple[Value, ...]) -> list[str]:
    """The keys that go where they are empty afterwards, the inner ones first."""
    return sorted({value.key for value in values if value.shared}, reverse=True)
