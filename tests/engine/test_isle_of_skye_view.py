"""Views: who knows which tile, what is told to whom, undo, and the guesses of computer players."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from skye_tables import (
    all_tiles,
    before_round,
    buy,
    choose,
    do,
    drawn,
    first_of,
    options,
    play_at_random,
    priced,
    put,
    put_anywhere,
    return_to_bottom,
    whereabouts,
)
from test_isle_of_skye_oracle import tables

from engine.core.match import Match, SeatSetup, new_setup
from engine.core.seats import CHANCE, NOBODY, Watcher
from engine.games.isle_of_skye.actions import DrawTiles, OfferTile, SetAside, SetPrice, ShowTiles
from engine.games.isle_of_skye.events import (
    Belonging,
    CleanedUp,
    TileOffered,
    TilePlaced,
    TilePriced,
    TilesDrawn,
    TileSetAside,
)
from engine.games.isle_of_skye.game import ISLE_OF_SKYE
from engine.games.isle_of_skye.notation import action_text, cell_name, view_text
from engine.games.isle_of_skye.options import TUTORIAL, SkyeOptions
from engine.games.isle_of_skye.state import SkyeState, new_state
from engine.games.isle_of_skye.table import Phase
from engine.games.isle_of_skye.view import BottomTile, SkyeView

PLANS = ((1, 2, 4), (13, 14, 5), (25, 26, 6))


def three() -> SkyeState:
    return drawn(before_round(3), (1, 2, 3), (13, 14, 15), (25, 26, 27), shown=(40, 41, 42))


def after_round_one() -> SkyeState:
    """Seats 0, 1, 2 have set aside 1, 13 and 25; nothing else is at the bottom but 40, 41, 42 of the main board."""
    state = three()
    priced(state, *PLANS)
    do(state, buy(14), put("43"), buy(26), put("43"), buy(2), put("43"), put("22"), put("22"), put("22"))
    assert state.bottom == [1, 13, 25, 40, 41, 42]
    return state


@pytest.mark.clause("SKYE-2.5", "SKYE-3.1", "SKYE-3.2")
@pytest.mark.parametrize("watcher", [None, 0, 1])
def test_what_is_drawn_and_priced_is_told_to_its_owner_only(watcher: Watcher) -> None:
    game = ISLE_OF_SKYE
    own = watcher == 1
    hidden = [DrawTiles(1, None), SetAside(None), OfferTile(None), SetPrice(None)]
    plain = [DrawTiles(1, (1, 2, 3)), SetAside(1), OfferTile(2), SetPrice(4)]
    actors = [CHANCE, 1, 1, 1]
    seen = [game.redact_action(action, actor, watcher) for action, actor in zip(plain, actors, strict=True)]
    assert seen == (plain if own else hidden)
    told = [TilesDrawn(1, (1, 2, 3)), TileSetAside(1, 1), TileOffered(1, 2), TilePriced(1, 2, 4, 3)]
    nothing = [TilesDrawn(1, None), TileSetAside(1, None), TileOffered(1, None), TilePriced(1, None, None, None)]
    assert [game.redact_event(event, watcher) for event in told] == (told if own else nothing)


@pytest.mark.clause("SKYE-3.10")
def test_of_the_clean_up_everybody_sees_its_own_tile_set_aside() -> None:
    event = CleanedUp((Belonging(1, 13), Belonging(2, 25), Belonging(0, 1)), (), (), (40, 41, 42), 39)
    aside = [ISLE_OF_SKYE.redact_event(event, watcher).aside for watcher in (None, 0, 2)]  # type: ignore[union-attr]
    assert [[one.tile for one in group] for group in aside] == [[None] * 3, [None, None, 1], [None, 25, None]]


@pytest.mark.clause("SKYE-3.10")
def test_everybody_knows_the_bottom_of_the_bag_as_far_as_it_saw_it() -> None:
    state = after_round_one()
    shown = [BottomTile(tile, None) for tile in (40, 41, 42)]
    assert state.view(None).bag_bottom == (BottomTile(None, 0), BottomTile(None, 1), BottomTile(None, 2), *shown)
    assert state.view(1).bag_bottom == (BottomTile(None, 0), BottomTile(13, 1), BottomTile(None, 2), *shown)
    assert (state.view(1).bag_size, state.view(1).bag_mixed) == (39, 33)


@pytest.mark.clause("SKYE-2.5", "SKYE-3.1", "SKYE-3.10")
def test_a_tile_drawn_from_a_known_place_is_known_in_the_hand() -> None:
    """The mixed tiles are used up: seat 1, who begins round 2, draws 1, 13, 25, seat 2 then 40, 41, 42."""
    state = after_round_one()
    last = sorted(state.bag)[:3]
    state.bag = [*last, 20, 21, 22]
    return_to_bottom(state, (20, 21, 22))
    do(state, ShowTiles(tuple(last)))
    do(state, DrawTiles(1, (1, 13, 25)))
    # Seat 0 knows that seat 1 has its old tile 1, seat 2 that it has 25; seat 1 knew 13.
    assert state.view(None).held[1] == (None, None, None)
    assert state.view(0).held[1] == (1, None, None)
    assert state.view(1).held[1] == (1, 13, 25)
    assert state.view(2).held[1] == (25, None, None)
    do(state, DrawTiles(2, (40, 41, 42)))
    assert [state.view(watcher).held[2] for watcher in (None, 0, 1)] == [(40, 41, 42)] * 3
    do(state, DrawTiles(0, (20, 21, 22)))
    # What everybody knows is not said of the prices: seat 1 sets 25 aside, keeps 1, sells 13.
    do(state, SetAside(25), OfferTile(13), SetPrice(3), SetAside(40), OfferTile(41), SetPrice(3), SetAside(20))
    assert state.view(0).held[1] == (1, None, None)
    do(state, OfferTile(21), SetPrice(2))
    assert state.view(0).held[1] == (1, None) and state.view(2).held[1] == (25, None)
    assert state.view(None).held[2] == (40, 42)
    told = do(state, state.legal_actions()[0])
    while len(state.results) == 1:
        told += put_anywhere(state) if state.phase is not Phase.BUY else do(state, state.legal_actions()[0])
    # Once the kept tiles lie open, it is clear what was set aside.
    assert first_of(told, CleanedUp).aside == (Belonging(1, 25), Belonging(2, 40), Belonging(0, 20))
    first = {watcher: [item.tile for item in state.view(watcher).bag_bottom[:3]] for watcher in (None, 0, 1, 2)}
    assert first == {None: [None, 40, 20], 0: [None, 40, 20], 1: [25, 40, 20], 2: [25, 40, 20]}


@pytest.mark.clause("SKYE-3.7")
def test_a_kept_tile_is_secret_until_it_lies() -> None:
    state = three()
    priced(state, *PLANS)
    do(state, buy(14), put("43"), buy(26), put("43"), buy(2))
    do(state, put("43"))
    assert state.phase is Phase.PLACE_KEPT and state.actor == 0
    assert state.view(1).held == ((None, None), (13, 15), (None, None))
    assert state.view(1).placing is None and state.view(0).placing == 3
    told = do(state, put("22", 2))
    assert ISLE_OF_SKYE.reveals(told[0]) and isinstance(told[0], TilePlaced)
    view = state.view(1)
    assert view.kept == (3, None, None) and view.held == ((None,), (13, 15), (None, None))


def seen(match: Match, watcher: Watcher) -> SkyeView:
    view = match.view(watcher)
    assert isinstance(view, SkyeView)
    return view


def match_of(seats: int, seed: str = "7", rules: SkyeOptions = TUTORIAL) -> Match:
    sitting = tuple(SeatSetup(f"S{seat}", "human") for seat in range(seats))
    return Match(ISLE_OF_SKYE, new_setup(ISLE_OF_SKYE, sitting, rules, seed))


def test_within_ones_pricing_everything_can_be_taken_back() -> None:
    match = match_of(3)
    while match.actor == CHANCE:
        match.roll()
    hand = seen(match, match.actor).hand
    assert hand is not None
    first, second, _ = hand.drawn
    begin = match.ply
    assert not match.can_undo
    for action in (SetAside(first), OfferTile(second), SetPrice(3)):
        match.play(action)
        assert match.can_undo
    # Done, and the next seat has begun: still nobody has seen anything.
    match.play(match.view(match.actor).legal_actions()[0])
    for _ in range(4):
        match.undo()
    assert match.ply == begin and not match.can_undo
    match.play(OfferTile(first))
    hand = seen(match, match.actor).hand
    assert hand is not None and hand.offered == first


def test_the_reveal_and_a_kept_tile_cannot_be_taken_back() -> None:
    match = match_of(3)
    rng = Random(3)
    while match.actor == CHANCE:
        match.roll()
    phase = Phase.PRICE
    found: set[str] = set()
    while match.ply < 60 and match.actor != CHANCE:
        before, actor = phase, match.actor
        actions = match.view(actor).legal_actions()
        match.play(actions[int(rng.random() * len(actions))])
        phase = seen(match, None).phase
        if before is Phase.PRICE and phase is not Phase.PRICE:
            assert not match.can_undo
            found.add("reveal")
        elif before in (Phase.BUY, Phase.PLACE_BOUGHT) and phase in (Phase.BUY, Phase.PLACE_BOUGHT):
            assert match.can_undo
            found.add("bought")
        elif before is Phase.PLACE_KEPT:
            assert not match.can_undo
            found.add("kept")
    assert found == {"reveal", "bought", "kept"}


@settings(max_examples=40, deadline=None, derandomize=True)
@given(table=tables(), part=st.floats(0, 1))
def test_a_guess_looks_the_same_and_holds_every_tile(table: tuple[int, SkyeOptions, Random], part: float) -> None:
    seats, rules, rng = table
    state = new_state(seats, rules)
    play_at_random(state, rng, int(part * 180))
    for watcher in (None, *range(seats)):
        view = state.view(watcher)
        guess = view.determinize(rng)
        assert guess.view(watcher) == view
        assert whereabouts(guess) == all_tiles()
        assert (guess.actor, guess.phase, guess.bottom_by) == (state.actor, state.phase, state.bottom_by)
        if guess.phase is Phase.PLACE_KEPT:
            assert guess.fits_somewhere(guess.turn, guess.placing)
        assert all(price <= coins for price, coins in zip(guess.prices, guess.coins, strict=True)) or guess.open_prices
        while guess.actor != NOBODY:
            action = choose(guess, rng)
            assert guess.refusal(action) is None
            guess.apply(action)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(table=tables(), part=st.floats(0, 1))
def test_secrets_are_what_a_seat_sees_and_a_spectator_does_not(
    table: tuple[int, SkyeOptions, Random], part: float
) -> None:
    seats, rules, rng = table
    state = new_state(seats, rules)
    play_at_random(state, rng, int(part * 180))
    public = state.view(None)
    for seat in range(seats):
        assert ISLE_OF_SKYE.has_secrets(state, seat) == (replace(state.view(seat), watcher=None) != public)


def test_a_guess_takes_every_unseen_tile_alike() -> None:
    state = three()
    do(state, SetAside(1))
    view = state.view(0)
    drawn_by_1: Counter[int] = Counter()
    asides: Counter[int] = Counter()
    prices: Counter[int] = Counter()
    do(state, OfferTile(2), SetPrice(0), SetAside(13), OfferTile(14), SetPrice(5))
    done = state.view(0)
    for seed in range(600):
        guess = view.determinize(Random(seed))
        drawn_by_1.update(guess.hand(1))
        guess = done.determinize(Random(seed))
        asides[guess.hand(1).index(guess.aside[1])] += 1
        prices[guess.prices[1]] += 1
    unseen = set(all_tiles()) - {1, 2, 3, 40, 41, 42, 43, 44, 45}
    assert set(drawn_by_1) == unseen
    # 1,800 tiles of 39.
    assert min(drawn_by_1.values()) > 22 and max(drawn_by_1.values()) < 75
    assert min(asides.values()) > 150 and set(prices) == set(range(9))


def test_a_spectator_and_those_not_on_turn_choose_nothing() -> None:
    state = three()
    assert list(state.view(0).legal_actions()) == list(state.legal_actions())
    for watcher in (None, 1, 2):
        assert list(state.view(watcher).legal_actions()) == []
        assert state.view(watcher).refusal(SetAside(1)) == "SKYE-3.2"


def test_positions_and_actions_are_written_down() -> None:
    state = three()
    assert [action_text(action) for action in list(state.legal_actions())[2:4]] == ["aside 3", "offer 1"]
    assert action_text(SetPrice(None)) == "price ?" and action_text(DrawTiles(1, None)) == "draw 2 ?"
    assert action_text(put("34", 2)) == "place 34 r2" and cell_name(put("15").cell) == "15"
    do(state, SetAside(1))
    own, other = view_text(state.view(0)), view_text(state.view(1))
    assert "hand 1+2+3 aside 1" in own and "hand 13+14+15" in other
    assert "43r0" in other and "badge 1" in other
    state = after_round_one()
    assert "bag 39 (33) 1:1 ?:2 ?:3 40 41 42" in view_text(state.view(0))


def test_the_order_of_turns_can_be_seen() -> None:
    state = drawn(before_round(4, starter=2))
    view = state.view(None)
    assert view.order == (2, 3, 0, 1) and view.lap == 0 and view.turn == 2
    do(state, SetAside(state.hand(2)[0]), OfferTile(state.hand(2)[1]), SetPrice(0))
    assert (state.view(None).lap, state.view(None).turn) == (1, 3)


def test_a_market_sale_is_seen_on_the_main_board() -> None:
    state = before_round(3, options(display_market=True))
    drawn(state, (1, 2, 3), (13, 14, 15), (25, 26, 27), shown=(40, 41, 42))
    priced(state, *PLANS)
    do(state, buy(41))
    assert "board 40 41>1 42" in view_text(state.view(None))
    assert [(item.tile, item.buyer) for item in state.view(2).shown] == [(40, None), (41, 0), (42, None)]
