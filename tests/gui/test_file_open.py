"""Files that macOS hands to the running program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from gui.file_open import FileOpening

if TYPE_CHECKING:
    from pathlib import Path


def test_each_file_is_opened_by_its_path(qapp: QApplication, tmp_path: Path) -> None:
    opened: list[str] = []
    application = QObject()
    FileOpening(application, opened.append)
    match = tmp_path / "بازی a.takhte"
    QApplication.sendEvent(application, QFileOpenEvent(str(match)))
    QApplication.sendEvent(application, QFileOpenEvent(QUrl.fromLocalFile(str(match))))
    assert opened == [str(match), str(match)]


def test_what_is_no_file_is_left_alone(qapp: QApplication) -> None:
    opened: list[str] = []
    application = QObject()
    FileOpening(application, opened.append)
    QApplication.sendEvent(application, QFileOpenEvent(QUrl("https://example.org/a.takhte")))
    QApplication.sendEvent(application, QEvent(QEvent.Type.User))
    assert opened == []
