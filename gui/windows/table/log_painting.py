"""How a row of the log looks: a heading on a hairline, or a seat's sign and a sentence."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize

from gui.art.painting import ellipse, fill, hairline, mirrored, rounded
from gui.art.seats import paint_flat
from gui.art.surfaces import focus_ring
from gui.controls.line_setting import LaidLine, LineStyle, LineWords

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from gui.controls.look import Look
    from gui.windows.table.chronicle import Row

_SIDE: Final = 9
"""From the edge of the list to the highlight."""
_SIGN: Final = 25
_TEXT: Final = 42
_END: Final = 14
_KEPT: Final = 160
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
    """Measures and paints rows of one width; keeps the lines it set last."""

    def __init__(self, look: Look, words: LineWords) -> None:
        self.look, self.words = look, words
        self._laid: OrderedDict[tuple[int, int], tuple[Row, LaidLine]] = OrderedDict()

    def size(self, row: Row, width: int) -> QSize:
        air = self.look.px(12 if row.entry.heading else 7)
        return QSize(width, round(self._line(row, width).height) + air)

    def paint(self, p: QPainter, row: Row, rect: QRectF, state: RowState) -> None:
        look, theme = self.look, self.look.theme
        laid = self._line(row, round(rect.width()))
        inner = rect.adjusted(_SIDE, 1, -_SIDE, -1)
        top = rect.top() + (rect.height() - laid.height) / 2
        if row.entry.heading:
            top = rect.bottom() - laid.height - look.px(2)
            self._rule(p, rect, top, laid)
        elif state.looked_at:
            fill(p, rounded(inner, look.px(8)), theme.lapis, 0.12)
            self._bar(p, inner, theme.lapis)
        elif state.newest:
            fill(p, rounded(inner, look.px(8)), theme.saffron, 0.13)
            self._bar(p, inner, theme.saffron)
        elif state.over:
            fill(p, rounded(inner, look.px(8)), theme.ink, 0.05)
        text = self._text_box(rect, row)
        laid.draw(p, text.left(), top)
        if not row.entry.heading:
            self._sign(p, row, rect, top)
        if state.focused:
            focus_ring(p, theme, inner.adjusted(4, 3, -4, -3), look.px(6))

    def _line(self, row: Row, width: int) -> LaidLine:
        key = (id(row), width)
        found = self._laid.get(key)
        if found is not None:
            self._laid.move_to_end(key)
            return found[1]
        style = _HEADING if row.entry.heading else _ENTRY
        room = self._text_box(QRectF(0, 0, width, 1), row).width()
        laid = LaidLine(row.entry.line, self.words, self.look, style, room)
        self._laid[key] = (row, laid)
        if len(self._laid) > _KEPT:
            self._laid.popitem(last=False)
        return laid

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
