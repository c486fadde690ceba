"""How the table lay at the end, framed like a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.art.painting import clear_pixmap, fill, outline, rounded, smooth, text
from gui.art.shadows import draw_shadow
from gui.art.surfaces import card
from gui.controls import PANEL_AIR, Look, brush_on

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from engine.core.contract import AnyView
    from gui.games.kit import BoardKit

_MOUNT = 14
"""The paper round the picture."""
_PLATE = 28


class FinalBoard(QWidget):
    """`show_board` with the public view of a finished match; `caption` is written on the plate below."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._kit: BoardKit | None = None
        self._view: AnyView | None = None
        self._caption = ""
        self._picture = QPixmap()
        self._painted: tuple[float, float, float, Look] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_board(self, kit: BoardKit, view: AnyView) -> None:
        self._kit, self._view, self._painted = kit, view, None
        self.update()

    def set_caption(self, caption: str) -> None:
        self._caption = caption
        self.setAccessibleName(caption)
        self.update()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(448, 424)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = brush_on(self), self._look.theme
        sheet = QRectF(self.rect().marginsRemoved(PANEL_AIR))
        card(p, theme, sheet, 6)
        picture = sheet.adjusted(_MOUNT, _MOUNT, -_MOUNT, -_MOUNT)
        outline(p, picture.adjusted(-4, -4, 4, 4), 3, theme.rim, 1, 0.8)
        p.drawPixmap(picture.topLeft(), self._board(picture))
        outline(p, picture, 2, theme.ink, 1, 0.35)
        self._paint_plate(p, sheet)
        p.end()

    def _board(self, rect: QRectF) -> QPixmap:
        wanted = (rect.width(), rect.height(), self.devicePixelRatioF(), self._look)
        if self._kit is not None and self._view is not None and self._painted != wanted:
            self._picture = clear_pixmap(rect.size(), wanted[2])
            painter = smooth(QPainter(self._picture))
            self._kit.paint_miniature(painter, QRectF(QPointF(0, 0), rect.size()), self._view, self._look)
            painter.end()
            self._painted = wanted
        return self._picture

    def _paint_plate(self, p: QPainter, sheet: QRectF) -> None:
        """A small brass-edged plate on the lower edge of the frame."""
        if not self._caption:
            return
        look, theme = self._look, self._look.theme
        height = look.px(_PLATE)
        width = min(sheet.width() - 40, look.advance(self._caption, 14, 650) + look.px(28))
        left = sheet.right() - 24 - width if look.rtl else sheet.left() + 24
        plate = QRectF(left, sheet.bottom() - height + 8, width, height)
        draw_shadow(p, plate, 5, 4, 1.5, 0.22)
        fill(p, rounded(plate, 5), theme.paper)
        outline(p, plate, 5, theme.rim, 1, 0.9)
        text(p, self._caption, plate.adjusted(8, 0, -8, 0), look.font(14, 650), theme.ink, "centre", rtl=look.rtl)
