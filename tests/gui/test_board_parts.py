"""The board's small parts: the index of choices, the keyboard's geometry, the camera, and what a view does with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from board_table import Table, match_until, phase_of, view_of
from msgspec import Struct
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.games.skyjo.actions import KEEP_OPEN, CloseColumn
from engine.games.skyjo.rules import Phase
from gui.board.camera import NEAREST, Camera
from gui.board.choice import ChoiceIndex
from gui.board.drag import spot_at
from gui.board.keyboard import DIRECTIONS, closest, towards
from gui.board.pictures import Words, elided
from gui.board.sprites import Area
from gui.controls.look import Look
from gui.fonts import text_width
from gui.games.skyjo.choices import choices_of
from gui.games.skyjo.scene import make_scene
from gui.games.skyjo.spots import DiscardPile, DrawPile, GridPlace

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


class Go(Struct, frozen=True):
    """From one place to another, for a game that does not exist."""

    source: str
    target: str | None


def spots_of(action: Go) -> tuple[str, str | None] | None:
    return (action.source, action.target) if action.source else None


ACTIONS = [Go("a", "x"), Go("a", "y"), Go("b", "x"), Go("c", None), Go("", None)]


def test_index_finds_choices_by_where_they_are_done() -> None:
    index = ChoiceIndex(ACTIONS, spots_of)
    assert index.sources == ("a", "b", "c")
    assert index.targets("a") == ("x", "y")
    assert index.targets("c") == ()
    assert index.targets(None) == ()
    choice = index.choice("b", "x")
    assert choice is not None
    assert choice.actions == (ACTIONS[2],)
    assert index.choice("b", "y") is None
    assert index.unplaced == (ACTIONS[4],)
    assert index.held is None
    assert len(index.choices()) == 4


def test_the_only_source_that_waits_for_a_target_is_held() -> None:
    assert ChoiceIndex(ACTIONS[:2], spots_of).held == "a"
    assert ChoiceIndex(ACTIONS[3:4], spots_of).held is None


def test_a_gesture_of_two_actions() -> None:
    index = ChoiceIndex([Go("c", None)], spots_of, lambda action: ACTIONS[:2] if action.source == "c" else ())
    assert index.targets("c") == ("x", "y")
    choice = index.choice("c", "y")
    assert choice is not None
    assert choice.actions == (Go("c", None), Go("a", "y"))
    assert index.offers(Go("c", None))
    assert not index.offers(Go("a", "y"))


def test_closing_is_on_the_board_and_leaving_open_is_a_button() -> None:
    match = match_until(phase_of(Phase.CLOSE))
    index = choices_of(view_of(match))
    assert index.unplaced == (KEEP_OPEN,)
    assert all(isinstance(choice.actions[0], CloseColumn) for choice in index.choices())


def test_arrows_find_the_nearest_that_way() -> None:
    places = {"right": (10.0, 0.0), "far": (30.0, 0.0), "below": (1.0, 12.0), "corner": (12.0, 30.0)}
    here = (0.0, 0.0)
    assert towards(places, here, DIRECTIONS[Qt.Key.Key_Right]) == "right"
    assert towards(places, here, DIRECTIONS[Qt.Key.Key_Down]) == "below"
    assert towards(places, here, DIRECTIONS[Qt.Key.Key_Left]) is None
    assert closest(places, (29.0, 1.0)) == "far"
    assert closest({}, here) is None


def test_what_can_be_done_is_found_before_what_lies_above_it() -> None:
    areas = {"over": Area(0, 0, 10, 10), "under": Area(0, 0, 20, 20)}
    assert spot_at(areas, 5, 5, ()) == "over"
    assert spot_at(areas, 5, 5, ("under",)) == "under"
    assert spot_at(areas, 50, 5, ()) is None


def test_camera_never_goes_beyond_the_board_or_too_near() -> None:
    camera = Camera()
    camera.turn_wheel(-5)
    assert camera.fits
    camera.turn_wheel(100)
    assert camera.zoom == NEAREST
    assert camera.ratio(2.0) == 2 * NEAREST
    camera.turn_wheel(-100)
    assert camera.fits


@pytest.fixture
def table(qtbot: QtBot, typeface: str) -> Iterator[Table]:
    made = Table(match_until(phase_of(Phase.TAKE)))
    yield made
    made.close()


def turn_wheel(table: Table, at: QPoint, notches: int) -> None:
    viewport = table.view.viewport()
    event = QWheelEvent(
        QPointF(at),
        QPointF(viewport.mapToGlobal(at)),
        QPoint(0, 0),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def test_wheel_zooms_to_the_pointer_and_double_click_fits_again(table: Table) -> None:
    at = QPoint(620, 500)
    before = table.view.mapToScene(at)
    turn_wheel(table, at, 4)
    after = table.view.mapToScene(at)
    assert table.view.camera.zoom > 2
    assert abs(after.x() - before.x()) < 2 and abs(after.y() - before.y()) < 2
    proxy = table.view.proxies.all()[0]
    assert proxy.width() > 2 * table.scene.areas[proxy.spot].width
    middle, left = Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton
    viewport = table.view.viewport()
    QTest.mousePress(viewport, middle, Qt.KeyboardModifier.NoModifier, QPoint(300, 300))
    QTest.mouseMove(viewport, QPoint(360, 340))
    QTest.mouseRelease(viewport, middle, Qt.KeyboardModifier.NoModifier, QPoint(360, 340))
    assert abs(table.view.mapToScene(at).x() - before.x()) > 20
    # An empty stretch of cloth.
    empty = next(
        point
        for point in (QPoint(x, y) for x in range(5, 890, 25) for y in range(5, 790, 25))
        if spot_at(table.scene.areas, *table.view.mapToScene(point).toTuple(), ()) is None
    )
    QTest.mouseDClick(viewport, left, Qt.KeyboardModifier.NoModifier, empty)
    assert table.view.camera.fits
    assert table.view.mapToScene(QPoint(0, 0)) == QPointF(0, 0)


def test_the_board_is_not_mirrored(table: Table) -> None:
    table.view.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        assert table.view.layoutDirection() == Qt.LayoutDirection.LeftToRight
        assert table.view.mapToScene(QPoint(0, 0)) == QPointF(0, 0)
    finally:
        QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_pixmaps_land_on_whole_device_pixels(table: Table) -> None:
    for ratio in (1.0, 1.5, 2.0):
        table.scene.set_ratio(ratio)
        for ident, trace in table.scene.stage.traces().items():
            item = table.scene.stage.item(ident)
            assert item is not None
            if trace[5] or trace[4] != 1.0:
                continue
            corner = item.pos() + item.offset()
            assert abs(corner.x() * ratio - round(corner.x() * ratio)) < 1e-6, ident
            assert abs(corner.y() * ratio - round(corner.y() * ratio)) < 1e-6, ident


def test_the_cursor_is_a_hand_where_something_may_be_done(table: Table) -> None:
    cursor = table.view.viewport().cursor
    QTest.mouseMove(table.view.viewport(), table.at(GridPlace(1, 4)))
    assert cursor().shape() == Qt.CursorShape.ArrowCursor
    QTest.mouseMove(table.view.viewport(), table.at(DrawPile()))
    assert cursor().shape() == Qt.CursorShape.PointingHandCursor
    start = table.at(DiscardPile())
    table.press(start)
    table.move(start, start + QPoint(0, 60))
    assert cursor().shape() == Qt.CursorShape.ClosedHandCursor
    table.release(start + QPoint(0, 60))
    assert cursor().shape() != Qt.CursorShape.ClosedHandCursor


def test_events_on_an_empty_board_are_passed_over(table: Table) -> None:
    other = make_scene(table.scene.look, table.pixmaps, table.match.setup.seats)
    other.present(table.match.steps[-1].events, table.match.view(0))
    assert not other.animating
    assert other.stage.traces()
    other.deleteLater()


def test_hovering_tells_the_spot(table: Table) -> None:
    spots: list[object] = []
    table.scene.hovered.connect(spots.append)
    QTest.mouseMove(table.view.viewport(), table.at(GridPlace(1, 4)))
    QTest.mouseMove(table.view.viewport(), QPoint(3, 3))
    assert spots[0] == GridPlace(1, 4)
    assert spots[-1] is None


LONG_NAMES = ("Maximiliana-Ferdinanda", "سیدمحمدصادق هاشمی‌نژاد")


def ink_height(image: QImage, columns: range) -> int:
    """How tall what is painted in those columns is."""
    inked = [y for y in range(image.height()) if any(image.pixelColor(x, y).alpha() > 90 for x in columns)]
    return max(inked) - min(inked) + 1 if inked else 0


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("name", LONG_NAMES)
def test_a_shortened_name_ends_where_it_ends_in_either_script(name: str, rtl: bool, typeface: str) -> None:
    """The dots are all that is painted there, and they are low."""
    short = elided(name, 40.0, 600, 220.0)
    assert "…" in short and name[:4] in short
    wide = round(text_width(short, 40.0, 600))
    image = QImage(wide, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    Words(wide, 80, short, 40.0, 600, "#000000", "left", rtl).paint(painter, Look())
    painter.end()
    left, right = ink_height(image, range(16)), ink_height(image, range(wide - 16, wide))
    beginning, dots = (left, right) if name == LONG_NAMES[0] else (right, left)
    assert 0 < dots <= 8 < beginning
    assert elided(name, 40.0, 600, 2000.0).strip("\u2068\u2069") == name
