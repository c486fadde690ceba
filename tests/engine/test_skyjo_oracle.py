"""The engine against a second, plain reading of the rules, and no card ever appears or vanishes."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from skyjo_oracle import Oracle, deck
from skyjo_tables import cards_of_table

from engine.core.options import OptionField, make_options, option_fields
from engine.core.seats import CHANCE, NOBODY
from engine.games.skyjo.options import PROFILES, SkyjoOptions
from engine.games.skyjo.pieces import PLACES
from engine.games.skyjo.rules import Phase
from engine.games.skyjo.state import SkyjoState, new_state

CHANCE_WAITS = ("deal", "starter", "draw")


def values_of(field: OptionField) -> st.SearchStrategy[bool | int | str]:
    if field.is_number:
        return st.integers(field.least, field.most)
    return st.sampled_from(field.choices)


@st.composite
def any_options(draw: st.DrawFn) -> SkyjoOptions:
    """A profile, or any values at all."""
    base = draw(st.sampled_from(list(PROFILES.values())))
    if draw(st.booleans()):
        return base
    values = {field.name: draw(values_of(field)) for field in option_fields(SkyjoOptions)}
    options = make_options(base, values)
    assert isinstance(options, SkyjoOptions)
    return options


@settings(max_examples=80, deadline=None, derandomize=True)
@given(rules=any_options(), seats=st.integers(2, 8), seed=st.integers(0, 2**32), steps=st.integers(1, 700))
def test_the_engine_agrees_with_the_rules_read_plainly(rules: SkyjoOptions, seats: int, seed: int, steps: int) -> None:
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
            action = legal[int(rng.random() * len(legal))]
        state.apply(action)
        oracle.do(action)
        assert_alike(state, oracle)
        assert_conserved(state)


def assert_alike(state: SkyjoState, oracle: Oracle) -> None:
    assert state.totals == tuple(oracle.totals)
    assert (state.actor == NOBODY) == (oracle.waits == "nothing")
    assert (state.actor == CHANCE) == (oracle.waits in CHANCE_WAITS)
    assert len(state.results) == oracle.rounds
    assert state.discard == oracle.discard
    assert Counter(state.box) == Counter(oracle.removed)
    assert Counter(state.draw) == Counter(oracle.draw)
    if state.ordered:
        assert state.draw[::-1] == oracle.draw
    assert {
        (seat, place // 3, place % 3): state.cards[seat * PLACES + place]
        for seat in range(state.seats)
        for place in range(PLACES)
        if not state.gone[seat] >> place & 1
    } == oracle.card
    for seat in range(state.seats):
        assert state.face_up_sum(seat) == oracle.showing(seat)
        down = {seat * PLACES + place for place in range(PLACES) if state.down[seat] >> place & 1}
        assert down == {s * PLACES + 3 * column + row for s, column, row in oracle.hidden if s == seat}
    if state.results and state.phase in (Phase.DEAL, Phase.OVER):
        assert state.results[-1].doubled == oracle.doubled
        assert state.results[-1].stopper == oracle.stopper
    elif oracle.waits in ("take", "lay drawn", "lay taken", "turn up", "close", "look"):
        assert state.actor == oracle.on_turn


def assert_conserved(state: SkyjoState) -> None:
    held = [state.hand] if state.phase in (Phase.PLACE_DRAWN, Phase.PLACE_TAKEN) else []
    everywhere = Counter([*cards_of_table(state), *state.draw, *held])
    assert everywhere == Counter(deck(state.options))
