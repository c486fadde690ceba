"""Skyjo played on the board with real mouse and key events: dragging, clicking, and the keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from board_table import Table, english_look, fresh_traces, match_until, phase_of, view_of
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.games.skyjo.actions import (
    CloseColumn,
    DiscardDrawn,
    Exchange,
    TakeFromDiscardPile,
    TakeFromDrawPile,
    TurnUp,
)
from engine.games.skyjo.rules import Phase
from gui.board.animation import FRAME
from gui.games.skyjo.spots import DiscardPile, DrawPile, GridColumn, GridPlace, InHand
from gui.theme import DARK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("typeface")


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Callable[[Phase], Table]]:
    """A table at which seat 0 is asked for something."""
    tables: list[Table] = []

    def make(phase: Phase) -> Table:
        table = Table(match_until(phase_of(phase)))
        tables.append(table)
        return table

    yield make
    for table in tables:
        table.close()


def places(table: Table, *, down: bool) -> list[int]:
    grid = view_of(table.match).grids[0]
    return [place for place in range(12) if (grid[place] is None) == down]


# ---- dragging


def test_dragging_the_open_card_takes_and_lays_it(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    place = places(table, down=True)[2]
    table.drag(DiscardPile(), GridPlace(0, place))
    assert table.chosen == [TakeFromDiscardPile(), Exchange(place)]
    table.settle()
    assert table.scene.stage.traces() == fresh_traces(table)


def test_targets_glow_the_moment_the_open_card_is_lifted(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    start = table.at(DiscardPile())
    table.press(start)
    table.move(start, start + QPoint(0, 30))
    down = places(table, down=True)
    assert all(("ring", GridPlace(0, place)) in table.scene.stage for place in down)
    assert not table.chosen
    table.release(start + QPoint(0, 30))


def test_the_open_card_dropped_elsewhere_glides_home_and_nothing_is_taken(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    before = table.match.ply
    table.drag(DiscardPile(), QPoint(60, 700))
    assert table.scene.animating
    for _ in range(40):
        table.scene.pass_time(FRAME)
    assert (table.match.ply, table.chosen, table.refused) == (before, [], [])
    table.scene.point_at(None)
    assert table.scene.stage.traces() == fresh_traces(table)


def test_a_drop_on_an_open_card_is_refused_with_its_clause(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    place = places(table, down=False)[0]
    table.drag(DiscardPile(), GridPlace(0, place))
    assert table.refused == [(Exchange(place), "SKYJO-3.4")]
    assert table.chosen == []
    table.settle()
    table.scene.point_at(None)
    assert table.scene.stage.traces() == fresh_traces(table)


def test_dragging_from_the_draw_pile_draws_and_goes_on_with_the_card(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    place = places(table, down=True)[0]
    start, end = table.at(DrawPile()), table.at(GridPlace(0, place))
    table.press(start)
    table.move(start, start + QPoint(0, 40))
    assert table.chosen == [TakeFromDrawPile()]
    hold = table.scene.hold
    assert hold is not None
    assert hold.spot == InHand()
    assert table.scene.animating, "the card turns over under the pointer"
    table.move(start + QPoint(0, 40), end)
    item = table.scene.stage.item(("hand",))
    assert item is not None
    assert (item.pos().toPoint() - end).manhattanLength() < 4
    table.release(end)
    assert table.chosen == [TakeFromDrawPile(), Exchange(place)]
    table.settle()
    assert table.scene.stage.traces() == fresh_traces(table)


def test_a_drawn_card_may_be_dragged_to_the_discard_pile(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.PLACE_DRAWN)
    table.drag(InHand(), DiscardPile())
    assert table.chosen == [DiscardDrawn()]


def test_the_nearest_target_draws_the_card(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.PLACE_DRAWN)
    place = places(table, down=True)[0]
    area = table.scene.areas[GridPlace(0, place)]
    # Below the last row and left of the first column nothing else is near.
    beside = table.view.rect_of(area).center() - QPoint(0, round(area.height * 0.35))
    table.drag(InHand(), beside)
    assert table.chosen == [Exchange(place)]


def test_a_small_shake_is_no_drag(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    start = table.at(DrawPile())
    table.press(start)
    table.move(start, start + QPoint(3, 2))
    assert table.chosen == []
    table.release(start + QPoint(3, 2))
    assert table.chosen == [TakeFromDrawPile()], "it is a click"


def test_escape_puts_a_dragged_card_back(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    start = table.at(DiscardPile())
    table.press(start)
    table.move(start, start + QPoint(40, 200))
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert table.scene.hold is None
    table.release(start + QPoint(40, 200))
    table.settle()
    assert table.chosen == []
    table.scene.point_at(None)
    assert table.scene.stage.traces() == fresh_traces(table)


# ---- clicking


def test_clicking_the_open_card_then_a_place(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    place = places(table, down=True)[1]
    table.click(DiscardPile())
    assert table.chosen == []
    assert table.scene.chooser.picked == DiscardPile()
    table.click(GridPlace(0, place))
    assert table.chosen == [TakeFromDiscardPile(), Exchange(place)]


@pytest.mark.parametrize("how", ["right", "again", "other"])
def test_putting_back_what_was_clicked(sit: Callable[[Phase], Table], how: str) -> None:
    table = sit(Phase.TAKE)
    table.click(DiscardPile())
    if how == "right":
        table.click(GridPlace(1, 0), Qt.MouseButton.RightButton)
    elif how == "again":
        table.click(DiscardPile())
    else:
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert table.scene.chooser.picked is None
    assert table.chosen == []


def test_clicking_an_open_card_says_why_not(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.PLACE_DRAWN)
    place = places(table, down=False)[0]
    table.click(GridPlace(0, place))
    assert table.refused == [(Exchange(place), "SKYJO-3.4")]


def test_clicking_ones_card_before_taking_one_says_why_not(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    place = places(table, down=True)[0]
    table.click(GridPlace(0, place))
    assert table.refused == [(TurnUp(place), "SKYJO-3.2")]


def test_clicking_turns_up_a_card(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TURN_UP)
    place = places(table, down=True)[0]
    table.click(GridPlace(0, place))
    assert table.chosen == [TurnUp(place)]


def test_clicking_a_column_closes_it(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.CLOSE)
    column = view_of(table.match).closable[0][0]
    table.click(GridPlace(0, 3 * column + 1))
    assert table.chosen == [CloseColumn(column)]
    assert GridColumn(0, column) not in table.scene.areas


def test_others_cards_do_nothing(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    table.click(GridPlace(1, 0))
    assert (table.chosen, table.refused) == ([], [])


def test_nothing_can_be_done_out_of_turn(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    table.scene.set_choices(None)
    table.click(DrawPile())
    table.drag(DiscardPile(), GridPlace(0, places(table, down=True)[0]))
    assert (table.chosen, table.refused) == ([], [])


# ---- the keyboard


def test_a_turn_by_keyboard_alone(sit: Callable[[Phase], Table], qtbot: QtBot) -> None:
    table = sit(Phase.TAKE)
    table.view.activateWindow()
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Left)
    assert {proxy.spot for proxy in table.view.proxies.all()} == {DrawPile(), DiscardPile()}
    draw = table.view.proxies.of(DrawPile())
    assert draw is not None
    draw.setFocus()
    QTest.keyClick(draw, Qt.Key.Key_Return)
    assert table.chosen == [TakeFromDrawPile()]
    table.settle()
    proxy = table.view.proxies.of(GridPlace(0, places(table, down=True)[0]))
    assert proxy is not None
    proxy.setFocus()
    QTest.keyClick(proxy, Qt.Key.Key_Space)
    assert table.chosen[1:] == [Exchange(proxy.spot.place)]  # type: ignore[attr-defined]


def test_arrow_keys_move_by_where_things_lie(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TURN_UP)
    down = places(table, down=True)
    pairs = [(a, b) for a in down for b in down if b == a + 1 and b % 3]
    above, below = pairs[0]
    first = table.view.proxies.of(GridPlace(0, above))
    second = table.view.proxies.of(GridPlace(0, below))
    assert first is not None
    assert second is not None
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    QTest.keyClick(second, Qt.Key.Key_Up)
    assert first.hasFocus()


def test_the_open_card_by_keyboard_and_back(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    pile = table.view.proxies.of(DiscardPile())
    assert pile is not None
    pile.setFocus()
    QTest.keyClick(pile, Qt.Key.Key_Return)
    assert table.scene.chooser.picked == DiscardPile()
    assert {proxy.spot for proxy in table.view.proxies.all()} > {
        GridPlace(0, place) for place in places(table, down=True)
    }
    QTest.keyClick(pile, Qt.Key.Key_Escape)
    assert table.scene.chooser.picked is None
    assert table.chosen == []


def test_proxies_are_named_and_let_the_mouse_through(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.PLACE_DRAWN)
    proxies = table.view.proxies.all()
    assert len(proxies) == len(places(table, down=True)) + 2
    for proxy in proxies:
        assert proxy.accessibleName()
        assert proxy.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        assert proxy.isVisible()
    names = [proxy.accessibleName() for proxy in proxies]
    assert len(set(names)) == len(names)
    assert any("face down" in name for name in names)


def test_pressing_a_proxy_from_outside_plays(sit: Callable[[Phase], Table]) -> None:
    """What a screen reader does."""
    table = sit(Phase.TURN_UP)
    place = places(table, down=True)[0]
    proxy = table.view.proxies.of(GridPlace(0, place))
    assert proxy is not None
    proxy.click()
    assert table.chosen == [TurnUp(place)]


# ---- input while something moves


def test_a_click_ends_what_is_moving_and_counts(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    table.click(DrawPile())
    assert table.scene.animating
    place = places(table, down=True)[0]
    table.click(GridPlace(0, place))
    assert table.chosen == [TakeFromDrawPile(), Exchange(place)]


def test_a_new_size_in_the_middle_of_a_movement(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    table.click(DrawPile())
    table.scene.pass_time(FRAME * 4)
    table.view.resize(700, 640)
    assert not table.scene.animating
    table.scene.sharpen()
    table.scene.point_at(None)
    assert table.scene.stage.traces() == fresh_traces(table)


def test_another_look_in_the_middle_of_a_drag(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    start = table.at(DiscardPile())
    table.press(start)
    table.move(start, start + QPoint(20, 120))

    table.scene.set_look(english_look(theme=DARK))
    assert table.scene.hold is None
    table.release(start + QPoint(20, 120))
    table.settle()
    table.scene.point_at(None)
    assert table.chosen == []
    assert table.scene.stage.traces() == fresh_traces(table)


def test_undo_in_the_middle_of_a_drag(sit: Callable[[Phase], Table]) -> None:
    table = sit(Phase.TAKE)
    start = table.at(DiscardPile())
    table.press(start)
    table.move(start, start + QPoint(20, 120))
    table.scene.sync(table.match.view(0))
    assert table.scene.hold is None
    table.release(start + QPoint(20, 120))
    assert table.chosen == []
