"""The window from the outside: ways between pages, matches and their files, look, language, closing at any time."""

from __future__ import annotations

import os
import signal
import sys
from base64 import b64encode
from typing import TYPE_CHECKING, Any

import pytest
from program import StandInComputer, make_parts, make_setup, saved_match
from PySide6.QtCore import QMimeData, QObject, QPointF, QRect, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from engine.games import GAMES
from engine.library.files import load_match
from engine.library.folders import Folders
from gui.ai_process import AiProcess
from gui.assembly import make_parts as assembled
from gui.controls import Look
from gui.look_source import LookSource, grown
from gui.settings import SettingsStore
from gui.windows.frame import SMALLEST, centred, kept_frame, reachable, restore_frame, smallest_for
from gui.windows.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.windows.parts import WindowParts

    Open = Callable[..., MainWindow]

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def open_window(qtbot: QtBot, typeface: str, tmp_path: Path) -> Iterator[Open]:
    windows: list[MainWindow] = []

    def make(computer: Any = None, **settings: Any) -> MainWindow:
        settings.setdefault("language", "en")
        window = MainWindow(make_parts(tmp_path, computer, **settings))
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()  # shortcuts work in the active window only
        qtbot.waitUntil(window.isActiveWindow)
        window.pages.refresh_home()
        windows.append(window)
        return window

    yield make
    for window in windows:
        window._parts.translations.withdraw()
        window.close()
        window.deleteLater()


def parts_of(window: MainWindow) -> WindowParts:
    return window._parts


def shown(window: MainWindow) -> QWidget | None:
    return window.trail.currentWidget()


def click(widget: Any) -> None:
    QTest.mouseClick(widget, LEFT)


def matches_in(folder: Path) -> list[Path]:
    return sorted((folder / "matches").glob("*.takhte"))


# ---- ways


def test_it_begins_at_home(open_window: Open) -> None:
    window = open_window()
    assert shown(window) is window.pages.home
    assert window.windowTitle() == "Takhte"
    assert not window.trail.can_go_back


def test_settings_and_back_by_keys(open_window: Open) -> None:
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert shown(window) is window.pages.settings
    QTest.keyClick(window.pages.settings, Qt.Key.Key_Escape)
    assert shown(window) is window.pages.home
    QTest.keyClick(window.pages.home, Qt.Key.Key_Escape)
    assert shown(window) is window.pages.home


def test_the_whole_screen_and_back(open_window: Open) -> None:
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window.pages.home, Qt.Key.Key_Escape)
    assert not window.isFullScreen()


def test_home_to_a_new_game_to_the_table(open_window: Open, tmp_path: Path) -> None:
    window = open_window(StandInComputer(patient=True))
    click(window.pages.home.cards()[0])
    assert shown(window) is window.pages.new_game
    QTest.keyClick(window.pages.new_game, Qt.Key.Key_Escape)
    assert shown(window) is window.pages.home
    click(window.pages.home.cards()[0])
    window.pages.new_game.start_wanted.emit(make_setup("human", "computer"))
    assert shown(window) is window.pages.table
    assert window.play is not None
    assert len(matches_in(tmp_path)) == 1


def test_leaving_the_table_offers_to_continue_it(open_window: Open, tmp_path: Path) -> None:
    window = open_window(StandInComputer(patient=True))
    window.start_match(make_setup("human", "human"))
    window.pages.table.left.emit()
    assert shown(window) is window.pages.home
    assert window.play is None
    (card,) = window.pages.home.continued()
    assert card.match.path == str(matches_in(tmp_path)[0])
    click(card)
    assert shown(window) is window.pages.table
    assert window.play is not None
    assert window.play.match.setup.seats == make_setup("human", "human").seats


def test_escape_does_not_lead_away_from_a_table(open_window: Open) -> None:
    window = open_window(StandInComputer(patient=True))
    window.start_match(make_setup("human", "human"))
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert shown(window) is window.pages.table
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert shown(window) is window.pages.home


def test_settings_and_rules_lead_back_to_the_table(open_window: Open) -> None:
    window = open_window(StandInComputer(patient=True))
    window.start_match(make_setup("human", "human"))
    window.pages.table.settings_wanted.emit()
    assert shown(window) is window.pages.settings
    window.pages.settings.back_wanted.emit()
    assert shown(window) is window.pages.table
    window.pages.table.rules_wanted.emit("SKYJO-3.4")
    assert shown(window) is window.pages.rules
    window.pages.rules.back_wanted.emit()
    assert shown(window) is window.pages.table
    assert window.play is not None


def test_the_end_of_a_game_its_result_and_once_more(open_window: Open, tmp_path: Path, qtbot: QtBot) -> None:
    window = open_window(StandInComputer(), speed=0.0, computer_pace="instant")
    window.start_match(make_setup("computer", "computer"))
    assert window.play is not None
    match = window.play.match
    qtbot.waitUntil(lambda: match.over, timeout=60_000)
    window.pages.table.result_wanted.emit()
    assert shown(window) is window.pages.result
    assert window.play is None
    window.pages.result.rematch_wanted.emit()
    assert shown(window) is window.pages.table
    assert window.play is not None
    assert window.play.match.setup.seats == match.setup.seats
    assert window.play.match.setup.seed != match.setup.seed
    assert len(matches_in(tmp_path)) == 2


def test_a_finished_match_of_the_list_shows_its_result(open_window: Open, tmp_path: Path) -> None:
    over = saved_match(tmp_path / "matches", "computer", "computer", steps=None)
    window = open_window()
    click(window.pages.home._entries[1])
    assert shown(window) is window.pages.matches
    click(window.pages.matches.rows[0])
    assert shown(window) is window.pages.result
    assert window.pages.result_match is not None
    assert over.name.find(window.pages.result_match.setup.match_id) > 0
    window.go_back()
    assert shown(window) is window.pages.matches


# ---- files


def test_a_disk_that_cannot_be_written_begins_no_match(open_window: Open, tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("a file where the folder should be")
    window = open_window()
    window.start_match(make_setup("human", "human"))
    assert shown(window) is window.pages.home
    assert window.play is None
    assert "matches" in window.note.words()


def test_a_torn_last_line_is_dropped_and_said(open_window: Open, tmp_path: Path) -> None:
    path = saved_match(tmp_path / "matches", "human", "human")
    plies = load_match(path, GAMES).match.ply
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size - 5)
    window = open_window()
    window.open_match(path)
    assert shown(window) is window.pages.table
    assert window.play is not None
    assert plies - 1 <= window.play.match.ply <= plies
    assert "cut off" in window.note.words()


def test_a_faulty_match_can_be_looked_at_and_is_not_changed(open_window: Open, tmp_path: Path) -> None:
    path = saved_match(tmp_path / "matches", "human", "human")
    content = path.read_bytes() + b'{"ply":999,"actor":0,"action":{}}\n'
    path.write_bytes(content)
    window = open_window()
    window.open_match(path)
    assert shown(window) is window.pages.table
    assert "Line" in window.note.words()
    assert window.play is not None
    assert window.play.session.humans == ()
    window.show_home()
    assert path.read_bytes() == content


@pytest.mark.parametrize("content", [b"", b"not a match\n", b'{"format":99,"game":"skyjo","rules_version":1}\n'])
def test_a_file_that_is_no_match_is_told_and_nothing_changes(open_window: Open, tmp_path: Path, content: bytes) -> None:
    odd = tmp_path / "odd.takhte"
    odd.write_bytes(content)
    window = open_window()
    for path in (odd, tmp_path / "nowhere.takhte"):
        window.note.dismiss()
        window.open_match(path)
        assert shown(window) is window.pages.home
        assert path.name in window.note.words()


def test_a_match_open_in_another_takhte_is_told(open_window: Open, tmp_path: Path) -> None:
    from engine.library.files import continue_match

    path = saved_match(tmp_path / "matches", "human", "human")
    held = continue_match(path, GAMES)
    window = open_window()
    window.open_match(path)
    assert shown(window) is window.pages.home
    assert "another Takhte" in window.note.words()
    held.file.close()


def test_a_file_dropped_onto_the_window_is_opened(open_window: Open, tmp_path: Path) -> None:
    path = saved_match(tmp_path / "elsewhere", "human", "human")
    window = open_window()
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    actions, buttons = Qt.DropAction.CopyAction, Qt.MouseButton.NoButton
    event = QDropEvent(QPointF(10, 10), actions, mime, buttons, Qt.KeyboardModifier.NoModifier)
    window.dropEvent(event)
    assert shown(window) is window.pages.table


def test_matches_go_where_the_settings_say(open_window: Open, tmp_path: Path) -> None:
    window = open_window(StandInComputer(patient=True))
    parts_of(window).settings.change(matches_folder=str(tmp_path / "other"))
    window.start_match(make_setup("human", "human"))
    assert len(list((tmp_path / "other").glob("*.takhte"))) == 1
    assert not matches_in(tmp_path)


def test_the_title_tells_the_match_that_is_open(open_window: Open, tmp_path: Path) -> None:
    window = open_window(StandInComputer(patient=True), language="fa")
    window.start_match(make_setup("human", "human"))
    assert window.windowTitle() == "اسکای‌جو — تخته"
    parts_of(window).settings.change(language="en")
    assert window.windowTitle() == "Skyjo — Takhte"
    window.show_settings()
    assert window.windowTitle() == "Skyjo — Takhte"
    window.show_home()
    assert window.windowTitle() == "Takhte"
    window.open_match(saved_match(tmp_path / "over", "human", "human", steps=None))
    assert shown(window) is window.pages.result
    assert window.windowTitle() == "Skyjo — Takhte"
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert shown(window) is window.pages.home
    assert window.windowTitle() == "Takhte"


# ---- look and language


def test_the_language_changes_in_place(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.show_settings()
    click(window.pages.settings.sheet.language.piece(0))
    assert window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert window.windowTitle() == "تخته"
    assert shown(window) is window.pages.settings
    assert window.pages.settings._title.text() == "تنظیمات"
    assert window.pages.home._games_head.text() == "بازی تازه"
    click(window.pages.settings.sheet.language.piece(1))
    assert window.windowTitle() == "Takhte"
    assert window.layoutDirection() == Qt.LayoutDirection.LeftToRight


def test_the_language_changes_at_the_table_and_the_match_goes_on(open_window: Open) -> None:
    window = open_window(StandInComputer(patient=True))
    window.start_match(make_setup("human", "human"))
    assert window.play is not None
    ply = window.play.match.ply
    parts_of(window).settings.change(language="fa")
    assert shown(window) is window.pages.table
    assert window.play.match.ply == ply
    action = window.play.match.view(window.play.match.actor).legal_actions()[0]
    assert window.play.session.submit(window.play.match.actor, action) is None


def test_the_theme_changes_in_place_and_all_pages_know(open_window: Open) -> None:
    window = open_window()
    window.show_settings()
    click(window.pages.home._header._theme)
    assert window.look.theme.dark
    for widget in window.findChildren(QWidget):
        look = getattr(widget, "_look", None)
        if isinstance(look, Look):
            assert look.theme.dark, widget


class SystemHints(QObject):
    """A system that can be dark."""

    colorSchemeChanged = Signal(object)  # noqa: N815 (Qt's name)
    scheme = Qt.ColorScheme.Unknown

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802
        return self.scheme

    def turn(self, scheme: Qt.ColorScheme) -> None:
        self.scheme = scheme
        self.colorSchemeChanged.emit(scheme)


def test_the_theme_follows_the_system_when_it_is_asked_to(qapp: object, tmp_path: Path) -> None:
    hints, store = SystemHints(), SettingsStore(tmp_path / "settings.json")
    source = LookSource(store, hints)  # type: ignore[arg-type]
    told: list[bool] = []
    source.changed.connect(lambda look: told.append(look.theme.dark))
    hints.turn(Qt.ColorScheme.Dark)
    assert not told and not source.look.theme.dark
    store.change(theme="system")
    hints.turn(Qt.ColorScheme.Light)
    hints.turn(Qt.ColorScheme.Unknown)
    hints.turn(Qt.ColorScheme.Dark)
    assert told == [True, False, True]
    store.change(theme="light")
    assert told[-1] is False


def test_larger_text_and_a_much_larger_window_make_everything_larger(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.resize(1440, 900)
    qtbot.waitUntil(lambda: window.look.type.scale == 1.0)
    parts_of(window).settings.change(text_scale=150)
    assert window.look.type.scale == 1.5
    parts_of(window).settings.change(text_scale=100)
    window.resize(3840, 2160)
    qtbot.waitUntil(lambda: window.look.type.scale > 1.4)


def test_growth_is_steady() -> None:
    look = Look()
    assert grown(look, QSize(1440, 900)) is look
    assert grown(look, QSize(800, 600)) is look
    scales = [grown(look, QSize(width, width * 9 // 16)).type.scale for width in range(800, 5000, 100)]
    assert scales == sorted(scales)
    assert 1.0 <= min(scales) <= max(scales) <= 2.0


def test_no_label_is_cut_at_the_least_size_in_either_language(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.resize(SMALLEST)
    window.show_settings()
    for language in ("fa", "en"):
        parts_of(window).settings.change(language=language)
        QTest.qWait(0)
        for label in window.pages.settings.findChildren(QLabel):
            if label.isVisible() and not label.wordWrap():
                assert label.width() >= label.minimumSizeHint().width(), label.text()


# ---- where the window stands


def test_the_window_comes_back_where_it_was(open_window: Open) -> None:
    window = open_window()
    # The screen of tests is small: 800 by 800.
    window.setGeometry(2, 60, 800, 660)
    window.close()
    again = open_window()
    assert again.geometry() == QRect(2, 60, 800, 660)


@pytest.mark.parametrize("kept", ["", "###", b64encode(b"nonsense").decode(), "AAAA"])
def test_a_place_that_cannot_be_read_is_the_middle_of_the_screen(qtbot: QtBot, kept: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    restore_frame(window, kept)
    assert window.geometry() == centred(window.screen().availableGeometry())


def test_a_window_out_of_sight_is_put_back(qtbot: QtBot) -> None:
    far = QWidget()
    qtbot.addWidget(far)
    far.setGeometry(20_000, 15_000, 1200, 700)
    window = QWidget()
    qtbot.addWidget(window)
    restore_frame(window, kept_frame(far))
    assert reachable(window.geometry(), [window.screen().availableGeometry()])


def test_what_can_be_taken_hold_of() -> None:
    screens = [QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 1024)]
    assert reachable(QRect(100, 100, 1200, 700), screens)
    assert reachable(QRect(1800, 100, 1200, 700), screens)
    assert not reachable(QRect(-1190, 100, 1200, 700), screens)
    assert not reachable(QRect(100, -300, 1200, 700), screens)
    assert not reachable(QRect(5000, 100, 1200, 700), screens)
    assert not reachable(QRect(100, 100, 20, 20), screens)


def test_a_small_screen_gets_a_small_window() -> None:
    assert smallest_for(QRect(0, 0, 800, 480)) == QSize(800, 480)
    assert smallest_for(QRect(0, 0, 1920, 1080)) == SMALLEST
    assert QRect(0, 0, 1024, 600).contains(centred(QRect(0, 0, 1024, 600)))


# ---- closing, faults


def test_closing_while_the_computer_thinks_is_safe(open_window: Open, tmp_path: Path) -> None:
    computer = StandInComputer(patient=True)
    window = open_window(computer)
    window.start_match(make_setup("computer", "human"))
    while computer.thoughts and window.play is not None and window.play.match.actor == 1:
        match = window.play.match
        window.play.session.submit(1, match.view(1).legal_actions()[0])
    late = computer.thoughts[-1]
    (path,) = matches_in(tmp_path)
    window.close()
    content = path.read_bytes()
    late.answer()
    assert path.read_bytes() == content
    assert computer.closed
    assert load_match(path, GAMES).fault is None


def test_closing_in_the_middle_of_a_move_keeps_every_step(open_window: Open, tmp_path: Path, qtbot: QtBot) -> None:
    window = open_window(StandInComputer(), computer_pace="instant")
    window.start_match(make_setup("computer", "computer"))
    assert window.play is not None
    match = window.play.match
    qtbot.waitUntil(lambda: match.ply > 30, timeout=30_000)
    window.close()
    (path,) = matches_in(tmp_path)
    reading = load_match(path, GAMES)
    assert reading.fault is None
    assert reading.match.ply == match.ply


def test_settings_set_aside_are_said(qtbot: QtBot, typeface: str, tmp_path: Path) -> None:
    from gui.app import open_window as open_as_started

    settings = tmp_path / "config" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text("{ broken")
    parts = make_parts(tmp_path)
    window = open_as_started(parts)
    qtbot.addWidget(window)
    assert parts.settings.set_aside is not None
    assert str(parts.settings.set_aside) in window.note.words()
    window.close()


def test_a_damaged_index_is_said_beside_settings_set_aside(qtbot: QtBot, typeface: str, tmp_path: Path) -> None:
    from gui.app import open_window as open_as_started

    for name in ("config/settings.json", "index.sqlite"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("this is no such thing, not at all")
    parts = make_parts(tmp_path)
    window = open_as_started(parts)
    qtbot.addWidget(window)
    qtbot.waitUntil(lambda: "از نو ساخته شد" in window.note.words())
    assert str(parts.settings.set_aside) in window.note.words()
    assert parts.shelf.index_set_aside is not None
    window.close()


def test_settings_that_cannot_be_written_are_said(open_window: Open, tmp_path: Path) -> None:
    window = open_window()
    (tmp_path / "config" / "settings.json").unlink()
    (tmp_path / "config").rmdir()
    (tmp_path / "config").write_text("")
    parts_of(window).settings.change(theme="dark")
    assert window.look.theme.dark
    assert "settings.json" in window.note.words()
    (tmp_path / "config").unlink()


def test_a_killed_process_is_said_and_the_game_goes_on(open_window: Open, qtbot: QtBot) -> None:
    process = AiProcess()
    window = open_window(process, speed=0.0, computer_pace="instant")
    process.warm()
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    window.start_match(make_setup("computer", "computer"))
    assert window.play is not None
    faults: list[str] = []
    window.play.session.failed.connect(lambda error: faults.append(error.code))
    match = window.play.match
    begun = match.ply
    qtbot.waitUntil(lambda: match.ply > begun + 2, timeout=30_000)
    assert faults == ["computer_lost"]


@pytest.mark.parametrize(("system", "language"), [("en_GB.UTF-8", "en"), ("fa_IR.UTF-8", "fa"), ("de_DE", "en")])
def test_the_first_start_speaks_the_systems_language(
    qapp: Any, typeface: str, tmp_path: Path, system: str, language: str
) -> None:
    folders = Folders(tmp_path, tmp_path / "config", tmp_path / "cache")
    parts = assembled(folders, qapp, {"LANG": system}, computer=StandInComputer())
    assert parts.settings.settings.language == language
    parts.settings.change(language="fa")
    parts.translations.withdraw()
    again = assembled(folders, qapp, {"LANG": system}, computer=StandInComputer())
    assert again.settings.settings.language == "fa"
    again.translations.withdraw()


def test_a_missing_catalogue_is_said(open_window: Open, tmp_path: Path) -> None:
    window = open_window()
    parts_of(window).translations._folder = tmp_path
    parts_of(window).settings.change(language="fa")
    assert "English" in window.note.words()
    assert window.layoutDirection() == Qt.LayoutDirection.RightToLeft


# ---- Qt itself


def test_void_calls_do_not_lose_references_to_none(qtbot: QtBot) -> None:
    """PySide6 6.12.0 on Python 3.11 loses one at each (design §8)."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.update()
    before = sys.getrefcount(None)
    for _ in range(1000):
        widget.update()
    assert abs(sys.getrefcount(None) - before) < 100
