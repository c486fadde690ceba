"""The companies' rows, the stand and the stock as sprites."""

from typing import Final

from engine.core.seats import Seat
from engine.games.irish_gauge.pieces import SHARES_EACH
from engine.games.irish_gauge.view import GaugeView
from gui.board.sprites import ItemId, Sprite
from gui.games.irish_gauge import words
from gui.games.irish_gauge.geometry import Rect, Row, price_place
from gui.games.irish_gauge.row_pictures import (
    Badge,
    Certificates,
    Ladder,
    LooseTrack,
    NoShares,
    Paper,
    Rack,
    Rider,
    Sign,
    Stand,
)
from gui.games.irish_gauge.shown import in_stack, on_stand
from gui.games.irish_gauge.table import PAPER_LAYER, PIECE_LAYER, PRINT_LAYER, Sprites, Table

LOT: Final = ("lot",)
LOOSE: Final = ("loose",)


def stack_id(company: int) -> ItemId:
    return ("stack", company)


def rider_id(company: int) -> ItemId:
    return ("rider", company)


def sign_id(company: int, seat: Seat, number: int) -> ItemId:
    return ("sign", company, seat, number)


def row_sprites(table: Table, shown: GaugeView) -> Sprites:
    for row, company in zip(table.layout.rows, shown.companies, strict=False):
        yield from _row(table, shown, row, company)
    yield from _stand(table, shown)
    if shown.companies:
        yield from _stock(table, shown)


def row_of(table: Table, shown: GaugeView, company: int) -> Row:
    return table.layout.rows[shown.companies.index(company)]


def _row(table: Table, shown: GaugeView, row: Row, company: int) -> Sprites:
    theme, rtl, unit = table.look.theme, table.look.rtl, row.unit
    closed, lot = shown.closed(company), on_stand(shown) == company
    paper = Paper(row.whole.width, row.whole.height, lot, closed, rtl)
    yield ("paper", company), Sprite(paper, *row.whole.middle, PAPER_LAYER)
    yield ("badge", company), Sprite(Badge(2 * row.radius, 2 * row.radius, company, closed), *row.badge, PRINT_LAYER)
    ink = theme.ink_soft if closed else theme.ink
    yield ("company", company), table.write(words.company_name(company), row.name, 16 * unit, 650, ink)
    if row.below is not None:
        said = words.home_words(company, closed, lot)
        tint = theme.saffron_ink if lot else theme.ink_soft
        yield ("home", company), table.write(said, row.below, 12 * unit, 600 if lot else 400, tint)
    price = words.pounds(shown.prices[company], table.look)
    yield ("price", company), table.write(price, row.price, 24 * unit, 700, ink, "end")
    yield from _ladder(table, shown, row, company)
    if not row.folded:
        yield from _shares(table, shown, row, company)


def _ladder(table: Table, shown: GaugeView, row: Row, company: int) -> Sprites:
    closed, bar = shown.closed(company), row.ladder
    figures = tuple(table.look.number(10 * k) for k in range(1, 11)) if row.figures else ()
    if table.look.rtl:
        figures = figures[::-1]
    ladder = Ladder(bar.width, bar.height, figures, max(9.5, round(11.5 * row.unit)), closed)
    yield ("ladder", company), Sprite(ladder, *bar.middle, PRINT_LAYER)
    yield rider_id(company), rider(table, row, shown.prices[company], closed=closed)


def rider(table: Table, row: Row, price: float, *, closed: bool = False, ghost: bool = False) -> Sprite:
    share = 0.5 if row.folded else max(0.8, row.unit)
    w, h = 11.5 * share, 15.5 * share
    x = price_place(row, price, table.look.rtl)
    return Sprite(Rider(w, h, closed, ghost), x, row.ladder.y - h / 2, PIECE_LAYER - (5 if ghost else 0))


def _shares(table: Table, shown: GaugeView, row: Row, company: int) -> Sprites:
    count, box = in_stack(shown, company), row.stack
    if count:
        picture = Certificates(box.width, box.height, company, count, table.look.rtl)
        yield stack_id(company), Sprite(picture, *box.middle, PIECE_LAYER)
    else:
        yield ("no shares", company), Sprite(NoShares(box.width, box.height), *box.middle, PRINT_LAYER)
    said = words.left_words(shown.display[company], shown.closed(company), table.look)
    soft = table.look.theme.ink_soft
    yield ("left", company), table.write(said, row.left, 12.5 * row.unit, 480, soft)
    for seat in range(shown.seats):
        for number in range(shown.shares(seat, company)):
            yield sign_id(company, seat, number), _sign(table, shown, row, company, seat, number)


def _sign(table: Table, shown: GaugeView, row: Row, company: int, seat: Seat, number: int) -> Sprite:
    """The seats' signs stand in a line from the trailing edge, one for each share."""
    held = [shown.shares(other, company) for other in range(shown.seats)]
    side = min(row.holders.height * 0.62, 17 * row.unit, row.holders.width / (SHARES_EACH + 2.2))
    gap = side * 0.45
    before = sum(held[:seat]) + number
    groups = sum(1 for other in range(seat) if held[other])
    total = sum(held) * side * 1.06 + (sum(1 for count in held if count) - 1) * gap
    x = row.holders.width - total + before * side * 1.06 + groups * gap + side / 2
    at = row.holders.x + (row.holders.width - x if table.look.rtl else x)
    return Sprite(Sign(side, side, table.style(seat)), at, row.holders.middle[1], PRINT_LAYER)


# ---- the foot


def lot_place(table: Table) -> Rect:
    """Where a share lies on the stand."""
    stand = table.layout.stand
    tall = stand.height * 0.50
    return Rect(stand.middle[0] - tall * 0.75, stand.y + stand.height * 0.13, tall * 1.5, tall)


def _stand(table: Table, shown: GaugeView) -> Sprites:
    stand, lot = table.layout.stand, on_stand(shown)
    yield ("stand",), Sprite(Stand(stand.width, stand.height, lot is None), *stand.middle, PAPER_LAYER)
    if lot is not None:
        box = lot_place(table)
        yield LOT, Sprite(Certificates(box.width, box.height, lot, 1, table.look.rtl), *box.middle, PIECE_LAYER)
    size = max(11.0, min(13 * table.layout.unit, stand.height * 0.24))
    line = Rect(stand.x + 4, stand.bottom - 8 - size * 1.25, stand.width - 8, size * 1.3)
    yield ("stand word",), table.write(words.stand_word(), line, size, 560, table.look.theme.ink_soft, "centre")


def loose_place(table: Table) -> Rect:
    """Where the next track of the seat on turn lies, to be taken up."""
    stock = table.layout.stock
    tall = stock.height * 0.34
    wide = min(tall * 3.0, stock.width * 0.40)
    x = stock.right - wide - 12 if table.look.rtl else stock.x + 12
    return Rect(x, stock.y + stock.height * 0.60 - tall / 2 + 2, wide, tall)


def _stock(table: Table, shown: GaugeView) -> Sprites:
    stock, seat, rtl = table.layout.stock, shown.turn, table.look.rtl
    style, left = table.style(seat), shown.tracks[seat]
    yield ("stock",), Sprite(Paper(stock.width, stock.height), *stock.middle, PAPER_LAYER)
    size = max(11.0, min(13 * table.layout.unit, stock.height * 0.24))
    line = Rect(stock.x + 12, stock.y + 4, stock.width - 24, size * 1.5)
    said = words.stock_words(table.seats[seat].name, left, table.look)
    yield ("stock word",), table.write(said, line, size, 560, table.look.theme.ink_soft)
    place = loose_place(table)
    if left:
        yield LOOSE, Sprite(LooseTrack(place.width, place.height, style), *place.middle, PIECE_LAYER)
    start = place.right + 12
    rack = Rect(start, place.y + place.height * 0.14, stock.right - 12 - start, place.height * 0.72)
    if rtl:
        rack = Rect(stock.x + 12, rack.y, place.x - 12 - stock.x - 12, rack.height)
    if rack.width > 30:
        yield ("rack",), Sprite(Rack(rack.width, rack.height, style, max(0, left - 1), rtl), *rack.middle, PRINT_LAYER)
