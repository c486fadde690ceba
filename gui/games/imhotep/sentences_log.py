"""Imhotep's log: events as lines. A voyage is told with its stones, a card with what it does."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.core.match import Step
from engine.core.seats import Seat
from engine.games.imhotep.events import (
    CardBought,
    CardUsed,
    GameEnded,
    ImhotepEvent,
    MarketLaidOut,
    MarketRefilled,
    RoundBegan,
    ShipRearranged,
    ShipSailed,
    SiteCompleted,
    StarterChosen,
    StoneLoaded,
    StonePlaced,
    StoneReturned,
    StonesQuarried,
    TurnPassed,
    TurnSkipped,
)
from engine.games.imhotep.pieces import PYRAMID
from engine.games.imhotep.table import EndReason
from gui.board.lines import Figure, Line, LogEntry, Name, Part
from gui.games.imhotep.parts import berth, card, ship, site
from gui.i18n import translate


def entries(step: Step, before: Sequence[Step]) -> list[LogEntry]:
    """A step as lines."""
    return [entry for number, event in enumerate(step.events) for entry in _told(event, step.events[number:])]


def _told(event: ImhotepEvent, onward: Sequence[ImhotepEvent]) -> Iterator[LogEntry]:
    """`onward` are the events from this one on."""
    match event:
        case MarketLaidOut(cards=cards, deck_left=left):
            yield _heading(translate("imhotep", "Round {round}"), {"round": Figure(1)})
            parts: dict[str, Part] = {"count": Figure(len(cards)), "left": Figure(left)}
            yield LogEntry(Line(translate("imhotep", "The market: {count} cards, {left} in the deck"), parts))
        case StarterChosen(seat=seat):
            yield _of(seat, translate("imhotep", "{seat} begins, drawn by lot"))
        case CardUsed(seat=seat, card=kind):
            yield _of(seat, translate("imhotep", "{seat} plays {card} {name}"), card(kind))
        case StoneLoaded(seat=seat, ship=number, berth=place):
            loaded: dict[str, Part] = {"ship": ship(number), "berth": berth(place)}
            yield _of(seat, translate("imhotep", "{seat} loads the {ship}, berth {berth}"), loaded)
        case CardBought():
            yield _bought(event)
        case ShipSailed(seat=seat, ship=number, site=where):
            sailed: dict[str, Part] = {"ship": ship(number), "site": site(where)}
            yield _of(seat, translate("imhotep", "{seat} sails the {ship} to the {site}"), sailed)
            yield from _landed(onward)
        case SiteCompleted(site=where):
            yield LogEntry(Line(translate("imhotep", "The {site} is full"), {"site": site(where)}))
        case RoundBegan(round=number):
            yield _heading(translate("imhotep", "Round {round}"), {"round": Figure(number)})
        case StonesQuarried(seat=seat, stones=1):
            yield _of(seat, translate("imhotep", "{seat} takes one stone back from the box"))
        case StonesQuarried(seat=seat, stones=stones):
            back: dict[str, Part] = {"count": Figure(stones)}
            yield _of(seat, translate("imhotep", "{seat} takes {count} stones back from the box"), back)
        case ShipRearranged(seat=seat, ship=number):
            yield _of(seat, translate("imhotep", "{seat} rearranges the {ship}"), {"ship": ship(number)})
        case TurnPassed(seat=seat):
            yield _of(seat, translate("imhotep", "{seat} passes"))
        case TurnSkipped(seat=seat):
            yield _of(seat, translate("imhotep", "{seat} cannot act and is skipped"))
        case GameEnded(reason=reason, winners=winners):
            yield _heading(translate("imhotep", "The game is over"))
            yield LogEntry(Line(_reason(EndReason(reason))))
            yield _won(winners)
        case MarketRefilled(card=kind):
            yield LogEntry(Line(translate("imhotep", "New in the market: {card} {name}"), card(kind)))
        case StonePlaced() | StoneReturned():
            return
        case _:
            assert_never(event)


def _heading(template: str, parts: dict[str, Part] | None = None) -> LogEntry:
    return LogEntry(Line(template, parts or {}), heading=True)


def _of(seat: Seat, template: str, parts: dict[str, Part] | None = None) -> LogEntry:
    return LogEntry(Line(template, {"seat": Name(seat), **(parts or {})}), seat)


def _bought(event: CardBought) -> LogEntry:
    parts = card(event.card) | {"cost": Figure(event.cost)}
    if event.cost == 1:
        return _of(event.seat, translate("imhotep", "{seat} buys {card} {name} for one stone"), parts)
    return _of(event.seat, translate("imhotep", "{seat} buys {card} {name} for {cost} stones"), parts)


def _landed(onward: Sequence[ImhotepEvent]) -> Iterator[LogEntry]:
    """What every owner gets for the stones of a ship, and what goes back."""
    stones = [event for event in onward if isinstance(event, StonePlaced)]
    for seat in dict.fromkeys(stone.seat for stone in stones):
        own = [stone for stone in stones if stone.seat == seat]
        parts: dict[str, Part] = {"count": Figure(len(own)), "points": Figure(sum(s.points for s in own), signed=True)}
        if own[0].site != PYRAMID:
            if len(own) == 1:
                yield _of(seat, translate("imhotep", "{seat}: one stone set"), parts)
            else:
                yield _of(seat, translate("imhotep", "{seat}: {count} stones set"), parts)
        elif len(own) == 1:
            yield _of(seat, translate("imhotep", "{seat}: one stone set, {points}"), parts)
        else:
            yield _of(seat, translate("imhotep", "{seat}: {count} stones set, {points}"), parts)
    returned = [event.seat for event in onward if isinstance(event, StoneReturned)]
    for seat in dict.fromkeys(returned):
        count = returned.count(seat)
        if count == 1:
            yield _of(seat, translate("imhotep", "{seat}: no room for one stone, it goes back"))
        else:
            template = translate("imhotep", "{seat}: no room for {count} stones, they go back")
            yield _of(seat, template, {"count": Figure(count)})


def _reason(reason: EndReason) -> str:
    match reason:
        case EndReason.SITES_FULL:
            return translate("imhotep", "All four sites are full")
        case EndReason.DECK_EMPTY:
            return translate("imhotep", "The deck is empty")
        case EndReason.STANDSTILL:
            return translate("imhotep", "Nobody could act any more")
        case _:
            assert_never(reason)


def _won(winners: Sequence[Seat]) -> LogEntry:
    if len(winners) == 1:
        return _of(winners[0], translate("imhotep", "{seat} wins"))
    if len(winners) == 2:
        parts: dict[str, Part] = {"first": Name(winners[0]), "second": Name(winners[1])}
        return LogEntry(Line(translate("imhotep", "{first} and {second} share the win"), parts))
    return LogEntry(Line(translate("imhotep", "{count} players share the win"), {"count": Figure(len(winners))}))
