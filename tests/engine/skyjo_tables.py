"""For tests: positions of Skyjo written down as they lie on a table."""

from collections import Counter
from random import Random
from typing import Any

from msgspec import Struct

from engine.core.seats import Seat
from engine.games.skyjo.actions import (
    DISCARD_DRAWN,
    EXCHANGES,
    TAKE_FROM_DISCARD_PILE,
    TAKE_FROM_DRAW_PILE,
    TURN_UPS,
    DrawCard,
    SkyjoAction,
)
from engine.games.skyjo.options import TUTORIAL, SkyjoOptions
from engine.games.skyjo.pieces import ALL_PLACES, COLUMNS, PLACES, ROWS, cards_of, copies_of, place_at
from engine.games.skyjo.rules import Phase
from engine.games.skyjo.state import SkyjoState

HIDDEN = "?1 ?2 ?3 ?4 / ?1 ?2 ?3 ?4 / ?1 ?2 ?3 ?4"
"""A grid nothing is known of yet: columns of three 1, three 2, three 3 and three 4."""
OPEN = "5 6 7 8 / 5 6 7 8 / 5 6 7 ?8"
"""A grid with one card face down; three alike in three columns."""


def options(base: SkyjoOptions = TUTORIAL, /, **changes: Any) -> SkyjoOptions:
    """A profile with some values changed."""
    values = {name: getattr(base, name) for name in base.__struct_fields__}
    return SkyjoOptions(**{**values, **changes})


def position(
    rules: SkyjoOptions,
    *grids: str,
    discard: str = "9",
    draw: str | None = None,
    turn: Seat = 0,
    stopper: Seat = -1,
    turns_left: int = 0,
    turns: int = 0,
    totals: tuple[int, ...] | None = None,
) -> SkyjoState:
    """A position before the turn of a seat. A grid is three rows from the top, parted by "/": "5" lies face up, "?5"
    face down, "." stands for no card. The piles read bottom to top; without `draw` the draw pile is what is
    left of the deck."""
    state = SkyjoState(len(grids), rules)
    for seat, text in enumerate(grids):
        _lay(state, seat, text)
    state.discard = [int(word) for word in discard.split()]
    state.draw = _rest(rules, state) if draw is None else [int(word) for word in draw.split()]
    state.phase = Phase.TAKE
    state.turn = state.actor = state.starter = turn
    state.stopper = stopper
    state.turns_left = turns_left
    state.turns = turns
    if totals is not None:
        state.totals = totals
    return state


def _lay(state: SkyjoState, seat: Seat, text: str) -> None:
    rows = [row.split() for row in text.split("/")]
    assert len(rows) == ROWS and all(len(row) == COLUMNS for row in rows), f"not a grid: {text}"
    state.gone[seat] = state.down[seat] = 0
    for row, words in enumerate(rows):
        for column, word in enumerate(words):
            place = place_at(column, row)
            if word == ".":
                state.gone[seat] |= 1 << place
                continue
            state.down[seat] |= (1 << place) * word.startswith("?")
            state.cards[seat * PLACES + place] = int(word.lstrip("?"))


def _rest(rules: SkyjoOptions, state: SkyjoState) -> list[int]:
    rest = Counter(cards_of(copies_of(rules.deck)))
    rest.subtract(cards_of_table(state))
    return sorted(card for card, count in rest.items() for _ in range(count))


def cards_of_table(state: SkyjoState) -> list[int]:
    """Every card in the grids, on the discard pile and in the box."""
    cards = [*state.discard, *state.box]
    for seat in range(state.seats):
        lying = ALL_PLACES & ~state.gone[seat]
        cards += [state.cards[seat * PLACES + place] for place in range(PLACES) if lying >> place & 1]
    return cards


def grid_text(state: SkyjoState, seat: Seat) -> str:
    """A grid as `position` reads it."""
    words = []
    for row in range(ROWS):
        for column in range(COLUMNS):
            place = place_at(column, row)
            mark = "?" * (state.down[seat] >> place & 1)
            gone = state.gone[seat] >> place & 1
            words.append("." if gone else f"{mark}{state.cards[seat * PLACES + place]}")
    return " / ".join(" ".join(words[first : first + COLUMNS]) for first in range(0, PLACES, COLUMNS))


def place(name: str) -> int:
    """The place called "B2": column B, row 2 from the top."""
    return place_at("ABCD".index(name[0]), int(name[1]) - 1)


def do(state: SkyjoState, *actions: SkyjoAction) -> list[Struct]:
    """Play legal actions and return what was told."""
    told: list[Struct] = []
    for action in actions:
        clause = state.refusal(action)
        assert clause is None, f"{action} is refused by {clause}"
        state.apply(action, told)
    return told


def draw_and_lay(state: SkyjoState, card: int, where: str) -> list[Struct]:
    """A turn: the seat on turn draws this card and exchanges it."""
    return do(state, TAKE_FROM_DRAW_PILE, DrawCard(state.turn, card), EXCHANGES[place(where)])


def take_and_lay(state: SkyjoState, where: str) -> list[Struct]:
    """A turn: the seat on turn takes the top discard and exchanges it."""
    return do(state, TAKE_FROM_DISCARD_PILE, EXCHANGES[place(where)])


def draw_and_turn_up(state: SkyjoState, card: int, where: str) -> list[Struct]:
    """A turn: the seat on turn draws this card, discards it and turns one up."""
    return do(state, TAKE_FROM_DRAW_PILE, DrawCard(state.turn, card), DISCARD_DRAWN, TURN_UPS[place(where)])


def first_of(told: list[Struct], kind: type[Struct]) -> Any:
    """The first event of a kind; there is one."""
    return next(event for event in told if type(event) is kind)


def kinds(told: list[Struct]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in told]


def play_at_random(state: SkyjoState, rng: Random, steps: int = 1_000_000) -> None:
    """Play so many steps, or to the end."""
    for _ in range(steps):
        if state.phase is Phase.OVER:
            return
        chance = state.phase in (Phase.DEAL, Phase.STARTER, Phase.DRAW)
        state.apply(state.sample_chance(rng) if chance else rng.choice(list(state.legal_actions())))
