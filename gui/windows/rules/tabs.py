"""The books on the shelf as tabs along the bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from gui.art.painting import fill, rounded, text
from gui.art.surfaces import focus_ring
from gui.controls import DropDown, Look, brush_on, ring_wanted
from gui.i18n import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from gui.windows.rules.shelf import Volume


class BookTab(QAbstractButton):
    def __init__(self, look: Look, title: str) -> None:
        super().__init__()
        self._look = look
        self.setText(title)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._look.advance(self.text(), 14, 700)) + self._look.px(30), self._look.px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect, on = QRectF(self.rect()), self.isChecked()
        ink = theme.ink if on or self.underMouse() else theme.ink_soft
        text(p, self.text(), rect, look.font(14, 700 if on else 450), ink, "centre", rtl=look.rtl)
        if on:
            wide = look.advance(self.text(), 14, 700) + 4
            line = QRectF(rect.center().x() - wide / 2, rect.bottom() - look.px(3), wide, look.px(3))
            fill(p, rounded(line, 1.5), theme.lapis)
        if ring_wanted(self):
            focus_ring(p, theme, rect.adjusted(6, 10, -6, -10), 6)
        p.end()


class BookTabs(QWidget):
    """`chosen(game)` when the person takes another book. Where tabs find no room, a drop-down list."""

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._volumes: tuple[Volume, ...] = ()
        self._tabs: list[BookTab] = []
        self._list: DropDown | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_shelf(self, volumes: Sequence[Volume], game: str) -> None:
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._volumes = tuple(volumes)
        self._tabs = []
        games = [volume.game for volume in volumes]
        for volume in volumes:
            tab = BookTab(self._look, volume.title)
            tab.setChecked(volume.game == game)
            tab.clicked.connect(lambda _=False, key=volume.game: self.chosen.emit(key))
            self._row.addWidget(tab)
            self._tabs.append(tab)
        self._list = DropDown(
            [volume.title for volume in volumes],
            self._look,
            name=translate("rules", "Rule book of"),
            chosen=games.index(game) if game in games else 0,
        )
        self._list.activated.connect(lambda place: self.chosen.emit(self._volumes[place].game))
        self._row.addWidget(self._list)
        self._list.hide()

    def fit(self, room: int) -> None:
        """Tabs in this much room, or the list."""
        wide = sum(tab.sizeHint().width() for tab in self._tabs) <= room
        for tab in self._tabs:
            tab.setVisible(wide)
        if self._list is not None:
            self._list.setVisible(not wide and len(self._tabs) > 1)

    def tab(self, game: str) -> BookTab:
        return self._tabs[[volume.game for volume in self._volumes].index(game)]
