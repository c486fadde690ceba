"""Sets a `Line`: names bold in an isolate, figures in the language's digits, pieces as small pictures in the text.

A piece stands in the text as one no-break space that letter spacing makes as wide as its picture: Qt then breaks
and mirrors the line as if it were a letter of no direction.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextOption

from gui.art.painting import BASELINE, brush, colour
from gui.board.lines import Figure, Line, Name, Notation, Part, Piece, Words, pieces_of, plain
from gui.i18n import FIRST_STRONG_ISOLATE, LEFT_TO_RIGHT_ISOLATE, POP_ISOLATE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.core.match import SeatSetup
    from gui.controls.look import Look
    from gui.i18n import Numbers

NO_BREAK: Final = "\u00a0"
LEADING: Final = 1.5
"""Height of a line in sizes of its type."""
PIECE: Final = 1.29
"""Height of a piece's picture in sizes of the type."""
GAP: Final = 0.22
"""Air between two pictures side by side."""


@dataclass(frozen=True)
class LineWords:
    """What the lines of one match need: who sits where, the digits, and the game's pictures of its pieces."""

    seats: Sequence[SeatSetup]
    numbers: Numbers
    paint_piece: Callable[[QPainter, QRectF, str, str, Look], None]
    piece_width: Callable[[str, str, Look], float]

    def plain(self, line: Line) -> str:
        """The line as text alone."""
        return plain(line, self.seats, self.numbers)


@dataclass(frozen=True)
class LineStyle:
    """How a line is set; colours are tones of the theme. `figure_weight` 0: figures are as the words round them."""

    size: float = 14
    weight: int = 400
    name_weight: int = 650
    figure_weight: int = 0
    soft: bool = False
    """Words in the soft ink; names and weighty figures keep the full one."""
    ink: str = ""
    """Another colour than the theme's ink."""


class LaidLine:
    """A line broken to a width and ready to be drawn."""

    def __init__(self, line: Line, words: LineWords, look: Look, style: LineStyle, width: float) -> None:
        self._look, self._words = look, words
        self._size = look.type.px(style.size)
        self._ink = style.ink or (look.theme.ink_soft if style.soft else look.theme.ink)
        self._rtl = look.rtl
        setting = _Setting(words, look, style)
        setting.write(line)
        self._pieces = setting.pieces
        self._layout = QTextLayout(setting.text, look.font(style.size, style.weight))
        option = QTextOption()
        option.setTextDirection(look.direction)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        side = Qt.AlignmentFlag.AlignRight if look.rtl else Qt.AlignmentFlag.AlignLeft
        option.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
        self._layout.setTextOption(option)
        self._layout.setFormats(setting.formats)
        self.width = 0.0
        """Of the widest line."""
        self.height = 0.0
        self.lines = 0
        self._break(max(1.0, width))

    def draw(self, p: QPainter, x: float, y: float) -> None:
        """Draw it; `x` is the left edge of the width it was laid into."""
        p.setPen(colour(self._ink))
        self._layout.draw(p, QPointF(x, y))
        height = self._size * PIECE
        for position, piece, width in self._pieces:
            line = self._layout.lineForTextPosition(position)
            ends = (_x_at(line, position), _x_at(line, position + 1))
            middle = line.y() + line.ascent() - self._size * BASELINE
            air = (abs(ends[1] - ends[0]) - width) / 2
            rect = QRectF(x + min(ends) + air, y + middle - height / 2, width, height)
            self._words.paint_piece(p, rect, piece.kind, piece.value, self._look)

    def _break(self, width: float) -> None:
        leading = self._size * LEADING
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            baseline = self.height + leading / 2 + self._size * BASELINE
            line.setPosition(QPointF(0, baseline - line.ascent()))
            self.width = max(self.width, line.naturalTextWidth())
            self.height += leading
            self.lines += 1
        self._layout.endLayout()


def _x_at(line: object, position: int) -> float:
    found = line.cursorToX(position)  # type: ignore[attr-defined]
    return float(found[0] if isinstance(found, tuple) else found)


class _Setting:
    """Writes a line into one string with formats, and notes where the pieces stand."""

    def __init__(self, words: LineWords, look: Look, style: LineStyle) -> None:
        self._words, self._look, self._style = words, look, style
        self.text = ""
        self.formats: list[QTextLayout.FormatRange] = []
        self.pieces: list[tuple[int, Piece, float]] = []

    def write(self, line: Line) -> None:
        for words, name in pieces_of(line.template):
            self.text += words
            if name is not None:
                self._write_part(line.parts[name])

    def _write_part(self, part: Part) -> None:
        numbers, style = self._words.numbers, self._style
        match part:
            case Name(seat):
                self._strong(f"{FIRST_STRONG_ISOLATE}{self._words.seats[seat].name}{POP_ISOLATE}", style.name_weight)
            case Piece():
                self._write_pieces((part,))
            case tuple():
                self._write_pieces(part)
            case Figure(value, signed):
                self._glue()
                self._strong(numbers.signed(value) if signed else numbers.inline(value), style.figure_weight)
            case Words(text):
                self.text += text
            case Notation(text):
                self._strong(numbers.digits(text), style.figure_weight)

    def _strong(self, text: str, weight: int) -> None:
        if weight:
            made = QTextCharFormat()
            made.setFont(self._look.font(self._style.size, weight))
            if not self._style.ink:
                made.setForeground(brush(self._look.theme.ink))
            self._add_format(len(text), made)
        self.text += text

    def _write_pieces(self, pieces: Sequence[Piece]) -> None:
        """Pictures stay together, and with the word before them."""
        self._glue()
        size = self._look.type.px(self._style.size)
        for piece in pieces:
            width = self._words.piece_width(piece.kind, piece.value, self._look) * size * PIECE
            self.text += LEFT_TO_RIGHT_ISOLATE
            self.pieces.append((len(self.text), piece, width))
            made = QTextCharFormat()
            made.setFont(self._spacer(width + (size * GAP if len(pieces) > 1 else 0.0)))
            self._add_format(1, made)
            self.text += NO_BREAK + POP_ISOLATE

    def _glue(self) -> None:
        if self.text.endswith(" "):
            self.text = self.text[:-1] + NO_BREAK

    def _spacer(self, width: float) -> QFont:
        font = self._look.font(self._style.size, self._style.weight)
        space = QFontMetricsF(font).horizontalAdvance(NO_BREAK)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, width - space)
        return font

    def _add_format(self, length: int, made: QTextCharFormat) -> None:
        span = QTextLayout.FormatRange()
        span.start, span.length = len(self.text), length
        span.format = made
        self.formats.append(span)
