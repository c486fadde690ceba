"""Movements over time. They only change how items lie; what lies there is the scene's business."""

from collections.abc import Callable, Sequence
from copy import copy

from msgspec import Struct
from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

from gui.board.items import PieceItem, Pose
from gui.board.sprites import FLYING, Manner, Picture

FRAME = 16
"""Milliseconds between two frames."""
FADE = 160
"""Milliseconds of the fade that stands for any movement when motion is reduced."""
ARC = 0.85
"""How high above the table something flies, in lifts."""


class Running(Struct):
    """A movement with everything looked up."""

    item: PieceItem
    start: Pose
    end: Pose
    front: Picture
    """Shown until it has turned over."""
    back: Picture
    """Shown afterwards."""
    manner: Manner
    delay: float
    duration: float
    unseen: bool = False
    """Not to be seen before it sets out."""
    anchored: bool = False
    """Somebody holds it: it only turns, where it is held."""
    via: tuple[float, float] | None = None
    """Its way bends towards this point."""


class Animator(QObject):
    """Runs movements together; one clock, which ticks only while something moves."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self.calm = False
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)
        self._clock = QElapsedTimer()
        self._running: list[Running] = []
        self._elapsed = 0.0
        self._length = 0.0
        self._done: Callable[[], None] | None = None

    @property
    def active(self) -> bool:
        return self._done is not None

    def start(self, movements: Sequence[Running], pause: float, done: Callable[[], None]) -> None:
        """Move these and call `done` when the last has arrived and `pause` milliseconds are over."""
        assert self._done is None, "start: something is moving"
        self._running = list(movements)
        self._done = done
        self._elapsed = 0.0
        self._length = pause + max((self._span(m) for m in movements), default=0.0)
        self._lay(0.0)
        self._clock.start()
        self._timer.start()

    def stop(self) -> None:
        """Forget what was moving, where it is; `done` is not called."""
        self._timer.stop()
        self._running = []
        self._done = None

    def refresh(self) -> None:
        """Lay everything once more where it is at this moment."""
        self._lay(self._elapsed)

    def advance(self, milliseconds: float) -> None:
        """Let time pass: the clock does this, and tests."""
        if self._done is None:
            return
        self._elapsed += milliseconds * self.speed
        self._lay(self._elapsed)
        if self._elapsed >= self._length:
            done = self._done
            self.stop()
            done()

    def _tick(self) -> None:
        self.advance(float(self._clock.restart()))

    def _span(self, movement: Running) -> float:
        return FADE if self.calm else movement.delay + movement.duration

    def _lay(self, elapsed: float) -> None:
        for movement in self._running:
            if self.calm:
                _fade(movement, min(1.0, elapsed / FADE))
            else:
                spent = elapsed - movement.delay
                _move(movement, max(0.0, min(1.0, spent / max(1.0, movement.duration))), spent > 0)


def ease(t: float) -> float:
    """Out: quick at first, gentle at the end."""
    return float(1 - (1 - t) ** 3)


def _between(a: float, b: float, t: float) -> float:
    return a + (b - a) * t


def _way(m: Running, t: float) -> tuple[float, float]:
    """Straight, or in a bend."""
    if m.via is None:
        return _between(m.start.x, m.end.x, t), _between(m.start.y, m.end.y, t)
    x, y = m.via
    return (
        _between(_between(m.start.x, x, t), _between(x, m.end.x, t), t),
        _between(_between(m.start.y, y, t), _between(y, m.end.y, t), t),
    )


def _fade(m: Running, t: float) -> None:
    leaves = m.manner is Manner.LEAVE
    if m.item.painted is None or m.item.painted.picture != m.back:
        m.item.show_picture(m.back)
    if m.anchored:
        return
    pose = copy(m.end)
    pose.opacity = m.end.opacity * (1 - t if leaves else t)
    m.item.lay(pose)


def _move(m: Running, t: float, started: bool) -> None:
    e = ease(t)
    turning = m.manner is Manner.TURN
    picture = m.front if turning and e < 0.5 else m.back
    if m.item.painted is None or m.item.painted.picture != picture:
        m.item.show_picture(picture)
    turn = max(0.02, abs(1 - 2 * e)) if turning and t < 1 else 1.0
    if m.anchored:
        pose = copy(m.item.pose)
        pose.turn = turn
        pose.width = m.end.width
        m.item.lay(pose)
        return
    if m.unseen and not started:
        pose = copy(m.start)
        pose.opacity = 0.0
        m.item.lay(pose)
        return
    away = m.start.x != m.end.x or m.start.y != m.end.y
    arc = 4 * t * (1 - t) if away and m.manner in (Manner.MOVE, Manner.TURN) else 0.0
    x, y = _way(m, e)
    aloft = 0.0 < t < 1.0 or (t == 0.0 and away)
    m.item.lay(
        Pose(
            x=x,
            y=y,
            z=m.end.z + (FLYING if aloft and m.manner is not Manner.SLIDE else 0.0),
            angle=_between(m.start.angle, m.end.angle, e),
            lift=max(_between(m.start.lift, m.end.lift, e), arc * ARC),
            opacity=_opacity(m, t),
            width=_between(m.start.width, m.end.width, e),
            turn=turn,
        )
    )


def _opacity(m: Running, t: float) -> float:
    match m.manner:
        case Manner.RISE:
            return min(1.0, t * 3)
        case Manner.LEAVE:
            return m.start.opacity if t < 0.6 else m.start.opacity * (1 - t) / 0.4
        case _:
            return _between(m.start.opacity, m.end.opacity, t)
