"""The home page: games, matches to go on with, ways to everywhere; and the list of matches."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest
from program import make_parts, make_setup, play_some, saved_match
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest

from engine.core.match import Match
from engine.games import find_game
from gui.art.framing import CARD
from gui.card_pictures import SMALL, SMALL_SCALE, CardPictures, file_names, look_in, painted, sources
from gui.controls import apply_look
from gui.fonts import resources
from gui.games import KITS
from gui.i18n import Numbers
from gui.look_source import grown
from gui.windows.home.continue_card import Unfinished
from gui.windows.home.page import HomePage
from gui.windows.home.plan import plan_home
from gui.windows.matches import MatchesPage
from gui.windows.when import when

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.windows.parts import WindowParts

NOW = datetime(2026, 11, 30, 18, 40, tzinfo=UTC)
LEFT = Qt.MouseButton.LeftButton

Opened = tuple[HomePage, "WindowParts"]


@pytest.fixture
def opened(qtbot: QtBot, typeface: str, tmp_path: Path) -> Opened:
    parts = make_parts(tmp_path, language="en")
    page = HomePage(parts.looks.look, KITS, parts.pictures, parts.pixmaps, now=lambda: NOW)
    qtbot.addWidget(page)
    page.resize(1440, 900)
    page.show()
    qtbot.waitExposed(page)
    return page, parts


def unfinished(number: int, ago: timedelta = timedelta(hours=1)) -> Unfinished:
    match = Match(find_game("skyjo"), make_setup("human", "computer", seed=str(number)))
    play_some(match, 40)
    while match.actor < 0:
        match.roll()
    setup = match.setup
    return Unfinished(f"/matches/{number}", KITS[0], setup.seats, match.actor, match.view(None), NOW - ago)


def heard(signal: Any) -> list[Any]:
    told: list[Any] = []
    signal.connect(lambda *values: told.append(values[0] if values else None))
    return told


def click(widget: Any) -> None:
    QTest.mouseClick(widget, LEFT)


# ---- games


def test_four_games_and_only_those_with_a_board_can_be_begun(opened: Opened) -> None:
    page, _ = opened
    told = heard(page.new_game_wanted)
    assert len(page.cards()) == 4
    playable = {kit.key for kit in KITS}
    for card in page.cards():
        assert card.isEnabled() == (card.key in playable)
        click(card)
    assert told == [card.key for card in page.cards() if card.key in playable]


def test_a_card_is_pressed_by_keys(opened: Opened) -> None:
    page, _ = opened
    told = heard(page.new_game_wanted)
    card = page.cards()[0]
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Space)
    assert told == [card.key]
    assert card.accessibleName() == "Skyjo"
    assert "2 to 8 players" in card.accessibleDescription()


def test_a_card_lifts_under_the_pointer_and_not_when_motion_is_reduced(opened: Opened, qtbot: QtBot) -> None:
    page, parts = opened
    card = page.cards()[0]
    QTest.mouseMove(card)
    qtbot.waitUntil(lambda: card._rise == 1.0)
    parts.settings.change(reduce_motion=True)
    apply_look(page, parts.looks.look)
    other = page.cards()[1]
    QTest.mouseMove(other)
    qtbot.waitUntil(lambda: card._rise == 0.0)


def test_every_game_has_its_shipped_picture(qapp: object) -> None:
    pictures = CardPictures()
    for source in sources():
        for language in ("en", "fa"):
            picture = pictures.picture(source.key, QSizeF(200, 100), 2.0, language)
            assert picture is not None
            assert (picture.width(), picture.height()) == (400, 200)
            assert pictures.picture(source.key, CARD * SMALL_SCALE, 1.0, language) is not None
    assert pictures.picture("chess", QSizeF(10, 10), 1.0, "en") is None


def test_a_small_picture_is_read_where_it_is_sharp_enough(qapp: object, tmp_path: Path) -> None:
    (tmp_path / SMALL).mkdir()
    for folder, colour in ((tmp_path, "red"), (tmp_path / SMALL, "blue")):
        image = QImage(604, 444, QImage.Format.Format_RGB32)
        image.fill(QColor(colour))
        image.save(str(folder / "skyjo.jpg"))
    pictures = CardPictures(tmp_path)

    def blue(width: float, height: float, dpr: float) -> bool:
        picture = pictures.picture("skyjo", QSizeF(width, height), dpr, "en")
        assert picture is not None
        return picture.toImage().pixelColor(5, 5).blue() > 200

    assert blue(302, 222, 1.5)
    assert not blue(302, 222, 1.51)
    assert not blue(460, 222, 1.0)
    assert not blue(302, 340, 1.0)
    (tmp_path / SMALL / "skyjo.jpg").unlink()
    assert not blue(302, 222, 1.0)


@pytest.mark.parametrize("folder", [".", SMALL])
@pytest.mark.parametrize("source", sources(), ids=lambda source: source.key)
def test_the_shipped_pictures_are_those_the_art_paints(typeface: str, source: Any, folder: str) -> None:
    """Run `python -m gui.card_pictures` when this fails."""
    for name, language in file_names(source).items():
        fresh = painted(source, look_in(language), 0.5)
        kept = QImage(str(resources() / "cards" / folder / name)).scaled(
            fresh.size(), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        assert _difference(fresh, kept) < 12, name


def _difference(one: QImage, other: QImage) -> float:
    """The mean difference of a colour's share, 0 … 255."""
    total = 0
    for y in range(0, one.height(), 3):
        for x in range(0, one.width(), 3):
            a, b = one.pixelColor(x, y), other.pixelColor(x, y)
            total += abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue())
    return total / (len(range(0, one.height(), 3)) * len(range(0, one.width(), 3)) * 3)


# ---- matches to go on with


def test_with_nothing_to_continue_the_games_have_the_page(opened: Opened) -> None:
    page, _ = opened
    assert not page._continue_bar.isVisible()
    high = page.cards()[0].height()
    page.show_unfinished([unfinished(1)], more=False)
    QTest.qWait(0)
    assert page._continue_bar.isVisible()
    assert not page._all.isVisible()
    assert page.cards()[0].height() < high


def test_the_last_two_matches_are_offered_and_the_rest_is_a_click_away(opened: Opened) -> None:
    page, _ = opened
    told, wanted = heard(page.match_wanted), heard(page.unfinished_wanted)
    page.show_unfinished([unfinished(n) for n in (1, 2, 3)], more=True)
    assert [card.match.path for card in page.continued()] == ["/matches/1", "/matches/2"]
    for card in page.continued():
        click(card)
    click(page._all)
    assert told == ["/matches/1", "/matches/2"]
    assert len(wanted) == 1


def test_a_card_says_what_match_it_is(opened: Opened) -> None:
    page, _ = opened
    match = unfinished(1, timedelta(days=1))
    page.show_unfinished([match], more=False)
    name = page.continued()[0].accessibleName()
    assert "Skyjo" in name and "Yesterday" in name
    assert match.seats[match.actor].name in name


def test_the_same_matches_again_change_only_the_time(opened: Opened) -> None:
    page, _ = opened
    match = unfinished(1)
    page.show_unfinished([match], more=False)
    card = page.continued()[0]
    page._now = lambda: NOW + timedelta(days=1)
    page.show_unfinished([match], more=False)
    assert page.continued()[0] is card
    assert "Yesterday" in card.accessibleName()


# ---- the rest


def test_entries_lead_to_where_they_say(opened: Opened) -> None:
    page, _ = opened
    signals = (page.rules_wanted, page.finished_wanted, page.file_wanted, page.settings_wanted)
    told = [heard(signal) for signal in signals]
    for entry in page._entries:
        click(entry)
    assert [len(each) for each in told] == [1, 1, 1, 1]


def test_language_and_theme_are_asked_for_at_the_top(opened: Opened) -> None:
    page, parts = opened
    languages, themes = heard(page._header.language_wanted), heard(page._header.theme_wanted)
    click(page._header._language)
    click(page._header._theme)
    parts.settings.change(theme="dark")
    apply_look(page, parts.looks.look)
    click(page._header._theme)
    assert languages == ["fa"]
    assert themes == ["dark", "light"]


def test_another_language_is_spoken_in_place(opened: Opened, qtbot: QtBot) -> None:
    page, parts = opened
    page.show_unfinished([unfinished(1)], more=True)
    parts.translations.use("fa")
    parts.settings.change(language="fa")
    apply_look(page, parts.looks.look)
    page.retranslate()
    assert page._games_head.text() == "بازی تازه"
    assert "اسکای‌جو" in page.continued()[0].accessibleName()
    first, second = page.cards()[:2]
    qtbot.waitUntil(lambda: first.x() > second.x())
    parts.translations.use("en")


def test_tab_goes_in_reading_order(opened: Opened, qtbot: QtBot) -> None:
    page, _ = opened
    page.show_unfinished([unfinished(1), unfinished(2)], more=True)
    first = page.continued()[0]
    qtbot.waitUntil(first.isVisible)
    first.setFocus()
    order: list[Any] = []
    for _ in range(12):
        order.append(page.focusWidget())
        QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Tab)
    at = [order.index(widget) for widget in (first, page.continued()[1], page._all, page.cards()[0], page._entries[0])]
    assert at == sorted(at)


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (3840, 2160)])
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("language", ["fa", "en"])
def test_nothing_is_wider_than_the_page(opened: Opened, size: tuple[int, int], scale: int, language: str) -> None:
    page, parts = opened
    page.show_unfinished([unfinished(1), unfinished(2)], more=True)
    parts.translations.use(language)  # type: ignore[arg-type]
    parts.settings.change(language=language, text_scale=scale)
    page.resize(*size)
    apply_look(page, grown(parts.looks.look, page.size()))
    page.retranslate()
    QTest.qWait(0)
    content = page._scroll.widget()
    assert content is not None
    assert content.width() <= page.width()
    for widget in (*page.cards(), *page.continued(), *page._entries, page._header):
        assert widget.width() >= widget.minimumSizeHint().width() or widget is page._header
        assert content.rect().adjusted(0, 0, 0, 1).contains(widget.geometry())
    parts.translations.use("en")


def test_the_plan_for_the_designed_window_is_the_mock_ups() -> None:
    plan = plan_home(1440, 900, games=4, continued=2, entries=4)
    assert (plan.margin, plan.columns, plan.continue_columns) == (80, 4, 2)
    assert 205 <= plan.picture_height <= 260


@pytest.mark.parametrize(("width", "columns"), [(1440, 4), (1024, 4), (720, 2), (512, 2), (400, 1)])
def test_narrow_pages_have_fewer_columns(width: int, columns: int) -> None:
    assert plan_home(width, 640, games=4, continued=0, entries=4).columns == columns


@pytest.mark.parametrize("width", range(400, 4000, 230))
@pytest.mark.parametrize("height", [480, 640, 900, 1440, 2160])
@pytest.mark.parametrize("continued", [0, 1, 2])
def test_pictures_keep_a_shape_at_every_size(width: int, height: int, continued: int) -> None:
    plan = plan_home(width, height, games=4, continued=continued, entries=4)
    card = (width - 2 * plan.margin - 24 * (plan.columns - 1)) / plan.columns
    assert 0.5 * card <= plan.picture_height <= 1.01 * card
    assert min(plan.margin, plan.top, plan.below_header, plan.between) >= 0


# ---- when


@pytest.mark.parametrize(
    ("ago", "english", "persian"),
    [
        (timedelta(hours=1), "Today, 17:40", "امروز، ساعت ۱۷:۴۰"),
        (timedelta(days=1), "Yesterday, 18:40", "دیروز، ساعت ۱۸:۴۰"),
        (timedelta(days=10), "20 November, 18:40", "۲۹ آبان، ساعت ۱۸:۴۰"),
        (timedelta(days=400), "26 October 2025, 18:40", "۴ آبان ۱۴۰۴، ساعت ۱۸:۴۰"),
    ],
)
def test_moments_are_told_in_words_and_in_the_languages_calendar(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, ago: timedelta, english: str, persian: str
) -> None:
    import time

    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    _, parts = opened
    assert _plain(when(NOW - ago, NOW, Numbers("en"))) == english
    parts.translations.use("fa")
    assert _plain(when(NOW - ago, NOW, Numbers("fa"))) == persian
    parts.translations.use("en")
    monkeypatch.undo()
    time.tzset()


def _plain(text: str) -> str:
    return text.translate({ord(mark): None for mark in "\u2066\u2068\u2069"})


# ---- the list of matches


@pytest.fixture
def listed(qtbot: QtBot, typeface: str, tmp_path: Path) -> Callable[[], MatchesPage]:
    def make() -> MatchesPage:
        parts = make_parts(tmp_path, language="en")
        page = MatchesPage(parts.looks.look, parts.shelf, parts.pictures, now=lambda: NOW)
        qtbot.addWidget(page)
        page.resize(1100, 700)
        page.show()
        return page

    return make


def test_matches_are_listed_by_whether_they_are_over(listed: Callable[[], MatchesPage], tmp_path: Path) -> None:
    going = saved_match(tmp_path / "matches", "human", "computer", seed="1")
    over = saved_match(tmp_path / "matches", "computer", "computer", steps=None, seed="2")
    page = listed()
    told = heard(page.match_wanted)
    page.open("unfinished")
    assert [row.entry.path for row in page.rows] == [str(going)]
    click(page.rows[0])
    click(page._parts.piece(1))
    assert [row.entry.path for row in page.rows] == [str(over)]
    assert "won" in page.rows[0].accessibleName() or "share" in page.rows[0].accessibleName()
    click(page.rows[0])
    assert told == [str(going), str(over)]


def test_a_file_that_cannot_be_read_is_not_hidden(listed: Callable[[], MatchesPage], tmp_path: Path) -> None:
    (tmp_path / "matches").mkdir(parents=True)
    (tmp_path / "matches" / "odd.takhte").write_text("not a match\n")
    page = listed()
    page.open("unfinished")
    assert "odd.takhte" in page.rows[0].accessibleName()


def test_an_empty_list_says_so(listed: Callable[[], MatchesPage]) -> None:
    page = listed()
    page.open("finished")
    assert not page.rows
    assert page._nothing.isVisible() and page._nothing.text()


def test_many_matches_come_a_part_at_a_time(
    listed: Callable[[], MatchesPage], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(5):
        saved_match(tmp_path / "matches", "human", "computer", steps=3, seed=str(number))
    monkeypatch.setattr("gui.windows.matches._AT_ONCE", 2)
    page = listed()
    page.open("unfinished")
    for shown in (2, 4, 5):
        assert len(page.rows) == shown
        assert page._older.isVisible() == (shown < 5)
        click(page._older)
