"""What tiles and coins are worth to everybody: the judgement behind the computer player. Everything is in points."""

from typing import Final

from msgspec import Struct

from engine.core.seats import Seat
from engine.games.isle_of_skye.grid import CELLS
from engine.games.isle_of_skye.recall import recalled
from engine.games.isle_of_skye.scoring import COINS_A_POINT, score_sheet
from engine.games.isle_of_skye.survey import Outlook, Survey
from engine.games.isle_of_skye.view import SkyeView

TIE_BREAK: Final = 0.01
"""What a coin is worth that can only decide a tie (SKYE-8.4)."""


class Traits(Struct, frozen=True):
    """What the judgement leans on; the values were found by self-play."""

    outlook: Outlook = Outlook()
    spending: float = 0.2
    """What a coin is worth for later purchases, in points, while another round is to come."""
    rivalry: float = 0.1
    """Weight of what a rival gains against the own gain."""
    asked: float = 0.4
    """What is usually asked for a tile, as a part of the coins the others have."""
    neutral_asked: float = 1.5
    """What is usually spent where the neutral sells, in coins."""
    doubt: float = 0.1
    """How many tiles more than expected a buyer may find, because others could not buy."""
    keenness: float = 0.4
    """How sharply buyers tell better offers from worse, per point."""


class Appraisal:
    """A view judged: what every tile is worth to every seat, as the territories lie."""

    def __init__(self, view: SkyeView, traits: Traits) -> None:
        self.view = view
        self.traits = traits
        table = recalled(view)
        self.score: int = 0 if view.watcher is None else score_sheet(table, view.watcher).total
        """The own score as it stands."""
        self.surveys: list[Survey] = [
            Survey(
                table.territory(seat),
                table.surrounds[seat * CELLS : (seat + 1) * CELLS],
                view.cards,
                view.options,
                traits.outlook,
            )
            for seat in range(view.seats)
        ]
        self.rounds_left: int = 0 if view.last == "yes" else view.options.rounds - view.round
        treasury = 1 / COINS_A_POINT if "treasury" in view.cards else 0.0
        later = traits.spending / (view.seats - 1) if self.rounds_left else TIE_BREAK
        self.coin: float = treasury + later
        """What a coin is worth."""
        self.income: float = (self.rounds_left + 1) * treasury + self.rounds_left * traits.spending / (view.seats - 1)
        """What a placed tile's incomes are worth, the one of this round included."""
        self._worths: dict[tuple[Seat, int], float] = {}

    def worth(self, seat: Seat, tile: int) -> float:
        """What a tile is worth to a seat in its best place; nothing if it fits nowhere."""
        found = self._worths.get((seat, tile))
        if found is None:
            best = self.surveys[seat].best_gain(tile)
            found = self._worths[seat, tile] = 0.0 if best is None else best + self.income
        return found
