"""Section 4: building, and what links and networks are."""

import pytest
from irish_gauge_tables import (
    CITY,
    D_B,
    GRAND_TRUNK,
    ROUTE,
    SPACE,
    WESTERN,
    build,
    buy,
    do,
    kinds,
    offer,
    position,
    to_track,
)

from engine.games.irish_gauge.actions import BUILDS, DECLINE_SHARE, PASS_BID, BuildTrack, PlaceBid
from engine.games.irish_gauge.events import LinkCompleted, LinkKind, TrackBuilt, TrackPassed, TurnBegan
from engine.games.irish_gauge.links import Network, network_of_city, network_of_company
from engine.games.irish_gauge.pieces import SPACE_COST, SPACE_COUNT, space_key
from engine.games.irish_gauge.rules import buildable
from engine.games.irish_gauge.table import Phase


@pytest.mark.clause("GAUGE-4.1")
def test_one_track_must_be_built_on_an_empty_space_one_can_pay_for() -> None:
    state = to_track(cash=(14, 30, 30), built="drogheda-dublin galway-ennis")
    expected = [
        build
        for space, build in enumerate(BUILDS)
        if SPACE_COST[space] <= 10 and space_key(space) not in ("drogheda-dublin", "galway-ennis")
    ]
    assert list(state.legal_actions()) == expected and len(expected) == 38
    for action in (PASS_BID, DECLINE_SHARE, PlaceBid(5)):
        assert state.refusal(action) in {"GAUGE-3.2", "GAUGE-3.4"}
    assert state.refusal(offer(D_B)) == "GAUGE-3.1" and state.refusal(buy(D_B)) == "GAUGE-3.4"


@pytest.mark.clause("GAUGE-4.1")
def test_spaces_that_are_refused() -> None:
    """A space that is taken, one that is too dear, and none at all."""
    state = to_track(cash=(10, 30, 30), built="drogheda-dublin")
    assert state.refusal(build("drogheda-dublin")) == "GAUGE-4.1"
    assert state.refusal(build("derry-omagh")) == "GAUGE-4.1"
    assert state.refusal(BuildTrack(51)) == state.refusal(BuildTrack(-1)) == "GAUGE-1.2"
    assert state.refusal(build("derry-coleraine")) is None


@pytest.mark.clause("GAUGE-4.1")
def test_a_second_track_in_a_turn_is_refused() -> None:
    state = to_track()
    do(state, build("athlone-portlaoise"))
    for view in (state, state.view(0), state.view(1)):
        assert view.refusal(build("galway-ennis")) == "GAUGE-4.1"
    assert state.turn == 1 and state.phase is Phase.OFFER


@pytest.mark.clause("GAUGE-4.1")
@pytest.mark.parametrize(
    ("cash", "tracks", "reason"), [((4, 30, 30), (15, 15, 15), "no_cash"), ((30, 30, 30), (0, 15, 15), "no_tracks")]
)
def test_who_cannot_build_is_passed_without_asking(cash: tuple[int, ...], tracks: tuple[int, ...], reason: str) -> None:
    state = position(cash=cash, tracks=tracks)
    told = do(state, offer(D_B, 5), PASS_BID, PlaceBid(30))
    passed = [event for event in told if isinstance(event, TrackPassed)]
    assert passed == [TrackPassed(0, reason)]  # type: ignore[arg-type]
    assert state.turn == 1 and told[-1] == TurnBegan(1, 2, 1)


@pytest.mark.clause("GAUGE-1.1", "GAUGE-4.1")
def test_the_fifteenth_track_is_the_last() -> None:
    state = to_track(tracks=(1, 15, 15))
    assert do(state, build("athlone-portlaoise"))[0] == TrackBuilt(0, SPACE["athlone-portlaoise"], 5, 25, 0)
    assert state.tracks == [0, 15, 15] and state.builders[SPACE["athlone-portlaoise"]] == 0
    state.turn = 0
    assert buildable(state) == 0


@pytest.mark.clause("GAUGE-4.2")
def test_either_space_of_a_route_of_two_may_be_first() -> None:
    for key in ("limerick-cork/1", "limerick-cork/2"):
        assert to_track().refusal(build(key)) is None


@pytest.mark.clause("GAUGE-4.2")
def test_a_space_must_touch_a_city_or_a_built_space_of_its_route() -> None:
    """No route of the map is long enough for another one, so the table says here that a space touches nothing."""
    state = to_track()
    lonely = SPACE["limerick-cork/1"]
    state.reachable ^= 1 << lonely
    assert state.refusal(BuildTrack(lonely)) == "GAUGE-4.2"
    assert BuildTrack(lonely) not in state.legal_actions()
    do(state, build("limerick-tralee/2"))
    assert not state.reachable >> lonely & 1  # a space of another route does not help
    state.phase, state.actor = Phase.TRACK, 1
    do(state, build("limerick-cork/2"))
    assert state.reachable == (1 << SPACE_COUNT) - 1


@pytest.mark.clause("GAUGE-4.3")
def test_the_cost_goes_to_the_bank() -> None:
    state = to_track(cash=(25, 30, 30))
    do(state, build("kilkenny-wexford"))
    assert state.cash == [5, 30, 30]


# Links and networks


@pytest.mark.clause("GAUGE-4.4")
def test_a_route_of_two_spaces_is_a_link_when_both_are_built() -> None:
    state = to_track(shares={"western": (0, 1, 0)})
    told = do(state, build("athlone-galway/2"))
    assert kinds(told) == ["TrackBuilt", "TurnBegan"]
    assert network_of_company(state, WESTERN) == Network((CITY["galway"],), (), (WESTERN,))
    state.phase, state.actor = Phase.TRACK, 1
    told = do(state, build("athlone-galway/1"))
    assert told[1] == LinkCompleted(
        ROUTE["athlone-galway"], LinkKind.NEW_CITY, CITY["athlone"], (CITY["athlone"], CITY["galway"]), (WESTERN,)
    )
    assert state.builders[SPACE["athlone-galway/1"]] == 1 and state.builders[SPACE["athlone-galway/2"]] == 0


@pytest.mark.clause("GAUGE-4.4")
def test_links_join_cities_to_networks() -> None:
    state = to_track(built="drogheda-dublin dundalk-drogheda galway-ennis ennis-limerick")
    north = (CITY["dundalk"], CITY["drogheda"], CITY["dublin"])
    west = (CITY["galway"], CITY["ennis"], CITY["limerick"])
    for city in ("dundalk", "dublin"):
        network = network_of_city(state, CITY[city])
        assert network == Network(north, (ROUTE["dundalk-drogheda"], ROUTE["drogheda-dublin"]), (D_B,))
    assert network_of_company(state, GRAND_TRUNK) == Network(
        west, (ROUTE["galway-ennis"], ROUTE["ennis-limerick"]), (WESTERN, GRAND_TRUNK)
    )
    assert network_of_city(state, CITY["cork"]) == Network((CITY["cork"],), (), ())


@pytest.mark.clause("GAUGE-4.4")
def test_a_link_between_sides_without_a_company_moves_nothing() -> None:
    """But the networks are one afterwards: what is built on to it later reaches them together."""
    state = to_track(shares={"dublin_belfast": (1, 0, 0)})
    told = do(state, build("athlone-portlaoise"))
    cities = (CITY["athlone"], CITY["portlaoise"])
    assert told[:2] == [
        TrackBuilt(0, SPACE["athlone-portlaoise"], 5, 25, 14),
        LinkCompleted(ROUTE["athlone-portlaoise"], LinkKind.UNSERVED, None, cities, ()),
    ]
    assert kinds(told)[2] == "TurnBegan"
    assert state.cash == [25, 30, 30] and state.prices == [10] * 5
    assert network_of_city(state, CITY["athlone"]).cities == cities


@pytest.mark.clause("GAUGE-4.4")
def test_the_home_of_a_company_that_is_not_in_play_is_a_city_like_others() -> None:
    state = to_track(companies="dublin_belfast western southern")
    told = do(state, build("ennis-limerick"))
    assert isinstance(told[1], LinkCompleted) and told[1].kind is LinkKind.UNSERVED
