"""The widget a board is seen through: fits it, zooms to the pointer, pans."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from gui.board.camera import Camera
from gui.board.keyboard import DIRECTIONS
from gui.board.proxies import Proxies
from gui.board.scene import BoardScene
from gui.board.sprites import Area

_SETTLE = 140
"""Milliseconds after the last notch or change of size until pixmaps are painted for it."""


class BoardView(QGraphicsView):
    """Shows a `BoardScene`. Never mirrored: a board is the same in every language. No OpenGL (design §5)."""

    def __init__(self, board: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(board, parent)
        self.board = board
        self.camera = Camera()
        self.keyboard_used = False
        """The board is played by keyboard at the moment: the focus shows."""
        self._pan_from: QPoint | None = None
        self._space = False
        self._turned = 0.0
        """Part of a notch of the wheel, while it turns a piece."""
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # The table shows through at the cloth's rounded corners.
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)
        self._proxies = Proxies(self)
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.setInterval(_SETTLE)
        self._sharpen.timeout.connect(self._set_ratio)
        board.handles_changed.connect(self._proxies.sync)
        board.handles_changed.connect(self._show_cursor)
        board.hovered.connect(lambda _spot: self._show_cursor())
        self._set_ratio()

    def sizeHint(self) -> QSize:
        return QSize(896, 796)

    def minimumSizeHint(self) -> QSize:
        return QSize(360, 320)

    @property
    def proxies(self) -> Proxies:
        return self._proxies

    def rect_of(self, area: Area) -> QRect:
        """Where an area lies in the viewport."""
        return self.mapFromScene(QRectF(area.x, area.y, area.width, area.height)).boundingRect()

    def fit(self) -> None:
        """See the whole board."""
        self.camera.fit()
        self.resetTransform()
        self._set_ratio()
        self._proxies.sync()

    def _set_ratio(self) -> None:
        self.board.set_ratio(self.camera.ratio(self.devicePixelRatioF()))
        self.board.sharpen()

    # ---- events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.camera.fit()
        self.resetTransform()
        size = self.viewport().size()
        if size.width() > 0 and size.height() > 0:
            self.board.set_ratio(self.camera.ratio(self.devicePixelRatioF()))
            self.board.resize(size.width(), size.height(), draft=event.oldSize().isValid())
            self._proxies.sync()
            self._sharpen.start()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._set_ratio()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        notches = event.angleDelta().y() / 120
        if notches == 0:
            event.ignore()
            return
        event.accept()
        if self._turn_piece(notches):
            return
        factor = self.camera.turn_wheel(notches)
        if factor != 1.0:
            self.board.finish_animations()
            self._zoom(factor, event.position())

    def _turn_piece(self, notches: float) -> bool:
        """Whether the wheel turns what is picked up: then it does not zoom."""
        if not self.board.turnable:
            self._turned = 0.0
            return False
        self._turned += notches
        steps = int(self._turned)
        if steps:
            self._turned -= steps
            self.board.turn(-steps)
        return True

    def _zoom(self, factor: float, at: QPointF) -> None:
        """Nearer or farther, with what is under the pointer staying there."""
        if self.camera.fits:
            self.resetTransform()
        else:
            before = self.mapToScene(at.toPoint())
            self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
            self.scale(factor, factor)
            moved = self.mapFromScene(before) - at.toPoint()
            self._scroll(moved)
        self._sharpen.start()
        self._proxies.sync()

    def _scroll(self, by: QPoint) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + by.x())
        down.setValue(down.value() + by.y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.keyboard_used = False
        button = event.button()
        if button == Qt.MouseButton.MiddleButton or (button == Qt.MouseButton.LeftButton and self._space):
            self.board.finish_animations()
            self._pan_from = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            event.accept()
            return
        super().mousePressEvent(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            here = event.position().toPoint()
            self._scroll(self._pan_from - here)
            self._pan_from = here
            self._proxies.sync()
            event.accept()
            return
        super().mouseMoveEvent(event)
        self._show_cursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None and event.button() in (Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton):
            self._pan_from = None
            self._show_cursor()
            event.accept()
            return
        super().mouseReleaseEvent(event)
        self._show_cursor()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if not event.isAccepted() and event.button() == Qt.MouseButton.LeftButton and not self.camera.fits:
            self.fit()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = True
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
            return
        if key in DIRECTIONS:
            self.keyboard_used = True
            self.board.finish_animations()
            self._proxies.focus_nearest()
            return
        if key == Qt.Key.Key_R and self.board.turn(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1):
            return
        if key == Qt.Key.Key_Escape and self.board.cancel():
            return
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat() and self._space:
            self._space = False
            self._show_cursor()
            return
        super().keyReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self.board.hold is None:
            self.board.point_at(None)

    def _show_cursor(self) -> None:
        """A hand where something may be done."""
        if self._pan_from is not None:
            return
        spot, hold = self.board.chooser.pointed, self.board.hold
        shape = Qt.CursorShape.ArrowCursor
        if self._space:
            shape = Qt.CursorShape.OpenHandCursor
        elif hold is not None and hold.by_pointer:
            shape = Qt.CursorShape.ClosedHandCursor
        elif spot is not None and (self.board.chooser.live(spot) or spot in self.board.shown_handles):
            shape = Qt.CursorShape.PointingHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)
