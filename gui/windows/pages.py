"""The pages, each made when it is first wanted, and how they lead to one another."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Protocol, TypeVar, cast

from gui.games import KITS, find_kit
from gui.windows.home.continue_card import Unfinished
from gui.windows.home.page import SHOWN, HomePage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.core.match import Match
    from engine.library.entries import MatchEntry
    from gui.games.kit import BoardKit
    from gui.windows.main_window import MainWindow
    from gui.windows.matches import MatchesPage
    from gui.windows.new_game import NewGamePage
    from gui.windows.parts import WindowParts
    from gui.windows.result import ResultPage
    from gui.windows.rules import RulesPage
    from gui.windows.settings.page import SettingsPage
    from gui.windows.table import TablePage


AnyPage = TypeVar("AnyPage", bound="QWidget")


class Page(Protocol):
    """What every page can do."""

    def retranslate(self) -> None: ...


class Pages:
    """Modules of pages are imported when they are wanted: the window opens without waiting for them."""

    def __init__(self, window: MainWindow, parts: WindowParts) -> None:
        self._window = window
        self._parts = parts
        self._made: list[Page] = []
        self.result_match: Match | None = None
        """The match whose end the result page shows."""

    def made(self) -> tuple[Page, ...]:
        """The pages that exist."""
        return tuple(self._made)

    def refresh_home(self, *, look_anew: bool = True) -> None:
        """Show the matches to go on with. `look_anew` False: as the index knew them last."""
        shelf = self._parts.shelf
        if look_anew:
            shelf.refresh()
        entries = [entry for entry in shelf.unfinished() if _known(entry)]
        found = [match for entry in entries[:SHOWN] if (match := self._unfinished(entry)) is not None]
        self.home.show_unfinished(found, more=len(entries) > len(found))

    def show_result(self, match: Match, kit: BoardKit) -> None:
        """How a match ended."""
        self.result_match = match
        self.result.open(match, kit)
        self._window.trail.go_to(self.result)

    # ---- made when first wanted

    @cached_property
    def home(self) -> HomePage:
        window, parts = self._window, self._parts
        page = HomePage(window.look, KITS, parts.pictures, parts.pixmaps, now=parts.now)
        page.new_game_wanted.connect(window.show_new_game)
        page.match_wanted.connect(window.open_match)
        page.unfinished_wanted.connect(lambda: window.show_matches("unfinished"))
        page.finished_wanted.connect(lambda: window.show_matches("finished"))
        page.file_wanted.connect(window.ask_file)
        page.rules_wanted.connect(window.show_rules)
        page.settings_wanted.connect(window.show_settings)
        page.language_wanted.connect(lambda language: parts.settings.change(language=language))
        page.theme_wanted.connect(lambda theme: parts.settings.change(theme=theme))
        return self._keep(page)

    @cached_property
    def new_game(self) -> NewGamePage:
        from gui.windows.new_game import NewGamePage

        page = NewGamePage(self._window.look, self._parts.settings, rng=self._parts.rng)
        page.start_wanted.connect(self._window.start_match)
        page.back_wanted.connect(self._window.trail.go_back)
        return self._keep(page)

    @cached_property
    def table(self) -> TablePage:
        from gui.windows.table import TablePage

        window = self._window
        page = TablePage(window.look, self._parts.settings, self._parts.pixmaps)
        page.left.connect(window.show_home)
        page.result_wanted.connect(window.show_result)
        page.rules_wanted.connect(window.show_rules)
        page.settings_wanted.connect(window.show_settings)
        return self._keep(page)

    @cached_property
    def result(self) -> ResultPage:
        from gui.windows.result import ResultPage

        window = self._window
        page = ResultPage(window.look, now=self._parts.now)
        page.rematch_wanted.connect(window.rematch)
        page.home_wanted.connect(window.show_home)
        page.rules_wanted.connect(window.show_rules)
        return self._keep(page)

    @cached_property
    def rules(self) -> RulesPage:
        from gui.windows.rules import RulesPage

        page = RulesPage(self._window.look)
        page.back_wanted.connect(self._window.trail.go_back)
        return self._keep(page)

    @cached_property
    def settings(self) -> SettingsPage:
        from gui.windows.settings.page import SettingsPage

        parts = self._parts
        page = SettingsPage(self._window.look, parts.settings, parts.shelf, KITS[0], parts.pixmaps)
        page.back_wanted.connect(self._window.trail.go_back)
        return self._keep(page)

    @cached_property
    def matches(self) -> MatchesPage:
        from gui.windows.matches import MatchesPage

        parts = self._parts
        page = MatchesPage(self._window.look, parts.shelf, parts.pictures, now=parts.now)
        page.match_wanted.connect(self._window.open_match)
        page.back_wanted.connect(self._window.trail.go_back)
        return self._keep(page)

    # ---- inside

    def _keep(self, page: AnyPage) -> AnyPage:
        self._window.trail.addWidget(page)
        self._made.append(cast("Page", page))
        return page

    def _unfinished(self, entry: MatchEntry) -> Unfinished | None:
        view = self._parts.shelf.position(entry)
        if view is None:
            return None
        kit = find_kit(entry.game)
        return Unfinished(entry.path, kit, entry.seats, entry.actor, view, entry.last_played)


def _known(entry: MatchEntry) -> bool:
    return any(kit.key == entry.game for kit in KITS)
