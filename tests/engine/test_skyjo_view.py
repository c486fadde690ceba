"""What a watcher of Skyjo sees, what it may guess, and how it is written down."""

from collections import Counter
from random import Random

import msgspec
import pytest
from skyjo_tables import HIDDEN, do, draw_and_lay, options, position

from engine.games.skyjo.actions import (
    CLOSINGS,
    DISCARD_DRAWN,
    EXCHANGES,
    KEEP_OPEN,
    TAKE_FROM_DISCARD_PILE,
    TAKE_FROM_DRAW_PILE,
    TURN_UPS,
    ChooseStarter,
    DealRound,
    DrawCard,
    SkyjoAction,
)
from engine.games.skyjo.events import (
    CardDrawn,
    CardsExchanged,
    CardTaken,
    CardTurnedUp,
    ColumnClosed,
    ColumnsLeftOpen,
    DrawnDiscarded,
    FinalReveal,
    GameEnded,
    PileTurnedOver,
    Revealed,
    RoundDealt,
    RoundScored,
    RoundStopped,
    SkyjoEvent,
    StarterChosen,
    TurnsRanOut,
    reveals,
)
from engine.games.skyjo.guess import unseen_copies
from engine.games.skyjo.notation import action_text, view_text
from engine.games.skyjo.options import TUTORIAL
from engine.games.skyjo.pieces import cards_of
from engine.games.skyjo.state import new_state
from engine.games.skyjo.view import EMPTY, SkyjoView

SOME = "?1 5 . 4 / 2 ?5 . ?4 / ?1 ?2 . 8"
CLOSED = ". . . . / . . . . / . . . ."


def test_a_view_shows_what_lies_on_the_table() -> None:
    state = position(
        TUTORIAL, SOME, "-2 ?2 ?3 ?4 / -1 ?2 ?3 ?4 / 3 ?2 ?3 ?4", discard="3 7", turn=1, totals=(20, 30), turns=7
    )
    view = state.view(0)
    assert view.grids[0] == (None, 2, None, 5, None, None, EMPTY, EMPTY, EMPTY, 4, None, 8)
    assert view.sums == (19, 0) and view.closable == ((), (0,))
    assert (view.discard, view.draw_size) == ((3, 7), 112 - 9 - 12 - 2)
    assert (view.draw_order, view.draw_cards, view.box) == ((), (), ())
    assert (view.actor, view.turn, view.starter, view.stopper) == (1, 1, 1, None)
    assert (view.round, view.turns, view.turn_number, view.turns_left) == (1, 7, 4, None)
    assert view.totals == (20, 30) and view.results == ()
    assert view.phase.value == "take" and view.hand is None


def test_before_the_first_deal_there_is_nothing() -> None:
    view = new_state(2, TUTORIAL).view(None)
    assert view.grids == ((EMPTY,) * 12,) * 2
    assert (view.draw_size, view.discard, view.starter, view.round) == (112, (), None, 1)
    assert view.phase.value == "deal"


@pytest.mark.clause("SKYJO-2.1")
def test_nobody_sees_a_face_down_card_not_even_its_owner() -> None:
    state = new_state(2, TUTORIAL)
    deal = DealRound((tuple(range(1, 13)), tuple(range(12, 0, -1))), 5)
    do(state, deal, ChooseStarter(0))
    for watcher in (None, 0, 1):
        assert b"null" in msgspec.json.encode(state.view(watcher).grids)
        assert state.view(watcher).grids == ((None,) * 12,) * 2


def test_between_rounds_the_cards_still_lie_there() -> None:
    state = position(
        TUTORIAL, "1 2 3 4 / 1 2 3 4 / 1 2 3 4", "?2 . . . / 3 . . . / 4 . . .", turn=1, stopper=0, turns_left=1
    )
    draw_and_lay(state, 5, "A1")
    view = state.view(1)
    assert view.phase.value == "deal" and view.round == 2
    assert view.grids[1][:3] == (5, 3, 4)
    assert view.sums == (30, 12) and view.totals == (30, 12)
    assert [sheet.total for sheet in view.sheets()] == [30, 12]


@pytest.mark.clause("SKYJO-3.1")
def test_who_cannot_see_the_card_in_hand_counts_it_among_the_unseen() -> None:
    state = position(TUTORIAL, SOME, HIDDEN)
    before = unseen_copies(state.view(0))
    do(state, TAKE_FROM_DRAW_PILE, DrawCard(0, 12))
    own = Counter(cards_of(unseen_copies(state.view(0))))
    other = Counter(cards_of(unseen_copies(state.view(1))))
    assert other == Counter(cards_of(before)) == own + Counter([12])


def test_guesses_leave_what_is_known_and_try_everything_else() -> None:
    state = position(TUTORIAL, SOME, HIDDEN, discard="3 7")
    do(state, TAKE_FROM_DRAW_PILE, DrawCard(0, 12))
    view = state.view(1)
    hands, first_cards = Counter[int](), Counter[int]()
    for seed in range(600):
        guess = view.determinize(Random(seed))
        assert guess.view(1) == view
        assert guess.discard == [3, 7] and guess.cards[1] == 2
        hands[guess.hand] += 1
        first_cards[guess.cards[0]] += 1
    unseen = Counter(cards_of(unseen_copies(view)))
    for guessed in (hands, first_cards):
        assert set(guessed) == set(unseen)
        for value, copies in unseen.items():
            assert abs(guessed[value] / 600 - copies / unseen.total()) < 0.05


@pytest.mark.clause("SKYJO-3.5")
def test_guesses_keep_a_known_pile() -> None:
    rules = options(TUTORIAL, reshuffle="shuffle")
    for chosen, order, mix in ((TUTORIAL, (4, 9, -1), ()), (rules, (), (-1, 4, 9))):
        state = position(chosen, "?6 2 3 4 / ?1 ?2 ?3 ?4 / ?1 ?2 ?3 ?4", HIDDEN, discard="4 9 -1", draw="8")
        draw_and_lay(state, 8, "A1")
        view = state.view(1)
        assert (view.draw_order, view.draw_cards) == (order, mix)
        guess = view.determinize(Random(2))
        assert sorted(guess.draw) == [-1, 4, 9] and guess.view(1) == view
        if order:
            assert guess.draw == [-1, 9, 4]
    do(state, TAKE_FROM_DRAW_PILE, DrawCard(1, 9))
    guessed = {state.view(0).determinize(Random(seed)).hand for seed in range(30)}
    assert guessed == {-1, 4, 9}
    assert state.view(1).draw_cards == (-1, 4) and state.view(0).draw_cards == (-1, 4, 9)


@pytest.mark.parametrize(
    ("event", "shows"),
    [
        (RoundDealt(1, 5), True),
        (StarterChosen(0, "drawn"), False),
        (CardTurnedUp(0, 1, 5, True), True),
        (CardDrawn(0, 5, known=False), True),
        (CardDrawn(0, 5, known=True), False),
        (CardTaken(0, 5), False),
        (CardsExchanged(0, 1, 5, 6, old_was_down=True, from_draw=False), True),
        (CardsExchanged(0, 1, 5, 6, old_was_down=False, from_draw=True), True),
        (CardsExchanged(0, 1, 5, 6, old_was_down=False, from_draw=False), False),
        (DrawnDiscarded(0, 5), True),
        (ColumnClosed(0, 1, (0, 0, 0), 5, 5, False, False), False),
        (ColumnsLeftOpen(0, (1,)), False),
        (PileTurnedOver(5, True), False),
        (RoundStopped(0), False),
        (TurnsRanOut(60), False),
        (FinalReveal(()), False),
        (FinalReveal((Revealed(0, 1, 5),)), True),
        (RoundScored(1, (1,), (1,), (1,), None), False),
        (GameEnded("target", (0,)), False),
    ],
)
def test_what_shows_somebody_something_new(event: SkyjoEvent, shows: bool) -> None:
    assert reveals(event) is shows


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (DealRound(None, 5), "deal 5"),
        (ChooseStarter(0), "starter 1"),
        (TAKE_FROM_DRAW_PILE, "draw"),
        (DrawCard(1, -2), "card -2"),
        (DrawCard(1, None), "card ?"),
        (TAKE_FROM_DISCARD_PILE, "take"),
        (EXCHANGES[0], "lay A1"),
        (EXCHANGES[11], "lay D3"),
        (DISCARD_DRAWN, "discard"),
        (TURN_UPS[4], "turn B2"),
        (CLOSINGS[2], "close C"),
        (KEEP_OPEN, "keep"),
    ],
)
def test_notation(action: SkyjoAction, text: str) -> None:
    assert action_text(action) == text


def test_a_position_in_a_fixed_width_font() -> None:
    state = position(TUTORIAL, SOME, CLOSED, discard="3 -1", turn=0, totals=(20, 130))
    do(state, TAKE_FROM_DISCARD_PILE)
    assert view_text(state.view(None)).splitlines() == [
        "round 1 turn 1 place_taken seat 1  draw (101) discard 3 (1) hand -1",
        ">1       ▒   5   ·   4",
        "  19     2   ▒   ·   ▒",
        "  20     ▒   ▒   ·   8",
        " 2       ·   ·   ·   ·",
        "  0      ·   ·   ·   ·",
        "  130    ·   ·   ·   ·",
    ]


def test_a_view_is_small_and_comes_back_the_same() -> None:
    state = position(TUTORIAL, SOME, HIDDEN, discard="3 7")
    view = state.view(1)
    packed = msgspec.msgpack.encode(view)
    assert msgspec.msgpack.decode(packed, type=SkyjoView) == view
    assert len(packed) < 1500
