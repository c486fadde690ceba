"""The engine against a second, plain reading of the rules, and no stone or card ever appears or vanishes."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from imhotep_oracle import COUNT, NAMES, Oracle
from playthrough_format import playthrough_paths, read_playthrough

from engine.core.options import OptionField, make_options, option_fields
from engine.core.seats import CHANCE, NOBODY
from engine.games.imhotep.actions import BuyCard, ImhotepAction
from engine.games.imhotep.options import TUTORIAL, ImhotepOptions, stones_each
from engine.games.imhotep.pieces import CAPACITIES, COSTS, KINDS
from engine.games.imhotep.state import ImhotepState, new_state
from engine.games.imhotep.table import EndReason, Table

CHANCE_WAITS = ("market", "starter", "card")


def values_of(field: OptionField) -> st.SearchStrategy[bool | int | str]:
    if field.is_number:
        return st.integers(field.least, field.most)
    return st.sampled_from(field.choices)


@st.composite
def any_options(draw: st.DrawFn) -> ImhotepOptions:
    """The tutorial's, or any values at all; few stones more often than not, or nobody would ever run out."""
    if draw(st.booleans()):
        return TUTORIAL
    values = {field.name: draw(values_of(field)) for field in option_fields(ImhotepOptions)}
    if draw(st.booleans()):
        values["extra_stones"] = draw(st.integers(0, 4))
    options = make_options(TUTORIAL, values)
    assert isinstance(options, ImhotepOptions)
    return options


def choose(state: ImhotepState, builders: bool, rng: Random) -> ImhotepAction:
    """Anything; builders leave the market alone, so that the sites fill before the deck is empty."""
    actions = state.legal_actions()
    if builders and rng.random() < 0.9:
        actions = [action for action in actions if type(action) is not BuyCard] or actions
    return actions[int(rng.random() * len(actions))]


def play(rules: ImhotepOptions, seats: int, seed: int, builders: bool, steps: int) -> ImhotepState:
    """Play so many steps with both, comparing after each."""
    rng = Random(seed)
    state, oracle = new_state(seats, rules), Oracle(seats, rules)
    for _ in range(steps):
        if state.actor == NOBODY:
            break
        if state.actor == CHANCE:
            action = state.sample_chance(rng)
        else:
            legal = state.legal_actions()
            assert len(set(legal)) == len(legal)
            assert set(legal) == oracle.choices()
            action = choose(state, builders, rng)
        state.apply(action)
        oracle.do(action)
        assert_alike(state, oracle)
        assert_conserved(state)
        assert_marked(state)
    return state


@settings(max_examples=150, deadline=None, derandomize=True)
@given(
    rules=any_options(),
    seats=st.integers(2, 4),
    seed=st.integers(0, 2**32),
    builders=st.booleans(),
    steps=st.integers(1, 600),
)
def test_the_engine_agrees_with_the_rules_read_plainly(
    rules: ImhotepOptions, seats: int, seed: int, builders: bool, steps: int
) -> None:
    play(rules, seats, seed, builders, steps)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_ending_is_compared(seats: int) -> None:
    few, many = ImhotepOptions(extra_stones=0), ImhotepOptions(extra_stones=40, berths="choose", majority_tie="each")
    ends = Counter(
        play(rules, seats, seed, builders, 1000).reason
        for rules in (few, many)
        for builders in (False, True)
        for seed in range(3)
    )
    assert len(ends) == 3 and None not in ends


def test_the_playthroughs_come_to_the_same_and_end_in_every_way() -> None:
    ends = set()
    for path in playthrough_paths():
        if path.parent.name != "imhotep":
            continue
        match = read_playthrough(path)
        oracle = Oracle(len(match.setup.seats), match.setup.options)
        for step in match.steps:
            oracle.do(step.action)
        assert match.outcome is not None
        assert oracle.totals() == [sheet.total for sheet in match.outcome.sheets]
        assert (oracle.end, oracle.winners()) == (match.outcome.reason, list(match.outcome.winners))
        ends.add(oracle.end)
    assert ends == {reason.value for reason in EndReason}


def assert_alike(state: ImhotepState, oracle: Oracle) -> None:
    assert (state.actor == NOBODY) == (oracle.waits == "nothing")
    assert (state.actor == CHANCE) == (oracle.waits in CHANCE_WAITS)
    assert (None if state.reason is None else state.reason.value) == oracle.end
    if state.actor >= 0:
        assert state.actor == state.turn == oracle.on_turn
    assert state.reserve == oracle.reserve and state.box == oracle.box
    assert state.round == oracle.round and state.idle == oracle.idle
    assert [None if kind < 0 else NAMES[kind] for kind in state.market] == (oracle.market or [None] * len(state.market))
    for seat in range(state.seats):
        hand = state.hands[seat * KINDS : (seat + 1) * KINDS]
        assert Counter(oracle.held[seat]) == Counter(dict(zip(NAMES, hand, strict=True)))
    assert Counter(oracle.used) == Counter(dict(zip(NAMES, state.discard, strict=True)))
    assert Counter(oracle.deck) == Counter(dict(zip(NAMES, state.deck, strict=True)))
    assert state.sites == list(oracle.built.values())
    for ship in range(3):
        berths = [None if owner < 0 else owner for owner in state.ship_berths(ship)]
        assert (berths if state.harbour >> ship & 1 else None) == oracle.ship[ship]
    assert [sheet.total for sheet in state.sheets()] == oracle.totals()
    assert list(state.view(None).points) == oracle.score
    outcome = state.outcome()
    assert (outcome is None) == (oracle.end is None)
    if outcome is not None:
        assert list(outcome.winners) == oracle.winners()


def assert_conserved(state: ImhotepState) -> None:
    """Every stone is in the reserve, in the box, on a ship or at a site; every card in one place, too."""
    for seat in range(state.seats):
        built = sum(stones.count(seat) for stones in state.sites)
        assert state.reserve[seat] >= 0 and state.box[seat] >= 0
        everywhere = state.reserve[seat] + state.box[seat] + state.berths.count(seat) + built
        assert everywhere == stones_each(state.options, state.seats)
    for kind in range(KINDS):
        held = sum(state.hands[seat * KINDS + kind] for seat in range(state.seats))
        everywhere = state.deck[kind] + state.market.count(kind) + held + state.discard[kind]
        assert everywhere == COUNT[NAMES[kind]]
    assert state.deck_left == sum(state.deck)


def assert_marked(table: Table) -> None:
    """The masks say what lies there."""
    berths = [table.ship_berths(ship) for ship in range(3)]
    there = [bool(table.harbour >> ship & 1) for ship in range(3)]
    flat_free = [there[ship] and owner < 0 for ship in range(3) for owner in berths[ship]]
    assert [bool(table.free >> index & 1) for index in range(9)] == flat_free and table.free < 1 << 9
    carrying = [there[ship] and any(owner >= 0 for owner in berths[ship]) for ship in range(3)]
    assert [bool(table.loaded >> ship & 1) for ship in range(3)] == carrying and table.loaded < 1 << 3
    open_sites = [len(stones) < CAPACITIES[site] for site, stones in enumerate(table.sites)]
    assert [bool(table.open_sites >> site & 1) for site in range(4)] == open_sites and table.open_sites < 1 << 4
    for stones in range(4):
        slots = [kind >= 0 and COSTS[kind] <= stones for kind in table.market]
        assert [bool(table.affordable[stones] >> slot & 1) for slot in range(len(slots))] == slots
