"""Irish Gauge's board under hands: the oracle, every kind of gesture, previews, refusals."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from board_table import Table, fresh_traces
from irish_gauge_table import match_until, new_match, step_at_random, step_wisely, view_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.games.irish_gauge.actions import BuildTrack, BuyShare, OfferShare
from engine.games.irish_gauge.pieces import HOMES, SPACE_COUNT, numbers_in
from engine.games.irish_gauge.previews import preview_track
from engine.games.irish_gauge.rules import buildable, can_buy, highest_opening
from engine.games.irish_gauge.table import NO_SEAT, Phase
from gui.board.animation import FRAME
from gui.games.irish_gauge.bubble import Bubble
from gui.games.irish_gauge.scene import make_scene
from gui.games.irish_gauge.shown import after_event
from gui.games.irish_gauge.spots import AuctionStand, CitySpot, CompanySpot, OwnHand, TrackSpace, TrackStock

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.match import Match
    from engine.core.seats import Watcher
    from engine.games.irish_gauge.view import GaugeView

pytestmark = pytest.mark.usefixtures("qtbot", "typeface")
SIZE = (716, 486)


@pytest.fixture
def tables() -> Iterator[list[Table]]:
    opened: list[Table] = []
    yield opened
    for table in opened:
        table.close()


def press(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def seat_at(tables: list[Table], match: Match, watcher: Watcher = 0) -> Table:
    table = Table(match, watcher, SIZE, make_scene)
    tables.append(table)
    return table


@pytest.mark.parametrize(("seats", "watcher"), [(3, 0), (4, None), (5, 2)])
def test_living_board_equals_a_fresh_one(tables: list[Table], seats: int, watcher: int | None) -> None:
    rng = Random(seats)
    table = seat_at(tables, new_match(seats, f"oracle {seats}"), watcher)
    for number in range(48):
        if table.match.over:
            break
        table.tell((step_wisely if number % 3 else step_at_random)(table.match, rng))
        table.offer()
        for _ in range(rng.choice((0, 0, 2, 9))):
            table.scene.pass_time(FRAME)
        if rng.random() < 0.15:
            table.scene.finish_animations()
        if rng.random() < 0.15:
            table.scene.finish_animations()
            assert table.scene.stage.traces() == fresh_traces(table)
    table.scene.finish_animations()
    assert table.scene.stage.traces() == fresh_traces(table)


@pytest.mark.parametrize("seats", [3, 5])
def test_events_lead_to_what_the_view_shows(seats: int) -> None:
    rng = Random(seats)
    match = new_match(seats, f"events {seats}")
    shown = view_of(match, None)
    while not match.over:
        for event in match.seen_by(step_wisely(match, rng), None).events:
            shown = after_event(shown, event)
        view = view_of(match, None)
        for field in ("prices", "display", "display_left", "holdings", "cash", "tracks", "builders", "networks"):
            assert getattr(shown, field) == getattr(view, field), field
        if view.phase is Phase.BID:
            assert (shown.offered, shown.bids, shown.bidding) == (view.offered, view.bids, view.bidding)
        shown = view


def test_a_track_is_dragged_from_the_stock(tables: list[Table]) -> None:
    table = seat_at(tables, match_until(lambda view: view.phase is Phase.TRACK))
    space = numbers_in(buildable(view_of(table.match)))[3]
    table.drag(TrackStock(), TrackSpace(space))
    assert table.chosen[0] == BuildTrack(space)
    table.settle()
    assert table.scene.stage.traces() == fresh_traces(table)


def test_a_track_is_laid_by_a_click(tables: list[Table]) -> None:
    table = seat_at(tables, match_until(lambda view: view.phase is Phase.TRACK))
    space = numbers_in(buildable(view_of(table.match)))[-1]
    assert ("light", space) in table.scene.stage.traces()
    table.click(TrackSpace(space))
    assert table.chosen == [BuildTrack(space)]


def test_every_space_is_met_in_its_middle(tables: list[Table]) -> None:
    table = seat_at(tables, match_until(lambda view: view.phase is Phase.TRACK and buildable(view).bit_count() > 40))
    for space in numbers_in(buildable(view_of(table.match))):
        x, y = table.scene.areas[TrackSpace(space)].middle
        at = table.view.mapFromScene(x, y)
        QTest.mouseMove(table.view.viewport(), at)
        QApplication.processEvents()
        assert table.scene.chooser.pointed == TrackSpace(space)


def test_a_track_by_keyboard(tables: list[Table]) -> None:
    table = seat_at(tables, match_until(lambda view: view.phase is Phase.TRACK))
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    press(Qt.Key.Key_Down)
    focused = table.scene.chooser.pointed
    assert isinstance(focused, TrackSpace)
    press(Qt.Key.Key_Return)
    assert table.chosen == [BuildTrack(focused.space)]


def test_a_built_space_is_refused(tables: list[Table]) -> None:
    table = seat_at(tables, match_until(lambda view: view.phase is Phase.TRACK and view.built.bit_count() > 4))
    taken = next(space for space in range(SPACE_COUNT) if view_of(table.match).builders[space] != NO_SEAT)
    table.drag(TrackStock(), TrackSpace(taken))
    assert table.refused == [(BuildTrack(taken), "GAUGE-4.1")] and not table.chosen


def test_no_track_before_the_share(tables: list[Table]) -> None:
    table = seat_at(tables, match_until(lambda view: view.phase is Phase.OFFER))
    table.click(TrackSpace(0))
    assert table.refused[0][1] == "GAUGE-4.1"


def test_a_certificate_goes_to_the_stand(tables: list[Table]) -> None:
    """From the price that is set for it, else from the highest."""
    table = seat_at(tables, match_until(lambda view: view.phase is Phase.OFFER))
    view = view_of(table.match)
    company = next(c for c in view.companies if view.display[c])
    table.drag(CompanySpot(company), AuctionStand())
    assert table.chosen == [OfferShare(company, highest_opening(view, company))]


def test_a_share_is_bought_by_click_and_click(tables: list[Table]) -> None:
    table = seat_at(tables, match_until(lambda view: view.phase is Phase.MARKET and view.actor == 0))
    view = view_of(table.match)
    company = next(c for c in view.companies if can_buy(view, c))
    table.click(CompanySpot(company))
    table.click(OwnHand())
    assert table.chosen[0] == BuyShare(company)


def test_a_direct_purchase(tables: list[Table]) -> None:
    match = match_until(
        lambda view: view.phase is Phase.OFFER and can_buy(view, view.companies[0]), market_buy="direct"
    )
    table = seat_at(tables, match)
    company = view_of(match).companies[0]
    table.drag(CompanySpot(company), OwnHand())
    assert table.chosen[0] == BuyShare(company)


def test_hovering_shows_what_a_track_would_do(tables: list[Table]) -> None:
    def completes(view: GaugeView) -> bool:
        return view.phase is Phase.TRACK and any(_link(view, space) for space in numbers_in(buildable(view)))

    table = seat_at(tables, match_until(completes))
    view = view_of(table.match)
    space = next(s for s in numbers_in(buildable(view)) if _link(view, s))
    table.scene.point_at(TrackSpace(space))
    traces = table.scene.stage.traces()
    assert "bubble" in traces and "ghost rails" in traces
    picture = table.scene.tableau.picture_of("bubble")
    assert isinstance(picture, Bubble)
    found = preview_track(view, space)
    assert found.link is not None
    assert len(picture.rises) == len(found.link.rises)
    assert len(picture.paid) == sum(1 for amount in found.link.paid if amount)
    table.scene.point_at(None)
    assert "bubble" not in table.scene.stage.traces()


def _link(view: GaugeView, space: int) -> bool:
    link = preview_track(view, space).link
    return link is not None and bool(link.rises)


def test_hovering_a_city_and_a_company_traces_the_network(tables: list[Table]) -> None:
    table = seat_at(tables, match_until(lambda view: any(n.bit_count() > 2 for n in view.networks)))
    view = view_of(table.match)
    company = max(view.companies, key=lambda c: view.networks[HOMES[c]].bit_count())
    cities = numbers_in(view.networks[HOMES[company]])
    for spot in (CitySpot(HOMES[company]), CompanySpot(company)):
        table.scene.point_at(spot)
        traces = table.scene.stage.traces()
        assert all(("traced", city) in traces for city in cities)
        assert not any(("traced", city) in traces for city in range(23) if city not in cities)


def test_bubbles_stay_on_the_board(tables: list[Table]) -> None:
    table = seat_at(tables, match_until(lambda view: view.phase is Phase.TRACK and view.built.bit_count() > 8))
    for space in range(SPACE_COUNT):
        table.scene.point_at(TrackSpace(space))
        pose = table.scene.stage.pose("bubble")
        picture = table.scene.tableau.picture_of("bubble")
        if pose is None or picture is None:
            assert view_of(table.match).builders[space] != NO_SEAT
            continue
        assert picture.width / 2 <= pose.x <= SIZE[0] - picture.width / 2
        assert picture.height / 2 <= pose.y <= SIZE[1] - picture.height / 2
