"""The head of the home page: mark, name, tagline; language and theme at the far end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.art.mark import mark_pixmap
from gui.art.painting import text
from gui.controls import Hairline, IconButton, Label, Look, brush_on
from gui.i18n import LANGUAGE_NAMES, LANGUAGES, Language, language_in_force, translate
from gui.windows.home.links import InkLink
from gui.windows.home.plan import AIR_SIDE, HEADER

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

_MARK: Final = HEADER
_LOGOTYPE: Final = 40


class HomeHeader(QWidget):
    """`language_wanted` carries "fa" or "en", `theme_wanted` "light" or "dark"."""

    language_wanted = Signal(str)
    theme_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._logo = _Logo(look)
        self._other_name = Label("", look, size=16, weight=500)
        self._tagline = Label("", look, tone="soft")
        self._language = InkLink("globe", look)
        self._theme = IconButton("moon", "", look, size=38)
        self._line = Hairline(look, upright=True)
        self._divider = Hairline(look, upright=True)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._logo)
        self._names = _Names(self._other_name, self._tagline)
        row.addWidget(self._divider)
        row.addWidget(self._names)
        row.addStretch(1)
        row.addWidget(self._language)
        row.addWidget(self._line)
        row.addWidget(self._theme)
        self._language.clicked.connect(lambda: self.language_wanted.emit(self._other_language()))
        self._theme.clicked.connect(lambda: self.theme_wanted.emit("light" if self._look.theme.dark else "dark"))
        self.set_look(look)
        self.retranslate()

    def set_look(self, look: Look) -> None:
        self._look = look
        self._line.setFixedHeight(look.px(22))
        self._divider.setFixedHeight(look.px(36))
        self.setFixedHeight(look.px(HEADER))
        # The button at the end has air of its own: its icon, not its body, stands at the edge.
        left, right = (0, AIR_SIDE) if look.rtl else (AIR_SIDE, 0)
        self._row.setContentsMargins(left, 0, right, 0)
        self._theme.set_icon("sun" if look.theme.dark else "moon")
        self._name_theme()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def retranslate(self) -> None:
        self._logo.set_words(translate("home", "Takhte"))
        # The name in the other script: somebody who reads only that one knows where they are.
        self._other_name.setText(translate("home", "تخته"))
        self._tagline.setText(translate("home", "Four games, one table"))
        other = self._other_language()
        self._language.setText(LANGUAGE_NAMES[other])
        self._language.setToolTip(LANGUAGE_NAMES[other])
        self._name_theme()

    def _make_room(self) -> None:
        """In a narrow window the mark and the name say enough."""
        ends = self._language.sizeHint().width() + self._theme.sizeHint().width() + AIR_SIDE
        wanted = self._logo.sizeHint().width() + self._names.sizeHint().width() + ends
        fits = wanted + self._look.px(24) <= self.width()
        self._names.setVisible(fits)
        self._divider.setVisible(fits)

    def _name_theme(self) -> None:
        dark, light = translate("home", "Dark theme"), translate("home", "Light theme")
        self._theme.set_name(light if self._look.theme.dark else dark)

    def _other_language(self) -> Language:
        return next(language for language in LANGUAGES if language != language_in_force())


class _Names(QWidget):
    """The name in the other script over the tagline, after a hairline."""

    def __init__(self, name: Label, tagline: Label) -> None:
        super().__init__()
        # What is hidden when it is too wide must not keep the window wide.
        self.setMinimumWidth(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(AIR_SIDE, 0, AIR_SIDE, 0)
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(name)
        column.addWidget(tagline)
        column.addStretch(1)


class _Logo(QWidget):
    """The mark and the logotype."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_words(self, words: str) -> None:
        self._words = words
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        look = self._look
        words = look.advance(self._words, _LOGOTYPE, 750)
        return QSize(round(words) + look.px(_MARK + 16 + 22), look.px(_MARK))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, look, theme = brush_on(self), self._look, self._look.theme
        rtl, side = look.rtl, look.px(_MARK)
        x = self.width() - side if rtl else 0
        p.drawPixmap(QPointF(x, 0), mark_pixmap(side, self.devicePixelRatioF()))
        lead, trail = side + look.px(16), look.px(22)
        room = QRectF(trail if rtl else lead, 0, self.width() - lead - trail, self.height())
        text(p, self._words, room, look.font(_LOGOTYPE, 750), theme.ink, rtl=rtl, elide=False)
        p.end()
