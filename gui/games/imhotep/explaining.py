"""What is explained while somebody points: what a voyage would score everybody, where its stones would come to lie,
and what a card does."""

from collections.abc import Iterator
from typing import Final

from engine.games.imhotep.pieces import BONUS_SITES, PERMANENTS, PYRAMID, STONE_POINTS
from engine.games.imhotep.previews import SailPreview, card_gain, sail_preview
from engine.games.imhotep.view import ImhotepView
from gui.board.choice import Spot
from gui.board.sprites import Area, ItemId, Sprite
from gui.fonts import text_width
from gui.games.imhotep import words
from gui.games.imhotep.card_art import wrapped
from gui.games.imhotep.items import STONE_LAYER, Table
from gui.games.imhotep.marking import table_hand_area
from gui.games.imhotep.plaques import Bubble, bubble_height
from gui.games.imhotep.shown import Shown
from gui.games.imhotep.spots import HandCard, SitePlace, SiteSpot, Slot
from gui.games.imhotep.stone_art import StoneMark
from gui.theme import SeatStyle

BUBBLE_LAYER: Final = 30_000.0
_GHOST: Final = 0.88

Explanations = Iterator[tuple[ItemId, Sprite]]


def explained(view: ImhotepView, shown: Shown, pointed: Spot, table: Table) -> dict[ItemId, Sprite]:
    """Items for that."""
    match pointed:
        case SiteSpot(site=site, ship=ship) if ship is not None:
            preview = sail_preview(view, ship, site)
            return {} if preview is None else dict(_voyage(preview, table))
        case SiteSpot(site=site) | SitePlace(site=site):
            return dict(_standing(view, shown, site, table))
        case Slot(slot=slot):
            card = shown.market[slot]
            return {} if card is None else dict(_card(view, shown, card, table.layout.slots[slot], table))
        case HandCard(card=card):
            area = table_hand_area(shown, pointed, table)
            return {} if area is None else dict(_card(view, shown, card, area, table))
        case _:
            return {}


# ---- a voyage


def _voyage(preview: SailPreview, table: Table) -> Explanations:
    unit = table.layout.unit
    for stone in preview.placed:
        sprite = table.site_stone(stone.site, stone.place, stone.seat)
        yield ("ghost", stone.place), Sprite(sprite.picture, sprite.x, sprite.y, sprite.z, opacity=_GHOST)
        mark = StoneMark(round(unit * 1.3), round(unit * 1.1), unit, "#137C7C", "#D8FFF8")
        yield ("ghost line", stone.place), Sprite(mark, sprite.x, sprite.y, STONE_LAYER + 60)
    yield ("bubble",), _bubble(preview, table)


def _bubble(preview: SailPreview, table: Table) -> Sprite:
    look = table.look
    gains = tuple(
        (table.style(seat), table.seats[seat].name, words.change_word(gain, look), False)
        for seat, gain in enumerate(preview.gains)
        if gain or any(stone.seat == seat for stone in preview.placed)
    )
    title = words.preview_title(preview.ends_game, preview.ends_round)
    remark = words.returning(len(preview.returned), look) if preview.returned else ""
    return _beside_site(preview.site, title, gains, remark, table)


def _standing(view: ImhotepView, shown: Shown, site: int, table: Table) -> Explanations:
    """Everybody's stones at a site, and what they bring as things stand."""
    look, leaders = table.look, shown.standing(site).leaders
    gains = []
    for seat in range(shown.seats):
        stones = shown.sites[site].count(seat)
        points = view.points[seat] if site == PYRAMID else stones * STONE_POINTS[site]
        points += shown.bonus(site) if site in BONUS_SITES and seat in leaders else 0
        name = words.stones_of(table.seats[seat].name, stones, look)
        gains.append((table.style(seat), name, look.number(points), False))
    yield ("bubble",), _beside_site(site, words.site_title(site), tuple(gains), "", table)


def _beside_site(
    site: int, title: str, gains: tuple[tuple[SeatStyle, str, str, bool], ...], remark: str, table: Table
) -> Sprite:
    """A bubble that points at a site."""
    look, layout = table.look, table.layout
    size = layout.type
    most = layout.scene.width * 0.46 - size * 2.2
    lines = wrapped(title, size, 520, most, 2)
    widest = max(
        *(text_width(line, size, 520) for line in lines),
        text_width(remark, size, 600),
        *(text_width(name, size, 720) + text_width(change, size * 1.25, 760) + size * 2.6
          for _, name, change, _ in gains), 0.0,
    )  # fmt: skip
    width = round(min(widest, most) + size * 2.2)
    height = bubble_height(len(lines), len(gains), bool(remark), size)
    x, y, tip = _bubble_place(site, width, height, table)
    return Sprite(Bubble(width, height, lines, gains, remark, size, look.rtl, tip), x, y, BUBBLE_LAYER)


def _bubble_place(site: int, width: float, height: float, table: Table) -> tuple[float, float, tuple[float, float]]:
    """Beside the site, towards the side with more room, inside the landscape; and where its tip points."""
    layout, scene = table.layout, table.layout.scene
    anchor_x, anchor_y = layout.at(_ANCHORS[site])
    to_right = _TO_RIGHT[site]
    x = anchor_x + (width / 2 + 0.9 * layout.unit) * (1 if to_right else -1)
    x = min(max(x, scene.x + width / 2 + 8), scene.x + scene.width - width / 2 - 8)
    y = min(max(anchor_y - height * 0.3, scene.y + height / 2 + 8), scene.y + scene.height - height / 2 - 8)
    return x, y, (anchor_x - x + width / 2, anchor_y - y + height / 2)


_ANCHORS: Final = {0: (690.0, 96.0), 1: (254.0, 110.0), 2: (398.0, 96.0), 3: (704.0, 400.0)}
"""Where a bubble points, by site."""
_TO_RIGHT: Final = {0: True, 1: True, 2: True, 3: False}


# ---- a card


def _card(view: ImhotepView, shown: Shown, card: int, area: Area, table: Table) -> Explanations:
    look, layout = table.look, table.layout
    size = layout.type
    room = min(layout.width * 0.42, size * 20)
    lines = wrapped(words.card_rule(card, look), size, 520, room, 4)
    remark = ""
    if card in PERMANENTS:
        remark = words.worth_now(card_gain(view, shown.main, card), look)
    widest = max(max(text_width(line, size, 520) for line in lines), text_width(remark, size, 600))
    width, height = round(widest + size * 2.4), bubble_height(len(lines), 0, bool(remark), size)
    x = min(max(area.middle[0], width / 2 + 8), layout.width - width / 2 - 8)
    y = area.y - height / 2 - size * 1.2
    tip = area.middle[0] - x + width / 2, height + size
    yield ("bubble",), Sprite(Bubble(width, height, lines, (), remark, size, look.rtl, tip), x, y, BUBBLE_LAYER)
