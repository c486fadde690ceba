"""What stands below a clause: what holds in this game, why the rule is so, worked examples; and a refused move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from gui.art.icons import paint_icon
from gui.art.painting import clipped, colour, fill, outline, rounded, text
from gui.i18n import translate
from gui.theme import BOOK_GOLD
from gui.windows.rules.galley import Galley
from gui.windows.rules.markup import Run, runs, short_number
from gui.windows.rules.strips import Spot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from engine.core.rulebook import Example, Ruling
    from gui.windows.rules.setting import Setting

_CHIP, _CHIP_SIDE = 26, 11
_SMALL_LEADING: Final = 24


def set_chips(setting: Setting, number: str, chips: Sequence[tuple[str, str]], keep: bool, refused: bool) -> None:
    """A pill for each option of the clause, in as many rows as they need."""
    look, px = setting.look, setting.px
    general = translate("rules", "In this game:")
    said = [(f"{name}:" if name else general, value) for name, value in chips]
    widths = [
        look.advance(lead, 14, 450) + look.advance(value, 14, 640) + px(2 * _CHIP_SIDE + 24) for lead, value in said
    ]
    rows: list[list[int]] = [[]]
    used = 0.0
    for place, width in enumerate(widths):
        if rows[-1] and used + width > setting.column.measure:
            rows.append([])
            used = 0.0
        rows[-1].append(place)
        used += width + px(8)
    for row, places in enumerate(rows):

        def paint(p: QPainter, rect: QRectF, places: list[int] = places) -> None:
            at = setting.column.text_rect(rect, look.rtl)
            x = 0.0
            for place in places:
                width = min(widths[place], at.width())
                left = at.right() - x - width if look.rtl else at.left() + x
                _paint_chip(p, setting, QRectF(left, rect.top() + px(4), width, px(_CHIP)), *said[place])
                x += width + px(8)

        spoken = " ".join(f"{lead} {value}." for lead, value in said) if row == 0 else ""
        last = row == len(rows) - 1
        setting.stack.add(px(_CHIP + 6), paint, owner=number, keep=keep or not last, spoken=spoken, refused=refused)


def _paint_chip(p: QPainter, setting: Setting, pill: QRectF, lead: str, value: str) -> None:
    look, theme, px = setting.look, setting.look.theme, setting.px
    fill(p, rounded(pill, pill.height() / 2), theme.lapis, 0.09)
    outline(p, pill, pill.height() / 2, theme.lapis, 1, 0.5)
    side = px(_CHIP_SIDE)
    inner = pill.adjusted(side, 0, -side, 0)
    x = inner.right() - px(7) if look.rtl else inner.left() + px(7)
    paint_icon(p, "sliders", QPointF(x, pill.center().y()), theme.lapis, px(14.5), width=1.75)
    inner = inner.adjusted(0, 0, -px(20), 0) if look.rtl else inner.adjusted(px(20), 0, 0, 0)
    taken = text(p, lead, inner, look.font(14, 450), theme.ink_soft, rtl=look.rtl) + px(4)
    rest = inner.adjusted(0, 0, -taken, 0) if look.rtl else inner.adjusted(taken, 0, 0, 0)
    text(p, value, rest, look.font(14, 640), theme.lapis, rtl=look.rtl)


def set_fold(setting: Setting, number: str, rulings: Sequence[Ruling]) -> None:
    """“Why like this?” with the rulings' numbers; unfolded, the rulings themselves."""
    look, theme, px = setting.look, setting.look.theme, setting.px
    unfolded = number in setting.context.unfolded
    words = translate("rules", "Why like this?")
    numbers = ", ".join(short_number(ruling.number) for ruling in rulings)
    wide = look.advance(words, 14, 560)

    def paint(p: QPainter, rect: QRectF) -> None:
        at = setting.column.text_rect(rect, look.rtl)
        x = at.right() - px(6) if look.rtl else at.left() + px(6)
        sign = "up" if unfolded else "down"
        paint_icon(p, sign, QPointF(x, rect.center().y()), theme.lapis, px(11), width=2.8)
        line = at.adjusted(0, 0, -px(19), 0) if look.rtl else at.adjusted(px(19), 0, 0, 0)
        text(p, words, line, look.font(14, 560), theme.lapis, rtl=look.rtl)
        gap = wide + px(10)
        beside = line.adjusted(0, 0, -gap, 0) if look.rtl else line.adjusted(gap, 0, 0, 0)
        text(p, numbers, beside, look.font(12, 420), theme.ink_soft, rtl=look.rtl)

    reach = wide + look.advance(numbers, 12, 420) + px(34)
    lead = setting.column.gutter + setting.column.gap
    left = setting.column.width - lead - reach + px(4) if look.rtl else lead - px(4)
    spot = Spot(QRectF(left, 0, reach, px(_SMALL_LEADING + 4)), "fold", number, f"{words} {numbers}")
    setting.stack.add(px(_SMALL_LEADING + 4), paint, owner=number, spots=(spot,), keep=unfolded)
    if unfolded:
        for place, ruling in enumerate(rulings):
            set_ruling_box(setting, ruling, number, px(2 if place == 0 else 8))


def set_ruling_box(setting: Setting, ruling: Ruling, owner: str, gap: float) -> None:
    """A sand block with a rim at its leading edge; three parts: what the tutorial says, the ruling, the reason."""
    px = setting.px
    head = (Run(short_number(ruling.number) + "  ", bold=True), Run(f"{ruling.title}. ", bold=True))
    galley = Galley(
        (*head, *ruling_runs(setting, ruling)),
        setting.column.measure - px(34),
        setting.look,
        size=14,
        leading=_SMALL_LEADING,
    )
    _boxed(setting, galley, owner, gap, sand=True)


def ruling_runs(setting: Setting, ruling: Ruling) -> tuple[Run, ...]:
    """The three parts of a ruling, one after another."""
    parts: list[Run] = []
    for label, said in (
        (translate("rules", "Tutorial:"), ruling.tutorial),
        (translate("rules", "Ruling:"), ruling.ruling),
        (translate("rules", "Reason:"), ruling.reason),
    ):
        parts += [Run(f"{label} ", bold=True), *runs(f"{said} ", setting.numbers)]
    return tuple(parts)


def set_example(setting: Setting, example: Example, owner: str, gap: float, *, with_numbers: bool = False) -> None:
    """A worked example in a hairline box; `with_numbers` names its clauses, as links."""
    label = translate("rules", "Example")
    head: list[Run] = [Run(f"{label}  ", bold=True)]
    if with_numbers:
        head = []
        for number in example.clauses:
            head += [Run(setting.numbers.digits(short_number(number)), reference=number), Run("  ")]
    galley = Galley(
        (*head, *runs(example.text, setting.numbers)),
        setting.column.measure - setting.px(28),
        setting.look,
        size=14,
        leading=_SMALL_LEADING,
    )
    _boxed(setting, galley, owner, gap, sand=False)


def _boxed(setting: Setting, galley: Galley, owner: str, gap: float, *, sand: bool) -> None:
    """One strip however many lines: a box is not torn, unless it is taller than half a page would ever be."""
    look, theme, px = setting.look, setting.look.theme, setting.px
    pad = px(9 if sand else 7)
    lead = setting.column.gutter + setting.column.gap
    inset = px(18 if sand else 14)

    def paint(p: QPainter, rect: QRectF) -> None:
        at = setting.column.text_rect(rect, look.rtl)
        box = QRectF(at.left(), rect.top() + px(2), at.width(), rect.height() - px(4))
        if sand:
            fill(p, rounded(box, 8), theme.well)
            with clipped(p, rounded(box, 8)):
                x = box.right() - 3 if look.rtl else box.left()
                p.fillRect(QRectF(x, box.top(), 3, box.height()), colour(BOOK_GOLD))
        else:
            outline(p, box, 6, BOOK_GOLD, 1, 0.55)
        x = at.left() + (px(16 if sand else 14) if look.rtl else inset)
        for line in range(len(galley)):
            galley.draw(p, line, QPointF(x, box.top() + pad - px(2) + line * galley.leading))

    left = px(16 if sand else 14) if look.rtl else lead + inset
    spots = tuple(
        Spot(link.translated(left, pad + line * galley.leading), "reference", target, target)
        for line in range(len(galley))
        for link, target in galley.links(line)
    )
    setting.stack.add(galley.height + 2 * pad, paint, gap=gap, owner=owner, spots=spots)


def set_refusal_head(setting: Setting, number: str, gap: float) -> None:
    """A flag and why the move was refused."""
    look, theme, px = setting.look, setting.look.theme, setting.px
    galley = Galley(
        (Run(setting.context.note),),
        setting.column.measure - px(20),
        look,
        size=14,
        leading=_SMALL_LEADING,
        weight=680,
        ink=theme.pomegranate_ink,
    )

    def paint(p: QPainter, rect: QRectF) -> None:
        at = setting.column.text_rect(rect, look.rtl)
        x = at.right() - px(7) if look.rtl else at.left() + px(7)
        paint_icon(p, "flag", QPointF(x, rect.top() + px(18)), theme.pomegranate, px(14.4), width=2.2)
        left = at.left() + (0 if look.rtl else px(20))
        for line in range(len(galley)):
            galley.draw(p, line, QPointF(left, rect.top() + px(6) + line * galley.leading))

    note = setting.context.note
    setting.stack.add(galley.height + px(8), paint, gap=gap, keep=True, owner=number, spoken=note, refused=True)


def set_refusal_foot(setting: Setting, number: str, keep: bool) -> None:
    """The way back to the table."""
    look, theme, px = setting.look, setting.look.theme, setting.px
    words = translate("rules", "Back to the table")
    wide = look.advance(words, 14, 640)

    def paint(p: QPainter, rect: QRectF) -> None:
        at = setting.column.text_rect(rect, look.rtl)
        x = at.left() + px(6) if look.rtl else at.right() - px(6)
        paint_icon(p, "forward", QPointF(x, rect.center().y()), theme.lapis, px(12), width=2.8, mirrored=look.rtl)
        line = at.adjusted(px(18), 0, 0, 0) if look.rtl else at.adjusted(0, 0, -px(18), 0)
        text(p, words, line, look.font(14, 640), theme.lapis, "end", rtl=look.rtl)

    reach = wide + px(28)
    lead = setting.column.gutter + setting.column.gap
    left = -px(4) if look.rtl else lead + setting.column.measure - reach + px(4)
    spot = Spot(QRectF(left, 0, reach, px(30)), "table", "", words)
    setting.stack.add(px(30), paint, owner=number, spots=(spot,), keep=keep, refused=True)
