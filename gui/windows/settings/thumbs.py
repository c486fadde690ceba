"""The themes to choose from, each as a table in miniature in its own colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from gui.art.painting import clipped, colour, fill, outline, polygon, rounded, stroke, text
from gui.art.seats import paint_flat
from gui.art.shadows import draw_shadow
from gui.art.surfaces import check_disc, focus_ring
from gui.controls import Look, brush_on, ring_wanted
from gui.theme import CLOTH, DARK, LADDER, LIGHT, SEAT_STYLES, Theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent

_WIDTH, _HEIGHT = 112, 62
_AIR: Final = 9
_WORDS: Final = 28


class ThemeThumbs(QWidget):
    """Light, dark, as the system. `changed(index)` is emitted only when the person changes the choice."""

    changed = Signal(int)

    def __init__(self, look: Look, *, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._thumbs = [_Thumb(themes, look) for themes in ((LIGHT,), (DARK,), (LIGHT, DARK))]
        for index, thumb in enumerate(self._thumbs):
            self._group.addButton(thumb, index)
            row.addWidget(thumb)
        self._thumbs[0].setChecked(True)
        self._told = 0
        self._group.idClicked.connect(self._tell)

    def set_words(self, words: Sequence[str]) -> None:
        for thumb, word in zip(self._thumbs, words, strict=True):
            thumb.setText(word)
            thumb.updateGeometry()

    def choose(self, index: int) -> None:
        """Set the choice without telling anybody."""
        self._told = index
        self._thumbs[index].setChecked(True)

    def thumb(self, index: int) -> QAbstractButton:
        """The button of one theme, for tests and tours."""
        return self._thumbs[index]

    def _tell(self, index: int) -> None:
        if index != self._told:
            self._told = index
            self.changed.emit(index)


class _Thumb(QAbstractButton):
    def __init__(self, themes: tuple[Theme, ...], look: Look) -> None:
        super().__init__()
        self._themes = themes
        self._look = look
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        look = self._look
        width = max(look.px(_WIDTH), round(look.advance(self.text(), 14, 650)))
        return QSize(width + 2 * _AIR, look.px(_HEIGHT + _WORDS) + 2 * _AIR)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(84) + 2 * _AIR, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        wide, high = min(look.px(_WIDTH), self.width() - 2 * _AIR), look.px(_HEIGHT)
        rect, radius = QRectF((self.width() - wide) / 2, _AIR, wide, high), look.px(8)
        on = self.isChecked()
        if on:
            stroke(p, rounded(rect.adjusted(-4.5, -4.5, 4.5, 4.5), radius + 4), theme.lapis, 2)
        draw_shadow(p, rect, radius, 4, 1.8, 0.26)
        with clipped(p, rounded(rect, radius)):
            _paint_table(p, rect, self._themes[0], look.rtl)
            if len(self._themes) > 1:
                with clipped(p, _lower_half(rect, look.rtl)):
                    _paint_table(p, rect, self._themes[1], look.rtl)
        over = self.underMouse() and not on
        outline(p, rect, radius, theme.lapis if over else theme.rim, 1, 0.9)
        if on:
            # Within the air round the picture, with its rim.
            x = rect.left() + 0.5 if look.rtl else rect.right() - 0.5
            check_disc(p, theme, x, rect.top() + 0.5, 7.5)
        words = QRectF(0, rect.bottom() + look.px(8), self.width(), look.px(22))
        ink = theme.ink if on or over else theme.ink_soft
        text(p, self.text(), words, look.font(14, 650 if on else 400), ink, "centre", rtl=look.rtl)
        if ring_wanted(self):
            focus_ring(p, theme, rect.adjusted(-4, -4, 4, 4), radius + 4)
        p.end()


def _lower_half(rect: QRectF, rtl: bool) -> QPainterPath:
    """The far side of a slanting cut."""
    left, right, top, foot = rect.left(), rect.right(), rect.top(), rect.bottom()
    upper, lower = left + rect.width() * 0.62, left + rect.width() * 0.38
    if rtl:
        return polygon(((left, top), (lower, top), (upper, foot), (left, foot)))
    return polygon(((upper, top), (right, top), (right, foot), (lower, foot)))


def _paint_table(p: QPainter, rect: QRectF, theme: Theme, rtl: bool) -> None:
    """Seats, a board with three cards, a prompt and a log."""
    k = rect.height() / _HEIGHT
    p.fillRect(rect, colour(theme.table))

    def at(x: float, y: float, width: float, height: float) -> QRectF:
        left = rect.right() - (x + width) * k if rtl else rect.left() + x * k
        return QRectF(left, rect.top() + y * k, width * k, height * k)

    wide = rect.width() / k
    for seat in range(3):
        tab = at(6, 7 + seat * 15, 17, 11)
        fill(p, rounded(tab, 2.5 * k), theme.paper)
        x = tab.right() - 6 * k if rtl else tab.left() + 6 * k
        paint_flat(p, SEAT_STYLES[seat], theme, x, tab.center().y(), 2.8 * k)
    fill(p, rounded(at(28, 7, wide - 57, _HEIGHT - 23), 3 * k), CLOTH.base)
    fill(p, rounded(at(28, _HEIGHT - 13, wide - 57, 7), 2 * k), theme.paper)
    fill(p, rounded(at(wide - 24, 7, 18, _HEIGHT - 13), 2.5 * k), theme.paper)
    for row in range(4):
        fill(p, rounded(at(wide - 21, 12 + row * 7, 12 - row % 2 * 4, 1.6), 0.8 * k), theme.ink_soft, 0.7)
    for card, value in enumerate((2, 7, 11)):
        fill(p, rounded(at(35 + card * 14, 14, 10, 13), 1.5 * k), LADDER[value])
