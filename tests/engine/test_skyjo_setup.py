"""Section 1 and 2: the deck, the deal, the first look and who begins."""

from collections import Counter
from random import Random

import pytest
from skyjo_tables import (
    cards_of_table,
    do,
    draw_and_lay,
    first_of,
    kinds,
    options,
    play_at_random,
    position,
    take_and_lay,
)

from engine.core.errors import UsageError
from engine.core.match import SeatSetup, new_setup
from engine.core.seats import CHANCE
from engine.games.skyjo.actions import TAKE_FROM_DRAW_PILE, TURN_UPS, ChooseStarter, DealRound
from engine.games.skyjo.events import CardTurnedUp, RoundDealt, StarterChosen
from engine.games.skyjo.game import SKYJO
from engine.games.skyjo.options import PUBLISHED, TUTORIAL, SkyjoOptions
from engine.games.skyjo.pieces import cards_of, copies_of
from engine.games.skyjo.rules import Phase
from engine.games.skyjo.scoring import RoundResult
from engine.games.skyjo.state import SkyjoState, new_state


def dealt(rules: SkyjoOptions, seats: int, *hands: tuple[int, ...], discard: int = 5) -> SkyjoState:
    """A state after the deal; seats without a hand get twelve cards of 1 to 12."""
    state = new_state(seats, rules)
    filled = [*hands, *[tuple(range(1, 13))] * (seats - len(hands))]
    do(state, DealRound(tuple(filled), discard))
    return state


@pytest.mark.clause("SKYJO-1.1")
def test_the_tutorial_deck_has_eight_of_fourteen_values() -> None:
    deck = Counter(cards_of(copies_of("tutorial")))
    assert deck == {value: 8 for value in range(-2, 13) if value != 0}
    assert deck.total() == 112


@pytest.mark.clause("SKYJO-1.1")
def test_the_published_deck() -> None:
    deck = Counter(cards_of(copies_of("published")))
    assert deck == {-2: 5, -1: 10, 0: 15} | dict.fromkeys(range(1, 13), 10)
    assert deck.total() == 150


@pytest.mark.clause("SKYJO-1.1")
def test_a_deal_of_cards_the_deck_has_not_got_is_refused() -> None:
    nine_ones = ((1,) * 9 + (2, 3, 4), tuple(range(1, 13)))
    assert new_state(2, TUTORIAL).refusal(DealRound(nine_ones, 5)) == "SKYJO-1.1"
    with_zero = ((0, *range(1, 12)), tuple(range(1, 13)))
    assert new_state(2, TUTORIAL).refusal(DealRound(with_zero, 5)) == "SKYJO-1.1"
    assert new_state(2, PUBLISHED).refusal(DealRound(with_zero, 5)) is None


@pytest.mark.clause("SKYJO-1.2")
def test_two_to_eight_play() -> None:
    def seats(count: int) -> tuple[SeatSetup, ...]:
        return tuple(SeatSetup(str(seat), "human") for seat in range(count))

    assert SKYJO.seat_range == (2, 8)
    for count in (1, 9):
        with pytest.raises(UsageError):
            new_setup(SKYJO, seats(count))
    assert len(new_setup(SKYJO, seats(8)).seats) == 8


@pytest.mark.clause("SKYJO-2.1")
@pytest.mark.parametrize(("rules", "left"), [(TUTORIAL, 112 - 97), (PUBLISHED, 150 - 97)])
def test_twelve_cards_face_down_for_each_of_eight(rules: SkyjoOptions, left: int) -> None:
    state = new_state(8, rules)
    assert state.actor == CHANCE
    do(state, state.sample_chance(Random(1)))
    for grid in state.view(None).grids:
        assert grid == (None,) * 12
    assert len(state.draw) == left
    assert sorted(cards_of_table(state) + state.draw) == cards_of(copies_of(rules.deck))


@pytest.mark.clause("SKYJO-2.1")
def test_a_deal_is_twelve_cards_for_every_seat() -> None:
    state = new_state(3, TUTORIAL)
    hand = tuple(range(1, 13))
    assert state.refusal(DealRound((hand, hand), 5)) == "SKYJO-2.1"
    assert state.refusal(DealRound((hand, hand, hand[:11]), 5)) == "SKYJO-2.1"
    assert state.refusal(DealRound(None, 5)) == "SKYJO-2.1"
    assert state.refusal(TAKE_FROM_DRAW_PILE) == "SKYJO-2.1"
    assert state.refusal(DealRound((hand, hand, hand), 5)) is None


@pytest.mark.clause("SKYJO-2.1")
def test_every_arrangement_is_as_likely() -> None:
    """Over 4,000 deals of 25 cards every value should come up about as often as it is in the deck."""
    rng = Random(5)
    seen: Counter[int] = Counter()
    for _ in range(4000):
        deal = new_state(2, PUBLISHED).sample_chance(rng)
        assert isinstance(deal, DealRound) and deal.hands is not None
        seen.update([deal.hands[0][0], deal.hands[1][11], deal.discard])
    for value, copies in zip(range(-2, 13), copies_of("published"), strict=True):
        assert abs(seen[value] / 12000 - copies / 150) < 0.012


@pytest.mark.clause("SKYJO-2.2")
def test_one_card_begins_the_discard_pile() -> None:
    state = new_state(2, TUTORIAL)
    hand = tuple(range(1, 13))
    told = do(state, DealRound((hand, hand), -2))
    assert told == [RoundDealt(1, -2)]
    assert state.discard == [-2]
    assert len(state.draw) == 112 - 24 - 1
    assert state.draw.count(-2) == 7


@pytest.mark.clause("SKYJO-2.3")
def test_nobody_looks_in_the_tutorial_profile() -> None:
    state = dealt(TUTORIAL, 3)
    assert state.phase is Phase.STARTER
    assert state.view(0).grids[0].count(None) == 12


@pytest.mark.clause("SKYJO-2.3")
def test_each_turns_up_two_cards_of_their_choice_in_seat_order() -> None:
    state = dealt(PUBLISHED, 2, (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1))
    assert state.actor == 0
    assert list(state.legal_actions()) == list(TURN_UPS)
    told = do(state, TURN_UPS[3])
    assert told == [CardTurnedUp(0, 3, 9, first_look=True)]
    assert state.actor == 0
    assert state.refusal(TURN_UPS[3]) == "SKYJO-2.3"
    assert state.refusal(TAKE_FROM_DRAW_PILE) == "SKYJO-2.3"
    do(state, TURN_UPS[11])
    assert state.actor == 1
    do(state, TURN_UPS[0], TURN_UPS[1])
    assert state.phase is Phase.TAKE
    assert state.view(1).grids[0] == (None, None, None, 9, None, None, None, None, None, None, None, 1)


@pytest.mark.clause("SKYJO-2.4")
def test_the_highest_two_cards_begin_the_first_round() -> None:
    state = dealt(PUBLISHED, 3)
    told = do(state, *[TURN_UPS[place] for place in (0, 1, 2, 9, 8, 3)])  # 1 + 2, 3 + 10, 9 + 4
    assert told[-1] == StarterChosen(1, "highest")
    assert state.actor == 1 and state.phase is Phase.TAKE


@pytest.mark.clause("SKYJO-2.4")
def test_without_a_first_look_chance_draws_who_begins() -> None:
    state = dealt(TUTORIAL, 3)
    assert state.actor == CHANCE
    assert state.refusal(ChooseStarter(3)) == "SKYJO-2.4"
    assert state.refusal(TAKE_FROM_DRAW_PILE) == "SKYJO-2.4"
    drawn = Counter(state.sample_chance(Random(seed)) for seed in range(300))
    assert set(drawn) == {ChooseStarter(0), ChooseStarter(1), ChooseStarter(2)}
    assert min(drawn.values()) > 70
    assert do(state, ChooseStarter(2)) == [StarterChosen(2, "drawn")]
    assert state.actor == 2


def second_round(rules: SkyjoOptions, last: RoundResult) -> StarterChosen:
    """Who begins the second round after such a first one."""
    state = new_state(3, rules)
    state.results = (last,)
    told = do(state, DealRound((tuple(range(1, 13)),) * 3, 5))
    if rules.initial_reveal:
        told = do(state, *[TURN_UPS[place] for place in (0, 1, 10, 11, 2, 3)])
    chosen = first_of(told, StarterChosen)
    assert isinstance(chosen, StarterChosen)
    return chosen


@pytest.mark.clause("SKYJO-2.4")
@pytest.mark.parametrize("initial_reveal", [0, 2])
def test_later_rounds_are_begun_by_the_next_or_the_stopper(initial_reveal: int) -> None:
    rotate = options(TUTORIAL, initial_reveal=initial_reveal)
    stopper = options(TUTORIAL, initial_reveal=initial_reveal, next_starter="stopper")
    stopped_by_0 = RoundResult(starter=2, stopper=0, sums=(1, 2, 3), scores=(1, 2, 3), doubled=None)
    stopped_by_1 = RoundResult(starter=0, stopper=1, sums=(1, 2, 3), scores=(1, 2, 3), doubled=None)
    unstopped = RoundResult(starter=1, stopper=None, sums=(1, 2, 3), scores=(1, 2, 3), doubled=None)
    assert second_round(rotate, stopped_by_1) == StarterChosen(1, "rotated")
    assert second_round(rotate, stopped_by_0) == StarterChosen(0, "rotated")
    assert second_round(stopper, stopped_by_1) == StarterChosen(1, "stopper")
    assert second_round(stopper, stopped_by_0) == StarterChosen(0, "stopper")
    assert second_round(stopper, unstopped) == StarterChosen(2, "rotated")


@pytest.mark.clause("SKYJO-2.1")
def test_every_round_is_dealt_from_the_whole_deck() -> None:
    state = new_state(3, options(TUTORIAL, target=200))
    rng = Random(3)
    while not state.results:
        play_at_random(state, rng, 1)
    assert state.phase is Phase.DEAL
    do(state, state.sample_chance(rng))
    assert state.box == [] and len(state.discard) == 1
    assert sorted(cards_of_table(state) + state.draw) == cards_of(copies_of("tutorial"))


@pytest.mark.clause("SKYJO-2.4")
def test_turns_go_round_clockwise_from_the_starter() -> None:
    state = dealt(TUTORIAL, 3)
    do(state, ChooseStarter(2))
    order = []
    for card in (4, 4, 4, 4):
        order.append(state.actor)
        draw_and_lay(state, card, "A1") if len(order) < 4 else draw_and_lay(state, card, "A2")
    assert order == [2, 0, 1, 2]
    assert kinds(take_and_lay(state, "B3")) == ["CardTaken", "CardsExchanged"]
    assert position(TUTORIAL, *["?1 ?2 ?3 ?4 / ?1 ?2 ?3 ?4 / ?1 ?2 ?3 ?4"] * 2).actor == 0
