"""The scene oracle (design §6.5): however a position was reached and wherever animations were skipped, the living board
equals one built freshly from the view."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from board_table import Table, fresh_traces, new_match, step_at_random, view_of

from engine.core.seats import CHANCE
from gui.board.animation import FRAME
from gui.games.skyjo.shown import after_event, shown_in

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

RUNS = [
    (2, "tutorial", 0),
    (2, "published", 1),
    (3, "published", None),
    (4, "tutorial", 2),
    (4, "published", 0),
    (8, "published", 5),
]


@pytest.mark.usefixtures("typeface")
@pytest.mark.parametrize(("seats", "profile", "watcher"), RUNS)
def test_living_board_equals_a_fresh_one(qtbot: QtBot, seats: int, profile: str, watcher: int | None) -> None:
    rng = Random(f"{seats} {profile}")
    table = Table(new_match(seats, profile, f"oracle {seats}"), watcher)
    compared = 0
    for _ in range(90 if seats < 8 else 120):
        if table.match.over:
            break
        table.tell(step_at_random(table.match, rng))
        table.offer()
        for _ in range(rng.choice((0, 0, 0, 3, 12))):
            table.scene.pass_time(FRAME)
        if rng.random() < 0.15:
            table.scene.finish_animations()
        if rng.random() < 0.03:
            table.scene.resize(rng.randrange(500, 1000), rng.randrange(480, 900))
        if rng.random() < 0.03 and not table.scene.animating:
            table.scene.set_speed(rng.choice((0.0, 1.0, 3.0)), rng.random() < 0.3)
        if rng.random() < 0.12:
            table.scene.finish_animations()
            assert table.scene.stage.traces() == fresh_traces(table)
            compared += 1
    table.scene.finish_animations()
    assert table.scene.stage.traces() == fresh_traces(table)
    assert compared > 3
    table.close()


@pytest.mark.parametrize(("seats", "profile", "watcher"), RUNS)
def test_events_lead_to_what_the_view_shows(seats: int, profile: str, watcher: int | None) -> None:
    """The events alone keep the table right; only whose turn it is comes from the view."""
    rng = Random(seats)
    match = new_match(seats, profile, f"events {profile}")
    shown = shown_in(view_of(match, watcher))
    for _ in range(1500):
        if match.over:
            break
        step = match.seen_by(step_at_random(match, rng), watcher)
        for event in step.events:
            shown = after_event(shown, event)
        there = shown_in(view_of(match, watcher))
        for field in ("grids", "closed_sums", "discard", "draw_size", "hand", "stopper"):
            assert getattr(shown, field) == getattr(there, field), (field, step)
        shown = there
    assert match.ply > 100


@pytest.mark.usefixtures("typeface")
def test_idle_comes_once_everything_was_shown(qtbot: QtBot) -> None:
    table = Table(new_match(3))
    idle: list[bool] = []
    table.scene.idle.connect(lambda: idle.append(True))
    while table.match.actor == CHANCE:
        table.tell(table.match.roll())
    assert table.scene.animating
    assert not idle
    for _ in range(600):
        table.scene.pass_time(FRAME)
    assert not table.scene.animating
    assert idle == [True]
    assert table.scene.stage.traces() == fresh_traces(table) or table.match.actor == 0
    table.close()


@pytest.mark.usefixtures("typeface")
def test_speed_zero_shows_the_end_at_once(qtbot: QtBot) -> None:
    table = Table(new_match(4))
    table.scene.set_speed(0.0, reduce_motion=False)
    rng = Random(4)
    for _ in range(40):
        table.tell(step_at_random(table.match, rng))
        assert not table.scene.animating
    table.offer()
    assert table.scene.stage.traces() == fresh_traces(table)
    table.close()
