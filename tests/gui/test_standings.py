"""What everybody would have if the game ended now, over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from table_room import Room, make_match, play_until

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("typeface")


def opened(qtbot: QtBot, folder: Path) -> Room:
    room = Room(qtbot, folder, play_until(make_match("human", "human", "human"), lambda m: m.ply > 12))
    room.push(room.page.desk.strip.tools.scores)
    return room


def test_the_sheet_opens_and_closes_by_its_tool_and_by_keys(qtbot: QtBot, tmp_path: Path) -> None:
    room = opened(qtbot, tmp_path)
    standings = room.page.desk.standings
    assert standings.isVisible()
    assert room.page.rect().contains(standings.geometry().adjusted(20, 20, -20, -20))
    model = standings.ledger.view.model()
    assert model.columnCount() == 4
    assert model.rowCount() >= 1
    room.press_key(Qt.Key.Key_Escape)
    assert not standings.isVisible()
    room.press_key(Qt.Key.Key_F6)
    assert standings.isVisible()
    room.push(standings.shut)
    assert not standings.isVisible()
    room.close()


def test_it_keeps_step_with_the_game_and_hides_with_the_match(qtbot: QtBot, tmp_path: Path) -> None:
    room = opened(qtbot, tmp_path)
    standings = room.page.desk.standings
    assert standings.ledger._ledger is not None
    before = standings.ledger._ledger
    for _ in range(8):
        actions, _ = room.host.all_choices()
        if not actions:
            break
        room.host.choose(actions[-1])
        QApplication.processEvents()
    assert standings.ledger._ledger != before or not standings.isVisible()
    room.page.close_match()
    assert not standings.isVisible()
    room.close()
