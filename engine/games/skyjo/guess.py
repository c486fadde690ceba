"""A full state out of a view: what the watcher has not seen is drawn by its likelihood."""

from random import Random

from engine.games.skyjo.dealing import remaining_copies
from engine.games.skyjo.pieces import PLACES, cards_of
from engine.games.skyjo.rules import PLACE_DRAWN
from engine.games.skyjo.state import SkyjoState
from engine.games.skyjo.table import NO_STOPPER
from engine.games.skyjo.view import EMPTY, SkyjoView


def unseen_copies(view: SkyjoView) -> list[int]:
    """How often each value, from −2 up, is among the cards the watcher has not located: those face down and, where
    its make-up is not known, the draw pile, with a drawn card that is hidden from the watcher."""
    seen = [card for grid in view.grids for card in grid if card is not None and card != EMPTY]
    seen += view.discard + view.box + view.draw_order + view.draw_cards
    if view.hand is not None:
        seen.append(view.hand)
    copies = remaining_copies(view.options.deck, seen)
    assert copies is not None, "unseen_copies: the view shows cards the deck has not got"
    return copies


def guess_state(view: SkyjoView, rng: Random) -> SkyjoState:
    """A state whose view for the same watcher is `view`, all arrangements of the unseen cards being as likely."""
    state = SkyjoState(len(view.grids), view.options)
    state.phase = view.phase
    state.actor = view.actor
    state.turn = view.turn
    state.starter = 0 if view.starter is None else view.starter
    state.stopper = NO_STOPPER if view.stopper is None else view.stopper
    state.turns = view.turns
    state.turns_left = view.turns_left or 0
    state.totals = view.totals
    state.results = view.results
    state.closed_sums = list(view.closed_sums)
    state.box = list(view.box)
    state.discard = list(view.discard)
    _lay_cards(state, view, rng)
    return state


def _lay_cards(state: SkyjoState, view: SkyjoView, rng: Random) -> None:
    unseen = cards_of(unseen_copies(view))
    rng.shuffle(unseen)
    for seat, grid in enumerate(view.grids):
        for place, card in enumerate(grid):
            bit = 1 << place
            state.gone[seat] = state.gone[seat] | bit if card == EMPTY else state.gone[seat] & ~bit
            if card is None:
                state.down[seat] |= bit
                state.cards[seat * PLACES + place] = unseen.pop()
            elif card != EMPTY:
                state.cards[seat * PLACES + place] = card
    state.ordered = bool(view.draw_order)
    state.turned_over = bool(view.draw_order or view.draw_cards)
    state.draw = unseen
    if view.draw_order:
        state.draw = list(reversed(view.draw_order))
    elif view.draw_cards:
        state.draw = list(view.draw_cards)
    if view.hand is not None:
        state.hand = view.hand
    elif view.phase is PLACE_DRAWN:
        state.hand = state.draw.pop(int(rng.random() * len(state.draw)))
