"""The colours of the seats: a palette to choose, the stones in their tray, and the same through other eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.art.painting import text
from gui.art.seats import draw_stone
from gui.art.surfaces import groove
from gui.art.tray import paint_tray
from gui.controls import AIR, Hairline, Label, Look, Panel, Segmented, brush_on
from gui.i18n import listed, translate
from gui.windows.settings.eyes import Eyes, seen_by

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from gui.settings import Settings
    from gui.theme import SeatStyle

PALETTES: Final = ("normal", "red_green", "blue_yellow", "greyscale")
_EYES: Final[tuple[Eyes, ...]] = ("deuteranopia", "protanopia", "achromatopsia")


class ColoursPanel(Panel):
    """`palette_wanted` carries a palette's name in the settings."""

    palette_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, padding=18, radius=16, parent=parent)
        self._title = Label("", look, size=16, weight=650)
        self._remark = Label("", look, size=12, tone="soft")
        self._palettes = Segmented([""] * len(PALETTES), look, name="")
        self._tray = _Tray(look)
        self._line = Hairline(look)
        self._others = Label("", look, weight=650)
        self._others_remark = Label("", look, size=12, tone="soft")
        self._eyes = [_EyesRow(eyes, look) for eyes in _EYES]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(_ends(self._title, self._remark))
        column.addWidget(self._palettes)
        column.addWidget(self._tray)
        column.addSpacing(4)
        column.addWidget(self._line)
        column.addLayout(_ends(self._others, self._others_remark))
        for row in self._eyes:
            column.addWidget(row)
        column.addStretch(1)
        self._palettes.changed.connect(lambda index: self.palette_wanted.emit(PALETTES[index]))

    def show_settings(self, settings: Settings) -> None:
        self._palettes.choose(PALETTES.index(settings.palette))

    def palettes(self) -> Segmented:
        """The control itself, for tests and tours."""
        return self._palettes

    def retranslate(self) -> None:
        self._title.setText(translate("settings", "Each player's colour and shape"))
        self._remark.setText(translate("settings", "Kind to colour-blind eyes"))
        self._palettes.setAccessibleName(translate("settings", "Colours of the players"))
        self._palettes.set_choices(
            [
                translate("settings", "Normal"),
                translate("settings", "Red–green"),
                translate("settings", "Blue–yellow"),
                translate("settings", "Greyscale"),
            ]
        )
        self._tray.set_names(
            [
                translate("settings", "Lapis"),
                translate("settings", "Saffron"),
                translate("settings", "Pomegranate"),
                translate("settings", "Turquoise"),
                translate("settings", "Violet"),
                translate("settings", "Olive"),
                translate("settings", "Ivory"),
                translate("settings", "Slate"),
            ]
        )
        self._others.setText(translate("settings", "Through others' eyes"))
        self._others_remark.setText(translate("settings", "The shapes always stay"))
        words = (
            translate("settings", "No green"),
            translate("settings", "No red"),
            translate("settings", "No colour"),
        )
        for row, word in zip(self._eyes, words, strict=True):
            row.set_words(word)


def _ends(start: QWidget, end: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addWidget(start)
    row.addStretch(1)
    row.addWidget(end)
    return row


class _Tray(QWidget):
    """The eight stones in their wells, their names below."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._names: list[str] = [""] * 8
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_names(self, names: list[str]) -> None:
        self._names = names
        self.setAccessibleName(listed(names))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        look = self._look
        lines = 2 if self._staggered(look.px(45)) else 1
        return QSize(look.px(360), look.px(76 + 10 + 16 * lines) + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(240), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look = brush_on(self), self._look
        tray = QRectF(AIR, AIR, self.width() - 2 * AIR, look.px(76))
        step = (tray.width() - look.px(14)) / 8
        side = min(look.px(41), step - look.px(5))
        middles = [tray.left() + look.px(7) + step * (seat + 0.5) for seat in range(8)]
        if look.rtl:
            middles.reverse()
        y, high = tray.center().y(), look.px(44)
        paint_tray(p, tray, [QRectF(x - side / 2, y - high / 2, side, high) for x in middles])
        staggered = self._staggered(step)
        for seat, (x, style, name) in enumerate(zip(middles, look.seats, self._names, strict=True)):
            draw_stone(p, style, QPointF(x, y), min(look.type.px(13), side * 0.34), self.devicePixelRatioF())
            drop = look.px(20 if staggered and seat % 2 else 4)
            words = QRectF(x - step, tray.bottom() + drop, 2 * step, look.px(20))
            text(p, name, words, look.font(12, 450), look.theme.ink, "centre", rtl=look.rtl)
        p.end()

    def _staggered(self, step: float) -> bool:
        """Whether the names need two lines, every other one lower."""
        return max(self._look.advance(name, 12, 450) for name in self._names) > step - 2


class _EyesRow(QWidget):
    """The eight stones as certain eyes see them."""

    def __init__(self, eyes: Eyes, look: Look) -> None:
        super().__init__()
        self._eyes: Eyes = eyes
        self._look = look
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_words(self, words: str) -> None:
        self._words = words
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(360), self._look.px(36) + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(240), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look = brush_on(self), self._look
        lead = look.px(78)
        height = self.height() - 2 * AIR
        well = QRectF(AIR + lead, AIR, self.width() - 2 * AIR - lead, height)
        words = QRectF(AIR, AIR, lead, height)
        if look.rtl:
            well.moveLeft(AIR)
            words.moveRight(self.width() - AIR)
        groove(p, look.theme, well, look.px(10), look.theme.groove_pale, 0.35)
        text(p, self._words, words, look.font(14, 450), look.theme.ink, rtl=look.rtl)
        step = (well.width() - look.px(16)) / 8
        for seat, style in enumerate(look.seats):
            along = look.px(8) + step * (seat + 0.5)
            x = well.right() - along if look.rtl else well.left() + along
            at = QPointF(x, well.center().y())
            draw_stone(p, self._seen(style), at, min(look.type.px(9), step * 0.28), self.devicePixelRatioF())
        p.end()

    def _seen(self, style: SeatStyle) -> SeatStyle:
        return replace(
            style, fill=seen_by(style.fill, self._eyes), fill_on_dark=seen_by(style.fill_on_dark, self._eyes)
        )
