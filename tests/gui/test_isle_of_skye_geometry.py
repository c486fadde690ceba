"""Isle of Skye's board on paper: everything inside, nothing over anything else, at every size and seat count."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.games.isle_of_skye.grid import CELLS, NEIGHBOURS, OUTSIDE
from gui.games.isle_of_skye.geometry import BoardLayout, Box, lay_out
from gui.games.isle_of_skye.hexes import APOTHEM, polar

SIZES = ((520, 330), (520, 460), (716, 482), (896, 726), (922, 616), (620, 860), (1400, 700), (3100, 1960))
TEXTS = (0.9, 1.0, 1.5, 2.0)


def every_layout() -> list[BoardLayout]:
    return [lay_out(w, h, seats, text) for w, h in SIZES for seats in (2, 3, 4) for text in TEXTS]


def boxes_of(layout: BoardLayout) -> list[Box]:
    """What may not overlap: the great parts."""
    return [layout.plank, layout.chart.sheet, layout.offer, layout.hand, layout.others]


def test_all_inside_and_apart() -> None:
    for layout in every_layout():
        check(layout)


def check(layout: BoardLayout) -> None:
    whole = Box(0, 0, layout.width, layout.height)
    parts = boxes_of(layout)
    for part in parts:
        assert whole.holds(part)
        assert part.width > 0
        assert part.height > 0
    for one, two in combinations(parts, 2):
        assert not one.meets(two)
    for cell in layout.chart.cells:
        assert layout.chart.sheet.holds(cell.box)
    for card in layout.cards:
        assert layout.plank.holds(card)
    for one, two in combinations(layout.cards, 2):
        assert not one.meets(two)
    for place in layout.display:
        assert layout.plank.holds(place.box)
        assert not any(card.meets(place.box) for card in layout.cards)
    for row in layout.rows:
        assert layout.offer.holds(row.place.box)
        assert layout.offer.holds(row.tag)
        assert not row.tag.meets(row.place.box)
    for upper, lower in combinations(layout.rows, 2):
        assert not upper.place.box.meets(lower.place.box)
    for place in (*layout.hand_places, layout.aside):
        assert layout.hand.holds(place.box)
    for mini in layout.minis:
        assert layout.others.holds(mini.sheet)
        assert all(layout.others.holds(cell.box) for cell in mini.cells)


def test_neighbours_share_an_edge() -> None:
    chart = lay_out(896, 726, 3).chart
    for cell in range(CELLS):
        here = chart.cell(cell)
        for side, other in enumerate(NEIGHBOURS[cell]):
            if other != OUTSIDE:
                dx, dy = polar(2 * APOTHEM * here.radius, 60 * side)
                there = chart.cell(other)
                assert there.x == pytest.approx(here.x + dx)
                assert there.y == pytest.approx(here.y + dy)


def test_the_chart_is_what_is_largest() -> None:
    for width, height in ((716, 482), (896, 726), (3100, 1960)):
        for seats in (2, 3, 4):
            layout = lay_out(width, height, seats)
            area = layout.chart.sheet.width * layout.chart.sheet.height
            assert area > 0.38 * width * height
            assert layout.chart.radius > 1.6 * layout.rows[0].place.radius
