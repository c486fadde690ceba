"""What chance brings: drawn by its probability, checked, and taken out of the bag (SKYE-2.1 to 2.4, 3.1, 5.1)."""

from random import Random
from typing import Final

from engine.games.isle_of_skye.actions import (
    ChooseStarter,
    DealStarts,
    DrawCards,
    DrawNeutral,
    DrawTiles,
    ShowTiles,
    SkyeAction,
)
from engine.games.isle_of_skye.pieces import (
    CARD_NAMES,
    CARDS_IN_PLAY,
    NEUTRAL_PRICES,
    START_TILES,
    TILES_DRAWN,
)
from engine.games.isle_of_skye.table import CARDS, DRAW, NEUTRAL, SHOW, STARTER, STARTS, Phase, Table

CHANCE_ACTIONS: Final[dict[Phase, type[SkyeAction]]] = {
    CARDS: DrawCards,
    STARTS: DealStarts,
    STARTER: ChooseStarter,
    SHOW: ShowTiles,
    DRAW: DrawTiles,
    NEUTRAL: DrawNeutral,
}
"""By phase of chance: the kind of its action."""


def sample(table: Table, rng: Random) -> SkyeAction:
    """A chance action of the phase."""
    phase = table.phase
    if phase is DRAW:
        return DrawTiles(table.turn, _sample_top(table, TILES_DRAWN, rng))
    if phase is SHOW:
        return ShowTiles(_sample_top(table, tiles_to_show(table), rng))
    if phase is NEUTRAL:
        prices = [0, *NEUTRAL_PRICES]
        rng.shuffle(prices)
        return DrawNeutral(_sample_top(table, TILES_DRAWN, rng), tuple(prices))
    if phase is CARDS:
        return DrawCards(tuple(rng.sample(CARD_NAMES, CARDS_IN_PLAY)))
    if phase is STARTS:
        return DealStarts(tuple(rng.sample(START_TILES, table.seats)))
    assert phase is STARTER, "sample: chance is not to act"
    return ChooseStarter(rng.randrange(table.seats))


def _sample_top(table: Table, count: int, rng: Random) -> tuple[int, ...]:
    """The next tiles: of the shuffled ones any, beneath them the bottom as it lies (SKYE-3.1)."""
    # By hand and on a copy of the few it needs: a third of what `Random.sample` takes.
    bag = table.bag
    left = len(bag)
    if left < count:
        mixed = bag[:]
        rng.shuffle(mixed)
        return (*mixed, *table.bottom[: count - left])
    random = rng.random
    found: list[int] = []
    while len(found) < count:
        tile = bag[int(random() * left)]
        if tile not in found:
            found.append(tile)
    return tuple(found)


def tiles_to_show(table: Table) -> int:
    """How many tiles come onto the main board: three, but the next draw must stay possible (SKYE-3.10)."""
    return min(TILES_DRAWN, table.bag_size - table.tiles_per_draw)


def take_from_bag(table: Table, tiles: tuple[int, ...]) -> None:
    """Take the top tiles out."""
    bag = table.bag
    from_bottom = 0
    for tile in tiles:
        if bag:
            bag.remove(tile)
        else:
            from_bottom += 1
    if from_bottom:
        del table.bottom[:from_bottom]
        del table.bottom_by[:from_bottom]


def chance_refusal(table: Table, action: SkyeAction) -> str | None:
    """The clause that forbids what chance is said to have brought, or None; only for an action of the phase's kind."""
    match action:
        case DrawCards(cards=cards):
            return None if len(cards) == CARDS_IN_PLAY == len(set(cards) & set(CARD_NAMES)) else "SKYE-2.1"
        case DealStarts(tiles=tiles):
            return None if len(tiles) == table.seats == len(set(tiles) & set(START_TILES)) else "SKYE-2.1"
        case ChooseStarter(seat=seat):
            return None if 0 <= seat < table.seats else "SKYE-2.4"
        case ShowTiles(tiles=tiles):
            return _top_refusal(table, tiles, tiles_to_show(table), "SKYE-3.10" if table.round else "SKYE-2.3")
        case DrawTiles(seat=seat, tiles=tiles):
            if seat != table.turn or tiles is None:
                return "SKYE-3.1"
            return _top_refusal(table, tiles, TILES_DRAWN, "SKYE-3.1")
        case DrawNeutral(tiles=tiles, prices=prices):
            if sorted(prices) != [0, *NEUTRAL_PRICES]:
                return "SKYE-5.1"
            drawn = tuple(tile for tile in tiles if tile is not None)
            return _top_refusal(table, drawn, TILES_DRAWN, "SKYE-5.1")
        case _:
            raise AssertionError(f"chance_refusal: {action} is not of chance")


def _top_refusal(table: Table, tiles: tuple[int, ...], count: int, clause: str) -> str | None:
    """`clause` unless these are so many tiles of the bag; SKYE-3.10 if they are not its top ones."""
    if len(tiles) != count or len(set(tiles)) != count:
        return clause
    mixed = tiles[: len(table.bag)]
    beneath = tiles[len(table.bag) :]
    if not set(tiles) <= {*table.bag, *table.bottom}:
        return clause
    return None if set(mixed) <= set(table.bag) and list(beneath) == table.bottom[: len(beneath)] else "SKYE-3.10"
