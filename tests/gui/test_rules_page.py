"""The rule book: pages, turning, links, folds, search, what holds in this game, a refused move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from page_room import click, heard, look_in, press, put_up
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.core.rulebook import load_rulebook
from engine.games import find_game
from gui.controls import apply_look
from gui.i18n import Numbers
from gui.windows.rules import RulesPage
from gui.windows.rules.chapters import COVER, EXAMPLES, RULINGS, find_entry, make_chapters
from gui.windows.rules.markup import paragraphs, runs, short_number
from gui.windows.rules.paging import Extent, paginate
from gui.windows.rules.search import folded, search
from gui.windows.rules.shelf import seeds_folder, shelf

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.i18n import Language
    from gui.windows.rules.book_parts import SpotButton
    from gui.windows.rules.chapters import Chapter

ENGLISH, PERSIAN = Numbers("en"), Numbers("fa")
TUTORIAL = find_game("skyjo").profiles["tutorial"]


def chapters_of(language: Language, game: str = "skyjo") -> tuple[Chapter, ...]:
    return make_chapters(load_rulebook(game, language), "Rulings", "Examples")


def open_page(
    qtbot: QtBot,
    clause: str | None = None,
    *,
    language: Language = "en",
    size: tuple[int, int] = (1440, 900),
    scale: float = 1.0,
    **more: Any,
) -> RulesPage:
    page = RulesPage(look_in(language, scale=scale))
    put_up(qtbot, page, *size)
    page.open("skyjo", language, clause, **more)
    return page


def spots(page: RulesPage, kind: str) -> list[SpotButton]:
    return [button for button in page.book.spot_buttons() if button.spot.kind == kind]


def shown_owners(page: RulesPage) -> set[str]:
    return {placed.strip.owner for leaf in page.book._shown() for placed in leaf.placed} - {""}


# ---- without a window


def test_marks_become_runs() -> None:
    found = runs("Take **one** card ([SKYJO-3.2]), *gently*.", PERSIAN)
    assert [run.text for run in found] == ["Take ", "one", " card (", "\u2066۳.۲\u2069", "), ", "gently", "."]
    assert [run.reference for run in found if run.reference] == ["SKYJO-3.2"]
    assert [run.bold for run in found] == [False, True, False, False, False, False, False]


def test_bullets_and_paragraphs_are_parted() -> None:
    found = paragraphs("First.\n\n- one\n- two\n\nLast.", ENGLISH)
    assert [(one.plain, one.bullet) for one in found] == [
        ("First.", False),
        ("one", True),
        ("two", True),
        ("Last.", False),
    ]


def test_numbers_go_without_the_game_s_name_within_its_book() -> None:
    assert short_number("SKYJO-3.2") == "3.2" and short_number("SKYJO-R4") == "R4"


@pytest.mark.parametrize("game", ["skyjo", "imhotep", "isle_of_skye", "irish_gauge"])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_every_clause_ruling_and_example_is_in_the_chapters(game: str, language: Language) -> None:
    book, chapters = load_rulebook(game, language), chapters_of(language, game)
    assert next(chapter.key for chapter in chapters) == COVER
    assert [chapter.key for chapter in chapters][-2:] == [RULINGS, EXAMPLES]
    entries = [entry for chapter in chapters for entry in chapter.entries]
    wanted = [clause.number for section in book.sections for clause in section.clauses]
    assert [entry.number for entry in entries] == wanted + [ruling.number for ruling in book.rulings]
    assert sum(len(entry.examples) for entry in entries) == len(book.examples) == len(chapters[-1].examples)
    folded_rulings = {ruling.number for entry in entries for ruling in entry.rulings}
    assert folded_rulings == {ruling.number for ruling in book.rulings}


def test_pages_are_filled_and_not_overfilled() -> None:
    assert paginate([Extent(10)] * 7, 30) == [(0, 3), (3, 6), (6, 7)]


def test_gaps_count_but_not_at_the_top_of_a_page() -> None:
    assert paginate([Extent(10, 5)] * 4, 25) == [(0, 2), (2, 4)]


def test_what_is_kept_together_goes_to_the_next_page_whole() -> None:
    strips = [Extent(10), Extent(10), Extent(10, keep=True), Extent(10)]
    assert paginate(strips, 30) == [(0, 2), (2, 4)]


def test_what_is_taller_than_a_page_is_broken_all_the_same() -> None:
    assert paginate([Extent(10, keep=True)] * 5, 30) == [(0, 3), (3, 5)]
    assert paginate([Extent(90)], 30) == [(0, 1)]


@pytest.mark.parametrize(
    "query",
    ["دسته کشیدنی", "دستهٔ کشیدنی", "دسته  كشيدني", "دسته‌ی کشیدنی"[:4] + " کشیدنی"],
)
def test_persian_is_found_however_it_is_spelt(query: str) -> None:
    found = [hit.number for hit in search(chapters_of("fa"), query, PERSIAN)]
    assert "SKYJO-3.2" in found


@pytest.mark.parametrize("query", ["می‌شود بست", "می شود بست", "ميشود بست"])
def test_half_spaces_do_not_matter(query: str) -> None:
    assert "SKYJO-4.1" in [hit.number for hit in search(chapters_of("fa"), query, PERSIAN)]


@pytest.mark.parametrize("query", ["3.4", "۳٫۴", "۳.۴", "3/4", "SKYJO-3.4", "skyjo3.4"])
def test_numbers_find_their_clause(query: str) -> None:
    hits = search(chapters_of("fa"), query, PERSIAN)
    assert [hit.number for hit in hits] == ["SKYJO-3.4"]


def test_a_section_s_number_finds_its_clauses_and_r4_a_ruling() -> None:
    found = [hit.number for hit in search(chapters_of("en"), "4", ENGLISH)]
    assert found == [f"SKYJO-4.{clause}" for clause in range(1, 6)]
    assert [hit.number for hit in search(chapters_of("en"), "r4", ENGLISH)] == ["SKYJO-R4"]


def test_titles_come_first_and_words_are_marked_where_they_stand() -> None:
    hits = search(chapters_of("en"), "reveal", ENGLISH)
    assert hits[0].number == "SKYJO-5.2"
    for hit in hits:
        assert all(folded(hit.piece[a:b]).text.startswith("reveal") for a, b in hit.marks)


def test_all_words_must_be_there() -> None:
    assert search(chapters_of("en"), "column zebra", ENGLISH) == ()
    assert search(chapters_of("en"), "   ", ENGLISH) == ()


def test_only_games_with_a_book_are_on_the_shelf(tmp_path: Path) -> None:
    (tmp_path / "skyjo.en.md").write_text("# Skyjo\n\nIntroduction.\n")
    (tmp_path / "zzz.en.md").write_text("# A house game\n")
    assert [(v.game, v.title) for v in shelf("en", tmp_path)] == [("skyjo", "Skyjo"), ("zzz", "A house game")]
    assert shelf("fa", tmp_path) == ()
    assert shelf("en", seeds_folder())[0].game == "skyjo"


# ---- the page


def test_it_opens_at_the_title_and_at_a_clause(qtbot: QtBot, typeface: str) -> None:
    assert COVER in open_page(qtbot).book.shown_chapters
    assert "SKYJO-4.4" in shown_owners(open_page(qtbot, "SKYJO-4.4"))


def test_a_clause_that_is_not_there_opens_the_book_all_the_same(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, "SKYJO-9.9")
    assert COVER in page.book.shown_chapters


@pytest.mark.parametrize(("language", "onward"), [("en", Qt.Key.Key_Right), ("fa", Qt.Key.Key_Left)])
def test_keys_turn_pages_in_reading_direction(qtbot: QtBot, typeface: str, language: Language, onward: Qt.Key) -> None:
    page = open_page(qtbot, language=language)
    first = page.book.shown_chapters
    press(page.book, onward)
    second = page.book.shown_chapters
    assert second != first
    press(page.book, Qt.Key.Key_PageDown)
    press(page.book, Qt.Key.Key_PageUp)
    assert page.book.shown_chapters == second
    press(page.book, Qt.Key.Key_End)
    assert EXAMPLES in page.book.shown_chapters
    press(page.book, Qt.Key.Key_Home)
    assert page.book.shown_chapters == first


def wheel(page: RulesPage, by: int) -> None:
    at = QPointF(page.book.rect().center())
    spun = QWheelEvent(
        at,
        page.book.mapToGlobal(at),
        QPoint(),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(page.book, spun)


def test_the_wheel_turns_a_page_a_notch(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot)
    first = page.book.shown_chapters
    wheel(page, -60)
    assert page.book.shown_chapters == first
    wheel(page, -60)
    assert page.book.shown_chapters != first
    wheel(page, 120)
    assert page.book.shown_chapters == first


def test_the_corners_turn_pages_and_are_not_there_at_the_ends(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot)
    assert not page.book.back.isVisible()
    before = page.book.shown_chapters
    click(page.book.forward)
    assert page.book.shown_chapters != before and page.book.back.isVisible()
    press(page.book, Qt.Key.Key_End)
    assert not page.book.forward.isVisible()


def test_a_reference_in_the_text_leads_to_its_clause(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, "SKYJO-5.3")
    link = next(button for button in spots(page, "reference") if button.spot.target == "SKYJO-4.5")
    click(link)
    assert "SKYJO-4.5" in shown_owners(page)
    assert page.book._washed == "SKYJO-4.5"


def test_links_work_by_keyboard(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, "SKYJO-5.3")
    link = next(button for button in spots(page, "reference") if button.spot.target == "SKYJO-4.5")
    link.setFocus(Qt.FocusReason.TabFocusReason)
    press(link, Qt.Key.Key_Space)
    assert "SKYJO-4.5" in shown_owners(page)


def test_rulings_fold_out_where_they_bear_and_keep_the_keyboard(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, "SKYJO-2.2")
    fold = next(button for button in spots(page, "fold") if button.spot.target == "SKYJO-2.2")
    before = sum(len(leaf.placed) for leaf in page.book._pages)
    click(fold)
    assert sum(len(leaf.placed) for leaf in page.book._pages) == before + 1
    again = next(button for button in spots(page, "fold") if button.spot.target == "SKYJO-2.2")
    assert QApplication.focusWidget() is again
    click(again)
    assert sum(len(leaf.placed) for leaf in page.book._pages) == before


def test_options_of_this_game_stand_at_their_clauses(qtbot: QtBot, typeface: str) -> None:
    plain = open_page(qtbot, "SKYJO-3.4")
    ours = open_page(qtbot, "SKYJO-3.4", options=TUTORIAL)
    said = [p.strip.spoken for leaf in ours.book._shown() for p in leaf.placed if p.strip.owner == "SKYJO-3.4"]
    assert any("face-down" in words for words in said[1:])
    assert len(said) == 1 + sum(p.strip.owner == "SKYJO-3.4" for leaf in plain.book._shown() for p in leaf.placed)


def test_a_refused_move_is_shown_at_its_clause_with_the_way_back(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, "SKYJO-3.4", options=TUTORIAL, note="Only a face-down card may be given up.")
    back = heard(page.back_wanted)
    refused = [p.strip for leaf in page.book._shown() for p in leaf.placed if p.strip.refused]
    assert refused[0].spoken == "Only a face-down card may be given up."
    assert page.contents.row("SKYJO-3.4").refused
    click(spots(page, "table")[0])
    assert back == [()]


def test_the_note_belongs_to_its_own_book_only(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, "SKYJO-3.4", options=TUTORIAL, note="No.")
    click(page.tabs.tab("imhotep"))
    assert not any(p.strip.refused for leaf in page.book._pages for p in leaf.placed)
    click(page.tabs.tab("skyjo"))
    assert any(p.strip.refused for leaf in page.book._pages for p in leaf.placed)


def test_contents_lead_to_chapters_and_clauses(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot)
    click(page.contents.row("5"))
    assert "5" in page.book.shown_chapters
    row = page.contents.row("SKYJO-5.3")
    assert row.isVisible() and not page.contents.row("SKYJO-1.1").isVisible()
    click(row)
    assert "SKYJO-5.3" in shown_owners(page)


def test_search_from_the_keyboard(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot)
    QTest.keyClick(page.book, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.field.hasFocus()
    QTest.keyClicks(page.field, "column")
    assert page.results.isVisible() and len(page.results.rows()) > 1
    second = page.results.rows()[1].hit.number
    press(page.field, Qt.Key.Key_Down)
    press(page.field, Qt.Key.Key_Return)
    assert second in shown_owners(page)
    assert not page.results.isVisible() and page.field.text() == ""


def test_escape_leaves_the_search_first_and_then_the_book(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot)
    back = heard(page.back_wanted)
    click(page.field)
    QTest.keyClicks(page.field, "nothing of the kind")
    assert page.results.isVisible() and not page.results.rows()
    press(page.field, Qt.Key.Key_Escape)
    assert not page.results.isVisible() and not back
    press(page.book, Qt.Key.Key_Escape)
    assert back == [()]


def test_found_by_mouse(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot)
    click(page.field)
    QTest.keyClicks(page.field, "5.4")
    click(page.results.rows()[0])
    assert "SKYJO-5.4" in shown_owners(page)


@pytest.mark.parametrize(
    ("size", "scale", "leaves"), [((1440, 900), 1.0, 2), ((1180, 800), 1.0, 1), ((1440, 900), 2.0, 1)]
)
def test_one_page_or_two(qtbot: QtBot, typeface: str, size: tuple[int, int], scale: float, leaves: int) -> None:
    page = open_page(qtbot, size=size, scale=scale)
    assert page.book.shape is not None and len(page.book.shape.pages) == leaves


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (3840, 2160)])
def test_everything_is_set_at_every_size(
    qtbot: QtBot, typeface: str, language: Language, scale: float, size: tuple[int, int]
) -> None:
    page = open_page(qtbot, "SKYJO-2.4", language=language, scale=scale, size=size, options=TUTORIAL)
    shape = page.book.shape
    assert shape is not None
    for leaf in page.book._pages:
        # A box alone may be taller than a page of a tiny window with huge text; nothing else is.
        assert len(leaf.placed) == 1 or leaf.placed[-1].rect.bottom() <= shape.room + 0.5
    owners = {placed.strip.owner for leaf in page.book._pages for placed in leaf.placed}
    assert {entry.number for chapter in chapters_of(language) for entry in chapter.entries} <= owners
    assert "SKYJO-2.4" in shown_owners(page)


def test_in_a_narrow_window_contents_are_a_drawer(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, size=(1024, 640), scale=2.0)
    assert not page.contents.isVisible()
    click(page.list_button)
    assert page.contents.isVisible()
    click(page.contents.row("3"))
    assert not page.contents.isVisible() and "3" in page.book.shown_chapters


def test_language_and_theme_change_while_it_is_open(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, "SKYJO-4.4")
    apply_look(page, look_in("fa", dark=True))
    page.retranslate()
    assert "SKYJO-4.4" in shown_owners(page)
    entry = find_entry(page._chapters, "SKYJO-4.4")
    assert entry is not None and entry.title == "جای کارت‌ها"


def test_numbers_hang_left_to_right_beside_the_text(qtbot: QtBot, typeface: str) -> None:
    for language, at_right in (("en", False), ("fa", True)):
        page = open_page(qtbot, "SKYJO-3.1", language=language)  # type: ignore[arg-type]
        shape = page.book.shape
        assert shape is not None
        column = shape.columns[0]
        gutter = shape.column.gutter_rect(column, at_right)
        assert (gutter.left() > column.center().x()) == at_right


def test_a_screen_reader_is_told_whole_clauses(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, "SKYJO-3.1")
    spoken = [p.strip.spoken for leaf in page.book._shown() for p in leaf.placed if p.strip.spoken]
    assert any(words.startswith("SKYJO-3.1. Take.") for words in spoken)
