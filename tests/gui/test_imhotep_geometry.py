"""Where things lie on Imhotep's board, at every size and number of players: inside, apart, and where their site is."""

from __future__ import annotations

import itertools

import pytest

from engine.games.imhotep.pieces import CAPACITIES, MARKET_SIZES, SHIP_BERTHS, SHIPS, SITES
from gui.board.sprites import Area
from gui.games.imhotep import sites
from gui.games.imhotep.geometry import hand_places, lay_out, reserve_places, reserve_unit

SIZES = ((360, 320), (540, 460), (716, 550), (896, 794), (1300, 700), (700, 1100), (3168, 2054))
SCALES = (1.0, 2.0)


def holds(outer: Area, inner: Area, slack: float = 1.0) -> bool:
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.x + inner.width <= outer.x + outer.width + slack
        and inner.y + inner.height <= outer.y + outer.height + slack
    )


def touch(one: Area, other: Area) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


@pytest.mark.parametrize("seats", sorted(MARKET_SIZES))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", SCALES)
def test_parts_lie_inside_and_apart(size: tuple[int, int], seats: int, text: float) -> None:
    layout = lay_out(*size, seats, text)
    board = Area(0, 0, *size)
    cards = (layout.deck, *layout.slots)
    assert len(layout.slots) == MARKET_SIZES[seats]
    for part in (layout.scene, layout.ledge, layout.tray, *cards):
        assert holds(board, part)
    for one, other in itertools.combinations(cards, 2):
        assert not touch(one, other)
    for part in (layout.well, layout.well_words, layout.hand, layout.hand_words):
        assert holds(layout.tray, part)
    for one, other in itertools.combinations((layout.well, layout.well_words, layout.hand, layout.hand_words), 2):
        assert not touch(one, other)
    for card in cards:
        assert not touch(card, layout.scene)
        assert not touch(card, layout.tray)
    assert not touch(layout.ledge, layout.tray)


@pytest.mark.parametrize("size", SIZES)
def test_the_landscape_is_whole(size: tuple[int, int]) -> None:
    """Everything of it is seen, whatever the shape of the board."""
    layout = lay_out(*size, 4)
    x, y, width, height = layout.seen
    assert x <= 0.01 and y <= 0.01
    assert x + width >= sites.SIZE[0] - 0.01
    assert y + height >= sites.SIZE[1] - 0.01
    for site in range(SITES):
        for place in range(CAPACITIES[site]):
            at = layout.stone(site, place)
            assert layout.scene.holds(*at)
    for ship in range(SHIPS):
        for berth in range(SHIP_BERTHS[ship]):
            assert layout.scene.holds(*layout.aboard(ship, berth))


def test_no_two_stones_share_a_place() -> None:
    layout = lay_out(896, 794, 2)
    places = [layout.stone(site, place) for site in range(SITES) for place in range(CAPACITIES[site])]
    places += [layout.aboard(ship, berth) for ship in range(SHIPS) for berth in range(SHIP_BERTHS[ship])]
    assert len({(round(x), round(y)) for x, y in places}) == len(places)


def test_the_pyramid_has_four_columns_of_three() -> None:
    """IMHOTEP-4.1: from the bottom up, one column after the other."""
    heights = [sites.casing(place)[2] for place in range(CAPACITIES[0])]
    assert heights == [sites.BASE + level for _ in range(4) for level in range(3)]


def test_berths_are_numbered_from_the_bow() -> None:
    for berths in SHIP_BERTHS:
        offsets = [sites.berth_offset(berths, berth) for berth in range(berths)]
        assert offsets == sorted(offsets, reverse=True)
        assert 0 < offsets[-1] < offsets[0] < sites.ship_length(berths)


@pytest.mark.parametrize("count", [0, 1, 7, 8, 9, 20, 21, 30, 44])
@pytest.mark.parametrize("size", SIZES)
def test_any_number_of_stones_fits_the_tray(size: tuple[int, int], count: int) -> None:
    layout = lay_out(*size, 2)
    unit = reserve_unit(layout, count)
    places = reserve_places(layout.well, unit, count)
    assert len(places) == count
    for x, y in places:
        assert layout.well.x <= x - 0.87 * unit and x + 0.87 * unit <= layout.well.x + layout.well.width + 1
        assert layout.well.y <= y - unit and y + unit <= layout.well.y + layout.well.height + 1


@pytest.mark.parametrize("count", range(1, 10))
@pytest.mark.parametrize("size", SIZES)
def test_any_number_of_cards_fits_the_tray(size: tuple[int, int], count: int) -> None:
    layout = lay_out(*size, 3)
    for area, _ in hand_places(layout.hand, count):
        assert holds(layout.tray, area, 2.0)
