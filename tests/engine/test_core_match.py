"""`engine.core.match`: the log, the dice, taking back and going through a match."""

from typing import Any

import pytest
from random_play import make_setup, play_on

from engine.core.errors import RefusedError, UsageError
from engine.core.match import SNAPSHOT_EVERY, Match, Rewound, SeatSetup, Step, new_setup
from engine.core.seats import CHANCE
from engine.games.skyjo.actions import (
    DISCARD_DRAWN,
    EXCHANGES,
    TAKE_FROM_DISCARD_PILE,
    TAKE_FROM_DRAW_PILE,
    TURN_UPS,
    DrawCard,
)
from engine.games.skyjo.game import SKYJO
from engine.games.skyjo.options import PUBLISHED, TUTORIAL


def begun(profile: str = "tutorial", seed: str = "7") -> Match:
    """A match at the first decision of a turn."""
    match = Match(SKYJO, make_setup(3, profile, seed))
    while match.actor == CHANCE:
        match.roll()
    return match


def test_a_new_setup_draws_its_seed_and_takes_the_default_options() -> None:
    seats = (SeatSetup("A", "human"), SeatSetup("B", "computer", style=1, player="greedy"))
    one, two = new_setup(SKYJO, seats), new_setup(SKYJO, seats, PUBLISHED, "x")
    assert one.options == TUTORIAL and two.options == PUBLISHED
    assert two.seed == "x" and len(one.seed) == 8
    assert one.match_id != two.match_id
    assert (one.game, one.rules_version) == ("skyjo", 1)
    with pytest.raises(UsageError) as error:
        new_setup(SKYJO, seats[:1])
    assert error.value.parameters == {"game": "skyjo", "least": 2, "most": 8, "seats": 1}


def test_steps_are_numbered_and_say_who_and_what_followed() -> None:
    match = begun()
    step = match.play(TAKE_FROM_DISCARD_PILE)
    assert step == match.last_step
    assert (step.ply, step.actor, step.action) == (2, match.actor, TAKE_FROM_DISCARD_PILE)
    assert [type(event).__name__ for event in step.events] == ["CardTaken"]
    assert match.ply == 3 and len(match.steps) == 3


def test_a_refused_action_changes_nothing_and_names_the_clause() -> None:
    match = begun()
    before, view = match.steps, match.view(None)
    with pytest.raises(RefusedError) as error:
        match.play(EXCHANGES[0])
    assert error.value.clause == "SKYJO-3.1" == match.refusal(EXCHANGES[0])
    assert match.steps == before and match.view(None) == view


def test_a_recorder_that_fails_stops_the_step() -> None:
    match = begun()
    before = match.view(None)
    match.record_with(fail)
    with pytest.raises(OSError, match="disk full"):
        match.play(TAKE_FROM_DISCARD_PILE)
    assert match.ply == 2 and match.view(None) == before
    match.record_with(None)
    match.play(TAKE_FROM_DISCARD_PILE)
    match.record_with(fail)
    with pytest.raises(OSError, match="disk full"):
        match.undo()
    assert match.ply == 3 and match.can_undo


def fail(entry: Step | Rewound) -> None:
    raise OSError("disk full")


def test_the_recorder_hears_before_the_step_counts_and_gets_no_events() -> None:
    heard: list[tuple[int, Any]] = []
    match = begun()
    match.record_with(lambda entry: heard.append((match.ply, entry)))
    match.play(TAKE_FROM_DISCARD_PILE)
    match.undo()
    actor = match.actor
    assert heard == [(2, Step(2, actor, TAKE_FROM_DISCARD_PILE, ())), (3, Rewound(2))]


def test_the_same_ply_rolls_the_same_dice_however_often() -> None:
    match = begun()
    match.play(TAKE_FROM_DRAW_PILE)
    first = match.roll()
    match.go_to(2)
    match.play(TAKE_FROM_DRAW_PILE)
    assert match.roll() == first
    assert begun(seed="8").steps[0] != match.steps[0]


def test_the_dice_belong_to_the_ply_not_to_what_was_chosen() -> None:
    """Choosing something else first may not be used to look for better luck, but another ply is another draw."""
    drawn = set()
    for place in (0, 5):
        match = begun()
        match.play(TAKE_FROM_DISCARD_PILE)
        match.play(EXCHANGES[place])
        match.play(TAKE_FROM_DRAW_PILE)
        drawn.add(match.roll().action)
    assert len(drawn) == 1


def test_taking_back_stops_at_chance() -> None:
    match = begun()
    assert not match.can_undo
    match.play(TAKE_FROM_DRAW_PILE)
    assert match.can_undo
    match.roll()
    assert not match.can_undo and match.undo_floor == match.ply


def test_taking_back_stops_at_what_was_shown() -> None:
    match = begun()
    match.play(TAKE_FROM_DISCARD_PILE)
    assert match.undo() == 2
    match.redo()
    match.play(EXCHANGES[0])  # what lay there face down is open now
    assert not match.can_undo
    match.play(TAKE_FROM_DRAW_PILE)
    match.roll()
    match.play(DISCARD_DRAWN)  # the others see the card
    assert not match.can_undo
    match.play(TURN_UPS[0])
    assert not match.can_undo


def test_an_exchange_that_shows_nothing_new_can_be_taken_back() -> None:
    match = begun("published")
    while match.actor >= 0 and match.view(match.actor).phase.value == "first_look":  # type: ignore[attr-defined]
        match.play(match.view(match.actor).legal_actions()[0])
    actor = match.actor
    match.play(TAKE_FROM_DISCARD_PILE)
    match.play(EXCHANGES[0])  # turned up at the first look
    assert match.actor != actor and match.can_undo
    match.undo()
    match.undo()
    assert match.actor == actor and not match.can_undo


def test_playing_something_else_drops_what_was_taken_back() -> None:
    match = begun()
    match.play(TAKE_FROM_DISCARD_PILE)
    match.undo()
    assert match.can_redo
    match.play(TAKE_FROM_DRAW_PILE)
    assert not match.can_redo and match.steps[-1].action == TAKE_FROM_DRAW_PILE
    match.undo()
    match.play(TAKE_FROM_DRAW_PILE)
    assert match.ply == 3


def test_playing_the_same_again_keeps_what_follows() -> None:
    match = Match(SKYJO, make_setup())
    play_on(match, 40)
    steps = match.steps
    match.go_to(10)
    match.play(steps[10].action)
    assert match.can_redo
    match.go_to(40)
    assert match.steps == steps


def test_going_anywhere_in_the_log() -> None:
    match = Match(SKYJO, make_setup())
    seen = [match.view(0)]
    for _ in range(3 * SNAPSHOT_EVERY):
        play_on(match, 1)
        seen.append(match.view(0))
    for ply in (0, 71, 5, 24, 23, 25, 48, 72, 1):
        match.go_to(ply)
        assert (match.ply, match.view(0)) == (ply, seen[ply])
        assert match.state_at(30).view(0) == seen[30]
        assert match.ply == ply
    for ply in (-1, 73):
        with pytest.raises(UsageError) as error:
            match.go_to(ply)
        assert error.value.parameters == {"ply": ply, "last": 72}
        with pytest.raises(UsageError):
            match.state_at(ply)


def test_a_state_handed_out_is_a_copy() -> None:
    match = begun()
    before = match.view(None)
    match.state().apply(TAKE_FROM_DISCARD_PILE)
    assert match.view(None) == before


def test_a_step_is_seen_as_each_seat_saw_it() -> None:
    match = begun()
    drawer = match.actor
    match.play(TAKE_FROM_DRAW_PILE)
    step = match.roll()
    assert match.seen_by(step, drawer) == step
    other = match.seen_by(step, (drawer + 1) % 3)
    assert other.action == DrawCard(drawer, None)
    assert other.events[0].card is None
    assert match.has_secrets(drawer) and not match.has_secrets((drawer + 1) % 3)


def test_a_finished_match_says_so() -> None:
    match = Match(SKYJO, make_setup())
    assert match.outcome is None and not match.over
    play_on(match)
    assert match.over and match.outcome is not None
    with pytest.raises(RefusedError):
        match.play(TAKE_FROM_DRAW_PILE)
