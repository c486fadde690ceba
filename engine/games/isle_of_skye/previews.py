"""What the board shows before anything is done: where a tile fits, what clashes, what a placement would change, which
tiles a scoring card counts, what a seat can buy. Pure functions of a view."""

from typing import Literal, TypeAlias, assert_never

from msgspec import Struct

from engine.core.outcome import ScoreLine
from engine.core.seats import Seat
from engine.games.isle_of_skye.fitting import clashing_sides
from engine.games.isle_of_skye.grid import CELLS, laid_code
from engine.games.isle_of_skye.pieces import FOREST, MOUNTAIN, ROAD, SEA, CardName
from engine.games.isle_of_skye.recall import recalled
from engine.games.isle_of_skye.rules import placement_refusal, placements
from engine.games.isle_of_skye.scoring import HILLS_LINE, RANGE_SIZE, card_line, costly_ends, losses
from engine.games.isle_of_skye.table import HILLS, Table
from engine.games.isle_of_skye.territory import (
    RoadEdge,
    Territory,
    cells_showing,
    cells_with_feature,
    cells_with_symbol,
    groups,
    joints_within,
    road_edges,
    villages_with_castle,
)
from engine.games.isle_of_skye.view import SkyeView

# Where a tile fits


class FittingCell(Struct, frozen=True):
    """A cell in which a tile fits, and the rotations in which it does, rising; at least one."""

    cell: int
    rotations: tuple[int, ...]


def fitting_cells(view: SkyeView, seat: Seat, tile: int) -> tuple[FittingCell, ...]:
    """Where the seat could place the tile now, whoever's turn it is (SKYE-4.1, 4.2); empty: it fits nowhere."""
    turns: dict[int, list[int]] = {}
    for placement in placements(recalled(view), seat, tile):
        turns.setdefault(placement.cell, []).append(placement.rotation)
    return tuple(FittingCell(cell, tuple(rotations)) for cell, rotations in turns.items())


class Clash(Struct, frozen=True):
    """Why a tile cannot lie somewhere: the clause, and the sides of the cell at which edges disagree; none unless that
    is the reason (SKYE-4.2)."""

    clause: str
    sides: tuple[int, ...]


def clash(view: SkyeView, seat: Seat, tile: int, cell: int, rotation: int) -> Clash | None:
    """What forbids the seat to lay the tile there like that, or None."""
    table = recalled(view)
    clause = placement_refusal(table, seat, tile, cell, rotation)
    if clause is None:
        return None
    if clause != "SKYE-4.2":
        return Clash(clause, ())
    surround = table.surrounds[seat * CELLS + cell]
    return Clash(clause, clashing_sides(laid_code(tile, rotation), surround, table.strict))


# What a placement changes


class Change(Struct, frozen=True):
    """A line of the score sheet before and after a placement, in points. `key` is a card's name, ``incomplete_roads``,
    ``empty_cells``, or ``hills`` for what the round score will bring."""

    key: str
    clause: str
    before: int
    after: int

    @property
    def gain(self) -> int:
        return self.after - self.before


class PlacementEffect(Struct, frozen=True):
    """What a placement would change: every card in play in its order, incomplete roads, empty cells, hills; and by how
    many points altogether. The income grows by 1 besides (SKYE-3.8)."""

    changes: tuple[Change, ...]
    gain: int


def placement_effect(view: SkyeView, seat: Seat, tile: int, cell: int, rotation: int) -> PlacementEffect:
    """What it would change if the seat laid the tile there like that; only for a placement that is allowed."""
    table = recalled(view)
    assert placement_refusal(table, seat, tile, cell, rotation) is None, "placement_effect: it cannot lie there"
    before = _lines(table, seat)
    table.lay(seat, cell, tile, rotation)
    after = _lines(table, seat)
    pairs = zip(before, after, strict=True)
    changes = [Change(one.key, one.clause, one.value, two.value) for one, two in pairs]
    changes.append(Change(HILLS_LINE, "SKYE-3.9", table.hills[seat], table.hills[seat] + HILLS[tile]))
    return PlacementEffect(tuple(changes), sum(change.gain for change in changes))


def _lines(table: Table, seat: Seat) -> list[ScoreLine]:
    laid = table.territory(seat)
    return [*(card_line(card, laid, table.coins[seat]) for card in table.cards), *losses(table.options, laid)]


# What is worth what now


def card_lines(view: SkyeView) -> tuple[tuple[ScoreLine, ...], ...]:
    """By seat, then by card in play: what it brings now, with its arithmetic."""
    table = recalled(view)
    return tuple(
        tuple(card_line(card, table.territory(seat), table.coins[seat]) for card in view.cards)
        for seat in range(view.seats)
    )


class CardTiles(Struct, frozen=True):
    """Which tiles of a territory a card counts. `groups` are all groups the card looks at, `counted` the cells that
    bring points, rising; `extra` those of them that bring more (villages beside a castle). `joints` are the edges that
    join the groups, each by its cell and side from both tiles."""

    groups: tuple[tuple[int, ...], ...]
    counted: tuple[int, ...]
    extra: tuple[int, ...] = ()
    joints: tuple[tuple[int, int], ...] = ()


def card_tiles(view: SkyeView, seat: Seat, card: CardName) -> CardTiles:
    """What to light up in a seat's territory for a scoring card, in play or not."""
    laid = recalled(view).territory(seat)
    match card:
        case "castles":
            return _single(cells_with_feature(laid, "castle"))
        case "waters":
            return _single(cells_showing(laid, SEA))
        case "symbols":
            return _single(cells_with_symbol(laid))
        case "treasury":
            return CardTiles((), ())
        case "villages":
            villages = cells_with_feature(laid, "village")
            return CardTiles(_each(villages), tuple(villages), tuple(villages_with_castle(laid)))
        case "roads":
            networks = [group for group in groups(laid, ROAD) if len(group) > 1]
            return _grouped(laid, networks, networks, ROAD)
        case "deep_forest":
            woods = groups(laid, FOREST)
            return _grouped(laid, woods, [max(woods, key=len)] if woods else [], FOREST)
        case "ranges":
            ranges = groups(laid, MOUNTAIN)
            return _grouped(laid, ranges, [group for group in ranges if len(group) >= RANGE_SIZE], MOUNTAIN)
        case _:
            assert_never(card)


def _single(cells: list[int]) -> CardTiles:
    return CardTiles(_each(cells), tuple(cells))


def _each(cells: list[int]) -> tuple[tuple[int, ...], ...]:
    return tuple((cell,) for cell in cells)


def _grouped(laid: Territory, found: list[list[int]], counted: list[list[int]], kind: int) -> CardTiles:
    return CardTiles(
        groups=tuple(map(tuple, found)),
        counted=tuple(sorted(cell for group in counted for cell in group)),
        joints=tuple(joints_within(laid, kind)),
    )


def roads(view: SkyeView, seat: Seat) -> tuple[RoadEdge, ...]:
    """Every road edge of a seat's territory and what it faces."""
    return tuple(road_edges(recalled(view).territory(seat)))


def costs_a_point(view: SkyeView, edge: RoadEdge) -> bool:
    """Whether a road edge is incomplete at this table (SKYE-8.2)."""
    return edge.end in costly_ends(view.options)


# What is for sale

Hindrance: TypeAlias = Literal["own", "sold", "too_dear", "not_for_sale"]


class Ware(Struct, frozen=True):
    """A tile in the centre or on the main board as a seat sees it: its price in coins and why the seat could not buy
    it, None if it could. `owner` is None for the main board, where without a market nothing is for sale."""

    tile: int
    owner: Seat | None
    price: int
    hindrance: Hindrance | None


def wares(view: SkyeView, seat: Seat) -> tuple[Ware, ...]:
    """All tiles of the centre and the main board, judged by what the seat owns now, whoever's turn it is (SKYE-3.4)."""
    found = []
    for offer in view.offers:
        hindrance = _hindrance(view, seat, offer.price, offer.buyer is not None)
        found.append(Ware(offer.tile, offer.owner, offer.price, "own" if offer.owner == seat else hindrance))
    price = view.options.display_price
    for item in view.shown:
        hindrance = _hindrance(view, seat, price, item.buyer is not None)
        found.append(Ware(item.tile, None, price, hindrance if view.options.display_market else "not_for_sale"))
    return tuple(found)


def _hindrance(view: SkyeView, seat: Seat, price: int, sold: bool) -> Hindrance | None:
    if sold:
        return "sold"
    return "too_dear" if price > view.coins[seat] else None
