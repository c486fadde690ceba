"""One match in the list: its game, who plays, where it stands, when it was last played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from engine.core.messages import error_text
from gui.art.icons import paint_icon
from gui.art.painting import clipped, colour, fill, outline, rounded, text
from gui.art.seats import paint_flat
from gui.art.surfaces import card_body, card_shadow, focus_ring
from gui.controls import Look, brush_on, ring_wanted
from gui.games import KITS
from gui.games.upcoming import UPCOMING, upcoming_name
from gui.i18n import language_in_force, translate
from gui.windows.phrases import listed, numbers_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter, QPaintEvent

    from engine.core.match import SeatSetup
    from engine.library.entries import MatchEntry
    from gui.card_pictures import CardPictures

_AIR: Final = 8
_HEIGHT: Final = 84
_PICTURE: Final = 116


class MatchRow(QAbstractButton):
    """A click opens the match."""

    def __init__(
        self, entry: MatchEntry, when: str, look: Look, pictures: CardPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.entry = entry
        self._when = when
        self._look = look
        self._pictures = pictures
        self.setText(game_name(entry.game))
        self.setAccessibleName(f"{self.text()}. {self._standing()}. {when}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(640), self._look.px(_HEIGHT) + 2 * _AIR)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(240), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rect, radius = QRectF(self.rect()).adjusted(12, _AIR - 4, -12, -_AIR - 4), look.px(14)
        over = self.underMouse()
        card_shadow(p, theme, rect, radius, 1.0 if over else 0.6)
        card_body(p, theme, rect, radius)
        if over:
            fill(p, rounded(rect, radius), theme.lapis, 0.10 if self.isDown() else 0.04)
        room = rect.adjusted(look.px(18), 0, -look.px(18), 0)
        wide = look.px(_PICTURE) if rect.width() >= look.px(520) else 0
        if wide:
            self._paint_picture(p, rect, radius, wide)
            room = room.adjusted(0, 0, -wide, 0) if look.rtl else room.adjusted(wide, 0, 0, 0)
        outline(p, rect, radius, theme.edge, 1, 0.8)
        self._paint_words(p, room)
        if ring_wanted(self):
            focus_ring(p, theme, rect, radius)
        p.end()

    # ---- inside

    def _paint_picture(self, p: QPainter, rect: QRectF, radius: float, wide: float) -> None:
        at = QRectF(rect.right() - wide if self._look.rtl else rect.left(), rect.top(), wide, rect.height())
        size, language = QSizeF(at.width(), at.height()), language_in_force()
        picture = self._pictures.picture(self.entry.game, size, self.devicePixelRatioF(), language)
        with clipped(p, rounded(rect, radius)):
            if picture is None:
                p.fillRect(at, colour(self._look.theme.groove))
                paint_icon(p, "file", at.center(), self._look.theme.ink_soft, self._look.px(26))
            else:
                p.drawPixmap(at.topLeft(), picture)

    def _paint_words(self, p: QPainter, room: QRectF) -> None:
        look, theme, rtl = self._look, self._look.theme, self._look.rtl
        middle = room.center().y()
        upper = QRectF(room.x(), middle - look.px(27), room.width(), look.px(28))
        lower = QRectF(room.x(), middle + look.px(1), room.width(), look.px(26))
        when = look.advance(self._when, 14) + 2
        name = look.advance(self.text(), 16, 650)
        text(p, self.text(), upper, look.font(16, 650), theme.ink, rtl=rtl)
        if name + when + look.px(20) <= room.width():
            text(p, self._when, upper, look.font(14), theme.ink_soft, "end", rtl=rtl)
        standing = self._standing()
        faulty = self.entry.status == "unreadable"
        ink = theme.pomegranate_ink if faulty else theme.ink
        share = room.width() if faulty else min(look.advance(standing, 14, 600) + 2, room.width() * 0.5)
        end = QRectF(lower.left() if rtl else lower.right() - share, lower.y(), share, lower.height())
        text(p, standing, end, look.font(14, 400 if faulty else 600), ink, "start" if faulty else "end", rtl=rtl)
        if not faulty:
            gap = share + look.px(20)
            rest = lower.adjusted(gap, 0, 0, 0) if rtl else lower.adjusted(0, 0, -gap, 0)
            _paint_seats(p, rest, self.entry.seats, look)

    def _standing(self) -> str:
        entry, numbers = self.entry, numbers_of(self._look)
        if entry.status == "unreadable" and entry.fault is not None:
            return error_text(entry.fault.error(), language_in_force())
        if entry.outcome is not None:
            winners = [entry.seats[seat].name for seat in entry.outcome.winners if seat < len(entry.seats)]
            if len(winners) == 1:
                return translate("matches", "{name} won").format(name=listed(winners, numbers))
            return translate("matches", "{names} share the win").format(names=listed(winners, numbers))
        if 0 <= entry.actor < len(entry.seats):
            name = listed([entry.seats[entry.actor].name], numbers)
            return translate("matches", "{name} to move").format(name=name)
        return ""


def game_name(key: str) -> str:
    """A game's name; of one nobody knows, what the file calls it."""
    for kit in KITS:
        if kit.key == key:
            return kit.sentences.name()
    if any(game.key == key for game in UPCOMING):
        return upcoming_name(key)
    return key or translate("matches", "Unreadable file")


def _paint_seats(p: QPainter, rect: QRectF, seats: Sequence[SeatSetup], look: Look) -> None:
    """Signs with names as far as there is room, then signs alone."""
    along = 0.0
    wanted = sum(look.px(38) + look.advance(seat.name, 14) for seat in seats)
    named = wanted - look.px(18) <= rect.width()
    for seat in seats:
        x = rect.right() - along if look.rtl else rect.left() + along
        centre = QPointF(x - look.px(7) if look.rtl else x + look.px(7), rect.center().y())
        paint_flat(p, look.seats[seat.style], look.theme, centre.x(), centre.y(), look.type.px(6))
        along += look.px(20)
        if named:
            width = look.advance(seat.name, 14) + 1
            left = rect.right() - along - width if look.rtl else rect.left() + along
            name = QRectF(left, rect.y(), width, rect.height())
            text(p, seat.name, name, look.font(14), look.theme.ink_soft, rtl=look.rtl, elide=False)
            along += width + look.px(18)
