"""A whole number between two limits: two raised keys in a groove, the value between them."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QSizePolicy, QSpinBox, QWidget

from gui.art.icons import paint_icon
from gui.art.surfaces import focus_ring, groove, raised
from gui.controls.look import AIR, Look, body, brush_on, ring_wanted, sag

_HEIGHT, _WIDTH, _LIP = 36, 120, 3
_FIRST_MS, _NEXT_MS = 380, 70
# Whatever digits are typed, a number is read.
_TO_LATIN = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩−", "01234567890123456789-")
Step = Literal[-1, 1]


class Stepper(QSpinBox):
    """`valueChanged(int)` as in QSpinBox. Minus stands at the leading side, also right to left.

    Digits are those of the look; both Latin and Persian ones may be typed.
    """

    def __init__(
        self,
        minimum: int,
        maximum: int,
        value: int,
        look: Look,
        *,
        name: str,
        step: int = 1,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._held: Step | None = None
        self._over: Step | None = None
        self._repeat = QTimer(self)
        self._repeat.timeout.connect(self._again)
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setFrame(False)
        self.setRange(minimum, maximum)
        self.setSingleStep(step)
        self.setValue(value)
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        edit = self.lineEdit()
        edit.setFrame(False)
        edit.setAlignment(Qt.AlignmentFlag.AlignCenter)
        edit.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setStyleSheet("QSpinBox, QLineEdit { background: transparent; border: none; padding: 0; }")
        self.valueChanged.connect(self.update)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setFont(look.font(16, 700, tabular=True))
        palette = self.lineEdit().palette()
        palette.setColor(palette.ColorRole.Text, look.theme.ink)
        palette.setColor(palette.ColorRole.Highlight, look.theme.lapis)
        palette.setColor(palette.ColorRole.HighlightedText, look.theme.on_lapis)
        self.lineEdit().setPalette(palette)
        self.setValue(self.value())
        self.lineEdit().setText(self.textFromValue(self.value()))
        self.updateGeometry()
        self._place_edit()
        self.update()

    def key_rect(self, step: Step) -> QRectF:
        """Where the key for -1 or +1 lies."""
        at = body(self).adjusted(_LIP, _LIP, -_LIP, -_LIP)
        leading = (step < 0) != (self.layoutDirection() == Qt.LayoutDirection.RightToLeft)
        x = at.left() if leading else at.right() - at.height()
        return QRectF(x, at.top(), at.height(), at.height())

    # ---- digits

    def textFromValue(self, value: int) -> str:  # noqa: N802 (Qt's name)
        return self._look.number(value)

    def valueFromText(self, words: str) -> int:  # noqa: N802
        return int(words.translate(_TO_LATIN).strip("\u2066\u2069 "))

    def validate(self, words: str, at: int) -> tuple[QValidator.State, str, int]:
        plain = words.translate(_TO_LATIN).strip("\u2066\u2069 ")
        if plain in ("", "-"):
            return QValidator.State.Intermediate, words, at
        if not plain.lstrip("-").isdigit():
            return QValidator.State.Invalid, words, at
        value = int(plain)
        if self.minimum() <= value <= self.maximum():
            return QValidator.State.Acceptable, words, at
        may_grow = len(plain) < len(str(self.maximum())) and value < self.minimum()
        return (QValidator.State.Intermediate if may_grow else QValidator.State.Invalid), words, at

    # ---- Qt

    def sizeHint(self) -> QSize:
        look = self._look
        widest = max(look.advance(look.number(n), 16, 700) for n in (self.minimum(), self.maximum()))
        width = max(look.px(_WIDTH), round(widest) + 2 * look.px(_HEIGHT) + look.px(16))
        return QSize(width + 2 * AIR, look.px(_HEIGHT) + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_edit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._place_edit()
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        step = self._key_at(event)
        if step is None or event.button() != Qt.MouseButton.LeftButton:
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._held = step
        self._take(step)
        self._repeat.start(_FIRST_MS)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self._key_at(event)
        if over != self._over:
            self._over = over
            pointing = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
            self.setCursor(pointing)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._release()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._over = None
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()  # a page being scrolled must not change numbers

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = brush_on(self), self._look.theme
        if not self.isEnabled():
            p.setOpacity(0.55)
        radius = self._look.px(10)
        groove(p, theme, body(self), radius)
        self._key(p, -1, self.value() <= self.minimum())
        self._key(p, 1, self.value() >= self.maximum())
        if ring_wanted(self):
            focus_ring(p, theme, body(self), radius)
        p.end()

    # ---- inside

    def _key(self, p: QPainter, step: Step, sunk: bool) -> None:
        theme, rect = self._look.theme, self.key_rect(step)
        down = self._held == step
        if not sunk:
            raised(p, theme, rect, self._look.px(7.5), hover=self._over == step, pressed=down)
        shift = 1 if down and not sunk else 0
        sign = "plus" if step > 0 else "minus"
        ink = theme.rim if sunk else theme.ink
        paint_icon(p, sign, rect.translated(0, shift).center(), ink, self._look.px(17), width=2.1)

    def _key_at(self, event: QMouseEvent) -> Step | None:
        if self.key_rect(-1).contains(event.position()):
            return -1
        if self.key_rect(1).contains(event.position()):
            return 1
        return None

    def _take(self, step: Step) -> None:
        self.stepBy(step)
        self.lineEdit().deselect()
        if not self.minimum() < self.value() < self.maximum():
            self._repeat.stop()
        self.update()

    def _again(self) -> None:
        self._repeat.setInterval(_NEXT_MS)
        if self._held is not None:
            self._take(self._held)

    def _release(self) -> None:
        self._held = None
        self._repeat.stop()
        self.update()

    def _place_edit(self) -> None:
        key = self.key_rect(-1)
        across = int(key.width()) + _LIP + AIR
        self.lineEdit().setGeometry(self.rect().adjusted(across, AIR + sag(self.font()), -across, -AIR))
