"""Language-neutral text of actions and positions, for the command line and for files people read.

A ship is called by its number of berths, berths count from 1 at the top, market slots and seats from 1.
"""

from collections.abc import Sequence
from typing import Final, assert_never

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
from engine.games.imhotep.pieces import CAPACITIES, CARDS, COSTS, LEVELS, PYRAMID, SHIP_BERTHS, SITE_NAMES
from engine.games.imhotep.view import ImhotepView

NO_STONE: Final = "·"
SHELF: Final = 5
"""Cards of the market in one line."""


def action_text(action: ImhotepAction) -> str:
    """One short word or two for an action."""
    match action:
        case LayOutMarket(cards=cards):
            return " ".join(("market", *(CARDS[card].name for card in cards)))
        case ChooseStarter(seat=seat):
            return f"starter {seat + 1}"
        case TurnUpCard(card=card):
            return f"card {CARDS[card].name}"
        case LoadStone(ship=ship, berth=berth):
            return f"load {berth_name(ship, berth)}"
        case BuyCard(slot=slot):
            return f"buy {slot + 1}"
        case SailShip(ship=ship, site=site):
            return f"sail {SHIP_BERTHS[ship]} {SITE_NAMES[site]}"
        case UseCard(card=card):
            return f"use {CARDS[card].name}"
        case TakeBack(stones=stones):
            return f"take {stones}"
        case Rearrange(ship=ship, owners=owners):
            return f"order {SHIP_BERTHS[ship]} {_stones(owners)}"
        case PassTurn():
            return "pass"
        case _:
            assert_never(action)


def berth_name(ship: int, berth: int) -> str:
    """``4.1`` for the topmost berth of the ship with four."""
    return f"{SHIP_BERTHS[ship]}.{berth + 1}"


def view_text(view: ImhotepView) -> str:
    """The position: a line on the turn, the harbour, the sites, the market, then each seat's stones and cards."""
    reason = "" if view.reason is None else f" {view.reason.value}"
    playing = "" if view.playing is None else f" {CARDS[view.playing].name}"
    lines = [f"round {view.round} {view.phase.value}{playing} seat {view.turn + 1}{reason}"]
    lines.append("ships    " + "  ".join(_ship(view, ship) for ship in range(len(view.ships))))
    lines += [f"{SITE_NAMES[site]:<9}{_site(site, stones)}" for site, stones in enumerate(view.sites)]
    shelf = [_offer(slot, card) for slot, card in enumerate(view.market)]
    rows = ["  ".join(shelf[first : first + SHELF]) for first in range(0, len(shelf), SHELF)]
    lines += [f"{'' if number else 'market':<9}{row}" for number, row in enumerate(rows)]
    lines.append(f"deck     {view.deck_left}")
    for seat in range(view.seats):
        mark = ">" if seat == view.turn else " "
        cards = " ".join(f"{count} {CARDS[kind].name}" for kind, count in enumerate(view.hands[seat]) if count)
        counts = f"reserve {view.reserve[seat]} box {view.box[seat]} points {view.points[seat]}"
        lines.append(f"{mark}{seat + 1}       {counts}  {cards}".rstrip())
    return "\n".join(lines)


def _stones(owners: Sequence[Seat | None]) -> str:
    return "".join(NO_STONE if owner is None else str(owner + 1) for owner in owners)


def _ship(view: ImhotepView, ship: int) -> str:
    return _stones(view.ships[ship]) if view.in_harbour[ship] else "~" * SHIP_BERTHS[ship]


def _site(site: int, stones: Sequence[Seat]) -> str:
    """The pyramid column by column, from the bottom up."""
    places = _stones((*stones, *[None] * (CAPACITIES[site] - len(stones))))
    step = LEVELS if site == PYRAMID else len(places)
    return " ".join(places[first : first + step] for first in range(0, len(places), step))


def _offer(slot: int, card: int | None) -> str:
    return f"{slot + 1}:{NO_STONE}" if card is None else f"{slot + 1}:{CARDS[card].name}({COSTS[card]})"
