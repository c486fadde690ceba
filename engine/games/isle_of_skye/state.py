"""One position of Isle of Skye with everything in it, and what an action does to it."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from engine.core.contract import Told
from engine.core.outcome import Outcome, ScoreSheet
from engine.core.seats import CHANCE, Watcher
from engine.games.isle_of_skye import pricing, rounds, setting_up, trading
from engine.games.isle_of_skye.actions import (
    BuyTile,
    ChooseStarter,
    DealStarts,
    DeclineToBuy,
    DrawCards,
    DrawNeutral,
    DrawTiles,
    OfferTile,
    PlaceTile,
    SetAside,
    SetPrice,
    ShowTiles,
    SkyeAction,
)
from engine.games.isle_of_skye.drawing import CHANCE_ACTIONS, chance_refusal, sample, take_from_bag
from engine.games.isle_of_skye.options import SkyeOptions, check_options
from engine.games.isle_of_skye.rules import decision_refusal, legal_decisions, waits_for
from engine.games.isle_of_skye.scoring import make_outcome, score_sheets
from engine.games.isle_of_skye.table import Table
from engine.games.isle_of_skye.view import SkyeView, make_view


class SkyeState(Table):
    """A position that can be played on (`engine.core.contract.State`)."""

    __slots__ = ()

    def clone(self) -> "SkyeState":
        """An independent copy."""
        copy = SkyeState.__new__(SkyeState)
        self.copy_to(copy)
        return copy

    # What may happen now

    def legal_actions(self) -> Sequence[SkyeAction]:
        """What the acting seat may do (see `rules.legal_decisions`); empty for chance and at the end."""
        return legal_decisions(self)

    def refusal(self, action: SkyeAction) -> str | None:
        """The clause that forbids the action now, or None."""
        if self.actor != CHANCE:
            return decision_refusal(self, action)
        if type(action) is CHANCE_ACTIONS[self.phase]:
            return chance_refusal(self, action)
        return waits_for(self)

    def sample_chance(self, rng: Random) -> SkyeAction:
        """A draw, each as likely as at the table."""
        return sample(self, rng)

    # What happens

    def apply(self, action: SkyeAction, told: Told = None) -> None:
        """Carry out a legal action and all that follows from it until somebody must decide."""
        # Asked by type and the frequent ones first: `match` asks isinstance, slow on classes of msgspec.
        if type(action) is PlaceTile:
            trading.place(self, action.cell, action.rotation, told)
        elif type(action) is SetAside:
            assert action.tile is not None, "apply: a redacted choice"
            pricing.set_aside(self, action.tile, told)
        elif type(action) is OfferTile:
            assert action.tile is not None, "apply: a redacted choice"
            pricing.offer(self, action.tile, told)
        elif type(action) is SetPrice:
            assert action.price is not None, "apply: a redacted price"
            pricing.price(self, action.price, told)
        elif type(action) is BuyTile:
            trading.buy(self, action.tile, told)
        elif type(action) is DrawTiles:
            assert action.tiles is not None, "apply: a redacted draw"
            take_from_bag(self, action.tiles)
            pricing.draw(self, action.seat, action.tiles, told)
        elif type(action) is DrawNeutral:
            tiles = tuple([tile for tile in action.tiles if tile is not None])
            take_from_bag(self, tiles)
            pricing.draw_neutral(self, tiles, action.prices, told)
        elif type(action) is ShowTiles:
            take_from_bag(self, action.tiles)
            rounds.show(self, action.tiles, told)
        elif type(action) is DeclineToBuy:
            trading.decline(self, told)
        elif type(action) is DrawCards:
            setting_up.draw_cards(self, action.cards, told)
        elif type(action) is DealStarts:
            take_from_bag(self, action.tiles)
            setting_up.deal_starts(self, action.tiles, told)
        elif type(action) is ChooseStarter:
            setting_up.choose_starter(self, action.seat, told)
        else:
            assert_never(action)

    # What can be said about it

    def view(self, watcher: Watcher) -> SkyeView:
        """What a seat may know, or what is public."""
        return make_view(self, watcher)

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """What everybody would score if the game ended now, the neutral last where it is ranked."""
        return score_sheets(self)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return None if self.reason is None else make_outcome(self, self.reason)


def new_state(seats: int, options: SkyeOptions) -> SkyeState:
    """The state before the cards are drawn. Raises `OptionError` for more than five rounds with four players."""
    check_options(seats, options)
    return SkyeState(seats, options)
