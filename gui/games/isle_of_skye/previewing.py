"""Marks that say what may be done and what it would bring: places, the dial, points, what a card counts."""

from collections.abc import Iterator, Mapping

from engine.games.isle_of_skye.grid import NEIGHBOURS
from engine.games.isle_of_skye.previews import card_tiles, placement_effect
from engine.games.isle_of_skye.view import SkyeView
from gui.board.sprites import ItemId, Sprite
from gui.fonts import text_width
from gui.games.isle_of_skye import words
from gui.games.isle_of_skye.aiming import Aim
from gui.games.isle_of_skye.furniture import Gain
from gui.games.isle_of_skye.geometry import GRIP, Box, Hex
from gui.games.isle_of_skye.hexes import APOTHEM, polar
from gui.games.isle_of_skye.items import TILES, Table
from gui.games.isle_of_skye.marks import ClashMark, CountedMark, Dial, HexMark, JointMark
from gui.games.isle_of_skye.shown import Shown
from gui.games.isle_of_skye.tile_pictures import size_of
from gui.games.isle_of_skye.tile_places import grid_of

MARKS = TILES + 300
OVER = TILES + 25_000
"""Above what is held."""

Sprites = Iterator[tuple[ItemId, Sprite]]


def place_marks(places: Mapping[ItemId, tuple[Hex, int, int]]) -> Sprites:
    """By a name: place, level, and the number of ways a tile fits there."""
    for name, (at, level, ways) in places.items():
        mark = HexMark(*size_of(at.radius), at.radius, level, ways)
        yield ("mark", name), Sprite(mark, at.x, at.y, MARKS + level)


def clash_mark(aim: Aim, table: Table) -> Sprites:
    """The edges that disagree where a tile was tried in vain."""
    if aim.clash is not None:
        cell, clash = aim.clash
        at = table.layout.chart.cell(cell)
        yield ("clash",), Sprite(ClashMark(*size_of(at.radius), at.radius, clash.sides), at.x, at.y, MARKS + 20)


def dial(aim: Aim, table: Table) -> Sprites:
    """Round the tile in hand, where it can be turned."""
    if aim.cell is None or len(aim.choices) < 2:
        return
    at = table.layout.chart.cell(aim.cell)
    wide = 2 * GRIP * at.radius
    yield ("dial",), Sprite(Dial(wide, wide, at.radius, aim.turned, aim.choices), at.x, at.y, OVER)


def effects(aim: Aim, table: Table, view: SkyeView) -> Sprites:
    """What laying the tile there would change: on every card, and altogether at the tile."""
    if aim.cell is None or aim.tile is None:
        return
    effect = placement_effect(view, view.turn, aim.tile, aim.cell, aim.turned)
    gains = {change.key: change.gain for change in effect.changes}
    small = table.layout.small
    for index, card in enumerate(view.cards):
        if gains.get(card):
            box = table.layout.cards[index]
            yield from _gain(("gain", index), gains[card], box.right - small * 1.3, box.y + small * 0.9, table)
    at = table.layout.chart.cell(aim.cell)
    yield from _gain(("gain",), effect.gain, at.x, at.y + at.radius * 0.70, table)


def _gain(name: tuple[object, ...], value: int, x: float, y: float, table: Table) -> Sprites:
    size = table.layout.small
    text = words.change_words(value, table.look)
    wide = round(text_width(text, size, 700) + size * 1.1)
    tall = round(size * 1.6)
    theme = table.look.theme
    yield name, Sprite(Gain(wide, tall, value >= 0), x, y, OVER + 10)
    tint = theme.turquoise_ink if value >= 0 else theme.pomegranate_ink
    box = Box(x - wide / 2, y - tall / 2, wide, tall)
    yield (*name, "words"), table.words(text, box, size, tint, 700, "centre", OVER + 11)


def counted(index: int, shown: Shown, table: Table) -> Sprites:
    """The tiles a scoring card counts, in every territory."""
    view = shown.view
    for seat in range(view.seats):
        found = card_tiles(view, seat, view.cards[index])
        grid = grid_of(shown, seat, table.layout)
        for cell in sorted({cell for group in found.groups for cell in group} | set(found.counted)):
            at = grid.cell(cell)
            mark = CountedMark(*size_of(at.radius), at.radius, cell in found.extra, cell not in found.counted)
            yield ("counted", seat, cell), Sprite(mark, at.x, at.y, MARKS)
        if seat != shown.main:
            continue
        for cell, side in found.joints:
            if NEIGHBOURS[cell][side] > cell:
                at = grid.cell(cell)
                x, y = polar(APOTHEM * at.radius, 60 * side)
                mark_size = at.radius * 0.3
                joint = JointMark(mark_size, mark_size, at.radius, side)
                yield ("joint", cell, side), Sprite(joint, at.x + x, at.y + y, MARKS + 1)
