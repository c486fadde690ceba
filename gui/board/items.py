"""The items of a board: pixmaps on whole device pixels, with a shadow that widens when one is lifted."""

import math

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from gui.art.shadows import draw_shadow
from gui.board.pixmaps import PixmapCache
from gui.board.sprites import Picture, Sprite
from gui.controls.look import Look

LIFTED_SCALE = 0.04


class LiftedShadow(Picture, frozen=True):
    """The wide soft shadow under something held above the table."""

    radius: float

    @property
    def margin(self) -> float:
        return math.ceil(self.width * 0.62)

    def paint(self, p: QPainter, look: Look) -> None:
        w = self.width
        body = QRectF(0, 0, w, self.height)
        draw_shadow(p, body.adjusted(2, 2, -2, -2), self.radius, w * 0.26, w * 0.24, 0.55)
        draw_shadow(p, body.adjusted(3, 3, -3, -3), self.radius, w * 0.07, w * 0.08, 0.25)


class Painted(Struct, frozen=True):
    """Everything a pixmap depends on."""

    picture: Picture
    ratio: float
    theme: str


class Pictures:
    """Pixmaps of pictures at the resolution and in the look in force."""

    def __init__(self, cache: PixmapCache, look: Look) -> None:
        self._cache = cache
        self.look = look
        self.ratio = 1.0

    def key(self, picture: Picture) -> Painted:
        return Painted(picture, self.ratio, self.look.theme.name)

    def pixmap(self, picture: Picture) -> QPixmap:
        margin = picture.margin

        def draw(p: QPainter) -> None:
            p.translate(margin, margin)
            picture.paint(p, self.look)

        size = QSizeF(picture.width + 2 * margin, picture.height + 2 * margin)
        return self._cache.pixmap(picture, size, self.ratio, self.look.theme.name, draw)


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
        self.resting: Sprite | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_picture(self, picture: Picture) -> None:
        """Show a picture with its body's middle at the item's own origin."""
        painted = self._pictures.key(picture)
        if painted == self.painted:
            return
        self.painted = painted
        self.setPixmap(self._pictures.pixmap(picture))
        margin = picture.margin
        self.setOffset(-picture.width / 2 - margin, -picture.height / 2 - margin)
        if self._shadow is not None:
            self._dress_shadow(self._shadow)

    def show_sprite(self, sprite: Sprite) -> None:
        """Lie as the sprite says."""
        self.show_picture(sprite.picture)
        self.lay(Pose.of(sprite))
        self.resting = sprite

    def lay(self, pose: Pose) -> None:
        """Take a pose; lying still and straight, land on whole device pixels."""
        self.pose = pose
        self.resting = None
        assert self.painted is not None
        picture = self.painted.picture
        scale = (pose.width / picture.width if pose.width else 1.0) * (1 + LIFTED_SCALE * pose.lift)
        straight = abs(pose.angle) < 0.01 and abs(scale - 1) < 1e-4 and pose.turn == 1.0
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
