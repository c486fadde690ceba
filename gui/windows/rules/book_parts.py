"""The small widgets on a book's pages: what can be pressed, what is read aloud, the corners that turn pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from gui.art.icons import paint_icon
from gui.art.painting import colour, fill, rounded, text
from gui.art.surfaces import focus_ring
from gui.controls import AIR, Look, body, brush_on, ring_wanted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from gui.windows.rules.leaf import BookShape
    from gui.windows.rules.pages import Page
    from gui.windows.rules.strips import Spot


class SpotButton(QAbstractButton):
    """A clear button over painted words: it gives them keyboard, hover and a voice."""

    def __init__(self, spot: Spot, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.spot = spot
        self.setAccessibleName(spot.said)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        over = self.underMouse()
        ring = ring_wanted(self)
        if not over and not ring:
            return
        p, theme = brush_on(self), self._look.theme
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        if over and self.spot.kind == "reference":
            p.fillRect(QRectF(rect.left(), rect.bottom() - self._look.px(4), rect.width(), 1), colour(theme.lapis, 0.8))
        elif over:
            fill(p, rounded(rect, 6), theme.lapis, 0.14 if self.isDown() else 0.07)
        if ring:
            focus_ring(p, theme, rect, 4)
        p.end()


class SpokenText(QLabel):
    """An entry's words for screen readers; the page itself paints them."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(words, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the words are on the page."""


class TurnButton(QAbstractButton):
    """The foot of a page: where the neighbouring page leads."""

    def __init__(self, look: Look, *, forward: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._forward = forward
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        look = self._look
        return QSize(round(look.advance(self.text(), 14, 500)) + look.px(40) + 2 * AIR, look.px(32) + 2 * AIR)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme, rect = brush_on(self), self._look, self._look.theme, body(self)
        over = self.underMouse() or self.isDown()
        if over:
            fill(p, rounded(rect, look.px(8)), theme.ink, 0.05)
        ink = theme.ink if over else theme.ink_soft
        at_left = self._forward == look.rtl
        x = rect.left() + look.px(14) if at_left else rect.right() - look.px(14)
        sign = "forward" if self._forward else "back"
        paint_icon(p, sign, QPointF(x, rect.center().y()), ink, look.px(12), width=2.6, mirrored=look.rtl)
        room = (
            rect.adjusted(look.px(26), 0, -look.px(10), 0)
            if at_left
            else rect.adjusted(look.px(10), 0, -look.px(26), 0)
        )
        text(p, self.text(), room, look.font(14, 500), ink, "end" if self._forward else "start", rtl=look.rtl)
        if ring_wanted(self):
            focus_ring(p, theme, rect, look.px(8))
        p.end()


def make_parts(book: QWidget, pages: Sequence[Page], shape: BookShape, look: Look) -> list[QWidget]:
    """A button for every spot and a spoken text for every entry on the pages that show, in reading order."""
    parts: list[QWidget] = []
    for page, column in zip(pages, shape.columns, strict=False):
        for placed in page.placed:
            at = placed.rect.translated(column.topLeft())
            if placed.strip.spoken:
                spoken = SpokenText(placed.strip.spoken, book)
                spoken.setGeometry(at.toRect())
                parts.append(spoken)
            for spot in placed.strip.spots:
                button = SpotButton(spot, look, book)
                button.setGeometry(spot.rect.translated(at.topLeft()).toAlignedRect().adjusted(-4, -1, 4, 1))
                parts.append(button)
    for part in parts:
        part.show()
    return parts


def place_corner(button: TurnButton, shape: BookShape, look: Look, *, forward: bool) -> None:
    """At the foot of the page, outside."""
    size, paper = button.sizeHint(), shape.paper
    width = min(size.width(), round(paper.width() / 2 - look.px(50)))
    at_left = forward == look.rtl
    x = paper.left() + look.px(16) if at_left else paper.right() - look.px(16) - width
    button.setGeometry(round(x), round(paper.bottom() - size.height() - look.px(6)), width, size.height())
    button.raise_()
