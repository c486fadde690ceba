"""The scene of a board (design §5): shows a view, tells what happened, and lets a person choose.

What is particular to a game comes from a `Scenery` that the scene is given; there is one scene class for all games.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from engine.core.contract import AnyView
from gui.board.ahead import Ahead
from gui.board.animation import Animator
from gui.board.choice import ChoiceIndex, Spot
from gui.board.choosing import Chooser
from gui.board.drag import Hold
from gui.board.gestures import Gestures
from gui.board.ground import Ground
from gui.board.items import Pictures
from gui.board.pixmaps import PixmapCache
from gui.board.scenery import Foreseeing, Scenery, Sketching, Turning
from gui.board.sprites import Area
from gui.board.stage import Stage
from gui.board.tableau import Handle, Tableau
from gui.board.telling import Teller
from gui.controls.look import Look


class BoardScene(QGraphicsScene):
    """One board. `sync` is authoritative; `present` shows events first and ends in the view they led to."""

    chosen = Signal(object)
    """An action to be played."""
    refused = Signal(object, str)
    """An action somebody tried on the board, and the clause that forbids it."""
    hovered = Signal(object)
    """The spot the pointer or the focus is at, or None."""
    idle = Signal()
    """Everything that was presented has been shown."""
    handles_changed = Signal()
    """What can be chosen, or where it lies, is different now: see `handles`."""

    def __init__(self, scenery: Scenery, look: Look, pixmaps: PixmapCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Everything may move at any time: an index of where items lie would cost more than it finds.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.scenery = scenery
        self._pictures = Pictures(pixmaps, look)
        self._ground = Ground()
        self._animator = Animator(self)
        self._animator.calm = look.calm
        self._chooser = Chooser(scenery, self._emit_chosen)
        stage = Stage(self, self._pictures)
        self._ahead = Ahead(self._pictures, stage, self)
        self._tableau = Tableau(scenery, stage, self._chooser, self._animator, self.handles_changed.emit)
        self._teller = Teller(scenery, self._tableau, self._animator, self.idle.emit)
        self._gestures = Gestures(self)
        self._view: AnyView | None = None
        scenery.set_look(look)
        self.resize(960, 720)

    # ---- what is shown

    def sync(self, view: AnyView) -> None:
        """Show exactly this view now; whatever was moving is over, whatever was held is laid back."""
        self._teller.forget()
        if not self._chooser.emitting:
            self._chooser.abandon()
            self._tableau.hold = None
        self._view = view
        self._tableau.shown = self.scenery.shown(view)
        self._tableau.lay()
        self._foresee()

    def present(self, events: Sequence[Any], view: AnyView) -> None:
        """Show what happened, one event after the other, and then the view. Several calls queue up."""
        self._view = view
        self._teller.tell(events, view)

    def finish_animations(self) -> None:
        """Show at once how everything that is still being shown ends."""
        self._teller.finish(self._view)

    def set_last_move(self, events: Iterable[Any]) -> None:
        """Mark the spots of these events as the last move; `present` does so by itself. After `sync` to another
        position, tell the events that led there."""
        self._tableau.remembered = ()
        for event in events:
            self._tableau.remember(event)
        self._tableau.lay()

    def pass_time(self, milliseconds: float) -> None:
        """Let time pass for what moves, as its clock does."""
        self._animator.advance(milliseconds)

    @property
    def view(self) -> AnyView | None:
        """The newest view the scene was given."""
        return self._view

    @property
    def animating(self) -> bool:
        """Whether something is still being shown."""
        return self._teller.busy

    @property
    def tableau(self) -> Tableau:
        """What is shown at this moment."""
        return self._tableau

    @property
    def stage(self) -> Stage:
        """The items."""
        return self._tableau.stage

    @property
    def areas(self) -> dict[Spot, Area]:
        """Every spot and where it lies."""
        return self._tableau.areas

    # ---- how it is shown

    @property
    def look(self) -> Look:
        return self._pictures.look

    def set_look(self, look: Look) -> None:
        """Another language, theme, palette or text size: everything is laid anew at once."""
        self.finish_animations()
        self._drop_hold()
        self._pictures.look = look
        self._pictures.forget()
        self._animator.calm = look.calm
        self.scenery.set_look(look)
        self._ground.forget()
        self._lay_anew()

    def set_speed(self, speed: float, reduce_motion: bool) -> None:
        """Times the normal pace, 0 for none at all; reduced, things fade instead of moving."""
        self._teller.still = speed <= 0
        self._animator.speed = max(speed, 0.01)
        self._animator.calm = reduce_motion
        if speed <= 0:
            self.finish_animations()

    def resize(self, width: float, height: float, draft: bool = False) -> None:
        """The board is this large now, in logical pixels. `draft`: that will change again in a moment, so pixmaps may
        be stretched until `sharpen`."""
        self.finish_animations()
        self._drop_hold()
        self._pictures.draft = draft
        self.setSceneRect(QRectF(0, 0, width, height))
        self.scenery.resize(width, height)
        self._lay_anew()

    def sharpen(self) -> None:
        """Paint anew what was only stretched."""
        if self._pictures.draft:
            self._pictures.draft = False
            self._lay_anew()

    @property
    def painting(self) -> bool:
        """Whether something that is seen is only sketched so far."""
        return self._ahead.busy

    def finish_painting(self) -> None:
        """Paint it now."""
        self._ahead.finish()

    @property
    def ratio(self) -> float:
        """Device pixels per scene unit."""
        return self._pictures.ratio

    def set_ratio(self, ratio: float) -> None:
        """Pixmaps are painted that fine from now on."""
        if ratio != self._pictures.ratio:
            self._pictures.ratio = ratio
            self._lay_anew()

    def _lay_anew(self) -> None:
        self.stage.repaint()
        self._tableau.lay()
        self._foresee()
        self.update()

    def _foresee(self) -> None:
        """While the size still changes nothing is painted ahead: it would be for a size that goes."""
        if isinstance(self.scenery, Foreseeing) and not self._pictures.draft and self._view is not None:
            self._ahead.need(self.scenery.likely())

    def _drop_hold(self) -> None:
        """What was held lies where it came from: its place is another one now."""
        if self._tableau.hold is not None:
            self._tableau.hold = None
            self._chooser.picked = None

    def drawBackground(self, painter: QPainter, rect: QRectF | Any) -> None:  # noqa: N802 (Qt's name)
        self._ground.draw(painter, QRectF(rect), self.sceneRect(), self.scenery, self._pictures.draft)

    # ---- what may be chosen

    @property
    def chooser(self) -> Chooser:
        return self._chooser

    def set_choices(self, index: ChoiceIndex | None) -> None:
        """What the person may do now; None while there is nothing to decide."""
        self._chooser.set_index(index)
        if self._chooser.emitting:
            return
        hold = self._tableau.hold
        if hold is not None and not self._chooser.planning and not self._chooser.index.targets(hold.spot):
            self._tableau.hold = hold = None
        if hold is not None:
            self._chooser.picked = hold.spot
        if not self._animator.active:
            self._tableau.lay()

    def handles(self) -> tuple[Handle, ...]:
        """The spots that can be chosen now, in the order of the choices."""
        return self._tableau.handles()

    def activate(self, spot: Spot) -> None:
        """Choose a spot, as a click or a key does: pick it up, put what is picked up there, or play it."""
        self.finish_animations()
        self._gestures.click(spot)

    def cancel(self) -> bool:
        """Put back what was picked up; False if nothing was."""
        self.finish_animations()
        if self._chooser.picked is None and self._tableau.hold is None:
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
        if not self._animator.active or self._tableau.hold is not None:
            self._tableau.lay()
            if isinstance(self.scenery, Turning):
                self._ahead.need(self.scenery.soon())

    # ---- turning

    @property
    def turnable(self) -> bool:
        """Whether something is picked up and aimed that can be turned."""
        scenery = self.scenery
        return isinstance(scenery, Turning) and self._chooser.active and scenery.turnable

    def turn(self, steps: int) -> bool:
        """Turn what is picked up, if it can be turned."""
        scenery = self.scenery
        if not isinstance(scenery, Turning) or not self._chooser.active or self._animator.active:
            return False
        return self._choose_anew(scenery.turn(steps))

    def handle(self, spot: Spot) -> bool:
        """A spot was clicked that changes only how things are shown; False if it is none."""
        return isinstance(self.scenery, Turning) and self._choose_anew(self.scenery.handle(spot))

    @property
    def shown_handles(self) -> tuple[Spot, ...]:
        """The spots that `handle` knows."""
        return tuple(self.scenery.handles()) if isinstance(self.scenery, Turning) else ()

    def _choose_anew(self, changed: bool) -> bool:
        if changed and self._chooser.active and self._view is not None:
            self.set_choices(self.scenery.choices(self._view))
        elif changed:
            self._tableau.lay()
        return changed

    # ---- holding (for gestures)

    @property
    def hold(self) -> Hold | None:
        """What somebody holds now."""
        return self._tableau.hold

    def grip(self, hold: Hold) -> None:
        """From now on this is held."""
        self._tableau.hold = hold
        self._tableau.lay()

    def carry(self, x: float, y: float) -> None:
        """What is held follows the pointer."""
        hold = self._tableau.hold
        item = None if hold is None else self.stage.item(hold.item)
        if hold is not None and item is not None:
            hold.move(x, y)
            item.lay(hold.pose(item.pose))

    def let_go(self) -> None:
        """What is held glides home."""
        hold, self._tableau.hold = self._tableau.hold, None
        if hold is None:
            self._tableau.lay()
        else:
            self._teller.glide_home(hold)

    def explain(self, source: Spot | None, target: Spot) -> None:
        """Somebody tried what is not allowed: tell which clause forbids it."""
        if self._view is None or not self._chooser.active:
            return
        refused = self.scenery.refused(self._view, source, target)
        if refused is not None:
            self.refused.emit(*refused)
            if not self._animator.active:
                self._tableau.lay()

    def _emit_chosen(self, action: Any, last: bool) -> None:
        """Played by the chooser: what is held is laid with the last action of the gesture."""
        hold = self._tableau.hold
        if last and hold is not None and not hold.by_pointer:
            self._tableau.hold = None
        if isinstance(self.scenery, Sketching) and self.scenery.sketch(action):
            self._tableau.shown = self.scenery.shown(self._view)
            self._chooser.set_index(self.scenery.choices(self._view))
        else:
            self.chosen.emit(action)

    # ---- the mouse

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._gestures.press(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._gestures.move(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._gestures.release(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._gestures.press(event)
