"""Imhotep's board: the scenery that the shared scene shows, and the scene itself."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.core.match import SeatSetup
from engine.games.imhotep.events import (
    CardBought,
    ImhotepEvent,
    MarketRefilled,
    ShipRearranged,
    StoneLoaded,
    StonePlaced,
)
from engine.games.imhotep.view import ImhotepView
from gui.board.choice import ChoiceIndex, Spot
from gui.board.pixmaps import PixmapCache
from gui.board.scene import BoardScene
from gui.board.sprites import Area, ItemId, Movement, Sprite
from gui.controls.look import Look
from gui.games.imhotep.areas import spots_on
from gui.games.imhotep.choices import Shift, Sketch, choices_of, refused_move, shifted
from gui.games.imhotep.explaining import explained
from gui.games.imhotep.geometry import lay_out
from gui.games.imhotep.ground import paint_ground
from gui.games.imhotep.items import Table, hand_id, loose_id, reserve_id, ship_id, slot_id
from gui.games.imhotep.land_picture import draw_landscape
from gui.games.imhotep.marking import marks_for
from gui.games.imhotep.motions import movements_of, pause_after, ships_away
from gui.games.imhotep.shown import Shown, after_event, shown_in, sketched_in
from gui.games.imhotep.spots import BerthSpot, HandCard, Reserve, ShipSpot, SitePlace, Slot
from gui.games.imhotep.words import spot_name


def make_scene(look: Look, pixmaps: PixmapCache, seats: Sequence[SeatSetup]) -> BoardScene:
    """A board for these seats."""
    return BoardScene(ImhotepScenery(look, seats), look, pixmaps)


class ImhotepScenery:
    """Imhotep's answers to the shared board (see `gui.board.scenery`)."""

    def __init__(self, look: Look, seats: Sequence[SeatSetup]) -> None:
        self._look = look
        self._seats = tuple(seats)
        self._size = (960.0, 720.0)
        self._view: ImhotepView | None = None
        self._sketch: Sketch | None = None
        self._known: dict[Shown, dict[ItemId, Sprite]] = {}
        self._shown: Shown | None = None
        self._table = self._laid()

    def _laid(self) -> Table:
        self._known = {}
        return Table(lay_out(*self._size, len(self._seats), self._look.type.scale), self._look, self._seats)

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

    def shown(self, view: ImhotepView) -> Shown:
        if view != self._view:
            self._sketch = None
        self._view = view
        if self._sketch is not None:
            return sketched_in(view, self._sketch.ship, self._sketch.berths)
        return shown_in(view)

    def after(self, shown: Shown, event: ImhotepEvent) -> Shown:
        return after_event(shown, event)

    def sprites(self, shown: Shown) -> Mapping[ItemId, Sprite]:
        self._shown = shown
        found = self._known.get(shown)
        if found is None:
            # Before and after: an event asks for both, several times.
            if len(self._known) > 1:
                del self._known[next(iter(self._known))]
            found = self._known[shown] = self._table.sprites(shown)
        return found

    def spots(self, shown: Shown) -> Mapping[Spot, Area]:
        return spots_on(shown, self._table)

    def movements(self, event: ImhotepEvent, before: Shown, after: Shown) -> Sequence[Movement]:
        return movements_of(event, self.sprites(before), self.sprites(after), before, after, self._table)

    def turned(self, before: Shown, after: Shown) -> Sequence[Movement]:
        return ships_away(before, after, self.sprites(before), self._table)

    def pause_after(self, event: ImhotepEvent) -> int:
        return pause_after(event)

    def choices(self, view: ImhotepView) -> ChoiceIndex:
        return choices_of(view, self._sketch if view == self._view else None)

    def sketch(self, action: Any) -> bool:
        """A stone is moved on the ship that the lever rearranges (see `gui.board.scenery.Sketching`)."""
        if not isinstance(action, Shift) or self._view is None:
            return False
        self._sketch = shifted(self._view, self._sketch, action)
        return True

    def refused(self, view: ImhotepView, source: Any, target: Any) -> tuple[Any, str] | None:
        return refused_move(view, source, target)

    def carried(self, spot: Spot) -> ItemId | None:
        match spot:
            case Reserve() if self._shown is not None:
                return reserve_id(max(0, self._shown.reserve[self._shown.main] - 1))
            case Slot(slot=slot):
                return slot_id(slot)
            case HandCard(card=card):
                return hand_id(card)
            case ShipSpot(ship=ship):
                return ship_id(ship)
            case BerthSpot(ship=ship, berth=berth):
                return loose_id(ship, berth)
            case _:
                return None

    def heir(self, spot: Spot) -> Spot | None:
        return None

    def frames(self, spot: Spot) -> bool:
        return True

    def offered(self, shown: Shown, spots: Mapping[Spot, int]) -> Mapping[ItemId, Sprite]:
        return marks_for(shown, spots, self._table)

    def pointed(self, shown: Shown, spot: Spot) -> Mapping[ItemId, Sprite]:
        return {} if self._view is None else explained(self._view, shown, spot, self._table)

    def touched(self, event: ImhotepEvent) -> Sequence[Spot]:
        match event:
            case StoneLoaded(ship=ship, berth=berth):
                return (BerthSpot(ship, berth),)
            case StonePlaced(site=site, place=place):
                return (SitePlace(site, place),)
            case ShipRearranged(ship=ship, after=after):
                return tuple(BerthSpot(ship, berth) for berth, owner in enumerate(after) if owner is not None)
            case CardBought(slot=slot) | MarketRefilled(slot=slot):
                return (Slot(slot),)
            case _:
                return ()

    def spot_name(self, spot: Any, shown: Shown) -> str:
        return spot_name(spot, shown, self._seats, self._look)

    def paint_ground(self, p: QPainter, area: QRectF, dpr: float) -> None:
        paint_ground(p, self._table.layout, self._look.theme, draw_landscape)
