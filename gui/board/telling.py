"""Tells events on the board, one after the other, and ends each step in what its view shows."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from engine.core.contract import AnyView
from gui.board.animation import Animator, Running
from gui.board.drag import Hold
from gui.board.items import Pose
from gui.board.scenery import Scenery
from gui.board.sprites import Manner, Movement, Picture
from gui.board.tableau import Tableau

_GLIDE: int = 220
"""Milliseconds a piece takes home that was dropped where it may not lie."""


class Batch(Struct):
    """What one step told, and the view it ended in."""

    events: list[Any]
    view: AnyView


class Teller:
    """A queue of steps still to be shown."""

    def __init__(self, scenery: Scenery, tableau: Tableau, animator: Animator, idle: Callable[[], None]) -> None:
        self._scenery = scenery
        self._tableau = tableau
        self._animator = animator
        self._idle = idle
        self._queue: deque[Batch] = deque()
        self.still = False
        """Nothing moves: every step is shown as it ends."""

    @property
    def busy(self) -> bool:
        return self._animator.active or bool(self._queue)

    def tell(self, events: Sequence[Any], view: AnyView) -> None:
        """Show what happened and then the view, after everything told before. On an empty board only the view."""
        self._queue.append(Batch(list(events) if self._tableau.shown is not None else [], view))
        if not self._animator.active:
            self._go_on()

    def forget(self) -> None:
        """Stop where everything is; nothing more of what was told."""
        self._halt()
        self._queue.clear()

    def finish(self, view: AnyView | None) -> None:
        """Show at once how everything told ends."""
        if not self.busy:
            return
        self._halt()
        for batch in self._queue:
            for event in batch.events:
                self._tableau.remember(event)
        self._queue.clear()
        self._settle(view)
        self._idle()

    def glide_home(self, hold: Hold) -> None:
        """What was held, and is so no longer, goes back to its place."""
        tableau = self._tableau
        item, sprite = tableau.stage.item(hold.item), tableau.sprites().get(hold.item)
        moving = self.still or self._animator.calm or self._animator.active
        if moving or item is None or sprite is None:
            tableau.lay()
            return
        start = item.pose
        tableau.lay()
        home = Running(item, start, Pose.of(sprite), sprite.picture, sprite.picture, Manner.MOVE, 0, _GLIDE)
        self._animator.start([home], 0, self._go_on)

    def _go_on(self) -> None:
        """Show the next event that moves something; after the last one the view."""
        self._tableau.clear_passing()
        while self._queue:
            batch = self._queue[0]
            if not batch.events:
                self._queue.popleft()
                if self._turn_table(batch.view):
                    return
                self._settle(batch.view)
            elif self._show(batch.events.pop(0)):
                return
        self._tableau.lay()
        self._idle()

    def _turn_table(self, view: AnyView) -> bool:
        """Whether the table turns now, because the view is of another side."""
        tableau = self._tableau
        before, after = tableau.shown, self._scenery.shown(view)
        if self.still or before is None:
            return False
        movements = self._scenery.turned(before, after)
        return bool(movements) and self._begin(movements, after, 0)

    def _show(self, event: Any) -> bool:
        """Whether something moves now."""
        before = self._tableau.shown
        after = self._scenery.after(before, event)
        self._tableau.remember(event)
        movements = () if self.still else self._scenery.movements(event, before, after)
        return self._begin(movements, after, 0 if self.still else self._scenery.pause_after(event))

    def _begin(self, movements: Sequence[Movement], after: Any, pause: int) -> bool:
        """Show what lies there afterwards, with everything that moves still on its way."""
        tableau = self._tableau
        origins = {m.item: tableau.stage.pose(m.origin) for m in movements if m.origin is not None}
        fronts = {m.item: tableau.picture_of(m.origin) for m in movements if m.origin is not None}
        tableau.keep_words()
        tableau.shown = after
        tableau.inherit()
        tableau.lay(starting=True)
        made = [self._running(m, origins.get(m.item), fronts.get(m.item)) for m in movements]
        running = [movement for movement in made if movement is not None]
        if not running and not pause:
            return False
        self._animator.start(running, pause, self._go_on)
        return True

    def _running(self, movement: Movement, origin: Pose | None, front: Picture | None) -> Running | None:
        """A movement with its item; None for what is held and does not turn."""
        end, start, tableau = movement.end, movement.start, self._tableau
        held = tableau.hold is not None and tableau.hold.item == movement.item
        if held and movement.manner is not Manner.TURN:
            return None
        item = tableau.stage.item(movement.item)
        if item is None:
            item = tableau.stage.add(movement.item, end)
            tableau.passing.append(movement.item)
        pose = origin or Pose.of(start if start is not None else end)
        picture = front or (start.picture if start is not None else end.picture)
        return Running(
            item=item,
            start=pose,
            end=Pose.of(end),
            front=picture,
            back=end.picture,
            manner=movement.manner,
            delay=movement.delay,
            duration=movement.duration,
            unseen=movement.unseen,
            via=movement.via if start is None or (abs(pose.x - start.x) + abs(pose.y - start.y)) < 1 else None,
            anchored=held,
        )

    def _settle(self, view: AnyView | None) -> None:
        if view is None:
            return
        self._tableau.shown = self._scenery.shown(view)
        self._tableau.inherit()
        self._tableau.lay()

    def _halt(self) -> None:
        self._animator.stop()
        self._tableau.clear_passing()
