"""The score sheets as they would be if the game ended now, over the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from engine.core.outcome import Outcome
from gui.art.painting import mirrored, text
from gui.controls import PANEL_AIR, IconButton, Look, apply_look, brush_on
from gui.i18n import translate
from gui.windows.result.ledger_panel import LedgerPanel
from gui.windows.table.paper import paint_paper, paper_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from engine.core.contract import AnyView
    from engine.core.match import SeatSetup
    from gui.games.kit import BoardKit

_HEAD: Final = 56
_WIDTH: Final = (250, 150)
"""Of the labels and of each seat."""
_LEAST_BOARD: Final = 24


class Standings(QWidget):
    """Opened and closed by a tool or its key; nothing stops for it."""

    followed = Signal(str)
    """A clause to be looked up."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._seats = 0
        self._room = QRect()
        self._came_from: QWidget | None = None
        self.shut = IconButton("close", "", look, size=30, parent=self)
        self.shut.clicked.connect(self.dismiss)
        self.ledger = LedgerPanel(look, self)
        self.ledger.followed.connect(self.followed)
        self.retranslate()
        self.hide()

    def show_view(self, view: AnyView, seats: Sequence[SeatSetup], kit: BoardKit) -> None:
        """What everybody would have now, line by line."""
        sheets = tuple(view.sheets())
        self._seats = len(sheets)
        self.ledger.show_outcome(Outcome("", (), sheets), seats, kit)
        self.place(self._room)

    def open(self) -> None:
        self._came_from = self.window().focusWidget()
        self.show()
        self.raise_()
        self.place(self._room)
        self.ledger.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        if self.isHidden():
            return
        self.hide()
        if self._came_from is not None and self._came_from.isVisible():
            self._came_from.setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self, room: QRect) -> None:
        """In the middle of the board, as large as it needs; of the whole page where the board is too narrow."""
        self._room = room
        if not room.isValid() or not self._seats:
            return
        look, head = self._look, self._look.px(_HEAD)
        wanted = look.px(_WIDTH[0] + _WIDTH[1] * self._seats)
        page = self.parentWidget()
        if wanted > room.width() - _LEAST_BOARD and page is not None:
            room = page.rect()
        width = min(wanted, room.width() - _LEAST_BOARD)
        _, natural = self.ledger.heights(width)
        height = min(natural + head, room.height() - _LEAST_BOARD)
        paper = QRect(QPoint(0, 0), QSize(width, height))
        paper.moveCenter(room.center())
        self.setGeometry(paper.marginsAdded(PANEL_AIR))
        inner, side = paper_of(self).toRect(), self.shut.sizeHint().width()
        x = inner.left() + look.px(8) if look.rtl else inner.right() - side - look.px(8)
        self.shut.setGeometry(x, inner.top() + (head - side) // 2, side, side)
        below = QRect(inner.left() + 8, inner.top() + head, inner.width() - 16, inner.height() - head - 8)
        self.ledger.setGeometry(below.marginsAdded(PANEL_AIR))
        self.update()

    def set_look(self, look: Look) -> None:
        self._look = look
        for part in (self.shut, self.ledger):
            apply_look(part, look)
        self.place(self._room)

    def retranslate(self) -> None:
        self.shut.set_name(translate("table", "Close"))
        self.setAccessibleName(translate("table", "If the game ended now"))
        self.ledger.retranslate()
        self.update()

    # ---- Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, paper = brush_on(self), self._look, paper_of(self)
        paint_paper(p, look.theme, paper, event.rect(), 1.8)
        row = QRectF(paper.left() + look.px(20), paper.top(), paper.width() - look.px(72), look.px(_HEAD))
        row = mirrored(row, paper, look.rtl)
        text(p, translate("table", "If the game ended now"), row, look.font(20, 650), look.theme.ink, rtl=look.rtl)
        p.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)
