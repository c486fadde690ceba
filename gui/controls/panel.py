"""The table under a page, the paper on it, and the stone of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QMargins, QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.art.painting import clipped, colour, outline, rounded
from gui.art.seats import STONE_BOX, draw_stone
from gui.art.surfaces import card_body, card_shadow, check_disc, ghost_card, groove
from gui.art.wood import table_pixmap
from gui.controls.look import Look, brush_on

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

PanelKind = Literal["raised", "quiet", "well"]
# Air round a panel for its shadow: two panels in a layout without spacing lie 24 px apart either way.
PANEL_AIR = QMargins(12, 6, 12, 18)


class TablePage(QWidget):
    """A page: the wooden table under everything on it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = brush_on(self)
        p.drawPixmap(QPointF(0, 0), table_pixmap(self.size(), self._look.theme, self.devicePixelRatioF()))
        p.end()


class Panel(QWidget):
    """Paper on the table: `raised` casts a shadow, `quiet` is half paper with a hairline, `well` is sunken.

    Put a layout into it; `padding` is inside the paper. `set_accent` draws a bar along the leading edge,
    `set_chosen` a lapis rim with a tick.
    """

    def __init__(
        self,
        look: Look,
        *,
        kind: PanelKind = "raised",
        radius: float = 14,
        padding: int = 20,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._kind = kind
        self._radius = radius
        self._padding = padding
        self._accent = ""
        self._chosen = False
        self._ticked = False
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.set_padding(self._padding)
        self.update()

    def set_padding(self, padding: int) -> None:
        self._padding = padding
        inner = self._look.px(padding)
        self.setContentsMargins(PANEL_AIR + QMargins(inner, inner, inner, inner))

    def set_accent(self, paint: str) -> None:
        """A 4 px bar along the leading edge; an empty string takes it away."""
        self._accent = paint
        self.update()

    def set_chosen(self, chosen: bool, *, tick: bool = False) -> None:
        self._chosen, self._ticked = chosen, tick
        self.update()

    def paper(self) -> QRectF:
        """Where the paper lies in the widget."""
        return QRectF(self.rect().marginsRemoved(PANEL_AIR))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme, rect, radius = brush_on(self), self._look.theme, self.paper(), self._radius
        if self._kind == "raised":
            card_shadow(p, theme, rect, radius)
            card_body(p, theme, rect, radius)
        elif self._kind == "quiet":
            ghost_card(p, theme, rect, radius)
        else:
            groove(p, theme, rect, radius, theme.well, 0.35)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        if self._accent:
            with clipped(p, rounded(rect, radius)):
                x = rect.right() - 4 if rtl else rect.left()
                p.fillRect(QRectF(x, rect.top(), 4, rect.height()), colour(self._accent))
        if self._chosen:
            outline(p, rect, radius, theme.lapis, 2)
        if self._chosen and self._ticked:
            x = rect.left() + 5 if rtl else rect.right() - 5
            check_disc(p, theme, x, rect.top() + 5)
        p.end()


class SeatStone(QWidget):
    """The enamelled stone of a seat, from the look's palette."""

    def __init__(
        self, seat: int, look: Look, *, radius: float = 15.5, name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._seat = seat
        self._radius = radius
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_seat(self, seat: int) -> None:
        self._seat = seat
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self._look.px(self._radius) * STONE_BOX)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = brush_on(self)
        if not self.isEnabled():
            p.setOpacity(0.5)
        style = self._look.seats[self._seat]
        middle = QRectF(self.rect()).center()
        draw_stone(p, style, middle, self._look.type.px(self._radius), self.devicePixelRatioF())
        p.end()
