"""A `Line` as a widget: wrapped, with bold names and pictures of pieces, read aloud as plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.board.lines import Line
from gui.controls.line_setting import LaidLine, LineStyle, LineWords
from gui.controls.look import Look, brush_on
from gui.i18n import Numbers

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_ENDLESS = 1e6


class LineLabel(QWidget):
    """Shows one line at a time; as tall as it needs to be for its width."""

    def __init__(
        self, look: Look, words: LineWords | None = None, style: LineStyle | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._words = words
        self._style = style or LineStyle()
        self._line = Line("")
        self._laid: dict[float, LaidLine] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_look(self, look: Look) -> None:
        self._look = look
        self._changed()

    def set_words(self, words: LineWords) -> None:
        """Another match, or the same in another language."""
        self._words = words
        self._changed()

    def set_line(self, line: Line) -> None:
        self._line = line
        self._changed()

    def set_style(self, style: LineStyle) -> None:
        if style != self._style:
            self._style = style
            self._changed()

    @property
    def line(self) -> Line:
        return self._line

    def natural_width(self) -> float:
        """How wide it is on one line."""
        return self._set(_ENDLESS).width

    def height_for(self, width: float) -> float:
        return self._set(width).height

    # ---- Qt

    def hasHeightForWidth(self) -> bool:  # noqa: N802 (Qt's name)
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return round(self.height_for(width))

    def sizeHint(self) -> QSize:
        return QSize(int(self.natural_width()) + 2, round(self.height_for(_ENDLESS)))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), self._look.px(60)), round(self.height_for(_ENDLESS)))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = brush_on(self)
        laid = self._set(self.width())
        laid.draw(p, 0, (self.height() - laid.height) / 2)
        p.end()

    # ---- inside

    def _changed(self) -> None:
        self._laid = {}
        self.setAccessibleName(self._words.plain(self._line) if self._words else "")
        self.updateGeometry()
        self.update()

    def _set(self, width: float) -> LaidLine:
        if self._words is None:
            return LaidLine(Line(""), _nobody(), self._look, self._style, width)
        if width not in self._laid:
            if len(self._laid) > 4:
                self._laid = {}
            # Endless lines would be set at the far right in Persian; nobody draws them.
            self._laid[width] = LaidLine(self._line, self._words, self._look, self._style, width)
        return self._laid[width]


def _nobody() -> LineWords:
    """For a label that has not been given a match yet."""
    return LineWords((), Numbers("en"), lambda *_: None, lambda *_: 1.0)
