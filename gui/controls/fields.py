"""Fields to write in: a name on a hairline, a path or code in a groove, and a drop-down list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QSizePolicy, QStyledItemDelegate, QWidget

from gui.art.icons import paint_icon
from gui.art.painting import colour, text
from gui.art.surfaces import focus_ring, groove, raised
from gui.controls.look import AIR, Look, body, brush_on, ring_wanted, sag

if TYPE_CHECKING:
    from collections.abc import Sequence

_CLEAR = "QLineEdit { background: transparent; border: none; padding: 0; }"


def _tint(edit: QLineEdit, look: Look) -> None:
    palette = edit.palette()
    palette.setColor(palette.ColorRole.Text, colour(look.theme.ink))
    palette.setColor(palette.ColorRole.PlaceholderText, colour(look.theme.ink_soft))
    palette.setColor(palette.ColorRole.Highlight, colour(look.theme.lapis))
    palette.setColor(palette.ColorRole.HighlightedText, colour(look.theme.on_lapis))
    edit.setPalette(palette)


class NameField(QLineEdit):
    """A name: 16/650 on a hairline with a pencil; the groove appears while it is edited."""

    def __init__(self, words: str, look: Look, *, name: str, longest: int = 24, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._look = look
        self._editing = False
        self.setAccessibleName(name)
        self.setMaxLength(longest)
        self.setFrame(False)
        self.setStyleSheet(_CLEAR)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setFont(look.font(16, 650))
        _tint(self, look)
        self._align()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(150) + 2 * AIR, self._look.px(38) + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(80) + 2 * AIR, self._look.px(38) + 2 * AIR)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._align()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._set_editing(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setCursorPosition(0)
        self._set_editing(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._set_editing(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.deselect()
            self._set_editing(False)  # the focus stays, so that Tab goes on from here
        elif event.text():
            self._set_editing(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme, rect = brush_on(self), self._look, self._look.theme, body(self)
        if self._editing or ring_wanted(self):
            focus_ring(p, theme, rect, look.px(9))
        if self._editing:
            groove(p, theme, rect, look.px(9), theme.groove_pale)
        else:
            over = self.underMouse() and self.isEnabled()
            p.fillRect(
                QRectF(rect.left(), rect.bottom() - look.px(4), rect.width(), 1),
                colour(theme.lapis if over else theme.rim, 0.75),
            )
            if self.isEnabled():
                x = rect.left() + look.px(9) if self._rtl() else rect.right() - look.px(9)
                ink = theme.lapis if over else theme.ink_soft
                paint_icon(p, "pencil", QPointF(x, rect.center().y()), ink, look.px(13.2), width=1.9)
        p.end()
        super().paintEvent(event)

    def _rtl(self) -> bool:
        return self.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def _set_editing(self, editing: bool) -> None:
        self._editing = editing
        self._align()
        self.update()

    def _align(self) -> None:
        """Names of either script stand at the page's leading edge."""
        rtl = self._rtl()
        side = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        self.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
        lead = self._look.px(8) if self._editing else 0
        trail = self._look.px(8 if self._editing else 22)
        left, right = (trail, lead) if rtl else (lead, trail)
        self.setTextMargins(AIR + left, AIR + sag(self.font()), AIR + right, AIR)


class PathField(QLineEdit):
    """A path or code, always left to right, in a pale groove. A long path is shortened in the middle while at rest."""

    def __init__(
        self,
        words: str,
        look: Look,
        *,
        name: str,
        icon: str = "folder",
        read_only: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words, parent)
        self._look = look
        self._icon_name = icon
        self.setReadOnly(read_only)
        self.setAccessibleName(name)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFrame(False)
        self.setStyleSheet(_CLEAR)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setFont(look.font(14, 450))
        _tint(self, look)
        left, right = look.px(14), look.px(36)
        if not look.rtl:
            left, right = look.px(36), look.px(14)
        self.setTextMargins(AIR + left, AIR + sag(self.font()), AIR + right, AIR)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(260) + 2 * AIR, self._look.px(38) + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(120) + 2 * AIR, self._look.px(38) + 2 * AIR)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme, rect = brush_on(self), self._look, self._look.theme, body(self)
        groove(p, theme, rect, look.px(10), theme.groove_pale)
        x = rect.right() - look.px(20) if look.rtl else rect.left() + look.px(20)
        paint_icon(p, self._icon_name, QPointF(x, rect.center().y()), theme.ink_soft, look.px(16))
        margins = self.textMargins()
        room = QRectF(self.rect()).adjusted(margins.left() + 2, 0, -margins.right() - 2, 0)
        resting = not self.hasFocus() and self._too_long(room.width())
        if resting:
            metrics = QFontMetricsF(self.font())
            short = metrics.elidedText(self.text(), Qt.TextElideMode.ElideMiddle, room.width())
            text(p, short, room, self.font(), theme.ink, elide=False)
        if self.hasFocus():
            focus_ring(p, theme, rect, look.px(10))
        p.end()
        if not resting:
            super().paintEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.deselect()
        self.update()

    def _too_long(self, room: float) -> bool:
        return QFontMetricsF(self.font()).horizontalAdvance(self.text()) > room


class DropDown(QComboBox):
    """One of many: `currentIndexChanged(int)` and `activated(int)` as in QComboBox. The list is dressed by `dress`."""

    def __init__(
        self, choices: Sequence[str], look: Look, *, name: str, chosen: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.addItems(list(choices))
        self.setItemDelegate(QStyledItemDelegate(self))  # the style sheet dresses its rows
        self.setCurrentIndex(chosen)
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setFont(look.font(14, 450))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        look = self._look
        widest = max((look.advance(self.itemText(i), 14, 600) for i in range(self.count())), default=60.0)
        return QSize(round(widest) + look.px(52) + 2 * AIR, look.px(38) + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), self._look.px(140)), self._look.px(38) + 2 * AIR)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # a page being scrolled must not change the choice

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme, rect = brush_on(self), self._look, self._look.theme, body(self)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        if not self.isEnabled():
            p.setOpacity(0.55)
        raised(p, theme, rect, look.px(10), hover=self.underMouse() and self.isEnabled())
        lead, trail = look.px(14), look.px(36)
        room = rect.adjusted(trail, 0, -lead, 0) if rtl else rect.adjusted(lead, 0, -trail, 0)
        text(p, self.currentText(), room, look.font(14, 600), theme.ink, rtl=rtl)
        x = rect.left() + look.px(20) if rtl else rect.right() - look.px(20)
        paint_icon(p, "down", QPointF(x, rect.center().y()), theme.ink_soft, look.px(15), width=2.2)
        if ring_wanted(self):
            focus_ring(p, theme, rect, look.px(10))
        p.end()
