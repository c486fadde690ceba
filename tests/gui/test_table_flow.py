"""The table between session and people: whose turn it is, taking back, looking back, faults, leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from program import StandInComputer
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from table_room import LEFT, NONE, Room, bare, make_match, play_until, view_of

from engine.core.errors import TakhteError
from engine.games.skyjo.actions import Exchange, KeepOpen, TakeFromDiscardPile, TakeFromDrawPile
from engine.games.skyjo.rules import Phase
from gui.games.skyjo.spots import DiscardPile, DrawPile, GridPlace

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from engine.core.match import Match

pytestmark = pytest.mark.usefixtures("typeface")
CONTROL = Qt.KeyboardModifier.ControlModifier


def my(phase: Phase, seat: int = 0) -> Callable[[Match], bool]:
    """That seat is asked for that."""
    return lambda match: match.actor == seat and view_of(match).phase is phase


def face_up(match: Match, seat: int = 0) -> int:
    return next(place for place, card in enumerate(view_of(match, seat).grids[seat]) if card not in (None, 99))


def after_an_open_exchange(qtbot: QtBot, folder: Path, **settings: Any) -> Room:
    """The computer thinks; the person before it has done nothing that revealed a card."""
    match = play_until(make_match("human", "computer", profile="published"), my(Phase.TAKE))
    room = Room(qtbot, folder, match, StandInComputer(patient=True), **settings)
    room.host.choose(TakeFromDiscardPile())
    room.host.choose(Exchange(face_up(match)))
    return room


# ---- the computer


def test_the_prompt_says_who_thinks_and_what_is_expected(tmp_path: Path, qtbot: QtBot) -> None:
    room = after_an_open_exchange(qtbot, tmp_path)
    assert room.prompt == "Kian is thinking"
    assert not room.page.desk.prompt.all_choices.isVisible()
    while not room.my_turn():
        room.computer.thoughts[-1].answer()
    assert room.prompt.startswith("Sara: ")
    assert room.page.desk.prompt.all_choices.isVisible()
    room.close()


def test_a_computer_that_waits_for_a_signal(tmp_path: Path, qtbot: QtBot) -> None:
    room = after_an_open_exchange(qtbot, tmp_path, computer_pace="signal")
    ply = room.match.ply
    room.computer.thoughts[-1].answer()
    QApplication.processEvents()
    assert room.match.ply == ply
    (button,) = room.page.desk.prompt.buttons
    assert button.text() == "Let it move"
    room.push(button)
    assert room.match.ply > ply
    room.close()


def test_a_calm_computer_waits_until_the_board_is_at_rest(tmp_path: Path, qtbot: QtBot) -> None:
    room = after_an_open_exchange(qtbot, tmp_path, computer_pace="calm", speed=1.0, reduce_motion=False)
    ply = room.match.ply
    room.computer.thoughts[-1].answer()
    assert room.match.ply == ply
    room.wait_for(lambda: room.match.ply > ply)
    room.close()


def test_another_pace_counts_for_the_move_that_is_being_thought(tmp_path: Path, qtbot: QtBot) -> None:
    room = after_an_open_exchange(qtbot, tmp_path, computer_pace="signal")
    ply = room.match.ply
    room.computer.thoughts[-1].answer()
    room.parts.settings.change(computer_pace="instant")
    room.wait_for(lambda: room.match.ply > ply)
    room.close()


def test_a_match_nobody_can_play_on_is_only_looked_at(tmp_path: Path, qtbot: QtBot) -> None:
    from gui.games import find_kit
    from gui.windows.play import look_at

    match = play_until(make_match("human", "computer"), lambda m: m.ply > 20)
    room = Room(qtbot, tmp_path, make_match("human", "human"))
    room.page.open(look_at(match).session, find_kit("skyjo"))
    assert room.prompt == "This match can only be looked at"
    assert room.page.desk.log.list.model().rowCount() > 8
    room.close()


# ---- taking back


def test_taking_back_while_the_computer_thinks(tmp_path: Path, qtbot: QtBot) -> None:
    room = after_an_open_exchange(qtbot, tmp_path)
    ply, rows = room.match.ply, room.log()
    room.press_key(Qt.Key.Key_Z, CONTROL)
    assert room.match.ply == ply - 1
    assert room.match.actor == 0
    assert room.prompt.startswith("Sara: put the")
    assert len(room.log()) == len(rows)
    assert "takes" in room.log()[-1] and " for " not in room.log()[-1]
    room.computer.thoughts[-1].answer()
    assert room.match.ply == ply - 1, "a late answer counts no more"
    room.press_key(Qt.Key.Key_Y, CONTROL)
    assert room.match.ply == ply
    assert room.log() == rows
    assert room.prompt == "Kian is thinking"
    room.close()


def test_taking_back_during_a_movement(tmp_path: Path, qtbot: QtBot) -> None:
    match = play_until(make_match("human", "human", profile="published"), my(Phase.TAKE))
    room = Room(qtbot, tmp_path, match, speed=1.0, reduce_motion=False)
    room.host.choose(TakeFromDiscardPile())
    assert room.host.busy
    room.push(room.page.desk.strip.tools.undo)
    assert not room.host.busy
    assert room.scene.view == match.view(0)
    assert view_of(match, 0).phase is Phase.TAKE
    room.close()


def test_what_was_revealed_cannot_be_taken_back_and_the_button_says_so(tmp_path: Path, qtbot: QtBot) -> None:
    match = play_until(make_match("human", "human"), my(Phase.TAKE))
    room = Room(qtbot, tmp_path, match)
    tools = room.page.desk.strip.tools
    room.host.choose(TakeFromDrawPile())
    assert not tools.undo.isEnabled()
    assert "revealed" in tools.undo.toolTip()
    ply = match.ply
    room.press_key(Qt.Key.Key_Z, CONTROL)
    assert match.ply == ply
    assert not tools.redo.isEnabled()
    assert tools.redo.toolTip() == "Nothing was taken back"
    room.close()


# ---- refusals and warnings


def test_a_refusal_says_why_with_its_clause(tmp_path: Path, qtbot: QtBot) -> None:
    match = play_until(make_match("human", "human"), my(Phase.TAKE))
    room = Room(qtbot, tmp_path, match)
    place = view_of(match, 0).grids[0].index(None)
    room.click(GridPlace(0, place))
    note = room.page.desk.note
    assert note.words() == "You may turn a card up only after discarding one you drew."
    QTest.mouseClick(note, LEFT, NONE, note.rect().center())
    assert room.wanted == [("rules", "SKYJO-3.2")]
    room.close()


def test_closing_a_column_below_zero_warns_before_it_is_done(tmp_path: Path, qtbot: QtBot) -> None:
    def costly(match: Match) -> bool:
        if not my(Phase.CLOSE)(match):
            return False
        view = view_of(match, 0)
        columns = view.closable[0]
        return len(columns) == 1 and sum(card or 0 for card in view.grids[0][columns[0] * 3 : columns[0] * 3 + 3]) < 0

    match = next(
        found
        for seed in range(400)
        if not (found := play_until(make_match("human", "human", seed=str(seed)), costly, seed)).over
    )
    view = view_of(match, 0)
    column = view.closable[0][0]
    cost = -sum(card or 0 for card in view.grids[0][column * 3 : column * 3 + 3])
    room = Room(qtbot, tmp_path, match)
    close, keep = room.page.desk.prompt.buttons
    before = bare(room.parts.looks.look.number(view.sums[0]))
    after = bare(room.parts.looks.look.number(view.sums[0] + cost))
    assert bare(close.text()) == f"Close column {column + 1}: {before} → {after}"
    said = bare(str(room.page.desk.prompt.detail.parts["text"]))
    assert f"closing it adds {cost} to your score" in said
    room.push(keep)
    assert match.last_step is not None
    assert match.last_step.action == KeepOpen()
    room.close()


# ---- looking back


def test_looking_back_from_the_log_and_returning(tmp_path: Path, qtbot: QtBot) -> None:
    match = play_until(make_match("human", "human"), lambda m: m.ply > 40 and my(Phase.TAKE)(m))
    room = Room(qtbot, tmp_path, match)
    listed = room.page.desk.log.list
    row = next(i for i in range(listed.model().rowCount()) if " for " in room.log()[i])
    index = listed.model().index(row, 0)
    listed.scrollTo(index)
    QTest.mouseClick(listed.viewport(), LEFT, NONE, listed.visualRect(index).center())
    told = listed.looking_at
    assert told is not None
    assert room.page.desk.frame.isVisible()
    assert room.prompt == f"Looking back: after step {told.ply + 1} of {match.ply}"
    assert room.scene.view == match.state_at(told.ply + 1).view(0)
    ply = match.ply
    room.click(DrawPile())
    room.click(DiscardPile())
    assert match.ply == ply, "no play while looking back"
    room.press_key(Qt.Key.Key_Escape)
    assert not room.page.desk.frame.isVisible()
    assert room.scene.view == match.view(0)
    room.click(DrawPile())
    assert match.ply == ply + 2
    room.close()


def test_the_computer_may_finish_while_somebody_looks_back(tmp_path: Path, qtbot: QtBot) -> None:
    room = after_an_open_exchange(qtbot, tmp_path)
    rows = room.page.desk.log.list.model().rowCount()
    early = room.page.desk.log.list.model().index(3, 0).data(Qt.ItemDataRole.UserRole)
    room.host.look_at(early)
    shown = room.scene.view
    while not room.my_turn():
        room.computer.thoughts[-1].answer()
    assert room.scene.view == shown, "the board stays where it is looked at"
    assert room.page.desk.log.list.model().rowCount() > rows
    assert not room.scene.chooser.active
    (back,) = room.page.desk.prompt.buttons
    room.push(back)
    assert room.scene.view == room.match.view(0)
    assert room.scene.chooser.active
    room.close()


def test_looking_back_by_keyboard(tmp_path: Path, qtbot: QtBot) -> None:
    match = play_until(make_match("human", "human"), lambda m: m.ply > 40 and my(Phase.TAKE)(m))
    room = Room(qtbot, tmp_path, match)
    while QApplication.focusWidget() is not room.page.desk.log.list:
        room.press_key(Qt.Key.Key_Tab)
    for _ in range(3):
        room.press_key(Qt.Key.Key_Up)
    room.press_key(Qt.Key.Key_Return)
    assert room.host.situation.looking is not None
    assert room.page.desk.frame.isVisible()
    room.press_key(Qt.Key.Key_Escape)
    assert room.host.situation.looking is None
    room.close()


def test_the_newest_row_is_the_game_itself(tmp_path: Path, qtbot: QtBot) -> None:
    match = play_until(make_match("human", "human"), lambda m: m.ply > 20 and my(Phase.TAKE)(m))
    room = Room(qtbot, tmp_path, match)
    model = room.page.desk.log.list.model()
    room.host.look_at(model.index(2, 0).data(Qt.ItemDataRole.UserRole))
    assert room.host.situation.looking is not None
    room.host.look_at(model.index(model.rowCount() - 1, 0).data(Qt.ItemDataRole.UserRole))
    assert room.host.situation.looking is None
    room.close()


# ---- faults and leaving


def test_a_step_that_cannot_be_saved_is_said_and_can_be_tried_again(tmp_path: Path, qtbot: QtBot) -> None:
    match = play_until(make_match("human", "human"), my(Phase.TAKE))
    full = True

    def record(entry: Any) -> None:
        if full:
            raise TakhteError("file_unwritable", path="match.jsonl", problem="the disk is full")

    match.record_with(record)
    room = Room(qtbot, tmp_path, match)
    ply = match.ply
    room.click(DrawPile())
    assert match.ply == ply
    assert room.page.desk.banner.isVisible()
    assert "cannot be written" in bare(str(room.page.desk.banner.line.parts))
    assert room.scene.chooser.active, "it can be done again"
    full = False
    room.push(room.page.desk.banner.buttons[0])
    assert not room.page.desk.banner.isVisible()
    room.click(DrawPile())
    assert match.ply == ply + 2
    room.close()


def test_a_gesture_of_two_steps_that_cannot_be_saved_leaves_nothing_pending(tmp_path: Path, qtbot: QtBot) -> None:
    match = play_until(make_match("human", "human"), my(Phase.TAKE))
    full = True

    def record(entry: Any) -> None:
        if full:
            raise TakhteError("file_unwritable", path="match.jsonl", problem="the disk is full")

    match.record_with(record)
    room = Room(qtbot, tmp_path, match)
    ply, place = match.ply, view_of(match, 0).grids[0].index(None)
    room.click(DiscardPile())
    room.click(GridPlace(0, place))
    assert match.ply == ply
    assert not room.scene.chooser.planning
    full = False
    room.click(DrawPile())
    assert match.ply == ply + 2
    assert match.steps[ply].action == TakeFromDrawPile()
    room.close()


@pytest.mark.parametrize("when", ["moving", "thinking", "looking", "list", "scores"])
def test_leaving_at_any_time(tmp_path: Path, qtbot: QtBot, when: str) -> None:
    if when == "scores":
        room = at_the_end_of_a_round(qtbot, tmp_path)
    else:
        speed = 1.0 if when == "moving" else 0.0
        room = after_an_open_exchange(qtbot, tmp_path, speed=speed, reduce_motion=False)
    if when == "looking":
        room.host.look_at(room.page.desk.log.list.model().index(3, 0).data(Qt.ItemDataRole.UserRole))
    if when == "list":
        room.press_key(Qt.Key.Key_Z, CONTROL)
        room.press_key(Qt.Key.Key_F2)
    room.push(room.page.desk.strip.back)
    assert room.wanted == [("left", None)]
    room.page.close_match()
    QApplication.processEvents()
    assert room.page.host is None
    assert room.page.board is None
    # Another one can be played at the same table.
    from gui.games import find_kit
    from gui.session import Session
    from gui.windows.play import drivers_for

    other = make_match("human", "human", "human")
    room.page.open(Session(other, drivers_for(other.setup, room.computer)), find_kit("skyjo"))
    assert len(room.page.desk.strip.cards) == 3
    assert room.my_turn()
    room.close()


# ---- the end of a round


def at_the_end_of_a_round(qtbot: QtBot, folder: Path) -> Room:
    """The last step of a round was just played, and everybody looks at the scores."""

    def last(match: Match) -> bool:
        view = view_of(match, None)
        return view.turns_left == 1 and view_of(match).phase is Phase.PLACE_TAKEN

    match = play_until(make_match("human", "human", seed="3", close_nonpositive=False, target=200), last)
    room = Room(qtbot, folder, match, speed=3.0)
    room.host.choose(room.host.all_choices()[0][0])
    room.wait_for(lambda: room.page.desk.sheet.moment is not None)
    return room


def test_the_scores_of_a_round_are_shown_and_nobody_waits(tmp_path: Path, qtbot: QtBot) -> None:
    room = at_the_end_of_a_round(qtbot, tmp_path)
    moment = room.page.desk.sheet.moment
    assert moment is not None
    done = len(view_of(room.match, None).results)
    assert moment.title == f"Round {done} is over"
    assert [row.total for row in moment.rows] == list(view_of(room.match, None).totals)
    assert view_of(room.match, None).round == done + 1, "the session did not wait"
    assert view_of(room.match, None).phase is Phase.TAKE
    assert room.scene.view is not None
    shown: Any = room.scene.view
    assert shown.phase is Phase.DEAL, "the board did: the grids are still there"
    QTest.mouseClick(room.board.viewport(), LEFT, NONE, room.board.rect().center())
    assert room.page.desk.sheet.moment is None
    room.wait_for(lambda: not room.host.busy)
    assert room.scene.view == room.match.view(room.match.actor)
    room.close()
