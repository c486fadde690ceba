"""A Skyjo table for the board's tests: a match, its board in a view, and a person's hands."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.core.match import Match, SeatSetup, new_setup
from engine.core.seats import CHANCE
from engine.games.skyjo.game import SKYJO
from engine.games.skyjo.rules import Phase
from engine.games.skyjo.view import SkyjoView
from gui.board.pixmaps import PixmapCache
from gui.board.view import BoardView
from gui.controls.look import Look
from gui.games.skyjo.scene import make_scene
from gui.i18n import Numbers

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.core.seats import Watcher
    from gui.board.choice import Spot
    from gui.board.scene import BoardScene

NAMES = ("Sara", "Kian", "Mina", "Babak", "Nima", "Helia", "Darya", "Omid")
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def english_look(**changes: Any) -> Look:
    return Look(**({"number": Numbers("en")} | changes))


def new_match(seats: int, profile: str = "tutorial", seed: str = "board") -> Match:
    """Everybody at the table, nothing dealt."""
    people = tuple(SeatSetup(NAMES[seat], "human", seat) for seat in range(seats))
    return Match(SKYJO, new_setup(SKYJO, people, SKYJO.profiles[profile], seed))


def step_at_random(match: Match, rng: Random) -> Any:
    """One step, whoever acts."""
    if match.actor == CHANCE:
        return match.roll()
    return match.play(rng.choice(match.state().legal_actions()))


def match_until(wanted: Callable[[Match], bool], seats: int = 4, profile: str = "tutorial") -> Match:
    """A match played at random up to a position that is wanted."""
    for seed in range(200):
        match = new_match(seats, profile, f"until {seed}")
        rng = Random(seed)
        while not match.over:
            if wanted(match):
                return match
            step_at_random(match, rng)
    raise AssertionError("no such position was met")


def view_of(match: Match, watcher: Watcher = 0) -> SkyjoView:
    """The view of seat 0, or of another watcher, as Skyjo's own type."""
    view = match.view(watcher)
    assert isinstance(view, SkyjoView)
    return view


def phase_of(phase: Phase, seat: int = 0) -> Callable[[Match], bool]:
    """Whether that seat is asked for that, with face-up and face-down cards in its grid."""

    def wanted(match: Match) -> bool:
        if match.actor != seat or view_of(match, seat).phase is not phase:
            return False
        grid = view_of(match, seat).grids[seat]
        return phase in (Phase.CLOSE, Phase.FIRST_LOOK) or 3 < sum(card is None for card in grid) < 10

    return wanted


class Table:
    """A match at a board, as the table page brings them together; `make` makes the board of its game."""

    def __init__(
        self,
        match: Match,
        watcher: Watcher = 0,
        size: tuple[int, int] = (896, 796),
        make: Callable[..., BoardScene] = make_scene,
    ) -> None:
        self.match = match
        self.make = make
        self.watcher = watcher
        self.chosen: list[Any] = []
        self.refused: list[tuple[Any, str]] = []
        self.pixmaps = PixmapCache()
        self.scene: BoardScene = make(english_look(), self.pixmaps, match.setup.seats)
        self.view = BoardView(self.scene)
        self.view.resize(*size)
        self.view.show()
        self.view.activateWindow()
        assert QTest.qWaitForWindowActive(self.view)
        self.scene.chosen.connect(self._play)
        self.scene.refused.connect(lambda action, clause: self.refused.append((action, clause)))
        self.scene.sync(match.view(watcher))
        self.offer()

    def close(self) -> None:
        self.view.close()
        self.view.deleteLater()
        self.scene.deleteLater()

    def offer(self) -> None:
        view = self.match.view(self.watcher)
        mine = self.match.actor == self.watcher
        self.scene.set_choices(self.scene.scenery.choices(view) if mine else None)

    def tell(self, step: Any) -> None:
        self.scene.present(self.match.seen_by(step, self.watcher).events, self.match.view(self.watcher))

    def _play(self, action: Any) -> None:
        self.chosen.append(action)
        self.tell(self.match.play(action))
        while self.match.actor == CHANCE:
            self.tell(self.match.roll())
        self.offer()

    # ---- a person's hands

    def at(self, spot: Spot) -> QPoint:
        return self.view.rect_of(self.scene.areas[spot]).center()

    def click(self, spot: Spot, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.view.viewport(), button, NONE, self.at(spot))

    def press(self, at: QPoint) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, NONE, at)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, NONE, at)

    def move(self, start: QPoint, end: QPoint, steps: int = 6) -> None:
        """The pointer with the left button down."""
        viewport = self.view.viewport()
        for step in range(1, steps + 1):
            at = start + (end - start) * step / steps
            place = QPointF(viewport.mapToGlobal(at))
            event = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), place, Qt.MouseButton.NoButton, LEFT, NONE)
            QApplication.sendEvent(viewport, event)

    def drag(self, source: Spot, target: Spot | QPoint) -> None:
        start = self.at(source)
        end = target if isinstance(target, QPoint) else self.at(target)
        self.press(start)
        self.move(start, end)
        self.release(end)

    def settle(self) -> None:
        self.scene.finish_animations()


def fresh_traces(table: Table) -> dict[Any, Any]:
    """What a board built from nothing shows of the same position."""
    other = table.make(table.scene.look, table.pixmaps, table.match.setup.seats)
    other.set_ratio(table.scene.ratio)
    other.resize(table.scene.width(), table.scene.height())
    other.sync(table.match.view(table.watcher))
    other.tableau.remembered = table.scene.tableau.remembered
    mine = table.match.actor == table.watcher
    other.set_choices(other.scenery.choices(table.match.view(table.watcher)) if mine else None)
    traces = other.stage.traces()
    other.deleteLater()
    return traces
