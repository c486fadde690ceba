"""Prompts, choices and warnings of Imhotep."""

from collections.abc import Sequence
from typing import assert_never

from engine.core.seats import Seat
from engine.games.imhotep.actions import (
    BuyCard,
    ChooseStarter,
    ImhotepAction,
    LayOutMarket,
    LoadStone,
    PassTurn,
    Rearrange,
    SailShip,
    TakeBack,
    TurnUpCard,
    UseCard,
)
from engine.games.imhotep.pieces import CARDS, EXTRA_HANDS, FAIR_WIND, QUARRY
from engine.games.imhotep.table import Phase
from engine.games.imhotep.view import ImhotepView
from gui.board.lines import Figure, Line, Name, Part
from gui.games.imhotep.parts import berth, card, ship, site
from gui.i18n import translate


def prompt(view: ImhotepView) -> Line:
    """What is expected now, of whom."""
    seat: dict[str, Part] = {"seat": Name(view.turn)}
    match view.phase:
        case Phase.MARKET:
            return Line(translate("imhotep", "The market is being laid out"))
        case Phase.STARTER:
            return Line(translate("imhotep", "It is being drawn who begins"))
        case Phase.REFILL:
            return Line(translate("imhotep", "A new card comes into the market"))
        case Phase.TURN:
            return _turn(view, seat)
        case Phase.CARD:
            return _card_in_play(view, seat)
        case Phase.OVER:
            return winners_line(view)
        case _:
            assert_never(view.phase)


def _turn(view: ImhotepView, seat: dict[str, Part]) -> Line:
    mine = view.legal_actions()
    if not mine:
        return Line(translate("imhotep", "{seat} is to act"), seat)
    kinds = {type(action) for action in mine}
    if PassTurn in kinds:
        if UseCard in kinds:
            return Line(translate("imhotep", "{seat}: no action is possible; play a card, or pass"), seat)
        return Line(translate("imhotep", "{seat}: no action is possible; you pass"), seat)
    actions = LoadStone in kinds, BuyCard in kinds, SailShip in kinds
    return Line(_with_cards(actions) if UseCard in kinds else _without_cards(actions), seat)


def _without_cards(actions: tuple[bool, bool, bool]) -> str:
    """By whether one can load, buy, sail."""
    match actions:
        case (True, True, True):
            return translate("imhotep", "{seat}: load a stone, buy a card or sail a ship")
        case (True, True, False):
            return translate("imhotep", "{seat}: load a stone or buy a card")
        case (True, False, True):
            return translate("imhotep", "{seat}: load a stone or sail a ship")
        case (True, False, False):
            return translate("imhotep", "{seat}: load a stone")
        case (False, True, True):
            return translate("imhotep", "{seat}: buy a card or sail a ship")
        case (False, True, False):
            return translate("imhotep", "{seat}: buy a card")
        case _:
            return translate("imhotep", "{seat}: sail a ship")


def _with_cards(actions: tuple[bool, bool, bool]) -> str:
    match actions:
        case (True, True, True):
            return translate("imhotep", "{seat}: load a stone, buy a card or sail a ship; cards may be played before")
        case (True, True, False):
            return translate("imhotep", "{seat}: load a stone or buy a card; cards may be played before")
        case (True, False, True):
            return translate("imhotep", "{seat}: load a stone or sail a ship; cards may be played before")
        case (True, False, False):
            return translate("imhotep", "{seat}: load a stone; cards may be played before")
        case (False, True, True):
            return translate("imhotep", "{seat}: buy a card or sail a ship; cards may be played before")
        case (False, True, False):
            return translate("imhotep", "{seat}: buy a card; cards may be played before")
        case _:
            return translate("imhotep", "{seat}: sail a ship; cards may be played before")


def _card_in_play(view: ImhotepView, seat: dict[str, Part]) -> Line:
    if view.playing == EXTRA_HANDS:
        return Line(translate("imhotep", "{seat}: load one more stone"), seat)
    if view.playing == FAIR_WIND:
        return Line(translate("imhotep", "{seat}: the wind is fair, sail a ship"), seat)
    if view.playing == QUARRY:
        return Line(translate("imhotep", "{seat}: how many stones come back from the box?"), seat)
    return Line(
        translate("imhotep", "{seat}: move stones between the berths of one ship, then settle the new order"), seat
    )


def winners_line(view: ImhotepView) -> Line:
    """Who has won, by points and then by reserve (IMHOTEP-6.5)."""
    totals = [sheet.total for sheet in view.sheets()]
    best = max((totals[seat], view.reserve[seat]) for seat in range(view.seats))
    winners = [seat for seat in range(view.seats) if (totals[seat], view.reserve[seat]) == best]
    points = Figure(best[0])
    if len(winners) == 1:
        tied = totals.count(best[0]) > 1
        template = (
            translate("imhotep", "{seat} wins with {points} points and the larger reserve")
            if tied
            else translate("imhotep", "{seat} wins with {points} points")
        )
        return Line(template, {"seat": Name(winners[0]), "points": points})
    if len(winners) == 2:
        return Line(
            translate("imhotep", "{first} and {second} share the win with {points} points"),
            {"first": Name(winners[0]), "second": Name(winners[1]), "points": points},
        )
    return Line(
        translate("imhotep", "{count} players share the win with {points} points"),
        {"count": Figure(len(winners)), "points": points},
    )


def choice(action: ImhotepAction, view: ImhotepView) -> Line:
    """An action in the list of choices and on buttons; it is the seat's that is on turn."""
    match action:
        case LoadStone(ship=number, berth=place):
            return Line(
                translate("imhotep", "Load: {ship}, berth {berth}"), {"ship": ship(number), "berth": berth(place)}
            )
        case BuyCard(slot=slot):
            kind = view.market[slot]
            assert kind is not None, "choice: the slot is empty"
            cost = CARDS[kind].cost
            parts = card(kind) | {"cost": Figure(cost)}
            if cost == 1:
                return Line(translate("imhotep", "Buy {card} {name} for one stone"), parts)
            return Line(translate("imhotep", "Buy {card} {name} for {cost} stones"), parts)
        case SailShip(ship=number, site=where):
            return Line(
                translate("imhotep", "Sail the {ship} to the {site}"), {"ship": ship(number), "site": site(where)}
            )
        case UseCard(card=kind):
            return Line(translate("imhotep", "Play {card} {name}"), card(kind))
        case TakeBack(stones=count):
            if count == 1:
                return Line(translate("imhotep", "Take one stone back"))
            return Line(translate("imhotep", "Take {count} stones back"), {"count": Figure(count)})
        case Rearrange(ship=number, owners=owners):
            return _order(number, owners)
        case PassTurn():
            return Line(translate("imhotep", "Pass"))
        case LayOutMarket() | ChooseStarter() | TurnUpCard():
            raise AssertionError("choice: nobody chooses what chance does")
        case _:
            assert_never(action)


def _order(number: int, owners: Sequence[Seat]) -> Line:
    """The owners of the stones from the top down."""
    parts: dict[str, Part] = {"ship": ship(number)}
    names = dict(zip(("first", "second", "third", "fourth"), map(Name, owners), strict=False))
    if len(owners) == 2:
        return Line(translate("imhotep", "Order on the {ship}: {first}, {second}"), parts | names)
    if len(owners) == 3:
        return Line(translate("imhotep", "Order on the {ship}: {first}, {second}, {third}"), parts | names)
    return Line(translate("imhotep", "Order on the {ship}: {first}, {second}, {third}, {fourth}"), parts | names)


def buttons(view: ImhotepView) -> Sequence[ImhotepAction]:
    """The legal actions done by a button: how many stones come back, and passing."""
    return tuple(action for action in view.legal_actions() if isinstance(action, TakeBack | PassTurn))


def warning(action: ImhotepAction, view: ImhotepView) -> str:
    """What to know before a card is kept and the turn is given up."""
    if isinstance(action, PassTurn) and any(isinstance(other, UseCard) for other in view.legal_actions()):
        return translate("imhotep", "Passing ends your turn; your cards stay with you.")
    return ""
