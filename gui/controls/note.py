"""A small note that says why something did not happen, and fades."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFontMetrics, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.art.icons import paint_icon
from gui.art.painting import clipped, colour, rounded, smooth
from gui.art.surfaces import card
from gui.controls.look import Look, brush_on

Tone = Literal["refusal", "notice", "done"]
_ICONS = {"refusal": "forbidden", "notice": "info", "done": "check"}
_AIR, _WIDEST, _FADE_MS = 18, 440, 240


class Note(QWidget):
    """One per page, a child of what it floats over. `say` shows it; `followed(clause)` when its clause is clicked."""

    followed = Signal(str)

    def __init__(self, over: QWidget, look: Look) -> None:
        super().__init__(over)
        self._look = look
        self._words, self._clause, self._tone = "", "", "notice"
        self._strength = 1.0
        self._near: QPoint | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._leave)
        self._fade = QVariantAnimation(self)
        self._fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fade.setDuration(_FADE_MS)
        self._fade.valueChanged.connect(self._faded)
        self._fade.finished.connect(self._arrived)
        over.installEventFilter(self)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def set_look(self, look: Look) -> None:
        self._look = look
        self._place()
        self.update()

    def say(
        self, words: str, *, clause: str = "", tone: Tone = "notice", stay_ms: int = 0, near: QPoint | None = None
    ) -> None:
        """Show `words`, and the clause they rest on. It stays about as long as reading takes. `near`: beside that
        point of what it floats over; otherwise at the foot."""
        self._words, self._clause, self._tone, self._near = words, clause, tone, near
        self.setAccessibleName(f"{words} {clause}".strip())
        self.setCursor(Qt.CursorShape.PointingHandCursor if clause else Qt.CursorShape.ArrowCursor)
        self._place()
        self.raise_()
        self.show()
        self._to(1.0)
        self._wait.start(stay_ms or 2600 + 45 * len(words))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))

    def words(self) -> str:
        """What it says now; empty when it is gone."""
        return self._words if self.isVisible() else ""

    def dismiss(self) -> None:
        """Gone at once: the next move answers it."""
        self._wait.stop()
        self._fade.stop()
        self.hide()

    # ---- Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._clause:
            self.followed.emit(self._clause)
        self.dismiss()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        p.setOpacity(self._strength)
        rect = QRectF(self.rect()).adjusted(_AIR, _AIR - 8, -_AIR, -_AIR - 8)
        card(p, theme, rect, look.px(12), 1.2)
        accent = {"refusal": theme.pomegranate, "notice": theme.saffron, "done": theme.turquoise}[self._tone]
        rtl = look.rtl
        with clipped(p, rounded(rect, look.px(12))):
            x = rect.right() - 4 if rtl else rect.left()
            p.fillRect(QRectF(x, rect.top(), 4, rect.height()), colour(accent))
        x = rect.right() - look.px(26) if rtl else rect.left() + look.px(26)
        ink = {"refusal": theme.pomegranate_ink, "notice": theme.saffron_ink, "done": theme.turquoise_ink}
        paint_icon(p, _ICONS[self._tone], QPointF(x, rect.center().y()), ink[self._tone], look.px(20))
        smooth(p)
        p.setLayoutDirection(look.direction)
        room = self._room(rect)
        p.setFont(look.font(14, 450))
        p.setPen(colour(theme.ink))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        p.drawText(room, int(flags | self._side()), self._words)
        if self._clause:
            p.setFont(look.font(12, 500))
            p.setPen(colour(theme.lapis))
            side = Qt.AlignmentFlag.AlignLeft if rtl else Qt.AlignmentFlag.AlignRight
            flags_end = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute | side
            edge = rect.adjusted(look.px(16), 0, -look.px(16), 0)
            p.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
            p.drawText(edge, int(flags_end), self._clause)
        p.end()

    # ---- inside

    def _side(self) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if self._look.rtl else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignAbsolute

    def _clause_room(self) -> int:
        if not self._clause:
            return 0
        return round(self._look.advance(self._clause, 12, 500)) + self._look.px(14)

    def _room(self, rect: QRectF) -> QRectF:
        lead, trail = self._look.px(48), self._look.px(16) + self._clause_room()
        return rect.adjusted(trail, 0, -lead, 0) if self._look.rtl else rect.adjusted(lead, 0, -trail, 0)

    def _place(self) -> None:
        over = self.parentWidget()
        if over is None or not self._words:
            return
        look = self._look
        side = look.px(64) + self._clause_room()
        widest = min(look.px(_WIDEST), max(120, over.width() - 2 * _AIR - 24)) - side
        metrics = QFontMetrics(look.font(14, 450))
        flags = int(Qt.TextFlag.TextWordWrap)
        words = metrics.boundingRect(QRect(0, 0, widest, 1000), flags, self._words)
        width = words.width() + 4 + side + 2 * _AIR
        height = max(look.px(46), words.height() + look.px(24)) + 2 * _AIR
        x, y = (over.width() - width) // 2, over.height() - height - 6
        if self._near is not None:
            # Above the hand, or below it where there is no room; the air is the shadow's, not the paper's.
            above = self._near.y() - height - look.px(6)
            y = above if above > -_AIR // 2 else self._near.y() + look.px(20)
            x = max(-_AIR // 2, min(self._near.x() - width // 2, over.width() - width + _AIR // 2))
        self.setGeometry(x, y, width, height)

    def _to(self, strength: float) -> None:
        self._fade.stop()
        if self._look.calm:
            self._faded(strength)
            self._arrived()
            return
        self._fade.setStartValue(self._strength if self.isVisible() else 0.0)
        self._fade.setEndValue(strength)
        self._fade.start()

    def _leave(self) -> None:
        if self.underMouse():
            self._wait.start(800)
        else:
            self._to(0.0)

    def _faded(self, strength: object) -> None:
        self._strength = float(strength) if isinstance(strength, float) else 1.0
        self.update()

    def _arrived(self) -> None:
        if self._strength <= 0.01:
            self.hide()
            self._strength = 1.0
