"""What a choice would bring, shown before it is made; checked by making it."""

from random import Random

import pytest
from imhotep_tables import card, do, options, position, sail, seat_of, totals

from engine.core.seats import CHANCE, NOBODY
from engine.games.imhotep.actions import BuyCard, SailShip
from engine.games.imhotep.events import StonePlaced, StoneReturned
from engine.games.imhotep.options import TUTORIAL
from engine.games.imhotep.pieces import OBELISK, PYRAMID, TEMPLE, TOMB
from engine.games.imhotep.previews import card_gain, exchanged, sail_preview
from engine.games.imhotep.state import new_state


@pytest.mark.clause("IMHOTEP-4.1", "IMHOTEP-3.5")
def test_a_voyage_to_the_pyramid() -> None:
    state = position(3, ships=".. BAB ....", sites={"pyramid": "C" * 10})
    found = sail_preview(state.view(0), 1, PYRAMID)
    assert found is not None
    assert found.placed == (StonePlaced(1, 1, 0, PYRAMID, 10, 2), StonePlaced(0, 1, 1, PYRAMID, 11, 3))
    assert found.returned == (StoneReturned(1, 1, 2),)
    assert found.points == found.gains == (3, 2, 0) and found.totals == (3, 2, 18 + 1)
    assert not found.ends_round and not found.ends_game


@pytest.mark.clause("IMHOTEP-4.3", "IMHOTEP-4.5")
def test_a_voyage_can_win_a_bonus_and_cost_another_one() -> None:
    state = position(3, ships="~~ AAC ~~~~", sites={"obelisk": "B"}, hands={"C": "obelisk_carver"})
    found = sail_preview(state.view(None), 1, OBELISK)
    assert found is not None
    assert found.points == (0, 0, 0)
    assert found.gains == (2 + 7, -7, 1 + 2) and found.totals == (9, 1, 3)
    assert found.ends_round
    tied = sail_preview(position(ships="A. ... ....", sites={"tomb": "B"}).view(0), 0, TOMB)
    assert tied is not None and tied.gains == (1, -5)


@pytest.mark.clause("IMHOTEP-5.1")
def test_a_voyage_if_the_stones_lay_in_another_order() -> None:
    state = position(ships=".. ... AB.B", sites={"pyramid": "AA", "tomb": "AAAAA"}, rules=options(berths="choose"))
    as_they_lie = sail_preview(state.view(0), 2, PYRAMID)
    with_lever = sail_preview(state.view(0), 2, PYRAMID, (1, 1, 0))
    assert as_they_lie is not None and as_they_lie.gains == (3, 1 + 2)
    assert with_lever is not None and with_lever.gains == (2, 3 + 1)
    assert [stone.berth for stone in with_lever.placed] == [0, 1, 3]
    overflow = sail_preview(state.view(0), 2, TOMB, (1, 0, 1))
    assert overflow is not None and [stone.seat for stone in overflow.returned] == [0, 1]


@pytest.mark.clause("IMHOTEP-3.3")
def test_no_preview_of_a_voyage_that_is_not_allowed() -> None:
    view = position(ships="A. ~~~ ....", sites={"obelisk": "AABB"}).view(0)
    assert sail_preview(view, 0, OBELISK) is None, "full"
    assert sail_preview(view, 1, TEMPLE) is None, "sailed"
    assert sail_preview(view, 2, TEMPLE) is None, "empty"


@pytest.mark.clause("IMHOTEP-6.1")
def test_a_preview_of_the_last_voyage_says_so() -> None:
    full = {"pyramid": "A" * 12, "temple": "B" * 12, "obelisk": "AABB", "tomb": "AAABB"}
    found = sail_preview(position(ships="B. ~~~ ~~~~", sites=full).view(1), 0, TOMB)
    assert found is not None and found.ends_game and not found.ends_round
    assert found.gains == (-5, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_previews_come_true(seats: int) -> None:
    """In random games: every voyage that can be made is previewed as it turns out, and a card as it scores."""
    rng = Random(seats)
    voyages = purchases = 0
    for _ in range(3):
        state = new_state(seats, TUTORIAL)
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                state.apply(state.sample_chance(rng))
                continue
            view, before = state.view(None), totals(state)
            legal = state.legal_actions()
            for action in legal:
                after = state.clone()
                if isinstance(action, SailShip):
                    preview = sail_preview(view, action.ship, action.site)
                    told = do(after, action)
                    assert preview is not None
                    assert list(preview.totals) == totals(after)
                    assert list(preview.gains) == [new - old for new, old in zip(totals(after), before, strict=True)]
                    assert [event for event in told if type(event) in (StonePlaced, StoneReturned)] == [
                        *preview.placed,
                        *preview.returned,
                    ]
                    assert preview.ends_round == (after.round > state.round)
                    voyages += 1
                elif isinstance(action, BuyCard):
                    kind = state.market[action.slot]
                    do(after, action)
                    assert card_gain(view, state.actor, kind) == totals(after)[state.turn] - before[state.turn]
                    purchases += 1
            state.apply(legal[int(rng.random() * len(legal))])
    assert voyages > 100 and purchases > 100


@pytest.mark.clause("IMHOTEP-5.2")
def test_what_one_more_card_is_worth_so_far() -> None:
    view = position(sites={"temple": "AAB", "pyramid": "AAA"}, hands={"A": "statue pyramid_mason"}).view(0)
    assert [card_gain(view, seat_of("A"), card(name)) for name in ("temple_priest", "statue", "pyramid_mason")] == [
        2,
        2,
        1,
    ]
    assert [card_gain(view, seat_of("B"), card(name)) for name in ("temple_priest", "statue", "quarry")] == [1, 1, 0]


@pytest.mark.clause("IMHOTEP-5.1")
def test_two_stones_change_places() -> None:
    view = position(3, ships="AB ... A.BC", rules=options(berths="choose")).view(0)
    assert exchanged(view, 0, 0, 1) == (1, 0)
    assert exchanged(view, 2, 0, 3) == (2, 1, 0)
    assert exchanged(view, 2, 3, 2) == (0, 2, 1)
    assert exchanged(view, 2, 1, 2) is None, "an empty berth"
    assert exchanged(view, 2, 0, 0) == (0, 1, 2)


def test_a_preview_leaves_the_position_alone() -> None:
    state = position(ships="AB ... ....")
    view = state.view(0)
    sail_preview(view, 0, TOMB, (1, 0))
    assert state.view(0) == view
    do(state, sail(2, "tomb"))
