"""What a Windows program says of itself: the version resource, which PyInstaller puts into it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artefacts.project import DIST

if TYPE_CHECKING:
    from artefacts.project import Project

RESOURCE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      StringStruct('CompanyName', 'Takhte maintainers'),
      StringStruct('FileDescription', {summary!r}),
      StringStruct('FileVersion', '{version}'),
      StringStruct('InternalName', 'takhte'),
      StringStruct('LegalCopyright', 'MIT licence'),
      StringStruct('OriginalFilename', 'takhte.exe'),
      StringStruct('ProductName', 'Takhte'),
      StringStruct('ProductVersion', '{version}'),
    ])]),
    VarFileInfo([VarStruct('Translation', [0x0409, 1200])]),
  ],
)
"""


def version_text(project: Project) -> str:
    """The version resource as PyInstaller reads it."""
    numbers = tuple([*(int(part) for part in project.version.split(".")), 0, 0, 0, 0][:4])
    return RESOURCE.format(numbers=numbers, version=project.version, summary=project.summary)


def version_resource(project: Project) -> str:
    """The same in a file; its path."""
    path = DIST / "version.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(version_text(project), encoding="utf-8")
    return str(path)
