"""Words and hairlines that follow the look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from gui.art.painting import colour
from gui.controls.look import AIR, Look, brush_on, sag

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from gui.theme import Theme

Tone = Literal["ink", "soft", "lapis", "turquoise", "saffron", "pomegranate", "on-lapis"]


def tone_colour(theme: Theme, tone: Tone) -> str:
    """The ink of a tone: each is readable on table and paper."""
    return {
        "ink": theme.ink,
        "soft": theme.ink_soft,
        "lapis": theme.lapis,
        "turquoise": theme.turquoise_ink,
        "saffron": theme.saffron_ink,
        "pomegranate": theme.pomegranate_ink,
        "on-lapis": theme.on_lapis,
    }[tone]


class Label(QLabel):
    """Words of the type scale, with the controls' air at both sides. Plain text unless `setTextFormat` differs."""

    def __init__(
        self,
        words: str,
        look: Look,
        *,
        size: float = 14,
        weight: int = 400,
        tone: Tone = "ink",
        wrap: bool = False,
        tabular: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words, parent)
        self._size, self._weight, self._tone, self._tabular = size, weight, tone, tabular
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if not wrap:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._look = look
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setFont(look.font(self._size, self._weight, self._tabular))
        self.setContentsMargins(AIR, sag(self.font()), AIR, 0)
        self.set_tone(self._tone)
        # The page's direction aligns it, whatever script the words are in.
        side = Qt.AlignmentFlag.AlignRight if look.rtl else Qt.AlignmentFlag.AlignLeft
        horizontal = self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask
        if not horizontal & Qt.AlignmentFlag.AlignHCenter:
            self.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)

    def set_tone(self, tone: Tone) -> None:
        self._tone = tone
        palette = self.palette()
        palette.setColor(palette.ColorRole.WindowText, colour(tone_colour(self._look.theme, tone)))
        palette.setColor(palette.ColorRole.Link, colour(self._look.theme.lapis))
        self.setPalette(palette)

    def set_weight(self, weight: int) -> None:
        self._weight = weight
        self.set_look(self._look)


class Hairline(QWidget):
    """A thin line between groups."""

    def __init__(self, look: Look, *, upright: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        if upright:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = brush_on(self)
        p.fillRect(self.rect(), colour(self._look.theme.line))
        p.end()
