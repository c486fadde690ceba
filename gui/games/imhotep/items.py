"""Every item of Imhotep's board as sprites, from what is shown and where it lies."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.match import SeatSetup
from engine.core.seats import Seat
from engine.games.imhotep.pieces import (
    BONUS_SITES,
    CAPACITIES,
    CARDS,
    OBELISK,
    PYRAMID,
    SHIPS,
    SITES,
    TEMPLE,
    column_of,
)
from gui.board.pictures import Words
from gui.board.sprites import Area, ItemId, Sprite
from gui.controls.look import Look
from gui.fonts import text_width
from gui.games.imhotep import sites, words
from gui.games.imhotep.card_art import BackPicture, CardPicture, EmptySlot
from gui.games.imhotep.geometry import Layout, hand_places, reserve_places, reserve_unit
from gui.games.imhotep.plaques import Plaque, Tag, plaque
from gui.games.imhotep.ship_art import ship_picture
from gui.games.imhotep.shown import Shown
from gui.games.imhotep.stone_art import Seen, StonePicture, TipPicture, stone_picture
from gui.theme import SeatStyle

STONE_LAYER: Final = 100.0
SHIP_LAYER: Final = 200.0
LOOSE_LAYER: Final = 260.0
SHELF_LAYER: Final = 300.0
TRAY_LAYER: Final = 320.0
PLAQUE_LAYER: Final = 450.0
TIP: Final = ("tip",)
DECK: Final = ("deck",)
FACES: Final[tuple[Seen, ...]] = ("all", "left", "right", "right")
"""Of a stone in the pyramid, by column: the block beside it hides the other face."""

_MOST_TIED: Final = 2
"""So many who tie for the most are shown; more say only that nobody leads."""

Sprites = Iterator[tuple[ItemId, Sprite]]


def stone_id(site: int, place: int) -> ItemId:
    return ("stone", site, place)


def ship_id(ship: int) -> ItemId:
    return ("ship", ship)


def loose_id(ship: int, berth: int) -> ItemId:
    return ("loose", ship, berth)


def slot_id(slot: int) -> ItemId:
    return ("slot", slot)


def hand_id(card: int) -> ItemId:
    return ("hand", card)


def reserve_id(index: int) -> ItemId:
    return ("reserve", index)


class Table:
    """A laid-out board on which a `Shown` can be set."""

    def __init__(self, layout: Layout, look: Look, seats: Sequence[SeatSetup]) -> None:
        self.layout = layout
        self.look = look
        self.seats = seats

    def style(self, seat: Seat) -> SeatStyle:
        return self.look.seats[self.seats[seat].style]

    def sprites(self, shown: Shown) -> dict[ItemId, Sprite]:
        """Everything on the board."""
        made: dict[ItemId, Sprite] = {}
        for part in (self._sites, self._plaques, self._ships, self._shelf, self._reserve, self._hand):
            made.update(part(shown))
        return made

    # ---- the sites

    def _sites(self, shown: Shown) -> Sprites:
        for site in range(SITES):
            for place, seat in enumerate(shown.sites[site]):
                yield stone_id(site, place), self.site_stone(site, place, seat)
        yield TIP, self.tip(len(shown.sites[OBELISK]) == CAPACITIES[OBELISK])

    def site_stone(self, site: int, place: int, seat: Seat) -> Sprite:
        """A stone where it stands in its site."""
        seen = FACES[column_of(place)] if site == PYRAMID else "all"
        shade = site != PYRAMID and (site != OBELISK or place == 0)
        picture = stone_picture(self.layout.unit, self.style(seat), seen=seen, signed_side=site == OBELISK, shade=shade)
        return Sprite(picture, *self.layout.stone(site, place), STONE_LAYER + sites.depth_of(site, place))

    def tip(self, crowned: bool) -> Sprite:
        """The obelisk's tip: on its sledge, or where it belongs."""
        unit = self.layout.unit
        at = (3.75, 0.41, 0.18)
        if crowned:
            x, y, z = sites.cell_of(OBELISK, CAPACITIES[OBELISK] - 1)
            at = (x + 0.025, y + 0.025, z + sites.SHAFT_STEP)
        picture = TipPicture(round(unit), round(unit), unit)
        return Sprite(picture, *self.layout.at(sites.spot(sites.ORIGINS[OBELISK], *at)), STONE_LAYER + 20)

    def _plaques(self, shown: Shown) -> Sprites:
        for site in range(SITES):
            yield ("plaque", site), self.plaque(shown, site, 0)

    def plaque(self, shown: Shown, site: int, level: int) -> Sprite:
        """A site's name and state, in the landscape. Where words are large, the obelisk's stands where it belongs and
        its neighbours' lie below it."""
        picture = self._plaque_picture(shown, site, level)
        x, y = self._plaque_place(picture, site)
        if site in (PYRAMID, TEMPLE):
            other = self._plaque_picture(shown, OBELISK, 0)
            other_x, other_y = self._plaque_place(other, OBELISK)
            high = (picture.height + other.height) / 2 + 3
            if abs(x - other_x) < (picture.width + other.width) / 2 + 3 and abs(y - other_y) < high:
                y = other_y + high
        return Sprite(picture, x, y, PLAQUE_LAYER + level)

    def _plaque_place(self, picture: Plaque, site: int) -> tuple[float, float]:
        x, y = self.layout.at(sites.PLAQUES[site])
        scene = self.layout.scene
        edge = picture.width / 2 + 6
        x = min(max(x, scene.x + edge), scene.x + scene.width - edge)
        y = y - 13.5 * self.layout.scale + picture.height / 2
        return x, min(y, scene.y + scene.height - picture.height / 2 - 4)

    def _plaque_picture(self, shown: Shown, site: int, level: int) -> Plaque:
        look, standing = self.look, shown.standing(site)
        led = site in BONUS_SITES
        bonus = shown.bonus(site) if led and standing.leaders else 0
        leaders = standing.leaders if led and (bonus or len(standing.leaders) <= _MOST_TIED) else ()
        return plaque(
            words.site_name(site),
            words.filled(len(shown.sites[site]), CAPACITIES[site], look),
            tuple(self.style(seat) for seat in leaders),
            words.bonus_word(bonus, look) if bonus else "",
            self.layout.type,
            level,
            look.rtl,
        )

    # ---- ships

    def _ships(self, shown: Shown) -> Sprites:
        for ship in range(SHIPS):
            site = shown.landed[ship]
            if shown.in_harbour[ship] or site is not None:
                yield ship_id(ship), self.ship(shown, ship, site)
        for ship, berth in shown.loose:
            owner = shown.ships[ship][berth]
            if owner is not None:
                yield loose_id(ship, berth), self.aboard(ship, berth, owner)

    def ship(self, shown: Shown, ship: int, site: int | None) -> Sprite:
        """A ship with the stones that are not items of their own."""
        loose = {berth for number, berth in shown.loose if number == ship}
        stones = tuple(
            None if owner is None or berth in loose else self.style(owner)
            for berth, owner in enumerate(shown.ships[ship])
        )
        labels = tuple(self.look.number(berth + 1) for berth in range(len(stones)))
        picture = ship_picture(self.layout.unit, stones, labels)
        return Sprite(picture, *self.layout.ship(ship, site), SHIP_LAYER + 10 * ship)

    def aboard(self, ship: int, berth: int, seat: Seat, site: int | None = None) -> Sprite:
        """A stone in its berth, as an item of its own."""
        x, y = self.layout.aboard(ship, berth, site)
        return Sprite(self.stone(seat), x, y, LOOSE_LAYER + 10 * ship + berth)

    def stone(self, seat: Seat) -> StonePicture:
        return stone_picture(self.layout.unit, self.style(seat))

    # ---- the market

    def _shelf(self, shown: Shown) -> Sprites:
        layout, look = self.layout, self.look
        layers = 0 if not shown.deck_left else max(1, min(6, shown.deck_left // 3))
        deck = layout.deck
        if shown.deck_left:
            yield DECK, Sprite(BackPicture(deck.width, deck.height - 2, layers), *_middle(deck), SHELF_LAYER)
        else:
            yield DECK, Sprite(EmptySlot(deck.width, deck.height - 2), *_middle(deck), SHELF_LAYER)
        yield ("tag", "deck"), self._tag(deck, words.deck_words(shown.deck_left, look), 0)
        for slot, card in enumerate(shown.market):
            area = layout.slots[slot]
            if card is None:
                yield ("gap", slot), Sprite(EmptySlot(area.width, area.height), *_middle(area), SHELF_LAYER)
                continue
            yield slot_id(slot), self.market_card(shown, slot, card)
            yield ("tag", slot), self._tag(area, look.number(CARDS[card].cost), CARDS[card].cost)

    def market_card(self, shown: Shown, slot: int, card: int) -> Sprite:
        """A card on the shelf, pale when the seat at the tray cannot pay it."""
        area = self.layout.slots[slot]
        picture = self.card(card, area, dim=not shown.affordable(card))
        return Sprite(picture, *_middle(area), SHELF_LAYER + 1 + slot * 0.01)

    def card(self, card: int, area: Area, *, dim: bool = False, count: int = 1) -> CardPicture:
        look = self.look
        pixels = self.layout.card_type * min(1.0, area.height / self.layout.deck.height)
        many = look.number(count) if count > 1 else ""
        return CardPicture(
            area.width, area.height, card, words.card_name(card), words.card_effect(card, look),
            float(max(9, round(pixels))), look.rtl, dim, many,
        )  # fmt: skip

    def _tag(self, area: Area, text: str, stones: int) -> Sprite:
        ledge = self.layout.ledge
        height = round(ledge.height * 0.66)
        size = round(height * 0.66)
        if not stones:
            while size > 9 and text_width(text, size, 660) > area.width * 0.96 - size * 0.5:
                size -= 1
        else:
            size = min(size, int(area.width / (1.9 + 1.1 * stones)))
        inner = text_width(text, size, 660) + size * 0.9
        width = min(area.width, inner if not stones else size * (1.9 + 1.1 * stones))
        picture = Tag(round(width), height, text, stones, float(size), self.look.rtl)
        return Sprite(picture, _middle(area)[0], ledge.y + ledge.height * 0.53, SHELF_LAYER + 2)

    # ---- the own side

    def _reserve(self, shown: Shown) -> Sprites:
        count = shown.reserve[shown.main]
        unit = reserve_unit(self.layout, count)
        picture = stone_picture(unit, self.style(shown.main))
        for index, (x, y) in enumerate(reserve_places(self.layout.well, unit, count)):
            yield reserve_id(index), Sprite(picture, x, y, TRAY_LAYER + index * 0.01)
        lines = words.reserve_words(count, shown.box[shown.main], self.look)
        yield from self._lines("reserve", self.layout.well_words, lines)

    def _hand(self, shown: Shown) -> Sprites:
        kinds = shown.hand
        for (kind, count), (area, angle) in zip(kinds, hand_places(self.layout.hand, len(kinds)), strict=True):
            picture = self.card(kind, area, count=count)
            yield hand_id(kind), Sprite(picture, *_middle(area), TRAY_LAYER + 10 + kind, angle)
        lines = words.hand_words(sum(count for _, count in kinds), self.look)
        yield from self._lines("hand", self.layout.hand_words, lines)

    def _lines(self, name: str, room: Area, lines: Sequence[str]) -> Sprites:
        """Words in the tray, the first one a title."""
        size, theme, step = self.layout.small, self.look.theme, self.layout.small * 1.5
        y = room.y + (room.height - step * len(lines)) / 2
        for number, line in enumerate(lines):
            pixels = size * (1.08 if number == 0 else 0.95)
            weight = 700 if number == 0 else 450
            while pixels > 9 and text_width(line, pixels, weight) > room.width:
                pixels -= 0.5
            picture = Words(
                round(room.width), round(step), line, pixels, weight, theme.ink if number == 0 else theme.ink_soft,
                "right" if self.look.rtl else "left", self.look.rtl,
            )  # fmt: skip
            at = round(room.x) + picture.width / 2, round(y + number * step) + picture.height / 2
            yield ("words", name, number), Sprite(picture, *at, TRAY_LAYER)


def _middle(area: Area) -> tuple[float, float]:
    return area.middle
