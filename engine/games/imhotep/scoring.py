"""Points, score sheets and the end of the game (IMHOTEP-4.1 to 4.5, 5.2, 6.4, 6.5)."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from engine.core.outcome import Outcome, ScoreLine, ScoreSheet, rank
from engine.core.seats import Seat
from engine.games.imhotep.options import ImhotepOptions
from engine.games.imhotep.pieces import (
    BONUS_SITES,
    BONUSES,
    CARDS,
    KINDS,
    LEVEL_POINTS,
    LEVELS,
    PERMANENTS,
    PYRAMID,
    SITE_NAMES,
    SITES,
    STATUE_POINTS,
    STONE_POINTS,
)
from engine.games.imhotep.table import EndReason, Table

SITE_CLAUSES: Final = ("IMHOTEP-4.1", "IMHOTEP-4.2", "IMHOTEP-4.3", "IMHOTEP-4.4")
TIE_CLAUSE: Final = "IMHOTEP-4.5"
CARD_CLAUSE: Final = "IMHOTEP-5.2"


class Standing(Struct, frozen=True):
    """Who is ahead at a site: its `leaders` have `most` stones each, everybody else `lead` fewer at least. With
    several leaders `lead` is 0; without any stone there are no leaders."""

    leaders: tuple[Seat, ...]
    most: int
    lead: int


def standing(stones: Sequence[Seat], seats: int) -> Standing:
    """Who is ahead among the owners of a site's stones."""
    counts = [stones.count(seat) for seat in range(seats)]
    most = max(counts)
    if not most:
        return Standing((), 0, 0)
    leaders = tuple(seat for seat in range(seats) if counts[seat] == most)
    lead = most - max(count for seat, count in enumerate(counts) if seat != leaders[0])
    return Standing(leaders, most, lead)


def bonus(options: ImhotepOptions, site: int, leaders: Sequence[Seat]) -> int:
    """What each of the leaders of a site gets for having the most stones (IMHOTEP-4.3 to 4.5)."""
    return BONUSES[site] if len(leaders) == 1 or options.majority_tie == "each" else 0


def pyramid_levels(stones: Sequence[Seat], seat: Seat) -> tuple[int, ...]:
    """How many stones the seat has on each level of the pyramid, from the bottom up (IMHOTEP-4.1)."""
    return tuple([stones[level::LEVELS].count(seat) for level in range(LEVELS)])


def pyramid_points(stones: Sequence[Seat], seat: Seat) -> int:
    """What the pyramid has scored the seat (IMHOTEP-4.1)."""
    levels = pyramid_levels(stones, seat)
    return sum(count * points for count, points in zip(levels, LEVEL_POINTS, strict=True))


def card_points(kind: int, copies: int, stones: int) -> int:
    """What so many copies of a permanent card score their owner, who has so many `stones` at its site; statues ask
    for no stones (IMHOTEP-5.2)."""
    card = CARDS[kind]
    if card.site is None:
        return STATUE_POINTS[copies]
    return copies * (stones // card.stones * card.points)


def totals(options: ImhotepOptions, sites: Sequence[Sequence[Seat]], hands: Sequence[int], seats: int) -> list[int]:
    """What every seat would score if the game ended now (IMHOTEP-6.4). `hands` counts cards: seat × KINDS + kind."""
    found = [secure_points(sites, hands, seat) for seat in range(seats)]
    for site in BONUS_SITES:
        leaders = standing(sites[site], seats).leaders
        for seat in leaders:
            found[seat] += bonus(options, site, leaders)
    return found


def secure_points(sites: Sequence[Sequence[Seat]], hands: Sequence[int], seat: Seat) -> int:
    """What a seat has for its stones and permanent cards, whatever the others do: its total without bonuses."""
    counts = [stones.count(seat) for stones in sites]
    points = pyramid_points(sites[PYRAMID], seat)
    for site in range(SITES):
        points += counts[site] * STONE_POINTS[site]
    for kind in PERMANENTS:
        copies = hands[seat * KINDS + kind]
        if copies:
            points += card_points(kind, copies, _at_its_site(kind, counts))
    return points


def score_sheets(
    options: ImhotepOptions, sites: Sequence[Sequence[Seat]], hands: Sequence[int], seats: int
) -> tuple[ScoreSheet, ...]:
    """The sheets of `totals`: a line for every site, one for a bonus won or tied for, one for every kind of permanent
    card the seat has. The keys are the names of sites and cards and ``obelisk_bonus``, ``tomb_bonus``."""
    return tuple(_sheet(options, sites, hands, seats, seat) for seat in range(seats))


def _sheet(
    options: ImhotepOptions, sites: Sequence[Sequence[Seat]], hands: Sequence[int], seats: int, seat: Seat
) -> ScoreSheet:
    counts = [stones.count(seat) for stones in sites]
    lines: list[ScoreLine] = []
    for site in range(SITES):
        lines.append(_site_line(site, sites[site], seat))
        if site in BONUS_SITES:
            lines += _bonus_lines(options, site, standing(sites[site], seats).leaders, seat)
    for kind in PERMANENTS:
        copies = hands[seat * KINDS + kind]
        if copies:
            lines.append(_card_line(kind, copies, _at_its_site(kind, counts)))
    return ScoreSheet(seat, tuple(lines), sum(line.value for line in lines))


def _site_line(site: int, stones: Sequence[Seat], seat: Seat) -> ScoreLine:
    if site != PYRAMID:
        return ScoreLine(SITE_NAMES[site], SITE_CLAUSES[site], stones.count(seat) * STONE_POINTS[site])
    levels = pyramid_levels(stones, seat)
    terms = [f"{count} × {points}" for count, points in zip(levels, LEVEL_POINTS, strict=True) if count]
    return ScoreLine(SITE_NAMES[site], SITE_CLAUSES[site], pyramid_points(stones, seat), " + ".join(terms))


def _bonus_lines(options: ImhotepOptions, site: int, leaders: Sequence[Seat], seat: Seat) -> list[ScoreLine]:
    if seat not in leaders:
        return []
    clause = SITE_CLAUSES[site] if len(leaders) == 1 else TIE_CLAUSE
    return [ScoreLine(f"{SITE_NAMES[site]}_bonus", clause, bonus(options, site, leaders))]


def _card_line(kind: int, copies: int, stones: int) -> ScoreLine:
    card = CARDS[kind]
    if card.site is None:
        steps = [STATUE_POINTS[count] - STATUE_POINTS[count - 1] for count in range(1, copies + 1)]
        derivation = " + ".join(map(str, steps)) if copies > 1 else ""
    elif card.stones > 1:
        derivation = f"{copies} × ⌊{stones} ÷ {card.stones}⌋"
    elif card.points > 1:
        derivation = f"{copies} × {stones} × {card.points}"
    else:
        derivation = f"{copies} × {stones}"
    return ScoreLine(card.name, CARD_CLAUSE, card_points(kind, copies, stones), derivation)


def _at_its_site(kind: int, counts: Sequence[int]) -> int:
    """Out of a seat's stones by site, those that count for the card."""
    site = CARDS[kind].site
    return 0 if site is None else counts[site]


def make_outcome(table: Table, reason: EndReason) -> Outcome:
    """The highest total wins, then the larger reserve; equals share (IMHOTEP-6.5)."""
    sheets = score_sheets(table.options, table.sites, table.hands, table.seats)
    ranking = rank({sheet.seat: (sheet.total, table.reserve[sheet.seat]) for sheet in sheets})
    return Outcome(reason.value, ranking, sheets)
