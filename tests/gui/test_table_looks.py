"""The table at every size, in both languages and themes, with much text; and changed in the middle of a game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from table_room import Room, make_match, play_until, view_of

from engine.games.skyjo.actions import TakeFromDrawPile
from engine.games.skyjo.rules import Phase
from gui.controls import PANEL_AIR
from gui.windows.table.plan import plan

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.controls.line_setting import LaidLine
    from gui.windows.table.chronicle import Row

pytestmark = pytest.mark.usefixtures("typeface")

SIZES = ((1024, 640), (1440, 900), (3840, 2160))


def paper(widget: QWidget) -> QRect:
    return widget.geometry().marginsRemoved(PANEL_AIR)


def speak(room: Room, language: str) -> None:
    """What the window does when the language is changed."""
    room.parts.settings.change(language=language)
    room.parts.translations.use(language)  # type: ignore[arg-type]
    room.page.set_look(room.parts.looks.look)
    room.page.retranslate()
    QApplication.processEvents()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("log_open", [True, False])
def test_the_parts_of_a_page_do_not_touch(size: tuple[int, int], scale: float, log_open: bool) -> None:
    width, height = size
    at = plan(width, height, scale, log_open, round(60 * scale), rtl=False)
    page = QRect(0, 0, width, height)
    boxes = [at.strip, at.board, at.prompt, at.log if at.log_docked else at.rail]
    rects = [QRect(box.x, box.y, box.width, box.height) for box in boxes]
    assert all(page.contains(rect) for rect in rects)
    for first in rects:
        assert not any(first.intersects(second) for second in rects if second is not first)
    assert at.board.width > 300
    mirrored = plan(width, height, scale, log_open, round(60 * scale), rtl=True)
    for name in ("strip", "board", "prompt", "log", "rail"):
        assert getattr(mirrored, name) == getattr(at, name).mirrored(width)


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [100, 200])
def test_everything_is_within_reach(tmp_path: Path, qtbot: QtBot, language: str, scale: int) -> None:
    match = play_until(make_match(*["human"] * 8), lambda m: view_of(m).phase is Phase.CLOSE)
    room = Room(qtbot, tmp_path, match, size=(1024, 640), language=language, text_scale=scale, theme="dark")
    page, tools = room.page, room.page.desk.strip.tools
    whole = page.rect()
    for button in (
        page.desk.strip.back,
        tools.undo,
        tools.settings,
        *page.desk.prompt.buttons,
    ):
        at = QRect(button.mapTo(page, button.rect().topLeft()), button.size())
        assert whole.contains(at), button.accessibleName()
        assert page.childAt(at.center()) is button
    assert room.board.width() >= 300
    assert room.board.height() >= 150
    room.push(page.desk.rail.button)
    assert page.desk.log.isVisible()
    assert whole.contains(paper(page.desk.log))
    room.press_key(Qt.Key.Key_Escape)
    assert page.desk.log.isHidden()
    for card in page.desk.strip.cards:
        assert card.width() <= page.desk.strip.width()
    assert page.desk.strip.cards[match.actor].active
    room.close()


def test_resizing_in_the_middle_of_everything(tmp_path: Path, qtbot: QtBot) -> None:
    match = play_until(make_match("human", "computer", "computer"), lambda m: view_of(m).phase is Phase.TAKE)
    room = Room(qtbot, tmp_path, match, speed=1.0, reduce_motion=False)
    for size in (*SIZES, (1024, 640), (1300, 700)):
        room.wait_for(room.my_turn)
        room.host.choose(TakeFromDrawPile())
        room.page.resize(*size)
        QApplication.processEvents()
        assert paper(room.page.desk.prompt).intersected(room.board.geometry()).isEmpty()
        assert room.board.board.sceneRect().size().toSize() == room.board.viewport().size()
        room.host.choose(room.host.all_choices()[0][0])
    room.host.hurry()
    room.close()


def test_the_language_changes_in_the_middle_of_a_game(tmp_path: Path, qtbot: QtBot) -> None:
    match = play_until(make_match("human", "human"), lambda m: m.ply > 60 and view_of(m).phase is Phase.TAKE)
    room = Room(qtbot, tmp_path, match)
    room.host.choose(TakeFromDrawPile())
    english = room.log()
    left = room.page.desk.strip.x()
    speak(room, "fa")
    assert room.page.desk.strip.x() > left, "the strip stands at the right now"
    assert room.board.layoutDirection() == Qt.LayoutDirection.LeftToRight, "the board never turns"
    persian = room.log()
    assert len(persian) == len(english)
    for line in (*persian, room.prompt, *(button.text() for button in room.page.desk.prompt.buttons)):
        assert not re.search(r"[0-9]", line)
    assert "را" in room.prompt
    assert room.scene.view == match.view(match.actor)
    room.host.choose(room.host.all_choices()[0][0])
    speak(room, "en")
    assert room.log()[: len(english) - 1] == english[:-1]
    room.close()


def test_another_theme_and_text_size_in_the_middle(tmp_path: Path, qtbot: QtBot) -> None:
    match = play_until(make_match("human", "computer"), lambda m: m.ply > 20 and view_of(m).phase is Phase.TAKE)
    room = Room(qtbot, tmp_path, match, speed=1.0, reduce_motion=False)
    room.host.choose(TakeFromDrawPile())
    for change in ({"theme": "dark"}, {"text_scale": 150}, {"palette": "greyscale"}, {"theme": "light"}):
        room.parts.settings.change(**change)
        room.page.set_look(room.parts.looks.look)
        QApplication.processEvents()
        room.page.grab()
    assert room.scene.view == match.view(0)
    assert room.scene.chooser.active
    room.host.choose(room.host.all_choices()[0][0])
    room.close()


def test_the_board_keeps_its_size_from_turn_to_turn(tmp_path: Path, qtbot: QtBot) -> None:
    """Sentences differ in length; once made room for, they do not push the board about."""
    room = Room(qtbot, tmp_path, make_match("human", "human", "human", end="rounds", rounds=1), size=(1100, 700))
    heights: list[int] = []
    while not room.match.over:
        heights.append(room.board.height())
        room.host.choose(room.host.all_choices()[0][-1])
    assert len(set(heights)) <= 3
    assert heights == sorted(heights, reverse=True)
    room.close()


def test_the_log_is_cheap_in_a_long_match(tmp_path: Path, qtbot: QtBot) -> None:
    """A new row must not walk through the old ones."""
    options: dict[str, Any] = {"end": "rounds", "rounds": 20}
    match = play_until(
        make_match("human", "human", "human", "human", **options),
        lambda m: m.ply > 2400 and view_of(m).phase is Phase.TAKE,
    )
    room = Room(qtbot, tmp_path, match)
    for seat in range(4):
        room.host.logs.of(seat)
    assert room.page.desk.log.list.model().rowCount() > 1000
    measured: list[int] = []
    painter = room.page.desk.log.list.rows
    lay = painter._lay

    def counted(row: Row, width: int) -> LaidLine:
        measured.append(row.ply)
        return lay(row, width)

    painter._lay = counted  # type: ignore[method-assign]
    room.host.choose(TakeFromDrawPile())
    room.page.grab()
    measured.clear()
    room.host.choose(room.host.all_choices()[0][0])
    room.page.grab()
    assert len(measured) < 40, "only what is new, and what the next person's list shows"
    room.close()


def test_the_log_follows_unless_scrolled_up(tmp_path: Path, qtbot: QtBot) -> None:
    long = make_match("human", "computer", end="rounds", rounds=9)
    match = play_until(long, lambda m: m.ply > 120 and m.actor == 0)
    room = Room(qtbot, tmp_path, match)
    bar = room.page.desk.log.list.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    room.host.choose(room.host.all_choices()[0][0])
    QApplication.processEvents()
    assert bar.value() == bar.maximum()
    bar.setValue(bar.maximum() // 2)
    at = bar.value()
    for _ in range(4):
        room.wait_for(room.my_turn)
        room.host.choose(room.host.all_choices()[0][0])
        QApplication.processEvents()
    assert bar.value() == at
    room.wait_for(room.my_turn)
    bar.setValue(bar.maximum())
    room.host.choose(room.host.all_choices()[0][0])
    QApplication.processEvents()
    assert bar.value() == bar.maximum()
    room.close()
