"""Painting of what frames a page's strips: running head, number, washes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from gui.art.painting import clipped, colour, fill, rounded, text
from gui.i18n import translate
from gui.windows.phrases import numbers_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from gui.controls import Look
    from gui.windows.rules.chapters import Chapter
    from gui.windows.rules.leaf import BookShape
    from gui.windows.rules.pages import Page


def chapter_words(chapter: Chapter, look: Look) -> str:
    """``4  Closing a column``."""
    return f"{numbers_of(look)(chapter.numeral)}  {chapter.title}" if chapter.numeral else chapter.title


def running_head(title: str, chapter: Chapter, page: Page, *, first_of_two: bool) -> str:
    """The book's name on the first page of a spread; on the second, or the only one, the chapter's, unless that
    stands there large already."""
    if first_of_two:
        return title
    return translate("rules", "Rule book") if page.opens else chapter.title


def paint_frame(p: QPainter, shape: BookShape, place: int, head: str, number: int, look: Look) -> None:
    """The running head over the text, outside on the second page of a spread; the page's number at its foot."""
    column, sheet, ink = shape.columns[place], shape.pages[place], look.theme.ink_soft
    line = QRectF(column.left(), shape.paper.top() + look.px(16), column.width(), look.px(22))
    outside = place == 1
    at = line if outside else shape.column.text_rect(line, look.rtl)
    text(p, head, at, look.font(12, 500), ink, "end" if outside else "start", rtl=look.rtl)
    foot = QRectF(sheet.left(), sheet.bottom() - look.px(38), sheet.width(), look.px(24))
    text(p, numbers_of(look)(number), foot, look.font(12, 500), ink, "centre")


def paint_washes(
    p: QPainter, page: Page, column: QRectF, refused: str, washed: str, strength: float, look: Look
) -> None:
    """A breath of colour behind an entry: the clause that refused a move, and the one just looked up."""
    if refused and not (block := page.block(refused, refused_only=True)).isEmpty():
        wash = block.translated(column.topLeft()).adjusted(-14, -4, 14, 6)
        fill(p, rounded(wash, 8), look.theme.pomegranate, 0.075)
        with clipped(p, rounded(wash, 8)):
            x = wash.right() - 4 if look.rtl else wash.left()
            p.fillRect(QRectF(x, wash.top(), 4, wash.height()), colour(look.theme.pomegranate))
    if washed and strength > 0 and not (block := page.block(washed)).isEmpty():
        fill(p, rounded(block.translated(column.topLeft()).adjusted(-14, -4, 14, 6), 8), look.theme.lapis, strength)
