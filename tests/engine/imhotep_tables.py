"""For tests: positions of Imhotep written down as they lie on a table. Seats are A, B, C, D."""

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.core.seats import CHANCE, NOBODY, Seat
from engine.games.imhotep.actions import (
    BuyCard,
    ImhotepAction,
    LoadStone,
    Rearrange,
    SailShip,
    TurnUpCard,
    UseCard,
)
from engine.games.imhotep.options import TUTORIAL, ImhotepOptions
from engine.games.imhotep.pieces import CARD_COUNTS, CARDS, KINDS, MARKET_SIZES, SITE_NAMES
from engine.games.imhotep.state import ImhotepState
from engine.games.imhotep.table import Phase
from engine.games.imhotep.view import ImhotepView

SHELF = "temple_priest pyramid_mason obelisk_carver tomb_keeper statue extra_hands fair_wind quarry lever statue"
"""What lies in the market unless a test says otherwise, as far as the seats need it. Costs: 3 2 1 2 2 1 1 1 1 2."""
NAMES = [card.name for card in CARDS]


def options(**changes: Any) -> ImhotepOptions:
    """The tutorial's rules with some values changed."""
    values = {name: getattr(TUTORIAL, name) for name in TUTORIAL.__struct_fields__}
    return ImhotepOptions(**{**values, **changes})


def position(
    seats: int = 2,
    rules: ImhotepOptions = TUTORIAL,
    *,
    ships: str = ".. ... ....",
    sites: Mapping[str, str] | None = None,
    reserve: str = "",
    box: str = "",
    hands: Mapping[str, str] | None = None,
    market: str = "",
    deck: str | None = None,
    turn: Seat = 0,
    number: int = 1,
    idle: int = 0,
) -> ImhotepState:
    """A position at the beginning of a seat's turn. `ships` lists the berths of the ships of two, three and four from
    the top: an owner, "." for a free berth, "~" all over for a ship that has sailed. `sites` maps a site's name to the
    owners of its stones in the order in which they were placed, `hands` an owner to the names of its cards; `reserve`
    and `box` are numbers by seat (ten and none unless said); `deck` names its cards, without it all that are left."""
    rows = ships.split()
    shelf = (market or SHELF).split()[: MARKET_SIZES[seats]]
    held = [cards((hands or {}).get("ABCD"[seat], "")) for seat in range(seats)]
    lying = [cards(" ".join(shelf)), *held]
    rest = tuple(CARD_COUNTS[kind] - sum(counts[kind] for counts in lying) for kind in range(KINDS))
    built = dict(sites or {})
    view = ImhotepView(
        watcher=None,
        options=rules,
        phase=Phase.TURN,
        actor=turn,
        turn=turn,
        playing=None,
        round=number,
        reserve=_numbers(reserve, seats, 10),
        box=_numbers(box, seats, 0),
        hands=tuple(held),
        market=tuple(card(name) for name in shelf),
        deck=rest if deck is None else cards(deck),
        discard=(0,) * KINDS,
        ships=tuple(tuple(None if mark in ".~" else seat_of(mark) for mark in row) for row in rows),
        in_harbour=tuple("~" not in row for row in rows),
        sites=tuple(tuple(seat_of(mark) for mark in built.pop(name, "")) for name in SITE_NAMES),
        idle=idle,
        reason=None,
    )
    assert not built, f"no such site: {built}"
    return view.determinize(Random(0))


def _numbers(text: str, seats: int, otherwise: int) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split()) if text else (otherwise,) * seats


def seat_of(mark: str) -> Seat:
    return "ABCD".index(mark)


def card(name: str) -> int:
    """The kind of that name."""
    return NAMES.index(name)


def cards(names: str) -> tuple[int, ...]:
    """Cards by kind, as views count them."""
    found = names.split()
    assert set(found) <= set(NAMES), f"no such cards: {found}"
    return tuple(found.count(name) for name in NAMES)


def do(state: ImhotepState, *actions: ImhotepAction) -> list[Any]:
    """Play legal actions and return what was told."""
    told: list[Any] = []
    for action in actions:
        clause = state.refusal(action)
        assert clause is None, f"{action} is refused by {clause}"
        state.apply(action, told)
    return told


def load(ship: int, berth: int) -> LoadStone:
    """Into a berth, counted from 1, of the ship with so many."""
    return LoadStone(ship - 2, berth - 1)


def sail(ship: int, site: str) -> SailShip:
    """The ship with so many berths to a site."""
    return SailShip(ship - 2, SITE_NAMES.index(site))


def buy(state: ImhotepState, name: str, following: str = "statue") -> list[Any]:
    """Buy the first such card of the market; the following one takes its place. Returns what was told."""
    return do(state, BuyCard(state.market.index(card(name))), TurnUpCard(card(following)))


def use(name: str) -> UseCard:
    return UseCard(card(name))


def order(ship: int, owners: str) -> Rearrange:
    """With a lever: so shall the stones of the ship with so many berths lie."""
    return Rearrange(ship - 2, tuple(seat_of(mark) for mark in owners))


def harbour(state: ImhotepState) -> str:
    """The ships as `position` reads them."""
    rows = []
    for ship in range(3):
        marks = ["." if owner < 0 else "ABCD"[owner] for owner in state.ship_berths(ship)]
        rows.append("".join(marks) if state.harbour >> ship & 1 else "~" * len(marks))
    return " ".join(rows)


def site(state: ImhotepState, name: str) -> str:
    """The owners of a site's stones."""
    return "".join("ABCD"[owner] for owner in state.sites[SITE_NAMES.index(name)])


def totals(state: ImhotepState) -> list[int]:
    """What everybody would score now, by the sheets."""
    return [sheet.total for sheet in state.sheets()]


def line(state: ImhotepState, owner: str, key: str) -> tuple[int, str, str] | None:
    """Of a line of somebody's sheet: the value, the derivation and the clause; None if there is no such line."""
    lines = [line for line in state.sheets()[seat_of(owner)].lines if line.key == key]
    return (lines[0].value, lines[0].derivation, lines[0].clause) if lines else None


def kinds(told: list[Any]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in told]


def of_kind(told: list[Any], kind: type[Any]) -> list[Any]:
    """The events of a kind."""
    return [event for event in told if type(event) is kind]


def choices(state: ImhotepState, *types: type[Any]) -> list[ImhotepAction]:
    """The legal actions of these types."""
    return [action for action in state.legal_actions() if type(action) in types]


def play_at_random(state: ImhotepState, rng: Random, steps: int = 1_000_000) -> None:
    """Play so many steps, or to the end."""
    for _ in range(steps):
        if state.actor == NOBODY:
            return
        state.apply(state.sample_chance(rng) if state.actor == CHANCE else rng.choice(list(state.legal_actions())))
