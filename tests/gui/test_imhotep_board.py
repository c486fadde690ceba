"""Imhotep's board: the scene oracle, every kind of choice by mouse and keyboard, refused drops, previews, the lever."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from board_table import Table, fresh_traces
from imhotep_table import match_until, new_match, step_at_random, table_at, view_of
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.core.seats import CHANCE
from engine.games.imhotep.actions import BuyCard, LoadStone, PassTurn, Rearrange, SailShip, TakeBack, UseCard
from engine.games.imhotep.pieces import FAIR_WIND, LEVER, ONE_SHOTS, SHIPS
from engine.games.imhotep.table import Phase
from gui.board.animation import FRAME
from gui.games.imhotep.shown import after_event, shown_in
from gui.games.imhotep.spots import (
    BerthSpot,
    Done,
    Hand,
    HandCard,
    Land,
    Reserve,
    ShipSpot,
    SitePlace,
    SiteSpot,
    Slot,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.games.imhotep.view import ImhotepView

pytestmark = pytest.mark.usefixtures("typeface", "qapp")

RUNS = [(2, {}, 0), (3, {"majority_tie": "each"}, None), (4, {"berths": "choose"}, 2)]


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


def kinds(view: ImhotepView) -> set[type]:
    return {type(action) for action in view.legal_actions()}


def laden(view: ImhotepView) -> int:
    """The ship in the harbour with most stones, of different owners if it can be."""
    rows = [[o for o in row if o is not None] if view.in_harbour[n] else [] for n, row in enumerate(view.ships)]
    return max(range(SHIPS), key=lambda ship: (len(set(rows[ship])), len(rows[ship])))


# ---- the oracle


@pytest.mark.parametrize(("seats", "options", "watcher"), RUNS)
def test_living_board_equals_a_fresh_one(
    tables: list[Table], seats: int, options: dict[str, Any], watcher: int | None
) -> None:
    rng = Random(f"{seats}")
    table = opened(tables, new_match(seats, f"oracle {seats}", **options), watcher=watcher)
    compared = 0
    while not table.match.over and table.match.ply < 150:
        table.tell(step_at_random(table.match, rng, thrift=0.8))
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
    for number in range(6):
        match = new_match(seats, f"events {number}", **options)
        shown = shown_in(view_of(match, watcher))
        while not match.over:
            step = match.seen_by(step_at_random(match, rng, thrift=0.6), watcher)
            for event in step.events:
                shown = after_event(shown, event)
            there = shown_in(view_of(match, watcher))
            for field in ("reserve", "box", "hands", "market", "deck_left", "ships", "in_harbour", "sites"):
                assert getattr(shown, field) == getattr(there, field), (field, step)
            shown = there


def test_whatever_happens_is_shown_to_its_end(tables: list[Table]) -> None:
    """Animations of a whole game run without being skipped."""
    rng = Random(3)
    table = opened(tables, new_match(3, "animated"))
    while not table.match.over:
        table.tell(step_at_random(table.match, rng, thrift=0.5))
        while table.scene.animating:
            table.scene.pass_time(90)
    table.offer()
    assert table.scene.stage.traces() == fresh_traces(table)


# ---- every kind of choice


def turn(view: ImhotepView) -> bool:
    row = view.ships[laden(view)]
    return view.phase is Phase.TURN and {LoadStone, BuyCard, SailShip} <= kinds(view) and len(set(row) - {None}) > 1


def test_a_stone_is_dragged_to_a_berth(tables: list[Table]) -> None:
    table = opened(tables, match_until(turn))
    action = next(a for a in view_of(table.match).legal_actions() if isinstance(a, LoadStone))
    start = table.at(Reserve())
    table.press(start)
    table.move(start, start + QPoint(40, -40))
    assert {spot for spot in table.scene.chooser.levels() if isinstance(spot, BerthSpot)}
    table.release(start + QPoint(40, -40))
    assert not table.chosen
    table.drag(Reserve(), BerthSpot(action.ship, action.berth))
    assert table.chosen == [action]


def test_a_ship_is_dragged_to_a_site_with_its_preview(tables: list[Table]) -> None:
    table = opened(tables, match_until(turn))
    ship = laden(view_of(table.match))
    action = next(a for a in view_of(table.match).legal_actions() if isinstance(a, SailShip) and a.ship == ship)
    start, end = table.at(ShipSpot(ship)), table.at(SiteSpot(action.site))
    table.press(start)
    table.move(start, end)
    shown = table.scene.stage.traces()
    assert ("bubble",) in shown
    stones = sum(owner is not None for owner in view_of(table.match).ships[ship])
    ghosts = [item for item in shown if isinstance(item, tuple) and item[0] == "ghost"]
    room = table.scene.tableau.shown
    assert 1 <= len(ghosts) <= stones
    assert room is not None
    table.release(end)
    assert table.chosen == [action]
    table.settle()
    assert not [item for item in table.scene.stage.traces() if isinstance(item, tuple) and item[0] == "ghost"]


def test_a_card_is_dragged_from_the_shelf_to_the_hand(tables: list[Table]) -> None:
    table = opened(tables, match_until(turn))
    action = next(a for a in view_of(table.match).legal_actions() if isinstance(a, BuyCard))
    table.drag(Slot(action.slot), Hand())
    assert table.chosen == [action]


def test_a_card_of_the_hand_is_played_over_the_land(tables: list[Table]) -> None:
    table = opened(tables, match_until(lambda view: UseCard in kinds(view)))
    action = next(a for a in view_of(table.match).legal_actions() if isinstance(a, UseCard))
    table.drag(HandCard(action.card), Land())
    assert table.chosen == [action]
    assert view_of(table.match).playing == action.card


@pytest.mark.parametrize("kind", [LoadStone, BuyCard, SailShip, UseCard])
def test_two_clicks_do_the_same(tables: list[Table], kind: type) -> None:
    table = opened(tables, match_until(lambda view: view.phase is Phase.TURN and kind in kinds(view)))
    index = table.scene.chooser.index
    choice = next(c for c in index.choices() if isinstance(c.actions[0], kind))
    table.click(choice.source)
    assert table.scene.chooser.picked == choice.source
    assert choice.target is not None
    table.click(choice.target)
    assert table.chosen == list(choice.actions)


def test_a_right_click_puts_back(tables: list[Table]) -> None:
    table = opened(tables, match_until(turn))
    table.click(Reserve())
    assert table.scene.chooser.picked == Reserve()
    table.click(Reserve(), Qt.MouseButton.RightButton)
    assert table.scene.chooser.picked is None
    assert not table.chosen


def test_a_fair_wind_lets_a_ship_sail(tables: list[Table]) -> None:
    table = opened(tables, match_until(lambda view: view.playing == FAIR_WIND))
    choice = table.scene.chooser.index.choices()[0]
    assert isinstance(choice.source, ShipSpot)
    assert choice.target is not None
    table.drag(choice.source, choice.target)
    assert isinstance(table.chosen[0], SailShip)


# ---- the lever


def many(view: ImhotepView) -> bool:
    rows = [row for n, row in enumerate(view.ships) if view.in_harbour[n]]
    stones = [[o for o in row if o is not None] for row in rows]
    return view.playing == LEVER and any(len(row) > 2 and len(set(row)) > 1 for row in stones)


def test_the_lever_rearranges_by_dragging_and_is_settled(tables: list[Table]) -> None:
    table = opened(tables, match_until(many, seats=2))
    view = view_of(table.match)
    ship = next(n for n in range(SHIPS) if len([o for o in view.ships[n] if o is not None]) > 2 and len(
        {o for o in view.ships[n] if o is not None}) > 1 and view.in_harbour[n])  # fmt: skip
    choice = next(
        c for c in table.scene.chooser.index.choices() if isinstance(c.source, BerthSpot) and c.source.ship == ship
    )
    assert isinstance(choice.source, BerthSpot)
    assert isinstance(choice.target, BerthSpot)
    table.drag(choice.source, choice.target)
    assert not table.chosen, "nothing is played before the order is settled"
    assert table.scene.tableau.shown.ships[ship] != view.ships[ship]
    table.drag(choice.source, choice.target)
    assert table.scene.tableau.shown.ships[ship] == view.ships[ship]
    assert Done(ship) not in table.scene.areas or Done(ship) not in table.scene.chooser.index.sources
    table.drag(choice.source, choice.target)
    owners = tuple(o for o in table.scene.tableau.shown.ships[ship] if o is not None)
    table.click(Done(ship))
    assert table.chosen == [Rearrange(ship, owners)]
    table.settle()
    assert table.scene.stage.traces() == fresh_traces(table)


def test_every_order_can_be_reached_on_the_board(tables: list[Table]) -> None:
    """Orders that take more than one exchange, too."""
    table = opened(tables, match_until(many, seats=2))
    scenery: Any = table.scene.scenery
    view = view_of(table.match)
    wanted = {action for action in view.legal_actions() if isinstance(action, Rearrange)}
    found: set[Any] = set()
    from gui.games.imhotep.choices import Shift, choices_of, shifted

    seen: set[Any] = set()
    sketches: list[Any] = [None]
    while sketches:
        sketch = sketches.pop()
        for choice in choices_of(view, sketch).choices():
            action = choice.actions[0]
            if isinstance(action, Shift):
                made = shifted(view, sketch, action)
                if made not in seen:
                    seen.add(made)
                    sketches.append(made)
            else:
                found.add(action)
    assert found == wanted
    assert scenery is not None


# ---- what is refused


def test_a_refused_drop_tells_its_clause(tables: list[Table]) -> None:
    def empty_ship(view: ImhotepView) -> bool:
        return view.phase is Phase.TURN and any(
            view.in_harbour[n] and not any(o is not None for o in row) for n, row in enumerate(view.ships)
        )

    table = opened(tables, match_until(empty_ship))
    view = view_of(table.match)
    ship = next(n for n, row in enumerate(view.ships) if view.in_harbour[n] and all(o is None for o in row))
    table.scene.explain(ShipSpot(ship), SiteSpot(0))
    assert table.refused == [(SailShip(ship, 0), "IMHOTEP-3.3")]


def test_a_full_site_refuses_a_ship(tables: list[Table]) -> None:
    def full(view: ImhotepView) -> bool:
        return view.phase is Phase.TURN and SailShip in kinds(view) and len(view.sites[2]) == 4

    table = opened(tables, match_until(full))
    ship = laden(view_of(table.match))
    table.drag(ShipSpot(ship), SiteSpot(2))
    assert table.refused == [(SailShip(ship, 2), "IMHOTEP-3.3")]
    assert not table.chosen


def test_a_stone_goes_to_the_topmost_berth_only(tables: list[Table]) -> None:
    table = opened(tables, match_until(turn))
    view = view_of(table.match)
    ship = next((n for n, row in enumerate(view.ships) if view.in_harbour[n] and row.count(None) > 1), None)
    if ship is None:
        pytest.skip("every ship is nearly full here")
    last = len(view.ships[ship]) - 1
    table.scene.explain(Reserve(), BerthSpot(ship, last))
    assert table.refused == [(LoadStone(ship, last), "IMHOTEP-3.1")]


def test_a_lasting_card_is_not_played(tables: list[Table]) -> None:
    def lasting(view: ImhotepView) -> bool:
        return view.phase is Phase.TURN and any(
            count and kind not in ONE_SHOTS for kind, count in enumerate(view.hands[0])
        )

    table = opened(tables, match_until(lasting))
    card = next(k for k, count in enumerate(view_of(table.match).hands[0]) if count and k not in ONE_SHOTS)
    table.click(HandCard(card))
    assert table.refused == [(UseCard(card), "IMHOTEP-5.2")]


# ---- whole games


def test_a_whole_game_by_mouse(tables: list[Table]) -> None:
    """Seat 0 plays every choice of the board by dragging or clicking; the others play at random."""
    rng = Random(11)
    table = opened(tables, new_match(2, "by mouse"))
    table.scene.set_speed(0.0, reduce_motion=True)
    played = 0
    while not table.match.over and played < 60:
        if table.match.actor != 0:
            table.tell(step_at_random(table.match, rng, thrift=0.5))
            table.offer()
            continue
        choices = table.scene.chooser.index.choices()
        before = len(table.chosen)
        if not choices:
            table._play(rng.choice(list(view_of(table.match).legal_actions())))
            continue
        choice = rng.choice(choices)
        if choice.target is None:
            table.click(choice.source)
        elif rng.random() < 0.5:
            table.drag(choice.source, choice.target)
        else:
            if table.scene.chooser.source != choice.source:
                table.click(choice.source)
            table.click(choice.target)
        sketched = not isinstance(choice.actions[0], (LoadStone, BuyCard, SailShip, UseCard, Rearrange, TakeBack))
        assert sketched or table.chosen[before:] == list(choice.actions), choice
        played += 1
    assert played > 25
    table.scene.cancel()
    table.scene.point_at(None)
    assert table.scene.stage.traces() == fresh_traces(table)


def test_a_game_by_keyboard(tables: list[Table]) -> None:
    """Tab goes through what may be chosen, Enter chooses."""
    rng = Random(5)
    table = opened(tables, new_match(2, "by keyboard"))
    table.scene.set_speed(0.0, reduce_motion=True)
    while table.match.actor != 0:
        table.tell(step_at_random(table.match, rng, thrift=0.5))
    table.offer()
    table.view.setFocus()
    for _ in range(140):
        if table.match.over:
            break
        if table.match.actor != 0 or PassTurn in kinds(view_of(table.match)):
            table.tell(step_at_random(table.match, rng, thrift=0.5))
            table.offer()
            continue
        proxies = table.view.proxies.all()
        if not proxies:
            table._play(rng.choice(list(view_of(table.match).legal_actions())))
            continue
        proxy = rng.choice(proxies)
        assert proxy.accessibleName()
        proxy.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(proxy, Qt.Key.Key_Return)
        QApplication.processEvents()
    assert len(table.chosen) > 8


def test_every_spot_has_a_name(tables: list[Table]) -> None:
    table = opened(tables, match_until(turn))
    shown = table.scene.tableau.shown
    for spot in table.scene.areas:
        assert table.scene.scenery.spot_name(spot, shown)
    assert any(isinstance(spot, SitePlace) for spot in table.scene.areas) or not any(shown.sites)


def test_chance_offers_nothing(tables: list[Table]) -> None:
    table = opened(tables, new_match(2, "chance"))
    assert table.match.actor == CHANCE
    assert not table.scene.handles()
