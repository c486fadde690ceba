"""Sections 1 and 2: the pieces and the map, companies, money, first shares, the first player."""

from collections import Counter
from random import Random

import pytest
from irish_gauge_tables import (
    CITY,
    D_B,
    GRAND_TRUNK,
    NORTHERN,
    SOUTHERN,
    SPACE,
    WESTERN,
    build,
    do,
    held,
    kinds,
    offer,
    options,
    to_track,
)

from engine.core.errors import OptionError
from engine.core.options import make_options
from engine.core.seats import CHANCE
from engine.games.irish_gauge.actions import ChooseStarter, DealShares, DrawCompanies, GaugeAction, PlaceBid
from engine.games.irish_gauge.atlas import CITIES, COMPANIES, ROUTES, Terrain
from engine.games.irish_gauge.coast import OUTLINE
from engine.games.irish_gauge.events import CompaniesDrawn, SharesDealt, StarterChosen, TrackBuilt, TurnBegan
from engine.games.irish_gauge.game import IRISH_GAUGE
from engine.games.irish_gauge.options import TUTORIAL, GaugeOptions
from engine.games.irish_gauge.pieces import HOMES, NEIGHBOURS, SPACE_COST, SPACES, TOUCHES_CITY
from engine.games.irish_gauge.state import GaugeState, new_state
from engine.games.irish_gauge.table import Phase

# The map


@pytest.mark.clause("GAUGE-1.1")
def test_five_companies_with_five_shares_and_a_home_each() -> None:
    homes = {company.name_en: company.home for company in COMPANIES}
    assert homes == {
        "Dublin & Belfast": "dublin",
        "Western Ireland": "galway",
        "Grand Trunk": "limerick",
        "Cork & Southern": "cork",
        "Northern Counties": "belfast",
    }
    assert (CITY["dublin"], CITY["galway"], CITY["limerick"], CITY["cork"], CITY["belfast"]) == HOMES
    state = new_state(5, TUTORIAL)
    do(state, DrawCompanies((0, 1, 2, 3, 4)))
    assert state.display == [5, 5, 5, 5, 5] and state.tracks == [15] * 5


def test_the_map_is_whole() -> None:
    """23 cities, 38 routes of one or two spaces, 51 spaces; from every city one can get to every other."""
    assert (len(CITIES), len(ROUTES), len(SPACES)) == (23, 38, 51)
    assert Counter(len(route.terrains) for route in ROUTES) == {1: 25, 2: 13}
    assert len({city.name_en for city in CITIES}) == len({city.name_fa for city in CITIES}) == 23
    assert len({frozenset(route.ends) for route in ROUTES}) == 38
    reached = {"dublin"}
    for _ in CITIES:
        reached |= {city for route in ROUTES if reached & set(route.ends) for city in route.ends}
    assert reached == {city.key for city in CITIES}


def test_the_coast_is_a_closed_line_round_the_cities() -> None:
    assert OUTLINE[0] == OUTLINE[-1] and len(OUTLINE) == 633
    west, east = min(lon for lon, _ in OUTLINE), max(lon for lon, _ in OUTLINE)
    south, north = min(lat for _, lat in OUTLINE), max(lat for _, lat in OUTLINE)
    assert all(west < city.lon < east and south < city.lat < north for city in CITIES)


@pytest.mark.clause("GAUGE-1.2")
@pytest.mark.parametrize(
    ("space", "terrain", "cost"),
    [
        ("drogheda-dublin", Terrain.EASY, 5),
        ("galway-ennis", Terrain.NORMAL, 10),
        ("derry-omagh", Terrain.MOUNTAIN, 20),
        ("athlone-galway/1", Terrain.EASY, 5),
        ("athlone-galway/2", Terrain.NORMAL, 10),
        ("limerick-cork/1", Terrain.MOUNTAIN, 20),
        ("limerick-cork/2", Terrain.NORMAL, 10),
    ],
)
def test_what_a_track_costs(space: str, terrain: Terrain, cost: int) -> None:
    number = SPACE[space]
    assert SPACES[number].terrain is terrain and SPACE_COST[number] == cost
    state = to_track(cash=(30, 30, 30))
    told = do(state, build(space))
    assert state.cash == [30 - cost, 30, 30]
    assert told[0] == TrackBuilt(0, number, cost, 30 - cost, 14)


def test_how_many_spaces_of_each_kind() -> None:
    assert Counter(space.terrain.value for space in SPACES) == {"easy": 17, "normal": 23, "mountain": 11}
    assert SPACE_COST[SPACE["derry-sligo/1"]] == SPACE_COST[SPACE["derry-sligo/2"]] == 20
    assert NEIGHBOURS[SPACE["derry-sligo/1"]] == 1 << SPACE["derry-sligo/2"]
    assert NEIGHBOURS[SPACE["derry-omagh"]] == 0
    assert TOUCHES_CITY == (1 << 51) - 1


@pytest.mark.clause("GAUGE-1.4")
def test_three_to_five_players() -> None:
    assert [seats for seats in range(8) if IRISH_GAUGE.seats_allowed(seats)] == [3, 4, 5]


# Setting up


@pytest.mark.clause("GAUGE-2.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_companies_as_players(seats: int) -> None:
    drawn = Counter[tuple[int, ...]]()
    for seed in range(400):
        action = new_state(seats, TUTORIAL).sample_chance(Random(seed))
        assert isinstance(action, DrawCompanies)
        drawn[action.companies] += 1
    assert all(len(companies) == seats and list(companies) == sorted(set(companies)) for companies in drawn)
    assert len(drawn) == {3: 10, 4: 5, 5: 1}[seats]
    assert min(drawn.values()) > 400 / len(drawn) / 2


@pytest.mark.clause("GAUGE-2.1")
@pytest.mark.parametrize(
    ("companies", "clause"),
    [
        ((0, 1), "GAUGE-2.1"),
        ((0, 1, 2, 3), "GAUGE-2.1"),
        ((0, 1, 1), "GAUGE-2.1"),
        ((1, 0, 2), "GAUGE-2.1"),
        ((0, 1, 5), "GAUGE-1.1"),
        ((-1, 0, 1), "GAUGE-1.1"),
    ],
)
def test_a_draw_of_companies_that_cannot_be(companies: tuple[int, ...], clause: str) -> None:
    assert new_state(3, TUTORIAL).refusal(DrawCompanies(companies)) == clause


@pytest.mark.clause("GAUGE-1.3", "GAUGE-2.2")
@pytest.mark.parametrize("cash", [10, 30, 100])
def test_everyone_begins_alike(cash: int) -> None:
    state = begun(options(starting_cash=cash))
    assert state.cash == [cash] * 3 and state.tracks == [15] * 3
    assert [state.prices[company] for company in state.companies] == [10, 10, 10]
    assert state.phase is Phase.OFFER


@pytest.mark.clause("GAUGE-2.2")
def test_starting_cash_has_bounds() -> None:
    for cash in (9, 101):
        with pytest.raises(OptionError):
            make_options(TUTORIAL, {"starting_cash": cash})


def begun(rules: GaugeOptions = TUTORIAL, deal: tuple[int, ...] = (D_B, D_B, NORTHERN), starter: int = 1) -> GaugeState:
    """A game of three that is about to begin, with Dublin & Belfast, Western Ireland and Northern Counties."""
    state = new_state(3, rules)
    do(state, DrawCompanies((D_B, WESTERN, NORTHERN)), DealShares(deal), ChooseStarter(starter))
    return state


@pytest.mark.clause("GAUGE-2.3")
def test_one_random_share_each() -> None:
    state = new_state(3, TUTORIAL)
    assert do(state, DrawCompanies((D_B, WESTERN, NORTHERN))) == [CompaniesDrawn((D_B, WESTERN, NORTHERN))]
    assert state.actor == CHANCE and state.phase is Phase.DEAL
    told = do(state, DealShares((D_B, D_B, NORTHERN)))
    assert told == [SharesDealt(((D_B,), (D_B,), (NORTHERN,)))]
    assert [held(state, seat) for seat in range(3)] == [{D_B: 1}, {D_B: 1}, {NORTHERN: 1}]
    assert state.display == [3, 5, 0, 0, 4] and state.display_left == 12
    # Holdings are open to all.
    assert all(state.view(watcher).holdings == tuple(state.holdings) for watcher in (None, 0, 1, 2))


@pytest.mark.clause("GAUGE-2.3")
def test_shares_are_dealt_from_all_that_are_there() -> None:
    """Of 15 shares: that two given players get the same company has the chance 4/14."""
    state = new_state(3, TUTORIAL)
    do(state, DrawCompanies((0, 1, 2)))
    deals = [state.sample_chance(Random(seed)) for seed in range(3000)]
    same = sum(deal.companies[0] == deal.companies[2] for deal in deals if isinstance(deal, DealShares))
    assert abs(same / 3000 - 4 / 14) < 0.03
    first = Counter(deal.companies[1] for deal in deals if isinstance(deal, DealShares))
    assert set(first) == {0, 1, 2} and min(first.values()) > 900


@pytest.mark.clause("GAUGE-2.3")
def test_one_of_each() -> None:
    state = new_state(4, options(initial_shares="one_of_each"))
    told = do(state, DrawCompanies((0, 1, 3, 4)))
    assert told == [CompaniesDrawn((0, 1, 3, 4)), SharesDealt(((0, 1, 3, 4),) * 4)]
    assert all(held(state, seat) == {0: 1, 1: 1, 3: 1, 4: 1} for seat in range(4))
    assert state.display == [1, 1, 0, 1, 1] and state.display_left == 4
    assert state.phase is Phase.STARTER
    assert state.refusal(DealShares((0, 1, 3, 4))) == "GAUGE-2.4"


@pytest.mark.clause("GAUGE-2.3")
def test_one_of_each_is_not_for_five() -> None:
    rules = options(initial_shares="one_of_each")
    assert new_state(3, rules).phase is Phase.DRAW
    with pytest.raises(OptionError) as error:
        new_state(5, rules)
    assert error.value.parameters == {"name": "initial_shares", "value": "one_of_each", "allowed": "one_random"}


@pytest.mark.clause("GAUGE-2.3")
@pytest.mark.parametrize(
    ("deal", "clause"),
    [
        ((D_B, WESTERN), "GAUGE-2.3"),
        ((D_B, WESTERN, D_B, D_B), "GAUGE-2.3"),
        ((D_B, WESTERN, SOUTHERN), "GAUGE-2.3"),
        ((D_B, WESTERN, 7), "GAUGE-2.3"),
        ((D_B, D_B, D_B), None),
    ],
)
def test_a_deal_that_cannot_be(deal: tuple[int, ...], clause: str | None) -> None:
    state = new_state(3, TUTORIAL)
    do(state, DrawCompanies((D_B, WESTERN, NORTHERN)))
    assert state.refusal(DealShares(deal)) == clause


@pytest.mark.clause("GAUGE-1.1")
def test_five_players_may_all_get_the_same_company_but_no_more_than_there_are() -> None:
    state = new_state(5, TUTORIAL)
    do(state, DrawCompanies((0, 1, 2, 3, 4)))
    assert state.refusal(DealShares((GRAND_TRUNK,) * 5)) is None
    state.seats = 6
    assert state.refusal(DealShares((GRAND_TRUNK,) * 6)) == "GAUGE-1.1"


@pytest.mark.clause("GAUGE-2.4")
def test_the_first_player_is_drawn_and_turns_go_clockwise() -> None:
    state = new_state(3, TUTORIAL)
    do(state, DrawCompanies((0, 1, 2)), DealShares((0, 1, 2)))
    drawn = Counter(state.sample_chance(Random(seed)) for seed in range(300))
    assert set(drawn) == {ChooseStarter(0), ChooseStarter(1), ChooseStarter(2)} and min(drawn.values()) > 60
    assert state.refusal(ChooseStarter(3)) == "GAUGE-2.4"
    told = do(state, ChooseStarter(2))
    assert told == [StarterChosen(2), TurnBegan(2, 1, 1)]
    order = [state.turn]
    for _ in range(3):
        state.phase, state.actor = Phase.TRACK, state.turn
        told = do(state, build("drogheda-dublin" if len(order) == 1 else f"limerick-tralee/{len(order) - 1}"))
        order.append(state.turn)
    assert order == [2, 0, 1, 2]
    assert kinds(told)[-1] == "TurnBegan" and told[-1] == TurnBegan(2, 4, 2)


@pytest.mark.clause("GAUGE-2.1", "GAUGE-2.3", "GAUGE-2.4")
def test_nothing_else_before_the_first_turn() -> None:
    wrong: list[GaugeAction] = [offer(0), PlaceBid(5), build("drogheda-dublin")]
    state = new_state(3, TUTORIAL)
    for clause, right, out_of_order in (
        ("GAUGE-2.1", DrawCompanies((0, 1, 2)), ChooseStarter(0)),
        ("GAUGE-2.3", DealShares((0, 1, 2)), DrawCompanies((0, 1, 2))),
        ("GAUGE-2.4", ChooseStarter(0), DealShares((0, 1, 2))),
    ):
        assert state.actor == CHANCE and len(state.legal_actions()) == 0
        for action in (*wrong, out_of_order):
            assert state.refusal(action) == clause
            assert state.view(0).refusal(action) == clause
        do(state, right)
    for action, clause in (
        (DrawCompanies((0, 1, 2)), "GAUGE-2.1"),
        (DealShares((0, 1, 2)), "GAUGE-2.3"),
        (ChooseStarter(0), "GAUGE-2.4"),
    ):
        assert state.refusal(action) == clause
