"""Luggage tags: a seat with its bid or its wealth, and companies to choose among."""

from typing import Literal

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gui.art.painting import clipped, colour, fill, polygon, rounded, stroke, text
from gui.art.seats import paint_flat
from gui.art.shadows import draw_shadow
from gui.art.surfaces import focus_ring
from gui.controls.look import Look, brush_on, ring_wanted
from gui.games.irish_gauge.emblems import livery, paint_badge
from gui.i18n import left_to_right
from gui.theme import SeatStyle

Standing = Literal["in", "lead", "turn", "out", "plain"]


class TagWords(Struct, frozen=True):
    """What a seat's tag says."""

    style: SeatStyle
    name: str
    figure: str
    status: str
    standing: Standing


def tag_path(box: QRectF, flip: bool) -> QPainterPath:
    """Cut at the two corners of its leading end."""
    cut = min(11.0, box.height() * 0.24)
    left, right, top, foot = box.left(), box.right(), box.top(), box.bottom()
    if flip:
        return polygon(
            (
                (left, top),
                (right - cut, top),
                (right, top + cut),
                (right, foot - cut),
                (right - cut, foot),
                (left, foot),
            )
        )
    return polygon(
        ((left + cut, top), (right, top), (right, foot), (left + cut, foot), (left, foot - cut), (left, top + cut))
    )


def paint_tag(p: QPainter, look: Look, box: QRectF, said: TagWords, *, roomy: bool) -> None:
    """`roomy`: with the name above and the standing below; `box` is then all of it."""
    body = QRectF(box)
    if roomy:
        line = look.px(21)
        body = box.adjusted(0, line, 0, -line)
        _name(p, look, QRectF(box.left(), box.top(), box.width(), line), said)
        _status(p, look, QRectF(box.left(), box.bottom() - line + 2, box.width(), line - 3), said)
    _body(p, look, body, said)


def _name(p: QPainter, look: Look, row: QRectF, said: TagWords) -> None:
    out = said.standing == "out"
    ink = look.theme.ink_soft if out else look.theme.ink
    text(p, said.name, row, look.font(12, 420 if out else 620), ink, "centre", rtl=look.rtl)


def _status(p: QPainter, look: Look, row: QRectF, said: TagWords) -> None:
    theme = look.theme
    ink, weight = theme.ink_soft, 420
    if said.standing in ("lead", "turn"):
        wide = min(row.width(), look.advance(said.status, 12, 650) + look.px(18))
        pill = QRectF(row.center().x() - wide / 2, row.top(), wide, row.height())
        lead = said.standing == "lead"
        fill(p, rounded(pill, pill.height() / 2), theme.saffron if lead else theme.lapis, 0.22 if lead else 1.0)
        ink, weight = (theme.saffron_ink if lead else theme.on_lapis), 650
    text(p, said.status, row, look.font(12, weight), ink, "centre", rtl=look.rtl)


def _body(p: QPainter, look: Look, body: QRectF, said: TagWords) -> None:
    theme, out = look.theme, said.standing == "out"
    base = said.style.on(theme)
    path = tag_path(body, look.rtl)
    if not out:
        draw_shadow(p, body.adjusted(2, 1, -2, 0), 4, 4, 1.6, 0.20)
    fill(p, path, theme.raised if not out else theme.well)
    band = min(look.px(33), body.width() * 0.36)
    x = body.right() - band if look.rtl else body.left()
    with clipped(p, path):
        p.fillRect(QRectF(x, body.top(), band, body.height()), colour(base, 0.07 if out else 0.20))
        edge = x if look.rtl else x + band - 1.4
        p.fillRect(QRectF(edge, body.top(), 1.4, body.height()), colour(base, 0.3 if out else 0.8))
    strong = said.standing in ("lead", "turn")
    tint = theme.line if out else theme.lapis if said.standing == "turn" else base
    stroke(p, path, tint, 2.0 if strong else 1.2)
    p.setOpacity(0.42 if out else 1.0)
    paint_flat(
        p, said.style, theme, x + band / 2 + (-1 if look.rtl else 1), body.center().y(), min(look.px(8), band * 0.3)
    )
    p.setOpacity(1.0)
    room = body.adjusted(2, 0, -band - 1, 0) if look.rtl else body.adjusted(band + 1, 0, -2, 0)
    size = _fitting(look, said.figure, room.width() - 2)
    ink = theme.ink_soft if out else theme.ink
    text(
        p,
        said.figure,
        room,
        look.font(size, 720 if strong else 560),
        ink,
        "centre",
        rtl=look.rtl,
        elide=False,
    )


def _fitting(look: Look, words: str, room: float) -> Literal[12, 14, 16, 20]:
    for size in (20, 16, 14):
        if look.advance(words, size, 700) <= room:
            return size
    return 12


class CompanyTag(QAbstractButton):
    """A company to choose: its badge and price."""

    def __init__(self, company: int, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.company, self._look = company, look
        self.price = 0
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(96), self._look.px(46))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        body = QRectF(self.rect()).adjusted(4, 4, -4, -5)
        path = tag_path(body, look.rtl)
        if not self.isEnabled():
            p.setOpacity(0.5)
        draw_shadow(p, body.adjusted(2, 1, -2, 0), 4, 4, 1.6, 0.22)
        fill(p, path, theme.raised)
        if self.underMouse() and self.isEnabled():
            fill(p, path, theme.lapis, 0.06)
        stroke(
            p,
            path,
            theme.lapis if self.isChecked() else livery(self.company) if not theme.dark else theme.rim,
            2.4 if self.isChecked() else 1.2,
        )
        radius = min(body.height() * 0.36, body.width() * 0.2)
        x = body.right() - radius - 8 if look.rtl else body.left() + radius + 8
        paint_badge(p, self.company, x, body.center().y(), radius)
        room = body.adjusted(4, 0, -2 * radius - 12, 0) if look.rtl else body.adjusted(2 * radius + 12, 0, -4, 0)
        words = left_to_right(f"£{look.number(self.price)}")
        typeface = look.font(_fitting(look, words, room.width()), 680)
        text(p, words, room, typeface, theme.ink, "centre", rtl=look.rtl, elide=False)
        if ring_wanted(self):
            focus_ring(p, theme, body, 5)
        p.end()
