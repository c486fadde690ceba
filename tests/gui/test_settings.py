"""The settings file: whole or not at all, validated, set aside when it is broken. And the page that changes it."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from program import make_parts
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from gui.games import KITS
from gui.settings import Settings, SettingsStore
from gui.windows.settings.eyes import seen_by
from gui.windows.settings.page import SettingsPage
from gui.windows.settings.sheet import CURTAINS, PACES, THEMES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.windows.parts import WindowParts

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def path(qapp: object, tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def written(path: Path, content: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")
    return path


def test_without_a_file_the_defaults_hold_and_nothing_is_written(path: Path) -> None:
    store = SettingsStore(path)
    assert store.settings == Settings()
    assert store.set_aside is None
    assert not path.exists()


def test_a_change_is_kept_and_told(path: Path) -> None:
    store = SettingsStore(path)
    heard: list[Settings] = []
    store.changed.connect(heard.append)
    store.change(theme="dark", speed=2.5)
    assert [settings.theme for settings in heard] == ["dark"]
    assert SettingsStore(path).settings == store.settings
    assert not list(path.parent.glob("*.new"))


def test_the_same_again_is_no_change(path: Path) -> None:
    store = SettingsStore(path)
    heard: list[Settings] = []
    store.changed.connect(heard.append)
    store.change(theme=store.settings.theme)
    assert not heard
    assert not path.exists()


@pytest.mark.parametrize(
    "change", [{"theme": "purple"}, {"text_scale": 90}, {"text_scale": 201}, {"speed": 3.5}, {"language": "de"}]
)
def test_a_value_that_may_not_be_is_refused_and_changes_nothing(path: Path, change: dict[str, Any]) -> None:
    store = SettingsStore(path)
    with pytest.raises(msgspec.ValidationError):
        store.change(**change)
    assert store.settings == Settings()
    assert not path.exists()


@pytest.mark.parametrize("content", ["", "{", "[]", '{"theme": "purple"}', '{"text_scale": 1000}', '{"speed": "fast"}'])
def test_a_broken_file_is_set_aside_whole_and_the_defaults_hold(path: Path, content: str) -> None:
    store = SettingsStore(written(path, content), now=lambda: datetime(2026, 11, 30, 18, 40, tzinfo=UTC))
    assert store.settings == Settings()
    assert store.set_aside == path.with_name("settings.broken-20261130-184000.json")
    assert store.set_aside.read_text(encoding="utf-8") == content
    assert not path.exists()


def test_what_a_newer_takhte_wrote_besides_is_passed_over(path: Path) -> None:
    store = SettingsStore(written(path, json.dumps({"theme": "dark", "hologram": True})))
    assert store.set_aside is None
    assert store.settings.theme == "dark"


def test_a_file_that_cannot_be_written_is_told_and_the_setting_holds(qapp: object, tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    store, faults = SettingsStore(tmp_path / "config" / "settings.json"), []
    store.write_failed.connect(lambda error: faults.append(error.code))
    store.change(theme="dark")
    assert faults == ["file_unwritable"]
    assert store.settings.theme == "dark"


def test_reset_keeps_where_the_window_and_the_matches_are(path: Path) -> None:
    store = SettingsStore(path)
    store.change(theme="dark", speed=3.0, window_geometry="abc", matches_folder="/x", last_seats={"skyjo": 1})
    store.reset()
    kept = {"window_geometry": "abc", "matches_folder": "/x", "last_seats": {"skyjo": 1}}
    assert store.settings == msgspec.structs.replace(Settings(), **kept)


# ---- the page


Opened = tuple[SettingsPage, "WindowParts"]


@pytest.fixture
def opened(qtbot: QtBot, typeface: str, tmp_path: Path) -> Opened:
    parts = make_parts(tmp_path, language="en")
    page = SettingsPage(parts.looks.look, parts.settings, parts.shelf, KITS[0], parts.pixmaps)
    qtbot.addWidget(page)
    page.resize(1440, 900)
    page.show()
    qtbot.waitExposed(page)
    return page, parts


def click(widget: Any, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())


@pytest.mark.parametrize(
    ("choose", "field", "values"),
    [
        (lambda page: [page.sheet.language.piece(i) for i in (0, 1)], "language", ("fa", "en")),
        (lambda page: [page.sheet.theme.thumb(i) for i in (1, 2, 0)], "theme", (THEMES[1], THEMES[2], THEMES[0])),
        (lambda page: [page.sheet.pace.piece(i) for i in (0, 2, 1)], "computer_pace", (PACES[0], PACES[2], PACES[1])),
        (lambda page: [page.sheet.curtain.piece(i) for i in (0, 2)], "curtain", (CURTAINS[0], CURTAINS[2])),
        (
            lambda page: [page.colours.palettes().piece(i) for i in (1, 2, 3)],
            "palette",
            ("red_green", "blue_yellow", "greyscale"),
        ),
        (lambda page: [page.sheet.reduce_motion] * 2, "reduce_motion", (True, False)),
    ],
)
def test_a_click_is_a_change_at_once(
    opened: Opened, choose: Callable[[SettingsPage], list[Any]], field: str, values: tuple[Any, ...]
) -> None:
    page, parts = opened
    for control, value in zip(choose(page), values, strict=True):
        click(control)
        assert getattr(parts.settings.settings, field) == value


def test_the_pace_of_moves_is_set_by_keys_and_said_in_milliseconds(opened: Opened) -> None:
    page, parts = opened
    page.sheet.speed.setFocus()
    QTest.keyClick(page.sheet.speed, Qt.Key.Key_Right)
    QTest.keyClick(page.sheet.speed, Qt.Key.Key_Right)
    assert parts.settings.settings.speed == 2.0
    line = page.sheet._groups[1].rows[0].words.line()
    assert "110" in line
    QTest.keyClick(page.sheet.speed, Qt.Key.Key_Home)
    assert parts.settings.settings.speed == 0
    assert "at once" in page.sheet._groups[1].rows[0].words.line()


def test_the_text_size_counts_when_the_knob_is_let_go(opened: Opened) -> None:
    page, parts = opened
    slider = page.sheet.text_scale
    start, end = QPoint(12, 14), QPoint(slider.width() - 16, 14)
    QTest.mousePress(slider, LEFT, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(slider, end)
    assert slider.value() == 200
    assert parts.settings.settings.text_scale == 100
    QTest.mouseRelease(slider, LEFT, Qt.KeyboardModifier.NoModifier, end)
    assert parts.settings.settings.text_scale == 200


def test_a_change_from_elsewhere_shows_and_is_not_told_again(opened: Opened) -> None:
    page, parts = opened
    heard: list[Settings] = []
    parts.settings.changed.connect(heard.append)
    parts.settings.change(theme="dark", text_scale=150, speed=1.5, reduce_motion=True, palette="greyscale")
    assert len(heard) == 1
    assert page.sheet.text_scale.value() == 150
    assert page.sheet.speed.value() == 3
    assert page.sheet.reduce_motion.isChecked()
    assert page.sheet.theme.thumb(1).isChecked()
    assert page.colours.palettes().chosen() == 3


def test_back_to_the_defaults(opened: Opened) -> None:
    page, parts = opened
    parts.settings.change(theme="dark", speed=0.0, curtain="never")
    click(page._reset)
    assert parts.settings.settings.theme == "light"
    assert parts.settings.settings.speed == 1.0
    assert page.sheet.curtain.chosen() == CURTAINS.index("secret")


def test_a_folder_that_can_be_written_is_taken(opened: Opened, tmp_path: Path) -> None:
    page, parts = opened
    chosen = tmp_path / "elsewhere"
    assert page.use_folder(chosen)
    assert parts.settings.settings.matches_folder == str(chosen)
    assert chosen.is_dir() and not list(chosen.iterdir())


def test_a_folder_that_cannot_be_written_is_refused_and_said(opened: Opened, tmp_path: Path) -> None:
    page, parts = opened
    (tmp_path / "taken").write_text("")
    assert not page.use_folder(tmp_path / "taken")
    assert parts.settings.settings.matches_folder == ""
    assert "taken" in page.note().words()


def test_the_sample_plays_when_something_changes(opened: Opened, qtbot: QtBot) -> None:
    page, parts = opened
    before = page.sample._match.ply
    parts.settings.change(speed=3.0)
    qtbot.waitUntil(lambda: page.sample._match.ply > before)
    click(page.sample, QPoint(40, 30))
    assert page.sample._match.ply >= before + 2


def test_the_sample_goes_on_for_ever(opened: Opened) -> None:
    page, parts = opened
    parts.settings.change(speed=0.0)
    for _ in range(150):
        page.sample.play_move()
    assert page.sample._match.ply <= 61


def test_the_page_speaks_the_other_language_in_place(opened: Opened) -> None:
    page, parts = opened
    assert page._title.text() == "Settings"
    parts.settings.change(language="fa")
    parts.translations.use("fa")
    page.retranslate()
    assert page._title.text() == "تنظیمات"
    assert page.sheet.pace.piece(1).text() == "آرام"
    parts.translations.use("en")


def test_everything_can_be_reached_by_tab(opened: Opened, qtbot: QtBot) -> None:
    page, _ = opened
    wanted = {page.sheet.speed, page.sheet.text_scale, page.sheet.reduce_motion, page._back, page._reset}
    seen: set[Any] = set()
    page._back.setFocus()
    for _ in range(60):
        seen.add(page.focusWidget())
        QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Tab)
    assert wanted <= seen


def test_other_eyes_see_grey_as_grey() -> None:
    for eyes in ("deuteranopia", "protanopia", "achromatopsia"):
        assert seen_by("#808080", eyes) == "#808080"
        assert seen_by("#FFFFFF", eyes) == "#FFFFFF"
    red, green = seen_by("#A02020", "achromatopsia"), seen_by("#206020", "achromatopsia")
    assert red[1:3] == red[3:5] == red[5:7]
    assert green != "#206020"
