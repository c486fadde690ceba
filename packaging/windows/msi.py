"""The package for Windows Installer, by wixl: the same files, menu entry and association, for one person as well."""

from __future__ import annotations

import os
import re
import struct
import tempfile
from pathlib import Path, PureWindowsPath
from typing import Final
from uuid import NAMESPACE_DNS, uuid5
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from artefacts.project import PROJECT, source_epoch
from artefacts.tools import run
from windows.files import Listed, listed
from windows.pictures import write_pictures
from windows.registry import ASSOCIATION, OWN, PACKAGE, PUBLISHER, UNINSTALL, Value

NAMESPACE: Final = uuid5(NAMESPACE_DNS, PROJECT.identifier)
INNER: Final = "INSTALLFOLDER"
"""The property that holds the folder of the program, with a backslash at its end: `msiexec /i … INSTALLFOLDER=…`."""
OWN_KIND: Final = next(value for value in ASSOCIATION if not value.shared)
"""By this value Windows Installer sees that the association is there."""
TIME: Final = b"\x40\x00\x00\x00"
"""Marks a time in a package's summary: 8 bytes of 10 millionths of a second since 1601."""
TICKS: Final = 10_000_000
SECONDS_SINCE_1601: Final = 11_644_473_600
MADE_UP: Final = re.compile(rb"(\x27\x00\x00\x00)\{[0-9A-F-]{36}\}(\x00.)\x40\x00{3}.{8}\x40\x00{3}.{8}", re.DOTALL)
NEWER: Final = "A newer Takhte is installed."
OTHER: Final = "Takhte was installed by its setup program. Remove it first, then start this again."
"""English alone: libmsi in Debian 12 crashes at letters that are not ASCII. Windows itself speaks the person's language
while it installs."""


def make_msi(onedir: Path, folder: Path, version: str = PROJECT.version) -> Path:
    """Make the package of a onedir. Raises `RuntimeError` with the words of wixl."""
    made = folder.resolve() / f"Takhte-{version}.msi"
    with tempfile.TemporaryDirectory(prefix="takhte-msi-") as temporary:
        place = Path(temporary).resolve()
        icon = write_pictures(place).icon
        near = [Listed(relative(source.resolve(), place), path) for source, path in listed(onedir)]
        script = place / "takhte.wxs"
        script.write_bytes(source_text(near, relative(icon, place), version))
        run(["wixl", "--arch", "x64", "--output", str(made), script.name], place)
    made.write_bytes(stamped(made.read_bytes(), version))
    return made


def stamped(package: bytes, version: str) -> bytes:
    """A package with the identifier and the times that wixl makes up replaced by ours, so that it is the same each
    time. Raises `RuntimeError` where they are not found once and side by side, as wixl writes them."""
    found = MADE_UP.findall(package)
    if len(found) != 1:
        raise RuntimeError(f"the summary of the package was found {len(found)} times instead of once")
    ours = code(f"package {version} {source_epoch()}").encode()
    time = TIME + struct.pack("<Q", (source_epoch() + SECONDS_SINCE_1601) * TICKS)
    return MADE_UP.sub(lambda match: match[1] + ours + match[2] + time + time, package)


def relative(path: Path, folder: Path) -> Path:
    """The way from a folder to a file: wixl takes no other."""
    return Path(os.path.relpath(path, folder))


def source_text(files: list[Listed], icon: Path, version: str) -> bytes:
    """What wixl is told."""
    root = Element("Wix", {"xmlns": "http://schemas.microsoft.com/wix/2006/wi"})
    product = SubElement(root, "Product", product_words(version))
    SubElement(product, "Package", package_words())
    SubElement(product, "MajorUpgrade", {"DowngradeErrorMessage": NEWER})
    SubElement(product, "Media", {"Id": "1", "Cabinet": "takhte.cab", "EmbedCab": "yes"})
    SubElement(product, "Icon", {"Id": "takhte.ico", "SourceFile": str(icon)})
    for name, value in (("ARPPRODUCTICON", "takhte.ico"), ("ARPNOMODIFY", "1"), ("ARPNOREPAIR", "1")):
        SubElement(product, "Property", {"Id": name, "Value": value})
    search = {"Id": "other", "Root": "HKCU", "Key": UNINSTALL, "Name": "InstallLocation", "Type": "raw"}
    SubElement(SubElement(product, "Property", {"Id": "OTHERFOLDER"}), "RegistrySearch", search)
    SubElement(product, "Condition", {"Message": OTHER}).text = "Installed OR NOT OTHERFOLDER"
    feature = SubElement(product, "Feature", {"Id": "takhte", "Level": "1", "Title": PROJECT.title})
    top = SubElement(product, "Directory", {"Id": "TARGETDIR", "Name": "SourceDir"})
    local = SubElement(top, "Directory", {"Id": "LocalAppDataFolder"})
    programs = SubElement(local, "Directory", {"Id": "ProgramsFolder", "Name": "Programs"})
    lay_note(programs, feature)
    lay_files(SubElement(programs, "Directory", {"Id": INNER, "Name": PROJECT.title}), files, feature)
    lay_entries(SubElement(top, "Directory", {"Id": "ProgramMenuFolder"}), feature)
    indent(root)
    told: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return told


def product_words(version: str) -> dict[str, str]:
    """Another version is another product to Windows Installer, which then replaces the older one as a whole."""
    return {
        "Id": code(f"product {version}"),
        "UpgradeCode": code("upgrade"),
        "Name": PROJECT.title,
        "Version": version,
        "Manufacturer": PUBLISHER,
        "Language": "1033",
        "Codepage": "65001",
    }


def package_words() -> dict[str, str]:
    """What the file says of itself."""
    return {
        "InstallerVersion": "500",
        "Compressed": "yes",
        "InstallScope": "perUser",
        "Manufacturer": PUBLISHER,
        "Description": PROJECT.summary,
        "SummaryCodepage": "65001",
    }


def lay_files(inner: Element, files: list[Listed], feature: Element) -> None:
    """A component for each file, in folders as they lie."""
    folders = {PureWindowsPath(): inner}
    for number, (source, place) in enumerate(files):
        for folder in reversed(place.parents):
            if folder not in folders:
                named = {"Id": f"d{len(folders)}", "Name": folder.name}
                folders[folder] = SubElement(folders[folder.parent], "Directory", named)
        component = add_component(folders[place.parent], f"c{number}", f"file {place}", feature)
        laid = {"Id": f"f{number}", "Name": place.name, "Source": str(source), "KeyPath": "yes"}
        SubElement(component, "File", laid)


def lay_entries(menu: Element, feature: Element) -> None:
    """The entry in the menu, and what a double click on a match does."""
    component = add_component(menu, "entries", "entries", feature)
    shortcut = {
        "Id": "menu",
        "Directory": "ProgramMenuFolder",
        "Name": PROJECT.title,
        "Description": PROJECT.summary,
        "Target": f"[{INNER}]takhte.exe",
        "WorkingDirectory": INNER,
    }
    SubElement(component, "Shortcut", shortcut)
    for value in ASSOCIATION:
        proof = {"KeyPath": "yes"} if value == OWN_KIND else {}
        SubElement(component, "RegistryValue", registry_words(value) | proof)


def lay_note(programs: Element, feature: Element) -> None:
    """The note for the setup program. Of this part the folder of all of the person's programs is, which is taken away
    with it where it is empty."""
    component = add_component(programs, "note", "note", feature)
    SubElement(component, "RegistryValue", registry_words(Value(OWN, PACKAGE, "msi")) | {"KeyPath": "yes"})
    SubElement(component, "RemoveFolder", {"Id": "empty", "On": "uninstall"})


def add_component(folder: Element, name: str, what: str, feature: Element) -> Element:
    """A part that is installed as a whole."""
    SubElement(feature, "ComponentRef", {"Id": name})
    return SubElement(folder, "Component", {"Id": name, "Guid": code(what), "Win64": "yes"})


def registry_words(value: Value) -> dict[str, str]:
    """A value in the person's part of the registry; texts only."""
    data = str(value.data).replace("{folder}\\", f"[{INNER}]").format(match=f"{PROJECT.title} match")
    named = {"Name": value.name} if value.name else {}
    return {"Root": "HKCU", "Key": value.key, "Type": "string", "Value": data, **named}


def code(name: str) -> str:
    """An identifier as Windows writes them; the same for the same name."""
    return f"{{{uuid5(NAMESPACE, name)}}}".upper()
