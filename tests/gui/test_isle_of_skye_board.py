"""Isle of Skye's board: the scene oracle, every kind of choice by mouse and keyboard, turning, refused drops."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from board_table import Table, fresh_traces
from isle_of_skye_table import match_until, new_match, step_at_random, table_at, view_of
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.games.isle_of_skye.actions import BuyTile, OfferTile, PlaceTile, SetAside
from engine.games.isle_of_skye.previews import fitting_cells, placement_effect
from engine.games.isle_of_skye.table import PLACING, Phase
from gui.board.animation import FRAME
from gui.games.isle_of_skye.scene import SkyeScenery
from gui.games.isle_of_skye.shown import after_event, shown_in
from gui.games.isle_of_skye.spots import (
    AsideSlot,
    CardSpot,
    Cell,
    HandTile,
    Knob,
    Mini,
    Placing,
    SaleSlot,
    Sheet,
    TurnKey,
    Ware,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.games.isle_of_skye.view import SkyeView

pytestmark = pytest.mark.usefixtures("typeface", "qapp")

RUNS = [(2, {}, 0), (3, {"display_market": True}, None), (4, {}, 2)]


@pytest.fixture
def tables() -> Iterator[list[Table]]:
    made: list[Table] = []
    yield made
    for table in made:
        table.close()


def opened(tables: list[Table], match: Any, **more: Any) -> Table:
    table = table_at(match, **more)
    tables.append(table)
    return table


def scenery(table: Table) -> SkyeScenery:
    made = table.scene.scenery
    assert isinstance(made, SkyeScenery)
    return made


def shown_tile(table: Table, tile: int) -> Any:
    """The picture of a tile as it is on the board."""
    picture = table.scene.tableau.picture_of(("tile", tile))
    assert picture is not None
    return picture


def placing(view: SkyeView) -> bool:
    """Something is to be placed, with a choice of cells and of turns."""
    if view.phase not in PLACING or view.placing is None:
        return False
    cells = fitting_cells(view, 0, view.placing)
    return len(cells) > 2 and any(1 < len(one.rotations) < 6 for one in cells)


def turning_cell(view: SkyeView) -> tuple[int, tuple[int, ...]]:
    """A cell in which the tile fits in some turns but not in all."""
    assert view.placing is not None
    one = next(one for one in fitting_cells(view, 0, view.placing) if 1 < len(one.rotations) < 6)
    return one.cell, one.rotations


def buying(view: SkyeView) -> bool:
    wares = [action.tile for action in view.legal_actions() if isinstance(action, BuyTile)]
    return view.phase is Phase.BUY and len(wares) > 1 and all(fitting_cells(view, 0, tile) for tile in wares)


def pricing(view: SkyeView) -> bool:
    return view.phase is Phase.PRICE and view.hand is not None and view.hand.aside is None and view.hand.offered is None


# ---- the oracle


@pytest.mark.parametrize(("seats", "options", "watcher"), RUNS)
def test_living_board_equals_a_fresh_one(
    tables: list[Table], seats: int, options: dict[str, Any], watcher: int | None
) -> None:
    rng = Random(f"{seats}")
    table = opened(tables, new_match(seats, f"oracle {seats}", **options), watcher=watcher)
    compared = 0
    while not table.match.over and table.match.ply < 110:
        table.tell(step_at_random(table.match, rng))
        table.offer()
        for _ in range(rng.choice((0, 0, 0, 3, 14))):
            table.scene.pass_time(FRAME)
        if rng.random() < 0.15:
            table.scene.finish_animations()
        if rng.random() < 0.02:
            table.scene.resize(rng.randrange(500, 1000), rng.randrange(440, 900))
        if rng.random() < 0.10:
            table.scene.finish_animations()
            assert table.scene.stage.traces() == fresh_traces(table)
            compared += 1
    table.scene.finish_animations()
    assert table.scene.stage.traces() == fresh_traces(table)
    assert compared > 2


@pytest.mark.parametrize(("seats", "options", "watcher"), RUNS)
def test_events_lead_to_what_the_view_shows(seats: int, options: dict[str, Any], watcher: int | None) -> None:
    rng = Random(seats)
    fields = (
        "cards",
        "coins",
        "debts",
        "scores",
        "hills",
        "territories",
        "shown",
        "offers",
        "hand",
        "starter",
        "round",
    )
    for number in range(4):
        match = new_match(seats, f"events {number}", **options)
        shown = shown_in(view_of(match, watcher))
        while not match.over:
            step = match.seen_by(step_at_random(match, rng), watcher)
            for event in step.events:
                shown = after_event(shown, event)
            there = shown_in(view_of(match, watcher))
            for field in fields:
                assert getattr(shown.view, field) == getattr(there.view, field), (field, step)
            shown = there


def test_whatever_happens_is_shown_to_its_end(tables: list[Table]) -> None:
    """Animations of a whole game run without being skipped."""
    rng = Random(3)
    table = opened(tables, new_match(3, "animated"))
    while not table.match.over:
        table.tell(step_at_random(table.match, rng))
        while table.scene.animating:
            table.scene.pass_time(120)
    table.offer()
    assert table.scene.stage.traces() == fresh_traces(table)


# ---- placing


def test_a_tile_is_dragged_to_a_cell(tables: list[Table]) -> None:
    table = opened(tables, match_until(placing))
    view = view_of(table.match)
    assert view.placing is not None
    cell, rotations = turning_cell(view)
    start, end = table.at(Placing(view.placing)), table.at(Cell(cell))
    table.press(start)
    table.move(start, end + QPoint(9, -7))
    fits = {one.cell for one in fitting_cells(view, 0, view.placing)}
    assert {spot.cell for spot in table.scene.chooser.levels() if isinstance(spot, Cell)} == fits
    pose = table.scene.stage.pose(("tile", view.placing))
    at = scenery(table).table.layout.chart.cell(cell)
    assert pose is not None
    assert (pose.x, pose.y) == (at.x, at.y), "it snaps"
    assert shown_tile(table, view.placing).rotation in rotations
    table.release(end)
    assert table.chosen == [PlaceTile(cell, rotations[0])]
    table.settle()
    assert table.scene.stage.traces() == fresh_traces(table)


def test_pointing_shows_the_tile_with_its_dial_and_points(tables: list[Table]) -> None:
    table = opened(tables, match_until(placing))
    view = view_of(table.match)
    assert view.placing is not None
    cell, rotations = turning_cell(view)
    QTest.mouseMove(table.view.viewport(), table.at(Cell(cell)))
    table.scene.point_at(Cell(cell))
    traces = table.scene.stage.traces()
    assert ("dial",) in traces
    assert ("gain",) in traces
    effect = placement_effect(view, 0, view.placing, cell, rotations[0])
    marked = {key for key in traces if isinstance(key, tuple) and len(key) == 2 and key[0] == "gain"}
    changed = {
        ("gain", n) for n, card in enumerate(view.cards) if any(c.key == card and c.gain for c in effect.changes)
    }
    assert {key for key in marked if isinstance(key[1], int)} == changed
    table.click(Cell(cell))
    assert table.chosen == [PlaceTile(cell, rotations[0])]


@pytest.mark.parametrize("way", ["wheel", "key", "button", "knob"])
def test_it_turns_through_fitting_rotations_only(tables: list[Table], way: str) -> None:
    table = opened(tables, match_until(placing))
    view = view_of(table.match)
    assert view.placing is not None
    cell, rotations = turning_cell(view)
    table.scene.point_at(Cell(cell))
    seen = [shown_tile(table, view.placing).rotation]
    for step in range(len(rotations)):
        turn(table, way, rotations[(step + 1) % len(rotations)], table.at(Cell(cell)))
        seen.append(shown_tile(table, view.placing).rotation)
    assert seen == [*rotations, rotations[0]]
    turn(table, way, rotations[1], table.at(Cell(cell)))
    table.click(Cell(cell))
    assert table.chosen == [PlaceTile(cell, rotations[1])]


def turn(table: Table, way: str, rotation: int, at: QPoint) -> None:
    match way:
        case "wheel":
            wheel(table, at, -120)
        case "key":
            QTest.keyClick(table.view, Qt.Key.Key_R)
        case "button":
            table.click(TurnKey(1))
        case _:
            table.click(Knob(rotation))


def wheel(table: Table, at: QPoint, angle: int) -> None:
    viewport = table.view.viewport()
    none = Qt.MouseButton.NoButton
    event = QWheelEvent(
        QPointF(at), QPointF(viewport.mapToGlobal(at)), QPoint(), QPoint(0, angle), none,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def test_shift_r_turns_back_and_the_wheel_zooms_elsewhere(tables: list[Table]) -> None:
    table = opened(tables, match_until(placing))
    cell, rotations = turning_cell(view_of(table.match))
    table.scene.point_at(Cell(cell))
    QTest.keyClick(table.view, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    table.click(Cell(cell))
    assert table.chosen == [PlaceTile(cell, rotations[-1])]
    table.scene.point_at(None)
    wheel(table, QPoint(30, 30), 120)
    assert not table.view.camera.fits


def test_it_turns_while_it_is_dragged(tables: list[Table]) -> None:
    table = opened(tables, match_until(placing))
    view = view_of(table.match)
    assert view.placing is not None
    cell, rotations = turning_cell(view)
    start, end = table.at(Placing(view.placing)), table.at(Cell(cell))
    table.press(start)
    table.move(start, end)
    wheel(table, end, -120)
    QTest.keyClick(table.view, Qt.Key.Key_R)
    table.release(end)
    assert table.chosen == [PlaceTile(cell, rotations[2 % len(rotations)])]


def test_the_keyboard_places(tables: list[Table]) -> None:
    table = opened(tables, match_until(placing))
    view = view_of(table.match)
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    proxy = QApplication.focusWidget()
    assert proxy is not None
    for _ in range(12):
        if isinstance(table.scene.chooser.pointed, Cell):
            break
        QTest.keyClick(QApplication.focusWidget() or table.view, Qt.Key.Key_Left)
    pointed = table.scene.chooser.pointed
    assert isinstance(pointed, Cell)
    assert view.placing is not None
    fits = {one.cell: one.rotations for one in fitting_cells(view, 0, view.placing)}[pointed.cell]
    QTest.keyClick(QApplication.focusWidget() or table.view, Qt.Key.Key_R)
    QTest.keyClick(QApplication.focusWidget() or table.view, Qt.Key.Key_Return)
    assert table.chosen == [PlaceTile(pointed.cell, fits[1 % len(fits)])]


# ---- refused drops


def test_a_taken_cell_is_refused(tables: list[Table]) -> None:
    table = opened(tables, match_until(placing))
    view = view_of(table.match)
    taken = next(cell for cell, laid in enumerate(view.territories[0]) if laid is not None)
    refuse(table, view, Cell(taken), "SKYE-4.1")


def test_a_cell_apart_is_refused(tables: list[Table]) -> None:
    table = opened(tables, match_until(lambda view: placing(view) and view.round == 1))
    view = view_of(table.match)
    refuse(table, view, Cell(0), "SKYE-4.1")


def test_outside_the_grid_is_refused(tables: list[Table]) -> None:
    table = opened(tables, match_until(placing))
    sheet = scenery(table).table.layout.chart.sheet
    at = table.view.mapFromScene(sheet.x + 8, sheet.bottom - 8)
    refuse(table, view_of(table.match), at, "SKYE-1.3")


def test_edges_that_clash_are_marked(tables: list[Table]) -> None:
    def clashing(view: SkyeView) -> bool:
        return placing(view) and bool(barred_cells(view))

    table = opened(tables, match_until(clashing))
    view = view_of(table.match)
    refuse(table, view, Cell(barred_cells(view)[0]), "SKYE-4.2")
    assert ("clash",) in table.scene.stage.traces()
    table.scene.point_at(Cell(turning_cell(view)[0]))
    assert ("clash",) not in table.scene.stage.traces()


def barred_cells(view: SkyeView) -> list[int]:
    """Empty cells beside the territory in which the tile does not fit, far from those in which it does."""
    from engine.games.isle_of_skye.grid import NEIGHBOURS, OUTSIDE

    assert view.placing is not None
    laid = view.territories[0]
    fits = {one.cell for one in fitting_cells(view, 0, view.placing)}
    return [
        cell
        for cell in range(25)
        if laid[cell] is None
        and cell not in fits
        and any(n != OUTSIDE and laid[n] is not None for n in NEIGHBOURS[cell])
    ]


def refuse(table: Table, view: SkyeView, target: Any, clause: str) -> None:
    assert view.placing is not None
    start = table.at(Placing(view.placing))
    end = target if isinstance(target, QPoint) else table.at(target)
    table.press(start)
    table.move(start, end)
    if table.scene.chooser.pointed in table.scene.chooser.index.targets(Placing(view.placing)):
        # A neighbour draws the tile: then nothing is refused. Ask as the keyboard would.
        table.scene.cancel()
        table.scene.explain(Placing(view.placing), target)
    else:
        table.release(end)
    assert not table.chosen
    assert [found for _, found in table.refused] == [clause]
    table.settle()


def test_somebody_elses_turn_refuses_nothing(tables: list[Table]) -> None:
    match = match_until(placing)
    table = opened(tables, match, watcher=1)
    table.click(Cell(12))
    assert not table.refused
    assert not table.chosen


# ---- buying and pricing


def test_a_ware_is_dragged_into_the_territory(tables: list[Table]) -> None:
    table = opened(tables, match_until(buying))
    view = view_of(table.match)
    tile = next(action.tile for action in view.legal_actions() if isinstance(action, BuyTile))
    one = fitting_cells(view, 0, tile)[0]
    table.drag(Ware(tile), Cell(one.cell))
    assert table.chosen == [BuyTile(tile), PlaceTile(one.cell, one.rotations[0])]
    table.settle()
    assert table.scene.stage.traces() == fresh_traces(table)


def test_a_ware_is_bought_by_two_clicks(tables: list[Table]) -> None:
    table = opened(tables, match_until(buying))
    view = view_of(table.match)
    tile = next(action.tile for action in view.legal_actions() if isinstance(action, BuyTile))
    one = fitting_cells(view, 0, tile)[-1]
    table.click(Ware(tile))
    assert table.scene.chooser.picked == Ware(tile)
    table.click(Cell(one.cell))
    assert table.chosen == [BuyTile(tile), PlaceTile(one.cell, one.rotations[0])]


def test_a_ware_that_fits_nowhere_is_bought_by_a_click(tables: list[Table]) -> None:
    def useless(view: SkyeView) -> bool:
        wares = [action.tile for action in view.legal_actions() if isinstance(action, BuyTile)]
        return view.phase is Phase.BUY and any(not fitting_cells(view, 0, tile) for tile in wares)

    table = opened(tables, match_until(useless, seats=2, road_match="must"))
    view = view_of(table.match)
    wares = [action.tile for action in view.legal_actions() if isinstance(action, BuyTile)]
    tile = next(tile for tile in wares if not fitting_cells(view, 0, tile))
    table.click(Ware(tile))
    assert table.chosen == [BuyTile(tile)]


def test_the_own_tile_is_refused(tables: list[Table]) -> None:
    def unsold(view: SkyeView) -> bool:
        return buying(view) and any(offer.owner == 0 and offer.buyer is None for offer in view.offers)

    table = opened(tables, match_until(unsold))
    view = view_of(table.match)
    mine = next(offer.tile for offer in view.offers if offer.owner == 0)
    table.click(Ware(mine))
    assert [clause for _, clause in table.refused] == ["SKYE-3.4"]


def test_tiles_are_dragged_aside_and_up_for_sale(tables: list[Table]) -> None:
    table = opened(tables, match_until(pricing))
    hand = view_of(table.match).hand
    assert hand is not None
    first, second, third = hand.drawn
    table.drag(HandTile(second), AsideSlot())
    table.settle()
    table.drag(HandTile(third), SaleSlot())
    assert table.chosen == [SetAside(second), OfferTile(third)]
    table.settle()
    assert table.scene.stage.traces() == fresh_traces(table)
    assert HandTile(first) not in table.scene.chooser.index.sources


def test_a_right_click_puts_back(tables: list[Table]) -> None:
    table = opened(tables, match_until(pricing))
    hand = view_of(table.match).hand
    assert hand is not None
    table.click(HandTile(hand.drawn[0]))
    assert table.scene.chooser.picked == HandTile(hand.drawn[0])
    table.click(HandTile(hand.drawn[0]), Qt.MouseButton.RightButton)
    assert table.scene.chooser.picked is None


# ---- looking


def test_a_click_enlarges_another_territory(tables: list[Table]) -> None:
    table = opened(tables, match_until(placing))
    view = view_of(table.match)
    other = next(laid.tile for laid in view.territories[1] if laid is not None)
    small = shown_tile(table, other).radius
    table.click(Mini(1))
    assert shown_tile(table, other).radius > 2 * small
    assert not [spot for spot in table.scene.areas if isinstance(spot, Cell)]
    table.click(Mini(0))
    assert shown_tile(table, other).radius == small
    assert not table.chosen


def test_the_own_territory_comes_back_when_something_is_decided(tables: list[Table]) -> None:
    table = opened(tables, match_until(pricing))
    other = next(laid.tile for laid in view_of(table.match).territories[1] if laid is not None)
    small = shown_tile(table, other).radius
    table.click(Mini(1))
    assert shown_tile(table, other).radius > small
    rng = Random(6)
    while table.match.actor != 0 or view_of(table.match).phase is Phase.PRICE:
        table.tell(step_at_random(table.match, rng))
    table.offer()
    table.settle()
    tile = next(laid.tile for laid in view_of(table.match).territories[0] if laid is not None)
    assert shown_tile(table, tile).radius == scenery(table).table.layout.chart.radius


def test_a_card_lights_up_what_it_counts(tables: list[Table]) -> None:
    table = opened(tables, match_until(lambda view: placing(view) and "symbols" in view.cards))
    index = view_of(table.match).cards.index("symbols")
    table.scene.point_at(CardSpot(index))
    lit = [key for key in table.scene.stage.traces() if isinstance(key, tuple) and key[0] == "counted"]
    assert ("counted", 0, 12) in lit
    table.scene.point_at(None)
    assert not [key for key in table.scene.stage.traces() if isinstance(key, tuple) and key[0] == "counted"]


def test_slow_pictures_come_later(tables: list[Table]) -> None:
    table = opened(tables, match_until(placing))
    assert table.scene.painting
    table.scene.finish_painting()
    assert not table.scene.painting
    assert Sheet() in table.scene.areas
