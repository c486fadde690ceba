"""Lines with pieces in the text: they break, mirror and keep together as words do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from engine.core.match import SeatSetup
from gui.board.lines import Figure, Line, Name, Notation, Piece, Words
from gui.controls.line_label import LineLabel
from gui.controls.line_setting import LaidLine, LineStyle, LineWords
from gui.controls.look import Look
from gui.fonts import Typography
from gui.games.skyjo.chips import paint_piece, piece_width
from gui.i18n import Numbers

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from gui.i18n import Language

pytestmark = pytest.mark.usefixtures("typeface")

SEATS = (SeatSetup("Sara", "human"), SeatSetup("کیان", "human", 1))
MOVE = Line(
    "{seat} draws and places {card} for {old}",
    {"seat": Name(0), "card": Piece("card", "2", "2"), "old": Piece("card", "-1", "−1")},
)


def look_in(language: Language, scale: float = 1.0) -> Look:
    rtl = language == "fa"
    direction = Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight
    return Look(type=Typography(scale), direction=direction, number=Numbers(language))


class Brush:
    """Notes where pieces are painted."""

    def __init__(self) -> None:
        self.rects: list[tuple[str, QRectF]] = []

    def __call__(self, p: QPainter, rect: QRectF, kind: str, value: str, look: Look) -> None:
        self.rects.append((value, QRectF(rect)))

    def words(self, language: Language) -> LineWords:
        return LineWords(SEATS, Numbers(language), self, piece_width)


def drawn(line: Line, language: Language, width: float, scale: float = 1.0) -> tuple[LaidLine, Brush]:
    brush = Brush()
    laid = LaidLine(line, brush.words(language), look_in(language, scale), LineStyle(14), width)
    image = QImage(600, 400, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    laid.draw(painter, 0, 0)
    painter.end()
    return laid, brush


def test_pieces_stand_in_reading_order_on_their_line() -> None:
    laid, brush = drawn(MOVE, "en", 500)
    assert laid.lines == 1
    (first, a), (second, b) = brush.rects
    assert (first, second) == ("2", "-1")
    assert a.right() < b.left()
    assert a.top() == pytest.approx(b.top())
    assert b.right() <= laid.width + 1
    assert a.top() >= 0
    assert a.bottom() <= laid.height


def test_right_to_left_they_run_the_other_way() -> None:
    laid, brush = drawn(MOVE, "fa", 500)
    (_, a), (_, b) = brush.rects
    assert a.left() > b.right()
    assert a.right() <= 500
    assert b.left() >= 500 - laid.width - 1


def test_a_piece_stays_with_the_word_before_it() -> None:
    for width in range(60, 320, 7):
        laid, brush = drawn(MOVE, "en", width)
        leading = laid.height / laid.lines
        for value, rect in brush.rects:
            line = int(rect.center().y() // leading)
            words = "places" if value == "2" else "for"
            assert rect.left() > 10 or laid.width < 60, f"{words} left its piece alone at {width}, line {line}"


def test_pieces_in_a_row_stay_together() -> None:
    cards = tuple(Piece("card", str(value), str(value)) for value in (-2, -1, 2))
    line = Line("{seat} closes column {column}: {cards}", {"seat": Name(1), "column": Figure(2), "cards": cards})
    for width in range(150, 400, 9):
        _, brush = drawn(line, "en", width)
        assert len({round(rect.top()) for _, rect in brush.rects}) == 1
        lefts = [rect.left() for _, rect in brush.rects]
        assert lefts == sorted(lefts)
    _, brush = drawn(line, "fa", 300)
    lefts = [rect.left() for _, rect in brush.rects]
    assert lefts == sorted(lefts, reverse=True)


def test_text_grows_with_its_scale() -> None:
    small, large = (drawn(MOVE, "en", 10_000, scale)[0] for scale in (1.0, 2.0))
    assert large.height == pytest.approx(2 * small.height)
    assert large.width == pytest.approx(2 * small.width, rel=0.03)


def test_the_label_reads_as_plain_words(qtbot: QtBot) -> None:
    words = LineWords(SEATS, Numbers("fa"), paint_piece, piece_width)
    label = LineLabel(look_in("fa"), words)
    qtbot.addWidget(label)
    label.set_line(
        Line("{seat}: {a} {b} {c}", {"seat": Name(1), "a": Figure(-3), "b": Notation("12 × 2"), "c": Words("کارت")})
    )
    assert label.accessibleName() == "\u2068کیان\u2069: \u2066\u2212۳\u2069 \u2066۱۲ × ۲\u2069 کارت"
    narrow, wide = label.heightForWidth(60), label.heightForWidth(600)
    assert narrow > wide
    label.resize(120, label.heightForWidth(120))
    label.grab()


def test_chips_are_wide_enough_and_never_narrow() -> None:
    look = look_in("en")
    assert piece_width("card", "5", look) == 1.0
    assert 1.0 < piece_width("card", "-2", look) < piece_width("card", "12", look) < 1.7
    image = QImage(40, 20, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_piece(painter, QRectF(0, 0, 20, 20), "card", "7", look)
    paint_piece(painter, QRectF(22, 0, 16, 20), "back", "", look)
    painter.end()
    assert image.pixelColor(3, 10).name().upper() == "#E6AB3B"
    assert image.pixelColor(24, 10).alpha() == 255
