"""For tests: a room with a table page in it, a match on the table, and a person's hands."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from program import StandInComputer, make_parts
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.core.match import Match, SeatSetup, new_setup
from engine.core.seats import CHANCE
from engine.games import find_game, find_profile
from engine.games.skyjo.view import SkyjoView
from gui.games import find_kit
from gui.session import Session
from gui.windows.play import drivers_for
from gui.windows.table import TablePage

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from engine.core.seats import Watcher
    from gui.board.choice import Choice, Spot
    from gui.board.lines import Line
    from gui.board.scene import BoardScene
    from gui.board.view import BoardView
    from gui.windows.table.host import Host

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
NAMES = ("Sara", "Kian", "مینا", "Babak", "Nima", "هلیا", "Omid", "Leila")


def make_match(*kinds: str, profile: str = "tutorial", seed: str = "room", **options: Any) -> Match:
    """A Skyjo match of "human" and "computer" seats, nothing dealt."""
    from engine.core.options import make_options

    game = find_game("skyjo")
    seats = tuple(
        SeatSetup(NAMES[at], "human" if kind == "human" else "computer", at, "" if kind == "human" else "greedy")
        for at, kind in enumerate(kinds)
    )
    chosen: Any = find_profile(game, profile)
    return Match(game, new_setup(game, seats, make_options(chosen, options), seed))


def view_of(match: Match, watcher: Watcher = None) -> SkyjoView:
    """A view, by its own type."""
    view = match.view(watcher)
    assert isinstance(view, SkyjoView)
    return view


def play_until(match: Match, wanted: Callable[[Match], bool], seed: int = 1) -> Match:
    """Play at random until a position is wanted; to the end if none is."""
    rng = Random(seed)
    while not match.over and not (match.actor != CHANCE and wanted(match)):
        if match.actor == CHANCE:
            match.roll()
        else:
            match.play(rng.choice(list(match.view(match.actor).legal_actions())))
    return match


class Room:
    """A page of its own with one match. Speed 0 and pace "instant" unless said otherwise: nobody waits in tests."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        match: Match,
        computer: StandInComputer | None = None,
        size: tuple[int, int] = (1440, 900),
        **settings: Any,
    ) -> None:
        self._qtbot = qtbot
        calm: dict[str, Any] = {"language": "en", "speed": 0.0, "computer_pace": "instant", "reduce_motion": True}
        self.parts = make_parts(folder, **(calm | settings))
        self.computer = computer or StandInComputer()
        self.match = match
        self.page = TablePage(self.parts.looks.look, self.parts.settings, self.parts.pixmaps)
        self.wanted: list[tuple[str, Any]] = []
        self.page.left.connect(lambda: self.wanted.append(("left", None)))
        self.page.result_wanted.connect(lambda: self.wanted.append(("result", None)))
        self.page.rules_wanted.connect(lambda clause: self.wanted.append(("rules", clause)))
        self.page.settings_wanted.connect(lambda: self.wanted.append(("settings", None)))
        self.page.resize(*size)
        self.page.show()
        self.page.activateWindow()
        assert QTest.qWaitForWindowActive(self.page)
        self.session = Session(match, drivers_for(match.setup, self.computer))
        self.page.open(self.session, find_kit(match.setup.game))
        QApplication.processEvents()

    def close(self) -> None:
        self.page.close_match()
        self.page.close()
        self.page.deleteLater()
        # Catalogues are the application's: the next test begins without any.
        self.parts.translations.use("en")
        QApplication.processEvents()

    # ---- what is there

    @property
    def board(self) -> BoardView:
        assert self.page.board is not None
        return self.page.board

    @property
    def scene(self) -> BoardScene:
        return self.board.board

    @property
    def host(self) -> Host:
        assert self.page.host is not None
        return self.page.host

    @property
    def prompt(self) -> str:
        """What the prompt says, as text without direction marks."""
        return self.said(self.page.desk.prompt.line)

    def said(self, line: Line) -> str:
        """A line as plain text."""
        return bare(self.page.desk.log.list.rows.words.plain(line))

    def log(self) -> list[str]:
        """The rows of the log that is shown."""
        model = self.page.desk.log.list.model()
        return [bare(model.index(row, 0).data()) for row in range(model.rowCount())]

    def wait_for(self, wanted: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(wanted, timeout=8000)

    def my_turn(self) -> bool:
        return self.host.situation.offered is not None or self.match.over

    # ---- a person's hands

    def at(self, spot: Spot) -> QPoint:
        return self.board.rect_of(self.scene.areas[spot]).center()

    def click(self, spot: Spot) -> None:
        QTest.mouseClick(self.board.viewport(), LEFT, NONE, self.at(spot))

    def press_key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.page, key, modifier)

    def push(self, button: QWidget) -> None:
        QTest.mouseClick(button, LEFT, NONE, button.rect().center())

    def do(self, choice: Choice) -> None:
        """A choice of the board by clicking: the source, then the target."""
        source = self.scene.chooser.source
        if choice.target is None or choice.source != source:
            self.click(choice.source)
        if choice.target is not None:
            self.click(choice.target)


def bare(text: str) -> str:
    """Without marks of direction and with plain spaces."""
    for mark in "\u2066\u2067\u2068\u2069":
        text = text.replace(mark, "")
    return text.replace("\u00a0", " ")
