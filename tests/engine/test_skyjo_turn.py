"""Section 3: taking, exchanging, discarding, turning up, and the empty draw pile."""

from random import Random

import pytest
from skyjo_tables import (
    HIDDEN,
    do,
    draw_and_lay,
    draw_and_turn_up,
    first_of,
    grid_text,
    kinds,
    options,
    place,
    position,
    take_and_lay,
)

from engine.core.seats import CHANCE
from engine.games.skyjo.actions import (
    DISCARD_DRAWN,
    EXCHANGES,
    KEEP_OPEN,
    TAKE_FROM_DISCARD_PILE,
    TAKE_FROM_DRAW_PILE,
    TURN_UPS,
    CloseColumn,
    DrawCard,
)
from engine.games.skyjo.events import CardDrawn, CardsExchanged, CardTaken, CardTurnedUp, DrawnDiscarded, PileTurnedOver
from engine.games.skyjo.game import SKYJO
from engine.games.skyjo.options import PUBLISHED, TUTORIAL
from engine.games.skyjo.rules import Phase

MIXED = "?1 5 ?3 4 / 2 ?5 3 ?4 / ?1 ?2 7 8"
"""No column is all face up."""


@pytest.mark.clause("SKYJO-3.1")
def test_one_pile_or_the_other() -> None:
    state = position(TUTORIAL, HIDDEN, HIDDEN, discard="3 7")
    assert list(state.legal_actions()) == [TAKE_FROM_DRAW_PILE, TAKE_FROM_DISCARD_PILE]
    for action in (EXCHANGES[0], DISCARD_DRAWN, DrawCard(0, 5)):
        assert state.refusal(action) == "SKYJO-3.1"
    told = do(state, TAKE_FROM_DISCARD_PILE)
    assert told == [CardTaken(0, 7)]
    assert state.discard == [3] and state.view(None).hand == 7


@pytest.mark.clause("SKYJO-3.1")
def test_only_the_drawer_sees_what_was_drawn() -> None:
    state = position(TUTORIAL, HIDDEN, HIDDEN, turn=1)
    do(state, TAKE_FROM_DRAW_PILE)
    assert state.actor == CHANCE
    told = do(state, DrawCard(1, 12))
    assert told == [CardDrawn(1, 12, known=False)]
    assert [state.view(watcher).hand for watcher in (None, 0, 1)] == [None, None, 12]
    assert SKYJO.redact_event(told[0], 1) == told[0]
    for watcher in (None, 0):
        assert SKYJO.redact_event(told[0], watcher) == CardDrawn(1, None, known=False)
        assert SKYJO.redact_action(DrawCard(1, 12), CHANCE, watcher) == DrawCard(1, None)
    assert SKYJO.redact_action(DrawCard(1, 12), CHANCE, 1) == DrawCard(1, 12)
    assert SKYJO.has_secrets(state, 1) and not SKYJO.has_secrets(state, 0)
    do(state, EXCHANGES[0])
    assert not SKYJO.has_secrets(state, 1)
    assert state.view(0).grids[1][0] == 12


@pytest.mark.clause("SKYJO-3.1")
def test_only_a_card_of_the_pile_can_be_drawn_by_whoever_is_on_turn() -> None:
    state = position(TUTORIAL, HIDDEN, HIDDEN, draw="4 4 9")
    do(state, TAKE_FROM_DRAW_PILE)
    assert state.refusal(DrawCard(0, 5)) == "SKYJO-3.1"
    assert state.refusal(DrawCard(1, 4)) == "SKYJO-3.1"
    assert state.refusal(DrawCard(0, None)) == "SKYJO-3.1"
    assert state.refusal(TAKE_FROM_DISCARD_PILE) == "SKYJO-3.1"
    do(state, DrawCard(0, 4))
    assert sorted(state.draw) == [4, 9]


@pytest.mark.clause("SKYJO-3.2")
def test_a_drawn_card_is_exchanged_or_discarded() -> None:
    state = position(TUTORIAL, MIXED, HIDDEN, discard="6")
    do(state, TAKE_FROM_DRAW_PILE, DrawCard(0, 11))
    hidden = [EXCHANGES[place(name)] for name in ("A1", "A3", "B2", "B3", "C1", "D2")]
    assert list(state.legal_actions()) == [*hidden, DISCARD_DRAWN]
    assert state.refusal(TAKE_FROM_DISCARD_PILE) == "SKYJO-3.2"
    assert state.refusal(TURN_UPS[0]) == "SKYJO-3.2"
    assert do(state, DISCARD_DRAWN) == [DrawnDiscarded(0, 11)]
    assert state.discard == [6, 11]
    assert list(state.legal_actions()) == [TURN_UPS[action.place] for action in hidden]


@pytest.mark.clause("SKYJO-3.2")
def test_after_discarding_an_own_face_down_card_must_be_turned_up() -> None:
    state = position(PUBLISHED, MIXED, HIDDEN, discard="6")
    do(state, TAKE_FROM_DRAW_PILE, DrawCard(0, 11), DISCARD_DRAWN)
    assert state.actor == 0
    assert state.refusal(TURN_UPS[place("B1")]) == "SKYJO-3.2"
    assert state.refusal(EXCHANGES[0]) == "SKYJO-3.2"
    assert do(state, TURN_UPS[place("B2")]) == [CardTurnedUp(0, place("B2"), 5, first_look=False)]
    assert grid_text(state, 0) == "?1 5 ?3 4 / 2 5 3 ?4 / ?1 ?2 7 8"
    assert state.actor == 1


@pytest.mark.clause("SKYJO-3.3")
def test_a_card_from_the_discard_pile_cannot_go_back() -> None:
    state = position(TUTORIAL, MIXED, HIDDEN, discard="6 3")
    do(state, TAKE_FROM_DISCARD_PILE)
    assert DISCARD_DRAWN not in state.legal_actions()
    for action in (DISCARD_DRAWN, TURN_UPS[0], TAKE_FROM_DRAW_PILE, TAKE_FROM_DISCARD_PILE):
        assert state.refusal(action) == "SKYJO-3.3"
    told = do(state, EXCHANGES[place("B3")])
    assert told == [CardsExchanged(0, place("B3"), 3, 2, old_was_down=True, from_draw=False)]
    assert state.discard == [6, 2]


@pytest.mark.clause("SKYJO-3.4")
def test_the_new_card_lies_face_up_and_the_old_one_is_discarded() -> None:
    state = position(TUTORIAL, MIXED, HIDDEN, discard="6")
    told = draw_and_lay(state, 10, "C1")
    assert told[1:] == [CardsExchanged(0, place("C1"), 10, 3, old_was_down=True, from_draw=True)]
    assert grid_text(state, 0) == "?1 5 10 4 / 2 ?5 3 ?4 / ?1 ?2 7 8"
    assert state.discard == [6, 3]


@pytest.mark.clause("SKYJO-3.4")
def test_by_the_tutorial_only_a_face_down_card_is_given_up() -> None:
    state = position(TUTORIAL, MIXED, HIDDEN, discard="6")
    do(state, TAKE_FROM_DISCARD_PILE)
    assert state.refusal(EXCHANGES[place("B1")]) == "SKYJO-3.4"
    assert state.view(0).refusal(EXCHANGES[place("B1")]) == "SKYJO-3.4"
    assert EXCHANGES[place("B1")] not in state.legal_actions()


@pytest.mark.clause("SKYJO-3.4")
def test_with_swap_any_every_card_still_in_the_grid_may_be_given_up() -> None:
    state = position(options(TUTORIAL, swap="any"), ". 5 ?3 4 / . ?5 3 ?4 / . ?2 7 8", HIDDEN, discard="6")
    do(state, TAKE_FROM_DISCARD_PILE)
    assert list(state.legal_actions()) == list(EXCHANGES[3:])
    assert state.refusal(EXCHANGES[0]) == "SKYJO-4.4"
    told = do(state, EXCHANGES[place("B1")])
    assert told == [CardsExchanged(0, place("B1"), 6, 5, old_was_down=False, from_draw=False)]
    assert state.down[0].bit_count() == 4


@pytest.mark.clause("SKYJO-3.5")
def test_keep_order_turns_the_pile_over_as_it_lies() -> None:
    """The worked example: 4, 9, −1, 6 and an empty draw pile."""
    state = position(TUTORIAL, "?6 2 ?3 ?4 / ?1 ?2 ?3 ?4 / ?1 ?2 ?3 ?4", HIDDEN, HIDDEN, discard="4 9 -1", draw="8")
    told = draw_and_lay(state, 8, "A1")
    assert first_of(told, PileTurnedOver) == PileTurnedOver(3, shuffled=False)
    assert state.discard == [6]
    view = state.view(2)
    assert view.draw_order == (4, 9, -1) and view.draw_size == 3
    for card, later in ((4, -1), (9, -1), (-1, None)):
        do(state, TAKE_FROM_DRAW_PILE)
        if later is not None:
            assert state.refusal(DrawCard(state.turn, later)) == "SKYJO-3.5"
        assert state.sample_chance(Random(1)) == DrawCard(state.turn, card)
        told = do(state, DrawCard(state.turn, card))
        assert told == [CardDrawn(state.turn, card, known=True)]
        assert SKYJO.redact_event(told[0], None) == told[0]
        assert state.view(None).hand == card
        assert not SKYJO.has_secrets(state, state.turn)
        do(state, EXCHANGES[place("B3")])


@pytest.mark.clause("SKYJO-3.5")
def test_shuffle_makes_any_of_the_discards_the_next() -> None:
    rules = options(TUTORIAL, reshuffle="shuffle")
    state = position(rules, "?6 2 ?3 ?4 / ?1 ?2 ?3 ?4 / ?1 ?2 ?3 ?4", HIDDEN, HIDDEN, discard="4 9 -1", draw="8")
    told = draw_and_lay(state, 8, "A1")
    assert first_of(told, PileTurnedOver) == PileTurnedOver(3, shuffled=True)
    assert state.discard == [6]
    view = state.view(2)
    assert view.draw_order == () and view.draw_cards == (-1, 4, 9)
    do(state, TAKE_FROM_DRAW_PILE)
    assert [state.refusal(DrawCard(1, card)) for card in (4, 9, -1, 6)] == [None, None, None, "SKYJO-3.1"]


@pytest.mark.clause("SKYJO-3.5")
def test_the_pile_is_looked_at_after_closing_and_before_the_stop() -> None:
    """Seat 0 lays its last face-down card, may close a column and empties the draw pile, all in one turn."""
    rules = options(TUTORIAL, closed_to="discard", close="automatic")
    state = position(rules, "?9 5 6 7 / -1 5 6 7 / -1 5 6 7", HIDDEN, discard="4 9", draw="2")
    told = draw_and_lay(state, 2, "A1")
    assert kinds(told) == ["CardDrawn", "CardsExchanged", "ColumnClosed", "PileTurnedOver", "RoundStopped"]
    assert state.discard == [2]
    assert state.view(1).draw_order == (4, 9, 9, -1, -1)


@pytest.mark.clause("SKYJO-3.5")
def test_the_pile_is_not_turned_over_while_it_lasts() -> None:
    state = position(TUTORIAL, MIXED, HIDDEN, discard="4 9", draw="2 3")
    assert "PileTurnedOver" not in kinds(draw_and_lay(state, 2, "A1"))
    assert state.draw == [3] and state.discard == [4, 9, 1]
    state = position(TUTORIAL, MIXED, HIDDEN, discard="4 9", draw="2")
    do(state, TAKE_FROM_DRAW_PILE, DrawCard(0, 2), DISCARD_DRAWN)
    assert state.draw == [] and state.discard == [4, 9, 2]
    assert kinds(do(state, TURN_UPS[0])) == ["CardTurnedUp", "PileTurnedOver"]
    assert state.draw == [9, 4] and state.discard == [2]


@pytest.mark.clause("SKYJO-3.5")
def test_an_ordered_pile_is_turned_over_again() -> None:
    """Three cards go round: each draw empties the pile in turn and the oldest discard comes first."""
    rules = options(TUTORIAL, swap="any")
    state = position(rules, MIXED, HIDDEN, discard="4 9", draw="2")
    draw_and_turn_up(state, 2, "A1")
    assert state.view(0).draw_order == (4, 9)
    draw_and_lay(state, 4, "A1")
    assert state.view(0).draw_order == (9,) and state.discard == [2, 1]
    draw_and_lay(state, 9, "A1")
    assert state.view(0).draw_order == (2, 1) and state.discard == [1]


def test_places_and_columns_out_of_range_are_refused() -> None:
    state = position(TUTORIAL, MIXED, HIDDEN)
    do(state, TAKE_FROM_DISCARD_PILE)
    assert state.refusal(type(EXCHANGES[0])(12)) == "SKYJO-2.1"
    assert state.refusal(type(EXCHANGES[0])(-1)) == "SKYJO-2.1"
    assert state.refusal(CloseColumn(0)) == state.refusal(KEEP_OPEN) == "SKYJO-4.3"


@pytest.mark.clause("SKYJO-3.1")
def test_a_seat_that_is_not_on_turn_is_told_so() -> None:
    state = position(TUTORIAL, HIDDEN, HIDDEN, HIDDEN, turn=1)
    for watcher in (None, 0, 2):
        assert state.view(watcher).legal_actions() == ()
        assert state.view(watcher).refusal(TAKE_FROM_DRAW_PILE) == "SKYJO-3.1"
    assert state.view(1).refusal(TAKE_FROM_DRAW_PILE) is None
    take_and_lay(state, "A1")
    assert state.view(1).refusal(TAKE_FROM_DRAW_PILE) == "SKYJO-3.1"
    assert state.phase is Phase.TAKE
