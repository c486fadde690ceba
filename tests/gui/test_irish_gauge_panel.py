"""The panel under the prompt, on a whole table page: opening prices, bids, purchases; whole games by mouse and key."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

import pytest
from irish_gauge_table import match_until, new_match, view_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from table_room import Room

from engine.games.irish_gauge.actions import BuyShare, DeclineShare, OfferShare, PassBid, PlaceBid
from engine.games.irish_gauge.rules import highest_opening, least_bid
from engine.games.irish_gauge.table import Phase
from gui.games.irish_gauge.panel import AuctionPanel
from gui.games.irish_gauge.spots import AuctionStand, CompanySpot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from engine.core.match import Match

pytestmark = pytest.mark.usefixtures("typeface")


@pytest.fixture
def rooms(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Room]]:
    opened: list[Room] = []

    def make(match: Match, **settings: object) -> Room:
        room = Room(qtbot, tmp_path / str(len(opened)), match, **({"curtain": "never"} | settings))  # type: ignore[arg-type]
        opened.append(room)
        room.wait_for(room.my_turn)
        return room

    yield make
    for room in opened:
        room.close()


def panel_of(room: Room) -> AuctionPanel:
    panel = room.page.desk.panel
    assert isinstance(panel, AuctionPanel)
    return panel


def last_action(room: Room) -> object:
    return room.match.steps[-1].action


def test_a_share_is_put_up_from_a_price_that_is_set(rooms: Callable[..., Room]) -> None:
    room = rooms(match_until(lambda view: view.phase is Phase.OFFER and max(view.prices) > 15))
    panel, view = panel_of(room), view_of(room.match)
    company = max((c for c in view.companies if view.display[c]), key=lambda c: view.prices[c])
    room.push(panel.tags[company])
    assert panel.company == company
    assert panel.price.maximum() == highest_opening(view, company)
    panel.price.setValue(7)
    before = room.match.ply
    room.push(panel.buttons[0])
    assert room.match.steps[before].action == OfferShare(company, 7)


def test_the_board_offers_from_the_price_of_the_panel(rooms: Callable[..., Room]) -> None:
    room = rooms(match_until(lambda view: view.phase is Phase.OFFER and max(view.prices) > 15))
    panel, view = panel_of(room), view_of(room.match)
    company = max((c for c in view.companies if view.display[c]), key=lambda c: view.prices[c])
    room.click(CompanySpot(company))
    assert panel.company == company
    panel.price.setValue(6)
    before = room.match.ply
    room.click(AuctionStand())
    assert room.match.steps[before].action == OfferShare(company, 6)


def test_bids_and_passes(rooms: Callable[..., Room]) -> None:
    room = rooms(match_until(lambda view: view.phase is Phase.BID and view.cash[0] > view.high + 20))
    panel, view = panel_of(room), view_of(room.match)
    assert panel.price.minimum() == least_bid(view) and panel.price.maximum() == view.cash[0]
    room.push(panel.raises[1])
    before = room.match.ply
    room.push(panel.buttons[0])
    assert room.match.steps[before].action == PlaceBid(least_bid(view) + 4)
    room.wait_for(room.my_turn)
    if view_of(room.match, room.match.actor).phase is Phase.BID:
        before = room.match.ply
        room.push(panel.buttons[1])
        assert room.match.steps[before].action == PassBid()


def test_nobody_bid(rooms: Callable[..., Room]) -> None:
    room = rooms(match_until(lambda view: view.phase is Phase.MARKET))
    before = room.match.ply
    room.push(panel_of(room).buttons[0])
    assert isinstance(room.match.steps[before].action, BuyShare)
    other = rooms(match_until(lambda view: view.phase is Phase.MARKET))
    before = other.match.ply
    other.push(panel_of(other).buttons[1])
    assert isinstance(other.match.steps[before].action, DeclineShare)


def test_a_rich_bidder_costs_no_time_in_the_list(rooms: Callable[..., Room]) -> None:
    room = rooms(match_until(lambda view: view.phase is Phase.BID and view.cash[0] >= 60, starting_cash=100))
    actions, lines = room.host.all_choices()
    assert 3 <= len(actions) == len(lines) < 20


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_parts_of_the_panel_stay_inside(rooms: Callable[..., Room], language: str) -> None:
    for phase in (Phase.OFFER, Phase.BID, Phase.MARKET, Phase.TRACK):
        wanted = phase
        room = rooms(match_until(lambda view: view.phase is wanted), language=language, size=(1024, 640))  # noqa: B023
        panel = panel_of(room)
        shown = [c for c in (panel.price, *panel.raises, *panel.buttons, *panel.tags) if c.isVisible()]
        assert all(panel.rect().contains(child.geometry()) for child in shown)
        bodies = [child.geometry().adjusted(5, 5, -5, -5) for child in shown]
        assert not any(one.intersects(other) for one, other in combinations(bodies, 2)), phase


def play_by(room: Room, rng: Random, keyboard: bool) -> None:
    """One decision by the panel or on the board."""
    seat = room.match.actor
    view, panel = view_of(room.match, seat), panel_of(room)
    if view.phase is Phase.TRACK:
        choice = rng.choice(room.scene.chooser.index.choices())
        if keyboard:
            assert choice.target is not None
            proxy = room.board.proxies.of(choice.target)
            assert proxy is not None
            proxy.setFocus()
            QTest.keyClick(proxy, Qt.Key.Key_Return)
        else:
            room.do(choice)
        return
    second = len([b for b in panel.buttons if b.isVisible()]) > 1 and rng.random() < 0.45
    button = panel.buttons[1 if second else 0]
    if keyboard:
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Space)
    else:
        room.push(button)


@pytest.mark.parametrize("keyboard", [False, True])
def test_whole_games(rooms: Callable[..., Room], keyboard: bool) -> None:
    room = rooms(new_match(3, f"whole {keyboard}", starting_cash=30), language="fa" if keyboard else "en")
    rng = Random(4)
    decisions = 0
    while not room.match.over:
        before = room.match.ply
        play_by(room, rng, keyboard)
        assert room.match.ply > before
        decisions += 1
        room.wait_for(room.my_turn)
    QApplication.processEvents()
    assert decisions > 20
