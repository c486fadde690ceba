"""The sheet everybody looks up for at the end of a round: what it brought each seat, and where that leaves them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QPoint, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from gui.art.painting import hairline, mirrored, text
from gui.art.seats import paint_flat
from gui.controls import PANEL_AIR, IconButton, Look, brush_on
from gui.i18n import translate
from gui.windows.phrases import numbers_of
from gui.windows.table.paper import fitting_name, paint_paper, paper_of
from gui.windows.table.words import total_words

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent

    from gui.controls.line_setting import LineWords
    from gui.games.kit import Moment, MomentRow

_WIDTH: Final = 372
_HEAD: Final = 54
_ROW: Final = 38
_REMARK: Final = 18
_RISE_MS: Final = 260
_STAY_MS: Final = 9000


class MomentSheet(QWidget):
    """Comes by itself and goes by itself, or with a press; the game goes on underneath."""

    gone = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._moment: Moment | None = None
        self._words: LineWords | None = None
        self._room = QRect()
        self._strength = 1.0
        self.shut = IconButton("close", "", look, size=30, parent=self)
        self.shut.clicked.connect(self.dismiss)
        self._rise = QVariantAnimation(self)
        self._rise.setDuration(_RISE_MS)
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rise.setStartValue(0.0)
        self._rise.setEndValue(1.0)
        self._rise.valueChanged.connect(self._risen)
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.timeout.connect(self.dismiss)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()
        self.hide()

    @property
    def moment(self) -> Moment | None:
        """What it shows; None while it is away."""
        return None if self.isHidden() else self._moment

    def set_look(self, look: Look) -> None:
        self._look = look
        self.place(self._room)

    def retranslate(self) -> None:
        self.shut.set_name(translate("table", "Close"))

    def present(self, moment: Moment, words: LineWords) -> None:
        self._moment, self._words = moment, words
        self.show()
        self.raise_()
        self.place(self._room)
        self._rise.stop()
        if self._look.calm:
            self._risen(1.0)
        else:
            self._risen(0.0)
            self._rise.start()
        self._stay.start(_STAY_MS)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._spoken()))

    def dismiss(self) -> None:
        if self.isHidden():
            return
        self._stay.stop()
        self._rise.stop()
        self.hide()
        self.gone.emit()

    def place(self, room: QRect) -> None:
        """In the middle of the board, a little above."""
        self._room = room
        if self._moment is None or not room.isValid():
            return
        look = self._look
        width = min(look.px(_WIDTH), room.width() - 24)
        rows = sum(look.px(_ROW + (_REMARK if row.remark else 0)) for row in self._moment.rows)
        height = min(look.px(_HEAD) + rows + look.px(10), room.height() - 24)
        paper = QRect(0, 0, width, height)
        paper.moveCenter(QPoint(room.center().x(), room.y() + round(room.height() * 0.44)))
        self.setGeometry(paper.marginsAdded(PANEL_AIR))
        inner, side = paper_of(self).toRect(), self.shut.sizeHint().width()
        x = inner.left() + look.px(6) if look.rtl else inner.right() - side - look.px(5)
        self.shut.setGeometry(x, inner.top() + look.px(8), side, side)
        self.update()

    # ---- Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.dismiss()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._moment is None or self._words is None:
            return
        p, look, theme = brush_on(self), self._look, self._look.theme
        p.setOpacity(self._strength)
        p.translate(0, (1 - self._strength) * look.px(14))
        paper = paper_of(self)
        paint_paper(p, theme, paper, event.rect(), 1.8)
        head = QRectF(paper.left() + look.px(20), paper.top() + look.px(10), paper.width() - look.px(64), look.px(34))
        head = mirrored(head, paper, look.rtl)
        text(p, self._moment.title, head, look.font(20, 650), theme.ink, rtl=look.rtl)
        y = paper.top() + look.px(_HEAD)
        best = min((row.total for row in self._moment.rows), default=0)
        for row in self._moment.rows:
            height = look.px(_ROW + (_REMARK if row.remark else 0))
            hairline(p, paper.left() + look.px(20), y, paper.width() - look.px(40), theme.line)
            line = QRectF(paper.left() + look.px(20), y, paper.width() - look.px(40), look.px(_ROW))
            self._paint_row(p, row, line, row.total == best)
            y += height
        p.end()

    # ---- inside

    def _paint_row(self, p: QPainter, row: MomentRow, line: QRectF, first: bool) -> None:
        assert self._words is not None
        look, theme = self._look, self._look.theme
        numbers = numbers_of(look)
        seat = self._words.seats[row.seat]
        x = line.right() - look.px(8) if look.rtl else line.left() + look.px(8)
        paint_flat(p, look.seats[seat.style], theme, x, line.center().y(), look.px(7.5))
        total = mirrored(QRectF(line.right() - look.px(110), line.top(), look.px(110), line.height()), line, look.rtl)
        change = mirrored(QRectF(line.right() - look.px(190), line.top(), look.px(76), line.height()), line, look.rtl)
        name = mirrored(
            QRectF(line.left() + look.px(26), line.top(), line.width() - look.px(222), line.height()), line, look.rtl
        )
        typeface = look.font(14, 650 if first else 500)
        text(p, fitting_name(seat.name, typeface, name.width()), name, typeface, theme.ink, rtl=look.rtl, elide=False)
        signed = numbers.signed(row.change)
        text(p, signed, change, look.font(20, 650, tabular=True), theme.ink, "end", rtl=look.rtl, elide=False)
        said = total_words(row.total, numbers)
        text(p, said, total, look.font(14), theme.ink_soft, "end", rtl=look.rtl, elide=False)
        if row.remark:
            below = mirrored(
                QRectF(line.left() + look.px(26), line.bottom() - look.px(6), line.width() - look.px(26), look.px(20)),
                line,
                look.rtl,
            )
            text(p, row.remark, below, look.font(12), theme.pomegranate_ink, rtl=look.rtl)

    def _risen(self, strength: object) -> None:
        self._strength = float(strength) if isinstance(strength, int | float) else 1.0
        self.update()

    def _spoken(self) -> str:
        assert self._moment is not None and self._words is not None
        numbers = numbers_of(self._look)
        rows = [
            f"{self._words.seats[row.seat].name} {numbers.signed(row.change)}, {total_words(row.total, numbers)}"
            for row in self._moment.rows
        ]
        return ". ".join([self._moment.title, *rows])
