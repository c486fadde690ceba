"""The curtain between two people: it hides at once, opens by mouse and keys, and is not opened by a stray key."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from page_room import LEFT, click, heard, look_in, press, put_up, seats_of
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from gui.board.lines import Line, LogEntry, Name
from gui.controls import apply_look
from gui.i18n import Numbers
from gui.windows.curtain import Curtain
from gui.windows.curtain.measures import Block, measure, stacked
from gui.windows.curtain.news import news_lines
from gui.windows.curtain.page import DEAF_SECONDS
from gui.windows.curtain.words import arrange, speech

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

SEATS = seats_of("human", "human", "computer")


class Clock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


class Room:
    """A table with something to press on it, and a curtain."""

    def __init__(self, qtbot: QtBot, width: int = 1440, height: int = 900) -> None:
        self.table = QWidget()
        self.clock = Clock()
        self.under = QPushButton("secret", self.table)
        self.under.setGeometry(0, 0, width, height)
        self.curtain = Curtain(look_in(), self.table, self.clock)
        self.pressed = heard(self.under.clicked)
        self.opened = heard(self.curtain.opened)
        self.left = heard(self.curtain.leave_wanted)
        put_up(qtbot, self.table, width, height)

    def hang(self, news: tuple[str, ...] = ()) -> None:
        self.curtain.hang(SEATS[1], news, "Skyjo · round 3")

    def focus(self) -> QWidget:
        found = QApplication.focusWidget()
        assert found is not None
        return found


@pytest.fixture
def room(qtbot: QtBot, typeface: str) -> Room:
    return Room(qtbot)


def test_it_covers_the_table_at_once(room: Room) -> None:
    assert not room.curtain.isVisible()
    room.hang()
    assert room.curtain.isVisible() and room.curtain.hanging
    assert room.curtain.geometry() == room.table.rect()
    assert room.table.childAt(QPoint(20, 20)) is not room.under


def test_nothing_of_the_table_can_be_read_behind_it(room: Room) -> None:
    room.hang()
    picture = room.table.grab(QRect(0, 0, 150, 700)).toImage()
    tints = {picture.pixelColor(x, y).lightness() // 12 for x in range(0, 150, 3) for y in range(60, 700, 3)}
    assert len(tints) < 8  # only a soft run from dark to less dark, no letters


def test_the_button_opens_it(room: Room) -> None:
    room.hang()
    click(room.curtain.open_button)
    assert room.opened == [()]
    assert not room.curtain.hanging
    assert not room.pressed


def test_it_is_gone_after_its_way(room: Room, qtbot: QtBot) -> None:
    room.hang()
    with qtbot.waitSignal(room.curtain.lifted):
        click(room.curtain.open_button)
    assert not room.curtain.isVisible()
    click(room.under)
    assert len(room.pressed) == 1


def test_while_it_rises_the_table_is_free(room: Room) -> None:
    room.hang()
    click(room.curtain.open_button)
    assert room.curtain.isVisible()
    assert room.curtain.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keys_open_it_only_after_a_moment(room: Room, key: Qt.Key) -> None:
    room.hang()
    room.clock.seconds = DEAF_SECONDS - 0.01
    press(room.focus(), key)
    assert not room.opened and room.curtain.hanging
    room.clock.seconds = DEAF_SECONDS
    press(room.focus(), key)
    assert room.opened == [()]


def test_a_key_that_is_held_does_not_open_it(room: Room) -> None:
    room.hang()
    room.clock.seconds = 5
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", autorep=True, count=1)
    QApplication.sendEvent(room.focus(), held)
    assert not room.opened


def test_a_double_click_that_began_on_the_table_does_not_open_it(room: Room) -> None:
    room.hang()
    QTest.mouseDClick(room.curtain.open_button, LEFT)
    # The click before the double one is a real press; alone, the second one is none.
    room.opened.clear()
    room.hang()
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        at = QPointF(room.curtain.open_button.rect().center())
        event = QMouseEvent(kind, at, at, LEFT, LEFT, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(room.curtain.open_button, event)
    assert not room.opened


def test_tab_stays_on_the_curtain(room: Room) -> None:
    room.hang()
    seen = []
    for _ in range(4):
        seen.append(room.focus())
        press(room.focus(), Qt.Key.Key_Tab)
    assert seen == [room.curtain.open_button, room.curtain.leave_link] * 2


def test_shortcuts_of_the_table_are_silent(room: Room) -> None:
    undo = QAction(room.table)
    undo.setShortcut(QKeySequence("Ctrl+Z"))
    room.table.addAction(undo)
    undone = heard(undo.triggered)
    room.hang()
    press(room.focus(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not undone


def test_home_is_one_press_away(room: Room) -> None:
    room.hang()
    click(room.curtain.leave_link)
    assert room.left == [()]
    assert room.curtain.hanging


def test_it_follows_the_table_s_size(room: Room) -> None:
    room.hang()
    room.table.resize(1024, 640)
    assert room.curtain.geometry() == room.table.rect()
    assert room.curtain.rect().contains(room.curtain.open_button.geometry())


def test_a_screen_reader_hears_whose_turn_it_is_and_what_happened(room: Room) -> None:
    room.hang(("Sara closed a column",))
    assert "Kian" in room.curtain.accessibleName()
    assert "Sara closed a column" in room.curtain.open_button.accessibleDescription()


def test_it_speaks_the_language_of_the_look_at_once(room: Room) -> None:
    room.hang()
    apply_look(room.curtain, look_in("fa", dark=True))
    assert room.curtain.leave_link.geometry().left() < 100
    assert room.curtain.hanging


def test_the_art_is_ready_before_it_is_needed(room: Room, qtbot: QtBot) -> None:
    room.curtain.expect(True)
    qtbot.waitUntil(lambda: room.curtain._studio.picture is not None)
    before = room.curtain._studio.picture
    room.hang()
    assert room.curtain._studio.picture is before


def test_where_nobody_waits_for_it_nothing_is_painted(room: Room) -> None:
    room.curtain.expect(False)
    room.curtain.resize(room.curtain.size() * 0.9)
    assert not room.curtain._studio._timer.isActive()
    room.hang()
    assert room.curtain._studio.picture is not None, "hung all the same, it is painted at once"


def test_hung_again_on_its_way_it_stays_until_the_second_one_opens_it(room: Room) -> None:
    room.hang()
    click(room.curtain.open_button)
    room.hang()
    assert room.curtain.hanging and room.curtain.isVisible()
    click(room.curtain.open_button)
    assert len(room.opened) == 2


def test_news_are_the_latest_three_with_the_signs_of_those_concerned() -> None:
    first = LogEntry(Line("{who} drew", {"who": Name(0)}), 0)
    both = Line("{a} and {b} closed", {"a": Name(0), "b": Name(2)})
    lines = news_lines(["old", "older", (first, SEATS), (both, SEATS)], Numbers("en"))
    assert [line.styles for line in lines] == [(), (0,), (0, 2)]
    assert lines[0].text == "older"


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1024, 1200), (1440, 900), (1920, 1080), (3840, 2160)])
def test_turn_and_button_find_room(typeface: str, size: tuple[int, int], scale: float) -> None:
    m = measure(*size, scale)
    said = speech("Kian", news_lines(["one", "two", "three"], Numbers("en")), "Skyjo")
    at = arrange(said, m, scale)
    assert at.fits and {"headline", "open"} <= at.places.keys()
    assert m.width * m.unit <= size[0]
    ordered = sorted(at.places.values())
    assert all(b - a >= 14 for a, b in itertools.pairwise(ordered))


def test_all_news_show_in_the_usual_window(typeface: str) -> None:
    said = speech("Kian", news_lines(["one", "two", "three"], Numbers("en")), "Skyjo")
    assert arrange(said, measure(1440, 900, 1.0), 1.0).news_shown == 3


def test_a_long_name_is_set_smaller(typeface: str) -> None:
    m = measure(1440, 900, 1.0)
    short, long = (arrange(speech(name, (), ""), m, 1.0) for name in ("Kian", "Wolfeschlegelsteinhausen"))
    assert long.headline < short.headline == 40


def test_what_matters_least_goes_first() -> None:
    blocks = [Block("a", 50, 0, 9), Block("b", 50, 10, 1), Block("c", 50, 10, 5)]
    assert stacked(blocks, 0, 170).keys() == {"a", "b", "c"}
    assert stacked(blocks, 0, 120).keys() == {"a", "c"}
    assert stacked(blocks, 0, 60).keys() == {"a"}
