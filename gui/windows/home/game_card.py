"""A game's card: its picture, its name, what one does in it, for how many and how long. It lifts under the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gui.art.icons import paint_icon
from gui.art.painting import clipped, colour, fill, hairline, outline, rounded, text
from gui.art.surfaces import card_body, card_shadow, focus_ring
from gui.controls import Look, brush_on, ring_wanted
from gui.windows.home.plan import AIR_FOOT, AIR_SIDE, AIR_TOP, CARD_WORDS

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent

    from gui.card_pictures import CardPictures
    from gui.i18n import Language

_LIFT: Final = 5
_LIFT_MS: Final = 160
_SETTLE_MS: Final = 120
_SIDE: Final = 22
_RADIUS: Final = 18
_LINE: Final = 21
"""From one line of the tagline to the next."""


class CardWords(Struct, frozen=True):
    """Everything a card says. `pending` is empty for a game that can be played."""

    name: str
    tagline: str
    players: str
    minutes: str
    pending: str = ""


class GameCard(QAbstractButton):
    """`clicked` begins a game; a game in preparation is quieter and does nothing."""

    def __init__(self, key: str, look: Look, pictures: CardPictures, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self._look = look
        self._pictures = pictures
        self._language: Language = "en"
        self._words = CardWords("", "", "", "")
        self._picture: QPixmap | None = None
        self._picture_height, self._words_height = 222, CARD_WORDS
        self._rise = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(_LIFT_MS)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._risen)
        # While the window is drawn larger the old picture is stretched; it is read anew when that is over.
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._settle.timeout.connect(self._take_picture)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_words(self, words: CardWords, language: Language) -> None:
        """What it says, and the language of the digits in its picture."""
        self._words, self._language = words, language
        spoken = ". ".join(part for part in (words.tagline, words.players, words.minutes, words.pending) if part)
        self.setText(words.name)
        self.setAccessibleName(words.name)
        self.setAccessibleDescription(spoken)
        self.setEnabled(not words.pending)
        self.setCursor(Qt.CursorShape.ArrowCursor if words.pending else Qt.CursorShape.PointingHandCursor)
        self._picture = None
        self.updateGeometry()
        self.update()

    def set_heights(self, picture: int, words: int) -> None:
        """Of the picture and of the words below it, in pixels of the screen; alike for all cards of a page."""
        self._picture_height, self._words_height = picture, words
        self.updateGeometry()

    def words_height(self, width: int) -> int:
        """How high the words want to be on a card of that width, air included, in pixels of the screen."""
        look, room = self._look, width - 2 * AIR_SIDE - 2 * self._look.px(_SIDE)
        extra = (self._tagline_lines(room) - 1) * look.px(_LINE)
        if self._stacked(room):
            extra += look.px(26)
        return look.px(CARD_WORDS) + extra

    # ---- Qt

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._picture_height + self._words_height + AIR_TOP + AIR_FOOT)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(160), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._picture is not None:
            self._settle.start()

    def finish_painting(self) -> None:
        """A picture that is only stretched until the size stays becomes sharp at once."""
        if self._settle.isActive():
            self._settle.stop()
            self._take_picture()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        if self.isEnabled():
            self._glide_to(1.0)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._glide_to(0.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect, radius = self._card(), look.px(_RADIUS)
        pending = bool(self._words.pending)
        if not pending:
            card_shadow(p, theme, rect.translated(0, self._rise * _LIFT * 0.7), radius, 1 + 0.9 * self._rise)
            card_body(p, theme, rect, radius)
        else:
            fill(p, rounded(rect, radius), theme.paper, 0.55)
        head = QRectF(rect.x(), rect.y(), rect.width(), self._picture_height)
        with clipped(p, rounded(rect, radius)):
            self._paint_picture(p, head)
            p.fillRect(QRectF(head.x(), head.bottom() - 1, head.width(), 1), colour(theme.ink, 0.16))
        outline(p, rect, radius, theme.edge, 1, 0.9)
        self._paint_words(p, QRectF(rect.x(), head.bottom(), rect.width(), rect.bottom() - head.bottom()))
        if pending:
            self._paint_pill(p, head)
        if ring_wanted(self):
            focus_ring(p, theme, rect, radius)
        p.end()

    # ---- inside

    def _card(self) -> QRectF:
        rect = QRectF(self.rect()).adjusted(AIR_SIDE, AIR_TOP, -AIR_SIDE, -AIR_FOOT)
        down = self.isDown() and self.isEnabled()
        return rect.translated(0, -_LIFT * self._rise + (2 if down else 0))

    def _paint_picture(self, p: QPainter, rect: QRectF) -> None:
        if self._picture is None:
            self._take_picture()
        if self._picture is None:
            p.fillRect(rect, colour(self._look.theme.groove))
            return
        if self._words.pending:
            p.fillRect(rect, colour(self._look.theme.paper))
            p.setOpacity(0.38 if self._look.theme.dark else 0.5)
        p.drawPixmap(rect, self._picture, QRectF(self._picture.rect()))
        p.setOpacity(1.0)

    def _take_picture(self) -> None:
        size = QSizeF(self.width() - 2 * AIR_SIDE, self._picture_height)
        self._picture = self._pictures.picture(self.key, size, self.devicePixelRatioF(), self._language)
        self.update()

    def _paint_words(self, p: QPainter, rect: QRectF) -> None:
        look, theme, rtl = self._look, self._look.theme, self._look.rtl
        soft = bool(self._words.pending)
        room = rect.adjusted(look.px(_SIDE), 0, -look.px(_SIDE), 0)
        top = room.top() + look.px(16)
        name = QRectF(room.x(), top, room.width(), look.px(30))
        text(p, self._words.name, name, look.font(20, 650), theme.ink_soft if soft else theme.ink, rtl=rtl)
        lines = self._tagline_lines(round(room.width()))
        below = QRectF(room.x(), name.bottom() + look.px(2), room.width(), lines * look.px(_LINE) + look.px(3))
        side = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        flags = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        p.setFont(look.font(14))
        p.setPen(colour(theme.ink_soft))
        p.setLayoutDirection(look.direction)
        p.drawText(below, int(flags), self._words.tagline)
        p.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        # From the foot up: the lines of all cards of a row stand at one height.
        stacked = self._stacked(round(room.width()))
        facts = QRectF(room.x(), rect.bottom() - look.px(46), room.width(), look.px(26))
        if stacked:
            facts.translate(0, -look.px(26))
        hairline(p, room.x(), facts.top() - look.px(12), room.width(), theme.line)
        ink = theme.ink_soft if soft else theme.ink
        players, minutes = ("people", self._words.players), ("clock", self._words.minutes)
        self._fact(p, facts, *players, ink, at_end=False)
        self._fact(p, facts.translated(0, look.px(26) if stacked else 0), *minutes, ink, at_end=not stacked)

    def _fact(self, p: QPainter, rect: QRectF, icon: str, words: str, ink: str, *, at_end: bool) -> None:
        look, rtl = self._look, self._look.rtl
        wide = self._fact_width(words)
        left = rect.x() if at_end == rtl else rect.right() - wide
        half = look.px(9)
        x = left + wide - half if rtl else left + half
        paint_icon(p, icon, QPointF(x, rect.center().y()), ink, look.px(17), width=1.7)
        lead = look.px(26)
        room = QRectF(left if rtl else left + lead, rect.y(), wide - lead, rect.height())
        text(p, words, room, look.font(14, 500), ink, rtl=rtl, elide=False)

    def _paint_pill(self, p: QPainter, head: QRectF) -> None:
        look, theme = self._look, self._look.theme
        wide, high = look.advance(self._words.pending, 12, 600) + look.px(24), look.px(28)
        gap = look.px(14)
        x = head.right() - gap - wide if look.rtl else head.left() + gap
        pill = QRectF(x, head.bottom() - gap - high, wide, high)
        fill(p, rounded(pill, high / 2), theme.paper)
        outline(p, pill, high / 2, theme.edge, 1)
        text(p, self._words.pending, pill, look.font(12, 600), theme.ink_soft, "centre", rtl=look.rtl)

    def _fact_width(self, words: str) -> float:
        return self._look.advance(words, 14, 500) + self._look.px(26) + 2

    def _stacked(self, room: int) -> bool:
        """Whether players and minutes need a line each."""
        both = self._fact_width(self._words.players) + self._fact_width(self._words.minutes)
        return both + self._look.px(10) > room

    def _tagline_lines(self, room: int) -> int:
        metrics = QFontMetrics(self._look.font(14))
        wrapped = metrics.boundingRect(
            QRect(0, 0, max(room, 40), 1000), int(Qt.TextFlag.TextWordWrap), self._words.tagline
        )
        return max(1, round(wrapped.height() / metrics.lineSpacing()))

    def _glide_to(self, rise: float) -> None:
        self._glide.stop()
        if self._look.calm:
            self._risen(rise)
            return
        self._glide.setStartValue(self._rise)
        self._glide.setEndValue(rise)
        self._glide.start()

    def _risen(self, rise: float) -> None:
        self._rise = rise
        self.update()
