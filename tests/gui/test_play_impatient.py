"""Somebody impatient: clicks anywhere, presses keys and tools in the middle of every movement, resizes, takes back.

Whatever they do, the match stays sound and the board ends up showing exactly the position.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from table_room import LEFT, NONE, Room, make_match

from engine.core.match import Match

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("typeface")

KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Space)


def anywhere(rng: Random, size: QSize) -> QPoint:
    return QPoint(rng.randrange(size.width()), rng.randrange(size.height()))


def one_whim(room: Room, rng: Random) -> None:
    whim = rng.random()
    board = room.board.viewport()
    if whim < 0.45 and room.scene.chooser.active and room.scene.areas:
        spots = [spot for spot in room.scene.chooser.index.sources if spot in room.scene.areas]
        room.click(rng.choice(spots))
    elif whim < 0.65:
        QTest.mouseClick(board, LEFT, NONE, anywhere(rng, board.size()))
    elif whim < 0.75:
        start, end = anywhere(rng, board.size()), anywhere(rng, board.size())
        QTest.mousePress(board, LEFT, NONE, start)
        QTest.mouseMove(board, end)
        QTest.mouseRelease(board, LEFT, NONE, end)
    elif whim < 0.82:
        room.press_key(rng.choice(KEYS))
    elif whim < 0.86:
        room.host.undo()
    elif whim < 0.88:
        room.host.redo()
    elif whim < 0.90:
        listed = room.page.desk.log.list
        index = listed.indexAt(anywhere(rng, listed.viewport().size()))
        if index.isValid():
            QTest.mouseClick(listed.viewport(), LEFT, NONE, listed.visualRect(index).center())
    elif whim < 0.93:
        room.page.resize(rng.choice([QSize(1024, 640), QSize(1440, 900), QSize(1280, 720)]))
    elif room.page.desk.prompt.buttons:
        room.push(rng.choice(list(room.page.desk.prompt.buttons)))
    QApplication.processEvents()


@pytest.mark.parametrize(
    ("kinds", "profile", "seed"),
    [(("human", "computer"), "published", 1), (("human", "human", "computer"), "tutorial", 2)],
)
def test_nothing_an_impatient_person_does_breaks_the_table(
    tmp_path: Path, qtbot: QtBot, kinds: tuple[str, ...], profile: str, seed: int
) -> None:
    match = make_match(*kinds, profile=profile, end="rounds", rounds=2)
    heard: list[Any] = []
    match.record_with(heard.append)
    room = Room(qtbot, tmp_path, match, speed=2.0, reduce_motion=False)
    rng = Random(seed)
    for _ in range(400):
        if match.over:
            break
        one_whim(room, rng)
    assert match.ply > 30, "it got somewhere"
    room.host.return_to_game()
    room.host.hurry()
    assert room.scene.view == match.view(room.host.watcher)
    replayed = Match(match.game, match.setup)
    for step in match.steps:
        replayed.play(step.action)
    assert replayed.view(None) == match.view(None)
    assert room.host.logs.shown.chronicle.told == match.ply
    room.close()
