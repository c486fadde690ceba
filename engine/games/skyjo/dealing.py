"""The deal of a round: drawing it, checking it, and what stays in the draw pile (SKYJO-2.1, 2.2)."""

from collections.abc import Sequence
from random import Random

from engine.games.skyjo.actions import DealRound
from engine.games.skyjo.pieces import HIGHEST, LOWEST, PLACES, cards_of, copies_of


def sample_deal(deck: str, seats: int, rng: Random) -> DealRound:
    """Twelve cards for every seat and the first discard, from the whole shuffled deck."""
    cards = cards_of(copies_of(deck))
    count = seats * PLACES + 1
    # Shuffled by hand and only as far as it is dealt: a third of what `Random.sample` takes.
    random, size = rng.random, len(cards)
    for index in range(count):
        other = index + int(random() * (size - index))
        cards[index], cards[other] = cards[other], cards[index]
    hands = tuple([tuple(cards[first : first + PLACES]) for first in range(0, seats * PLACES, PLACES)])
    return DealRound(hands, cards[count - 1])


def deal_refusal(deck: str, seats: int, action: DealRound) -> str | None:
    """The clause a deal breaks: not twelve cards for every seat, or cards the deck does not hold."""
    hands = action.hands
    if hands is None or len(hands) != seats or any(len(hand) != PLACES for hand in hands):
        return "SKYJO-2.1"
    return None if remaining_copies(deck, [*(c for hand in hands for c in hand), action.discard]) else "SKYJO-1.1"


def remaining_copies(deck: str, taken: Sequence[int]) -> list[int] | None:
    """Copies of each value, from −2 up, that are left of a deck without these cards; None if it has not got them."""
    copies = list(copies_of(deck))
    for card in taken:
        if not LOWEST <= card <= HIGHEST:
            return None
        copies[card - LOWEST] -= 1
    return copies if min(copies) >= 0 else None
