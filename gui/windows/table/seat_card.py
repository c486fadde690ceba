"""One seat in the strip: sign, name, who decides, the large figure, details, a bar, and whether it is to move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.art.painting import clipped, fill, mirrored, outline, rounded, text
from gui.art.seats import paint_flat
from gui.art.surfaces import card
from gui.controls.line_setting import LaidLine, LineStyle, LineWords
from gui.controls.look import Look, brush_on
from gui.i18n import listed, translate
from gui.theme import mix
from gui.windows.phrases import numbers_of
from gui.windows.table.paper import fitting_name
from gui.windows.table.words import kind_words

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPaintEvent

    from engine.core.match import SeatSetup
    from gui.games.kit import SeatSummary

Density = Literal["roomy", "compact"]

SHADOW: Final = 8
"""Room round the paper for its shadow."""
_HEIGHT: Final = {"roomy": 104, "compact": 82}
_SIDE: Final = 15
_DETAIL: Final = LineStyle(12, soft=True, figure_weight=650)


def card_height(density: Density, detail_rows: int, look: Look) -> int:
    """Of the paper; the same whoever is to move, so that nothing in the strip shifts from turn to turn."""
    return look.px(_HEIGHT[density] + 20 * max(0, detail_rows - 1))


class SeatCard(QWidget):
    """Shows a seat's summary; it cannot be pressed."""

    def __init__(self, look: Look, seat: SeatSetup, words: LineWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._seat, self._words = look, seat, words
        self._summary: SeatSummary | None = None
        self._details: list[LaidLine] = []
        self._active = False
        self._density: Density = "roomy"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self._describe()

    def set_words(self, words: LineWords) -> None:
        self._words = words
        self._describe()

    def set_density(self, density: Density) -> None:
        if density != self._density:
            self._density = density
            self._describe()

    def show_summary(self, summary: SeatSummary, active: bool) -> None:
        if (summary, active) != (self._summary, self._active):
            self._summary, self._active = summary, active
            self._describe()

    @property
    def active(self) -> bool:
        return self._active

    @property
    def detail_rows(self) -> int:
        """Details stand two in a row."""
        return (len(self._summary.details) + 1) // 2 if self._summary else 1

    def paper_height(self, density: Density) -> int:
        return card_height(density, self.detail_rows, self._look)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(216), self.paper_height(self._density) + 2 * SHADOW)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._summary is None:
            return
        p, look, theme = brush_on(self), self._look, self._look.theme
        paper = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        radius = 14.0
        if self._active:
            card(p, theme, paper, radius, 0.6)
            with clipped(p, rounded(paper, radius)):
                bar = mirrored(QRectF(paper.left(), paper.top(), 5, paper.height()), paper, look.rtl)
                p.fillRect(bar, theme.lapis)
        else:
            fill(p, rounded(paper, radius), theme.paper, 0.42)
            outline(p, paper, radius, theme.line, 1)
        inner = paper.adjusted(look.px(_SIDE), 0, -look.px(_SIDE), 0)
        self._paint_head(p, inner)
        self._paint_details(p, inner)
        p.end()

    def _paint_head(self, p: QPainter, inner: QRectF) -> None:
        assert self._summary is not None
        look, theme, tight = self._look, self._look.theme, self._density == "compact"
        top = inner.top()
        style = look.seats[self._seat.style]
        lead, radius = look.px(28), look.px(9.5)
        x = inner.right() - look.px(9) if look.rtl else inner.left() + look.px(9)
        paint_flat(p, style, theme, x, top + look.px(22 if tight else 24), radius)
        # In an isolate: the minus stays at the left of Persian digits, too.
        figure = numbers_of(look).inline(self._summary.figure)
        size = 20 if tight else 28
        wide = look.advance(figure, size, 650)
        caption = self._summary.caption
        wide = max(wide, 0 if tight else look.advance(caption, 12))
        row = QRectF(inner.left(), top + look.px(10 if tight else 8), inner.width(), look.px(28 if tight else 34))
        typeface = look.font(size, 650)
        text(p, figure, row, typeface, theme.ink, "end", rtl=look.rtl, elide=False)
        if not tight:
            below = QRectF(inner.left(), top + look.px(37), inner.width(), look.px(18))
            text(p, caption, below, look.font(12), theme.ink_soft, "end", rtl=look.rtl, elide=False)
        room = inner.width() - lead - wide - look.px(6)
        name = mirrored(QRectF(inner.left() + lead, top + look.px(9), room, look.px(24)), inner, look.rtl)
        written = fitting_name(self._seat.name, look.font(16, 650), name.width())
        self.setToolTip("" if self._seat.name in written else self._seat.name)
        text(p, written, name, look.font(16, 650), theme.ink, rtl=look.rtl, elide=False)
        kind_room = room if not tight else inner.width() - lead
        kind = mirrored(QRectF(inner.left() + lead, top + look.px(34), kind_room, look.px(18)), inner, look.rtl)
        if self._active:
            self._paint_pill(p, kind.adjusted(0, look.px(1), 0, look.px(1)))
        else:
            text(p, kind_words(self._seat), kind, look.font(12), theme.ink_soft, rtl=look.rtl)

    def _paint_details(self, p: QPainter, inner: QRectF) -> None:
        assert self._summary is not None
        look, theme, tight = self._look, self._look.theme, self._density == "compact"
        top = inner.top() + look.px(52 if tight else 60)
        for at, laid in enumerate(self._laid(inner.width())):
            y = top + look.px(20) * (at // 2)
            alone = at % 2 == 0
            x = inner.left() if alone != look.rtl else inner.right() - laid.width
            # A line is laid from its own leading edge: at the other side it is shifted by what it leaves free.
            shift = inner.width() - laid.width if look.rtl else 0.0
            laid.draw(p, x - shift, y)
        foot = top + look.px(20) * max(1, self.detail_rows) + look.px(2 if tight else 5)
        progress = self._summary.progress
        if progress is not None:
            height = look.px(3 if tight else 4)
            whole = QRectF(inner.left(), foot, inner.width(), height)
            fill(p, rounded(whole, height / 2), theme.line)
            done = mirrored(QRectF(whole.left(), foot, whole.width() * progress, height), whole, look.rtl)
            if done.width() >= height:
                tint = look.seats[self._seat.style].on(theme)
                fill(p, rounded(done, height / 2), tint)
                # Ivory would be lost on paper without a rim.
                outline(p, done, height / 2, mix(tint, theme.ink, 0.45), 1, 0.55)

    def _paint_pill(self, p: QPainter, row: QRectF) -> None:
        """“To move”, at the leading edge of a row."""
        look, theme = self._look, self._look.theme
        words = translate("table", "To move")
        wide = min(look.advance(words, 12, 650) + look.px(18), row.width() + look.px(8))
        pill = mirrored(QRectF(row.left() - look.px(2), row.top(), wide, row.height()), row, look.rtl)
        fill(p, rounded(pill, pill.height() / 2), theme.lapis)
        text(p, words, pill, look.font(12, 650), theme.on_lapis, "centre", rtl=look.rtl)

    # ---- inside

    def _laid(self, width: float) -> list[LaidLine]:
        if not self._details and self._summary is not None:
            details = self._summary.details
            self._details = [LaidLine(line, self._words, self._look, _DETAIL, width) for line in details]
        return self._details

    def resizeEvent(self, event: object) -> None:
        self._details = []

    def _describe(self) -> None:
        self._details = []
        self.updateGeometry()
        self.update()
        summary = self._summary
        if summary is None:
            return
        figure = numbers_of(self._look).inline(summary.figure)
        told = [kind_words(self._seat), f"{figure} {summary.caption}"]
        told += [self._words.plain(line) for line in summary.details]
        if self._active:
            told.append(translate("table", "To move"))
        self.setAccessibleName(self._seat.name)
        self.setAccessibleDescription(listed(told))
