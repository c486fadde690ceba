"""Skyjo's table laid out for every number of seats on boards of many shapes: nothing overlaps, nothing sticks out."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

from gui.games.skyjo.geometry import HELD_TILT, Rect, TableLayout
from gui.games.skyjo.items import UNTIDY
from gui.games.skyjo.laying import lay_out

if TYPE_CHECKING:
    from collections.abc import Iterator

SIZES = [
    (480, 500),
    (520, 440),
    (600, 600),
    (620, 900),
    (748, 520),
    (896, 796),
    (1040, 560),
    (1400, 430),
    (1400, 640),
    (900, 1500),
    (2000, 1300),
    (3000, 900),
    (3300, 1900),
]
RING = 3.5
"""How far the ring of a target stands out."""
HEM = 12


def parts(layout: TableLayout) -> Iterator[tuple[str, Rect]]:
    for number, grid in enumerate(layout.grids):
        yield f"grid {number}", grid.whole.grown(RING)
        yield f"name {number}", grid.label
    yield "draw", layout.draw
    yield "discard", layout.discard
    yield "draw label", layout.draw_label
    yield "discard label", layout.discard_label
    if layout.note is not None:
        yield "note", layout.note


def belong(a: str, b: str) -> bool:
    """A grid and its own name may touch: the name's line has its distance inside."""
    return a.split()[0] == "grid" and b == f"name {a.split()[1]}"


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", range(2, 9))
def test_nothing_overlaps_and_everything_is_inside(seats: int, text: float) -> None:
    for width, height in SIZES:
        layout = lay_out(width, height, seats, text)
        board = Rect(HEM, HEM, width - 2 * HEM, height - 2 * HEM)
        found = list(parts(layout))
        for number, (name, rect) in enumerate(found):
            assert board.holds(rect), (width, height, name, rect)
            for other, place in found[number + 1 :]:
                assert belong(name, other) or not rect.meets(place), (width, height, name, other)


def turned(middle: tuple[float, float], pile: Rect, degrees: float) -> Rect:
    """What a turned card of a pile covers."""
    tilt = math.radians(abs(degrees))
    wide = pile.width * math.cos(tilt) + pile.height * math.sin(tilt)
    tall = pile.height * math.cos(tilt) + pile.width * math.sin(tilt)
    return Rect(middle[0] - wide / 2, middle[1] - tall / 2, wide, tall)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", range(2, 9))
def test_turned_cards_are_whole(seats: int, text: float) -> None:
    """A card held a little outwards of its pile, and discards that lie untidily, do not stick out."""
    for width, height in SIZES:
        layout = lay_out(width, height, seats, text)
        board = Rect(HEM, HEM, width - 2 * HEM, height - 2 * HEM)
        for from_draw, pile in ((True, layout.draw), (False, layout.discard)):
            held = layout.held(from_draw)
            assert board.holds(turned(held, pile, HELD_TILT)), (width, height, from_draw)
            assert abs(held[0] - pile.middle[0]) < pile.width / 4, "it is plain which pile it came from"
        for degrees, dx, dy in UNTIDY:
            x, y = layout.discard.middle
            at = x + dx * layout.pile, y + dy * layout.pile
            assert board.holds(turned(at, layout.discard, degrees)), (width, height, degrees)


@pytest.mark.parametrize("seats", range(2, 9))
def test_own_grid_is_the_largest_and_cards_can_be_read(seats: int) -> None:
    for width, height in SIZES:
        layout = lay_out(width, height, seats)
        own, *others = layout.grids
        assert len(others) == seats - 1
        if layout.labels_beside:
            assert layout.draw.x - layout.draw_label.right >= 8
            assert layout.discard_label.x - layout.discard.right >= 8
        assert all(own.card > other.card for other in others)
        assert layout.pile == own.card
        if width >= 700 and height >= 500:
            assert own.card >= 44 and others[0].card >= 20, (width, height)


@pytest.mark.parametrize("seats", range(2, 9))
def test_sitting_is_clockwise_from_the_left(seats: int) -> None:
    """The next in turn order sits at the left, the last one at the right."""
    own, *others = lay_out(896, 796, seats).grids
    middle = own.whole.middle[0]
    first, last = others[0].whole.middle[0], others[-1].whole.middle[0]
    assert first - 1 <= middle <= last + 1


def test_as_the_mock_up_shows_it() -> None:
    """Four seats on 896 × 796: sides beside the piles, the piles in the middle above the own grid."""
    layout = lay_out(896, 796, 4)
    own, left, top, right = layout.grids
    assert 76 <= own.card <= 92 and 40 <= left.card <= 54
    assert left.whole.right < layout.draw.x and layout.discard.right < right.whole.x
    assert top.whole.bottom < layout.draw.y < layout.draw.bottom < own.whole.y
    assert own.beside
    assert layout.note is not None


def test_places_and_columns_of_a_grid() -> None:
    own = lay_out(896, 796, 4).grids[0]
    assert own.place(0).x == own.place(2).x < own.place(3).x
    assert own.place(0).y == own.place(9).y < own.place(1).y
    for column in range(4):
        bracket = own.column(column)
        assert all(bracket.holds(own.place(3 * column + row)) for row in range(3))
    assert not own.column(0).meets(own.column(1).grown(-0.5))


def test_a_board_far_too_small_still_has_a_layout() -> None:
    for seats in (2, 8):
        assert lay_out(120, 90, seats).grids[0].card > 0
