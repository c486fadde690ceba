"""The home page."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QSpacerItem, QVBoxLayout, QWidget

from engine.games import find_game
from gui.controls import AIR, Label, Look, ScrollArea, TablePage
from gui.games.upcoming import UPCOMING, upcoming_name, upcoming_tagline
from gui.i18n import language_in_force, translate
from gui.look_source import numbers_in
from gui.windows.home.continue_card import ContinueCard, Unfinished
from gui.windows.home.entry import Entry
from gui.windows.home.game_card import CardWords, GameCard
from gui.windows.home.header import HomeHeader
from gui.windows.home.links import MoreLink
from gui.windows.home.plan import AIR_SIDE, CARD_WORDS, CONTINUE_HEAD, GAMES_HEAD, Plan, plan_home
from gui.windows.when import when

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QResizeEvent

    from gui.board.pixmaps import PixmapCache
    from gui.card_pictures import CardPictures
    from gui.games.kit import BoardKit

SHOWN: Final = 2
"""Unfinished matches on the page; the others are one click away."""


class HomePage(TablePage):
    """Signals carry what is wanted: a game's key, the path of a match file, a language, a theme."""

    new_game_wanted = Signal(str)
    match_wanted = Signal(str)
    unfinished_wanted = Signal()
    finished_wanted = Signal()
    file_wanted = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()
    language_wanted = Signal(str)
    theme_wanted = Signal(str)

    def __init__(
        self,
        look: Look,
        kits: Sequence[BoardKit],
        pictures: CardPictures,
        pixmaps: PixmapCache,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._kits = {kit.key: kit for kit in kits}
        self._pictures = pictures
        self._pixmaps = pixmaps
        self._now = now
        self._matches: tuple[Unfinished, ...] = ()
        self._more = False
        self._continued: list[ContinueCard] = []
        self._header = HomeHeader(look)
        self._continue_head = Label("", look, size=20, weight=650)
        self._all = MoreLink(look)
        self._games_head = Label("", look, size=20, weight=650)
        self._cards = [GameCard(key, look, pictures) for key in self._keys()]
        self._entries = [Entry("book", look), Entry("replay", look), Entry("folder", look), Entry("gear", look)]
        self._scroll = ScrollArea(look)
        self._lay_out()
        self._connect()
        self.retranslate()

    def show_unfinished(self, matches: Sequence[Unfinished], more: bool) -> None:
        """The matches to go on with, the last played first. `more`: there are others than those shown."""
        shown = tuple(matches[:SHOWN])
        if (shown, more) == (self._matches, self._more) and len(self._continued) == len(shown):
            self._name_continued()
            return
        self._matches, self._more = shown, more
        self._fill_continued()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._arrange()

    def retranslate(self) -> None:
        self._header.retranslate()
        self._continue_head.setText(translate("home", "Continue playing"))
        self._all.setText(translate("home", "All unfinished games"))
        self._games_head.setText(translate("home", "New game"))
        rules, past, file, settings = self._entries
        rules.set_words(translate("home", "Rule book"), translate("home", "Every rule, with its reasons"))
        past.set_words(translate("home", "Past games"), translate("home", "Results and score sheets"))
        file.set_words(translate("home", "Open a game file"), translate("home", "One that was kept elsewhere"))
        settings.set_words(translate("home", "Settings"), translate("home", "Language, look, speed"))
        for card in self._cards:
            card.set_words(self._words(card.key), language_in_force())
        self._fill_continued()

    def cards(self) -> tuple[GameCard, ...]:
        """The games' cards in their order, for tests and tours."""
        return tuple(self._cards)

    def continued(self) -> tuple[ContinueCard, ...]:
        """The cards of unfinished matches."""
        return tuple(self._continued)

    # ---- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # ---- inside

    def _keys(self) -> list[str]:
        """Playable games first, then those in preparation; a game that has become playable stands once."""
        return [*self._kits, *(game.key for game in UPCOMING if game.key not in self._kits)]

    def _lay_out(self) -> None:
        self._continue_bar = QWidget()
        self._continue_row = QHBoxLayout(self._continue_bar)
        self._continue_row.setSpacing(0)
        self._continue_row.addWidget(self._continue_head)
        self._continue_row.addStretch(1)
        self._continue_row.addWidget(self._all)
        self._games_bar = QWidget()
        games_row = QHBoxLayout(self._games_bar)
        # A label keeps air of its own.
        games_row.setContentsMargins(AIR_SIDE - AIR, 0, AIR_SIDE - AIR, 0)
        games_row.addWidget(self._games_head)
        self._continue_grid, self._game_grid, self._entry_grid = QGridLayout(), QGridLayout(), QGridLayout()
        for grid in (self._continue_grid, self._game_grid, self._entry_grid):
            grid.setSpacing(0)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setSpacing(0)
        self._below_header, self._between = QSpacerItem(0, 0), QSpacerItem(0, 0)
        self._column.addWidget(self._header)
        self._column.addItem(self._below_header)
        self._column.addWidget(self._continue_bar)
        self._column.addLayout(self._continue_grid)
        self._column.addItem(self._between)
        self._column.addWidget(self._games_bar)
        self._column.addLayout(self._game_grid)
        self._column.addLayout(self._entry_grid)
        self._column.addStretch(1)
        self._scroll.set_content(content)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._scroll)

    def _connect(self) -> None:
        self._header.language_wanted.connect(self.language_wanted)
        self._header.theme_wanted.connect(self.theme_wanted)
        self._all.clicked.connect(self.unfinished_wanted)
        for card in self._cards:
            card.clicked.connect(lambda _=False, key=card.key: self.new_game_wanted.emit(key))
        rules, past, file, settings = self._entries
        rules.clicked.connect(self.rules_wanted)
        past.clicked.connect(self.finished_wanted)
        file.clicked.connect(self.file_wanted)
        settings.clicked.connect(self.settings_wanted)

    def _fill_continued(self) -> None:
        for old in self._continued:
            self._continue_grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        numbers, now = numbers_in(language_in_force()), self._now()
        self._continued = [
            ContinueCard(match, when(match.last_played, now, numbers), self._look, self._pixmaps, first=number == 0)
            for number, match in enumerate(self._matches)
        ]
        for card in self._continued:
            card.clicked.connect(lambda _=False, path=card.match.path: self.match_wanted.emit(path))
        self._continue_bar.setVisible(bool(self._matches))
        self._all.setVisible(self._more)
        self._arrange()
        self._tab_order()

    def _name_continued(self) -> None:
        """The same matches as before, but time has passed."""
        numbers, now = numbers_in(language_in_force()), self._now()
        for card in self._continued:
            card.set_when(when(card.match.last_played, now, numbers))

    def _words(self, key: str) -> CardWords:
        numbers = numbers_in(language_in_force())
        if key in self._kits:
            game, sentences = find_game(key), self._kits[key].sentences
            name, tagline, (least, most), minutes = sentences.name(), sentences.tagline(), game.seat_range, game.minutes
            pending = ""
        else:
            upcoming = next(game for game in UPCOMING if game.key == key)
            name, tagline = upcoming_name(key), upcoming_tagline(key)
            (least, most), minutes = upcoming.seats, upcoming.minutes
            pending = translate("home", "In preparation")
        return CardWords(
            name,
            tagline,
            translate("home", "{least} to {most} players").format(least=numbers(least), most=numbers(most)),
            translate("home", "{minutes} minutes").format(minutes=numbers(minutes)),
            pending,
        )

    def _arrange(self) -> None:
        look, size = self._look, self.size()
        plan = self._plan(size, CARD_WORDS)
        card = (size.width() - 2 * look.px(plan.margin) + 2 * AIR_SIDE) // plan.columns
        words = max(each.words_height(card) for each in self._cards)
        plan = self._plan(size, round(words / look.type.scale))
        side = look.px(plan.margin) - AIR_SIDE
        self._column.setContentsMargins(side, look.px(plan.top), side, look.px(14))
        self._below_header.changeSize(0, look.px(plan.below_header))
        self._between.changeSize(0, look.px(plan.between) if self._matches else 0)
        self._continue_bar.setFixedHeight(look.px(CONTINUE_HEAD))
        # The link at the end has air of its own.
        left, right = (0, AIR_SIDE - AIR) if look.rtl else (AIR_SIDE - AIR, 0)
        self._continue_row.setContentsMargins(left, 0, right, 0)
        self._games_bar.setFixedHeight(look.px(GAMES_HEAD))
        for each in self._cards:
            each.set_heights(look.px(plan.picture_height), words)
        for entry in self._entries:
            entry.set_height(plan.entry_height)
        _fill(self._continue_grid, self._continued, plan.continue_columns)
        _fill(self._game_grid, self._cards, plan.columns)
        _fill(self._entry_grid, self._entries, plan.columns)
        self._column.invalidate()

    def _plan(self, size: QSize, words: int) -> Plan:
        scale = self._look.type.scale
        return plan_home(
            size.width() / scale,
            size.height() / scale,
            games=len(self._cards),
            continued=len(self._matches),
            entries=len(self._entries),
            words=words,
        )

    def _tab_order(self) -> None:
        """Reading order, whatever was made when."""
        chain: list[QWidget] = [*self._continued, self._all, *self._cards, *self._entries]
        for before, after in itertools.pairwise(chain):
            QWidget.setTabOrder(before, after)


def _fill(grid: QGridLayout, widgets: Sequence[QAbstractButton], columns: int) -> None:
    """Lay the widgets in so many equal columns."""
    while grid.count():
        grid.takeAt(0)
    for number, widget in enumerate(widgets):
        grid.addWidget(widget, number // columns, number % columns)
    for column in range(max(columns, grid.columnCount())):
        grid.setColumnStretch(column, 1 if column < columns else 0)
