"""The two rows of the ledger that do not scroll: the ranking above, the totals below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.art.painting import clipped, colour, text
from gui.controls import brush_on
from gui.i18n import isolated, listed, translate
from gui.windows.result.columns import EDGE, Breadth
from gui.windows.result.ledger_art import Sheet, figure_edge, paint_figure, paint_sign, paint_wash, side_edge

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPaintEvent

    from gui.controls import Look

_RADIUS = 14


def head_height(breadth: Breadth, look: Look) -> int:
    return look.px({"wide": 82, "medium": 84, "narrow": 108}[breadth])


def foot_height(look: Look) -> int:
    return look.px(54)


class _End(QWidget):
    """What both have in common: a sheet, and a rectangle for each of its columns."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sheet: Sheet | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def show_sheet(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self.setAccessibleName(self._spoken(sheet))
        self.updateGeometry()
        self.update()

    def column_rect(self, column: int) -> QRectF:
        """Of a seat; -1: of the labels."""
        assert self._sheet is not None
        widths = self._sheet.columns.widths(len(self._sheet.names), self.width())
        start = sum(widths[: column + 1])
        x = self.width() - start - widths[column + 1] if self._look.rtl else start
        return QRectF(x, 0, widths[column + 1], self.height())

    def _spoken(self, sheet: Sheet) -> str:
        return ""


class LedgerHead(_End):
    """Who came in which place, with how many points."""

    def sizeHint(self) -> QSize:
        return QSize(200, head_height(self._sheet.columns.breadth if self._sheet else "wide", self._look))

    def _spoken(self, sheet: Sheet) -> str:
        pairs = zip(sheet.names, sheet.ledger.columns, strict=True)
        return "; ".join(
            f"{sheet.numbers(c.rank) if c.rank else ''} {isolated(name)} {sheet.numbers(c.total)}".strip()
            for name, c in pairs
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        p, look, theme = brush_on(self), self._look, self._look.theme
        paper = QPainterPath()
        paper.addRoundedRect(QRectF(self.rect()).adjusted(0, 0, 0, _RADIUS), _RADIUS, _RADIUS)
        with clipped(p, paper):
            for column in range(len(self._sheet.names)):
                paint_wash(p, self._sheet, column, self.column_rect(column), look, bar=True)
        at = self.column_rect(-1)
        lead = look.px(EDGE)
        room = at.adjusted(4, 0, -lead, 0) if look.rtl else at.adjusted(lead, 0, -4, 0)
        middle = self.height() / 2
        upper = QRectF(room.left(), middle - look.px(24), room.width(), look.px(26))
        lower = QRectF(room.left(), middle, room.width(), look.px(24))
        ranked = any(column.rank for column in self._sheet.ledger.columns)
        title = translate("result", "Ranking") if ranked else translate("result", "Points now")
        text(p, title, upper, look.font(16, 720), theme.ink, rtl=look.rtl)
        said = translate("result", "and the sheet, line by line") if ranked else translate("result", "line by line")
        if look.advance(said, 14) <= room.width():
            text(p, said, lower, look.font(14), theme.ink_soft, rtl=look.rtl)
        for column in range(len(self._sheet.names)):
            if self._sheet.columns.breadth == "narrow":
                self._paint_narrow(p, column)
            else:
                self._paint_seat(p, column)
        trail = side_edge(self._sheet, look)
        left = trail if look.rtl else lead
        p.fillRect(QRectF(left, self.height() - 1, self.width() - lead - trail, 1), colour(theme.line))
        p.end()

    def _paint_seat(self, p: QPainter, column: int) -> None:
        """Place, sign, name and remark from the leading edge; the total at the trailing one."""
        sheet, look = self._sheet, self._look
        assert sheet is not None
        theme, rect, rtl = look.theme, self.column_rect(column), look.rtl
        wide = sheet.columns.breadth == "wide"
        entry = sheet.ledger.columns[column]
        size = 28 if wide else sheet.columns.total_size
        total = sheet.numbers(entry.total)
        middle = rect.center().y()
        row = QRectF(rect.left(), middle - look.px(20), rect.width(), look.px(40))
        edge = figure_edge(sheet, rect, look)
        if not wide:
            row.translate(0, -look.px(14))
        weight = 800 if entry.winner else 640
        taken = look.type.advance(total, size, weight, True)
        if rtl:
            edge = max(edge, rect.left() + look.px(14) + taken)
        paint_figure(p, total, edge, row, look, size, weight, theme.ink)

        def place(x: float, width: float, top: float, height: float) -> QRectF:
            left = rect.right() - x - width if rtl else rect.left() + x
            return QRectF(left, top, width, height)

        x = look.px(20 if wide else 12)
        if entry.rank:
            rank = sheet.numbers(entry.rank)
            strong = entry.winner
            box = place(x, look.px(18), row.top(), row.height())
            text(p, rank, box, look.font(20, 760 if strong else 420), theme.ink if strong else theme.ink_soft, rtl=rtl)
        sign = place(x + look.px(20), look.px(24), row.top(), row.height()).center()
        paint_sign(p, sheet, column, sign.x(), sign.y(), look.px(11 if wide else 10), look)
        if not wide:
            name = place(x, rect.width() - x - look.px(8), row.bottom() - look.px(6), look.px(24))
            text(p, sheet.names[column], name, look.font(14, 650), theme.ink, rtl=rtl)
            return
        x += look.px(51)
        room = rect.width() - x - taken - look.px(EDGE + 8)
        remarks = sheet.remarks[column]
        remark = next((said for said in remarks if look.advance(said, 12) <= room), remarks[-1] if remarks else "")
        top = middle - (look.px(22) if remark else look.px(13))
        text(p, sheet.names[column], place(x, room, top, look.px(26)), look.font(16, 720), theme.ink, rtl=rtl)
        if remark:
            below = place(x, room, middle + look.px(3), look.px(20))
            text(p, remark, below, look.font(12), theme.ink_soft, rtl=rtl)

    def _paint_narrow(self, p: QPainter, column: int) -> None:
        """Everything in the middle, one below the other."""
        sheet, look = self._sheet, self._look
        assert sheet is not None
        rect, entry = self.column_rect(column), sheet.ledger.columns[column]
        ink = look.theme.ink
        paint_sign(p, sheet, column, rect.center().x(), look.px(24), look.px(10), look)
        name = QRectF(rect.left() + 3, look.px(38), rect.width() - 6, look.px(22))
        text(p, sheet.names[column], name, look.font(12, 650), ink, "centre", rtl=look.rtl)
        total = QRectF(rect.left(), look.px(60), rect.width(), look.px(36))
        weight = 800 if entry.winner else 640
        text(
            p,
            sheet.numbers(entry.total),
            total,
            look.font(sheet.columns.total_size, weight, True),
            ink,
            "centre",
            elide=False,
        )


class LedgerFoot(_End):
    """The totals, under a double rule."""

    def sizeHint(self) -> QSize:
        return QSize(200, foot_height(self._look))

    def _spoken(self, sheet: Sheet) -> str:
        pairs = zip(sheet.names, sheet.ledger.columns, strict=True)
        said = listed(f"{isolated(name)} {sheet.numbers(c.total)}" for name, c in pairs)
        return f"{translate('result', 'Total')}: {said}"

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        p, look, theme = brush_on(self), self._look, self._look.theme
        paper = QPainterPath()
        paper.addRoundedRect(QRectF(self.rect()).adjusted(0, -_RADIUS, 0, 0), _RADIUS, _RADIUS)
        with clipped(p, paper):
            for column in range(len(self._sheet.names)):
                paint_wash(p, self._sheet, column, self.column_rect(column), look)
        lead = look.px(EDGE)
        trail = side_edge(self._sheet, look)
        left, wide = trail if look.rtl else lead, self.width() - lead - trail
        p.fillRect(QRectF(left, 1, wide, 2), colour(theme.ink, 0.85))
        p.fillRect(QRectF(left, 5, wide, 1), colour(theme.ink, 0.75))
        row = QRectF(0, 4, self.width(), self.height() - 4)
        at = self.column_rect(-1)
        room = at.adjusted(0, 4, -lead, 0) if look.rtl else at.adjusted(lead, 4, 0, 0)
        text(p, translate("result", "Total"), room, look.font(16, 740), theme.ink, rtl=look.rtl)
        size = self._sheet.columns.total_size
        for column, entry in enumerate(self._sheet.ledger.columns):
            rect = self.column_rect(column)
            line = QRectF(rect.left(), row.top(), rect.width(), row.height())
            edge = figure_edge(self._sheet, rect, look)
            paint_figure(p, self._sheet.numbers(entry.total), edge, line, look, size, 780, theme.ink)
        p.end()
