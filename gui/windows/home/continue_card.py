"""An unfinished match: its position in miniature, where it stands, who plays, whose turn it is and since when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from engine.core.seats import CHANCE, Seat
from gui.art.icons import paint_icon
from gui.art.painting import clipped, colour, hairline, outline, rounded, text
from gui.art.seats import paint_flat
from gui.art.surfaces import card_body, card_shadow, focus_ring, primary, raised
from gui.controls import Look, brush_on, ring_wanted
from gui.i18n import isolated, translate
from gui.windows.home.plan import AIR_FOOT, AIR_SIDE, AIR_TOP, CONTINUE_HEIGHT

if TYPE_CHECKING:
    from datetime import datetime

    from PySide6.QtGui import QPainter, QPaintEvent

    from engine.core.match import SeatSetup
    from gui.board.pixmaps import PixmapCache
    from gui.games.kit import BoardKit

_MINIATURE: Final = 236
_RADIUS: Final = 16


class Unfinished(Struct, frozen=True):
    """A match to go on with. `view` is what everybody may see of it."""

    path: str
    kit: BoardKit
    seats: tuple[SeatSetup, ...]
    actor: Seat
    view: Any
    last_played: datetime


class ContinueCard(QAbstractButton):
    """The whole card is one button. `first` paints its word as the one thing to do next."""

    def __init__(
        self,
        match: Unfinished,
        when: str,
        look: Look,
        pixmaps: PixmapCache,
        *,
        first: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self._when = ""
        self._look = look
        self._pixmaps = pixmaps
        self._first = first
        self._status = match.kit.sentences.status(match.view)
        self.setText(translate("home", "Continue"))
        self.set_when(when)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_when(self, when: str) -> None:
        """When it was last played, in words."""
        self._when = when
        self.setAccessibleName(
            translate("home", "Continue {game}: {status}. {turn}. {when}").format(
                game=self.match.kit.sentences.name(), status=self._status, turn=self._turn(), when=when
            )
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(430), self._look.px(CONTINUE_HEIGHT) + AIR_TOP + AIR_FOOT)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(240), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect, radius = QRectF(self.rect()).adjusted(AIR_SIDE, AIR_TOP, -AIR_SIDE, -AIR_FOOT), look.px(_RADIUS)
        over = self.underMouse() and self.isEnabled()
        card_shadow(p, theme, rect, radius, 1.25 if over else 1.0)
        card_body(p, theme, rect, radius)
        wide = min(look.px(_MINIATURE), rect.width() * (0.38 if rect.width() >= look.px(520) else 0.30))
        at = QRectF(rect.right() - wide if look.rtl else rect.x(), rect.y(), wide, rect.height())
        with clipped(p, rounded(rect, radius)):
            self._paint_miniature(p, at)
            seam = at.left() - 1 if look.rtl else at.right()
            p.fillRect(QRectF(seam, at.y(), 1, at.height()), colour(theme.edge, 0.8))
        outline(p, rect, radius, theme.edge, 1, 0.8)
        lead, trail = look.px(26), look.px(24)
        if look.rtl:
            self._paint_words(p, QRectF(rect.x() + trail, rect.y(), at.left() - lead - rect.x() - trail, rect.height()))
        else:
            left = at.right() + lead
            self._paint_words(p, QRectF(left, rect.y(), rect.right() - trail - left, rect.height()))
        if ring_wanted(self):
            focus_ring(p, theme, rect, radius)
        p.end()

    # ---- inside

    def _paint_miniature(self, p: QPainter, rect: QRectF) -> None:
        size, look, kit = QSizeF(rect.width(), rect.height()), self._look, self.match.kit
        art = ("miniature", kit.key, self.match.view, look.rtl, look.seats)
        area = QRectF(0, 0, rect.width(), rect.height())
        pixmap = self._pixmaps.pixmap(
            art,
            size,
            self.devicePixelRatioF(),
            look.theme.name,
            lambda painter: kit.paint_miniature(painter, area, self.match.view, look),
        )
        p.drawPixmap(rect.topLeft(), pixmap)

    def _paint_words(self, p: QPainter, room: QRectF) -> None:
        look, theme, rtl = self._look, self._look.theme, self._look.rtl
        beside = self._paint_button(p, room)
        head = room.adjusted(beside, 0, 0, 0) if rtl else room.adjusted(0, 0, -beside, 0)

        def line(y: float, high: float) -> QRectF:
            return QRectF(head.x(), room.y() + look.px(y), head.width(), look.px(high))

        text(p, self.match.kit.sentences.name(), line(16, 30), look.font(20, 650), theme.ink, rtl=rtl)
        text(p, self._status, line(46, 22), look.font(14), theme.ink_soft, rtl=rtl)
        seats = QRectF(room.x(), room.y() + look.px(76), room.width(), look.px(26))
        self._paint_seats(p, seats)
        y = room.bottom() - look.px(48)
        hairline(p, room.x(), y, room.width(), theme.line)
        self._paint_foot(p, QRectF(room.x(), y + 1, room.width(), look.px(47)))

    def _paint_button(self, p: QPainter, room: QRectF) -> float:
        """The word, painted as the button it stands for. Gives the room it takes."""
        look, theme = self._look, self._look.theme
        size, weight = (16, 600) if self._first else (16, 500)
        wide, high = look.advance(self.text(), size, weight) + look.px(50), look.px(38)
        x = room.left() if look.rtl else room.right() - wide
        rect, radius = QRectF(x, room.y() + look.px(24), wide, high), look.px(10)
        over, down = self.underMouse(), self.isDown()
        if self._first:
            primary(p, theme, rect, radius, hover=over, pressed=down)
        else:
            raised(p, theme, rect, radius, hover=over, pressed=down)
        ink = theme.on_lapis if self._first else theme.ink
        words = rect.translated(0, 1 if down else 0)
        text(p, self.text(), words, look.font(size, weight), ink, "centre", rtl=look.rtl, elide=False)
        return wide + look.px(14)

    def _paint_seats(self, p: QPainter, rect: QRectF) -> None:
        """Signs with names, in turn order; when there are too many, the signs alone."""
        look, theme = self._look, self._look.theme
        widths = [look.px(21) + look.advance(seat.name, 14) for seat in self.match.seats]
        gap = look.px(22)
        named = sum(widths) + gap * (len(widths) - 1) <= rect.width()
        along = 0.0
        for seat, width in zip(self.match.seats, widths, strict=True):
            step = width if named else look.px(17)
            x = rect.right() - along if look.rtl else rect.left() + along
            middle = x - look.px(7) if look.rtl else x + look.px(7)
            paint_flat(p, look.seats[seat.style], theme, middle, rect.center().y(), look.type.px(6.5))
            if named:
                left = x - width if look.rtl else x + look.px(21)
                name = QRectF(left, rect.y(), width - look.px(21) + 1, rect.height())
                text(p, seat.name, name, look.font(14), theme.ink_soft, rtl=look.rtl, elide=False)
            along += step + (gap if named else look.px(10))

    def _paint_foot(self, p: QPainter, rect: QRectF) -> None:
        look, theme, rtl = self._look, self._look.theme, self._look.rtl
        start = rect.right() if rtl else rect.left()
        way = -1 if rtl else 1
        if self._seat() is not None:
            style = look.seats[self.match.seats[self.match.actor].style]
            paint_flat(p, style, theme, start + way * look.px(7), rect.center().y(), look.type.px(6.5))
            start += way * look.px(22)
        when = look.advance(self._when, 14) + look.px(30)
        turn = self._turn()
        room = rect.width() - look.px(22)
        wide = min(look.advance(turn, 14, 600) + 2, max(room - when - look.px(18), look.px(60)))
        line = QRectF(start - wide if rtl else start, rect.y(), wide, rect.height())
        text(p, turn, line, look.font(14, 600), theme.ink, rtl=rtl)
        start += way * (wide + look.px(18))
        left = rect.left() if rtl else start
        rest = QRectF(left, rect.y(), (start - rect.left()) if rtl else rect.right() - start, rect.height())
        if rest.width() < look.px(60):
            return
        x = start + way * look.px(8)
        paint_icon(p, "clock", QPointF(x, rect.center().y()), theme.ink_soft, look.px(16), width=1.8)
        lead = look.px(22)
        words = rest.adjusted(0, 0, -lead, 0) if rtl else rest.adjusted(lead, 0, 0, 0)
        text(p, self._when, words, look.font(14), theme.ink_soft, rtl=rtl)

    def _seat(self) -> SeatSetup | None:
        return self.match.seats[self.match.actor] if self.match.actor >= 0 else None

    def _turn(self) -> str:
        seat = self._seat()
        if seat is not None:
            return translate("home", "{name} to move").format(name=isolated(seat.name))
        return translate("home", "Cards are being dealt") if self.match.actor == CHANCE else ""
