"""The tools at the foot of the strip: take back, do again, rule book, pace, settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.controls import IconButton, Look
from gui.controls.look import AIR
from gui.i18n import translate
from gui.windows.table.words import with_keys

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

_STEP: Final = 44


class Tools(QWidget):
    """Icons in a row, or in two where the row is too long. Shortcuts work wherever the focus is on the page."""

    undo_wanted = Signal()
    redo_wanted = Signal()
    scores_wanted = Signal()
    rules_wanted = Signal()
    pace_wanted = Signal()
    settings_wanted = Signal()
    refused = Signal(str)
    """Why the keys of a button that is off did nothing."""

    def __init__(self, look: Look, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.undo = IconButton("undo", "", look, parent=self)
        self.redo = IconButton("redo", "", look, parent=self)
        self.scores = IconButton("chart", "", look, parent=self)
        self.rules = IconButton("book", "", look, parent=self)
        self.pace = IconButton("speed", "", look, parent=self)
        self.settings = IconButton("gear", "", look, parent=self)
        self._buttons = (self.undo, self.redo, self.scores, self.rules, self.pace, self.settings)
        self._reasons = ["", ""]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._wire(self.undo, self.undo_wanted, page, QKeySequence("Ctrl+Z"))
        self._wire(self.redo, self.redo_wanted, page, QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y"))
        self._wire(self.scores, self.scores_wanted, page, QKeySequence("F6"))
        self._wire(self.rules, self.rules_wanted, page, QKeySequence("F1"))
        self._wire(self.pace, self.pace_wanted, page, QKeySequence("F4"))
        # Its keys are the window's own: two shortcuts of one name would silence each other.
        self._wire(self.settings, self.settings_wanted, page)
        self.retranslate()

    def _wire(self, button: IconButton, signal: object, page: QWidget, *keys: QKeySequence) -> None:
        button.clicked.connect(lambda: signal.emit())  # type: ignore[attr-defined]
        for sequence in keys:
            shortcut = QShortcut(sequence, page)
            shortcut.activated.connect(lambda: self._by_key(button, signal))

    def _by_key(self, button: IconButton, signal: object) -> None:
        if button.isEnabled():
            signal.emit()  # type: ignore[attr-defined]
        else:
            self.refused.emit(button.accessibleDescription())

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self._arrange()

    def set_reasons(self, undo: str, redo: str) -> None:
        """Why taking back or doing again is not possible now; empty where it is."""
        self._reasons = [undo, redo]
        for button, reason in zip((self.undo, self.redo), self._reasons, strict=True):
            if button.hasFocus() and reason:
                # A button that goes off would hand the focus to whatever comes next.
                self.rules.setFocus()
            button.setEnabled(not reason)
        self._name_history()

    def retranslate(self) -> None:
        self._name_history()
        self.scores.set_name(translate("table", "Score sheet"))
        self.scores.setToolTip(with_keys(translate("table", "Score sheet"), "F6"))
        self.rules.set_name(translate("table", "Rule book"))
        self.rules.setToolTip(with_keys(translate("table", "Rule book"), "F1"))
        self.pace.set_name(translate("table", "Pace"))
        self.pace.setToolTip(with_keys(translate("table", "Pace"), "F4"))
        self.settings.set_name(translate("table", "Settings"))
        self.settings.setToolTip(with_keys(translate("table", "Settings"), "Ctrl+,"))

    def _name_history(self) -> None:
        names = (translate("table", "Take back"), translate("table", "Do again"))
        for button, name, keys, reason in zip(
            (self.undo, self.redo), names, ("Ctrl+Z", "Ctrl+Shift+Z"), self._reasons, strict=True
        ):
            button.set_name(name)
            button.setToolTip(reason or with_keys(name, keys))
            button.setAccessibleDescription(reason)

    # ---- Qt

    def hasHeightForWidth(self) -> bool:  # noqa: N802 (Qt's name)
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return self._rows(width) * self.undo.sizeHint().height()

    def sizeHint(self) -> QSize:
        return QSize(len(self._buttons) * self.undo.sizeHint().width(), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(3 * self.undo.sizeHint().width(), self.undo.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    # ---- inside

    def _rows(self, width: int) -> int:
        """The air round the icons may overlap, their rings not."""
        count, side = len(self._buttons), self.undo.sizeHint().width()
        return 1 if count * side - (count - 1) * 2 * AIR <= width else 2

    def _arrange(self) -> None:
        side = self.undo.sizeHint().width()
        count = len(self._buttons)
        in_row = count if self._rows(self.width()) == 1 else -(-count // 2)
        step = min(self._look.px(_STEP) + 2, (self.width() - side) / (in_row - 1)) if in_row > 1 else side
        for at, button in enumerate(self._buttons):
            x = round((at % in_row) * step)
            x = self.width() - x - side if self._look.rtl else x
            button.setGeometry(x, (at // in_row) * side, side, side)
