"""Section 3: offering, bidding, buying."""

import pytest
from irish_gauge_tables import (
    D_B,
    GRAND_TRUNK,
    NORTHERN,
    SOUTHERN,
    WESTERN,
    bids,
    build,
    buy,
    do,
    first_of,
    held,
    kinds,
    offer,
    options,
    position,
)

from engine.games.irish_gauge.actions import DECLINE_SHARE, PASS_BID, BuyShare, OfferShare, PlaceBid
from engine.games.irish_gauge.events import (
    BidPassed,
    BidPlaced,
    NobodyBid,
    ShareDeclined,
    ShareOffered,
    ShareSold,
    SharesSkipped,
    TrackPassed,
    TurnBegan,
    TurnIdle,
)
from engine.games.irish_gauge.table import Phase

# Offering


@pytest.mark.clause("GAUGE-3.1")
def test_a_share_is_offered_from_five_pounds_to_its_price() -> None:
    state = position(cash=(30, 30, 30), prices={"western": 20}, display={"grand_trunk": 0})
    expected = [OfferShare(D_B, pounds) for pounds in range(5, 11)]
    expected += [OfferShare(WESTERN, pounds) for pounds in range(5, 21)]
    assert list(state.legal_actions()) == expected
    told = do(state, offer(WESTERN, 17))
    assert told == [ShareOffered(0, WESTERN, 17, 20)]
    assert state.phase is Phase.BID and state.actor == 1


@pytest.mark.clause("GAUGE-3.1")
def test_opening_prices_that_are_refused() -> None:
    """A company at £10: from £4 and from £15 it cannot be offered."""
    state = position()
    for pounds in (0, 4, 11, 15, -5):
        assert state.refusal(OfferShare(WESTERN, pounds)) == "GAUGE-3.1"
    assert state.refusal(OfferShare(WESTERN, 5)) is None and state.refusal(OfferShare(WESTERN, 10)) is None


@pytest.mark.clause("GAUGE-3.1")
def test_some_player_must_be_able_to_pay_the_opening_price() -> None:
    """Not necessarily the one who offers."""
    state = position(cash=(0, 12, 8), prices={"western": 40})
    assert [action.opening for action in state.legal_actions() if action.company == WESTERN] == list(range(5, 13))  # type: ignore[union-attr]
    assert state.refusal(OfferShare(WESTERN, 12)) is None
    assert state.refusal(OfferShare(WESTERN, 13)) == "GAUGE-3.1"


@pytest.mark.clause("GAUGE-3.1", "GAUGE-2.1", "GAUGE-5.4", "GAUGE-1.1")
def test_shares_that_are_not_to_be_had() -> None:
    state = position(
        options(market_buy="direct"), prices={"western": 100}, display={"grand_trunk": 0}, cash=(150, 9, 9)
    )
    for company, clause in (
        (GRAND_TRUNK, "GAUGE-3.1"),
        (WESTERN, "GAUGE-5.4"),
        (SOUTHERN, "GAUGE-2.1"),
        (5, "GAUGE-1.1"),
    ):
        assert state.refusal(OfferShare(company, 5)) == clause
        assert state.refusal(BuyShare(company)) == clause


@pytest.mark.clause("GAUGE-3.1")
def test_nothing_else_is_done_before_a_share_is_offered() -> None:
    state = position()
    assert state.refusal(build("drogheda-dublin")) == "GAUGE-4.1"
    assert state.refusal(PlaceBid(5)) == state.refusal(PASS_BID) == "GAUGE-3.2"
    assert state.refusal(BuyShare(D_B)) == "GAUGE-3.1"
    assert state.refusal(DECLINE_SHARE) == "GAUGE-3.4"
    for action in (offer(D_B), buy(D_B), DECLINE_SHARE):
        assert state.view(1).refusal(action) == "GAUGE-2.4"
    assert state.view(1).refusal(build("drogheda-dublin")) == "GAUGE-4.1"
    assert state.view(None).refusal(PlaceBid(5)) == "GAUGE-3.2"


@pytest.mark.clause("GAUGE-3.1")
def test_direct_purchase_is_an_option() -> None:
    state = position(options(market_buy="direct"), prices={"western": 35}, cash=(30, 90, 90))
    assert list(state.legal_actions())[:2] == [BuyShare(D_B), BuyShare(GRAND_TRUNK)]
    assert state.refusal(BuyShare(WESTERN)) == "GAUGE-3.1"
    told = do(state, buy(GRAND_TRUNK))
    assert told == [ShareSold(0, GRAND_TRUNK, 10, "direct", 20, 4)]
    assert state.phase is Phase.TRACK and state.actor == 0
    assert held(state, 0) == {GRAND_TRUNK: 1} and state.display[GRAND_TRUNK] == 4
    assert position().refusal(BuyShare(GRAND_TRUNK)) == "GAUGE-3.1"


@pytest.mark.clause("GAUGE-3.1", "GAUGE-3.4")
def test_with_direct_purchase_there_may_still_be_an_auction() -> None:
    state = position(options(market_buy="direct"))
    told = do(state, offer(D_B, 10), *bids(0, 0, 0))
    assert kinds(told)[-1] == "NobodyBid" and state.phase is Phase.MARKET
    assert first_of(do(state, buy(D_B)), ShareSold).how == "market"


# Bidding


@pytest.mark.clause("GAUGE-3.2")
def test_bidding_goes_clockwise_and_the_active_player_is_last() -> None:
    state = position(cash=(30, 30, 30, 30), companies="dublin_belfast western southern northern", turn=2)
    do(state, offer(D_B))
    order = []
    for amount in (5, 6, 7, 8, 9, 10):
        order.append(state.actor)
        do(state, PlaceBid(amount))
    assert order == [3, 0, 1, 2, 3, 0]
    assert state.view(1).auction is not None and state.view(1).auction.order == (3, 0, 1, 2)  # type: ignore[union-attr]


@pytest.mark.clause("GAUGE-3.2")
def test_what_may_be_bid() -> None:
    """The first bid reaches the opening price, every later one is higher, and none is above the bidder's cash."""
    state = position(cash=(30, 20, 25))
    do(state, offer(WESTERN, 8))
    assert list(state.legal_actions()) == [PASS_BID, *(PlaceBid(pounds) for pounds in range(8, 21))]
    assert state.refusal(PlaceBid(7)) == "GAUGE-3.2"
    assert state.refusal(PlaceBid(21)) == "GAUGE-3.2"
    assert do(state, PlaceBid(8)) == [BidPlaced(1, WESTERN, 8)]
    assert state.actor == 2
    assert state.refusal(PlaceBid(8)) == "GAUGE-3.2"
    assert state.refusal(PlaceBid(26)) == "GAUGE-3.2"
    assert state.refusal(PlaceBid(9)) is None and state.refusal(PlaceBid(25)) is None
    assert state.refusal(offer(WESTERN)) == "GAUGE-3.1"
    assert state.refusal(build("drogheda-dublin")) == "GAUGE-4.1"
    assert state.refusal(BuyShare(WESTERN)) == state.refusal(DECLINE_SHARE) == "GAUGE-3.4"
    assert state.view(0).refusal(PlaceBid(9)) == "GAUGE-3.2"
    assert state.view(0).refusal(offer(WESTERN)) == "GAUGE-2.4"


@pytest.mark.clause("GAUGE-3.2")
def test_a_pass_is_final() -> None:
    state = position()
    told = do(state, offer(D_B), *bids(5, 0, 6, 7))
    assert told[2] == BidPassed(2, D_B, unasked=False)
    assert state.actor == 0  # seat 2 is left out
    assert state.bidding == 0b011


@pytest.mark.clause("GAUGE-3.2")
def test_who_can_only_pass_is_not_asked() -> None:
    state = position(cash=(30, 9, 12))
    told = do(state, offer(D_B, 10))
    assert told[1:] == [BidPassed(1, D_B, unasked=True)] and state.actor == 2
    told = do(state, PlaceBid(12))
    assert told == [BidPlaced(2, D_B, 12)] and state.actor == 0
    told = do(state, PlaceBid(13))
    # Seat 2 has no more than £12, so the auction is over.
    assert told[:3] == [BidPlaced(0, D_B, 13), BidPassed(2, D_B, unasked=True), ShareSold(0, D_B, 13, "auction", 17, 4)]


@pytest.mark.clause("GAUGE-3.2")
def test_the_last_one_may_still_bid_when_all_others_have_passed() -> None:
    state = position()
    do(state, offer(D_B, 7), *bids(0, 0))
    assert state.actor == 0
    assert list(state.legal_actions())[:2] == [PASS_BID, PlaceBid(7)]
    told = do(state, PlaceBid(7))
    assert told[:2] == [BidPlaced(0, D_B, 7), ShareSold(0, D_B, 7, "auction", 23, 4)]


@pytest.mark.clause("GAUGE-3.2")
def test_nobody_bids_against_themselves() -> None:
    """The highest bidder is not asked again when all others pass."""
    state = position()
    told = do(state, offer(D_B, 5), *bids(9, 0, 0))
    assert first_of(told, ShareSold) == ShareSold(1, D_B, 9, "auction", 21, 4)


@pytest.mark.clause("GAUGE-3.3")
def test_the_highest_bidder_pays_the_bank() -> None:
    """Then the active player builds, whoever has the share."""
    state = position(shares={"western": (1, 1, 0)})
    told = do(state, offer(WESTERN, 5), *bids(6, 12, 0, 0))
    assert told[-1] == ShareSold(2, WESTERN, 12, "auction", 18, 2)
    assert state.cash == [30, 30, 18] and held(state, 2) == {WESTERN: 1}
    assert state.display[WESTERN] == 2 and state.display_left == 12
    assert state.phase is Phase.TRACK and state.actor == state.turn == 0


@pytest.mark.clause("GAUGE-3.3")
def test_a_bid_may_be_above_the_price() -> None:
    state = position(cash=(30, 300, 30))
    told = do(state, offer(D_B, 5), PlaceBid(300))
    assert told[-1] == ShareSold(1, D_B, 300, "auction", 0, 4)  # the two others could not pay more
    assert held(state, 1) == {D_B: 1} and state.cash[1] == 0


# Nobody bids


@pytest.mark.clause("GAUGE-3.4")
def test_after_an_auction_without_a_bid_the_active_player_may_buy_any_share() -> None:
    state = position(cash=(30, 30, 30), prices={"western": 30, "grand_trunk": 35})
    told = do(state, offer(D_B, 10), *bids(0, 0, 0))
    assert told[-1] == NobodyBid(0, D_B)
    assert state.phase is Phase.MARKET and state.actor == 0
    assert list(state.legal_actions()) == [BuyShare(D_B), BuyShare(WESTERN), DECLINE_SHARE]
    assert state.refusal(BuyShare(GRAND_TRUNK)) == "GAUGE-3.4"
    assert state.refusal(BuyShare(NORTHERN)) == "GAUGE-2.1"
    assert state.refusal(offer(D_B)) == "GAUGE-3.1"
    told = do(state, buy(WESTERN))
    assert told[:1] == [ShareSold(0, WESTERN, 30, "market", 0, 4)]
    assert state.display[D_B] == 5  # what was offered stays


@pytest.mark.clause("GAUGE-3.4")
def test_the_active_player_may_decline_or_must_buy() -> None:
    for rule, clause in (("may", None), ("must", "GAUGE-3.4")):
        state = position(options(no_bid=rule))
        do(state, offer(D_B, 10), *bids(0, 0, 0))
        assert state.refusal(DECLINE_SHARE) == clause
        assert (DECLINE_SHARE in state.legal_actions()) == (clause is None)
    state = position()
    told = do(state, offer(D_B, 10), *bids(0, 0, 0), DECLINE_SHARE)
    assert told[-1] == ShareDeclined(0, unasked=False)
    assert state.phase is Phase.TRACK and state.cash == [30, 30, 30] and state.display_left == 15


@pytest.mark.clause("GAUGE-3.4", "GAUGE-3.2")
@pytest.mark.parametrize("rule", ["may", "must"])
def test_who_can_pay_for_no_share_is_not_asked(rule: str) -> None:
    state = position(options(no_bid=rule), cash=(9, 30, 30))
    told = do(state, offer(D_B, 5), *bids(0, 0, 0))
    assert told[-2:] == [NobodyBid(0, D_B), ShareDeclined(0, unasked=True)]
    assert state.phase is Phase.TRACK


@pytest.mark.clause("GAUGE-3.4")
def test_closed_and_sold_out_companies_cannot_be_bought() -> None:
    state = position(cash=(200, 30, 30), prices={"western": 100}, display={"grand_trunk": 0})
    do(state, offer(D_B, 10), *bids(0, 0, 0))
    assert state.refusal(BuyShare(WESTERN)) == "GAUGE-5.4"
    assert state.refusal(BuyShare(GRAND_TRUNK)) == "GAUGE-3.4"
    assert state.refusal(PlaceBid(5)) == "GAUGE-3.2"
    assert state.refusal(build("drogheda-dublin")) == "GAUGE-4.1"


# Empty purses


@pytest.mark.clause("GAUGE-3.5")
def test_without_five_pounds_anywhere_no_share_is_offered() -> None:
    state = position(cash=(5, 4, 4), phase=Phase.TRACK)
    told = do(state, build("athlone-portlaoise"))
    assert state.cash == [0, 4, 4]
    assert told[2:6] == [TurnBegan(1, 2, 1), SharesSkipped(1), TrackPassed(1, "no_cash"), TurnIdle(1, 1, 3)]


@pytest.mark.clause("GAUGE-3.5")
def test_five_pounds_anywhere_are_enough() -> None:
    state = position(cash=(5, 5, 4), phase=Phase.TRACK)
    do(state, build("drogheda-dublin"))
    assert state.phase is Phase.OFFER and state.actor == 1
    assert list(state.legal_actions()) == [OfferShare(company, 5) for company in (D_B, WESTERN, GRAND_TRUNK)]
