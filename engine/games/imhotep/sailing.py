"""How a ship sails and is unloaded, and when the ships come back (IMHOTEP-3.3 to 3.5)."""

from engine.core.contract import Told
from engine.games.imhotep import events
from engine.games.imhotep.pieces import (
    ALL_BERTHS,
    ALL_SHIPS,
    CAPACITIES,
    FIRST_BERTH,
    NO_OWNER,
    SHIP_BERTHS,
    SHIP_MASKS,
    landing_points,
)
from engine.games.imhotep.table import Table


def sail(table: Table, ship: int, site: int, told: Told) -> None:
    """Sail a loaded ship to an open site for the seat on turn. If that was the round's last ship, they all return,
    unless the game is over: then no site is open any more."""
    if told is not None:
        told.append(events.ShipSailed(table.turn, ship, site))
    _unload(table, ship, site, told)
    table.harbour &= ~(1 << ship)
    table.loaded &= ~(1 << ship)
    table.free &= ~SHIP_MASKS[ship]
    if len(table.sites[site]) == CAPACITIES[site]:
        table.open_sites &= ~(1 << site)
        if told is not None:
            told.append(events.SiteCompleted(site))
    if not table.harbour and table.open_sites:
        table.harbour = ALL_SHIPS
        table.free = ALL_BERTHS
        table.round += 1
        if told is not None:
            told.append(events.RoundBegan(table.round))


def _unload(table: Table, ship: int, site: int, told: Told) -> None:
    """IMHOTEP-3.5."""
    stones = table.sites[site]
    first = FIRST_BERTH[ship]
    for berth in range(SHIP_BERTHS[ship]):
        owner = table.berths[first + berth]
        if owner == NO_OWNER:
            continue
        table.berths[first + berth] = NO_OWNER
        place = len(stones)
        if place < CAPACITIES[site]:
            stones.append(owner)
            if told is not None:
                told.append(events.StonePlaced(owner, ship, berth, site, place, landing_points(site, place)))
        else:
            table.reserve[owner] += 1
            if told is not None:
                told.append(events.StoneReturned(owner, ship, berth))
