"""The field to look things up in, and the list of what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from gui.art.icons import paint_icon
from gui.art.painting import colour, fill, outline, rounded, text
from gui.art.surfaces import focus_ring
from gui.controls import AIR, Label, Look, Panel, brush_on
from gui.i18n import translate
from gui.windows.phrases import numbers_of
from gui.windows.rules.markup import short_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent

    from gui.windows.rules.search import Hit

_KEYS = "Ctrl F"


class SearchField(QLineEdit):
    """`moved(by)` for the arrow keys up and down, `entered` for Enter, `left` for Escape."""

    moved = Signal(int)
    entered = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFrame(False)
        self.setStyleSheet("QLineEdit { background: transparent; border: none; padding: 0; }")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setFont(look.font(14, 450))
        palette = self.palette()
        for role, tint in (
            (palette.ColorRole.Text, look.theme.ink),
            (palette.ColorRole.PlaceholderText, look.theme.ink_soft),
            (palette.ColorRole.Highlight, look.theme.lapis),
            (palette.ColorRole.HighlightedText, look.theme.on_lapis),
        ):
            palette.setColor(role, colour(tint))
        self.setPalette(palette)
        lead, trail = look.px(38), look.px(16) + (self._cap_width() if self._cap_shown() else 0)
        left, right = (trail, lead) if look.rtl else (lead, trail)
        self.setTextMargins(AIR + left, AIR, AIR + right, AIR)
        side = Qt.AlignmentFlag.AlignRight if look.rtl else Qt.AlignmentFlag.AlignLeft
        self.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(300) + 2 * AIR, self._look.px(34) + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(130) + 2 * AIR, self._look.px(34) + 2 * AIR)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Down:
                self.moved.emit(1)
            case Qt.Key.Key_Up:
                self.moved.emit(-1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.entered.emit()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.set_look(self._look)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.set_look(self._look)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.set_look(self._look)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect = QRectF(self.rect()).adjusted(AIR, AIR, -AIR, -AIR)
        radius = rect.height() / 2
        fill(p, rounded(rect, radius), theme.raised)
        outline(p, rect, radius, theme.rim, 1, 0.7)
        x = rect.right() - look.px(20) if look.rtl else rect.left() + look.px(20)
        paint_icon(p, "search", QPointF(x, rect.center().y()), theme.ink_soft, look.px(17), width=1.9)
        if self._cap_shown():
            self._paint_cap(p, rect)
        if self.hasFocus():
            focus_ring(p, theme, rect.adjusted(1.5, 1.5, -1.5, -1.5), radius)
        p.end()
        super().paintEvent(event)

    def _cap_shown(self) -> bool:
        return not self.hasFocus() and not self.text() and self.width() >= self._look.px(280)

    def _cap_width(self) -> int:
        return round(self._look.advance(_KEYS, 12, 520)) + self._look.px(26)

    def _paint_cap(self, p: QPainter, rect: QRectF) -> None:
        """The shortcut on a key's cap."""
        look, theme = self._look, self._look.theme
        width = look.advance(_KEYS, 12, 520) + look.px(16)
        x = rect.left() + look.px(10) if look.rtl else rect.right() - look.px(10) - width
        cap = QRectF(x, rect.center().y() - look.px(10), width, look.px(20))
        fill(p, rounded(cap, 5), theme.well)
        outline(p, cap, 5, theme.line, 1)
        text(p, _KEYS, cap, look.font(12, 520), theme.ink_soft, "centre")


class HitRow(QAbstractButton):
    """Something found: number and title, and below a piece of the text with the words marked."""

    def __init__(self, look: Look, hit: Hit) -> None:
        super().__init__()
        self._look = look
        self.hit = hit
        self.chosen = False
        self.setAccessibleName(f"{hit.number} {hit.title}")
        self.setAccessibleDescription(hit.piece)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(320, self._look.px(56))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect = QRectF(self.rect()).adjusted(6, 1, -6, -1)
        if self.chosen or self.underMouse():
            fill(p, rounded(rect, 8), theme.lapis, 0.12 if self.chosen else 0.06)
        side = look.px(12)
        line = rect.adjusted(side, 0, -side, 0)
        upper = QRectF(line.left(), rect.top() + look.px(4), line.width(), look.px(24))
        number = numbers_of(look).digits(short_number(self.hit.number))
        taken = text(p, number, upper, look.font(12, 650, True), theme.lapis, rtl=look.rtl) + look.px(10)
        rest = upper.adjusted(0, 0, -taken, 0) if look.rtl else upper.adjusted(taken, 0, 0, 0)
        text(p, self.hit.title, rest, look.font(14, 650), theme.ink, rtl=look.rtl)
        self._paint_piece(p, QRectF(line.left(), upper.bottom(), line.width(), look.px(22)))
        p.end()

    def _paint_piece(self, p: QPainter, rect: QRectF) -> None:
        look, theme = self._look, self._look.theme
        layout = QTextLayout(self.hit.piece, look.font(12))
        option = layout.textOption()
        option.setTextDirection(look.direction)
        side = Qt.AlignmentFlag.AlignRight if look.rtl else Qt.AlignmentFlag.AlignLeft
        option.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
        option.setWrapMode(option.WrapMode.NoWrap)
        layout.setTextOption(option)
        formats = []
        for start, end in self.hit.marks:
            mark = QTextLayout.FormatRange()
            shape = QTextCharFormat()
            shape.setFont(look.font(12, 700))
            shape.setForeground(colour(theme.ink))
            mark.start, mark.length, mark.format = start, end - start, shape
            formats.append(mark)
        layout.setFormats(formats)
        layout.beginLayout()
        row = layout.createLine()
        row.setLineWidth(rect.width() if not look.rtl else max(rect.width(), 0))
        layout.endLayout()
        p.save()
        p.setClipRect(rect)
        p.setPen(colour(theme.ink_soft))
        layout.draw(p, QPointF(rect.left(), rect.center().y() - row.height() / 2))
        p.restore()


class Results(Panel):
    """Hangs below the field while it is used. `picked(number)`."""

    picked = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, radius=12, padding=0, parent=parent)
        self._rows: list[HitRow] = []
        self._picked = 0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 6, 0, 6)
        self._column.setSpacing(0)
        self.hide()

    def show_hits(self, hits: Sequence[Hit], most: int) -> None:
        """What was found, or that nothing was."""
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._rows = []
        self._picked = 0
        for hit in hits[:most]:
            row = HitRow(self._look, hit)
            row.clicked.connect(lambda _=False, number=hit.number: self.picked.emit(number))
            self._column.addWidget(row)
            self._rows.append(row)
        if not hits:
            nothing = Label(translate("rules", "Nothing like that in this book."), self._look, tone="soft")
            nothing.setContentsMargins(self._look.px(16), 6, self._look.px(16), 6)
            self._column.addWidget(nothing)
        self.choose(0)

    def rows(self) -> list[HitRow]:
        return list(self._rows)

    def step(self, by: int) -> None:
        if self._rows:
            self.choose((self._picked + by) % len(self._rows))

    def choose(self, place: int) -> None:
        self._picked = place
        for at, row in enumerate(self._rows):
            row.chosen = at == place
            row.update()

    def enter(self) -> None:
        """Take the chosen one."""
        if self._rows:
            self.picked.emit(self._rows[self._picked].hit.number)
