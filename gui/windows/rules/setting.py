"""Setting text into strips: hanging numbers, run-in titles, bullets, links."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from gui.art.painting import colour, ellipse, fill
from gui.theme import BOOK_GOLD
from gui.windows.rules.galley import Galley
from gui.windows.rules.markup import Paragraph, Run, short_number
from gui.windows.rules.strips import Column, Paint, Spot, Stack

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gui.controls import Look
    from gui.i18n import Numbers

EN_SPACE: Final = "\u2002"
LEADING: Final = 29


class Context(Struct, frozen=True):
    """What a book is opened for. `values` gives for each clause its chips: the name of the option (empty where the
    clause has one only) and its value; `note` is why a move was refused by the clause `refused`; `unfolded` are the
    clauses whose rulings show."""

    values: Mapping[str, tuple[tuple[str, str], ...]] = {}
    refused: str = ""
    note: str = ""
    unfolded: frozenset[str] = frozenset()


@dataclass
class Setting:
    """One chapter being set."""

    look: Look
    numbers: Numbers
    column: Column
    context: Context
    stack: Stack = field(default_factory=Stack)

    def px(self, length: float) -> int:
        return self.look.px(length)


@dataclass(frozen=True)
class Lines:
    """How a paragraph stands on the page. `inset` is beyond the gutter, or from the column's edge with `bare`."""

    gap: float = 0.0
    inset: float = 0.0
    owner: str = ""
    spoken: str = ""
    number: str = ""
    bullet: bool = False
    keep_last: bool = False
    refused: bool = False
    bare: bool = False


def set_lines(setting: Setting, galley: Galley, how: Lines) -> None:
    """A strip for each line; at either end of a paragraph two lines at least stay together."""
    count, column, rtl = len(galley), setting.column, setting.look.rtl
    lead = how.inset if how.bare else column.gutter + column.gap + how.inset
    left = how.inset if how.bare else 0.0 if rtl else lead
    for line in range(count):
        spots = tuple(
            Spot(rect.translated(left, 0), "reference", target, target) for rect, target in galley.links(line)
        )
        setting.stack.add(
            galley.leading,
            _line_painter(setting, galley, line, left, how),
            gap=how.gap if line == 0 else 0,
            keep=(line == 0 and count > 1) or line == count - 2 or (line == count - 1 and how.keep_last),
            owner=how.owner,
            spots=spots,
            spoken=how.spoken if line == 0 else "",
            refused=how.refused,
        )


def _line_painter(setting: Setting, galley: Galley, line: int, left: float, how: Lines) -> Paint:
    def paint(p: QPainter, rect: QRectF) -> None:
        galley.draw(p, line, QPointF(rect.left() + left, rect.top()))
        if line == 0 and how.number:
            paint_number(p, setting, how.number, rect, how.refused, hung=True)
        if line == 0 and how.bullet:
            at, rtl = setting.column.text_rect(rect, setting.look.rtl), setting.look.rtl
            x = at.right() - setting.px(6) if rtl else at.left() + setting.px(6)
            fill(p, ellipse(x, rect.center().y() + setting.px(1), setting.px(2.4)), BOOK_GOLD)

    return paint


def set_text(
    setting: Setting,
    number: str,
    title: str,
    texts: Sequence[Paragraph],
    *,
    gap: float,
    spoken: str,
    keep_last: bool,
    refused: bool = False,
) -> None:
    """An entry: its number hangs, or stands above where there is no gutter; its title runs in before the text."""
    column = setting.column
    if not column.gutter:

        def above(p: QPainter, rect: QRectF) -> None:
            paint_number(p, setting, number, rect, refused, hung=False)

        setting.stack.add(setting.px(24), above, gap=gap, keep=True, owner=number, spoken=spoken, refused=refused)
        gap, spoken = 0.0, ""
    for place, paragraph in enumerate(texts):
        head = (Run(f"{title}.{EN_SPACE}", bold=True),) if place == 0 else ()
        inset = setting.px(18) if paragraph.bullet else 0
        galley = Galley((*head, *paragraph.runs), column.measure - inset, setting.look)
        how = Lines(
            gap=gap if place == 0 else setting.px(2 if paragraph.bullet else 8),
            inset=inset,
            owner=number,
            spoken=spoken if place == 0 else "",
            number=number if place == 0 and column.gutter else "",
            bullet=paragraph.bullet,
            keep_last=keep_last if place == len(texts) - 1 else texts[place + 1].bullet,
            refused=refused,
        )
        set_lines(setting, galley, how)


def number_width(prefix: str, look: Look) -> float:
    """How much room the widest hanging number of a book needs."""
    return look.advance(prefix, 12, 420) + look.type.advance("00.0", 14, 720, True) + 2


def paint_number(p: QPainter, setting: Setting, number: str, rect: QRectF, refused: bool, *, hung: bool) -> None:
    """Left to right in every language: the game quiet, the figure firm, on the text's own baseline."""
    look, theme, column = setting.look, setting.look.theme, setting.column
    figure = short_number(number)
    prefix = number[: len(number) - len(figure)]
    firm, quiet = look.font(14, 720, True), look.font(12, 420)
    wide = QFontMetricsF(quiet).horizontalAdvance(prefix) + 1 + QFontMetricsF(firm).horizontalAdvance(figure)
    at = column.gutter_rect(rect, look.rtl) if hung else column.text_rect(rect, look.rtl)
    # Hung numbers stand beside the text, whichever side that is; others at the leading edge.
    x = at.left() if hung == look.rtl else at.right() - wide
    metrics = QFontMetricsF(look.font(16))
    line = setting.px(LEADING) if hung else rect.height()
    y = rect.top() + (line - metrics.height()) / 2 + metrics.ascent()
    p.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    p.setFont(quiet)
    p.setPen(colour(theme.ink_soft))
    p.drawText(QPointF(x, y), prefix)
    p.setFont(firm)
    p.setPen(colour(theme.pomegranate_ink if refused else theme.lapis))
    p.drawText(QPointF(x + QFontMetricsF(quiet).horizontalAdvance(prefix) + 1, y), figure)
