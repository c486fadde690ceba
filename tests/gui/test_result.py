"""The end of a game: headline, ranking, the score sheets line by line, ways on."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

import pytest
from page_room import LEFT, click, finished, heard, look_in, press, put_up, seats_of
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.core.outcome import Outcome, ScoreLine, ScoreSheet
from gui.controls import apply_look
from gui.games import find_kit
from gui.i18n import Numbers
from gui.windows.result import ResultPage
from gui.windows.result.columns import arrange_columns
from gui.windows.result.headline import headline, margin
from gui.windows.result.ledger import make_ledger

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from engine.core.match import Match

NOW = datetime(2026, 11, 30, 18, 40, tzinfo=UTC)
EIGHT: tuple[Literal["computer"], ...] = ("computer",) * 8
ENGLISH, PERSIAN = Numbers("en"), Numbers("fa")


def sheet(seat: int, *values: int, keys: tuple[str, ...] = ()) -> ScoreSheet:
    lines = tuple(
        ScoreLine(keys[at] if keys else "round", "SKYJO-5.3", value, number=0 if keys else at + 1)
        for at, value in enumerate(values)
    )
    return ScoreSheet(seat, lines, sum(values))


def open_page(qtbot: QtBot, match: Match, width: int = 1440, height: int = 900, **looks: float) -> ResultPage:
    page = ResultPage(look_in(scale=looks.get("scale", 1.0)), now=lambda: NOW)
    put_up(qtbot, page, width, height)
    page.open(match, find_kit("skyjo"))
    return page


# ---- the ledger, without Qt


def test_columns_stand_in_the_order_of_the_ranking() -> None:
    outcome = Outcome("target", ((2,), (0, 1)), (sheet(0, 30), sheet(1, 30), sheet(2, 5)))
    ledger = make_ledger(outcome)
    assert [(c.seat, c.rank, c.winner) for c in ledger.columns] == [(2, 1, True), (0, 2, False), (1, 2, False)]
    assert ledger.low_wins


def test_a_rival_nobody_plays_stands_last_without_a_place() -> None:
    outcome = Outcome("end", ((0,), (1,)), (sheet(0, 9), sheet(1, 4), sheet(2, 6)))
    ledger = make_ledger(outcome)
    assert [(c.seat, c.rank) for c in ledger.columns] == [(0, 1), (1, 2), (2, 0)]
    assert not ledger.low_wins


def test_a_line_only_one_seat_has_leaves_the_others_empty() -> None:
    outcome = Outcome("end", ((1,), (0,)), (sheet(0, 1, keys=("castle",)), sheet(1, 2, 3, keys=("castle", "debt"))))
    rows = make_ledger(outcome).rows
    assert [row.first.key for row in rows] == ["castle", "debt"]
    assert rows[1].cells[1] is None
    assert [row.begins_group for row in rows] == [True, True]


def test_a_figure_may_rest_on_a_clause_of_its_own() -> None:
    doubled = ScoreSheet(1, (ScoreLine("round", "SKYJO-5.4", 24, "12 × 2", 1),), 24)
    ledger = make_ledger(Outcome("target", ((0,), (2,), (1,)), (sheet(0, 3), doubled, sheet(2, 9))))
    row = ledger.rows[0]
    assert row.clause == "SKYJO-5.3"
    assert [row.clause_at(column) for column in range(3)] == ["SKYJO-5.3", "SKYJO-5.3", "SKYJO-5.4"]


# ---- words


def test_the_winner_is_named_with_the_points() -> None:
    outcome = Outcome("target", ((1,), (0,)), (sheet(0, 30), sheet(1, 12)))
    seats = seats_of("human", "human")
    assert headline(outcome, seats, ENGLISH) == "\u2068Kian\u2069 wins with 12 points"
    assert margin(outcome, seats, ENGLISH) == "18 points ahead of \u2068Sara\u2069"


def test_one_point_is_one_point() -> None:
    outcome = Outcome("target", ((1,), (0,)), (sheet(0, 2), sheet(1, 1)))
    assert headline(outcome, seats_of("human", "human"), ENGLISH).endswith("with 1 point")
    assert margin(outcome, seats_of("human", "human"), ENGLISH).startswith("1 point ahead")


def test_a_score_that_is_not_points_says_its_unit() -> None:
    outcome = Outcome("target", ((1,), (0,)), (sheet(0, 430), sheet(1, 582)))
    seats = seats_of("human", "human")
    assert headline(outcome, seats, ENGLISH, "£{}".format) == "\u2068Kian\u2069 wins with £582"
    assert margin(outcome, seats, ENGLISH, "£{}".format) == "£152 ahead of \u2068Sara\u2069"
    shared = Outcome("target", ((0, 1),), (sheet(0, 430), sheet(1, 430)))
    assert headline(shared, seats, ENGLISH, "£{}".format).endswith("share the win with £430 each")


def test_a_shared_win_names_all_who_share_it() -> None:
    outcome = Outcome("target", ((0, 1), (2,)), (sheet(0, 5), sheet(1, 5), sheet(2, 8)))
    seats = seats_of("human", "human", "human")
    assert headline(outcome, seats, ENGLISH) == "\u2068Sara\u2069 and \u2068Kian\u2069 share the win with 5 points each"
    assert margin(outcome, seats, ENGLISH) == ""


def test_below_zero_the_minus_stays_with_its_digits() -> None:
    outcome = Outcome("target", ((0,), (1,)), (sheet(0, -3), sheet(1, 5)))
    assert "\u2066−۳\u2069" in headline(outcome, seats_of("human", "human"), PERSIAN)


# ---- the page


def test_the_page_shows_who_won_and_every_line(qtbot: QtBot, typeface: str) -> None:
    match = finished("human", "computer", "computer")
    page = open_page(qtbot, match)
    outcome = match.outcome
    assert outcome is not None
    winner = match.setup.seats[outcome.winners[0]].name
    assert winner in page.headline.text()
    model = page.ledger.view.model()
    assert (model.rowCount(), model.columnCount()) == (2, 4)
    shown = [model.data(model.index(row, 1)) for row in range(2)]
    best = next(sheet for sheet in outcome.sheets if sheet.seat == outcome.winners[0])
    assert shown == [ENGLISH(line.value) for line in best.lines]
    assert winner in page.ledger.head.accessibleName()


def test_a_press_on_a_line_opens_its_clause(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, finished("human", "human"))
    wanted = heard(page.rules_wanted)
    view = page.ledger.view
    at = view.visualRect(view.model().index(0, 0)).center()
    QTest.mouseClick(view.viewport(), LEFT, pos=at)
    assert wanted == ["SKYJO-5.3"]


def test_a_press_on_a_plain_figure_does_nothing(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, finished("human", "human"))
    wanted = heard(page.rules_wanted)
    view = page.ledger.view
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(view.model().index(0, 1)).center())
    assert not wanted


def test_the_keyboard_reads_the_sheet_and_opens_clauses(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, finished("human", "human"))
    wanted = heard(page.rules_wanted)
    page.ledger.view.setFocus(Qt.FocusReason.TabFocusReason)
    press(page.ledger.view, Qt.Key.Key_Down)
    assert page.ledger.view.currentIndex().row() == 1
    press(page.ledger.view, Qt.Key.Key_Return)
    assert wanted == ["SKYJO-5.3"]


def test_the_ways_on(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, finished("human", "human"))
    rematch, home, rules = heard(page.rematch_wanted), heard(page.home_wanted), heard(page.rules_wanted)
    for button in (page.rematch, page.rules, page.home, page.bar.back):
        click(button)
    assert rematch == [()] and home == [(), ()] and rules == [""]


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (2560, 1440)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_eight_seats_fit_at_every_size(qtbot: QtBot, typeface: str, size: tuple[int, int], scale: float) -> None:
    page = open_page(qtbot, finished(*EIGHT), *size, scale=scale)
    view = page.ledger.view
    assert view.model().columnCount() == 9
    widths = [view.columnWidth(column) for column in range(9)]
    assert sum(widths) <= view.viewport().width()
    assert min(widths[1:]) >= 60


def test_in_narrow_columns_derivations_go_first() -> None:
    ledger = make_ledger(Outcome("t", tuple((s,) for s in range(8)), tuple(sheet(s, s) for s in range(8))))
    wide = arrange_columns(ledger, ["Round 1"], ["12"], ["104"], 2400, look_in())
    narrow = arrange_columns(ledger, ["Round 1"], ["12"], ["104"], 900, look_in())
    assert (wide.breadth, narrow.breadth) == ("wide", "narrow")
    assert narrow.short_clause and not wide.short_clause


def test_twenty_rounds_scroll_inside_while_the_totals_stand(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, finished("computer", "computer", rounds=20), 1024, 640)
    view = page.ledger.view
    assert view.verticalScrollBar().maximum() > 0
    foot = page.ledger.foot
    assert page.rect().contains(foot.mapTo(page, foot.rect().bottomLeft()))
    assert view.horizontalScrollBar().maximum() == 0


def test_right_to_left_the_labels_stand_at_the_right(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, finished("human", "human"))
    apply_look(page, look_in("fa", dark=True))
    page.retranslate()
    view = page.ledger.view
    left, right = (view.visualRect(view.model().index(0, column)).left() for column in (2, 0))
    assert left < right
    assert page.ledger.head.column_rect(-1).left() > page.ledger.head.column_rect(0).left()
    qtbot.waitUntil(lambda: page.board.mapTo(page, QPoint()).x() > page.ledger.mapTo(page, QPoint()).x())


def test_head_lines_and_foot_keep_one_set_of_columns(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, finished("computer", "computer", "computer", rounds=20), 1280, 640)
    view = page.ledger.view
    for column in range(3):
        at = view.visualRect(view.model().index(0, column + 1))
        left = view.viewport().mapTo(page, at.topLeft()).x()
        for end in (page.ledger.head, page.ledger.foot):
            rect = end.column_rect(column)
            assert abs(end.mapTo(page, rect.topLeft().toPoint()).x() - left) <= 1
            assert abs(rect.width() - at.width()) <= 1


def test_the_picture_of_the_table_gives_way_in_a_narrow_window(qtbot: QtBot, typeface: str) -> None:
    page = open_page(qtbot, finished("human", "human"))
    assert page.board.isVisible()
    page.resize(1024, 640)
    assert not page.board.isVisible()
