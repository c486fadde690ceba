"""Section 4: what stones score at the four sites, and ties for the most."""

import pytest
from imhotep_tables import do, line, of_kind, options, position, sail, totals

from engine.games.imhotep.events import StonePlaced
from engine.games.imhotep.pieces import OBELISK, TOMB, column_of, level_of
from engine.games.imhotep.scoring import Standing

EACH = options(majority_tie="each")


@pytest.mark.clause("IMHOTEP-4.1", "IMHOTEP-3.5")
def test_three_stones_go_to_the_bottom_the_middle_and_the_top() -> None:
    """The worked value: A, B, A into the empty pyramid."""
    state = position(ships=".. ABA ....")
    told = do(state, sail(3, "pyramid"))
    assert of_kind(told, StonePlaced) == [
        StonePlaced(0, 1, 0, 0, 0, 1),
        StonePlaced(1, 1, 1, 0, 1, 2),
        StonePlaced(0, 1, 2, 0, 2, 3),
    ]
    assert state.view(None).points == (4, 2) and totals(state) == [4, 2]


@pytest.mark.clause("IMHOTEP-4.1")
def test_a_column_is_finished_before_the_next_begins() -> None:
    """The worked value: two lie there, A comes on top, B begins the next column."""
    state = position(3, ships="AB ... ....", sites={"pyramid": "CC"})
    told = do(state, sail(2, "pyramid"))
    assert [(event.seat, event.place, event.points) for event in of_kind(told, StonePlaced)] == [(0, 2, 3), (1, 3, 1)]
    assert state.view(None).points == (3, 1, 3)


@pytest.mark.clause("IMHOTEP-4.1")
def test_four_columns_of_three() -> None:
    assert [(column_of(place), level_of(place)) for place in range(12)] == [
        (column, level) for column in range(4) for level in range(3)
    ]
    state = position(sites={"pyramid": "A" * 12})
    assert state.view(None).points == (24, 0)
    assert line(state, "A", "pyramid") == (24, "4 × 1 + 4 × 2 + 4 × 3", "IMHOTEP-4.1")


@pytest.mark.clause("IMHOTEP-4.1")
def test_the_pyramid_line_says_how_it_came_about() -> None:
    state = position(3, sites={"pyramid": "AABAB"})
    assert line(state, "A", "pyramid") == (4, "2 × 1 + 1 × 2", "IMHOTEP-4.1")
    assert line(state, "B", "pyramid") == (5, "1 × 2 + 1 × 3", "IMHOTEP-4.1")
    assert line(state, "C", "pyramid") == (0, "", "IMHOTEP-4.1")


@pytest.mark.clause("IMHOTEP-4.2")
def test_temple_stones_score_one_each_at_the_end() -> None:
    state = position(ships=".. ABA ....", sites={"temple": "AAB"})
    told = do(state, sail(3, "temple"))
    assert [event.points for event in of_kind(told, StonePlaced)] == [0, 0, 0]
    assert state.view(None).points == (0, 0)
    assert line(state, "A", "temple") == (4, "", "IMHOTEP-4.2")
    assert totals(state) == [4, 2]


@pytest.mark.clause("IMHOTEP-4.3")
def test_the_obelisk_pays_seven_for_strictly_the_most() -> None:
    state = position(3, sites={"obelisk": "ABAC"})
    assert line(state, "A", "obelisk") == (2, "", "IMHOTEP-4.3")
    assert line(state, "A", "obelisk_bonus") == (7, "", "IMHOTEP-4.3")
    assert line(state, "B", "obelisk_bonus") is None
    assert totals(state) == [9, 1, 1]


@pytest.mark.clause("IMHOTEP-4.4")
def test_the_tomb_pays_five_for_strictly_the_most() -> None:
    """The worked value: A 3, B 2, C 1."""
    state = position(3, sites={"tomb": "ABACBA"})
    assert line(state, "A", "tomb") == (3, "", "IMHOTEP-4.4")
    assert line(state, "A", "tomb_bonus") == (5, "", "IMHOTEP-4.4")
    assert totals(state) == [3 + 5, 2, 1]


@pytest.mark.clause("IMHOTEP-4.3", "IMHOTEP-4.4")
def test_one_stone_is_the_most_where_nobody_else_has_any() -> None:
    assert totals(position(sites={"obelisk": "B"})) == [0, 8]
    assert totals(position(sites={"tomb": "B"})) == [0, 6]
    assert totals(position(sites={"temple": "B"})) == [0, 1], "no bonus there"


@pytest.mark.clause("IMHOTEP-4.5")
def test_nobody_gets_the_bonus_on_a_tie() -> None:
    """The worked value: obelisk A 2, B 2."""
    state = position(3, sites={"obelisk": "ABBA", "tomb": "CCBB"})
    assert totals(state) == [2, 4, 2]
    assert line(state, "A", "obelisk_bonus") == (0, "", "IMHOTEP-4.5")
    assert line(state, "C", "obelisk_bonus") is None


@pytest.mark.clause("IMHOTEP-4.5")
def test_a_table_may_give_it_to_everyone_who_ties() -> None:
    state = position(3, EACH, sites={"obelisk": "ABBA", "tomb": "CCBBA"})
    assert totals(state) == [2 + 7 + 1, 2 + 7 + 2 + 5, 2 + 5]
    assert line(state, "B", "tomb_bonus") == (5, "", "IMHOTEP-4.5")
    assert line(state, "A", "tomb_bonus") is None


@pytest.mark.clause("IMHOTEP-4.5")
def test_without_a_stone_there_is_no_bonus() -> None:
    assert totals(position(4, EACH)) == [0, 0, 0, 0]
    assert totals(position(4, EACH, sites={"tomb": "D"})) == [0, 0, 0, 6]


@pytest.mark.clause("IMHOTEP-4.3", "IMHOTEP-4.4")
def test_who_leads_and_by_how_much() -> None:
    view = position(4, sites={"obelisk": "ABB", "tomb": "CDCDA"}).view(None)
    assert view.standing(OBELISK) == Standing((1,), 2, 1)
    assert view.standing(TOMB) == Standing((2, 3), 2, 0)
    assert position(sites={"tomb": "BBB"}).view(None).standing(TOMB) == Standing((1,), 3, 3)
    assert position().view(None).standing(TOMB) == Standing((), 0, 0)
