"""Skyjo's board: the scenery that the shared scene shows, and the scene itself."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.core.match import SeatSetup
from engine.games.skyjo.events import (
    CardsExchanged,
    CardTurnedUp,
    ColumnClosed,
    DrawnDiscarded,
    RoundDealt,
    SkyjoEvent,
)
from engine.games.skyjo.pieces import COLUMNS, PLACES, column_places
from engine.games.skyjo.view import SkyjoView
from gui.board.choice import ChoiceIndex, Spot
from gui.board.pixmaps import PixmapCache
from gui.board.scene import BoardScene
from gui.board.sprites import Area, ItemId, Movement, Picture, Sprite
from gui.controls.look import Look
from gui.games.skyjo.choices import choices_of, refused_move
from gui.games.skyjo.geometry import CORNER, Rect
from gui.games.skyjo.ground import paint_ground
from gui.games.skyjo.items import DRAW_TOP, HAND, Table, discard_id
from gui.games.skyjo.laying import lay_out
from gui.games.skyjo.motions import movements_of, pause_after, table_turned
from gui.games.skyjo.shown import Shown, after_event, shown_in
from gui.games.skyjo.spots import DiscardPile, DrawPile, GridColumn, GridPlace, InHand
from gui.games.skyjo.words import spot_name


def make_scene(look: Look, pixmaps: PixmapCache, seats: Sequence[SeatSetup]) -> BoardScene:
    """A board for these seats."""
    return BoardScene(SkyjoScenery(look, seats), look, pixmaps)


class SkyjoScenery:
    """Skyjo's answers to the shared board (see `gui.board.scenery`)."""

    def __init__(self, look: Look, seats: Sequence[SeatSetup]) -> None:
        self._look = look
        self._seats = tuple(seats)
        self._size = (960.0, 720.0)
        self._known: dict[Shown, dict[ItemId, Sprite]] = {}
        self._table = self._laid()

    def _laid(self) -> Table:
        layout = lay_out(*self._size, len(self._seats), self._look.type.scale)
        self._known = {}
        return Table(layout, self._look, self._seats)

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

    def likely(self) -> Sequence[Picture]:
        return self._table.faces()

    def shown(self, view: SkyjoView) -> Shown:
        return shown_in(view)

    def after(self, shown: Shown, event: SkyjoEvent) -> Shown:
        return after_event(shown, event)

    def sprites(self, shown: Shown) -> Mapping[ItemId, Sprite]:
        found = self._known.get(shown)
        if found is None:
            # Before and after: an event asks for both, several times.
            if len(self._known) > 1:
                del self._known[next(iter(self._known))]
            found = self._known[shown] = self._table.sprites(shown)
        return found

    def spots(self, shown: Shown) -> Mapping[Spot, Area]:
        layout, width = self._table.layout, self._table.layout.pile
        found: dict[Spot, Area] = {}
        if shown.hand is not None:
            hand = self._table.hand(shown)
            height = hand.picture.height
            found[InHand()] = Area(hand.x - width / 2, hand.y - height / 2, width, height, width * CORNER)
        found[DrawPile()] = _area(layout.draw, width * CORNER)
        found[DiscardPile()] = _area(layout.discard, width * CORNER)
        offered = {offer.column for offer in shown.offers(shown.main)}
        main = self._table.grid(shown, shown.main)
        for column in range(COLUMNS):
            if column in offered:
                found[GridColumn(shown.main, column)] = _area(main.column(column), 6.0)
        for seat in range(shown.seats):
            grid = self._table.grid(shown, seat)
            for place in range(PLACES):
                found[GridPlace(seat, place)] = _area(grid.place(place), grid.card * CORNER)
        return found

    def movements(self, event: SkyjoEvent, before: Shown, after: Shown) -> Sequence[Movement]:
        return movements_of(event, self.sprites(before), self.sprites(after), after, self._table)

    def turned(self, before: Shown, after: Shown) -> Sequence[Movement]:
        return () if before.main == after.main else table_turned(self.sprites(before), self.sprites(after))

    def pause_after(self, event: SkyjoEvent) -> int:
        return pause_after(event)

    def choices(self, view: SkyjoView) -> ChoiceIndex:
        return choices_of(view)

    def refused(self, view: SkyjoView, source: Any, target: Any) -> tuple[Any, str] | None:
        return refused_move(view, source, target)

    def carried(self, spot: Spot) -> ItemId | None:
        match spot:
            case DrawPile():
                return DRAW_TOP
            case DiscardPile():
                return discard_id(0)
            case InHand():
                return HAND
            case _:
                return None

    def heir(self, spot: Spot) -> Spot | None:
        return InHand() if isinstance(spot, (DrawPile, DiscardPile)) else None

    def frames(self, spot: Spot) -> bool:
        return isinstance(spot, GridColumn)

    def offered(self, shown: Shown, spots: Mapping[Spot, int]) -> Mapping[ItemId, Sprite]:
        levels = {spot.column: level for spot, level in spots.items() if isinstance(spot, GridColumn)}
        made = dict(self._table.brackets(shown, levels)) if levels else {}
        offers = [offer for offer in shown.offers(shown.main) if offer.column in levels]
        if offers:
            pointed = max(offers, key=lambda offer: (levels[offer.column], offer.column))
            made.update(self._table.closing_note(pointed))
        return made

    def pointed(self, shown: Shown, spot: Spot) -> Mapping[ItemId, Sprite]:
        return {}

    def touched(self, event: SkyjoEvent) -> Sequence[Spot]:
        match event:
            case CardsExchanged(seat=seat, place=place) | CardTurnedUp(seat=seat, place=place):
                return (GridPlace(seat, place),)
            case ColumnClosed(seat=seat, column=column):
                return tuple(GridPlace(seat, place) for place in column_places(column))
            case DrawnDiscarded() | RoundDealt():
                return (DiscardPile(),)
            case _:
                return ()

    def spot_name(self, spot: Any, shown: Shown) -> str:
        return spot_name(spot, shown, self._seats, self._look)

    def paint_ground(self, p: QPainter, area: QRectF, dpr: float) -> None:
        light = QPointF(area.center().x(), area.y() + area.height() * 0.46)
        paint_ground(p, area, self._look.theme, dpr, light)


def _area(rect: Rect, radius: float) -> Area:
    return Area(rect.x, rect.y, rect.width, rect.height, radius)
