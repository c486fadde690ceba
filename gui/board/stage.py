"""The items of one scene, kept equal to what they should be."""

from collections.abc import Iterable, Mapping

from PySide6.QtWidgets import QGraphicsScene

from gui.board.items import Painted, Pictures, PieceItem, Pose
from gui.board.sprites import ItemId, Picture, Sprite

Trace = tuple[Painted | None, float, float, float, float, float, float]
"""What can be told of an item from outside: pixmap, place, layer, turn, opacity."""


class Stage:
    """Makes, changes and removes items; holds the only Python references to them."""

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._scene = scene
        self._pictures = pictures
        self._items: dict[ItemId, PieceItem] = {}

    def __contains__(self, item: ItemId) -> bool:
        return item in self._items

    def item(self, item: ItemId) -> PieceItem | None:
        return self._items.get(item)

    def sync(self, sprites: Mapping[ItemId, Sprite], held: Iterable[ItemId] = (), kept: Iterable[ItemId] = ()) -> None:
        """Afterwards the items are exactly these. Those in somebody's hand, `held`, keep the pose they have, though not
        their picture; `kept` ones stay although they are not among them."""
        in_hand, passing = frozenset(held), frozenset(kept)
        for gone in [item for item in self._items if item not in sprites and item not in passing]:
            self.remove(gone)
        for ident, sprite in sprites.items():
            item = self._items.get(ident)
            if item is None:
                self.add(ident, sprite)
            elif ident in in_hand:
                item.show_picture(sprite.picture)
            elif item.resting != sprite:
                item.show_sprite(sprite)

    def repaint(self) -> None:
        """The pixmaps are no longer right: the next `sync` sets every item anew."""
        for item in self._items.values():
            item.resting = None

    def shows(self, picture: Picture) -> bool:
        """Whether an item shows that picture."""
        return any(item.painted is not None and item.painted.picture == picture for item in self._items.values())

    def finish(self, picture: Picture) -> None:
        """A picture that was only sketched is painted now."""
        for item in self._items.values():
            item.show_finished(picture)

    def add(self, ident: ItemId, sprite: Sprite) -> PieceItem:
        """A new item; one of that name is replaced."""
        self.remove(ident)
        item = PieceItem(self._pictures)
        item.show_sprite(sprite)
        self._items[ident] = item
        self._scene.addItem(item)
        return item

    def remove(self, ident: ItemId) -> None:
        """The one place where items leave the scene."""
        item = self._items.pop(ident, None)
        if item is not None:
            self._scene.removeItem(item)

    def pose(self, ident: ItemId) -> Pose | None:
        """How an item lies now, in the middle of a movement too."""
        item = self._items.get(ident)
        return None if item is None else item.pose

    def traces(self) -> dict[ItemId, Trace]:
        """Every item as it can be told from outside: two scenes that show the same have equal traces."""
        return {ident: trace(item) for ident, item in self._items.items()}


def trace(item: PieceItem) -> Trace:
    position, transform = item.pos(), item.sceneTransform()
    return (
        item.painted,
        round(position.x(), 3),
        round(position.y(), 3),
        item.zValue(),
        round(transform.m11(), 4),
        round(transform.m12(), 4),
        round(item.opacity(), 3),
    )
