"""The look: everything a control must know to paint itself, in one value that is handed down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from msgspec import Struct, field
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from gui.art.painting import BASELINE, smooth
from gui.fonts import Typography
from gui.theme import LIGHT, SEAT_STYLES, SeatStyle, Theme

if TYPE_CHECKING:
    from collections.abc import Callable

# Air round every control for its focus ring and its shadow. Two controls side by side thus lie 8 px apart already.
AIR = 4


class Look(Struct, frozen=True):
    """Theme, type, direction, digits and seat colours. Replaced as a whole when a setting changes."""

    theme: Theme = LIGHT
    type: Typography = field(default_factory=Typography)
    direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight
    number: Callable[[int], str] = str
    seats: tuple[SeatStyle, ...] = SEAT_STYLES
    calm: bool = False  # reduce motion

    @property
    def rtl(self) -> bool:
        return self.direction == Qt.LayoutDirection.RightToLeft

    def px(self, length: float) -> int:
        """A length that grows with the text."""
        return round(self.type.px(length))

    def font(self, size: float, weight: int = 400, tabular: bool = False) -> QFont:
        return self.type.font(size, weight, tabular)

    def advance(self, text: str, size: float, weight: int = 400) -> float:
        return self.type.advance(text, size, weight)


@runtime_checkable
class Looks(Protocol):
    """What takes a look: every control, and every page that paints something itself."""

    def set_look(self, look: Look) -> None: ...


def apply_look(root: QWidget, look: Look) -> None:
    """Hand a new look to `root` and everything in it. The page calls this; `set_look` itself never does."""
    root.setLayoutDirection(look.direction)
    for widget in (root, *root.findChildren(QWidget)):
        if isValid(widget) and isinstance(widget, Looks):
            widget.set_look(look)


def body(widget: QWidget) -> QRectF:
    """Where a control paints its body: its own rectangle without the air."""
    return QRectF(widget.rect()).adjusted(AIR, AIR, -AIR, -AIR)


def ring_wanted(widget: QWidget) -> bool:
    """The focus ring shows when the keyboard brought the focus, not after a click."""
    return widget.hasFocus() and widget.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)


def brush_on(widget: QWidget) -> QPainter:
    """A smoothing painter on a widget."""
    return smooth(QPainter(widget))


def sag(font: QFont) -> int:
    """Extra air above a line that Qt centres itself, so that it stands as low as the words our controls paint."""
    metrics = QFontMetricsF(font)
    return max(0, round(2 * (font.pixelSize() * BASELINE - (metrics.ascent() - metrics.descent()) / 2)))
