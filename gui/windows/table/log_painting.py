"""How a row of the log looks: a heading on a hairline, or a seat's sign and a sentence."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from gui.art.painting import clear_pixmap, ellipse, fill, hairline, mirrored, rounded, smooth
from gui.art.seats import paint_flat
from gui.art.surfaces import focus_ring
from gui.controls.line_setting import LaidLine, LineStyle, LineWords

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF
    from PySide6.QtGui import QPixmap

    from gui.controls.look import Look
    from gui.windows.table.chronicle import Row

_SIDE: Final = 9
"""From the edge of the list to the highlight."""
_SIGN: Final = 25
_TEXT: Final = 42
_END: Final = 14
_KEPT: Final = 120
"""Pictures of rows."""
_HEADING: Final = LineStyle(12, 600, soft=True)
_ENTRY: Final = LineStyle(14)


@dataclass(frozen=True)
class RowState:
    """What is particular to a row while it is painted."""

    newest: bool = False
    looked_at: bool = False
    over: bool = False
    focused: bool = False
    first: bool = False


class RowPainter:
    """Measures and paints rows; keeps the pictures of those it painted last."""

    def __init__(self, look: Look, words: LineWords) -> None:
        self.look, self.words = look, words
        self._heights: dict[tuple[str, bool, int], float] = {}
        self._pictures: OrderedDict[tuple[int, int, int, float], tuple[Row, QPixmap]] = OrderedDict()

    def size(self, row: Row, width: int) -> QSize:
        """What reads alike is as tall: sentences recur, and every watcher's log holds nearly the same ones."""
        air = self.look.px(12 if row.entry.heading else 7)
        key = (self.words.plain(row.entry.line), row.entry.heading, width)
        height = self._heights.get(key)
        if height is None:
            height = self._heights[key] = self._lay(row, width).height
        return QSize(width, round(height) + air)

    def paint(self, p: QPainter, row: Row, rect: QRectF, state: RowState) -> None:
        look, theme = self.look, self.look.theme
        inner = rect.adjusted(_SIDE, 1, -_SIDE, -1)
        if row.entry.heading:
            pass
        elif state.looked_at:
            fill(p, rounded(inner, look.px(8)), theme.lapis, 0.12)
            self._bar(p, inner, theme.lapis)
        elif state.newest:
            fill(p, rounded(inner, look.px(8)), theme.saffron, 0.13)
            self._bar(p, inner, theme.saffron)
        elif state.over:
            fill(p, rounded(inner, look.px(8)), theme.ink, 0.05)
        p.drawPixmap(rect.topLeft(), self._picture(row, rect.size(), p.device().devicePixelRatio()))
        if state.focused:
            focus_ring(p, theme, inner.adjusted(4, 3, -4, -3), look.px(6))

    def _picture(self, row: Row, size: QSizeF, dpr: float) -> QPixmap:
        """The sign and the sentence. The list is painted whole at every step: that must cost next to nothing."""
        key = (id(row), round(size.width()), round(size.height()), dpr)
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found[1]
        picture = clear_pixmap(size, dpr)
        painter = smooth(QPainter(picture))
        self._draw(painter, row, QRectF(0, 0, size.width(), size.height()))
        painter.end()
        # The row stays with its picture: its id is nobody else's as long as it lives.
        self._pictures[key] = (row, picture)
        if len(self._pictures) > _KEPT:
            self._pictures.popitem(last=False)
        return picture

    def _draw(self, p: QPainter, row: Row, rect: QRectF) -> None:
        laid = self._lay(row, round(rect.width()))
        top = (rect.height() - laid.height) / 2
        if row.entry.heading:
            top = rect.bottom() - laid.height - self.look.px(2)
            self._rule(p, rect, top, laid)
        else:
            self._sign(p, row, rect, top)
        laid.draw(p, self._text_box(rect, row).left(), top)

    def _lay(self, row: Row, width: int) -> LaidLine:
        style = _HEADING if row.entry.heading else _ENTRY
        room = self._text_box(QRectF(0, 0, width, 1), row).width()
        return LaidLine(row.entry.line, self.words, self.look, style, room)

    def _text_box(self, rect: QRectF, row: Row) -> QRectF:
        lead = self.look.px(18 if row.entry.heading else _TEXT)
        inner = QRectF(rect.left() + lead, rect.top(), rect.width() - lead - self.look.px(_END), rect.height())
        return mirrored(inner, rect, self.look.rtl)

    def _rule(self, p: QPainter, rect: QRectF, top: float, laid: LaidLine) -> None:
        look = self.look
        start = look.px(18) + laid.width + look.px(10)
        line = mirrored(
            QRectF(rect.left() + start, top + laid.height / 2, rect.width() - start - look.px(18), 1), rect, look.rtl
        )
        if line.width() > 8 and laid.lines == 1:
            hairline(p, line.left(), line.top(), line.width(), look.theme.line)

    def _bar(self, p: QPainter, inner: QRectF, paint: str) -> None:
        bar = mirrored(QRectF(inner.left(), inner.top(), 3, inner.height()), inner, self.look.rtl)
        fill(p, rounded(bar, 1.5), paint)

    def _sign(self, p: QPainter, row: Row, rect: QRectF, top: float) -> None:
        look = self.look
        side = look.px(_SIGN)
        x = rect.right() - side if look.rtl else rect.left() + side
        y = top + look.px(14) * 0.75
        if row.entry.seat is None:
            fill(p, ellipse(x, y, look.px(2.5)), look.theme.rim)
            return
        style = look.seats[self.words.seats[row.entry.seat].style]
        paint_flat(p, style, look.theme, x, y, look.px(5.5))
