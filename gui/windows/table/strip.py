"""The strip at the leading edge: the game's name, the seats, the tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMargins, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from gui.art.painting import colour, mirrored, text
from gui.controls import IconButton, Look, ScrollArea, brush_on
from gui.controls.look import AIR
from gui.i18n import translate
from gui.windows.table.seat_card import SHADOW, Density, SeatCard
from gui.windows.table.tools import Tools

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from engine.core.contract import AnyView
    from engine.core.match import SeatSetup
    from engine.core.seats import Seat
    from gui.controls.line_setting import LineWords
    from gui.games.kit import Sentences

_GAP: Final[dict[Density, int]] = {"roomy": 12, "compact": 8}
_BAR: Final = 12
"""Width of the scroll bar; it stands at the left in right-to-left."""
_TITLE_SIZES: Final = (28, 24, 20, 16, 14)


class Strip(QWidget):
    """`back_wanted` when the arrow beside the name is pressed; the tools tell the rest.

    The widget is larger than the strip one sees (`MARGINS`): shadows and the scroll bar lie beside it, and the air of
    the buttons above and below it."""

    MARGINS = QMargins(SHADOW + 4, 12, SHADOW + 4, SHADOW)
    """In reading direction."""

    back_wanted = Signal()

    def __init__(self, look: Look, page: QWidget) -> None:
        super().__init__(page)
        self._look = look
        self._title, self._status = "", ""
        self._cards: list[SeatCard] = []
        self._shown: AnyView | None = None
        """The view whose summaries the cards show, in the language in force."""
        self.back = IconButton("back", "", look, parent=self)
        self.back.clicked.connect(self.back_wanted)
        self._scroll = ScrollArea(look, self)
        self._list = QWidget()
        self._scroll.set_content(self._list)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.tools = Tools(look, page, self)
        self.retranslate()

    @property
    def cards(self) -> Sequence[SeatCard]:
        return self._cards

    def set_look(self, look: Look) -> None:
        self._look = look
        self._arrange()
        self.update()

    def retranslate(self) -> None:
        self._shown = None
        self.back.set_name(translate("table", "Back to the home page"))
        self.back.setToolTip(translate("table", "Back to the home page; the game is saved"))
        self.tools.retranslate()

    def set_seats(self, seats: Sequence[SeatSetup], words: LineWords) -> None:
        """Another match, or the same in another language."""
        self._shown = None
        if len(seats) != len(self._cards):
            for card in self._cards:
                card.deleteLater()
            self._cards = [SeatCard(self._look, seat, words, self._list) for seat in seats]
            for card in self._cards:
                card.show()
        for card in self._cards:
            card.set_words(words)
        self._arrange()

    def clear(self) -> None:
        for card in self._cards:
            card.deleteLater()
        self._cards = []

    def show_view(self, view: AnyView, active: Seat, sentences: Sentences) -> None:
        """Everything public about every seat; `active` is to move. A step tells it more than once."""
        if view is self._shown:
            return
        self._shown = view
        words = sentences.name(), sentences.status(view)
        if words != (self._title, self._status):
            self._title, self._status = words
            self.update()
        was, rows = [card.active for card in self._cards], [card.detail_rows for card in self._cards]
        for seat, card in enumerate(self._cards):
            card.show_summary(sentences.summary(view, seat), seat == active)
        if rows != [card.detail_rows for card in self._cards]:
            self._arrange()
        if was != [card.active for card in self._cards]:
            self._keep_in_sight(active)

    # ---- Qt

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(216), 600)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        inner = self._inner()
        lead = look.px(28)
        row = mirrored(QRectF(inner.left() + lead, inner.top(), inner.width() - lead, look.px(34)), inner, look.rtl)
        sizes = _TITLE_SIZES if inner.height() > look.px(460) else _TITLE_SIZES[2:]
        size = next((s for s in sizes if look.advance(self._title, s, 700) <= row.width()), sizes[-1])
        row.setHeight(look.px(size * 1.22))
        text(p, self._title, row, look.font(size, 700), theme.ink, rtl=look.rtl)
        below = QRectF(row.left(), row.bottom(), row.width(), look.px(22))
        room = 14 if look.advance(self._status, 14) <= row.width() else 12
        text(p, self._status, below, look.font(room), theme.ink_soft, rtl=look.rtl)
        p.fillRect(QRectF(inner.left(), self.tools.y() - look.px(9), inner.width(), 1), colour(theme.line))
        p.end()

    # ---- inside

    def _inner(self) -> QRectF:
        """The strip one sees."""
        lead, trail = self.MARGINS.left(), self.MARGINS.right()
        left, top = trail if self._look.rtl else lead, self.MARGINS.top()
        return QRectF(left, top, self.width() - lead - trail, self.height() - top - self.MARGINS.bottom())

    def _arrange(self) -> None:
        look, inner = self._look, self._inner()
        width = round(inner.width())
        side = self.back.sizeHint().width()
        # The icons' own air hangs over, so that they stand right above and below the cards' edge.
        hang = min(AIR + look.px(7), 3 * AIR)
        x = inner.right() - side + hang if look.rtl else inner.left() - hang
        small = inner.height() <= look.px(460)
        self.back.setGeometry(round(x), round(inner.top()) + look.px(-5 if small else -1), side, side)
        tools = self.tools.heightForWidth(width)
        left = inner.left() if look.rtl else inner.left() - hang
        self.tools.setGeometry(round(left), round(inner.bottom()) - tools + hang // 2, width + hang, tools)
        top = round(inner.top()) + look.px(60 if small else 78) - SHADOW
        room = self.tools.y() - look.px(12) - top
        self._scroll.setGeometry(0, top, self.width(), max(0, room))
        self._place_cards(room)

    def _density(self, room: int) -> Density:
        heights = [card.paper_height("roomy") for card in self._cards]
        needed = sum(heights) + self._look.px(_GAP["roomy"]) * max(0, len(heights) - 1) + 2 * SHADOW
        return "roomy" if needed <= room else "compact"

    def _place_cards(self, room: int) -> None:
        density = self._density(room)
        wide, y = round(self._inner().width()) + 2 * SHADOW, 0
        tall = sum(card.paper_height(density) + self._look.px(_GAP[density]) for card in self._cards) + SHADOW
        x = round(self._inner().left()) - SHADOW - (_BAR if self._look.rtl and tall > room else 0)
        for card in self._cards:
            card.set_density(density)
            height = card.paper_height(density)
            card.setGeometry(x, y, wide, height + 2 * SHADOW)
            y += height + self._look.px(_GAP[density])
        self._list.setMinimumHeight(max(0, y - self._look.px(_GAP[density]) + 2 * SHADOW))

    def _keep_in_sight(self, seat: Seat) -> None:
        if 0 <= seat < len(self._cards):
            rect: QRect = self._cards[seat].geometry()
            self._scroll.ensureVisible(rect.center().x(), rect.center().y(), 0, rect.height() // 2 + 8)
