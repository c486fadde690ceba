"""The shape of the open book and the painting of its paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from gui.art.painting import colour, fill, outline, polygon, rounded, stroke
from gui.art.shadows import draw_shadow, shadow_of
from gui.theme import SHADOW, mix
from gui.windows.rules.strips import Column

if TYPE_CHECKING:
    from gui.controls import Look

_SPREAD_FROM, _WIDEST_TEXT, _NARROWEST_TEXT = 930, 640, 330
_INNER, _OUTER, _HEAD, _FOOT = 24, 34, 52, 54
_GAP: Final = 12
_AIR, _TOP = 12, 6
"""Table round the book for its shadow, as round a panel."""


class BookShape(Struct, frozen=True):
    """Where the paper, its pages and their columns lie in a widget, in reading order; one page or two."""

    paper: QRectF
    pages: tuple[QRectF, ...]
    column: Column
    columns: tuple[QRectF, ...]

    @property
    def room(self) -> float:
        """How tall a page's column is."""
        return self.columns[0].height()


def shape_book(width: float, height: float, gutter: float, look: Look) -> BookShape:
    """Two pages where both are wide enough to read, else one. Lines never get longer than is comfortable."""
    px = look.px
    widest_page = gutter + _GAP + px(_WIDEST_TEXT + _INNER + _OUTER)
    double = width - 2 * _AIR >= px(_SPREAD_FROM)
    count = 2 if double else 1
    paper_width = min(width - 2 * _AIR, widest_page * count)
    tallest = paper_width / count * 1.5
    paper_height = min(height - 2 * _AIR, max(tallest, px(500)))
    top = max(_TOP, (height - paper_height) / 2 - _AIR + _TOP)
    paper = QRectF((width - paper_width) / 2, top, paper_width, paper_height)
    page_width = paper_width / count
    inner, outer = px(_INNER), px(_OUTER)
    hung = page_width - inner - outer - gutter - px(_GAP) >= px(_NARROWEST_TEXT) or double
    column = Column(
        gutter if hung else 0,
        px(_GAP) if hung else 0,
        page_width - (inner if hung else outer) - outer - (gutter + px(_GAP) if hung else 0),
        paper_height - px(_HEAD) - px(_FOOT),
    )
    pages, columns = [], []
    for place in range(count):
        at = count - 1 - place if look.rtl else place
        page = QRectF(paper.left() + at * page_width, paper.top(), page_width, paper_height)
        pages.append(page)
        left = (
            page.right() - (inner if hung else outer) - column.width
            if look.rtl
            else page.left() + (inner if hung else outer)
        )
        columns.append(QRectF(left, page.top() + px(_HEAD), column.width, paper_height - px(_HEAD) - px(_FOOT)))
    return BookShape(paper, tuple(pages), column, tuple(columns))


def paint_paper(p: QPainter, shape: BookShape, look: Look) -> None:
    """The leaves below, the paper, the fold between two pages."""
    theme, paper = look.theme, shape.paper
    draw_shadow(p, paper.adjusted(4, 8, -4, 0), 6, 16, 5, min(0.5, theme.shade * 2))
    for leaf in (3, 2, 1):
        below = paper.adjusted(-1.6 * leaf + 1, 1, 1.6 * leaf - 1, 1.3 * leaf)
        fill(p, rounded(below, 5), mix(theme.fold, theme.paper, 0.5 if leaf % 2 else 0.1))
        outline(p, below, 5, theme.edge, 0.8)
    light = QLinearGradient(paper.topLeft(), paper.topRight())
    shade, page = theme.fold, theme.page
    edge = mix(page, shade, 0.26)
    stops = [(0.0, edge), (0.02, mix(page, shade, 0.05)), (0.30, page)]
    if len(shape.pages) == 2:
        stops += [(0.40, mix(page, shade, 0.12)), (0.465, mix(page, shade, 0.32)), (0.4995, shade)]
        stops += [(0.5005, mix(page, shade, 0.6)), (0.535, mix(page, shade, 0.24)), (0.60, mix(page, shade, 0.06))]
    stops += [(0.70, page), (0.98, mix(page, shade, 0.05)), (1.0, edge)]
    for at, tint in stops:
        light.setColorAt(at, colour(tint))
    fill(p, rounded(paper, 5), light)
    outline(p, paper, 5, theme.edge, 1)
    if len(shape.pages) == 2:
        x = paper.center().x()
        p.fillRect(QRectF(x - 0.5, paper.top() + 1, 1, paper.height() - 2), colour(theme.rim, 0.55))


def paint_ribbon(p: QPainter, shape: BookShape, look: Look) -> None:
    """A bookmark hangs over the upper edge of the page one reads first."""
    page = shape.pages[0]
    x = page.right() - look.px(58) if look.rtl else page.left() + look.px(58)
    y, half = page.top() - 4, 7
    points = [(x - half, y), (x + half, y), (x + half, y + 38), (x, y + 31), (x - half, y + 38)]
    ribbon = polygon(points)
    shadow, corner = shadow_of(ribbon, 3, 0.25, p.device().devicePixelRatio())
    p.drawPixmap(corner + QPointF(0, 1.5), shadow)
    fill(p, ribbon, look.theme.turquoise)
    stroke(p, ribbon, mix(look.theme.turquoise, SHADOW, 0.3), 0.8, 0.7)
