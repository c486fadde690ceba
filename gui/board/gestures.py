"""The mouse on the board: pressing, dragging past a threshold, letting go, clicking twice, cancelling."""

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from gui.board.choice import Spot
from gui.board.drag import Hold, nearest, spot_at

if TYPE_CHECKING:
    from gui.board.scene import BoardScene


class Gestures:
    """Turns mouse events into picking, holding and choosing."""

    def __init__(self, scene: "BoardScene") -> None:
        self._scene = scene
        self._pressed: QPointF | None = None
        self._pressed_spot: Spot | None = None

    def press(self, event: QGraphicsSceneMouseEvent) -> None:
        """Any button ends what is moving; the left one takes aim, the right one puts back."""
        scene = self._scene
        scene.finish_animations()
        event.accept()
        if event.button() == Qt.MouseButton.RightButton:
            self._pressed = None
            scene.cancel()
            return
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._pressed = event.scenePos()
        self._pressed_spot = self._spot(event.scenePos())
        if self._pressed_spot is None:
            event.ignore()

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Follow what is held, or begin to hold, or only point."""
        scene, at = self._scene, event.scenePos()
        if scene.hold is not None and scene.hold.by_pointer:
            self._follow(at)
        elif self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            moved = (event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)).manhattanLength()
            if moved >= QApplication.startDragDistance():
                self._lift(at)
        else:
            scene.point_at(self._spot(at))

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop what is held, or click."""
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        scene, at = self._scene, event.scenePos()
        pressed, self._pressed = self._pressed_spot, None
        scene.finish_animations()
        if scene.hold is not None and scene.hold.by_pointer:
            self._drop(at)
        elif pressed is not None and self._spot(at) == pressed:
            self.click(pressed)
        scene.point_at(self._spot(at))

    def click(self, spot: Spot) -> None:
        """A spot was clicked, or chosen by a key."""
        scene = self._scene
        if scene.handle(spot):
            return
        chooser = scene.chooser
        choice = chooser.settle(spot)
        if choice is not None:
            if len(choice.actions) > 1:
                self._keep(choice.source)
            chooser.play(choice)
            scene.let_go()
            return
        if chooser.picked == spot:
            scene.cancel()
        elif spot in chooser.index.sources and spot != chooser.source:
            chooser.picked = spot
            scene.let_go()
        elif spot != chooser.source:
            scene.explain(chooser.source, spot)

    def _keep(self, source: Spot) -> None:
        """Between the actions of one gesture the piece stays where it is."""
        item = self._scene.scenery.carried(source)
        pose = None if item is None else self._scene.stage.pose(item)
        if item is not None and pose is not None:
            self._scene.grip(Hold(source, item, pose.x, pose.y))

    def _lift(self, at: QPointF) -> None:
        """Pick up what was pressed, if it may be. A source that needs no target is played at once: the drawn card
        is what is dragged on."""
        scene, spot = self._scene, self._pressed_spot
        chooser = scene.chooser
        item = None if spot is None else scene.scenery.carried(spot)
        if spot is None or item is None or spot not in chooser.index.sources or self._pressed is None:
            return
        pose = scene.stage.pose(item)
        if pose is None:
            return
        hold = Hold(spot, item, pose.x, pose.y, pose.x - self._pressed.x(), pose.y - self._pressed.y(), True)
        hold.move(at.x(), at.y())
        direct = None if chooser.index.targets(spot) else chooser.index.choice(spot)
        chooser.picked = None if direct is not None else spot
        scene.grip(hold)
        if direct is not None:
            chooser.play(direct)
            self._take_up()
        self._follow(at)

    def _take_up(self) -> None:
        """Go on with what was drawn, as far as its choices have come."""
        scene = self._scene
        hold = scene.hold
        if hold is not None and scene.chooser.index.targets(hold.spot):
            scene.chooser.picked = hold.spot
            scene.grip(hold)

    def _follow(self, at: QPointF) -> None:
        scene, hold = self._scene, self._scene.hold
        if hold is None:
            return
        scene.carry(at.x(), at.y())
        targets = scene.chooser.index.targets(hold.spot)
        scene.point_at(nearest(scene.areas, targets, hold, at.x(), at.y()))

    def _drop(self, at: QPointF) -> None:
        scene, hold = self._scene, self._scene.hold
        assert hold is not None
        chooser = scene.chooser
        source = hold.spot
        target = nearest(scene.areas, chooser.index.targets(source), hold, at.x(), at.y())
        choice = None if target is None else chooser.index.choice(source, target)
        hold.by_pointer = False
        if choice is not None:
            chooser.play(choice)
            scene.let_go()
            return
        chooser.picked = None
        over = spot_at(scene.areas, at.x(), at.y(), ())
        scene.let_go()
        if over is not None and over != source and _far(hold, self._home(source)):
            scene.explain(source, over)

    def _home(self, source: Spot) -> tuple[float, float]:
        area = self._scene.areas.get(source)
        return (math.inf, math.inf) if area is None else area.middle

    def _spot(self, at: QPointF) -> Spot | None:
        """The spot there: where what is picked up may go before something else that could be picked up."""
        scene = self._scene
        chooser = scene.chooser
        targets = chooser.index.targets(chooser.source)
        spot = spot_at(scene.areas, at.x(), at.y(), (*targets, *chooser.index.sources))
        if spot != chooser.source and spot not in targets:
            under = spot_at(scene.areas, at.x(), at.y(), targets)
            return under if under in targets else spot
        return spot


def _far(hold: Hold, home: tuple[float, float]) -> bool:
    """Whether it was really carried somewhere, not only shaken."""
    return math.hypot(hold.x - home[0], hold.y - home[1]) > 24
