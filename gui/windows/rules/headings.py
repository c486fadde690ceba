"""The title page and the headings of chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from gui.art.girih import star10
from gui.art.painting import fill, polygon, text
from gui.theme import BOOK_GOLD
from gui.windows.rules.galley import Galley
from gui.windows.rules.markup import paragraphs
from gui.windows.rules.setting import EN_SPACE, Lines, Setting, set_lines

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from gui.windows.rules.chapters import Chapter


def set_title_page(setting: Setting, chapter: Chapter) -> None:
    """A star, the game's name, what it is about."""
    look, theme, px = setting.look, setting.look.theme, setting.px

    def star(p: QPainter, rect: QRectF) -> None:
        x, y, radius = rect.center().x(), rect.bottom() - px(58), px(30)
        fill(p, polygon(star10(x, y, radius)), BOOK_GOLD, 0.9)
        fill(p, polygon(star10(x, y, radius * 0.62)), theme.page)
        fill(p, polygon(star10(x, y, radius * 0.34, 0)), BOOK_GOLD, 0.9)

    def title(p: QPainter, rect: QRectF) -> None:
        text(p, chapter.title, rect, look.font(28, 780), theme.ink, "centre", rtl=look.rtl)

    def rule(p: QPainter, rect: QRectF) -> None:
        x, half = rect.center().x(), px(110)
        _swell(p, setting, x - half, x + half, rect.center().y(), 0.5)

    above = max(px(110), min(px(280), setting.column.room * 0.36))
    setting.stack.add(above, star, keep=True)
    setting.stack.add(px(52), title, keep=True, spoken=chapter.title)
    setting.stack.add(px(30), rule, keep=True)
    width = min(setting.column.width, px(430))
    for paragraph in paragraphs(chapter.introduction, setting.numbers):
        galley = Galley(paragraph.runs, width, look, ink=theme.ink_soft)
        inset = (setting.column.width - width) / 2
        set_lines(setting, galley, Lines(gap=px(6), inset=inset, spoken=paragraph.plain, bare=True))


def set_heading(setting: Setting, chapter: Chapter) -> None:
    """The numeral hung out in the gutter, the title, a swelled rule thick at the leading end, the introduction."""
    look, column, px = setting.look, setting.column, setting.px
    numeral = setting.numbers(chapter.numeral) if chapter.numeral else ""
    hung = bool(numeral and column.gutter)
    title = f"{numeral}{EN_SPACE}{chapter.title}" if numeral and not hung else chapter.title

    def paint(p: QPainter, rect: QRectF) -> None:
        line = QRectF(rect.left(), rect.top(), rect.width(), px(44))
        at = column.text_rect(line, look.rtl)
        text(p, title, at, look.font(28, 780), look.theme.ink, rtl=look.rtl)
        if hung:
            beside = column.gutter_rect(line, look.rtl)
            text(p, numeral, beside, look.font(28, 780), BOOK_GOLD, "end", rtl=look.rtl)
        start, end = (at.right(), at.left()) if look.rtl else (at.left(), at.right())
        _swell(p, setting, start, end, rect.bottom() - px(8), 0.16)

    setting.stack.add(px(58), paint, keep=True, spoken=f"{numeral} {chapter.title}".strip())
    if chapter.introduction:
        for paragraph in paragraphs(chapter.introduction, setting.numbers):
            soft = look.theme.ink_soft
            galley = Galley(paragraph.runs, column.measure, look, size=14, leading=24, ink=soft)
            set_lines(setting, galley, Lines(gap=px(2), spoken=paragraph.plain, keep_last=True))


def _swell(p: QPainter, setting: Setting, start: float, end: float, y: float, thick_at: float) -> None:
    """A rule that swells like a pen's stroke."""
    middle = start + (end - start) * thick_at
    upper = [(start, y - 0.4), (middle, y - 1.6), (end, y - 0.3)]
    lower = [(end, y + 0.3), (middle, y + 1.6), (start, y + 0.4)]
    fill(p, polygon(upper + lower), BOOK_GOLD, 0.85)
