"""Language-neutral text of actions and positions, for the command line and for files people read.

Seats are numbered from 1, tiles have their numbers, cells are row and column from 1: ``34`` is row 3, column 4. A tile
in a territory is its number with its rotation: ``29r2``.
"""

from collections.abc import Iterable
from typing import Final, assert_never

from engine.games.isle_of_skye.actions import (
    BuyTile,
    ChooseStarter,
    DealStarts,
    DeclineToBuy,
    DrawCards,
    DrawNeutral,
    DrawTiles,
    OfferTile,
    PlaceTile,
    SetAside,
    SetPrice,
    ShowTiles,
    SkyeAction,
)
from engine.games.isle_of_skye.events import Offer
from engine.games.isle_of_skye.grid import LENGTH, Laid, cell_at, column_of, row_of
from engine.games.isle_of_skye.view import BottomTile, SkyeView

UNSEEN: Final = "?"
WIDTH: Final = 6
"""Characters for a cell; every second row is shifted by half of it."""


def cell_name(cell: int) -> str:
    """``34`` for row 3, column 4."""
    return f"{row_of(cell)}{column_of(cell)}"


def action_text(action: SkyeAction) -> str:
    """One short word or more for an action; ``?`` stands for what was not seen."""
    match action:
        case DrawCards(cards=cards):
            return f"cards {'+'.join(cards)}"
        case DealStarts(tiles=tiles):
            return f"starts {_numbers(tiles)}"
        case ChooseStarter(seat=seat):
            return f"starter {seat + 1}"
        case ShowTiles(tiles=tiles):
            return f"show {_numbers(tiles)}"
        case DrawTiles(seat=seat, tiles=tiles):
            return f"draw {seat + 1} {UNSEEN if tiles is None else _numbers(tiles)}"
        case DrawNeutral(tiles=tiles, prices=prices):
            priced = [f"{_number(tile)}/{price or '-'}" for tile, price in zip(tiles, prices, strict=True)]
            return f"neutral {'+'.join(priced)}"
        case SetAside(tile=tile):
            return f"aside {_number(tile)}"
        case OfferTile(tile=tile):
            return f"offer {_number(tile)}"
        case SetPrice(price=price):
            return f"price {_number(price)}"
        case BuyTile(tile=tile):
            return f"buy {tile}"
        case DeclineToBuy():
            return "decline"
        case PlaceTile(cell=cell, rotation=rotation):
            return f"place {cell_name(cell)} r{rotation}"
        case _:
            assert_never(action)


def _number(value: int | None) -> str:
    return UNSEEN if value is None else str(value)


def _numbers(tiles: Iterable[int | None]) -> str:
    return "+".join(map(_number, tiles)) or "-"


def view_text(view: SkyeView) -> str:
    """The position: lines on the table, then each seat with its territory, rows 2 and 4 shifted right."""
    lines = [
        f"round {view.round}/{view.options.rounds} {view.phase.value} seat {view.turn + 1} badge {view.starter + 1}",
        f"cards {' '.join(view.cards) or '-'}",
        f"board {_board_text(view)}  centre {' '.join(map(_offer_text, view.offers)) or '-'}",
        f"bag {view.bag_size} ({view.bag_mixed}) {' '.join(map(_bottom_text, view.bag_bottom))}".rstrip(),
    ]
    if view.placing is not None:
        lines.append(f"to place {view.placing}")
    if view.hand is not None:
        hand = view.hand
        roles = (("aside", hand.aside), ("offer", hand.offered), ("price", hand.price), ("keep", hand.kept))
        chosen = [f"{word} {value}" for word, value in roles if value is not None]
        lines.append(" ".join(["hand", _numbers(hand.drawn), *chosen]))
    for seat in range(view.seats):
        lines += _seat_lines(view, seat)
    return "\n".join(lines)


def _board_text(view: SkyeView) -> str:
    return " ".join(f"{item.tile}{'' if item.buyer is None else f'>{item.buyer + 1}'}" for item in view.shown) or "-"


def _offer_text(offer: Offer) -> str:
    sold = "" if offer.buyer is None else f">{offer.buyer + 1}"
    return f"{offer.owner + 1}:{offer.tile}/{offer.price}{sold}"


def _bottom_text(item: BottomTile) -> str:
    return f"{_number(item.tile)}{'' if item.by is None else f':{item.by + 1}'}"


def _seat_lines(view: SkyeView, seat: int) -> list[str]:
    mark = ">" if seat == view.actor else " "
    held = f" holds {_numbers(view.held[seat])}" if view.held[seat] else ""
    score, money = f"score {view.scores[seat]}+{view.hills[seat]}", f"coins {view.coins[seat]} debt {view.debts[seat]}"
    territory = view.territories[seat]
    rows = []
    for row in range(1, LENGTH + 1):
        cells = [_laid_text(territory[cell_at(row, column)]) for column in range(1, LENGTH + 1)]
        shift = " " * (WIDTH // 2) if row % 2 == 0 else ""
        rows.append(f"   {shift}{''.join(cells)}".rstrip())
    return [f"{mark}{seat + 1} {score} {money}{held}", *rows]


def _laid_text(laid: Laid | None) -> str:
    return "·".ljust(WIDTH) if laid is None else f"{laid.tile}r{laid.rotation}".ljust(WIDTH)
