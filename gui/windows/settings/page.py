"""The settings page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from engine.core.errors import TakhteError
from engine.core.messages import error_text
from gui.controls import AIR, PANEL_AIR, Button, IconButton, Label, Look, Note, ScrollArea, TablePage
from gui.i18n import language_in_force, translate
from gui.shelf import check_folder
from gui.windows.settings.colours import ColoursPanel
from gui.windows.settings.sample import SamplePanel
from gui.windows.settings.sheet import SettingsSheet

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent

    from gui.board.pixmaps import PixmapCache
    from gui.games.kit import BoardKit
    from gui.settings import SettingsStore
    from gui.shelf import Shelf

_SIDE_BY_SIDE: Final = 1120
"""From this width on, in design pixels, the sample stands beside the sheet."""
_PAIR: Final = 820
"""Below it, from this width on, sample and colours stand beside each other under the sheet."""
_WIDEST: Final = 1440


class SettingsPage(TablePage):
    """`back_wanted` from its arrow."""

    back_wanted = Signal()

    def __init__(
        self,
        look: Look,
        settings: SettingsStore,
        shelf: Shelf,
        kit: BoardKit,
        pixmaps: PixmapCache,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._settings = settings
        self._shelf = shelf
        self._back = IconButton("back", "", look, size=36)
        self._title = Label("", look, size=28, weight=750)
        self._line = Label("", look, tone="soft")
        self._reset = Button("", look, kind="quiet")
        self.sheet = SettingsSheet(look)
        self.sample = SamplePanel(look, kit, pixmaps)
        self.colours = ColoursPanel(look)
        self._scroll = ScrollArea(look)
        self._lay_out()
        self._note = Note(self, look)
        self._back.clicked.connect(self.back_wanted)
        self._reset.clicked.connect(settings.reset)
        self.sheet.wanted.connect(lambda name, value: settings.change(**{name: value}))
        self.sheet.folder_wanted.connect(self._ask_folder)
        self.colours.palette_wanted.connect(lambda name: settings.change(palette=name))
        settings.changed.connect(self._follow)
        self.retranslate()
        self._show_settings()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        # What is inside gets its look after the page.
        QTimer.singleShot(0, self, self._arrange)

    def retranslate(self) -> None:
        self._back.set_name(translate("settings", "Back"))
        self._title.setText(translate("settings", "Settings"))
        self._line.setText(translate("settings", "Every change counts at once"))
        self._reset.setText(translate("settings", "Back to the defaults"))
        self.sheet.retranslate()
        self.sample.retranslate()
        self.colours.retranslate()

    def use_folder(self, folder: Path) -> bool:
        """Keep matches there from now on, if one can be kept there; the person is told otherwise."""
        try:
            check_folder(folder)
        except TakhteError as error:
            self._note.say(error_text(error, language_in_force()), tone="refusal")
            return False
        self._settings.change(matches_folder=str(folder))
        self._note.say(
            translate("settings", "New games are kept there; earlier ones stay where they are."), tone="done"
        )
        return True

    def note(self) -> Note:
        """What the page has to say, for tests."""
        return self._note

    # ---- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_settings()

    # ---- inside

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(4)
        for widget in (self._back, self._title, self._line):
            head.addWidget(widget)
        head.addStretch(1)
        head.addWidget(self._reset)
        self._head = QWidget()
        self._head.setLayout(head)
        head.setContentsMargins(PANEL_AIR.left() - AIR, 0, PANEL_AIR.right() - AIR, 0)
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._pair = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._pair.addWidget(self.sample, 0)
        self._pair.addWidget(self.colours, 1)
        self._beside.addWidget(self.sheet, 828)
        self._beside.addLayout(self._pair, 428)
        for box in (self._beside, self._pair):
            box.setSpacing(0)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self._column.addWidget(self._head)
        self._column.addSpacing(6)
        self._column.addLayout(self._beside)
        self._column.addStretch(2)
        self._scroll.set_content(content)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._scroll)

    def _arrange(self) -> None:
        look = self._look
        width, height = self.width() / look.type.scale, self.height() / look.type.scale
        margin = max(80, round((width - _WIDEST) / 2)) if width >= 1360 else 40 if width >= 900 else 20
        inner = width - 2 * margin
        beside = inner >= _SIDE_BY_SIDE
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._beside.setDirection(across if beside else down)
        self._pair.setDirection(across if not beside and inner >= _PAIR else down)
        side = look.px(margin) - PANEL_AIR.left()
        top = look.px(34 if height >= 800 else 14)
        self._column.setContentsMargins(side, top, side, look.px(20))
        self._line.setVisible(inner >= 620)
        self.sheet.arrange()

    def _follow(self) -> None:
        self._show_settings()
        self.sample.changed()

    def _show_settings(self) -> None:
        settings = self._settings.settings
        self.sheet.show_settings(settings, self._shelf.folder, self._shelf.extent())
        self.colours.show_settings(settings)
        self.sample.show_settings(settings)

    def _ask_folder(self) -> None:
        title = translate("settings", "Where games are kept")
        chosen = QFileDialog.getExistingDirectory(self, title, str(self._shelf.folder))
        if chosen:
            self.use_folder(Path(chosen))
