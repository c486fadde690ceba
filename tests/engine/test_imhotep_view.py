"""Views, notation, and what passes through files."""

from random import Random

import msgspec
import pytest
from imhotep_tables import card, do, load, options, order, position, sail, use

from engine.games.imhotep.actions import (
    PASS_TURN,
    BuyCard,
    ChooseStarter,
    ImhotepAction,
    LayOutMarket,
    TakeBack,
    TurnUpCard,
)
from engine.games.imhotep.game import IMHOTEP
from engine.games.imhotep.options import TUTORIAL
from engine.games.imhotep.state import new_state
from engine.games.imhotep.view import ImhotepView

TABLE = """\
round 3 turn seat 2
ships    ~~  AB·  ····
pyramid  ABA ··· ··· ···
temple   ············
obelisk  BB··
tomb     ······
market   1:temple_priest(3)  2:pyramid_mason(2)  3:obelisk_carver(1)  4:tomb_keeper(2)  5:statue(2)
         6:extra_hands(1)
deck     21
 1       reserve 10 box 1 points 4  1 quarry 2 statue
>2       reserve 9 box 0 points 2"""


def test_the_position_as_text() -> None:
    state = position(
        ships="~~ AB. ....",
        sites={"pyramid": "ABA", "obelisk": "BB"},
        hands={"A": "statue quarry statue"},
        reserve="10 9",
        box="1 0",
        turn=1,
        number=3,
    )
    assert IMHOTEP.view_text(state.view(0)) == TABLE.translate(str.maketrans("AB", "12"))


def test_the_text_says_what_is_waited_for() -> None:
    state = position(hands={"A": "extra_hands"})
    do(state, use("extra_hands"))
    assert IMHOTEP.view_text(state.view(0)).startswith("round 1 card extra_hands seat 1\n")
    do(state, load(2, 1), BuyCard(4))
    text = IMHOTEP.view_text(state.view(0))
    assert text.startswith("round 1 refill seat 1\n") and "5:·" in text
    state = position(reserve="0 0", ships="A. ~~~ ~~~~")
    do(state, sail(2, "tomb"))
    assert IMHOTEP.view_text(state.view(None)).startswith("round 2 over seat 1 standstill\n")


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (LayOutMarket((2, 8)), "market quarry statue"),
        (ChooseStarter(1), "starter 2"),
        (TurnUpCard(card("lever")), "card lever"),
        (load(4, 2), "load 4.2"),
        (BuyCard(0), "buy 1"),
        (sail(3, "tomb"), "sail 3 tomb"),
        (use("fair_wind"), "use fair_wind"),
        (TakeBack(3), "take 3"),
        (order(4, "BAC"), "order 4 213"),
        (PASS_TURN, "pass"),
    ],
)
def test_actions_as_text(action: ImhotepAction, text: str) -> None:
    assert IMHOTEP.action_text(action) == text


@pytest.mark.parametrize(
    "line",
    [
        '{"type": "load", "ship": 3, "berth": 0}',
        '{"type": "load", "ship": 0, "berth": 4}',
        '{"type": "load", "ship": 0}',
        '{"type": "load", "ship": true, "berth": 0}',
        '{"type": "buy", "slot": 10}',
        '{"type": "sail", "ship": 0, "site": 4}',
        '{"type": "use", "card": 9}',
        '{"type": "use", "card": 0, "ship": 1}',
        '{"type": "take_back", "stones": 0}',
        '{"type": "take_back", "stones": 4}',
        '{"type": "rearrange", "ship": 0, "owners": [0, 1, 2, 3, 0]}',
        '{"type": "rearrange", "ship": 0, "owners": [4, 0]}',
        '{"type": "market", "cards": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}',
        '{"type": "starter", "seat": 4}',
        '{"type": "swim"}',
    ],
)
def test_what_is_no_action_does_not_decode(line: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(line, type=IMHOTEP.action_type)


@pytest.mark.parametrize("field", ["extra_stones", "berths", "majority_tie"])
def test_what_is_no_option_does_not_decode(field: str) -> None:
    values = msgspec.to_builtins(TUTORIAL)
    for wrong in (-2, 41, "sometimes", None, 1.5):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**values, field: wrong}, IMHOTEP.options_type)


def test_a_view_is_a_copy() -> None:
    """What happens afterwards does not reach it, and a state made of it goes its own way."""
    state = position(3, options(berths="choose"), ships="A. .B. ....", hands={"A": "lever"})
    view = state.view(1)
    kept = msgspec.json.decode(msgspec.json.encode(view), type=ImhotepView)
    table = view.table()
    do(state, load(4, 3), sail(2, "tomb"))
    assert view == kept
    assert table.reserve == [10, 10, 10] and table.berths[0] == 0


def test_a_clone_is_a_copy() -> None:
    state = position(4, ships="AB C.. D...", hands={"A": "fair_wind extra_hands quarry lever"}, box="3 0 0 0")
    before = state.view(None)
    for action in state.legal_actions():
        clone = state.clone()
        do(clone, action)
        if clone.actor == -1:
            clone.apply(TurnUpCard(card("statue")))
        for effect in clone.legal_actions():
            do(clone.clone(), effect)
        assert state.view(None) == before


@pytest.mark.parametrize("slot", [0, 3, 5])
def test_a_copy_goes_on_like_the_original(slot: int) -> None:
    """Also while a card of the market is missing, and while seats are being skipped."""
    state = position(3, hands={"C": "quarry"}, ships="A. B.. ~~~~", box="0 0 3")
    do(state, BuyCard(slot))
    idle = position(3, reserve="0 0 0", ships=".. ... ....", box="0 0 1", hands={"C": "quarry"}, turn=2, idle=2)
    for original, action in ((state, TurnUpCard(card("lever"))), (idle, PASS_TURN)):
        copies = [original.clone(), original.view(0).determinize(Random(0))]
        told = do(original, action)
        for copy in copies:
            assert do(copy, action) == told
            assert copy.view(None) == original.view(None)


def test_a_new_state_shows_an_empty_market() -> None:
    view = new_state(3, TUTORIAL).view(0)
    assert view.market == (None,) * 8 and view.deck_left == 30 and view.seats == 3
