"""Whole games of Isle of Skye at the table page, by mouse and by keyboard; the pricing panel."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from isle_of_skye_table import view_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from table_room import NAMES, Room, play_until

from engine.core.match import Match, SeatSetup, new_setup
from engine.core.options import make_options
from engine.games.isle_of_skye.actions import SetPrice
from engine.games.isle_of_skye.game import ISLE_OF_SKYE
from engine.games.isle_of_skye.table import Phase
from gui.games.isle_of_skye.panel import PricePanel
from gui.games.isle_of_skye.spots import AsideSlot, HandTile, SaleSlot

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("typeface")


def make_match(*kinds: str, seed: str = "room", **options: Any) -> Match:
    seats = tuple(
        SeatSetup(NAMES[at], "human" if kind == "human" else "computer", at, "" if kind == "human" else "steady")
        for at, kind in enumerate(kinds)
    )
    chosen: Any = make_options(ISLE_OF_SKYE.profiles["tutorial"], options)
    return Match(ISLE_OF_SKYE, new_setup(ISLE_OF_SKYE, seats, chosen, seed))


def panel_of(room: Room) -> PricePanel:
    panel = room.page.desk.panel
    assert isinstance(panel, PricePanel)
    return panel


def act_by_mouse(room: Room, rng: Random) -> None:
    panel = panel_of(room)
    if panel.pricing:
        room.push(panel.coins[0])
        room.push(panel.confirm)
        return
    buttons = list(room.page.desk.prompt.buttons)
    choices = room.scene.chooser.index.choices()
    if choices:
        room.do(rng.choice(choices))
    else:
        room.push(buttons[0])


def test_a_whole_game_by_mouse(tmp_path: Path, qtbot: QtBot) -> None:
    room = Room(qtbot, tmp_path, make_match("human", "human", rounds=3), curtain="never")
    rng = Random(4)
    while not room.match.over:
        room.wait_for(room.my_turn)
        if room.match.over:
            break
        ply = room.match.ply
        act_by_mouse(room, rng)
        assert room.match.ply > ply, room.prompt
    assert room.match.outcome is not None
    room.close()


def act_by_keyboard(room: Room, rng: Random) -> None:
    panel = panel_of(room)
    if panel.pricing:
        panel.price.setFocus()
        QTest.keyClick(panel.price, Qt.Key.Key_Up)
        panel.confirm.setFocus()
        QTest.keyClick(panel.confirm, Qt.Key.Key_Return)
        return
    ply = room.match.ply
    for _ in range(40):
        room.board.setFocus()
        room.press_key(rng.choice((Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)))
        for _ in range(rng.randrange(4)):
            room.press_key(rng.choice((Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)))
        room.press_key(Qt.Key.Key_R)
        room.press_key(Qt.Key.Key_Return)
        if room.match.ply > ply:
            return
    buttons = list(room.page.desk.prompt.buttons)
    if buttons:
        room.push(buttons[0])


def test_a_whole_game_by_keyboard(tmp_path: Path, qtbot: QtBot) -> None:
    room = Room(qtbot, tmp_path, make_match("human", "human", rounds=3, seed="keys"), curtain="never")
    rng = Random(5)
    while not room.match.over:
        room.wait_for(room.my_turn)
        if room.match.over:
            break
        ply = room.match.ply
        act_by_keyboard(room, rng)
        assert room.match.ply > ply, room.prompt
    room.close()


def at_pricing(match: Match) -> bool:
    view = view_of(match, 0)
    return match.actor == 0 and view.phase is Phase.PRICE and view.hand is not None and view.hand.aside is None


def test_the_price_is_set_in_the_panel(tmp_path: Path, qtbot: QtBot) -> None:
    room = Room(qtbot, tmp_path, play_until(make_match("human", "computer", "computer"), at_pricing))
    panel = panel_of(room)
    hand = view_of(room.match, 0).hand
    assert hand is not None
    assert not panel.pricing
    assert not panel.confirm.isVisible()
    room.click(HandTile(hand.drawn[0]))
    room.click(AsideSlot())
    room.click(HandTile(hand.drawn[1]))
    room.click(SaleSlot())
    assert panel.pricing
    panel.clear.click()
    for button in panel.coins[:2]:
        room.push(button)
    assert panel.price.value() == 6
    room.push(panel.coins[2])
    assert panel.price.value() == 10, "no more than one owns"
    panel.price.selectAll()
    QTest.keyClicks(panel.price, "7")
    assert panel.price.value() == 7
    room.push(panel.confirm)
    steps = [step.action for step in room.match.steps if isinstance(step.action, SetPrice)]
    assert SetPrice(7) in steps
    room.close()


def test_nothing_of_the_panel_is_cut_off(tmp_path: Path, qtbot: QtBot) -> None:
    room = Room(qtbot, tmp_path, play_until(make_match("human", "computer", "computer"), at_pricing), size=(1024, 640))
    hand = view_of(room.match, 0).hand
    assert hand is not None
    room.click(HandTile(hand.drawn[0]))
    room.click(AsideSlot())
    room.click(HandTile(hand.drawn[1]))
    room.click(SaleSlot())
    panel = panel_of(room)
    parts: list[QWidget] = [panel.price, panel.clear, panel.confirm, *panel.coins]
    for part in parts:
        assert panel.rect().contains(part.geometry()), part
    for number, one in enumerate(parts):
        assert not any(one.geometry().intersects(other.geometry()) for other in parts[number + 1 :])
    QApplication.processEvents()
    room.close()
