"""Irish Gauge's board: the scenery that the shared scene shows, and the scene itself."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.core.match import SeatSetup
from engine.games.irish_gauge.events import GaugeEvent, ShareOffered, TrackBuilt
from engine.games.irish_gauge.pieces import CITY_COUNT, HOMES, SPACE_COUNT
from engine.games.irish_gauge.table import Phase
from engine.games.irish_gauge.view import GaugeView
from gui.board.choice import ChoiceIndex, Spot
from gui.board.pixmaps import PixmapCache
from gui.board.scene import BoardScene
from gui.board.sprites import Area, ItemId, Movement, Sprite
from gui.controls.look import Look
from gui.games.irish_gauge.choices import choices_of, refused_move
from gui.games.irish_gauge.geometry import Rect, lay_out
from gui.games.irish_gauge.ground import paint_ground
from gui.games.irish_gauge.hints import hints
from gui.games.irish_gauge.map_items import map_sprites, still_sprites
from gui.games.irish_gauge.map_pictures import space_light
from gui.games.irish_gauge.motions import movements_of, pause_after
from gui.games.irish_gauge.row_items import LOOSE, row_sprites, stack_id
from gui.games.irish_gauge.row_pictures import PlaceLight
from gui.games.irish_gauge.sheet import HOME, RING, bounds, cities, space_line
from gui.games.irish_gauge.shown import after_event
from gui.games.irish_gauge.spots import AuctionStand, CitySpot, CompanySpot, OwnHand, TrackSpace, TrackStock
from gui.games.irish_gauge.table import LIGHT_LAYER, MARK_LAYER, Table
from gui.games.irish_gauge.words import spot_name

_REACH = 11.0
"""How far from the middle of a space it is still meant, in units of the sheet."""


def make_scene(look: Look, pixmaps: PixmapCache, seats: Sequence[SeatSetup]) -> BoardScene:
    """A board for these seats."""
    return BoardScene(GaugeScenery(look, seats), look, pixmaps)


class GaugeScenery:
    """Irish Gauge's answers to the shared board (see `gui.board.scenery`)."""

    def __init__(self, look: Look, seats: Sequence[SeatSetup]) -> None:
        self._look = look
        self._seats = tuple(seats)
        self._size = (960.0, 720.0)
        self._known: dict[GaugeView, dict[ItemId, Sprite]] = {}
        self._still: dict[ItemId, Sprite] = {}
        self.openings: dict[int, int] = {}
        """By company, the opening price set in the panel."""
        self._table = self._laid()

    def _laid(self) -> Table:
        layout = lay_out(*self._size, len(self._seats), self._look.type.scale, self._look.rtl)
        self._known = {}
        table = Table(layout, self._look, self._seats)
        self._still = dict(still_sprites(table))
        return table

    @property
    def table(self) -> Table:
        """The laid-out table."""
        return self._table

    def set_look(self, look: Look) -> None:
        self._look = look
        self._table = self._laid()

    def resize(self, width: float, height: float) -> None:
        self._size = (width, height)
        self._table = self._laid()

    def shown(self, view: GaugeView) -> GaugeView:
        return view

    def after(self, shown: GaugeView, event: GaugeEvent) -> GaugeView:
        return after_event(shown, event)

    def sprites(self, shown: GaugeView) -> Mapping[ItemId, Sprite]:
        found = self._known.get(shown)
        if found is None:
            # Before and after: an event asks for both, several times.
            if len(self._known) > 1:
                del self._known[next(iter(self._known))]
            found = self._known[shown] = {
                **self._still,
                **dict(map_sprites(self._table, shown)),
                **dict(row_sprites(self._table, shown)),
            }
        return found

    def spots(self, shown: GaugeView) -> Mapping[Spot, Area]:
        layout = self._table.layout
        found: dict[Spot, Area] = {AuctionStand(): _area(layout.stand, 8.0)}
        share = shown.phase in (Phase.OFFER, Phase.MARKET)
        if shown.companies:
            found[OwnHand() if share else TrackStock()] = _area(layout.stock, 8.0)
        for row, company in zip(layout.rows, shown.companies, strict=False):
            found[CompanySpot(company)] = _area(row.whole, 8.0)
        found.update(self._cities(shown))
        for space in range(SPACE_COUNT):
            found[TrackSpace(space)] = self._band(space)
        return found

    def _cities(self, shown: GaugeView) -> Mapping[Spot, Area]:
        layout = self._table.layout
        found: dict[Spot, Area] = {}
        homes = {HOMES[company] for company in shown.companies}
        for city in range(CITY_COUNT):
            x, y = layout.on_sheet(cities()[city])
            radius = (HOME if city in homes else RING + 1.5) * layout.scale
            found[CitySpot(city)] = Area(x - radius, y - radius, 2 * radius, 2 * radius, radius)
        return found

    def _band(self, space: int) -> Area:
        layout, line = self._table.layout, space_line(space)
        left, top, right, foot = bounds(line, _REACH)
        x, y = layout.on_sheet((left, top))
        k = layout.scale
        path = tuple(layout.on_sheet(point) for point in (*line[::3], line[-1]))
        return Area(x, y, (right - left) * k, (foot - top) * k, _REACH * k, path, _REACH * k)

    def movements(self, event: GaugeEvent, before: GaugeView, after: GaugeView) -> Sequence[Movement]:
        return movements_of(event, self.sprites(before), self.sprites(after), before, after, self._table)

    def turned(self, before: GaugeView, after: GaugeView) -> Sequence[Movement]:
        return ()

    def pause_after(self, event: GaugeEvent) -> int:
        return pause_after(event)

    def choices(self, view: GaugeView) -> ChoiceIndex:
        return choices_of(view, self.openings)

    def refused(self, view: GaugeView, source: Any, target: Any) -> tuple[Any, str] | None:
        return refused_move(view, source, target)

    def carried(self, spot: Spot) -> ItemId | None:
        match spot:
            case CompanySpot(company=company):
                return stack_id(company)
            case TrackStock():
                return LOOSE
            case _:
                return None

    def heir(self, spot: Spot) -> Spot | None:
        return None

    def frames(self, spot: Spot) -> bool:
        return not isinstance(spot, CitySpot)

    def offered(self, shown: GaugeView, spots: Mapping[Spot, int]) -> Mapping[ItemId, Sprite]:
        layout, areas = self._table.layout, self.spots(shown)
        made: dict[ItemId, Sprite] = {}
        for spot, level in spots.items():
            if isinstance(spot, TrackSpace):
                made["light", spot.space] = space_light(layout, spot.space, level, MARK_LAYER)
            elif level >= 0 and spot in areas:
                area = areas[spot]
                light = PlaceLight(area.width, area.height, level)
                made["place light", spot] = Sprite(light, *area.middle, LIGHT_LAYER)
        return made

    def pointed(self, shown: GaugeView, spot: Any) -> Mapping[ItemId, Sprite]:
        return hints(self._table, shown, spot)

    def touched(self, event: GaugeEvent) -> Sequence[Spot]:
        match event:
            case TrackBuilt(space=space):
                return (TrackSpace(space),)
            case ShareOffered():
                return ()
            case _:
                return ()

    def spot_name(self, spot: Any, shown: GaugeView) -> str:
        return spot_name(spot, shown, self._seats, self._look)

    def paint_ground(self, p: QPainter, area: QRectF, dpr: float) -> None:
        paint_ground(p, self._table.layout, self._look.theme, dpr)


def _area(rect: Rect, radius: float) -> Area:
    return Area(rect.x, rect.y, rect.width, rect.height, radius)
