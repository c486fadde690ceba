"""What every game promises (`engine.core.contract`), for every number of seats and every profile."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from contract_play import (
    CASES,
    Case,
    action_pool,
    case_name,
    choose,
    make_step,
    new_match,
    played,
    some_plies,
    told,
    views,
    watchers,
)
from msgspec.structs import replace

from engine.ai.player import Budget, make_player, player_names
from engine.core.contract import AnyState
from engine.core.journal import entry_line, header_line, read_match
from engine.core.match import Match, Rewound, Step
from engine.core.options import make_options, option_fields
from engine.core.rulebook import clause_numbers, load_rulebook
from engine.core.seats import CHANCE, NOBODY
from engine.games import GAMES

every_case = pytest.mark.parametrize("case", CASES, ids=case_name)


def positions(case: Case, count: int) -> Iterator[tuple[int, AnyState]]:
    """Positions of a played match with their plies, each a state of its own."""
    match = played(case)
    for ply in some_plies(case, count):
        yield ply, match.state_at(ply)


# States


@every_case
@pytest.mark.parametrize("seed", ["contract", "other", "third"])
def test_a_game_goes_on_until_it_ends(case: Case, seed: str) -> None:
    """There is always something to do, until there is an outcome; `played` checks the length."""
    match = played(case, seed)
    state = case.descriptor.new_state(case.seats, match.setup.options)
    for step in match.steps:
        assert state.actor == step.actor and state.actor in range(CHANCE, case.seats)
        assert state.outcome() is None
        actions = state.legal_actions()
        assert (len(actions) == 0) == (state.actor == CHANCE)
        state.apply(step.action)
    assert state.actor == NOBODY and len(state.legal_actions()) == 0


@every_case
def test_choices_come_in_a_stable_order_without_duplicates(case: Case) -> None:
    for _, state in positions(case, 30):
        actions = list(state.legal_actions())
        assert actions == list(state.legal_actions()) == list(state.clone().legal_actions())
        assert len(set(actions)) == len(actions)


@every_case
def test_an_outcome_ranks_every_seat_once_and_adds_up(case: Case) -> None:
    outcome = played(case).outcome
    assert outcome is not None
    ranked = sorted(seat for group in outcome.ranking for seat in group)
    # A rival nobody plays, seat n, is on the sheets and may be ranked.
    assert ranked in (list(range(case.seats)), [sheet.seat for sheet in outcome.sheets])
    assert [sheet.seat for sheet in outcome.sheets][: case.seats] == list(range(case.seats))
    for sheet in outcome.sheets:
        assert sheet.total == sum(line.value for line in sheet.lines)
    for _, state in positions(case, 10):
        assert [sheet.total for sheet in state.sheets()] == [
            sum(line.value for line in sheet.lines) for sheet in state.sheets()
        ]


@every_case
def test_a_clone_lives_its_own_life(case: Case) -> None:
    """The clone is played on at random; the original, step by step as it was, still gets where it got."""
    match = played(case)
    for ply in some_plies(case, 4):
        state = match.state_at(ply)
        before = views(case, state)
        clone, rng = state.clone(), Random(ply)
        assert views(case, clone) == before
        for _ in range(150):
            if clone.actor == NOBODY:
                break
            clone.apply(choose(clone, rng))
        assert views(case, state) == before
        for step in match.steps[ply : ply + 150]:
            assert make_step(state, step.action).events == step.events


@every_case
def test_telling_nothing_changes_nothing(case: Case) -> None:
    for ply, state in positions(case, 20):
        if state.actor != NOBODY:
            action = choose(state, Random(ply))
            silent = state.clone()
            silent.apply(action)
            make_step(state, action)
            assert views(case, silent) == views(case, state)


@every_case
def test_exactly_the_legal_actions_are_not_refused(case: Case) -> None:
    """Tried with everything that was possible anywhere in two matches."""
    pool = action_pool(case)
    by_chance = {type(step.action) for step in played(case).steps if step.actor == CHANCE}
    book = set(clause_numbers(load_rulebook(case.game, "en")))
    for ply, state in positions(case, 40):
        legal = set(state.legal_actions())
        for action in legal:
            assert state.refusal(action) is None
        if state.actor == CHANCE:
            assert state.refusal(state.sample_chance(Random(ply))) is None
        for action in pool:
            # What chance may still bring, no list tells.
            if action in legal or (state.actor == CHANCE and type(action) in by_chance):
                continue
            clause = state.refusal(action)
            assert clause in book, f"{action} at {ply}: {clause}"


@every_case
def test_an_action_is_refused_or_can_be_applied(case: Case) -> None:
    """Chance included: what is not refused can be carried out."""
    for _, state in positions(case, 10):
        for action in action_pool(case)[::7]:
            if state.refusal(action) is None:
                state.clone().apply(action)


# Matches


@every_case
def test_a_saved_match_loads_and_saves_alike(case: Case) -> None:
    match = played(case)
    content = header_line(match.setup) + b"".join(entry_line(step) for step in match.steps)
    reading = read_match(content, "a file", GAMES)
    assert reading.fault is None and reading.good_length == len(content)
    loaded = reading.match
    assert loaded.steps == match.steps and loaded.outcome == match.outcome
    assert header_line(loaded.setup) + b"".join(entry_line(step) for step in loaded.steps) == content
    assert views(case, loaded.state()) == views(case, match.state())


@every_case
def test_the_seed_and_the_choices_are_the_whole_match(case: Case) -> None:
    """Rolling again and choosing alike gives the same match, step by step."""
    match, again = played(case), new_match(case)
    for step in match.steps:
        assert (again.roll() if step.actor == CHANCE else again.play(step.action)) == step


@every_case
def test_undo_and_redo(case: Case) -> None:
    """Everything that may be taken back is, step by step, and done again."""
    match, rng = new_match(case, "undo"), Random(case.seats)
    taken_back = 0
    for _ in range(150):
        if match.over:
            break
        step = match.roll() if match.actor == CHANCE else match.play(choose(match.state(), rng))
        if step.actor == CHANCE or any(case.descriptor.reveals(event) for event in step.events):
            assert not match.can_undo
        undone: list[Step] = []
        now = views(case, match.state())
        while match.can_undo:
            undone.append(match.steps[-1])
            assert match.undo() == undone[-1].ply
            assert match.ply == undone[-1].ply and match.actor == undone[-1].actor
        for step in reversed(undone):
            assert match.redo() == step
        assert not match.can_redo and views(case, match.state()) == now
        taken_back += len(undone)
    assert taken_back > 0


@every_case
def test_taking_back_is_recorded_and_read_again(case: Case) -> None:
    lines: list[bytes] = []

    def record(entry: Step | Rewound) -> None:
        lines.append(entry_line(entry))

    match, rng = new_match(case, "rewind"), Random(case.seats)
    match.record_with(record)
    for turn in range(60):
        if match.over:
            break
        match.roll() if match.actor == CHANCE else match.play(choose(match.state(), rng))
        if turn % 3 == 0 and match.can_undo:
            match.undo()
    reading = read_match(header_line(match.setup) + b"".join(lines), "a file", GAMES)
    assert reading.fault is None
    assert reading.match.steps == match.steps and reading.match.actor == match.actor


@every_case
def test_every_position_of_a_match_can_be_gone_to(case: Case) -> None:
    match = played(case)
    copy = Match(case.descriptor, match.setup)
    for step in match.steps:
        copy.play(step.action)
    for ply in Random(3).sample(some_plies(case, 12), 8):
        copy.go_to(ply)
        assert copy.ply == ply
        assert views(case, copy.state()) == views(case, match.state_at(ply))


# Views


@every_case
def test_the_actor_sees_its_choices_and_nobody_else_any(case: Case) -> None:
    pool = action_pool(case)[::5]
    for _, state in positions(case, 15):
        for view in views(case, state):
            assert view.actor == state.actor
            if view.watcher == state.actor:
                assert list(view.legal_actions()) == list(state.legal_actions())
                assert [view.refusal(action) for action in pool] == [state.refusal(action) for action in pool]
            else:
                assert len(view.legal_actions()) == 0
                assert all(view.refusal(action) is not None for action in pool)


@every_case
def test_a_view_is_the_same_however_the_hidden_lies(case: Case) -> None:
    """Dealt again, what a watcher cannot see looks the same to it; the choices and the game's course are alike."""
    for ply, state in positions(case, 25):
        for watcher in watchers(case):
            view = state.view(watcher)
            other = view.determinize(Random(f"{ply} {watcher}"))
            assert other.view(watcher) == view
            assert (other.actor, other.outcome()) == (state.actor, state.outcome())
            if watcher == state.actor:
                assert list(other.legal_actions()) == list(state.legal_actions())


@every_case
def test_a_watcher_learns_by_what_it_is_told_and_by_nothing_else(case: Case) -> None:
    """From two positions that look the same to a watcher, a step each: the watcher is told the same exactly if what it
    sees afterwards is the same. And the test is not blind: where anything is ever hidden, some such pairs differ."""
    game = case.descriptor
    alike = different = 0
    for ply, state in positions(case, 60):
        if state.actor == NOBODY:
            continue
        for watcher in {None, state.actor if state.actor >= 0 else 0, ply % case.seats}:
            one, two = state.clone(), state.view(watcher).determinize(Random(f"{ply} {watcher}"))
            action = choose(one, Random(ply))
            if two.refusal(action) is not None or (state.actor == CHANCE and watcher is None):
                action_two = choose(two, Random(f"{ply} two"))
            else:
                action_two = action
            step_one, step_two = make_step(one, action), make_step(two, action_two)
            same_told = told(game, step_one, watcher) == told(game, step_two, watcher)
            same_view = one.view(watcher) == two.view(watcher)
            assert same_told == same_view, f"ply {ply}, watcher {watcher}: {step_one} {step_two}"
            really_same = views(case, one) == views(case, two)
            alike += same_told and not really_same
            different += not same_told
    hides = any(told(game, step, None) != (step.action, step.events) for step in played(case).steps)
    assert different > 0 and (alike > 0) >= hides


@every_case
def test_what_a_watcher_guesses_can_be_played_to_the_end(case: Case) -> None:
    for ply, state in positions(case, 3):
        rng = Random(ply)
        guessed = state.view(ply % case.seats).determinize(rng)
        for _ in range(20_000):
            if guessed.actor == NOBODY:
                break
            action = choose(guessed, rng)
            assert guessed.refusal(action) is None
            guessed.apply(action)
        assert guessed.outcome() is not None


@every_case
def test_secrets_are_what_a_seat_sees_and_a_spectator_does_not(case: Case) -> None:
    for _, state in positions(case, 40):
        public = state.view(None)
        for seat in range(case.seats):
            shows_more = replace(state.view(seat), watcher=None) != public  # type: ignore[type-var]
            assert case.descriptor.has_secrets(state, seat) == shows_more


@every_case
def test_everything_passes_through_a_file_and_a_pipe(case: Case) -> None:
    game = case.descriptor
    for coder in (msgspec.json, msgspec.msgpack):
        for step in played(case).steps[:300]:
            assert coder.decode(coder.encode(step.action), type=game.action_type) == step.action
            for event in step.events:
                assert coder.decode(coder.encode(event), type=game.event_type) == event
        for _, state in positions(case, 12):
            for view in views(case, state):
                assert coder.decode(coder.encode(view), type=game.view_type) == view


@every_case
def test_what_was_redacted_is_still_of_its_kind_and_stays_redacted(case: Case) -> None:
    game = case.descriptor
    for step in played(case).steps[:300]:
        for watcher in watchers(case):
            action, events = told(game, step, watcher)
            assert type(action) is type(step.action)
            assert game.redact_action(action, step.actor, watcher) == action
            assert tuple(game.redact_event(event, watcher) for event in events) == events
            assert game.action_text(action)


@every_case
def test_everything_can_be_written_down(case: Case) -> None:
    game = case.descriptor
    for action in action_pool(case)[:300]:
        assert game.action_text(action).strip() and "\n" not in game.action_text(action)
    for _, state in positions(case, 10):
        for view in views(case, state):
            assert game.view_text(view).strip()


# Players and options


@every_case
def test_every_player_chooses_something_legal_and_the_same_again(case: Case) -> None:
    budget = Budget(playouts=8)
    for name in player_names(case.descriptor):
        for ply, state in positions(case, 10):
            if state.actor < 0:
                continue
            view = state.view(state.actor)
            decision = make_player(case.descriptor, name).decide(view, budget, Random(ply))
            assert decision.action in list(view.legal_actions())
            again = make_player(case.descriptor, name).decide(view, budget, Random(ply))
            assert again == decision
            if decision.considered:
                assert decision.considered[0].action == decision.action
                worths = [considered.worth for considered in decision.considered]
                assert worths == sorted(worths, reverse=True)
                assert {considered.action for considered in decision.considered} <= set(view.legal_actions())


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_every_profile_holds_allowed_values_only(game: object) -> None:
    for found in GAMES:
        if found is game:
            fields = option_fields(found.options_type)
            for options in found.profiles.values():
                values = {field.name: getattr(options, field.name) for field in fields}
                assert make_options(found.default_options(), values) == options
