"""The strip at the leading edge: the game's name, the seats, the tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from gui.art.painting import colour, text
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
_TITLE_SIZES: Final = (28, 24, 20, 16, 14)


class Strip(QWidget):
    """`back_wanted` when the arrow beside the name is pressed; the tools tell the rest."""

    back_wanted = Signal()

    def __init__(self, look: Look, page: QWidget) -> None:
        super().__init__(page)
        self._look = look
        self._title, self._status = "", ""
        self._cards: list[SeatCard] = []
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
        self.back.set_name(translate("table", "Back to the home page"))
        self.back.setToolTip(translate("table", "Back to the home page; the game is saved"))
        self.tools.retranslate()

    def set_seats(self, seats: Sequence[SeatSetup], words: LineWords) -> None:
        """Another match, or the same in another language."""
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
        """Everything public about every seat; `active` is to move."""
        self._title, self._status = sentences.name(), sentences.status(view)
        was = [card.active for card in self._cards]
        for seat, card in enumerate(self._cards):
            card.show_summary(sentences.summary(view, seat), seat == active)
        if was != [card.active for card in self._cards]:
            self._arrange()
            self._keep_in_sight(active)
        self.update()

    # ---- Qt

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(216), 600)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        row = self._beside_back()
        size = next((s for s in _TITLE_SIZES if look.advance(self._title, s, 700) <= row.width()), _TITLE_SIZES[-1])
        title = QRectF(row.left(), 0, row.width(), look.px(34))
        text(p, self._title, title, look.font(size, 700), theme.ink, rtl=look.rtl)
        below = QRectF(row.left(), look.px(34), row.width(), look.px(22))
        room = 14 if look.advance(self._status, 14) <= row.width() else 12
        text(p, self._status, below, look.font(room), theme.ink_soft, rtl=look.rtl)
        p.fillRect(QRectF(0, self.tools.y() - look.px(9), self.width(), 1), colour(theme.line))
        p.end()

    # ---- inside

    def _beside_back(self) -> QRectF:
        lead = self._look.px(28)
        return QRectF(0 if self._look.rtl else lead, 0, self.width() - lead, self._look.px(56))

    def _arrange(self) -> None:
        look, width = self._look, self.width()
        side = self.back.sizeHint().width()
        off = look.px(8)
        x = width - side + off if look.rtl else -off
        self.back.setGeometry(x, max(0, (look.px(38) - side) // 2), side, side)
        tools = self.tools.heightForWidth(width)
        # The icons' own air hangs over, so that undo stands right under the cards' edge.
        hang = AIR + look.px(6)
        self.tools.setGeometry(-hang if not look.rtl else 0, self.height() - tools + hang // 2, width + hang, tools)
        top = look.px(78) - SHADOW
        room = self.tools.y() - look.px(12) - top
        self._scroll.setGeometry(-SHADOW, top, width + 2 * SHADOW, max(0, room))
        self._place_cards(room)

    def _density(self, room: int) -> Density:
        heights = [card.paper_height("roomy") for card in self._cards]
        needed = sum(heights) + self._look.px(_GAP["roomy"]) * max(0, len(heights) - 1) + 2 * SHADOW
        # Whoever is to move makes a card taller: it must fit for any of them, or the strip would breathe.
        spare = 0 if any(card.active for card in self._cards) else self._look.px(24)
        return "roomy" if needed + spare <= room else "compact"

    def _place_cards(self, room: int) -> None:
        density = self._density(room)
        y = 0
        for card in self._cards:
            card.set_density(density)
            height = card.paper_height(density)
            card.setGeometry(0, y, self.width() + 2 * SHADOW, height + 2 * SHADOW)
            y += height + self._look.px(_GAP[density])
        self._list.setMinimumHeight(max(0, y - self._look.px(_GAP[density]) + 2 * SHADOW))

    def _keep_in_sight(self, seat: Seat) -> None:
        if 0 <= seat < len(self._cards):
            rect: QRect = self._cards[seat].geometry()
            self._scroll.ensureVisible(rect.center().x(), rect.center().y(), 0, rect.height() // 2 + 8)
