"""The table's tools by keyboard, where the focus goes on coming back, and that nothing of the tools is cut off."""

from __future__ import annotations

from itertools import combinations
from time import monotonic
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from table_room import Room, make_match, play_until, view_of

from engine.games.skyjo.actions import TakeFromDrawPile
from engine.games.skyjo.rules import Phase
from gui.board.proxies import Proxy
from gui.windows.curtain.page import DEAF_SECONDS

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from engine.core.match import Match

pytestmark = pytest.mark.usefixtures("typeface")

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def first_to_take(match: Match) -> bool:
    return match.actor == 0 and view_of(match, 0).phase is Phase.TAKE


@pytest.fixture
def room(tmp_path: Path, qtbot: QtBot) -> Room:
    return Room(qtbot, tmp_path, play_until(make_match("human", "human"), first_to_take))


def test_enter_presses_the_tool_that_has_the_focus(room: Room) -> None:
    tools = room.page.desk.strip.tools
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        tools.rules.setFocus()
        room.press_key(key)
        assert room.wanted.pop() == ("rules", None)
    room.close()


def test_keys_for_what_cannot_be_taken_back_say_why(room: Room) -> None:
    room.host.choose(TakeFromDrawPile())
    note, ply = room.page.desk.note, room.match.ply
    room.press_key(Qt.Key.Key_Z, CONTROL)
    assert note.words() == room.page.desk.strip.tools.undo.toolTip() != ""
    room.press_key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert note.words() == "Nothing was taken back"
    assert room.match.ply == ply
    room.close()


def test_whoever_comes_back_to_the_table_has_the_board(room: Room) -> None:
    room.page.desk.strip.tools.settings.setFocus()
    room.page.setFocus()
    assert QApplication.focusWidget() is room.board
    room.press_key(Qt.Key.Key_Down)
    assert isinstance(QApplication.focusWidget(), Proxy)
    room.close()


def test_whoever_comes_back_to_a_curtain_can_lift_it(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = play_until(make_match("human", "human"), first_to_take)
    room = Room(qtbot, tmp_path, match, curtain="always")
    curtain = room.page.desk.curtain
    assert curtain.hanging
    room.page.setFocus()
    assert QApplication.focusWidget() is curtain.open_button
    room.press_key(Qt.Key.Key_Z, CONTROL)
    assert room.page.desk.note.words() == "", "nothing is said over a curtain"
    # Long enough after it was hung: until then it is deaf to a stray key.
    monkeypatch.setattr(curtain, "_clock", lambda: monotonic() + DEAF_SECONDS)
    room.press_key(Qt.Key.Key_Space)
    room.wait_for(lambda: not curtain.hanging)
    room.press_key(Qt.Key.Key_Return)
    assert room.wanted == [], "a key pressed once too often presses nothing beside the board"
    room.press_key(Qt.Key.Key_Down)
    assert isinstance(QApplication.focusWidget(), Proxy)
    room.close()


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (2560, 1440)])
def test_the_tools_are_whole(tmp_path: Path, qtbot: QtBot, size: tuple[int, int], scale: int, language: str) -> None:
    """With the ring that shows the focus, which is as large as the button."""
    match = play_until(make_match("human", "human"), first_to_take)
    room = Room(qtbot, tmp_path, match, size=size, text_scale=scale, language=language)
    strip = room.page.desk.strip
    rings = [button.geometry().adjusted(4, 4, -4, -4) for button in strip.tools.findChildren(type(strip.back))]
    assert not any(one.intersects(other) for one, other in combinations(rings, 2))
    for button in (strip.back, *strip.tools.findChildren(type(strip.back))):
        at = QRect(button.mapTo(strip, QPoint(0, 0)), button.size())
        assert strip.rect().contains(at), (button.accessibleName(), at, strip.rect())
        assert button is strip.back or strip.tools.rect().contains(button.geometry()), button.accessibleName()
    assert room.page.rect().adjusted(-60, 0, 60, 0).contains(strip.geometry())
    room.close()
