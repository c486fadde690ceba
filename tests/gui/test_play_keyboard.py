"""A whole game of Skyjo by keyboard alone: the focus is never set, only keys are pressed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from table_room import Room, make_match

from gui.board.proxies import Proxy
from gui.controls import Button

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("typeface")

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def tab_to(room: Room, wanted: Callable[[QWidget], bool]) -> QWidget:
    """Press Tab until the focus is on something wanted."""
    for _ in range(80):
        focus = QApplication.focusWidget()
        if focus is not None and wanted(focus):
            return focus
        room.press_key(Qt.Key.Key_Tab)
    raise AssertionError("Tab does not lead there")


def test_a_whole_game_by_keyboard(tmp_path: Path, qtbot: QtBot) -> None:
    room = Room(qtbot, tmp_path, make_match("human", "computer", end="rounds", rounds=1))
    rng = Random(6)
    while not room.match.over:
        room.wait_for(room.my_turn)
        if room.match.over:
            break
        ply = room.match.ply
        for _ in range(40):
            if room.page.desk.prompt.buttons:
                tab_to(room, lambda widget: widget in room.page.desk.prompt.buttons)
                room.press_key(Qt.Key.Key_Space)
            else:
                tab_to(room, lambda widget: isinstance(widget, Proxy))
                for _ in range(rng.randrange(4)):
                    room.press_key(rng.choice(ARROWS))
                # It may pick up the open card, or put it back: then once more.
                room.press_key(Qt.Key.Key_Return)
            if room.match.ply > ply:
                break
        assert room.match.ply > ply
    tab_to(room, lambda widget: isinstance(widget, Button) and widget in room.page.desk.prompt.buttons)
    room.press_key(Qt.Key.Key_Space)
    assert room.wanted == [("result", None)]
    room.close()


def test_the_list_by_keyboard(tmp_path: Path, qtbot: QtBot) -> None:
    room = Room(qtbot, tmp_path, make_match("human", "human"))
    room.press_key(Qt.Key.Key_F2)
    assert room.page.desk.choices.isVisible()
    room.press_key(Qt.Key.Key_Escape)
    assert not room.page.desk.choices.isVisible()
    ply = room.match.ply
    room.press_key(Qt.Key.Key_F2)
    room.press_key(Qt.Key.Key_Down)
    room.press_key(Qt.Key.Key_Return)
    assert room.match.steps[ply].action == room.match.game.action_type.__args__[4]()
    assert not room.page.desk.choices.isVisible()
    room.close()


def test_tab_goes_strip_board_prompt_log(tmp_path: Path, qtbot: QtBot) -> None:
    room = Room(qtbot, tmp_path, make_match("human", "human"))
    page = room.page
    seen: list[str] = []
    room.board.setFocus()
    start = QApplication.focusWidget()
    places = {
        "strip": page.desk.strip,
        "board": room.board,
        "prompt": page.desk.prompt,
        "log": page.desk.log,
    }
    while True:
        focus = QApplication.focusWidget()
        assert focus is not None
        name = next(n for n, part in places.items() if part is focus or part.isAncestorOf(focus))
        if not seen or seen[-1] != name:
            seen.append(name)
        room.press_key(Qt.Key.Key_Tab)
        if QApplication.focusWidget() is start:
            break
    assert seen == ["board", "prompt", "log", "strip"]
    room.close()


def test_shortcuts(tmp_path: Path, qtbot: QtBot) -> None:
    room = Room(qtbot, tmp_path, make_match("human", "human"))
    room.press_key(Qt.Key.Key_F1)
    assert room.wanted.pop() == ("rules", None)
    room.press_key(Qt.Key.Key_F3)
    assert room.page.desk.log.isHidden()
    assert room.page.desk.rail.isVisible()
    room.press_key(Qt.Key.Key_F3)
    assert room.page.desk.log.isVisible()
    room.press_key(Qt.Key.Key_F4)
    assert room.page.desk.pace.isVisible()
    room.press_key(Qt.Key.Key_Right)
    assert room.parts.settings.settings.speed == 0.5
    room.press_key(Qt.Key.Key_Escape)
    assert not room.page.desk.pace.isVisible()
    room.close()
