"""Every item of Skyjo's table as sprites, from what is shown and where it lies."""

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.core.match import SeatSetup
from engine.core.seats import Seat
from engine.games.skyjo.pieces import PLACES
from engine.games.skyjo.view import EMPTY
from gui.art.painting import fill, outline, rounded
from gui.board.highlight import GLOW_LAYER
from gui.board.pictures import Glow, SeatSign, Words, elided
from gui.board.sprites import ItemId, Picture, Sprite
from gui.controls.look import Look
from gui.fonts import text_width
from gui.games.skyjo import words
from gui.games.skyjo.bracket import Bracket
from gui.games.skyjo.card_art import CardPicture, EmptyPlace, PilePicture
from gui.games.skyjo.geometry import HELD_TILT, GridLayout, Rect, TableLayout, card_height
from gui.games.skyjo.shown import Offer, Shown
from gui.theme import CLOTH, LADDER

EMPTY_LAYER: Final = 10.0
LABEL_LAYER: Final = 20.0
PILE_LAYER: Final = 40.0
CARD_LAYER: Final = 100.0
TOP_LAYER: Final = 130.0
BRACKET_LAYER: Final = 520.0
HAND_LAYER: Final = 900.0

DRAW_TOP: Final = ("draw", "top")
HAND: Final = ("hand",)
UNTIDY: Final = ((-5.5, -0.035, 0.023), (4.0, 0.035, 0.012), (-2.6, 0.012, -0.016), (6.2, -0.02, 0.01))
"""How the cards under the top of the discard pile lie: degrees and shift in widths."""

Sprites = Iterator[tuple[ItemId, Sprite]]


def card_id(seat: Seat, place: int) -> ItemId:
    return ("card", seat, place)


def discard_id(depth: int) -> ItemId:
    """0 is the top."""
    return ("discard", depth)


class Pill(Picture, frozen=True):
    """A breath of light behind the name of the seat to move; saffron for the one who stopped the round."""

    stopped: bool = False

    def paint(self, p: QPainter, look: Look) -> None:
        body = QRectF(0, 0, self.width, self.height)
        if self.stopped:
            fill(p, rounded(body, self.height / 2), CLOTH.saffron, 0.20)
            outline(p, body, self.height / 2, CLOTH.saffron, 1.4, 0.9)
        else:
            fill(p, rounded(body, self.height / 2), CLOTH.ink, 0.15)


class Table:
    """A laid-out table on which a `Shown` can be set."""

    def __init__(self, layout: TableLayout, look: Look, seats: Sequence[SeatSetup]) -> None:
        self.layout = layout
        self.look = look
        self.seats = seats

    def grid(self, shown: Shown, seat: Seat) -> GridLayout:
        """Where a seat's grid lies: the main one first, then clockwise."""
        return self.layout.grids[(seat - shown.main) % shown.seats]

    def card(self, width: float, value: int | None) -> CardPicture:
        text = "" if value is None else self.look.number(value)
        return CardPicture(width, card_height(width), value, text)

    def faces(self) -> tuple[CardPicture, ...]:
        """Every face a card may show, at every size that lies on this table."""
        widths = dict.fromkeys((self.layout.pile, *(grid.card for grid in self.layout.grids)))
        return tuple(self.card(width, value) for width in widths for value in LADDER)

    def sprites(self, shown: Shown) -> dict[ItemId, Sprite]:
        """Everything on the table."""
        made: dict[ItemId, Sprite] = {}
        for seat in range(shown.seats):
            made.update(self._grid(shown, seat))
            made.update(self._label(shown, seat))
        made.update(self._piles(shown))
        made.update(self.brackets(shown, {}))
        made.update(self._note(shown))
        return made

    def _grid(self, shown: Shown, seat: Seat) -> Sprites:
        grid = self.grid(shown, seat)
        for place in range(PLACES):
            card = shown.grids[seat][place]
            rect = grid.place(place)
            if card == EMPTY:
                yield ("empty", seat, place), Sprite(EmptyPlace(rect.width, rect.height), *rect.middle, EMPTY_LAYER)
            else:
                yield card_id(seat, place), Sprite(self.card(grid.card, card), *rect.middle, CARD_LAYER)

    # ---- names

    def _label(self, shown: Shown, seat: Seat) -> Sprites:
        grid = self.grid(shown, seat)
        if grid.beside:
            yield from self._label_beside(shown, seat, grid)
        else:
            yield from self._label_above(shown, seat, grid)

    def _label_above(self, shown: Shown, seat: Seat, grid: GridLayout) -> Sprites:
        label, size = grid.label, grid.type
        middle = label.y + label.height * 0.46
        total = self.look.number(shown.total(seat))
        total_width = text_width(total, size, 650)
        sign = round(size * 0.98)
        start = label.x + sign + size * 0.55
        name = elided(self.seats[seat].name, size, 600, label.right - start - total_width - size * 0.6)
        width = text_width(name, size, 600) + 2
        if seat in (shown.turn, shown.stopper):
            wide, high = round(sign + size * 0.55 + width + size * 0.9), round(size * 1.62)
            pill = Pill(wide, high, seat == shown.stopper)
            yield ("pill", seat), Sprite(pill, label.x + wide / 2 - size * 0.35, middle, LABEL_LAYER - 1)
        yield ("sign", seat), self._sign(seat, sign, label.x + sign / 2, middle)
        yield ("name", seat), _text(name, size, 600, CLOTH.ink, Rect(start, middle - size * 0.8, width, size * 1.6))
        figure = Rect(label.right - total_width - 2, middle - size * 0.8, total_width + 2, size * 1.6)
        yield ("sum", seat), _text(total, size, 650, CLOTH.ink, figure, "right")

    def _label_beside(self, shown: Shown, seat: Seat, grid: GridLayout) -> Sprites:
        label, size = grid.label, grid.type
        small = size * 0.7
        sign = round(size * 0.95)
        middle = label.y + size * 0.75
        name = elided(self.seats[seat].name, size, 650, label.width - sign - size * 0.6)
        width = text_width(name, size, 650) + 2
        at = Rect(label.right - width, middle - size * 0.8, width, size * 1.6)
        sign_x = at.x - size * 0.55 - sign / 2
        if seat in (shown.turn, shown.stopper):
            wide, high = round(label.right - sign_x + sign / 2 + size * 0.9), round(size * 1.62)
            pill = Pill(wide, high, seat == shown.stopper)
            yield ("pill", seat), Sprite(pill, label.right + size * 0.45 - wide / 2, middle, LABEL_LAYER - 1)
        yield ("sign", seat), self._sign(seat, sign, sign_x, middle)
        yield ("name", seat), _text(name, size, 650, CLOTH.ink, at, "right")
        sentence = words.showing(shown.total(seat), self.look)
        length = text_width(sentence, small, 450) + 4
        below = Rect(label.right - length, middle + size * 0.78, length, small * 1.6)
        yield ("sum", seat), _text(sentence, small, 450, CLOTH.ink_soft, below, "right", self.look.rtl)

    def _sign(self, seat: Seat, size: float, x: float, y: float) -> Sprite:
        style = self.look.seats[self.seats[seat].style]
        return Sprite(SeatSign(size, size, style), x, y, LABEL_LAYER)

    # ---- piles

    def _piles(self, shown: Shown) -> Sprites:
        draw, discard, width = self.layout.draw, self.layout.discard, self.layout.pile
        for name, rect in (("draw", draw), ("discard", discard)):
            yield ("empty", name), Sprite(EmptyPlace(rect.width, rect.height), *rect.middle, EMPTY_LAYER)
        layers = pile_layers(shown.draw_size)
        if layers:
            pile = PilePicture(width, draw.height, layers)
            yield ("draw", "pile"), Sprite(pile, *draw.middle, PILE_LAYER)
        if shown.draw_size:
            yield DRAW_TOP, Sprite(self.card(width, None), *draw.middle, CARD_LAYER)
        for depth, card in enumerate(reversed(shown.discard[-4:])):
            angle, dx, dy = (0.0, 0.0, 0.0)
            if depth:
                angle, dx, dy = UNTIDY[(len(shown.discard) - depth) % len(UNTIDY)]
            x, y = discard.middle[0] + dx * width, discard.middle[1] + dy * width
            layer = CARD_LAYER - depth + (8 if depth == 0 else 0)
            yield discard_id(depth), Sprite(self.card(width, card), x, y, layer, angle)
        if shown.hand is not None:
            yield HAND, self.hand(shown)
        yield from self._pile_labels(shown)

    def hand(self, shown: Shown) -> Sprite:
        """The card taken, held above the pile it came from."""
        assert shown.hand is not None
        x, y = self.layout.held(shown.hand.from_draw)
        tilt = -HELD_TILT if shown.hand.from_draw else HELD_TILT
        return Sprite(self.card(self.layout.pile, shown.hand.card), x, y, HAND_LAYER, tilt, 1.0)

    def _pile_labels(self, shown: Shown) -> Sprites:
        size, layout = self.layout.pile_type, self.layout
        counts = self.look.number(shown.draw_size), self.look.number(len(shown.discard))
        named = (
            ("draw", words.draw_word(), counts[0], layout.draw_label),
            ("discard", words.discard_word(), counts[1], layout.discard_label),
        )
        for name, word, count, rect in named:
            if layout.labels_beside:
                side = "right" if name == "draw" else "left"
                upper = Rect(rect.x, rect.y, rect.width, size * 1.5)
                lower = Rect(rect.x, rect.y + size * 1.45, rect.width, size * 1.75)
                yield ("pile word", name), _text(word, size, 500, CLOTH.ink_soft, upper, side, self.look.rtl)
                yield ("pile count", name), _text(count, size * 1.35, 650, CLOTH.ink, lower, side)
            else:
                first, second = (count, word) if self.look.rtl else (word, count)
                gap = size * 0.4
                widths = [text_width(part, size, 600) + 2 for part in (first, second)]
                x = rect.middle[0] - (sum(widths) + gap) / 2
                for part, wide, kind in ((first, widths[0], 0), (second, widths[1], 1)):
                    is_word = part == word
                    key = ("pile word" if is_word else "pile count", name)
                    tint = CLOTH.ink_soft if is_word else CLOTH.ink
                    at = Rect(x + kind * (widths[0] + gap), rect.y, wide, rect.height)
                    yield key, _text(part, size, 500 if is_word else 650, tint, at, "left", self.look.rtl and is_word)

    # ---- columns

    def brackets(self, shown: Shown, levels: dict[int, int]) -> Sprites:
        """Round every column of the main grid that may be closed; `levels` by column where that is a choice now."""
        grid = self.grid(shown, shown.main)
        for offer in shown.offers(shown.main):
            rect = grid.column(offer.column)
            level = levels.get(offer.column, 0)
            costs = words.change_word(offer.before, offer.after, self.look) if offer.after > offer.before else ""
            picture = Bracket(
                rect.width, rect.height, words.sum_word(offer.total, self.look), costs,
                max(11.0, 0.165 * grid.card), level, self.look.rtl,
            )  # fmt: skip
            yield ("bracket", offer.column), Sprite(picture, *rect.middle, BRACKET_LAYER + level)
            if level:
                glow = Glow(rect.width, rect.height, 6.0, level)
                yield ("bracket glow", offer.column), Sprite(glow, *rect.middle, GLOW_LAYER)

    def _note(self, shown: Shown) -> Sprites:
        """A word about a column beside the grid: what may be done with it, and when."""
        room = self.layout.note
        offers = shown.offers(shown.main)
        if room is None or not offers:
            return
        yield from self._note_lines(room, CLOTH.saffron, *words.closable_words())

    def closing_note(self, offer: Offer) -> Sprites:
        """The same while it is a choice."""
        if self.layout.note is not None:
            lines = words.closing_words(offer.column, offer.before, offer.after, self.look)
            yield from self._note_lines(self.layout.note, CLOTH.ring, *lines)

    def _note_lines(self, room: Rect, title: str, first: str, second: str) -> Sprites:
        size = self.layout.pile_type
        line = size * 1.55
        y = room.y + room.height / 2 - line
        for number, (sentence, weight, tint) in enumerate(((first, 600, title), (second, 450, CLOTH.ink))):
            text = elided(sentence, size, weight, room.width)
            wide = min(room.width, text_width(text, size, weight) + 4)
            at = Rect(room.x, y + number * line, wide, line)
            yield ("note", number), _text(text, size, weight, tint, at, "left", self.look.rtl)


def pile_layers(cards: int) -> int:
    """How many edges a pile shows below its top card."""
    return 0 if cards < 2 else max(1, min(9, cards // 5))


def _text(text: str, pixels: float, weight: int, tint: str, at: Rect, side: str = "left", rtl: bool = False) -> Sprite:
    assert side in ("left", "right")
    picture = Words(
        round(at.width), round(at.height), text, float(round(pixels)), weight, tint,
        "right" if side == "right" else "left", rtl,
    )  # fmt: skip
    return Sprite(picture, round(at.x) + picture.width / 2, round(at.y) + picture.height / 2, LABEL_LAYER)
