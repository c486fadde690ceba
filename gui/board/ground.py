"""What everything lies on, painted once per size and drawn from its pixmap."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from gui.art.painting import clear_pixmap, smooth
from gui.board.scenery import Scenery


class Ground:
    """The pixmap of a board's ground."""

    def __init__(self) -> None:
        self._pixmap: QPixmap | None = None
        self._key: tuple[float, float, float] | None = None

    def forget(self) -> None:
        """Paint it anew when it is next needed."""
        self._pixmap = None

    def draw(self, painter: QPainter, exposed: QRectF, board: QRectF, scenery: Scenery, draft: bool) -> None:
        """Draw the part that is exposed. Scaled along with the board when the camera is near; `draft`: what there is
        may be stretched."""
        device = painter.device()
        dpr = device.devicePixelRatio() if device is not None else 1.0
        key = (board.width(), board.height(), dpr)
        if self._pixmap is None or (key != self._key and not draft):
            self._pixmap = _paint(board, dpr, scenery)
            self._key = key
        area = exposed.intersected(board)
        across, down = self._pixmap.width() / board.width(), self._pixmap.height() / board.height()
        source = QRectF(area.x() * across, area.y() * down, area.width() * across, area.height() * down)
        painter.drawPixmap(area, self._pixmap, source)


def _paint(board: QRectF, dpr: float, scenery: Scenery) -> QPixmap:
    pixmap = clear_pixmap(QSizeF(board.width(), board.height()), dpr)
    painter = smooth(QPainter(pixmap))
    scenery.paint_ground(painter, QRectF(0, 0, board.width(), board.height()), dpr)
    painter.end()
    return pixmap
