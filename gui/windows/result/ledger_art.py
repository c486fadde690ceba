"""Painting of the ledger: cells, head and total, all from the same columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gui.art.painting import colour, text
from gui.art.seats import paint_flat
from gui.windows.result.columns import EDGE, Columns, short_clause

if TYPE_CHECKING:
    from gui.controls import Look
    from gui.i18n import Numbers
    from gui.windows.result.ledger import Ledger

WASH: Final = {"light": 0.17, "dark": 0.12}


class Sheet(Struct, frozen=True):
    """What the parts of a ledger paint from. `names` and `remarks` (the same at several lengths, longest first, or
    none) stand in the order of the columns; `styles` are the seats' colours and shapes, -1 for the rival nobody
    plays."""

    ledger: Ledger
    labels: tuple[str, ...]
    names: tuple[str, ...]
    remarks: tuple[tuple[str, ...], ...]
    styles: tuple[int, ...]
    numbers: Numbers
    columns: Columns


def seat_tint(sheet: Sheet, column: int, look: Look) -> str:
    style = sheet.styles[column]
    return look.seats[style].on(look.theme) if style >= 0 else look.theme.ink_soft


def paint_wash(p: QPainter, sheet: Sheet, column: int, rect: QRectF, look: Look, *, bar: bool = False) -> None:
    """The winner's column is washed in the winner's own colour, never gold: gold is a seat."""
    if not sheet.ledger.columns[column].winner:
        return
    tint = seat_tint(sheet, column, look)
    p.fillRect(rect, colour(tint, WASH[look.theme.name]))
    if bar:
        p.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 3), colour(tint))


def side_edge(sheet: Sheet, look: Look) -> int:
    """From a seat's figures to the side of its column; the sheet's lines end there, too."""
    return look.px(EDGE if sheet.columns.breadth == "wide" else 14)


def figure_edge(sheet: Sheet, rect: QRectF, look: Look) -> float:
    """The right edge of the units: figures stand on it whichever way the page runs."""
    edge = side_edge(sheet, look)
    if sheet.columns.breadth == "narrow":
        return rect.center().x() + sheet.columns.figure / 2
    return rect.left() + edge + sheet.columns.figure if look.rtl else rect.right() - edge


def paint_figure(
    p: QPainter, words: str, edge: float, rect: QRectF, look: Look, size: int, weight: int, ink: str
) -> None:
    room = QRectF(edge - rect.width(), rect.top(), rect.width(), rect.height())
    text(p, words, room, look.font(size, weight, True), ink, "end", elide=False)


def figure_ink(value: int, sheet: Sheet, look: Look) -> str:
    """Losses are pomegranate and zero is quiet; where few points win a minus is no loss."""
    if value == 0:
        return look.theme.ink_soft
    if value < 0 and not sheet.ledger.low_wins:
        return look.theme.pomegranate_ink
    return look.theme.ink


def paint_label(p: QPainter, sheet: Sheet, row: int, rect: QRectF, look: Look, *, over: bool) -> None:
    """A line's name and, at the end of its column, the clause."""
    theme, rtl = look.theme, look.rtl
    line = sheet.ledger.rows[row]
    clause = short_clause(line.clause) if sheet.columns.short_clause else line.clause
    wide = look.advance(clause, 12)
    lead, trail = look.px(EDGE), look.px(14)
    room = rect.adjusted(trail, 0, -lead, 0) if rtl else rect.adjusted(lead, 0, -trail, 0)
    end = QRectF(room.left() if rtl else room.right() - wide, rect.top(), wide, rect.height())
    ink = theme.lapis if over else theme.ink_soft
    text(p, clause, end, look.font(12, 450 if over else 400), ink, elide=False)
    if over:
        p.fillRect(QRectF(end.left(), end.center().y() + look.px(8), wide, 1), colour(theme.lapis, 0.7))
    gap = wide + look.px(10)
    name = room.adjusted(gap, 0, 0, 0) if rtl else room.adjusted(0, 0, -gap, 0)
    text(p, sheet.labels[row], name, look.font(14, 520), theme.ink, rtl=rtl)


def paint_cell(p: QPainter, sheet: Sheet, row: int, column: int, rect: QRectF, look: Look, *, over: bool) -> None:
    """A seat's figure, how it came about, and the clause where it is not the line's."""
    cell = sheet.ledger.rows[row].cells[column]
    if cell is None:
        return
    edge = figure_edge(sheet, rect, look)
    words = sheet.numbers(cell.value)
    weight = 640 if cell.value else 400
    paint_figure(p, words, edge, rect, look, 14, weight, figure_ink(cell.value, sheet, look))
    own = cell.clause != sheet.ledger.rows[row].clause
    derivation = sheet.numbers.digits(cell.derivation) if cell.derivation else ""
    clause = short_clause(cell.clause) if own else ""
    wide = look.advance(derivation, 14) + (look.advance(clause, 12, 500) + look.px(10) if clause else 0)
    lead = side_edge(sheet, look)
    start = rect.right() - lead if look.rtl else rect.left() + lead
    figure = look.type.advance(words, 14, 640, True)
    room = (start - edge) if look.rtl else (edge - figure - start)
    if wide and wide + look.px(8) <= room and sheet.columns.breadth != "narrow":
        _paint_derivation(p, derivation, clause, start, rect, look, over)
        near, far = look.px(8), max(figure, sheet.columns.figure) + look.px(10)
        if look.rtl:
            _paint_leader(p, edge + near, start - wide - near, rect.center().y() + look.px(3), look)
        else:
            _paint_leader(p, start + wide + near, edge - far, rect.center().y() + look.px(3), look)
    elif own:
        _paint_mark(p, edge - figure - look.px(8), rect, look)


def _paint_derivation(
    p: QPainter, derivation: str, clause: str, start: float, rect: QRectF, look: Look, over: bool
) -> None:
    """The sum from the column's leading edge, then the clause where it is not the line's."""
    for words, size, weight, lapis in ((derivation, 14, 400, False), (clause, 12, 500, over)):
        if not words:
            continue
        wide = look.advance(words, size, weight)
        line = QRectF(start - wide if look.rtl else start, rect.top(), wide + 1, rect.height())
        ink = look.theme.lapis if lapis else look.theme.ink_soft
        text(p, words, line, look.font(size, weight, True), ink, elide=False)
        start += (-1 if look.rtl else 1) * (wide + look.px(10))


def _paint_leader(p: QPainter, left: float, right: float, y: float, look: Look) -> None:
    if right - left < look.px(12):
        return
    pen = QPen(colour(look.theme.ink_soft, 0.42), 1.1, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.1, 4.4])
    p.setPen(pen)
    p.drawLine(QPointF(left, y), QPointF(right, y))


def _paint_mark(p: QPainter, x: float, rect: QRectF, look: Look) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour(look.theme.saffron))
    p.drawEllipse(QPointF(x, rect.center().y()), look.px(2.5), look.px(2.5))


def paint_sign(p: QPainter, sheet: Sheet, column: int, x: float, y: float, radius: float, look: Look) -> None:
    style = sheet.styles[column]
    if style >= 0:
        paint_flat(p, look.seats[style], look.theme, x, y, radius)
