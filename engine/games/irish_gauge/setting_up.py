"""Before the first turn: companies, first shares, the starter (GAUGE-2.1 to 2.4)."""

from random import Random

from engine.core.contract import Told
from engine.core.seats import Seat
from engine.games.irish_gauge import events
from engine.games.irish_gauge.actions import DealShares, DrawCompanies
from engine.games.irish_gauge.pieces import COMPANY_COUNT, SHARES_EACH, homes_mask
from engine.games.irish_gauge.table import DEAL, STARTER, Table
from engine.games.irish_gauge.turns import begin_turn


def sample_companies(seats: int, rng: Random) -> DrawCompanies:
    """As many companies as players, all sets being as likely."""
    return DrawCompanies(tuple(sorted(rng.sample(range(COMPANY_COUNT), seats))))


def sample_deal(companies: tuple[int, ...], seats: int, rng: Random) -> DealShares:
    """One share to each player from all of them, shuffled."""
    shares = [company for company in companies for _ in range(SHARES_EACH)]
    return DealShares(tuple(rng.sample(shares, seats)))


def take_companies(table: Table, companies: tuple[int, ...], told: Told) -> None:
    """These companies are in play, with all their shares on display (GAUGE-2.1)."""
    table.companies = companies
    table.homes = homes_mask(companies)
    for company in companies:
        table.display[company] = SHARES_EACH
    table.display_left = len(companies) * SHARES_EACH
    if told is not None:
        told.append(events.CompaniesDrawn(companies))
    if table.options.initial_shares == "one_of_each":
        deal(table, (companies,) * table.seats, told)
    else:
        table.phase = DEAL


def deal(table: Table, shares: tuple[tuple[int, ...], ...], told: Told) -> None:
    """By seat, the companies of its first shares; the rest stays on display (GAUGE-2.3)."""
    for seat, companies in enumerate(shares):
        for company in companies:
            table.display[company] -= 1
            table.holdings[seat * COMPANY_COUNT + company] += 1
            table.display_left -= 1
    table.phase = STARTER
    if told is not None:
        told.append(events.SharesDealt(shares))


def choose_starter(table: Table, seat: Seat, told: Told) -> None:
    """The first turn is the seat's (GAUGE-2.4)."""
    if told is not None:
        told.append(events.StarterChosen(seat))
    begin_turn(table, seat, told)
