"""Section 3: drawing, pricing, buying, keeping, income, the round score and the clean-up."""

from random import Random

import pytest
from skye_tables import (
    all_of,
    before_round,
    buy,
    do,
    drawn,
    first_of,
    kinds,
    options,
    play_at_random,
    priced,
    put,
    put_anywhere,
    return_to_bottom,
)

from engine.core.seats import CHANCE
from engine.games.isle_of_skye.actions import (
    DECLINE_TO_BUY,
    DrawTiles,
    OfferTile,
    SetAside,
    SetPrice,
    ShowTiles,
)
from engine.games.isle_of_skye.choices import PriceChoices
from engine.games.isle_of_skye.events import (
    Belonging,
    BuyerSkipped,
    CleanedUp,
    IncomePaid,
    Offer,
    PricesShown,
    PurchaseDeclined,
    RoundBegan,
    RoundScored,
    TileBought,
    TileDidNotFit,
    TileForced,
    TileOffered,
    TilePlaced,
    TilePriced,
    TilesDrawn,
    TileSetAside,
    TilesShown,
)
from engine.games.isle_of_skye.options import TUTORIAL, SkyeOptions
from engine.games.isle_of_skye.state import SkyeState, new_state
from engine.games.isle_of_skye.table import Phase


def three(rules: SkyeOptions = TUTORIAL, coins: tuple[int, ...] = (10, 10, 10), starter: int = 0) -> SkyeState:
    """Three seats about to price: seat 0 has tiles 1, 2, 3, seat 1 has 13, 14, 15, seat 2 has 25, 26, 27. Any tile can
    be placed to the southeast and the northwest of these start tiles, in any rotation."""
    state = before_round(3, rules, coins=coins, starter=starter)
    return drawn(state, (1, 2, 3), (13, 14, 15), (25, 26, 27), shown=(40, 41, 42))


PLANS = ((1, 2, 4), (13, 14, 5), (25, 26, 6))
"""Everybody sets the first aside, sells the second for 4, 5 and 6 coins, keeps the third."""


@pytest.mark.clause("SKYE-3.1")
def test_everybody_draws_three_in_seat_order_from_the_start_player() -> None:
    state = before_round(3, starter=1)
    do(state, ShowTiles((40, 41, 42)))
    assert state.refusal(DrawTiles(0, (1, 2, 3))) == "SKYE-3.1"
    assert state.refusal(DrawTiles(1, (1, 2))) == "SKYE-3.1"
    assert state.refusal(DrawTiles(1, (1, 2, 2))) == "SKYE-3.1"
    assert state.refusal(DrawTiles(1, (1, 2, 40))) == "SKYE-3.1"
    assert state.refusal(DrawTiles(1, None)) == "SKYE-3.1"
    assert state.refusal(SetAside(1)) == "SKYE-3.1"
    order = []
    for tiles in ((9, 1, 5), (2, 3, 4), (6, 7, 8)):
        assert state.actor == CHANCE
        order.append(state.turn)
        assert do(state, DrawTiles(state.turn, tiles)) == [TilesDrawn(order[-1], tiles)]
    assert order == [1, 2, 0]
    assert state.hand(1) == [9, 1, 5]
    assert state.phase is Phase.PRICE and state.actor == 1


@pytest.mark.clause("SKYE-3.1")
def test_what_was_returned_comes_in_its_order_after_the_shuffled_tiles() -> None:
    """The bag is shuffled only once: two mixed tiles are left, then 30, 12 and 7 in this order."""
    state = before_round(3)
    first = [30, 12, 7, 9, 10, 11]
    return_to_bottom(state, [*first, *[tile for tile in state.bag if tile not in (1, 2, *first)]])
    do(state, ShowTiles((2, 1, 30)))
    assert state.refusal(DrawTiles(0, (7, 12, 9))) == "SKYE-3.10"
    assert state.refusal(DrawTiles(0, (12, 7, 10))) == "SKYE-3.10"
    assert state.refusal(DrawTiles(0, (12, 7, 2))) == "SKYE-3.1"
    assert state.sample_chance(Random(5)) == DrawTiles(0, (12, 7, 9))
    do(state, DrawTiles(0, (12, 7, 9)))
    assert state.bottom[:2] == [10, 11]


@pytest.mark.clause("SKYE-3.1")
def test_mixed_tiles_are_drawn_alike() -> None:
    state = before_round(3)
    do(state, ShowTiles((40, 41, 42)))
    seen = [0] * 49
    for seed in range(700):
        draw = state.sample_chance(Random(seed))
        assert isinstance(draw, DrawTiles) and draw.tiles is not None
        for tile in draw.tiles:
            seen[tile] += 1
    assert [tile for tile in range(1, 49) if seen[tile]] == sorted(state.bag)
    # 2,100 draws over 42 tiles.
    assert min(seen[tile] for tile in state.bag) > 25 and max(seen) < 80


@pytest.mark.clause("SKYE-3.2")
def test_one_is_set_aside_one_is_priced_one_is_kept() -> None:
    state = three()
    assert list(state.legal_actions()) == [*map(SetAside, (1, 2, 3)), *map(OfferTile, (1, 2, 3))]
    assert do(state, SetAside(2)) == [TileSetAside(0, 2)]
    assert list(state.legal_actions()) == [OfferTile(1), OfferTile(3)]
    assert do(state, OfferTile(3)) == [TileOffered(0, 3)]
    assert list(state.legal_actions()) == [SetPrice(price) for price in range(11)]
    assert do(state, SetPrice(7)) == [TilePriced(0, 3, 7, 1)]
    assert state.actor == 1
    assert state.coins == [10, 10, 10]  # a price is only a number


@pytest.mark.clause("SKYE-3.2")
def test_the_tile_for_sale_may_be_chosen_first() -> None:
    state = three()
    do(state, OfferTile(3))
    assert list(state.legal_actions()) == [SetAside(1), SetAside(2)]
    told = do(state, SetAside(2), SetPrice(0))
    assert told[-1] == TilePriced(0, 3, 0, 1)


@pytest.mark.clause("SKYE-3.2")
def test_pricing_that_is_refused() -> None:
    state = three()
    for action in (SetAside(13), SetAside(40), SetAside(None), OfferTile(99), SetPrice(0)):
        assert state.refusal(action) == "SKYE-3.2"
    assert state.refusal(buy(14)) == state.refusal(put("34")) == state.refusal(DECLINE_TO_BUY) == "SKYE-3.2"
    do(state, SetAside(1))
    for again in (SetAside(1), SetAside(2), OfferTile(1), SetPrice(3)):
        assert state.refusal(again) == "SKYE-3.2"
    do(state, OfferTile(2))
    for price in (11, -1, 999, None):
        assert state.refusal(SetPrice(price)) == "SKYE-3.2"
    assert state.refusal(SetPrice(10)) is None
    assert state.refusal(OfferTile(3)) == "SKYE-3.2"


@pytest.mark.clause("SKYE-3.2")
def test_prices_are_a_list_that_is_not_written_out() -> None:
    prices = PriceChoices(12)
    assert len(prices) == 13 and list(prices) == [SetPrice(price) for price in range(13)]
    assert prices[0] == SetPrice(0) and prices[-1] == SetPrice(12)
    assert list(prices[3:6]) == [SetPrice(3), SetPrice(4), SetPrice(5)]
    assert SetPrice(12) in prices and SetPrice(13) not in prices and SetPrice(None) not in prices
    assert prices == PriceChoices(12) != PriceChoices(11)
    for index in (13, -14):
        with pytest.raises(IndexError):
            prices[index]
    state = three(coins=(0, 10, 10))
    do(state, SetAside(1), OfferTile(2))
    assert state.legal_actions() == PriceChoices(0)


@pytest.mark.clause("SKYE-3.2", "SKYE-3.3")
def test_prices_are_secret_until_all_are_done() -> None:
    state = three(starter=1)
    assert state.actor == 1
    do(state, SetAside(13), OfferTile(14), SetPrice(5))
    for watcher in (None, 0, 2):
        view = state.view(watcher)
        assert view.offers == () and view.held[1] == (None, None, None) and view.kept == (None, None, None)
        assert [progress.done for progress in view.progress] == [False, True, False]
    own = state.view(1).hand
    assert own is not None and (own.aside, own.offered, own.price, own.kept) == (13, 14, 5, 15)
    do(state, SetAside(25), OfferTile(26), SetPrice(6), SetAside(1))
    assert [(p.aside, p.offered, p.done) for p in state.view(1).progress] == [
        (True, False, False),
        (True, True, True),
        (True, True, True),
    ]
    told = do(state, OfferTile(2), SetPrice(4))
    offers = (Offer(0, 2, 4), Offer(1, 14, 5), Offer(2, 26, 6))
    assert told[-1] == PricesShown(offers)
    for watcher in (None, 0, 1, 2):
        assert state.view(watcher).offers == offers
    assert state.view(0).held == ((1, 3), (None, None), (None, None))
    assert state.phase is Phase.BUY and state.actor == 1


@pytest.mark.clause("SKYE-3.4")
def test_everybody_takes_one_tile_of_somebody_else_and_pays_its_owner() -> None:
    state = three(starter=1)
    priced(state, *PLANS)
    assert list(state.legal_actions()) == [buy(2), buy(26)]
    told = do(state, buy(26))
    assert told == [TileBought(1, 26, 6, owner=2, paid_to=2)]
    assert state.coins == [10, 4, 16]
    assert state.view(None).offers[2] == Offer(2, 26, 6, buyer=1)
    do(state, put("43"))
    assert state.actor == 2 and list(state.legal_actions()) == [buy(2), buy(14)]
    do(state, buy(14), put("43"))
    # Only its own tile is left to seat 0: it is skipped and has to buy that.
    assert state.coins == [6, 9, 11]
    assert state.phase is Phase.PLACE_FORCED and state.actor == 0


@pytest.mark.clause("SKYE-3.4")
def test_purchases_that_are_refused() -> None:
    state = three(coins=(5, 10, 10))
    priced(state, (1, 2, 4), (13, 14, 5), (25, 26, 6))
    assert list(state.legal_actions()) == [buy(14)]
    assert state.refusal(buy(2)) == "SKYE-3.4"  # its own
    assert state.refusal(buy(26)) == "SKYE-3.4"  # too dear
    assert state.refusal(buy(40)) == "SKYE-3.4"  # on the main board
    assert state.refusal(buy(15)) == "SKYE-3.4"  # not for sale
    assert state.refusal(DECLINE_TO_BUY) == "SKYE-3.4"
    assert state.refusal(put("34")) == state.refusal(SetPrice(3)) == "SKYE-3.4"
    do(state, buy(14))
    assert state.refusal(buy(26)) == "SKYE-3.5"
    do(state, put("43"))
    assert state.refusal(buy(14)) == "SKYE-3.4"  # sold


@pytest.mark.clause("SKYE-3.4")
def test_a_tile_may_be_taken_though_it_fits_nowhere() -> None:
    territories = ("23:35r4 33:48 42:28", "33:44", "33:45")
    state = drawn(before_round(3, territories=territories), (1, 2, 3), (23, 24, 22), (25, 26, 27))
    priced(state, (1, 2, 4), (23, 24, 5), (25, 26, 6))
    told = do(state, buy(24))
    assert kinds(told) == ["TileBought", "TileDidNotFit"]
    assert told[1] == TileDidNotFit(0, 24, "bought")
    assert state.coins == [5, 15, 10] and state.actor == 1


@pytest.mark.clause("SKYE-3.4")
def test_who_can_pay_for_nothing_is_skipped() -> None:
    state = three(coins=(3, 10, 10))
    told = priced(state, (1, 2, 3), (13, 14, 4), (25, 26, 5))
    assert told[-1] == BuyerSkipped(0, "too_dear")
    assert state.actor == 1
    do(state, buy(2), put("43"))
    told = do(state, buy(14), put("43"))
    # One lap: seat 0, though rich now, does not come again.
    assert first_of(told, TileForced) == TileForced(2, 26, 5, paid=5, debt=0)


@pytest.mark.clause("SKYE-3.4")
def test_who_finds_nothing_is_skipped() -> None:
    state = three()
    priced(state, *PLANS)
    do(state, buy(14), put("43"), buy(2))
    told = do(state, put("43"))
    assert told[1] == BuyerSkipped(2, "nothing_left")


@pytest.mark.clause("SKYE-3.4")
def test_what_one_is_paid_can_be_spent_at_once() -> None:
    state = three(coins=(10, 2, 10))
    priced(state, (1, 2, 9), (13, 14, 2), (25, 26, 10))
    assert list(state.legal_actions()) == [buy(14), buy(26)]
    do(state, buy(14), put("43"))
    assert state.coins == [8, 4, 10]
    assert state.actor == 2  # 4 coins buy neither tile
    do(state, buy(2), put("43"))
    assert state.coins[0] == 17


# The main board as a market


@pytest.mark.clause("SKYE-3.4")
def test_the_main_board_may_sell() -> None:
    state = three(options(display_market=True))
    priced(state, *PLANS)
    assert list(state.legal_actions()) == [buy(14), buy(26), buy(40), buy(41), buy(42)]
    assert state.refusal(DECLINE_TO_BUY) == "SKYE-3.4"
    told = do(state, buy(41))
    assert told == [TileBought(0, 41, 2, owner=None, paid_to=None)]
    assert state.coins == [8, 10, 10]
    assert [(item.tile, item.buyer) for item in state.view(None).shown] == [(40, None), (41, 0), (42, None)]
    do(state, put("43"))
    assert list(state.legal_actions()) == [buy(2), buy(26), buy(40), buy(42)]
    assert state.refusal(buy(41)) == "SKYE-3.4"


@pytest.mark.clause("SKYE-3.4")
@pytest.mark.parametrize(("price", "coins", "sells"), [(0, 0, True), (10, 10, True), (10, 9, False), (3, 2, False)])
def test_the_table_sets_the_price_of_the_main_board(price: int, coins: int, sells: bool) -> None:
    state = three(options(display_market=True, display_price=price), coins=(coins, 20, 20))
    told = priced(state, (1, 2, 0), (13, 14, 11), (25, 26, 11))
    if sells:
        assert list(state.legal_actions()) == [buy(40), buy(41), buy(42), DECLINE_TO_BUY]
    else:
        assert told[-1] == BuyerSkipped(0, "too_dear") and state.actor == 1


@pytest.mark.clause("SKYE-3.4")
def test_who_can_pay_only_for_the_main_board_may_decline() -> None:
    state = three(options(display_market=True), coins=(3, 10, 10))
    priced(state, (1, 2, 3), (13, 14, 4), (25, 26, 5))
    assert list(state.legal_actions()) == [buy(40), buy(41), buy(42), DECLINE_TO_BUY]
    assert do(state, DECLINE_TO_BUY) == [PurchaseDeclined(0)]
    assert state.actor == 1 and state.refusal(DECLINE_TO_BUY) == "SKYE-3.4"


@pytest.mark.clause("SKYE-3.4")
def test_without_the_market_its_price_says_nothing() -> None:
    state = three(options(display_price=0), coins=(0, 10, 10))
    told = priced(state, (1, 2, 0), (13, 14, 4), (25, 26, 5))
    assert told[-1] == BuyerSkipped(0, "too_dear")


# Placing, forced purchases, kept tiles


@pytest.mark.clause("SKYE-3.5")
def test_what_was_bought_is_placed_at_once() -> None:
    state = three()
    priced(state, *PLANS)
    do(state, buy(26))
    assert state.phase is Phase.PLACE_BOUGHT and state.actor == 0 and state.view(None).placing == 26
    for action in (buy(14), SetPrice(1), SetAside(1)):
        assert state.refusal(action) == "SKYE-3.5"
    assert do(state, put("22", 4)) == [TilePlaced(0, 26, put("22").cell, 4, "bought", 0)]
    assert state.actor == 1


@pytest.mark.clause("SKYE-3.6", "SKYE-6.1")
def test_what_cannot_be_paid_becomes_debt() -> None:
    """At price 7 with 4 coins: coins 0, debt 3, and −3 at the end. The bank gets the money."""
    state = three(coins=(10, 10, 5))
    priced(state, (1, 2, 7), (13, 14, 6), (25, 26, 5))
    do(state, buy(14), put("43"), buy(26))
    assert state.coins == [4, 11, 10]
    state.coins[2] = 5  # too poor for the 7 of seat 0
    told = do(state, put("43"))
    assert told[1:] == [BuyerSkipped(2, "too_dear"), TileForced(0, 2, 7, paid=4, debt=3)]
    assert state.coins == [0, 11, 5] and state.debts == [3, 0, 0]
    assert state.phase is Phase.PLACE_FORCED and state.actor == 0
    assert state.refusal(buy(2)) == "SKYE-3.6"
    assert state.view(1).offers[0] == Offer(0, 2, 7, buyer=0)
    assert do(state, put("22"))[0] == TilePlaced(0, 2, put("22").cell, 0, "forced", 0)
    debt = next(line for line in state.sheets()[0].lines if line.key == "debt")
    assert (debt.value, debt.clause) == (-3, "SKYE-6.1")


@pytest.mark.clause("SKYE-3.6")
def test_forced_purchases_go_clockwise_from_the_start_player() -> None:
    state = three(coins=(8, 9, 9), starter=1)
    for seat in (1, 2):
        aside, offered, _ = PLANS[seat]
        do(state, SetAside(aside), OfferTile(offered), SetPrice(9))
    state.coins = [8, 0, 3]
    told = do(state, SetAside(1), OfferTile(2), SetPrice(8))
    assert all_of(told, BuyerSkipped) == [BuyerSkipped(seat, "too_dear") for seat in (1, 2, 0)]
    told += do(state, put("43"), put("43"), put("43"))
    assert all_of(told, TileForced) == [
        TileForced(1, 14, 9, paid=0, debt=9),
        TileForced(2, 26, 9, paid=3, debt=6),
        TileForced(0, 2, 8, paid=8, debt=0),
    ]
    assert state.coins == [0, 0, 0] and state.debts == [0, 9, 6]
    placed = [(event.seat, event.source) for event in all_of(told, TilePlaced)]
    assert placed == [(1, "forced"), (2, "forced"), (0, "forced")]


@pytest.mark.clause("SKYE-3.7")
def test_kept_tiles_are_placed_in_seat_order() -> None:
    state = three(starter=2)
    priced(state, *PLANS)
    do(state, buy(2), put("43"), buy(14), put("43"))
    do(state, buy(26))
    do(state, put("43"))
    order = []
    for kept in (27, 3, 15):
        assert state.phase is Phase.PLACE_KEPT
        order.append(state.actor)
        assert state.view(state.actor).placing == kept
        assert [state.view(watcher).placing for watcher in (None, *range(3)) if watcher != state.actor] == [None] * 3
        assert state.refusal(buy(2)) == "SKYE-3.7"
        told = do(state, put("22", 1))
        assert told[0].source == "kept" and told[0].tile == kept  # type: ignore[attr-defined]
    assert order == [2, 0, 1]
    assert kinds(told)[1:4] == ["IncomePaid", "RoundScored", "CleanedUp"]


# Income, score, clean-up


@pytest.mark.clause("SKYE-3.8", "SKYE-3.9")
def test_income_and_round_score() -> None:
    """Three tiles bring 3 coins; hills of 3 and 1 symbols placed this round 4 points, next round none."""
    state = drawn(before_round(3), (9, 10, 7), (1, 8, 2), (25, 26, 27), shown=(40, 41, 42))
    priced(state, (9, 10, 0), (1, 8, 0), (25, 26, 0))
    do(state, buy(8))
    assert do(state, put("43"))[0] == TilePlaced(0, 8, put("43").cell, 0, "bought", 3)
    assert state.view(None).hills == (3, 0, 0) and state.view(None).scores == (0, 0, 0)
    do(state, buy(26), put("43"), buy(10), put("43"))
    do(state, put("22"), put("22"))
    told = do(state, put("22"))
    assert first_of(told, IncomePaid) == IncomePaid((3, 3, 3), (13, 13, 13))
    assert first_of(told, RoundScored) == RoundScored(1, (4, 0, 0), (4, 0, 0))
    assert state.view(None).hills == (0, 0, 0)
    hands = ((13, 14, 15), (16, 17, 18), (19, 23, 24))
    drawn(state, *hands)
    priced(state, (13, 14, 0), (16, 17, 0), (19, 23, 0))
    told = []
    while state.round == 2:
        told += play_at_random(state, Random(2), 1)
    assert first_of(told, RoundScored) == RoundScored(2, (0, 0, 0), (4, 0, 0))
    assert [event.incomes for event in all_of(told, IncomePaid)] == [(5, 5, 5)]


@pytest.mark.clause("SKYE-3.10")
def test_the_four_groups_go_to_the_bottom_of_the_bag() -> None:
    """Seat 1 begins: set aside 13, 25, 1; not placed, by seat from 1 and as drawn; then the main board."""
    state = three(starter=1)
    mixed = sorted(state.bag)
    priced(state, *PLANS)
    do(state, buy(2), put("43"), buy(14), put("43"), buy(26), put("43"))
    do(state, put("22"), put("22"))
    told = do(state, put("22"))
    event = first_of(told, CleanedUp)
    assert event == CleanedUp((Belonging(1, 13), Belonging(2, 25), Belonging(0, 1)), (), (), (40, 41, 42), 39)
    assert state.bottom == [13, 25, 1, 40, 41, 42]
    assert sorted(state.bag) == mixed
    assert state.phase is Phase.SHOW and state.refusal(SetAside(1)) == "SKYE-3.10"
    assert state.refusal(ShowTiles((40, 41, 42))) == "SKYE-3.10"
    assert state.refusal(ShowTiles((5, 6))) == "SKYE-3.10"
    assert do(state, ShowTiles((5, 6, 7))) == [TilesShown((5, 6, 7)), RoundBegan(2, 2, "no")]
    seen = [(item.tile, item.by) for item in state.view(0).bag_bottom]
    assert seen == [(None, 1), (None, 2), (1, 0), (40, None), (41, None), (42, None)]


NO_ROOM = "33:43 34:12r5"
"""Where a road may only meet a road, tiles 25, 27, 34 and 39 fit nowhere here."""


@pytest.mark.clause("SKYE-3.10", "SKYE-4.3")
def test_tiles_not_placed_go_by_seat_and_as_they_were_drawn() -> None:
    """Seat 0 cannot place 25 (bought of seat 2) nor 27 (kept): its own was drawn first. A tile of the main board comes
    before both."""
    rules = options(road_match="must", display_market=True)
    state = before_round(3, rules, territories=(NO_ROOM, "33:44", "33:45"))
    drawn(state, (27, 1, 3), (13, 14, 15), (25, 26, 28), shown=(39, 40, 41))
    assert not state.fits_somewhere(0, 25) and not state.fits_somewhere(0, 27)
    priced(state, (1, 3, 0), (13, 14, 0), (26, 25, 0))
    told = do(state, buy(25))
    assert told[1] == TileDidNotFit(0, 25, "bought")
    told += do(state, buy(3))
    told += put_anywhere(state)
    told += do(state, buy(14))
    while not any(isinstance(event, CleanedUp) for event in told):
        told += put_anywhere(state)
    assert TileDidNotFit(0, 27, "kept") in told
    cleaned = first_of(told, CleanedUp)
    # 25 was bought first, but seat 0 drew 27 before seat 2 drew 25.
    assert cleaned.unplaced == (Belonging(0, 27), Belonging(0, 25))
    assert cleaned.display == (39, 40, 41)
    assert state.bottom == [1, 13, 26, 27, 25, 39, 40, 41]
    assert state.scores[0] == 0 and state.results[0].incomes[0] == 2


@pytest.mark.clause("SKYE-3.10")
def test_a_tile_of_the_main_board_comes_before_its_buyers_others() -> None:
    rules = options(road_match="must", display_market=True)
    state = before_round(3, rules, territories=("33:44", NO_ROOM, "33:45"), starter=2)
    drawn(state, (1, 2, 3), (27, 14, 15), (24, 26, 28), shown=(39, 25, 16))
    told = priced(state, (1, 2, 0), (14, 15, 0), (24, 26, 0))
    told += do(state, state.legal_actions()[0])
    while not (state.phase is Phase.BUY and state.actor == 1):
        told += put_anywhere(state)
    told += do(state, buy(25))
    while not any(isinstance(event, CleanedUp) for event in told):
        told += put_anywhere(state)
    cleaned = first_of(told, CleanedUp)
    assert cleaned.unplaced == (Belonging(1, 25), Belonging(1, 27))
    assert cleaned.display == (39, 16)
    assert state.bottom == [24, 1, 14, 25, 27, 39, 16]


@pytest.mark.clause("SKYE-3.10", "SKYE-3.11")
@pytest.mark.parametrize("seed", [0, 2, 3])
def test_four_players_use_up_the_bag_in_the_fifth_round(seed: int) -> None:
    """Every tile placed so far, no market: after the fifth draw the bag is empty and the main board shows nothing."""
    state = new_state(4, TUTORIAL)
    rng = Random(seed)
    told = []
    while not (state.round == 5 and state.phase is Phase.PRICE):
        told += play_at_random(state, rng, 1)
    assert all_of(told, TileDidNotFit) == []
    assert state.bag_size == 0 and state.shown == []
    assert all_of(told, TilesShown)[-1] == TilesShown(())
    assert [event.last for event in all_of(told, RoundBegan)] == ["no", "no", "no", "no", "yes"]


@pytest.mark.clause("SKYE-3.10")
@pytest.mark.parametrize(("in_bag", "shown"), [(11, 2), (10, 1), (12, 3), (15, 3)])
def test_the_main_board_gives_way_to_the_next_draw(in_bag: int, shown: int) -> None:
    """Three players are to draw nine."""
    state = before_round(3)
    state.bag = state.bag[:in_bag]
    action = state.sample_chance(Random(1))
    assert isinstance(action, ShowTiles) and len(action.tiles) == shown


@pytest.mark.clause("SKYE-3.10")
def test_nothing_is_shown_after_the_last_round() -> None:
    state = new_state(3, options(rounds=3))
    told = play_at_random(state, Random(3))
    assert kinds(told)[-2:] == ["CleanedUp", "GameEnded"]
    assert len(all_of(told, TilesShown)) == 3
    assert state.view(None).shown == () and state.starter == all_of(told, RoundBegan)[-1].starter


@pytest.mark.clause("SKYE-3.11")
def test_with_too_few_tiles_no_further_round_is_played() -> None:
    """Four players who also buy off the main board."""
    ended: dict[str, tuple[RoundBegan, int]] = {}
    for seed in range(30):
        state = new_state(4, options(display_market=True, display_price=0))
        told = play_at_random(state, Random(seed))
        last = all_of(told, RoundBegan)[-1]
        reason = told[-1].reason  # type: ignore[attr-defined]
        ended.setdefault(reason, (last, state.bag_size))
        assert (state.bag_size < 12) or reason == "rounds"
    last, size = ended["tiles"]
    assert last.round < 5 and last.last == "maybe" and size < 12
    assert state.refusal(SetAside(1)) == "SKYE-8.1"


@pytest.mark.clause("SKYE-3.11")
@pytest.mark.parametrize(
    ("seats", "market", "tiles", "last"),
    [
        (4, True, 23, "no"),  # 8 of the players' and 3 of the main board may go: 12 are left at least
        (4, True, 22, "maybe"),
        (4, False, 20, "no"),
        (3, True, 18, "no"),
        (3, True, 17, "maybe"),
        (2, True, 15, "no"),  # the neutral draws too; each of the two buys one of its or of the main board
        (2, True, 14, "maybe"),
    ],
)
def test_before_the_draw_it_is_said_whether_the_round_may_be_the_last(
    seats: int, market: bool, tiles: int, last: str
) -> None:
    state = before_round(seats, options(display_market=market))
    state.bag = state.bag[:tiles]
    told = do(state, state.sample_chance(Random(1)))
    assert told[-1] == RoundBegan(1, 0, last)  # type: ignore[arg-type]
    assert state.view(None).last == last


@pytest.mark.clause("SKYE-3.11")
def test_the_last_round_by_number_is_said_to_be_the_last() -> None:
    state = before_round(3, options(rounds=3, display_market=True), number=3)
    told = do(state, state.sample_chance(Random(1)))
    assert told[-1] == RoundBegan(3, 0, "yes")
