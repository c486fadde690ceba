"""Isle of Skye's log: every event as a line or more."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.core.match import Step
from engine.core.seats import Seat
from engine.games.isle_of_skye.events import (
    BuyerSkipped,
    CardsDrawn,
    CleanedUp,
    GameEnded,
    IncomePaid,
    NeutralDrew,
    PricesShown,
    PurchaseDeclined,
    RoundBegan,
    RoundScored,
    SkyeEvent,
    StarterChosen,
    StartsDealt,
    TileBought,
    TileDidNotFit,
    TileForced,
    TileOffered,
    TilePlaced,
    TilePriced,
    TilesDrawn,
    TileSetAside,
    TilesShown,
)
from engine.games.isle_of_skye.table import EndReason
from gui.board.lines import Figure, Line, LogEntry, Name, Part, Words
from gui.games.isle_of_skye.parts import a_tile, owner, seats_of, where
from gui.games.isle_of_skye.words import card_name
from gui.i18n import translate

Parts = dict[str, Part]


def entries(step: Step, before: Sequence[Step]) -> list[LogEntry]:
    """A step, redacted for its reader, as lines."""
    seats = seats_of((*before[:4], step))
    return [entry for event in step.events for entry in _told(event, seats)]


def _told(event: SkyeEvent, seats: int) -> Iterator[LogEntry]:
    match event:
        case CardsDrawn(cards=cards):
            yield _heading(translate("isle_of_skye", "The cards of this game"))
            for card in cards:
                yield LogEntry(Line("{card}", {"card": Words(card_name(card))}))
        case StartsDealt(coins=coins):
            yield _open(translate("isle_of_skye", "Everyone begins with a start tile and {coins} coins"), coins=coins)
        case StarterChosen(seat=seat):
            yield _of(seat, translate("isle_of_skye", "{seat} holds the badge and begins, drawn by lot"))
        case TilesShown(tiles=tiles):
            yield _open(translate("isle_of_skye", "New on the main board: {count} tiles"), count=len(tiles))
        case RoundBegan():
            yield from _round_began(event)
        case TilesDrawn(seat=seat):
            yield _of(seat, translate("isle_of_skye", "{seat} draws three tiles"))
        case NeutralDrew():
            yield LogEntry(Line(translate("isle_of_skye", "Two of the neutral player's tiles are for sale")))
        case TileSetAside(seat=seat, tile=tile):
            yield _of(seat, translate("isle_of_skye", "{seat} sets aside {tile}"), {"tile": a_tile(tile)})
        case TileOffered(seat=seat, tile=tile):
            yield _of(seat, translate("isle_of_skye", "{seat} puts up for sale {tile}"), {"tile": a_tile(tile)})
        case TilePriced():
            yield _priced(event)
        case PricesShown():
            yield from _prices(event, seats)
        case TileBought():
            yield _bought(event, seats)
        case BuyerSkipped(seat=seat, reason="too_dear"):
            yield _of(seat, translate("isle_of_skye", "{seat} cannot pay for any tile and is skipped"))
        case BuyerSkipped(seat=seat):
            yield _of(seat, translate("isle_of_skye", "Nothing is left for {seat} to buy"))
        case PurchaseDeclined(seat=seat):
            yield _of(seat, translate("isle_of_skye", "{seat} buys nothing"))
        case TileForced():
            yield _forced(event)
        case TilePlaced():
            yield _placed(event)
        case TileDidNotFit(seat=seat, tile=tile):
            template = translate("isle_of_skye", "{seat}: no place for {tile}, it goes back into the bag")
            yield _of(seat, template, {"tile": a_tile(tile)})
        case IncomePaid(incomes=incomes, coins=coins):
            yield _heading(translate("isle_of_skye", "Income"))
            for seat, income in enumerate(incomes):
                parts: Parts = {"income": Figure(income, signed=True), "coins": Figure(coins[seat])}
                yield _of(seat, translate("isle_of_skye", "{seat}: {income} coins, now {coins}"), parts)
        case RoundScored():
            yield from _scored(event)
        case CleanedUp(bag=bag):
            yield _open(translate("isle_of_skye", "Cleared: {count} tiles in the bag"), count=bag)
        case GameEnded(reason=reason, winners=winners):
            yield _heading(translate("isle_of_skye", "The game is over"))
            yield LogEntry(Line(reason_words(EndReason(reason))))
            yield _won(winners, seats)
        case _:
            assert_never(event)


def _heading(template: str, parts: Parts | None = None) -> LogEntry:
    return LogEntry(Line(template, parts or {}), heading=True)


def _of(seat: Seat, template: str, parts: Parts | None = None) -> LogEntry:
    return LogEntry(Line(template, {"seat": Name(seat), **(parts or {})}), seat)


def _open(template: str, **figures: int) -> LogEntry:
    return LogEntry(Line(template, {name: Figure(value) for name, value in figures.items()}))


def _round_began(event: RoundBegan) -> Iterator[LogEntry]:
    yield _heading(translate("isle_of_skye", "Round {round}"), {"round": Figure(event.round)})
    if event.round > 1:
        yield _of(event.starter, translate("isle_of_skye", "{seat} holds the badge now"))
    if event.last == "yes":
        yield LogEntry(Line(translate("isle_of_skye", "This is the last round")))
    elif event.last == "maybe":
        yield LogEntry(Line(translate("isle_of_skye", "This may be the last round")))


def _priced(event: TilePriced) -> LogEntry:
    if event.price is None:
        return _of(event.seat, translate("isle_of_skye", "{seat} is done with pricing"))
    parts: Parts = {"tile": a_tile(event.tile), "price": Figure(event.price), "kept": a_tile(event.kept)}
    return _of(event.seat, translate("isle_of_skye", "{seat} prices {tile} at {price} and keeps {kept}"), parts)


def _prices(event: PricesShown, seats: int) -> Iterator[LogEntry]:
    yield _heading(translate("isle_of_skye", "The prices are shown"))
    for offer in event.offers:
        parts: Parts = {"tile": a_tile(offer.tile), "price": Figure(offer.price), "owner": owner(offer.owner, seats)}
        line = Line(translate("isle_of_skye", "{owner}: {tile} for {price}"), parts)
        yield LogEntry(line, offer.owner if offer.owner < seats else None)


def _bought(event: TileBought, seats: int) -> LogEntry:
    parts: Parts = {"tile": a_tile(event.tile), "price": Figure(event.price)}
    if event.owner is None:
        return _of(event.seat, translate("isle_of_skye", "{seat} buys {tile} off the main board for {price}"), parts)
    parts["owner"] = owner(event.owner, seats)
    return _of(event.seat, translate("isle_of_skye", "{seat} buys {tile} from {owner} for {price}"), parts)


def _forced(event: TileForced) -> LogEntry:
    parts: Parts = {"tile": a_tile(event.tile), "price": Figure(event.price)}
    if event.debt:
        parts["debt"] = Figure(event.debt)
        template = translate("isle_of_skye", "{seat} has to buy {tile} for {price}, {debt} of it as debt")
        return _of(event.seat, template, parts)
    return _of(event.seat, translate("isle_of_skye", "{seat} has to buy {tile} for {price}"), parts)


def _placed(event: TilePlaced) -> LogEntry:
    parts = where(event.cell) | {"tile": a_tile(event.tile)}
    match event.source:
        case "kept":
            template = translate("isle_of_skye", "{seat} places {tile}, kept, on row {row}, column {column}")
        case _:
            template = translate("isle_of_skye", "{seat} places {tile} on row {row}, column {column}")
    return _of(event.seat, template, parts)


def _scored(event: RoundScored) -> Iterator[LogEntry]:
    yield _heading(translate("isle_of_skye", "Hill symbols of round {round}"), {"round": Figure(event.round)})
    for seat, points in enumerate(event.points):
        parts: Parts = {"points": Figure(points, signed=True), "score": Figure(event.scores[seat])}
        yield _of(seat, translate("isle_of_skye", "{seat}: {points}, now {score}"), parts)


def reason_words(reason: EndReason) -> str:
    """Why the game ended."""
    match reason:
        case EndReason.ROUNDS:
            return translate("isle_of_skye", "All rounds have been played.")
        case EndReason.TILES:
            return translate("isle_of_skye", "The bag has too few tiles for another round.")
        case _:
            assert_never(reason)


def _won(winners: Sequence[Seat], seats: int) -> LogEntry:
    if len(winners) == 1 and winners[0] >= seats:
        return LogEntry(Line(translate("isle_of_skye", "The neutral player wins")))
    if len(winners) == 1:
        return _of(winners[0], translate("isle_of_skye", "{seat} wins"))
    if len(winners) == 2:
        parts: Parts = {"first": Name(winners[0]), "second": Name(winners[1])}
        return LogEntry(Line(translate("isle_of_skye", "{first} and {second} share the win"), parts))
    return _open(translate("isle_of_skye", "{count} players share the win"), count=len(winners))
