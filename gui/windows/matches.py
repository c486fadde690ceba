"""The list of matches: those to go on with, and those that are over."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.controls import Button, IconButton, Label, Look, ScrollArea, Segmented, TablePage
from gui.i18n import translate
from gui.windows.match_row import MatchRow
from gui.windows.phrases import numbers_of
from gui.windows.when import when

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from engine.library.entries import MatchEntry
    from gui.card_pictures import CardPictures
    from gui.shelf import Shelf

Which = Literal["unfinished", "finished"]
_PARTS: Final[tuple[Which, ...]] = ("unfinished", "finished")
_AT_ONCE: Final = 40
"""So many rows are made; the older ones wait for a click."""
_WIDEST: Final = 1000


def _now() -> datetime:
    return datetime.now(UTC)


class MatchesPage(TablePage):
    """`match_wanted` carries the path of a match file."""

    match_wanted = Signal(str)
    back_wanted = Signal()

    def __init__(
        self,
        look: Look,
        shelf: Shelf,
        pictures: CardPictures,
        parent: QWidget | None = None,
        *,
        now: Callable[[], datetime] = _now,
    ) -> None:
        super().__init__(look, parent)
        self._shelf = shelf
        self._pictures = pictures
        self._now = now
        self._which: Which = "unfinished"
        self._shown = _AT_ONCE
        self.rows: list[MatchRow] = []
        self._back = IconButton("back", "", look, size=36)
        self._title = Label("", look, size=28, weight=750)
        self._parts = Segmented(["", ""], look, name="")
        self._nothing = Label("", look, size=16, tone="soft", wrap=True)
        self._older = Button("", look, kind="quiet", icon="down")
        self._scroll = ScrollArea(look)
        self._lay_out()
        self._back.clicked.connect(self.back_wanted)
        self._parts.changed.connect(lambda index: self.open(_PARTS[index]))
        self._older.clicked.connect(self._show_older)
        self.retranslate()

    def open(self, which: Which) -> None:
        """Show one part of the list, as the folder is now."""
        self._which, self._shown = which, _AT_ONCE
        self._parts.choose(_PARTS.index(which))
        self._shelf.refresh()
        self._fill()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._fit()

    def retranslate(self) -> None:
        self._back.set_name(translate("matches", "Back"))
        self._title.setText(translate("matches", "Games"))
        self._parts.setAccessibleName(translate("matches", "Which games"))
        self._parts.set_choices([translate("matches", "Unfinished"), translate("matches", "Finished")])
        self._older.setText(translate("matches", "Older games"))
        self._fill()

    # ---- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # ---- inside

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(8, 0, 8, 0)
        head.setSpacing(4)
        head.addWidget(self._back)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._parts)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setSpacing(0)
        self._column.addLayout(head)
        self._column.addSpacing(14)
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self._column.addLayout(self._list)
        gone = QHBoxLayout()
        gone.setContentsMargins(16, 24, 16, 0)
        gone.addWidget(self._nothing)
        self._column.addLayout(gone)
        more = QHBoxLayout()
        more.addStretch(1)
        more.addWidget(self._older)
        more.addStretch(1)
        self._column.addLayout(more)
        self._column.addStretch(1)
        self._scroll.set_content(content)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._scroll)

    def _fit(self) -> None:
        look = self._look
        side = max(look.px(24), (self.width() - look.px(_WIDEST)) // 2) - 12
        self._column.setContentsMargins(side, look.px(34 if self.height() >= look.px(760) else 16), side, look.px(24))

    def _entries(self) -> tuple[MatchEntry, ...]:
        if self._which == "finished":
            return self._shelf.finished()
        # What cannot be read on is not finished either, and must not be hidden.
        return self._shelf.unfinished() + self._shelf.unreadable()

    def _fill(self) -> None:
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        entries, now, numbers = self._entries(), self._now(), numbers_of(self._look)
        self.rows = [
            MatchRow(entry, when(entry.last_played, now, numbers), self._look, self._pictures)
            for entry in entries[: self._shown]
        ]
        for row in self.rows:
            self._list.addWidget(row)
            row.clicked.connect(lambda _=False, path=row.entry.path: self.match_wanted.emit(path))
        self._older.setVisible(len(entries) > self._shown)
        self._nothing.setVisible(not entries)
        if self._which == "finished":
            self._nothing.setText(translate("matches", "No game has been played to its end yet."))
        else:
            self._nothing.setText(translate("matches", "There is no game to go on with. Begin one on the home page."))

    def _show_older(self) -> None:
        self._shown += _AT_ONCE
        self._fill()
