"""What is shown while the pointer or the focus is somewhere: a track's consequences, a network."""

from msgspec.structs import replace

from engine.games.irish_gauge.events import LinkKind
from engine.games.irish_gauge.links import network_of_city, network_of_company
from engine.games.irish_gauge.pieces import SPACE_COST
from engine.games.irish_gauge.previews import TrackPreview, preview_track
from engine.games.irish_gauge.table import NO_SEAT, EndReason, Phase
from engine.games.irish_gauge.view import GaugeView
from gui.board.sprites import ItemId, Sprite
from gui.games.irish_gauge import words
from gui.games.irish_gauge.bubble import Bubble, Leader, PaidLine, RiseLine, bubble_size
from gui.games.irish_gauge.map_items import network_light
from gui.games.irish_gauge.map_pictures import rails
from gui.games.irish_gauge.pigments import SHINE
from gui.games.irish_gauge.row_items import rider, row_of
from gui.games.irish_gauge.sheet import space_middle
from gui.games.irish_gauge.spots import CitySpot, CompanySpot, GaugeSpot, TrackSpace
from gui.games.irish_gauge.table import MARK_LAYER, RAIL_LAYER, Table
from gui.i18n import translate

BUBBLE_LAYER = 5000.0


def hints(table: Table, shown: GaugeView, spot: GaugeSpot) -> dict[ItemId, Sprite]:
    match spot:
        case TrackSpace(space=space) if shown.builders[space] == NO_SEAT and shown.phase is not Phase.OVER:
            return _preview(table, shown, space)
        case CitySpot(city=city):
            network = network_of_city(shown, city)
            return network_light(table, network.cities, network.routes, SHINE)
        case CompanySpot(company=company) if company in shown.companies:
            network = network_of_company(shown, company)
            return network_light(table, network.cities, network.routes, SHINE)
        case _:
            return {}


def _preview(table: Table, shown: GaugeView, space: int) -> dict[ItemId, Sprite]:
    if not shown.companies or shown.turn_number == 0:
        return {}
    found = preview_track(shown, space)
    made: dict[ItemId, Sprite] = {}
    if found.refusal is None:
        made["ghost rails"] = rails(table.layout, space, table.style(shown.turn), RAIL_LAYER, ghost=True)
    if found.link is not None:
        for rise in found.link.rises:
            if rise.after != rise.before:
                row = row_of(table, shown, rise.company)
                made["ghost rider", rise.company] = rider(table, row, rise.after, ghost=True)
    made.update(_placed(table, space, _bubble(table, shown, found)))
    return made


def _bubble(table: Table, shown: GaugeView, found: TrackPreview) -> Bubble:
    look = table.look
    link = found.link
    rises = tuple(
        RiseLine(rise.company, look.number(rise.before), look.number(rise.after))
        for rise in (link.rises if link is not None and found.refusal is None else ())
    )
    paid = tuple(
        PaidLine(table.style(seat), table.seats[seat].name, words.gain(amount, look))
        for seat, amount in enumerate(link.paid if link is not None and found.refusal is None else ())
        if amount
    )
    return Bubble(
        width=0,
        height=0,
        pixels=round(max(13.0, min(14 * look.type.scale, 14 * table.layout.scale * look.type.scale, 40.0))),
        title=words.route_name(link.route) if link is not None else words.space_name(found.space),
        cost=words.pounds(SPACE_COST[found.space], look),
        remark=_remark(shown, found),
        rises=rises,
        paid=paid,
        note=_note(found),
        rtl=look.rtl,
        tail=0,
        tail_left=True,
        forbidden=found.refusal is not None,
    )


def _remark(shown: GaugeView, found: TrackPreview) -> str:
    if found.refusal is not None:
        return _forbidden(shown, found)
    if found.link is None:
        return translate("irish_gauge_board", "the route is not complete yet")
    kinds = {
        LinkKind.NEW_CITY: translate("irish_gauge_board", "a link: a new city is reached"),
        LinkKind.JOIN: translate("irish_gauge_board", "a link: two networks join"),
        LinkKind.WITHIN: translate("irish_gauge_board", "a link within one network: nothing rises"),
        LinkKind.UNSERVED: translate("irish_gauge_board", "a link without a company: nothing rises"),
    }
    return kinds[found.link.kind]


def _forbidden(shown: GaugeView, found: TrackPreview) -> str:
    if found.refusal == "GAUGE-4.2":
        return translate("irish_gauge_board", "nothing built beside it yet")
    if not shown.tracks[shown.turn]:
        return translate("irish_gauge_board", "no track left")
    return translate("irish_gauge_board", "not enough cash")


def _note(found: TrackPreview) -> str:
    if found.refusal is not None:
        return ""
    if found.ends is EndReason.DISPLAY_EMPTY or found.ends is EndReason.MAP_FULL:
        return translate("irish_gauge_board", "ends the game")
    if found.link is not None and found.link.closing:
        return translate("irish_gauge_board", "closes a company")
    return ""


def _placed(table: Table, space: int, bubble: Bubble) -> dict[ItemId, Sprite]:
    """At sea east of the island, or west of it where it would hide the space, with a line to it."""
    width, height = bubble_size(bubble)
    sheet = table.layout.sheet
    x, y = table.layout.on_sheet(space_middle(space))
    air = 8.0
    east = sheet.right - width - air
    at_east = x + 26 * table.layout.scale < east
    left = east if at_east else sheet.x + air
    top = max(sheet.y + air, min(y - height * 0.4, sheet.bottom - height - air))
    tail = max(16.0, min(y - top, height - 16.0))
    made = replace(bubble, width=width, height=height, tail=tail, tail_left=at_east)
    edge = left - 10 if at_east else left + width + 10
    line = Leader(max(1.0, abs(edge - x)), max(1.0, abs(top + tail - y)), (edge - x) * (top + tail - y) >= 0)
    return {
        "leader": Sprite(line, (edge + x) / 2, (top + tail + y) / 2, MARK_LAYER + 1),
        "bubble": Sprite(made, left + width / 2, top + height / 2, BUBBLE_LAYER),
    }
