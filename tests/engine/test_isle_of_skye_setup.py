"""Sections 1 and 2: the tiles, the grid, who plays, and what happens before the first round."""

from collections import Counter
from random import Random

import pytest
from skye_tables import (
    before_round,
    cell,
    do,
    drawn,
    first_of,
    kinds,
    options,
    play_at_random,
    priced,
    put,
)

from engine.core.errors import OptionError
from engine.core.seats import CHANCE, NOBODY
from engine.games.isle_of_skye.actions import (
    ChooseStarter,
    DealStarts,
    DrawCards,
    DrawTiles,
    SetAside,
    ShowTiles,
    SkyeAction,
)
from engine.games.isle_of_skye.events import (
    CardsDrawn,
    GameEnded,
    RoundBegan,
    StarterChosen,
    StartsDealt,
    TilesShown,
)
from engine.games.isle_of_skye.game import ISLE_OF_SKYE
from engine.games.isle_of_skye.grid import EDGES, NEIGHBOURS, OUTSIDE, Laid, cell_at, laid_code, opposite
from engine.games.isle_of_skye.options import TUTORIAL
from engine.games.isle_of_skye.pieces import (
    CARD_NAMES,
    FOREST,
    KINDS,
    LAND_TILES,
    MOUNTAIN,
    PLAIN,
    ROAD,
    SEA,
    START_TILES,
    TILES,
    CardName,
    tile,
)
from engine.games.isle_of_skye.state import SkyeState, new_state
from engine.games.isle_of_skye.table import Phase


@pytest.mark.clause("SKYE-1.1")
def test_the_tiles_are_as_many_as_the_book_says() -> None:
    assert [tile.number for tile in TILES] == list(range(1, 49))
    assert Counter(tile.terrain for tile in TILES) == {
        "sea": 12,
        "mountain": 12,
        "forest": 12,
        "plain": 6,
        "start": 6,
    }
    features = Counter(tile.feature for tile in TILES if tile.feature is not None)
    assert features == {"castle": 8, "village": 8, "road": 8, "hill": 8, "swamp": 8}
    hills = [tile.hills for tile in TILES if tile.feature == "hill"]
    assert sum(hills) == 15 and min(hills) == 1 and max(hills) == 3
    assert sum(tile.hills for tile in TILES) == 15
    assert [tile.number for tile in TILES if tile.symbol] == list(START_TILES)
    assert all(tile.feature is None for tile in TILES if tile.terrain == "start")


@pytest.mark.clause("SKYE-1.2")
def test_every_edge_shows_one_of_five_things() -> None:
    assert all(len(tile.edges) == 6 and set(tile.edges) <= set(KINDS) for tile in TILES)
    own = {"sea": SEA, "mountain": MOUNTAIN, "forest": FOREST, "plain": PLAIN}
    for found in TILES:
        if found.terrain == "start":
            # Every land once, and a road that runs through.
            assert sorted(found.edges) == [SEA, MOUNTAIN, FOREST, PLAIN, ROAD, ROAD]
        else:
            assert Counter(found.edges).most_common(1)[0][0] == own[found.terrain]
            assert (ROAD in found.edges) == (found.feature == "road")


@pytest.mark.clause("SKYE-1.2", "SKYE-4.1")
def test_rotation_turns_clockwise() -> None:
    """Tile 43 shows plain east, road southeast, sea southwest, mountain west, road northwest, forest northeast."""
    assert tile(43).edges == (PLAIN, ROAD, SEA, MOUNTAIN, ROAD, FOREST)
    assert EDGES[laid_code(43, 0)] == (PLAIN, ROAD, SEA, MOUNTAIN, ROAD, FOREST)
    # A sixth of a turn: what was east is southeast now.
    assert EDGES[laid_code(43, 1)] == (FOREST, PLAIN, ROAD, SEA, MOUNTAIN, ROAD)
    assert EDGES[laid_code(43, 3)] == (MOUNTAIN, ROAD, FOREST, PLAIN, ROAD, SEA)


@pytest.mark.clause("SKYE-1.3")
def test_the_neighbours_of_a_cell() -> None:
    assert [NEIGHBOURS[cell_at(3, 3)][side] for side in range(6)] == [
        cell_at(3, 4),
        cell_at(4, 3),
        cell_at(4, 2),
        cell_at(3, 2),
        cell_at(2, 2),
        cell_at(2, 3),
    ]
    # Row 4 lies half a cell further right.
    assert [NEIGHBOURS[cell("43")][side] for side in range(6)] == [
        cell("44"),
        cell("54"),
        cell("53"),
        cell("42"),
        cell("33"),
        cell("34"),
    ]
    assert [NEIGHBOURS[cell("11")][side] for side in range(6)] == [cell("12"), cell("21"), *[OUTSIDE] * 4]
    assert [NEIGHBOURS[cell("25")][side] for side in range(6)] == [OUTSIDE, OUTSIDE, cell("35"), cell("24"), 4, OUTSIDE]
    for one in range(25):
        for side, other in enumerate(NEIGHBOURS[one]):
            assert other == OUTSIDE or NEIGHBOURS[other][opposite(side)] == one


@pytest.mark.clause("SKYE-1.3", "SKYE-2.1")
def test_the_start_tile_lies_in_the_middle_and_stays_there() -> None:
    state = before_round(3)
    drawn(state, (1, 2, 3))
    middle = cell("33")
    assert [state.view(None).territories[seat][middle] for seat in range(3)] == [Laid(43, 0), Laid(44, 0), Laid(45, 0)]
    priced(state, (1, 2, 0), (state.hand(1)[0], state.hand(1)[1], 0), (state.hand(2)[0], state.hand(2)[1], 0))
    do(state, state.legal_actions()[0])
    assert state.phase is Phase.PLACE_BOUGHT
    assert state.refusal(put("33")) == "SKYE-4.1"


@pytest.mark.clause("SKYE-1.4")
def test_there_are_eight_cards_and_coins_are_a_total() -> None:
    assert len(CARD_NAMES) == len(set(CARD_NAMES)) == 8
    assert before_round(2).view(None).coins == (10, 10)


@pytest.mark.clause("SKYE-1.5")
def test_two_to_four_play() -> None:
    assert ISLE_OF_SKYE.seat_range == (2, 4)
    for seats in (2, 3, 4):
        assert play_at_random(new_state(seats, TUTORIAL), Random(seats))[-1].__class__ is GameEnded
    assert [new_state(seats, TUTORIAL).has_neutral for seats in (2, 3, 4)] == [True, False, False]


@pytest.mark.clause("SKYE-2.1")
def test_four_cards_and_a_start_tile_each() -> None:
    state = new_state(3, TUTORIAL)
    assert state.actor == CHANCE
    cards: tuple[CardName, ...] = ("ranges", "castles", "symbols", "waters")
    assert do(state, DrawCards(cards)) == [CardsDrawn(cards)]
    assert do(state, DealStarts((48, 43, 45))) == [StartsDealt((48, 43, 45), 10)]
    view = state.view(None)
    assert view.cards == cards
    assert view.coins == (10, 10, 10) and view.debts == (0, 0, 0) and view.scores == (0, 0, 0)
    assert [territory[cell("33")] for territory in view.territories] == [Laid(48, 0), Laid(43, 0), Laid(45, 0)]
    assert view.incomes == (1, 1, 1)


@pytest.mark.clause("SKYE-2.1")
@pytest.mark.parametrize(
    "action",
    [
        DrawCards(("ranges", "castles", "symbols")),
        DrawCards(("ranges", "castles", "symbols", "symbols")),
        DrawCards(("ranges", "castles", "symbols", "swamps")),  # type: ignore[arg-type]
        DealStarts((43, 44, 45)),
        SetAside(1),
    ],
)
def test_cards_that_cannot_be_drawn(action: SkyeAction) -> None:
    assert new_state(3, TUTORIAL).refusal(action) == "SKYE-2.1"


@pytest.mark.clause("SKYE-2.1")
@pytest.mark.parametrize("tiles", [(43, 44), (43, 44, 44), (43, 44, 42), (43, 44, 45, 46)])
def test_start_tiles_that_cannot_be_dealt(tiles: tuple[int, ...]) -> None:
    state = new_state(3, TUTORIAL)
    do(state, DrawCards(CARD_NAMES[:4]))
    assert state.refusal(DealStarts(tiles)) == "SKYE-2.1"
    assert state.refusal(DrawCards(CARD_NAMES[:4])) == "SKYE-2.1"


@pytest.mark.clause("SKYE-2.1")
def test_cards_and_start_tiles_are_drawn_alike() -> None:
    cards: Counter[str] = Counter()
    starts: Counter[int] = Counter()
    for seed in range(400):
        state = new_state(2, TUTORIAL)
        draw = state.sample_chance(Random(seed))
        assert isinstance(draw, DrawCards)
        cards.update(draw.cards)
        do(state, draw)
        deal = state.sample_chance(Random(seed))
        assert isinstance(deal, DealStarts)
        starts.update(deal.tiles)
    assert set(cards) == set(CARD_NAMES) and min(cards.values()) > 160 and max(cards.values()) < 240
    assert set(starts) == set(START_TILES) and min(starts.values()) > 100 and max(starts.values()) < 170


@pytest.mark.clause("SKYE-2.2")
def test_unused_start_tiles_are_in_the_bag() -> None:
    for seats, size in ((2, 46), (3, 45), (4, 44)):
        state = before_round(seats)
        assert state.bag_size == size and state.bottom == []
        assert sorted(state.bag) == [*LAND_TILES, *START_TILES[seats:]]
        assert state.view(0).bag_mixed == size


@pytest.mark.clause("SKYE-2.3")
def test_three_tiles_are_shown() -> None:
    state = before_round(3)
    assert state.refusal(ShowTiles((1, 2))) == "SKYE-2.3"
    assert state.refusal(ShowTiles((1, 2, 2))) == "SKYE-2.3"
    assert state.refusal(ShowTiles((1, 2, 43))) == "SKYE-2.3"
    assert state.refusal(SetAside(1)) == "SKYE-2.3"
    told = do(state, ShowTiles((46, 2, 30)))
    assert told == [TilesShown((46, 2, 30)), RoundBegan(1, 0, "no")]
    assert [item.tile for item in state.view(None).shown] == [46, 2, 30]
    assert state.bag_size == 42


@pytest.mark.clause("SKYE-2.4")
def test_the_start_player_is_drawn_and_the_badge_moves_on() -> None:
    state = new_state(3, options(rounds=3))
    do(state, DrawCards(CARD_NAMES[:4]), DealStarts((43, 44, 45)))
    assert state.refusal(ChooseStarter(3)) == "SKYE-2.4"
    assert state.refusal(SetAside(1)) == "SKYE-2.4"
    seeds = Counter(state.sample_chance(Random(seed)) for seed in range(300))
    assert set(seeds) == {ChooseStarter(0), ChooseStarter(1), ChooseStarter(2)} and min(seeds.values()) > 70
    assert do(state, ChooseStarter(2)) == [StarterChosen(2)]
    told = play_at_random(state, Random(1))
    began = [event for event in told if isinstance(event, RoundBegan)]
    assert [(event.round, event.starter, event.last) for event in began] == [(1, 2, "no"), (2, 0, "no"), (3, 1, "yes")]


@pytest.mark.clause("SKYE-2.5")
def test_coins_debt_scores_and_territories_are_open_and_hands_are_not() -> None:
    state = drawn(before_round(3, coins=(4, 11, 23)), (1, 2, 3), (4, 5, 6), (7, 8, 9))
    state.debts, state.scores = [0, 2, 0], [5, 0, 1]
    for watcher in (None, 0, 1, 2):
        view = state.view(watcher)
        assert (view.coins, view.debts, view.scores) == ((4, 11, 23), (0, 2, 0), (5, 0, 1))
        assert [territory[cell("33")] for territory in view.territories] == [Laid(43, 0), Laid(44, 0), Laid(45, 0)]
        assert view.held == tuple(
            tuple(state.hand(seat)) if seat == watcher else (None, None, None) for seat in range(3)
        )
    hand = state.view(1).hand
    assert hand is not None and hand.drawn == (4, 5, 6)
    assert state.view(None).hand is None


@pytest.mark.clause("SKYE-2.6")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 5), (2, 3), (3, 6), (4, 5), (4, 4)])
def test_the_game_lasts_so_many_rounds(seats: int, rounds: int) -> None:
    state = new_state(seats, options(rounds=rounds))
    told = play_at_random(state, Random(9))
    assert [event.round for event in told if isinstance(event, RoundBegan)] == list(range(1, rounds + 1))
    assert first_of(told, GameEnded).reason == "rounds"
    assert state.actor == NOBODY and kinds(told)[-1] == "GameEnded"
    assert state.refusal(SetAside(1)) == "SKYE-8.1"


@pytest.mark.clause("SKYE-2.6")
def test_four_play_five_rounds_at_most() -> None:
    assert TUTORIAL.rounds == 5
    assert isinstance(new_state(3, options(rounds=6)), SkyeState)
    with pytest.raises(OptionError):
        new_state(4, options(rounds=6))


@pytest.mark.clause("SKYE-2.1", "SKYE-2.4", "SKYE-3.1")
def test_chance_is_refused_while_a_seat_decides() -> None:
    state = drawn(before_round(3), (1, 2, 3))
    assert state.refusal(DrawCards(CARD_NAMES[:4])) == "SKYE-2.1"
    assert state.refusal(DealStarts((43, 44, 45))) == "SKYE-2.1"
    assert state.refusal(ChooseStarter(0)) == "SKYE-2.4"
    assert state.refusal(ShowTiles(())) == "SKYE-2.3"
    assert state.refusal(DrawTiles(0, (1, 2, 3))) == "SKYE-3.1"
