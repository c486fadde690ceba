"""What chance does: the first market, the first player, the next card of the deck (IMHOTEP-2.1, 2.3, 3.2)."""

from random import Random
from typing import Final

from engine.games.imhotep.actions import STARTERS, TURN_UPS, ChooseStarter, ImhotepAction, LayOutMarket, TurnUpCard
from engine.games.imhotep.pieces import CARD_COUNTS, KINDS
from engine.games.imhotep.rules import waiting_refusal
from engine.games.imhotep.table import MARKET, REFILL, STARTER, Table

_PACK: Final = tuple(kind for kind in range(KINDS) for _ in range(CARD_COUNTS[kind]))
"""Every card there is, by kind."""


def sample(table: Table, rng: Random) -> ImhotepAction:
    """What chance does now, drawn with its probability."""
    if table.phase is REFILL:
        return TURN_UPS[_draw(table, rng)]
    if table.phase is STARTER:
        return STARTERS[int(rng.random() * table.seats)]
    assert table.phase is MARKET, "sample: chance is not to act"
    return LayOutMarket(tuple(rng.sample(_PACK, len(table.market))))


def _draw(table: Table, rng: Random) -> int:
    """The kind of a card of the deck, every card being as likely."""
    chosen = int(rng.random() * table.deck_left)
    kind = 0
    while chosen >= table.deck[kind]:
        chosen -= table.deck[kind]
        kind += 1
    return kind


def refusal(table: Table, action: ImhotepAction) -> str | None:
    """The clause that forbids the action while chance acts, or None for a possible result."""
    match action:
        case LayOutMarket(cards=cards) if table.phase is MARKET:
            return _market_refusal(table, cards)
        case ChooseStarter(seat=seat) if table.phase is STARTER:
            return None if 0 <= seat < table.seats else "IMHOTEP-2.3"
        case TurnUpCard(card=card) if table.phase is REFILL:
            if not 0 <= card < KINDS:
                return "IMHOTEP-1.4"
            return None if table.deck[card] else "IMHOTEP-3.2"
        case _:
            return waiting_refusal(table.phase, table.reason, action)


def _market_refusal(table: Table, cards: tuple[int, ...]) -> str | None:
    if len(cards) != len(table.market):
        return "IMHOTEP-2.1"
    possible = all(0 <= card < KINDS and cards.count(card) <= table.deck[card] for card in cards)
    return None if possible else "IMHOTEP-1.4"
