"""Sections 6 to 8: debt, the eight scoring cards, the end of the game. Territories here need not have come about."""

from random import Random

import pytest
from skye_tables import before_round, codes, options, play_at_random

from engine.core.outcome import ScoreLine
from engine.core.seats import NOBODY
from engine.games.isle_of_skye.events import GameEnded
from engine.games.isle_of_skye.options import TUTORIAL
from engine.games.isle_of_skye.pieces import CARD_NAMES, FOREST, MOUNTAIN, CardName
from engine.games.isle_of_skye.scoring import card_line, card_points, losses, make_outcome
from engine.games.isle_of_skye.state import new_state
from engine.games.isle_of_skye.table import EndReason, RoundResult
from engine.games.isle_of_skye.territory import groups, road_edges

START = "33:43"
"""Its edges: plain east, road southeast, sea southwest, mountain west, road northwest, forest northeast."""


def points(card: CardName, territory: str, coins: int = 0) -> int:
    return card_points(card, codes(territory), coins)


@pytest.mark.clause("SKYE-6.1")
def test_debt_costs_a_point_for_each_coin() -> None:
    state = before_round(3)
    before = [sheet.total for sheet in state.sheets()]
    state.debts = [3, 0, 1]
    assert [sheet.total for sheet in state.sheets()] == [before[0] - 3, before[1], before[2] - 1]
    assert state.sheets()[0].lines[-1] == ScoreLine("debt", "SKYE-6.1", -3)


@pytest.mark.clause("SKYE-6.1")
def test_debt_is_never_paid_back() -> None:
    state = new_state(3, TUTORIAL)
    rng = Random(2)
    debts = [0, 0, 0]
    while state.actor != NOBODY:
        play_at_random(state, rng, 1)
        assert all(now >= before for now, before in zip(state.debts, debts, strict=True))
        debts = list(state.debts)
    assert sum(debts) > 0


@pytest.mark.clause("SKYE-7.1")
def test_castles() -> None:
    assert points("castles", START) == 0
    assert points("castles", f"{START} 11:1 55:37 12:3") == 4
    assert card_line("castles", codes(f"{START} 11:1 55:37"), 0) == ScoreLine("castles", "SKYE-7.1", 4, "2 × 2")


@pytest.mark.clause("SKYE-7.2")
def test_waters() -> None:
    """The start tile has sea, and so have a sea tile, a mountain and a forest tile with one such edge, a plain one."""
    assert points("waters", START) == 2
    assert points("waters", f"{START} 11:9 12:15 13:28 14:37") == 10
    assert points("waters", f"{START} 11:13 12:25 13:38") == 2


@pytest.mark.clause("SKYE-7.3")
def test_roads() -> None:
    """Tile 40 has road southeast, west and northeast. East of the start tile it meets plain; on row 4, column 3, turned
    by one, its northwest side meets the start tile's road."""
    assert points("roads", START) == 0
    assert points("roads", f"{START} 34:40") == 0
    assert points("roads", f"{START} 43:40") == 0  # plain northwest
    assert points("roads", f"{START} 43:40r1") == 4
    # A tile counts once, however many of its roads go on.
    assert points("roads", f"{START} 43:40r1 22:40") == 6
    assert card_line("roads", codes(f"{START} 43:40r1"), 0).derivation == "2 × 2"


@pytest.mark.clause("SKYE-7.4")
def test_symbols() -> None:
    assert points("symbols", START) == 3
    assert points("symbols", f"{START} 11:48 12:1") == 6


@pytest.mark.clause("SKYE-7.5")
@pytest.mark.parametrize(("coins", "value"), [(0, 0), (4, 0), (5, 1), (23, 4), (25, 5)])
def test_treasury(coins: int, value: int) -> None:
    line = card_line("treasury", codes(START), coins)
    assert (line.value, line.derivation, line.clause) == (value, f"⌊{coins} ÷ 5⌋", "SKYE-7.5")


@pytest.mark.clause("SKYE-7.6")
def test_villages() -> None:
    """Tile 3 is a village, tile 16 another; tile 13 a castle, tile 25 another."""
    assert points("villages", f"{START} 11:3 55:16") == 4
    assert points("villages", f"{START} 11:3 55:16 12:13") == 5
    assert points("villages", f"{START} 11:3 12:13 21:25") == 3  # two castles beside one village
    assert points("villages", f"{START} 11:3 22:13") == 2  # (2, 2) does not touch (1, 1)
    assert points("villages", f"{START} 22:3 12:13 13:16") == 6  # one castle beside two villages
    assert card_line("villages", codes(f"{START} 11:3 55:16 12:13"), 0).derivation == "2 × 2 + 1"


@pytest.mark.clause("SKYE-7.7")
def test_deep_forest() -> None:
    """Tile 34 has forest east to west (south about) and plain northwest and northeast."""
    assert points("deep_forest", START) == 2  # its one forest edge
    assert points("deep_forest", "33:13") == 0
    assert points("deep_forest", "33:34 34:34 35:34") == 6
    assert points("deep_forest", "33:34 34:34 43:34 44:34") == 4  # tiles of one row meet, tiles below meet plain
    assert points("deep_forest", "33:34 34:34 43:34r3 44:34r3") == 8
    assert points("deep_forest", "33:34 34:34 43:34r3 44:34r3 11:34 12:34") == 8  # the largest only
    assert groups(codes("33:34 34:34 11:34"), FOREST) == [[0], [12, 13]]


@pytest.mark.clause("SKYE-7.8")
def test_ranges() -> None:
    """Tile 21 has mountain east to west (south about). Groups of 3, 5 and 2 bring 6."""
    three, five, two = "11:21 12:21 13:21", "31:21 32:21 33:21 34:21 35:21", "54:21 55:21"
    assert points("ranges", three) == 3
    assert points("ranges", f"{three} {five} {two}") == 6
    assert points("ranges", two) == 0
    sizes = [len(group) for group in groups(codes(f"{three} {five} {two}"), MOUNTAIN)]
    assert sizes == [3, 5, 2]
    # Side by side, but plain between them.
    assert points("ranges", "11:13 12:13 13:13") == 0


@pytest.mark.clause("SKYE-7.1", "SKYE-7.8", "SKYE-8.1")
def test_only_the_cards_in_play_count_each_by_its_clause() -> None:
    state = before_round(3, cards=("ranges", "castles", "symbols", "waters"))
    lines = state.sheets()[0].lines
    assert [(line.key, line.clause) for line in lines] == [
        ("ranges", "SKYE-7.8"),
        ("castles", "SKYE-7.1"),
        ("symbols", "SKYE-7.4"),
        ("waters", "SKYE-7.2"),
        ("incomplete_roads", "SKYE-8.2"),
        ("empty_cells", "SKYE-8.3"),
        ("debt", "SKYE-6.1"),
    ]
    assert len(CARD_NAMES) == 8


@pytest.mark.clause("SKYE-8.1")
def test_the_sheet_adds_up_and_may_be_below_zero() -> None:
    """Hills of two rounds, a castle, two tiles with sea, the start tile's symbol, empty cells, debt."""
    cards: tuple[CardName, ...] = ("castles", "waters", "symbols", "roads")
    state = before_round(3, territories=("33:43 11:1", "33:44", "33:45"), cards=cards)
    state.results = (RoundResult((3, 0, 0), (1, 1, 1)), RoundResult((1, 2, 0), (1, 1, 1)))
    state.debts = [4, 0, 0]
    sheet = state.sheets()[0]
    assert [(line.key, line.value, line.number) for line in sheet.lines] == [
        ("hills", 3, 1),
        ("hills", 1, 2),
        ("castles", 2, 0),
        ("waters", 4, 0),
        ("symbols", 3, 0),
        ("roads", 0, 0),
        ("incomplete_roads", 0, 0),
        ("empty_cells", -23, 0),
        ("debt", -4, 0),
    ]
    assert sheet.total == 3 + 1 + 2 + 4 + 3 - 23 - 4 == -14


@pytest.mark.clause("SKYE-8.2")
def test_incomplete_roads() -> None:
    """A road edge at the outside of the grid and another against sea: −2. Tile 5 has road southwest and northeast."""
    roads, _ = losses(TUTORIAL, codes("11:5"))
    # Row 1, column 1: northeast and southwest are both outside.
    assert roads == ScoreLine("incomplete_roads", "SKYE-8.2", -2)
    # Row 1, column 2: northeast outside; southwest, on row 2, column 1, lies tile 9, sea there when turned by one.
    roads, _ = losses(TUTORIAL, codes("12:5 21:9r1"))
    assert (roads.value, roads.derivation) == (-2, "−1 − 1")
    ends = [(edge.cell, edge.side, edge.end) for edge in road_edges(codes("12:5 21:9r1"))]
    assert ends == [(1, 2, "blocked"), (1, 5, "outside")]


@pytest.mark.clause("SKYE-8.2")
def test_a_road_that_goes_on_or_is_still_open_costs_nothing() -> None:
    assert losses(TUTORIAL, codes(START))[0].value == 0
    # Road against road on row 4, column 3; two more edges of tile 40 and one of the start tile are open.
    joined = codes(f"{START} 43:40r1")
    assert sorted(edge.end for edge in road_edges(joined)) == ["joined", "joined", "open", "open", "open"]
    assert losses(TUTORIAL, joined)[0].value == 0
    # Unturned, tile 40 shows plain to the start tile's road in the southeast.
    missed = codes(f"{START} 43:40")
    assert losses(TUTORIAL, missed)[0].value == -1


@pytest.mark.clause("SKYE-8.2")
def test_a_table_may_count_open_roads_too() -> None:
    rules = options(open_road_penalty=True)
    assert losses(rules, codes(START))[0].value == -2
    assert losses(rules, codes(f"{START} 43:40r1"))[0].value == -3
    line = losses(rules, codes("12:5 21:9r1 45:18"))[0]
    # Tile 18 on row 4, column 5: southwest is open, northeast outside.
    assert (line.value, line.derivation) == (-3 - 1, "−2 − 1 − 1")


@pytest.mark.clause("SKYE-8.3")
def test_empty_cells() -> None:
    eleven = "33:43 11:1 12:2 13:3 14:4 15:5 21:6 22:7 23:8 24:9 25:10"
    assert losses(TUTORIAL, codes(eleven))[1] == ScoreLine("empty_cells", "SKYE-8.3", -14, "11 − 25")
    assert losses(TUTORIAL, codes(START))[1].value == -24


@pytest.mark.clause("SKYE-8.4")
def test_the_highest_score_wins_then_coins_less_debt() -> None:
    state = before_round(3, cards=("castles", "symbols", "villages", "ranges"))
    assert [sheet.total for sheet in state.sheets()] == [3 - 24] * 3

    def ranking() -> tuple[tuple[int, ...], ...]:
        return make_outcome(state, EndReason.ROUNDS).ranking

    assert ranking() == ((0, 1, 2),)
    state.coins = [10, 12, 10]
    assert ranking() == ((1,), (0, 2))
    # One coin of debt and one more hill: equal scores, 12 − 1 against 10 and 11.
    state.debts = [0, 1, 0]
    state.coins = [10, 12, 11]
    state.results = (RoundResult((0, 1, 0), (1, 1, 1)),)
    assert ranking() == ((1, 2), (0,))
    state.results = (RoundResult((2, 1, 0), (1, 1, 1)),)
    assert ranking() == ((0,), (1, 2))
    assert make_outcome(state, EndReason.TILES).reason == "tiles"


@pytest.mark.clause("SKYE-8.1", "SKYE-8.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_is_told(seats: int) -> None:
    state = new_state(seats, TUTORIAL)
    told = play_at_random(state, Random(seats))
    outcome = state.outcome()
    assert outcome is not None
    assert told[-1] == GameEnded("rounds", outcome.winners)
    assert outcome.sheets == state.sheets()
    best = max(sheet.total for sheet in outcome.sheets)
    assert all(outcome.sheets[seat].total == best for seat in outcome.winners)
