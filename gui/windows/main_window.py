"""The window: its pages, the match at the table, and the look and language that all share."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow

from engine.core.errors import TakhteError
from engine.core.match import Setup, new_setup
from engine.core.messages import error_text
from engine.games import GAMES, find_game
from engine.library.files import SUFFIX
from gui.controls import Note, apply_look, dress
from gui.games import find_kit
from gui.i18n import language_in_force, translate
from gui.look_source import grown
from gui.windows.frame import kept_frame, restore_frame, smallest_for
from gui.windows.pages import Pages
from gui.windows.play import Play, look_at, play_on
from gui.windows.trail import Trail

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent

    from gui.controls import Look
    from gui.settings import Settings
    from gui.windows.parts import WindowParts

_LONG_NOTICE_MS: Final = 14_000
_SETTLE_MS: Final = 120


class MainWindow(QMainWindow):
    """Begins at the home page."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__()
        self._parts = parts
        self._play: Play | None = None
        self._language = parts.settings.settings.language
        # Pages follow a changing size at once; the text's size waits until it has settled.
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._settle.timeout.connect(self.fit_look)
        self.setMinimumSize(smallest_for(self.screen().availableGeometry()))
        restore_frame(self, parts.settings.settings.window_geometry)
        self.look: Look = grown(parts.looks.look, self.size())
        """The look in force, for a window of this size."""
        self.trail = Trail()
        self.setCentralWidget(self.trail)
        self.pages = Pages(self, parts)
        self.note = Note(self, self.look)
        self.setAcceptDrops(True)
        self._add_shortcuts()
        parts.looks.changed.connect(self._take_look)
        parts.settings.changed.connect(self._follow)
        parts.settings.write_failed.connect(self.tell)
        self.trail.shown.connect(self._take_title)
        self.trail.start_at(self.pages.home)
        self.pages.refresh_home(look_anew=False)

    # ---- pages

    def show_home(self) -> None:
        """Leave whatever is shown; a match at the table is put away."""
        self._put_away()
        self.pages.result_match = None
        self.trail.start_at(self.pages.home)
        self.pages.refresh_home()

    def go_back(self) -> None:
        """To the page before; from the table, home."""
        if self._play is not None and self.trail.currentWidget() is self.pages.table:
            self.show_home()
            return
        self.trail.go_back()
        if self.trail.currentWidget() is self.pages.home:
            self.show_home()

    def show_settings(self) -> None:
        self.trail.go_to(self.pages.settings)

    def show_matches(self, which: Literal["unfinished", "finished"]) -> None:
        """The list of matches, at one of its two parts."""
        self.pages.matches.open(which)
        self.trail.go_to(self.pages.matches)

    def show_new_game(self, key: str) -> None:
        """Set up a game of that kind."""
        self.pages.new_game.open(find_game(key), find_kit(key))
        self.trail.go_to(self.pages.new_game)

    def show_rules(self, clause: object = None) -> None:
        """The rule book: of the match that is shown, at a clause if one is given."""
        match = self._play.match if self._play is not None else self.pages.result_match
        game = match.setup.game if match is not None else GAMES[0].key
        options = match.setup.options if match is not None else None
        number, note = (str(clause) if clause else None), None
        if number is not None and self._play is not None:
            note = translate("window", "You asked why that did not go: this clause stood in the way.")
        self.pages.rules.open(game, language_in_force(), clause=number, options=options, note=note)
        self.trail.go_to(self.pages.rules)

    def show_result(self) -> None:
        """How the match at the table ended."""
        play = self._play
        if play is not None and play.match.over:
            self._put_away()
            self.trail.start_at(self.pages.home)
            self.pages.show_result(play.match, play.kit)

    # ---- matches

    @property
    def play(self) -> Play | None:
        """The match at the table."""
        return self._play

    def start_match(self, setup: Setup) -> None:
        """Play a new match, if a file for it can be made."""
        try:
            continued = self._parts.shelf.start(find_game(setup.game), setup)
        except TakhteError as error:
            self.tell(error)
            return
        self._sit_down(play_on(continued, self._parts.computer))

    def rematch(self) -> None:
        """The same people and rules once more."""
        match = self.pages.result_match
        if match is not None:
            self.start_match(new_setup(match.game, match.setup.seats, match.setup.options))

    def open_match(self, path: str | Path) -> None:
        """Go on with a match, or show how it ended. What cannot be played on lies on the table as far as it can be
        read, and why is told; what cannot be read at all is told, and nothing changes."""
        shelf = self._parts.shelf
        try:
            reading = shelf.read(Path(path))
            kit = find_kit(reading.match.setup.game)
            if reading.match.over and reading.fault is None:
                self._put_away()
                self.pages.show_result(reading.match, kit)
            elif reading.can_continue:
                continued = shelf.resume(Path(path))
                self._sit_down(play_on(continued, self._parts.computer))
                self.tell(continued.notice)
            else:
                self._sit_down(look_at(reading.match))
                self.tell(reading.fault)
        except TakhteError as error:
            self.tell(error)

    def ask_file(self) -> None:
        """Let the person choose a match file."""
        # Imported when it is wanted: the window opens without waiting for it.
        from PySide6.QtWidgets import QFileDialog

        title = translate("window", "Open a game file")
        kinds = translate("window", "Games of Takhte ({pattern})").format(pattern=f"*{SUFFIX}")
        chosen, _ = QFileDialog.getOpenFileName(self, title, str(self._parts.shelf.folder), kinds)
        if chosen:
            self.open_match(chosen)

    def _sit_down(self, play: Play) -> None:
        self._put_away()
        self._play = play
        self.trail.start_at(self.pages.table, self.pages.home)
        self.pages.table.open(play.session, play.kit)

    def _put_away(self) -> None:
        """Leave the table. Everything that was played is in the file."""
        if self._play is not None:
            self.pages.table.close_match()
            self._play.close()
            self._play = None
            self._parts.computer.forget()

    # ---- what is told

    def tell(self, error: TakhteError | None) -> None:
        """Say what went wrong, in the language in force; nothing for None."""
        if error is not None:
            self.note.say(error_text(error, language_in_force()), tone="refusal", stay_ms=_LONG_NOTICE_MS)

    def say(self, words: str) -> None:
        """A notice that stays long enough to be found."""
        self.note.say(words, stay_ms=_LONG_NOTICE_MS)

    def _take_title(self) -> None:
        """Among other windows this one is known by the match that is open in it."""
        match = self._play.match if self._play is not None else self.pages.result_match
        if match is None:
            self.setWindowTitle(translate("window", "Takhte"))
            return
        game = find_kit(match.setup.game).sentences.name()
        self.setWindowTitle(translate("window", "{game} — Takhte").format(game=game))

    # ---- look and language

    def _take_look(self) -> None:
        """Theme, text size, palette, direction or the window's size asks for another look; with it may come another
        language."""
        self.look = grown(self._parts.looks.look, self.size())
        application = QApplication.instance()
        if isinstance(application, QApplication):
            dress(application, self.look)
        # Pictures of another theme, palette or language are of no use any more.
        self._parts.pixmaps.clear()
        apply_look(self, self.look)

    def _take_language(self) -> None:
        complete = self._parts.translations.use(self._language)
        self._take_title()
        for page in self.pages.made():
            page.retranslate()
        if not complete:
            self.say(translate("window", "The texts of this language are missing; everything is shown in English."))

    def fit_look(self) -> None:
        """Take the look that fits the window's size, without waiting for the size to settle."""
        if grown(self._parts.looks.look, self.size()) != self.look:
            self._take_look()

    def _follow(self, settings: Settings) -> None:
        folder = Path(settings.matches_folder) if settings.matches_folder else self._parts.usual_folder
        self._parts.shelf.use_folder(folder)
        if settings.language != self._language:
            self._language = settings.language
            self._take_language()

    # ---- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no page wanted: Escape leads back, but not away from a table by mistake."""
        if event.key() not in (Qt.Key.Key_Escape, Qt.Key.Key_Back):
            super().keyPressEvent(event)
        elif self.isFullScreen() and not self.trail.can_go_back:
            self._toggle_full_screen()
        elif self._play is None or self.trail.currentWidget() is not self.pages.table:
            self.go_back()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event)
        if path is not None:
            event.acceptProposedAction()
            self.open_match(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        """At any time: what was played is saved already, what is being thought is dropped."""
        self._put_away()
        self._parts.settings.change(window_geometry=kept_frame(self))
        self._parts.computer.close()
        self._parts.shelf.close()
        event.accept()

    # ---- inside

    def _add_shortcuts(self) -> None:
        standard = QKeySequence.StandardKey
        for keys, slot in (
            (QKeySequence(Qt.Key.Key_F11), self._toggle_full_screen),
            (QKeySequence("Ctrl+,"), self.show_settings),
            (QKeySequence("Alt+Left"), self.go_back),
            (QKeySequence(standard.Open), self.ask_file),
            (QKeySequence(standard.Quit), self.close),
        ):
            QShortcut(keys, self).activated.connect(slot)

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()


def _dropped(event: QDropEvent) -> Path | None:
    """The match file that is dragged in, if it is one."""
    for url in event.mimeData().urls():
        if url.isLocalFile() and url.toLocalFile().endswith(SUFFIX):
            return Path(url.toLocalFile())
    return None
