"""Isle of Skye's board: the scenery that the shared scene shows, and the scene itself."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.core.match import SeatSetup
from engine.games.isle_of_skye.actions import PlaceTile
from engine.games.isle_of_skye.events import SkyeEvent, TilePlaced
from engine.games.isle_of_skye.table import BUY, PLACING
from engine.games.isle_of_skye.view import SkyeView
from gui.board.choice import ChoiceIndex, Spot
from gui.board.pixmaps import PixmapCache
from gui.board.scene import BoardScene
from gui.board.sprites import Area, ItemId, Movement, Picture, Sprite
from gui.controls.look import Look
from gui.games.isle_of_skye import previewing
from gui.games.isle_of_skye.aiming import Aim
from gui.games.isle_of_skye.areas import areas_of, place_of
from gui.games.isle_of_skye.choices import choices_of, meant
from gui.games.isle_of_skye.geometry import Hex, lay_out
from gui.games.isle_of_skye.ground import paint_ground
from gui.games.isle_of_skye.items import Table, tile_id
from gui.games.isle_of_skye.motions import movements_of, pause_after, table_turned
from gui.games.isle_of_skye.shown import Shown, after_event, shown_in
from gui.games.isle_of_skye.spots import (
    CardSpot,
    Cell,
    HandTile,
    Knob,
    LaidTile,
    Mini,
    Placing,
    TurnKey,
    Ware,
)
from gui.games.isle_of_skye.tile_places import Put, tile_places
from gui.games.isle_of_skye.words import spot_name

if TYPE_CHECKING:
    from engine.core.seats import Seat


def make_scene(look: Look, pixmaps: PixmapCache, seats: Sequence[SeatSetup]) -> BoardScene:
    """A board for these seats."""
    return BoardScene(SkyeScenery(look, seats), look, pixmaps)


class SkyeScenery:
    """Isle of Skye's answers to the shared board (`gui.board.scenery`: `Scenery` and `Turning`)."""

    def __init__(self, look: Look, seats: Sequence[SeatSetup]) -> None:
        self._look = look
        self._seats = tuple(seats)
        self._size = (960.0, 720.0)
        self._known: list[tuple[Shown, dict[ItemId, Sprite]]] = []
        self._aim = Aim()
        self._decision: tuple[object, ...] = ()
        self._visited: Seat | None = None
        """Whose territory lies on the chart, if somebody looks at another than their own."""
        self._table = self._laid()

    def _laid(self) -> Table:
        layout = lay_out(*self._size, len(self._seats), self._look.type.scale)
        self._known = []
        return Table(layout, self._look, self._seats)

    @property
    def table(self) -> Table:
        """The laid-out board."""
        return self._table

    def set_look(self, look: Look) -> None:
        self._look = look
        self._table = self._laid()

    def resize(self, width: float, height: float) -> None:
        self._size = (width, height)
        self._table = self._laid()

    # ---- what lies there

    def shown(self, view: SkyeView) -> Shown:
        return shown_in(view)

    def after(self, shown: Shown, event: SkyeEvent) -> Shown:
        return after_event(shown, event)

    def _seen(self, shown: Shown) -> Shown:
        """With the territory somebody wants to look at on the chart."""
        if self._visited is None or self._visited == shown.main or self._visited >= shown.view.seats:
            return shown
        return replace(shown, main=self._visited)

    def sprites(self, shown: Shown) -> Mapping[ItemId, Sprite]:
        made = dict(self._resting(self._seen(shown)))
        tile = self._aim.tile
        if tile is not None and tile_id(tile) in made:
            made[tile_id(tile)] = self._taken(tile, made[tile_id(tile)])
        return made

    def _resting(self, shown: Shown) -> Mapping[ItemId, Sprite]:
        """Everything but what is picked up. An event asks for before and after several times."""
        for known, sprites in self._known:
            if known == shown:
                return sprites
        made = self._table.sprites(shown)
        self._known = [*self._known[-1:], (shown, made)]
        return made

    def _taken(self, tile: int, resting: Sprite) -> Sprite:
        """The tile that is picked up: over the cell it points at, in the hand, or a little above its place."""
        aim, layout = self._aim, self._table.layout
        radius = resting.picture.height / 2
        if aim.cell is not None:
            return self._table.held(tile, aim.turned, layout.chart.cell(aim.cell))
        if aim.held and aim.lays:
            return self._table.held(tile, aim.turned, Hex(resting.x, resting.y, layout.chart.radius))
        lifted = Put(Hex(resting.x, resting.y, radius), aim.turned)
        return replace(self._table.tile(tile, lifted), lift=1.0, z=resting.z + 600)

    def spots(self, shown: Shown) -> Mapping[Spot, Area]:
        seen = self._seen(shown)
        return areas_of(seen, self._table.layout, self._aim, own=seen.main == shown.main)

    # ---- movement

    def movements(self, event: SkyeEvent, before: Shown, after: Shown) -> Sequence[Movement]:
        return movements_of(event, self._resting(self._seen(before)), self._resting(self._seen(after)))

    def turned(self, before: Shown, after: Shown) -> Sequence[Movement]:
        one, two = self._seen(before), self._seen(after)
        return () if one.main == two.main else table_turned(self._resting(one), self._resting(two))

    def pause_after(self, event: SkyeEvent) -> int:
        return pause_after(event)

    # ---- choosing

    def choices(self, view: SkyeView) -> ChoiceIndex:
        decision = view.round, view.turn, view.phase
        if decision != self._decision:
            # Something is to be decided at one's own territory.
            self._decision, self._visited = decision, None
        self._aim.take_view(view)
        return choices_of(view, self._aim.wanted)

    def refused(self, view: SkyeView, source: Any, target: Any) -> tuple[Any, str] | None:
        found = meant(view, source, target, self._aim.rotation)
        if found is None:
            return None
        action, tile = found
        if isinstance(action, PlaceTile):
            placed = tile or view.placing
            if placed is None or (view.phase is not BUY and view.phase not in PLACING):
                return None
            tried = self._aim.try_in_vain(view, placed, action.cell)
            if tried is None:
                return None
            return PlaceTile(action.cell, tried[0]), tried[1]
        clause = view.refusal(action)
        return None if clause is None else (action, clause)

    def carried(self, spot: Spot) -> ItemId | None:
        match spot:
            case Ware(tile=tile):
                return tile_id(tile) if self._aim.fits(tile) else None
            case HandTile(tile=tile) | Placing(tile=tile):
                return tile_id(tile)
            case _:
                return None

    def heir(self, spot: Spot) -> Spot | None:
        return Placing(spot.tile) if isinstance(spot, Ware) else None

    # ---- turning

    def aim(self, source: Spot | None, target: Spot | None, held: bool) -> None:
        self._aim.point(source, target, held)

    @property
    def turnable(self) -> bool:
        return len(self._aim.choices) > 1 and (self._aim.held or self._aim.cell is not None)

    def turn(self, steps: int) -> bool:
        return self._aim.turn(steps)

    def soon(self) -> Sequence[Picture]:
        tile, cell = self._aim.tile, self._aim.cell
        if tile is None or cell is None:
            return ()
        at = self._table.layout.chart.cell(cell)
        return [self._table.held(tile, rotation, at).picture for rotation in self._aim.choices]

    def handles(self) -> Sequence[Spot]:
        others: tuple[Spot, ...] = tuple(Mini(seat) for seat in range(len(self._seats)))
        if self._aim.cell is None or self._aim.held or len(self._aim.choices) < 2:
            return others
        return (*(Knob(rotation) for rotation in self._aim.choices), TurnKey(-1), TurnKey(1), *others)

    def handle(self, spot: Spot) -> bool:
        match spot:
            case Knob(rotation=rotation):
                return self._aim.turn_to(rotation)
            case TurnKey(steps=steps):
                return self._aim.turn(steps)
            case Mini(seat=seat):
                self._visited = seat
                return True
            case _:
                return False

    # ---- marks

    def frames(self, spot: Spot) -> bool:
        return True

    def offered(self, shown: Shown, spots: Mapping[Spot, int]) -> Mapping[ItemId, Sprite]:
        seen, layout = self._seen(shown), self._table.layout
        lying = tile_places(seen, layout)
        places: dict[ItemId, tuple[Hex, int, int]] = {}
        for spot, level in spots.items():
            at = place_of(spot, seen, layout, lying, own=seen.main == shown.main)
            if at is not None and not (isinstance(spot, Cell) and spot.cell == self._aim.cell):
                places[spot] = at, level, self._ways(spot)
        return dict((*previewing.place_marks(places), *previewing.clash_mark(self._aim, self._table)))

    def _ways(self, spot: Spot) -> int:
        tile = self._aim.tile
        if tile is None or not isinstance(spot, Cell) or not self._aim.lays:
            return 0
        return len(self._aim.fits(tile).get(spot.cell, ()))

    def pointed(self, shown: Shown, spot: Spot) -> Mapping[ItemId, Sprite]:
        if isinstance(spot, CardSpot) and spot.index < len(shown.view.cards):
            return dict(previewing.counted(spot.index, self._seen(shown), self._table))
        if self._aim.cell is None or shown.view.watcher != shown.view.turn:
            return {}
        return dict((*previewing.dial(self._aim, self._table), *previewing.effects(self._aim, self._table, shown.view)))

    def touched(self, event: SkyeEvent) -> Sequence[Spot]:
        match event:
            case TilePlaced(tile=tile):
                return (LaidTile(tile),)
            case _:
                return ()

    def spot_name(self, spot: Any, shown: Shown) -> str:
        return spot_name(spot, shown, self._seats, self._look)

    def paint_ground(self, p: QPainter, area: QRectF, dpr: float) -> None:
        paint_ground(p, self._table.layout, self._look.theme)
