"""What the board shows, one step after another: holds later steps back while everybody looks at the scores."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.contract import AnyView
    from gui.board.scene import BoardScene
    from gui.games.kit import Moment

_LOOK_MS: Final = 1700
_LOOK_MS_PER_ROW: Final = 420


class Show(QObject):
    """Feeds a `BoardScene`. The session never waits for it; whoever wants to act calls `hurry` first."""

    idle = Signal()
    """Everything that happened has been shown."""
    moment_reached = Signal(object)
    """The board shows a `Moment` now; what comes after it is held back for a while."""
    moment_over = Signal()
    caught_up = Signal(object)
    """The board shows, or is on its way to, this view, and nothing is held back behind it."""

    def __init__(self, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._held: deque[tuple[Sequence[Any], AnyView, Moment | None]] = deque()
        self._coming: Moment | None = None
        self.view: AnyView | None = None
        """What the board shows or is on its way to."""
        self._speed = 1.0
        self._hurrying = False
        self._holding = False
        self._look = QTimer(self)
        self._look.setSingleShot(True)
        self._look.timeout.connect(self.release)
        scene.idle.connect(self._arrived)

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self._scene.animating or self.holding or bool(self._held)

    @property
    def behind(self) -> bool:
        """Whether something is held back, so that the board is not yet on its way to the newest view."""
        return self._holding or bool(self._held) or self._coming is not None

    @property
    def holding(self) -> bool:
        """Whether everybody looks at a moment now."""
        return self._holding

    def set_speed(self, speed: float) -> None:
        self._speed = speed

    def present(self, events: Sequence[Any], view: AnyView, moment: Moment | None = None) -> None:
        """Show a step after all those before it."""
        if self.holding or self._held or self._coming is not None:
            self._held.append((events, view, moment))
        else:
            self._pass_on(events, view, moment)

    def sync(self, view: AnyView) -> None:
        """Show exactly this now."""
        self._clear()
        self.view = view
        self._scene.sync(view)

    def hurry(self) -> None:
        """Show at once how everything ends."""
        self._hurrying = True
        try:
            while self.busy:
                self._scene.finish_animations()
                self.release()
        finally:
            self._hurrying = False

    def release(self) -> None:
        """Enough looked at: go on with what was held back."""
        if self._holding:
            self._end_moment()
            self._drain()

    def close(self) -> None:
        self._clear()
        self._scene.idle.disconnect(self._arrived)

    # ---- inside

    def _pass_on(self, events: Sequence[Any], view: AnyView, moment: Moment | None) -> None:
        self._coming = moment
        self.view = view
        self._scene.present(events, view)
        if not self.behind:
            self.caught_up.emit(view)

    def _arrived(self) -> None:
        """The scene has shown what it was given."""
        if self._scene.animating or self._holding:
            return
        if self._coming is not None:
            moment, self._coming = self._coming, None
            self.moment_reached.emit(moment)
            if self._speed > 0 and not self._hurrying:
                self._holding = True
                self._look.start(round((_LOOK_MS + _LOOK_MS_PER_ROW * len(moment.rows)) / max(0.5, self._speed)))
                return
        self._drain()

    def _drain(self) -> None:
        while self._held and not self._holding and self._coming is None:
            self._pass_on(*self._held.popleft())
        if not self.busy:
            self.idle.emit()

    def _end_moment(self) -> None:
        self._look.stop()
        self._holding = False
        self.moment_over.emit()

    def _clear(self) -> None:
        self._held.clear()
        self._coming = None
        if self._holding:
            self._end_moment()
