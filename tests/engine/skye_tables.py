"""For tests: positions of Isle of Skye written down as they lie on a table.

A territory is a text of tiles: ``33:43 34:1r2`` is start tile 43 on row 3, column 3 and tile 1 turned twice on row 3,
column 4.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from engine.core.seats import CHANCE, NOBODY, Seat
from engine.games.isle_of_skye.actions import (
    BuyTile,
    ChooseStarter,
    DealStarts,
    DrawCards,
    DrawNeutral,
    DrawTiles,
    OfferTile,
    PlaceTile,
    SetAside,
    SetPrice,
    ShowTiles,
    SkyeAction,
)
from engine.games.isle_of_skye.grid import CELLS, EMPTY, LAID, cell_at, laid_code
from engine.games.isle_of_skye.options import TUTORIAL, SkyeOptions
from engine.games.isle_of_skye.pieces import ALL_TILES, CardName
from engine.games.isle_of_skye.state import SkyeState, new_state
from engine.games.isle_of_skye.table import OPENLY

STARTS = (43, 44, 45, 46)
PLAIN_CARDS: tuple[CardName, ...] = ("castles", "waters", "roads", "treasury")


def options(**changes: Any) -> SkyeOptions:
    """The tutorial's rules with some values changed."""
    values = {name: getattr(TUTORIAL, name) for name in TUTORIAL.__struct_fields__}
    return SkyeOptions(**{**values, **changes})


def cell(name: str) -> int:
    """The cell called "34": row 3, column 4."""
    return cell_at(int(name[0]), int(name[1]))


def laid_tiles(text: str) -> list[tuple[int, int, int]]:
    """Cell, tile and rotation of each tile of a territory."""
    found = []
    for word in text.split():
        where, _, what = word.partition(":")
        tile, _, rotation = what.partition("r")
        found.append((cell(where), int(tile), int(rotation or 0)))
    return found


def codes(text: str) -> list[int]:
    """A territory as its 25 codes."""
    laid = [EMPTY] * CELLS
    for where, tile, rotation in laid_tiles(text):
        laid[where] = laid_code(tile, rotation)
    return laid


def before_round(
    seats: int,
    rules: SkyeOptions = TUTORIAL,
    *,
    territories: Sequence[str] = (),
    cards: tuple[CardName, ...] = PLAIN_CARDS,
    coins: Sequence[int] | None = None,
    starter: Seat = 0,
    number: int = 1,
) -> SkyeState:
    """A table before the tiles of round `number` are shown, with `starter` to hold the badge then. Territories hold
    their start tiles themselves; without any, seats have 43, 44, 45, 46. All other tiles are in the bag, shuffled."""
    state = new_state(seats, rules)
    texts = list(territories) or [f"33:{STARTS[seat]}" for seat in range(seats)]
    starts = tuple(next(tile for where, tile, _ in laid_tiles(text) if where == cell("33")) for text in texts)
    do(state, DrawCards(cards), DealStarts(starts))
    for seat, text in enumerate(texts):
        for where, tile, rotation in laid_tiles(text):
            if where != cell("33"):
                state.bag.remove(tile)
                state.lay(seat, where, tile, rotation)
                state.known[tile] = state.everybody
    if coins is not None:
        state.coins = list(coins)
    do(state, ChooseStarter(starter if number == 1 else (starter - 1) % seats))
    state.round = number - 1
    return state


def drawn(state: SkyeState, *hands: Sequence[int], shown: Sequence[int] = (), neutral: str = "") -> SkyeState:
    """Show tiles and let every seat draw, hands by seat. What is not given is taken from the rest of the bag. `neutral`
    reads ``12/1 13/0 14/2``: tiles in the order drawn with their prices, 0 for the one set aside."""
    spoken = {tile for hand in hands for tile in hand} | set(shown)
    neutrals = [tuple(map(int, word.split("/"))) for word in neutral.split()]
    spoken |= {tile for tile, _ in neutrals}
    spare = [tile for tile in sorted(state.bag) if tile not in spoken]
    board = list(shown) or [spare.pop() for _ in range(3)]
    do(state, ShowTiles(tuple(board)))
    while isinstance(state.sample_chance(Random(1)), DrawTiles):
        seat = state.turn
        hand = hands[seat] if seat < len(hands) else [spare.pop() for _ in range(3)]
        do(state, DrawTiles(seat, tuple(hand)))
        if state.actor != CHANCE:
            return state
    pairs = neutrals or [(spare.pop(), price) for price in (1, 0, 2)]
    do(state, DrawNeutral(tuple(tile for tile, _ in pairs), tuple(price for _, price in pairs)))
    return state


def priced(state: SkyeState, *plans: tuple[int, int, int]) -> list[Struct]:
    """Everybody prices, plans by seat: the tile set aside, the one for sale, its price."""
    told: list[Struct] = []
    for _ in range(state.seats):
        aside, offered, price = plans[state.turn]
        told += do(state, SetAside(aside), OfferTile(offered), SetPrice(price))
    return told


def do(state: SkyeState, *actions: SkyeAction) -> list[Struct]:
    """Play legal actions and return what was told."""
    told: list[Struct] = []
    for action in actions:
        clause = state.refusal(action)
        assert clause is None, f"{action} is refused by {clause}"
        state.apply(action, told)
    return told


def buy(tile: int) -> BuyTile:
    return BuyTile(tile)


def put(where: str, rotation: int = 0) -> PlaceTile:
    """Lay what is to be placed on the cell called that."""
    return PlaceTile(cell(where), rotation)


def put_anywhere(state: SkyeState) -> list[Struct]:
    """Lay what is to be placed at the first place there is."""
    return do(state, state.legal_actions()[0])


def first_of(told: list[Struct], kind: type[Struct]) -> Any:
    """The first event of a kind; there is one."""
    return next(event for event in told if type(event) is kind)


def all_of(told: list[Struct], kind: type[Struct]) -> list[Any]:
    """All events of a kind."""
    return [event for event in told if type(event) is kind]


def kinds(told: list[Struct]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in told]


def choose(state: SkyeState, rng: Random) -> SkyeAction:
    """What happens next at random."""
    if state.actor == CHANCE:
        return state.sample_chance(rng)
    actions = state.legal_actions()
    return actions[int(rng.random() * len(actions))]


def play_at_random(state: SkyeState, rng: Random, steps: int = 1_000_000) -> list[Struct]:
    """Play so many steps, or to the end; what was told."""
    told: list[Struct] = []
    for _ in range(steps):
        if state.actor == NOBODY:
            break
        state.apply(choose(state, rng), told)
    return told


def whereabouts(state: SkyeState) -> list[int]:
    """Every tile, as often as it is anywhere: bag, territories, hands, centre, main board, not placed."""
    found = [*state.bag, *state.bottom]
    found += [laid.tile for laid in map(LAID.__getitem__, state.laid) if laid is not None]
    lying = set(found)
    for seat in range(state.seats):
        found += [tile for tile in state.hand(seat) if tile and tile not in lying]
    found += [tile for tile in state.shown if tile not in lying]
    found += [tile for tile in state.neutral if tile not in lying]
    return sorted(found)


def all_tiles() -> list[int]:
    return list(ALL_TILES)


def return_to_bottom(state: SkyeState, tiles: Sequence[int]) -> None:
    """Move tiles from the mixed part of the bag to its bottom, for all to see."""
    for tile in tiles:
        state.bag.remove(tile)
        state.bottom.append(tile)
        state.bottom_by.append(OPENLY)
        state.known[tile] = state.everybody
