"""Everything on the sheet as sprites."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.games.irish_gauge.atlas import Terrain
from engine.games.irish_gauge.links import linked_routes
from engine.games.irish_gauge.pieces import CITY_COUNT, HOMES, ROUTE_ENDS, SPACE_COUNT, SPACES
from engine.games.irish_gauge.table import NO_SEAT
from engine.games.irish_gauge.view import GaugeView
from gui.board.sprites import ItemId, Sprite
from gui.fonts import text_width
from gui.games.irish_gauge import words
from gui.games.irish_gauge.beds import PLAQUE, PLAQUES
from gui.games.irish_gauge.geometry import Rect
from gui.games.irish_gauge.ground import legend_line
from gui.games.irish_gauge.map_pictures import CityLight, HaloText, Plaque, Station, rails, route_light
from gui.games.irish_gauge.pigments import MAP_INK, WATER_LINE
from gui.games.irish_gauge.sheet import HOME, cities, space_middle
from gui.games.irish_gauge.table import (
    LIGHT_LAYER,
    NAME_LAYER,
    PLAQUE_LAYER,
    PRINT_LAYER,
    RAIL_LAYER,
    STATION_LAYER,
    Sprites,
    Table,
)
from gui.games.irish_gauge.vignettes import CARTOUCHE
from gui.theme import mix

TOO_SMALL: Final = 0.5
"""On a smaller sheet only home cities are named, and colour alone tells what a track costs: one points, or zooms."""


def rail_id(space: int) -> ItemId:
    return ("rails", space)


@lru_cache(maxsize=4)
def linked_cities(built: int) -> frozenset[int]:
    return frozenset(city for route in linked_routes(built) for city in ROUTE_ENDS[route])


def map_sprites(table: Table, shown: GaugeView) -> Sprites:
    for space in range(SPACE_COUNT):
        builder = shown.builders[space]
        if builder == NO_SEAT:
            if table.layout.scale >= TOO_SMALL:
                yield ("plaque", space), plaque(table, space)
        else:
            yield rail_id(space), rails(table.layout, space, table.style(builder), RAIL_LAYER)
    yield from _stations(table, shown)


def still_sprites(table: Table) -> Sprites:
    """Words that never change: names, the legend, the seas."""
    naming = table.naming
    for city in range(CITY_COUNT):
        if table.layout.scale < TOO_SMALL and city not in HOMES:
            continue
        rect = table.scene_rect(naming.boxes[city])
        picture = HaloText(rect.width, rect.height, naming.names[city], round(naming.sizes[city]), naming.weights[city])
        yield ("city", city), Sprite(picture, *rect.middle, NAME_LAYER)
    yield from _legend(table)
    yield from _seas(table)


def plaque(table: Table, space: int, layer: float = PLAQUE_LAYER) -> Sprite:
    return _plate(table, SPACES[space].terrain, table.layout.on_sheet(space_middle(space)), layer)


def _plate(table: Table, terrain: Terrain, at: tuple[float, float], layer: float) -> Sprite:
    k = table.plaque_scale
    text = words.pounds({Terrain.EASY: 5, Terrain.NORMAL: 10, Terrain.MOUNTAIN: 20}[terrain], table.look)
    wide = max(PLAQUES[terrain] * k, text_width(text, 12 * k, 680) + (6 if terrain is not Terrain.EASY else 10) * k)
    return Sprite(Plaque(wide, PLAQUE * k, terrain, text, round(12 * k, 1)), *at, layer)


def _stations(table: Table, shown: GaugeView) -> Sprites:
    layout, linked = table.layout, linked_cities(shown.built)
    side = 2 * HOME * layout.scale
    homes = {HOMES[company]: company for company in shown.companies}
    for city in range(CITY_COUNT):
        picture = Station(side, side, layout.scale, city in linked, city in HOMES, homes.get(city))
        yield ("station", city), Sprite(picture, *layout.on_sheet(cities()[city]), STATION_LAYER)


def _legend(table: Table) -> Sprites:
    k, ink = table.layout.scale, MAP_INK
    title = words.map_title()
    spaced = 0.0 if table.look.rtl else 4.0 * k
    box = Rect(CARTOUCHE.x() + 10, CARTOUCHE.y() + 10, CARTOUCHE.width() - 20, 30)
    at = table.scene_rect(box)
    yield (
        ("title",),
        Sprite(HaloText(at.width, at.height, title, round(20 * k), 680, spaced, ink, False), *at.middle, PRINT_LAYER),
    )
    for terrain in Terrain:
        if k < TOO_SMALL:
            continue
        (x0, y), (x1, _) = legend_line(terrain)
        yield ("legend plaque", terrain), _plate(table, terrain, table.layout.on_sheet(((x0 + x1) / 2, y)), PRINT_LAYER)
        line = table.scene_rect(Rect(x1 + 8, y - 9, CARTOUCHE.right() - x1 - 22, 18))
        yield ("legend", terrain), table.write(words.terrain_word(terrain), line, round(13.5 * k), 460, ink)


def _seas(table: Table) -> Sprites:
    k, rtl = table.layout.scale, table.look.rtl
    ink = mix(WATER_LINE, MAP_INK, 0.35)
    for sea, (x, y) in enumerate(((82.0, 388.0), (596.0, 404.0))):
        for row, text in enumerate(words.sea_words()[sea]):
            rect = table.scene_rect(Rect(x - 62, y + row * 17 - 9, 124, 18))
            picture = HaloText(
                rect.width, rect.height, text, round(max(10.0, 12.5 * k)), 460, 0 if rtl else 4.2 * k, ink, False
            )
            yield ("sea", sea, row), Sprite(picture, *rect.middle, PRINT_LAYER)


def network_light(table: Table, network: Sequence[int], routes: Sequence[int], tint: str) -> dict[ItemId, Sprite]:
    """Light along a network."""
    layout = table.layout
    made: dict[ItemId, Sprite] = {("trace", route): route_light(layout, route, tint, LIGHT_LAYER) for route in routes}
    side = 24 * layout.scale
    for city in network:
        made["traced", city] = Sprite(CityLight(side, side, tint), *layout.on_sheet(cities()[city]), STATION_LAYER - 1)
    return made
