"""Type set in lines of one leading: ragged, aligned at the leading edge, with links that know where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QTextCharFormat, QTextLayout, QTextLine, QTextOption

from gui.art.painting import colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.controls import Look
    from gui.windows.rules.markup import Run

BOLD, TERM, LINK = 750, 600, 600


class Galley:
    """A paragraph. Lines are drawn one at a time, because a page may end between two of them.

    `size` and `leading` are of the type scale, before the person's own; `width` is logical pixels.
    """

    def __init__(
        self,
        runs: Sequence[Run],
        width: float,
        look: Look,
        *,
        size: int = 16,
        leading: int = 29,
        weight: int = 400,
        ink: str = "",
        link: str = "",
    ) -> None:
        self._runs = tuple(runs)
        self._look = look
        self.leading = look.px(leading)
        self._ink = ink or look.theme.ink
        self._layout = QTextLayout("".join(run.text for run in runs), look.font(size, weight))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        option.setTextDirection(look.direction)
        side = Qt.AlignmentFlag.AlignRight if look.rtl else Qt.AlignmentFlag.AlignLeft
        option.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
        self._layout.setTextOption(option)
        self._layout.setFormats(self._formats(size, weight, link or look.theme.lapis))
        self._lines = self._broken(width)

    def __len__(self) -> int:
        return len(self._lines)

    @property
    def height(self) -> float:
        return self.leading * len(self._lines)

    @property
    def widest(self) -> float:
        """The longest line's natural width."""
        return max((line.naturalTextWidth() for line in self._lines), default=0.0)

    def draw(self, p: QPainter, line: int, corner: QPointF) -> None:
        """One line with its top left corner there."""
        p.setPen(colour(self._ink))
        self._lines[line].draw(p, corner)

    def links(self, line: int) -> list[tuple[QRectF, str]]:
        """Where links stand in a line, from its corner, and the numbers they lead to."""
        found = []
        row = self._lines[line]
        first, last = row.textStart(), row.textStart() + row.textLength()
        at = 0
        for run in self._runs:
            start, end = max(at, first), min(at + len(run.text), last)
            at += len(run.text)
            if run.reference and start < end:
                a, b = _across(row, start), _across(row, end)
                found.append((QRectF(min(a, b), 0, abs(b - a), self.leading), run.reference))
        return found

    def _formats(self, size: int, weight: int, link: str) -> list[QTextLayout.FormatRange]:
        formats = []
        at = 0
        for run in self._runs:
            if run.bold or run.italic or run.reference:
                shape = QTextCharFormat()
                shape.setFont(self._look.font(size, BOLD if run.bold else TERM if run.italic else LINK))
                if run.reference:
                    shape.setForeground(colour(link))
                reach = QTextLayout.FormatRange()
                reach.start, reach.length, reach.format = at, len(run.text), shape
                formats.append(reach)
            at += len(run.text)
        return formats

    def _broken(self, width: float) -> list[QTextLine]:
        lines = []
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(max(40.0, width))
            line.setPosition(QPointF(0, (self.leading - line.height()) / 2))
            lines.append(line)
        self._layout.endLayout()
        return lines


def _across(row: QTextLine, place: int) -> float:
    """Where in a line a letter begins; Qt gives that and the place it found, which its stubs do not say."""
    found = cast("tuple[float, int]", row.cursorToX(place))
    return found[0]
