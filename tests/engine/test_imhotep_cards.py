"""Section 5: one-shot cards, permanent cards, and cards that would do nothing."""

import pytest
from imhotep_tables import (
    NAMES,
    buy,
    card,
    cards,
    choices,
    do,
    harbour,
    kinds,
    line,
    load,
    options,
    order,
    position,
    sail,
    site,
    totals,
    use,
)

from engine.games.imhotep.actions import (
    PASS_TURN,
    BuyCard,
    ImhotepAction,
    LoadStone,
    Rearrange,
    SailShip,
    TakeBack,
    UseCard,
)
from engine.games.imhotep.events import CardUsed, GameEnded, ShipRearranged, StoneLoaded, StonesQuarried
from engine.games.imhotep.pieces import ONE_SHOTS
from engine.games.imhotep.table import Phase

CHOOSE = options(berths="choose")

# 5.1 One-shot cards


@pytest.mark.clause("IMHOTEP-5.1")
def test_several_cards_come_before_the_action_and_do_not_end_the_turn() -> None:
    state = position(3, ships="B. ... ....", hands={"A": "extra_hands extra_hands fair_wind lever"})
    do(state, use("extra_hands"), load(2, 2))
    assert state.actor == 0 and state.phase is Phase.TURN and state.playing == -1
    do(state, use("lever"), order(2, "AB"))
    do(state, use("fair_wind"), sail(2, "pyramid"))
    assert site(state, "pyramid") == "AB" and state.actor == 0
    do(state, use("extra_hands"), load(3, 1), load(4, 1))
    assert state.actor == 1 and harbour(state) == "~~ A.. A..."
    assert state.view(None).hands[0] == cards("")


@pytest.mark.clause("IMHOTEP-5.1")
def test_cards_are_for_the_own_turn() -> None:
    state = position(box="1 1", hands={"A": "quarry", "B": "quarry"}, turn=1)
    for action in (use("quarry"), TakeBack(1), order(2, "AB")):
        assert state.view(0).refusal(action) == "IMHOTEP-5.1"
    assert state.view(1).refusal(use("quarry")) is None
    do(state, use("quarry"))
    assert state.view(0).refusal(TakeBack(1)) == "IMHOTEP-5.1"


@pytest.mark.clause("IMHOTEP-5.1")
def test_a_card_is_not_used_on_the_turn_it_is_bought() -> None:
    state = position(ships="A. ... ....")
    buy(state, "extra_hands")
    assert state.actor == 1
    assert state.refusal(use("extra_hands")) == "IMHOTEP-5.1", "B has none"
    do(state, load(2, 2))
    do(state, use("extra_hands"), load(3, 1))
    assert state.actor == 0, "now it is another turn"


@pytest.mark.clause("IMHOTEP-5.1")
@pytest.mark.parametrize("name", [NAMES[kind] for kind in ONE_SHOTS])
def test_a_card_that_one_has_not_got_cannot_be_played(name: str) -> None:
    state = position(ships="AB ... ....", box="3 3", hands={"B": name})
    assert state.refusal(use(name)) == "IMHOTEP-5.1"
    assert choices(state, UseCard) == []
    assert choices(position(ships="AB ... ....", box="3 3", hands={"A": name}), UseCard) == [use(name)]


@pytest.mark.clause("IMHOTEP-5.1")
def test_extra_hands_load_as_a_load_does() -> None:
    state = position(ships="B. ~~~ ....", reserve="2 5", hands={"A": "extra_hands"})
    assert do(state, use("extra_hands")) == [CardUsed(0, card("extra_hands"))]
    assert state.phase is Phase.CARD and state.view(1).playing == card("extra_hands") and state.actor == 0
    assert list(state.legal_actions()) == [load(2, 2), load(4, 1)]
    assert state.refusal(load(4, 2)) == state.refusal(load(3, 1)) == "IMHOTEP-3.1"
    assert do(state, load(2, 2)) == [StoneLoaded(0, 0, 1)]
    assert state.reserve == [1, 5]


@pytest.mark.clause("IMHOTEP-5.1")
def test_extra_hands_choose_the_berth_where_a_load_does() -> None:
    state = position(rules=CHOOSE, ships="~~ ~~~ .B..", hands={"A": "extra_hands"})
    do(state, use("extra_hands"))
    assert list(state.legal_actions()) == [load(4, 1), load(4, 3), load(4, 4)]


@pytest.mark.clause("IMHOTEP-5.1")
def test_a_fair_wind_sails_as_a_sail_does() -> None:
    state = position(ships="B. ~~~ ....", sites={"obelisk": "ABAB"}, hands={"A": "fair_wind"})
    do(state, use("fair_wind"))
    assert list(state.legal_actions()) == [sail(2, "pyramid"), sail(2, "temple"), sail(2, "tomb")]
    assert state.refusal(sail(4, "tomb")) == state.refusal(sail(2, "obelisk")) == "IMHOTEP-3.3"
    assert state.refusal(sail(3, "tomb")) == "IMHOTEP-3.4"
    do(state, sail(2, "pyramid"))
    assert state.view(None).points == (0, 1) and state.actor == 0


@pytest.mark.clause("IMHOTEP-5.1")
@pytest.mark.parametrize(("box", "most"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_a_quarry_brings_back_one_to_three_own_stones(box: int, most: int) -> None:
    state = position(reserve="2 2", box=f"{box} 5", hands={"A": "quarry"})
    do(state, use("quarry"))
    assert list(state.legal_actions()) == [TakeBack(stones) for stones in range(1, most + 1)]
    for stones in (0, -1, most + 1, 4):
        assert state.refusal(TakeBack(stones)) == "IMHOTEP-5.1"
    assert do(state, TakeBack(most)) == [StonesQuarried(0, most)]
    assert state.reserve == [2 + most, 2] and state.box == [box - most, 5]


@pytest.mark.clause("IMHOTEP-5.1")
def test_a_lever_changes_the_order_of_the_owners() -> None:
    state = position(3, ships="A. AAB ABC.", hands={"A": "lever"})
    do(state, use("lever"))
    assert list(state.legal_actions()) == [
        *(order(3, owners) for owners in ("ABA", "BAA")),
        *(order(4, owners) for owners in ("ACB", "BAC", "BCA", "CAB", "CBA")),
    ]
    told = do(state, order(4, "CBA"))
    assert told == [ShipRearranged(0, 2, (0, 1, 2, None), (2, 1, 0, None))]
    assert harbour(state) == "A. AAB CBA." and state.actor == 0


@pytest.mark.clause("IMHOTEP-5.1")
def test_a_lever_uses_the_occupied_berths_only() -> None:
    state = position(rules=CHOOSE, ships=".. ... A..B", hands={"A": "lever"})
    do(state, use("lever"))
    assert list(state.legal_actions()) == [order(4, "BA")]
    assert do(state, order(4, "BA")) == [ShipRearranged(0, 2, (0, None, None, 1), (1, None, None, 0))]
    assert harbour(state) == ".. ... B..A"


@pytest.mark.clause("IMHOTEP-5.1")
def test_a_lever_takes_no_other_stones_and_no_old_order() -> None:
    state = position(3, ships="AB ~~~ ABC.", hands={"A": "lever"})
    do(state, use("lever"))
    for owners in ("AB", "BB", "AC", "B", "", "BAA"):
        assert state.refusal(order(2, owners)) == "IMHOTEP-5.1", owners
    assert state.refusal(order(3, "AB")) == "IMHOTEP-5.1"
    assert state.refusal(Rearrange(3, (0, 1))) == "IMHOTEP-1.2"
    assert state.refusal(order(2, "BA")) is None


@pytest.mark.clause("IMHOTEP-5.1")
def test_a_full_ship_of_four_owners_has_23_new_orders() -> None:
    state = position(4, ships="AA BBB ABCD", hands={"A": "lever"})
    do(state, use("lever"))
    assert len(state.legal_actions()) == len(set(state.legal_actions())) == 23


@pytest.mark.clause("IMHOTEP-5.1")
def test_a_card_in_play_takes_effect_before_anything_else() -> None:
    everything = "extra_hands fair_wind quarry lever"
    state = position(ships="AB A.. ....", box="2 0", hands={"A": everything})
    allowed = {"extra_hands": LoadStone, "fair_wind": SailShip, "quarry": TakeBack, "lever": Rearrange}
    tries: list[ImhotepAction] = [
        load(3, 2),
        sail(2, "tomb"),
        TakeBack(1),
        order(2, "BA"),
        BuyCard(2),
        PASS_TURN,
        use("quarry"),
        use("lever"),
    ]
    for name, effect in allowed.items():
        playing = state.clone()
        do(playing, use(name))
        assert {type(action) for action in playing.legal_actions()} == {effect}
        for action in tries:
            assert playing.refusal(action) == (None if type(action) is effect else "IMHOTEP-5.1"), (name, action)


@pytest.mark.clause("IMHOTEP-5.1", "IMHOTEP-6.1")
def test_the_end_is_looked_for_after_each_card() -> None:
    full = {"pyramid": "A" * 12, "temple": "B" * 12, "obelisk": "AABB", "tomb": "AAABB"}
    state = position(ships="B. ... ....", sites=full, hands={"A": "fair_wind extra_hands"})
    told = do(state, use("fair_wind"), sail(2, "tomb"))
    assert kinds(told)[-2:] == ["SiteCompleted", "GameEnded"] and isinstance(told[-1], GameEnded)
    assert state.view(0).reason == "sites_full"


# 5.2 Permanent cards


@pytest.mark.clause("IMHOTEP-5.2")
def test_a_used_card_is_discarded() -> None:
    state = position(hands={"A": "extra_hands extra_hands"})
    do(state, use("extra_hands"), load(2, 1))
    assert state.view(None).hands[0] == cards("extra_hands")
    assert state.view(None).discard == cards("extra_hands")


@pytest.mark.clause("IMHOTEP-5.2")
def test_a_permanent_card_needs_no_playing() -> None:
    state = position(sites={"tomb": "A"}, hands={"A": "tomb_keeper statue"})
    assert state.refusal(use("tomb_keeper")) == state.refusal(use("statue")) == "IMHOTEP-5.2"
    assert state.refusal(use("temple_priest")) == "IMHOTEP-5.2"
    assert choices(state, UseCard) == []
    assert totals(state) == [1 + 5 + 1 + 1, 0]


@pytest.mark.clause("IMHOTEP-5.2")
@pytest.mark.parametrize(
    ("names", "built", "key", "expected"),
    [
        ("temple_priest", {"temple": "AABA"}, "temple_priest", (3, "1 × 3")),
        ("temple_priest temple_priest", {"temple": "AAAA"}, "temple_priest", (8, "2 × 4")),
        ("pyramid_mason", {"pyramid": "AAAAA"}, "pyramid_mason", (2, "1 × ⌊5 ÷ 2⌋")),
        ("pyramid_mason pyramid_mason", {"pyramid": "AAAAAB"}, "pyramid_mason", (4, "2 × ⌊5 ÷ 2⌋")),
        ("pyramid_mason", {"pyramid": "A"}, "pyramid_mason", (0, "1 × ⌊1 ÷ 2⌋")),
        ("obelisk_carver", {"obelisk": "ABA"}, "obelisk_carver", (4, "1 × 2 × 2")),
        ("obelisk_carver obelisk_carver obelisk_carver", {"obelisk": "AAAB"}, "obelisk_carver", (18, "3 × 3 × 2")),
        ("tomb_keeper tomb_keeper", {"tomb": "AAB"}, "tomb_keeper", (4, "2 × 2")),
        ("tomb_keeper", {"temple": "AAB"}, "tomb_keeper", (0, "1 × 0")),
        ("statue", {}, "statue", (1, "")),
        ("statue statue", {}, "statue", (3, "1 + 2")),
        ("statue statue statue", {}, "statue", (6, "1 + 2 + 3")),
        ("statue statue statue statue", {}, "statue", (10, "1 + 2 + 3 + 4")),
    ],
)
def test_what_permanent_cards_score(names: str, built: dict[str, str], key: str, expected: tuple[int, str]) -> None:
    state = position(sites=built, hands={"A": names}, market="quarry quarry quarry quarry lever lever")
    value, derivation = expected
    assert line(state, "A", key) == (value, derivation, "IMHOTEP-5.2")
    assert line(state, "B", key) is None
    without = position(sites=built)
    assert totals(state)[0] == totals(without)[0] + value and totals(state)[1] == totals(without)[1]


@pytest.mark.clause("IMHOTEP-5.2", "IMHOTEP-4.2")
def test_priests_and_stones_together() -> None:
    """The worked value: two priests, four temple stones."""
    assert totals(position(sites={"temple": "AAAA"}, hands={"A": "temple_priest temple_priest"})) == [4 + 8, 0]


@pytest.mark.clause("IMHOTEP-5.2")
def test_cards_in_hand_score_nothing() -> None:
    state = position(sites={"temple": "A"}, hands={"A": "quarry lever fair_wind extra_hands"})
    assert totals(state) == [1, 0]


# 5.3 No idle play


@pytest.mark.clause("IMHOTEP-5.3")
@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("extra_hands", {"reserve": "0 5"}),
        ("extra_hands", {"ships": "AA BBB ~~~~"}),
        ("fair_wind", {"ships": ".. ~~~ ...."}),
        ("quarry", {"box": "0 4"}),
        ("lever", {"ships": "AA B.. BBB."}),
        ("lever", {"ships": ".. ... ...."}),
    ],
)
def test_a_card_that_would_do_nothing(name: str, table: dict[str, str]) -> None:
    state = position(**{"ships": "B. ... ....", **table}, hands={"A": name})  # type: ignore[arg-type]
    assert state.refusal(use(name)) == "IMHOTEP-5.3"
    assert choices(state, UseCard) == []


@pytest.mark.clause("IMHOTEP-5.3")
def test_a_lever_is_no_use_on_a_ship_of_one_owner() -> None:
    state = position(ships="AA AB. ....", hands={"A": "lever"})
    do(state, use("lever"))
    assert state.refusal(order(2, "AA")) == state.refusal(order(4, "")) == "IMHOTEP-5.3"
    assert list(state.legal_actions()) == [order(3, "BA")]
