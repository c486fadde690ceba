"""The computer player of Isle of Skye: it weighs what it may do by what tiles are worth to it and to the others."""

from math import exp
from random import Random

from engine.ai.player import Budget, Considered, Decision
from engine.core.seats import Seat
from engine.games.isle_of_skye.actions import BuyTile, OfferTile, PlaceTile, SetAside, SetPrice, SkyeAction
from engine.games.isle_of_skye.appraisal import Appraisal, Traits
from engine.games.isle_of_skye.grid import laid_code
from engine.games.isle_of_skye.view import Hand, SkyeView


class SteadyPlayer:
    """Weighs everything it may do and takes the best."""

    def __init__(self, traits: Traits | None = None) -> None:
        self.traits: Traits = traits or Traits()

    def decide(self, view: SkyeView, budget: Budget, rng: Random) -> Decision:
        """The action of greatest worth out of the view's legal ones, and what the others are worth: the score as it
        stands with what the action is expected to bring to it."""
        choices = Choices(view, self.traits)
        weighed = [Considered(action, choices.worth(action)) for action in view.legal_actions()]
        weighed.sort(key=lambda considered: -considered.worth)
        return Decision(weighed[0].action, tuple(weighed))


class Choices:
    """What the watcher of a view can do, each with its worth."""

    def __init__(self, view: SkyeView, traits: Traits) -> None:
        assert view.watcher is not None, "Choices: a spectator has nothing to choose"
        self.view = view
        self.traits = traits
        self.me: Seat = view.watcher
        self.appraisal = Appraisal(view, traits)
        self.lap: list[Seat] = [(view.starter + step) % view.seats for step in range(view.seats)]
        self.buyers: list[Seat] = [seat for seat in self.lap if seat != self.me]
        """The others in the order in which they buy."""
        wealth = sum([view.coins[seat] for seat in self.buyers]) / len(self.buyers)
        self.asked: float = traits.neutral_asked if view.neutral else traits.asked * wealth
        """What is usually asked for a tile, in coins."""
        self._choices_of: dict[Seat, list[tuple[float, float]]] = {}

    def worth(self, action: SkyeAction) -> float:
        """The own score as it stands with what a legal action is expected to bring to it."""
        return self.appraisal.score + self._gain(action)

    def _gain(self, action: SkyeAction) -> float:
        if isinstance(action, PlaceTile):
            return self._placing(action)
        if isinstance(action, BuyTile):
            return self._buying(action.tile)
        if isinstance(action, SetAside | OfferTile | SetPrice):
            return self._pricing(action)
        return 0.0

    # Placing

    def _placing(self, action: PlaceTile) -> float:
        tile = self.view.placing
        assert tile is not None
        survey = self.appraisal.surveys[self.me]
        return survey.gain(action.cell, laid_code(tile, action.rotation)) + self.appraisal.income

    # Buying

    def _buying(self, tile: int) -> float:
        """What the tile brings, less its price; what the price brings a rival counts against it."""
        appraisal = self.appraisal
        own = appraisal.worth(self.me, tile)
        for offer in self.view.offers:
            if offer.tile == tile:
                worth = own - offer.price * appraisal.coin
                if offer.owner < self.view.seats:
                    worth -= self._envy(offer.price * appraisal.coin)
                return worth
        return own - self.view.options.display_price * appraisal.coin

    def _envy(self, gain: float) -> float:
        """What counts of a rival's gain."""
        return self.traits.rivalry * gain / len(self.buyers)

    # Pricing

    def _pricing(self, action: SetAside | OfferTile | SetPrice) -> float:
        """The best that can come of it."""
        hand = self.view.hand
        assert hand is not None
        aside, offered = hand.aside, hand.offered
        prices = range(self.view.coins[self.me] + 1)
        if isinstance(action, SetAside):
            aside = action.tile
        elif isinstance(action, OfferTile):
            offered = action.tile
        else:
            assert action.price is not None
            prices = range(action.price, action.price + 1)
        return max([self._plan(hand, *plan, prices) for plan in _plans(hand, aside, offered)])

    def _plan(self, hand: Hand, aside: int, offered: int, prices: range) -> float:
        kept = next(tile for tile in hand.drawn if tile not in (aside, offered))
        return self.appraisal.worth(self.me, kept) + max([self._offering(offered, price) for price in prices])

    def _offering(self, tile: int, price: int) -> float:
        """What offering a tile for that price can be expected to bring."""
        appraisal = self.appraisal
        unsold = 1.0
        envy = 0.0
        income = price * appraisal.coin
        for seat in self.buyers:
            chance = self._chance_to_sell(seat, tile, price)
            envy += unsold * chance * self._envy(appraisal.worth(seat, tile) - income - self._usual(seat))
            unsold *= 1.0 - chance
        own = appraisal.worth(self.me, tile) - self._cost_of_force(price)
        return (1.0 - unsold) * income - envy + unsold * own

    def _cost_of_force(self, price: int) -> float:
        """What the own price costs if nobody else pays it: coins, and debt beyond those left by then (SKYE-3.6)."""
        left = max(0.0, self.view.coins[self.me] - self.asked)
        paid = min(price, left)
        return paid * self.appraisal.coin + (price - paid)

    def _chance_to_sell(self, seat: Seat, tile: int, price: int) -> float:
        """How likely a seat is to take the tile for that price when its turn comes."""
        if price > self.view.coins[seat]:
            return 0.0
        surplus = self.appraisal.worth(seat, tile) - price * self.appraisal.coin
        keenness = self.traits.keenness
        rivals = sum([weight * exp(keenness * (other - surplus)) for weight, other in self._alternatives(seat)])
        return 1.0 / (1.0 + rivals)

    def _alternatives(self, seat: Seat) -> list[tuple[float, float]]:
        """What else the seat may find when it buys: how likely it is still there, and what it is worth to the seat."""
        found = self._choices_of.get(seat)
        if found is None:
            found = self._choices_of[seat] = self._open_choices(seat)
            others = self.view.seats - 2
            if others:
                before = self.lap.index(seat) / (others + 1)
                found.append((others * (1.0 - before) + self.traits.doubt, self._usual(seat)))
        return found

    def _open_choices(self, seat: Seat) -> list[tuple[float, float]]:
        """What lies open already: the neutral's tiles, and the main board where it sells."""
        view, appraisal = self.view, self.appraisal
        left = 1.0 - self.lap.index(seat) / view.seats
        wares = [(offer.tile, offer.price) for offer in view.offers if offer.owner == view.seats]
        if view.options.display_market:
            wares += [(item.tile, view.options.display_price) for item in view.shown]
        return [(left, appraisal.worth(seat, tile) - price * appraisal.coin) for tile, price in wares]

    def _usual(self, seat: Seat) -> float:
        """What an offer is usually worth to a seat: the own three tiles are as good as any."""
        hand = self.view.hand
        assert hand is not None
        worths = [self.appraisal.worth(seat, tile) for tile in hand.drawn]
        return sum(worths) / len(worths) - self.asked * self.appraisal.coin


def _plans(hand: Hand, aside: int | None, offered: int | None) -> list[tuple[int, int]]:
    """The tiles to set aside and to offer that are still possible."""
    return [
        (one, two)
        for one in hand.drawn
        for two in hand.drawn
        if one != two and aside in (None, one) and offered in (None, two)
    ]
