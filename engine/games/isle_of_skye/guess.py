"""A full state out of a view: what the watcher has not seen is drawn by its likelihood."""

from random import Random
from typing import Final

from engine.core.seats import Seat
from engine.games.isle_of_skye.pieces import ALL_TILES, TILES_DRAWN
from engine.games.isle_of_skye.recall import owner_bit, recall
from engine.games.isle_of_skye.state import SkyeState
from engine.games.isle_of_skye.table import NO_TILE, PLACE_KEPT
from engine.games.isle_of_skye.view import SkyeView

LIKELY_PRICES: Final = 9
"""A price that is hidden is guessed among 0 … 8 coins, as far as its owner has them: more is rarely asked."""


def guess_state(view: SkyeView, rng: Random) -> SkyeState:
    """A state whose view for the same watcher is `view`, all arrangements of the unseen tiles being as likely."""
    state = SkyeState(view.seats, view.options)
    recall(view, state)
    unseen = _unseen(view)
    rng.shuffle(unseen)
    # Whoever places a kept tile holds one that fits: that hand comes first, while there is the most to choose from.
    placing = view.turn if view.phase is PLACE_KEPT else None
    others = [seat for seat in range(view.seats) if seat != view.watcher and view.held[seat]]
    for seat in sorted(others, key=lambda seat: seat != placing):
        _guess_hand(state, view, seat, unseen, rng)
    for index, tile in enumerate(state.neutral):
        if tile == NO_TILE:
            state.neutral[index] = unseen.pop()
    for index, tile in enumerate(state.bottom):
        if tile == NO_TILE:
            found = unseen.pop()
            state.bottom[index] = found
            state.known[found] = owner_bit(view, state.bottom_by[index])
    assert len(unseen) == view.bag_mixed, "guess_state: tiles are missing"
    state.bag = unseen
    return state


def _unseen(view: SkyeView) -> list[int]:
    """The tiles the watcher does not know the place of."""
    seen: set[int | None] = {laid.tile for territory in view.territories for laid in territory if laid is not None}
    seen.update(item.tile for item in view.shown)
    seen.update(offer.tile for offer in view.offers)
    seen.update(view.neutral)
    seen.update(item.tile for item in view.unplaced)
    seen.update(item.tile for item in view.bag_bottom)
    for tiles in view.held:
        seen.update(tiles)
    return [tile for tile in ALL_TILES if tile not in seen]


def _guess_hand(state: SkyeState, view: SkyeView, seat: Seat, unseen: list[int], rng: Random) -> None:
    """What another seat drew and what it made of that."""
    hidden = _guess_held(state, view, seat, unseen, rng)
    for tile in hidden:
        state.known[tile] |= 1 << seat
    drawn = hidden[:]
    if not state.open_prices:
        progress = view.progress[seat]
        if progress.aside:
            state.aside[seat] = hidden[0]
        if progress.offered:
            state.offered[seat] = hidden[1]
        if progress.done:
            state.kept[seat] = hidden[2]
            state.prices[seat] = rng.randrange(min(LIKELY_PRICES, view.coins[seat] + 1))
    else:
        state.aside[seat] = hidden[-1]
        if len(hidden) == 2:
            state.kept[seat] = hidden[0]
        drawn = [state.aside[seat], state.offered[seat], state.kept[seat]]
    rng.shuffle(drawn)
    state.drawn[seat * TILES_DRAWN : (seat + 1) * TILES_DRAWN] = drawn
    if view.phase is PLACE_KEPT and seat == view.turn:
        state.placing = state.kept[seat]


def _guess_held(state: SkyeState, view: SkyeView, seat: Seat, unseen: list[int], rng: Random) -> list[int]:
    """The seat's hidden tiles in any order; the first one fits if the seat is about to place it."""
    known = [tile for tile in view.held[seat] if tile is not None]
    count = len(view.held[seat]) - len(known)
    must_fit = view.phase is PLACE_KEPT and seat == view.turn
    while True:
        found = [*known, *rng.sample(unseen, count)]
        rng.shuffle(found)
        if not must_fit or state.fits_somewhere(seat, found[0]):
            break
    for tile in found:
        if tile not in known:
            unseen.remove(tile)
    return found
