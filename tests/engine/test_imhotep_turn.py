"""Section 3: loading, buying, sailing, rounds, unloading, and the duty to act."""

import pytest
from imhotep_tables import (
    buy,
    card,
    cards,
    choices,
    do,
    harbour,
    kinds,
    load,
    of_kind,
    options,
    order,
    position,
    sail,
    site,
    totals,
    use,
)

from engine.core.seats import CHANCE
from engine.games.imhotep.actions import (
    PASS_TURN,
    BuyCard,
    ChooseStarter,
    LayOutMarket,
    LoadStone,
    PassTurn,
    SailShip,
    TakeBack,
    TurnUpCard,
)
from engine.games.imhotep.events import (
    CardBought,
    MarketRefilled,
    RoundBegan,
    ShipSailed,
    StoneLoaded,
    StonePlaced,
    StoneReturned,
    TurnPassed,
    TurnSkipped,
)
from engine.games.imhotep.game import IMHOTEP
from engine.games.imhotep.table import Phase

CHOOSE = options(berths="choose")

# 3.1 Load


@pytest.mark.clause("IMHOTEP-3.1")
def test_a_stone_goes_from_the_reserve_into_the_topmost_free_berth() -> None:
    state = position(reserve="5 7")
    assert choices(state, LoadStone) == [load(2, 1), load(3, 1), load(4, 1)]
    assert do(state, load(4, 1)) == [StoneLoaded(0, 2, 0)]
    assert harbour(state) == ".. ... A..." and state.reserve == [4, 7]
    assert state.actor == 1
    assert choices(state, LoadStone) == [load(2, 1), load(3, 1), load(4, 2)]
    assert state.refusal(load(4, 1)) == state.refusal(load(4, 3)) == "IMHOTEP-3.1"
    do(state, load(4, 2))
    assert harbour(state) == ".. ... AB.." and state.reserve == [4, 6]


@pytest.mark.clause("IMHOTEP-3.1")
def test_a_table_may_let_the_berth_be_chosen() -> None:
    state = position(rules=CHOOSE, ships=".B ~~~ A..B")
    assert choices(state, LoadStone) == [load(2, 1), load(4, 2), load(4, 3)]
    assert state.refusal(load(4, 1)) == state.refusal(load(2, 2)) == "IMHOTEP-3.1"
    do(state, load(4, 3))
    assert harbour(state) == ".B ~~~ A.AB"


@pytest.mark.clause("IMHOTEP-3.1")
def test_no_load_without_a_stone_a_free_berth_or_a_ship_in_the_harbour() -> None:
    assert position(reserve="0 5", ships="A. ... ....").refusal(load(3, 1)) == "IMHOTEP-3.1"
    state = position(ships="AB ~~~ A...")
    assert state.refusal(load(2, 1)) == state.refusal(load(2, 2)) == "IMHOTEP-3.1"
    assert state.refusal(load(3, 1)) == "IMHOTEP-3.1"
    assert choices(state, LoadStone) == [load(4, 2)]


# 3.2 Buy


@pytest.mark.clause("IMHOTEP-3.2")
def test_buying_pays_into_the_box_and_the_next_card_takes_the_place() -> None:
    state = position(reserve="5 9", box="1 0")
    assert do(state, BuyCard(1)) == [CardBought(0, 1, card("pyramid_mason"), 2)]
    assert state.actor == CHANCE and state.phase is Phase.REFILL and len(state.legal_actions()) == 0
    assert state.reserve == [3, 9] and state.box == [3, 0]
    assert state.view(None).market[1] is None and state.view(None).turn == 0
    assert state.view(1).hands == (cards("pyramid_mason"), cards(""))
    assert do(state, TurnUpCard(card("lever"))) == [MarketRefilled(1, card("lever"), 23)]
    assert state.view(None).market[1] == card("lever")
    assert state.view(None).deck[card("lever")] == 2 and state.view(None).deck_left == 23
    assert state.actor == 1


@pytest.mark.clause("IMHOTEP-3.2")
def test_a_priest_costs_three() -> None:
    """The worked value: with two in reserve it is refused."""
    state = position(reserve="2 9")
    assert state.market[0] == card("temple_priest")
    assert state.refusal(BuyCard(0)) == "IMHOTEP-3.2"
    assert choices(state, BuyCard) == [BuyCard(slot) for slot in (1, 2, 3, 4, 5)]
    assert position(reserve="3 9").refusal(BuyCard(0)) is None


@pytest.mark.clause("IMHOTEP-3.2")
@pytest.mark.parametrize(
    ("stones", "slots"), [(0, ""), (1, "2 5 6 7 8"), (2, "1 2 3 4 5 6 7 8 9"), (3, "0 1 2 3 4 5 6 7 8 9")]
)
def test_what_so_many_stones_buy(stones: int, slots: str) -> None:
    """The shelf of four seats costs 3 2 1 2 2 1 1 1 1 2."""
    state = position(4, reserve=f"{stones} 0 0 0", ships="A. ... ....")
    assert choices(state, BuyCard) == [BuyCard(int(slot)) for slot in slots.split()]
    for slot in range(10):
        assert state.refusal(BuyCard(slot)) == (None if str(slot) in slots.split() else "IMHOTEP-3.2")


@pytest.mark.clause("IMHOTEP-3.2")
def test_only_a_card_of_the_deck_takes_the_place_and_nothing_comes_before_it() -> None:
    state = position(deck="quarry lever")
    do(state, BuyCard(2))
    assert state.refusal(TurnUpCard(card("statue"))) == "IMHOTEP-3.2"
    for action in (
        load(2, 1),
        BuyCard(0),
        PASS_TURN,
        use("quarry"),
        ChooseStarter(0),
        LayOutMarket((0, 0, 1, 1, 2, 2)),
    ):
        assert state.refusal(action) == "IMHOTEP-3.2"
    for turn_up in (TurnUpCard(card("quarry")), TurnUpCard(card("lever"))):
        assert state.refusal(turn_up) is None
    do(state, TurnUpCard(card("quarry")))
    assert state.refusal(TurnUpCard(card("lever"))) == "IMHOTEP-3.2"


@pytest.mark.clause("IMHOTEP-3.2")
def test_the_new_card_is_news_to_everybody() -> None:
    state = position()
    told = buy(state, "statue", "quarry")
    assert [IMHOTEP.reveals(event) for event in told] == [False, True]


# 3.3 Sail


@pytest.mark.clause("IMHOTEP-3.3")
def test_anybody_may_sail_any_ship_that_carries_a_stone() -> None:
    state = position(3, ships=".. B.. CC..", turn=0)
    assert {action.ship for action in state.legal_actions() if type(action) is SailShip} == {1, 2}
    told = do(state, sail(4, "temple"))
    assert told[0] == ShipSailed(0, 2, 1)
    assert site(state, "temple") == "CC" and harbour(state) == ".. B.. ~~~~"
    assert state.actor == 1


@pytest.mark.clause("IMHOTEP-3.3")
def test_an_empty_ship_does_not_sail() -> None:
    """A worked value."""
    state = position(ships=".. A.. ....")
    assert state.refusal(sail(2, "tomb")) == state.refusal(sail(4, "tomb")) == "IMHOTEP-3.3"
    assert state.refusal(sail(3, "tomb")) is None


@pytest.mark.clause("IMHOTEP-3.3")
def test_a_site_without_a_free_place_is_no_aim() -> None:
    state = position(ships="A. ... ....", sites={"obelisk": "AABB", "tomb": "AABBA"})
    assert state.refusal(sail(2, "obelisk")) == "IMHOTEP-3.3"
    assert choices(state, SailShip) == [sail(2, "pyramid"), sail(2, "temple"), sail(2, "tomb")]


# 3.4 Rounds


@pytest.mark.clause("IMHOTEP-3.4")
def test_a_ship_sails_once_a_round() -> None:
    """A worked value."""
    state = position(ships="A. BB. A...")
    do(state, sail(2, "temple"))
    assert state.refusal(sail(2, "temple")) == "IMHOTEP-3.4"
    assert {action.ship for action in choices(state, SailShip) if isinstance(action, SailShip)} == {1, 2}


@pytest.mark.clause("IMHOTEP-3.4")
def test_after_the_third_ship_all_return_empty_and_turns_go_on() -> None:
    state = position(3, ships="~~ BB. ~~~~", turn=1, number=4)
    told = do(state, sail(3, "temple"))
    assert told[-1] == RoundBegan(5)
    assert harbour(state) == ".. ... ...." and state.round == 5
    assert state.actor == 2
    assert choices(state, LoadStone) == [load(2, 1), load(3, 1), load(4, 1)]


@pytest.mark.clause("IMHOTEP-3.4")
def test_a_fair_wind_can_bring_the_ships_back_in_mid_turn() -> None:
    state = position(ships="~~ ~~~ AB..", hands={"A": "fair_wind"})
    told = do(state, use("fair_wind"), sail(4, "tomb"))
    assert told[-1] == RoundBegan(2)
    assert state.actor == 0 and state.phase is Phase.TURN
    do(state, load(2, 1))
    assert harbour(state) == "A. ... ...." and state.actor == 1


# 3.5 Unloading


@pytest.mark.clause("IMHOTEP-3.5")
def test_stones_are_unloaded_from_the_top_down_past_empty_berths() -> None:
    state = position(3, CHOOSE, ships=".. ... .B.C", sites={"temple": "A"})
    told = do(state, sail(4, "temple"))
    assert told == [ShipSailed(0, 2, 1), StonePlaced(1, 2, 1, 1, 1, 0), StonePlaced(2, 2, 3, 1, 2, 0)]
    assert site(state, "temple") == "ABC"


@pytest.mark.clause("IMHOTEP-3.5")
def test_what_does_not_fit_goes_back_to_its_owner() -> None:
    """The worked value: the obelisk holds three, A and B arrive."""
    state = position(ships="AB ... ....", sites={"obelisk": "BAB"}, reserve="4 6")
    told = do(state, sail(2, "obelisk"))
    assert site(state, "obelisk") == "BABA" and state.reserve == [4, 7]
    assert kinds(told) == ["ShipSailed", "StonePlaced", "StoneReturned", "SiteCompleted"]
    assert of_kind(told, StoneReturned) == [StoneReturned(1, 0, 1)]
    assert not state.open_sites >> 2 & 1


@pytest.mark.clause("IMHOTEP-3.5")
def test_a_returned_stone_can_be_used_again() -> None:
    state = position(ships="~~ ~~~ ABBB", sites={"obelisk": "AAB"}, reserve="3 0")
    do(state, sail(4, "obelisk"))
    assert state.reserve == [3, 3] and state.actor == 1
    do(state, load(2, 1))
    assert harbour(state) == "B. ... ...."


# 3.6 You must act


@pytest.mark.clause("IMHOTEP-3.6")
def test_whoever_can_act_may_not_pass() -> None:
    assert position().refusal(PASS_TURN) == "IMHOTEP-3.6"
    assert position(reserve="0 0", ships="B. ... ....").refusal(PASS_TURN) == "IMHOTEP-3.6"
    assert position(reserve="1 0", ships=".. ... ....").refusal(PASS_TURN) == "IMHOTEP-3.6"
    assert choices(position(reserve="0 0", ships="B. ... ...."), PassTurn) == []


@pytest.mark.clause("IMHOTEP-3.6")
def test_whoever_can_only_play_a_card_may_pass() -> None:
    state = position(3, reserve="0 5 5", box="2 0 0", hands={"A": "quarry lever"}, ships=".. ... ....")
    assert list(state.legal_actions()) == [PASS_TURN, use("quarry")]
    assert do(state, PASS_TURN) == [TurnPassed(0)]
    assert state.actor == 1 and state.idle == 1
    assert state.view(None).hands[0] == cards("quarry lever")


@pytest.mark.clause("IMHOTEP-3.6")
def test_a_card_that_makes_an_action_possible_makes_it_a_duty() -> None:
    state = position(reserve="0 5", box="2 0", hands={"A": "quarry quarry"}, ships=".. ... ....")
    do(state, use("quarry"), TakeBack(1))
    assert state.actor == 0
    assert state.refusal(PASS_TURN) == "IMHOTEP-3.6"
    assert choices(state, LoadStone) == [load(2, 1), load(3, 1), load(4, 1)]


@pytest.mark.clause("IMHOTEP-3.6")
def test_whoever_can_do_nothing_is_skipped() -> None:
    state = position(
        4, reserve="1 0 0 3", box="0 4 0 0", hands={"C": "quarry", "B": "statue lever"}, ships=".. ~~~ ~~~~"
    )
    do(state, load(2, 1))
    assert state.actor == 1, "the ship can be sailed"
    told = do(state, sail(2, "temple"))
    assert harbour(state) == ".. ... ...."
    assert told[-1] == TurnSkipped(2) and state.actor == 3, "a quarry is no use without a stone in the box"
    assert state.idle == 1
    do(state, load(2, 1))
    assert state.idle == 0 and state.actor == 0


@pytest.mark.clause("IMHOTEP-3.6")
def test_a_turn_ends_by_itself_if_a_card_took_the_last_possibility() -> None:
    """A has no stone left and sails the only loaded ship by fair wind: nothing remains to be done."""
    state = position(reserve="0 5", ships=".. A.. ~~~~", hands={"A": "fair_wind lever"})
    told = do(state, use("fair_wind"), sail(3, "temple"))
    assert told[-1] == TurnSkipped(0) and state.actor == 1 and state.idle == 1


@pytest.mark.clause("IMHOTEP-3.6")
def test_exactly_one_action_a_turn() -> None:
    for action in (load(2, 2), sail(2, "tomb")):
        state = position(ships="A. ... ....")
        do(state, action)
        assert state.actor == 1
    state = position()
    buy(state, "statue")
    assert state.actor == 1


@pytest.mark.clause("IMHOTEP-3.1", "IMHOTEP-3.2", "IMHOTEP-3.3")
def test_what_a_seat_may_do_is_listed_in_one_order() -> None:
    state = position(ships="A. AB. ~~~~", reserve="2 5", hands={"A": "lever fair_wind statue"})
    assert list(state.legal_actions()) == [
        *(load(2, 2), load(3, 3)),
        *(BuyCard(slot) for slot in (1, 2, 3, 4, 5)),
        *(sail(ship, name) for ship in (2, 3) for name in ("pyramid", "temple", "obelisk", "tomb")),
        *(use("fair_wind"), use("lever")),
    ]
    assert list(state.view(0).legal_actions()) == list(state.legal_actions())
    assert list(state.view(1).legal_actions()) == list(state.view(None).legal_actions()) == []
    assert totals(state) == [1, 0] and state.refusal(order(3, "BA")) == "IMHOTEP-5.1"
