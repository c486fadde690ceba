"""What a choice would bring, for showing before it is made. Pure functions of a view; points are those of the score
sheets, "as if the game ended now" (IMHOTEP-6.4)."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core.seats import Seat
from engine.games.imhotep.events import RoundBegan, StonePlaced, StoneReturned
from engine.games.imhotep.pieces import FIRST_BERTH, KINDS, NO_OWNER, SHIP_BERTHS
from engine.games.imhotep.rules import sailable
from engine.games.imhotep.sailing import sail
from engine.games.imhotep.scoring import totals
from engine.games.imhotep.table import Table
from engine.games.imhotep.view import ImhotepView


class SailPreview(Struct, frozen=True):
    """What would come of sailing a ship to a site: the stones that would be `placed` and those that would be
    `returned` to their owners, in unloading order; by seat the `points` scored at once (IMHOTEP-4.1), the `gains`, by
    which the total would change in all, bonuses won and lost included, and the new `totals`."""

    ship: int
    site: int
    placed: tuple[StonePlaced, ...]
    returned: tuple[StoneReturned, ...]
    points: tuple[int, ...]
    gains: tuple[int, ...]
    totals: tuple[int, ...]
    ends_round: bool
    ends_game: bool


def sail_preview(view: ImhotepView, ship: int, site: int, stones: Sequence[Seat] | None = None) -> SailPreview | None:
    """What every seat would score now if the ship were sailed to the site, whoever's turn it is; None where the rules
    do not allow that voyage (IMHOTEP-3.3). With `stones`: if its stones lay in this order, from the top down."""
    table = view.table()
    if not (sailable(table) >> ship & 1 and table.open_sites >> site & 1):
        return None
    if stones is not None:
        _arrange(table, ship, stones)
    before = totals(table.options, table.sites, table.hands, table.seats)
    told: list[Struct] = []
    sail(table, ship, site, told)
    after = totals(table.options, table.sites, table.hands, table.seats)
    placed = tuple(event for event in told if isinstance(event, StonePlaced))
    return SailPreview(
        ship=ship,
        site=site,
        placed=placed,
        returned=tuple(event for event in told if isinstance(event, StoneReturned)),
        points=tuple(sum(stone.points for stone in placed if stone.seat == seat) for seat in range(table.seats)),
        gains=tuple(new - old for new, old in zip(after, before, strict=True)),
        totals=tuple(after),
        ends_round=any(isinstance(event, RoundBegan) for event in told),
        ends_game=not table.open_sites,
    )


def _arrange(table: Table, ship: int, stones: Sequence[Seat]) -> None:
    first = FIRST_BERTH[ship]
    occupied = [berth for berth in range(SHIP_BERTHS[ship]) if table.berths[first + berth] != NO_OWNER]
    for berth, owner in zip(occupied, stones, strict=True):
        table.berths[first + berth] = owner


def card_gain(view: ImhotepView, seat: Seat, card: int) -> int:
    """By how much one more card of that kind would raise the seat's total now: what a permanent card is worth so far,
    0 for a one-shot card (IMHOTEP-5.2)."""
    hands = [count for hand in view.hands for count in hand]
    before = totals(view.options, view.sites, hands, view.seats)[seat]
    hands[seat * KINDS + card] += 1
    return totals(view.options, view.sites, hands, view.seats)[seat] - before


def exchanged(view: ImhotepView, ship: int, one: int, other: int) -> tuple[Seat, ...] | None:
    """The owners of a ship's stones from the top down if those in two berths changed places, as `Rearrange` and
    `sail_preview` take them; None if one of the berths is empty. The order may be the same as before."""
    berths = list(view.ships[ship])
    berths[one], berths[other] = berths[other], berths[one]
    if berths[one] is None or berths[other] is None:
        return None
    return tuple(owner for owner in berths if owner is not None)
