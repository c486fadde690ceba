"""The curtain: it hangs over the table while the screen passes from one person to another."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from gui.art.painting import clear_pixmap, smooth
from gui.controls import Look, brush_on
from gui.windows.curtain.backdrop import blurred_table
from gui.windows.curtain.controls import LeaveLink, OpenButton
from gui.windows.curtain.hanging import paint_lamp
from gui.windows.curtain.measures import HANGING_TOP, Measures, measure
from gui.windows.curtain.news import NewsItem, news_lines
from gui.windows.curtain.studio import HangingStudio
from gui.windows.curtain.words import Arrangement, Speech, arrange, paint_words, speech
from gui.windows.phrases import numbers_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.core.match import SeatSetup

LIFT_MS: Final = 260
DEAF_SECONDS: Final = 0.4
"""A key still held from the last move must not open the curtain."""
_PRESSING: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Curtain(QWidget):
    """Covers its parent, the table page. `hang` shows it at once; whoever hangs it shows a spectator's view on the
    table first, because the table is seen through it, blurred. The person's press emits `opened`, on which the
    table shows what that person may see; then the cloth is lifted from it.

    `clock` gives seconds that never run back.
    """

    opened = Signal()
    leave_wanted = Signal()
    lifted = Signal()
    """The way is free again."""

    def __init__(self, look: Look, parent: QWidget, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self._look = look
        self._table = parent
        self._clock = clock
        self._hung_at = 0.0
        self._seat: SeatSetup | None = None
        self._news: Sequence[NewsItem] = ()
        self._status = ""
        self._speech: Speech | None = None
        self._at: Arrangement | None = None
        self._measures: Measures | None = None
        self._studio = HangingStudio(self._wanted, self)
        self._studio.done.connect(self.update)
        self._expected = False
        self._behind = QImage()
        self._flying: QPixmap | None = None
        self.open_button = OpenButton(self)
        self.leave_link = LeaveLink(self)
        self.open_button.clicked.connect(self._open)
        self.leave_link.clicked.connect(self.leave_wanted)
        for button in (self.open_button, self.leave_link):
            button.installEventFilter(self)
        self._way = QVariantAnimation(self)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.setDuration(LIFT_MS)
        self._way.setEasingCurve(QEasingCurve.Type.InQuad)
        self._way.valueChanged.connect(self.update)
        self._way.finished.connect(self._gone)
        self.setLayoutDirection(look.direction)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        parent.installEventFilter(self)
        self.hide()

    # ---- what the table page uses

    @property
    def hanging(self) -> bool:
        """Whether it hides the table now: true until somebody opens it."""
        return self._seat is not None

    def expect(self, hangs: bool) -> None:
        """Whether it may hang in this match: only then is its cloth painted ahead."""
        self._expected = hangs
        self._paint_ahead()

    def hang(self, seat: SeatSetup, news: Sequence[NewsItem], status: str) -> None:
        """Cover the table for `seat`. `news`: what this seat saw happen since it last looked, latest last; `status`:
        the game and how far it is, in one line."""
        self._way.stop()
        self._flying = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        if self.isHidden():
            self._behind = blurred_table(self._table)
        self._seat, self._news, self._status = seat, tuple(news), status
        self._hung_at = self._clock()
        self.setGeometry(self._table.rect())
        self._say()
        self._studio.finish()
        for button in (self.open_button, self.leave_link):
            button.show()
        self.show()
        self.raise_()
        self.open_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def lift(self) -> None:
        """Away with it: upwards, or fading for those who want little motion."""
        if self._seat is None or self.isHidden():
            return
        self._flying = self._snapshot()
        self._seat = None
        for button in (self.open_button, self.leave_link):
            button.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clearFocus()
        self._way.start()

    def take_down(self) -> None:
        """Gone at once, without a way: the table page is being left."""
        self._way.stop()
        self._gone()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setLayoutDirection(look.direction)
        self.retranslate()

    def retranslate(self) -> None:
        if self._seat is not None:
            self._say()
        self._paint_ahead()
        self.update()

    # ---- Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() == QEvent.Type.Resize and watched is self._table:
            self.setGeometry(self._table.rect())
        if isinstance(event, QKeyEvent) and event.key() in _PRESSING and isinstance(watched, QAbstractButton):
            # A button of Qt's answers the release; here the press counts, and the release of an old one must not.
            if event.type() == QEvent.Type.KeyPress:
                self._key(event, watched)
            return event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
        return False

    def event(self, event: QEvent) -> bool:
        # What would be a shortcut of the table is a mere key here: the curtain lets nothing through.
        if event.type() == QEvent.Type.ShortcutOverride and self._seat is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        self._key(event, self.open_button)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        if self._seat is None:
            return super().focusNextPrevChild(forward)
        other = self.leave_link if self.open_button.hasFocus() else self.open_button
        other.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._paint_ahead()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = brush_on(self)
        if self._flying is None:
            self._paint_behind(p)
            self._paint_cloth(p)
        else:
            gone = float(self._way.currentValue() or 0.0)
            p.setOpacity(1 - gone)
            self._paint_behind(p)
            p.setOpacity(1 - gone if self._look.calm else 1.0)
            rise = 0.0 if self._look.calm else gone * (self._flying.deviceIndependentSize().height() + 8)
            left = (self.width() - self._flying.deviceIndependentSize().width()) / 2
            p.drawPixmap(QPointF(left, -rise), self._flying)
        p.end()

    # ---- inside

    def _key(self, event: QKeyEvent, button: QAbstractButton) -> None:
        """Space and Enter press a button, unless they are still held from the last move."""
        deaf = event.isAutoRepeat() or self._clock() - self._hung_at < DEAF_SECONDS
        if event.key() in _PRESSING and not deaf and self._seat is not None:
            button.click()

    def _open(self) -> None:
        if self._seat is None:
            return
        self.opened.emit()
        self.lift()

    def _gone(self) -> None:
        self._seat = None
        self._flying = None
        self._behind = QImage()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.hide()
        self.lifted.emit()

    def _say(self) -> None:
        assert self._seat is not None
        numbers = numbers_of(self._look)
        self._speech = speech(self._seat.name, news_lines(self._news, numbers), self._status)
        self.open_button.setText(self._speech.open)
        self.leave_link.setText(self._speech.leave)
        self.setAccessibleName(self._speech.headline)
        self.open_button.setAccessibleDescription(self._speech.spoken)
        self._arrange()

    def _arrange(self) -> None:
        """Measure anew for this size and text scale, and put the buttons in their places."""
        scale = self._look.type.scale
        m = self._measures = measure(self.width(), self.height(), scale)
        if self._speech is None:
            return
        at = self._at = arrange(self._speech, m, scale)
        corner = self._cloth_corner()
        self.open_button.set_scale(at.scale)
        size = self.open_button.sizeHint()
        width = min(size.width(), round(at.width + 2 * 24 * m.unit))
        top = at.places.get("open", at.places.get("headline", 0.0)) - (size.height() - 64 * at.scale) / 2
        self.open_button.setGeometry(round(self.width() / 2 - width / 2), round(corner.y() + top), width, size.height())
        self.leave_link.set_scale(min(scale, max(1.4, m.unit)))
        link = self.leave_link.sizeHint()
        x = 20 if self._look.rtl else self.width() - link.width() - 20
        self.leave_link.setGeometry(x, self.height() - link.height() - 8, link.width(), link.height())
        self.update()

    def _cloth_corner(self) -> QPointF:
        assert self._measures is not None
        m = self._measures
        return QPointF(self.width() / 2 - m.width * m.unit / 2, HANGING_TOP * m.unit)

    def _paint_ahead(self) -> None:
        if self._expected:
            self._studio.begin()

    def _wanted(self) -> tuple[Measures, float]:
        """What the picture of the hanging depends on now."""
        size = self._table.size()
        return measure(size.width(), size.height(), self._look.type.scale), self.devicePixelRatioF()

    def _paint_behind(self, p: QPainter) -> None:
        if not self._behind.isNull():
            p.drawImage(QRectF(self.rect()), self._behind)

    def _paint_cloth(self, p: QPainter) -> None:
        picture, then, m = self._studio.picture, self._studio.measures, self._measures
        if picture is None or then is None or m is None:
            return
        p.save()
        # While a window is being resized the last picture is stretched; the sharp one follows.
        across, along = m.width * m.unit / (then.width * then.unit), m.height * m.unit / (then.height * then.unit)
        p.translate(self.width() / 2, 0)
        if (across, along) != (1.0, 1.0):
            p.scale(across, along)
        p.drawPixmap(QPointF(picture.left, picture.top), picture.pixmap)
        p.restore()
        if self._speech is None or self._at is None or self._seat is None:
            return
        p.save()
        p.translate(self._cloth_corner())
        paint_words(p, self._speech, self._at, m, self._look.seats, rtl=self._look.rtl)
        p.scale(m.unit, m.unit)
        paint_lamp(p, m, self._look.seats[self._seat.style])
        p.restore()

    def _snapshot(self) -> QPixmap:
        """The hanging with its words and button, for its way up."""
        assert self._measures is not None
        picture = clear_pixmap(self.size().toSizeF(), self.devicePixelRatioF())
        p = smooth(QPainter(picture))
        self._paint_cloth(p)
        button = self.open_button
        button.render(p, button.pos(), renderFlags=QWidget.RenderFlag.DrawChildren)
        p.end()
        return picture
