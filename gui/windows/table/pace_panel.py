"""How fast pieces move, and when the computer does: a small sheet above the tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from gui.controls import PANEL_AIR, Label, Look, Segmented, brush_on
from gui.i18n import translate
from gui.windows.phrases import numbers_of
from gui.windows.table.paper import paint_paper, paper_of

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from gui.settings import SettingsStore

SPEEDS: Final = (0.0, 0.5, 1.0, 2.0, 3.0)
PACES: Final = ("instant", "calm", "signal")


class PacePanel(QWidget):
    """Writes into the settings at once."""

    closed = Signal()

    def __init__(self, look: Look, settings: SettingsStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._settings = look, settings
        self._came_from: QWidget | None = None
        self._speed_label = Label("", look, size=14, weight=600, parent=self)
        self._speed = Segmented(self._speed_words(), look, name="", chosen=2, parent=self)
        self._pace_label = Label("", look, size=14, weight=600, parent=self)
        self._pace = Segmented(self._pace_words(), look, name="", chosen=1, parent=self)
        column = self._column = QVBoxLayout(self)
        column.setSpacing(2)
        for widget in (self._speed_label, self._speed, self._pace_label, self._pace):
            column.addWidget(widget)
        column.insertSpacing(2, 8)
        self._speed.changed.connect(lambda at: settings.change(speed=SPEEDS[at]))
        self._pace.changed.connect(lambda at: settings.change(computer_pace=PACES[at]))
        self.retranslate()
        self.set_look(look)
        self.hide()

    def open_above(self, corner: QPoint, room: QRect) -> None:
        """Stand with the lower leading corner there, inside `room`."""
        self._came_from = self.window().focusWidget()
        self._read()
        size = self.sizeHint()
        x = corner.x() - size.width() + PANEL_AIR.right() if self._look.rtl else corner.x() - PANEL_AIR.left()
        x = max(room.left() - PANEL_AIR.left() + 8, min(x, room.right() - size.width() + PANEL_AIR.right() - 8))
        self.setGeometry(x, corner.y() - size.height() + PANEL_AIR.bottom(), size.width(), size.height())
        self.show()
        self.raise_()
        self._speed.piece(self._speed.chosen()).setFocus(Qt.FocusReason.TabFocusReason)
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def close_panel(self) -> None:
        if self.isHidden():
            return
        app = QApplication.instance()
        assert app is not None
        app.removeEventFilter(self)
        focus = self.window().focusWidget()
        inside = focus is not None and self.isAncestorOf(focus)
        self.hide()
        if inside and self._came_from is not None and self._came_from.isVisible():
            self._came_from.setFocus(Qt.FocusReason.OtherFocusReason)
        self._came_from = None
        self.closed.emit()

    def set_look(self, look: Look) -> None:
        self._look = look
        inner = look.px(14)
        self._column.setContentsMargins(
            PANEL_AIR.left() + inner, PANEL_AIR.top() + inner, PANEL_AIR.right() + inner, PANEL_AIR.bottom() + inner
        )
        self._speed.set_choices(self._speed_words())
        self.update()

    def retranslate(self) -> None:
        self._speed_label.setText(translate("table", "How fast pieces move"))
        self._pace_label.setText(translate("table", "The computer moves"))
        self._speed.setAccessibleName(self._speed_label.text())
        self._pace.setAccessibleName(self._pace_label.text())
        self._speed.set_choices(self._speed_words())
        self._pace.set_choices(self._pace_words())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_panel()
            return
        super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            at = self.mapFromGlobal(event.globalPosition().toPoint())
            if isinstance(watched, QWidget) and not paper_of(self).contains(at):
                self.close_panel()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        p = brush_on(self)
        paint_paper(p, self._look.theme, paper_of(self), event.rect(), 1.6)
        p.end()

    # ---- inside

    def _read(self) -> None:
        now = self._settings.settings
        self._speed.choose(min(range(len(SPEEDS)), key=lambda at: abs(SPEEDS[at] - now.speed)))
        self._pace.choose(PACES.index(now.computer_pace))

    def _speed_words(self) -> list[str]:
        write = numbers_of(self._look).digits
        return [translate("table", "not at all"), *(write(f"{speed}×") for speed in ("½", "1", "2", "3"))]

    def _pace_words(self) -> list[str]:
        return [
            translate("table", "at once"),
            translate("table", "after a moment"),
            translate("table", "when I say"),
        ]
