"""Every item of the board as sprites, from what is shown and where it lies."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal

from engine.core.match import SeatSetup
from engine.core.outcome import ScoreLine
from engine.core.seats import NOBODY, Seat
from engine.games.isle_of_skye.events import Offer
from engine.games.isle_of_skye.pieces import CardName
from engine.games.isle_of_skye.previews import Ware, card_lines, wares
from engine.games.isle_of_skye.table import BUY, PRICE
from gui.board.pictures import SeatSign, Words, elided
from gui.board.sprites import ItemId, Picture, Sprite
from gui.controls.look import Look
from gui.fonts import text_width
from gui.games.isle_of_skye import words
from gui.games.isle_of_skye.board_colours import board_colours
from gui.games.isle_of_skye.card_art import ScoreCard
from gui.games.isle_of_skye.coins import CoinRow, coin_numbers, row_width
from gui.games.isle_of_skye.furniture import Bag, Plate, Stones, Tag, stone_place
from gui.games.isle_of_skye.geometry import BoardLayout, Box, Hex, OfferRow
from gui.games.isle_of_skye.marks import EmptyHex
from gui.games.isle_of_skye.shown import Shown
from gui.games.isle_of_skye.tile_pictures import BackPicture, CardEdge, TilePicture, size_of
from gui.games.isle_of_skye.tile_places import Put, grid_of, row_number, tile_places

FURNITURE: Final = 20.0
WORDS: Final = 30.0
EDGES: Final = 60.0
TILES: Final = 100.0
"""Layers."""

Sprites = Iterator[tuple[ItemId, Sprite]]
Side = Literal["left", "right", "centre"]


def tile_id(number: int) -> ItemId:
    """A tile, wherever it lies: there is one of each."""
    return ("tile", number)


class Table:
    """A laid-out board on which a `Shown` can be set."""

    def __init__(self, layout: BoardLayout, look: Look, seats: Sequence[SeatSetup]) -> None:
        self.layout = layout
        self.look = look
        self.seats = seats
        self.colours = board_colours(look.theme)

    def sprites(self, shown: Shown) -> dict[ItemId, Sprite]:
        """Everything there is."""
        made: dict[ItemId, Sprite] = {}
        places = tile_places(shown, self.layout)
        for part in (
            self._tiles(places),
            self._backs(shown),
            self._hollows(shown, places),
            self._round(shown),
            self._cards(shown),
            self._offer(shown),
            self._hand(shown),
            self._plate(shown),
            self._minis(shown),
        ):
            made.update(part)
        return made

    # ---- tiles

    def tile(self, number: int, put: Put) -> Sprite:
        """A tile at a place."""
        at = put.at
        picture = TilePicture(
            *size_of(at.radius), at.radius, number, put.rotation, not put.laid, 0.6 if put.faded else 0.0
        )
        return Sprite(picture, at.x, at.y, TILES)

    def held(self, number: int, rotation: int, at: Hex) -> Sprite:
        """A tile that somebody holds over a place."""
        picture = TilePicture(*size_of(at.radius), at.radius, number, rotation, True)
        return Sprite(picture, at.x, at.y, TILES + 600, lift=1.0)

    def _tiles(self, places: Mapping[int, Put]) -> Sprites:
        for number, put in places.items():
            yield tile_id(number), self.tile(number, put)
            if put.laid:
                edge = CardEdge(*size_of(put.at.radius), put.at.radius)
                yield ("edge", number), Sprite(edge, put.at.x, put.at.y, EDGES)

    def _backs(self, shown: Shown) -> Sprites:
        """What others have put up for sale, face down."""
        view = shown.view
        if view.phase is not PRICE:
            return
        for seat, progress in enumerate(view.progress):
            if progress.offered and seat != view.watcher:
                at = self.layout.rows[seat].place
                yield ("back", seat), Sprite(BackPicture(*size_of(at.radius), at.radius), at.x, at.y, TILES)

    def _hollows(self, shown: Shown, places: Mapping[int, Put]) -> Sprites:
        """Where a tile may come to lie, or has lain."""
        taken = {(put.at.x, put.at.y) for put in places.values()}
        hollows = [("row", number, row.place) for number, row in enumerate(self.layout.rows)]
        if shown.view.hand is not None:
            hollows += [("hand", number, place) for number, place in enumerate(self.layout.hand_places)]
            hollows.append(("aside", 0, self.layout.aside))
        for kind, number, at in hollows:
            if (at.x, at.y) not in taken:
                picture = EmptyHex(*size_of(at.radius), at.radius, kind == "aside")
                yield ("hollow", kind, number), Sprite(picture, at.x, at.y, FURNITURE)

    # ---- words

    def words(
        self, text: str, box: Box, pixels: float, tint: str, weight: int = 400, side: Side = "left", z: float = WORDS
    ) -> Sprite:
        """A line in a box, shortened where it is too long."""
        size = float(round(pixels))
        said = elided(text, size, weight, box.width)
        wide, tall = max(1, round(box.width)), max(1, round(box.height))
        picture = Words(wide, tall, said, size, weight, tint, side, self.look.rtl)
        return Sprite(picture, round(box.x) + picture.width / 2, round(box.y) + picture.height / 2, z)

    def sign(self, seat: Seat, x: float, y: float, radius: float, z: float = WORDS) -> Sprite:
        """A seat's stone."""
        style = self.look.seats[self.seats[seat].style]
        return Sprite(SeatSign(round(2 * radius), round(2 * radius), style), x, y, z)

    def put(self, picture: Picture, box: Box, z: float = FURNITURE) -> Sprite:
        """A picture in the middle of a box."""
        return Sprite(picture, *box.middle, z)

    # ---- the main board

    def _round(self, shown: Shown) -> Sprites:
        layout, view, ink = self.layout, shown.view, self.colours.wood_ink
        title = words.last_words(shown) or words.round_words(shown, self.look)
        yield ("round",), self.words(title, layout.round, layout.title, ink, 700)
        box = layout.stones
        rounds = view.options.rounds
        yield ("stones",), self.put(Stones(box.width, box.height, view.round, rounds), box)
        for number in range(1, rounds + 1):
            if number != view.round:
                x, y, r = stone_place(number, rounds, box.width, box.height)
                size = min(r * 1.05, layout.small)
                at = Box(box.x + x - r, box.y + y - r, 2 * r, 2 * r)
                tint = "#3A332A" if not self.look.theme.dark else "#F1E7D2"
                yield ("stone", number), self.words(self.look.number(number), at, size, tint, 700, "centre")
        bag = layout.bag
        size = bag.height
        yield ("bag",), Sprite(Bag(size, size * 1.1), bag.x + size / 2, bag.y + size / 2, FURNITURE)
        yield from self._bag_words(shown, bag.x + size * 1.2)
        title = words.display_words(shown, self.look)
        yield ("display",), self.words(title, layout.display_title, layout.small, ink, 600, "centre")

    def _bag_words(self, shown: Shown, left: float) -> Sprites:
        """How many tiles the bag holds and who begins; the words only as far as there is room."""
        layout, view, bag = self.layout, shown.view, self.layout.bag
        small, tint = layout.small, self.colours.wood_soft
        begins = words.starter_word() if view.round else ""
        said = words.bag_words(shown, self.look)
        room = bag.right - left - small * 2.2
        if text_width(said, small, 500) + text_width(begins, small, 500) > room:
            begins = ""
        if text_width(said, small, 500) > room:
            said = self.look.number(view.bag_size)
        wide = text_width(said, small, 500) + 4
        yield ("bag words",), self.words(said, Box(left, bag.y, wide, bag.height), small, tint, 500)
        if view.round:
            x = left + wide + small * 1.1
            yield ("badge",), self.sign(view.starter, x, bag.y + bag.height / 2, small * 0.55)
            if begins:
                at = Box(x + small * 0.85, bag.y, text_width(begins, small, 500) + 4, bag.height)
                yield ("badge words",), self.words(begins, at, small, tint, 500)

    def _cards(self, shown: Shown) -> Sprites:
        view = shown.view
        lines = card_lines(view)
        for index, card in enumerate(view.cards):
            values = [lines[seat][index] for seat in range(view.seats)]
            yield from self._card(index, card, values)

    def _card(self, index: int, card: CardName, values: Sequence[ScoreLine]) -> Sprites:
        layout, ink = self.layout, self.look.theme.ink
        box = layout.cards[index]
        name = layout.small * 1.4
        columns = 2 if len(values) > 2 and box.width < layout.small * 2.75 * len(values) else len(values)
        rows = -(-len(values) // columns)
        line = layout.small * 1.5
        art = max(0.0, box.height - name - rows * line - 9)
        yield ("card", index), self.put(ScoreCard(box.width, box.height, card, art), box)
        at = Box(box.x + 4, box.y + 6 + art, box.width - 8, name)
        yield ("card name", index), self.words(words.card_name(card), at, layout.small, ink, 700, "centre")
        step = (box.width - 8) / columns
        for seat, value in enumerate(values):
            x = box.x + 4 + seat % columns * step
            y = at.bottom + seat // columns * line
            size = layout.small * 0.47
            text = self.look.number(value.value)
            wide = text_width(text, layout.body, 700)
            left = x + (step - 2.6 * size - wide) / 2
            yield ("card sign", index, seat), self.sign(seat, left + size, y + line / 2, size)
            figure = Box(left + 2.6 * size, y, wide + 4, line)
            yield ("card value", index, seat), self.words(text, figure, layout.body, ink, 700)

    # ---- the centre offer

    def _offer(self, shown: Shown) -> Sprites:
        layout, view = self.layout, shown.view
        box = layout.offer
        at = Box(box.x + 14, box.y + 4, box.width - 28, layout.body * 1.7)
        yield ("offer title",), self.words(words.offer_title(), at, layout.body, self.look.theme.ink, 700)
        buyer = view.watcher if view.watcher is not None else view.turn
        judged = {ware.tile: ware for ware in wares(view, buyer)} if view.seats else {}
        offers = {row_number(view, offer.owner, offer.tile): offer for offer in view.offers}
        for number, row in enumerate(layout.rows):
            owner = min(number, view.seats)
            yield from self._row(shown, number, row, owner, offers.get(number), judged)

    def _row(
        self, shown: Shown, number: int, row: OfferRow, owner: Seat, offer: Offer | None, judged: Mapping[int, Ware]
    ) -> Sprites:
        layout, view, ink = self.layout, shown.view, self.colours.tag_ink
        soft = self.look.theme.ink_soft
        tag = row.tag
        sold = offer is not None and offer.buyer is not None
        yield ("tag", number), self.put(Tag(tag.width, tag.height, sold or offer is None), tag)
        left, line = tag.x + min(26.0, tag.width * 0.16), tag.height / 2
        if tag.height < 2.2 * layout.small:
            yield from self._slim_row(number, tag, owner, offer)
            return
        size = min(layout.body * 0.52, line * 0.42)
        upper = Box(left, tag.y + 1, tag.right - 6 - left, line)
        if owner < view.seats:
            yield ("tag sign", number), self.sign(owner, left + size, upper.middle[1], size)
            upper = Box(left + 2.7 * size, upper.y, upper.width - 2.7 * size, line)
        name = words.owner_name(owner, self.seats)
        yield ("tag name", number), self.words(name, upper, min(layout.body, line * 0.7), ink, 600)
        lower = Box(left, tag.y + line - 1, tag.right - 6 - left, line)
        if offer is None:
            said = self._waiting_words(shown, owner)
            if said:
                yield ("tag said", number), self.words(said, lower, min(layout.small, line * 0.62), soft, 500)
            return
        yield from self._price(number, lower, offer, judged.get(offer.tile), shown)

    def _slim_row(self, number: int, tag: Box, owner: Seat, offer: Offer | None) -> Sprites:
        """A tag with room for one line: whose tile it is, what it costs, who bought it."""
        view, size = len(self.seats), min(self.layout.small * 0.5, tag.height * 0.4)
        x = tag.x + min(18.0, tag.width * 0.16)
        if owner < view:
            yield ("tag sign", number), self.sign(owner, x + size, tag.middle[1], size)
        x += 3.2 * size
        if offer is None:
            return
        text, pixels = self.look.number(offer.price), min(self.layout.body, tag.height * 0.86)
        wide = text_width(text, pixels, 800) + 4
        yield ("price", number), self.words(text, Box(x, tag.y, wide, tag.height), pixels, self.colours.tag_ink, 800)
        if offer.buyer is not None and offer.buyer < view:
            yield ("buyer", number), self.sign(offer.buyer, tag.right - 2 * size, tag.middle[1], size)
            return
        coins = row_width(offer.price, size)
        if coins and x + wide + coins + 8 < tag.right:
            row = CoinRow(coins, 2 * size, offer.price, size, coin_numbers(self.look.number))
            yield ("coins", number), Sprite(row, x + wide + 4 + coins / 2, tag.middle[1], WORDS)

    def _price(self, number: int, box: Box, offer: Offer, ware: Ware | None, shown: Shown) -> Sprites:
        layout = self.layout
        size = min(layout.title * 1.45, box.height * 0.92)
        text = self.look.number(offer.price)
        wide = text_width(text, size, 800)
        yield (
            ("price", number),
            self.words(text, Box(box.x, box.y, wide + 6, box.height), size, self.colours.tag_ink, 800),
        )
        x = box.x + wide + 10
        radius = min(box.height * 0.32, layout.body * 0.62)
        if offer.buyer is not None and offer.buyer < len(self.seats):
            yield ("buyer", number), self.sign(offer.buyer, box.right - radius, box.middle[1], radius)
            at = Box(x, box.y, box.right - 2 * radius - 6 - x, box.height)
            said = words.sold_words()
            yield (
                ("tag said", number),
                self.words(said, at, min(layout.small, box.height * 0.6), self.look.theme.ink_soft, 500),
            )
            return
        coins = row_width(offer.price, radius)
        said = self._hindrance(shown, ware)
        if coins and x + coins <= box.right and not (said and x + coins > box.middle[0]):
            row = CoinRow(coins, 2 * radius, offer.price, radius, coin_numbers(self.look.number))
            yield ("coins", number), Sprite(row, x + coins / 2, box.middle[1], WORDS)
            x += coins + 6
        if said:
            at = Box(x, box.y, box.right - x, box.height)
            yield (
                ("tag said", number),
                self.words(said, at, min(layout.small, box.height * 0.6), self.look.theme.ink_soft, 500, "right"),
            )

    def _hindrance(self, shown: Shown, ware: Ware | None) -> str:
        """Why it cannot be bought, while the watcher buys."""
        view = shown.view
        if ware is None or ware.hindrance is None or view.phase is not BUY or view.watcher != view.turn:
            return ""
        return words.hindrance_words(ware.hindrance)

    def _waiting_words(self, shown: Shown, owner: Seat) -> str:
        view = shown.view
        if view.phase is not PRICE or owner >= view.seats:
            return ""
        if owner == view.watcher:
            hand = view.hand
            if hand is not None and hand.price is not None:
                return words.price_words(hand.price, self.look)
            return words.sale_word()
        if view.progress[owner].done:
            return words.hidden_word()
        return words.pricing_word() if view.turn == owner else ""

    # ---- own tiles, name, other territories

    def _hand(self, shown: Shown) -> Sprites:
        layout, view = self.layout, shown.view
        if view.watcher is None or view.hand is None:
            return
        soft = self.look.theme.ink_soft
        notes = layout.hand_notes
        aside = layout.aside
        left = aside.x - aside.radius * 1.2
        title = words.hand_title(self.seats[view.watcher].name)
        at = Box(notes.x, notes.y, left - notes.x - 6, notes.height)
        yield ("hand title",), self.words(title, at, layout.small, self.look.theme.ink, 600)
        said = words.aside_word()
        room = 2 * min(layout.hand.right - 6 - aside.x, aside.x - layout.hand_places[-1].x)
        wide = min(text_width(said, layout.small, 500) + 6, room)
        at = Box(aside.x - wide / 2, notes.y, wide, notes.height)
        yield ("aside word",), self.words(said, at, layout.small, soft, 500, "centre")

    def _plate(self, shown: Shown) -> Sprites:
        layout, theme = self.layout, self.look.theme
        plate = layout.plate
        yield ("plate",), self.put(Plate(plate.width, plate.height), plate, TILES + 200)
        size = min(plate.height * 0.3, layout.body * 0.55)
        yield ("plate sign",), self.sign(shown.main, plate.x + 10 + size, plate.middle[1], size, TILES + 201)
        count = sum(laid is not None for laid in shown.view.territories[shown.main])
        said = words.plate_words(count, self.look)
        wide = min(plate.width * 0.45, text_width(said, layout.small, 400) + 4)
        at = Box(plate.right - 10 - wide, plate.y, wide, plate.height)
        yield ("plate count",), self.words(said, at, layout.small, theme.ink_soft, 400, "right", TILES + 201)
        left = plate.x + 10 + 2.8 * size
        at = Box(left, plate.y, plate.right - 16 - wide - left, plate.height)
        yield (
            ("plate name",),
            self.words(self.seats[shown.main].name, at, layout.body, theme.ink, 700, "left", TILES + 201),
        )

    def _minis(self, shown: Shown) -> Sprites:
        layout, view = self.layout, shown.view
        size = layout.small * 0.5
        for seat in range(view.seats):
            if seat == shown.main:
                continue
            grid = grid_of(shown, seat, layout)
            box = grid.sheet
            y = max(box.y + layout.small * 0.9, grid.y - grid.radius - 6 - layout.small * 0.8)
            yield ("mini sign", seat), self.sign(seat, box.x + 8 + size, y, size)
            yield from self._mini_words(shown, seat, box, y, size)

    def _mini_words(self, shown: Shown, seat: Seat, box: Box, y: float, size: float) -> Sprites:
        """A name and an income; the sign says whose it is where there is no room for the name."""
        small, theme, view = self.layout.small, self.look.theme, shown.view
        name, income = self.seats[seat].name, words.income_words(view.incomes[seat], self.look)
        left, right = box.x + 8 + 2.8 * size, box.right - 6
        long, wide = text_width(name, small, 700) + 6, text_width(income, small, 400) + 4
        longest = max(text_width(one.name, small, 700) for one in self.seats) + 6
        if longest + wide > right - left:
            income = words.change_words(view.incomes[seat], self.look)
            wide = text_width(income, small, 400) + 4
        tall = small * 1.6
        if long + wide <= right - left:
            at = Box(left, y - tall / 2, right - wide - left, tall)
            weight = 700 if view.turn == seat and view.actor != NOBODY else 600
            yield ("mini name", seat), self.words(name, at, small, theme.ink, weight)
        at = Box(right - wide, y - tall / 2, wide, tall)
        yield ("mini income", seat), self.words(income, at, small, theme.ink_soft, 400, "right")
