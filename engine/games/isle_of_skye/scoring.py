"""What a territory is worth, score sheets, and the end of the game (SKYE-5.3, 7.1 to 7.8, 8.1 to 8.4)."""

from typing import Final, assert_never

from engine.core.outcome import Outcome, ScoreLine, ScoreSheet, rank
from engine.core.seats import Seat
from engine.games.isle_of_skye.grid import CELLS
from engine.games.isle_of_skye.options import SkyeOptions
from engine.games.isle_of_skye.pieces import CARD_NAMES, FOREST, MOUNTAIN, SEA, CardName
from engine.games.isle_of_skye.table import EndReason, Table
from engine.games.isle_of_skye.territory import (
    RoadEnd,
    Territory,
    cells_showing,
    cells_with_feature,
    cells_with_symbol,
    connected_road_cells,
    groups,
    road_edges,
    taken_cells,
    villages_with_castle,
)

CARD_CLAUSES: Final = {name: f"SKYE-7.{number}" for number, name in enumerate(CARD_NAMES, start=1)}

# Keys of the lines that are not of a card; a card's line has the card's name.
HILLS_LINE: Final = "hills"
"""Points for hill symbols of one finished round; its number is the round's."""
ROADS_LINE: Final = "incomplete_roads"
EMPTY_LINE: Final = "empty_cells"
DEBT_LINE: Final = "debt"
NEUTRAL_LINE: Final = "neutral_mean"

COINS_A_POINT: Final = 5
RANGE_SIZE: Final = 3
"""Tiles a range needs at least (SKYE-7.8)."""


def card_line(card: CardName, laid: Territory, coins: int) -> ScoreLine:
    """What a scoring card brings for a territory and that many coins, with its arithmetic."""
    match card:
        case "castles":
            return _counted(card, 2, len(cells_with_feature(laid, "castle")))
        case "waters":
            return _counted(card, 2, len(cells_showing(laid, SEA)))
        case "roads":
            return _counted(card, 2, len(connected_road_cells(laid)))
        case "symbols":
            return _counted(card, 3, len(cells_with_symbol(laid)))
        case "treasury":
            return ScoreLine(card, CARD_CLAUSES[card], coins // COINS_A_POINT, f"⌊{coins} ÷ {COINS_A_POINT}⌋")
        case "villages":
            villages, near_castle = len(cells_with_feature(laid, "village")), len(villages_with_castle(laid))
            text = f"2 × {villages} + {near_castle}" if near_castle else f"2 × {villages}"
            return ScoreLine(card, CARD_CLAUSES[card], 2 * villages + near_castle, text)
        case "deep_forest":
            return _counted(card, 2, max((len(group) for group in groups(laid, FOREST)), default=0))
        case "ranges":
            return _counted(card, 3, sum(len(group) >= RANGE_SIZE for group in groups(laid, MOUNTAIN)))
        case _:
            assert_never(card)


def _counted(card: CardName, points: int, count: int) -> ScoreLine:
    return ScoreLine(card, CARD_CLAUSES[card], points * count, f"{points} × {count}")


def card_points(card: CardName, laid: Territory, coins: int) -> int:
    """What a scoring card brings for a territory and that many coins."""
    return card_line(card, laid, coins).value


def costly_ends(options: SkyeOptions) -> tuple[RoadEnd, ...]:
    """What a road edge faces when it costs a point (SKYE-8.2)."""
    return ("outside", "blocked", "open") if options.open_road_penalty else ("outside", "blocked")


def empty_cells(laid: Territory) -> int:
    """How many cells of the grid have no tile (SKYE-8.3)."""
    return CELLS - len(taken_cells(laid))


def score_sheets(table: Table) -> tuple[ScoreSheet, ...]:
    """What everybody would score if the game ended now, the neutral last where it is ranked. Hill symbols count once
    their round is scored."""
    sheets = tuple(score_sheet(table, seat) for seat in range(table.seats))
    return (*sheets, _neutral_sheet(table)) if neutral_is_ranked(table) else sheets


def neutral_is_ranked(table: Table) -> bool:
    """SKYE-5.3."""
    return table.has_neutral and table.options.neutral_score != "off"


def score_sheet(table: Table, seat: Seat) -> ScoreSheet:
    """What one player would score if the game ended now (SKYE-8.1)."""
    laid = table.territory(seat)
    hills = [
        ScoreLine(HILLS_LINE, "SKYE-3.9", result.points[seat], number=number)
        for number, result in enumerate(table.results, start=1)
    ]
    cards = [card_line(card, laid, table.coins[seat]) for card in table.cards]
    debt = ScoreLine(DEBT_LINE, "SKYE-6.1", -table.debts[seat])
    lines = (*hills, *cards, *losses(table.options, laid), debt)
    return ScoreSheet(seat, lines, sum(line.value for line in lines))


def losses(options: SkyeOptions, laid: Territory) -> tuple[ScoreLine, ScoreLine]:
    """What incomplete roads and empty cells cost (SKYE-8.2, 8.3)."""
    empty = empty_cells(laid)
    return _roads_line(options, laid), ScoreLine(EMPTY_LINE, "SKYE-8.3", -empty, f"{CELLS - empty} − {CELLS}")


def _roads_line(options: SkyeOptions, laid: Territory) -> ScoreLine:
    """The edges that cost a point, as a sum over what they face."""
    ends = [edge.end for edge in road_edges(laid)]
    counts = [ends.count(end) for end in costly_ends(options)]
    terms = [str(count) for count in counts if count]
    text = f"−{' − '.join(terms)}" if len(terms) > 1 else ""
    return ScoreLine(ROADS_LINE, "SKYE-8.2", -sum(counts), text)


def neutral_bases(table: Table) -> list[int]:
    """By seat, what goes into the neutral's mean: card points less empty cells, or card points alone (SKYE-5.3)."""
    bases = []
    for seat in range(table.seats):
        laid = table.territory(seat)
        points = sum(card_points(card, laid, table.coins[seat]) for card in table.cards)
        bases.append(points - empty_cells(laid) if table.options.neutral_score == "cards_less_empty" else points)
    return bases


def _neutral_sheet(table: Table) -> ScoreSheet:
    one, two = neutral_bases(table)
    text = f"⌊({one} {'+' if two >= 0 else '−'} {abs(two)}) ÷ 2⌋"
    line = ScoreLine(NEUTRAL_LINE, "SKYE-5.3", (one + two) // 2, text.replace("(-", "(−"))
    return ScoreSheet(table.seats, (line,), line.value)


def make_outcome(table: Table, reason: EndReason) -> Outcome:
    """The highest score wins, then more coins less debt; the neutral stands behind equals (SKYE-5.3, 8.4)."""
    sheets = score_sheets(table)
    scores: dict[Seat, tuple[int, ...]] = {}
    for sheet in sheets:
        is_player = sheet.seat < table.seats
        wealth = table.coins[sheet.seat] - table.debts[sheet.seat] if is_player else 0
        scores[sheet.seat] = (sheet.total, int(is_player), wealth)
    return Outcome(reason.value, rank(scores), sheets)
