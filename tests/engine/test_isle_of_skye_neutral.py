"""Section 5: the neutral player of the two-player game."""

from collections import Counter
from random import Random

import pytest
from skye_tables import (
    all_of,
    before_round,
    buy,
    do,
    drawn,
    first_of,
    options,
    play_at_random,
    priced,
    put,
    put_anywhere,
)

from engine.core.seats import CHANCE
from engine.games.isle_of_skye.actions import DrawNeutral, DrawTiles, SetAside, ShowTiles
from engine.games.isle_of_skye.events import (
    Belonging,
    CleanedUp,
    NeutralDrew,
    Offer,
    PricesShown,
    TileBought,
    TileForced,
)
from engine.games.isle_of_skye.game import ISLE_OF_SKYE
from engine.games.isle_of_skye.options import TUTORIAL, SkyeOptions
from engine.games.isle_of_skye.scoring import make_outcome, neutral_bases
from engine.games.isle_of_skye.state import SkyeState, new_state
from engine.games.isle_of_skye.table import EndReason, Phase

NEUTRAL = 2


def two(rules: SkyeOptions = TUTORIAL, coins: tuple[int, int] = (10, 10)) -> SkyeState:
    """Seat 0 has tiles 1, 2, 3, seat 1 has 13, 14, 15; the neutral drew 27 (for 2), 25 (set aside), 26 (for 1)."""
    state = before_round(2, rules, coins=coins)
    return drawn(state, (1, 2, 3), (13, 14, 15), shown=(40, 41, 42), neutral="27/2 25/0 26/1")


@pytest.mark.clause("SKYE-5.1", "SKYE-3.1")
def test_three_tiles_are_drawn_for_it_last() -> None:
    state = before_round(2)
    do(state, ShowTiles((40, 41, 42)), DrawTiles(0, (1, 2, 3)), DrawTiles(1, (13, 14, 15)))
    assert state.phase is Phase.NEUTRAL and state.actor == CHANCE
    for tiles, prices in (((27, 25), (1, 2)), ((27, 25, 1), (0, 1, 2)), ((27, 25, None), (0, 1, 2))):
        assert state.refusal(DrawNeutral(tiles, prices)) == "SKYE-5.1"
    for prices in ((1, 1, 0), (0, 0, 1), (2, 1, 2), (0, 1)):
        assert state.refusal(DrawNeutral((27, 25, 26), prices)) == "SKYE-5.1"
    assert state.refusal(SetAside(1)) == state.refusal(DrawTiles(0, (4, 5, 6))) == "SKYE-5.1"
    told = do(state, DrawNeutral((27, 25, 26), (2, 0, 1)))
    assert told == [NeutralDrew((27, 25, 26), (2, 0, 1))]
    for watcher in (None, 0, 1):
        assert ISLE_OF_SKYE.redact_event(told[0], watcher) == NeutralDrew((27, None, 26), (2, 0, 1))
        seen = ISLE_OF_SKYE.redact_action(DrawNeutral((27, 25, 26), (2, 0, 1)), CHANCE, watcher)
        assert seen == DrawNeutral((27, None, 26), (2, 0, 1))


@pytest.mark.clause("SKYE-5.1")
def test_chance_decides_which_tile_costs_what() -> None:
    state = before_round(2)
    do(state, ShowTiles((40, 41, 42)), DrawTiles(0, (1, 2, 3)), DrawTiles(1, (13, 14, 15)))
    orders = Counter(state.sample_chance(Random(seed)).prices for seed in range(600))  # type: ignore[union-attr]
    assert len(orders) == 6 and min(orders.values()) > 70


@pytest.mark.clause("SKYE-5.1", "SKYE-3.3")
def test_two_lie_open_at_prices_one_and_two_and_one_is_hidden() -> None:
    state = two()
    for watcher in (None, 0, 1):
        view = state.view(watcher)
        assert view.offers == (Offer(NEUTRAL, 27, 2), Offer(NEUTRAL, 26, 1))
        assert view.neutral == (27, None, 26) and view.neutral_prices == (2, 0, 1)
    told = priced(state, (1, 2, 4), (13, 14, 5))
    assert first_of(told, PricesShown).offers == (
        Offer(0, 2, 4),
        Offer(1, 14, 5),
        Offer(NEUTRAL, 27, 2),
        Offer(NEUTRAL, 26, 1),
    )


@pytest.mark.clause("SKYE-5.1", "SKYE-3.4")
def test_its_tiles_are_somebody_elses_and_the_bank_is_paid() -> None:
    state = two(coins=(10, 1))
    priced(state, (1, 2, 4), (13, 14, 0))
    assert list(state.legal_actions()) == [buy(14), buy(27), buy(26)]
    assert do(state, buy(27)) == [TileBought(0, 27, 2, owner=NEUTRAL, paid_to=None)]
    assert state.coins == [8, 1]
    do(state, put("43"))
    assert list(state.legal_actions()) == [buy(26)]
    do(state, buy(26))
    assert state.coins == [8, 0]


@pytest.mark.clause("SKYE-5.2", "SKYE-3.10")
def test_it_never_buys_and_its_tiles_go_back() -> None:
    """Set aside: 1, 13, and the neutral's 25 last; its two unsold ones as drawn."""
    state = two()
    priced(state, (1, 2, 0), (13, 14, 0))
    told = do(state, buy(14))
    while state.results == ():
        told += put_anywhere(state) if state.phase is not Phase.BUY else do(state, buy(2))
    cleaned = first_of(told, CleanedUp)
    assert cleaned == CleanedUp(
        (Belonging(0, 1), Belonging(1, 13), Belonging(NEUTRAL, 25)), (27, 26), (), (40, 41, 42), 46 - 4
    )
    assert state.bottom == [1, 13, 25, 27, 26, 40, 41, 42]
    assert all_of(told, TileForced) == []
    known = [item.tile for item in state.view(1).bag_bottom]
    assert known == [None, 13, None, 27, 26, 40, 41, 42]


def table_of(text_0: str, text_1: str, rules: SkyeOptions = TUTORIAL) -> SkyeState:
    """Two territories; only castles, symbols, waters and villages count."""
    return before_round(2, rules, territories=(text_0, text_1), cards=("castles", "symbols", "waters", "villages"))


SEAS = "33:43 11:9 12:10 13:11 14:12"
"""Start tile: symbol 3, sea 2. Four tiles with sea: 8. Card points 13, 20 empty cells."""
CASTLES = "33:44 11:13 12:25"
"""Start tile 5, two castles 4. Card points 9, 22 empty cells."""


NO_CASTLE_OR_VILLAGE = (*range(5, 13), *range(18, 25), *range(29, 37), 40, 41, 42)


@pytest.mark.clause("SKYE-5.3")
@pytest.mark.parametrize(
    ("points", "score"),
    [((21, 16), 7), ((16, 21), 7), ((21, 17), 8), ((3, 4), -8), ((3, 3), -8)],
)
def test_the_mean_is_rounded_down(points: tuple[int, int], score: int) -> None:
    """Card points 21 and 16, 10 and 12 empty cells: 11 and 4, the mean 7.5, the score 7. Below zero down as well: −7
    and −8 make −8. The start tile's symbol brings 3, coins bring the rest."""
    cells = [f"{row}{column}" for row in range(1, 6) for column in range(1, 6) if (row, column) != (3, 3)]
    one = " ".join(f"{where}:{tile}" for where, tile in zip(cells, NO_CASTLE_OR_VILLAGE[:14], strict=False))
    two = " ".join(f"{where}:{tile}" for where, tile in zip(cells, NO_CASTLE_OR_VILLAGE[14:], strict=False))
    state = before_round(
        2,
        territories=(f"33:43 {one}", f"33:44 {two}"),
        cards=("symbols", "castles", "villages", "treasury"),
        coins=tuple(5 * (count - 3) for count in points),
    )
    sheets = state.sheets()
    assert tuple(sum(line.value for line in sheet.lines if line.key in state.cards) for sheet in sheets[:2]) == points
    assert [line.value for sheet in sheets for line in sheet.lines if line.key == "empty_cells"] == [-10, -12]
    assert state.sheets()[NEUTRAL].total == score


@pytest.mark.clause("SKYE-5.3")
def test_its_score_is_the_mean_of_both_card_points_less_empty_cells() -> None:
    state = table_of(SEAS, CASTLES)
    assert neutral_bases(state) == [13 - 20, 9 - 22]
    sheet = state.sheets()[NEUTRAL]
    assert sheet.seat == NEUTRAL and sheet.total == -10
    line = sheet.lines[0]
    assert (line.clause, line.value, line.derivation) == ("SKYE-5.3", -10, "⌊(−7 − 13) ÷ 2⌋")


@pytest.mark.clause("SKYE-5.3")
def test_its_score_may_be_of_the_cards_alone_or_none() -> None:
    sheet = table_of(SEAS, CASTLES, options(neutral_score="cards")).sheets()[NEUTRAL]
    assert (sheet.total, sheet.lines[0].derivation) == (11, "⌊(13 + 9) ÷ 2⌋")
    assert len(table_of(SEAS, CASTLES, options(neutral_score="off")).sheets()) == 2


@pytest.mark.clause("SKYE-5.3", "SKYE-8.4")
def test_it_can_win_and_stands_behind_equals() -> None:
    state = table_of(SEAS, CASTLES)
    # Totals −7 (less 0 roads), −13; the neutral −10.
    totals = [sheet.total for sheet in state.sheets()]
    assert totals == [-7, -13, -10]
    assert make_outcome(state, EndReason.ROUNDS).ranking == ((0,), (NEUTRAL,), (1,))
    state.debts = [9, 9]
    assert make_outcome(state, EndReason.ROUNDS).ranking == ((NEUTRAL,), (0,), (1,))
    state.debts = [3, 0]
    assert [sheet.total for sheet in state.sheets()] == [-10, -13, -10]
    assert make_outcome(state, EndReason.ROUNDS).ranking == ((0,), (NEUTRAL,), (1,))
    state.coins = [0, 50]
    assert make_outcome(state, EndReason.ROUNDS).ranking == ((0,), (NEUTRAL,), (1,))


@pytest.mark.clause("SKYE-5.3")
def test_without_a_score_it_is_not_ranked() -> None:
    state = new_state(2, options(neutral_score="off"))
    play_at_random(state, Random(4))
    outcome = state.outcome()
    assert outcome is not None
    assert sorted(seat for group in outcome.ranking for seat in group) == [0, 1]


def test_three_and_four_play_without_it() -> None:
    for seats in (3, 4):
        state = drawn(before_round(seats))
        assert state.neutral == [] and len(state.sheets()) == seats
        assert state.view(0).neutral == ()
