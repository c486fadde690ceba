"""The rule book: contents, the open book, search; for one game and, if it was opened from a table, for that match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core.errors import TakhteError
from engine.core.rulebook import load_rulebook
from gui.controls import PANEL_AIR, Hairline, IconButton, Look, TablePage
from gui.games import find_kit
from gui.i18n import Language, translate
from gui.windows.page_bar import PageBar
from gui.windows.phrases import numbers_of, press_focused
from gui.windows.rules.book import BookView
from gui.windows.rules.chapters import Chapter, make_chapters
from gui.windows.rules.contents import Contents
from gui.windows.rules.in_this_game import chips, option_lines
from gui.windows.rules.search import search
from gui.windows.rules.search_field import Results, SearchField
from gui.windows.rules.setting import Context
from gui.windows.rules.shelf import seeds_folder, shelf
from gui.windows.rules.tabs import BookTabs

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QResizeEvent

    from gui.games.kit import Sentences

_CONTENTS, _BESIDE_FROM = 256, 900


def find_sentences(game: str) -> Sentences | None:
    """What a game says; None for a book whose game is not in the program."""
    try:
        return find_kit(game).sentences
    except TakhteError:
        return None


class RulesPage(TablePage):
    """`open` a game's book. `back_wanted` from the arrow, Escape, and "back to the table" at a refused move."""

    back_wanted = Signal()

    def __init__(
        self,
        look: Look,
        parent: QWidget | None = None,
        *,
        folder: Path | None = None,
        sentences: Callable[[str], Sentences | None] = find_sentences,
    ) -> None:
        super().__init__(look, parent)
        self._folder = folder or seeds_folder()
        self.setLayoutDirection(look.direction)
        self._sentences = sentences
        self._language: Language = numbers_of(look).language
        self._game = ""
        self._opened: tuple[str, Any, str, str] = ("", None, "", "")
        self._chapters: tuple[Chapter, ...] = ()
        self._drawer = False
        self.bar = PageBar(look, height=54)
        self.bar.back_wanted.connect(self.back_wanted)
        self.tabs = BookTabs(look)
        self.tabs.chosen.connect(self._take)
        self.list_button = IconButton("list", "", look)
        self.list_button.clicked.connect(self._toggle_drawer)
        self.field = SearchField(look)
        self._divider = Hairline(look, upright=True)
        self._divider.setFixedHeight(20)
        self.bar.row.insertWidget(1, self.list_button)
        self.bar.row.addSpacing(20)
        self.bar.row.addWidget(self._divider)
        self.bar.row.addSpacing(12)
        self.bar.row.addWidget(self.tabs)
        self.bar.row.addStretch(1)
        self.bar.row.addWidget(self.field)
        self.contents, self.book = Contents(look), BookView(look)
        self.results = Results(look, self)
        self._connect()
        self._row = QHBoxLayout()
        self._row.setSpacing(0)
        self._row.addWidget(self.contents)
        self._row.addWidget(self.book, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addLayout(self._row, 1)
        self.retranslate()

    # ---- what the window uses

    def open(
        self,
        game_key: str,
        language: Language,
        clause: str | None = None,
        options: Any = None,
        note: str | None = None,
    ) -> None:
        """The book of a game, at a clause if one is named. `options` are a running game's, shown at the clauses they
        change; `note` says why the clause refused a move and gives the way back to the table."""
        self._language = language
        self._opened = (game_key, options, clause or "", note or "")
        self._game = ""
        self._take(game_key)
        if clause:
            self.book.go_to(clause, wash=not note)
        self.book.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._language = numbers_of(look).language
        self.retranslate()

    def retranslate(self) -> None:
        self.bar.title.setText(translate("rules", "Rule book"))
        self.bar.back.set_name(translate("rules", "Back"))
        self.list_button.set_name(translate("rules", "Contents"))
        self.field.setPlaceholderText(translate("rules", "Search: a word or a clause’s number"))
        self.field.setAccessibleName(translate("rules", "Search in this book"))
        if self._game:
            self._show()
        self._fit()

    # ---- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            press_focused(self)
        elif not self.book.turn_by_key(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # ---- inside

    def _connect(self) -> None:
        self.book.turned.connect(self._mark)
        self.book.followed.connect(self._follow)
        self.book.table_wanted.connect(self.back_wanted)
        self.contents.clause_wanted.connect(self._follow)
        self.contents.chapter_wanted.connect(self._follow_chapter)
        self.field.textEdited.connect(self._search)
        self.field.moved.connect(self.results.step)
        self.field.entered.connect(self.results.enter)
        self.field.left.connect(self._leave_search)
        self.results.picked.connect(self._pick)
        finder = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        finder.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        finder.activated.connect(self._find)

    def _take(self, game: str) -> None:
        """Another book of the shelf."""
        if game != self._game:
            self._game = game
            self._leave_search()
            self._show()
            self._fit()

    def _show(self) -> None:
        """Read the book in the language in force and set it."""
        volumes = shelf(self._language, self._folder)
        book = load_rulebook(self._game, self._language, self._folder)
        self._chapters = make_chapters(book, translate("rules", "Rulings"), translate("rules", "Worked examples"))
        game, options, clause, note = self._opened
        said = self._sentences(self._game)
        here = game == self._game
        shown = here and options is not None and said is not None
        context = Context(
            values=chips(self._chapters, options, said) if shown and said else {},
            refused=clause if here and note else "",
            note=note if here else "",
        )
        self.tabs.show_shelf(volumes, self._game)
        lines = option_lines(options, said) if shown and said else ()
        self.contents.show_book(self._chapters, lines, context.refused)
        self.book.show_book(book.title, self._chapters, context)
        self._mark()

    def _mark(self) -> None:
        self.contents.mark(self.book.shown_chapters)
        self.contents.setMaximumHeight(self._contents_height())

    def _follow(self, number: str) -> None:
        self.book.go_to(number)
        self._close_drawer()

    def _follow_chapter(self, key: str) -> None:
        self.book.go_to_chapter(key)
        self._close_drawer()

    # ---- search

    def _find(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _search(self, query: str) -> None:
        if not query.strip():
            self.results.hide()
            return
        hits = search(self._chapters, query, numbers_of(self._look))
        below = self.field.mapTo(self, QPoint(0, self.field.height()))
        room = self.height() - below.y() - 40
        self.results.show_hits(hits, max(1, room // self._look.px(56)))
        width = max(self.field.width() + 24, min(self._look.px(440), self.width() - 24))
        x = below.x() - 12 if self._look.rtl else below.x() + self.field.width() + 12 - width
        self.results.setFixedWidth(width)
        self.results.adjustSize()
        self.results.move(max(0, min(x, self.width() - width)), below.y() - 2)
        self.results.show()
        self.results.raise_()

    def _pick(self, number: str) -> None:
        self._leave_search()
        self.book.go_to(number)

    def _leave_search(self) -> None:
        self.field.clear()
        self.results.hide()
        if self.field.hasFocus():
            self.book.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- sizes

    def _fit(self) -> None:
        """Contents beside the book, or in a drawer where the window is narrow; tabs or a list."""
        look = self._look
        beside = self.width() >= look.px(_BESIDE_FROM)
        self.list_button.setVisible(not beside)
        self._divider.setVisible(beside)
        width = look.px(_CONTENTS)
        side = max(0, (self.width() - width - look.px(1640)) // 2) if beside else 0
        self._row.setContentsMargins(side, 6, side, 0)
        self.contents.setFixedWidth(min(width, max(200, self.width() - 40)))
        if beside and self._row.indexOf(self.contents) < 0:
            self._row.insertWidget(0, self.contents)
        if not beside and self._row.indexOf(self.contents) >= 0:
            self._row.removeWidget(self.contents)
        self.contents.setVisible(beside or self._drawer)
        self.contents.setMaximumHeight(self._contents_height())
        if not beside:
            self._place_drawer()
        taken = look.advance(self.bar.title.text(), 20, 720) + look.px(110)
        least = look.px(250)
        self.tabs.fit(round(self.width() - taken - least))
        self.field.setMaximumWidth(look.px(340) + 8)

    def _contents_height(self) -> int:
        """As tall as the book beside it."""
        shape = self.book.shape
        if shape is None or self.width() < self._look.px(_BESIDE_FROM):
            return 16777215
        return round(shape.paper.height()) + PANEL_AIR.top() + PANEL_AIR.bottom()

    def _place_drawer(self) -> None:
        top = self.bar.sizeHint().height()
        x = self.width() - self.contents.width() if self._look.rtl else 0
        self.contents.setGeometry(x, top, self.contents.width(), self.height() - top)
        self.contents.raise_()

    def _toggle_drawer(self) -> None:
        self._drawer = not self._drawer
        self._fit()

    def _close_drawer(self) -> None:
        if self._drawer:
            self._drawer = False
            self._fit()
            self.book.setFocus(Qt.FocusReason.OtherFocusReason)
