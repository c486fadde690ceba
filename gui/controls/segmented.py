"""One of a few: a groove with a raised piece in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from gui.art.icons import paint_icon
from gui.art.painting import colour, text
from gui.art.surfaces import focus_ring, groove, raised
from gui.controls.look import AIR, Look, body, brush_on, ring_wanted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QPaintEvent, QResizeEvent

_HEIGHT = 38
_LIP = 3  # between the groove's rim and the piece
_GLIDE_MS = 140


class Segmented(QWidget):
    """Give the choices in reading order; arrow keys, a click or `choose` move the piece.

    `changed(index)` is emitted only when the user changes the choice.
    """

    changed = Signal(int)

    def __init__(
        self,
        choices: Sequence[str],
        look: Look,
        *,
        name: str,
        chosen: int = 0,
        icons: Sequence[str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._group = QButtonGroup(self)
        self._pieces: list[_Piece] = []
        for index, words in enumerate(choices):
            piece = _Piece(words, look, icons[index] if icons else None, self)
            self._group.addButton(piece, index)
            self._row.addWidget(piece, round(piece.sizeHint().width()))
            self._pieces.append(piece)
        self._pieces[chosen].setChecked(True)
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(_GLIDE_MS)
        self._glide.valueChanged.connect(self.update)
        self._group.idToggled.connect(self._toggled)
        self._group.idClicked.connect(self._tell)
        self._told = chosen

    def set_look(self, look: Look) -> None:
        self._look = look
        for piece in self._pieces:
            piece.set_look(look)
        self.updateGeometry()
        self.update()

    def chosen(self) -> int:
        return self._group.checkedId()

    def choose(self, index: int) -> None:
        """Move the piece without telling anybody."""
        self._told = index
        self._pieces[index].setChecked(True)

    def set_choices(self, choices: Sequence[str]) -> None:
        """New words for the same choices, after a change of language."""
        for index, (piece, words) in enumerate(zip(self._pieces, choices, strict=True)):
            piece.setText(words)
            self._row.setStretch(index, piece.sizeHint().width())

    def set_choice_enabled(self, index: int, enabled: bool, reason: str = "") -> None:
        self._pieces[index].setEnabled(enabled)
        self._pieces[index].setToolTip(reason)

    def piece(self, index: int) -> QAbstractButton:
        """The button behind one choice, for tests and tours."""
        return self._pieces[index]

    # ---- Qt

    def sizeHint(self) -> QSize:
        width = sum(piece.sizeHint().width() for piece in self._pieces)
        return QSize(width, self._look.px(_HEIGHT) + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        width = sum(piece.minimumSizeHint().width() for piece in self._pieces)
        return QSize(width, self._look.px(_HEIGHT) + 2 * AIR)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._glide.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = brush_on(self), self._look.theme
        radius = self._look.px(10)
        if not self.isEnabled():
            p.setOpacity(0.6)
        groove(p, theme, body(self), radius)
        on = self.chosen()
        for index, piece in enumerate(self._pieces[:-1]):
            if on not in (index, index + 1):
                at = piece.geometry()
                x = at.left() if self._rtl() else at.right() + 1
                height = at.height() - 2 * AIR - 20
                p.fillRect(QRectF(x - 0.5, AIR + 10, 1, height), colour(theme.rim, 0.45))
        over = self._pieces[on].underMouse()
        raised(p, theme, self._piece_rect(), radius - 2.5, chosen=True, hover=over)
        if any(ring_wanted(piece) for piece in self._pieces):
            focus_ring(p, theme, body(self), radius)
        p.end()

    # ---- inside

    def _rtl(self) -> bool:
        return self.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def _rest(self, index: int) -> QRectF:
        """Where the raised piece lies when it has arrived at a choice."""
        at = QRectF(self._pieces[index].geometry())
        inner = body(self).adjusted(_LIP, _LIP, -_LIP, -_LIP)
        return QRectF(
            max(at.left(), inner.left()),
            inner.top(),
            min(at.right(), inner.right()) - max(at.left(), inner.left()),
            inner.height(),
        )

    def _piece_rect(self) -> QRectF:
        if self._glide.state() == QVariantAnimation.State.Running:
            value = self._glide.currentValue()
            if isinstance(value, QRectF):
                return value
        return self._rest(self.chosen())

    def _toggled(self, index: int, on: bool) -> None:
        if not on:
            if self.isVisible() and not self._look.calm:
                self._glide.setStartValue(self._rest(index))
            return
        if self.isVisible() and not self._look.calm and self._glide.startValue() is not None:
            self._glide.stop()
            self._glide.setEndValue(self._rest(index))
            self._glide.start()
        self.update()

    def _tell(self, index: int) -> None:
        if index != self._told:
            self._told = index
            self.changed.emit(index)


class _Piece(QAbstractButton):
    """One choice: words over the groove its parent paints."""

    def __init__(self, words: str, look: Look, icon: str | None, parent: Segmented) -> None:
        super().__init__(parent)
        self._owner = parent
        self._look = look
        self._icon_name = icon
        self.setText(words)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._width(14), self._look.px(_HEIGHT) + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width(10), self._look.px(_HEIGHT) + 2 * AIR)

    def _width(self, side: int) -> int:
        look = self._look
        icon = look.px(22) if self._icon_name else 0
        return round(look.advance(self.text(), 14, 650) + icon + 2 * look.px(side)) + 2 * _LIP

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        on = self.isChecked()
        weight = 650 if on else 450
        rect = QRectF(self.rect())
        ink = theme.ink if on or (self.underMouse() and self.isEnabled()) else theme.ink_soft
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        icon = look.px(22) if self._icon_name else 0
        wide = min(look.advance(self.text(), 14, weight) + icon, rect.width() - 2 * _LIP)
        start = rect.center().x() - wide / 2
        line = QRectF(start, rect.y(), wide, rect.height())
        if not self.isEnabled():
            p.setOpacity(0.5)
        if self._icon_name:
            x = line.right() - look.px(8) if rtl else line.left() + look.px(8)
            paint = theme.lapis if on else ink
            at = QPointF(x, rect.center().y())
            paint_icon(p, self._icon_name, at, paint, look.px(16.4), width=1.8, mirrored=rtl)
        words = line.adjusted(0, 0, -icon, 0) if rtl else line.adjusted(icon, 0, 0, 0)
        text(p, self.text(), words, look.font(14, weight), ink, "start", rtl=rtl)
        p.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._owner.update()  # the ring lies round the whole groove

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._owner.update()
