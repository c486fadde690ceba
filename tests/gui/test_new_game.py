"""Setting up a game: seats, rules, deal code, one button; by mouse and by keyboard."""

from __future__ import annotations

import itertools
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from page_room import LEFT, click, heard, look_in, press, put_up
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.core.match import Match, Setup
from engine.games import find_game
from gui.controls import IconButton, Segmented, Stepper, Toggle, apply_look
from gui.games import find_kit
from gui.i18n import Numbers
from gui.settings import SettingsStore
from gui.windows.new_game import NewGamePage
from gui.windows.new_game.draft import Draft, new_draft
from gui.windows.new_game.names import NAMES
from gui.windows.new_game.words import company, rules_in_short

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.i18n import Language
    from gui.windows.new_game.seat_row import SeatRow

SKYJO, KIT = find_game("skyjo"), find_kit("skyjo")
ALT = Qt.KeyboardModifier.AltModifier


class Room:
    """The page, its settings, and what it said."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        *,
        language: Language = "en",
        size: tuple[int, int] = (1440, 900),
        scale: float = 1.0,
        last_seats: Any = None,
    ) -> None:
        self.settings = SettingsStore(folder / "settings.json")
        if last_seats is not None:
            self.settings.change(last_seats={"skyjo": last_seats})
        self.page = NewGamePage(look_in(language, scale=scale), self.settings, rng=Random(4))
        self.started: list[Setup] = heard(self.page.start_wanted)
        self.back = heard(self.page.back_wanted)
        put_up(qtbot, self.page, *size)
        self.page.open(SKYJO, KIT)
        QApplication.processEvents()

    @property
    def draft(self) -> Draft:
        return self.page.draft

    @property
    def rows(self) -> list[SeatRow]:
        return [self.page.seats.rows[seat.key] for seat in self.draft.seats]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.draft.seats]

    def rename(self, row: SeatRow, name: str) -> None:
        click(row.name)
        row.name.selectAll()
        QTest.keyClicks(row.name, name)
        if not name:
            press(row.name, Qt.Key.Key_Backspace)

    def seats(self, count: int) -> None:
        while len(self.draft.seats) < count:
            click(self.page.seats.add)
        QApplication.processEvents()


@pytest.fixture
def room(qtbot: QtBot, typeface: str, tmp_path: Path) -> Room:
    return Room(qtbot, tmp_path)


# ---- the draft, without a window


def test_it_begins_with_one_person_and_computers() -> None:
    draft = new_draft(SKYJO, "en")
    assert [seat.kind for seat in draft.seats] == ["human", "computer", "computer"]
    assert [seat.name for seat in draft.seats] == list(NAMES["en"][:3])
    assert {seat.player for seat in draft.seats} == {"greedy"}
    assert draft.options == SKYJO.default_options() and not draft.changed


def test_names_follow_the_language_unless_somebody_was_named() -> None:
    draft = new_draft(SKYJO, "en")
    draft.change_seat(draft.seats[1].key, name="Grandma")
    draft.speak("fa")
    assert [seat.name for seat in draft.seats] == ["سارا", "Grandma", "مینا"]


def test_seats_stay_within_what_the_game_allows() -> None:
    draft = new_draft(SKYJO, "fa")
    while draft.may_add:
        draft.add_seat()
    assert len(draft.seats) == 8
    assert len({seat.style for seat in draft.seats}) == len({seat.name for seat in draft.seats}) == 8
    while draft.may_remove:
        draft.remove_seat(draft.seats[-1].key)
    assert len(draft.seats) == 2


def test_a_taken_colour_swaps() -> None:
    draft = new_draft(SKYJO, "en")
    draft.take_style(draft.seats[0].key, 2)
    assert [seat.style for seat in draft.seats] == [2, 1, 0]
    draft.take_style(draft.seats[0].key, 7)
    assert [seat.style for seat in draft.seats] == [7, 1, 0]


def test_shuffling_always_makes_another_order() -> None:
    draft = new_draft(SKYJO, "en")
    for seed in range(30):
        before = list(draft.seats)
        draft.shuffle(Random(seed))
        assert draft.seats != before and set(draft.seats) == set(before)


@pytest.mark.parametrize(
    "kept",
    [
        None,
        "nonsense",
        [],
        [{"name": "A", "kind": "human"}],
        [{"name": "A", "kind": "human", "style": 0}, {"name": "a", "kind": "human", "style": 1}],
        [{"name": "A", "kind": "human", "style": 0}, {"name": "B", "kind": "human", "style": 0}],
        [{"name": "A", "kind": "human", "style": 0}, {"name": "B", "kind": "cat", "style": 1}],
        [{"name": "A", "kind": "human", "style": 0}, {"name": "", "kind": "human", "style": 1}],
        [{"name": "A", "kind": "human", "style": 0}, {"name": "B" * 40, "kind": "human", "style": 1}],
        [{"name": "A", "kind": "human", "style": 0}, {"name": "B", "kind": "human", "style": 9}],
        [{"name": str(n), "kind": "human", "style": n % 8} for n in range(9)],
    ],
)
def test_seats_that_do_not_go_are_not_taken_from_the_settings(kept: Any) -> None:
    assert [seat.name for seat in new_draft(SKYJO, "en", kept).seats] == list(NAMES["en"][:3])


def test_a_player_that_is_gone_is_replaced() -> None:
    kept = [
        {"name": "A", "kind": "human", "style": 3},
        {"name": "B", "kind": "computer", "style": 5, "player": "wizard"},
    ]
    draft = new_draft(SKYJO, "en", kept)
    assert [(seat.name, seat.style) for seat in draft.seats] == [("A", 3), ("B", 5)]
    assert draft.seats[1].player == "greedy"


def test_faults_of_names() -> None:
    draft = new_draft(SKYJO, "en")
    first, second, third = (seat.key for seat in draft.seats)
    draft.change_seat(first, name="  ")
    draft.change_seat(second, name="MINA")
    draft.change_seat(third, name="mina ")
    assert draft.name_faults() == {first: "empty", third: "taken"}
    draft.change_seat(second, name="x" * 25)
    assert draft.name_faults()[second] == "long"


@pytest.mark.parametrize(
    ("code", "wrong"), [("", False), ("a1-B2", False), ("۱۲۳", False), ("کد", True), ("a b", True), ("a" * 25, True)]
)
def test_deal_codes(code: str, wrong: bool) -> None:
    draft = new_draft(SKYJO, "fa")
    draft.code = code
    assert draft.code_fault == wrong


def test_the_same_code_deals_the_same_game() -> None:
    views = []
    for code in ("abc-1", "abc-1", "abc-2"):
        draft = new_draft(SKYJO, "en")
        draft.code = code
        match = Match(SKYJO, draft.setup())
        match.roll()
        views.append(match.state())
    first, second, third = (SKYJO.view_text(state.view(0)) for state in views)
    assert first == second
    assert draft.setup().seed == "abc-2"
    assert third is not None


def test_sentences() -> None:
    numbers = Numbers("en")
    draft = new_draft(SKYJO, "en")
    assert company(draft, numbers).startswith("\u2068Sara\u2069 plays at this screen; the computer plays \u2068Kian")
    draft.change_seat(draft.seats[1].key, kind="human")
    assert company(draft, numbers).startswith("\u2068Sara\u2069 and \u2068Kian\u2069 share this screen;")
    for seat in list(draft.seats):
        draft.change_seat(seat.key, kind="computer")
    assert company(draft, numbers) == "The computer plays every seat; you look on"
    assert rules_in_short(draft, KIT.sentences, numbers) == "Tutorial rules · about 30 minutes"
    draft.set_option("target", 90)
    assert rules_in_short(draft, KIT.sentences, numbers) == "Tutorial rules with 1 change · about 30 minutes"


# ---- starting


def test_one_press_starts_a_game(room: Room) -> None:
    click(room.page.footer.start)
    assert len(room.started) == 1
    setup = room.started[0]
    assert [seat.name for seat in setup.seats] == list(NAMES["en"][:3])
    assert setup.seats[0].kind == "human" and setup.seats[0].player == ""
    assert setup.options == SKYJO.default_options()
    Match(SKYJO, setup).roll()


def test_enter_starts_it_too(room: Room) -> None:
    assert room.page.footer.start.hasFocus()
    press(room.page.footer.start, Qt.Key.Key_Return)
    assert len(room.started) == 1


def test_the_seats_are_remembered(qtbot: QtBot, typeface: str, tmp_path: Path) -> None:
    room = Room(qtbot, tmp_path)
    room.rename(room.rows[0], "Grandma")
    room.seats(4)
    click(room.page.footer.start)
    again = NewGamePage(look_in("fa"), SettingsStore(tmp_path / "settings.json"))
    qtbot.addWidget(again)
    again.open(SKYJO, KIT)
    assert [seat.name for seat in again.draft.seats] == ["Grandma", "کیان", "مینا", "سارا"]


def test_escape_and_the_arrow_go_back(room: Room) -> None:
    press(room.page, Qt.Key.Key_Escape)
    click(room.page.cover.back)
    assert len(room.back) == 2


# ---- seats


def test_late_presses_of_a_screen_reader_do_nothing(room: Room) -> None:
    room.seats(8)
    room.page.seats.add.clicked.emit()
    assert len(room.rows) == 8
    gone = room.rows[-1].key
    room.page.seats._removed(gone)
    room.page.seats._removed(gone)
    assert len(room.rows) == 7
    for row in room.rows:
        room.page.seats._removed(row.key)
    assert len(room.rows) == 2


def test_a_name_is_written_in_place(room: Room) -> None:
    room.rename(room.rows[1], "Grandpa")
    assert room.names[1] == "Grandpa"
    assert "Grandpa" in room.page.footer.company.text()


def test_an_empty_name_is_said_at_its_field_and_stops_the_start(room: Room) -> None:
    room.rename(room.rows[1], "")
    row = room.rows[1]
    assert row.fault.isVisible() and row.fault.text()
    assert not room.page.footer.start.isEnabled()
    click(room.page.footer.start)
    assert not room.started
    QTest.keyClicks(row.name, "Eve")
    assert not row.fault.isVisible() and room.page.footer.start.isEnabled()


def test_two_of_a_name_is_said_at_the_second(room: Room) -> None:
    room.rename(room.rows[2], "sara")
    assert room.rows[2].fault.isVisible() and not room.rows[0].fault.isVisible()


def test_human_and_computer(room: Room) -> None:
    row = room.rows[1]
    assert row.level.isVisible() and not row.here.isVisible()
    click(row.kind.piece(0))
    assert room.draft.seats[1].kind == "human"
    assert row.here.isVisible() and not row.level.isVisible()


def test_the_computer_s_level_chooses_among_the_players_there_are(room: Room) -> None:
    row = room.rows[1]
    assert row.level.maximum() == 2
    row.level.setFocus()
    press(row.level, Qt.Key.Key_Left)
    assert room.draft.seats[1].player == "random"
    click(row.level, row.level.bar_rect(2).center().toPoint())
    assert room.draft.seats[1].player == "greedy"


def test_adding_up_to_the_most_and_removing_down_to_the_least(room: Room) -> None:
    room.seats(8)
    assert len(room.rows) == 8 and not room.page.seats.add.isVisible()
    while len(room.rows) > 2:
        click(room.rows[-1].remove)
    assert not any(row.remove.isVisible() for row in room.rows)
    assert room.page.seats.add.isVisible()
    click(room.page.footer.start)
    assert len(room.started[0].seats) == 2


def test_eight_rows_fit_the_usual_window(room: Room) -> None:
    room.seats(8)
    last = room.rows[-1]
    bottom = last.mapTo(room.page, last.rect().bottomLeft()).y()
    assert bottom <= room.page.footer.mapTo(room.page, QPoint()).y()


def carry(row: SeatRow, by: int) -> None:
    """A drag with the left button held down all the way, in global pixels."""
    start = QPointF(row.tab.mapToGlobal(row.tab.rect().center()))

    def send(kind: QEvent.Type, way: float, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        at = start + QPointF(0, by * way)
        local = QPointF(row.tab.mapFromGlobal(at.toPoint()))
        event = QMouseEvent(kind, local, at, button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(row.tab, event)

    send(QEvent.Type.MouseButtonPress, 0, LEFT, LEFT)
    for way in (0.1, 0.5, 1.0):
        send(QEvent.Type.MouseMove, way, Qt.MouseButton.NoButton, LEFT)
    send(QEvent.Type.MouseButtonRelease, 1, LEFT, Qt.MouseButton.NoButton)


def test_a_row_is_dragged_to_another_place(room: Room) -> None:
    first = room.rows[0]
    carry(first, 120)
    assert room.names == ["Kian", "Sara", "Mina"]
    tops = [row.geometry().top() for row in room.rows]
    assert tops == sorted(tops)
    assert not first.tab.is_open
    carry(first, 400)
    assert room.names == ["Kian", "Mina", "Sara"]
    carry(first, -900)
    assert room.names == ["Sara", "Kian", "Mina"]


def test_a_small_tremble_is_a_press_and_opens_the_colours(room: Room) -> None:
    carry(room.rows[0], 3)
    assert room.rows[0].drawer.isVisible()
    assert room.names == ["Sara", "Kian", "Mina"]


def test_alt_and_arrows_move_a_seat_and_keep_the_keyboard(room: Room) -> None:
    row = room.rows[0]
    row.tab.setFocus()
    press(row.tab, Qt.Key.Key_Down, ALT)
    assert room.names == ["Kian", "Sara", "Mina"] and row.tab.hasFocus()
    press(row.tab, Qt.Key.Key_Up, ALT)
    press(row.tab, Qt.Key.Key_Up, ALT)
    assert room.names == ["Sara", "Kian", "Mina"]


def test_the_drawer_of_colours(room: Room) -> None:
    first, second = room.rows[:2]
    click(first.tab)
    assert first.drawer.isVisible()
    assert first.drawer.cells[1].owner == "Kian" and first.drawer.cells[0].isChecked()
    click(first.drawer.cells[1])
    assert [seat.style for seat in room.draft.seats] == [1, 0, 2]
    assert second.tab.style_index == 0
    press(second.tab, Qt.Key.Key_Return)
    assert second.drawer.isVisible() and not first.drawer.isVisible()
    click(second.tab)
    assert not second.drawer.isVisible()


def test_shuffling(room: Room) -> None:
    before = room.names
    click(room.page.shuffle)
    assert room.names != before and sorted(room.names) == sorted(before)
    assert [row.name.text() for row in room.rows] == room.names


# ---- rules


def test_profiles(room: Room) -> None:
    click(room.page.rules.profiles["published"])
    assert room.draft.options == SKYJO.profiles["published"]
    assert room.page.rules.profiles["published"].isChecked() and not room.page.rules.cards
    click(room.page.footer.start)
    assert room.started[0].options == SKYJO.profiles["published"]


def unfold(room: Room, name: str) -> Any:
    line = room.page.rules.lines[name]
    click(line.head)
    body = room.page.rules.lines[name].body
    assert body is not None
    control = body.control.control
    # Nested layouts settle one after another.
    for _ in range(4):
        QApplication.processEvents()
    return control


def test_every_option_can_be_changed_by_the_right_control(room: Room) -> None:
    for name, kind in (("close_equal", Toggle), ("target", Stepper), ("swap", Segmented)):
        control = unfold(room, name)
        assert isinstance(control, kind)
        if isinstance(control, Toggle):
            click(control)
        elif isinstance(control, Stepper):
            click(control, control.key_rect(1).center().toPoint())
        else:
            click(control.piece(1))
    assert room.draft.options.close_equal and room.draft.options.swap == "any"
    assert room.draft.options.target == 105
    assert set(room.draft.changed) == {"close_equal", "target", "swap"}


def test_what_is_being_worked_on_stays_where_it_is_until_the_next(room: Room) -> None:
    control = unfold(room, "target")
    click(control, control.key_rect(-1).center().toPoint())
    assert "target" in room.page.rules.lines and "target" not in room.page.rules.cards
    unfold(room, "swap")
    assert "target" in room.page.rules.cards and "target" not in room.page.rules.lines


def test_a_changed_option_is_a_card_with_a_way_back(room: Room) -> None:
    room.draft.set_option("close_equal", True)
    room.draft.set_option("target", 60)
    room.page.rules._settle()
    QApplication.processEvents()
    assert set(room.page.rules.cards) == {"close_equal", "target"}
    assert "2 changes" in room.page.footer.rules.text()
    card = room.page.rules.cards["target"]
    back = card.findChild(IconButton)
    assert back is not None
    click(back)
    assert room.draft.options.target == 100 and set(room.page.rules.cards) == {"close_equal"}
    click(room.page.rules.undo_all)
    assert not room.draft.changed and not room.page.rules.cards


def test_a_card_stays_while_its_control_passes_the_usual_value(room: Room) -> None:
    room.draft.set_option("target", 95)
    room.page.rules._settle()
    QApplication.processEvents()
    stepper = room.page.rules.cards["target"].control.control
    assert isinstance(stepper, Stepper)
    plus = stepper.key_rect(1).center().toPoint()
    click(stepper, plus)
    assert room.draft.options.target == 100 and "target" in room.page.rules.cards
    click(stepper, plus)
    assert room.draft.options.target == 105


def test_options_that_do_not_matter_are_not_shown(room: Room) -> None:
    assert "target" in room.page.rules.lines and "rounds" not in room.page.rules.lines
    control = unfold(room, "end")
    click(control.piece(1))
    assert "rounds" in room.page.rules.lines and "target" not in room.page.rules.lines
    assert room.page.rules.lines["end"].body is not None


def test_the_rest_folds_away(room: Room) -> None:
    click(room.page.rules.rest.header)
    assert not room.page.rules.lines["deck"].isVisible()


# ---- deal code


def test_a_wrong_code_is_said_at_its_field(room: Room) -> None:
    click(room.page.code.fold.header)
    QTest.keyClicks(room.page.code.field, "a b!")
    assert room.page.code.fault.isVisible()
    assert not room.page.footer.start.isEnabled()
    room.page.code.field.clear()
    QTest.keyClicks(room.page.code.field, "gold-7")
    assert not room.page.code.fault.isVisible()
    click(room.page.footer.start)
    assert room.started[0].seed == "gold-7"


# ---- sizes, language


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1150, 760), (1440, 900), (3840, 2160)])
@pytest.mark.parametrize("count", [2, 8])
def test_everything_stays_within_the_page(
    qtbot: QtBot,
    typeface: str,
    tmp_path: Path,
    language: Language,
    scale: float,
    size: tuple[int, int],
    count: int,
) -> None:
    room = Room(qtbot, tmp_path, language=language, scale=scale, size=size)
    while len(room.draft.seats) > count:
        click(room.rows[-1].remove)
    room.seats(count)
    content = room.page.scroller.widget()
    assert content is not None and content.width() <= room.page.scroller.viewport().width()
    start = room.page.footer.start
    assert room.page.rect().contains(start.mapTo(room.page, start.rect().topLeft()))
    assert room.page.rect().contains(start.mapTo(room.page, start.rect().bottomRight()))
    for row in room.rows:
        for part in (row.tab, row.name, row.kind):
            corner = part.mapTo(row, part.rect().bottomRight())
            assert row.rect().contains(corner) and part.mapTo(row, QPoint()).x() >= 0
    rows = [row.geometry() for row in room.rows]
    assert all(a.bottom() - 18 <= b.top() + 6 for a, b in itertools.pairwise(rows))


@pytest.mark.parametrize(("width", "shown", "worded"), [(1440, True, True), (1150, True, False), (1050, False, False)])
def test_the_cover_gives_way(room: Room, width: int, shown: bool, worded: bool) -> None:
    room.page.resize(width, 800)
    QApplication.processEvents()
    assert room.page.cover.isVisible() == shown
    assert room.page.cover.back.isVisible() == worded
    assert room.page.bar.isVisible() != worded


def test_the_cover_stands_at_the_leading_side(room: Room, qtbot: QtBot) -> None:
    assert room.page.cover.mapTo(room.page, QPoint()).x() == 0
    apply_look(room.page, look_in("fa"))
    room.page.retranslate()
    qtbot.waitUntil(lambda: room.page.cover.mapTo(room.page, QPoint()).x() > 900)


def test_language_and_theme_change_in_the_middle(room: Room) -> None:
    room.rename(room.rows[0], "Grandma")
    click(room.rows[1].tab)
    room.draft.set_option("target", 60)
    apply_look(room.page, look_in("fa", dark=True))
    room.page.retranslate()
    assert room.names == ["Grandma", "کیان", "مینا"]
    assert room.rows[1].drawer.isVisible()
    assert room.draft.options.target == 60


def test_the_keyboard_goes_through_everything(room: Room) -> None:
    seen: set[QWidget] = set()
    room.rows[0].tab.setFocus()
    for _ in range(80):
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.add(focus)
        press(focus, Qt.Key.Key_Tab)
    wanted: set[QWidget] = {room.page.footer.start, room.page.shuffle, room.page.seats.add, room.page.rules.rest.header}
    wanted |= {row.tab for row in room.rows} | {row.name for row in room.rows}
    wanted |= {line.head for line in room.page.rules.lines.values()}
    assert wanted <= seen


def test_everything_that_can_be_reached_has_a_name(room: Room) -> None:
    room.rows[0].tab.setFocus()
    for _ in range(60):
        focus = QApplication.focusWidget()
        assert focus is not None
        named = focus.accessibleName() or getattr(focus, "text", lambda: "")()
        assert named, focus
        press(focus, Qt.Key.Key_Tab)
