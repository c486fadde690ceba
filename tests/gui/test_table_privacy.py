"""Several people at one screen: who sees what, the curtain, and a log that keeps secrets."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from table_room import Room, make_match, play_until, view_of

from engine.core.seats import CHANCE
from engine.games.skyjo.actions import TakeFromDrawPile
from engine.games.skyjo.events import CardDrawn
from engine.games.skyjo.rules import Phase
from gui.games.skyjo.spots import DrawPile

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from engine.core.match import Match

pytestmark = pytest.mark.usefixtures("typeface")


def test_no_log_ever_holds_what_its_watcher_did_not_see(tmp_path: Path, qtbot: QtBot) -> None:
    room = Room(qtbot, tmp_path, make_match("human", "human", "human"))
    rng = Random(2)
    logs = room.host.logs
    hidden = 0
    while room.match.ply < 150 and not room.match.over:
        actions, _ = room.host.all_choices()
        room.host.choose(rng.choice(list(actions)))
        last = room.match.last_step
        assert last is not None
        for watcher in (0, 1, 2, None):
            rows = logs.of(watcher).chronicle.rows
            told = room.said(rows[-1].entry.line)
            event = last.events[-1] if last.events else None
            if isinstance(event, CardDrawn) and not event.known and watcher != event.seat:
                assert told.endswith("draws a card")
                hidden += 1
    assert hidden > 50
    room.close()


def test_the_log_is_always_the_one_of_who_looks(tmp_path: Path, qtbot: QtBot) -> None:
    room = Room(qtbot, tmp_path, make_match("human", "human"))
    rng = Random(3)
    for _ in range(60):
        if room.match.over:
            break
        actions, _ = room.host.all_choices()
        room.host.choose(rng.choice(list(actions)))
        watcher = room.host.watcher
        fresh = room.host.logs.of(watcher)
        assert room.page.desk.log.list.model() is fresh.items
        assert room.scene.view == room.match.view(watcher)
    room.close()


def test_a_curtain_between_two_people(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(qtbot, tmp_path, make_match("human", "human"), curtain="always")
    curtain = room.page.desk.curtain
    shown: list[Any] = []
    hang = curtain.hang

    def seen_while_hanging(*arguments: Any) -> None:
        shown.append(room.scene.view)
        hang(*arguments)

    monkeypatch.setattr(curtain, "hang", seen_while_hanging)
    assert curtain.hanging, "it hangs from the first moment"
    first = room.match.actor
    for _ in range(4):
        assert not room.scene.chooser.active
        assert room.scene.view is not None
        assert room.scene.view.watcher is None, "behind it lies what everybody may see"
        curtain.opened.emit()
        curtain.lift()
        seat = room.match.actor
        assert room.scene.view.watcher == seat
        assert room.scene.chooser.active
        while room.match.actor == seat and room.my_turn():
            actions, _ = room.host.all_choices()
            room.host.choose(actions[0])
        assert room.match.actor != seat
        assert curtain.hanging
    assert all(view.watcher is None for view in shown)
    assert room.match.actor == first
    room.close()


def test_the_news_on_the_curtain_is_what_that_seat_saw(tmp_path: Path, qtbot: QtBot) -> None:
    room = Room(qtbot, tmp_path, make_match("human", "human", "human"), curtain="always")
    curtain = room.page.desk.curtain
    for _ in range(7):
        curtain.opened.emit()
        curtain.take_down()
        seat = room.match.actor
        while room.match.actor == seat and room.my_turn():
            actions, _ = room.host.all_choices()
            room.host.choose(actions[0])
    next_one = room.match.actor
    news = room.host.logs.news(next_one)
    told = [room.said(entry.line) for entry in news]
    assert len(told) == 2, "the two others have moved since"
    assert all(" for " in line or "turns up" in line for line in told)
    room.close()


def test_the_curtain_waits_for_the_movement_of_the_last_step(tmp_path: Path, qtbot: QtBot) -> None:
    match = play_until(make_match("human", "human"), lambda m: view_of(m).phase is Phase.PLACE_TAKEN)
    room = Room(qtbot, tmp_path, match, curtain="always", speed=3.0, reduce_motion=False)
    curtain = room.page.desk.curtain
    curtain.opened.emit()
    curtain.take_down()
    seat = match.actor
    actions, _ = room.host.all_choices()
    room.host.choose(actions[0])
    assert match.actor != seat
    assert not curtain.hanging
    assert room.scene.view.watcher == seat  # type: ignore[union-attr]
    assert room.prompt.startswith("Pass the screen to")
    room.wait_for(lambda: curtain.hanging)
    assert room.scene.view.watcher is None  # type: ignore[union-attr]
    room.close()


def test_taking_back_while_the_curtain_is_about_to_hang_and_while_it_hangs(tmp_path: Path, qtbot: QtBot) -> None:
    def open_exchange(match: Match) -> bool:
        return view_of(match).phase is Phase.PLACE_TAKEN and any(
            card is not None for card in view_of(match, match.actor).grids[match.actor]
        )

    match = play_until(make_match("human", "human", profile="published"), open_exchange)
    room = Room(qtbot, tmp_path, match, curtain="always", speed=3.0, reduce_motion=False)
    curtain, control = room.page.desk.curtain, Qt.KeyboardModifier.ControlModifier
    curtain.opened.emit()
    curtain.take_down()
    seat, ply = match.actor, match.ply
    grid = view_of(match, seat).grids[seat]
    up = next(action for action in room.host.all_choices()[0] if grid[action.place] is not None)
    room.host.choose(up)
    assert not curtain.hanging
    room.press_key(Qt.Key.Key_Z, control)
    assert (match.actor, match.ply) == (seat, ply), "who regrets at once need not fetch the other one"
    assert not curtain.hanging
    room.host.choose(up)
    room.wait_for(lambda: curtain.hanging)
    ply = match.ply
    room.press_key(Qt.Key.Key_Z, control)
    assert match.ply == ply, "behind the curtain nothing is taken back"
    curtain.opened.emit()
    curtain.take_down()
    room.press_key(Qt.Key.Key_Z, control)
    assert match.actor == seat
    assert curtain.hanging, "it is the other one's turn again"
    room.close()


def test_without_secrets_no_curtain_and_the_board_turns_to_who_acts(tmp_path: Path, qtbot: QtBot) -> None:
    room = Room(qtbot, tmp_path, make_match("human", "human"))
    seat = room.match.actor
    assert not room.page.desk.curtain.hanging
    while room.match.actor == seat:
        room.host.choose(room.host.all_choices()[0][0])
    assert not room.page.desk.curtain.hanging
    assert room.scene.view == room.match.view(room.match.actor)
    room.close()


def test_a_match_taken_up_with_a_card_in_hand_hangs_the_curtain(tmp_path: Path, qtbot: QtBot) -> None:
    match = play_until(make_match("human", "human"), lambda m: view_of(m).phase is Phase.PLACE_DRAWN)
    room = Room(qtbot, tmp_path, match)
    assert room.page.desk.curtain.hanging
    assert room.scene.view.watcher is None  # type: ignore[union-attr]
    room.page.desk.curtain.opened.emit()
    assert room.scene.view == match.view(match.actor)
    room.close()


def test_one_person_among_computers_never_meets_the_curtain(tmp_path: Path, qtbot: QtBot) -> None:
    room = Room(qtbot, tmp_path, make_match("human", "computer"), curtain="always")
    room.wait_for(room.my_turn)
    assert not room.page.desk.curtain.hanging
    room.click(DrawPile())
    assert room.match.steps[-2].action == TakeFromDrawPile()
    assert room.match.steps[-1].actor == CHANCE
    QApplication.processEvents()
    assert "Sara draws" in room.log()[-1]
    room.close()
