"""Skyjo's log: every event as a line. What is half done (a card drawn) gives way to the whole (drawn and placed)."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.core.match import Step
from engine.core.seats import Seat
from engine.games.skyjo.events import (
    CardDrawn,
    CardsExchanged,
    CardTaken,
    CardTurnedUp,
    ColumnClosed,
    ColumnsLeftOpen,
    DrawnDiscarded,
    FinalReveal,
    GameEnded,
    PileTurnedOver,
    RoundDealt,
    RoundScored,
    RoundStopped,
    SkyjoEvent,
    StarterChosen,
    TurnsRanOut,
)
from engine.games.skyjo.scoring import EndReason
from gui.board.lines import Figure, Line, LogEntry, Name, Part
from gui.games.skyjo.parts import card
from gui.i18n import translate


def entries(step: Step, before: Sequence[Step]) -> list[LogEntry]:
    """A step, redacted for its reader, as lines."""
    return [entry for event in step.events for entry in _told(event, before)]


def _told(event: SkyjoEvent, before: Sequence[Step]) -> Iterator[LogEntry]:
    match event:
        case RoundDealt(round=number, discard=discard):
            yield _heading(translate("skyjo", "Round {round}"), {"round": Figure(number)})
            yield LogEntry(Line(translate("skyjo", "The cards are dealt, {card} lies open"), {"card": card(discard)}))
        case StarterChosen(seat=seat, reason=reason):
            yield LogEntry(Line(_starter(reason), {"seat": Name(seat)}), seat)
        case CardTurnedUp():
            yield _turned_up(event, before)
        case CardDrawn():
            yield from _turn_heading(event.seat, before)
            yield _drawn(event)
        case CardTaken(seat=seat, card=taken):
            yield from _turn_heading(seat, before)
            yield _of(seat, translate("skyjo", "{seat} takes {card}"), {"card": card(taken)})
        case CardsExchanged():
            yield _exchanged(event)
        case DrawnDiscarded(seat=seat, card=discarded):
            yield _of(seat, translate("skyjo", "{seat} discards {card}"), {"card": card(discarded)}, instead=True)
        case ColumnClosed():
            yield _closed(event)
        case ColumnsLeftOpen(seat=seat, columns=columns):
            yield _left_open(seat, columns)
        case PileTurnedOver(count=count, shuffled=shuffled):
            yield _turned_over(count, shuffled)
        case RoundStopped(seat=seat):
            yield _of(seat, translate("skyjo", "{seat} stops the round: everyone else has one more turn"))
        case TurnsRanOut(turns=turns):
            template = translate("skyjo", "Everyone has had {turns} turns: the round is over")
            yield LogEntry(Line(template, {"turns": Figure(turns)}))
        case FinalReveal(cards=cards):
            if cards:
                yield LogEntry(Line(translate("skyjo", "All face-down cards are turned up")))
        case RoundScored():
            yield from _scored(event)
        case GameEnded(reason=reason, winners=winners):
            yield _heading(translate("skyjo", "The game is over"))
            yield LogEntry(Line(_reason(EndReason(reason))))
            yield _won(winners)
        case _:
            assert_never(event)


def _heading(template: str, parts: dict[str, Part] | None = None) -> LogEntry:
    return LogEntry(Line(template, parts or {}), heading=True)


def _of(seat: Seat, template: str, parts: dict[str, Part] | None = None, *, instead: bool = False) -> LogEntry:
    return LogEntry(Line(template, {"seat": Name(seat), **(parts or {})}), seat, instead=instead)


def _turn_heading(seat: Seat, before: Sequence[Step]) -> Iterator[LogEntry]:
    """A turn of everybody begins with the one who began the round."""
    taken = 0
    for step in reversed(before):
        for event in step.events:
            if isinstance(event, StarterChosen):
                if event.seat == seat:
                    yield _heading(translate("skyjo", "Turn {turn}"), {"turn": Figure(taken + 1)})
                return
            taken += isinstance(event, CardDrawn | CardTaken) and event.seat == seat


def _starter(reason: str) -> str:
    match reason:
        case "drawn":
            return translate("skyjo", "{seat} begins, drawn by lot")
        case "highest":
            return translate("skyjo", "{seat} begins, showing the most")
        case "stopper":
            return translate("skyjo", "{seat} begins, having stopped the last round")
        case _:
            return translate("skyjo", "{seat} begins")


def _drawn(event: CardDrawn) -> LogEntry:
    if event.card is None:
        return _of(event.seat, translate("skyjo", "{seat} draws a card"))
    return _of(event.seat, translate("skyjo", "{seat} draws {card}"), {"card": card(event.card)})


def _turned_up(event: CardTurnedUp, before: Sequence[Step]) -> LogEntry:
    last = before[-1].events[-1] if before and before[-1].events else None
    parts: dict[str, Part] = {"card": card(event.card)}
    if isinstance(last, DrawnDiscarded):
        parts["drawn"] = card(last.card)
        return _of(
            event.seat, translate("skyjo", "{seat} discards {drawn} and\u00a0turns\u00a0up {card}"), parts, instead=True
        )
    if isinstance(last, CardTurnedUp) and event.first_look and last.seat == event.seat:
        parts["first"] = card(last.card)
        return _of(event.seat, translate("skyjo", "{seat} turns up {first} and {card}"), parts, instead=True)
    return _of(event.seat, translate("skyjo", "{seat} turns up {card}"), parts)


def _exchanged(event: CardsExchanged) -> LogEntry:
    parts: dict[str, Part] = {"card": card(event.card), "old": card(event.old)}
    if event.from_draw:
        return _of(event.seat, translate("skyjo", "{seat} draws and places {card} for {old}"), parts, instead=True)
    return _of(event.seat, translate("skyjo", "{seat} takes {card} for {old}"), parts, instead=True)


def _closed(event: ColumnClosed) -> LogEntry:
    parts: dict[str, Part] = {"column": Figure(event.column + 1), "cards": tuple(map(card, event.cards))}
    if event.final:
        return _of(event.seat, translate("skyjo", "{seat}: in the end column {column} closes: {cards}"), parts)
    return _of(event.seat, translate("skyjo", "{seat} closes column {column}: {cards}"), parts)


def _left_open(seat: Seat, columns: Sequence[int]) -> LogEntry:
    if len(columns) == 1:
        return _of(seat, translate("skyjo", "{seat} leaves column {column} open"), {"column": Figure(columns[0] + 1)})
    if len(columns) == 2:
        parts: dict[str, Part] = {"first": Figure(columns[0] + 1), "second": Figure(columns[1] + 1)}
        return _of(seat, translate("skyjo", "{seat} leaves columns {first} and {second} open"), parts)
    return _of(seat, translate("skyjo", "{seat} leaves {count} columns open"), {"count": Figure(len(columns))})


def _turned_over(count: int, shuffled: bool) -> LogEntry:
    parts: dict[str, Part] = {"count": Figure(count)}
    if shuffled:
        return LogEntry(Line(translate("skyjo", "The discard pile is shuffled: {count} cards to draw"), parts))
    return LogEntry(Line(translate("skyjo", "The discard pile is turned over: {count} cards to draw"), parts))


def _scored(event: RoundScored) -> Iterator[LogEntry]:
    yield _heading(translate("skyjo", "Scores of round {round}"), {"round": Figure(event.round)})
    for seat, score in enumerate(event.scores):
        parts: dict[str, Part] = {"score": Figure(score), "total": Figure(event.totals[seat])}
        if seat == event.doubled:
            parts["sum"] = Figure(event.sums[seat])
            template = translate("skyjo", "{seat} stopped too soon: {sum} counts double, {score}; total {total}")
            yield _of(seat, template, parts)
        else:
            yield _of(seat, translate("skyjo", "{seat} scores {score}, total {total}"), parts)


def _reason(reason: EndReason) -> str:
    match reason:
        case EndReason.TARGET:
            return translate("skyjo", "A total has reached the target")
        case EndReason.ROUNDS:
            return translate("skyjo", "All rounds have been played")
        case _:
            assert_never(reason)


def _won(winners: Sequence[Seat]) -> LogEntry:
    if len(winners) == 1:
        return _of(winners[0], translate("skyjo", "{seat} wins"))
    if len(winners) == 2:
        parts: dict[str, Part] = {"first": Name(winners[0]), "second": Name(winners[1])}
        return LogEntry(Line(translate("skyjo", "{first} and {second} share the win"), parts))
    return LogEntry(Line(translate("skyjo", "{count} players share the win"), {"count": Figure(len(winners))}))
