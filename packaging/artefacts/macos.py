"""What the macOS bundle says of itself, and the disk image around it. Written, and not yet run on a Mac."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from artefacts.project import PROJECT
from artefacts.tools import run

if TYPE_CHECKING:
    from pathlib import Path

UTI: Final = "org.takhte.match"
INFO: Final[dict[str, Any]] = {
    "CFBundleDisplayName": PROJECT.title,
    "CFBundleDevelopmentRegion": "en",
    "CFBundleLocalizations": ["en", "fa"],
    "LSMinimumSystemVersion": "13.0",
    "LSApplicationCategoryType": "public.app-category.board-games",
    "NSHighResolutionCapable": True,
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Takhte match",
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [UTI],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": UTI,
            "UTTypeDescription": "Takhte match",
            "UTTypeConformsTo": ["public.json", "public.data"],
            "UTTypeTagSpecification": {"public.filename-extension": ["takhte"], "public.mime-type": PROJECT.mime_type},
        }
    ],
}


def make_image(bundle: Path, folder: Path) -> Path:
    """Sign the bundle for this machine only (no certificate is at hand) and put it into a disk image."""
    made = folder / f"Takhte-{PROJECT.version}.dmg"
    run(["codesign", "--force", "--deep", "--sign", "-", str(bundle)])
    run(
        ["hdiutil", "create", "-volname", PROJECT.title, "-srcfolder", str(bundle), "-format", "UDZO", "-ov", str(made)]
    )
    return made
