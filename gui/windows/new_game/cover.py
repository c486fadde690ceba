"""The game's cover along the leading side, never mirrored, with the page's title in its calm upper part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gui.art.icons import paint_icon
from gui.art.painting import clear_pixmap, colour, fill, inset, rounded, smooth, stroke, text
from gui.art.shadows import draw_shadow
from gui.controls import Look, brush_on, ring_wanted
from gui.theme import CLOTH, LIGHT, SHADOW, luminance

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from gui.games.kit import BoardKit

SHADE = 14
"""The strip casts a shadow on the page, this far beyond its edge."""


class CoverBack(QAbstractButton):
    """The way home, written on the cover."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.ink = CLOTH.ink
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._look.advance(self.text(), 14, 500)) + self._look.px(40), self._look.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, rect = brush_on(self), self._look, QRectF(self.rect())
        if self.underMouse() or self.isDown():
            fill(p, rounded(rect, look.px(9)), self.ink, 0.16 if self.isDown() else 0.09)
        x = rect.right() - look.px(13) if look.rtl else rect.left() + look.px(13)
        paint_icon(p, "back", QPointF(x, rect.center().y()), self.ink, look.px(15), width=2.2, mirrored=look.rtl)
        room = rect.adjusted(0, 0, -look.px(26), 0) if look.rtl else rect.adjusted(look.px(26), 0, 0, 0)
        text(p, self.text(), room, look.font(14, 500), self.ink, rtl=look.rtl)
        if ring_wanted(self):
            stroke(p, rounded(inset(rect, 1), look.px(9)), self.ink, 2)
        p.end()


class CoverStrip(QWidget):
    """`back_wanted` from its link. `worded` False: a narrow strip without words."""

    back_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._kit: BoardKit | None = None
        self._lines: tuple[str, str, str] = ("", "", "")
        self._worded = True
        self._picture = QPixmap()
        self._painted: tuple[object, ...] = ()
        self._ink, self._soft = CLOTH.ink, CLOTH.ink_soft
        self.back = CoverBack(look, self)
        self.back.clicked.connect(self.back_wanted)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_kit(self, kit: BoardKit) -> None:
        self._kit = kit
        self._painted = ()
        self.update()

    def set_words(self, title: str, line: str, small: str, back: str) -> None:
        self._lines = (title, line, small)
        self.setAccessibleName(f"{title}. {line}. {small}")
        self.back.setText(back)
        self._place()
        self.update()

    def set_worded(self, worded: bool) -> None:
        self._worded = worded
        self.back.setVisible(worded)
        self.update()

    def set_look(self, look: Look) -> None:
        self._look = look
        self._place()
        self.update()

    def resizeEvent(self, event: object) -> None:
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look = brush_on(self), self._look
        strip = QRectF(self.rect())
        strip = strip.adjusted(SHADE, 0, 0, 0) if look.rtl else strip.adjusted(0, 0, -SHADE, 0)
        draw_shadow(p, strip.adjusted(0, -20, 0, 20), 0, 12, 0, 0.6 if look.theme.dark else 0.32)
        p.drawPixmap(strip.topLeft(), self._painted_strip(strip))
        edge = strip.left() if look.rtl else strip.right() - 1
        p.fillRect(QRectF(edge, 0, 1, strip.height()), colour(SHADOW, 0.4))
        if self._worded:
            self._paint_words(p, strip)
        p.end()

    def _paint_words(self, p: QPainter, strip: QRectF) -> None:
        look, rtl = self._look, self._look.rtl
        side = look.px(38)
        room = strip.adjusted(side, 0, -side, 0)
        title, line, small = self._lines
        y = look.px(84)
        size = 28 if look.advance(title, 28, 750) <= room.width() else 20
        for words, px, weight, ink, tall in (
            (title, size, 750, self._ink, 40),
            (line, 16, 500, self._ink, 28),
            (small, 14, 400, self._soft, 24),
        ):
            text(p, words, QRectF(room.left(), y, room.width(), look.px(tall)), look.font(px, weight), ink, rtl=rtl)
            y += look.px(tall)

    def _painted_strip(self, strip: QRectF) -> QPixmap:
        """The picture, painted once per size; the words take the ink that stands out on it."""
        wanted = (self._kit, strip.width(), strip.height(), self.devicePixelRatioF(), self._look)
        if self._kit is None or wanted == self._painted:
            return self._picture
        self._picture = clear_pixmap(strip.size(), self.devicePixelRatioF())
        painter = smooth(QPainter(self._picture))
        self._kit.paint_cover(painter, QRectF(QPointF(0, 0), strip.size()), self._look)
        painter.end()
        self._painted = wanted
        dark = luminance(_mean(self._picture.toImage(), 0.25)) < 0.22
        self._ink, self._soft = (CLOTH.ink, CLOTH.ink_soft) if dark else (LIGHT.ink, LIGHT.ink_soft)
        self.back.ink = self._ink
        self.back.update()
        return self._picture

    def _place(self) -> None:
        look, size = self._look, self.back.sizeHint()
        inside = look.px(26)
        x = self.width() - inside - size.width() if look.rtl else inside
        self.back.setGeometry(QRect(x, look.px(34), size.width(), size.height()))


def _mean(image: QImage, share: float) -> str:
    """The colour of the upper part of a picture, all in one."""
    upper = image.copy(0, 0, image.width(), max(1, round(image.height() * share)))
    dot = upper.scaled(1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return QColor(dot.pixel(0, 0)).name().upper()
