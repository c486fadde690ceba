"""The program's icon: shipped as image files, which the build needs too; `python -m gui.program_icon` paints them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QIcon

from gui.art.mark import ICON_SIZES, mark_pixmap
from gui.fonts import resources

if TYPE_CHECKING:
    from pathlib import Path

_FOLDER: Final = "icons"


def program_icon() -> QIcon:
    """The icon in all its sizes; each file is read when that size is shown."""
    icon = QIcon()
    for size in ICON_SIZES:
        icon.addFile(str(resources() / _FOLDER / f"takhte-{size}.png"))
    return icon


def paint_all(folder: Path) -> None:
    """Paint the icon in all sizes."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in ICON_SIZES:
        mark_pixmap(size, 1.0).save(str(folder / f"takhte-{size}.png"))


def main() -> None:
    """Paint the shipped icons anew."""
    import os

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    application = QApplication([])
    paint_all(resources() / _FOLDER)
    del application


if __name__ == "__main__":
    main()
