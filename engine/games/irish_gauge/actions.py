"""Everything that can be done: the decisions of a seat and the results of chance. Each is one small value.

Companies and spaces are numbers of the tables in `pieces`, prices are whole pounds.
"""

from typing import Final, TypeAlias, final

from msgspec import Struct

from engine.core.seats import Seat, Watcher
from engine.games.irish_gauge.pieces import COMPANY_COUNT, SPACE_COUNT, CompanyNumber, Pounds, SeatNumber, SpaceNumber


@final
class DrawCompanies(Struct, frozen=True, tag="companies", forbid_unknown_fields=True):
    """Chance: the companies in play, in rising order (GAUGE-2.1)."""

    companies: tuple[CompanyNumber, ...]


@final
class DealShares(Struct, frozen=True, tag="deal", forbid_unknown_fields=True):
    """Chance: by seat, the company of the share dealt to it (GAUGE-2.3)."""

    companies: tuple[CompanyNumber, ...]


@final
class ChooseStarter(Struct, frozen=True, tag="starter", forbid_unknown_fields=True):
    """Chance: who has the first turn (GAUGE-2.4)."""

    seat: SeatNumber


@final
class OfferShare(Struct, frozen=True, tag="offer", forbid_unknown_fields=True):
    """Put a share of the display up for auction, from `opening` (GAUGE-3.1)."""

    company: CompanyNumber
    opening: Pounds


@final
class PlaceBid(Struct, frozen=True, tag="bid", forbid_unknown_fields=True):
    """Bid so much for the share on offer (GAUGE-3.2)."""

    amount: Pounds


@final
class PassBid(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Leave the auction (GAUGE-3.2)."""


@final
class BuyShare(Struct, frozen=True, tag="buy", forbid_unknown_fields=True):
    """Take a share of the display at its current price: instead of an auction (GAUGE-3.1), or after one without a bid
    (GAUGE-3.4)."""

    company: CompanyNumber


@final
class DeclineShare(Struct, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Buy nothing after an auction without a bid (GAUGE-3.4)."""


@final
class BuildTrack(Struct, frozen=True, tag="build", forbid_unknown_fields=True):
    """Lay a track on a space (GAUGE-4.1)."""

    space: SpaceNumber


GaugeAction: TypeAlias = (
    DrawCompanies | DealShares | ChooseStarter | OfferShare | PlaceBid | PassBid | BuyShare | DeclineShare | BuildTrack
)

# One value of each kind, made once: lists of choices share them.
PASS_BID: Final = PassBid()
DECLINE_SHARE: Final = DeclineShare()
PURCHASES: Final = tuple(BuyShare(company) for company in range(COMPANY_COUNT))
BUILDS: Final = tuple(BuildTrack(space) for space in range(SPACE_COUNT))


def redact_action(action: GaugeAction, actor: Seat, watcher: Watcher) -> GaugeAction:
    """The action as `watcher` saw it: nothing is hidden in this game (GAUGE-2.3, 3.2)."""
    return action
