"""Clumsy hands: presses, drags, keys, wheel and changes of size at random, in the middle of everything. Whatever is
done, only legal actions are played, and once it is quiet the board shows the position."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from board_table import LEFT, NONE, Table, fresh_traces, new_match
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.core.seats import CHANCE
from gui.board.animation import FRAME

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Escape)


class Clumsy:
    """Somebody at a table who does anything."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table, self.rng = table, rng

    def point(self) -> QPoint:
        """Mostly some spot, sometimes anywhere."""
        view = self.table.view
        if self.rng.random() < 0.8:
            spot = self.rng.choice(list(self.table.scene.areas))
            return self.table.at(spot) + QPoint(self.rng.randrange(-15, 16), self.rng.randrange(-15, 16))
        return QPoint(self.rng.randrange(view.width()), self.rng.randrange(view.height()))

    def live_point(self) -> QPoint:
        """A spot that can be chosen, if there is one."""
        handles = self.table.scene.handles()
        return self.table.at(self.rng.choice(handles).spot) if handles else self.point()

    def act(self) -> None:
        table, rng = self.table, self.rng
        kind = rng.randrange(9)
        if kind < 3:
            QTest.mouseClick(table.view.viewport(), LEFT, NONE, self.live_point())
        elif kind < 5:
            start, end = self.live_point(), self.live_point() if rng.random() < 0.6 else self.point()
            table.press(start)
            table.move(start, end, rng.randrange(1, 8))
            if rng.random() < 0.3:
                self.disturb()
            table.release(end)
        elif kind == 5:
            QTest.mouseClick(table.view.viewport(), Qt.MouseButton.RightButton, NONE, self.point())
        elif kind == 6:
            proxies = table.view.proxies.all()
            focused = next((proxy for proxy in proxies if proxy.hasFocus()), None)
            QTest.keyClick(focused or table.view, rng.choice(KEYS))
        elif kind == 7:
            self.disturb()
        for _ in range(rng.choice((0, 0, 2, 9))):
            table.scene.pass_time(FRAME)

    def disturb(self) -> None:
        table, rng = self.table, self.rng
        kind = rng.randrange(4)
        if kind == 0:
            table.view.resize(rng.randrange(560, 960), rng.randrange(520, 860))
        elif kind == 1:
            table.scene.sync(table.match.view(table.watcher))
        elif kind == 2:
            table.scene.set_look(table.scene.look)
        else:
            QTest.mousePress(table.view.viewport(), Qt.MouseButton.RightButton, NONE, self.point())
            QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.RightButton, NONE, self.point())


@pytest.mark.usefixtures("typeface")
@pytest.mark.parametrize(("profile", "seats"), [("tutorial", 2), ("published", 3)])
def test_clumsy_hands_do_no_harm(qtbot: QtBot, profile: str, seats: int) -> None:
    rng = Random(f"clumsy {profile}")
    table = Table(new_match(seats, profile, "clumsy"), size=(700, 640))
    clumsy = Clumsy(table, rng)
    for turn in range(90):
        while table.match.actor != 0 and not table.match.over:
            act = table.match.actor == CHANCE
            table.tell(table.match.roll() if act else table.match.play(rng.choice(table.match.state().legal_actions())))
        if table.match.over:
            break
        table.offer()
        clumsy.act()
        if turn % 6 == 0:
            table.settle()
            table.scene.cancel()
            table.settle()
            table.scene.sharpen()
            table.scene.point_at(None)
            assert table.scene.stage.traces() == fresh_traces(table)
    assert len(table.chosen) > 10
    table.close()
