"""The words in the niche: what they say, how large each is, where it stands, and their painting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextOption

from gui.art.painting import colour, ellipse, fill, text
from gui.art.seats import paint_stone
from gui.fonts import font
from gui.i18n import FIRST_STRONG_ISOLATE, POP_ISOLATE, isolated, translate
from gui.theme import CURTAIN, SeatStyle
from gui.windows.curtain.carpet import ornament
from gui.windows.curtain.measures import Block, Measures, stacked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.windows.curtain.news import NewsLine

_HEADLINE: Final = (40, 36, 32, 28)
_SHRINK: Final = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.6)
_AROUND: Final = 40
"""Units between the words and the sides of the niche."""


class Speech(Struct, frozen=True):
    """Everything a curtain says, in the language in force when it was made."""

    headline: str
    hand_over: str
    since: str
    news: tuple[NewsLine, ...]
    open: str
    hint: str
    status: str
    leave: str

    @property
    def spoken(self) -> str:
        """All of it for a screen reader."""
        told = [line.text for line in self.news]
        return " ".join([self.headline, self.hand_over, *([self.since, *told] if told else []), self.status])


def speech(name: str, news: Sequence[NewsLine], status: str) -> Speech:
    shown = isolated(name)
    return Speech(
        headline=translate("curtain", "It is {name}’s turn").replace("{name}", shown),
        hand_over=translate("curtain", "Hand the device over"),
        since=translate("curtain", "Since {name} last looked").replace("{name}", shown),
        news=tuple(news),
        open=translate("curtain", "I am {name}: lift the curtain").replace("{name}", shown),
        hint=translate("curtain", "or press the space bar"),
        status=status,
        leave=translate("curtain", "Save and go home"),
    )


class Arrangement(Struct, frozen=True):
    """Where the words stand, in logical pixels from the cloth's corner. `scale` is that of the type."""

    scale: float
    headline: int
    places: dict[str, float]
    left: float
    width: float
    fits: bool

    @property
    def news_shown(self) -> int:
        return sum(name.startswith("news") for name in self.places)


def arrange(words: Speech, m: Measures, text_scale: float) -> Arrangement:
    """Hints and ornament give way first, then older news; type shrinks by a quarter at most, and only to keep one
    line of news or the button in the niche."""
    wanted = max(text_scale, min(m.unit, 2.4)) * max(0.9, min(1.0, m.unit + 0.2))
    attempts = [_attempt(words, m, wanted * shrink) for shrink in _SHRINK]
    fitting = [attempt for attempt in attempts if attempt.fits]
    telling = [attempt for attempt in fitting if attempt.news_shown or not words.news]
    return next(iter(telling or fitting), attempts[-1])


def _attempt(words: Speech, m: Measures, scale: float) -> Arrangement:
    u = m.unit
    left, width = (m.side + _AROUND) * u, (m.width - 2 * m.side - 2 * _AROUND) * u
    headline = next((px for px in _HEADLINE if _wide(words.headline, px * scale, 750) <= width), _HEADLINE[-1])
    blocks = [
        Block("headline", headline * 1.4 * scale, 0, 9),
        Block("hand_over", 32 * scale, 0, 8),
        Block("ornament", 18 * u, 14 * scale, 2),
    ]
    if words.news:
        blocks.append(Block("since", 24 * scale, 12 * scale, 6))
        count = len(words.news)
        blocks += [Block(f"news{i}", 34 * scale, 2 * scale, 7 if i == count - 1 else 3 + i) for i in range(count)]
    blocks += [Block("open", 64 * scale, 20 * scale, 9), Block("hint", 24 * scale, 8 * scale, 1)]
    foot = (m.foot - 16) * u
    status = foot - 24 * scale
    top = (m.apex + 172) * u
    places = stacked(blocks, top, status - 8 * scale)
    if {"hand_over", "open"} <= places.keys():
        places["status"] = status
    else:
        places = stacked(blocks, top, foot)
    return Arrangement(scale, headline, places, left, width, places["open"] + 64 * scale <= foot)


def _wide(words: str, pixels: float, weight: int) -> float:
    return QFontMetricsF(font(pixels, weight)).horizontalAdvance(words)


def paint_words(
    p: QPainter, words: Speech, at: Arrangement, m: Measures, styles: Sequence[SeatStyle], *, rtl: bool
) -> None:
    """Everything but the buttons, in logical pixels from the cloth's corner."""
    s, places = at.scale, at.places

    def line(name: str, height: float) -> QRectF:
        return QRectF(at.left, places[name], at.width, height * s)

    if "headline" in places:
        _paint_headline(p, words.headline, line("headline", at.headline * 1.4), at.headline * s, rtl)
    for name, said, px, weight, tint, height in (
        ("hand_over", words.hand_over, 20, 500, CURTAIN.ink, 32),
        ("since", words.since, 14, 600, CURTAIN.news, 24),
        ("hint", words.hint, 14, 400, CURTAIN.quiet, 24),
        ("status", words.status, 14, 500, CURTAIN.quiet, 24),
    ):
        if name in places:
            text(p, said, line(name, height), font(px * s, weight), tint, "centre", rtl=rtl)
    if "ornament" in places:
        middle = QPointF(at.left + at.width / 2, places["ornament"] + 9 * m.unit)
        p.save()
        p.translate(middle)
        p.scale(m.unit, m.unit)
        ornament(p, QPointF(0, 0), 200)
        p.restore()
    _paint_news(p, words, at, styles, rtl)


def _paint_headline(p: QPainter, said: str, rect: QRectF, pixels: float, rtl: bool) -> None:
    """One sentence; the name is coloured where its isolate is."""
    start, end = said.index(FIRST_STRONG_ISOLATE), said.index(POP_ISOLATE)
    typeface = font(pixels, 750)
    metrics = QFontMetricsF(typeface)
    spare = rect.width() - metrics.horizontalAdvance(said[: start + 1] + said[end:])
    name = metrics.elidedText(said[start + 1 : end], Qt.TextElideMode.ElideRight, spare)
    said = said[: start + 1] + name + said[end:]
    golden = QTextLayout.FormatRange()
    golden.start, golden.length = start, len(name) + 2
    shade = QTextCharFormat()
    shade.setForeground(colour(CURTAIN.name))
    golden.format = shade
    layout = QTextLayout(said, typeface)
    option = QTextOption(Qt.AlignmentFlag.AlignHCenter)
    option.setTextDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    layout.setTextOption(option)
    layout.setFormats([golden])
    layout.beginLayout()
    row = layout.createLine()
    row.setLineWidth(rect.width())
    layout.endLayout()
    p.setPen(colour(CURTAIN.ink))
    # On the baseline that `text` would give it.
    layout.draw(p, QPointF(rect.left(), rect.center().y() + pixels * 0.36 - row.ascent()))


def _paint_news(p: QPainter, words: Speech, at: Arrangement, styles: Sequence[SeatStyle], rtl: bool) -> None:
    """Lines share one leading edge, so that the block as a whole stands in the middle; stones hang before it."""
    s = at.scale
    shown = [(at.places[f"news{i}"], line) for i, line in enumerate(words.news) if f"news{i}" in at.places]
    if not shown:
        return
    typeface, room = font(16 * s, 450), 50 * s
    widest = max(QFontMetricsF(typeface).horizontalAdvance(line.text) for _, line in shown)
    block = min(at.width, widest + room)
    start = at.left + (at.width - block) / 2
    for y, line in shown:
        rect = QRectF(start, y, block - room, 34 * s)
        text(p, line.text, rect if rtl else rect.translated(room, 0), typeface, CURTAIN.ink, rtl=rtl)
        if not line.styles:
            x = 30 * s
            fill(p, ellipse(start + (block - x if rtl else x), rect.center().y(), 3 * s), CURTAIN.girih.gold)
        for place, style in enumerate(line.styles):
            x = (30 - 22 * (len(line.styles) - 1 - place)) * s
            paint_stone(p, styles[style], start + (block - x if rtl else x), rect.center().y(), 7 * s)
