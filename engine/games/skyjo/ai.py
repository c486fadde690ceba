"""The computer player of Skyjo: a heuristic that sees only its view."""

from random import Random

from engine.ai.player import Budget, Decision
from engine.games.skyjo.view import SkyjoView


class GreedyPlayer:
    """Plays the first choice there is, for now."""

    def decide(self, view: SkyjoView, budget: Budget, rng: Random) -> Decision:
        """An action out of the view's legal ones."""
        return Decision(view.legal_actions()[0])
