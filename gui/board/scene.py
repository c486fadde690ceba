"""The scene of a board (design §5): shows a view, tells what happened, and lets a person choose.

What is particular to a game comes from a `Scenery` that the scene is given; there is one scene class for all games.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from engine.core.contract import AnyView
from gui.board.animation import Animator, Running
from gui.board.choice import ChoiceIndex, Spot
from gui.board.choosing import Chooser
from gui.board.drag import Hold
from gui.board.gestures import Gestures
from gui.board.ground import Ground
from gui.board.highlight import marks
from gui.board.items import Pictures, Pose
from gui.board.pixmaps import PixmapCache
from gui.board.scenery import Scenery
from gui.board.sprites import FLYING, Area, ItemId, Manner, Movement, Sprite
from gui.board.stage import Stage
from gui.controls.look import Look


class Batch(Struct):
    """What one step told, and the view it ended in."""

    events: list[Any]
    view: AnyView


class Handle(Struct, frozen=True):
    """A spot that can be chosen now, for the keyboard and for screen readers."""

    spot: Spot
    area: Area
    name: str


class BoardScene(QGraphicsScene):
    """One board. `sync` is authoritative; `present` shows events first and ends in `sync`."""

    chosen = Signal(object)
    """An action to be played."""
    refused = Signal(object, str)
    """An action somebody tried on the board, and the clause that forbids it."""
    hovered = Signal(object)
    """The spot the pointer is over, or None."""
    idle = Signal()
    """Everything that was presented has been shown."""
    handles_changed = Signal()
    """What can be chosen, or where it lies, is different now: see `handles`."""

    def __init__(self, scenery: Scenery, look: Look, pixmaps: PixmapCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.scenery = scenery
        self._pictures = Pictures(pixmaps, look)
        self._stage = Stage(self, self._pictures)
        self._ground = Ground()
        self._animator = Animator(self)
        self._chooser = Chooser(scenery, self._emit_chosen)
        self._gestures = Gestures(self)
        self._queue: deque[Batch] = deque()
        self._view: AnyView | None = None
        self._shown: Any = None
        self._areas: dict[Spot, Area] = {}
        self._remembered: tuple[Spot, ...] = ()
        self._transient: list[ItemId] = []
        self._hold: Hold | None = None
        self._speed = 1.0
        self._calm = look.calm
        self._last_handles: tuple[Handle, ...] = ()
        scenery.set_look(look)
        self.resize(960, 720)

    # ---- what is shown

    @property
    def view(self) -> AnyView | None:
        """The newest view the scene was given."""
        return self._view

    @property
    def animating(self) -> bool:
        return self._animator.active or bool(self._queue)

    @property
    def chooser(self) -> Chooser:
        return self._chooser

    @property
    def hold(self) -> Hold | None:
        """What somebody holds now."""
        return self._hold

    @property
    def areas(self) -> dict[Spot, Area]:
        """Every spot and where it lies."""
        return self._areas

    @property
    def stage(self) -> Stage:
        return self._stage

    @property
    def look(self) -> Look:
        return self._pictures.look

    def sync(self, view: AnyView) -> None:
        """Show exactly this view now; whatever was moving is over, whatever was held is laid back."""
        self._halt()
        self._queue.clear()
        if not self._chooser.emitting:
            self._chooser.abandon()
            self._hold = None
        self._view = view
        self._shown = self.scenery.shown(view)
        self._lay()

    def present(self, events: Sequence[Any], view: AnyView) -> None:
        """Show what happened, one event after the other, and then the view. Several calls queue up."""
        self._view = view
        self._queue.append(Batch(list(events), view))
        if not self._animator.active:
            self._go_on()

    def finish_animations(self) -> None:
        """Show at once how everything that is still being shown ends."""
        if not self.animating:
            return
        self._halt()
        for batch in self._queue:
            for event in batch.events:
                self._remember(event)
        self._queue.clear()
        self._settle(self._view)
        self.idle.emit()

    def set_last_move(self, events: Iterable[Any]) -> None:
        """Mark the spots of these events as the last move; `present` does so by itself."""
        self._remembered = ()
        for event in events:
            self._remember(event)
        self._lay()

    # ---- how it is shown

    def set_look(self, look: Look) -> None:
        """Another language, theme, palette or text size: everything is laid anew at once."""
        self.finish_animations()
        self._pictures.look = look
        self._calm = look.calm
        self._animator.calm = look.calm
        self.scenery.set_look(look)
        self._ground.forget()
        self._relay()

    def set_speed(self, speed: float, reduce_motion: bool) -> None:
        """Times the normal pace, 0 for none at all; reduced, things fade instead of moving."""
        self._speed = speed
        self._calm = reduce_motion
        self._animator.speed = max(speed, 0.01)
        self._animator.calm = reduce_motion
        if speed <= 0:
            self.finish_animations()

    def resize(self, width: float, height: float) -> None:
        """The board is this large now, in logical pixels."""
        self.finish_animations()
        self.setSceneRect(QRectF(0, 0, width, height))
        self.scenery.resize(width, height)
        self._relay()

    def set_ratio(self, ratio: float) -> None:
        """Device pixels per scene unit: pixmaps are painted that fine."""
        if ratio == self._pictures.ratio:
            return
        self._pictures.ratio = ratio
        self._relay()

    def _relay(self) -> None:
        self._stage.repaint()
        if self._hold is not None:
            self._hold = None
            self._chooser.picked = None
        if self._shown is not None:
            self._lay()
        self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | Any) -> None:  # noqa: N802
        self._ground.draw(painter, QRectF(rect), self.sceneRect(), self.scenery)

    # ---- what may be chosen

    def set_choices(self, index: ChoiceIndex | None) -> None:
        """What the person may do now; None while there is nothing to decide."""
        self._chooser.set_index(index)
        if self._chooser.emitting:
            return
        if self._hold is not None and not self._chooser.planning and not self._chooser.index.targets(self._hold.spot):
            self._hold = None
        if self._hold is not None:
            self._chooser.picked = self._hold.spot
        if self._shown is not None and not self._animator.active:
            self._lay()

    def handles(self) -> tuple[Handle, ...]:
        """The spots that can be chosen now, in the order of the choices."""
        if self._shown is None or not self._chooser.active:
            return ()
        chooser = self._chooser
        spots = dict.fromkeys((*chooser.index.targets(chooser.source), *chooser.index.sources))
        return tuple(
            Handle(spot, self._areas[spot], self.scenery.spot_name(spot, self._shown))
            for spot in spots
            if spot in self._areas
        )

    def activate(self, spot: Spot) -> None:
        """Choose a spot, as a click or a key does: pick it up, put what is picked up there, or play it."""
        self.finish_animations()
        self._gestures.click(spot)

    def cancel(self) -> bool:
        """Put back what was picked up; False if nothing was."""
        self.finish_animations()
        if self._chooser.picked is None and self._hold is None:
            return False
        self._chooser.abandon()
        self.let_go()
        return True

    def point_at(self, spot: Spot | None) -> None:
        """The pointer or the focus is there now."""
        if spot == self._chooser.pointed:
            return
        self._chooser.pointed = spot
        self.hovered.emit(spot)
        if not self._animator.active:
            self._lay()

    # ---- holding (for gestures)

    def grip(self, hold: Hold) -> None:
        """From now on this is held."""
        self._hold = hold
        self._lay()

    def carry(self, x: float, y: float) -> None:
        """What is held follows the pointer."""
        if self._hold is None:
            return
        self._hold.move(x, y)
        item = self._stage.item(self._hold.item)
        if item is not None:
            item.lay(self._hold.pose(item.pose))

    def let_go(self) -> None:
        """What is held glides home."""
        hold, self._hold = self._hold, None
        if hold is None or self._speed <= 0 or self._calm or self._animator.active:
            self._lay()
            return
        item, sprite = self._stage.item(hold.item), self._sprites().get(hold.item)
        if item is None or sprite is None:
            self._lay()
            return
        start = item.pose
        self._lay()
        home = Running(item, start, Pose.of(sprite), sprite.picture, sprite.picture, Manner.MOVE, 0, 220)
        self._animator.start([home], 0, self._go_on)

    def explain(self, source: Spot | None, target: Spot) -> None:
        """Somebody tried what is not allowed."""
        if self._view is None or not self._chooser.active:
            return
        refused = self.scenery.refused(self._view, source, target)
        if refused is not None:
            self.refused.emit(*refused)

    def _emit_chosen(self, action: Any, last: bool) -> None:
        """Played by the chooser: what is held is laid with the last action of the gesture."""
        if last and self._hold is not None and not self._hold.by_pointer:
            self._hold = None
        self.chosen.emit(action)

    # ---- showing events

    def _go_on(self) -> None:
        """Show the next event that moves something; after the last one the view."""
        self._clear_transient()
        while self._queue:
            batch = self._queue[0]
            if not batch.events:
                self._queue.popleft()
                self._settle(batch.view)
                continue
            event = batch.events.pop(0)
            if self._show_event(event):
                return
        self._lay()
        self.idle.emit()

    def _show_event(self, event: Any) -> bool:
        """Whether something moves now."""
        before, after = self._shown, self.scenery.after(self._shown, event)
        self._remember(event)
        movements = self.scenery.movements(event, before, after) if self._speed > 0 else ()
        origins = {m.item: self._stage.pose(m.origin) for m in movements if m.origin is not None}
        fronts = {m.item: self._picture_of(m.origin) for m in movements if m.origin is not None}
        self._shown = after
        self._inherit()
        self._lay(starting=True)
        running = []
        for movement in movements:
            made = self._running(movement, origins.get(movement.item), fronts.get(movement.item))
            if made is not None:
                running.append(made)
        pause = self.scenery.pause_after(event) if self._speed > 0 else 0
        if not running and not pause:
            return False
        self._animator.start(running, pause, self._go_on)
        return True

    def _running(self, movement: Movement, origin: Pose | None, front: Any) -> Running | None:
        """A movement with its item; None for what is held and does not turn."""
        end = movement.end
        held = self._hold is not None and self._hold.item == movement.item
        if held and movement.manner is not Manner.TURN:
            return None
        item = self._stage.item(movement.item)
        if item is None:
            item = self._stage.add(movement.item, end)
            self._transient.append(movement.item)
        start = movement.start
        pose = origin or (Pose.of(start) if start is not None else Pose.of(end))
        picture = front or (start.picture if start is not None else end.picture)
        return Running(
            item, pose, Pose.of(end), picture, end.picture, movement.manner, movement.delay, movement.duration, held
        )

    def _picture_of(self, ident: ItemId) -> Any:
        item = self._stage.item(ident)
        return item.painted.picture if item is not None and item.painted is not None else None

    def _inherit(self) -> None:
        """What was taken from a pile is now the card in hand: go on holding that."""
        hold = self._hold
        if hold is None:
            return
        heir = self.scenery.heir(hold.spot)
        item = None if heir is None else self.scenery.carried(heir)
        if heir is not None and item is not None and item in self.scenery.sprites(self._shown):
            hold.spot, hold.item = heir, item

    def _remember(self, event: Any) -> None:
        touched = tuple(self.scenery.touched(event))
        if touched:
            self._remembered = touched

    def _settle(self, view: AnyView | None) -> None:
        if view is None:
            return
        self._shown = self.scenery.shown(view)
        self._inherit()
        self._lay()

    def _halt(self) -> None:
        self._animator.stop()
        self._clear_transient()

    def _clear_transient(self) -> None:
        for ident in self._transient:
            self._stage.remove(ident)
        self._transient = []

    # ---- laying

    def _sprites(self) -> dict[ItemId, Sprite]:
        sprites = dict(self.scenery.sprites(self._shown))
        picked = self._chooser.picked
        lifted = None if picked is None else self.scenery.carried(picked)
        if lifted in sprites and self._hold is None:
            sprites[lifted] = raised(sprites[lifted])
        return sprites

    def _lay(self, starting: bool = False) -> None:
        """Make the items equal to what is shown and what may be chosen. While something moves there are no marks,
        but for what is held; `starting`: something is about to."""
        if self._shown is None:
            return
        busy = starting or self._animator.active
        self._areas = dict(self.scenery.spots(self._shown))
        sprites = self._sprites()
        if not busy or self._hold is not None:
            sprites.update(self._marks())
        hold = self._hold
        self._stage.sync(sprites, held=() if hold is None else (hold.item,), kept=self._transient)
        if hold is not None:
            item = self._stage.item(hold.item)
            if item is None:
                self._hold = None
            else:
                item.lay(hold.pose(item.pose, flat=not busy))
        if self._animator.active:
            self._animator.refresh()
        handles = self.handles()
        if handles != self._last_handles:
            self._last_handles = handles
            self.handles_changed.emit()

    def _marks(self) -> dict[ItemId, Sprite]:
        levels = {} if self._chooser.emitting else self._chooser.levels()
        framed = {spot: level for spot, level in levels.items() if self.scenery.frames(spot)}
        plain = {spot: level for spot, level in levels.items() if spot not in framed}
        return {**self.scenery.offered(self._shown, framed), **marks(self._areas, plain, self._remembered)}

    # ---- mouse and keys

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._gestures.press(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._gestures.move(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._gestures.release(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._gestures.press(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.cancel():
            event.accept()
            return
        event.ignore()


def raised(sprite: Sprite) -> Sprite:
    """How something lies that was picked up by a click: a little above its place."""
    height = sprite.picture.height
    return Sprite(
        sprite.picture, sprite.x, sprite.y - 0.08 * height, sprite.z + FLYING, sprite.angle - 2.0, 1.0, sprite.opacity
    )
