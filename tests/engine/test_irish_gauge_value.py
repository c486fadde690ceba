"""Section 5: prices, dividends, closed companies."""

import pytest
from irish_gauge_tables import (
    CITY,
    D_B,
    GRAND_TRUNK,
    NORTHERN,
    ROUTE,
    SPACE,
    WESTERN,
    build,
    do,
    first_of,
    kinds,
    options,
    to_track,
)

from engine.games.irish_gauge.events import (
    CompanyClosed,
    DisplayEmptied,
    DividendsPaid,
    LinkCompleted,
    LinkKind,
    Payment,
    PriceRise,
    PricesRose,
    TrackBuilt,
)

# A new city


@pytest.mark.clause("GAUGE-5.1", "GAUGE-5.3", "GAUGE-1.2")
def test_the_first_link_of_the_book() -> None:
    """Dublin & Belfast in play, drogheda–dublin built: it costs £5, each share pays £10, the price is then £20."""
    state = to_track(shares={"dublin_belfast": (1, 2, 0)})
    told = do(state, build("drogheda-dublin"))
    assert told[:4] == [
        TrackBuilt(0, SPACE["drogheda-dublin"], 5, 25, 14),
        LinkCompleted(
            ROUTE["drogheda-dublin"], LinkKind.NEW_CITY, CITY["drogheda"], (CITY["drogheda"], CITY["dublin"]), (D_B,)
        ),
        DividendsPaid((Payment(D_B, 0, 1, 10, 10), Payment(D_B, 1, 2, 10, 20)), (35, 50, 30)),
        PricesRose((PriceRise(D_B, 10, 20),)),
    ]
    assert state.cash == [35, 50, 30] and state.prices[D_B] == 20


@pytest.mark.clause("GAUGE-5.1", "GAUGE-5.3")
@pytest.mark.parametrize(("dividend", "paid"), [("before", 60), ("after", 80)])
def test_two_shares_of_western_ireland_at_30(dividend: str, paid: int) -> None:
    state = to_track(rules=options(dividend=dividend), shares={"western": (0, 2, 0)}, prices={"western": 30})
    told = do(state, build("westport-galway"))
    assert state.cash == [10, 30 + paid, 30] and state.prices[WESTERN] == 40
    order = ["DividendsPaid", "PricesRose"] if dividend == "before" else ["PricesRose", "DividendsPaid"]
    assert kinds(told)[2:4] == order


@pytest.mark.clause("GAUGE-5.1")
def test_every_company_on_the_other_side_rises() -> None:
    """Galway and Limerick are one network; a new city on it raises both companies by £10."""
    state = to_track(
        built="galway-ennis ennis-limerick",
        shares={"western": (1, 0, 0), "grand_trunk": (0, 0, 3), "dublin_belfast": (1, 1, 1)},
        prices={"western": 45, "grand_trunk": 20},
    )
    told = do(state, build("limerick-thurles"))
    assert first_of(told, PricesRose).rises == (PriceRise(WESTERN, 45, 55), PriceRise(GRAND_TRUNK, 20, 30))
    assert state.cash == [30 - 5 + 45, 30, 30 + 60] and state.prices[D_B] == 10


@pytest.mark.clause("GAUGE-5.1", "GAUGE-5.2")
@pytest.mark.parametrize("rise", [0, 5, 20, 30])
def test_how_far_is_an_option(rise: int) -> None:
    state = to_track(rules=options(rise_new=rise), shares={"dublin_belfast": (1, 0, 0)})
    told = do(state, build("drogheda-dublin"))
    assert state.prices[D_B] == 10 + rise and state.cash[0] == 35
    assert ("PricesRose" in kinds(told)) == (rise > 0)
    state = to_track(rules=options(rise_join=rise), built="galway-ennis", prices={"western": 30})
    do(state, build("ennis-limerick"))
    assert (state.prices[WESTERN], state.prices[GRAND_TRUNK]) == (30 + rise, 10 + rise)


# Networks joined


@pytest.mark.clause("GAUGE-5.2", "GAUGE-5.3")
def test_two_companies_meet() -> None:
    """Both sides have a company, so both rise by £5 and both pay: each has gained the other's cities."""
    state = to_track(
        built="galway-ennis", shares={"western": (2, 0, 0), "grand_trunk": (1, 1, 0)}, prices={"western": 30}
    )
    told = do(state, build("ennis-limerick"))
    network = (CITY["galway"], CITY["ennis"], CITY["limerick"])
    assert told[1] == LinkCompleted(ROUTE["ennis-limerick"], LinkKind.JOIN, None, network, (WESTERN, GRAND_TRUNK))
    assert first_of(told, DividendsPaid).payments == (
        Payment(WESTERN, 0, 2, 30, 60),
        Payment(GRAND_TRUNK, 0, 1, 10, 10),
        Payment(GRAND_TRUNK, 1, 1, 10, 10),
    )
    assert first_of(told, PricesRose).rises == (PriceRise(WESTERN, 30, 35), PriceRise(GRAND_TRUNK, 10, 15))
    assert state.cash == [30 - 5 + 70, 40, 30]


@pytest.mark.clause("GAUGE-5.2")
def test_two_lone_homes_meet() -> None:
    """Each side is a single city, but somebody's home: no new city is reached."""
    state = to_track(companies="dublin_belfast southern grand_trunk", built="limerick-cork/1", cash=(30, 30, 30))
    told = do(state, build("limerick-cork/2"))
    assert first_of(told, LinkCompleted).kind is LinkKind.JOIN
    assert [state.prices[company] for company in state.companies] == [10, 15, 15]


@pytest.mark.clause("GAUGE-5.2")
def test_a_company_meets_a_network_that_has_none() -> None:
    """Two cities without a company on one side: not a single city, so it is a join, and the company gains both."""
    state = to_track(built="athlone-portlaoise athlone-galway/1", shares={"western": (0, 0, 1)})
    told = do(state, build("athlone-galway/2"))
    assert first_of(told, LinkCompleted).kind is LinkKind.JOIN
    assert state.prices[WESTERN] == 15 and state.cash == [20, 30, 40]


@pytest.mark.clause("GAUGE-5.1")
def test_the_home_of_a_company_out_of_play_is_a_new_city() -> None:
    state = to_track(companies="dublin_belfast western southern", built="galway-ennis")
    told = do(state, build("ennis-limerick"))
    assert first_of(told, LinkCompleted).city == CITY["limerick"]
    assert state.prices[WESTERN] == 20


# Dividends


@pytest.mark.clause("GAUGE-5.3")
def test_every_share_is_paid_once_for_the_link() -> None:
    """To its holder and whoever built; shares on display get nothing."""
    state = to_track(shares={"dublin_belfast": (0, 1, 2)}, prices={"dublin_belfast": 55}, turn=1)
    do(state, build("drogheda-dublin"))
    assert state.cash == [30, 30 - 5 + 55, 30 + 110]


@pytest.mark.clause("GAUGE-5.3")
def test_nobody_is_paid_where_nobody_holds_a_share() -> None:
    told = do(to_track(), build("drogheda-dublin"))
    assert kinds(told) == ["TrackBuilt", "LinkCompleted", "PricesRose", "TurnBegan"]


@pytest.mark.clause("GAUGE-5.3", "GAUGE-5.4")
@pytest.mark.parametrize(("dividend", "paid"), [("before", 95), ("after", 100)])
def test_a_company_at_95_reaches_a_new_city(dividend: str, paid: int) -> None:
    """It pays 95 per share, then stands at £100, is closed, and its shares leave the display."""
    state = to_track(
        rules=options(dividend=dividend), shares={"dublin_belfast": (0, 1, 1)}, prices={"dublin_belfast": 95}
    )
    assert state.display[D_B] == 3 and state.display_left == 13
    told = do(state, build("drogheda-dublin"))
    assert state.cash == [25, 30 + paid, 30 + paid]
    assert first_of(told, PricesRose).rises == (PriceRise(D_B, 95, 100),)
    assert first_of(told, CompanyClosed) == CompanyClosed(D_B, 3)
    assert kinds(told)[2:5] == (
        ["DividendsPaid", "PricesRose", "CompanyClosed"]
        if dividend == "before"
        else ["PricesRose", "DividendsPaid", "CompanyClosed"]
    )
    assert state.display[D_B] == 0 and state.display_left == 10


@pytest.mark.clause("GAUGE-5.4")
def test_a_closed_company_goes_on_paying() -> None:
    """And what joins with it still rises; it is not closed a second time."""
    state = to_track(
        built="galway-ennis",
        shares={"western": (0, 2, 0)},
        prices={"western": 100},
        companies="western grand_trunk northern",
    )
    told = do(state, build("ennis-limerick"))
    assert state.cash == [25, 230, 30]
    assert state.prices[WESTERN] == 100 and state.prices[GRAND_TRUNK] == 15
    assert "CompanyClosed" not in kinds(told)
    assert first_of(told, PricesRose).rises == (PriceRise(WESTERN, 100, 100), PriceRise(GRAND_TRUNK, 10, 15))


@pytest.mark.clause("GAUGE-5.4")
def test_the_home_of_a_closed_company_is_no_new_city() -> None:
    state = to_track(
        companies="dublin_belfast western northern", prices={"northern": 100}, built="drogheda-dublin dundalk-drogheda"
    )
    told = do(state, build("belfast-dundalk"))
    assert first_of(told, LinkCompleted).kind is LinkKind.JOIN
    assert state.prices[D_B] == 15 and state.prices[NORTHERN] == 100


@pytest.mark.clause("GAUGE-5.4")
def test_two_companies_close_at_once() -> None:
    state = to_track(
        built="galway-ennis",
        prices={"western": 95, "grand_trunk": 95, "dublin_belfast": 100},
        display={"grand_trunk": 1, "western": 2},
    )
    told = do(state, build("ennis-limerick"))
    assert told[3:6] == [CompanyClosed(WESTERN, 2), CompanyClosed(GRAND_TRUNK, 1), DisplayEmptied()]
    assert kinds(told)[6:] == ["GameEnded"]


@pytest.mark.clause("GAUGE-1.3", "GAUGE-5.4")
def test_prices_stop_at_100() -> None:
    state = to_track(rules=options(rise_new=30), prices={"dublin_belfast": 85}, shares={"dublin_belfast": (1, 0, 0)})
    do(state, build("drogheda-dublin"))
    assert state.prices[D_B] == 100 and state.cash[0] == 30 - 5 + 85


# Within


@pytest.mark.clause("GAUGE-5.5")
def test_a_link_inside_one_network_does_nothing() -> None:
    """Dublin, Drogheda and Mullingar are one network already; Dublin–Mullingar closes the circle."""
    state = to_track(
        built="drogheda-dublin drogheda-mullingar", shares={"dublin_belfast": (2, 2, 0)}, prices={"dublin_belfast": 30}
    )
    told = do(state, build("mullingar-dublin"))
    network = (CITY["drogheda"], CITY["mullingar"], CITY["dublin"])
    assert told[1] == LinkCompleted(ROUTE["mullingar-dublin"], LinkKind.WITHIN, None, network, ())
    assert kinds(told)[2] == "TurnBegan"
    assert state.cash == [20, 30, 30] and state.prices[D_B] == 30
