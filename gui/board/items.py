"""The items of a board: pixmaps on whole device pixels, with a shadow that widens when one is lifted."""

import math
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from gui.art.shadows import draw_shadow
from gui.board.pixmaps import PixmapCache
from gui.board.sprites import Picture, Sprite
from gui.controls.look import Look

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

LIFTED_SCALE: Final = 0.04
FINE: Final = 1.5


class LiftedShadow(Picture, frozen=True):
    """The wide soft shadow under something held above the table."""

    radius: float

    @property
    def margin(self) -> float:
        return math.ceil(self.width * 0.70)

    @property
    def likeness(self) -> "Hashable":
        return ("lifted", self.radius / self.width)

    def paint(self, p: QPainter, look: Look) -> None:
        w = self.width
        body = QRectF(0, 0, w, self.height)
        draw_shadow(p, body.adjusted(2, 2, -2, -2), self.radius, w * 0.34, w * 0.25, 0.62)
        draw_shadow(p, body.adjusted(3, 3, -3, -3), self.radius, w * 0.10, w * 0.09, 0.28)


class Painted(Struct, frozen=True):
    """Everything a pixmap depends on. `draft`: a pixmap of another size may stand in for it."""

    picture: Picture
    ratio: float
    theme: str
    draft: bool = False


class Pictures:
    """Pixmaps of pictures at the resolution and in the look in force."""

    def __init__(self, cache: PixmapCache, look: Look) -> None:
        self._cache = cache
        self.look = look
        self.ratio = 1.0
        self.draft = False
        """Stretch what there is rather than paint: the size is still changing."""
        self._alike: dict[Hashable, QPixmap] = {}
        self.later: Callable[[Picture, bool], None] | None = None
        """Takes a slow picture (and whether fine) that is only sketched so far; None: all are painted at once."""

    def key(self, picture: Picture, fine: bool = False) -> Painted:
        draft = self.draft and picture.likeness is not None
        return Painted(picture, self.ratio_of(fine), self.look.theme.name, draft)

    def ratio_of(self, fine: bool) -> float:
        """Pixels per unit; `fine` for what lies askew, which would else look coarse."""
        return self.ratio * FINE if fine else self.ratio

    def forget(self) -> None:
        """The look is another one."""
        self._alike = {}

    def pixmap(self, picture: Picture, fine: bool = False) -> QPixmap:
        """The picture with its margin round it."""
        margin, ratio = picture.margin, self.ratio_of(fine)
        size = QSizeF(picture.width + 2 * margin, picture.height + 2 * margin)
        likeness = picture.likeness
        if self.draft and likeness in self._alike:
            return _stretched(self._alike[likeness], size, ratio)

        theme = self.look.theme.name
        if self.later is not None and picture.slow and not self._cache.holds(picture, size, ratio, theme):
            self.later(picture, fine)
            return self._stand_in(picture, size, ratio)
        return self.paint(picture, fine)

    def paint(self, picture: Picture, fine: bool = False) -> QPixmap:
        """The same, however long it takes."""
        margin, ratio = picture.margin, self.ratio_of(fine)
        size = QSizeF(picture.width + 2 * margin, picture.height + 2 * margin)
        likeness = picture.likeness

        def draw(p: QPainter) -> None:
            p.translate(margin, margin)
            picture.paint(p, self.look)

        made = self._cache.pixmap(picture, size, ratio, self.look.theme.name, draw)
        if likeness is not None:
            self._alike[likeness] = made
        return made

    def in_steps(self, picture: Picture, fine: bool = False) -> "Iterator[None]":
        """Paint one that is slow; a frame may come between two steps."""
        margin, ratio, look = picture.margin, self.ratio_of(fine), self.look
        size = QSizeF(picture.width + 2 * margin, picture.height + 2 * margin)

        def draw(p: QPainter) -> "Iterator[None]":
            p.translate(margin, margin)
            yield from picture.in_steps(p, look)

        yield from self._cache.in_steps(picture, size, ratio, look.theme.name, draw)

    def _stand_in(self, picture: Picture, size: QSizeF, ratio: float) -> QPixmap:
        """The same at another size, or a sketch of it."""
        like = self._alike.get(picture.likeness) if picture.likeness is not None else None
        if like is not None:
            return _stretched(like, size, ratio)

        def draw(p: QPainter) -> None:
            p.translate(picture.margin, picture.margin)
            picture.sketch(p, self.look)

        return self._cache.pixmap(("sketch", picture), size, ratio, self.look.theme.name, draw)


def _stretched(like: QPixmap, size: QSizeF, ratio: float) -> QPixmap:
    wanted = QSize(round(size.width() * ratio), round(size.height() * ratio))
    bare = QPixmap(like)
    bare.setDevicePixelRatio(1.0)
    made = bare.scaled(wanted, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    made.setDevicePixelRatio(ratio)
    return made


class Pose(Struct):
    """How an item lies at one moment of a movement."""

    x: float
    y: float
    z: float
    angle: float = 0.0
    lift: float = 0.0
    opacity: float = 1.0
    width: float = 0.0
    """Of the body as it is seen; 0: as the picture is."""
    turn: float = 1.0
    """How wide it still seems while turning over."""

    @staticmethod
    def of(sprite: Sprite) -> "Pose":
        return Pose(sprite.x, sprite.y, sprite.z, sprite.angle, sprite.lift, sprite.opacity, width=sprite.picture.width)


class PieceItem(QGraphicsPixmapItem):
    """One picture in the scene. No painting in Python: Qt draws the pixmap."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._shadow: QGraphicsPixmapItem | None = None
        self.painted: Painted | None = None
        self.pose = Pose(0, 0, 0)
        self._fine = False
        self.resting: Sprite | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_picture(self, picture: Picture) -> None:
        """Show a picture with its body's middle at the item's own origin."""
        painted = self._pictures.key(picture, self._fine)
        if painted == self.painted:
            return
        self.painted = painted
        self.setPixmap(self._pictures.pixmap(picture, self._fine))
        margin = picture.margin
        self.setOffset(-picture.width / 2 - margin, -picture.height / 2 - margin)
        if self._shadow is not None:
            self._dress_shadow(self._shadow)

    def show_finished(self, picture: Picture) -> None:
        """If that is the picture, it is painted now: show it instead of its sketch."""
        if self.painted is not None and self.painted.picture == picture:
            self.setPixmap(self._pictures.pixmap(picture, self._fine))

    def show_sprite(self, sprite: Sprite) -> None:
        """Lie as the sprite says."""
        self._fine = _askew(sprite.angle)
        self.show_picture(sprite.picture)
        self.lay(Pose.of(sprite))
        self.resting = sprite

    def lay(self, pose: Pose) -> None:
        """Take a pose; lying still and straight, land on whole device pixels."""
        self.pose = pose
        self.resting = None
        assert self.painted is not None
        picture = self.painted.picture
        if self._fine != _askew(pose.angle):
            self._fine = not self._fine
            self.show_picture(picture)
        scale = (pose.width / picture.width if pose.width else 1.0) * (1 + LIFTED_SCALE * pose.lift)
        straight = not self._fine and abs(scale - 1) < 1e-4 and pose.turn == 1.0
        if straight:
            self.setTransform(QTransform())
            self.setPos(self._on_pixels(pose, picture))
        else:
            transform = QTransform()
            transform.rotate(pose.angle)
            transform.scale(scale * max(pose.turn, 0.02), scale)
            self.setTransform(transform)
            self.setPos(pose.x, pose.y)
        self.setZValue(pose.z)
        self.setOpacity(pose.opacity)
        self._lift(pose.lift)

    def _on_pixels(self, pose: Pose, picture: Picture) -> QPointF:
        ratio, margin = self._pictures.ratio, picture.margin
        across, down = picture.width / 2 + margin, picture.height / 2 + margin
        return QPointF(round((pose.x - across) * ratio) / ratio + across, round((pose.y - down) * ratio) / ratio + down)

    def _lift(self, lift: float) -> None:
        if lift <= 0.0:
            if self._shadow is not None:
                self._shadow.hide()
            return
        if self._shadow is None:
            self._shadow = QGraphicsPixmapItem(self)
            self._shadow.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            self._shadow.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self._shadow.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
            self._shadow.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._dress_shadow(self._shadow)
        self._shadow.setOpacity(min(1.0, lift))
        self._shadow.show()

    def _dress_shadow(self, shadow: QGraphicsPixmapItem) -> None:
        assert self.painted is not None
        body = self.painted.picture
        picture = LiftedShadow(body.width, body.height, body.corner)
        shadow.setPixmap(self._pictures.pixmap(picture))
        shadow.setOffset(-picture.width / 2 - picture.margin, -picture.height / 2 - picture.margin)


def _askew(angle: float) -> bool:
    return abs(angle) >= 0.01
