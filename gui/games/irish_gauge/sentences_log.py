"""Irish Gauge's log: every event as a line."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.core.match import Step
from engine.core.seats import Seat
from engine.games.irish_gauge.events import (
    BidPassed,
    BidPlaced,
    CompaniesDrawn,
    CompanyClosed,
    DisplayEmptied,
    DividendsPaid,
    GameEnded,
    GaugeEvent,
    LinkCompleted,
    LinkKind,
    MapFilled,
    NobodyBid,
    PricesRose,
    ShareDeclined,
    ShareOffered,
    SharesDealt,
    ShareSold,
    SharesSkipped,
    StarterChosen,
    TrackBuilt,
    TrackPassed,
    TurnBegan,
    TurnIdle,
)
from engine.games.irish_gauge.table import EndReason
from gui.board.lines import Figure, Line, LogEntry, Name, Part, Words
from gui.games.irish_gauge import parts
from gui.games.irish_gauge.words import company_name
from gui.i18n import translate


def entries(step: Step) -> list[LogEntry]:
    """A step as lines."""
    return [entry for event in step.events for entry in _told(event)]


def _told(event: GaugeEvent) -> Iterator[LogEntry]:
    match event:
        case CompaniesDrawn() | SharesDealt() | StarterChosen() | TurnBegan():
            yield from _beginning(event)
        case ShareOffered() | BidPlaced() | BidPassed() | NobodyBid():
            yield from _auction(event)
        case ShareSold() | ShareDeclined() | SharesSkipped():
            yield from _settled(event)
        case TrackBuilt() | TrackPassed() | LinkCompleted():
            yield from _track(event)
        case PricesRose() | DividendsPaid() | CompanyClosed():
            yield from _value(event)
        case DisplayEmptied() | MapFilled() | TurnIdle() | GameEnded():
            yield from _ending(event)
        case _:
            assert_never(event)


def _beginning(event: CompaniesDrawn | SharesDealt | StarterChosen | TurnBegan) -> Iterator[LogEntry]:
    match event:
        case CompaniesDrawn(companies=companies):
            names = parts.listed(company_name(number) for number in companies)
            template = translate("irish_gauge", "In play: {companies}")
            yield LogEntry(Line(template, {"companies": Words(names)}))
        case SharesDealt(shares=shares):
            for seat, dealt in enumerate(shares):
                names = parts.listed(company_name(number) for number in dealt)
                filled: dict[str, Part] = {"companies": Words(names)}
                yield _of(seat, translate("irish_gauge", "{seat} is dealt a share: {companies}"), filled)
        case StarterChosen(seat=seat):
            yield _of(seat, translate("irish_gauge", "The draw: {seat} begins"))
        case TurnBegan(seat=seat, round=number):
            filled = {"round": Figure(number), "seat": Name(seat)}
            yield LogEntry(Line(translate("irish_gauge", "Round {round}, {seat}"), filled), heading=True)


def _auction(event: ShareOffered | BidPlaced | BidPassed | NobodyBid) -> Iterator[LogEntry]:
    match event:
        case ShareOffered(seat=seat, company=company, opening=opening):
            filled: dict[str, Part] = {"company": parts.company(company), "opening": parts.money(opening)}
            yield _of(seat, translate("irish_gauge", "{seat} puts up {company} from {opening}"), filled)
        case BidPlaced(seat=seat, amount=amount):
            yield _of(seat, translate("irish_gauge", "{seat} bids {amount}"), {"amount": parts.money(amount)})
        case BidPassed(seat=seat, unasked=True):
            yield _of(seat, translate("irish_gauge", "{seat} cannot bid"))
        case BidPassed(seat=seat):
            yield _of(seat, translate("irish_gauge", "{seat} passes"))
        case NobodyBid():
            yield LogEntry(Line(translate("irish_gauge", "Nobody has bid")))


def _settled(event: ShareSold | ShareDeclined | SharesSkipped) -> Iterator[LogEntry]:
    match event:
        case ShareSold(seat=seat, company=company, paid=paid, how=how):
            filled: dict[str, Part] = {"company": parts.company(company), "paid": parts.money(paid)}
            if how == "auction":
                yield _of(seat, translate("irish_gauge", "{seat} gets a share of {company} for {paid}"), filled)
            else:
                yield _of(seat, translate("irish_gauge", "{seat} buys a share of {company} at {paid}"), filled)
        case ShareDeclined(seat=seat, unasked=True):
            yield _of(seat, translate("irish_gauge", "{seat} cannot pay for any share"))
        case ShareDeclined(seat=seat):
            yield _of(seat, translate("irish_gauge", "{seat} buys nothing"))
        case SharesSkipped():
            yield LogEntry(Line(translate("irish_gauge", "Nobody has five pounds: no share is offered")))


def _track(event: TrackBuilt | TrackPassed | LinkCompleted) -> Iterator[LogEntry]:
    match event:
        case TrackBuilt(seat=seat, space=space, cost=cost):
            filled: dict[str, Part] = {"space": parts.space(space), "cost": parts.money(cost)}
            yield _of(seat, translate("irish_gauge", "{seat} lays {space} for {cost}"), filled)
        case TrackPassed(seat=seat, reason="no_tracks"):
            yield _of(seat, translate("irish_gauge", "{seat} has no track left"))
        case TrackPassed(seat=seat):
            yield _of(seat, translate("irish_gauge", "{seat} cannot pay for any track"))
        case LinkCompleted(route=route, kind=kind, city=city):
            yield _link(route, kind, city)


def _link(route: int, kind: LinkKind, city: int | None) -> LogEntry:
    filled: dict[str, Part] = {"route": parts.route(route)}
    match kind:
        case LinkKind.NEW_CITY:
            assert city is not None
            filled["city"] = parts.city(city)
            return LogEntry(Line(translate("irish_gauge", "{route} is a link: {city} is reached"), filled))
        case LinkKind.JOIN:
            return LogEntry(Line(translate("irish_gauge", "{route} is a link: two networks join"), filled))
        case LinkKind.WITHIN:
            return LogEntry(Line(translate("irish_gauge", "{route} is a link within one network"), filled))
        case LinkKind.UNSERVED:
            return LogEntry(Line(translate("irish_gauge", "{route} is a link that no company uses yet"), filled))
        case _:
            assert_never(kind)


def _value(event: PricesRose | DividendsPaid | CompanyClosed) -> Iterator[LogEntry]:
    match event:
        case PricesRose(rises=rises):
            for rise in rises:
                if rise.after > rise.before:
                    yield _rise(rise.company, rise.before, rise.after)
        case DividendsPaid(payments=payments, cash=cash):
            for seat in range(len(cash)):
                amount = sum(payment.amount for payment in payments if payment.seat == seat)
                if amount:
                    filled: dict[str, Part] = {"amount": parts.won(amount)}
                    yield _of(seat, translate("irish_gauge", "{seat}: dividend {amount}"), filled)
        case CompanyClosed(company=company):
            closed: dict[str, Part] = {"company": parts.company(company)}
            yield LogEntry(Line(translate("irish_gauge", "{company} is closed"), closed))


def _rise(company: int, before: int, after: int) -> LogEntry:
    filled: dict[str, Part] = {
        "badge": parts.badge(company),
        "company": parts.company(company),
        "before": parts.money(before),
        "after": parts.money(after),
    }
    return LogEntry(Line(translate("irish_gauge", "{badge} {company} rises from {before} to {after}"), filled))


def _ending(event: DisplayEmptied | MapFilled | TurnIdle | GameEnded) -> Iterator[LogEntry]:
    match event:
        case DisplayEmptied():
            yield LogEntry(Line(translate("irish_gauge", "The display is empty: this turn is the last")))
        case MapFilled():
            yield LogEntry(Line(translate("irish_gauge", "The map is full")))
        case TurnIdle(count=count, needed=needed):
            filled: dict[str, Part] = {"count": Figure(count), "needed": Figure(needed)}
            template = translate("irish_gauge", "Nothing bought or built: turn {count} of {needed} in a row")
            yield LogEntry(Line(template, filled))
        case GameEnded(reason=reason, winners=winners):
            yield LogEntry(Line(translate("irish_gauge", "The game is over")), heading=True)
            yield LogEntry(Line(reason_words(EndReason(reason))))
            yield _won(winners)


def reason_words(reason: EndReason) -> str:
    """Why the game ended."""
    match reason:
        case EndReason.DISPLAY_EMPTY:
            return translate("irish_gauge", "No share is left on display.")
        case EndReason.MAP_FULL:
            return translate("irish_gauge", "Every space of the map is built.")
        case EndReason.STANDSTILL:
            return translate("irish_gauge", "A whole round long nobody bought or built anything.")
        case _:
            assert_never(reason)


def _won(winners: Sequence[Seat]) -> LogEntry:
    if len(winners) == 1:
        return _of(winners[0], translate("irish_gauge", "{seat} wins"))
    if len(winners) == 2:
        filled: dict[str, Part] = {"first": Name(winners[0]), "second": Name(winners[1])}
        return LogEntry(Line(translate("irish_gauge", "{first} and {second} share the win"), filled))
    return LogEntry(Line(translate("irish_gauge", "{count} players share the win"), {"count": Figure(len(winners))}))


def _of(seat: Seat, template: str, filled: dict[str, Part] | None = None) -> LogEntry:
    return LogEntry(Line(template, {"seat": Name(seat), **(filled or {})}), seat)
