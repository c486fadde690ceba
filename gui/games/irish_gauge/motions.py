"""How Irish Gauge's events move on the board."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.core.seats import Seat
from engine.games.irish_gauge.events import (
    CompanyClosed,
    DividendsPaid,
    GameEnded,
    GaugeEvent,
    LinkCompleted,
    LinkKind,
    NobodyBid,
    Payment,
    PricesRose,
    ShareOffered,
    ShareSold,
    StarterChosen,
    TrackBuilt,
)
from engine.games.irish_gauge.view import GaugeView
from gui.board.sprites import FLYING, ItemId, Manner, Movement, Sprite
from gui.fonts import text_width
from gui.games.irish_gauge import words
from gui.games.irish_gauge.map_items import rail_id
from gui.games.irish_gauge.map_pictures import route_light
from gui.games.irish_gauge.pigments import DULL, SHINE
from gui.games.irish_gauge.row_items import LOOSE, LOT, rider_id, row_of, sign_id, stack_id
from gui.games.irish_gauge.row_pictures import Certificates, Tag
from gui.games.irish_gauge.table import LIGHT_LAYER, Table

Sprites = Mapping[ItemId, Sprite]
MOVE: Final = 320
CLIMB: Final = 620
FLIGHT: Final = 760


def movements_of(
    event: GaugeEvent, was: Sprites, now: Sprites, before: GaugeView, after: GaugeView, table: Table
) -> Sequence[Movement]:
    """What moves when that happens; `was` and `now` are the board before and after."""
    match event:
        case ShareOffered(company=company):
            start = was.get(stack_id(company))
            return () if start is None or LOT not in now else (_move(LOT, _small(start, now[LOT]), now[LOT]),)
        case NobodyBid(company=company):
            end = now.get(stack_id(company))
            return () if end is None or LOT not in was else (_move(LOT, was[LOT], _small(end, was[LOT])),)
        case ShareSold():
            return tuple(_sale(event, was, now, before, after))
        case TrackBuilt(space=space):
            rails = now[rail_id(space)]
            start = was.get(LOOSE)
            if start is None:
                return ()
            return (_move(rail_id(space), Sprite(rails.picture, start.x, start.y, rails.z), rails),)
        case LinkCompleted():
            return (_shine(event, table),)
        case PricesRose(rises=rises):
            return tuple(
                Movement(rider_id(rise.company), now[rider_id(rise.company)], was[rider_id(rise.company)],
                         manner=Manner.SLIDE, duration=CLIMB)
                for rise in rises
                if rider_id(rise.company) in was
            )  # fmt: skip
        case DividendsPaid(payments=payments):
            return tuple(_money(payments, after, table))
        case _:
            return ()


def pause_after(event: GaugeEvent) -> int:
    match event:
        case LinkCompleted(kind=kind):
            return 420 if kind in (LinkKind.NEW_CITY, LinkKind.JOIN) else 160
        case ShareSold() | NobodyBid() | CompanyClosed():
            return 220
        case DividendsPaid() | PricesRose():
            return 260
        case StarterChosen() | GameEnded():
            return 300
        case _:
            return 0


def _move(item: ItemId, start: Sprite, end: Sprite) -> Movement:
    return Movement(item, end, start, duration=MOVE)


def _small(place: Sprite, like: Sprite) -> Sprite:
    """One certificate where a stack lies."""
    picture = like.picture
    if isinstance(picture, Certificates) and isinstance(place.picture, Certificates):
        picture = Certificates(place.picture.width, place.picture.height, picture.company, 1, picture.rtl)
    return Sprite(picture, place.x, place.y, place.z + 10)


def _sale(event: ShareSold, was: Sprites, now: Sprites, before: GaugeView, after: GaugeView) -> Iterator[Movement]:
    """The share goes to its buyer: a sign more stands in the row."""
    number = after.shares(event.seat, event.company) - 1
    sign = now.get(sign_id(event.company, event.seat, number))
    start = was.get(LOT) or was.get(stack_id(event.company))
    if sign is None or start is None or not isinstance(start.picture, Certificates):
        return
    body = start.picture
    one = Sprite(Certificates(body.width, body.height, event.company, 1, body.rtl), start.x, start.y, start.z + 10)
    small = Certificates(sign.picture.width * 1.5, sign.picture.width, event.company, 1, body.rtl)
    yield Movement(("sold",), Sprite(small, sign.x, sign.y, sign.z + 10), one, duration=MOVE + 120)
    grown = Sprite(sign.picture, sign.x, sign.y - sign.picture.height * 0.4, sign.z, opacity=0.0)
    yield Movement(sign_id(event.company, event.seat, number), sign, grown, delay=MOVE, duration=200, unseen=True)


def _shine(event: LinkCompleted, table: Table) -> Movement:
    light = route_light(table.layout, event.route, SHINE if event.companies else DULL[2], LIGHT_LAYER, strong=True)
    return Movement(("shine",), light, light, manner=Manner.RISE, duration=420)


def _money(payments: Sequence[Payment], after: GaugeView, table: Table) -> Iterator[Movement]:
    """Tags fly from each company's price to the edge where the seats are, one for each payment."""
    for order, payment in enumerate(payments):
        yield _tag(payment, order, after, table)


def _tag(payment: Payment, order: int, after: GaugeView, table: Table) -> Movement:
    layout, look = table.layout, table.look
    text = words.gain(payment.amount, look)
    pixels = round(max(15.0, 17 * layout.unit))
    tall = round(pixels * 1.75)
    picture = Tag(round(text_width(text, pixels, 720) + tall * 1.4), tall, text, pixels, table.style(payment.seat))
    row = row_of(table, after, payment.company)
    start = Sprite(picture, *row.price.middle, FLYING)
    x, y = seat_edge(table, payment.seat, picture.width)
    return Movement(
        ("paid", order), Sprite(picture, x, y, FLYING), start, delay=90 * order, duration=FLIGHT, unseen=True
    )


def seat_edge(table: Table, seat: Seat, width: float) -> tuple[float, float]:
    """Where on the board's leading edge money goes to a seat, whose card lies beyond it."""
    layout = table.layout
    x = layout.width - width / 2 - 4 if layout.rtl else width / 2 + 4
    share = (seat + 0.7) / (len(table.seats) + 0.4)
    return x, layout.height * min(0.94, share)
